// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/read_test/read_test_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "gui/session/text.h"

namespace sectorsmith::gui {

using namespace copier;

namespace {

// Translations of this file's sentences.
struct ReadTestText {
    Q_DECLARE_TR_FUNCTIONS(sectorsmith::gui::ReadTestText)
};

QString grouped(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

}  // namespace

QString readTestProgressText(const ReadTestController& controller) {
    const auto progress = controller.progress();
    const double seconds = controller.seconds();
    if (!progress || seconds < 0.5) return {};
    const std::uint64_t done = progress->doneBytes();
    const std::uint64_t total = progress->totalBytes();
    const double speed = static_cast<double>(done) / seconds;
    const auto left = static_cast<qint64>(
        speed > 0 ? std::llround(static_cast<double>(total - std::min(done, total)) / speed) : 0);
    return ReadTestText::tr("%1 of %2, %3/s, %4:%5 left")
        .arg(sizeText(done), sizeText(total), sizeText(static_cast<std::uint64_t>(speed)))
        .arg(left / 60)
        .arg(left % 60, 2, 10, QLatin1Char('0'));
}

TonedText readTestOutcomeText(const ReadTestController& controller) {
    if (controller.error()) return {TonedText::Tone::Error, sentence(errorText(*controller.error()))};
    if (!controller.report()) return {};
    const ReadTestReport& report = *controller.report();
    const CopyResult& read = report.read;
    const bool cancelled = read.stopped && read.stopped->cause == Cause::Cancelled;
    QStringList text;
    TonedText::Tone tone = TonedText::Tone::Info;
    if (read.stopped) {
        tone = TonedText::Tone::Warning;
        if (!cancelled) text << sentence(errorText(*read.stopped));
        text << (read.mapSaved ? ReadTestText::tr("Stopped. With the same map file, the test continues.")
                               : ReadTestText::tr("Stopped. Not everything was read."));
    }
    if (read.badBytes > 0) {
        tone = TonedText::Tone::Error;
        text << ReadTestText::tr("%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.")
                    .arg(sizeText(read.badBytes), grouped(read.badBytes));
    }
    if (!report.slow.empty()) {
        if (tone == TonedText::Tone::Info) tone = TonedText::Tone::Warning;
        const auto slowest = std::ranges::max(report.slow, {}, &SlowArea::milliseconds).milliseconds;
        text << ReadTestText::tr("%n area(s) are slow; the slowest took %1 ms.", nullptr,
                                 pluralOf(report.slow.size()))
                    .arg(grouped(slowest));
    }
    if (!report.slowComplete) text << ReadTestText::tr("There are more slow areas than are listed.");
    if (!read.stopped && read.badBytes == 0)
        text << (read.copiedBytes == 0 && read.earlierBytes > 0
                     ? ReadTestText::tr(
                           "Everything had been read already. To read it again, choose another map file.")
                     : ReadTestText::tr("Everything can be read."));
    return {tone, text.join(u'\n')};
}

QStringList ReadTestRow::texts() const {
    return {milliseconds ? ReadTestText::tr("slow") : ReadTestText::tr("unreadable"), grouped(range.offset),
            sizeText(range.length),
            milliseconds ? ReadTestText::tr("%1 ms").arg(grouped(*milliseconds)) : QString()};
}

std::vector<ReadTestRow> readTestRows(const ReadTestReport& report) {
    std::vector<ReadTestRow> rows;
    for (const ByteRange& range : report.read.bad) rows.push_back({range, std::nullopt});
    for (const SlowArea& area : report.slow) rows.push_back({area.range, area.milliseconds});
    std::ranges::stable_sort(rows, {}, [](const ReadTestRow& row) { return row.range.offset; });
    return rows;
}

}  // namespace sectorsmith::gui
