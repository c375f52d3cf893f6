// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/compare.h"
#include "cli/decode.h"
#include "cli/dump.h"
#include "cli/erase_free.h"
#include "cli/generate.h"
#include "cli/hash.h"
#include "cli/health.h"
#include "cli/info.h"
#include "cli/list.h"
#include "cli/open_device.h"
#include "cli/partitions.h"
#include "cli/search.h"
#include "cli/set.h"
#include "cli/speed.h"
#include "cli/templates.h"
#include "cli/trim.h"
#include "cli/undo.h"
#include "cli/write.h"

#ifndef SECTORSMITH_VERSION
#define SECTORSMITH_VERSION "unknown"
#endif

namespace sectorsmith::cli {

std::string otherForms(const std::string& command) {
    std::string text;
    for (const FirstWord& first : firstWords)
        if (command == first.command)
            text += fmt::format("{}{} {} {}\n      {}", text.empty() ? "Other forms:\n  " : "\n  ", command,
                                first.word, first.arguments, first.description);
    return text;
}

void CommandLine::addSectorSize(CLI::App* command) {
    command
        ->add_option("--sector-size", common.sectorSize,
                     "Logical sector size in bytes, instead of the detected one")
        ->type_name(value::size);
}

void CommandLine::addAsBytes(CLI::App* command) {
    command->add_flag(
        "--as-bytes", common.asBytes,
        "Treat an image in a container format (VDI, gzip, …) as raw bytes, and allow changing them");
}

void CommandLine::addPassword(CLI::App* command) {
    command
        ->add_option("--password-fd", common.passwordFd,
                     "Read the password of an encrypted volume from this file descriptor (default: ask)")
        ->type_name("N");
}

void CommandLine::addReadSource(CLI::App* command, std::string& source) {
    addSource(command, source);
    command->get_option("SOURCE")->description(
        "A device, an image, SOURCE#N for partition N, SOURCE:/PATH for a file in a volume, or - for "
        "standard "
        "input");
    addPassword(command);
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
                      "Spare a failing disk: no read-ahead, no automatic detection, each part is read once");
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
        std::string said = "Print a JSON document";
        if (text.find("lines") != std::string::npos) said += "; =lines: one JSON object per line";
        if (text.find("sfdisk") != std::string::npos) said += "; =sfdisk: the format of sfdisk --json";
        command->add_flag("--json{document}", common.json, said)->check(CLI::IsMember(modes))->group(common_);
    }
    command->add_flag("--no-input", common.noInput, "Never ask questions")->group(common_);
    command->add_option("--state-dir", common.stateDir, "Folder for undo records and speed results")
        ->type_name(value::folder)
        ->group(common_);
    command->add_flag("--no-color", common.noColor, "Disable colors")->group(common_);
    command->add_option("--progress", common.progress, "Progress on stderr as JSON lines, or no progress")
        ->check(CLI::IsMember({"json", "none"}))
        ->group(common_);
}

// What writes prints its plan first; it asks on a terminal and needs --yes elsewhere.
void CommandLine::addWriteGate(CLI::App* command, WriteGate& gate) {
    const std::string writing = "Writing";
    command->add_flag("-n,--dry-run", common.dryRun, "Show what would be written, but write nothing")
        ->group(writing);
    command->add_flag("-y,--yes", gate.yes, "Skip the confirmation")->group(writing);
    command
        ->add_flag("--disk-in-use", gate.diskInUse, "Write even if other partitions of the disk are in use")
        ->group(writing);
}

