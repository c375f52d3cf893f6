// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith erase-free: overwrite, punch or trim what a file system, or the table, does not use.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/destructive_command.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/fill_volume.h"

namespace sectorsmith::cli {

namespace {

class FillProgress : public Progress {
 public:
    explicit FillProgress(Context& context) : line_(context, "fill", false) {}
    void update(std::uint64_t done, std::uint64_t total) override { line_.update(done, total); }
    bool cancelled() const override { return system::interruptRequested(); }
    ProgressLine& line() { return line_; }

 private:
    ProgressLine line_;
};

// The parser lets the names of methods through alone.
EraseMethod methodOf(const std::string& text) {
    const auto found = std::ranges::find(eraseMethods, text, methodName);
    return found != eraseMethods.end() ? *found : EraseMethod::Zero;
}

int fillMounted(Context& context, const EraseFreeOptions& options, const MountPointFacts& volume) {
    std::ostream& out = context.streams.out;
    const bool json = context.json != JsonMode::None;
    FillOptions fill;
    fill.random = options.method == "random";
    if (!options.reserve.empty()) {
        auto reserve = sizeArgument(options.reserve, "--reserve", 512, 0);
        if (!reserve) return context.report(reserve.error());
        fill.reserve = *reserve;
    }
    const std::uint64_t reserve = fill.reserve.value_or(defaultReserve(volume.space));
    Json result{{"volume", jsonText(volume.mountPoint)}, {"device", jsonText(volume.device)},
                {"type", jsonText(volume.type)},         {"name", jsonText(volume.name)},
                {"method", jsonText(options.method)},    {"freeBytes", jsonInteger(volume.space.free)},
                {"reserveBytes", jsonInteger(reserve)}};
    if (!json) {
        out << fmt::format("Erase the free space of {} at {} ({}): {} of {}\n", volume.type,
                           printable(volume.mountPoint), printable(volume.device),
                           formatSizeDecimal(volume.space.free), formatSizeDecimal(volume.space.total))
            << fmt::format(
                   "  Temporary files fill the free space except a reserve of {}, then are deleted.\n",
                   formatSizeDecimal(reserve))
            << "  Not erased: the unused ends of files' last blocks, deleted names in folders, and the "
               "reserve.\n"
            << "  For an exact erase, unmount the volume and name its device.\n";
        for (const std::string& caution : eraseCautions({}, false, false, true))
            out << "  " << caution << '\n';
    }
    if (!volume.refusal.empty())
        return context.report(Error{Cause::Refused, fmt::format("cannot fill {}: {}. {}", volume.mountPoint,
                                                                volume.refusal, volume.alternative)});
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!confirmDiskName(context, options.gate, volume.name, "erase the free space")) return exitRefused;
    FillProgress progress(context);
    const system::HoldInterrupt hold;
    auto report = fillVolume(volume.mountPoint, fill, progress);
    progress.line().clear();
    if (!report) return context.report(report.error());
    Json notes = Json::array();
    for (const std::string& note : report->notes) notes.push_back(jsonText(note));
    result["report"] = {{"writtenBytes", jsonInteger(report->writtenBytes)},
                        {"files", jsonInteger(report->files)},
                        {"leftBytes", jsonInteger(report->leftBytes)},
                        {"notes", notes},
                        {"seconds", report->seconds},
                        {"finished", !report->stopped}};
    int code = exitDone;
    if (report->stopped) {
        result["report"]["error"] = jsonText(report->stopped->message);
        code = exitCodeOf(report->stopped->cause);
    }
    if (!json) {
        out << fmt::format("{} written in {}, minimum free space {}; {:.1f} s\n",
                           formatSizeDecimal(report->writtenBytes), counted(report->files, "file"),
                           formatSizeDecimal(report->leftBytes), report->seconds);
        for (const std::string& note : report->notes) out << "  " << printable(note) << '\n';
    }
    if (code == exitDone && options.thenTrim) {
        auto trimmed = trimMounted(volume, 0, progress);
        progress.line().clear();
        if (trimmed) {
            result["trimmedBytes"] = jsonInteger(*trimmed);
            if (!json) out << fmt::format("Trimmed: {}\n", formatSizeDecimal(*trimmed));
        } else {
            context.warning(trimmed.error().message);
        }
    } else if (code == exitDone && !json) {
        if (auto support = trimSupport(volume.device); support && support->available)
            out << fmt::format("TRIM can restore an SSD's write speed: sectorsmith trim --free {}\n",
                               printable(volume.mountPoint));
    }
    if (json) writeJsonDocument(out, result);
    out.flush();
    if (report->stopped) return context.report(*report->stopped);
    return code;
}

}  // namespace

int runEraseFree(Context& context, const EraseFreeOptions& options) {
    std::error_code none;
    if (std::filesystem::is_directory(options.source, none)) {
        if (options.method == "punch" || options.method == "zero-range" || options.gaps ||
            !options.from.empty() || options.verify)
            return context.report(Error{Cause::Usage,
                                        "a mounted volume supports only --method zero, random and trim, "
                                        "--reserve and --then-trim; unmount it to use the other options"});
        auto volume = mountedVolumeAt(options.source);
        if (!volume) return context.report(volume.error());
        if (options.method == "trim") return trimMountedVolume(context, *volume, options.gate);
        return fillMounted(context, options, *volume);
    }
    if (!options.reserve.empty() || options.thenTrim)
        return context.report(Error{Cause::Usage, "--reserve and --then-trim are for mounted volumes"});
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    if (options.source == "-") return context.report(Error{Cause::Usage, "standard input cannot be erased"});
    EraseJob job = jobFor(context, *opened, options.gate);
    job.options.method = methodOf(options.method);
    job.options.readAllBack = options.verify;
    auto from = sizeArgument(options.from, "--from", opened->disk->sectorSize(), 0);
    if (!from) return context.report(from.error());
    job.options.from = *from;
    if (options.gaps) {
        if (opened->partition)
            return context.report(Error{Cause::Usage, "--gaps is for a whole disk, not for a partition"});
        job.free.gaps = true;
    } else {
        job.free.volume = ByteRange{opened->offset, opened->length};
    }
    return runDestructive(context, *opened, job, options.gate);
}

}  // namespace sectorsmith::cli
