// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>

#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith::hfsplus {

// HFS+, HFSX, HFS+ in an HFS wrapper, and plain HFS.
std::optional<FileSystemFacts> detect(const ByteSource& source);

// The UUID that macOS derives from the 64-bit volume identifier: RFC 4122 version 3 in a namespace of its own. Empty for the
// identifier 0, which means none.
std::string volumeUuid(const std::array<std::byte, 8>& id);

}  // namespace sectorsmith::hfsplus
