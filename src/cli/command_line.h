// SPDX-License-Identifier: GPL-3.0-or-later
// The command's grammar in one place: what is parsed, what help, man page and completions say.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/context.h"
#include "cli/destructive_command.h"
#include "cli/gpt_fields.h"
#include "cli/review.h"
#include "cli/volume_argument.h"

namespace sectorsmith::cli {

// Names of option values: they tell people, and the completions, what goes there.
namespace value {
inline constexpr const char* source = "SOURCE";
inline constexpr const char* size = "SIZE";
inline constexpr const char* target = "TARGET";
inline constexpr const char* file = "FILE";
inline constexpr const char* folder = "DIR";
inline constexpr const char* templateName = "TEMPLATE";
}  // namespace value

// Words that a command takes in the place of its SOURCE (a file of that name wins: ./compare names it, too).
struct FirstWord {
    const char* command;
    const char* word;
    const char* arguments;
    const char* description;
};
inline constexpr FirstWord firstWords[] = {
    {"speed", "compare", "[RESULT...]",
     "Compare results: files, IDs, beginnings of IDs, or last (default: all saved results)"},
    {"speed", "restore", "[ID [DISK]]",
     "Restore the data that interrupted tests overwrote; DISK: where the disk is now"},
    {"templates", "check", "FILE...", "Show errors and warnings in templates: files or IDs"},
    {"templates", "test", "[FILE...]",
     "Compare what templates decode with the values in NAME.test.json (default: all that have such a file)"}};
std::string otherForms(const std::string& command);  // what help says of them

// One use of the command. After app.parse() `action` is what the chosen subcommand does.
class CommandLine {
 public:
    // All commands; with the name of one, only those that are made with it: most of a short command's time goes into its
    // grammar. Any other word counts as none.
    explicit CommandLine(std::string_view command = {});
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    CLI::App app;
    CommonOptions common;
    std::function<int(Context&)> action;

 private:
    template <typename Options>
    CLI::App* add(const std::string& name, const std::string& description,
                  int (*function)(Context&, const Options&), Options*& options, CLI::App* under = nullptr) {
        auto made = std::make_shared<Options>();
        options = made.get();
        options_.push_back(made);
        CLI::App* command = (under != nullptr ? under : &app)->add_subcommand(name, description);
        command->callback([this, function, made] {
            action = [function, made](Context& context) { return function(context, *made); };
        });
        return command;
    }
    // An option whose value is one of a set. `target` takes a Value.
    template <typename Value, typename Target>
    CLI::Option* addChoice(CLI::App* command, const char* option, Target& target,
                           const std::vector<std::pair<std::string, Value>>& choices,
                           const std::string& description) {
        std::vector<std::string> words;
        for (const auto& choice : choices) words.push_back(choice.first);
        const auto set = [&target, choices](const std::string& typed) {
            for (const auto& [word, value] : choices)
                if (word == typed) target = value;
        };
        return command->add_option_function<std::string>(option, set, description)
            ->check(CLI::IsMember(words));
    }
    // The choices of an enumeration whose values have names.
    template <typename Value>
    static std::vector<std::pair<std::string, Value>> named(const std::vector<Value>& values,
                                                            std::string_view (*nameOf)(Value)) {
        std::vector<std::pair<std::string, Value>> choices;
        for (const Value value : values) choices.emplace_back(nameOf(value), value);
        return choices;
    }
    void addCommon(CLI::App* command, const char* jsonModes);
    void addSectorSize(CLI::App* command);
    void addAsBytes(CLI::App* command);
    void addSource(CLI::App* command, std::string& source);
    // For commands that only read: it can be a file in a volume.
    void addReadSource(CLI::App* command, std::string& source);
    void addPassword(CLI::App* command);
    void addWriteGate(CLI::App* command, WriteGate& gate);
    void addLooking();
    void addEditing();
    void addSearching();
    void addUndo();
    void addUnusedSpace();
    void addMeasuring();
    void addHealth();
    void addHidden();
    void addDestroyConfirmation(CLI::App* command, DestroyConfirmation& gate);
    void addVolumeSource(CLI::App* command, std::string& source);

    void addCopying();  // command_line_copy.cpp

    void addFiles();  // command_line_files.cpp
    void addSpace();
    void addVolume(CLI::App* command, VolumeOptions& volume);

    void addManifest();  // command_line_manifest.cpp

    void addTables();  // command_line_tables.cpp
    void addGpt();
    void addGptEntries(CLI::App* gpt);
    void addGptTables(CLI::App* gpt);
    void addHybrid();
    void addGptFields(CLI::App* command, GptFields& fields);

    std::vector<std::shared_ptr<void>> options_;
};

}  // namespace sectorsmith::cli
