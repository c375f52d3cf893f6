// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include <fmt/format.h>

#include "cli/open_device.h"

#ifndef SECTORSMITH_VERSION
#define SECTORSMITH_VERSION "unknown"
#endif

namespace sectorsmith::cli {

void CommandLine::addSectorSize(CLI::App* command) {
    command
        ->add_option("--sector-size", common.sectorSize,
                     "Bytes of a logical sector, instead of what is detected")
        ->type_name(value::size);
}

void CommandLine::addAsBytes(CLI::App* command) {
    command->add_flag(
        "--as-bytes", common.asBytes,
        "Use the plain bytes of an image file that has a format of its own (VDI, gzip, …), and allow "
        "changing them");
}

void CommandLine::addSource(CLI::App* command, std::string& source) {
    command
        ->add_option("SOURCE", source,
                     "A device, an image, SOURCE#N for partition N, or - for standard input")
        ->required()
        ->type_name("");
    addSectorSize(command);
    addAsBytes(command);
    command->add_flag("--gentle", common.gentle,
                      "Treat the disk as failing: no read-ahead, no detection, read once");
}

// `jsonModes`: what --json=… may be besides "document"; nullptr when the output is not JSON.
void CommandLine::addCommon(CLI::App* command, const char* jsonModes) {
    const std::string common_ = "Common options";
    if (jsonModes != nullptr) {
        std::vector<std::string> modes = {"document"};
        std::string text = jsonModes;
        for (std::size_t at = 0; at < text.size();) {
            const auto bar = std::min(text.find('|', at), text.size());
            modes.push_back(text.substr(at, bar - at));
            at = bar + 1;
        }
        std::string said = "Print one JSON document";
        if (text.find("lines") != std::string::npos) said += "; =lines: one object per line";
        if (text.find("sfdisk") != std::string::npos) said += "; =sfdisk: with the keys of sfdisk --json";
        command->add_flag("--json{document}", common.json, said)->check(CLI::IsMember(modes))->group(common_);
    }
    command->add_flag("--no-input", common.noInput, "Never ask")->group(common_);
    command->add_option("--state-dir", common.stateDir, "Where undo records are kept")
        ->type_name(value::folder)
        ->group(common_);
    command->add_flag("--no-color", common.noColor, "No colour, even on a terminal")->group(common_);
    command->add_option("--progress", common.progress, "Progress on stderr: JSON lines, or none")
        ->check(CLI::IsMember({"json", "none"}))
        ->group(common_);
}

// What writes prints its plan first; it asks on a terminal and needs --yes elsewhere.
void CommandLine::addWriteGate(CLI::App* command, WriteGate& gate) {
    const std::string writing = "Writing";
    command->add_flag("-n,--dry-run", common.dryRun, "Print what would be written, and write nothing")
        ->group(writing);
    command->add_flag("-y,--yes", gate.yes, "Do not ask")->group(writing);
    command
        ->add_flag("--disk-in-use", gate.diskInUse, "Write although other partitions of the disk are in use")
        ->group(writing);
}

void CommandLine::addEditing() {
    WriteOptions* write = nullptr;
    CLI::App* command = add("write", "Change bytes: staged, shown, checked, verified, and recorded for undo",
                            runWrite, write);
    addSource(command, write->source);
    command->add_option("-o,--offset", write->offset, "Where to write")->required()->type_name(value::size);
    auto* what = command->add_option_group("bytes", "What to write")->require_option(1);
    what->add_option("--hex", write->hex, "Bytes in hexadecimal")->type_name("HEX");
    what->add_option("--file", write->file, "The bytes of this file (- for standard input)")
        ->type_name(value::file);
    what->add_option("--fill", write->fill, "This pattern (hexadecimal), repeated over --length")
        ->type_name("HEX");
    command->add_option("-l,--length", write->length, "With --fill: how many bytes")->type_name(value::size);
    addWriteGate(command, write->gate);
    addCommon(command, "");

    SetOptions* set = nullptr;
    command = add("set", "Change fields by a template; checksums and copies are kept right", runSet, set);
    addSource(command, set->source);
    command
        ->add_option("ASSIGNMENT", set->assignments,
                     "PATH=VALUE, as gpt.primary.entries[0].PartitionName=Data; one or more")
        ->required()
        ->type_name("");
    command->add_option("-t,--template", set->templateName, "A template's ID or file; else detection chooses")
        ->type_name(value::templateName);
    command->add_option("-o,--offset", set->offset, "Where the structure starts")->type_name(value::size);
    command->add_option("-I,--include", set->includes, "Look for imported templates here first")
        ->type_name(value::folder)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    auto* keepChecksums =
        command->add_flag("--no-reseal", set->keepChecksums, "Change the fields alone: no checksum, no copy");
    command
        ->add_flag("--reseal-all", set->updateAllChecksums,
                   "Also make checksums right that were wrong before")
        ->excludes(keepChecksums);
    command->add_flag("--no-copies", set->noCopies, "Leave backups as they are");
    addWriteGate(command, set->gate);
    addCommon(command, "");

    SearchOptions* search = nullptr;
    command = add("search", "Find bytes, text, numbers or a regular expression", runSearch, search);
    addSource(command, search->source);
    auto* pattern =
        command->add_option_group("pattern", "What to look for (repeat or combine: any of them matches)")
            ->require_option(1, 0);
    const auto wanted = [pattern](const char* name, std::vector<std::string>& values, const char* help,
                                  const char* type) {
        pattern->add_option(name, values, help)
            ->type_name(type)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    };
    wanted("--hex", search->hex, "Bytes in hexadecimal; ? for any digit (55 ?? AA)", "HEX");
    wanted("--text", search->text, "Text, in --encoding", "TEXT");
    wanted("--regex", search->regex,
           "A regular expression in RE2's syntax, over bytes; with --encoding utf-16 over characters",
           "REGEX");
    wanted("--integer", search->integer, "An integer of --bits, in --endian order", "N");
    wanted("--float", search->real, "A floating-point number of --bits (32, 64)", "X");
    command
        ->add_option("--encoding", search->encoding,
                     "Encoding of --text and --regex; utf-16 and utf-32 try both byte orders")
        ->check(CLI::IsMember({"ascii", "latin-1", "mac-roman", "utf-8", "utf-16", "utf-16le", "utf-16be",
                               "utf-32", "utf-32le", "utf-32be", "ebcdic", "cp437", "cp1252", "shift-jis"}));
    command->add_flag("-i,--ignore-case", search->ignoreCase, "Upper and lower case are the same");
    command->add_option("--bits", search->bits, "Of the number: 8, 16, 24, 32, 48, 64 (32 unless given)")
        ->type_name("BITS");
    command->add_option("--endian", search->endian, "Of the number")->check(CLI::IsMember({"little", "big"}));
    command->add_option("-o,--offset", search->offset, "Where to start")->type_name(value::size);
    command->add_option("-l,--length", search->length, "How many bytes to search")->type_name(value::size);
    command
        ->add_option("--at", search->atSectorOffset, "Only matches that begin at this offset within a sector")
        ->type_name(value::size);
    command->add_option("-m,--max-count", search->maxCount, "Stop after N matches")->type_name("N");
    command->add_option("--most", search->maxCount)->type_name("N")->group("");  // the old name
    command->add_flag("--backward", search->backward, "From the end to the start");
    command->add_flag("-c,--count", search->count, "Print only how many there are");
    addCommon(command, "lines");

    CompareOptions* compare = nullptr;
    command = add("compare", "Compare two sources, or two ranges", runCompare, compare);
    command->add_option("FIRST", compare->first, "A device, an image, or SOURCE#N")
        ->required()
        ->type_name("");
    command->add_option("SECOND", compare->second, "The other one; may be the same with --offset2")
        ->required()
        ->type_name("");
    addSectorSize(command);
    command->add_option("-o,--offset", compare->offset, "Where to start in the first")
        ->type_name(value::size);
    command
        ->add_option("--offset2", compare->offset2,
                     "Where to start in the second (as in the first unless given)")
        ->type_name(value::size);
    command->add_option("-l,--length", compare->length, "How many bytes")->type_name(value::size);
    addCommon(command, "lines");

    HashOptions* hash = nullptr;
    command = add("hash", "Compute checksums of a source or a range", runHash, hash);
    addSource(command, hash->source);
    command
        ->add_option(
            "-a,--algorithm", hash->kinds,
            "crc32, md5, sha1, sha256, sha512, sha3-256, blake2b, xxh64 (sha256 unless given; repeat for "
            "more)")
        ->check(CLI::IsMember({"crc32", "md5", "sha1", "sha256", "sha512", "sha3-256", "blake2b", "xxh64"}))
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_option("-o,--offset", hash->offset, "Where to start")->type_name(value::size);
    command->add_option("-l,--length", hash->length, "How many bytes")->type_name(value::size);
    addCommon(command, "");

    CLI::App* undo = app.add_subcommand("undo", "The records of what was written, and the way back");
    undo->require_subcommand(1);
    UndoOptions* record = nullptr;
    command = add("list", "List the records, newest first", runUndoList, record, undo);
    addCommon(command, "lines");
    command = add("show", "Show what a record changed", runUndoShow, record, undo);
    command->add_option("ID", record->id, "A record's ID, its beginning, or last")->required();
    addCommon(command, "");
    command = add("apply", "Take a commit back, or finish one that was cut off", runUndoApply, record, undo);
    command->add_option("ID", record->id, "A record's ID, its beginning, or last")->required();
    command->add_flag("--finish", record->finish,
                      "Write a commit that was cut off to its end instead of taking it back");
    command
        ->add_option(
            "--on", record->on,
            "The disk or image to write to, where the record does not find it or cannot prove that it "
            "is the same")
        ->type_name("SOURCE");
    addWriteGate(command, record->gate);
    addCommon(command, "");
    UndoDeleteOptions* remove = nullptr;
    command = add("delete", "Delete records; those of commits that were cut off are kept", runUndoDelete,
                  remove, undo);
    CLI::Option* ids = command->add_option("ID", remove->ids, "Records' IDs, their beginnings, or last");
    command->add_option("--older-than", remove->olderThan, "All records that are older than so many days")
        ->type_name("DAYS")
        ->excludes(ids);
    command->add_flag("-n,--dry-run", common.dryRun, "Print what would be deleted, and delete nothing");
    command->add_flag("-y,--yes", remove->yes, "Do not ask");
    addCommon(command, "");
}

// What gives content up prints its plan first and wants the disk's name.
void CommandLine::addDestroyConfirmation(CLI::App* command, DestroyConfirmation& gate) {
    const std::string giving = "Giving content up";
    command->add_flag("-n,--dry-run", common.dryRun, "Print what would be done, and do nothing")
        ->group(giving);
    command
        ->add_option("--destroy", gate.destroy,
                     "The disk's name as “list” gives it (an image: its file name): do it without asking")
        ->type_name("NAME")
        ->group(giving);
    command
        ->add_flag("--disk-in-use", gate.diskInUse, "Go on although other partitions of the disk are in use")
        ->group(giving);
}

void CommandLine::addVolumeSource(CLI::App* command, std::string& source) {
    command->add_option("SOURCE", source, "A device, an image, SOURCE#N, or the folder of a mounted volume")
        ->required()
        ->type_name("");
    addSectorSize(command);
    addAsBytes(command);
}

void CommandLine::addUnusedSpace() {
    TrimOptions* trim = nullptr;
    CLI::App* command =
        add("trim", "Tell a disk which bytes are not needed (TRIM), or why it cannot be told", runTrim, trim);
    addVolumeSource(command, trim->source);
    CLI::Option* offset =
        command->add_option("-o,--offset", trim->offset, "Where to start")->type_name(value::size);
    CLI::Option* length =
        command->add_option("-l,--length", trim->length, "How many bytes")->type_name(value::size);
    CLI::Option* gaps = command->add_flag("--gaps", trim->gaps, "What no partition of the disk has");
    CLI::Option* free =
        command->add_flag("--free", trim->free, "What the file system does not use (also of a mounted one)");
    for (CLI::Option* one : {gaps, free}) one->excludes(offset)->excludes(length);
    command->add_flag(
        "--secure", trim->secure,
        "The device has to clear the cells, too (few can: memory cards, soldered flash); Linux");
    command->add_flag("--explain", trim->explain,
                      "Only say whether TRIM gets through, why not, and what would help");
    addDestroyConfirmation(command, trim->gate);
    addCommon(command, "");

    EraseFreeOptions* erase = nullptr;
    command = add("erase-free", "Erase what a file system does not use", runEraseFree, erase);
    addVolumeSource(command, erase->source);
    command
        ->add_option("--method", erase->method,
                     "zero (what is not zero already), random, zero-range (the system or the disk "
                     "zeroes it: fast; Linux), punch (holes in an image), trim")
        ->check(CLI::IsMember({"zero", "random", "zero-range", "punch", "trim"}));
    command->add_flag("--gaps", erase->gaps,
                      "What no partition of the disk has, instead of a file system's free space");
    command
        ->add_option("--from", erase->from,
                     "Go on at this byte of the disk, where an earlier run was stopped")
        ->type_name(value::size);
    command->add_flag("--verify", erase->verify, "Read everything back, not samples alone");
    command
        ->add_option("--reserve", erase->reserve,
                     "Mounted volumes: leave this much for other programs (else 1 %, 16 MiB to 1 GiB)")
        ->type_name(value::size);
    command->add_flag("--then-trim", erase->thenTrim, "Mounted volumes: trim the free space afterwards");
    addDestroyConfirmation(command, erase->gate);
    addCommon(command, "");
}

void CommandLine::addMeasuring() {
    SpeedCommandOptions* speed = nullptr;
    CLI::App* command =
        add("speed",
            "Measure the speed of a disk, an image or a folder's disk; compare results; restore what a test "
            "that was cut off overwrote",
            runSpeed, speed);
    std::string words;
    for (const FirstWord& first : firstWords)
        if (std::string(first.command) == "speed")
            words += fmt::format("{}speed {} {}\n      {}", words.empty() ? "Instead of SOURCE:\n  " : "\n  ",
                                 first.word, first.arguments, first.description);
    command->footer(words);
    command
        ->add_option("SOURCE", speed->words,
                     "A device, an image, SOURCE#N for partition N, or a folder (the test then writes a file "
                     "of its own)")
        ->required()
        ->expected(1, -1)
        ->type_name("");
    command->add_option("--profile", speed->profile, "What to measure (quick unless given, or --rw alone)")
        ->check(CLI::IsMember({"quick", "full", "sustained", "sweep", "files", "verify"}));
    command
        ->add_option("--rw", speed->access, "A test of your own; with --profile: only its tests of that kind")
        ->check(CLI::IsMember({"read", "write", "randread", "randwrite", "readwrite", "randrw"}));
    command->add_option("--bs", speed->blockSize, "Block size, 512 to 64M (1M; 4K at random places)")
        ->type_name(value::size);
    command->add_option("--iodepth", speed->depth, "Requests in flight, 1 to 256 (32)")->type_name("N");
    command
        ->add_option("--rwmixread", speed->readPercent,
                     "Of readwrite and randrw: how many percent are reads (50)")
        ->type_name("N");
    command->add_option("--runtime", speed->runtime, "Seconds of each test")->type_name("SECONDS");
    command
        ->add_option("--size", speed->size,
                     "The range or file that is used (written: 4G at most unless given)")
        ->type_name(value::size);
    command->add_option("-o,--offset", speed->offset, "Where the range begins")->type_name(value::size);
    command
        ->add_option("--destroy", speed->destroy,
                     "Give up the data of the range: the disk's name as list prints it, an image's file name")
        ->type_name("NAME");
    command->add_option("--direct", speed->direct, "0: through the system's cache; the result says so")
        ->check(CLI::IsMember({"0", "1"}));
    command
        ->add_option("--ioengine", speed->engine,
                     "threads: not the system's own way to have many requests in flight")
        ->check(CLI::IsMember({"auto", "threads"}));
    command->add_option("--format", speed->format, "Of speed compare")
        ->check(CLI::IsMember({"table", "csv", "markdown", "svg"}));
    command->add_flag("--no-save", speed->noSave, "Do not put the result into the library");
    addSectorSize(command);
    command
        ->add_flag("-n,--dry-run", common.dryRun, "Print what would be measured and written, and do nothing")
        ->group("Writing");
    command->add_flag("-y,--yes", speed->gate.yes, "Do not ask")->group("Writing");
    addCommon(command, "");
}

CommandLine::CommandLine()
    : app("Look into disks and images, read their structures, change them safely", "sectorsmith") {
    app.set_version_flag("--version", std::string("sectorsmith ") + SECTORSMITH_VERSION, "Print the version");
    app.set_help_flag("-h,--help", "Print this help");
    app.allow_windows_style_options(false);  // a source may begin with a slash there, too
    app.require_subcommand(1);
    app.get_formatter()->column_width(34);
    app.footer(
        "Numbers may be written 4096, 0x1000, 4K, 1M, 2G, 1T (binary) or 2048s (sectors).\n"
        "Exit: 0 done; 1 a finding; 2 wrong usage; 3 I/O error or damaged data; 4 refused; 130 cancelled.");

    ListOptions* list = nullptr;
    CLI::App* command = add("list", "List the disks of this computer", runList, list);
    addCommon(command, "lines");

    InfoOptions* info = nullptr;
    command =
        add("info", "Say what a source is: size, sectors, partition scheme, file systems", runInfo, info);
    addSource(command, info->source);
    command
        ->add_option("-o,--offset", info->offset, "Also say whether the block there is in use, and by what")
        ->type_name(value::size);
    addCommon(command, "lines");

    DumpOptions* dump = nullptr;
    command = add("dump", "Print bytes as hexdump -C does", runDump, dump);
    addSource(command, dump->source);
    command->add_option("-o,--offset,-s", dump->offset, "Where to start")->type_name(value::size);
    command->add_option("-l,--length,-n", dump->length, "How many bytes")->type_name(value::size);
    command->add_flag("-v,--no-squeezing", dump->all, "Print repeated lines, too, instead of a *");
    CLI::Option* raw =
        command->add_flag("--raw", dump->raw, "Write the bytes themselves; stop at what cannot be read");
    command
        ->add_option("--fill", dump->fill,
                     "With --raw: write this byte for each that cannot be read, and go on")
        ->type_name("BYTE")
        ->needs(raw);
    addCommon(command, nullptr);

    TemplatesOptions* templates = nullptr;
    command = add("templates", "List the templates and what they match", runTemplates, templates);
    addCommon(command, "lines");

    DecodeOptions* decode = nullptr;
    command = add("decode", "Read structures with a template and print them as a tree", runDecode, decode);
    addSource(command, decode->source);
    command
        ->add_option("-t,--template", decode->templateName,
                     "A template's ID or file (- for standard input); else detection chooses")
        ->type_name(value::templateName);
    command->add_option("-o,--offset", decode->offset, "Where the structure starts")->type_name(value::size);
    command
        ->add_option("-p,--path", decode->path, "Print the value of this field, like header.entries[3].name")
        ->type_name("PATH");
    command->add_option("--levels", decode->levels, "How many levels below the root (or PATH) to evaluate")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    command->add_flag("-v,--no-squeezing", decode->all,
                      "Print the members of what holds nothing but zeros, too");
    command
        ->add_option("--budget", decode->budget,
                     "Allow one evaluation N times the work and memory (1: about 10 s, 512 MiB; 0: no limit)")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    command->add_option("-I,--include", decode->includes, "Look for imported templates here first")
        ->type_name(value::folder)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    addCommon(command, "lines");

    PartitionsOptions* partitions = nullptr;
    command = add("partitions", "List the partitions", runPartitions, partitions);
    addSource(command, partitions->source);
    addCommon(command, "lines|sfdisk");

    FilesOptions* files = nullptr;
    command =
        add("files", "List the files of a volume without mounting it (HFS+, ext2/3/4)", runFiles, files);
    addSource(command, files->source);
    command
        ->add_option("PATH", files->path,
                     "A folder or file of the volume, as /Users/me; else the root folder")
        ->type_name("");
    command->add_flag("-R,--recursive", files->recursive,
                      "With all folders below it, each line with its path");
    addCommon(command, "lines");

    addTables();
    addEditing();
    addUnusedSpace();
    addMeasuring();

    // For the window, through pkexec: hidden as the next one is.
    OpenDeviceOptions* device = nullptr;
    command =
        add("open-device", "Open a device and hand it over standard input, a socket", runOpenDevice, device);
    command->add_option("DEVICE", device->path)->required();
    command->add_flag("--write", device->write);
    command->add_flag("--exclusive", device->exclusive);
    command->add_flag("--direct", device->direct);
    command->group("");

    // For the build: hidden from help, man page and completions.
    GenerateOptions* generate = nullptr;
    command = add("generate", "Write the man page or a shell's completion", runGenerate, generate);
    command->add_option("WHAT", generate->what, "man, bash, zsh, fish or template-ids")
        ->required()
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish", "template-ids"}));
    command->group("");
}

}  // namespace sectorsmith::cli
