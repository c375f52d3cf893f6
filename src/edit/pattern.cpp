// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/pattern.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <limits>

#include "base/endian.h"
#include "edit/errors.h"
#include "edit/letter_case.h"
#include "edit/literal.h"

namespace sectorsmith {

namespace {

// A byte of which the bits of `mask` (all, either nibble or none) are given.
std::string byteExpression(std::byte value, std::byte mask) {
    const auto known = std::to_integer<unsigned>(value);
    switch (std::to_integer<unsigned>(mask)) {
        case 0xFF: return fmt::format("\\x{:02x}", known);
        case 0xF0: return fmt::format("[\\x{:02x}-\\x{:02x}]", known, known | 0x0F);
        case 0x0F: {
            std::string out = "[";
            for (unsigned high = 0; high < 16; ++high) out += fmt::format("\\x{:02x}", high << 4 | known);
            return out + "]";
        }
        default: return "[\\x00-\\xff]";
    }
}

class LiteralPattern : public Pattern {
 public:
    LiteralPattern(std::vector<std::byte> value, std::vector<std::byte> mask)
        : finder_(std::move(value), std::move(mask)) {}

    std::optional<Match> find(std::span<const std::byte> buffer, std::size_t from,
                              std::size_t startEnd) const override {
        const auto at = finder_.find(buffer, from, startEnd);
        if (!at) return std::nullopt;
        return Match{*at, finder_.size()};
    }
    std::optional<Match> matchAt(std::span<const std::byte> buffer, std::size_t at) const override {
        if (!finder_.matchesAt(buffer, at)) return std::nullopt;
        return Match{at, finder_.size()};
    }
    std::size_t longest() const override { return finder_.size(); }
    bool matchesZeros() const override { return finder_.matchesZeros(); }
    std::string expression() const override {
        std::string out;
        for (std::size_t i = 0; i < finder_.size(); ++i)
            out += byteExpression(finder_.value(i), finder_.mask(i));
        return out;
    }

 private:
    LiteralFinder finder_;
};

Result<std::shared_ptr<const Pattern>> literal(std::vector<std::byte> value,
                                               std::vector<std::byte> mask = {}) {
    if (value.empty()) return fail(Cause::Usage, EditError::NothingToSearch);
    if (value.size() > Pattern::maximumMatch)
        return fail(Cause::Usage, EditError::PatternTooLong, Pattern::maximumMatch);
    if (mask.empty()) mask.assign(value.size(), std::byte{0xFF});
    return std::make_shared<LiteralPattern>(std::move(value), std::move(mask));
}

std::vector<std::byte> toBytes(std::string_view text) {
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

std::vector<std::byte> integerBytes(std::uint64_t value, unsigned bits, bool bigEndian) {
    std::vector<std::byte> bytes(bits / 8);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t at = bigEndian ? bytes.size() - 1 - i : i;
        bytes[at] = static_cast<std::byte>(value >> (8 * i) & 0xFF);
    }
    return bytes;
}

// One UTF-8 character from the front of `text`.
std::string_view takeCharacter(std::string_view& text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
    const std::string_view character = text.substr(0, length);
    text.remove_prefix(length);
    return character;
}

char32_t codePoint(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character[0]);
    if (character.size() == 1) return lead;
    char32_t c = lead & (0xFFu >> (character.size() + 1));
    for (const char byte : character.substr(1)) c = c << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    return c;
}

std::string regexBytes(std::string_view bytes) {
    std::string out;
    for (const char c : bytes) out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    return out;
}

// UTF-16 or UTF-32 in either byte order. Offsets in a buffer are taken for offsets on the disk, which they are but for a
// multiple of the unit where a search begins on one.
class EitherOrderPattern : public Pattern {
 public:
    EitherOrderPattern(std::shared_ptr<const Pattern> little, std::shared_ptr<const Pattern> big,
                       std::size_t unit, std::size_t longest)
        : little_(std::move(little)), big_(std::move(big)), unit_(unit), longest_(longest) {}

