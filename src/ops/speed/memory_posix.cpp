// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>

#include "ops/speed/memory.h"

namespace sectorsmith::speed {

PageMemory::PageMemory(std::size_t bytes) {
    void* memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
#ifdef MADV_HUGEPAGE
    ::madvise(memory, bytes, MADV_HUGEPAGE);  // fewer pages to pin for each transfer; a wish only
#endif
    data_ = static_cast<std::byte*>(memory);
    size_ = bytes;
}

PageMemory::~PageMemory() {
    if (data_ != nullptr) ::munmap(data_, size_);
}

}  // namespace sectorsmith::speed
