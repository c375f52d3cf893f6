// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands on partition tables.
#include "cli/command_line.h"

namespace sectorsmith::cli {

namespace {

constexpr const char* typeText =
    "A name (“Linux file system”), a gdisk code (8300, ef00, af0a) or a GUID; “gpt types” lists them";

void takeAll(CLI::Option* option) {
    option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

}  // namespace

void CommandLine::addGptFields(CLI::App* command, GptFields& fields) {
    command->add_option("-t,--type", fields.type, typeText)->type_name("TYPE");
    command->add_option("--name", fields.name, "Its name, at most 36 UTF-16 units")->type_name("TEXT");
    command->add_option("--guid", fields.guid, "Its own GUID, or random")->type_name("GUID");
    command->add_option("--attributes", fields.attributes, "All 64 attribute bits, in hexadecimal")
        ->type_name("HEX");
    takeAll(command->add_option("--set-attribute", fields.setBits, "Set this attribute bit (0-63)")
                ->type_name("BIT"));
    takeAll(command->add_option("--clear-attribute", fields.clearBits, "Clear this attribute bit (0-63)")
                ->type_name("BIT"));
    command->add_option("--start", fields.start, "Its first byte; 2048s for sector 2048")
        ->type_name(value::size);
    CLI::Option* end = command->add_option("--end", fields.end, "Its last sector (4095s), inclusive")
                           ->type_name(value::size);
    command->add_option("-l,--length", fields.length, "Its length, instead of --end")
        ->type_name(value::size)
        ->excludes(end);
}

void CommandLine::addGpt() {
    CLI::App* gpt = app.add_subcommand("gpt", "Show, repair and change a GUID partition table");
    gpt->require_subcommand(1);

    GptShowOptions* show = nullptr;
    CLI::App* command =
        add("show", "Show both copies of the table, or all of one partition", runGptShow, show, gpt);
    addSource(command, show->source);
    command->add_option("NUMBER", show->number, "A partition's number");
    addCommon(command, "");

    GptTypesOptions* types = nullptr;
    command = add("types", "List the types of partitions by gdisk's codes, names and GUIDs", runGptTypes,
                  types, gpt);
    addCommon(command, "");

    GptRepairCommand* repair = nullptr;
    command = add("repair", "Make both copies of the table whole, from the one that can be trusted",
                  runGptRepair, repair, gpt);
    addSource(command, repair->source);
    command->add_option("--from", repair->from, "Which copy to believe, where that is not clear")
        ->check(CLI::IsMember({"auto", "primary", "backup", "end"}));
    command->add_flag("--new-disk-guid", repair->newDiskGuid, "Give the disk a new GUID (after cloning)");
    command->add_flag("--new-partition-guids", repair->newPartitionGuids,
                      "Give all partitions new GUIDs (after cloning)");
    addWriteGate(command, repair->gate);
    addCommon(command, "");

    GptSetOptions* set = nullptr;
    command = add("set", "Change fields of a partition, or of the table", runGptSet, set, gpt);
    addSource(command, set->source);
    command->add_option("NUMBER", set->number, "The partition's number");
    addGptFields(command, set->fields);
    command->add_flag("--no-name", set->noName, "Take its name away");
    command->add_option("--disk-guid", set->diskGuid, "The disk's GUID, or random")->type_name("GUID");
    command->add_option("--entries", set->entries, "How many entries the table has")->type_name("N");
    command->add_option("--entries-at", set->entriesAt, "Where its main copy's entries begin (2s)")
        ->type_name(value::size);
    addWriteGate(command, set->gate);
    addCommon(command, "");

    GptAddOptions* added = nullptr;
    command = add("add", "Add a partition", runGptAdd, added, gpt);
    addSource(command, added->source);
    command->add_option("--number", added->number, "Its number; the first free one unless given")
        ->type_name("N");
    addGptFields(command, added->fields);
    command->get_option("--type")->required();
    command->add_option("--align", added->align, "Without --start: multiples of this (1M unless given)")
        ->type_name(value::size);
    addWriteGate(command, added->gate);
    addCommon(command, "");

    GptDeleteOptions* removed = nullptr;
    command = add("delete", "Delete partitions from the table; their sectors stay as they are", runGptDelete,
                  removed, gpt);
    addSource(command, removed->source);
    command->add_option("NUMBER", removed->numbers, "Numbers of partitions")->required();
    addWriteGate(command, removed->gate);
    addCommon(command, "");

    GptSwapOptions* swap = nullptr;
    command = add("swap", "Exchange the numbers of two partitions", runGptSwap, swap, gpt);
    addSource(command, swap->source);
    command->add_option("FIRST", swap->first, "A number")->required();
    command->add_option("SECOND", swap->second, "Another number, which may be free")->required();
    addWriteGate(command, swap->gate);
    addCommon(command, "");

    GptSortOptions* sort = nullptr;
    command = add("sort", "Number the partitions in the order of their places", runGptSort, sort, gpt);
    addSource(command, sort->source);
    addWriteGate(command, sort->gate);
    addCommon(command, "");

    GptCreateOptions* create = nullptr;
    command = add("create", "Make a new, empty table", runGptCreate, create, gpt);
    addSource(command, create->source);
    command->add_option("--guid", create->guid, "The disk's GUID; random unless given")->type_name("GUID");
    command->add_option("--entries", create->entries, "Entries of the table (128 unless given)")
        ->type_name("N");
    addWriteGate(command, create->gate);
    addCommon(command, "");

    GptFromMbrOptions* fromMbr = nullptr;
    command =
        add("from-mbr", "Make a table that shows the partitions of the MBR", runGptFromMbr, fromMbr, gpt);
    addSource(command, fromMbr->source);
    addWriteGate(command, fromMbr->gate);
    addCommon(command, "");

    GptFromBsdCommand* fromBsd = nullptr;
    command = add("from-bsd", "Put the partitions of a BSD disklabel into the table, in place of their slice",
                  runGptFromBsd, fromBsd, gpt);
    addSource(command, fromBsd->source);
    command->add_option("NUMBER", fromBsd->number,
                        "The partition (slice) with the disklabel; all that have one unless given");
    command
        ->add_option("--base", fromBsd->base,
                     "Where the label's sectors count from, if that cannot be told: the disk or the slice")
        ->check(CLI::IsMember({"auto", "slice", "disk"}));
    addWriteGate(command, fromBsd->gate);
    addCommon(command, "");

    GptToMbrOptions* toMbr = nullptr;
    command = add("to-mbr", "Replace the table by an MBR", runGptToMbr, toMbr, gpt);
    addSource(command, toMbr->source);
    takeAll(command
                ->add_option("--partition", toMbr->partitions,
                             "Keep this partition (repeat for more); all unless given")
                ->type_name("N"));
    takeAll(command
                ->add_option("--logical", toMbr->logical,
                             "Make this one a logical partition (repeat for more); as few as are needed "
                             "unless given")
                ->type_name("N"));
    command->add_option("--active", toMbr->active, "Make this partition active")->type_name("N");
    addWriteGate(command, toMbr->gate);
    addCommon(command, "");

    GptZapOptions* zap = nullptr;
    command =
        add("zap", "Take the table off the disk: both copies, and the protective entry", runGptZap, zap, gpt);
    addSource(command, zap->source);
    command->add_flag("--mbr", zap->mbr, "Empty the MBR's other entries, too");
    addWriteGate(command, zap->gate);
    addCommon(command, "");
}

void CommandLine::addHybrid() {
    CLI::App* hybrid =
        app.add_subcommand("hybrid", "The hybrid MBR, by which a Mac finds Windows (Boot Camp)");
    hybrid->require_subcommand(1);

    HybridShowOptions* show = nullptr;
    CLI::App* command =
        add("show", "Show the MBR beside the partitions of the GPT", runHybridShow, show, hybrid);
    addSource(command, show->source);
    addCommon(command, "");

    const auto layoutOptions = [&](HybridCommand& options) {
        command
            ->add_option("--layout", options.layout,
                         "apple: all partitions; single: Windows alone; minimal: Windows, and a short "
                         "protective entry")
            ->check(CLI::IsMember({"auto", "apple", "single", "minimal"}));
        takeAll(command
                    ->add_option("--partition", options.partitions,
                                 "Show this GPT partition (three at most; repeat for more); the Windows "
                                 "volumes found unless given")
                    ->type_name("N"));
        command->add_option("--active", options.active, "The GPT partition to start from")->type_name("N");
        command
            ->add_option("--boot-code", options.bootCode,
                         "Where the MBR has none: write ours, or keep it empty")
            ->check(CLI::IsMember({"write", "keep"}));
        command
            ->add_option("--disk-signature", options.diskSignature,
                         "Where it is zero: eight hexadecimal digits, new for a random one, or keep")
            ->type_name("HEX");
    };
    HybridCommand* propose = nullptr;
    command = add("propose", "Work out the right hybrid MBR and show it; writes nothing", runHybridPropose,
                  propose, hybrid);
    addSource(command, propose->source);
    layoutOptions(*propose);
    addCommon(command, "");

    HybridCommand* apply = nullptr;
    command = add("apply", "Write the proposed hybrid MBR", runHybridApply, apply, hybrid);
    addSource(command, apply->source);
    layoutOptions(*apply);
    addWriteGate(command, apply->gate);
    addCommon(command, "");

    HybridResetOptions* reset = nullptr;
    command = add("reset", "Go back to the protective MBR", runHybridReset, reset, hybrid);
    addSource(command, reset->source);
    addWriteGate(command, reset->gate);
    addCommon(command, "");

    HybridChsOptions* chs = nullptr;
    command = add("chs", "Compute the CHS addresses of the MBR's entries anew", runHybridChs, chs, hybrid);
    addSource(command, chs->source);
    addWriteGate(command, chs->gate);
    addCommon(command, "");
}

void CommandLine::addTables() {
    CheckTablesOptions* check = nullptr;
    CLI::App* command =
        add("check", "Say what is wrong with the partition tables, and what repairs it", runCheck, check);
    addSource(command, check->source);
    command->get_option("SOURCE")->required(false);
    command->add_flag("--rules", check->rules, "List all rules instead");
    addCommon(command, "lines");

    addGpt();
    addHybrid();

    CLI::App* table = app.add_subcommand("table", "Partition tables to a file and back");
    table->require_subcommand(1);
    TableBackupOptions* backup = nullptr;
    command = add("backup", "Save all partition tables of a disk to a file", runTableBackup, backup, table);
    addSource(command, backup->source);
    command->add_option("FILE", backup->file, "The file to write, or - for standard output")->required();
    command
        ->add_option("--format", backup->format,
                     "own: JSON, any scheme; sgdisk: as sgdisk --backup writes it")
        ->check(CLI::IsMember({"own", "sgdisk"}));
    command->add_flag("--overwrite", backup->overwrite, "Replace the file if there is one");
    addCommon(command, nullptr);

    TableRestoreOptions* restore = nullptr;
    command = add("restore", "Put partition tables back from a file (ours, or sgdisk's)", runTableRestore,
                  restore, table);
    addSource(command, restore->source);
    command->add_option("FILE", restore->file, "A backup, or - for standard input")->required();
    command->add_flag("--other-disk", restore->otherDisk,
                      "Allow a disk of another size (GPT: the backup table goes to its end)");
    addWriteGate(command, restore->gate);
    addCommon(command, "");

    LostCommand* lost = nullptr;
    command = add("lost", "Search for lost partitions, and propose a table that shows them", runLost, lost);
    addSource(command, lost->source);
    command->add_option("-o,--offset", lost->offset, "Where to start")->type_name(value::size);
    command->add_option("-l,--length", lost->length, "How many bytes to search")->type_name(value::size);
    command->add_flag("--quick", lost->quick, "Look only where partitions usually start");
    command->add_option("--confidence", lost->confidence, "Propose what is at least so certain (0-100; 60)")
        ->type_name("N");
    takeAll(command
                ->add_option("--choose", lost->choose,
                             "Propose the volume with this number, however doubtful (repeat for more)")
                ->type_name("N"));
    command->add_flag("--apply", lost->apply, "Write the proposed table, after a review");
    addWriteGate(command, lost->gate);
    addCommon(command, "");
}

}  // namespace sectorsmith::cli
