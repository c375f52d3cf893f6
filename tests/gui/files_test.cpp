// SPDX-License-Identifier: GPL-3.0-or-later
// The files of volumes in the window.
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QUrl>

#include "gui/disks/disks_panel.h"
#include "gui/disks/strip_map.h"
#include "gui/files/extent_model.h"
#include "gui/files/file_list_model.h"
#include "gui/files/files_controller.h"
#include "gui/files/files_panel.h"
#include "gui/files/folder_model.h"
#include "gui/session/text.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

class FilesWindow : public ::testing::Test {
 protected:
    void start(const std::string& image, int volume = -1) {
        image_ = image;
        sum_ = testing::contentSum(image);
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1280, 900);
        window->show();
        window->activateWindow();
        panel = window->findChild<FilesPanel*>();
        ASSERT_NE(panel, nullptr);
        tab = window->openSpec({QString::fromStdString(image), false, 0});
        ASSERT_TRUE(
            waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
        EXPECT_EQ(tab->session()->findChild<FilesController*>(), nullptr) << "read before anybody asked";
        child<QToolButton>(*tab, "files")->click();
        ASSERT_TRUE(panel->isVisible());
        if (volume >= 0) {
            ASSERT_TRUE(settle());
            panel->controller()->choose(volume);
        }
        ASSERT_TRUE(settle());
    }
    void TearDown() override {
        window.reset();
        if (image_.empty()) return;
        EXPECT_EQ(testing::contentSum(image_), sum_) << "looking has written";
    }
    bool settle() {
        return waitFor([&] { return panel->controller() != nullptr && !panel->busy(); });
    }
    // The list as "name" lines.
    QStringList names() const {
        QStringList all;
        for (int i = 0; i < panel->list()->rowCount(); ++i)
            all << panel->list()->index(i, 0).data().toString();
        return all;
    }
    bool choose(const QString& name) {
        for (int i = 0; i < panel->list()->rowCount(); ++i)
            if (panel->list()->index(i, 0).data().toString() == name) {
                panel->listView()->setCurrentIndex(panel->list()->index(i, 0));
                return true;
            }
        return false;
    }
    bool enter(const QString& name) {
        if (!choose(name)) return false;
        Q_EMIT panel->listView()->activated(panel->listView()->currentIndex());
        return settle();
    }
    bool type(const char* text) {
        panel->searchLine()->setFocus();
        panel->searchLine()->clear();
        // QTest knows the keys of ASCII alone.
        if (const QString typed = QString::fromUtf8(text); typed.toLatin1() == QByteArray(text))
            QTest::keyClicks(panel->searchLine(), typed);
        else panel->searchLine()->insert(typed);
        return settle();
    }
    QString ownerShown() const {
        for (const QLabel* label : window->statusBar()->findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Usage at the cursor")) return label->text();
        return {};
    }
    QPushButton* button(const char* text) const {
        for (QPushButton* one : panel->findChildren<QPushButton*>())
            if (one->text().remove(u'&') == QString::fromUtf8(text)) return one;
        return nullptr;
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
    FilesPanel* panel = nullptr;
    DocumentTab* tab = nullptr;

 private:
    std::string image_, sum_;
};

class ExtFiles : public FilesWindow {
 protected:
    void SetUp() override {
        if (!testing::haveShell() || !testing::haveProgram("mke2fs"))
            GTEST_SKIP() << "e2fsprogs is not installed";
        image = (folder.path() / "disk.img").string();
        ASSERT_EQ(
            testing::run("cd '" + folder.path().string() +
                         "' && mkdir -p s/docs/deep s/empty && printf hello > s/docs/letter.txt && "
                         "ln -s ../../outside s/docs/link && seq 20000 > s/docs/deep/numbers && "
                         ": > s/docs/$(printf 'na\\303\\257ve') && "
                         "touch -d '2021-02-03 04:05:06 UTC' s/docs/letter.txt && truncate -s 8M disk.img && "
                         "mke2fs -q -F -t ext4 -b 1024 -d s disk.img")
                .exitCode,
            0);
    }
    // Where debugfs says that a file's first block is, bytes.
    std::uint64_t blockOf(const char* path) const {
        const auto blocks =
            testing::run("debugfs -R 'blocks " + std::string(path) + "' '" + image + "' 2>/dev/null");
        return std::stoull(blocks.out) * 1024;
    }
    std::string image;
};

TEST_F(ExtFiles, FoldersAreBrowsed) {
    start(image);
    EXPECT_EQ(names(),
              (QStringList{QStringLiteral("docs"), QStringLiteral("empty"), QStringLiteral("lost+found")}));
    const QModelIndex root = panel->folders()->index(0, 0);
    EXPECT_EQ(panel->folders()->rowCount(root), 3);
    ASSERT_TRUE(enter(QStringLiteral("docs")));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("deep"), QStringLiteral("letter.txt"),
                                    QStringLiteral("link"), QString::fromUtf8("na\xC3\xAFve")}));
    EXPECT_EQ(panel->folderView()->currentIndex().data().toString(), QStringLiteral("docs"));
    const auto cell = [&](int row, int column) {
        return panel->list()->index(row, column).data().toString();
    };
    EXPECT_EQ(cell(0, FileListModel::KindColumn), QStringLiteral("Folder"));
    EXPECT_EQ(cell(1, FileListModel::SizeColumn), sizeText(5));
    EXPECT_EQ(cell(1, FileListModel::KindColumn), QStringLiteral("TXT file"));
    EXPECT_EQ(cell(1, FileListModel::ModifiedColumn), shownTime(FileTime::of(1612325106)));
    EXPECT_EQ(cell(2, FileListModel::KindColumn), QStringLiteral("Link"));
    // By size: a click on the column's head, and another one.
    auto* header = panel->listView()->header();
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        header->setSortIndicator(FileListModel::SizeColumn, order);
        ASSERT_TRUE(settle());
        const QStringList sorted = names();
        EXPECT_EQ(sorted.indexOf(QStringLiteral("link")) > sorted.indexOf(QStringLiteral("letter.txt")),
                  order == Qt::AscendingOrder);
    }
    button("Up")->click();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(names().contains(QStringLiteral("docs")));
    EXPECT_TRUE(panel->status().contains(QStringLiteral("3")));
}

