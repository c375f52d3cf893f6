// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_text.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "gui/session/text.h"
#include "gui/speed/speed_window.h"
#include "ops/speed/compare.h"

namespace sectorsmith::gui {

namespace {

// "1:05"
QString clockText(double seconds) {
    const auto whole = static_cast<int>(std::lround(seconds));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString figure(double value) { return toQString(speed::figureText(value)); }

QString latencyText(std::uint64_t nanoseconds) {
    const double us = static_cast<double>(nanoseconds) / 1e3;
    return us < 1000 ? figure(us) + QStringLiteral(" µs") : figure(us / 1e3) + QStringLiteral(" ms");
}

QString yesNo(const std::optional<bool>& value, const Message& why) {
    const QString word = !value   ? SpeedWindow::tr("unknown")
                         : *value ? SpeedWindow::tr("yes")
                                  : SpeedWindow::tr("no");
    return why.empty() ? word : QStringLiteral("%1 (%2)").arg(word, messageText(why));
}

// "100-107, 2000": the first of them.
QString sectorsText(const std::vector<speed::ByteExtent>& extents, std::uint32_t sectorSize) {
    constexpr std::size_t most = 8;
    QStringList ranges;
    for (const speed::ByteExtent& extent : extents) {
        if (ranges.size() == most) {
            ranges.push_back(QStringLiteral("…"));
            break;
        }
        const std::uint64_t first = extent.offset / std::max(sectorSize, 1u);
        const std::uint64_t last = (extent.offset + extent.length) / std::max(sectorSize, 1u) - 1;
        ranges.push_back(first == last ? QString::number(first)
                                       : QStringLiteral("%1-%2").arg(first).arg(last));
    }
    return ranges.join(QStringLiteral(", "));
}

QString writingText(const speed::SpeedPlan& plan) {
    const QString most = sizeText(plan.mostWritten);
    switch (plan.writing) {
        case speed::Writing::None: return SpeedWindow::tr("Nothing is written.");
        case speed::Writing::Keep:
            return SpeedWindow::tr("Writes at most %1; saves and then restores %2.")
                .arg(most, sizeText(plan.savedBytes));
        case speed::Writing::Destroy:
            return SpeedWindow::tr("Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.")
                .arg(most, sizeText(plan.length))
                .arg(plan.offset);
        case speed::Writing::File: return SpeedWindow::tr("Writes at most %1 to temporary files.").arg(most);
    }
    return {};
}

QString adapterText(const speed::AdapterFacts& a) {
    return SpeedWindow::tr(
               "Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical "
               "sector size %6/%7 bytes.")
        .arg(a.model.empty() ? SpeedWindow::tr("unavailable") : toQString(a.model),
             a.serial.empty() ? SpeedWindow::tr("unavailable") : toQString(a.serial),
             messageText(speed::adapterLine(a)), yesNo(a.trim, a.trimWhy), yesNo(a.smart, a.smartWhy))
        .arg(a.logicalSectorSize)
        .arg(a.physicalSectorSize);
}

}  // namespace

QString planText(const speed::SpeedPlan& plan) {
    QString said = messageText(plan.description) + QStringLiteral(". ");
    said[0] = said[0].toUpper();
    said += writingText(plan);
    for (const auto* list : {&plan.notes, &plan.cautions})
        for (const Message& note : *list) said += QStringLiteral(" %1.").arg(messageText(note));
    if (plan.mostSeconds > 0)
        said += QLatin1Char(' ') + SpeedWindow::tr("Takes at most %1.").arg(clockText(plan.mostSeconds));
    return said;
}

QString statusText(const speed::SpeedStatus& status) {
    const QString what = messageText(status.what);
    return status.secondsLeft < 0
               ? SpeedWindow::tr("Step %1 of %2: %3").arg(status.step).arg(status.steps).arg(what)
               : SpeedWindow::tr("Step %1 of %2: %3, %4 left")
                     .arg(status.step)
                     .arg(status.steps)
                     .arg(what, clockText(status.secondsLeft));
}

QStringList figureTitles() {
    return {SpeedWindow::tr("Test"),    QString(),
            SpeedWindow::tr("MB/s"),    SpeedWindow::tr("IOPS"),
            SpeedWindow::tr("p50"),     SpeedWindow::tr("p99"),
            SpeedWindow::tr("p99.9"),   SpeedWindow::tr("Max"),
            SpeedWindow::tr("CPU s/GB")};
}

std::vector<QStringList> figureRows(const speed::SpeedResult& result) {
    const QString read = SpeedWindow::tr("read");
    const QString write = SpeedWindow::tr("write");
    std::vector<QStringList> rows;
    for (const speed::TestFigures& test : result.tests)
        for (const auto& [side, word] : {std::pair{&test.read, read}, std::pair{&test.write, write}}) {
            if (!*side) continue;
            const speed::SideFigures& f = **side;
            const double gigabytes = static_cast<double>(f.bytes) / 1e9;
            rows.push_back({messageText(speed::describeTest(test.spec)), word, figure(f.bytesPerSecond / 1e6),
                            figure(f.iops), latencyText(f.latency.p50), latencyText(f.latency.p99),
                            latencyText(f.latency.p999), latencyText(f.latency.max),
                            gigabytes > 0 ? figure(test.cpuSeconds / gigabytes) : QString()});
        }
    for (const speed::FileFigures& files : result.files) {
        if (files.bytes == 0) {  // names alone
            rows.push_back({messageText(files.name), QString(), QString(),
                            SpeedWindow::tr("%1 files/s").arg(figure(files.filesPerSecond))});
            continue;
        }
        rows.push_back({messageText(files.name), write, figure(files.writeBytesPerSecond / 1e6),
                        SpeedWindow::tr("%1 files/s").arg(figure(files.filesPerSecond))});
        rows.push_back({messageText(files.name), read, figure(files.readBytesPerSecond / 1e6)});
    }
    return rows;
}

QString profileTitle(const std::string& profile) {
    using speed::Profile;
    const Result<Profile> known = speed::parseProfile(profile);
    if (!known) return toQString(profile);  // of a later version's result
    switch (*known) {
        case Profile::Quick: return SpeedWindow::tr("Quick");
        case Profile::Full: return SpeedWindow::tr("Full");
        case Profile::Sustained: return SpeedWindow::tr("Sustained");
        case Profile::Sweep: return SpeedWindow::tr("Sweep");
        case Profile::Files: return SpeedWindow::tr("Files");
        case Profile::Backup: return SpeedWindow::tr("Backup");
        case Profile::Verify: return SpeedWindow::tr("Verify");
        case Profile::Custom: return SpeedWindow::tr("Custom");
    }
    return {};
}

QStringList captionOf(const speed::SpeedResult& result) {
    const QString separator = QStringLiteral(" · ");
    QStringList disk{messageText(speed::diskName(result))};
    if (result.disk.size > 0) disk << sizeText(result.disk.size);
    if (const QString link = messageText(speed::linkLine(result)); !link.isEmpty()) disk << link;
    QStringList when{QLocale().toString(QDateTime::fromSecsSinceEpoch(result.time), QLocale::ShortFormat)};
    for (const QString& text : {toQString(result.computer.name), profileTitle(result.profile)})
        if (!text.isEmpty()) when << text;
    if (!result.complete) when << SpeedWindow::tr("not finished");
    if (!result.uncached()) when << SpeedWindow::tr("cached");
    QStringList averages;
    for (const speed::TestFigures& test : result.tests)
        for (const auto& [side, word] : {std::pair{&test.read, SpeedWindow::tr("read")},
                                         std::pair{&test.write, SpeedWindow::tr("write")}})
            if (*side && (*side)->operations > 0)
                averages << SpeedWindow::tr("%1 (%2): %3 MB/s")
                                .arg(messageText(speed::describeTest(test.spec)), word,
                                     figure((*side)->bytesPerSecond / 1e6));
    QStringList lines{disk.join(separator), when.join(separator)};
    if (!averages.isEmpty()) lines << averages.join(separator);
    return lines;
}

QString notesText(const speed::SpeedResult& result) {
    QStringList said;
    if (result.verify) said.push_back(messageText(result.verify->verdict) + QLatin1Char('.'));
    for (const speed::TestFigures& test : result.tests) {
        if (test.failureCount > 0)
            said.push_back(SpeedWindow::tr("%n request(s) failed, the first at offset %1: %2", nullptr,
                                           static_cast<int>(test.failureCount))
                               .arg(test.failures.front().offset)
                               .arg(messageText(test.failures.front().why)));
        if (const QString sectors = sectorsText(test.badSectors, result.disk.sectorSize); !sectors.isEmpty())
            said.push_back(SpeedWindow::tr("Unreadable sectors: %1.").arg(sectors));
        if (!test.endedEarly.empty())
            said.push_back(SpeedWindow::tr("Ended early: %1.").arg(messageText(test.endedEarly)));
    }
    said.push_back(messageText(result.honesty()));
    if (result.adapter.logicalSectorSize > 0) said.push_back(adapterText(result.adapter));
    if (const speed::MountFacts& mount = result.mount; !mount.server.empty())
        said.push_back(
            SpeedWindow::tr("Server %1, file system %2, mounted with: %3.")
                .arg(toQString(mount.server), toQString(mount.fileSystem), toQString(mount.options)));
    return said.join(QLatin1Char('\n'));
}

}  // namespace sectorsmith::gui
