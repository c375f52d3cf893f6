// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/grammar.h"

#include <algorithm>
#include <iterator>

#include "cli/command_line.h"

namespace sectorsmith::cli {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(separator), text.size());
        if (end > 0) parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// CLI11 says what a value may be in words of its own: "TEXT:{json,none}".
std::vector<std::string> choicesOf(const std::string& typeName) {
    const auto open = typeName.find('{');
    const auto close = typeName.find('}', open == std::string::npos ? 0 : open);
    if (open == std::string::npos || close == std::string::npos) return {};
    return split(std::string_view(typeName).substr(open + 1, close - open - 1), ',');
}

ValueKind kindOf(const std::string& name) {
    if (name == value::source || name == value::target) return ValueKind::Source;
    if (name == value::file) return ValueKind::File;
    if (name == value::folder) return ValueKind::Folder;
    if (name == value::templateName) return ValueKind::Template;
    return ValueKind::Free;
}

GrammarOption optionOf(const CLI::Option& option) {
    GrammarOption result;
    for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
    result.description = option.get_description();
    result.required = option.get_required();
    result.repeatable = option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
    result.group = option.get_group();
    if (result.names.empty()) {
        result.positional = option.get_single_name();
        result.repeatable = option.get_items_expected_max() > 1;
    }
    const std::string typeName = option.get_type_name();
    result.choices = choicesOf(typeName);
    const bool flag = option.get_type_size_max() == 0 || option.get_expected_max() == 0;
    if (flag && result.choices.empty()) return result;
    result.optionalValue = flag;
    result.value = result.choices.empty() ? kindOf(result.positional.empty() ? typeName : result.positional)
                                          : ValueKind::Choice;
    result.valueName = result.choices.empty() ? typeName : (flag ? "MODE" : "WHAT");
    if (!result.positional.empty()) result.valueName = result.positional;
    return result;
}

// Also those of CLI11's option groups ("one of these"), which are commands without a name.
void addOptions(const CLI::App& app, std::vector<GrammarOption>& options) {
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty()) options.push_back(optionOf(*option));
    for (const CLI::App* group : app.get_subcommands([](const CLI::App*) { return true; }))
        if (group->get_name().empty()) addOptions(*group, options);
}

std::vector<GrammarCommand> commandsOf(const CLI::App& app, const std::string& path) {
    std::vector<GrammarCommand> commands;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (command->get_group().empty() || command->get_name().empty()) continue;
        GrammarCommand entry;
        entry.name = command->get_name();
        entry.path = path.empty() ? entry.name : path + " " + entry.name;
        entry.description = command->get_description();
        addOptions(*command, entry.options);
        for (const FirstWord& first : firstWords)
            if (entry.path == first.command)
                entry.words.push_back({first.word, first.arguments, first.description});
        entry.commands = commandsOf(*command, entry.path);
        commands.push_back(std::move(entry));
    }
    return commands;
}

}  // namespace

Grammar grammarOf(const CLI::App& app) {
    return {.name = app.get_name(),
            .description = app.get_description(),
            .version = SECTORSMITH_VERSION,
            .commands = commandsOf(app, {})};
}

std::vector<GrammarCommand> flattened(const std::vector<GrammarCommand>& commands) {
    std::vector<GrammarCommand> all;
    for (const GrammarCommand& command : commands) {
        if (command.commands.empty()) {
            all.push_back(command);
        } else {
            std::ranges::copy(flattened(command.commands), std::back_inserter(all));
        }
    }
    return all;
}

}  // namespace sectorsmith::cli
