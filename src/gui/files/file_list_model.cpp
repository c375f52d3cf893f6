// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_list_model.h"

#include <QDateTime>
#include <QFont>
#include <QLocale>
#include <algorithm>
#include <unordered_map>

#include "gui/files/remains_text.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

constexpr qsizetype longestEnding = 5;

// Deleted files first, those of which the most is left before the others.
double remainsKey(const VolumeFiles& files, std::uint32_t name) {
    const DeletedFiles::File* remains = files.remains(files.names().names()[name].file);
    if (remains == nullptr) return 2;
    const FileIndex::File* file = files.search().file(files.names(), name);
    if (remains->verdict != Verdict::Partly || file == nullptr || file->size == 0)
        return remains->verdict == Verdict::Whole ? 0 : 1;
    return 1 - static_cast<double>(remains->kept) / static_cast<double>(file->size);
}

// The times of two files, those without one last.
std::int64_t timeKey(FileTime time) { return time.nanoseconds; }

}  // namespace

QString shownName(std::string_view name) {
    QString text = toQString(name);
    for (QChar& c : text)
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            c = QChar::ReplacementCharacter;
    return text;
}

QString shownTime(FileTime time) {
    if (time.nanoseconds == FileTime::none) return {};
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time.nanoseconds / 1'000'000),
                              QLocale::ShortFormat);
}

FileListModel::FileListModel(QObject* parent)
    : QAbstractTableModel(parent),
      folder_(icon("folder")),
      file_(icon("text-x-generic")),
      link_(icon("emblem-symbolic-link")) {}

void FileListModel::setNames(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names) {
    beginResetModel();
    files_ = std::move(files);
    names_ = std::move(names);
    shown_ = static_cast<int>(std::min<std::size_t>(names_.size(), step));
    endResetModel();
}

QModelIndex FileListModel::indexOf(std::uint32_t name) {
    const auto it = std::ranges::find(names_, name);
    if (it == names_.end()) return {};
    const auto row = static_cast<int>(it - names_.begin());
    while (row >= shown_) fetchMore({});
    return index(row, 0);
}

int FileListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : shown_; }
int FileListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

bool FileListModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && static_cast<std::size_t>(shown_) < names_.size();
}

void FileListModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    const auto more =
        static_cast<int>(std::min<std::size_t>(names_.size() - static_cast<std::size_t>(shown_), step));
    beginInsertRows({}, shown_, shown_ + more - 1);
    shown_ += more;
    endInsertRows();
}

QString FileListModel::kindOf(const FileIndex::File* file, std::string_view name) const {
    switch (file == nullptr ? FileKind::Unknown : file->kind) {
        case FileKind::Folder: return tr("Folder");
        case FileKind::Link: return tr("Link");
        case FileKind::CharacterDevice: return tr("Character device");
        case FileKind::BlockDevice: return tr("Block device");
        case FileKind::Pipe: return tr("Pipe");
        case FileKind::Socket: return tr("Socket");
        case FileKind::Unknown: return tr("Unknown");
        case FileKind::File: break;
    }
    const QString text = shownName(name);
    const QString ending = text.section(u'.', -1);
    const bool plain = ending.size() < text.size() && !ending.isEmpty() && ending.size() <= longestEnding &&
                       std::ranges::all_of(ending, [](QChar c) { return c.isLetterOrNumber(); });
    //: A kind of file by the end of its name: “JPG file”
    return plain ? tr("%1 file").arg(ending.toUpper()) : tr("File");
}

QVariant FileListModel::remains(std::uint32_t name, int role) const {
    const std::uint64_t number = files_->names().names()[name].file;
    const DeletedFiles::File* remains = files_->remains(number);
    const FileIndex::File* file = files_->search().file(files_->names(), name);
    const std::uint64_t size = file == nullptr ? 0 : file->size;
    const bool folder = files_->isFolder(number);
    const bool grey =
        files_->isDeleted(number) || (remains != nullptr && remains->verdict == Verdict::NameOnly && !folder);
    if (role == Qt::ForegroundRole) return grey ? QVariant(deletedColor()) : QVariant();
    if (remains == nullptr || (folder && !files_->isDeleted(number))) return {};
    if (role == Qt::DisplayRole) return remainsText(*remains, size, folder);
    if (role == Qt::ToolTipRole) return remainsDetails(*remains, size, folder).join(u'\n');
    return {};
}