void CommandLine::addEditing() {
    WriteOptions* write = nullptr;
    CLI::App* command = add("write", "Change bytes, after a review and with an undo record", runWrite, write);
    addSource(command, write->source);
    command->add_option("-o,--offset", write->offset, "Offset to write to")
        ->required()
        ->type_name(value::size);
    auto* what = command->add_option_group("bytes", "Bytes to write")->require_option(1);
    what->add_option("--hex", write->hex, "Hexadecimal bytes")->type_name("HEX");
    what->add_option("--file", write->file, "Contents of this file (- for standard input)")
        ->type_name(value::file);
    what->add_option("--fill", write->fill, "Hexadecimal pattern, repeated over --length")->type_name("HEX");
    command->add_option("-l,--length", write->length, "Number of bytes, with --fill")->type_name(value::size);
    addWriteGate(command, write->gate);
    addCommon(command, "");

    SetOptions* set = nullptr;
    command = add("set", "Change fields by name; updates checksums and copies", runSet, set);
    addSource(command, set->source);
    command
        ->add_option("ASSIGNMENT", set->assignments,
                     "One or more of PATH=VALUE, for example gpt.primary.entries[0].PartitionName=Data")
        ->required()
        ->type_name("");
    command->add_option("-t,--template", set->templateName, "Template ID or file (default: detected)")
        ->type_name(value::templateName);
    command->add_option("-o,--offset", set->offset, "Offset of the structure")->type_name(value::size);
    command->add_option("-I,--include", set->includes, "Search this folder first for imported templates")
        ->type_name(value::folder)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    auto* keepChecksums = command->add_flag("--no-reseal", set->keepChecksums,
                                            "Change only the named fields: no checksums, no copies");
    command
        ->add_flag("--reseal-all", set->updateAllChecksums, "Also correct checksums that were already wrong")
        ->excludes(keepChecksums);
    command->add_flag("--no-copies", set->noCopies, "Do not update backup copies");
    addWriteGate(command, set->gate);
    addCommon(command, "");
}

void CommandLine::addSearching() {
    SearchOptions* search = nullptr;
    CLI::App* command = add("search", "Find bytes, text, numbers or a regular expression", runSearch, search);
    addReadSource(command, search->source);
    auto* pattern =
        command->add_option_group("pattern", "Pattern to find; several patterns match if any of them does")
            ->require_option(1, 0);
    const auto wanted = [pattern](const char* name, std::vector<std::string>& values, const char* help,
                                  const char* type) {
        pattern->add_option(name, values, help)
            ->type_name(type)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    };
    wanted("--hex", search->hex, "Hexadecimal bytes; ? matches any digit (55 ?? AA)", "HEX");
    wanted("--text", search->text, "Text, in the encoding of --encoding", "TEXT");
    wanted("--regex", search->regex,
           "Regular expression in RE2 syntax, over bytes; over characters with --encoding utf-16", "REGEX");
    wanted("--integer", search->integer, "Integer of --bits bits, in --endian byte order", "N");
    wanted("--float", search->real, "Floating-point number of --bits bits (32 or 64)", "X");
    command
        ->add_option("--encoding", search->encoding,
                     "Encoding of --text and --regex; utf-16 and utf-32 try both byte orders")
        ->check(CLI::IsMember({"ascii", "latin-1", "mac-roman", "utf-8", "utf-16", "utf-16le", "utf-16be",
                               "utf-32", "utf-32le", "utf-32be", "ebcdic", "cp437", "cp1252", "shift-jis"}));
    command->add_flag("-i,--ignore-case", search->ignoreCase, "Ignore case distinctions");
    command
        ->add_option("--bits", search->bits, "Size of the number: 8, 16, 24, 32, 48 or 64 bits (default: 32)")
        ->type_name("BITS");
    addChoice<std::endian>(command, "--endian", search->order,
                           {{"little", std::endian::little}, {"big", std::endian::big}},
                           "Byte order of the number");
    command->add_option("-o,--offset", search->offset, "Offset to start at")->type_name(value::size);
    command->add_option("-l,--length", search->length, "Number of bytes to search")->type_name(value::size);
    command->add_option("--at", search->atSectorOffset, "Only find matches at this offset within a sector")
        ->type_name(value::size);
    command->add_option("-m,--max-count", search->maxCount, "Stop after N matches")->type_name("N");
    command->add_option("--most", search->maxCount)->type_name("N")->group("");  // the old name
    command->add_flag("--backward", search->backward, "Search from the end to the start");
    command->add_flag("-c,--count", search->count, "Print only the number of matches");
    addCommon(command, "lines");

    CompareOptions* compare = nullptr;
    command = add("compare", "Compare two sources or ranges", runCompare, compare);
    command->add_option("FIRST", compare->first, "A device, an image, SOURCE#N, or SOURCE:/PATH")
        ->required()
        ->type_name("");
    command->add_option("SECOND", compare->second, "A second source, or the same one with --offset2")
        ->required()
        ->type_name("");
    addSectorSize(command);
    addPassword(command);
    command->add_option("-o,--offset", compare->offset, "Offset in the first source")->type_name(value::size);
    command
        ->add_option("--offset2", compare->offset2,
                     "Offset in the second source (default: same as in the first)")
        ->type_name(value::size);
    command->add_option("-l,--length", compare->length, "Number of bytes")->type_name(value::size);
    addCommon(command, "lines");

    HashOptions* hash = nullptr;
    command = add("hash", "Compute checksums of a source or a range", runHash, hash);
    addReadSource(command, hash->source);
    std::vector<std::string> kinds;
    for (const HashKind kind : allHashKinds()) kinds.emplace_back(hashName(kind));
    command
        ->add_option_function<std::vector<std::string>>(
            "-a,--algorithm",
            [hash](const std::vector<std::string>& names) {
                for (const std::string& name : names)
                    if (const auto kind = parseHashKind(name)) hash->kinds.push_back(*kind);
            },
            "Hash algorithm (default: sha256; repeat for more)")
        ->check(CLI::IsMember(kinds))
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_option("-o,--offset", hash->offset, "Offset to start at")->type_name(value::size);
    command->add_option("-l,--length", hash->length, "Number of bytes")->type_name(value::size);
    addCommon(command, "");
}

