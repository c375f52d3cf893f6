// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as text for the clipboard.
#pragma once

#include <QString>
#include <span>

#include "base/error.h"
#include "base/text.h"
#include "gui/session/page_store.h"

namespace sectorsmith::gui {

enum class CopyFormat { Hex, Text, HexDump, CArray, Python, Rust, Base64 };

// More than this is not for a clipboard; people save it to a file instead. Bytes.
constexpr std::uint64_t copyLimit = std::uint64_t{16} << 20;

// `states` tells for every byte whether it could be read. Hex shows "??" for what could not, text U+FFFD; program text
// and Base64 have no way to say it and give an error. Hex has 16 bytes a line, program text 12. A hex dump is what
// hexdump -C prints of bytes that begin at `offset` of the source.
Result<QString> formatBytes(std::span<const std::byte> bytes, std::span<const ByteState> states,
                            CopyFormat format, Encoding encoding, std::uint64_t offset = 0);

}  // namespace sectorsmith::gui
