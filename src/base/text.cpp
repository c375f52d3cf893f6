// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include <algorithm>
#include <array>

#include "base/endian.h"
#include "base/shift_jis.h"
#include "base/text_tables.h"

namespace sectorsmith {

namespace {

constexpr char32_t replacement = 0xFFFD;
constexpr bool isSurrogate(char32_t c) { return c >= 0xD800 && c <= 0xDFFF; }

// One character of UTF-8 as the Unicode Standard (chapter 3, table 3-7) allows it. Invalid bytes give the replacement
// character and consume the longest beginning of a character ("maximal subpart"), at least one byte.
struct Utf8Step {
    char32_t c = replacement;
    std::size_t length = 1;
    bool valid = false;
};

Utf8Step utf8Step(const unsigned char* p, std::size_t available) {
    const unsigned first = p[0];
    if (first < 0x80) return {first, 1, true};
    std::size_t more = 0;
    char32_t c = 0;
    unsigned low =
        0x80;  // bounds of the second byte: they keep out overlong forms, surrogates and what is past U+10FFFF
    unsigned high = 0xBF;
    if (first >= 0xC2 && first <= 0xDF) {
        more = 1;
        c = first & 0x1F;
    } else if (first >= 0xE0 && first <= 0xEF) {
        more = 2;
        c = first & 0x0F;
        if (first == 0xE0) low = 0xA0;
        if (first == 0xED) high = 0x9F;
    } else if (first >= 0xF0 && first <= 0xF4) {
        more = 3;
        c = first & 0x07;
        if (first == 0xF0) low = 0x90;
        if (first == 0xF4) high = 0x8F;
    } else {
        return {};
    }
    for (std::size_t i = 1; i <= more; ++i) {
        if (i >= available || p[i] < low || p[i] > high) return {replacement, i, false};
        c = (c << 6) | (p[i] & 0x3Fu);
        low = 0x80;
        high = 0xBF;
    }
    return {c, more + 1, true};
}

// The character of a byte in a one-byte encoding.
char32_t oneByteChar(unsigned byte, Encoding encoding) {
    switch (encoding) {
        case Encoding::Latin1: return byte;
        case Encoding::MacRoman: return byte < 0x80 ? byte : macRomanHigh[byte - 0x80];
        case Encoding::Ebcdic: return ebcdic037[byte];
        case Encoding::Cp437: return byte < 0x80 ? byte : cp437High[byte - 0x80];
        case Encoding::Cp1252: return byte < 0x80 ? byte : cp1252High[byte - 0x80];
        case Encoding::ShiftJis:
        case Encoding::Ascii:
        case Encoding::Utf8:
        case Encoding::Utf16Le:
        case Encoding::Utf16Be: break;
    }
    return byte < 0x80 ? byte : replacement;
}

std::string decodeUtf16(std::span<const std::byte> bytes, bool big, bool exact = false) {
    std::string out;
    auto unit = [&](std::size_t i) -> char32_t {
        return big ? loadBig<std::uint16_t>(bytes.data() + i) : loadLittle<std::uint16_t>(bytes.data() + i);
    };
    std::size_t i = 0;
    // Most of all is ASCII.
    out.resize(bytes.size() / 2);
    for (; i + 2 <= bytes.size() && unit(i) < 0x80; i += 2) out[i / 2] = static_cast<char>(unit(i));
    out.resize(i / 2);
    for (; i + 2 <= bytes.size(); i += 2) {
        char32_t c = unit(i);
        if (c >= 0xD800 && c <= 0xDBFF && i + 4 <= bytes.size()) {
            const char32_t second = unit(i + 2);
            if (second >= 0xDC00 && second <= 0xDFFF) {
                c = 0x10000 + ((c - 0xD800) << 10) + (second - 0xDC00);
                i += 2;
            }
        }
        if (exact && isSurrogate(c)) {
            out += static_cast<char>(0xE0 | (c >> 12));
            out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
            out += static_cast<char>(0x80 | (c & 0x3F));
        } else {
            appendUtf8(out, isSurrogate(c) ? replacement : c);
        }
    }
    if (i < bytes.size()) appendUtf8(out, replacement);
    return out;
}

// In an encoding that is ASCII with `high` above it.
std::optional<unsigned char> highByteOf(char32_t c, const std::array<char16_t, 128>& high) {
    if (c < 0x80) return static_cast<unsigned char>(c);
    const auto* at = std::ranges::find(high, c, [](char16_t u) { return char32_t{u}; });
    if (at == high.end() || c == replacement) return std::nullopt;
    return static_cast<unsigned char>(0x80 + (at - high.begin()));
}

std::optional<unsigned char> oneByteOf(char32_t c, Encoding encoding) {
    switch (encoding) {
        case Encoding::Latin1:
            if (c <= 0xFF) return static_cast<unsigned char>(c);
            return std::nullopt;
        case Encoding::MacRoman: return highByteOf(c, macRomanHigh);
        case Encoding::Cp437: return highByteOf(c, cp437High);
        case Encoding::Cp1252: return highByteOf(c, cp1252High);
        case Encoding::Ebcdic: {
            const auto* at = std::ranges::find(ebcdic037, c, [](char16_t u) { return char32_t{u}; });
            if (at == ebcdic037.end()) return std::nullopt;
            return static_cast<unsigned char>(at - ebcdic037.begin());
        }
        default:
            if (c < 0x80) return static_cast<unsigned char>(c);
            return std::nullopt;
    }
}

void appendUtf16(std::string& out, char32_t c, bool big) {
    auto unit = [&](char32_t u) {
        const char high = static_cast<char>((u >> 8) & 0xFF);
        const char low = static_cast<char>(u & 0xFF);
        out += big ? high : low;
        out += big ? low : high;
    };
    if (c < 0x10000) return unit(c);
    unit(0xD800 + ((c - 0x10000) >> 10));
    unit(0xDC00 + ((c - 0x10000) & 0x3FF));
}

}  // namespace

std::string_view encodingName(Encoding encoding) {
    switch (encoding) {
        case Encoding::Ascii: return "ASCII";
        case Encoding::Latin1: return "Latin-1";
        case Encoding::MacRoman: return "Mac Roman";
        case Encoding::Utf8: return "UTF-8";
        case Encoding::Utf16Le: return "UTF-16 LE";
        case Encoding::Utf16Be: return "UTF-16 BE";
        case Encoding::Ebcdic: return "EBCDIC";
        case Encoding::Cp437: return "CP437 (DOS)";
        case Encoding::Cp1252: return "Windows-1252";
        case Encoding::ShiftJis: return "Shift-JIS";
    }
    return "";
}

std::span<const Encoding> allEncodings() {
    static constexpr std::array all{
        Encoding::Ascii, Encoding::Latin1,  Encoding::Cp1252,  Encoding::Cp437,    Encoding::MacRoman,
        Encoding::Utf8,  Encoding::Utf16Le, Encoding::Utf16Be, Encoding::ShiftJis, Encoding::Ebcdic};
    return all;
}

std::string decodeText(std::span<const std::byte> bytes, Encoding encoding) {
    if (encoding == Encoding::Utf16Le || encoding == Encoding::Utf16Be)
        return decodeUtf16(bytes, encoding == Encoding::Utf16Be);
    std::string out;
    out.reserve(bytes.size());
    if (encoding == Encoding::Utf8) {
        const auto* p = reinterpret_cast<const unsigned char*>(bytes.data());
        for (std::size_t i = 0; i < bytes.size();) {
            const Utf8Step step = utf8Step(p + i, bytes.size() - i);
            appendUtf8(out, step.c);
            i += step.length;
        }
        return out;
    }
    if (encoding == Encoding::ShiftJis) {
        while (!bytes.empty()) {
            const ShiftJisStep step = shiftJisStep(bytes);
            appendUtf8(out, step.c);
            bytes = bytes.subspan(step.length);
        }
        return out;
    }
    for (std::byte b : bytes) appendUtf8(out, oneByteChar(std::to_integer<unsigned>(b), encoding));
    return out;
}

std::string utf16Name(std::span<const std::byte> units, bool big) { return decodeUtf16(units, big, true); }

std::optional<std::string> encodeText(std::string_view utf8, Encoding encoding) {
    std::string out;
    out.reserve(utf8.size());
    const auto* p = reinterpret_cast<const unsigned char*>(utf8.data());
    for (std::size_t i = 0; i < utf8.size();) {
        const Utf8Step step = utf8Step(p + i, utf8.size() - i);
        if (!step.valid) return std::nullopt;
        i += step.length;
        if (encoding == Encoding::Utf8) {
            appendUtf8(out, step.c);
        } else if (encoding == Encoding::Utf16Le || encoding == Encoding::Utf16Be) {
            appendUtf16(out, step.c, encoding == Encoding::Utf16Be);
        } else if (encoding == Encoding::ShiftJis) {
            const auto bytes = shiftJisBytes(step.c);
            if (!bytes) return std::nullopt;
            out += *bytes;
        } else {
            auto byte = oneByteOf(step.c, encoding);
            if (!byte) return std::nullopt;
            out += static_cast<char>(*byte);
        }
    }
    return out;
}

char32_t printableChar(std::byte byte, Encoding encoding) {
    const char32_t c = oneByteChar(std::to_integer<unsigned>(byte), encoding);
    // The soft hyphen has no shape of its own in the middle of a line.
    if (c == replacement || c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD) return 0;
    return c;
}

bool isValidUtf8(std::string_view text) {
    const auto* p = reinterpret_cast<const unsigned char*>(text.data());
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Step step = utf8Step(p + i, text.size() - i);
        if (!step.valid) return false;
        i += step.length;
    }
    return true;
}

