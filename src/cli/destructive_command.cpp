// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/destructive_command.h"

#include <fmt/format.h>

#include <filesystem>

#include "base/units.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/undo_record.h"
#include "ops/write_session.h"

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

bool isFolder(const std::string& path) {
    std::error_code none;
    return std::filesystem::is_directory(path, none);
}

std::string whatOf(const EraseJob& job) {
    if (job.range) return "all bytes of the range";
    if (job.free.volume) return "the free blocks of the file system";
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
                           printable(left[i].why));
    if (left.size() > mostListed) out << fmt::format("  … and {} more\n", left.size() - mostListed);
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

std::uint64_t workedOn(const EraseReport& report) {
    return report.writtenBytes + report.zeroedBytes + report.alreadyZeroBytes + report.discardedBytes;
}

void printReport(std::ostream& out, const EraseReport& report, EraseMethod method) {
    const auto line = [&](const char* what, std::uint64_t bytes) {
        if (bytes > 0)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", what, formatSizeDecimal(bytes), bytes);
    };
    line(method == EraseMethod::Random ? "random bytes written" : "zeros written", report.writtenBytes);
    line("zeroed by the system", report.zeroedBytes);
    line("already zero", report.alreadyZeroBytes);
    line(method == EraseMethod::Trim ? "trimmed" : "punched holes", report.discardedBytes);
    line("done in an earlier run", report.skippedBytes);
    line("skipped at block edges", report.edgeBytes);
    line("skipped after errors", report.leftBytes);
    if (report.leftBytes > 0 || (report.edgeBytes > 0 && report.left.size() <= 2))
        printLeft(out, report.left);
    if (report.readBack != ReadBack::NotDone)
        out << fmt::format("{} ({} read back{})\n", readBackText(report.readBack),
                           formatSizeDecimal(report.readBackBytes),
                           report.wrongBytes > 0 ? fmt::format(", {} wrong", report.wrongBytes) : "");
    const std::uint64_t done = workedOn(report);
    const double speed = report.seconds > 0 ? static_cast<double>(done) / report.seconds : 0;
    out << fmt::format("{:.1f} s, {}/s\n", report.seconds,
                       formatSizeDecimal(static_cast<std::uint64_t>(speed)));
}

}  // namespace

Json leftJson(const std::vector<SkippedRange>& left) {
    Json list = Json::array();
    for (const SkippedRange& one : left)
        list.push_back({{"offset", jsonInteger(one.offset)},
                        {"length", jsonInteger(one.length)},
                        {"why", jsonText(one.why)}});
    return list;
}

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

Result<TrimSupport> trimSupportOf(const std::string& path) {
    std::error_code none;
    if (std::filesystem::is_regular_file(path, none)) return trimSupportOfImage(path);
    if (!isFolder(path)) return trimSupport(path);
    auto volume = mountedVolumeAt(path);
    if (!volume) return std::unexpected(volume.error());
    return trimSupport(volume->device);
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
            {"reason", jsonText(support.reason)},
            {"help", help},
            {"udevRule", jsonText(support.udevRule, true)},
            {"facts", facts}};
}

void printTrimSupport(Context& context, const TrimSupport& support) {
    std::ostream& out = context.streams.out;
    out << fmt::format("TRIM: {}. {}\n", support.available ? "available" : "not available",
                       printable(support.reason));
    for (const std::string& help : support.help) out << "  - " << printable(help) << '\n';
    if (!support.udevRule.empty()) out << "  udev rule: " << printable(support.udevRule) << '\n';
    for (const auto& fact : support.facts)
        out << fmt::format("  {}: {}\n", printable(fact.what), printable(fact.value));
}

EraseJob jobFor(const Context& context, const OpenedPartition& opened, const DestroyConfirmation& gate) {
    EraseJob job;
    job.target.asBytes = context.common.asBytes;
    job.target.path = opened.disk->name();  // of a partition: the disk that it lies on
    job.target.sectorSize = opened.disk->sectorSize();
    job.target.allowSharedDisk = gate.diskInUse;
    if (opened.partition) job.partition = ByteRange{opened.offset, opened.length};
    return job;
}

