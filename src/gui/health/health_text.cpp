// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/health/health_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <set>

#include "gui/session/text.h"
#include "ops/health/errors.h"

namespace sectorsmith::gui {

using namespace health;

namespace {

// Translations of this file's sentences.
struct HealthText {
    Q_DECLARE_TR_FUNCTIONS(sectorsmith::gui::HealthText)
};

TonedText::Tone toneOf(Status status) {
    switch (status) {
        case Status::Failing: return TonedText::Tone::Error;
        case Status::Warning: return TonedText::Tone::Warning;
        case Status::Good:
        case Status::Unknown: break;
    }
    return TonedText::Tone::Info;
}

QString countText(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

}  // namespace

QString healthStatusText(Status status) {
    switch (status) {
        case Status::Good: return HealthText::tr("Good");
        case Status::Warning: return HealthText::tr("Warning");
        case Status::Failing: return HealthText::tr("Failing");
        case Status::Unknown: break;
    }
    return HealthText::tr("Unknown");
}

TonedText healthSummary(const HealthWatch::Known& known) {
    if (!known.drive) return {TonedText::Tone::Info, sentence(errorText(known.drive.error()))};
    QStringList text;
    for (const HealthFinding& finding : known.findings) text << messageText(finding.text);
    if (text.empty() && known.status == Status::Good) text << HealthText::tr("No problems found.");
    return {toneOf(known.status), text.join(u'\n')};
}

std::vector<std::pair<QString, QString>> healthValues(const DriveHealth& drive) {
    std::vector<std::pair<QString, QString>> values;
    const auto add = [&](const QString& name, const QString& value) { values.emplace_back(name, value); };
    const auto count = [&](const QString& name, const std::optional<std::uint64_t>& value) {
        if (value) add(name, countText(*value));
    };
    if (drive.celsius) add(HealthText::tr("Temperature"), HealthText::tr("%1 °C").arg(*drive.celsius));
    if (drive.hours)
        //: Hours and days that a drive has been switched on
        add(HealthText::tr("Powered on"),
            HealthText::tr("%1 hours (%2 days)").arg(countText(*drive.hours), countText(*drive.hours / 24)));
    count(HealthText::tr("Power cycles"), drive.powerCycles);
    if (drive.writtenBytes) add(HealthText::tr("Written"), sizeText(*drive.writtenBytes));
    if (drive.readBytes) add(HealthText::tr("Read"), sizeText(*drive.readBytes));
    if (drive.usedPercent)
        add(HealthText::tr("Endurance used"), HealthText::tr("%1 %").arg(*drive.usedPercent));
    if (drive.sparePercent)
        add(HealthText::tr("Spare blocks left"), HealthText::tr("%1 % (limit %2 %)")
                                                     .arg(*drive.sparePercent)
                                                     .arg(drive.spareLimitPercent.value_or(0)));
    count(HealthText::tr("Bad sectors"), drive.badSectors);
    count(HealthText::tr("Reallocated sectors"), drive.reallocated);
    count(HealthText::tr("Pending sectors"), drive.pending);
    count(HealthText::tr("Uncorrectable sectors"), drive.uncorrectable);
    count(HealthText::tr("Unrecoverable errors"), drive.mediaErrors);
    count(HealthText::tr("Interface errors"), drive.interfaceErrors);
    count(HealthText::tr("Error log entries"), drive.errorCount);
    return values;
}

QString selfTestText(const SelfTest& test) {
    QString outcome;
    switch (test.outcome) {
        case SelfTest::Outcome::Passed: outcome = HealthText::tr("passed"); break;
        case SelfTest::Outcome::Failed:
            outcome = test.sector ? HealthText::tr("failed at sector %1").arg(*test.sector)
                                  : HealthText::tr("failed");
            break;
        case SelfTest::Outcome::Aborted: outcome = HealthText::tr("stopped"); break;
        case SelfTest::Outcome::Running: outcome = HealthText::tr("running"); break;
        case SelfTest::Outcome::Unknown: outcome = HealthText::tr("result unknown"); break;
    }
    if (test.hours) outcome = HealthText::tr("%1, at %2 hours").arg(outcome, countText(*test.hours));
    return outcome;
}

QString runningTestText(const DriveHealth& drive) {
    if (!drive.running) return {};
    return HealthText::tr("A self-test is running: %1 % left").arg(drive.running->remainingPercent);
}

QString healthCaution(const HealthWatch& watch, const QStringList& sources) {
    QStringList lines;
    std::set<std::string> seen;
    for (const QString& source : sources) {
        const DeviceFacts* drive = watch.driveOf(source);
        if (drive == nullptr || !seen.insert(drive->path).second) continue;
        const HealthWatch::Known* known = watch.known(*drive);
        if (known == nullptr || known->status < Status::Warning) continue;
        const QString name =
            drive->model.empty() ? toQString(drive->path) : toQString(drive->model).simplified();
        lines << (known->status == Status::Failing ? HealthText::tr("%1 is failing: %2")
                                                   : HealthText::tr("The health of %1 is not good: %2"))
                     .arg(name, messageText(known->findings.front().text));
    }
    return lines.join(u'\n');
}

}  // namespace sectorsmith::gui
