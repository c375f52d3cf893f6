// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the file systems that are read: their signatures, maps and files. To add one, write its folder and enter it
// in file_systems.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "fs/allocation_map.h"
#include "fs/catalogue.h"
#include "fs/detect.h"
#include "fs/facts.h"
#include "fs/identity.h"

namespace sectorsmith {

struct FileSystem {
    bool (*is)(FileSystemKind kind);
    std::optional<FileSystemFacts> (*detect)(const ByteSource& volume, const DetectOptions& options);
    // `facts`: what detect() found.
    Result<std::unique_ptr<AllocationMap>> (*openMap)(const ByteSource& volume, const FileSystemFacts& facts);
    Result<std::unique_ptr<Catalogue>> (*openFiles)(const ByteSource& volume, const FileSystemFacts& facts);
    // See planVolumeIdentity().
    Result<VolumeIdentityPlan> (*planIdentity)(const ByteSource& volume, const FileSystemFacts& facts,
                                               const RandomBytes& random);
    // Its journal could put an old identifier back: it must be empty.
    bool needsCleanForIdentity = false;
    // It has no signature of its own, so that it survives under others, which are believed first.
    bool weak = false;
};

// In the order in which they are looked for.
std::span<const FileSystem> fileSystems();
// nullptr: nothing but its signature is known.
const FileSystem* fileSystemOf(FileSystemKind kind);

}  // namespace sectorsmith
