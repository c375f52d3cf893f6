// SPDX-License-Identifier: GPL-3.0-or-later
// The volume whose files a command reads, opened.
#pragma once

#include <memory>
#include <string>

#include "cli/context.h"
#include "cli/source_argument.h"
#include "fs/catalogue.h"
#include "fs/deleted_files.h"
#include "fs/file_index.h"

namespace sectorsmith::cli {

struct VolumeOptions {
    std::string source;
    std::string volume;      // of an APFS container: its index, name or UUID
    std::string snapshot;    // its name
    std::string checkpoint;  // a transaction, or “list”
};

struct OpenedVolume {
    OpenedPartition opened;
    std::unique_ptr<Catalogue> catalogue;
    unsigned volume = 0;
    std::unique_ptr<DeletedFiles> deleted;  // where these are asked for
    std::unique_ptr<Catalogue> state;       // the older state that is asked for

    const ByteSource& source() const { return *opened.opened.source; }
    // The files that the command is about.
    Catalogue& files() { return deleted ? *deleted : state ? *state : *catalogue; }
};

// Opens the source and chooses the volume and the snapshot. Warns where the newest changes may be missing. Usage: a disk with
// a partition table, or a container with several volumes of which none is named; NotFound; as openCatalogue().
Result<OpenedVolume> openVolume(Context& context, const VolumeOptions& options);
// Looks for the deleted files, with progress, or, where an older state is asked for, for what is left of its files: the
// command is about them now.
Result<void> useDeleted(Context& context, OpenedVolume& volume);
// The files of a path or number as `files --deleted` prints them; NotFound names it.
Result<std::vector<std::uint64_t>> deletedArgument(const FileIndex& names, const DeletedFiles& deleted,
                                                   const std::string& path, const VolumeOptions& options);
// "whole", "partly", "name only".
std::string_view verdictName(Verdict verdict);
// Reads all names, with progress; tells what the walk could not look at.
Result<FileIndex> readNames(Context& context, OpenedVolume& volume);
// The file of a path; NotFound names both.
Result<std::uint64_t> fileArgument(const FileIndex& names, const std::string& path,
                                   const VolumeOptions& options);
// Says what was wrong with the structures. True: something was.
bool reportFindings(Context& context, const FileIndex& index);

}  // namespace sectorsmith::cli
