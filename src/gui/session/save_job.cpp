// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/save_job.h"

#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

#include "gui/session/background.h"

namespace sectorsmith::gui {

struct SaveJob::State {
    std::atomic<bool> cancelled = false;
    std::atomic<quint64> done = 0;
};

SaveJob::SaveJob(std::shared_ptr<ByteSource> source, const ByteRange& range, QString sourcePath,
                 QString target, QObject* parent)
    : QObject(parent),
      source_(std::move(source)),
      range_(range),
      sourcePath_(std::move(sourcePath)),
      target_(std::move(target)),
      state_(std::make_shared<State>()) {}

SaveJob::~SaveJob() { cancel(); }

void SaveJob::cancel() { state_->cancelled = true; }
quint64 SaveJob::done() const { return state_->done; }

void SaveJob::start() {
    const QFileInfo target(target_);
    const QFileInfo origin(sourcePath_);
    if (target.exists() && !target.isFile()) {
        Q_EMIT failed(tr("%1 is not a regular file; choose a file to save to").arg(target_), false);
        return;
    }
    // A partition's source is named DISK#N: its disk must not be replaced either.
    const QString disk = sourcePath_.left(sourcePath_.lastIndexOf(QLatin1Char('#')));
    for (const QString& path : {sourcePath_, disk}) {
        const QString real = QFileInfo(path).canonicalFilePath();
        if (!real.isEmpty() && real == target.canonicalFilePath()) {
            Q_EMIT failed(tr("%1 is the image being read; choose another file").arg(target_), false);
            return;
        }
    }
    struct Outcome {
        SaveReport report;
        QString error;
        bool cancelled = false;
    };
    runInBackground(
        this,
        [source = source_, range = range_, path = target_, state = state_] {
            Outcome outcome;
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly)) {
                outcome.error = tr("Cannot write %1: %2").arg(path, file.errorString());
                return outcome;
            }
            std::vector<std::byte> buffer(std::size_t{1} << 20);
            for (quint64 at = range.offset; at < range.end();) {
                if (state->cancelled) {
                    outcome.cancelled = true;
                    file.cancelWriting();
                    return outcome;
                }
                const auto count =
                    static_cast<std::size_t>(std::min<quint64>(buffer.size(), range.end() - at));
                const ReadReport read = source->read(at, std::span(buffer).first(count));
                for (const BadRange& bad : read.bad) {
                    if (outcome.report.unreadable == 0) outcome.report.firstUnreadable = bad.offset;
                    outcome.report.unreadable += bad.length;
                }
                if (file.write(reinterpret_cast<const char*>(buffer.data()), static_cast<qint64>(count)) !=
                    static_cast<qint64>(count)) {
                    outcome.error = tr("Cannot write %1: %2").arg(path, file.errorString());
                    file.cancelWriting();
                    return outcome;
                }
                at += count;
                state->done = at - range.offset;
            }
            if (!file.commit()) outcome.error = tr("Cannot write %1: %2").arg(path, file.errorString());
            outcome.report.written = range.length;
            return outcome;
        },
        [this](const Outcome& outcome) {
            if (outcome.cancelled || !outcome.error.isEmpty()) {
                Q_EMIT failed(outcome.error, outcome.cancelled);
            } else {
                Q_EMIT finished(outcome.report);
            }
        });
}

}  // namespace sectorsmith::gui
