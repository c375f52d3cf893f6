// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/health.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "base/units.h"
#include "cli/plural.h"
#include "cli/table.h"
#include "io/system_file.h"
#include "ops/health/errors.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

using namespace health;

namespace {

constexpr std::size_t mostTestsPrinted = 5;
constexpr std::size_t mostErrorsPrinted = 5;

// Ctrl-C ends the process while it only asks.
class UnwatchedProgress : public Progress {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

// Gives up after a while.
class UntilTime : public Progress {
 public:
    explicit UntilTime(std::chrono::seconds patience) : end_(std::chrono::steady_clock::now() + patience) {}
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return std::chrono::steady_clock::now() >= end_; }

 private:
    std::chrono::steady_clock::time_point end_;
};

// SOURCE as it is typed elsewhere: a partition's disk.
std::string devicePath(const std::string& source) {
    if (pathKind(source) != PathKind::Missing) return source;
    return splitSourceSpec(source).path;
}

template <typename Value>
Json orNull(const std::optional<Value>& value) {
    if (!value) return nullptr;
    if constexpr (std::is_same_v<Value, std::uint64_t>) return jsonInteger(*value);
    else return *value;
}

std::string findingSeverity(Status severity) {
    return severity == Status::Good ? "info" : std::string(statusName(severity));
}

std::string failedName(Attribute::Failed failed) {
    switch (failed) {
        case Attribute::Failed::Now: return "now";
        case Attribute::Failed::Past: return "past";
        case Attribute::Failed::Never: break;
    }
    return "never";
}

Json testsJson(const DriveHealth& drive) {
    Json log = Json::array();
    for (const SelfTest& test : drive.tests)
        log.push_back({{"kind", std::string(testKindName(test.kind))},
                       {"outcome", std::string(outcomeName(test.outcome))},
                       {"words", jsonText(test.words, true)},
                       {"hours", orNull(test.hours)},
                       {"sector", orNull(test.sector)}});
    Json running;
    if (drive.running)
        running = {{"kind", std::string(testKindName(drive.running->kind))},
                   {"remainingPercent", drive.running->remainingPercent}};
    return {{"supported", drive.selfTests},
            {"shortMinutes", orNull(drive.shortMinutes)},
            {"longMinutes", orNull(drive.longMinutes)},
            {"running", std::move(running)},
            {"log", std::move(log)}};
}

Json errorsJson(const DriveHealth& drive) {
    Json entries = Json::array();
    for (const LoggedError& error : drive.errors)
        entries.push_back({{"number", jsonInteger(error.number)},
                           {"hours", orNull(error.hours)},
                           {"sector", orNull(error.sector)},
                           {"what", jsonText(error.what, true)}});
    return {{"count", orNull(drive.errorCount)}, {"entries", std::move(entries)}};
}

Json attributesJson(const DriveHealth& drive) {
    Json list = Json::array();
    for (const Attribute& one : drive.attributes)
        list.push_back({{"id", one.id},
                        {"name", jsonText(one.name)},
                        {"value", one.value},
                        {"worst", one.worst},
                        {"threshold", one.threshold},
                        {"raw", jsonText(one.raw)},
                        {"failed", failedName(one.failed)},
                        {"prefailure", one.prefailure}});
    return list;
}

std::string_view colorOf(Status status) {
    switch (status) {
        case Status::Failing: return color::red;
        case Status::Warning: return color::yellow;
        case Status::Good: return color::green;
        case Status::Unknown: break;
    }
    return color::dim;
}

std::string hoursText(std::uint64_t hours) {
    std::string text = counted(hours, "hour");
    if (hours >= 48) text += fmt::format(" ({} days)", hours / 24);
    return text;
}

std::string testText(const SelfTest& test) {
    std::string text = fmt::format("{}: {}", testKindName(test.kind), outcomeName(test.outcome));
    if (!test.words.empty()) text += fmt::format(" ({})", printable(test.words));
    if (test.sector && test.outcome == SelfTest::Outcome::Failed)
        text += fmt::format(", sector {}", *test.sector);
    if (test.hours) text += fmt::format(", at {} hours", *test.hours);
    return text;
}

void printHealth(Context& context, const DeviceFacts& facts, const DriveHealth& drive,
                 const std::vector<HealthFinding>& findings, bool attributes) {
    std::ostream& out = context.streams.out;
    const bool colored = context.colorOut();
    const Status status = statusOf(drive, findings);
    std::string what = printable(drive.model.empty() ? facts.model : drive.model);
    if (!drive.serial.empty()) what += fmt::format(" ({})", printable(drive.serial));
    out << fmt::format("{}, {}, {} at {}\n", what.empty() ? "Unknown drive" : what,
                       formatSizeDecimal(facts.size), printable(drive.protocol), printable(facts.path));
    const auto line = [&](const char* name, const std::string& value) {
        out << fmt::format("{:<22} {}\n", name, value);
    };
    line("health", fmt::format("{}{}{}", color::when(colored, colorOf(status)), statusName(status),
                               color::when(colored, color::reset)));
    for (const HealthFinding& finding : findings)
        out << fmt::format("  {}{}{} {}\n", color::when(colored, colorOf(finding.severity)),
                           finding.severity > Status::Good ? "!" : "-", color::when(colored, color::reset),
                           printable(finding.text.text));
    if (drive.celsius) line("temperature", fmt::format("{} °C", *drive.celsius));
    if (drive.hours) line("powered on", hoursText(*drive.hours));
    if (drive.powerCycles) line("power cycles", fmt::format("{}", *drive.powerCycles));
    if (drive.writtenBytes) line("written", formatSizeDecimal(*drive.writtenBytes));
    if (drive.readBytes) line("read", formatSizeDecimal(*drive.readBytes));
    if (drive.usedPercent) line("endurance used", fmt::format("{} %", *drive.usedPercent));
    if (drive.sparePercent)
        line("spare blocks",
             fmt::format("{} % (limit {} %)", *drive.sparePercent, drive.spareLimitPercent.value_or(0)));
    const auto count = [&](const char* name, const std::optional<std::uint64_t>& value) {
        if (value) line(name, fmt::format("{}", *value));
    };
    count("bad sectors", drive.badSectors);
    count("reallocated sectors", drive.reallocated);
    count("pending sectors", drive.pending);
    count("uncorrectable sectors", drive.uncorrectable);
    count("unrecoverable errors", drive.mediaErrors);
    count("interface errors", drive.interfaceErrors);
    count("error log entries", drive.errorCount);
    for (std::size_t i = 0; i < std::min(drive.errors.size(), mostErrorsPrinted); ++i) {
        const LoggedError& error = drive.errors[i];
        out << fmt::format("  {}: {}{}\n", error.number, printable(error.what),
                           error.hours ? fmt::format(", at {} hours", *error.hours) : "");
    }
    if (drive.running) line("self-test", fmt::format("running, {} % left", drive.running->remainingPercent));
    else if (!drive.tests.empty()) line("self-tests", testText(drive.tests.front()));
    else line("self-tests", drive.selfTests ? "none was run" : "not supported");
    for (std::size_t i = 1; i < std::min(drive.tests.size(), mostTestsPrinted); ++i)
        line("", testText(drive.tests[i]));
    if (!attributes || drive.attributes.empty()) return;
    Table table({{"ID", Table::Align::Right},
                 {"ATTRIBUTE"},
                 {"VALUE", Table::Align::Right},
                 {"WORST", Table::Align::Right},
                 {"LIMIT", Table::Align::Right},
                 {"FAILED"},
                 {"RAW"}});
    for (const Attribute& one : drive.attributes)
        table.row({fmt::format("{}", one.id), one.name, fmt::format("{}", one.value),
                   fmt::format("{}", one.worst), fmt::format("{}", one.threshold),
                   one.failed == Attribute::Failed::Never ? "" : failedName(one.failed), one.raw});
    out << '\n';
    table.print(out, colored);
}

int exitCodeOf(Status status) { return status > Status::Good ? exitFinding : exitDone; }

// Waits until the self-test has ended, and shows how far it is.
Result<DriveHealth> followTest(Context& context, const DeviceFacts& drive, const HealthOptions& options) {
    using namespace std::chrono_literals;
    const bool line = context.progress == ProgressMode::Automatic && context.streams.errTerminal;
    const auto show = [&](const std::string& text) {
        context.streams.err << '\r' << text << "\x1b[K" << std::flush;
    };
    std::chrono::milliseconds wait = 1000ms;
    bool seen = false;
    for (int idle = 0;; wait = std::min<std::chrono::milliseconds>(wait * 2, 15s)) {
        std::this_thread::sleep_for(wait);
        auto health = readHealth(drive, options, UnwatchedProgress());
        if (health && health->running) {
            seen = true;
            if (line) show(fmt::format("self-test: {} % left", health->running->remainingPercent));
            if (context.progress == ProgressMode::Json)
                writeJsonLine(context.streams.err, {{"progress", "self-test"},
                                                    {"remainingPercent", health->running->remainingPercent}});
            continue;
        }
        // A drive may need a moment until it says that a test runs.
        if (health && !seen && ++idle < 2) continue;
        if (line) show({});
        return health;
    }
}

}  // namespace

