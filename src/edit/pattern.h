// SPDX-License-Identifier: GPL-3.0-or-later
// What a search looks for.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/text.h"

namespace sectorsmith {

// Bytes [offset, offset + length) of the source, or of the buffer that was searched.
struct Match {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    auto operator<=>(const Match&) const = default;
};

// A compiled pattern. Immutable; may be used from several threads at once.
class Pattern {
 public:
    // Matches longer than this may be cut or missed: how far one buffer of a search reaches into the next.
    static constexpr std::size_t maximumMatch = std::size_t{64} << 10;

    virtual ~Pattern() = default;
    // The first match that begins in [from, startEnd) of `buffer`, in buffer offsets; at least one byte long.
    virtual std::optional<Match> find(std::span<const std::byte> buffer, std::size_t from,
                                      std::size_t startEnd) const = 0;
    // A match that begins exactly at `at`.
    virtual std::optional<Match> matchAt(std::span<const std::byte> buffer, std::size_t at) const = 0;
    // The most bytes a match can have.
    virtual std::size_t longest() const = 0;
    // How many bytes before a match decide whether it is one (\b, ^).
    virtual std::size_t looksBehind() const { return 0; }
    // Whether a run of zeros can hold (a part of) a match: if not, holes need not be looked at.
    virtual bool matchesZeros() const = 0;
    // The same in RE2's syntax over bytes.
    virtual std::string expression() const = 0;
};

// "55 ?? AA", "5? a0", "0x55AA": pairs of hexadecimal digits, `?` for any nibble, white space and commas ignored;
// alternatives are separated by `|`.
Result<std::shared_ptr<const Pattern>> hexPattern(std::string_view text);
// UTF-8 text as it lies in that encoding; without `caseSensitive` letters match in either case.
Result<std::shared_ptr<const Pattern>> textPattern(std::string_view utf8, Encoding encoding,
                                                   bool caseSensitive);
// UTF-8 text as it lies in UTF-16 or UTF-32 (`bits`: 16 or 32), in that byte order, or in either when it is not given.
// Bytes that are both, one order shifted against the other by a zero, are one match: the one on a whole unit.
Result<std::shared_ptr<const Pattern>> wideTextPattern(std::string_view utf8, unsigned bits,
                                                       std::optional<bool> bigEndian, bool caseSensitive);
// The bytes of an integer of `bits` (8, 16, 24, 32, 48, 64), signed or not, decimal or 0x; or of a float (32, 64).
Result<std::shared_ptr<const Pattern>> integerPattern(std::string_view number, unsigned bits, bool bigEndian);
Result<std::shared_ptr<const Pattern>> floatPattern(std::string_view number, unsigned bits, bool bigEndian);
// RE2's syntax over bytes (each byte is a character, `.` matches all but newline unless (?s), \xHH for bytes).
// For UTF-16 it is an expression over characters (see utf16Regex); other encodings change nothing.
Result<std::shared_ptr<const Pattern>> regexPattern(std::string_view expression, bool caseSensitive,
                                                    Encoding encoding = Encoding::Latin1);
// Whichever of them matches first; of those that match at one place the one that stands first. At least one.
Result<std::shared_ptr<const Pattern>> anyPattern(std::vector<std::shared_ptr<const Pattern>> patterns);

}  // namespace sectorsmith
