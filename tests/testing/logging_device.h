// SPDX-License-Identifier: GPL-3.0-or-later
// A disk in memory that remembers every write and discard, and refuses nothing: what must never be touched is checked
// afterwards.
#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "io/block_device.h"

namespace sectorsmith::testing {

class LoggingDevice : public BlockDevice {
 public:
    explicit LoggingDevice(std::vector<std::byte> content, std::uint32_t sector = 512)
        : bytes(std::move(content)), sectorSize_(sector) {}

    std::vector<std::byte> bytes;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> touched;  // offset, length; in order
    DiscardLimits limits;
    bool secure = false;  // takes secure discards
    int secureDiscards = 0;
    bool zeroesRanges = true;            // by itself
    bool discardZeroes = true;           // else what is discarded reads as before
    std::set<std::uint64_t> badSectors;  // offsets whose write fails
    std::uint64_t failAllAfter = ~0ULL;  // so many writes work
    int failFlushAfter = -1;             // so many flushes work; below 0: all
    int flushes = 0;

    std::uint64_t size() const override { return bytes.size(); }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return "logging disk"; }
    DeviceIdentity identity() const override {
        return {false, "/dev/logging", "Logging disk", "L1", "memory", size(), sectorSize_, 0};
    }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        std::ranges::fill(out, std::byte{0});
        const std::uint64_t there =
            offset < size() ? std::min<std::uint64_t>(out.size(), size() - offset) : 0;
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(offset), there, out.begin());
        if (there < out.size())
            report.bad.push_back({offset + there, out.size() - there,
                                  Error{Cause::OutOfRange, "beyond the end", offset + there}});
        return report;
    }
    Result<void> write(std::uint64_t offset, std::span<const std::byte> data) override {
        if (offset % sectorSize_ != 0 || data.size() % sectorSize_ != 0 || offset + data.size() > size())
            return fail(Cause::Usage, "not whole sectors inside the disk", offset);
        if (failAllAfter == 0) return fail(Cause::NotFound, "the disk is gone", offset);
        --failAllAfter;
        for (const std::uint64_t bad : badSectors)
            if (bad >= offset && bad < offset + data.size()) return fail(Cause::Io, "a bad sector", bad);
        touched.emplace_back(offset, data.size());
        std::ranges::copy(data, bytes.begin() + static_cast<std::ptrdiff_t>(offset));
        return {};
    }
    Result<void> flush() override {
        if (failFlushAfter >= 0 && flushes >= failFlushAfter) return fail(Cause::Io, "the disk cannot flush");
        ++flushes;
        return {};
    }
    Result<std::uint64_t> discard(std::uint64_t offset, std::uint64_t length) override {
        if (limits.granularity == 0) return fail(Cause::Unsupported, "no TRIM here");
        const std::uint64_t begin = limits.roundUp(offset);
        const std::uint64_t end = limits.roundDown(offset + length);
        if (begin >= end) return 0;
        touched.emplace_back(begin, end - begin);
        if (discardZeroes)
            std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                      bytes.begin() + static_cast<std::ptrdiff_t>(end), std::byte{0});
        return end - begin;
    }
    Result<std::uint64_t> discardSecurely(std::uint64_t offset, std::uint64_t length) override {
        if (auto able = canDiscardSecurely(); !able) return std::unexpected(able.error());
        ++secureDiscards;
        return discard(offset, length);
    }
    Result<void> canDiscardSecurely() const override {
        if (!secure) return fail(Cause::Unsupported, "no secure discard here");
        return {};
    }
    DiscardLimits discardLimits() const override { return limits; }
    Result<void> writeZeros(std::uint64_t offset, std::uint64_t length) override {
        return write(offset, std::vector<std::byte>(length));
    }
    Result<void> zeroRange(std::uint64_t offset, std::uint64_t length) override {
        if (!zeroesRanges) return fail(Cause::Unsupported, "no zeroing here");
        return writeZeros(offset, length);
    }
    Result<std::vector<std::string>> rereadPartitions() override { return std::vector<std::string>{}; }

 private:
    std::uint32_t sectorSize_;
};

}  // namespace sectorsmith::testing
