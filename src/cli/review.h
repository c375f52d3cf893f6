// SPDX-License-Identifier: GPL-3.0-or-later
// The way from a plan to the disk for every command that writes: show it, ask, commit, say what happened.
#pragma once

#include <expected>
#include <functional>
#include <optional>

#include "cli/context.h"
#include "cli/json.h"
#include "ops/write_session.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

// What every command that writes takes.
struct WriteGate {
    bool yes = false;
    bool diskInUse = false;
};

// Prints which disk, what uses it, and old against new; with --dry-run that is all (exit 0). Asks on a terminal, needs
// --yes otherwise. `opened` is what the plan's author read; plan offsets are on the whole disk. Adds what it did to
// `result` (keys disk, what, sectors, record, dryRun) and prints it with --json. `print`, if there is one, adds to the
// review before the sectors, but not with --json; so does what the commit means beyond its bytes: a changed partition
// table (its fields unless `fieldsShown`), what the check says before and after. `commit`: what carries the plan out.
// Returns the exit code.
using CommitFunction = std::function<std::expected<CommitReport, CommitFailure>(
    const WriteTarget&, const CommitPlan&, Progress&)>;
int reviewAndCommit(Context& context, const OpenedPartition& opened, const CommitPlan& plan,
                    const WriteGate& gate, const std::string& path, Json result = Json::object(),
                    const std::function<void()>& print = {}, bool fieldsShown = false,
                    const CommitFunction& commit = commitTo);

// The target that the common options and the gate describe.
WriteTarget writeTarget(const Context& context, const std::string& path, const WriteGate& gate,
                        std::uint32_t sectorSize);
// Whether it may be done: --yes, or an answer on the terminal.
bool confirmed(Context& context, const WriteGate& gate, const std::string& question);
// An answer typed on the terminal; nullopt where nobody can be asked (--no-input, --yes does not answer questions), or
// nothing was answered.
std::optional<std::string> ask(Context& context, const std::string& question);
// Old and new bytes of the runs: the first lines that differ, and how much there is in all. "??" for bytes that cannot be
// read.
void printRuns(Context& context, std::span<const SectorRun> runs, std::uint32_t sectorSize);
int reportFailure(Context& context, const CommitFailure& failure);

}  // namespace sectorsmith::cli
