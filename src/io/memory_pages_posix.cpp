// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/memory_pages.h"

#include <sys/mman.h>

#include <cstdint>

namespace sectorsmith {

void preferLargePages(std::span<std::byte> memory) {
#ifdef MADV_HUGEPAGE
    const auto begin = reinterpret_cast<std::uintptr_t>(memory.data());
    const std::size_t whole = memory.size() / largePage * largePage;
    if (begin % largePage == 0 && whole > 0) ::madvise(memory.data(), whole, MADV_HUGEPAGE);
#else
    static_cast<void>(memory);  // macOS: the system's own choice
#endif
}

}  // namespace sectorsmith
