// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTemporaryDir>
#include <memory>
#include <optional>
#include <vector>

#include "gui/editing/notice_bar.h"
#include "gui/files/files_controller.h"
#include "gui/session/latest_work.h"
#include "gui/window/panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTreeView;

namespace sectorsmith::gui {

class ExtentModel;
class ExtractJob;
class FileListModel;
class FolderModel;

// The folders and files of a volume of the current source: to browse, to search while typing, to show where they lie, to copy
// them out. Reads once it is seen.
class FilesPanel : public Panel {
    Q_OBJECT

 public:
    explicit FilesPanel(QWidget* parent = nullptr);
    ~FilesPanel() override;
    void setSession(SourceSession* session) override;
    int wantedHeight(int windowHeight) const override;

    FilesController* controller() const { return controller_; }  // nullptr without a source
    QLineEdit* searchLine() const { return search_; }
    QTreeView* folderView() const { return tree_; }
    QTreeView* listView() const { return list_; }
    FolderModel* folders() const { return folders_; }
    FileListModel* list() const { return listModel_; }
    ExtentModel* extents() const { return extentModel_; }
    QComboBox* volumeBox() const { return volumeBox_; }
    QComboBox* snapshotBox() const { return snapshotBox_; }
    QString status() const;
    bool busy() const;  // a list is being made, or something is being read or copied

    // Reads a volume of the source: the one that begins at a byte; of a container, the one in that slot.
    void showVolume(quint64 offset, unsigned slot);
    // Shows a folder, by its file number.
    void showFolder(std::uint64_t folder);
    // Shows a name in its folder.
    void showName(std::uint32_t name);
    // The names that are chosen in the list.
    std::vector<std::uint32_t> chosen() const;
    // Copies names into a folder; what exists there is replaced only after asking.
    void extractTo(std::vector<std::uint32_t> names, const QString& folder);
    // What the list's menu offers for the chosen names.
    void fillMenu(QMenu* menu);

 public Q_SLOTS:
    // The file that has the byte at the cursor, in its folder; the volume is read first where it was not.
    void showFileAtCursor();
    void showOnDisk();
    void extract();
    void setColored(bool colored);

 Q_SIGNALS:
    void coloredChanged(bool colored);
    // The content of a file, as the command names it: "disk.img#2:/Pictures/cat.jpg".
    void openWanted(const QString& spec);

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    // A file's content as a source; empty: it has none.
    QString specOf(std::uint32_t place) const;
    QWidget* makeBrowser();
    void begin();
    void refresh();
    void fillVolumes();
    void fillSnapshots();
    void relist();
    void listed(std::vector<std::uint32_t> names, const QString& problem);
    void showStatus(const QString& text);
    void filesChanged();
    void showFileAt(quint64 offset);
    void tryToShowFile();
    void showExtents();
    void activate(const QModelIndex& index);
    void goUp();
    void extractEnded();
    void extractDone();
    bool mayExtractTo(const QString& folder);

    QPointer<SourceSession> session_;
    QPointer<FilesController> controller_;
    std::shared_ptr<const VolumeFiles> shown_;  // what the lists are about
    QComboBox* volumeBox_;
    QComboBox* snapshotBox_;
    QLineEdit* search_;
    QStackedWidget* pages_;
    QLabel* message_;
    QProgressBar* progress_;
    QPushButton* messageButton_;
    QWidget* browser_ = nullptr;
    QPointer<NoticeBar> staleNotice_;
    QSplitter* splitter_ = nullptr;
    QTreeView* tree_ = nullptr;
    QTreeView* list_ = nullptr;
    QWidget* extentPane_ = nullptr;
    QLabel* extentTitle_ = nullptr;
    QTreeView* extentView_ = nullptr;
    QLabel* status_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* onDisk_ = nullptr;
    QPushButton* extract_ = nullptr;
    QProgressBar* extractProgress_ = nullptr;
    QPushButton* extractStop_ = nullptr;
    FolderModel* folders_;
    FileListModel* listModel_;
    ExtentModel* extentModel_;
    LatestWork lister_;
    std::shared_ptr<SilentProgress> listing_;
    std::optional<std::uint32_t> nameToShow_;
    std::optional<quint64> fileWantedAt_;
    ExtractJob* job_ = nullptr;
    QPointer<SourceSession> jobSession_;
    std::shared_ptr<QTemporaryDir> dragged_;
    bool replacing_ = false;  // people said so
    bool filling_ = false;
    bool colored_ = false;
};

}  // namespace sectorsmith::gui
