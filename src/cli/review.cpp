// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review.h"

#include <fmt/format.h>

#include "cli/commit_line.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "cli/table_review.h"
#include "ops/commit_review.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t lineBytes = 16;
constexpr std::size_t maxLines = 64;

std::string hexLine(std::span<const std::byte> bytes) {
    std::string out;
    for (const std::byte b : bytes) out += fmt::format("{:02x} ", std::to_integer<unsigned>(b));
    return out;
}

// One side of a run's line: `known` is false where it could not be read.
struct SideBytes {
    std::vector<std::byte> bytes;
    bool known = true;
};

std::string hexText(const SideBytes& side, std::size_t at, std::size_t count) {
    if (side.known) return hexLine(std::span(side.bytes).subspan(at, count));
    std::string out;
    for (std::size_t i = 0; i < count; ++i) out += "?? ";
    return out;
}

SideBytes sideBytes(const SectorRun& run, Side side, std::uint64_t at, std::size_t count) {
    SideBytes out{std::vector<std::byte>(count)};
    out.known = !(run.unread && side == Side::Before) && readSide(run, side, at, out.bytes);
    return out;
}

// What the commit means beyond its bytes.
void printMeaning(Context& context, const OpenedPartition& opened, const CommitPlan& plan,
                  const DeviceFacts& facts, bool fieldsShown) {
    const CheckOptions options = opened.opened.isDevice ? checkOptionsOf(facts) : CheckOptions{};
    const CommitReview review = reviewCommit(opened.disk, plan, options);
    std::ostream& out = context.streams.out;
    if (!review.tableChanges.empty()) {
        out << "This changes the partition table.\n";
        if (!fieldsShown) printTableChanges(context, review.tableChanges);
    }
    for (const ByteRange& range : review.unread)
        out << fmt::format(
            "The old content of {} cannot be read: they are replaced as a whole and cannot be restored.\n",
            sectorsName(range.offset, range.length, opened.disk->sectorSize()).text);
    for (const CommitReview::Head& head : review.heads) {
        if (head.partition == 0)
            out << "This changes the first sectors, where a file system has its boot sector or superblock.\n";
        else
            out << fmt::format("This changes the boot sector or superblock of partition {}{}.\n",
                               head.partition,
                               head.name.empty() ? "" : fmt::format(" “{}”", printable(head.name)));
    }
    if (fieldsShown || review.concernsTable()) printComparedFindings(context, review.findings);
}

}  // namespace

void printRuns(Context& context, std::span<const SectorRun> runs, std::uint32_t sectorSize) {
    // So much is looked at for lines that differ; a preview does not read whole disks.
    constexpr std::uint64_t mostLooked = std::uint64_t{16} << 20;
    std::ostream& out = context.streams.out;
    const bool color = context.colorOut();
    std::size_t lines = 0;
    std::uint64_t looked = 0;
    std::size_t shown = 0;
    for (; shown < runs.size() && lines < maxLines && looked < mostLooked; ++shown) {
        const SectorRun& run = runs[shown];
        out << sectorsName(run.offset, run.length(), sectorSize).text << '\n';
        for (std::uint64_t at = 0; at < run.length() && lines < maxLines && looked < mostLooked;
             at += sectorSize) {
            const std::size_t piece = std::min<std::uint64_t>(sectorSize, run.length() - at);
            looked += piece;
            const SideBytes before = sideBytes(run, Side::Before, at, piece);
            const SideBytes after = sideBytes(run, Side::After, at, piece);
            for (std::size_t line = 0; line < piece && lines < maxLines; line += lineBytes) {
                const std::size_t count = std::min(lineBytes, piece - line);
                if (before.known && after.known &&
                    sameBytes(std::span(before.bytes).subspan(line, count),
                              std::span(after.bytes).subspan(line, count)))
                    continue;
                ++lines;
                out << fmt::format("  {:#012x}  {}old{} {}\n", run.offset + at + line,
                                   color::when(color, color::red), color::when(color, color::reset),
                                   hexText(before, line, count))
                    << fmt::format("                {}new{} {}\n", color::when(color, color::green),
                                   color::when(color, color::reset), hexText(after, line, count));
            }
        }
    }
    if (lines < maxLines && looked < mostLooked) return;
    const std::uint64_t all = sectorsOf(runs, sectorSize);
    out << fmt::format("  … (total: {} in {})\n", counted(all, "sector"), counted(runs.size(), "range"));
}

