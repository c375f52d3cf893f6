// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a drive for its health, and lets it test itself.
//
// The drive is asked by smartctl (smartmontools), which is run as a program, and whose JSON is read. It was chosen before
// the libraries: libatasmart knows ATA disks behind SAT alone and has had no release since 2012, libnvme NVMe on Linux alone;
// smartctl gives one answer for ATA, NVMe and SCSI, reaches drives through USB bridges (SAT, JMicron, ASMedia, Realtek) by its
// database, which grows with each release, and exists for Linux, macOS and Windows. It runs as a process of its own: what a
// drive or a bridge answers is never parsed in this one except as bounded JSON, and a drive that hangs holds nobody up.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/device_facts.h"
#include "io/run_program.h"
#include "io/system_health.h"
#include "ops/health/drive_health.h"

namespace sectorsmith::health {

// What smartctl is asked to do. No request changes what the disk holds.
enum class Request {
    Report,       // all that there is
    PlainReport,  // without the logs that make some USB bridges reset the disk
    Tests,        // the log of self-tests, and how far one is
    StartShort,
    StartLong,
    Abort,
};
std::string_view requestName(Request request);  // "report", "plain-report", "tests", "start-short", ...
// Whether it makes the drive do something, not only tell something.
bool changesDrive(Request request);
Result<Request> parseRequest(std::string_view name);

struct Question {
    std::string device;  // path of the whole disk
    Request request = Request::Report;
    std::string type;  // smartctl's --device; empty: it finds out
    bool wake = true;  // false: a disk in standby stays there: HealthError::Asleep
    bool mayPrompt =
        true;  // false: without rights it is Permission at once, and nobody is asked for a password
    std::chrono::milliseconds patience{60'000};
};

// What the system knows without asking the drive; tests put something else here.
using SystemAsker = std::function<Result<SystemHealth>(const std::string& path)>;
// Answers a question with smartctl's output and exit code. Tests put recorded answers here.
using Asker = std::function<Result<ProgramAnswer>(const Question& question, const Progress& watcher)>;
// By smartctl; without rights, where the window has set a command for that (io/elevation.h), through pkexec.
Result<ProgramAnswer> askSmartctl(const Question& question, const Progress& watcher);
// The arguments of smartctl for it. Usage: a type that is none.
Result<std::vector<std::string>> smartctlArguments(const Question& question);

// The whole disk that `path` (a device, or a partition of one) lies on. Unsupported: an image, or a device that is not a
// drive of its own (a loop device, a RAID), with the name of what it lies on.
Result<DeviceFacts> driveOf(const std::string& path);

struct HealthOptions {
    std::string type;
    bool wake = true;
    bool mayPrompt = true;
    std::chrono::milliseconds patience{60'000};  // of each question to the drive
};

// Where nobody may be asked for rights and they are missing, or smartctl is, it is what the system knows
// (DriveHealth::bySystem), if it knows. Waits for the drive, as long as its patience lasts. NotFound: smartctl is not installed; Permission; Unsupported: an adapter that passes
// nothing on; Io; Damaged: an answer that makes no sense. Any thread.
Result<DriveHealth> readHealth(const DeviceFacts& drive, const HealthOptions& options,
                               const Progress& watcher, const Asker& ask = askSmartctl,
                               const SystemAsker& system = systemHealth);

enum class TestAction { Short, Long, Abort };
// Starts a self-test, which the drive does by itself while it is used, or stops the one that runs. Reads nothing and
// writes nothing of the disk's content. Unsupported: the drive has none, or this smartctl cannot start them.
Result<void> runSelfTest(const DeviceFacts& drive, TestAction action, const HealthOptions& options,
                         const Progress& watcher, const Asker& ask = askSmartctl);

}  // namespace sectorsmith::health
