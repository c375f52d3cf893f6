// SPDX-License-Identifier: GPL-3.0-or-later
// The volume whose files a command reads, opened.
#pragma once

#include <memory>
#include <string>

#include "cli/context.h"
#include "cli/source_argument.h"
#include "fs/catalogue.h"
#include "fs/file_index.h"

namespace sectorsmith::cli {

struct VolumeOptions {
    std::string source;
    std::string volume;    // of an APFS container: its index, name or UUID
    std::string snapshot;  // its name
};

struct OpenedVolume {
    OpenedPartition opened;
    std::unique_ptr<Catalogue> catalogue;
    unsigned volume = 0;

    const ByteSource& source() const { return *opened.opened.source; }
};

// Opens the source and chooses the volume and the snapshot. Warns where the newest changes may be missing. Usage: a disk with
// a partition table, or a container with several volumes of which none is named; NotFound; as openCatalogue().
Result<OpenedVolume> openVolume(Context& context, const VolumeOptions& options);
// Reads all names, with progress; tells what the walk could not look at.
Result<FileIndex> readNames(Context& context, OpenedVolume& volume);
// The file of a path; NotFound names both.
Result<std::uint64_t> fileArgument(const FileIndex& names, const std::string& path,
                                   const VolumeOptions& options);
// Says what was wrong with the structures. True: something was.
bool reportFindings(Context& context, const FileIndex& index);

}  // namespace sectorsmith::cli
