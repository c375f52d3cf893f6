// SPDX-License-Identifier: GPL-3.0-or-later
// The files of volumes in the window: folders, search, where a file lies, whose a byte is.
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include "files_testing.h"
#include "gui/disks/disks_panel.h"
#include "gui/disks/strip_map.h"
#include "gui/files/extent_model.h"
#include "gui/files/folder_model.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {
namespace {

TEST_F(ExtFiles, FoldersAreBrowsed) {
    start(image);
    EXPECT_EQ(names(),
              (QStringList{QStringLiteral("docs"), QStringLiteral("empty"), QStringLiteral("lost+found")}));
    const QModelIndex root = panel->browser()->folders()->index(0, 0);
    EXPECT_EQ(panel->browser()->folders()->rowCount(root), 3);
    ASSERT_TRUE(enter(QStringLiteral("docs")));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("deep"), QStringLiteral("letter.txt"),
                                    QStringLiteral("link"), QString::fromUtf8("na\xC3\xAFve")}));
    EXPECT_EQ(panel->browser()->folderView()->currentIndex().data().toString(), QStringLiteral("docs"));
    const auto cell = [&](int row, int column) {
        return panel->browser()->list()->index(row, column).data().toString();
    };
    EXPECT_EQ(cell(0, FileListModel::KindColumn), QStringLiteral("Folder"));
    EXPECT_EQ(cell(1, FileListModel::SizeColumn), sizeText(5));
    EXPECT_EQ(cell(1, FileListModel::KindColumn), QStringLiteral("TXT file"));
    EXPECT_EQ(cell(1, FileListModel::ModifiedColumn), shownTime(FileTime::of(1612325106)));
    EXPECT_EQ(cell(2, FileListModel::KindColumn), QStringLiteral("Link"));
    // By size: a click on the column's head, and another one.
    auto* header = panel->browser()->listView()->header();
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
    EXPECT_TRUE(panel->browser()->status().contains(QStringLiteral("3")));
}

TEST_F(ExtFiles, SearchAsOneTypes) {
    start(image);
    ASSERT_TRUE(type("LETT"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("letter.txt")});
    EXPECT_EQ(panel->browser()->list()->index(0, FileListModel::FolderColumn).data().toString(),
              QStringLiteral("/docs"));
    EXPECT_FALSE(panel->browser()->listView()->isColumnHidden(FileListModel::FolderColumn));
    ASSERT_TRUE(type("NAI\xCC\x88V"));
    EXPECT_EQ(names(), QStringList{QString::fromUtf8("na\xC3\xAFve")});
    ASSERT_TRUE(type("deep/NUM"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("numbers")});
    ASSERT_TRUE(type("l*t"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("letter.txt")});
    ASSERT_TRUE(type("nothing like it"));
    EXPECT_EQ(names(), QStringList());
    EXPECT_EQ(panel->browser()->status(), QStringLiteral("0 found"));
    ASSERT_TRUE(type("[z-a]"));
    EXPECT_TRUE(panel->browser()->status().contains(QStringLiteral("z-a")))
        << panel->browser()->status().toStdString();
    // What was found is shown in its folder.
    ASSERT_TRUE(type("numbers"));
    ASSERT_TRUE(choose(QStringLiteral("numbers")));
    QMenu menu;
    panel->browser()->fillMenu(&menu);
    EXPECT_EQ(sharedMnemonics(menu), QStringList());
    menu.actions().back()->trigger();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->searchLine()->text().isEmpty());
    EXPECT_EQ(panel->browser()->folderView()->currentIndex().data().toString(), QStringLiteral("deep"));
    EXPECT_EQ(panel->browser()->listView()->currentIndex().data().toString(), QStringLiteral("numbers"));
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
    EXPECT_EQ(panel->browser()->listView()->currentIndex().data().toString(), QStringLiteral("numbers"));
    EXPECT_EQ(panel->browser()->folderView()->currentIndex().data().toString(), QStringLiteral("deep"));
    // From the file to its bytes.
    tab->session()->goTo(0);
    EXPECT_TRUE(tab->session()->fileExtents().empty());
    button("Show on the disk")->click();
    ASSERT_TRUE(settle());
    EXPECT_EQ(tab->session()->cursor(), block);
    ASSERT_FALSE(tab->session()->fileExtents().empty());
    EXPECT_EQ(tab->session()->fileExtents()[0].offset, block);
    ASSERT_GE(panel->browser()->extents()->rowCount(), 1);
    EXPECT_EQ(panel->browser()->extents()->index(0, ExtentModel::OffsetColumn).data().toString(),
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
    panel->controller()->marks()->clear();
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

TEST_F(FilesWindow, AVolumeOfADiskWithPartitions) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_hfsplus");
    start(image.string());
    EXPECT_TRUE(panel->volumeBox()->currentText().startsWith(QStringLiteral("#1")));
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    ASSERT_TRUE(type("a"));
    ASSERT_GT(panel->browser()->list()->rowCount(), 3);
    // Every file that was found: its first byte leads back to it.
    int shown = 0;
    for (int row = 0; row < panel->browser()->list()->rowCount() && shown < 5; ++row) {
        panel->browser()->listView()->setCurrentIndex(panel->browser()->list()->index(row, 0));
        const QString path = panel->browser()->list()->index(row, 0).data(Qt::ToolTipRole).toString();
        panel->browser()->showOnDisk();
        ASSERT_TRUE(settle());
        if (panel->controller()->marks()->pieces().empty()) continue;
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
    panel->browser()->showOnDisk();
    ASSERT_TRUE(settle());
    // Resident: its bytes are in its record of the table.
    ASSERT_EQ(panel->controller()->marks()->pieces().size(), 1u);
    EXPECT_EQ(tab->session()->cursor(), panel->controller()->marks()->pieces()[0].range.offset);
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    EXPECT_TRUE(
        tab->session()->ownerAt(tab->session()->cursor())->detail.contains(QStringLiteral("desktop.ini")));
}

TEST_F(FilesWindow, ManyFilesAreFetchedAsPeopleScroll) {
    SECTORSMITH_REAL_IMAGE(image, "made/hfsplus_200k");
    start(image.string());
    ASSERT_TRUE(type("e"));
    EXPECT_GT(panel->browser()->list()->names().size(), 100'000u);
    const int before = panel->browser()->list()->rowCount();
    EXPECT_GE(before, FileListModel::step);
    EXPECT_LE(before, 2 * FileListModel::step);  // a view may ask for some more at once
    panel->browser()->listView()->scrollToBottom();
    EXPECT_TRUE(waitFor([&] { return panel->browser()->list()->rowCount() > before; }));
    const std::uint32_t last = panel->browser()->list()->names().back();
    panel->browser()->showName(last);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(panel->browser()->listView()->currentIndex().isValid());
    EXPECT_EQ(panel->browser()->list()->nameOf(panel->browser()->listView()->currentIndex()), last);
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
    ASSERT_TRUE(
        waitFor([&] { return !panel->busy() && panel->browser()->listView()->currentIndex().isValid(); }));
    EXPECT_EQ(panel->volumeBox()->currentIndex(), 3);
    EXPECT_EQ(panel->browser()->listView()->currentIndex().data().toString(), QStringLiteral("$Boot"));
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
