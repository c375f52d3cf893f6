// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: [MS-XCA] for LZNT1; the opcodes of LZVN as libfmos' documentation "Apple LZVN" (libyal) has them.
#include "fs/codec/lz.h"

#include <zlib.h>

#include <algorithm>

#include "base/endian.h"

namespace sectorsmith::codec {

namespace {

constexpr std::size_t lznt1Chunk = 4096;

// Bytes that may overlap with where they go: each is there before it is needed.
void repeat(std::byte* to, std::size_t distance, std::size_t length) {
    for (const std::byte* from = to - distance; length > 0; --length) *to++ = *from++;
}

// One chunk's bytes, into at most 4096; how many there are.
std::optional<std::size_t> unpackChunk(std::span<const std::byte> in, std::span<std::byte> out) {
    std::size_t at = 0, done = 0;
    while (at < in.size()) {
        const unsigned flags = std::to_integer<unsigned>(in[at++]);
        for (unsigned bit = 0; bit < 8 && at < in.size(); ++bit) {
            if ((flags >> bit & 1) == 0) {
                if (done >= out.size()) return std::nullopt;
                out[done++] = in[at++];
                continue;
            }
            if (done == 0 || at + 2 > in.size()) return std::nullopt;
            const unsigned token = loadLittle<std::uint16_t>(in.data() + at);
            at += 2;
            // The further into the chunk, the more bits a distance needs.
            unsigned lengthBits = 12;
            for (std::size_t i = done - 1; i >= 16; i >>= 1) --lengthBits;
            const std::size_t distance = (token >> lengthBits) + 1U;
            const std::size_t length = (token & ((1U << lengthBits) - 1)) + 3U;
            if (distance > done || length > out.size() - done) return std::nullopt;
            repeat(out.data() + done, distance, length);
            done += length;
        }
    }
    return done;
}

}  // namespace

std::optional<std::size_t> unpackLznt1(std::span<const std::byte> in, std::span<std::byte> out) {
    std::size_t at = 0, done = 0;
    while (at + 2 <= in.size() && done < out.size()) {
        const unsigned header = loadLittle<std::uint16_t>(in.data() + at);
        if (header == 0) break;
        const std::size_t length = (header & 0xFFF) + 1U;
        at += 2;
        if (length > in.size() - at) return std::nullopt;
        const auto room = out.subspan(done, std::min(lznt1Chunk, out.size() - done));
        std::size_t written = 0;
        if ((header & 0x8000) != 0) {
            std::byte chunk[lznt1Chunk];
            const auto unpacked = unpackChunk(in.subspan(at, length), chunk);
            if (!unpacked) return std::nullopt;
            written = std::min(*unpacked, room.size());
            std::copy_n(chunk, written, room.data());
        } else {
            written = std::min(length, room.size());
            std::copy_n(in.data() + at, written, room.data());
        }
        std::ranges::fill(room.subspan(written), std::byte{0});
        at += length;
        done += room.size();
    }
    return done;
}

std::optional<std::size_t> unpackZlib(std::span<const std::byte> in, std::span<std::byte> out) {
    uLongf written = static_cast<uLongf>(out.size());
    if (uncompress(reinterpret_cast<Bytef*>(out.data()), &written, reinterpret_cast<const Bytef*>(in.data()),
                   static_cast<uLong>(in.size())) != Z_OK)
        return std::nullopt;
    return written;
}

std::optional<std::size_t> unpackLzvn(std::span<const std::byte> in, std::span<std::byte> out) {
    std::size_t at = 0, done = 0, distance = 0;
    while (at < in.size()) {
        const unsigned code = std::to_integer<unsigned>(in[at]);
        const unsigned low = code & 7;
        std::size_t literals = code >> 6, length = (code >> 3 & 7) + 3, size = 1;
        auto has = [&](std::size_t bytes) { return at + bytes <= in.size(); };
        if (code >= 0xF0) {  // a match alone, as far away as the one before
            literals = 0;
            length = code & 15;
            if (length == 0) {
                if (!has(2)) return std::nullopt;
                length = std::to_integer<std::size_t>(in[at + 1]) + 16;
                size = 2;
            }
        } else if (code >= 0xE0) {  // literals alone
            literals = code & 15;
            length = 0;
            if (literals == 0) {
                if (!has(2)) return std::nullopt;
                literals = std::to_integer<std::size_t>(in[at + 1]) + 16;
                size = 2;
            }
        } else if ((code & 0xF0) == 0x70 || (code & 0xF0) == 0xD0) {
            return std::nullopt;
        } else if ((code & 0xE0) == 0xA0) {  // a medium distance
            if (!has(3)) return std::nullopt;
            const unsigned more = loadLittle<std::uint16_t>(in.data() + at + 1);
            literals = code >> 3 & 3;
            length = ((code & 7) << 2 | (more & 3)) + 3;
            distance = more >> 2;
            size = 3;
        } else if (low == 7) {  // a large one
            if (!has(3)) return std::nullopt;
            distance = loadLittle<std::uint16_t>(in.data() + at + 1);
            size = 3;
        } else if (low == 6) {  // the one before
            if (code == 0x06) return done;
            if (code == 0x0E || code == 0x16) {
                ++at;
                continue;
            }
            if (code < 0x40) return std::nullopt;
        } else {
            if (!has(2)) return std::nullopt;
            distance = low << 8 | std::to_integer<std::size_t>(in[at + 1]);
            size = 2;
        }
        at += size;
        if (literals > in.size() - at || literals > out.size() - done) return std::nullopt;
        std::ranges::copy(in.subspan(at, literals), out.begin() + static_cast<std::ptrdiff_t>(done));
        at += literals;
        done += literals;
        if (length == 0) continue;
        if (distance == 0 || distance > done || length > out.size() - done) return std::nullopt;
        repeat(out.data() + done, distance, length);
        done += length;
    }
    return done;
}

}  // namespace sectorsmith::codec
