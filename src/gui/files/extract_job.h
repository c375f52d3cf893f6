// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "gui/search/long_work.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// What became of files that were copied out of a volume.
struct ExtractReport {
    quint64 files = 0;  // that were copied
    quint64 bytes = 0;  // of them
    quint64 failed = 0;
    quint64 zeros = 0;       // of the files: deleted, and nothing but zeros
    quint64 holed = 0;       // of the files: overwritten in part, with zeros in the copy
    quint64 unreadable = 0;  // of the files: with sectors that the disk did not give, zeros in the copy
    quint64 stripped = 0;    // files, folders and links: copied, but not all their streams
    quint64 existing = 0;    // of the failed: something of that name is there, and was left alone
    std::vector<std::pair<QString, QString>> problems;  // path and clause, of the first ones
    QStringList targets;                                // of the names that were asked for
    std::optional<Error> error;                         // why it ended early
};

// The names, with all that folders among them hold, into a folder of this computer: a name below another one goes with
// that, and of a folder that is not deleted only what is not deleted. Any thread.
ExtractReport extractNames(const VolumeFiles& files, const std::vector<std::uint32_t>& names,
                           const QString& folder, bool overwrite, Progress& progress);

// The same in a worker. Lives in the GUI thread; destroying it cancels, and no half file stays.
class ExtractJob : public QObject {
    Q_OBJECT

 public:
    ExtractJob(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names, QString folder,
               QObject* parent = nullptr);

    void start(bool overwrite);
    void cancel() { work_->cancel(); }
    bool running() const { return work_->running(); }
    const LongWork& work() const { return *work_; }
    const ExtractReport& report() const { return *report_; }  // once it has finished
    const QString& folder() const { return folder_; }

 Q_SIGNALS:
    void ticked();
    void finished();

 private:
    std::shared_ptr<const VolumeFiles> files_;
    std::vector<std::uint32_t> names_;
    QString folder_;
    LongWork* work_;
    std::shared_ptr<ExtractReport> report_;
};

}  // namespace sectorsmith::gui
