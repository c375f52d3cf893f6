// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/grammar.h"

namespace sectorsmith::cli {

namespace {

// Inside single quotes and the brackets of an _arguments specification.
std::string argumentsQuoted(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\'') result += "'\\''";
        else if (c == '[' || c == ']' || c == ':') result += std::string("\\") + c;
        else result += c;
    }
    return result;
}

std::string action(const GrammarOption& option) {
    switch (option.value) {
        case ValueKind::None: return {};
        case ValueKind::Free: return ":" + option.valueName + ": ";
        case ValueKind::Choice: {
            std::string words;
            for (const std::string& choice : option.choices) words += (words.empty() ? "" : " ") + choice;
            return ":" + option.valueName + ":(" + words + ")";
        }
        case ValueKind::Source:
        case ValueKind::File: return ":" + option.valueName + ":_files";
        case ValueKind::Folder: return ":" + option.valueName + ":_files -/";
        case ValueKind::Template: return ":" + option.valueName + ":_sectorsmith_templates";
    }
    return {};
}

// The options of one command, as a call of _arguments.
void writeArguments(std::ostream& out, const GrammarCommand& command) {
    const std::string indent(24, ' ');
    out << "_arguments";
    std::size_t place = 0;
    for (const GrammarOption& option : command.options) {
        if (option.names.empty()) {
            out << " \\\n"
                << indent << '\'' << (option.repeatable ? "*" : std::to_string(++place)) << action(option)
                << '\'';
            continue;
        }
        std::string all;
        for (const std::string& name : option.names) all += (all.empty() ? "" : " ") + name;
        for (const std::string& name : option.names) {
            out << " \\\n" << indent << '\'' << (option.repeatable ? "*" : "(" + all + ")") << name;
            // -o SIZE; --offset SIZE or --offset=SIZE; --json or --json=MODE
            if (option.value != ValueKind::None && name.starts_with("--"))
                out << (option.optionalValue ? "=-" : "=");
            out << '[' << argumentsQuoted(option.description) << ']' << (option.optionalValue ? ":" : "")
                << action(option) << '\'';
        }
    }
}

// What can stand in the place of SOURCE, beside the files.
void writeWords(std::ostream& out, const GrammarCommand& command) {
    if (command.words.empty()) return;
    out << "if ((CURRENT == 2)); then\n                        commands=(";
    for (const GrammarWord& word : command.words)
        out << " '" << word.word << ':' << argumentsQuoted(word.description) << '\'';
    out << ")\n                        _describe -t commands command commands\n                    fi\n"
           "                    ";
}

void writeDescribed(std::ostream& out, const std::vector<GrammarCommand>& commands) {
    out << "commands=(\n";
    for (const GrammarCommand& command : commands)
        out << "                        '" << command.name << ':' << argumentsQuoted(command.description)
            << "'\n";
    out << "                    )\n                    _describe -t commands command commands";
}

}  // namespace

void writeZshCompletion(std::ostream& out, const Grammar& grammar) {
    out << "#compdef sectorsmith\n# SPDX-License-Identifier: GPL-3.0-or-later\n"
           "# Completion of sectorsmith for zsh, written by: sectorsmith generate zsh\n\n"
           "_sectorsmith_templates() {\n"
           "    local -a ids\n"
           "    ids=(${(f)\"$(sectorsmith generate template-ids 2>/dev/null)\"})\n"
           "    compadd -a ids\n"
           "    _files\n"
           "}\n\n"
           "_sectorsmith() {\n"
           "    local curcontext=\"$curcontext\" state line\n"
           "    local -a commands\n"
           "    _arguments -C '(- *)--help[Show usage]' '(- *)--version[Show the version]' '1: "
           ":->command' '*:: :->rest'\n"
           "    case $state in\n"
           "        command)\n                    ";
    writeDescribed(out, grammar.commands);
    out << " ;;\n"
           "        rest)\n"
           "            case $words[1] in\n";
    for (const GrammarCommand& command : grammar.commands) {
        out << "                " << command.name << ")\n                    ";
        if (command.commands.empty()) {
            writeWords(out, command);
            writeArguments(out, command);
        } else {
            out << "if ((CURRENT == 2)); then\n                    ";
            writeDescribed(out, command.commands);
            out << "\n                    else\n                    shift words; ((CURRENT--))\n             "
                   "       case $words[1] in\n";
            for (const GrammarCommand& inner : command.commands) {
                out << "                    " << inner.name << ") ";
                writeArguments(out, inner);
                out << " ;;\n";
            }
            out << "                    esac\n                    fi";
        }
        out << " ;;\n";
    }
    out << "            esac ;;\n    esac\n}\n\n"
           "if [[ $funcstack[1] == _sectorsmith ]]; then _sectorsmith \"$@\"; else compdef _sectorsmith "
           "sectorsmith; fi\n";
}

}  // namespace sectorsmith::cli
