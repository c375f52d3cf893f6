// SPDX-License-Identifier: GPL-3.0-or-later
// What the list of files shows: a folder, all deleted files, or what was searched for, found and sorted in a worker.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "gui/files/file_list_model.h"
#include "gui/session/latest_work.h"

namespace sectorsmith::gui {

struct ListWish {
    QString text;               // searched for in the whole volume; empty: the folder is shown
    std::uint64_t folder = 0;   // its file number
    bool deletedFiles = false;  // all that were deleted, instead of a folder
    FileListModel::Column column = FileListModel::NameColumn;
    Qt::SortOrder order = Qt::AscendingOrder;
};

// Lives in the GUI thread. Knows no widget.
class FileLister : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;
    ~FileLister() override;

    // listed() follows; the latest wish alone counts.
    void list(std::shared_ptr<const VolumeFiles> files, const ListWish& wish);
    void forget();
    bool running() const { return work_.running(); }

 Q_SIGNALS:
    // `status`: how many there are, or why there are none. `empty`: a sentence to show in place of an empty list.
    void listed(const std::vector<std::uint32_t>& names, const QString& status, const QString& empty);

 private:
    LatestWork work_;
    std::shared_ptr<SilentProgress> progress_;
};

}  // namespace sectorsmith::gui
