// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTemporaryDir>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/files/files_controller.h"

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTreeView;
class QVBoxLayout;

namespace sectorsmith::gui {

class ContentOpening;
class ExtentModel;
class Extraction;
class FileLister;
class FileListModel;
class FolderModel;
class NoticeBar;

// Folders, a list of files, where one of them lies, and what can be done with those that are chosen. What the list holds
// FileLister decides, and what becomes of copied files Extraction.
class FilesBrowser : public QWidget {
    Q_OBJECT

 public:
    explicit FilesBrowser(QWidget* parent = nullptr);

    // nullptr: nothing to show.
    void setController(FilesController* controller);
    // Shows what the controller has read now. Deleted files, where there are some, come up first.
    void setFiles(std::shared_ptr<const VolumeFiles> files);
    const std::shared_ptr<const VolumeFiles>& files() const { return files_; }
    // What is searched for; empty: the chosen folder is shown.
    void setSearch(const QString& text);

    QTreeView* folderView() const { return tree_; }
    QTreeView* listView() const { return list_; }
    FolderModel* folders() const { return folders_; }
    FileListModel* list() const { return listModel_; }
    ExtentModel* extents() const { return extentModel_; }
    QString status() const;
    QString emptyText() const;  // what stands in place of an empty list
    void showStatus(const QString& text);
    bool busy() const;

    // Shows a folder, by its file number.
    void showFolder(std::uint64_t folder);
    // Shows a name in its folder.
    void showName(std::uint32_t name);
    // The names that are chosen in the list.
    std::vector<std::uint32_t> chosen() const;
    // Copies names into a folder; what exists there is replaced only after asking.
    void extractTo(const std::vector<std::uint32_t>& names, const QString& folder);
    // What the list's menu offers for the chosen names.
    void fillMenu(QMenu* menu);
    // The first of the found files, for the keyboard.
    void goToList();

 public Q_SLOTS:
    void showOnDisk();
    void extract();
    void goUp();
    void refresh();

 Q_SIGNALS:
    // Another text is to be searched for: none, or the name of what no folder leads to.
    void searchWanted(const QString& text);
    // The content of a file, as the command names it: "disk.img#2:/Pictures/cat.jpg".
    void openWanted(const QString& spec);
    // The content of a file that the command has no such name for, or that took a password: it is open already.
    void contentOpened(const sectorsmith::OpenedSource& opened, const QString& key);

 private:
    void makeViews();
    QWidget* makeExtents();
    void connectViews();
    void relist();
    void listed(std::vector<std::uint32_t> names, const QString& status, const QString& empty);
    void selectionChanged();
    void showExtents();
    void activate(const QModelIndex& index);
    void askAboutExisting(quint64 count, const QString& folder);
    // The file has content that can be shown.
    bool hasContent(std::uint32_t name) const;
    void openContent(std::uint32_t name);

    QPointer<FilesController> controller_;
    std::shared_ptr<const VolumeFiles> files_;
    QString search_, listStatus_;
    QPointer<NoticeBar> staleNotice_;
    QVBoxLayout* box_;
    QSplitter* splitter_;
    QTreeView* tree_;
    QTreeView* list_;
    QLabel* empty_;
    QWidget* extentPane_ = nullptr;
    QLabel* extentTitle_ = nullptr;
    QTreeView* extentView_ = nullptr;
    QLabel* status_;
    QPushButton* up_;
    QPushButton* onDisk_;
    QPushButton* extract_;
    QProgressBar* progress_;
    QPushButton* stop_;
    FolderModel* folders_;
    FileListModel* listModel_;
    ExtentModel* extentModel_;
    FileLister* lister_;
    Extraction* extraction_;
    ContentOpening* opening_;
    std::optional<std::uint32_t> nameToShow_;
    std::shared_ptr<QTemporaryDir> dragged_;
    bool filling_ = false;
};

}  // namespace sectorsmith::gui
