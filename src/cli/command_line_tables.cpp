// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands on partition tables.
#include "cli/command_line.h"

#include "cli/check.h"
#include "cli/gpt_add.h"
#include "cli/gpt_convert.h"
#include "cli/gpt_delete.h"
#include "cli/gpt_repair.h"
#include "cli/gpt_set.h"
#include "cli/gpt_show.h"
#include "cli/hybrid_apply.h"
#include "cli/hybrid_show.h"
#include "cli/lost.h"
#include "cli/table_backup.h"

namespace sectorsmith::cli {

namespace {

constexpr const char* typeText =
    "Partition type: a name (“Linux file system”), a gdisk code (8300, ef00, af0a) or a GUID; see gpt types";

void takeAll(CLI::Option* option) {
    option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

}  // namespace

void CommandLine::addGptFields(CLI::App* command, GptFields& fields) {
    command->add_option("-t,--type", fields.type, typeText)->type_name("TYPE");
    command->add_option("--name", fields.name, "Partition name, at most 36 UTF-16 code units")
        ->type_name("TEXT");
    command->add_option("--guid", fields.guid, "Unique GUID of the partition, or random")->type_name("GUID");
    command->add_option("--attributes", fields.attributes, "All 64 attribute bits as a hexadecimal number")
        ->type_name("HEX");
    takeAll(command->add_option("--set-attribute", fields.setBits, "Set this attribute bit (0-63)")
                ->type_name("BIT"));
    takeAll(command->add_option("--clear-attribute", fields.clearBits, "Clear this attribute bit (0-63)")
                ->type_name("BIT"));
    command->add_option("--start", fields.start, "Start offset (2048s for sector 2048)")
        ->type_name(value::size);
    CLI::Option* end =
        command->add_option("--end", fields.end, "Last sector, inclusive (4095s)")->type_name(value::size);
    command->add_option("-l,--length", fields.length, "Length, instead of --end")
        ->type_name(value::size)
        ->excludes(end);
}

void CommandLine::addGpt() {
    CLI::App* gpt = app.add_subcommand("gpt", "Show, repair and change a GUID partition table");
    gpt->require_subcommand(1);

    GptShowOptions* show = nullptr;
    CLI::App* command =
        add("show", "Show both copies of the table, or one partition in detail", runGptShow, show, gpt);
    addSource(command, show->source);
    command->add_option("NUMBER", show->number, "Partition number");
    addCommon(command, "");

    GptTypesOptions* types = nullptr;
    command = add("types", "List partition types with gdisk codes, names and GUIDs", runGptTypes, types, gpt);
    addCommon(command, "");

    GptRepairCommand* repair = nullptr;
    command = add("repair", "Rebuild both copies of the table from the valid one", runGptRepair, repair, gpt);
    addSource(command, repair->source);
    addChoice(command, "--from", repair->from,
              named<GptSource>({GptSource::Auto, GptSource::Primary, GptSource::Backup, GptSource::AtEnd},
                               gptSourceName),
              "Copy to use if it is not clear which one is valid");
    command->add_flag("--new-disk-guid", repair->newDiskGuid, "Give the disk a new GUID (after cloning)");
    command->add_flag("--new-partition-guids", repair->newPartitionGuids,
                      "Give all partitions new GUIDs (after cloning)");
    addWriteGate(command, repair->gate);
    addCommon(command, "");

    addGptEntries(gpt);
    addGptTables(gpt);
}

// What changes an entry.
void CommandLine::addGptEntries(CLI::App* gpt) {
    GptSetOptions* set = nullptr;
    CLI::App* command = add("set", "Change fields of a partition or of the table", runGptSet, set, gpt);
    addSource(command, set->source);
    command->add_option("NUMBER", set->number, "Partition number");
    addGptFields(command, set->fields);
    command->add_flag("--no-name", set->noName, "Clear the name");
    command->add_option("--disk-guid", set->diskGuid, "Disk GUID, or random")->type_name("GUID");
    command->add_option("--entries", set->entries, "Number of entries in the table")->type_name("N");
    command
        ->add_option("--entries-at", set->entriesAt,
                     "First sector of the entries in the primary copy (default: 2s)")
        ->type_name(value::size);
    addWriteGate(command, set->gate);
    addCommon(command, "");

    GptAddOptions* added = nullptr;
    command = add("add", "Add a partition", runGptAdd, added, gpt);
    addSource(command, added->source);
    command->add_option("--number", added->number, "Partition number (default: the first free one)")
        ->type_name("N");
    addGptFields(command, added->fields);
    command->get_option("--type")->required();
    command->add_option("--align", added->align, "Alignment if --start is not given (default: 1M)")
        ->type_name(value::size);
    addWriteGate(command, added->gate);
    addCommon(command, "");

    GptDeleteOptions* removed = nullptr;
    command = add("delete", "Delete partitions from the table; their data stays on the disk", runGptDelete,
                  removed, gpt);
    addSource(command, removed->source);
    command->add_option("NUMBER", removed->numbers, "Partition numbers")->required();
    addWriteGate(command, removed->gate);
    addCommon(command, "");

    GptSwapOptions* swap = nullptr;
    command = add("swap", "Exchange the numbers of two partitions", runGptSwap, swap, gpt);
    addSource(command, swap->source);
    command->add_option("FIRST", swap->first, "Partition number")->required();
    command->add_option("SECOND", swap->second, "Another partition number, which may be unused")->required();
    addWriteGate(command, swap->gate);
    addCommon(command, "");

    GptSortOptions* sort = nullptr;
    command = add("sort", "Renumber the partitions by start sector", runGptSort, sort, gpt);
    addSource(command, sort->source);
    addWriteGate(command, sort->gate);
    addCommon(command, "");
}

// What changes a whole table.
void CommandLine::addGptTables(CLI::App* gpt) {
    GptCreateOptions* create = nullptr;
    CLI::App* command = add("create", "Create a new, empty table", runGptCreate, create, gpt);
    addSource(command, create->source);
    command->add_option("--guid", create->guid, "Disk GUID (default: random)")->type_name("GUID");
    command->add_option("--entries", create->entries, "Number of entries (default: 128)")->type_name("N");
    addWriteGate(command, create->gate);
    addCommon(command, "");

    GptFromMbrOptions* fromMbr = nullptr;
    command = add("from-mbr", "Create a GPT with the partitions of the MBR", runGptFromMbr, fromMbr, gpt);
    addSource(command, fromMbr->source);
    addWriteGate(command, fromMbr->gate);
    addCommon(command, "");

    GptFromBsdCommand* fromBsd = nullptr;
    command = add("from-bsd", "Add the partitions of a BSD disklabel to the GPT, in place of their slice",
                  runGptFromBsd, fromBsd, gpt);
    addSource(command, fromBsd->source);
    command->add_option("NUMBER", fromBsd->number,
                        "Partition (slice) with the disklabel (default: all that have one)");
    addChoice(command, "--base", fromBsd->base,
              named<BsdBase>({BsdBase::Auto, BsdBase::Slice, BsdBase::Disk}, bsdBaseName),
              "Origin of the label's sector numbers, if it is ambiguous");
    addWriteGate(command, fromBsd->gate);
    addCommon(command, "");

    GptToMbrOptions* toMbr = nullptr;
    command = add("to-mbr", "Replace the GPT with an MBR", runGptToMbr, toMbr, gpt);
    addSource(command, toMbr->source);
    takeAll(command
                ->add_option("--partition", toMbr->partitions,
                             "Keep this partition (default: all; repeat for more)")
                ->type_name("N"));
    takeAll(command
                ->add_option("--logical", toMbr->logical,
                             "Make this a logical partition (default: as few as needed; repeat for more)")
                ->type_name("N"));
    command->add_option("--active", toMbr->active, "Mark this partition as active")->type_name("N");
    addWriteGate(command, toMbr->gate);
    addCommon(command, "");

    GptZapOptions* zap = nullptr;
    command = add("zap", "Remove the GPT: both copies and the protective entry", runGptZap, zap, gpt);
    addSource(command, zap->source);
    command->add_flag("--mbr", zap->mbr, "Also clear the other MBR entries");
    addWriteGate(command, zap->gate);
    addCommon(command, "");
}

void CommandLine::addHybrid() {
    CLI::App* hybrid =
        app.add_subcommand("hybrid", "Show, repair and remove the hybrid MBR that Boot Camp needs");
    hybrid->require_subcommand(1);

    HybridShowOptions* show = nullptr;
    CLI::App* command =
        add("show", "Show the MBR entries with their GPT partitions", runHybridShow, show, hybrid);
    addSource(command, show->source);
    addCommon(command, "");

    const auto layoutOptions = [&](HybridCommand& options) {
        addChoice(
            command, "--layout", options.layout,
            named<HybridLayout>(
                {HybridLayout::Auto, HybridLayout::Apple, HybridLayout::Single, HybridLayout::Minimal},
                hybridLayoutName),
            "apple: all partitions; single: only Windows; minimal: Windows and a short protective entry");
        takeAll(command
                    ->add_option("--partition", options.partitions,
                                 "GPT partition to include, at most three (default: detected Windows "
                                 "volumes; repeat for more)")
                    ->type_name("N"));
        command->add_option("--active", options.active, "GPT partition to mark as active")->type_name("N");
        command
            ->add_option("--boot-code", options.bootCode,
                         "If the MBR has no boot code: write it, or keep it empty")
            ->check(CLI::IsMember({"write", "keep"}));
        command
            ->add_option("--disk-signature", options.diskSignature,
                         "If the disk signature is zero: eight hexadecimal digits, new (random) or keep")
            ->type_name("HEX");
    };
    HybridCommand* propose = nullptr;
    command =
        add("propose", "Show the proposed hybrid MBR without writing it", runHybridPropose, propose, hybrid);
    addSource(command, propose->source);
    layoutOptions(*propose);
    addCommon(command, "");

    HybridCommand* apply = nullptr;
    command = add("apply", "Write the proposed hybrid MBR, after a review", runHybridApply, apply, hybrid);
    addSource(command, apply->source);
    layoutOptions(*apply);
    addWriteGate(command, apply->gate);
    addCommon(command, "");

    HybridResetOptions* reset = nullptr;
    command = add("reset", "Replace the hybrid MBR with a protective MBR", runHybridReset, reset, hybrid);
    addSource(command, reset->source);
    addWriteGate(command, reset->gate);
    addCommon(command, "");

    HybridChsOptions* chs = nullptr;
    command = add("chs", "Recompute the CHS addresses of the MBR entries", runHybridChs, chs, hybrid);
    addSource(command, chs->source);
    addWriteGate(command, chs->gate);
    addCommon(command, "");
}

void CommandLine::addTables() {
    CheckTablesOptions* check = nullptr;
    CLI::App* command = add("check", "Check the partition tables and suggest repairs", runCheck, check);
    addReadSource(command, check->source);
    command->get_option("SOURCE")->required(false);
    command->add_flag("--rules", check->rules, "List all rules");
    addCommon(command, "lines");

    addGpt();
    addHybrid();

    CLI::App* table = app.add_subcommand("table", "Back up and restore partition tables");
    table->require_subcommand(1);
    TableBackupOptions* backup = nullptr;
    command = add("backup", "Save all partition tables of a disk to a file", runTableBackup, backup, table);
    addSource(command, backup->source);
    command->add_option("FILE", backup->file, "File to write, or - for standard output")->required();
    addChoice<bool>(command, "--format", backup->sgdisk, {{"own", false}, {"sgdisk", true}},
                    "own: JSON, for any scheme; sgdisk: the format of sgdisk --backup");
    command->add_flag("--overwrite", backup->overwrite, "Overwrite an existing file");
    addCommon(command, nullptr);

    TableRestoreOptions* restore = nullptr;
    command = add("restore", "Restore partition tables from a backup file, ours or sgdisk's", runTableRestore,
                  restore, table);
    addSource(command, restore->source);
    command->add_option("FILE", restore->file, "Backup file, or - for standard input")->required();
    command->add_flag("--other-disk", restore->otherDisk,
                      "Allow a disk of another size (a GPT backup table moves to its end)");
    addWriteGate(command, restore->gate);
    addCommon(command, "");

    LostCommand* lost = nullptr;
    command = add("lost", "Search for lost partitions and propose a table with them", runLost, lost);
    addReadSource(command, lost->source);
    command->add_option("-o,--offset", lost->offset, "Offset to start at")->type_name(value::size);
    command->add_option("-l,--length", lost->length, "Number of bytes to search")->type_name(value::size);
    command->add_flag("--quick", lost->quick, "Search only where partitions usually start");
    command
        ->add_option("--confidence", lost->confidence,
                     "Minimum confidence to propose a volume, 0 to 100 (default: 60)")
        ->type_name("N");
    takeAll(command
                ->add_option("--choose", lost->choose,
                             "Propose the volume with this number, whatever its confidence (repeat for more)")
                ->type_name("N"));
    command->add_flag("--apply", lost->apply, "Write the proposed table, after a review");
    addWriteGate(command, lost->gate);
    addCommon(command, "");
}

}  // namespace sectorsmith::cli
