// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that begin at a page: direct reads fill them in place, any others by way of a buffer.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace sectorsmith {

template <typename T>
struct PageAllocator {
    using value_type = T;
    static constexpr std::align_val_t page{4096};

    PageAllocator() = default;
    template <typename Other>
    explicit PageAllocator(const PageAllocator<Other>&) {}
    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), page)); }
    void deallocate(T* memory, std::size_t) { ::operator delete(memory, page); }
    bool operator==(const PageAllocator&) const = default;
};

using PageBytes = std::vector<std::byte, PageAllocator<std::byte>>;

}  // namespace sectorsmith
