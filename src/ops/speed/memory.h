// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace sectorsmith::speed {

// Whole pages, zeroed, as uncached transfers want them. Empty when there is not enough memory.
class PageMemory {
 public:
    PageMemory() = default;
    explicit PageMemory(std::size_t bytes);
    ~PageMemory();
    PageMemory(PageMemory&& other) noexcept : data_(other.data_), size_(other.size_) {
        other.data_ = nullptr;
        other.size_ = 0;
    }
    PageMemory& operator=(PageMemory&& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        return *this;
    }
    PageMemory(const PageMemory&) = delete;
    PageMemory& operator=(const PageMemory&) = delete;

    std::byte* data() const { return data_; }
    std::size_t size() const { return size_; }
    std::span<std::byte> bytes() const { return {data_, size_}; }
    explicit operator bool() const { return data_ != nullptr; }

 private:
    std::byte* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace sectorsmith::speed
