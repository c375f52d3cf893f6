// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/manifest_text.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <span>

#include "base/text.h"
#include "edit/hash.h"
#include "gui/files/file_list_model.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

// Translations of this file's sentences.
struct ManifestText {
    Q_DECLARE_TR_FUNCTIONS(sectorsmith::gui::ManifestText)
};

QString countText(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

QString readText(const manifests::CheckReport& report) {
    if (report.seconds < 1) return ManifestText::tr("%1 read.").arg(sizeText(report.readBytes));
    const double rate = static_cast<double>(report.readBytes) / report.seconds;
    return ManifestText::tr("%1 read in %2 (%3/s).")
        .arg(sizeText(report.readBytes), durationText(static_cast<std::uint64_t>(report.seconds)),
             sizeText(static_cast<std::uint64_t>(rate)));
}

// A name that came from a disk.
QString shownPath(const std::string& path) { return shownName(escapeBytes(path)); }

QString beforeAndNow(const QString& before, const QString& now) {
    if (before.isEmpty()) return now;
    if (now.isEmpty() || before == now) return before;
    return ManifestText::tr("%1, was %2").arg(now, before);
}

// Sentences about what was left out, and what is wrong with the volume.
QStringList outcomeNotes(const ManifestOutcome& outcome) {
    QStringList notes;
    const manifests::CheckReport& report = *outcome.report;
    if (report.earlierFiles > 0)
        notes << ManifestText::tr("%n file(s) had been read before the interruption.", nullptr,
                                  shownCount(report.earlierFiles));
    if (!report.otherFileSystems.empty())
        notes << ManifestText::tr("%n folder(s) on other file systems were left out; the first: %1", nullptr,
                                  shownCount(report.otherFileSystems.size()))
                     .arg(shownPath(report.otherFileSystems.front()));
    if (!outcome.notes.empty()) notes << messageText(outcome.notes.front());
    return notes;
}

TonedText checkText(const ManifestOutcome& outcome) {
    const manifests::CheckReport& report = *outcome.report;
    TonedText text;
    QStringList lines;
    const std::uint64_t suspicious = report.count(manifests::Verdict::Suspicious);
    const std::uint64_t unreadable = report.count(manifests::Verdict::Unreadable);
    if (suspicious > 0) {
        text.tone = TonedText::Tone::Error;
        lines << ManifestText::tr(
            "%n file(s) changed without a new date or size. Compare with a backup before it is replaced.",
            nullptr, shownCount(suspicious));
    }
    if (unreadable > 0) {
        text.tone = TonedText::Tone::Error;
        lines << ManifestText::tr("%n file(s) could not be read.", nullptr, shownCount(unreadable));
    }
    if (report.fine() && report.count(manifests::Verdict::Same) == 0)
        lines << ManifestText::tr("No files to compare.");
    else if (report.fine()) lines << ManifestText::tr("Everything is as the manifest describes it.");
    else if (lines.isEmpty())
        lines << ManifestText::tr("%n difference(s) from the manifest, none of them suspicious.", nullptr,
                                  shownCount(report.findings.size()));
    lines.back() += u' ' + readText(report);
    text.text = (lines + outcomeNotes(outcome)).join(u'\n');
    return text;
}

TonedText madeText(const ManifestOutcome& outcome, const QString& file) {
    const manifests::CheckReport& report = *outcome.report;
    TonedText text;
    QStringList lines{
        ManifestText::tr("%1 has the checksums of %n file(s), %2.", nullptr, shownCount(outcome.files))
            .arg(file, sizeText(outcome.bytes)) +
        u' ' + readText(report)};
    if (!report.findings.empty()) {
        text.tone = TonedText::Tone::Warning;
        lines << ManifestText::tr("%n file(s) have no checksum: they could not be read, or were changing.",
                                  nullptr, shownCount(report.findings.size()));
    }
    text.text = (lines + outcomeNotes(outcome)).join(u'\n');
    return text;
}

}  // namespace

QString durationText(std::uint64_t seconds) {
    const QString tail = QStringLiteral("%1:%2")
                             .arg(seconds / 60 % 60, seconds >= 3600 ? 2 : 1, 10, QLatin1Char('0'))
                             .arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds >= 3600 ? QString::number(seconds / 3600) + u':' + tail : tail;
}

QString verdictText(manifests::Verdict verdict) {
    return capitalized(messageText(manifests::verdictTitle(verdict)));
}