void CommandLine::addUndo() {
    CLI::App* undo = app.add_subcommand("undo", "List, show and undo writes");
    undo->require_subcommand(1);
    UndoOptions* record = nullptr;
    CLI::App* command = add("list", "List the undo records, newest first", runUndoList, record, undo);
    addCommon(command, "lines");
    command = add("show", "Show what a commit changed", runUndoShow, record, undo);
    command->add_option("ID", record->id, "Record ID, the beginning of one, or last")->required();
    addCommon(command, "");
    command = add("apply", "Undo a commit, or complete an interrupted one", runUndoApply, record, undo);
    command->add_option("ID", record->id, "Record ID, the beginning of one, or last")->required();
    command->add_flag("--finish", record->finish, "Complete an interrupted commit instead of undoing it");
    command
        ->add_option("--on", record->on, "Disk or image to write to, if it has moved or cannot be identified")
        ->type_name("SOURCE");
    addWriteGate(command, record->gate);
    addCommon(command, "");
    UndoDeleteOptions* remove = nullptr;
    command = add("delete", "Delete undo records, except those of interrupted commits", runUndoDelete, remove,
                  undo);
    CLI::Option* ids = command->add_option("ID", remove->ids, "Record IDs, beginnings of them, or last");
    command
        ->add_option("--older-than", remove->olderThan, "Delete all records older than this number of days")
        ->type_name("DAYS")
        ->excludes(ids);
    command->add_flag("-n,--dry-run", common.dryRun, "Show what would be deleted, but delete nothing");
    command->add_flag("-y,--yes", remove->yes, "Skip the confirmation");
    addCommon(command, "");
}

// What gives content up prints its plan first and wants the disk's name.
void CommandLine::addDestroyConfirmation(CLI::App* command, DestroyConfirmation& gate) {
    const std::string giving = "Destroying data";
    command->add_flag("-n,--dry-run", common.dryRun, "Show what would be done, but do nothing")
        ->group(giving);
    command
        ->add_option("--destroy", gate.destroy,
                     "Confirm with the disk's name as shown by list (for an image: its file name)")
        ->type_name("NAME")
        ->group(giving);
    command
        ->add_flag("--disk-in-use", gate.diskInUse,
                   "Continue even if other partitions of the disk are in use")
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
        add("trim", "Discard unused blocks (TRIM), or explain why TRIM is unavailable", runTrim, trim);
    addVolumeSource(command, trim->source);
    CLI::Option* offset =
        command->add_option("-o,--offset", trim->offset, "Offset to start at")->type_name(value::size);
    CLI::Option* length =
        command->add_option("-l,--length", trim->length, "Number of bytes")->type_name(value::size);
    CLI::Option* gaps = command->add_flag("--gaps", trim->gaps, "Discard the space outside all partitions");
    CLI::Option* free =
        command->add_flag("--free", trim->free, "Discard the free space of a file system, mounted or not");
    for (CLI::Option* one : {gaps, free}) one->excludes(offset)->excludes(length);
    command->add_flag(
        "--secure", trim->secure,
        "Secure discard: the device also erases the cells (memory cards, soldered flash; Linux only)");
    command->add_flag("--explain", trim->explain,
                      "Only report whether TRIM is supported, why not, and what would help");
    addDestroyConfirmation(command, trim->gate);
    addCommon(command, "");

    EraseFreeOptions* erase = nullptr;
    command = add("erase-free", "Erase the free space of a file system", runEraseFree, erase);
    addVolumeSource(command, erase->source);
    addChoice(
        command, "--method", erase->method,
        named<EraseMethod>({eraseMethods.begin(), eraseMethods.end()}, methodName),
        "zero: write zeros where there are none; random: write random bytes; zero-range: let the system "
        "or the disk write zeros (fast; Linux only); punch: punch holes into an image; trim: discard");
    command->add_flag("--gaps", erase->gaps, "Erase the space outside all partitions instead");
    command->add_option("--from", erase->from, "Resume an interrupted run at this offset of the disk")
        ->type_name(value::size);
    command->add_flag("--verify", erase->verify, "Read back everything, not only samples");
    command
        ->add_option("--reserve", erase->reserve,
                     "Mounted volumes: leave this much space to other programs (default: 1 %, at least 16 "
                     "MiB, at most 1 GiB)")
        ->type_name(value::size);
    command->add_flag("--then-trim", erase->thenTrim, "Mounted volumes: then discard the free space");
    addDestroyConfirmation(command, erase->gate);
    addCommon(command, "");
}

