// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith::other {

// UDF by its volume recognition sequence, with what its descriptors say: label, identifier, revision, whether it was closed.
// A sequence whose descriptors are lost is still UDF, with nothing known of it. Reads at most 100 KiB.
std::optional<FileSystemFacts> detectUdf(const ByteSource& source);

}  // namespace sectorsmith::other
