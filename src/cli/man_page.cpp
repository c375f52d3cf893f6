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
    if (option.repeatable) out << " (can be given several times)";
    if (option.value == ValueKind::Choice && !option.optionalValue) {
        out << ": ";
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
        << "Sectorsmith shows what lies on a disk: its sectors, its partition tables and its file systems, "
           "and changes them\n"
        << "safely. Looking never writes: a source is opened read\\-only by every command that is not there "
           "to change it.\n"
        << "What writes prints its plan first and asks, keeps an undo record, and verifies what it wrote.\n"
        << ".PP\n"
        << italic("SOURCE") << " is a device, an image file, or one of these followed by " << bold("#N")
        << " for its partition\n"
        << "N (the index of a GPT or APM entry; 1 to 4 in an MBR, logical partitions from 5 on; "
        << bold("#mbrN") << " for the\n"
        << "MBR side of a hybrid table). An existing file of that literal name wins. " << bold("-")
        << " is standard input.\n"
        << ".PP\n"
        << "Sizes and offsets are written in bytes, as 4096 or 0x1000, with K, M, G or T for binary "
           "multiples, or with s for\n"
        << "logical sectors: " << bold("-o 2048s") << ".\n"
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
    out << ".SH COMMON OPTIONS\nThese are the same in all commands.\n";
    std::vector<std::string> written;
    for (const GrammarCommand& command : commands) {
        for (const GrammarOption& option : command.options) {
            if (!isCommon(option) || option.names.empty() || option.names.back() == "--json") continue;
            if (std::ranges::find(written, option.names.back()) != written.end()) continue;
            written.push_back(option.names.back());
            writeOption(out, option);
        }
    }
    out << ".TP\n" << bold("-h") << ", " << bold("--help") << "\nPrint how a command is used.\n";
    writeEntries(out, "EXIT STATUS",
                 {{"0", "Done."},
                  {"1",
                   "A check found errors or warnings, a search nothing, a comparison a difference, or a "
                   "template failed."},
                  {"2", "Wrong usage."},
                  {"3", "Input/output error, or damaged data."},
                  {"4", "Refused: in use, no permission, declined."},
                  {"130", "Cancelled."}});
    writeEntries(
        out, "ENVIRONMENT",
        {{"SECTORSMITH_TEMPLATES", "Folders with templates, separated as in PATH, looked at first."},
         {"XDG_DATA_HOME",
          "Your own templates are in its folder sectorsmith/templates (~/.local/share when not set)."},
         {"NO_COLOR", "When set and not empty: no colour."},
         {"TERM", "When it is dumb: no colour."}});
    out << ".SH EXAMPLES\n";
    constexpr const char* examples[][2] = {
        {"sectorsmith dump /dev/sda -o 2048s -l 1s",
         "The first sector of a partition that starts at sector 2048."},
        {"sectorsmith partitions disk.img --json", "The partition table as JSON."},
        {"sectorsmith decode disk.img#2",
         "The structures of the second partition; detection chooses the template."},
        {"sectorsmith decode disk.img --template disk/gpt --path 'primary.header.signature'",
         "One field of a structure."},
    };
    for (const auto& [command, text] : examples)
        out << ".TP\n" << bold(command) << '\n' << roff(text) << '\n';
    out << ".SH SEE ALSO\n.BR hexdump (1),\n.BR lsblk (8),\n.BR sfdisk (8),\n.BR gdisk (8)\n";
}

}  // namespace sectorsmith::cli
