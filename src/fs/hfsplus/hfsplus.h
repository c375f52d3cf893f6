// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith::hfsplus {

// HFS+, HFSX, HFS+ in an HFS wrapper, and plain HFS.
std::optional<FileSystemFacts> detect(const ByteSource& source);

}  // namespace sectorsmith::hfsplus
