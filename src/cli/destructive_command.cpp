// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/destructive_command.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <filesystem>
#include <span>
#include <sstream>

#include "base/units.h"
#include "cli/health.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/durable_file.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t mostListed = 12;

class EraseProgress : public EraseWatcher {
 public:
    EraseProgress(Context& context, std::string what) : line_(context, std::move(what), false) {}
    void update(std::uint64_t done, std::uint64_t total) override { line_.update(done, total); }
    bool cancelled() const override { return system::interruptRequested(); }
    ProgressLine& line() { return line_; }

 private:
    ProgressLine line_;
};

std::string whatOf(const EraseRequest& request) {
    if (request.range) return "all bytes of the range";
    if (request.free.volume) return "the free blocks of the file system";
    return "the gaps between the partitions";
}

// "overwrite 4 MB with zeros"
std::string doing(EraseMethod method, std::string_view what) {
    switch (method) {
        case EraseMethod::Zero: return fmt::format("overwrite {} with zeros", what);
        case EraseMethod::Random: return fmt::format("overwrite {} with random bytes", what);
        case EraseMethod::ZeroRange: return fmt::format("let the system zero {}", what);
        case EraseMethod::Punch: return fmt::format("punch holes into {}", what);
        case EraseMethod::Trim: return fmt::format("trim {}", what);
    }
    return {};
}

void printLeft(std::ostream& out, const std::vector<SkippedRange>& left) {
    for (std::size_t i = 0; i < left.size() && i < mostListed; ++i)
        out << fmt::format("  {} at byte {}: {}\n", formatSizeDecimal(left[i].length), left[i].offset,
                           printable(left[i].why.text));
    if (left.size() > mostListed) out << fmt::format("  … and {} more\n", left.size() - mostListed);
}

Json leftJson(const std::vector<SkippedRange>& left) {
    Json list = Json::array();
    for (const SkippedRange& one : left)
        list.push_back({{"offset", jsonInteger(one.offset)},
                        {"length", jsonInteger(one.length)},
                        {"why", jsonText(one.why.text)}});
    return list;
}

Json volumeJson(const AllocationSummary& volume) {
    return {{"type", jsonText(fileSystemType(volume.kind))},
            {"label", jsonText(volume.label, true)},
            {"uuid", jsonText(volume.uuid, true)},
            {"blockSize", volume.blockSize},
            {"volumeBytes", jsonInteger(volume.volumeBytes)},
            {"usedBytes", jsonInteger(volume.usedBytes)},
            {"freeBytes", jsonInteger(volume.freeBytes)},
            {"keptBytes", jsonInteger(volume.reservedBytes)}};
}

Json reportJson(const EraseReport& report) {
    Json out{{"bytes", jsonInteger(report.bytes)},
             {"writtenBytes", jsonInteger(report.writtenBytes)},
             {"zeroedBytes", jsonInteger(report.zeroedBytes)},
             {"alreadyZeroBytes", jsonInteger(report.alreadyZeroBytes)},
             {"discardedBytes", jsonInteger(report.discardedBytes)},
             {"edgeBytes", jsonInteger(report.edgeBytes)},
             {"leftBytes", jsonInteger(report.leftBytes)},
             {"skippedBytes", jsonInteger(report.skippedBytes)},
             {"left", leftJson(report.left)},
             {"readBack", std::string(readBackName(report.readBack))},
             {"readBackBytes", jsonInteger(report.readBackBytes)},
             {"wrongBytes", jsonInteger(report.wrongBytes)},
             {"reached", jsonInteger(report.reached)},
             {"seconds", report.seconds},
             {"finished", !report.stopped}};
    if (report.stopped) out["error"] = jsonText(report.stopped->message);
    return out;
}

const char* labelOf(EraseSum sum, EraseMethod method) {
    switch (sum) {
        case EraseSum::Written:
            return method == EraseMethod::Random ? "random bytes written" : "zeros written";
        case EraseSum::Zeroed: return "zeroed by the system";
        case EraseSum::AlreadyZero: return "already zero";
        case EraseSum::Discarded: return method == EraseMethod::Trim ? "trimmed" : "punched holes";
        case EraseSum::EarlierRun: return "skipped by --from";
        case EraseSum::Edges: return "skipped at block edges";
        case EraseSum::Errors: return "skipped after errors";
    }
    return "";
}