bool confirmed(Context& context, const WriteGate& gate, const std::string& question) {
    if (gate.yes) return true;
    if (context.common.noInput || !context.streams.inTerminal) {
        context.error("nothing was written: use --yes to skip the confirmation");
        return false;
    }
    context.streams.err << question << " [y/N] " << std::flush;
    std::string answer;
    std::getline(context.streams.in, answer);
    if (answer == "y" || answer == "Y" || answer == "yes") return true;
    context.note("nothing was written");
    return false;
}

std::optional<std::string> ask(Context& context, const std::string& question) {
    if (context.common.noInput || !context.streams.inTerminal) return std::nullopt;
    context.streams.err << question << ' ' << std::flush;
    std::string answer;
    if (!std::getline(context.streams.in, answer)) return std::nullopt;
    const auto first = answer.find_first_not_of(" \t");
    if (first == std::string::npos) return std::nullopt;
    return answer.substr(first, answer.find_last_not_of(" \t\r") - first + 1);
}

WriteTarget writeTarget(const Context& context, const std::string& path, const WriteGate& gate,
                        std::uint32_t sectorSize) {
    WriteTarget target;
    target.path = path;
    target.sectorSize = sectorSize;
    target.stateFolder = context.common.stateFolder();
    target.allowSharedDisk = gate.diskInUse;
    target.asBytes = context.common.asBytes;
    return target;
}

int reportFailure(Context& context, const CommitFailure& failure) {
    const int code = context.report(failure.error);
    if (!failure.wrote) context.note("nothing was written");
    else if (!failure.recordId.empty())
        context.note(
            fmt::format("undo record {0}: run “sectorsmith undo apply {0}” to undo the commit, with --finish "
                        "to complete it",
                        failure.recordId));
    return code;
}

int reviewAndCommit(Context& context, const OpenedPartition& opened, const CommitPlan& plan,
                    const WriteGate& gate, const std::string& path, Json result,
                    const std::function<void()>& print, bool fieldsShown, const CommitFunction& commit) {
    std::ostream& out = context.streams.out;
    WriteTarget target = writeTarget(context, path, gate, opened.disk->sectorSize());
    if (auto may = mayBeWritten(opened.opened); !may) return context.report(may.error());
    auto facts = factsOf(target);
    if (!facts) return context.report(facts.error());
    target.reviewed = reviewedDisk(*facts, *opened.disk);
    const DeviceIdentity disk = identityOf(*facts, !opened.opened.isDevice);
    const std::uint64_t sectors = sectorsOf(plan.runs, opened.disk->sectorSize());
    result["disk"] = jsonText(describe(disk).text);
    result["what"] = jsonText(plan.what);
    result["sectors"] = jsonInteger(sectors);
    if (plan.runs.empty()) {
        context.note("the disk already has these contents; nothing to write");
        if (context.json != JsonMode::None) writeJsonDocument(out, result);
        return exitDone;
    }
    const bool json = context.json != JsonMode::None;
    if (!json) {
        out << fmt::format("{}: {} of {}\n", plan.what, counted(sectors, "sector"), describe(disk).text);
        if (print) print();
        printMeaning(context, opened, plan, *facts, fieldsShown);
        printRuns(context, plan.runs, opened.disk->sectorSize());
    }
    out.flush();
    auto access = mayCommit(target, *opened.disk, plan);
    if (!access) {
        const int code = context.report(access.error());
        context.note("nothing was written");
        return code;
    }
    for (const std::string& user : access->inUse) context.warning(fmt::format("remains in use: {}", user));
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    if (!confirmed(context, gate, fmt::format("Write to {}?", describe(disk).text))) return exitRefused;
    CommitLine progress(context);
    const system::HoldInterrupt hold;  // a commit that has begun is finished: it takes a moment
    const auto report = commit(target, plan, progress);
    progress.clear();
    if (!report) return reportFailure(context, report.error());
    context.warnOfOldEntries(report->notReread);
    if (!report->rereadProblem.empty())
        context.warning(fmt::format("written, but the kernel still uses the old partition table: {}",
                                    report->rereadProblem.text));
    result["record"] = report->recordId;
    if (!report->notReread.empty()) result["notReread"] = report->notReread;
    if (json) writeJsonDocument(out, result);
    else out << fmt::format("Written and verified. To undo: sectorsmith undo apply {}\n", report->recordId);
    return exitDone;
}

}  // namespace sectorsmith::cli
