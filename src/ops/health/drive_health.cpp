// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/health/drive_health.h"

#include <algorithm>

#include "ops/health/messages.h"

namespace sectorsmith::health {

namespace {

// Where the drive names no limit of its own: what makers of disks, and of NVMe drives, allow.
constexpr int diskCelsius = 60;
constexpr int nvmeCelsius = 80;
// Wear from which people should think of a new drive.
constexpr unsigned wornPercent = 90;

// Bits of NVMe's critical warning.
constexpr unsigned spareBelowLimit = 1, temperatureOutside = 2, degraded = 4, readOnly = 8, backupFailed = 16;

class Findings {
 public:
    explicit Findings(const DriveHealth& drive) : drive_(drive) {}

    std::vector<HealthFinding> all() {
        verdict();
        attributes();
        counters();
        wear();
        temperature();
        selfTests();
        remarks();
        std::ranges::stable_sort(found_, std::ranges::greater(), &HealthFinding::severity);
        return std::move(found_);
    }

 private:
    void add(Status severity, Message text) { found_.push_back({severity, std::move(text)}); }
    void addCount(Status severity, HealthMessage code, const std::optional<std::uint64_t>& count) {
        if (count.value_or(0) > 0) add(severity, say(code, Count{*count}));
    }

    void verdict() {
        if (drive_.passed == false) add(Status::Failing, say(HealthMessage::DriveFailing));
        const unsigned warning = drive_.criticalWarning;
        const bool low = drive_.sparePercent && drive_.spareLimitPercent &&
                         *drive_.sparePercent < *drive_.spareLimitPercent;
        if (drive_.bySystem && (warning & spareBelowLimit) != 0)
            add(Status::Failing, say(HealthMessage::SpareUsedUp));
        else if (low || (warning & spareBelowLimit) != 0)
            add(Status::Failing, say(HealthMessage::SpareLow, drive_.sparePercent.value_or(0),
                                     drive_.spareLimitPercent.value_or(0)));
        if ((warning & degraded) != 0) add(Status::Failing, say(HealthMessage::Unreliable));
        if ((warning & readOnly) != 0) add(Status::Failing, say(HealthMessage::ReadOnly));
        if ((warning & backupFailed) != 0) add(Status::Warning, say(HealthMessage::BackupFailed));
    }

    void attributes() {
        for (const Attribute& one : drive_.attributes) {
            if (one.failed == Attribute::Failed::Now)
                add(one.prefailure ? Status::Failing : Status::Warning,
                    say(HealthMessage::AttributeNow, one.name, one.value, one.threshold));
            if (one.failed == Attribute::Failed::Past)
                add(Status::Warning, say(HealthMessage::AttributePast, one.name));
        }
    }

    void counters() {
        addCount(Status::Failing, HealthMessage::AttributesNow, drive_.attributesFailing);
        addCount(Status::Warning, HealthMessage::AttributesPast, drive_.attributesFailedEarlier);
        addCount(Status::Warning, HealthMessage::BadSectors, drive_.badSectors);
        addCount(Status::Warning, HealthMessage::Pending, drive_.pending);
        addCount(Status::Warning, HealthMessage::Uncorrectable, drive_.uncorrectable);
        addCount(Status::Warning, HealthMessage::Reallocated, drive_.reallocated);
        addCount(Status::Warning, HealthMessage::MediaErrors, drive_.mediaErrors);
        addCount(Status::Good, HealthMessage::InterfaceErrors, drive_.interfaceErrors);
    }

    void wear() {
        if (drive_.usedPercent.value_or(0) >= wornPercent)
            add(Status::Warning, say(HealthMessage::WornOut, *drive_.usedPercent));
    }

    void temperature() {
        const int limit = drive_.celsiusLimit.value_or(drive_.protocol == "NVMe" ? nvmeCelsius : diskCelsius);
        if (drive_.celsius && *drive_.celsius >= limit)
            add(Status::Warning, say(HealthMessage::Hot, *drive_.celsius, limit));
        else if ((drive_.criticalWarning & temperatureOutside) != 0)
            add(Status::Warning, say(HealthMessage::OutsideLimits));
    }

    // The latest that came to an end of its own: one that people stopped says nothing.
    void selfTests() {
        const auto last = std::ranges::find_if(drive_.tests, [](const SelfTest& test) {
            return test.outcome == SelfTest::Outcome::Passed || test.outcome == SelfTest::Outcome::Failed;
        });
        if (last == drive_.tests.end() || last->outcome != SelfTest::Outcome::Failed) return;
        add(Status::Failing,
            last->sector ? say(HealthMessage::TestFailedAt, *last->sector) : say(HealthMessage::TestFailed));
    }

    void remarks() {
        // NVMe drives count commands that they do not know as errors.
        if (drive_.protocol != "NVMe") addCount(Status::Good, HealthMessage::ErrorsLogged, drive_.errorCount);
        if (!drive_.enabled) add(Status::Good, say(HealthMessage::SmartDisabled));
        if (drive_.bySystem) add(Status::Good, say(HealthMessage::BySystem));
        const bool values = !drive_.attributes.empty() || drive_.reallocated || drive_.usedPercent;
        if (!drive_.passed && drive_.enabled)
            add(Status::Good, say(values ? HealthMessage::StatusFromValues : HealthMessage::NothingReported));
    }

    const DriveHealth& drive_;
    std::vector<HealthFinding> found_;
};

}  // namespace

std::string_view testKindName(TestKind kind) {
    switch (kind) {
        case TestKind::Short: return "short";
        case TestKind::Long: return "long";
        case TestKind::Other: break;
    }
    return "other";
}

std::string_view outcomeName(SelfTest::Outcome outcome) {
    switch (outcome) {
        case SelfTest::Outcome::Passed: return "passed";
        case SelfTest::Outcome::Failed: return "failed";
        case SelfTest::Outcome::Aborted: return "aborted";
        case SelfTest::Outcome::Running: return "running";
        case SelfTest::Outcome::Unknown: break;
    }
    return "unknown";
}

std::string_view statusName(Status status) {
    switch (status) {
        case Status::Good: return "good";
        case Status::Warning: return "warning";
        case Status::Failing: return "failing";
        case Status::Unknown: break;
    }
    return "unknown";
}

std::vector<HealthFinding> findingsOf(const DriveHealth& drive) { return Findings(drive).all(); }

Status statusOf(const DriveHealth& drive, const std::vector<HealthFinding>& findings) {
    Status worst = Status::Unknown;
    for (const HealthFinding& finding : findings) worst = std::max(worst, finding.severity);
    if (worst > Status::Good) return worst;
    const bool values = !drive.attributes.empty() || drive.reallocated || drive.usedPercent;
    return drive.passed == true || (drive.enabled && values) ? Status::Good : Status::Unknown;
}

}  // namespace sectorsmith::health
