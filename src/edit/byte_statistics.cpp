// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/byte_statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "edit/block_reader.h"
#include "edit/errors.h"

namespace sectorsmith {

namespace {

// Blocks large enough to tell random bytes (7.95 bits of 8) from others, small enough to show a file's parts.
constexpr std::uint32_t largeBlock = 4096;
constexpr std::uint32_t smallBlock = 1024;
constexpr std::uint64_t smallRange = std::uint64_t{1} << 20;

// n * log2(n) of every count that a block can have.
const std::array<double, largeBlock + 1>& logarithms() {
    static const auto table = [] {
        std::array<double, largeBlock + 1> made{};
        for (std::size_t n = 2; n < made.size(); ++n)
            made[n] = static_cast<double>(n) * std::log2(static_cast<double>(n));
        return made;
    }();
    return table;
}

class Counter {
 public:
    Counter(std::uint64_t offset, std::uint64_t length, std::size_t mostPieces,
            const std::function<void(const EntropyPiece&)>& onPiece)
        : onPiece_(onPiece), at_(offset), end_(offset + length) {
        result_.blockBytes = length < smallRange ? smallBlock : largeBlock;
        const std::uint64_t blocks = (length + result_.blockBytes - 1) / result_.blockBytes;
        const std::uint64_t most = std::max<std::uint64_t>(mostPieces, 1);
        pieceBytes_ = std::max<std::uint64_t>((blocks + most - 1) / most, 1) * result_.blockBytes;
        begin();
    }

    void add(std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const auto part = static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), blockLeft()));
            for (const std::byte b : bytes.first(part)) ++block_[std::to_integer<unsigned>(b)];
            bytes = bytes.subspan(part);
            blockRead_ += static_cast<std::uint32_t>(part);
            advance(part);
        }
    }

    void addZeros(std::uint64_t count) {
        while (count > 0) {
            std::uint64_t part = std::min(count, blockLeft());
            if (blockDone_ == 0 && count >= blockLeft()) {
                // Whole blocks, as many as the piece holds.
                const std::uint64_t whole = std::min(count, pieceLeft()) / result_.blockBytes;
                if (whole > 1) {
                    part = (whole - 1) * result_.blockBytes;
                    result_.counts.of[0] += part;
                    piece_.zeroBytes += part;
                    piece_.least = blocks_ == 0 ? 0 : std::min(piece_.least, 0.0);
                    blocks_ += whole - 1;
                    at_ += part;
                    count -= part;
                    continue;
                }
            }
            block_[0] += static_cast<std::uint32_t>(part);
            blockRead_ += static_cast<std::uint32_t>(part);
            advance(part);
            count -= part;
        }
    }

    void addUnreadable(std::uint64_t count) {
        while (count > 0) {
            const std::uint64_t part = std::min(count, blockLeft());
            piece_.unreadableBytes += part;
            result_.unreadableBytes += part;
            advance(part);
            count -= part;
        }
    }

    ByteStatistics take() { return std::move(result_); }

 private:
    std::uint64_t pieceLeft() const { return std::min(piece_.offset + pieceBytes_, end_) - at_; }
    std::uint64_t blockLeft() const {
        return std::min<std::uint64_t>(result_.blockBytes - blockDone_, pieceLeft());
    }

    void begin() {
        piece_ = {};
        piece_.offset = at_;
        blocks_ = 0;
        sum_ = 0;
    }

    void advance(std::uint64_t count) {
        at_ += count;
        blockDone_ += static_cast<std::uint32_t>(count);
        if (blockDone_ == result_.blockBytes || pieceLeft() == 0) endBlock();
        if (pieceLeft() > 0) return;
        piece_.length = at_ - piece_.offset;
        piece_.known = blocks_ > 0;
        piece_.mean = blocks_ > 0 ? sum_ / static_cast<double>(blocks_) : 0;
        result_.pieces.push_back(piece_);
        onPiece_(piece_);
        begin();
    }

    void endBlock() {
        if (blockRead_ > 0) {
            const auto& logs = logarithms();
            double sum = 0;
            for (std::size_t i = 0; i < block_.size(); ++i) {
                sum += logs[block_[i]];
                result_.counts.of[i] += block_[i];
            }
            const auto read = static_cast<double>(blockRead_);
            const double entropy = std::max(0.0, std::log2(read) - sum / read);
            piece_.zeroBytes += block_[0];
            piece_.least = blocks_ == 0 ? entropy : std::min(piece_.least, entropy);
            piece_.most = std::max(piece_.most, entropy);
            sum_ += entropy;
            ++blocks_;
        }
        block_.fill(0);
        blockRead_ = 0;
        blockDone_ = 0;
    }

    const std::function<void(const EntropyPiece&)>& onPiece_;
    ByteStatistics result_;
    std::uint64_t at_;
    std::uint64_t end_;
    std::uint64_t pieceBytes_ = 0;
    EntropyPiece piece_;
    std::uint64_t blocks_ = 0;  // of the piece that hold something
    double sum_ = 0;            // of their entropies
    std::array<std::uint32_t, 256> block_{};
    std::uint32_t blockDone_ = 0;
    std::uint32_t blockRead_ = 0;
};

}  // namespace

std::uint64_t ByteCounts::total() const { return std::accumulate(of.begin(), of.end(), std::uint64_t{0}); }

double ByteCounts::entropy() const {
    const auto all = static_cast<double>(total());
    double bits = 0;
    for (const std::uint64_t count : of) {
        if (count == 0) continue;
        const double share = static_cast<double>(count) / all;
        bits -= share * std::log2(share);
    }
    return std::max(0.0, bits);
}

Result<ByteStatistics> countBytes(const ByteSource& source, std::uint64_t offset, std::uint64_t length,
                                  std::size_t mostPieces,
                                  const std::function<void(const EntropyPiece&)>& onPiece,
                                  Progress& progress) {
    if (offset > source.size())
        return failAt(offset, Cause::OutOfRange, EditError::RangeBeyondEnd, source.name());
    length = std::min(length, source.size() - offset);
    Counter counter(offset, length, mostPieces, onPiece);
    BlockReader::Plan plan{.begin = offset, .end = offset + length};
    plan.skipHoles = true;
    BlockReader reader(source, std::move(plan));
    std::uint64_t done = 0;
    while (auto block = reader.next()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, EditError::Cancelled);
        if (block->hole) {
            counter.addZeros(block->length);
        } else {
            std::uint64_t at = block->offset;
            const std::uint64_t end = block->offset + block->length;
            const auto upTo = [&](std::uint64_t to) {
                counter.add(std::span(block->bytes).subspan(at - block->offset, to - at));
                at = to;
            };
            for (const BadRange& bad : block->bad) {
                const std::uint64_t from = std::clamp(bad.offset, at, end);
                const std::uint64_t to = std::clamp(bad.offset + bad.length, from, end);
                upTo(from);
                counter.addUnreadable(to - from);
                at = to;
            }
            upTo(end);
        }
        done += block->length;
        progress.update(done, length);
        reader.recycle(std::move(*block));
    }
    return counter.take();
}

}  // namespace sectorsmith
