// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/health/health.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "io/elevation.h"
#include "io/system_file.h"
#include "io/system_health.h"
#include "ops/health/errors.h"
#include "ops/health/smart_json.h"
#include "ops/write_target.h"

namespace sectorsmith::health {

namespace {

// Bits of smartctl's exit code: smartctl(8), "EXIT STATUS".
constexpr int usageBit = 1, openBit = 2, commandBit = 4;
// What it shall exit with when a disk is in standby; as an error of its own this code does not occur.
constexpr int asleepStatus = usageBit | openBit;
// pkexec(1), "RETURN VALUE"
constexpr int promptDismissed = 126, promptRefused = 127;

constexpr std::array<std::pair<Request, std::string_view>, 6> requestNames = {{
    {Request::Report, "report"},
    {Request::PlainReport, "plain-report"},
    {Request::Tests, "tests"},
    {Request::StartShort, "start-short"},
    {Request::StartLong, "start-long"},
    {Request::Abort, "abort"},
}};

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// "/dev/pd1" for Windows' “\\.\PhysicalDrive1”, which smartctl does not take.
std::string smartctlName(const std::string& path) {
    constexpr std::string_view drive = R"(\\.\PhysicalDrive)";
    return path.starts_with(drive) ? "/dev/pd" + path.substr(drive.size()) : path;
}

bool isType(std::string_view type) {
    return type.size() <= 40 && std::isalpha(static_cast<unsigned char>(type.front())) != 0 &&
           std::ranges::all_of(type, [](unsigned char c) {
               return std::isalnum(c) != 0 || c == ',' || c == '+' || c == '/' || c == '-' || c == '_';
           });
}

// Through the elevated command, which runs smartctl itself.
Result<ProgramAnswer> askElevated(const Question& question, const Progress& watcher) {
    const std::string pkexec = elevatedCommand().empty() ? std::string() : findProgram("pkexec");
    if (pkexec.empty() || !question.mayPrompt)
        return fail(Cause::Permission, HealthError::NoPermission, question.device);
    std::vector<std::string> arguments{
        elevatedCommand(), changesDrive(question.request) ? "drive-self-test" : "drive-health",
        question.device, "--request", std::string(requestName(question.request))};
    if (!question.type.empty()) arguments.insert(arguments.end(), {"--device-type", question.type});
    if (!question.wake) arguments.emplace_back("--no-wake");
    ProgramLimits limits;
    limits.patience = std::chrono::minutes(10);  // people need time to find and type a password
    auto answer = runProgram(pkexec, arguments, limits, &watcher);
    if (!answer) return answer;
    if (answer->exitCode == promptDismissed)
        return fail(Cause::Refused, HealthError::Dismissed, question.device);
    if (answer->exitCode == promptRefused)
        return fail(Cause::Permission, HealthError::NoPermission, question.device);
    if (answer->output.empty()) return fail(Cause::Io, HealthError::HelperFailed, question.device);
    return answer;
}

// What smartctl says about its own failure, the first of it.
Message reasonOf(const DriveHealth& answer) {
    return answer.messages.empty() ? say(HealthError::NoAnswer) : Message::plain(answer.messages.front());
}

bool isPermission(std::string_view words) {
    return contains(words, "Permission denied") || contains(words, "Operation not permitted") ||
           contains(words, "Access is denied") || contains(words, "permission");
}

// Those that smartctl names where a bridge can be one of several: "… type is ambiguous: 'sat' or 'sntjmicron'".
std::vector<std::string> typesNamedIn(std::string_view words) {
    constexpr std::size_t mostTypes = 4;
    std::vector<std::string> types;
    while (types.size() < mostTypes) {
        const std::size_t from = words.find('\'');
        const std::size_t to = from == std::string_view::npos ? from : words.find('\'', from + 1);
        if (to == std::string_view::npos) break;
        const std::string_view type = words.substr(from + 1, to - from - 1);
        if (!type.empty() && isType(type)) types.emplace_back(type);
        words.remove_prefix(to + 1);
    }
    return types;
}

// Asks, and makes an error of what is no answer.
class Conversation {
 public:
    Conversation(const DeviceFacts& drive, const HealthOptions& options, const Progress& watcher,
                 const Asker& ask)
        : drive_(drive), options_(options), watcher_(watcher), ask_(ask), type_(options.type) {}

