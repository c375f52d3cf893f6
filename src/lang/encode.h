// SPDX-License-Identifier: GPL-3.0-or-later
// From what people type to the bytes of a field: the way back.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "lang/node.h"

namespace sectorsmith::lang {

// The bytes that make `node` show `text`, to be put at [node.offset(), node.offset() + node.size()). Members of bitfields
// give all bytes they touch, their neighbours' bits as they are in the source now.
//   numbers   decimal, 0x, 0o, 0b, with ' between digits; floating point as usual; a pointer's address
//   enums     an entry's name, with or without the enum's ("Data", "Kind::Data", "Kind::Data (3)"), or a number
//   bool      true, false, 1, 0          characters   the character itself
//   texts     UTF-8, filled up with NULs; text without end ([]) must keep its length
//   GUIDs     8-4-4-4-12 digits (type::GUID), in the byte order that the field is shown in
//   bytes     (arrays of u8, padding) pairs of hexadecimal digits, as many as there are
// A type with [[format_write]] gets its own function asked (a bitfield's gives the number that all its bits are). Nothing is cut off: Usage error with the reason when the text
// means nothing here or is out of range; Unsupported for what has no single value; Io when the bits around cannot be read.
// Same threading rule as Node.
Result<std::vector<std::byte>> encode(const Node& node, std::string_view text);

}  // namespace sectorsmith::lang
