// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/grammar.h"

namespace sectorsmith::cli {

namespace {

std::string shellQuoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') result += '\\';
        result += c;
    }
    return result + "'";
}

}  // namespace

void writeFishCompletion(std::ostream& out, const Grammar& grammar) {
    out << "# SPDX-License-Identifier: GPL-3.0-or-later\n# Completion of sectorsmith for fish, written by: "
           "sectorsmith generate fish\n\n"
           "complete -c sectorsmith -f -n __fish_use_subcommand -l help -d 'Show usage'\n"
           "complete -c sectorsmith -f -n __fish_use_subcommand -l version -d 'Show the version'\n";
    for (const GrammarCommand& command : grammar.commands) {
        out << "complete -c sectorsmith -f -n __fish_use_subcommand -a " << command.name << " -d "
            << shellQuoted(command.description) << '\n';
    }
    for (const GrammarCommand& group : grammar.commands) {
        const std::string inGroup = "__fish_seen_subcommand_from " + group.name;
        std::string inner;
        for (const GrammarCommand& command : group.commands)
            inner += (inner.empty() ? "" : " ") + command.name;
        for (const GrammarCommand& command : group.commands) {
            out << "complete -c sectorsmith -f -n '" << inGroup << "; and not __fish_seen_subcommand_from "
                << inner << "' -a " << command.name << " -d " << shellQuoted(command.description) << '\n';
        }
    }
    for (const GrammarCommand& command : flattened(grammar.commands)) {
        std::string condition =
            "__fish_seen_subcommand_from " + command.path.substr(0, command.path.find(' '));
        if (command.path != command.name) condition += "; and __fish_seen_subcommand_from " + command.name;
        const std::string start = "complete -c sectorsmith -n '" + condition + "'";
        for (const GrammarOption& option : command.options) {
            if (option.names.empty()) {
                if (option.value == ValueKind::Source || option.value == ValueKind::File)
                    out << start << " -F\n";
                continue;
            }
            // An optional value is only possible behind a =: each form is a word of its own.
            if (option.optionalValue) {
                for (const std::string& name : option.names) {
                    out << start << " -f -a " << shellQuoted(name) << " -d "
                        << shellQuoted(option.description) << '\n';
                    for (const std::string& choice : option.choices) {
                        std::string word = name;
                        word += '=';
                        word += choice;
                        out << start << " -f -a " << shellQuoted(word) << '\n';
                    }
                }
                continue;
            }
            out << start;
            for (const std::string& name : option.names)
                out << (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
            switch (option.value) {
                case ValueKind::None: break;
                case ValueKind::Free: out << " -x"; break;
                case ValueKind::Choice: {
                    std::string words;
                    for (const std::string& choice : option.choices)
                        words += (words.empty() ? "" : " ") + choice;
                    out << " -x -a " << shellQuoted(words);
                    break;
                }
                case ValueKind::Source:
                case ValueKind::File: out << " -r -F"; break;
                case ValueKind::Folder: out << " -x -a '(__fish_complete_directories)'"; break;
                case ValueKind::Template:
                    out << " -r -F -a '(sectorsmith generate template-ids 2>/dev/null)'";
                    break;
            }
            out << " -d " << shellQuoted(option.description) << '\n';
        }
        std::string first;
        for (const GrammarWord& word : command.words) first += " " + word.word;
        for (const GrammarWord& word : command.words)
            out << "complete -c sectorsmith -n '" << condition << "; and not __fish_seen_subcommand_from"
                << first << "' -a " << word.word << " -d " << shellQuoted(word.description) << '\n';
        bool takesSource = false;
        for (const GrammarOption& option : command.options) takesSource = takesSource || option.names.empty();
        if (!takesSource) out << start << " -f\n";
    }
}

}  // namespace sectorsmith::cli