void CommandLine::addMeasuring() {
    SpeedCommandOptions* options = nullptr;
    CLI::App* command = add(
        "speed", "Measure the speed of a disk, compare results, or restore data after an interrupted test",
        runSpeed, options);
    command->footer(otherForms("speed"));
    command
        ->add_option("SOURCE", options->words,
                     "A device, an image, SOURCE#N for partition N, or a folder to write test files to")
        ->required()
        ->expected(1, -1)
        ->type_name("");
    using speed::Profile;
    addChoice(command, "--profile", options->profile,
              named<Profile>({Profile::Quick, Profile::Full, Profile::Sustained, Profile::Sweep,
                              Profile::Files, Profile::Backup, Profile::Verify},
                             speed::profileName),
              "Tests to run (default: quick, or the test given by --rw)");
    command
        ->add_option("--rw", options->access,
                     "Access pattern of a custom test; with --profile: run only tests of this kind")
        ->check(CLI::IsMember({"read", "write", "randread", "randwrite", "readwrite", "randrw"}));
    command
        ->add_option("--bs", options->blockSize, "Block size, 512 to 64M (default: 1M sequential, 4K random)")
        ->type_name(value::size);
    command->add_option("--iodepth", options->depth, "Queue depth, 1 to 256 (default: 32)")->type_name("N");
    command
        ->add_option("--rwmixread", options->readPercent,
                     "Percentage of reads in readwrite and randrw (default: 50)")
        ->type_name("N");
    command->add_option("--runtime", options->runtime, "Duration of each test in seconds")
        ->type_name("SECONDS");
    command
        ->add_option("--size", options->size,
                     "Size of the range or test file (default for writing: at most 4G); of files: the "
                     "largest; of backup: all "
                     "(default: 400 GB, or what fits)")
        ->type_name(value::size);
    command->add_option("-o,--offset", options->offset, "Offset of the range")->type_name(value::size);
    command
        ->add_option("--destroy", options->destroy,
                     "Destroy all data in the range; NAME is the disk's name as shown by list (for an image: "
                     "its file name)")
        ->type_name("NAME");
    addChoice<bool>(command, "--direct", options->cached, {{"0", true}, {"1", false}},
                    "1: bypass the system's cache (default); 0: use it, which the result states");
    command->add_flag(
        "--empty-caches", options->emptyCaches,
        "With --profile files: also list folders with the system's file caches emptied (needs root)");
    addChoice<speed::EngineKind>(
        command, "--ioengine", options->engine,
        {{"auto", speed::EngineKind::Automatic}, {"threads", speed::EngineKind::Threads}},
        "I/O engine; threads: do not use the system's asynchronous I/O");
    addChoice<ComparisonFormat>(command, "--format", options->format,
                                {{"table", ComparisonFormat::Table},
                                 {"csv", ComparisonFormat::Csv},
                                 {"markdown", ComparisonFormat::Markdown},
                                 {"svg", ComparisonFormat::Svg}},
                                "Output format of speed compare");
    command->add_flag("--no-save", options->noSave, "Do not save the result");
    addSectorSize(command);
    command
        ->add_flag("-n,--dry-run", common.dryRun, "Show what would be measured and written, but do nothing")
        ->group("Writing");
    command->add_flag("-y,--yes", options->gate.yes, "Skip the confirmation")->group("Writing");
    addCommon(command, "");
}