    std::optional<Match> find(std::span<const std::byte> buffer, std::size_t from,
                              std::size_t startEnd) const override {
        const std::size_t shift = unit_ - 1;
        while (const auto found = nearest(buffer, from, startEnd)) {
            const std::uint64_t at = found->offset;
            if (at % unit_ == 0) return found;
            // 00 41 00 42 00: big endian from the first byte on, or little from the second.
            if (const std::uint64_t later = at + shift; later % unit_ == 0 && big_->matchAt(buffer, at))
                if (auto other = little_->matchAt(buffer, later))
                    return later < startEnd ? other : std::nullopt;
            const bool shadow = at >= shift && (at - shift) % unit_ == 0 && little_->matchAt(buffer, at) &&
                                big_->matchAt(buffer, at - shift);
            if (!shadow) return found;
            from = at + 1;
        }
        return std::nullopt;
    }
    std::optional<Match> matchAt(std::span<const std::byte> buffer, std::size_t at) const override {
        if (auto match = little_->matchAt(buffer, at)) return match;
        return big_->matchAt(buffer, at);
    }
    std::size_t longest() const override { return longest_ + unit_; }
    std::size_t looksBehind() const override {
        return std::max({unit_, little_->looksBehind(), big_->looksBehind()});
    }
    bool matchesZeros() const override { return little_->matchesZeros() || big_->matchesZeros(); }
    std::string expression() const override {
        return "(?:" + little_->expression() + "|" + big_->expression() + ")";
    }

 private:
    // In steps that grow: a rare match of one order must not be looked for again and again between matches of the other.
    std::optional<Match> nearest(std::span<const std::byte> buffer, std::size_t from,
                                 std::size_t startEnd) const {
        std::size_t step = 4096;
        for (std::size_t begin = from; begin < startEnd; step *= 2) {
            const std::size_t end = startEnd - begin <= step ? startEnd : begin + step;
            const auto piece = buffer.first(std::min(buffer.size(), end + longest_));
            const auto little = little_->find(piece, begin, end);
            const auto big =
                big_->find(piece, begin, little ? static_cast<std::size_t>(little->offset) : end);
            if (big) return big;
            if (little) return little;
            begin = end;
        }
        return std::nullopt;
    }

    std::shared_ptr<const Pattern> little_;
    std::shared_ptr<const Pattern> big_;
    std::size_t unit_;     // bytes
    std::size_t longest_;  // bytes
};

std::string wideBytes(std::string_view utf8, unsigned bits, bool bigEndian) {
    if (bits == 16)
        return encodeText(utf8, bigEndian ? Encoding::Utf16Be : Encoding::Utf16Le).value_or(std::string());
    std::string out;
    while (!utf8.empty()) {
        const char32_t c = codePoint(takeCharacter(utf8));
        for (const unsigned i : {0U, 1U, 2U, 3U})
            out += static_cast<char>((c >> (8 * (bigEndian ? 3 - i : i))) & 0xFF);
    }
    return out;
}

// An expression for one of two strings. What they begin with stands before the alternatives: RE2 of 2022 loses matches
// when it takes bytes from 0x80 on out of alternatives by itself.
std::string eitherOf(std::string_view a, std::string_view b) {
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    return regexBytes(a.substr(0, same)) + "(?:" + regexBytes(a.substr(same)) + "|" +
           regexBytes(b.substr(same)) + ")";
}

// Text as `encode` writes it, which it must be able to; letters in either case unless `caseSensitive`.
template <typename Encode>
Result<std::shared_ptr<const Pattern>> encodedPattern(std::string_view utf8, bool caseSensitive,
                                                      Encode encode) {
    const std::optional<std::string> whole = encode(utf8);
    if (caseSensitive) return literal(toBytes(*whole));
    std::string expression;
    bool cased = false;
    for (std::string_view rest = utf8; !rest.empty();) {
        const std::string_view character = takeCharacter(rest);
        const char32_t c = codePoint(character);
        std::string other;
        appendUtf8(other, otherCase(c));
        const std::string bytes = *encode(character);
        const std::optional<std::string> otherBytes = encode(other);
        if (otherCase(c) == c || !otherBytes) {
            expression += regexBytes(bytes);
            continue;
        }
        expression += eitherOf(bytes, *otherBytes);
        cased = true;
    }
    return cased ? regexPattern(expression, true) : literal(toBytes(*whole));
}

}  // namespace

