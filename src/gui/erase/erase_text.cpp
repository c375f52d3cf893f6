// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t maxLeftLines = 5;
using Kind = ErasePreview::Kind;

// Translations of this file's sentences.
struct EraseText {
    Q_DECLARE_TR_FUNCTIONS(sectorsmith::gui::EraseText)
};

QString rangesSentence(EraseMethod method, const FreeRanges& space) {
    const int pieces = shownCount(space.ranges.size());
    const QString size = sizeText(space.bytes);
    switch (method) {
        case EraseMethod::Zero:
        case EraseMethod::Random:
            return EraseText::tr("%1 in %n range(s) will be overwritten.", nullptr, pieces).arg(size);
        case EraseMethod::ZeroRange:
            return EraseText::tr("The system will zero %1 in %n range(s).", nullptr, pieces).arg(size);
        case EraseMethod::Punch:
            return EraseText::tr("%1 in %n range(s) will become holes in the file.", nullptr, pieces)
                .arg(size);
        case EraseMethod::Trim:
            return EraseText::tr("%1 in %n range(s) will be trimmed.", nullptr, pieces).arg(size);
    }
    return {};
}

QString amountLine(const EraseAmount& amount, EraseMethod method) {
    const QString text = QLocale().toString(static_cast<qulonglong>(amount.bytes));
    const auto line = [&](const QString& pattern) { return pattern.arg(sizeText(amount.bytes), text); };
    switch (amount.sum) {
        case EraseSum::Written:
            return line(method == EraseMethod::Random ? EraseText::tr("Random bytes written: %1 (%2 bytes)")
                                                      : EraseText::tr("Zeros written: %1 (%2 bytes)"));
        case EraseSum::Zeroed: return line(EraseText::tr("Zeroed by the system: %1 (%2 bytes)"));
        case EraseSum::AlreadyZero: return line(EraseText::tr("Already zero: %1 (%2 bytes)"));
        case EraseSum::Discarded:
            return line(method == EraseMethod::Trim ? EraseText::tr("Trimmed: %1 (%2 bytes)")
                                                    : EraseText::tr("Made into holes: %1 (%2 bytes)"));
        case EraseSum::EarlierRun: return line(EraseText::tr("Erased by an earlier run: %1 (%2 bytes)"));
        case EraseSum::Edges:
            return line(EraseText::tr("Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)"));
        case EraseSum::Errors: return line(EraseText::tr("Not erased because of errors: %1 (%2 bytes)"));
    }
    return {};
}

TonedText rangesOutcome(EraseMethod method, const EraseOutcome& outcome) {
    const EraseReport& report = outcome.report;
    TonedText message;
    QStringList text;
    if (report.stopped) {
        const bool cancelled = report.stopped->cause == Cause::Cancelled;
        message.tone = cancelled ? TonedText::Tone::Warning : TonedText::Tone::Error;
        if (!cancelled) text << sentence(errorText(*report.stopped));
        else if (outcome.resumeAt(method))
            text << EraseText::tr(
                "Stopped. Everything erased so far stays erased; “Continue” erases the rest.");
        else text << EraseText::tr("Stopped. Everything done so far stays done.");
    } else if (outcome.damaged() || report.readBack == ReadBack::Unchanged) {
        message.tone = TonedText::Tone::Warning;
    }
    for (const EraseAmount& amount : amountsOf(report)) text << amountLine(amount, method);
    for (std::size_t i = 0; report.leftBytes > 0 && i < report.left.size() && i < maxLeftLines; ++i)
        text << EraseText::tr("At byte %1: %2")
                    .arg(QLocale().toString(static_cast<qulonglong>(report.left[i].offset)),
                         messageText(report.left[i].why));
    if (report.readBack != ReadBack::NotDone)
        text << EraseText::tr("%1 Read back: %2.")
                    .arg(messageText(readBackText(report.readBack)), sizeText(report.readBackBytes));
    for (const std::string& partition : outcome.notReread)
        text << EraseText::tr("The kernel still uses the old entry for %1: the partition is in use.")
                    .arg(toQString(partition));
    message.text = text.join(u'\n');
    return message;
}