void CommandLine::addHealth() {
    using health::TestAction;
    HealthCommand* options = nullptr;
    CLI::App* command =
        add("health", "Show the health of a drive (SMART), and let it test itself", runHealth, options);
    command->add_option("SOURCE", options->source, "A device, or a partition of one; asked by smartctl")
        ->required()
        ->type_name("");
    addChoice<TestAction>(
        command, "--test", options->test,
        {{"short", TestAction::Short}, {"long", TestAction::Long}, {"abort", TestAction::Abort}},
        "Start a self-test of the drive, which changes no data: short takes minutes, long hours; abort: stop "
        "it");
    command->add_flag("--follow", options->follow,
                      "Wait until the self-test has ended, and show its progress");
    command->add_flag("--attributes", options->attributes, "Also list all values that an ATA drive reports");
    command->add_flag("--no-wake", options->noWake, "Do not wake a disk that is in standby");
    command
        ->add_option("--device-type", options->type,
                     "How to reach a drive behind an adapter: sat, usbjmicron, sntjmicron, sntasmedia, "
                     "sntrealtek, … (smartctl’s -d)")
        ->type_name("TYPE");
    addCommon(command, "");
}

void CommandLine::addLooking() {
    ListOptions* list = nullptr;
    CLI::App* command = add("list", "List the disks of this computer", runList, list);
    addCommon(command, "lines");

    InfoOptions* info = nullptr;
    command = add("info", "Show size, sectors, partition scheme and file systems of a source", runInfo, info);
    addReadSource(command, info->source);
    command
        ->add_option("-o,--offset", info->offset,
                     "Also show whether the block at this offset is in use, and by what")
        ->type_name(value::size);
    addCommon(command, "lines");

    DumpOptions* dump = nullptr;
    command = add("dump", "Print bytes in the format of hexdump -C", runDump, dump);
    addReadSource(command, dump->source);
    command->add_option("-o,--offset,-s", dump->offset, "Offset to start at")->type_name(value::size);
    command->add_option("-l,--length,-n", dump->length, "Number of bytes")->type_name(value::size);
    command->add_flag("-v,--no-squeezing", dump->all, "Print repeated lines instead of a *");
    CLI::Option* raw =
        command->add_flag("--raw", dump->raw, "Write raw bytes; stop at the first unreadable one");
    command
        ->add_option("--fill", dump->fill,
                     "With --raw: write this byte for each unreadable one, and continue")
        ->type_name("BYTE")
        ->needs(raw);
    addCommon(command, nullptr);

    TemplatesOptions* templates = nullptr;
    command = add("templates", "List the templates, check or test them", runTemplates, templates);
    command->footer(otherForms("templates"));
    command->add_option("FILE", templates->words, "After check or test: template files or IDs")
        ->expected(0, -1)
        ->type_name("");
    command
        ->add_option("-I,--include", templates->includes, "Search this folder first for imported templates")
        ->type_name(value::folder)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    addCommon(command, "lines");

    DecodeOptions* decode = nullptr;
    command = add("decode", "Decode structures with a template and print them as a tree", runDecode, decode);
    addReadSource(command, decode->source);
    command
        ->add_option("-t,--template", decode->templateName,
                     "Template ID or file, or - for standard input (default: detected)")
        ->type_name(value::templateName);
    command->add_option("-o,--offset", decode->offset, "Offset of the structure")->type_name(value::size);
    command
        ->add_option("-p,--path", decode->path,
                     "Print only the value of this field, for example header.entries[3].name")
        ->type_name("PATH");
    command->add_option("--levels", decode->levels, "Number of levels to decode below the root or PATH")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    command->add_flag("-v,--no-squeezing", decode->all,
                      "Also print the fields of structures that are all zeros");
    command
        ->add_option("--budget", decode->budget,
                     "Limit of work and memory; 1: about 10 s and 512 MiB; 0: unlimited")
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    command->add_option("-I,--include", decode->includes, "Search this folder first for imported templates")
        ->type_name(value::folder)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    addCommon(command, "lines");

    PartitionsOptions* partitions = nullptr;
    command = add("partitions", "List the partitions", runPartitions, partitions);
    addReadSource(command, partitions->source);
    addCommon(command, "lines|sfdisk");
}

