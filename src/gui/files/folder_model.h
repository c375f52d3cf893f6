// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QIcon>
#include <memory>
#include <optional>
#include <vector>

#include "ops/volume_files.h"

namespace sectorsmith::gui {

// The folders of a volume. A folder's own folders are looked up when it is opened: a damaged volume's loops are as deep as
// people go.
class FolderModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    explicit FolderModel(QObject* parent = nullptr);
    ~FolderModel() override;

    // nullptr: empty.
    void setFiles(std::shared_ptr<const VolumeFiles> files, const QString& volume);
    std::uint64_t folderOf(const QModelIndex& index) const;  // its file number
    // The item below the volume's own that stands for all its deleted files; invalid where they were not searched for.
    QModelIndex deletedFiles() const;
    bool isDeletedFiles(const QModelIndex& index) const { return index.isValid() && index == deletedFiles(); }
    // The item of a folder, by one of its paths; the items above are fetched. Invalid: no path from the root leads there.
    QModelIndex indexOf(std::uint64_t folder);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;

 private:
    struct Node;
    Node* nodeOf(const QModelIndex& index) const;

    std::shared_ptr<const VolumeFiles> files_;
    QString volume_;
    QIcon icon_, volumeIcon_, deletedIcon_;
    std::unique_ptr<Node> root_;     // of the volume's root folder
    std::unique_ptr<Node> deleted_;  // all deleted files
};

}  // namespace sectorsmith::gui
