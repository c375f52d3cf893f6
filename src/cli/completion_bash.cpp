// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/grammar.h"

namespace sectorsmith::cli {

namespace {

std::string joined(const std::vector<std::string>& words, const char* separator) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
    return text;
}

const char* offer(ValueKind kind) {
    switch (kind) {
        case ValueKind::Source:
        case ValueKind::File: return "_sectorsmith_files";
        case ValueKind::Folder:
            return "mapfile -t COMPREPLY < <(compgen -d -- \"$cur\"); compopt -o filenames 2>/dev/null";
        case ValueKind::Template: return "_sectorsmith_templates";
        default: return "COMPREPLY=()";
    }
}

}  // namespace

void writeBashCompletion(std::ostream& out, const Grammar& grammar) {
    auto namesOf = [](const std::vector<GrammarCommand>& commands) {
        std::vector<std::string> names;
        for (const GrammarCommand& command : commands) names.push_back(command.name);
        return names;
    };
    std::vector<std::string> groups;
    for (const GrammarCommand& command : grammar.commands)
        if (!command.commands.empty()) groups.push_back(command.name);
    out << "# SPDX-License-Identifier: GPL-3.0-or-later\n# Completion of sectorsmith for bash, written by: "
           "sectorsmith generate bash\n\n"
        << "_sectorsmith_files() {\n"
           "    mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
           "    compopt -o filenames 2>/dev/null\n"
           "}\n"
           "_sectorsmith_templates() {\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$(sectorsmith generate template-ids 2>/dev/null)\" -- "
           "\"$cur\"; compgen -f -- \"$cur\")\n"
           "    compopt -o filenames 2>/dev/null\n"
           "}\n"
           "_sectorsmith_words() {\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$cur\")\n"
           "}\n\n"
           "_sectorsmith() {\n"
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev= command= i\n"
           "    ((COMP_CWORD > 0)) && prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    COMPREPLY=()\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        case ${COMP_WORDS[i]} in\n"
           "            -*) continue ;;\n"
           "        esac\n"
           "        command=\"${command:+$command }${COMP_WORDS[i]}\"\n"
           "        case $command in\n"
        << "            " << (groups.empty() ? "''" : joined(groups, "|"))
        << ") ;;  # a second word follows\n"
        << "            *) break ;;\n"
           "        esac\n"
           "    done\n"
           "    # bash takes --name=value apart at the =\n"
           "    if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - "
           "2]}; fi\n"
           "    case $command in\n"
        << "        '') _sectorsmith_words '" << joined(namesOf(grammar.commands), " ")
        << " --help --version' ;;\n";
    for (const GrammarCommand& command : grammar.commands) {
        if (!command.commands.empty())
            out << "        " << command.name << ") _sectorsmith_words '"
                << joined(namesOf(command.commands), " ") << " --help' ;;\n";
    }
    for (const GrammarCommand& command : flattened(grammar.commands)) {
        out << "        '" << command.path << "')\n            case $prev in\n";
        std::vector<std::string> words;
        ValueKind positional = ValueKind::None;
        for (const GrammarOption& option : command.options) {
            if (option.names.empty()) {
                positional = option.value;
                continue;
            }
            words.insert(words.end(), option.names.begin(), option.names.end());
            if (option.value == ValueKind::None) continue;
            if (option.optionalValue) {
                // The value is offered only behind a =, else the next word is SOURCE.
                out << "                " << joined(option.names, "|")
                    << ") if [[ ${COMP_WORDS[COMP_CWORD - 1]} == = || ${COMP_WORDS[COMP_CWORD]} == = ]]; "
                       "then _sectorsmith_words '"
                    << joined(option.choices, " ") << "'; return; fi ;;\n";
            } else if (option.value == ValueKind::Choice) {
                out << "                " << joined(option.names, "|") << ") _sectorsmith_words '"
                    << joined(option.choices, " ") << "'; return ;;\n";
            } else {
                out << "                " << joined(option.names, "|") << ") " << offer(option.value)
                    << "; return ;;\n";
            }
        }
        out << "            esac\n"
            << "            if [[ $cur == -* ]]; then _sectorsmith_words '" << joined(words, " ")
            << "'; else " << offer(positional);
        if (!command.words.empty()) {
            std::vector<std::string> first;
            for (const GrammarWord& word : command.words) first.push_back(word.word);
            out << "; ((COMP_CWORD == 2)) && mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W '"
                << joined(first, " ") << "' -- \"$cur\")";
        }
        out << "; fi ;;\n";
    }
    out << "    esac\n}\ncomplete -F _sectorsmith sectorsmith\n";
}

}  // namespace sectorsmith::cli
