// SPDX-License-Identifier: GPL-3.0-or-later
// What a drive says of its health, whatever its protocol, and what that means.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace sectorsmith::health {

// What has been counted is nullopt where the drive does not say.
struct Attribute {  // of an ATA drive; Source: ACS-3, 7.55 (vendor specific values)
    enum class Failed { Never, Past, Now };
    unsigned id = 0;
    std::string name;  // as smartctl's database has it: "Reallocated_Sector_Ct"
    unsigned value = 0, worst = 0, threshold = 0;
    std::string raw;  // as people read it
    Failed failed = Failed::Never;
    bool prefailure = false;  // below its threshold it means failure, not age
};

struct LoggedError {
    std::uint64_t number = 0;             // counts up
    std::optional<std::uint64_t> hours;   // of the drive's life
    std::optional<std::uint64_t> sector;  // that could not be read or written
    std::string what;                     // the drive's or smartctl's words, English
};

enum class TestKind { Short, Long, Other };
std::string_view testKindName(TestKind kind);  // "short", "long", "other"

struct SelfTest {
    enum class Outcome { Passed, Failed, Aborted, Running, Unknown };
    TestKind kind = TestKind::Other;
    Outcome outcome = Outcome::Unknown;
    std::string words;                    // smartctl's, English: "Completed: read failure"
    std::optional<std::uint64_t> hours;   // of the drive's life when it ended
    std::optional<std::uint64_t> sector;  // the first that failed
};
std::string_view outcomeName(SelfTest::Outcome outcome);  // "passed", "failed", ...

struct RunningTest {
    TestKind kind = TestKind::Other;
    unsigned remainingPercent = 0;
};

enum class Status { Unknown, Good, Warning, Failing };
std::string_view statusName(Status status);  // "unknown", "good", "warning", "failing"

struct DriveHealth {
    std::string model, serial, firmware;
    std::string protocol;        // "ATA", "NVMe", "SCSI"
    std::string type;            // how smartctl reaches it: "sat", "nvme", "usbjmicron", "sntrealtek"
    std::optional<bool> passed;  // the drive's own verdict
    bool enabled = true;         // false: SMART is there, but switched off
    std::optional<int> celsius;
    std::optional<int> celsiusLimit;  // the drive's own
    std::optional<std::uint64_t> hours, powerCycles;
    std::optional<std::uint64_t> writtenBytes, readBytes;  // by the computer
    std::optional<unsigned> usedPercent;                   // of the rated endurance; may exceed 100
    std::optional<unsigned> sparePercent, spareLimitPercent;
    std::optional<std::uint64_t> reallocated, pending, uncorrectable;  // sectors
    std::optional<std::uint64_t> mediaErrors;                          // reported to the computer
    std::optional<std::uint64_t> interfaceErrors;                      // on the way to the computer
    unsigned criticalWarning = 0;  // of NVMe: Source: NVM Express 1.4, figure 194
    std::vector<Attribute> attributes;
    std::optional<std::uint64_t> errorCount;  // of all times; `errors` are the latest of them
    std::vector<LoggedError> errors;
    bool selfTests = false;  // it has some
    std::optional<unsigned> shortMinutes, longMinutes;
    std::optional<RunningTest> running;
    std::vector<SelfTest> tests;  // the latest first

    // What the system knows (io/system_health.h), where the drive could not be asked; else empty.
    bool bySystem = false;
    std::optional<std::uint64_t> badSectors;  // reallocated and pending ones together
    std::optional<std::uint64_t> attributesFailing, attributesFailedEarlier;

    // Of the program that was asked.
    unsigned major = 0, minor = 0;      // smartctl's version
    unsigned exitStatus = 0;            // its bits: smartctl(8), "EXIT STATUS"
    std::vector<std::string> messages;  // English
};

struct HealthFinding {
    Status severity = Status::Unknown;  // Good: worth knowing, and nothing to worry about
    Message text;                       // a sentence
};

// What is not as it should be, the worst first. The drive's own verdict counts, and so do values that drives pass over in it:
// sectors that were replaced or cannot be read predict a failure although the drive says that it is healthy
// (Pinheiro and others, "Failure Trends in a Large Disk Drive Population", 2007).
std::vector<HealthFinding> findingsOf(const DriveHealth& drive);
Status statusOf(const DriveHealth& drive, const std::vector<HealthFinding>& findings);

}  // namespace sectorsmith::health