void CommandLine::addHidden() {
    // For the window, through pkexec or UAC: hidden as the next one is.
    OpenDeviceOptions* device = nullptr;
    const auto opens = [&](CLI::App* command) {
        command->add_option("DEVICE", device->path)->required();
        command->add_flag("--write", device->mode.write);
        command->add_flag("--exclusive", device->mode.exclusive);
        command->add_flag("--direct", device->mode.direct);
        command->add_option("--disk", device->disk);
        command->add_option("--pipe", device->pipe);
        command->add_option("--for", device->asker);
        command->group("");
    };
    opens(add("open-device", "Open a device and hand it to the window", runOpenDevice, device));
    opens(add("open-device-to-write", "Open a device for writing and hand it to the window",
              runOpenDeviceToWrite, device));

    DriveHealthCommand* drive = nullptr;
    const auto asks = [&](CLI::App* command) {
        command->add_option("DEVICE", drive->device)->required();
        command->add_option("--request", drive->request)->required();
        command->add_option("--device-type", drive->type);
        command->add_flag("--no-wake", drive->noWake);
        command->group("");
    };
    asks(add("drive-health", "Ask smartctl about a device", runDriveHealth, drive));
    asks(add("drive-self-test", "Start or abort a self-test with smartctl", runDriveSelfTest, drive));

    // For the build: hidden from help, man page and completions.
    GenerateOptions* generate = nullptr;
    CLI::App* command = add("generate", "Write the man page or a shell's completion", runGenerate, generate);
    command->add_option("WHAT", generate->what, "man, bash, zsh, fish or template-ids")
        ->required()
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish", "template-ids"}));
    command->group("");
}

CommandLine::CommandLine(std::string_view command)
    : app("Inspect disks and disk images, decode their structures, and change them safely", "sectorsmith") {
    app.set_version_flag("--version", std::string("sectorsmith ") + SECTORSMITH_VERSION, "Show the version");
    app.set_help_flag("-h,--help", "Show usage");
    app.allow_windows_style_options(false);  // a source may begin with a slash there, too
    app.require_subcommand(1);
    app.get_formatter()->column_width(34);
    app.footer(
        "Sizes and offsets: 4096, 0x1000, 4K, 1M, 2G, 1T (binary units) or 2048s (sectors).\n"
        "Exit status: 0 success; 1 finding; 2 usage error; 3 I/O error or damaged data; 4 refused;\n130 "
        "canceled.");

    struct Group {
        void (CommandLine::*add)();
        std::vector<std::string_view> commands;
    };
    const Group groups[] = {
        {&CommandLine::addLooking, {"list", "info", "dump", "templates", "decode", "partitions"}},
        {&CommandLine::addFiles, {"files", "owner", "where", "extract", "find"}},
        {&CommandLine::addManifest, {"manifest"}},
        {&CommandLine::addSpace, {"space"}},
        {&CommandLine::addTables, {"check", "gpt", "hybrid", "table", "lost"}},
        {&CommandLine::addEditing, {"write", "set"}},
        {&CommandLine::addSearching, {"search", "compare", "hash"}},
        {&CommandLine::addUndo, {"undo"}},
        {&CommandLine::addCopying, {"copy", "scan", "ids", "erase"}},
        {&CommandLine::addUnusedSpace, {"trim", "erase-free"}},
        {&CommandLine::addMeasuring, {"speed"}},
        {&CommandLine::addHealth, {"health"}},
        {&CommandLine::addHidden,
         {"open-device", "open-device-to-write", "drive-health", "drive-self-test", "generate"}},
    };
    const auto* const named = std::ranges::find_if(groups, [&](const Group& group) {
        return std::ranges::find(group.commands, command) != group.commands.end();
    });
    for (const Group& group : groups)
        if (named == std::end(groups) || &group == named) (this->*group.add)();
}

}  // namespace sectorsmith::cli
