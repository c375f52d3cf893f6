// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/allocation_map.h"

#include <bit>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/messages.h"

namespace sectorsmith {

Result<void> FreeSink::free(std::uint64_t first, std::uint64_t count) {
    if (stopped_ || count == 0) return {};
    if (first < nextAllowed_ || first >= geometry_.blocks || count > geometry_.blocks - first)
        return fail(Cause::Damaged, FsError::FreeBlocksBeyondEnd, first, first + count - 1, geometry_.blocks);
    nextAllowed_ = first + count;
    freeBlocks_ += count;
    if (pendingCount_ > 0 && pendingFirst_ + pendingCount_ == first) {
        pendingCount_ += count;
        return {};
    }
    if (auto done = emit(); !done) return done;
    pendingFirst_ = first;
    pendingCount_ = count;
    return {};
}

Result<void> FreeSink::emit() {
    if (pendingCount_ == 0 || stopped_) return {};
    const std::uint64_t start = pendingFirst_ * geometry_.blockSize;
    const std::uint64_t end =
        std::min((pendingFirst_ + pendingCount_) * std::uint64_t{geometry_.blockSize}, geometry_.limit);
    pendingCount_ = 0;
    if (start >= end) return {};
    while (area_ < areas_.size() && areas_[area_].end <= start) ++area_;
    if (area_ < areas_.size() && areas_[area_].start < end)
        return failAt(geometry_.base + std::max(start, areas_[area_].start), Cause::Damaged,
                      FsError::AreaMarkedFree, geometry_.base + std::max(start, areas_[area_].start),
                      geometry_.base + std::min(end, areas_[area_].end) - 1, areas_[area_].name);
    freeBytes_ += end - start;
    ++runs_;
    largest_ = std::max(largest_, end - start);
    if (visitor_ != nullptr && !(*visitor_)(ByteRange{geometry_.base + start, end - start})) stopped_ = true;
    return {};
}

Result<void> FreeSink::progress(std::uint64_t done, std::uint64_t total) {
    if (progress_.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    if (visitor_ == nullptr) progress_.update(std::min(done, total), total);
    return {};
}

Result<void> FreeSink::finish() { return emit(); }

void FreeSink::forbid(std::vector<Area> areas) {
    std::ranges::sort(areas, {}, &Area::start);
    // Joined, so that the end of one never hides a longer one before it.
    areas_.clear();
    area_ = 0;
    for (Area& area : areas) {
        if (area.start >= area.end) continue;
        if (!areas_.empty() && area.start < areas_.back().end)
            areas_.back().end = std::max(areas_.back().end, area.end);
        else areas_.push_back(std::move(area));
    }
}

namespace {

// Each byte turned around.
std::uint64_t reversed(std::uint64_t value) {
    value = ((value >> 1) & 0x5555555555555555) | ((value & 0x5555555555555555) << 1);
    value = ((value >> 2) & 0x3333333333333333) | ((value & 0x3333333333333333) << 2);
    return ((value >> 4) & 0x0F0F0F0F0F0F0F0F) | ((value & 0x0F0F0F0F0F0F0F0F) << 4);
}

// The 64 bits from bit `at` (a multiple of 64) on, those past `count` as used.
template <bool HighFirst>
std::uint64_t word(std::span<const std::byte> bits, std::uint64_t at, std::uint64_t count) {
    std::uint64_t value = 0;
    const std::uint64_t byte = at / 8;
    if (byte + 8 <= bits.size()) {
        value = loadLittle<std::uint64_t>(bits.data() + byte);
    } else {
        for (std::size_t i = 0; byte + i < bits.size(); ++i)
            value |= std::to_integer<std::uint64_t>(bits[byte + i]) << (8 * i);
    }
    if constexpr (HighFirst) value = reversed(value);
    const std::uint64_t left = count - at;
    if (left < 64) value |= ~std::uint64_t{0} << left;
    return value;
}

template <bool HighFirst>
Result<void> freeRuns(std::span<const std::byte> bits, std::uint64_t count, std::uint64_t first,
                      FreeSink& sink) {
    if (bits.size() < (count + 7) / 8) return fail(Cause::Damaged, FsError::MapTooShort);
    std::uint64_t start = 0;  // of the free run that is open
    bool open = false;
    for (std::uint64_t at = 0; at < count; at += 64) {
        std::uint64_t used = word<HighFirst>(bits, at, count);
        if (used == 0 && open) continue;
        if (used == ~std::uint64_t{0} && !open) continue;
        unsigned bit = 0;
        while (bit < 64) {
            const std::uint64_t rest = used >> bit;
            if (open) {
                const auto zeros = rest == 0 ? 64 - bit : static_cast<unsigned>(std::countr_zero(rest));
                bit += std::min(zeros, 64 - bit);
                if (bit == 64) break;
                if (auto done = sink.free(first + start, at + bit - start); !done) return done;
                open = false;
            } else {
                const auto ones = static_cast<unsigned>(std::countr_one(rest));
                bit += std::min(ones, 64 - bit);
                if (bit == 64) break;
                start = at + bit;
                open = true;
            }
        }
    }
    if (open) return sink.free(first + start, count - start);
    return {};
}

}  // namespace

Result<void> freeFromBits(std::span<const std::byte> bits, std::uint64_t count, std::uint64_t first,
                          FreeSink& sink) {
    return freeRuns<false>(bits, count, first, sink);
}

Result<void> freeFromBitsHighFirst(std::span<const std::byte> bits, std::uint64_t count, std::uint64_t first,
                                   FreeSink& sink) {
    return freeRuns<true>(bits, count, first, sink);
}

void reverseBits(std::span<std::byte> bytes) {
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t value = 0;
        const std::size_t part = std::min<std::size_t>(8, bytes.size() - i);
        std::memcpy(&value, bytes.data() + i, part);
        value = reversed(value);
        std::memcpy(bytes.data() + i, &value, part);
    }
}

std::uint64_t countBits(std::span<const std::byte> bits, std::uint64_t count) {
    std::uint64_t ones = 0;
    for (std::uint64_t at = 0; at < count; at += 64) {
        std::uint64_t value = word<false>(bits, at, count);
        if (count - at < 64) value &= ~(~std::uint64_t{0} << (count - at));
        ones += static_cast<unsigned>(std::popcount(value));
    }
    return ones;
}

Result<std::span<const std::byte>> WindowReader::get(std::uint64_t offset, std::uint64_t length,
                                                     AreaName what) {
    const std::uint64_t size = source_.size();
    if (offset > size || length > size - offset)
        return failAt(offset, Cause::Damaged, FsError::BeyondEnd, what.message());
    if (offset >= start_ && offset - start_ <= bytes_.size() && length <= bytes_.size() - (offset - start_))
        return std::span<const std::byte>(bytes_).subspan(offset - start_, length);
    const std::uint64_t wanted =
        std::min<std::uint64_t>(std::max<std::uint64_t>(length, window_), size - offset);
    bytes_.resize(wanted);
    start_ = offset;
    auto read = readExact(source_, offset, bytes_);
    if (!read && wanted > length) {  // a bad sector behind what is needed does not matter
        bytes_.resize(length);
        read = readExact(source_, offset, bytes_);
    }
    if (!read) {
        bytes_.clear();
        return std::unexpected(because(read.error(), FsError::Unreadable, what.message(), read.error()));
    }
    return std::span<const std::byte>(bytes_).first(length);
}

Result<std::span<const std::byte>> PagedBits::page(std::uint64_t number) {
    if (auto it = pages_.find(number); it != pages_.end()) return std::span<const std::byte>(it->second);
    const std::uint64_t start = number * kPage;
    const std::uint64_t all = (bits_ + 7) / 8;
    auto loaded = load_(start, std::min(kPage, all - start));
    if (!loaded) return std::unexpected(loaded.error());
    if (order_.size() >= kPages) {
        pages_.erase(order_.front());
        order_.pop_front();
    }
    order_.push_back(number);
    return std::span<const std::byte>(pages_.emplace(number, std::move(*loaded)).first->second);
}

Result<std::optional<std::uint64_t>> PagedBits::firstClear(std::uint64_t first, std::uint64_t count) {
    const std::uint64_t end = first <= bits_ && count <= bits_ - first ? first + count : bits_;
    const bool beyond = end == bits_ && first + count != end;
    while (first < end) {
        const std::uint64_t number = first / (kPage * 8);
        auto bytes = page(number);
        if (!bytes) return std::unexpected(bytes.error());
        const std::uint64_t inside = first % (kPage * 8);
        const std::uint64_t here = std::min(end - first, bytes->size() * 8 - inside);
        if (here == 0) return first;
        for (std::uint64_t bit = inside; bit < inside + here;) {
            if (bit % 64 == 0 && inside + here - bit >= 64 &&
                loadLittle<std::uint64_t>(bytes->data() + bit / 8) == ~std::uint64_t{0}) {
                bit += 64;
            } else {
                if (!bitAt(*bytes, bit)) return number * kPage * 8 + bit;
                ++bit;
            }
        }
        first += here;
    }
    if (beyond) return std::max(first, bits_);
    return std::nullopt;
}

}  // namespace sectorsmith
