// SPDX-License-Identifier: GPL-3.0-or-later
// Apple has published nothing about LZBITMAP: this is the format as libzbitmap (Corellium, 2022) and dissect.util read it.
//
// "ZBM\t", then chunks, of which one without content is the last. A chunk: its own length and that of its content (24 bits
// each). Where they differ by this head alone, the content follows as it is. Else offsets in the chunk of distances,
// bitmaps and steps (24 bits each), the literal bytes, these three, and a table of 13 bitmaps in the last 17 bytes.
// A step (4 bits) makes eight bytes: each by a bit of a bitmap, a literal or what stands a distance before.
#include <array>

#include "base/endian.h"
#include "fs/codec/lz.h"

namespace sectorsmith::codec {

namespace {

constexpr std::size_t chunkHead = 6, packedHead = 15, tableBytes = 17;
constexpr std::size_t largestChunk = 0x8000;
constexpr unsigned tableEntries = 13, firstInTable = 3;  // steps below it take the next bitmap that there is
constexpr unsigned repeats = 15, leastRepeats = 4, firstDistance = 8, bytesOfStep = 8;

std::size_t load24(const std::byte* p) {
    return std::to_integer<std::size_t>(p[0]) | std::to_integer<std::size_t>(p[1]) << 8 |
           std::to_integer<std::size_t>(p[2]) << 16;
}

class Chunk {
 public:
    // `done`: bytes of `out` that earlier chunks have filled; `length`: those of this one, which fit.
    Chunk(std::span<const std::byte> chunk, std::span<std::byte> out, std::size_t done, std::size_t length)
        : in_(chunk), out_(out), done_(done), end_(done + length) {}

    bool unpack() {
        if (in_.size() < packedHead + tableBytes) return false;
        distances_ = load24(in_.data() + 6);
        bitmaps_ = load24(in_.data() + 9);
        steps_ = load24(in_.data() + 12) * 2;
        const std::byte* table = in_.data() + in_.size() - tableBytes;
        for (unsigned i = 0; i < tableEntries; ++i) {
            const unsigned bit = i * 10;
            const unsigned value = loadLittle<std::uint16_t>(table + bit / 8) >> bit % 8 & 0x3FF;
            table_[i] = {value & 0xFF, value >> 8};
            if (table_[i].distanceBytes > 2) return false;
        }
        while (done_ < end_) {
            const auto step = nextStep();
            if (!step || *step == repeats) return false;
            const auto times = timesOf();
            if (!times) return false;
            for (std::size_t i = 0; i < *times && done_ < end_; ++i)
                if (!apply(*step)) return false;
        }
        return true;
    }

 private:
    struct Entry {
        unsigned bitmap = 0, distanceBytes = 0;
    };

    std::optional<unsigned> nextByte(std::size_t& at) const {
        if (at >= in_.size()) return std::nullopt;
        return std::to_integer<unsigned>(in_[at++]);
    }
    std::optional<unsigned> nextStep() {
        std::size_t at = steps_ / 2;
        const auto byte = nextByte(at);
        if (!byte) return std::nullopt;
        return *byte >> (steps_++ % 2 * 4) & 15;
    }
    // How often the step before is done. The last one has no count.
    std::optional<std::size_t> timesOf() {
        if (end_ - done_ <= bytesOfStep) return 1;
        auto step = nextStep();
        if (!step) return std::nullopt;
        if (*step != repeats) {
            --steps_;
            return 1;
        }
        std::size_t times = leastRepeats;
        for (step = repeats; *step == repeats; times += *step)
            if (step = nextStep(); !step) return std::nullopt;
        return times;
    }
    bool apply(unsigned step) {
        Entry entry;
        if (step >= firstInTable) {
            entry = table_[step - firstInTable];
        } else {
            const auto bitmap = nextByte(bitmaps_);
            if (!bitmap) return false;
            entry = {*bitmap, step};
        }
        if (entry.distanceBytes != 0) {
            distance_ = 0;
            for (unsigned i = 0; i < entry.distanceBytes; ++i) {
                const auto byte = nextByte(distances_);
                if (!byte) return false;
                distance_ |= std::size_t{*byte} << i * 8;
            }
        }
        if (distance_ == 0) return false;
        for (unsigned i = 0; i < bytesOfStep && done_ < end_; ++i) {
            if ((entry.bitmap >> i & 1) != 0) {
                if (literals_ >= in_.size()) return false;
                out_[done_++] = in_[literals_++];
            } else {
                if (distance_ > done_) return false;
                out_[done_] = out_[done_ - distance_];
                ++done_;
            }
        }
        return true;
    }

    std::span<const std::byte> in_;
    std::span<std::byte> out_;
    std::size_t done_, end_;
    std::size_t literals_ = packedHead, distances_ = 0, bitmaps_ = 0;
    std::size_t steps_ = 0;  // of four bits
    std::size_t distance_ = firstDistance;
    std::array<Entry, tableEntries> table_{};
};

}  // namespace

std::optional<std::size_t> unpackLzbitmap(std::span<const std::byte> in, std::span<std::byte> out) {
    constexpr std::uint32_t magic = 0x094D425A;  // "ZBM\t"
    if (in.size() < 4 || loadLittle<std::uint32_t>(in.data()) != magic) return std::nullopt;
    std::size_t at = 4, done = 0;
    while (true) {
        if (in.size() - at < chunkHead) return std::nullopt;
        const std::size_t length = load24(in.data() + at), content = load24(in.data() + at + 3);
        if (content == 0) return done;
        if (length < chunkHead || length > in.size() - at || content > largestChunk ||
            content > out.size() - done)
            return std::nullopt;
        const auto chunk = in.subspan(at, length);
        if (length == content + chunkHead) {
            for (std::size_t i = 0; i < content; ++i) out[done + i] = chunk[chunkHead + i];
        } else if (!Chunk(chunk, out, done, content).unpack()) {
            return std::nullopt;
        }
        done += content;
        at += length;
    }
}

}  // namespace sectorsmith::codec
