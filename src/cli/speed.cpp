// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith speed: how fast a disk is, and what it was measured with.
#include "ops/speed/speed_test.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <filesystem>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/health.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/review.h"
#include "cli/source_argument.h"
#include "cli/speed.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/speed/compare.h"
#include "ops/state_folder.h"

namespace sectorsmith::cli {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::size_t sparkWidth = 24;

// Speeds as a row of eight heights.
std::string sparkline(const std::vector<double>& rates, std::size_t width) {
    static constexpr const char* heights[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    if (rates.empty()) return {};
    const double most = *std::ranges::max_element(rates);
    std::string out;
    const std::size_t count = std::min(width, rates.size());
    for (std::size_t i = 0; i < count; ++i) {
        // Several samples in one column: their mean.
        const std::size_t from = i * rates.size() / count;
        const std::size_t to = std::max((i + 1) * rates.size() / count, from + 1);
        double sum = 0;
        for (std::size_t k = from; k < to; ++k) sum += rates[k];
        const double part = most > 0 ? sum / static_cast<double>(to - from) / most : 0;
        out += heights[std::min<std::size_t>(7, static_cast<std::size_t>(part * 8))];
    }
    return out;
}

std::string speedText(double bytesPerSecond) { return speed::figureText(bytesPerSecond / 1e6) + " MB/s"; }

std::string durationText(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string latencyText(std::uint64_t nanoseconds) {
    const double us = static_cast<double>(nanoseconds) / 1e3;
    return us < 1000 ? speed::figureText(us) + " µs" : speed::figureText(us / 1e3) + " ms";
}

// The line that is rewritten, or JSON lines; and Ctrl-C.
class Watcher : public speed::SpeedObserver {
 public:
    explicit Watcher(Context& context) : context_(context) {
        json_ = context.progress == ProgressMode::Json;
        line_ = context.progress == ProgressMode::Automatic && context.streams.errTerminal;
    }
    ~Watcher() override { clear(); }

    void status(const speed::SpeedStatus& status) override {
        if (status.what != status_.what) rates_.clear();
        const bool first = status.what != status_.what;
        status_ = status;
        const auto now = Clock::now();
        if (!first && now < next_) return;
        next_ = now + std::chrono::milliseconds(200);
        print();
    }
    void sample(const speed::TestSpec&, const speed::TraceSample& sample) override {
        sample_ = sample;
        rates_.push_back(sample.rate());
        if (json_) print();
    }
    bool cancelled() const override {
        if (!interrupt_.requested()) return false;
        if (!said_) {
            said_ = true;
            clear();
            context_.note(
                "cancelling: waiting for pending requests and restoring saved data (Ctrl-C again: quit "
                "immediately)");
        }
        return true;
    }
    void clear() const {
        if (!shown_) return;
        context_.streams.err << "\r\x1b[K";
        context_.streams.err.flush();
        shown_ = false;
    }

 private:
    void print() {
        if (json_) {
            Json object{{"progress", "speed"},
                        {"what", status_.what.text},
                        {"step", status_.step},
                        {"steps", status_.steps},
                        {"part", status_.part},
                        {"secondsLeft", status_.secondsLeft < 0 ? Json() : Json(status_.secondsLeft)}};
            if (!rates_.empty()) {
                object["read"] = sample_.readRate;
                object["write"] = sample_.writeRate;
            }
            writeJsonLine(context_.streams.err, object);
            return;
        }
        if (!line_) return;
        std::string text = fmt::format("[{}/{}] {}: {:.0f} %", status_.step, status_.steps, status_.what.text,
                                       status_.part * 100);
        if (!rates_.empty()) text += ", " + speedText(rates_.back());
        if (status_.secondsLeft >= 0) text += fmt::format(", {} left", durationText(status_.secondsLeft));
        const std::size_t used = displayWidth(text) + 2;
        if (used >= context_.streams.width)
            text.resize(std::min<std::size_t>(text.size(), context_.streams.width - 1));
        else if (const std::size_t room = std::min(sparkWidth, context_.streams.width - used); room > 1) {
            const std::size_t skip = rates_.size() > room ? rates_.size() - room : 0;
            text += " " + sparkline({rates_.begin() + static_cast<std::ptrdiff_t>(skip), rates_.end()}, room);
        }
        context_.streams.err << '\r' << text << "\x1b[K";
        context_.streams.err.flush();
        shown_ = true;
    }

    Context& context_;
    bool json_ = false;
    bool line_ = false;
    mutable bool shown_ = false;
    mutable bool said_ = false;
    speed::SpeedStatus status_;
    speed::TraceSample sample_;
    std::vector<double> rates_;
    Clock::time_point next_;
    system::WatchInterrupt interrupt_;
};

template <typename Number>
Result<std::optional<Number>> numberArgument(const std::string& text, const char* option) {
    if (text.empty()) return std::optional<Number>();
    Number value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size())
        return fail(Cause::Usage, fmt::format("{}: “{}” is not a number", option, text));
    return std::optional(value);
}

Result<std::optional<std::uint64_t>> bytesArgument(const std::string& text, const char* option,
                                                   std::uint32_t sectorSize) {
    if (text.empty()) return std::optional<std::uint64_t>();
    auto value = parseSize(text, sectorSize);
    if (!value) return fail(Cause::Usage, fmt::format("{}: {}", option, value.error().message));
    return std::optional(*value);
}

// What was typed; the region of SOURCE#N with it.
Result<speed::SpeedOptions> optionsFrom(Context& context, const SpeedCommandOptions& typed) {
    speed::SpeedOptions options;
    const std::string& source = typed.words.front();
    std::error_code none;
    std::uint32_t sector = 512;
    if (fs::is_directory(source, none)) {
        options.path = source;
    } else {
        if (source == "-") return fail(Cause::Usage, "standard input is not a disk");
        auto opened = openSourceArgument(context, source, SourceUse::Write);
        if (!opened) return std::unexpected(opened.error());
        options.path = opened->opened.path;
        sector = opened->disk->sectorSize();
        if (!opened->opened.isDevice) options.sectorSize = sector;
        options.regionOffset = opened->offset;
        options.regionLength = opened->opened.source->size();
    }
    options.profile = speed::Profile::Quick;
    if (typed.profile) {
        options.profile = *typed.profile;
    } else if (!typed.access.empty()) {
        options.profile = speed::Profile::Custom;
    }
    if (!typed.access.empty()) {
        options.random = typed.access.starts_with("rand");
        options.access = typed.access.ends_with("rw") || typed.access == "readwrite" ? speed::Access::Mixed
                         : typed.access.ends_with("write")                           ? speed::Access::Write
                                                                                     : speed::Access::Read;
    }
    auto block = bytesArgument(typed.blockSize, "--bs", sector);
    auto size = bytesArgument(typed.size, "--size", sector);
    auto offset = bytesArgument(typed.offset, "--offset", sector);
    auto depth = numberArgument<unsigned>(typed.depth, "--iodepth");
    auto mix = numberArgument<unsigned>(typed.readPercent, "--rwmixread");
    auto runtime = numberArgument<double>(typed.runtime, "--runtime");
    for (const auto* bytes : {&block, &size, &offset})
        if (!*bytes) return std::unexpected(bytes->error());
    for (const auto* count : {&depth, &mix})
        if (!*count) return std::unexpected(count->error());
    if (!runtime) return std::unexpected(runtime.error());
    options.blockSize = *block;
    options.size = *size;
    options.offset = *offset;
    options.depth = *depth;
    options.readPercent = *mix;
    options.runtime = *runtime;
    options.destroy = typed.destroy;
    options.stateFolder = context.common.stateFolder();
    options.engine = typed.engine;
    options.cached = typed.cached;
    options.emptyCaches = typed.emptyCaches;
    return options;
}

void printPlan(std::ostream& out, const speed::SpeedPlan& plan) {
    out << fmt::format("{}: {}\n", speed::profileName(plan.profile), plan.description.text);
    switch (plan.writing) {
        case speed::Writing::None: out << "Nothing is written.\n"; break;
        case speed::Writing::Keep:
            out << fmt::format(
                "Writes at most {}. The {} of the range {} are saved first, then restored and verified.\n",
                formatSizeDecimal(plan.mostWritten), formatSizeDecimal(plan.savedBytes),
                plan.probes.empty() ? fmt::format("at offset {}", plan.offset) : "and the probes outside it");
            break;
        case speed::Writing::Destroy:
            out << fmt::format("Writes at most {}. DESTROYS ALL DATA in the {} at offset {}.\n",
                               formatSizeDecimal(plan.mostWritten), formatSizeDecimal(plan.length),
                               plan.offset);
            break;
        case speed::Writing::File:
            out << fmt::format(
                "Writes at most {} to temporary files of at most {}, which are deleted afterwards.\n",
                formatSizeDecimal(plan.mostWritten), formatSizeDecimal(plan.length));
            break;
    }
    for (const auto* list : {&plan.notes, &plan.cautions})
        for (const std::string& note : *list) out << note << ".\n";
    if (plan.mostSeconds > 0) out << fmt::format("Takes at most {}.\n", durationText(plan.mostSeconds));
}

Json planJson(const speed::SpeedPlan& plan) {
    Json tests = Json::array();
    for (const speed::TestSpec& test : plan.tests)
        tests.push_back({{"name", test.name},
                         {"rw", std::string(speed::accessName(test))},
                         {"bs", test.blockSize},
                         {"iodepth", test.depth},
                         {"runtime", test.seconds},
                         {"bytes", jsonInteger(test.bytes)}});
    return {{"dryRun", true},
            {"profile", std::string(speed::profileName(plan.profile))},
            {"disk", jsonText(plan.description.text)},
            {"writing", std::string(speed::writingName(plan.writing))},
            {"offset", jsonInteger(plan.offset)},
            {"length", jsonInteger(plan.length)},
            {"savedBytes", jsonInteger(plan.savedBytes)},
            {"mostWritten", jsonInteger(plan.mostWritten)},
            {"uncached", plan.uncached},
            {"cautions", std::vector<std::string>(plan.cautions.begin(), plan.cautions.end())},
            {"tests", std::move(tests)}};
}

void printAdapter(std::ostream& out, const speed::SpeedResult& result) {
    const speed::AdapterFacts& a = result.adapter;
    if (a.logicalSectorSize == 0) return;
    const auto line = [&](const char* what, const std::string& text) {
        if (!text.empty()) out << fmt::format("  {:<10}{}\n", what, printable(text));
    };
    out << "Reported by the adapter\n";
    line("Model", a.model.empty() ? "not reported" : a.model);
    line("Serial", a.serial.empty() ? "not reported" : a.serial);
    line("Bus", a.bus);
    line("Adapter", a.bridge);
    line("Link", a.link);
    line("Protocol", a.protocol);
    line("Power", a.power);
    const auto reachable = [](const std::optional<bool>& yes, const std::string& why) {
        const std::string word = !yes ? "unknown" : *yes ? "yes" : "no";
        return why.empty() ? word : fmt::format("{} ({})", word, why);
    };
    line("TRIM", reachable(a.trim, a.trimWhy));
    line("SMART", reachable(a.smart, a.smartWhy));
    line("Sectors", fmt::format("{} bytes logical, {} physical", a.logicalSectorSize, a.physicalSectorSize));
}

void printMount(std::ostream& out, const speed::MountFacts& mount) {
    if (mount.fileSystem.empty()) return;
    out << fmt::format("File system: {}", printable(mount.fileSystem));
    if (!mount.source.empty()) out << " from " << printable(mount.source);
    if (!mount.server.empty()) out << ", server " << printable(mount.server);
    if (!mount.options.empty()) out << " (" << printable(mount.options) << ")";
    out << '\n';
}

// The lowest and the highest; nothing where it cannot be read.
std::pair<std::optional<double>, std::optional<double>> temperaturesOf(const speed::TestFigures& test) {
    std::optional<double> low;
    std::optional<double> high;
    for (const speed::TraceSample& sample : test.trace) {
        if (!sample.celsius) continue;
        low = std::min(low.value_or(*sample.celsius), *sample.celsius);
        high = std::max(high.value_or(*sample.celsius), *sample.celsius);
    }
    return {low, high};
}

void printResult(Context& context, const speed::SpeedResult& result) {
    std::ostream& out = context.streams.out;
    printAdapter(out, result);
    printMount(out, result.mount);
    using enum Table::Align;
    Table table({{"TEST"},
                 {""},
                 {"MB/s", Right},
                 {"IOPS", Right},
                 {"P50", Right},
                 {"P99", Right},
                 {"P99.9", Right},
                 {"MAX", Right},
                 {"CPU s/GB", Right}});
    for (const speed::TestFigures& test : result.tests)
        for (const auto& [side, word] : {std::pair{&test.read, "read"}, std::pair{&test.write, "write"}}) {
            if (!*side) continue;
            const speed::SideFigures& f = **side;
            const double gigabytes = static_cast<double>(f.bytes) / 1e9;
            table.row({speed::describeTest(test.spec).text, word, speed::figureText(f.bytesPerSecond / 1e6),
                       speed::figureText(f.iops), latencyText(f.latency.p50), latencyText(f.latency.p99),
                       latencyText(f.latency.p999), latencyText(f.latency.max),
                       gigabytes > 0 ? speed::figureText(test.cpuSeconds / gigabytes) : ""});
        }
    if (!table.empty()) table.print(out, context.colorOut());
    for (const speed::TestFigures& test : result.tests) {
        std::vector<double> rates;
        for (const speed::TraceSample& sample : test.trace) rates.push_back(sample.rate());
        if (rates.size() > 1)
            out << fmt::format("{}: {}\n", test.spec.name,
                               sparkline(rates, std::min<std::size_t>(60, context.streams.width - 20)));
        if (const auto [low, high] = temperaturesOf(test); low)
            out << fmt::format("  {:.0f} to {:.0f} °C\n", *low, *high);
        for (const speed::Mark& mark : test.marks)
            out << fmt::format("  {:.1f} s: {}: {}\n", mark.from, speed::markName(mark.kind),
                               mark.text().text);
        for (const speed::FailedBlock& block : test.failures)
            out << fmt::format("  cannot {} {} bytes at offset {}: {}\n", block.write ? "write" : "read",
                               block.length, block.offset, block.why.text);
        for (const speed::ByteExtent& bad : test.badSectors)
            out << fmt::format("  unreadable: sectors {}-{}\n",
                               bad.offset / std::max(result.disk.sectorSize, 1u),
                               (bad.offset + bad.length) / std::max(result.disk.sectorSize, 1u) - 1);
        if (!test.endedEarly.empty()) out << "  ended early: " << test.endedEarly.text << '\n';
    }
    for (const speed::FileFigures& files : result.files) {
        if (files.bytes == 0) {
            out << fmt::format("{}: {} files/s\n", files.name.text, speed::figureText(files.filesPerSecond));
            continue;
        }
        out << fmt::format("{}: {} written ({} files/s), {} read\n", files.name.text,
                           speedText(files.writeBytesPerSecond), speed::figureText(files.filesPerSecond),
                           speedText(files.readBytesPerSecond));
        for (const speed::SizeFigures& size : files.sizes)
            out << fmt::format("  {:>8}: {} written, {} read\n", formatSizeDecimal(size.bytes),
                               speedText(size.writeBytesPerSecond), speedText(size.readBytesPerSecond));
    }
    if (result.verify) {
        out << result.verify->verdict.text << ".\n";
        for (std::size_t i = 0; i < result.verify->faults.size() && i < 20; ++i) {
            const speed::VerifyFault& fault = result.verify->faults[i];
            out << fmt::format("  {} bytes at offset {}: {}{}\n", fault.length, fault.offset, fault.what,
                               fault.foundOffset ? fmt::format(" (offset {})", *fault.foundOffset) : "");
        }
    }
    out << result.honesty().text << '\n';
}

// What an interrupted test of this disk overwrote is restored before the disk is written to again, once people agreed; a test
// that only reads changes nothing. The exit code where the test must not begin.
std::optional<int> restoreBefore(Context& context, const SpeedCommandOptions& typed,
                                 const speed::SpeedPlan& plan) {
    std::vector<Message> problems;
    const auto tests = speed::findCutOffTests(stateFoldersToRead(context.common.stateFolder()), &problems);
    for (const std::string& problem : problems) context.warning(problem);
    const bool writes = plan.writing == speed::Writing::Keep || plan.writing == speed::Writing::Destroy;
    for (const speed::SavedTest& test : tests) {
        Result<speed::RestorePreview> preview = fail(Cause::Changed, "");
        if (writes && couldBeSame(test.disk, plan.disk)) preview = speed::previewRestore(test, plan.path);
        if (!preview || preview->match != DiskMatch::Same) {
            context.warning(
                fmt::format("a speed test of {} was interrupted; run “sectorsmith speed restore {}” to "
                            "restore the data it overwrote",
                            describe(test.disk).text, test.id));
            continue;
        }
        if (context.common.dryRun) {
            context.note(fmt::format(
                "the test {} was interrupted; the data it overwrote will be restored first", test.id));
            continue;
        }
        if (!confirmed(context, typed.gate,
                       fmt::format("The test {} of {} was interrupted. Restore the data it overwrote first?",
                                   test.id, describe(preview->disk).text)))
            return exitRefused;
        context.note(fmt::format("the test {} of {} was interrupted; restoring the data it overwrote",
                                 test.id, describe(test.disk).text));
        ProgressLine progress(context, "restore", false);
        const system::HoldInterrupt hold;
        auto restored = speed::restoreSpeedTest(test, *preview, false, progress);
        progress.clear();
        if (!restored) return context.report(restored.error());
        tellReplaced(context, *restored);
    }
    return std::nullopt;
}

}  // namespace

int runSpeed(Context& context, const SpeedCommandOptions& typed) {
    std::error_code none;
    const std::string& first = typed.words.front();
    if (!fs::exists(first, none)) {
        if (first == "compare") return runSpeedCompare(context, typed);
        if (first == "restore") return runSpeedRestore(context, typed);
    }
    if (typed.words.size() > 1)
        return context.report(
            Error{Cause::Usage, fmt::format("only one SOURCE is allowed; unexpected “{}”", typed.words[1])});
    if (typed.format) return context.report(Error{Cause::Usage, "--format is for speed compare"});
    auto options = optionsFrom(context, typed);
    if (!options) return context.report(options.error());
    auto plan = speed::planSpeedTest(*options);
    if (!plan) return context.report(plan.error());
    const bool json = context.json != JsonMode::None;
    std::ostream& out = context.streams.out;
    if (!json) {
        printPlan(out, *plan);
        out.flush();
    }
    if (plan->facts) warnOfHealth(context, {plan->facts->path});
    if (const auto ended = restoreBefore(context, typed, *plan)) return *ended;
    if (context.common.dryRun) {
        if (json) writeJsonDocument(out, planJson(*plan));
        return exitDone;
    }
    // A file of its own needs no question, and who gives data up has named the disk.
    if (plan->writing == speed::Writing::Keep &&
        !confirmed(context, typed.gate,
                   fmt::format("Write to {}, then restore the data?", plan->description.text)))
        return exitRefused;
    Watcher watcher(context);
    auto result = speed::runSpeedTest(*options, *plan, watcher);
    const bool cancelled = watcher.cancelled();
    watcher.clear();
    if (!result) {
        if (cancelled && result.error().cause == Cause::Cancelled) return exitCancelled;
        return context.report(result.error());
    }
    if (json) {
        Json document = speed::resultToJson(*result);
        document.erase("schemaVersion");
        writeJsonDocument(out, document);
    } else {
        printResult(context, *result);
    }
    if (!typed.noSave && (!cancelled || !result->tests.empty())) {
        auto folder = speed::ResultLibrary::folderForWriting(context.common.stateFolder());
        auto saved = folder ? speed::saveResult(*result, *folder) : std::unexpected(folder.error());
        if (!saved) context.warning("cannot save the result: " + saved.error().message);
        else if (!json)
            out << fmt::format("Saved as {}. To compare: sectorsmith speed compare\n", result->id);
    }
    if (cancelled) return exitCancelled;
    if (result->verify && !result->verify->good) return exitFinding;
    return result->complete &&
                   std::ranges::all_of(result->tests, [](const auto& t) { return t.failureCount == 0; })
               ? exitDone
               : exitDamaged;
}

}  // namespace sectorsmith::cli
