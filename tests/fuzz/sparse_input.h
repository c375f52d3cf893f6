// SPDX-License-Identifier: GPL-3.0-or-later
// A disk made of a fuzzer's input: a few sectors of a large disk, the rest zeros. So a small input reaches structures
// that lie far apart. tests/fuzz/make-corpus.py writes the same form from real volumes.
//
// Input, little endian: byte 0 the sector size (512 shifted left by it modulo 4), bytes 1-4 the size in blocks of 512
// bytes (modulo kMaxBlocks, plus one, rounded up to whole sectors); then records of a block's number (u32; with bit 31
// set counted from the end, 0 the last) and its 512 bytes. Later records win. What is left over is dropped.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "base/endian.h"
#include "io/byte_source.h"

namespace sectorsmith::fuzz {

class SparseInput : public ByteSource {
 public:
    static constexpr std::size_t kBlock = 512;
    static constexpr std::uint32_t kMaxBlocks = 1U << 26;

    explicit SparseInput(std::span<const std::byte> input) {
        if (input.size() < 5) return;
        sectorSize_ = 512U << (std::to_integer<unsigned>(input[0]) % 4);
        const std::uint32_t perSector = sectorSize_ / kBlock;
        blocks_ = loadLittle<std::uint32_t>(input.data() + 1) % kMaxBlocks + 1;
        blocks_ = (blocks_ + perSector - 1) / perSector * perSector;
        for (input = input.subspan(5); input.size() >= 4 + kBlock; input = input.subspan(4 + kBlock)) {
            const auto number = loadLittle<std::uint32_t>(input.data());
            const std::uint64_t low = (number & 0x7FFFFFFFU) % blocks_;
            records_[(number & 0x80000000U) != 0 ? blocks_ - 1 - low : low] = input.subspan(4, kBlock);
        }
    }

    std::uint64_t size() const override { return blocks_ * kBlock; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return "fuzz"; }

    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        std::ranges::fill(out, std::byte{0});
        const std::uint64_t end =
            offset < size() ? offset + std::min<std::uint64_t>(out.size(), size() - offset) : offset;
        for (auto it = records_.lower_bound(offset / kBlock); it != records_.end(); ++it) {
            const std::uint64_t start = it->first * kBlock;
            if (start >= end) break;
            const std::uint64_t from = std::max(start, offset);
            const std::uint64_t to = std::min(start + kBlock, end);
            if (from < to)
                std::memcpy(out.data() + (from - offset), it->second.data() + (from - start), to - from);
        }
        ReadReport report;
        if (end < offset + out.size())
            report.bad.push_back(
                {end, offset + out.size() - end, Error{Cause::OutOfRange, "beyond the end", end}});
        return report;
    }

 private:
    std::uint32_t sectorSize_ = 512;
    std::uint64_t blocks_ = 1;
    std::map<std::uint64_t, std::span<const std::byte>> records_;
};

inline std::shared_ptr<SparseInput> sparseInput(const std::uint8_t* data, std::size_t size) {
    return std::make_shared<SparseInput>(std::as_bytes(std::span(data, size)));
}

}  // namespace sectorsmith::fuzz