TEST_F(ExtFiles, SearchAsOneTypes) {
    start(image);
    ASSERT_TRUE(type("LETT"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("letter.txt")});
    EXPECT_EQ(panel->list()->index(0, FileListModel::FolderColumn).data().toString(),
              QStringLiteral("/docs"));
    EXPECT_FALSE(panel->listView()->isColumnHidden(FileListModel::FolderColumn));
    ASSERT_TRUE(type("NAI\xCC\x88V"));
    EXPECT_EQ(names(), QStringList{QString::fromUtf8("na\xC3\xAFve")});
    ASSERT_TRUE(type("deep/NUM"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("numbers")});
    ASSERT_TRUE(type("l*t"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("letter.txt")});
    ASSERT_TRUE(type("nothing like it"));
    EXPECT_EQ(names(), QStringList());
    EXPECT_EQ(panel->status(), QStringLiteral("0 found"));
    ASSERT_TRUE(type("[z-a]"));
    EXPECT_TRUE(panel->status().contains(QStringLiteral("z-a"))) << panel->status().toStdString();
    // What was found is shown in its folder.
    ASSERT_TRUE(type("numbers"));
    ASSERT_TRUE(choose(QStringLiteral("numbers")));
    QMenu menu;
    panel->fillMenu(&menu);
    EXPECT_EQ(sharedMnemonics(menu), QStringList());
    menu.actions().back()->trigger();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->searchLine()->text().isEmpty());
    EXPECT_EQ(panel->folderView()->currentIndex().data().toString(), QStringLiteral("deep"));
    EXPECT_EQ(panel->listView()->currentIndex().data().toString(), QStringLiteral("numbers"));
}