void printReport(std::ostream& out, const EraseReport& report, EraseMethod method) {
    for (const EraseAmount& amount : amountsOf(report))
        out << fmt::format("{:<22} {:>12}  ({} bytes)\n", labelOf(amount.sum, method),
                           formatSizeDecimal(amount.bytes), amount.bytes);
    if (report.leftBytes > 0 || (report.edgeBytes > 0 && report.left.size() <= 2))
        printLeft(out, report.left);
    if (report.readBack != ReadBack::NotDone)
        out << fmt::format("{} ({} read back{})\n", readBackText(report.readBack).text,
                           formatSizeDecimal(report.readBackBytes),
                           report.wrongBytes > 0 ? fmt::format(", {} wrong", report.wrongBytes) : "");
    if (report.skippedBytes > 0 && method == EraseMethod::Random && report.readBack != ReadBack::NotDone)
        out << "Random bytes of earlier runs are not known any more and were not read back.\n";
    const std::uint64_t done =
        report.writtenBytes + report.zeroedBytes + report.alreadyZeroBytes + report.discardedBytes;
    const double speed = report.seconds > 0 ? static_cast<double>(done) / report.seconds : 0;
    out << fmt::format("{:.1f} s, {}/s\n", report.seconds,
                       formatSizeDecimal(static_cast<std::uint64_t>(speed)));
}

Json fillJson(const FillReport& fill) {
    Json out{{"writtenBytes", jsonInteger(fill.writtenBytes)},
             {"files", jsonInteger(fill.files)},
             {"leftBytes", jsonInteger(fill.leftBytes)},
             {"notes", textsJson(fill.notes)},
             {"seconds", fill.seconds},
             {"finished", !fill.stopped}};
    if (fill.stopped) out["error"] = jsonText(fill.stopped->message);
    return out;
}

// What would be done: unmounted ranges.
void printPlan(Context& context, const EraseRequest& request, const ErasePreview& preview) {
    std::ostream& out = context.streams.out;
    const ErasePlan& plan = *preview.plan;
    const EraseMethod method = request.options.method;
    out << fmt::format("{}: {} in {}\n", printable(preview.disk.text),
                       doing(method, formatSizeDecimal(plan.space.bytes)),
                       counted(plan.space.ranges.size(), "range"));
    if (const auto& volume = plan.space.volume)
        out << fmt::format("  {}{}: {} in use, {} free\n", printable(volume->name),
                           volume->label.empty() ? "" : fmt::format(" “{}”", printable(volume->label)),
                           formatSizeDecimal(volume->usedBytes), formatSizeDecimal(volume->freeBytes));
    for (const std::string& one : plan.destroys) out << "  destroys " << printable(one) << '\n';
    for (const std::string& note : plan.space.notes) out << "  " << printable(note) << '\n';
    if (!plan.space.left.empty()) {
        out << "  skipped:\n";
        printLeft(out, plan.space.left);
    }
}

// The same of a mounted volume.
void printPlan(Context& context, const ErasePreview& preview) {
    std::ostream& out = context.streams.out;
    const MountPointFacts& volume = *preview.volume;
    const bool fills = preview.kind == ErasePreview::Kind::FillVolume;
    out << fmt::format("{} the free space of {} at {} ({}): {} of {}\n", fills ? "Erase" : "Trim",
                       volume.type, printable(volume.mountPoint), printable(volume.device),
                       formatSizeDecimal(volume.space.free), formatSizeDecimal(volume.space.total));
    if (!fills) return;
    out << fmt::format("  Temporary files fill the free space except a reserve of {}, then are deleted.\n",
                       formatSizeDecimal(preview.reserve))
        << "  Not erased: the unused ends of files' last blocks, deleted names in folders, and the reserve.\n"
        << "  For an exact erase, unmount the volume and name its device.\n";
}

Json planJson(const EraseRequest& request, const ErasePreview& preview) {
    const std::string method(methodName(request.options.method));
    if (preview.kind == ErasePreview::Kind::Ranges) {
        const ErasePlan& plan = *preview.plan;
        Json json{{"disk", jsonText(preview.disk.text)},
                  {"name", jsonText(preview.name)},
                  {"what", whatOf(request)},
                  {"method", method},
                  {"bytes", jsonInteger(plan.space.bytes)},
                  {"ranges", jsonInteger(plan.space.ranges.size())},
                  {"left", leftJson(plan.space.left)}};
        if (plan.space.volume) json["volume"] = volumeJson(*plan.space.volume);
        Json destroys = Json::array();
        for (const std::string& one : plan.destroys) destroys.push_back(jsonText(one));
        if (request.range) json["destroys"] = destroys;
        return json;
    }
    const MountPointFacts& volume = *preview.volume;
    Json json{{"volume", jsonText(volume.mountPoint)},
              {"device", jsonText(volume.device)},
              {"type", jsonText(volume.type)},
              {"name", jsonText(volume.name)},
              {"freeBytes", jsonInteger(volume.space.free)}};
    if (preview.kind == ErasePreview::Kind::FillVolume) {
        json["method"] = method;
        json["reserveBytes"] = jsonInteger(preview.reserve);
    }
    return json;
}

