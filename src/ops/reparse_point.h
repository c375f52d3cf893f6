// SPDX-License-Identifier: GPL-3.0-or-later
// What a reparse point of Windows is. Source: [MS-FSCC] 2.1.2, its tags and buffers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "fs/catalogue.h"

namespace sectorsmith {

// A link where another name stands in its place. What a filter of the system fills (deduplicated, compressed, in a cloud)
// is the file or folder that programs see.
FileKind kindOfReparsePoint(std::uint32_t tag, bool folder);

// What a link, a junction or a link of WSL leads to, UTF-8; empty: it is none of these, or damaged. `buffer` as
// FSCTL_GET_REPARSE_POINT gives it.
std::string reparseTarget(std::span<const std::byte> buffer);

}  // namespace sectorsmith