QVariant FileListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= shown_ || files_ == nullptr) return {};
    const std::uint32_t number = nameOf(index);
    const FileIndex::Name& name = files_->names().names()[number];
    const FileIndex::File* file = files_->search().file(files_->names(), number);
    const FileKind kind = file == nullptr ? FileKind::Unknown : file->kind;
    if (role == Qt::TextAlignmentRole && index.column() == SizeColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::DecorationRole && index.column() == NameColumn)
        return kind == FileKind::Folder ? folder_ : kind == FileKind::Link ? link_ : file_;
    if (role == Qt::ForegroundRole || index.column() == RemainsColumn) return remains(number, role);
    if (role == Qt::FontRole && files_->isDeleted(name.file)) {
        QFont slanted;
        slanted.setItalic(true);
        return slanted;
    }
    if (role == Qt::ToolTipRole) {
        if (index.column() == NameColumn || index.column() == FolderColumn)
            return plainTip(QStringList{shownName(files_->pathOf(name)), remains(number, role).toString()}
                                .join(u'\n')
                                .trimmed());
        if (index.column() == SizeColumn && kind != FileKind::Folder && file != nullptr)
            return otherSizeText(file->size);
        return {};
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case NameColumn: return shownName(files_->names().text(name));
        case SizeColumn:
            return file == nullptr || kind == FileKind::Folder ? QString() : sizeText(file->size);
        case ModifiedColumn: return file == nullptr ? QString() : shownTime(file->modified);
        case CreatedColumn: return file == nullptr ? QString() : shownTime(file->created);
        case KindColumn: return kindOf(file, files_->names().text(name));
        case FolderColumn: {
            const std::string path = files_->pathOf(name);
            const std::size_t slash = path.rfind('/');
            return shownName(slash == 0 ? "/" : path.substr(0, slash));
        }
        default: return {};
    }
}

QVariant FileListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case NameColumn: return tr("Name");
        case SizeColumn: return tr("Size");
        case ModifiedColumn: return tr("Modified");
        case CreatedColumn: return tr("Created");
        case KindColumn: return tr("Kind");
        case FolderColumn: return tr("Folder");
        //: How much of a deleted file can be copied out
        case RemainsColumn: return tr("Recoverable");
        default: return {};
    }
}

Qt::ItemFlags FileListModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    return index.isValid() && maker_ ? plain | Qt::ItemIsDragEnabled : plain;
}

QStringList FileListModel::mimeTypes() const { return {QStringLiteral("text/uri-list")}; }

QMimeData* FileListModel::mimeData(const QModelIndexList& indexes) const {
    if (!maker_) return nullptr;
    std::vector<std::uint32_t> names;
    for (const QModelIndex& index : indexes)
        if (index.column() == NameColumn) names.push_back(nameOf(index));
    return names.empty() ? nullptr : maker_(names);
}

void FileListModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= columns) return;
    sortColumn_ = static_cast<Column>(column);
    sortOrder_ = order;
    Q_EMIT sortWanted();
}

void sortNames(const VolumeFiles& files, std::vector<std::uint32_t>& names, FileListModel::Column column,
               Qt::SortOrder order, bool foldersFirst) {
    const auto fileOf = [&](std::uint32_t name) { return files.search().file(files.names(), name); };
    const bool down = order == Qt::DescendingOrder;
    const auto by = [&](const auto& key) {
        std::ranges::stable_sort(names, [&](std::uint32_t a, std::uint32_t b) {
            return down ? key(b) < key(a) : key(a) < key(b);
        });
    };
    const auto isFolder = [&](std::uint32_t name) {
        const FileIndex::File* file = fileOf(name);
        return file != nullptr && file->kind == FileKind::Folder;
    };
    switch (column) {
        case FileListModel::NameColumn:
        case FileListModel::columns:
            if (down) std::ranges::reverse(names);
            if (foldersFirst) std::ranges::stable_partition(names, isFolder);
            return;
        case FileListModel::SizeColumn:
            return by([&](std::uint32_t name) {
                const FileIndex::File* file = fileOf(name);
                return file == nullptr || file->kind == FileKind::Folder ? std::uint64_t{0} : file->size;
            });
        case FileListModel::ModifiedColumn:
            return by([&](std::uint32_t name) {
                return fileOf(name) == nullptr ? FileTime::none : timeKey(fileOf(name)->modified);
            });
        case FileListModel::CreatedColumn:
            return by([&](std::uint32_t name) {
                return fileOf(name) == nullptr ? FileTime::none : timeKey(fileOf(name)->created);
            });
        case FileListModel::KindColumn:
            return by([&](std::uint32_t name) {
                const std::string_view text = files.names().text(files.names().names()[name]);
                const std::size_t dot = text.rfind('.');
                const auto kind = fileOf(name) == nullptr ? FileKind::Unknown : fileOf(name)->kind;
                const bool plain = kind == FileKind::File && dot != std::string_view::npos;
                return std::pair(kind, plain ? text.substr(dot) : std::string_view());
            });
        case FileListModel::RemainsColumn:
            return by([&](std::uint32_t name) { return remainsKey(files, name); });
        case FileListModel::FolderColumn: {
            std::unordered_map<std::uint64_t, std::string> paths;
            for (const std::uint32_t name : names) {
                const FileIndex::Name& entry = files.names().names()[name];
                if (auto [known, fresh] = paths.try_emplace(entry.parent); fresh)
                    known->second = files.pathOf(entry).substr(
                        0, files.pathOf(entry).size() - files.names().text(entry).size());
            }
            return by([&](std::uint32_t name) -> const std::string& {
                return paths.find(files.names().names()[name].parent)->second;
            });
        }
    }
}

}  // namespace sectorsmith::gui
