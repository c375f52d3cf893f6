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
    std::string readOnlyReason;  // as in OpenedSource
};

// Looks at the first and the last sectors of `file` (and the UDIF's property list). `path` is for its extension, for a
// sibling ".002", and for the words of the reason; nothing is opened but what `file` reads.
// Sources: VHD: Microsoft "Virtual Hard Disk Image Format Specification" 1.0; VHDX: [MS-VHDX] 2.2.1; VMDK: VMware "Virtual
// Disk Format 5.0"; QCOW2: QEMU docs/interop/qcow2; UDIF: libmodi's "Mac OS disk image types"; EWF: libewf's "Expert Witness
// Compression Format".
ContainerFacts recogniseContainer(const ByteSource& file, const std::string& path, bool siblingExists);

// "disk.001" -> "disk.002"; nullopt when the name does not end in a first number.
std::optional<std::string> secondPartOfSplit(const std::string& path);

}  // namespace sectorsmith
