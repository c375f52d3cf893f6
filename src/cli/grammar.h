// SPDX-License-Identifier: GPL-3.0-or-later
// The command's grammar as data, and what is written from it: the man page and the shells' completions.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace sectorsmith::cli {

// What a shell shall offer for a value.
enum class ValueKind { None, Free, Choice, Source, File, Folder, Template };

struct GrammarOption {
    std::vector<std::string> names;  // "-o", "--offset"; empty for a positional
    std::string positional;          // "SOURCE"
    std::string valueName;           // "SIZE"; empty for a flag
    bool optionalValue = false;      // only as --name=value
    ValueKind value = ValueKind::None;
    std::vector<std::string> choices;
    std::string description;
    bool required = false;
    bool repeatable = false;
    std::string group;
};

// What can stand in the place of the first positional.
struct GrammarWord {
    std::string word;
    std::string arguments;
    std::string description;
};

struct GrammarCommand {
    std::string name;  // the last word: "list" of "undo list"
    std::string path;  // all words: "undo list"
    std::string description;
    std::vector<GrammarOption> options;    // as declared; --help first
    std::vector<GrammarWord> words;        // "compare" of "speed compare"
    std::vector<GrammarCommand> commands;  // of a group ("undo"), which does nothing by itself
};

struct Grammar {
    std::string name;
    std::string description;
    std::string version;
    std::vector<GrammarCommand> commands;  // without the hidden ones
};

Grammar grammarOf(const CLI::App& app);
// The commands that do something: groups replaced by what they hold.
std::vector<GrammarCommand> flattened(const std::vector<GrammarCommand>& commands);

void writeManPage(std::ostream& out, const Grammar& grammar);
void writeBashCompletion(std::ostream& out, const Grammar& grammar);
void writeZshCompletion(std::ostream& out, const Grammar& grammar);
void writeFishCompletion(std::ostream& out, const Grammar& grammar);

}  // namespace sectorsmith::cli
