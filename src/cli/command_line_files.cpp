// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands that read files of volumes.
#include "cli/command_line.h"

#include "cli/extract.h"
#include "cli/files.h"
#include "cli/files_json.h"
#include "cli/find.h"
#include "cli/owner.h"
#include "cli/space.h"
#include "cli/where.h"

namespace sectorsmith::cli {

void CommandLine::addVolume(CLI::App* command, VolumeOptions& volume) {
    addReadSource(command, volume.source);
    command->add_option("--volume", volume.volume, "Index, name or UUID of a volume in an APFS container")
        ->type_name("VOLUME");
    command
        ->add_option("--snapshot", volume.snapshot, "Name of an APFS snapshot (default: the current files)")
        ->type_name("NAME");
    command
        ->add_option(
            "--checkpoint", volume.checkpoint,
            "Older state of an APFS container, by its transaction; “files --checkpoint list” shows them")
        ->type_name("XID");
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
    command->add_flag("--deleted", files->deleted,
                      "List deleted files instead, with how much of each is not overwritten");
    addCommon(command, "lines");

    OwnerOptions* owner = nullptr;
    command = add("owner", "Show which partition, structure or file owns bytes of a disk", runOwner, owner);
    addReadSource(command, owner->source);
    command->add_option("-o,--offset", owner->offsets, "Offset of a byte; several are allowed")
        ->type_name(value::size)
        ->expected(1, -1);
    command->add_option("--map", owner->map, "Bad areas of this ddrescue map file")->type_name(value::file);
    command->add_option("--list", owner->list, "Sector numbers in this file, one per line")
        ->type_name(value::file);
    addCommon(command, "lines");

    WhereOptions* where = nullptr;
    command = add("where", "Show where files are on the disk", runWhere, where);
    addVolume(command, where->volume);
    command->add_option("PATH", where->paths, "Files in the volume, for example /Users/me/letter")
        ->type_name("")
        ->required()
        ->expected(1, -1);
    addCommon(command, "lines");

    ExtractOptions* extract = nullptr;
    command = add("extract", "Copy files out of a volume without mounting it", runExtract, extract);
    addVolume(command, extract->volume);
    command->add_option("PATH", extract->paths, "Files or folders in the volume, for example /Users/me")
        ->type_name("")
        ->required()
        ->expected(1, -1);
    command->add_option("--to", extract->folder, "Folder to copy to; created if it does not exist")
        ->type_name(value::folder)
        ->required();
    command->add_flag("--overwrite", extract->overwrite, "Replace existing files");
    command->add_flag("--deleted", extract->deleted,
                      "PATH is a path or number from “files --deleted”; overwritten parts become zeros");
    addCommon(command, "lines");

    FindOptions* find = nullptr;
    command = add("find", "Find files in a volume by name, size, date and kind, without mounting it", runFind,
                  find);
    addVolume(command, find->volume);
    command
        ->add_option(
            "PATTERN", find->pattern,
            "Pattern for names, or for paths if it contains a slash; * and ? do not match slashes, ** does")
        ->type_name("")
        ->required();
    command->add_flag("-e,--regex", find->expression,
                      "PATTERN is a regular expression (RE2) for a part of the path");
    command->add_flag("--exact", find->exact, "Match case and Unicode composition exactly");
    command->add_flag("--deleted", find->deleted, "Find deleted files instead");
    addChoice(command, "--kind", find->kind,
              named<FileKind>({FileKind::File, FileKind::Folder, FileKind::Link}, kindName),
              "Find only files, folders or links");
    command->add_option("--min-size", find->smallest, "Smallest size in bytes")->type_name(value::size);
    command->add_option("--max-size", find->largest, "Largest size in bytes")->type_name(value::size);
    command
        ->add_option(
            "--modified-after", find->after,
            "Modified at this time or later (2021-02-03 or 2021-02-03T04:05:06; with Z at the end: UTC)")
        ->type_name("DATE");
    command->add_option("--modified-before", find->before, "Modified at this time or earlier")
        ->type_name("DATE");
    addCommon(command, "lines");
}

void CommandLine::addSpace() {
    SpaceOptions* space = nullptr;
    CLI::App* command =
        add("space", "Show what files take of the disk: allocated, shared, holes, fragments, by folder",
            runSpace, space);
    addVolume(command, space->volume);
    command->get_option("SOURCE")->description(
        "A mounted folder, SOURCE#N for partition N, or SOURCE:/PATH for a folder or file in a volume that "
        "is not "
        "mounted");
    command->add_option("-d,--depth", space->depth, "List this many levels of folders (default: 1)")
        ->type_name("N");
    command->add_flag("--files", space->files, "List the files of all levels instead");
    addChoice(command, "--sort", space->order,
              named<SpaceOrder>({SpaceOrder::OnDisk, SpaceOrder::Allocated, SpaceOrder::Size,
                                 SpaceOrder::Holes, SpaceOrder::Shared, SpaceOrder::Compressed,
                                 SpaceOrder::Fragments, SpaceOrder::Files, SpaceOrder::Name},
                                spaceOrderName),
              "Sort by this, the largest first (default: disk)");
    command->add_option("-m,--max-count", space->maxCount, "List only the first N")->type_name("N");
    command->add_flag("--all-file-systems", space->otherFileSystems,
                      "Also enter other file systems that are mounted below the folder");
    addCommon(command, "lines");
}

}  // namespace sectorsmith::cli
