// SPDX-License-Identifier: GPL-3.0-or-later
// Which file system lies in a source, and its facts. The entrance to fs/.
#pragma once

#include <optional>
#include <vector>

#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct DetectOptions {
    // Allocation maps and FATs larger than this are not counted: usedBytes and freeBytes stay empty.
    std::uint64_t maxMapBytes = std::uint64_t{64} << 20;
};

// The file system that `volume` (a partition, or a whole disk without a table) holds; nullopt when none is recognised.
// Reads little and only what is bounded. Unreadable sectors make it unrecognised.
std::optional<FileSystemFacts> detectFileSystem(const ByteSource& volume, const DetectOptions& options = {});

// All whose signature is there, the most trustworthy first: left-overs of an earlier format show up here.
std::vector<FileSystemFacts> detectAllFileSystems(const ByteSource& volume,
                                                  const DetectOptions& options = {});

}  // namespace sectorsmith