// "trim the free space", for the question.
std::string questionOf(const EraseRequest& request, const ErasePreview& preview) {
    if (request.range) return "destroy all data in it";
    if (preview.kind == ErasePreview::Kind::FillVolume) return "erase the free space";
    return preview.kind == ErasePreview::Kind::TrimVolume || request.options.method == EraseMethod::Trim
               ? "trim the free space"
               : doing(request.options.method, "the free space");
}

void printOutcome(Context& context, const EraseRequest& request, const ErasePreview& preview,
                  const EraseOutcome& outcome) {
    std::ostream& out = context.streams.out;
    if (outcome.kind == ErasePreview::Kind::Ranges) {
        if (outcome.begun() || !outcome.stopped()) printReport(out, outcome.report, request.options.method);
        return;
    }
    if (outcome.kind == ErasePreview::Kind::TrimVolume) {
        out << fmt::format(
            "The file system requested TRIM for {} ({} bytes). It may skip ranges that it trimmed before, "
            "and the disk may ignore requests.\n",
            formatSizeDecimal(*outcome.trimmedBytes), *outcome.trimmedBytes);
        return;
    }
    const FillReport& fill = outcome.fill;
    out << fmt::format("{} written in {}, minimum free space {}; {:.1f} s\n",
                       formatSizeDecimal(fill.writtenBytes), counted(fill.files, "file"),
                       formatSizeDecimal(fill.leftBytes), fill.seconds);
    for (const std::string& note : fill.notes) out << "  " << printable(note) << '\n';
    if (outcome.trimmedBytes)
        out << fmt::format("Then trimmed: {}\n", formatSizeDecimal(*outcome.trimmedBytes));
    if (fill.stopped || request.thenTrim) return;
    if (auto support = trimSupport(preview.volume->device); support && support->available)
        out << fmt::format("TRIM can restore an SSD's write speed: sectorsmith trim --free {}\n",
                           printable(preview.volume->mountPoint));
}

// With the time at its head. That it cannot be kept does not make the work undone.
void keepReport(Context& context, const std::string& path, const Json& result) {
    Json kept{{"time", fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)))}};
    kept.update(result);
    std::ostringstream text;
    writeJsonDocument(text, kept);
    const std::string bytes = text.str();
    const auto full = std::filesystem::absolute(path);
    if (auto done = writeFileDurably(full, std::as_bytes(std::span(bytes))); !done)
        context.warning(fmt::format("the report was not kept: {}", done.error().message));
}

}  // namespace

bool confirmDiskName(Context& context, const DestroyConfirmation& gate, const std::string& name,
                     const std::string& what) {
    if (!gate.destroy.empty()) {
        if (gate.destroy == name) return true;
        context.error(
            fmt::format("nothing was done: --destroy names “{}”, but the disk is “{}”", gate.destroy, name));
        return false;
    }
    if (context.common.noInput || !context.streams.inTerminal) {
        context.error(fmt::format("nothing was done: use --destroy {} to {}", name, what));
        return false;
    }
    context.streams.err << fmt::format("Type {} to {}: ", name, what) << std::flush;
    std::string answer;
    std::getline(context.streams.in, answer);
    if (answer == name) return true;
    context.note("nothing was done");
    return false;
}

Json trimSupportJson(const TrimSupport& support) {
    Json facts = Json::object();
    for (const auto& fact : support.facts) facts[fact.what] = jsonText(fact.value);
    Json help = Json::array();
    for (const std::string& one : support.help) help.push_back(jsonText(one));
    return {{"available", support.available},
            {"how", jsonText(support.how)},
            {"granularity", jsonInteger(support.granularity)},
            {"alignment", jsonInteger(support.alignment)},
            {"maxBytes", jsonInteger(support.maxBytes)},
            {"reason", jsonText(support.reason.text)},
            {"help", help},
            {"udevRule", jsonText(support.udevRule, true)},
            {"facts", facts}};
}