TEST_F(ExtFiles, TheContentOfAFileOpensInATabOfItsOwn) {
    start(image);
    ASSERT_TRUE(type("numbers"));
    ASSERT_TRUE(choose(QStringLiteral("numbers")));
    QMenu menu;
    panel->fillMenu(&menu);
    for (QAction* action : menu.actions())
        if (action->text().remove(u'&') == QStringLiteral("Open the content")) action->trigger();
    ASSERT_TRUE(waitFor([&] {
        return window->tabs()->count() == 2 && window->currentSession() != nullptr &&
               window->currentSession() != tab->session();
    }));
    const auto bytes = readBytes(*window->currentSession()->source(), 0, 6);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()), "1\n2\n3\n");
    EXPECT_FALSE(window->currentSession()->readOnlyReason().isEmpty());
    // A folder has none.
    window->tabs()->setCurrentIndex(0);
    ASSERT_TRUE(type("deep"));
    ASSERT_TRUE(choose(QStringLiteral("deep")));
    QMenu ofFolder;
    panel->fillMenu(&ofFolder);
    for (const QAction* action : ofFolder.actions())
        EXPECT_NE(action->text().remove(u'&'), QStringLiteral("Open the content"));
}

TEST_F(ExtFiles, AFileIsShownOnTheDiskAndTheByteNamesItsFile) {
    start(image);
    const std::uint64_t block = blockOf("/docs/deep/numbers");
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    // From the byte to the file.
    tab->session()->goTo(block + 10);
    EXPECT_EQ(ownerShown(), QStringLiteral("/docs/deep/numbers"));
    EXPECT_TRUE(tab->hexView()->toolTipAt(block + 10).contains(QStringLiteral("/docs/deep/numbers, byte 10")))
        << tab->hexView()->toolTipAt(block + 10).toStdString();
    tab->session()->goTo(1024);
    EXPECT_TRUE(ownerShown().contains(QStringLiteral("superblock"))) << ownerShown().toStdString();
    tab->session()->goTo(block + 2000);
    for (QAction* action : window->menus().menu(Menu::Bytes)->actions())
        if (action->text().remove(u'&') == QStringLiteral("Show the file")) action->trigger();
    ASSERT_TRUE(settle());
    EXPECT_EQ(panel->listView()->currentIndex().data().toString(), QStringLiteral("numbers"));
    EXPECT_EQ(panel->folderView()->currentIndex().data().toString(), QStringLiteral("deep"));
    // From the file to its bytes.
    tab->session()->goTo(0);
    EXPECT_TRUE(tab->session()->fileExtents().empty());
    button("Show on the disk")->click();
    ASSERT_TRUE(settle());
    EXPECT_EQ(tab->session()->cursor(), block);
    ASSERT_FALSE(tab->session()->fileExtents().empty());
    EXPECT_EQ(tab->session()->fileExtents()[0].offset, block);
    ASSERT_GE(panel->extents()->rowCount(), 1);
    EXPECT_EQ(panel->extents()->index(0, ExtentModel::OffsetColumn).data().toString(),
              QStringLiteral("0x") + QString::number(block, 16).toUpper());
    const auto marks = tab->session()->fieldsIn({block, 64});
    ASSERT_FALSE(marks.empty());
    EXPECT_TRUE(marks[0].marked);
    EXPECT_EQ(marks[0].title, QStringLiteral("/docs/deep/numbers"));
    // The strip says it, too.
    StripMap* strip = tab->stripMap();
    const int x = 1 + strip->geometryOfParts().xOf(block);
    QHelpEvent help(QEvent::ToolTip, QPoint(x + 1, strip->height() / 2),
                    strip->mapToGlobal(QPoint(x + 1, 10)));
    QApplication::sendEvent(strip, &help);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("/docs/deep/numbers")))
        << QToolTip::text().toStdString();
    picture(*window, QStringLiteral("files_on_disk"));
    panel->controller()->clearShown();
    EXPECT_TRUE(tab->session()->fileExtents().empty());
    EXPECT_TRUE(tab->session()->fieldsIn({block, 64}).empty());
    // Each file in its colour.
    panel->setColored(true);
    const auto colored = tab->session()->fieldsIn({block, 64});
    ASSERT_EQ(colored.size(), 1u);
    EXPECT_EQ(colored[0].title, QStringLiteral("/docs/deep/numbers"));
    const auto other = tab->session()->fieldsIn({blockOf("/docs/letter.txt"), 16});
    ASSERT_EQ(other.size(), 1u);
    EXPECT_NE(other[0].title, colored[0].title);
    panel->setColored(false);
    EXPECT_TRUE(tab->session()->fieldsIn({block, 64}).empty());
}

