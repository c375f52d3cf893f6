// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/folder_model.h"

#include <QLocale>
#include <algorithm>

#include "gui/files/file_list_model.h"
#include "gui/files/remains_text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {
constexpr int deepestPath = 1024;
}

struct FolderModel::Node {
    std::uint64_t file = 0;
    std::uint32_t name = 0;  // FileIndex::names(); of the root, nothing
    Node* parent = nullptr;
    int row = 0;
    bool fetched = false;
    mutable std::optional<bool> holdsFolders;
    std::vector<std::unique_ptr<Node>> folders;
};

FolderModel::FolderModel(QObject* parent)
    : QAbstractItemModel(parent),
      icon_(icon("folder")),
      volumeIcon_(icon("drive-partition")),
      deletedIcon_(icon("edit-delete")) {}
FolderModel::~FolderModel() = default;

void FolderModel::setFiles(std::shared_ptr<const VolumeFiles> files, const QString& volume) {
    beginResetModel();
    files_ = std::move(files);
    volume_ = volume;
    root_.reset();
    deleted_.reset();
    if (files_ != nullptr) {
        root_ = std::make_unique<Node>();
        root_->file = files_->names().root();
    }
    if (files_ != nullptr && files_->deleted() != nullptr && files_->state().present()) {
        deleted_ = std::make_unique<Node>();
        deleted_->file = root_->file;
        deleted_->row = 1;
        deleted_->fetched = true;
    }
    endResetModel();
}

FolderModel::Node* FolderModel::nodeOf(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : nullptr;
}

std::uint64_t FolderModel::folderOf(const QModelIndex& index) const {
    const Node* node = nodeOf(index);
    return node == nullptr ? 0 : node->file;
}

QModelIndex FolderModel::deletedFiles() const {
    return deleted_ == nullptr ? QModelIndex() : createIndex(1, 0, deleted_.get());
}

QModelIndex FolderModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    const Node* node = nodeOf(parent);
    if (node == nullptr) return createIndex(row, column, row == 0 ? root_.get() : deleted_.get());
    return createIndex(row, column, node->folders[static_cast<std::size_t>(row)].get());
}

QModelIndex FolderModel::parent(const QModelIndex& index) const {
    const Node* node = nodeOf(index);
    if (node == nullptr || node->parent == nullptr) return {};
    return createIndex(node->parent->row, 0, node->parent);
}

int FolderModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0) return 0;
    const Node* node = nodeOf(parent);
    return node == nullptr ? (root_ ? 1 : 0) + (deleted_ ? 1 : 0) : static_cast<int>(node->folders.size());
}

int FolderModel::columnCount(const QModelIndex&) const { return 1; }

bool FolderModel::hasChildren(const QModelIndex& parent) const {
    if (parent.column() > 0) return false;
    const Node* node = nodeOf(parent);
    if (node == nullptr) return root_ != nullptr;
    if (node->fetched) return !node->folders.empty();
    if (!node->holdsFolders) {
        const FileIndex::Range range = files_->names().children(node->file);
        node->holdsFolders = false;
        for (std::size_t i = range.first; i < range.end && !*node->holdsFolders; ++i) {
            const FileIndex::File* file =
                files_->search().file(files_->names(), static_cast<std::uint32_t>(i));
            node->holdsFolders = file != nullptr && file->kind == FileKind::Folder;
        }
    }
    return *node->holdsFolders;
}

bool FolderModel::canFetchMore(const QModelIndex& parent) const {
    const Node* node = nodeOf(parent);
    return node != nullptr && !node->fetched && hasChildren(parent);
}

void FolderModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    Node* node = nodeOf(parent);
    std::vector<std::unique_ptr<Node>> folders;
    for (const std::uint32_t name : files_->folder(node->file)) {
        const FileIndex::File* file = files_->search().file(files_->names(), name);
        if (file == nullptr || file->kind != FileKind::Folder) continue;
        auto child = std::make_unique<Node>();
        child->file = file->file;
        child->name = name;
        child->parent = node;
        child->row = static_cast<int>(folders.size());
        folders.push_back(std::move(child));
    }
    beginInsertRows(parent, 0, static_cast<int>(folders.size()) - 1);
    node->folders = std::move(folders);
    node->fetched = true;
    endInsertRows();
}

QModelIndex FolderModel::indexOf(std::uint64_t folder) {
    if (!root_) return {};
    std::vector<std::uint64_t> path;
    for (int depth = 0; folder != root_->file; ++depth) {
        const FileIndex::Name* name = files_->names().nameOf(folder);
        if (name == nullptr || depth == deepestPath) return {};
        path.push_back(folder);
        folder = name->parent;
    }
    QModelIndex at = index(0, 0);
    for (auto it = path.rbegin(); it != path.rend(); ++it) {
        fetchMore(at);
        const Node* node = nodeOf(at);
        const auto child =
            std::ranges::find_if(node->folders, [&](const auto& one) { return one->file == *it; });
        if (child == node->folders.end()) return {};
        at = createIndex((*child)->row, 0, child->get());
    }
    return at;
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
    const Node* node = nodeOf(index);
    if (node == nullptr) return {};
    if (node == deleted_.get()) {
        if (role == Qt::DecorationRole) return deletedIcon_;
        if (role != Qt::DisplayRole) return {};
        return tr("Deleted files (%1)")
            .arg(QLocale().toString(static_cast<qulonglong>(files_->deletedNames().size())));
    }
    if (role == Qt::DecorationRole) return node->parent == nullptr ? volumeIcon_ : icon_;
    if (role == Qt::ForegroundRole && node->parent != nullptr && files_->isDeleted(node->file))
        return deletedColor();
    if (role != Qt::DisplayRole) return {};
    return node->parent == nullptr ? volume_
                                   : shownName(files_->names().text(files_->names().names()[node->name]));
}

}  // namespace sectorsmith::gui
