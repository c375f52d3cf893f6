// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_text.h"

#include <QLocale>
#include <QStringList>
#include <cmath>

#include "gui/session/text.h"

namespace sectorsmith::gui {

using namespace copier;

namespace {

// Translations of this file's sentences.
struct CopyText {
    Q_DECLARE_TR_FUNCTIONS(sectorsmith::gui::CopyText)
};

QString amount(const QString& pattern, std::uint64_t bytes) {
    return pattern.arg(sizeText(bytes), QLocale().toString(static_cast<qulonglong>(bytes)));
}

}  // namespace

QString copyPlanText(const CopyPreview& preview) {
    QStringList text;
    if (preview.selectedBytes < preview.bytes)
        text << CopyText::tr("%1 of %2 will be copied.")
                    .arg(sizeText(preview.selectedBytes), sizeText(preview.bytes));
    else text << CopyText::tr("%1 will be copied.").arg(sizeText(preview.bytes));
    if (preview.earlierBytes > 0)
        text << CopyText::tr("Of these, %1 were copied by an earlier run.")
                    .arg(sizeText(preview.earlierBytes));
    for (const Message& one : preview.destroys)
        text << CopyText::tr("This destroys %1.").arg(messageText(one));
    if (preview.newImage) text << CopyText::tr("The target will be created; nothing is overwritten.");
    else if (preview.destroys.empty() && !preview.target.empty())
        text << CopyText::tr(
            "Everything in the target will be overwritten. It has no known partitions or volumes.");
    for (const Message& note : preview.notes) text << messageText(note);
    return text.join(u'\n');
}

QString copyIdsPlanText(const NewIdentities& ids) {
    QStringList text{CopyText::tr("Afterwards the copy gets new identifiers:")};
    for (const NewIdentities::Change& one : ids.changes) {
        const QString what = messageText(one.identity.identity.what);
        text << QStringLiteral("• ") +
                    (one.identity.partition == 0
                         ? what
                         : CopyText::tr("partition %1: %2").arg(one.identity.partition).arg(what));
    }
    for (const NewIdentities::Kept& one : ids.kept)
        text << QStringLiteral("• ") + CopyText::tr("partition %1 is unchanged: %2")
                                           .arg(one.partition)
                                           .arg(messageText(one.reason));
    for (const Message& note : ids.notes) text << messageText(note);
    return text.join(u'\n');
}

QString copyIdsOutcomeText(const CopyController::GivenIds& ids) {
    if (ids)
        return CopyText::tr("The copy has new identifiers. To undo that, choose Edit, then Undo records.");
    return CopyText::tr("The copy still has the identifiers of the source.") + u'\n' +
           sentence(errorText(ids.error().error));
}

QString copyCautionText(const CopyPreview& preview) {
    QStringList text;
    if (preview.refused) return {};
    for (const Message& caution : preview.cautions) text << messageText(caution);
    for (const Message& user : preview.inUse) text << CopyText::tr("%1 stays in use.").arg(messageText(user));
    return text.join(u'\n');
}

TonedText copyRefusal(const std::optional<Error>& refused) {
    if (!refused) return {};
    return {TonedText::Tone::Warning, sentence(errorText(*refused))};
}

QString copyPhaseText(const CopyProgress::Phase& phase) {
    if (phase.verifying) return CopyText::tr("Reading back");
    switch (phase.phase) {
        case CopyPhase::Copying:
            return phase.pass > 1 ? CopyText::tr("Copying the skipped areas (pass %1)").arg(phase.pass)
                                  : CopyText::tr("Copying");
        case CopyPhase::Trimming: return CopyText::tr("Trimming the edges of bad areas");
        case CopyPhase::Scraping: return CopyText::tr("Reading bad areas sector by sector");
        case CopyPhase::Retrying: return CopyText::tr("Retrying bad sectors (%1)").arg(phase.pass);
        case CopyPhase::Filling: return CopyText::tr("Filling what could not be read");
        case CopyPhase::Generating:
        case CopyPhase::Finished: break;
    }
    return CopyText::tr("Finishing");
}

QString copyProgressText(const CopyProgress& progress, double seconds) {
    const std::uint64_t done = progress.doneBytes();
    const std::uint64_t total = progress.totalBytes();
    if (seconds < 0.5) return {};
    const double speed = static_cast<double>(done) / seconds;
    const auto left = static_cast<qint64>(
        speed > 0 ? std::llround(static_cast<double>(total - std::min(done, total)) / speed) : 0);
    return CopyText::tr("%1 of %2, %3/s, %4:%5 left")
        .arg(sizeText(done), sizeText(total), sizeText(static_cast<std::uint64_t>(speed)))
        .arg(left / 60)
        .arg(left % 60, 2, 10, QLatin1Char('0'));
}

TonedText copyOutcomeText(const Result<CopyOutcome>& outcome, const CopyOptions& options, bool kept) {
    if (!outcome)
        return {TonedText::Tone::Error,
                CopyText::tr("Nothing was copied.") + u'\n' + sentence(errorText(outcome.error()))};
    const CopyResult& report = outcome->report;
    TonedText message;
    QStringList text;
    if (report.stopped) {
        const bool cancelled = report.stopped->cause == Cause::Cancelled;
        message.tone = cancelled ? TonedText::Tone::Warning : TonedText::Tone::Error;
        if (!cancelled) text << sentence(errorText(*report.stopped));
        if (kept && report.mapSaved)
            text << CopyText::tr("Stopped. The map file lists the copied areas; “Continue” copies the rest.");
        else text << CopyText::tr("Stopped. The copy is not complete.");
    } else if (report.badBytes > 0 || report.wrongBytes > 0 || report.unverifiedBytes > 0) {
        message.tone = TonedText::Tone::Warning;
    } else if (outcome->notFitted) {
        message.tone = TonedText::Tone::Error;
    } else {
        text << CopyText::tr("The copy is complete.");
    }
    if (outcome->notFitted) text << sentence(errorText(*outcome->notFitted));
    if (outcome->fitted)
        text << CopyText::tr("The partition table or the boot sector was adapted to the target.");
    text << amount(CopyText::tr("Copied: %1 (%2 bytes)"), report.copiedBytes);
    if (report.zeroBytes > 0) text << amount(CopyText::tr("Of this, holes: %1 (%2 bytes)"), report.zeroBytes);
    if (report.earlierBytes > 0)
        text << amount(CopyText::tr("Copied by earlier runs: %1 (%2 bytes)"), report.earlierBytes);
    if (report.badBytes > 0 && (report.errors > 0 || !report.stopped))
        text << amount(CopyText::tr("Not readable: %1 (%2 bytes)"), report.badBytes);
    if (report.filledBytes > 0) text << amount(CopyText::tr("Filled: %1 (%2 bytes)"), report.filledBytes);
    if (options.verify && !report.stopped) {
        text << amount(CopyText::tr("Read back, identical: %1 (%2 bytes)"),
                       report.verifiedBytes - report.wrongBytes);
        if (report.wrongBytes > 0)
            text << amount(CopyText::tr("Read back, different: %1 (%2 bytes)"), report.wrongBytes);
        if (report.unverifiedBytes > 0)
            text << amount(CopyText::tr("Copied by earlier runs, not verified: %1 (%2 bytes)"),
                           report.unverifiedBytes);
    }
    if (!report.sha256.empty()) text << QStringLiteral("SHA-256 ") + toQString(report.sha256);
    if (report.copySeconds > 0 && report.copiedBytes > 0)
        text << CopyText::tr("Average speed: %1/s")
                    .arg(sizeText(static_cast<std::uint64_t>(static_cast<double>(report.copiedBytes) /
                                                             report.copySeconds)));
    for (const std::string& partition : outcome->notReread)
        text << CopyText::tr("The kernel still uses the old entry for %1: the partition is in use.")
                    .arg(toQString(partition));
    message.text = text.join(u'\n');
    return message;
}

QString damagedText(const OffsetOwner& owner) {
    QStringList text;
    for (const Message& area : owner.areas) text << messageText(area);
    for (const OffsetOwner::File& file : owner.files) {
        QString one =
            file.paths.empty() ? CopyText::tr("file %1").arg(file.id) : toQString(file.paths.front());
        if (!file.volume.empty()) one += QStringLiteral(", ") + toQString(file.volume);
        text << one;
    }
    return text.empty() ? CopyText::tr("in no known file") : text.join(QStringLiteral("; "));
}

}  // namespace sectorsmith::gui
