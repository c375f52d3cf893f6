// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <QMimeData>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "ops/volume_files.h"

namespace sectorsmith::gui {

// A name on one line: what is not text, and what would break the line, is replaced.
QString shownName(std::string_view name);
// In the reader's time zone; empty: no time.
QString shownTime(FileTime time);

// Names of a volume with what is recorded of their files: a folder's, or what was found. Shows more rows as people scroll.
class FileListModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column {
        NameColumn,
        SizeColumn,
        ModifiedColumn,
        CreatedColumn,
        KindColumn,
        FolderColumn,
        RemainsColumn,  // how much of a deleted file can be copied out
        columns
    };
    static constexpr int step = 5000;  // rows more at a time

    explicit FileListModel(QObject* parent = nullptr);

    // `names`: numbers of FileIndex::names(), in the order to show.
    void setNames(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names);
    const std::vector<std::uint32_t>& names() const { return names_; }
    std::uint32_t nameOf(const QModelIndex& index) const {
        return names_[static_cast<std::size_t>(index.row())];
    }
    const VolumeFiles* files() const { return files_.get(); }
    // The index of a name, with its row fetched; invalid: it is not among them.
    QModelIndex indexOf(std::uint32_t name);

    // What dragging names out gives; without it they cannot be dragged.
    void setMimeMaker(std::function<QMimeData*(const std::vector<std::uint32_t>&)> maker) {
        maker_ = std::move(maker);
    }
    Column sortColumn() const { return sortColumn_; }
    Qt::SortOrder sortOrder() const { return sortOrder_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }
    // Asks for it: sortWanted() follows, and setNames() from whoever has sorted.
    void sort(int column, Qt::SortOrder order) override;

 Q_SIGNALS:
    void sortWanted();

 private:
    QVariant remains(std::uint32_t name, int role) const;
    QString kindOf(const FileIndex::File* file, std::string_view name) const;

    std::shared_ptr<const VolumeFiles> files_;
    std::vector<std::uint32_t> names_;
    int shown_ = 0;
    Column sortColumn_ = NameColumn;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
    QIcon folder_, file_, link_;
    std::function<QMimeData*(const std::vector<std::uint32_t>&)> maker_;
};

// Sorts names as the list shows them; `names` come by name. `foldersFirst`: where they are sorted by name.
void sortNames(const VolumeFiles& files, std::vector<std::uint32_t>& names, FileListModel::Column column,
               Qt::SortOrder order, bool foldersFirst);

}  // namespace sectorsmith::gui