std::string escapeBytes(std::string_view bytes) {
    static constexpr char digits[] = "0123456789ABCDEF";
    const auto* p = reinterpret_cast<const unsigned char*>(bytes.data());
    std::string text;
    for (std::size_t i = 0; i < bytes.size();) {
        const Utf8Step step = utf8Step(p + i, bytes.size() - i);
        for (std::size_t end = i + step.length; i < end; ++i) {
            if (step.valid) text += bytes[i];
            else ((text += "\\x") += digits[p[i] >> 4]) += digits[p[i] & 15];
        }
    }
    return text;
}

std::string unescapeBytes(std::string_view text) {
    const auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        const int letter = (c | 0x20) - 'a';
        return letter >= 0 && letter < 6 ? letter + 10 : -1;
    };
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 2) == "\\x" && text.size() - i >= 4) {
            const int high = digit(text[i + 2]), low = digit(text[i + 3]);
            if (high >= 0 && low >= 0) {
                bytes += static_cast<char>(high << 4 | low);
                i += 3;
                continue;
            }
        }
        bytes += text[i];
    }
    return bytes;
}

void appendUtf8(std::string& out, char32_t c) {
    if (isSurrogate(c) || c > 0x10FFFF) c = replacement;
    auto add = [&](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xC0 | (c >> 6));
        add(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        add(0xE0 | (c >> 12));
        add(0x80 | ((c >> 6) & 0x3F));
        add(0x80 | (c & 0x3F));
    } else {
        add(0xF0 | (c >> 18));
        add(0x80 | ((c >> 12) & 0x3F));
        add(0x80 | ((c >> 6) & 0x3F));
        add(0x80 | (c & 0x3F));
    }
}

}  // namespace sectorsmith