Json healthJson(const DeviceFacts& facts, const DriveHealth& drive,
                const std::vector<HealthFinding>& findings) {
    Json list = Json::array();
    for (const HealthFinding& finding : findings)
        list.push_back(
            {{"severity", findingSeverity(finding.severity)}, {"message", jsonText(finding.text.text)}});
    return {{"device",
             {{"path", jsonText(facts.path)},
              {"model", jsonText(drive.model.empty() ? facts.model : drive.model, true)},
              {"serial", jsonText(drive.serial.empty() ? facts.serial : drive.serial, true)},
              {"firmware", jsonText(drive.firmware, true)},
              {"protocol", jsonText(drive.protocol, true)},
              {"type", jsonText(drive.type, true)}}},
            {"status", std::string(statusName(statusOf(drive, findings)))},
            {"passed", orNull(drive.passed)},
            {"bySystem", drive.bySystem},
            {"findings", std::move(list)},
            {"temperatureCelsius", orNull(drive.celsius)},
            {"powerOnHours", orNull(drive.hours)},
            {"powerCycles", orNull(drive.powerCycles)},
            {"writtenBytes", orNull(drive.writtenBytes)},
            {"readBytes", orNull(drive.readBytes)},
            {"enduranceUsedPercent", orNull(drive.usedPercent)},
            {"sparePercent", orNull(drive.sparePercent)},
            {"spareLimitPercent", orNull(drive.spareLimitPercent)},
            {"reallocatedSectors", orNull(drive.reallocated)},
            {"pendingSectors", orNull(drive.pending)},
            {"uncorrectableSectors", orNull(drive.uncorrectable)},
            {"unrecoverableErrors", orNull(drive.mediaErrors)},
            {"interfaceErrors", orNull(drive.interfaceErrors)},
            {"attributes", attributesJson(drive)},
            {"errorLog", errorsJson(drive)},
            {"selfTests", testsJson(drive)},
            {"smartctl",
             {{"version", fmt::format("{}.{}", drive.major, drive.minor)},
              {"exitStatus", drive.exitStatus},
              {"messages", textsJson(drive.messages)}}}};
}

