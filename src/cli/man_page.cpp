// SPDX-License-Identifier: GPL-3.0-or-later
// The man page, in the man(7) macros.
#include <algorithm>

#include "cli/grammar.h"

namespace sectorsmith::cli {

namespace {

// Text as roff wants it: hyphens that are to be typed, no accidental commands at a line's start.
std::string roff(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '\\': result += "\\e"; break;
            case '-': result += "\\-"; break;
            case '\'': result += result.empty() ? "\\&\\(aq" : "\\(aq"; break;
            case '.':
                if (result.empty()) result += "\\&";
                result += c;
                break;
            default: result += c;
        }
    }
    return result;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + roff(text) + "\\fR"; }

std::string optionHead(const GrammarOption& option) {
    std::string head;
    for (const std::string& name : option.names) {
        if (!head.empty()) head += ", ";
        head += bold(name);
        if (option.valueName.empty()) continue;
        if (option.optionalValue) {
            std::string choices;
            for (const std::string& choice : option.choices) choices += (choices.empty() ? "" : "|") + choice;
            head += "[=" + italic(choices) + "]";
        } else if (name == option.names.back()) {
            head += " " + italic(option.valueName);
        }
    }
    return head;
}

void writeOption(std::ostream& out, const GrammarOption& option) {
    out << ".TP\n"
        << (option.names.empty() ? italic(option.positional) : optionHead(option)) << '\n'
        << roff(option.description);
    if (option.repeatable && option.description.find("repeat") == std::string::npos)
        out << "; repeat for more";
    if (option.value == ValueKind::Choice && !option.optionalValue) {
        out << ". Values: ";
        for (std::size_t i = 0; i < option.choices.size(); ++i)
            out << (i == 0 ? "" : i + 1 < option.choices.size() ? ", " : " or ") << bold(option.choices[i]);
    }
    out << ".\n";
}

bool isCommon(const GrammarOption& option) { return option.group == "Common options"; }

struct Entry {
    const char* term;
    const char* text;
};

void writeEntries(std::ostream& out, const char* section, std::initializer_list<Entry> entries) {
    out << ".SH " << section << '\n';
    for (const Entry& entry : entries) out << ".TP\n" << bold(entry.term) << '\n' << roff(entry.text) << '\n';
}

}  // namespace