    Result<DriveHealth> ask(Request request, std::string device = {}) {
        Question question{device.empty() ? drive_.path : std::move(device),
                          request,
                          type_,
                          options_.wake,
                          options_.mayPrompt,
                          options_.patience};
        auto answer = once(question);
        if (answer || answer.error().code != HealthError::UnknownAdapter || !type_.empty()) return answer;
        // Most bridges that its database does not know speak SAT, and the others refuse that command. Those that come with
        // several kinds of drives can be what it names; what is for one vendor's bridges is sent to no others.
        std::vector<std::string> types = typesNamedIn(words_);
        if (types.empty()) types.emplace_back("sat");
        for (const std::string& type : types) {
            question.type = type;
            if (auto second = once(question)) {
                type_ = type;
                return second;
            }
        }
        return answer;
    }

 private:
    Result<DriveHealth> once(const Question& question) {
        auto run = ask_(question, watcher_);
        if (!run) return std::unexpected(run.error());
        auto answer = parseSmartJson(run->output);
        if (!answer) {
            // Versions before 7.0 do not know the option, and say so.
            if (contains(run->output, "smartctl") && !run->output.starts_with('{'))
                return fail(Cause::Unsupported, HealthError::TooOld, question.device, "smartctl");
            return std::unexpected(
                because(answer.error(), HealthError::Unreadable, question.device, answer.error()));
        }
        const unsigned status = answer->exitStatus;
        if (status == asleepStatus && !question.wake)
            return fail(Cause::Unsupported, HealthError::Asleep, question.device);
        const std::string words = answer->messages.empty() ? std::string() : answer->messages.front();
        if ((status & usageBit) != 0 && (contains(words, "USB bridge") || contains(words, "ambiguous"))) {
            words_ = contains(words, "ambiguous") ? words : std::string();
            return fail(Cause::Unsupported, HealthError::UnknownAdapter, question.device, words);
        }
        if ((status & (usageBit | openBit)) == 0) return answer;
        if (isPermission(words)) return fail(Cause::Permission, HealthError::NoPermission, question.device);
        return fail((status & openBit) != 0 ? Cause::Io : Cause::Unsupported, HealthError::Failed,
                    question.device, reasonOf(*answer));
    }

