// SPDX-License-Identifier: GPL-3.0-or-later
// Small reads of a source, many of them next to each other: pages are kept.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith::lang {

// Not for several threads at once. Holds at most kPages pages.
class Reader {
 public:
    static constexpr std::uint64_t kPageSize = 4096;
    static constexpr std::size_t kPages = 128;

    explicit Reader(const ByteSource& source) : source_(source), size_(source.size()) {}
    std::uint64_t size() const { return size_; }
    // All of `out` or an error with the offset that failed.
    Result<void> read(std::uint64_t offset, std::span<std::byte> out);
    // Reads of the source so far that no page could answer.
    std::uint64_t misses() const { return misses_; }

 private:
    struct Page {
        std::uint64_t base = ~std::uint64_t{0};
        std::uint32_t length = 0;
        std::array<std::byte, kPageSize> bytes;
        std::vector<BadRange> bad;
    };
    Page& page(std::uint64_t base);

    const ByteSource& source_;
    std::uint64_t size_;
    std::array<std::unique_ptr<Page>, kPages> pages_;
    Page* last_ = nullptr;
    std::uint64_t misses_ = 0;
};

}  // namespace sectorsmith::lang
