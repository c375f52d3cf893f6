// SPDX-License-Identifier: GPL-3.0-or-later
// Image files that are not simply the bytes of a disk.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "io/byte_source.h"
#include "io/open.h"

namespace sectorsmith {

// What was recognised in a file, and the part of it that is the disk, where there is one.
struct ContainerFacts {
    Container container = Container::Raw;
    // Where the disk's bytes lie in the file, in bytes; the whole file unless it is a fixed VHD or an uncompressed UDIF.
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    Message readOnlyReason;  // as in OpenedSource
};

// Looks at the first and the last sectors of `file` (and the UDIF's property list; for formats without a trailer
// io/container_signatures.h). `path` is for its extension, for a
// sibling ".002", and for the words of the reason; nothing is opened but what `file` reads.
// Sources: VHD: Microsoft "Virtual Hard Disk Image Format Specification" 1.0; UDIF: libmodi's "Mac OS disk image types".
ContainerFacts recogniseContainer(const ByteSource& file, const std::string& path, bool siblingExists);

// "disk.001" -> "disk.002"; nullopt when the name does not end in a first number.
std::optional<std::string> secondPartOfSplit(const std::string& path);

}  // namespace sectorsmith
