// SPDX-License-Identifier: GPL-3.0-or-later
// LZFSE: literals and matches (literals to copy, length, distance), each coded by finite state entropy, whose bits are read
// from the end of the block to its start. Source: the format as Apple's reference implementation lzfse/lzfse (BSD) defines
// it in its structures.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "base/byte_reader.h"
#include "fs/codec/lz.h"

namespace sectorsmith::codec {

namespace {

constexpr std::size_t lengthSymbols = 20, distanceSymbols = 64, literalSymbols = 256;
constexpr std::size_t allSymbols = 2 * lengthSymbols + distanceSymbols + literalSymbols;
constexpr unsigned lengthStates = 64, distanceStates = 256, literalStates = 1024;
constexpr std::size_t mostLiterals = 40000, mostMatches = 10000;

// The values that a symbol stands for begin at `base` and need `bits` more bits.
struct Values {
    std::array<std::uint8_t, distanceSymbols> bits{};
    std::array<std::uint32_t, distanceSymbols> base{};
};
template <std::size_t N>
constexpr Values valuesOf(const std::array<std::uint8_t, N>& bits) {
    Values values;
    std::uint32_t base = 0;
    for (std::size_t i = 0; i < N; ++i) {
        values.bits[i] = bits[i];
        values.base[i] = base;
        base += 1U << bits[i];
    }
    return values;
}
constexpr Values literalCounts = valuesOf(
    std::array<std::uint8_t, lengthSymbols>{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 5, 8});
constexpr Values matchLengths = valuesOf(
    std::array<std::uint8_t, lengthSymbols>{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 8, 11});
constexpr Values distances = valuesOf([] {
    std::array<std::uint8_t, distanceSymbols> bits{};
    for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = static_cast<std::uint8_t>(i / 4);
    return bits;
}());

// Bits from the end of the bytes on: the highest of the last byte comes first, but for `unused` ones.
class BitsBackwards {
 public:
    BitsBackwards(std::span<const std::byte> bytes, unsigned unused)
        : bytes_(bytes), left_(bytes.size() * 8 >= unused ? bytes.size() * 8 - unused : 0) {}
    // False: there are no more.
    bool pull(unsigned count, std::uint32_t& value) {
        if (count > left_) return false;
        left_ -= count;
        std::uint64_t word = 0;
        const std::size_t first = left_ / 8;
        const std::size_t size = std::min<std::size_t>(8, bytes_.size() - first);
        for (std::size_t i = size; i-- > 0;)
            word = word << 8 | std::to_integer<std::uint64_t>(bytes_[first + i]);
        value = static_cast<std::uint32_t>(word >> (left_ % 8) & ((std::uint64_t{1} << count) - 1));
        return true;
    }

 private:
    std::span<const std::byte> bytes_;
    std::size_t left_;  // bits
};

struct State {
    std::uint16_t symbol = 0;
    std::int16_t delta = 0;
    std::uint8_t bits = 0xFF;  // of the next state; FF: no such state
};

// A symbol has as many states as it is frequent.
class Decoder {
 public:
    bool init(std::span<const std::uint16_t> frequencies, unsigned states) {
        states_.assign(states, State{});
        std::size_t at = 0;
        for (std::size_t symbol = 0; symbol < frequencies.size(); ++symbol) {
            const unsigned count = frequencies[symbol];
            if (count == 0) continue;
            if (count > states - at) return false;
            const auto shift = static_cast<unsigned>(std::countl_zero(count) - std::countl_zero(states));
            const unsigned split = ((2 * states) >> shift) - count;
            for (unsigned i = 0; i < count; ++i) {
                State& state = states_[at++];
                state.symbol = static_cast<std::uint16_t>(symbol);
                if (i < split) {
                    state.bits = static_cast<std::uint8_t>(shift);
                    state.delta = static_cast<std::int16_t>(((count + i) << shift) - states);
                } else {
                    state.bits = static_cast<std::uint8_t>(shift - 1);
                    state.delta = static_cast<std::int16_t>((i - split) << (shift - 1));
                }
            }
        }
        return true;
    }
    bool next(unsigned& state, BitsBackwards& bits, std::size_t& symbol) const {
        if (state >= states_.size() || states_[state].bits == 0xFF) return false;
        const State& now = states_[state];
        symbol = now.symbol;
        std::uint32_t more = 0;
        if (!bits.pull(now.bits, more)) return false;
        state = static_cast<unsigned>(now.delta + static_cast<int>(more));
        return true;
    }
    bool next(unsigned& state, BitsBackwards& bits, const Values& values, std::size_t& value) const {
        std::size_t symbol = 0;
        std::uint32_t more = 0;
        if (!next(state, bits, symbol) || !bits.pull(values.bits[symbol], more)) return false;
        value = values.base[symbol] + more;
        return true;
    }