Result<std::shared_ptr<const Pattern>> hexPattern(std::string_view text) {
    if (text.find('|') != std::string_view::npos) {
        std::vector<std::shared_ptr<const Pattern>> alternatives;
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t end = std::min(text.find('|', from), text.size());
            auto one = hexPattern(text.substr(from, end - from));
            if (!one) return one;
            alternatives.push_back(std::move(*one));
            from = end + 1;
        }
        return anyPattern(std::move(alternatives));
    }
    while (text.starts_with(' ')) text.remove_prefix(1);
    if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
    std::vector<std::byte> value;
    std::vector<std::byte> mask;
    int nibbles = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ' ' || c == ',' || c == '\t' || c == '\n') {
            if (nibbles % 2 != 0) return fail(Cause::Usage, EditError::DigitsSplit, text, i + 1);
            continue;
        }
        unsigned digit = 0;
        const bool any = c == '?';
        if (!any && std::from_chars(&c, &c + 1, digit, 16).ec != std::errc())
            return fail(Cause::Usage, EditError::NotAHexDigit, std::string(1, c), i + 1, text);
        if (nibbles % 2 == 0) {
            value.push_back(static_cast<std::byte>(digit << 4));
            mask.push_back(any ? std::byte{0} : std::byte{0xF0});
        } else {
            value.back() |= static_cast<std::byte>(digit);
            if (!any) mask.back() |= std::byte{0x0F};
        }
        ++nibbles;
    }
    if (nibbles % 2 != 0) return fail(Cause::Usage, EditError::OddDigits, text);
    if (std::ranges::all_of(mask, [](std::byte b) { return b == std::byte{0}; }))
        return fail(Cause::Usage, EditError::OnlyWildcards);
    return literal(std::move(value), std::move(mask));
}

Result<std::shared_ptr<const Pattern>> textPattern(std::string_view utf8, Encoding encoding,
                                                   bool caseSensitive) {
    if (!encodeText(utf8, encoding))
        return fail(Cause::Usage, EditError::CannotEncode, utf8, encodingName(encoding));
    return encodedPattern(utf8, caseSensitive,
                          [encoding](std::string_view text) { return encodeText(text, encoding); });
}

Result<std::shared_ptr<const Pattern>> wideTextPattern(std::string_view utf8, unsigned bits,
                                                       std::optional<bool> bigEndian, bool caseSensitive) {
    if (bits != 16 && bits != 32) return fail(Cause::Usage, EditError::UtfWidth);
    if (!isValidUtf8(utf8)) return fail(Cause::Usage, EditError::InvalidUtf8);
    const auto ordered = [&](bool big) {
        return encodedPattern(utf8, caseSensitive, [bits, big](std::string_view text) {
            return std::optional(wideBytes(text, bits, big));
        });
    };
    if (bigEndian) return ordered(*bigEndian);
    auto little = ordered(false);
    auto big = ordered(true);
    if (!little) return little;
    if (!big) return big;
    // Upper and lower case have the same number of bytes in both.
    return std::make_shared<EitherOrderPattern>(std::move(*little), std::move(*big), bits / 8,
                                                wideBytes(utf8, bits, false).size());
}

Result<std::shared_ptr<const Pattern>> integerPattern(std::string_view number, unsigned bits,
                                                      bool bigEndian) {
    if (bits == 0 || bits > 64 || bits % 8 != 0) return fail(Cause::Usage, EditError::IntegerWidth);
    const bool negative = number.starts_with('-');
    std::string_view digits = negative ? number.substr(1) : number;
    int base = 10;
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        digits.remove_prefix(2);
        base = 16;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (error != std::errc() || end != digits.data() + digits.size())
        return fail(Cause::Usage, EditError::NotAnInteger, number);
    const std::uint64_t limit = bits == 64 ? UINT64_MAX : (std::uint64_t{1} << bits) - 1;
    if (negative ? value > limit / 2 + 1 : value > limit)
        return fail(Cause::Usage, EditError::IntegerTooLarge, number, bits);
    return literal(integerBytes(negative ? std::uint64_t{0} - value : value, bits, bigEndian));
}

Result<std::shared_ptr<const Pattern>> floatPattern(std::string_view number, unsigned bits, bool bigEndian) {
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error != std::errc() || end != number.data() + number.size())
        return fail(Cause::Usage, EditError::NotANumber, number);
    if (bits == 64) return literal(integerBytes(std::bit_cast<std::uint64_t>(value), 64, bigEndian));
    if (bits == 32)
        return literal(integerBytes(std::bit_cast<std::uint32_t>(static_cast<float>(value)), 32, bigEndian));
    return fail(Cause::Usage, EditError::FloatWidth);
}

}  // namespace sectorsmith