int runDestructive(Context& context, const OpenedPartition& opened, const EraseJob& job,
                   const DestroyConfirmation& gate) {
    std::ostream& out = context.streams.out;
    const bool json = context.json != JsonMode::None;
    const EraseMethod method = job.options.method;
    if (auto may = mayBeWritten(opened.opened); !may) return context.report(may.error());
    const bool image = !opened.opened.isDevice;
    if (method == EraseMethod::Punch && !image)
        return context.report(
            Error{Cause::Usage, "--method punch is for images; use --method trim for a device"});
    if (job.options.secure && image)
        return context.report(Error{Cause::Usage, "--secure is for devices, not for images"});
    ErasePlan plan;
    {
        ProgressLine reading(context, "look", false);
        auto made = planErase(job, opened.disk, reading);
        reading.clear();
        if (!made) return context.report(made.error());
        plan = std::move(*made);
    }
    const DeviceIdentity disk = identityOf(plan.facts, image);
    const std::string name = nameToType(plan.facts);
    Json result{{"disk", jsonText(describe(disk))},
                {"name", jsonText(name)},
                {"what", whatOf(job)},
                {"method", std::string(methodName(method))},
                {"bytes", jsonInteger(plan.space.bytes)},
                {"ranges", jsonInteger(plan.space.ranges.size())},
                {"left", leftJson(plan.space.left)}};
    if (plan.space.volume) result["volume"] = volumeJson(*plan.space.volume);
    Json destroys = Json::array();
    for (const std::string& one : plan.destroys) destroys.push_back(jsonText(one));
    if (job.range) result["destroys"] = destroys;
    if (!json) {
        out << fmt::format("{}: {} in {}\n", printable(describe(disk)),
                           doing(method, formatSizeDecimal(plan.space.bytes)),
                           counted(plan.space.ranges.size(), "range"));
        if (plan.space.volume)
            out << fmt::format("  {}{}: {} in use, {} free\n", printable(plan.space.volume->name),
                               plan.space.volume->label.empty()
                                   ? ""
                                   : fmt::format(" “{}”", printable(plan.space.volume->label)),
                               formatSizeDecimal(plan.space.volume->usedBytes),
                               formatSizeDecimal(plan.space.volume->freeBytes));
        for (const std::string& one : plan.destroys) out << "  destroys " << printable(one) << '\n';
        for (const std::string& note : plan.space.notes) out << "  " << printable(note) << '\n';
        if (!plan.space.left.empty()) {
            out << "  skipped:\n";
            printLeft(out, plan.space.left);
        }
        for (const std::string& caution :
             eraseCautions(job.options, image, plan.facts.rotational, !job.range))
            out << "  " << caution << '\n';
    }
    if (method == EraseMethod::Trim) {
        auto support = trimSupportOf(job.target.path);
        if (!support) return context.report(support.error());
        result["trim"] = trimSupportJson(*support);
        if (!json) printTrimSupport(context, *support);
        if (!support->available) {
            if (json) writeJsonDocument(out, result);
            return context.report(Error{Cause::Unsupported,
                                        fmt::format("TRIM is not available for {}; nothing was done", name)});
        }
    }
    for (const std::string& user : plan.access.inUse)
        context.warning(fmt::format("remains in use: {}", user));
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!confirmDiskName(context, gate, name,
                         job.range ? "destroy all data in it" : doing(method, "the free space")))
        return exitRefused;
    EraseProgress progress(context, method == EraseMethod::Trim ? "trim" : "erase");
    const system::HoldInterrupt hold;  // Ctrl-C stops it within a moment, with a summary
    auto done = runErase(job, plan, progress);
    progress.line().clear();
    if (!done) return context.report(done.error());
    const EraseReport& report = done->report;
    progress.line().finish(report.skippedBytes + report.bytes, report.bytes);
    result["report"] = reportJson(report);
    for (const std::string& partition : done->notReread)
        context.warning(
            fmt::format("the kernel still uses the old entry for {}: the partition is in use", partition));
    // A method that cannot be had here: what was zero already is nothing to go on from.
    const bool impossible = report.stopped && report.stopped->cause == Cause::Unsupported;
    const bool begun = impossible ? workedOn(report) > report.alreadyZeroBytes : workedOn(report) > 0;
    if (json) writeJsonDocument(out, result);
    else if (begun || !report.stopped) printReport(out, report, method);
    out.flush();
    if (report.stopped) {
        const int code = context.report(*report.stopped);
        if (!begun) context.note("nothing was done");
        else if (method != EraseMethod::Trim)  // TRIM is done again in no time
            context.note(fmt::format("to resume later, run the same command with --from {}", report.reached));
        return code;
    }
    if (report.readBack == ReadBack::Wrong || report.leftBytes > 0) return exitDamaged;
    return report.readBack == ReadBack::Unchanged ? exitFinding : exitDone;
}

int trimMountedVolume(Context& context, const MountPointFacts& volume, const DestroyConfirmation& gate) {
    std::ostream& out = context.streams.out;
    const bool json = context.json != JsonMode::None;
    Json result{{"volume", jsonText(volume.mountPoint)},
                {"device", jsonText(volume.device)},
                {"type", jsonText(volume.type)},
                {"name", jsonText(volume.name)},
                {"freeBytes", jsonInteger(volume.space.free)}};
    if (!json)
        out << fmt::format("TRIM of the free space of {} at {} ({}): {} of {}\n", volume.type,
                           printable(volume.mountPoint), printable(volume.device),
                           formatSizeDecimal(volume.space.free), formatSizeDecimal(volume.space.total));
    if (auto support = trimSupport(volume.device)) {
        result["trim"] = trimSupportJson(*support);
        if (!json) printTrimSupport(context, *support);
        if (!support->available) {
            if (json) writeJsonDocument(out, result);
            return context.report(
                Error{Cause::Unsupported,
                      fmt::format("TRIM is not available for {}; nothing was done", volume.device)});
        }
    }
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!confirmDiskName(context, gate, volume.name, "trim the free space")) return exitRefused;
    EraseProgress progress(context, "trim");
    const system::HoldInterrupt hold;
    auto trimmed = trimMounted(volume, 0, progress);
    progress.line().clear();
    if (!trimmed) return context.report(trimmed.error());
    result["trimmedBytes"] = jsonInteger(*trimmed);
    if (json) writeJsonDocument(out, result);
    else
        out << fmt::format(
            "The file system requested TRIM for {} ({} bytes). It may skip ranges that it trimmed before, "
            "and the disk may ignore requests.\n",
            formatSizeDecimal(*trimmed), *trimmed);
    out.flush();
    return exitDone;
}

}  // namespace sectorsmith::cli
