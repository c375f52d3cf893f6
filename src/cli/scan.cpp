// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

#include "base/units.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/copy/read_test.h"

namespace sectorsmith::cli {

using namespace copier;

namespace {

constexpr std::size_t mostAreasPrinted = 20;

class ScanProgress : public CopyWatcher {
 public:
    explicit ScanProgress(Context& context) : line_(context, "read", false) {}
    void update(std::uint64_t done, std::uint64_t total) override { line_.update(done, total); }
    bool cancelled() const override { return system::interruptRequested(); }
    void clear() { line_.clear(); }

 private:
    ProgressLine line_;
};

Result<std::chrono::milliseconds> slowArgument(const std::string& text) {
    if (text.empty()) return ReadTestOptions().slow;
    unsigned value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || value == 0 || value > 3'600'000)
        return fail(Cause::Usage, fmt::format("--slow: “{}” is not a number of milliseconds", text));
    return std::chrono::milliseconds(value);
}

Json scanJson(const std::string& source, const ReadTestReport& report) {
    const CopyResult& read = report.read;
    Json slow = Json::array();
    for (const SlowArea& area : report.slow)
        slow.push_back({{"offset", jsonInteger(area.range.offset)},
                        {"length", jsonInteger(area.range.length)},
                        {"milliseconds", jsonInteger(area.milliseconds)}});
    Json times = Json::array();
    for (std::size_t i = 0; i < report.counts.size(); ++i)
        times.push_back({{"upToMilliseconds", i < readTestLimits.size() ? Json(readTestLimits[i]) : Json()},
                         {"count", jsonInteger(report.counts[i])}});
    Json result{{"source", jsonText(source)},
                {"bytes", jsonInteger(read.bytes)},
                {"readBytes", jsonInteger(read.copiedBytes - read.zeroBytes)},
                {"holeBytes", jsonInteger(read.zeroBytes)},
                {"earlierBytes", jsonInteger(read.earlierBytes)},
                {"badBytes", jsonInteger(read.badBytes)},
                {"badAreas", jsonInteger(read.badRanges)},
                {"bad", rangesJson(read.bad)},
                {"slow", std::move(slow)},
                {"slowComplete", report.slowComplete},
                {"pieceBytes", jsonInteger(readTestPiece)},
                {"times", std::move(times)},
                {"seconds", read.copySeconds},
                {"finished", !read.stopped}};
    if (read.stopped) result["error"] = jsonText(read.stopped->message);
    return result;
}

void printScan(std::ostream& out, const ReadTestReport& report) {
    const CopyResult& read = report.read;
    const auto line = [&](const char* what, std::uint64_t bytes) {
        if (bytes > 0)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", what, formatSizeDecimal(bytes), bytes);
    };
    line("read", read.copiedBytes - read.zeroBytes);
    line("holes", read.zeroBytes);
    line("read by earlier runs", read.earlierBytes);
    if (read.errors > 0 || !read.stopped) line("not readable", read.badBytes);
    out << fmt::format("Time for each {}:\n", formatSize(readTestPiece));
    for (std::size_t i = 0; i < report.counts.size(); ++i) {
        const std::string name =
            i < readTestLimits.size() ? fmt::format("up to {} ms", readTestLimits[i]) : std::string("longer");
        if (report.counts[i] > 0) out << fmt::format("  {:<20} {:>12}\n", name, report.counts[i]);
    }
    std::size_t printed = 0;
    for (const ByteRange& bad : read.bad) {
        if (read.stopped || printed++ >= mostAreasPrinted) break;
        out << fmt::format("not readable: {} bytes at {}\n", bad.length, bad.offset);
    }
    if (!read.stopped && read.badRanges > mostAreasPrinted)
        out << fmt::format("… and {}\n", counted(read.badRanges - mostAreasPrinted, "more unreadable area"));
    // The slowest first.
    std::vector<SlowArea> slow = report.slow;
    std::ranges::stable_sort(slow, std::ranges::greater(), &SlowArea::milliseconds);
    for (std::size_t i = 0; i < std::min(slow.size(), mostAreasPrinted); ++i)
        out << fmt::format("slow: {} at {}, up to {} ms\n", formatSize(slow[i].range.length),
                           slow[i].range.offset, slow[i].milliseconds);
    if (slow.size() > mostAreasPrinted)
        out << fmt::format("… and {}\n", counted(slow.size() - mostAreasPrinted, "more slow area"));
    const double rate =
        read.copySeconds > 0 ? static_cast<double>(read.copiedBytes - read.zeroBytes) / read.copySeconds : 0;
    out << fmt::format("{:.1f} s, {}/s\n", read.copySeconds,
                       formatSizeDecimal(static_cast<std::uint64_t>(rate)));
    if (read.stopped || read.badBytes > 0) return;
    if (read.earlierBytes == read.bytes)
        out << "Nothing was left to read: the map says that all of it was read. To read all again, name "
               "another map.\n";
    else out << (slow.empty() ? "All of it can be read.\n" : "All of it can be read, parts of it slowly.\n");
}

}  // namespace

int runScan(Context& context, const ScanCommand& options) {
    auto slow = slowArgument(options.slow);
    if (!slow) return context.report(slow.error());
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    ReadTestJob job;
    job.source = std::move(*opened);
    job.options.slow = *slow;
    job.options.retries = options.retries;
    job.mapFile = options.map;
    const auto times = std::make_shared<ReadTimes>(*slow);
    auto map = startReadTest(job, *times);
    if (!map) return context.report(map.error());
    ReadTestReport report;
    {
        ScanProgress progress(context);
        const system::HoldInterrupt hold;  // Ctrl-C stops it within a moment, with a summary
        report = runReadTest(job, *map, times, progress);
        progress.clear();
        if (context.json != JsonMode::None)
            writeJsonDocument(context.streams.out, scanJson(options.source, report));
        else printScan(context.streams.out, report);
        context.streams.out.flush();
        if (report.read.stopped) {
            const int code = context.report(*report.read.stopped);
            if (!options.map.empty() && report.read.mapSaved)
                context.note("to continue later, run the same command again");
            return code;
        }
    }
    if (report.read.badBytes > 0) return exitDamaged;
    return report.slow.empty() ? exitDone : exitFinding;
}

}  // namespace sectorsmith::cli
