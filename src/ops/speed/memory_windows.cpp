// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "ops/speed/memory.h"

namespace sectorsmith::speed {

PageMemory::PageMemory(std::size_t bytes) {
    data_ = static_cast<std::byte*>(::VirtualAlloc(nullptr, bytes, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE));
    size_ = data_ == nullptr ? 0 : bytes;
}

PageMemory::~PageMemory() {
    if (data_ != nullptr) ::VirtualFree(data_, 0, MEM_RELEASE);
}

}  // namespace sectorsmith::speed