TonedText fillOutcome(const FillReport& fill) {
    TonedText message;
    QStringList text;
    if (fill.stopped) {
        message.tone = TonedText::Tone::Warning;
        text << (fill.stopped->cause == Cause::Cancelled ? EraseText::tr("Stopped.")
                                                         : sentence(errorText(*fill.stopped)));
        text << EraseText::tr("The temporary files are deleted.");
    }
    text << EraseText::tr("%1 written; minimum free space %2.")
                .arg(sizeText(fill.writtenBytes), sizeText(fill.leftBytes));
    for (const Message& note : fill.notes) text << messageText(note);
    if (!fill.stopped)
        text << EraseText::tr("TRIM can restore an SSD’s write speed: choose Tools, then TRIM.");
    message.text = text.join(u'\n');
    return message;
}

}  // namespace

QString eraseLastingText(const ErasePreview& preview) {
    if (!preview.plan) return {};
    const FreeRanges& space = preview.plan->space;
    QStringList text;
    if (space.volume)
        text << EraseText::tr("%1: %2 in use, %3 free.")
                    .arg(toQString(space.volume->name), sizeText(space.volume->usedBytes),
                         sizeText(space.volume->freeBytes));
    for (const Message& note : space.notes) text << messageText(note);
    for (std::size_t i = 0; i < space.left.size() && i < maxLeftLines; ++i)
        text << EraseText::tr("Not changed: %1 at %2 (%3)")
                    .arg(sizeText(space.left[i].length), sizeText(space.left[i].offset),
                         messageText(space.left[i].why));
    if (space.left.size() > maxLeftLines)
        text << EraseText::tr("… and %n more range(s) that are not changed", nullptr,
                              shownCount(space.left.size() - maxLeftLines));
    return text.join(u'\n');
}

QString erasePlanText(const EraseRequest& request, const ErasePreview& preview) {
    QStringList text;
    if (preview.volume) {
        const MountPointFacts& volume = *preview.volume;
        text << EraseText::tr("%1 at %2 (%3): %4 of %5 free.")
                    .arg(toQString(volume.type), toQString(volume.mountPoint), toQString(volume.device),
                         sizeText(volume.space.free), sizeText(volume.space.total));
        if (preview.kind == Kind::FillVolume && !preview.refused)
            text << EraseText::tr(
                "Temporary files fill the free space except the reserve, then are deleted. To erase exactly "
                "the free blocks without filling the volume, unmount it.");
    }
    if (preview.plan) {
        text << rangesSentence(request.options.method, preview.plan->space);
        for (const Message& one : preview.plan->destroys)
            text << EraseText::tr("This destroys %1.").arg(messageText(one));
        if (const QString lasting = eraseLastingText(preview); !lasting.isEmpty()) text << lasting;
    }
    if (preview.trim) {
        text << messageText(preview.trim->reason);
        for (const Message& help : preview.trim->help) text << QStringLiteral("• ") + messageText(help);
        if (!preview.trim->udevRule.empty()) text << toQString(preview.trim->udevRule);
    }
    return text.join(u'\n');
}

QString eraseCautionText(const ErasePreview& preview) {
    QStringList text;
    if (!preview.refused)
        for (const Message& caution : preview.cautions) text << messageText(caution);
    return text.join(u'\n');
}

TonedText eraseRefusal(const ErasePreview& preview) {
    if (!preview.refused) return {};
    return {TonedText::Tone::Warning, preview.trimUnavailable()
                                          ? EraseText::tr("TRIM is not supported on this path.")
                                          : sentence(errorText(*preview.refused))};
}

TonedText eraseOutcomeText(const EraseRequest& request, const Result<EraseOutcome>& outcome) {
    if (!outcome)
        return {TonedText::Tone::Error,
                EraseText::tr("Nothing was done.") + u'\n' + sentence(errorText(outcome.error()))};
    switch (outcome->kind) {
        case Kind::Ranges: return rangesOutcome(request.options.method, *outcome);
        case Kind::FillVolume: return fillOutcome(outcome->fill);
        case Kind::TrimVolume:
            return {TonedText::Tone::Info,
                    EraseText::tr("The file system trimmed %1. It leaves out what it has trimmed before, and "
                                  "the drive does not confirm it.")
                        .arg(sizeText(outcome->trimmedBytes.value_or(0)))};
    }
    return {};
}

}  // namespace sectorsmith::gui