TEST_F(ExtFiles, FilesAreExtractedAndNothingIsReplacedUnasked) {
    start(image);
    ASSERT_TRUE(choose(QStringLiteral("docs")));
    const QString to = QString::fromStdString((folder.path() / "to").string());
    panel->extractTo(panel->chosen(), to);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->status().startsWith(QStringLiteral("3 files"))) << panel->status().toStdString();
    const std::string at = "cd '" + folder.path().string() + "' && ";
    EXPECT_EQ(testing::run(at + "cmp s/docs/deep/numbers to/docs/deep/numbers && cmp s/docs/letter.txt "
                                "to/docs/letter.txt && test $(readlink to/docs/link) = ../../outside")
                  .exitCode,
              0);
    EXPECT_EQ(testing::run(at + "echo mine > to/docs/letter.txt").exitCode, 0);
    for (const bool replace : {false, true}) {
        panel->extractTo(panel->chosen(), to);
        QMessageBox* box = nullptr;
        ASSERT_TRUE(
            waitFor([&] { return (box = panel->findChild<QMessageBox*>()) != nullptr && box->isVisible(); }));
        for (QAbstractButton* one : box->buttons())
            if (one->text().remove(u'&') == QLatin1StringView(replace ? "Replace" : "Keep them"))
                one->click();
        ASSERT_TRUE(settle());
        QTest::qWait(1);
        EXPECT_EQ(testing::run(at + "grep -q mine to/docs/letter.txt").exitCode, replace ? 1 : 0);
    }
}

TEST_F(ExtFiles, DraggingCopiesWhenTheDropAsksForIt) {
    start(image);
    ASSERT_TRUE(enter(QStringLiteral("docs")));
    ASSERT_TRUE(choose(QStringLiteral("letter.txt")));
    const QModelIndex index = panel->listView()->currentIndex();
    EXPECT_TRUE(panel->list()->flags(index).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> data(panel->list()->mimeData({index}));
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(data->hasUrls());
    const QList<QUrl> urls = data->urls();
    ASSERT_EQ(urls.size(), 1);
    const auto copied = testing::readFile(urls[0].toLocalFile().toStdString());
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(copied.data()), copied.size()), "hello");
    EXPECT_EQ(data->urls(), urls) << "copied once";
}

TEST_F(ExtFiles, AChangedVolumeIsReadAgain) {
    start(image);
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    SourceSession* session = tab->session();
    session->setEditing(true);
    // A byte of a file changes nothing that is listed.
    const StagedWrite inFile{blockOf("/docs/letter.txt"), {std::byte{'j'}}};
    ASSERT_TRUE(session->stage({&inFile, 1}, QStringLiteral("x")));
    EXPECT_FALSE(panel->controller()->stale());
    const StagedWrite inSuperblock{1024 + 120, {std::byte{'j'}}};
    ASSERT_TRUE(session->stage({&inSuperblock, 1}, QStringLiteral("x")));
    EXPECT_TRUE(panel->controller()->stale());
    EXPECT_FALSE(session->ownerAt(blockOf("/docs/letter.txt"))) << "no answers that may be wrong";
    ASSERT_NE(button("Read again"), nullptr);
    session->discardEdits();
    button("Read again")->click();
    ASSERT_TRUE(settle());
    EXPECT_FALSE(panel->controller()->stale());
    EXPECT_TRUE(names().contains(QStringLiteral("docs")));
    EXPECT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
}

TEST_F(ExtFiles, GentleDisksAreReadWhenPeopleAsk) {
    auto opened = openPath(image, {.gentle = true});
    ASSERT_TRUE(opened);
    window = std::make_unique<MainWindow>(settingsIn(folder.path()));
    window->resize(1280, 900);
    window->show();
    panel = window->findChild<FilesPanel*>();
    tab = window->openSource(std::move(*opened), QStringLiteral("gentle"));
    tab->session()->setGentle(true);
    ASSERT_TRUE(tab->session()->gentle());
    child<QToolButton>(*tab, "files")->click();
    QTest::qWait(20);
    EXPECT_EQ(panel->controller()->state(), FilesController::State::Idle);
    EXPECT_TRUE(panel->controller()->volumes().empty());
    ASSERT_NE(button("Read the files"), nullptr);
    button("Read the files")->click();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(names().contains(QStringLiteral("docs")));
}

