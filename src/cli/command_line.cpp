// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#ifndef SECTORSMITH_VERSION
#define SECTORSMITH_VERSION "unknown"
#endif

namespace sectorsmith::cli {

template <typename Options>
CLI::App* CommandLine::add(const std::string& name, const std::string& description,
                           int (*function)(Context&, const Options&), Options*& options) {
    auto made = std::make_shared<Options>();
    options = made.get();
    options_.push_back(made);
    CLI::App* command = app.add_subcommand(name, description);
    command->callback([this, function, made] { action = [function, made](Context& context) { return function(context, *made); }; });
    return command;
}

void CommandLine::addSource(CLI::App* command, std::string& source) {
    command->add_option("SOURCE", source, "A device, an image, SOURCE#N for partition N, or - for standard input")
        ->required()
        ->type_name("");
    command->add_option("--sector-size", common.sectorSize, "Bytes of a logical sector, instead of what is detected")
        ->type_name(value::size);
    command->add_flag("--gentle", common.gentle, "Treat the disk as failing: no read-ahead, no detection, read once");
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
    command->add_option("--state-dir", common.stateDir, "Where undo records are kept")->type_name(value::folder)->group(common_);
    command->add_flag("--no-color", common.noColor, "No colour, even on a terminal")->group(common_);
    command->add_option("--progress", common.progress, "Progress on stderr: JSON lines, or none")
        ->check(CLI::IsMember({"json", "none"}))
        ->group(common_);
}

CommandLine::CommandLine() : app("Look into disks and images, read their structures", "sectorsmith") {
    app.set_version_flag("--version", std::string("sectorsmith ") + SECTORSMITH_VERSION, "Print the version");
    app.set_help_flag("-h,--help", "Print this help");
    app.require_subcommand(1);
    app.get_formatter()->column_width(34);
    app.footer("Numbers may be written 4096, 0x1000, 4K, 1M, 2G, 1T (binary) or 2048s (sectors).\n"
               "Exit: 0 done; 1 a finding; 2 wrong usage; 3 I/O error or damaged data; 4 refused; 130 cancelled.");

    ListOptions* list = nullptr;
    CLI::App* command = add("list", "List the disks of this computer", runList, list);
    addCommon(command, "lines");

    InfoOptions* info = nullptr;
    command = add("info", "Say what a source is: size, sectors, partition scheme, file systems", runInfo, info);
    addSource(command, info->source);
    addCommon(command, "lines");

    DumpOptions* dump = nullptr;
    command = add("dump", "Print bytes as hexdump -C does", runDump, dump);
    addSource(command, dump->source);
    command->add_option("-o,--offset,-s", dump->offset, "Where to start")->type_name(value::size);
    command->add_option("-l,--length,-n", dump->length, "How many bytes")->type_name(value::size);
    command->add_flag("-v,--no-squeezing", dump->all, "Print repeated lines, too, instead of a *");
    CLI::Option* raw = command->add_flag("--raw", dump->raw, "Write the bytes themselves; stop at what cannot be read");
    command->add_option("--fill", dump->fill, "With --raw: write this byte for each that cannot be read, and go on")
        ->type_name("BYTE")
        ->needs(raw);
    addCommon(command, nullptr);

    TemplatesOptions* templates = nullptr;
    command = add("templates", "List the templates and what they match", runTemplates, templates);
    addCommon(command, "lines");

    DecodeOptions* decode = nullptr;
    command = add("decode", "Read structures with a template and print them as a tree", runDecode, decode);
    addSource(command, decode->source);
    command->add_option("-t,--template", decode->templateName, "A template's ID or file (- for standard input); else detection chooses")
        ->type_name(value::templateName);
    command->add_option("-o,--offset", decode->offset, "Where the structure starts")->type_name(value::size);
    command->add_option("-p,--path", decode->path, "Print the value of this field, like header.entries[3].name")
        ->type_name("PATH");
    command->add_option("--levels", decode->levels, "How many levels below the root (or PATH) to evaluate")
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

    // For the build: hidden from help, man page and completions.
    GenerateOptions* generate = nullptr;
    command = add("generate", "Write the man page or a shell's completion", runGenerate, generate);
    command->add_option("WHAT", generate->what, "man, bash, zsh, fish or template-ids")
        ->required()
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish", "template-ids"}));
    command->group("");
}

}  // namespace sectorsmith::cli
