// SPDX-License-Identifier: GPL-3.0-or-later
// Where a mounted file system keeps the bytes of a file, as the system tells it: FIEMAP on Linux
// (Documentation/filesystems/fiemap.rst), F_LOG2PHYS_EXT on macOS, FSCTL_GET_RETRIEVAL_POINTERS on Windows.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "base/byte_range.h"
#include "base/error.h"

namespace sectorsmith {

// A run of a file's bytes. What no extent covers is a hole.
struct MappedExtent {
    std::uint64_t logical = 0;  // bytes from the start of the file
    std::uint64_t physical =
        0;  // bytes from the start of the file system's device or volume; means something if `located`
    std::uint64_t length = 0;  // bytes of the file
    bool located =
        true;  // false: not yet allocated, or stored where an address says nothing (network, packed)
    bool encoded = false;    // compressed or encrypted: the disk does not hold these bytes as they are
    bool inlined = false;    // within the file system's own structures, or sharing a block with other data
    bool unwritten = false;  // allocated, reads as zeros
    bool shared = false;     // also a part of another file (reflink, clone, snapshot)

    ByteRange onDisk() const { return {physical, length}; }
    bool operator==(const MappedExtent&) const = default;
};

// Returns false to hear no more.
using MappedExtentVisitor = std::function<bool(const MappedExtent&)>;

// Tells `visit` the extents that touch `range` of an open file (a descriptor or HANDLE with read access, not moved), by
// their place in the file; the first and the last can reach beyond the range. Memory is bounded. Blocks that the file
// system has not placed yet are not located: nothing is flushed. Any thread.
// Errors name `path`: Unsupported where the file system has no map; Io; Permission.
Result<void> visitFileExtents(std::intptr_t file, const std::string& path, const ByteRange& range,
                              const MappedExtentVisitor& visit);

// Where the first located byte at or behind `from` lies on its device; none: unknown, or there is no such byte.
std::optional<std::uint64_t> physicalStart(std::intptr_t file, const std::string& path,
                                           std::uint64_t from = 0);

}  // namespace sectorsmith