 private:
    std::vector<State> states_;
};

struct Header {
    std::size_t size = 0;  // bytes
    std::uint32_t rawBytes = 0;
    std::uint32_t literals = 0, matches = 0, literalBytes = 0, matchBytes = 0;
    unsigned literalUnused = 0, matchUnused = 0;  // bits
    std::array<unsigned, 4> literalState{};
    unsigned countState = 0, lengthState = 0, distanceState = 0;
    std::array<std::uint16_t, allSymbols> frequencies{};  // of counts, lengths, distances, literals
};

// A frequency is a prefix code of 2 to 14 bits, lowest bit first.
bool readFrequencies(std::span<const std::byte> bytes, std::array<std::uint16_t, allSymbols>& frequencies) {
    constexpr std::array<std::int8_t, 32> values = {0, 2, 1, 4, 0, 3, 1, -1, 0, 2, 1, 5, 0, 3, 1, -1,
                                                    0, 2, 1, 6, 0, 3, 1, -1, 0, 2, 1, 7, 0, 3, 1, -1};
    constexpr std::array<std::uint8_t, 32> lengths = {2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14,
                                                      2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14};
    std::uint64_t word = 0;
    unsigned have = 0;
    std::size_t at = 0;
    for (std::uint16_t& frequency : frequencies) {
        while (have <= 24 && at < bytes.size()) {
            word |= std::to_integer<std::uint64_t>(bytes[at++]) << have;
            have += 8;
        }
        const unsigned code = word & 31;
        const unsigned length = lengths[code];
        if (length > have) return false;
        frequency = length == 8    ? static_cast<std::uint16_t>(8 + (word >> 4 & 15))
                    : length == 14 ? static_cast<std::uint16_t>(24 + (word >> 4 & 1023))
                                   : static_cast<std::uint16_t>(values[code]);
        word >>= length;
        have -= length;
    }
    return have < 8 && at == bytes.size();
}

std::optional<Header> readHeader(std::span<const std::byte> in) {
    const ByteReader reader(in);
    Header header;
    header.rawBytes = *reader.little<std::uint32_t>(4);
    if (reader.matches(0, "bvx1")) {
        constexpr std::size_t tables = 50;
        if (!reader.contains(0, tables + 2 * allSymbols)) return std::nullopt;
        header.size = tables + 2 * allSymbols;
        header.literals = *reader.little<std::uint32_t>(12);
        header.matches = *reader.little<std::uint32_t>(16);
        header.literalBytes = *reader.little<std::uint32_t>(20);
        header.matchBytes = *reader.little<std::uint32_t>(24);
        header.literalUnused = 0U - *reader.little<std::uint32_t>(28);
        for (std::size_t i = 0; i < 4; ++i)
            header.literalState[i] = *reader.little<std::uint16_t>(32 + 2 * i);
        header.matchUnused = 0U - *reader.little<std::uint32_t>(40);
        header.countState = *reader.little<std::uint16_t>(44);
        header.lengthState = *reader.little<std::uint16_t>(46);
        header.distanceState = *reader.little<std::uint16_t>(48);
        for (std::size_t i = 0; i < allSymbols; ++i)
            header.frequencies[i] = *reader.little<std::uint16_t>(tables + 2 * i);
        return header;
    }
    if (!reader.contains(0, 32)) return std::nullopt;
    const std::array<std::uint64_t, 3> packed = {*reader.little<std::uint64_t>(8),
                                                 *reader.little<std::uint64_t>(16),
                                                 *reader.little<std::uint64_t>(24)};
    auto field = [&](std::size_t word, unsigned from, unsigned bits) {
        return static_cast<std::uint32_t>(packed[word] >> from & ((std::uint64_t{1} << bits) - 1));
    };
    header.literals = field(0, 0, 20);
    header.literalBytes = field(0, 20, 20);
    header.matches = field(0, 40, 20);
    header.literalUnused = 7 - field(0, 60, 3);
    for (unsigned i = 0; i < 4; ++i) header.literalState[i] = field(1, 10 * i, 10);
    header.matchBytes = field(1, 40, 20);
    header.matchUnused = 7 - field(1, 60, 3);
    header.size = field(2, 0, 32);
    header.countState = field(2, 32, 10);
    header.lengthState = field(2, 42, 10);
    header.distanceState = field(2, 52, 10);
    if (header.size < 32 || header.size > in.size()) return std::nullopt;
    if (header.size > 32 && !readFrequencies(in.subspan(32, header.size - 32), header.frequencies))
        return std::nullopt;
    return header;
}

// Appends a compressed block to the first `done` bytes of `out`.
bool unpackBlock(std::span<const std::byte> in, const Header& header, std::span<std::byte> out,
                 std::size_t& done) {
    if (header.literals > mostLiterals || header.literals % 4 != 0 || header.matches > mostMatches ||
        header.literalUnused > 7 || header.matchUnused > 7 || header.literalBytes > in.size() ||
        header.matchBytes > in.size() - header.literalBytes)
        return false;
    const std::span<const std::uint16_t> all(header.frequencies);
    Decoder literals, counts, lengths, wide;
    if (!counts.init(all.first(lengthSymbols), lengthStates) ||
        !lengths.init(all.subspan(lengthSymbols, lengthSymbols), lengthStates) ||
        !wide.init(all.subspan(2 * lengthSymbols, distanceSymbols), distanceStates) ||
        !literals.init(all.last(literalSymbols), literalStates))
        return false;
    std::vector<std::byte> text(header.literals);
    BitsBackwards bits(in.first(header.literalBytes), header.literalUnused);
    auto states = header.literalState;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t symbol = 0;
        if (!literals.next(states[i % 4], bits, symbol)) return false;
        text[i] = static_cast<std::byte>(symbol);
    }
    BitsBackwards matches(in.subspan(header.literalBytes, header.matchBytes), header.matchUnused);
    unsigned countState = header.countState, lengthState = header.lengthState,
             wideState = header.distanceState;
    std::size_t used = 0, distance = 0;
    for (std::uint32_t i = 0; i < header.matches; ++i) {
        std::size_t count = 0, length = 0, far = 0;
        if (!counts.next(countState, matches, literalCounts, count) ||
            !lengths.next(lengthState, matches, matchLengths, length) ||
            !wide.next(wideState, matches, distances, far))
            return false;
        if (far != 0) distance = far;  // 0: as before
        if (count > text.size() - used || count > out.size() - done) return false;
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(used), count,
                    out.begin() + static_cast<std::ptrdiff_t>(done));
        used += count;
        done += count;
        if (length == 0) continue;
        if (distance == 0 || distance > done || length > out.size() - done) return false;
        for (; length > 0; --length, ++done) out[done] = out[done - distance];
    }
    return true;
}

}  // namespace

