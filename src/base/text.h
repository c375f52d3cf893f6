// SPDX-License-Identifier: GPL-3.0-or-later
// Text encodings as they occur on disks, to and from UTF-8. Decoding never fails: what is invalid becomes U+FFFD.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sectorsmith {

enum class Encoding { Ascii, Latin1, MacRoman, Utf8, Utf16Le, Utf16Be, Ebcdic, Cp437, Cp1252, ShiftJis };

// All of them, in the order in which they are offered.
std::span<const Encoding> allEncodings();

std::string_view encodingName(Encoding encoding);  // "Mac Roman"

// The whole of `bytes` as UTF-8, NULs included. Ascii maps bytes from 0x80 on to U+FFFD; Ebcdic is code page 037,
// ShiftJis Windows' code page 932.
std::string decodeText(std::span<const std::byte> bytes, Encoding encoding);

// A name of UTF-16 units, most of which are text, as bytes that no other name has: half a surrogate pair is the three bytes
// that UTF-8 would have for it, which no text has.
std::string utf16Name(std::span<const std::byte> units, bool big);

// nullopt when a character cannot be said in that encoding or `utf8` is not valid UTF-8.
std::optional<std::string> encodeText(std::string_view utf8, Encoding encoding);

// For a hex view's text column: the character that one byte stands for in a one-byte encoding (the others: as
// Ascii), 0 for control characters and bytes without one.
char32_t printableChar(std::byte byte, Encoding encoding);

bool isValidUtf8(std::string_view text);
// Text with each byte that is no part of valid UTF-8 as \xHH, to be shown; and bytes from such text (of any byte), as people
// type them. A name that has such letters of its own is shown as it is.
std::string escapeBytes(std::string_view bytes);
std::string unescapeBytes(std::string_view text);
void appendUtf8(std::string& out, char32_t c);

}  // namespace sectorsmith
