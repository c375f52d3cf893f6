// SPDX-License-Identifier: GPL-3.0-or-later
// From what people type or paste to bytes. Plain functions, without a widget.
#pragma once

#include <QString>
#include <cstddef>
#include <vector>

#include "base/error.h"
#include "base/text.h"

namespace sectorsmith::gui {

// Pairs of hexadecimal digits. White space, ",", ";", ":", "-" between pairs and "0x" before one are skipped. Usage with
// the reason when something else is in it.
Result<std::vector<std::byte>> bytesOfHex(const QString& text);
// Usage names the first character that the encoding does not have.
Result<std::vector<std::byte>> bytesOfText(const QString& text, Encoding encoding);
// Standard or URL alphabet, white space ignored.
Result<std::vector<std::byte>> bytesOfBase64(const QString& text);

}  // namespace sectorsmith::gui