std::optional<std::size_t> unpackLzfse(std::span<const std::byte> in, std::span<std::byte> out) {
    std::size_t at = 0, done = 0;
    while (true) {
        const auto block = in.subspan(at);
        const ByteReader reader(block);
        if (reader.matches(0, "bvx$")) return done;
        const auto raw = reader.little<std::uint32_t>(4);
        if (!raw || *raw > out.size() - done) return std::nullopt;
        if (reader.matches(0, "bvx-")) {
            if (!reader.contains(8, *raw)) return std::nullopt;
            std::copy_n(block.data() + 8, *raw, out.data() + done);
            done += *raw;
            at += 8 + std::size_t{*raw};
        } else if (reader.matches(0, "bvxn")) {
            const auto packed = reader.little<std::uint32_t>(8);
            if (!packed || !reader.contains(12, *packed)) return std::nullopt;
            const auto unpacked = unpackLzvn(block.subspan(12, *packed), out.subspan(done, *raw));
            if (!unpacked || *unpacked != *raw) return std::nullopt;
            done += *raw;
            at += 12 + std::size_t{*packed};
        } else if (reader.matches(0, "bvx1") || reader.matches(0, "bvx2")) {
            const auto header = readHeader(block);
            if (!header) return std::nullopt;
            const std::size_t before = done;
            if (!unpackBlock(block.subspan(header->size), *header, out.first(done + *raw), done) ||
                done - before != *raw)
                return std::nullopt;
            at += header->size + header->literalBytes + header->matchBytes;
        } else {
            return std::nullopt;
        }
    }
}

}  // namespace sectorsmith::codec