int runHealth(Context& context, const HealthCommand& command) {
    auto drive = driveOf(devicePath(command.source));
    if (!drive) return context.report(drive.error());
    HealthOptions options;
    options.type = command.type;
    options.wake = !command.noWake;
    if (command.test) {
        if (auto done = runSelfTest(*drive, *command.test, options, UnwatchedProgress()); !done)
            return context.report(done.error());
        context.note(*command.test == TestAction::Abort ? "the self-test was stopped"
                     : command.follow ? "the self-test was started; Ctrl-C leaves it running"
                                      : "the self-test was started; the drive runs it by itself");
    }
    auto health = command.follow ? followTest(context, *drive, options)
                                 : readHealth(*drive, options, UnwatchedProgress());
    if (!health) return context.report(health.error());
    const auto findings = findingsOf(*health);
    if (context.json != JsonMode::None)
        writeJsonDocument(context.streams.out, healthJson(*drive, *health, findings));
    else printHealth(context, *drive, *health, findings, command.attributes);
    return exitCodeOf(statusOf(*health, findings));
}

void warnOfHealth(Context& context, const std::vector<std::string>& sources) {
    HealthOptions options;
    options.mayPrompt = false;
    options.wake = false;
    options.patience = std::chrono::seconds(5);
    const UntilTime watcher(std::chrono::seconds(10));
    std::vector<std::string> seen;
    for (const std::string& source : sources) {
        const auto drive = driveOf(devicePath(source));
        if (!drive || std::ranges::find(seen, drive->path) != seen.end()) continue;
        seen.push_back(drive->path);
        const auto health = readHealth(*drive, options, watcher);
        if (!health) continue;
        const auto findings = findingsOf(*health);
        if (const Status status = statusOf(*health, findings); status > Status::Good)
            context.warning(fmt::format("health of {}: {}; {} (sectorsmith health {} shows more)",
                                        drive->path, statusName(status),
                                        printable(findings.front().text.text), drive->path));
    }
}

bool isNvmeController(const std::string& path) {
    constexpr std::string_view nvme = "/dev/nvme";
    return path.size() > nvme.size() && path.starts_with(nvme) &&
           path.find_first_not_of("0123456789", nvme.size()) == std::string::npos &&
           pathKind(path) == PathKind::Other;
}

namespace {

int askDrive(Context& context, const DriveHealthCommand& command, bool changing) {
    // NVMe controllers are character devices on Linux.
    if (pathKind(command.device) != PathKind::Device && !isNvmeController(command.device))
        return context.report(fail(Cause::Refused, HealthError::NotABlockDevice, command.device).error());
    auto request = parseRequest(command.request);
    if (!request) return context.report(request.error());
    // What the person agreed to is one or the other.
    if (changesDrive(*request) != changing)
        return context.report(fail(Cause::Usage, HealthError::UnknownRequest, command.request).error());
    Question question;
    question.device = command.device;
    question.request = *request;
    question.type = command.type;
    question.wake = !command.noWake;
    question.mayPrompt = false;
    const auto answer = askSmartctl(question, UnwatchedProgress());
    if (!answer) return context.report(answer.error());
    context.streams.out << answer->output;
    return exitDone;
}

}  // namespace

int runDriveHealth(Context& context, const DriveHealthCommand& command) {
    return askDrive(context, command, false);
}

int runDriveSelfTest(Context& context, const DriveHealthCommand& command) {
    return askDrive(context, command, true);
}

}  // namespace sectorsmith::cli
