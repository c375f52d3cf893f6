// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/extraction.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "gui/session/text.h"
#include "ops/mounted_volume.h"

namespace sectorsmith::gui {

bool Extraction::isOnDiskOf(const SourceSession& session, const QString& folder) {
    if (!session.opened().isDevice) return false;
    const auto mounted = mountedVolumeAt(folder.toStdString());
    return mounted && toQString(mounted->device).startsWith(toQString(session.writeTarget().path));
}

void Extraction::start(SourceSession* session, std::shared_ptr<const VolumeFiles> files,
                       std::vector<std::uint32_t> names, const QString& folder) {
    if (job_ != nullptr) return;
    replacing_ = false;
    session_ = session;
    job_ = new ExtractJob(std::move(files), std::move(names), folder, this);
    connect(job_, &ExtractJob::ticked, this, &Extraction::ticked);
    connect(job_, &ExtractJob::finished, this, &Extraction::ended);
    job_->start(false);
    Q_EMIT changed();
}

void Extraction::stop() {
    if (job_ != nullptr) job_->cancel();
}

double Extraction::part() const {
    if (job_ == nullptr || job_->work().total() == 0) return 0;
    return std::min(1.0,
                    static_cast<double>(job_->work().done()) / static_cast<double>(job_->work().total()));
}

QString Extraction::progressText() const {
    return job_ != nullptr && job_->running() && job_->work().total() > 0 ? job_->work().progressText()
                                                                          : QString();
}

void Extraction::ended() {
    const ExtractReport& report = job_->report();
    if (report.error || report.existing == 0 || replacing_) return finish();
    Q_EMIT existing(report.existing, job_->folder());
}

void Extraction::answer(bool replace) {
    if (job_ == nullptr || job_->running()) return;
    if (!replace) return finish();
    replacing_ = true;
    job_->start(true);
}

void Extraction::finish() {
    const ExtractReport& report = job_->report();
    QString text;
    auto severity = SourceSession::Severity::Info;
    if (report.error && report.error->cause == Cause::Cancelled) {
        text = tr("Extracting was stopped after %1 file(s).", nullptr, pluralOf(report.files))
                   .arg(QLocale().toString(report.files));
    } else if (report.error) {
        text = sentence(errorText(*report.error));
        severity = SourceSession::Severity::Error;
    } else {
        QStringList parts;
        parts << tr("%1 file(s) (%2) extracted to %3", nullptr, pluralOf(report.files))
                     .arg(QLocale().toString(report.files), sizeText(report.bytes), job_->folder());
        if (report.holed > 0)
            parts << tr("%1 of them overwritten in part (zeros in the copy)", nullptr, pluralOf(report.holed))
                         .arg(QLocale().toString(report.holed));
        if (report.zeros > 0)
            parts << tr("%1 of them only zeros", nullptr, pluralOf(report.zeros))
                         .arg(QLocale().toString(report.zeros));
        if (report.unreadable > 0)
            parts << tr("%1 of them unreadable in part (zeros in the copy)", nullptr,
                        pluralOf(report.unreadable))
                         .arg(QLocale().toString(report.unreadable));
        if (report.stripped > 0)
            parts << tr("%1 item(s) without all streams", nullptr, pluralOf(report.stripped))
                         .arg(QLocale().toString(report.stripped));
        if (report.failed > 0)
            parts << tr("%1 could not be extracted", nullptr, pluralOf(report.failed))
                         .arg(QLocale().toString(report.failed));
        text = parts.join(QStringLiteral("; "));
        if (parts.size() > 1) severity = SourceSession::Severity::Warning;
        // A single one is named at once.
        if (report.problems.size() == 1)
            text += QStringLiteral(": %1: %2").arg(report.problems[0].first, report.problems[0].second);
    }
    if (session_) {
        for (const auto& [path, why] : report.problems)
            session_->report(SourceSession::Severity::Warning, QStringLiteral("%1: %2").arg(path, why));
        session_->report(severity, text);
    }
    job_->deleteLater();
    job_ = nullptr;
    Q_EMIT done(text);
    Q_EMIT changed();
}

}  // namespace sectorsmith::gui
