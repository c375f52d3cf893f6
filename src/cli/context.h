// SPDX-License-Identifier: GPL-3.0-or-later
// What every subcommand works with: the streams, the options they share, and one way to say what went wrong.
#pragma once

#include <cstdint>
#include <filesystem>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace sectorsmith::cli {

// The exit codes of the command's contract.
enum ExitCode : int {
    exitDone = 0,
    exitFinding =
        1,  // a check found something, a search nothing, a comparison a difference, a template failed
    exitUsage = 2,
    exitDamaged = 3,  // I/O error or damaged data
    exitRefused = 4,  // in use, no permission, declined
    exitCancelled = 130,
};
int exitCodeOf(Cause cause);

// Where a run reads and writes. The flags say whether a person sits at the other end.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool inTerminal = false;
    bool outTerminal = false;
    bool errTerminal = false;
    unsigned width = 80;  // columns of the terminal
};

enum class JsonMode { None, Document, Lines, Sfdisk };
enum class ProgressMode { Automatic, None, Json };

// Options that have the same name wherever they occur, as typed.
struct CommonOptions {
    std::string json;      // "", "document", "lines", "sfdisk"
    std::string progress;  // "", "none", "json"
    std::string sectorSize;
    std::string stateDir;
    std::string passwordFd;  // the number of a descriptor
    bool noInput = false;
    bool noColor = false;
    bool dryRun = false;
    bool gentle = false;
    bool asBytes = false;

    std::optional<std::filesystem::path> stateFolder() const {
        return stateDir.empty() ? std::nullopt : std::optional<std::filesystem::path>(stateDir);
    }
};

class Context {
 public:
    // `streams` and `common` are kept by reference.
    Context(Streams& streams, const CommonOptions& common);

    Streams& streams;
    const CommonOptions& common;
    JsonMode json = JsonMode::None;
    ProgressMode progress = ProgressMode::Automatic;

    bool colorOut() const { return colorOut_; }
    bool colorErr() const { return colorErr_; }

    // "sectorsmith: …" on stderr.
    void error(std::string_view message);
    void warning(std::string_view message);
    void note(std::string_view message);
    // Partitions of a table that was written, which the kernel knows as they were before.
    void warnOfOldEntries(const std::vector<std::string>& partitions);
    // Says what failed and gives the exit code for it.
    int report(const Error& error);

 private:
    void say(std::string_view color, std::string_view word, std::string_view message);

    bool colorOut_ = false;
    bool colorErr_ = false;
};

// Terminal colors; empty text when `on` is false.
namespace color {
inline std::string_view when(bool on, std::string_view code) { return on ? code : std::string_view(); }
inline constexpr std::string_view red = "\x1b[1;31m";
inline constexpr std::string_view yellow = "\x1b[1;33m";
inline constexpr std::string_view green = "\x1b[32m";
inline constexpr std::string_view cyan = "\x1b[36m";
inline constexpr std::string_view dim = "\x1b[2m";
inline constexpr std::string_view bold = "\x1b[1m";
inline constexpr std::string_view reset = "\x1b[0m";
}  // namespace color

}  // namespace sectorsmith::cli