    const DeviceFacts& drive_;
    const HealthOptions& options_;
    const Progress& watcher_;
    const Asker& ask_;
    std::string type_;   // what has worked
    std::string words_;  // of smartctl, about a bridge that can be one of several
};

void takeTests(DriveHealth& drive, DriveHealth answer) {
    drive.tests = std::move(answer.tests);
    if (answer.running) drive.running = answer.running;
}

DriveHealth fromSystem(const SystemHealth& known) {
    DriveHealth drive;
    drive.bySystem = true;
    drive.protocol = known.protocol;
    if (known.failing) drive.passed = !*known.failing;
    drive.celsius = known.celsius;
    drive.hours = known.hours;
    drive.badSectors = known.badSectors;
    drive.attributesFailing = known.attributesFailing;
    drive.attributesFailedEarlier = known.attributesFailedEarlier;
    drive.criticalWarning = known.criticalWarning;
    if (known.testRemainingPercent) drive.running = RunningTest{TestKind::Other, *known.testRemainingPercent};
    return drive;
}

bool knowsNvmeTests(const DriveHealth& answer) {
    return answer.major > 7 || (answer.major == 7 && answer.minor >= 4);
}

}  // namespace

std::string_view requestName(Request request) {
    for (const auto& [one, name] : requestNames)
        if (one == request) return name;
    return {};
}

bool changesDrive(Request request) {
    return request == Request::StartShort || request == Request::StartLong || request == Request::Abort;
}

Result<Request> parseRequest(std::string_view name) {
    for (const auto& [one, known] : requestNames)
        if (known == name) return one;
    return fail(Cause::Usage, HealthError::UnknownRequest, name);
}

Result<std::vector<std::string>> smartctlArguments(const Question& question) {
    std::vector<std::string> arguments{"-j"};
    const auto add = [&](std::initializer_list<const char*> words) {
        arguments.insert(arguments.end(), words.begin(), words.end());
    };
    switch (question.request) {
        case Request::Report: add({"-x"}); break;
        case Request::PlainReport: add({"-i", "-H", "-c", "-A", "-l", "error"}); break;
        case Request::Tests: add({"-c", "-l", "selftest"}); break;
        case Request::StartShort: add({"-t", "short"}); break;
        case Request::StartLong: add({"-t", "long"}); break;
        case Request::Abort: add({"-X"}); break;
    }
    if (!question.wake) arguments.insert(arguments.end(), {"-n", fmt::format("standby,{}", asleepStatus)});
    if (!question.type.empty()) {
        if (!isType(question.type)) return fail(Cause::Usage, HealthError::BadType, question.type);
        arguments.insert(arguments.end(), {"-d", question.type});
    }
    arguments.push_back(smartctlName(question.device));
    return arguments;
}

Result<ProgramAnswer> askSmartctl(const Question& question, const Progress& watcher) {
    auto arguments = smartctlArguments(question);
    if (!arguments) return std::unexpected(arguments.error());
    const std::string program = findProgram("smartctl");
    if (program.empty()) return fail(Cause::NotFound, HealthError::NoSmartctl, question.device);
    ProgramLimits limits;
    limits.patience = question.patience;
    auto answer = runProgram(program, *arguments, limits, &watcher);
    if (!answer || (answer->exitCode & openBit) == 0 || !isPermission(answer->output)) return answer;
    if (elevatedCommand().empty() || !question.mayPrompt) return answer;
    return askElevated(question, watcher);
}

Result<DeviceFacts> driveOf(const std::string& path) {
    if (pathKind(path) == PathKind::Missing) return fail(Cause::NotFound, IoError::NotFound, path);
    if (isImage(path)) return fail(Cause::Unsupported, HealthError::NotADrive, path);
    auto facts = deviceFacts(path);
    if (facts && !facts->parent.empty()) facts = deviceFacts(facts->parent);
    if (!facts) return facts;
    if (!facts->backingFile.empty())
        return fail(Cause::Unsupported, HealthError::NotADriveOfItsOwn, path, facts->backingFile);
    return facts;
}

Result<DriveHealth> readHealth(const DeviceFacts& drive, const HealthOptions& options,
                               const Progress& watcher, const Asker& ask, const SystemAsker& system) {
    Conversation with(drive, options, watcher, ask);
    const bool usb = drive.transport == "usb";
    auto health = with.ask(usb ? Request::PlainReport : Request::Report);
    if (!health) {
        const Cause cause = health.error().cause;
        if ((cause == Cause::Permission && !options.mayPrompt) || cause == Cause::NotFound)
            if (const auto known = system(drive.path)) return fromSystem(*known);
        return health;
    }
    if (usb && health->protocol == "ATA") {
        if (auto tests = with.ask(Request::Tests)) takeTests(*health, std::move(*tests));
    } else if (!usb && health->protocol == "NVMe" && health->selfTests && health->tests.empty() &&
               (health->exitStatus & commandBit) != 0) {
        if (auto tests = with.ask(Request::Tests, nvmeControllerOf(drive.path)))
            takeTests(*health, std::move(*tests));
    }
    return health;
}

Result<void> runSelfTest(const DeviceFacts& drive, TestAction action, const HealthOptions& options,
                         const Progress& watcher, const Asker& ask) {
    Conversation with(drive, options, watcher, ask);
    const bool usb = drive.transport == "usb";
    const auto can = with.ask(usb ? Request::PlainReport : Request::Report);
    if (!can) return std::unexpected(can.error());
    const bool nvme = can->protocol == "NVMe";
    if (nvme && !knowsNvmeTests(*can))
        return fail(Cause::Unsupported, HealthError::TestNeedsNewer,
                    fmt::format("{}.{}", can->major, can->minor));
    // smartmontools issue 256: reading the log of self-tests makes bridges of JMicron reset the disk.
    if (nvme && usb) return fail(Cause::Unsupported, HealthError::TestBehindUsb);
    if (can->protocol != "SCSI" && !can->selfTests)
        return fail(Cause::Unsupported, HealthError::NoSelfTests, drive.path);
    const Request request = action == TestAction::Short  ? Request::StartShort
                            : action == TestAction::Long ? Request::StartLong
                                                         : Request::Abort;
    const auto done = with.ask(request, nvme ? nvmeControllerOf(drive.path) : std::string());
    if (!done) return std::unexpected(done.error());
    if ((done->exitStatus & commandBit) != 0)
        return fail(Cause::Io, HealthError::TestNotStarted, drive.path, reasonOf(*done));
    return {};
}

}  // namespace sectorsmith::health