QString verdictMeaning(manifests::Verdict verdict) {
    switch (verdict) {
        case manifests::Verdict::Same: return ManifestText::tr("As the manifest describes it.");
        case manifests::Verdict::Touched:
            return ManifestText::tr("The content is the same; only the date is new.");
        case manifests::Verdict::New: return ManifestText::tr("It was not there when the manifest was made.");
        case manifests::Verdict::Missing:
            return ManifestText::tr("It is in the manifest, but no longer there.");
        case manifests::Verdict::Moved:
            return ManifestText::tr("The content of a missing file, under another name.");
        case manifests::Verdict::SizeChanged:
            return ManifestText::tr("The size changed; a program has probably saved the file.");
        case manifests::Verdict::Changed:
            return ManifestText::tr(
                "Content and date changed, or the manifest has no dates; a program has probably saved the "
                "file.");
        case manifests::Verdict::Suspicious:
            return ManifestText::tr(
                "The content changed, but its date and size did not: damage on the disk, in memory or on a "
                "cable, or a hidden change.");
        case manifests::Verdict::KindChanged:
            return ManifestText::tr("It became something else, such as a folder in place of a file.");
        case manifests::Verdict::LinkChanged: return ManifestText::tr("The link leads elsewhere.");
        case manifests::Verdict::Changing:
            return ManifestText::tr("It changed while it was read; close the program that writes it.");
        case manifests::Verdict::Unreadable:
            return ManifestText::tr("The content cannot be read; it can be damaged, or reading it denied.");
        case manifests::Verdict::Unchecked: break;
    }
    return ManifestText::tr("The manifest has no checksum of it.");
}

QString manifestProgressText(const ManifestProgress& progress) {
    const double seconds = progress.seconds();
    const std::uint64_t done = progress.bytes(), total = progress.totalBytes();
    if (total == 0) return ManifestText::tr("Listing the files…");
    const QString counts = ManifestText::tr("%1 of %2 files, %3 of %4")
                               .arg(countText(progress.fileCount()), countText(progress.totalFiles()),
                                    sizeText(done), sizeText(total));
    if (seconds < 0.5 || done == 0) return counts;
    const double rate = static_cast<double>(done) / seconds;
    const auto left =
        static_cast<std::uint64_t>(std::llround(static_cast<double>(total - std::min(done, total)) / rate));
    return ManifestText::tr("%1, %2/s, %3 left")
        .arg(counts, sizeText(static_cast<std::uint64_t>(rate)), durationText(left));
}

TonedText manifestOutcomeText(const ManifestController& controller) {
    using State = ManifestController::State;
    switch (controller.state()) {
        case State::Ready:
        case State::Working: return {};
        case State::Stopped:
            return {TonedText::Tone::Warning,
                    ManifestText::tr("Stopped. “Continue” goes on with the files that were not read yet.")};
        case State::Failed: return {TonedText::Tone::Error, sentence(errorText(*controller.error()))};
        case State::Done: break;
    }
    const ManifestOutcome& outcome = *controller.outcome();
    return outcome.made ? madeText(outcome, shownPath(controller.task().manifest)) : checkText(outcome);
}

QStringList findingDetails(const manifests::Finding& finding, const manifests::CheckReport& report) {
    QStringList lines{shownPath(finding.path),
                      verdictText(finding.verdict) + QStringLiteral(": ") + verdictMeaning(finding.verdict)};
    if (!finding.from.empty()) lines << ManifestText::tr("Earlier path: %1").arg(shownPath(finding.from));
    if (finding.error) lines << sentence(errorText(*finding.error));
    if (finding.copy) {
        const auto all = manifests::findingLines(finding, report, reportWords());
        for (const std::string& text : std::span(all).subspan(1)) lines << sentence(toQString(text));
    }
    const auto size = [](const std::optional<std::uint64_t>& bytes) {
        return bytes ? sizeText(*bytes) : QString();
    };
    if (const QString text = beforeAndNow(size(finding.sizeBefore), size(finding.size)); !text.isEmpty())
        lines << ManifestText::tr("Size: %1").arg(text);
    if (const QString text = beforeAndNow(shownTime(finding.modifiedBefore), shownTime(finding.modified));
        !text.isEmpty())
        lines << ManifestText::tr("Modified: %1").arg(text);
    const QString hash = toQString(hashTitle(report.hash));
    if (!finding.digestBefore.empty())
        lines << ManifestText::tr("%1 in the manifest: %2").arg(hash, shownPath(finding.digestBefore));
    if (!finding.digest.empty() && finding.digest != finding.digestBefore)
        lines << ManifestText::tr("%1 now: %2").arg(hash, shownPath(finding.digest));
    return lines;
}

manifests::ReportWords reportWords() {
    manifests::ReportWords words;
    words.say = [](const Message& message) { return messageText(message).toStdString(); };
    words.size = [](std::uint64_t bytes) { return sizeText(bytes).toStdString(); };
    words.time = [](FileTime time) { return shownTime(time).toStdString(); };
    return words;
}

}  // namespace sectorsmith::gui