TEST_F(FilesWindow, SaysWhyThereAreNoFiles) {
    testing::writeFile(folder.path() / "nothing.img", std::vector<std::byte>(1 << 20));
    start((folder.path() / "nothing.img").string());
    EXPECT_EQ(panel->controller()->state(), FilesController::State::Failed);
    EXPECT_TRUE(panel->controller()->problem().contains(QStringLiteral("No file system")));
    picture(*window, QStringLiteral("files_none"));
}

TEST_F(FilesWindow, SaysThatAVolumeIsEncrypted) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_encrypted");
    start(image.string());
    EXPECT_EQ(panel->controller()->problem(), QStringLiteral("This volume is encrypted."));
    EXPECT_TRUE(panel->volumeBox()->currentText().contains(QStringLiteral("encrypted")));
}

TEST_F(FilesWindow, AVolumeOfADiskWithPartitions) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_hfsplus");
    start(image.string());
    EXPECT_TRUE(panel->volumeBox()->currentText().startsWith(QStringLiteral("#1")));
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    ASSERT_TRUE(type("a"));
    ASSERT_GT(panel->list()->rowCount(), 3);
    // Every file that was found: its first byte leads back to it.
    int shown = 0;
    for (int row = 0; row < panel->list()->rowCount() && shown < 5; ++row) {
        panel->listView()->setCurrentIndex(panel->list()->index(row, 0));
        const QString path = panel->list()->index(row, 0).data(Qt::ToolTipRole).toString();
        panel->showOnDisk();
        ASSERT_TRUE(settle());
        if (panel->controller()->pieces().empty()) continue;
        ++shown;
        EXPECT_GE(tab->session()->cursor(), 40u * 512) << "counts from the disk's start";
        const auto owner = tab->session()->ownerAt(tab->session()->cursor());
        ASSERT_TRUE(owner) << path.toStdString();
        EXPECT_TRUE(owner->detail.contains(path)) << owner->detail.toStdString() << " " << path.toStdString();
    }
    EXPECT_GT(shown, 0);
}

TEST_F(FilesWindow, NtfsStreamsInTheStructures) {
    SECTORSMITH_REAL_IMAGE(image, "ntfs");
    start(image.string());
    ASSERT_TRUE(type("desktop.ini"));
    ASSERT_TRUE(choose(QStringLiteral("desktop.ini")));
    panel->showOnDisk();
    ASSERT_TRUE(settle());
    // Resident: its bytes are in its record of the table.
    ASSERT_EQ(panel->controller()->pieces().size(), 1u);
    EXPECT_EQ(tab->session()->cursor(), panel->controller()->pieces()[0].range.offset);
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    EXPECT_TRUE(
        tab->session()->ownerAt(tab->session()->cursor())->detail.contains(QStringLiteral("desktop.ini")));
}

TEST_F(FilesWindow, SnapshotsAreStatesOfTheVolume) {
    SECTORSMITH_REAL_IMAGE(image, "made/apfs_snapshot");
    start(image.string());
    ASSERT_EQ(panel->snapshotBox()->count(), 2);
    EXPECT_TRUE(panel->snapshotBox()->isVisible());
    EXPECT_EQ(panel->snapshotBox()->currentIndex(), 0);
    const QStringList now = names();
    panel->snapshotBox()->setCurrentIndex(1);
    Q_EMIT panel->snapshotBox()->activated(1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(panel->controller()->state(), FilesController::State::Ready);
    EXPECT_FALSE(panel->controller()->snapshot().isEmpty());
    EXPECT_FALSE(names().isEmpty());
    EXPECT_EQ(panel->snapshotBox()->currentIndex(), 1);
    ASSERT_TRUE(type("file-"));
    EXPECT_GT(panel->list()->rowCount(), 5);
    picture(*window, QStringLiteral("files_snapshot"));
    // Back to now at once: its names are still there.
    panel->snapshotBox()->setCurrentIndex(0);
    Q_EMIT panel->snapshotBox()->activated(0);
    EXPECT_EQ(panel->controller()->state(), FilesController::State::Ready);
    panel->searchLine()->clear();
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), now);
}

