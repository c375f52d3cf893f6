// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/open_job.h"

#include <QFileInfo>

#include "gui/session/background.h"
#include "io/device_facts.h"
#include "ops/open_file.h"
#include "part/partition_source.h"

namespace sectorsmith::gui {

namespace {

// A device is the same one wherever it is plugged in; an image is where it lies.
QString identityOf(const OpenedSource& opened, const QString& spec) {
    const SourceSpec parts = splitSourceSpec(spec.toStdString());
    QString suffix;
    if (parts.number != 0 && opened.path != parts.path) {
        suffix = QLatin1Char('#') + QString::fromStdString(parts.table) + QString::number(parts.number);
    }
    const QString path = suffix.isEmpty() ? spec : QString::fromStdString(parts.path);
    if (opened.isDevice) {
        const auto facts = deviceFacts(path.toStdString());
        if (facts && !(facts->model.empty() && facts->serial.empty())) {
            return QStringLiteral("device:%1:%2:%3")
                       .arg(QString::fromStdString(facts->model), QString::fromStdString(facts->serial))
                       .arg(facts->size) +
                   suffix;
        }
    }
    const QString real = QFileInfo(path).canonicalFilePath();
    return QStringLiteral("file:") + (real.isEmpty() ? path : real) + suffix;
}

}  // namespace

void openInBackground(QObject* receiver, const OpenRequest& request,
                      std::function<void(Result<OpenAnswer>)> done) {
    runInBackground(
        receiver,
        [request]() -> Result<OpenAnswer> {
            OpenOptions options;
            options.gentle = request.gentle;
            options.asBytes = request.asBytes;
            if (request.sectorSize != 0) options.sectorSize = request.sectorSize;
            auto opened = openSourceOrFile(request.spec.toStdString(), options);
            if (!opened) return std::unexpected(opened.error());
            OpenAnswer answer;
            answer.opened = std::move(opened->opened);
            answer.identity = identityOf(answer.opened, request.spec);
            if (opened->partition)
                answer.place = {opened->disk, opened->offset,
                                QString::fromStdString(splitSourceSpec(request.spec.toStdString()).path)};
            answer.opened.path = request.spec.toStdString();
            return answer;
        },
        std::move(done));
}

}  // namespace sectorsmith::gui
