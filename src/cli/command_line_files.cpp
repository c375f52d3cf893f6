// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands that read files of volumes.
#include "cli/command_line.h"

namespace sectorsmith::cli {

void CommandLine::addVolume(CLI::App* command, VolumeOptions& volume) {
    addSource(command, volume.source);
    command->add_option("--volume", volume.volume, "Index, name or UUID of a volume in an APFS container")
        ->type_name("VOLUME");
    command
        ->add_option("--snapshot", volume.snapshot, "Name of an APFS snapshot (default: the current files)")
        ->type_name("NAME");
}

void CommandLine::addFiles() {
    FilesOptions* files = nullptr;
    CLI::App* command = add(
        "files", "List the files of a volume without mounting it (APFS, HFS+, NTFS, FAT, exFAT, ext2/3/4)",
        runFiles, files);
    addVolume(command, files->volume);
    command
        ->add_option("PATH", files->path,
                     "Folder or file in the volume, for example /Users/me (default: the root folder)")
        ->type_name("");
    command->add_flag("-R,--recursive", files->recursive, "List all subfolders too, with full paths");
    addCommon(command, "lines");

    OwnerOptions* owner = nullptr;
    command = add("owner", "Show which partition, structure or file owns bytes of a disk", runOwner, owner);
    addSource(command, owner->source);
    command->add_option("-o,--offset", owner->offsets, "Offset of a byte; several are allowed")
        ->type_name(value::size)
        ->expected(1, -1);
    command->add_option("--map", owner->map, "Bad areas of this ddrescue map file")->type_name(value::file);
    command->add_option("--list", owner->list, "Sector numbers in this file, one per line")
        ->type_name(value::file);
    addCommon(command, "lines");
}

}  // namespace sectorsmith::cli