TEST_F(FilesWindow, ManyFilesAreFetchedAsPeopleScroll) {
    SECTORSMITH_REAL_IMAGE(image, "made/hfsplus_200k");
    start(image.string());
    ASSERT_TRUE(type("e"));
    EXPECT_GT(panel->list()->names().size(), 100'000u);
    const int before = panel->list()->rowCount();
    EXPECT_GE(before, FileListModel::step);
    EXPECT_LE(before, 2 * FileListModel::step);  // a view may ask for some more at once
    panel->listView()->scrollToBottom();
    EXPECT_TRUE(waitFor([&] { return panel->list()->rowCount() > before; }));
    const std::uint32_t last = panel->list()->names().back();
    panel->showName(last);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(panel->listView()->currentIndex().isValid());
    EXPECT_EQ(panel->list()->nameOf(panel->listView()->currentIndex()), last);
    picture(*window, QStringLiteral("files_200k"));
}

TEST_F(FilesWindow, TabsHaveTheirOwnFiles) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(testing::copySampleDisk(folder.path() / "disk.img"));
    start((folder.path() / "disk.img").string());
    EXPECT_EQ(panel->volumeBox()->count(), 4);
    EXPECT_TRUE(panel->volumeBox()->currentText().startsWith(QStringLiteral("#4"))) << "the largest";
    EXPECT_TRUE(names().contains(QStringLiteral("$MFT")));
    picture(*window, QStringLiteral("files"));
    panel->controller()->choose(0);
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), QStringList{QStringLiteral("EFI")});
    testing::writeFile(folder.path() / "nothing.img", std::vector<std::byte>(1 << 20));
    DocumentTab* other =
        window->openSpec({QString::fromStdString((folder.path() / "nothing.img").string()), false, 0});
    ASSERT_TRUE(waitFor([&] { return other->session() != nullptr; }));
    ASSERT_TRUE(waitFor([&] {
        return panel->controller() != nullptr && panel->controller()->session() == other->session();
    }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), QStringList());
    window->tabs()->setCurrentIndex(0);
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), QStringList{QStringLiteral("EFI")});
    EXPECT_EQ(panel->volumeBox()->currentIndex(), 0);
    // A file of another partition than the one that is shown.
    const auto& volumes = panel->controller()->volumes();
    tab->session()->goTo(volumes[3].offset);
    panel->showFileAtCursor();
    ASSERT_TRUE(waitFor([&] { return !panel->busy() && panel->listView()->currentIndex().isValid(); }));
    EXPECT_EQ(panel->volumeBox()->currentIndex(), 3);
    EXPECT_EQ(panel->listView()->currentIndex().data().toString(), QStringLiteral("$Boot"));
    EXPECT_EQ(sharedMnemonics(*window->menus().menu(Menu::Bytes)), QStringList());
}

TEST_F(FilesWindow, VolumesOfAContainerAreInTheListOfDisks) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(testing::copySampleDisk(folder.path() / "disk.img"));
    start((folder.path() / "disk.img").string());
    auto* disks = window->findChild<DisksPanel*>();
    const QAbstractItemModel* model = disks->view()->model();
    QModelIndex volume;
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int i = 0; i < model->rowCount(parent); ++i) {
            open.push_back(model->index(i, 0, parent));
            if (open.back().data(DisksPanel::VolumeRole).isValid()) volume = open.back();
        }
    }
    ASSERT_TRUE(volume.isValid());
    EXPECT_EQ(volume.data().toString(), QStringLiteral("Macintosh HD"));
    EXPECT_EQ(volume.parent().data(DisksPanel::SpecRole).toString(),
              tab->request().spec + QStringLiteral("#2"));
    EXPECT_FALSE(panel->volumeBox()->currentText().contains(QStringLiteral("Macintosh HD")));
    Q_EMIT disks->view()->activated(volume);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->volumeBox()->currentText().contains(QStringLiteral("Macintosh HD")))
        << panel->volumeBox()->currentText().toStdString();
    EXPECT_EQ(window->tabs()->count(), 1) << "it is open already";
}

}  // namespace
}  // namespace sectorsmith::gui