void printTrimSupport(Context& context, const TrimSupport& support) {
    std::ostream& out = context.streams.out;
    out << fmt::format("TRIM: {}. {}\n", support.available ? "available" : "not available",
                       printable(support.reason.text));
    for (const std::string& help : support.help) out << "  - " << printable(help) << '\n';
    if (!support.udevRule.empty()) out << "  udev rule: " << printable(support.udevRule) << '\n';
    for (const auto& fact : support.facts)
        out << fmt::format("  {}: {}\n", printable(fact.what), printable(fact.value));
}

EraseRequest requestFor(const Context& context, const OpenedPartition& opened,
                        const DestroyConfirmation& gate) {
    EraseRequest request;
    request.target.asBytes = context.common.asBytes;
    request.target.path = opened.disk->name();  // of a partition: the disk that it lies on
    request.target.sectorSize = opened.disk->sectorSize();
    request.target.allowSharedDisk = gate.diskInUse;
    if (opened.partition) request.partition = ByteRange{opened.offset, opened.length};
    return request;
}

int runDestructive(Context& context, const OpenedPartition& opened, EraseRequest request,
                   const DestroyConfirmation& gate, const std::string& reportFile) {
    if (auto may = mayBeWritten(opened.opened); !may) return context.report(may.error());
    return runDestructive(context, std::move(request), opened.disk, gate, reportFile);
}

int runDestructive(Context& context, EraseRequest request, const std::shared_ptr<ByteSource>& disk,
                   const DestroyConfirmation& gate, const std::string& reportFile) {
    std::ostream& out = context.streams.out;
    const bool json = context.json != JsonMode::None;
    const EraseMethod method = request.options.method;
    EraseSession session(std::move(request));
    {
        ProgressLine reading(context, "look", false);
        session.prepare(disk, reading);
        reading.clear();
    }
    const ErasePreview& preview = session.preview();
    const bool fills = preview.kind == ErasePreview::Kind::FillVolume;
    // Without a plan there is nothing to show.
    if (!preview.plan && !preview.volume) return context.report(*preview.refused);
    Json result = planJson(session.request(), preview);
    if (preview.trim) result["trim"] = trimSupportJson(*preview.trim);
    if (!json) {
        if (preview.plan) printPlan(context, session.request(), preview);
        else printPlan(context, preview);
        for (const std::string& caution : preview.cautions) out << "  " << caution << '\n';
        if (preview.trim) printTrimSupport(context, *preview.trim);
    }
    if (preview.refused) {
        if (json && preview.trimUnavailable()) writeJsonDocument(out, result);
        return context.report(*preview.refused);
    }
    warnOfHealth(context, {disk ? disk->name() : preview.volume ? preview.volume->device : std::string()});
    if (preview.plan)
        for (const std::string& user : preview.plan->access.inUse)
            context.warning(fmt::format("{} stays in use", user));
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!confirmDiskName(context, gate, preview.name, questionOf(session.request(), preview)))
        return exitRefused;
    EraseProgress progress(context, fills ? "fill" : method == EraseMethod::Trim ? "trim" : "erase");
    const system::HoldInterrupt hold;  // Ctrl-C stops it within a moment, with a summary
    auto done = session.run(preview.name, progress);
    progress.line().clear();
    if (!done) return context.report(done.error());
    const EraseReport& report = done->report;
    if (preview.plan) {
        progress.line().finish(report.skippedBytes + report.bytes, report.bytes);
        result["report"] = reportJson(report);
    }
    if (fills) result["report"] = fillJson(done->fill);
    if (done->trimmedBytes) result["trimmedBytes"] = jsonInteger(*done->trimmedBytes);
    if (done->notTrimmed) context.warning(done->notTrimmed->message);
    context.warnOfOldEntries(done->notReread);
    if (!reportFile.empty()) keepReport(context, reportFile, result);
    if (json) writeJsonDocument(out, result);
    else printOutcome(context, session.request(), preview, *done);
    out.flush();
    if (const auto& stopped = done->stopped()) {
        const int code = context.report(*stopped);
        if (preview.plan && !done->begun()) context.note("nothing was done");
        else if (const auto at = done->resumeAt(method))
            context.note(fmt::format("to continue later, run the same command with --from {}", *at));
        else if (preview.plan && method != EraseMethod::Trim)
            context.note("to start over, run the same command again");
        return code;
    }
    if (done->damaged()) return exitDamaged;
    return report.readBack == ReadBack::Unchanged ? exitFinding : exitDone;
}

}  // namespace sectorsmith::cli
