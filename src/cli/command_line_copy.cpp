// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands that copy or erase whole disks.
#include "cli/command_line.h"

#include "cli/copy.h"
#include "cli/erase.h"
#include "cli/ids.h"
#include "cli/scan.h"

namespace sectorsmith::cli {

void CommandLine::addCopying() {
    CopyCommand* copy = nullptr;
    CLI::App* command =
        add("copy",
            "Copy a disk, partition or image to another, also from a failing disk or a compressed "
            "image (.gz, .xz, .zst, .bz2)",
            runCopy, copy);
    addSource(command, copy->source);
    command
        ->add_option(
            "TARGET", copy->target,
            "A device, an image (created if it does not exist), or one of them with #N; - for standard "
            "output; FILE.gz and FILE.zst are compressed")
        ->required()
        ->type_name("");
    command->add_flag("--sparse", copy->sparse, "Images: leave blocks of zeros as holes");
    command->add_flag(
        "--verify", copy->verify,
        "Read the target again, bypassing the cache, and compare it with the data read from the source");
    command->add_flag("--sha256", copy->sha256, "Print the SHA-256 of the target's content");
    command->add_flag("--used", copy->used,
                      "Copy only what file systems use, tables and boot code; unknown or unclean ones whole");
    command->add_flag("--new-ids", copy->newIds,
                      "Give the copy new GUIDs, UUIDs and serial numbers, as ids new does");
    command->add_flag("--live", copy->live, "Copy a source that is mounted or otherwise in use");
    const std::string failing = "Failing disks";
    command
        ->add_option("--map", copy->map,
                     "Record progress in this ddrescue map file, and continue from it if it exists")
        ->type_name(value::file)
        ->group(failing);
    command
        ->add_flag("--trust-map", copy->trustMap,
                   "Continue from the map file also if it seems to belong to another source or target")
        ->group(failing);
    command->add_option("--domain", copy->domain, "Copy only the areas marked + in this ddrescue map file")
        ->type_name(value::file)
        ->group(failing);
    command
        ->add_option("--save-domain", copy->saveDomain,
                     "Save the areas to copy as a ddrescue domain map (also with --dry-run)")
        ->type_name(value::file)
        ->group(failing);
    command->add_option("--retries", copy->retries, "Read bad sectors again this many times (default: 0)")
        ->type_name("N")
        ->group(failing);
    command->add_flag("--reverse", copy->reverse, "Read from the end to the start")->group(failing);
    command
        ->add_option("--min-read-rate", copy->minReadRate,
                     "Leave areas slower than this many bytes per second for the last pass")
        ->type_name(value::size)
        ->group(failing);
    command
        ->add_option("--fill", copy->fill,
                     "Write these bytes, repeated, to unreadable areas (default: do not write there)")
        ->type_name("HEX")
        ->group(failing);
    addDestroyConfirmation(command, copy->gate);
    addCommon(command, "");

    ScanCommand* scan = nullptr;
    command = add("scan", "Read all of a disk, and show where it is unreadable or slow", runScan, scan);
    addSource(command, scan->source);
    command
        ->add_option("--map", scan->map,
                     "Record the result in this ddrescue map file, and continue from it if it exists")
        ->type_name(value::file);
    command
        ->add_option("--slow", scan->slow,
                     "Reads of 1 MiB that take longer than this are slow (default: 150)")
        ->type_name("MILLISECONDS");
    command->add_option("--retries", scan->retries, "Read bad sectors again this many times (default: 0)")
        ->type_name("N");
    addCommon(command, "");

    CLI::App* ids =
        app.add_subcommand("ids", "Show the identifiers of a disk and its volumes, and give a copy new ones");
    ids->require_subcommand(1);
    IdsOptions* show = nullptr;
    command = add("show", "Show GUIDs, UUIDs, serial numbers and the disk signature", runIdsShow, show, ids);
    addSource(command, show->source);
    command->add_option("--partition", show->partition, "Only this partition")->type_name("N");
    addCommon(command, "");
    IdsOptions* renew = nullptr;
    command = add("new", "Replace the identifiers of an unmounted copy by new ones, after a review",
                  runIdsNew, renew, ids);
    addSource(command, renew->source);
    command->add_option("--partition", renew->partition, "Only this partition and its file system")
        ->type_name("N");
    addWriteGate(command, renew->gate);
    addCommon(command, "");

    EraseCommand* erase = nullptr;
    command = add("erase", "Erase all data of a disk, partition or image", runErase, erase);
    command->add_option("SOURCE", erase->source, "A device, an image, or SOURCE#N for partition N")
        ->required()
        ->type_name("");
    addSectorSize(command);
    addAsBytes(command);
    addChoice(command, "--method", erase->method,
              named<EraseMethod>({EraseMethod::Zero, EraseMethod::Random, EraseMethod::Trim}, methodName),
              "zero: write zeros where there are none; random: write random bytes; trim: discard");
    command->add_option("--from", erase->from, "Resume an interrupted run at this offset of the disk")
        ->type_name(value::size);
    command->add_flag("--verify", erase->verify, "Read back everything, not only samples");
    command->add_option("--report", erase->report, "Save the report in this file, as JSON")
        ->type_name(value::file);
    addDestroyConfirmation(command, erase->gate);
    addCommon(command, "");
}

}  // namespace sectorsmith::cli
