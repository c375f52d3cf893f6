// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review.h"

#include <fmt/format.h>

#include "cli/commit_line.h"
#include "cli/json.h"
#include "cli/source_argument.h"
#include "cli/system.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t lineBytes = 16;
constexpr std::size_t mostLines = 64;

std::string hexLine(std::span<const std::byte> bytes) {
    std::string out;
    for (const std::byte b : bytes) out += fmt::format("{:02x} ", std::to_integer<unsigned>(b));
    return out;
}

std::string unreadLine(std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) out += "?? ";
    return out;
}

}  // namespace

void printRuns(Context& context, std::span<const SectorRun> runs, std::uint32_t sectorSize) {
    std::ostream& out = context.streams.out;
    const bool color = context.colorOut();
    std::size_t lines = 0;
    std::uint64_t more = 0;
    for (const SectorRun& run : runs) {
        const std::uint64_t first = run.offset / sectorSize;
        const std::uint64_t last = (run.offset + run.after.size()) / sectorSize - 1;
        out << (first == last ? fmt::format("sector {}\n", first)
                              : fmt::format("sectors {}-{}\n", first, last));
        for (std::size_t at = 0; at < run.after.size(); at += lineBytes) {
            const std::size_t count = std::min(lineBytes, run.after.size() - at);
            const auto before = std::span(run.before).subspan(at, count);
            const auto after = std::span(run.after).subspan(at, count);
            if (!run.unread && std::ranges::equal(before, after)) continue;
            if (++lines > mostLines) {
                ++more;
                continue;
            }
            out << fmt::format("  {:#012x}  {}old{} {}\n", run.offset + at, color::when(color, color::red),
                               color::when(color, color::reset),
                               run.unread ? unreadLine(count) : hexLine(before))
                << fmt::format("                {}new{} {}\n", color::when(color, color::green),
                               color::when(color, color::reset), hexLine(after));
        }
    }
    if (more > 0) out << fmt::format("  … and {} more lines of {} bytes that differ\n", more, lineBytes);
}

bool confirmed(Context& context, const WriteGate& gate, const std::string& question) {
    if (gate.yes) return true;
    if (context.common.noInput || !context.streams.inTerminal) {
        context.error("nothing was written: say --yes to write without being asked");
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
    target.besideOthers = gate.diskInUse;
    target.asBytes = context.common.asBytes;
    return target;
}

int reportFailure(Context& context, const CommitFailure& failure) {
    const int code = context.report(failure.error);
    if (failure.wrote && !failure.recordId.empty())
        context.note(fmt::format(
            "the record is {0}: “sectorsmith undo apply {0}” takes it back, “… --finish” completes it",
            failure.recordId));
    return code;
}

int reviewAndCommit(Context& context, const OpenedPartition& opened, const CommitPlan& plan,
                    const WriteGate& gate, const std::string& path, Json result,
                    const std::function<void()>& print) {
    std::ostream& out = context.streams.out;
    const WriteTarget target = writeTarget(context, path, gate, opened.disk->sectorSize());
    if (auto may = mayBeWritten(opened.opened); !may) return context.report(may.error());
    auto facts = factsOf(target);
    if (!facts) return context.report(facts.error());
    const DeviceIdentity disk = identityOf(*facts, !opened.opened.isDevice);
    std::uint64_t sectors = 0;
    for (const SectorRun& run : plan.runs) sectors += run.after.size() / opened.disk->sectorSize();
    result["disk"] = jsonText(describe(disk));
    result["what"] = jsonText(plan.what);
    result["sectors"] = jsonInteger(sectors);
    if (plan.runs.empty()) {
        context.note("the disk already holds that; there is nothing to write");
        if (context.json != JsonMode::None) writeJsonDocument(out, result);
        return exitDone;
    }
    const bool json = context.json != JsonMode::None;
    if (!json) {
        out << fmt::format("{}: {} sector{} of {}\n", plan.what, sectors, sectors == 1 ? "" : "s",
                           describe(disk));
        if (print) print();
        printRuns(context, plan.runs, opened.disk->sectorSize());
    }
    auto access = mayCommit(target, *opened.disk, plan);
    if (!access) return context.report(access.error());
    for (const std::string& user : access->inUse)
        context.warning(fmt::format("stays in use beside the write: {}", user));
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!confirmed(context, gate, fmt::format("Write to {}?", describe(disk)))) return exitRefused;
    CommitLine progress(context);
    const system::HoldInterrupt hold;  // a commit that has begun is finished: it takes a moment
    const auto report = commitTo(target, plan, progress);
    progress.clear();
    if (!report) return reportFailure(context, report.error());
    for (const std::string& partition : report->notReread)
        context.warning(
            fmt::format("the system has not taken over the change of {}: it is in use", partition));
    if (!report->rereadProblem.empty())
        context.warning(fmt::format("it is written, but the system still goes by the old partition table: {}",
                                    report->rereadProblem));
    result["record"] = report->recordId;
    if (!report->notReread.empty()) result["notReread"] = report->notReread;
    if (json) writeJsonDocument(out, result);
    else
        out << fmt::format("Written and verified. “sectorsmith undo apply {}” takes it back.\n",
                           report->recordId);
    return exitDone;
}

}  // namespace sectorsmith::cli
