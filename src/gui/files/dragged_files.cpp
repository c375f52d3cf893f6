// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/dragged_files.h"

#include <QDir>
#include <QEventLoop>
#include <QProgressDialog>

namespace sectorsmith::gui {

namespace {
constexpr QLatin1StringView urlList("text/uri-list");
}

DraggedFiles::DraggedFiles(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names,
                           std::shared_ptr<QTemporaryDir> keep, Told told)
    : files_(std::move(files)), names_(std::move(names)), keep_(std::move(keep)), told_(std::move(told)) {}

QStringList DraggedFiles::formats() const { return {urlList}; }
bool DraggedFiles::hasFormat(const QString& type) const { return type == urlList; }

QVariant DraggedFiles::retrieveData(const QString& type, QMetaType) const {
    return type == urlList ? QVariant(urls()) : QVariant();
}

const QList<QVariant>& DraggedFiles::urls() const {
    if (asked_ || keep_ == nullptr || !keep_->isValid()) return urls_;
    asked_ = true;
    // Each drag has a folder of its own: two files of one name do not meet.
    QTemporaryDir folder(keep_->filePath(QStringLiteral("XXXXXX")));
    folder.setAutoRemove(false);
    if (!folder.isValid()) return urls_;
    ExtractJob job(files_, names_, folder.path());
    QEventLoop loop;
    QProgressDialog dialog(tr("Copying out of the volume…"), tr("Cancel"), 0, 1000);
    dialog.setMinimumDuration(700);
    connect(&job, &ExtractJob::finished, &loop, &QEventLoop::quit);
    connect(&dialog, &QProgressDialog::canceled, &job, &ExtractJob::cancel);
    connect(&job, &ExtractJob::ticked, &dialog, [&] {
        if (job.running() && job.work().total() > 0)
            dialog.setValue(static_cast<int>(static_cast<double>(job.work().done()) * 999.0 /
                                             static_cast<double>(job.work().total())));
    });
    job.start(false);
    loop.exec();
    if (!job.report().problems.empty() && told_) told_(job.report());
    if (job.report().error) return urls_;
    for (const QString& target : job.report().targets) urls_ << QUrl::fromLocalFile(target);
    return urls_;
}

}  // namespace sectorsmith::gui
