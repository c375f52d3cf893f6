// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hex_lines.h"

#include <algorithm>
#include <cstring>

namespace sectorsmith::cli {

namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 20;
constexpr std::size_t longestLine = 96;  // 16 digits of address, 16 bytes, text
constexpr char digits[] = "0123456789abcdef";

// "xx " and a spare byte for each value: one 4-byte store per byte of input, the next one overwrites the spare.
struct HexTable {
    std::array<std::array<char, 4>, 256> text{};
    std::array<char, 256> shown{};
    constexpr HexTable() {
        for (std::size_t i = 0; i < 256; ++i) {
            text[i] = {digits[i >> 4], digits[i & 15], ' ', ' '};
            shown[i] = i >= 0x20 && i < 0x7F ? static_cast<char>(i) : '.';
        }
    }
};
constexpr HexTable table;

char* putAddress(char* to, std::uint64_t address) {
    if (address >> 32 != 0) {
        int shift = 60;
        while ((address >> shift) == 0) shift -= 4;
        for (; shift >= 32; shift -= 4) *to++ = digits[(address >> shift) & 15];
    }
    for (int shift = 24; shift >= 0; shift -= 8) {
        std::memcpy(to, table.text[(address >> shift) & 0xFF].data(), 2);
        to += 2;
    }
    return to;
}

char* putLine(char* to, std::uint64_t address, const std::byte* bytes) {
    to = putAddress(to, address);
    *to++ = ' ';
    *to++ = ' ';
    for (std::size_t i = 0; i < 8; ++i)
        std::memcpy(to + 3 * i, table.text[std::to_integer<std::size_t>(bytes[i])].data(), 4);
    to += 24;
    *to++ = ' ';
    for (std::size_t i = 0; i < 8; ++i)
        std::memcpy(to + 3 * i, table.text[std::to_integer<std::size_t>(bytes[8 + i])].data(), 4);
    to += 24;
    *to++ = ' ';
    *to++ = '|';
    for (std::size_t i = 0; i < 16; ++i) to[i] = table.shown[std::to_integer<std::size_t>(bytes[i])];
    to += 16;
    *to++ = '|';
    *to++ = '\n';
    return to;
}

}  // namespace

HexLines::HexLines(std::ostream& out, std::uint64_t address, bool squeeze)
    : out_(out), buffer_(bufferSize + longestLine), lineAddress_(address), squeeze_(squeeze) {}

char* HexLines::room() {
    if (used_ >= bufferSize) flush();
    return buffer_.data() + used_;
}

void HexLines::flush() {
    out_.write(buffer_.data(), static_cast<std::streamsize>(used_));
    used_ = 0;
}

void HexLines::star() {
    if (!starred_) {
        char* to = room();
        to[0] = '*';
        to[1] = '\n';
        used_ += 2;
    }
    starred_ = true;
}

void HexLines::cleanLines(const std::byte* bytes, std::uint64_t count) {
    if (count == 0) return;
    const std::byte* before = havePrevious_ && previous_.unread == 0 ? previous_.bytes.data() : nullptr;
    for (std::uint64_t i = 0; i < count; ++i, bytes += lineBytes, lineAddress_ += lineBytes) {
        if (squeeze_ && before != nullptr && std::memcmp(before, bytes, lineBytes) == 0) {
            star();
        } else {
            starred_ = false;
            char* to = room();
            used_ += static_cast<std::size_t>(putLine(to, lineAddress_, bytes) - to);
        }
        before = bytes;
    }
    std::memcpy(previous_.bytes.data(), before, lineBytes);
    previous_.unread = 0;
    havePrevious_ = true;
}

// The slow way: lines that hold unread bytes, or are shorter.
void HexLines::partial(const Line& shown, std::size_t size) {
    char* to = room();
    char* const from = to;
    to = putAddress(to, lineAddress_);
    *to++ = ' ';
    for (std::size_t i = 0; i < lineBytes; ++i) {
        if (i % 8 == 0) *to++ = ' ';
        const char* text = i >= size ? "   "
                           : (shown.unread >> i & 1U) != 0
                               ? "?? "
                               : table.text[std::to_integer<std::size_t>(shown.bytes[i])].data();
        std::memcpy(to, text, 3);
        to += 3;
    }
    *to++ = ' ';
    *to++ = '|';
    for (std::size_t i = 0; i < size; ++i)
        *to++ =
            (shown.unread >> i & 1U) != 0 ? '?' : table.shown[std::to_integer<std::size_t>(shown.bytes[i])];
    *to++ = '|';
    *to++ = '\n';
    used_ += static_cast<std::size_t>(to - from);
}

void HexLines::line(const Line& shown) {
    if (squeeze_ && havePrevious_ && previous_ == shown) {
        star();
    } else {
        starred_ = false;
        partial(shown, lineBytes);
    }
    previous_ = shown;
    havePrevious_ = true;
    lineAddress_ += lineBytes;
}

void HexLines::add(std::span<const std::byte> bytes, std::span<const BadRange> bad) {
    std::size_t at = 0;
    std::uint64_t address = this->address();
    std::size_t nextBad = 0;
    while (at < bytes.size()) {
        while (nextBad < bad.size() && bad[nextBad].offset + bad[nextBad].length <= address) ++nextBad;
        const std::uint64_t clean = nextBad < bad.size()
                                        ? bad[nextBad].offset - std::min(bad[nextBad].offset, address)
                                        : bytes.size() - at;
        if (pendingSize_ == 0) {
            const std::uint64_t lines = std::min<std::uint64_t>(clean, bytes.size() - at) / lineBytes;
            cleanLines(bytes.data() + at, lines);
            at += lines * lineBytes;
            address += lines * lineBytes;
            if (at == bytes.size()) break;
            if (lines > 0) continue;
        }
        // Byte by byte up to the next line's start.
        const bool unread = clean == 0;
        pending_.bytes[pendingSize_] = unread ? std::byte{0} : bytes[at];
        if (unread) pending_.unread = static_cast<std::uint16_t>(pending_.unread | 1U << pendingSize_);
        ++pendingSize_;
        ++at;
        ++address;
        if (pendingSize_ == lineBytes) {
            line(pending_);
            pending_ = {};
            pendingSize_ = 0;
        }
    }
}

void HexLines::addZeros(std::uint64_t length) {
    static constexpr std::array<std::byte, 4096> zeros{};
    if (pendingSize_ > 0) {
        const auto part = std::min<std::uint64_t>(length, lineBytes - pendingSize_);
        add(std::span(zeros).first(part));
        length -= part;
    }
    if (squeeze_ && length >= 3 * lineBytes) {
        add(std::span(zeros).first(
            2 * lineBytes));  // after these the line before is zeros, and the star is there
        length -= 2 * lineBytes;
        lineAddress_ += length / lineBytes * lineBytes;
        length %= lineBytes;
    }
    while (length > 0) {
        const auto part = std::min<std::uint64_t>(length, zeros.size());
        add(std::span(zeros).first(part));
        length -= part;
    }
}

void HexLines::finish() {
    const std::uint64_t end = address();
    if (pendingSize_ > 0) {
        partial(pending_, pendingSize_);
        pending_ = {};
        pendingSize_ = 0;
    }
    lineAddress_ = end;
    if (end > 0) {  // hexdump prints nothing at all for nothing
        char* to = room();
        char* const from = to;
        to = putAddress(to, end);
        *to++ = '\n';
        used_ += static_cast<std::size_t>(to - from);
    }
    flush();
    out_.flush();
}

}  // namespace sectorsmith::cli