void writeManPage(std::ostream& out, const Grammar& grammar) {
    const std::vector<GrammarCommand> commands = flattened(grammar.commands);
    out << ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
        << ".TH SECTORSMITH 1 \"\" \"Sectorsmith " << roff(grammar.version) << "\" \"User Commands\"\n"
        << ".SH NAME\n"
        << roff(grammar.name) << " \\- " << roff("hex disk editor and partition tool") << '\n'
        << ".SH SYNOPSIS\n";
    for (const GrammarCommand& command : commands) {
        out << ".B " << roff(grammar.name) << ' ' << roff(command.path) << "\n";
        for (const GrammarOption& option : command.options)
            if (option.names.empty()) out << ".I " << roff(option.positional) << "\n";
        out << ".RI [ options ]\n.br\n";
        for (const GrammarWord& word : command.words)
            out << ".B " << roff(grammar.name) << ' ' << roff(command.path) << ' ' << roff(word.word)
                << "\n.I " << roff(word.arguments) << "\n.br\n";
    }
    out << ".SH DESCRIPTION\n"
        << "Sectorsmith shows the sectors, partition tables and file systems of a disk and changes them\n"
        << "safely. Commands that only read open the source read\\-only.\n"
        << "Commands that write show their plan and ask first, keep an undo record, and verify what they "
           "wrote.\n"
        << ".PP\n"
        << italic("SOURCE") << " is a device or an image file, optionally followed by " << bold("#N")
        << " for partition\n"
        << "N (the index of a GPT or APM entry; 1 to 4 in an MBR, 5 and up for logical partitions; "
        << bold("#mbrN") << " for the\n"
        << "MBR entries of a hybrid MBR). If a file with that literal name exists, it is opened instead. "
        << bold("-") << " is standard input.\n"
        << ".PP\n"
        << "Commands that only read also take the content of a file in a volume, which need not be mounted:\n"
        << italic("SOURCE") << bold(":/PATH") << ", " << italic("SOURCE") << bold("#N:/PATH")
        << ", and for a volume "
        << "of an APFS container " << italic("SOURCE") << bold("@VOLUME:/PATH")
        << ",\nwith its index, name or UUID (" << italic("SOURCE") << bold("@VOLUME")
        << " alone is the volume itself, "
        << "where its blocks lie in one piece). " << bold(":/PATH:STREAM")
        << " is an alternate stream or an extended attribute, " << bold(":/PATH/..namedfork/rsrc")
        << "\nthe resource fork. In paths " << bold("\\xHH")
        << " stands for a byte that is not valid UTF\\-8.\n"
        << ".PP\n"
        << "Sizes and offsets are in bytes (4096 or 0x1000), in binary multiples with K, M, G or T, or in "
           "logical sectors\n"
        << "with s: " << bold("-o 2048s") << ".\n"
        << ".SH COMMANDS\n";
    for (const GrammarCommand& command : commands) {
        out << ".SS " << bold(command.path);
        for (const GrammarOption& option : command.options)
            if (option.names.empty()) out << ' ' << italic(option.positional);
        out << '\n' << roff(command.description) << ".\n";
        for (const GrammarOption& option : command.options)
            if (!isCommon(option) && !(option.names.size() == 2 && option.names[1] == "--help"))
                writeOption(out, option);
        for (const GrammarWord& word : command.words)
            out << ".TP\n"
                << bold(command.path) << ' ' << bold(word.word) << ' ' << italic(word.arguments) << '\n'
                << roff(word.description) << ".\n";
        for (const GrammarOption& option :
             command.options)  // what --json can be differs from command to command
            if (!option.names.empty() && option.names.back() == "--json") writeOption(out, option);
    }
    out << ".SH COMMON OPTIONS\nAll commands accept these options.\n";
    std::vector<std::string> written;
    for (const GrammarCommand& command : commands) {
        for (const GrammarOption& option : command.options) {
            if (!isCommon(option) || option.names.empty() || option.names.back() == "--json") continue;
            if (std::ranges::find(written, option.names.back()) != written.end()) continue;
            written.push_back(option.names.back());
            writeOption(out, option);
        }
    }
    out << ".TP\n" << bold("-h") << ", " << bold("--help") << "\nShow the usage of a command.\n";
    writeEntries(out, "EXIT STATUS",
                 {{"0", "Success."},
                  {"1",
                   "A check found errors or warnings, a search found nothing, a comparison found "
                   "differences, or a template failed."},
                  {"2", "Usage error."},
                  {"3", "I/O error or damaged data."},
                  {"4", "Refused: in use, permission denied, or declined."},
                  {"130", "Canceled."}});
    writeEntries(out, "ENVIRONMENT",
                 {{"SECTORSMITH_TEMPLATES", "Template folders to search first, separated as in PATH."},
                  {"XDG_DATA_HOME",
                   "Base folder of your own templates, which are in sectorsmith/templates below it (default: "
                   "~/.local/share)."},
                  {"NO_COLOR", "If set and not empty, disables colors."},
                  {"TERM", "If set to dumb, disables colors."}});
    out << ".SH EXAMPLES\n";
    constexpr const char* examples[][2] = {
        {"sectorsmith dump /dev/sda -o 2048s -l 1s",
         "Show the first sector of a partition that starts at sector 2048."},
        {"sectorsmith partitions disk.img --json", "Print the partition table as JSON."},
        {"sectorsmith decode disk.img#2", "Decode the second partition with the detected template."},
        {"sectorsmith decode disk.img --template disk/gpt --path 'primary.header.signature'",
         "Print one field of a structure."},
    };
    for (const auto& [command, text] : examples)
        out << ".TP\n" << bold(command) << '\n' << roff(text) << '\n';
    out << ".SH SEE ALSO\n.BR hexdump (1),\n.BR lsblk (8),\n.BR sfdisk (8),\n.BR gdisk (8)\n";
}

}  // namespace sectorsmith::cli
