// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files in the Files panel.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

#include "files_testing.h"
#include "gui/files/folder_model.h"

namespace sectorsmith::gui {
namespace {

class DeletedFat : public FilesWindow {
 protected:
    void SetUp() override {
        if (!testing::haveShell() || !testing::haveProgram("mkfs.fat") || !testing::haveProgram("mdel"))
            GTEST_SKIP() << "dosfstools and mtools are not installed";
        image = (folder.path() / "disk.img").string();
        // Clusters of 512 bytes. What is new has the first cluster of the first file that was deleted.
        ASSERT_EQ(
            testing::run("cd '" + folder.path().string() +
                         "' && seq 2000 > 'a long name.txt' && seq 5000 7000 > 'another name.txt' && "
                         "printf tiny > tiny && printf stays > stays && truncate -s 2M disk.img && "
                         "mkfs.fat -s 1 -F 12 disk.img >/dev/null && mmd -i disk.img ::docs && "
                         "mcopy -i disk.img 'a long name.txt' 'another name.txt' tiny stays ::docs && "
                         "mdel -i disk.img '::docs/a long name.txt' '::docs/another name.txt' ::docs/tiny && "
                         "mcopy -i disk.img stays ::new")
                .exitCode,
            0);
    }
    bool switchDeleted() {
        panel->deletedBox()->click();
        return settle();
    }
    QString remains(const QString& name) const {
        const FileListModel* list = panel->browser()->list();
        for (int i = 0; i < list->rowCount(); ++i)
            if (list->index(i, 0).data().toString() == name)
                return list->index(i, FileListModel::RemainsColumn).data().toString();
        return QStringLiteral("not in the list");
    }
    std::string image;
};

TEST_F(DeletedFat, AreListedSearchedAndGrey) {
    start(image);
    EXPECT_FALSE(panel->deletedBox()->isChecked());
    EXPECT_TRUE(panel->browser()->listView()->isColumnHidden(FileListModel::RemainsColumn));
    ASSERT_TRUE(switchDeleted());
    // All of them at once.
    EXPECT_TRUE(panel->browser()->folders()->isDeletedFiles(panel->browser()->folderView()->currentIndex()));
    EXPECT_EQ(panel->browser()->folderView()->currentIndex().data().toString(),
              QStringLiteral("Deleted files (3)"));
    EXPECT_TRUE(panel->browser()->status().startsWith(QStringLiteral("3 deleted file")));
    EXPECT_FALSE(panel->browser()->listView()->isColumnHidden(FileListModel::RemainsColumn));
    EXPECT_FALSE(panel->browser()->listView()->isColumnHidden(FileListModel::FolderColumn));
    EXPECT_EQ(remains(QStringLiteral("another name.txt")), QStringLiteral("All"));
    EXPECT_TRUE(remains(QStringLiteral("a long name.txt")).contains(QStringLiteral(" of ")))
        << remains(QStringLiteral("a long name.txt")).toStdString();
    EXPECT_EQ(sharedMnemonics(*window), QStringList());
    picture(*window, QStringLiteral("files_deleted"));
    window->resize(800, 700);
    QTest::qWait(1);
    picture(*window, QStringLiteral("files_deleted_narrow"));
    window->resize(1280, 900);
    // By how much is left.
    panel->browser()->listView()->header()->setSortIndicator(FileListModel::RemainsColumn,
                                                             Qt::DescendingOrder);
    ASSERT_TRUE(settle());
    EXPECT_EQ(names().front(), QStringLiteral("a long name.txt"));
    panel->browser()->listView()->header()->setSortIndicator(FileListModel::NameColumn, Qt::AscendingOrder);
    // One that is chosen says what is left of it.
    ASSERT_TRUE(settle());
    ASSERT_TRUE(choose(QStringLiteral("a long name.txt")));
    EXPECT_TRUE(panel->browser()->status().contains(QStringLiteral("overwritten")))
        << panel->browser()->status().toStdString();
    // In their folder, among those that are there.
    QMenu menu;
    panel->browser()->fillMenu(&menu);
    EXPECT_EQ(sharedMnemonics(menu), QStringList());
    menu.actions().back()->trigger();
    ASSERT_TRUE(settle());
    EXPECT_EQ(panel->browser()->folderView()->currentIndex().data().toString(), QStringLiteral("docs"));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("_iny"), QStringLiteral("a long name.txt"),
                                    QStringLiteral("another name.txt"), QStringLiteral("stays")}));
    EXPECT_EQ(remains(QStringLiteral("stays")), QString());
    const FileListModel* list = panel->browser()->list();
    EXPECT_TRUE(list->index(1, 0).data(Qt::ForegroundRole).isValid());
    EXPECT_FALSE(list->index(3, 0).data(Qt::ForegroundRole).isValid());
    EXPECT_TRUE(
        list->index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("/docs/a long name.txt")));
    EXPECT_TRUE(list->index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("overwritten")));
    ASSERT_TRUE(type("NAME"));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("a long name.txt"), QStringLiteral("another name.txt")}));
    EXPECT_EQ(panel->browser()->status(), QStringLiteral("2 found, 2 of them deleted"));
    panel->searchLine()->clear();
    ASSERT_TRUE(settle());
    ASSERT_TRUE(switchDeleted());
    panel->browser()->showFolder(*panel->browser()->files()->names().lookUp("/docs"));
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), QStringList{QStringLiteral("stays")});
}

TEST_F(DeletedFat, AreExtractedWithTheirVerdict) {
    start(image);
    ASSERT_TRUE(switchDeleted());
    const QString to = QString::fromStdString((folder.path() / "to").string());
    panel->browser()->listView()->selectAll();
    panel->browser()->extractTo(panel->browser()->chosen(), to);
    ASSERT_TRUE(settle());
    const QString status = panel->browser()->status();
    EXPECT_TRUE(status.startsWith(QStringLiteral("3 file"))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("a long name.txt: "))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("zeros in the copy"))) << status.toStdString();
    const auto copied = testing::readFile(folder.path() / "to" / "a long name.txt");
    const auto original = testing::readFile(folder.path() / "a long name.txt");
    ASSERT_EQ(copied.size(), original.size());
    std::size_t other = 0;
    for (std::size_t i = 0; i < copied.size(); ++i)
        if (copied[i] != original[i]) {
            ++other;
            EXPECT_EQ(copied[i], std::byte{0});
        }
    EXPECT_GT(other, 0u);
    EXPECT_LE(other, 512u);
    EXPECT_EQ(
        testing::run("cd '" + folder.path().string() + "' && cmp 'another name.txt' 'to/another name.txt'")
            .exitCode,
        0);
    // Of a folder that is there, what is there.
    panel->browser()->showFolder(panel->browser()->files()->names().root());
    ASSERT_TRUE(settle());
    ASSERT_TRUE(choose(QStringLiteral("docs")));
    panel->browser()->extractTo(panel->browser()->chosen(), to);
    ASSERT_TRUE(settle());
    EXPECT_EQ(testing::run("ls '" + to.toStdString() + "/docs'").out, "stays\n");
}

TEST_F(DeletedFat, OpenAndShowWhatWasOverwrittenAsUnreadable) {
    start(image);
    ASSERT_TRUE(switchDeleted());
    ASSERT_TRUE(choose(QStringLiteral("another name.txt")));
    expectOpensAsExtracted(QStringLiteral("another name.txt (deleted)"));
    ASSERT_TRUE(choose(QStringLiteral("a long name.txt")));
    const SourceSession* content = openContent();
    ASSERT_NE(content, nullptr);
    const auto original = testing::readFile(folder.path() / "a long name.txt");
    ASSERT_EQ(content->size(), original.size());
    std::vector<std::byte> bytes(original.size());
    const ReadReport report = content->source()->read(0, bytes);
    ASSERT_EQ(report.bad.size(), 1u);
    EXPECT_EQ(report.bad[0].offset, 0u);
    EXPECT_EQ(report.bad[0].length, 512u);
    EXPECT_EQ(report.bad[0].error.message, "overwritten since the file was deleted");
    EXPECT_TRUE(std::equal(bytes.begin() + 512, bytes.end(), original.begin() + 512));
    EXPECT_FALSE(content->source()->extentAt(0).hole);
    picture(*window, QStringLiteral("files_deleted_content"));
    // Once more: the tab that is there.
    const int tabs = window->tabs()->count();
    const int shown = window->tabs()->currentIndex();
    window->tabs()->setCurrentIndex(0);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(choose(QStringLiteral("a long name.txt")));
    QMenu menu;
    panel->browser()->fillMenu(&menu);
    for (QAction* action : menu.actions())
        if (action->text().remove(u'&') == QStringLiteral("Open the content")) action->trigger();
    EXPECT_TRUE(waitFor([&] { return window->tabs()->currentIndex() == shown; }));
    EXPECT_EQ(window->tabs()->count(), tabs);
}

TEST_F(DeletedFat, AreDraggedOut) {
    start(image);
    ASSERT_TRUE(switchDeleted());
    ASSERT_TRUE(choose(QStringLiteral("another name.txt")));
    const QModelIndex index = panel->browser()->listView()->currentIndex();
    const std::unique_ptr<QMimeData> data(panel->browser()->list()->mimeData({index}));
    ASSERT_NE(data, nullptr);
    const QList<QUrl> urls = data->urls();
    ASSERT_EQ(urls.size(), 1);
    EXPECT_EQ(testing::readFile(urls[0].toLocalFile().toStdString()),
              testing::readFile(folder.path() / "another name.txt"));
}

TEST_F(DeletedFat, AFreeByteSaysWhoHadIt) {
    start(image);
    const auto bytes = testing::readFile(image);
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::uint64_t at = text.find("\n6000\n") + 1;
    ASSERT_NE(at, 0u);
    ASSERT_TRUE(waitFor([&] { return panel->controller()->ownersKnown(); }));
    EXPECT_FALSE(tab->session()->ownerAt(at));
    ASSERT_TRUE(switchDeleted());
    ASSERT_TRUE(waitFor([&] { return tab->session()->ownerAt(at).has_value(); }));
    tab->session()->goTo(at);
    EXPECT_EQ(ownerShown(), QStringLiteral("Free; was in /docs/another name.txt"));
    EXPECT_TRUE(tab->hexView()->toolTipAt(at).contains(QStringLiteral("deleted file /docs/another name.txt")))
        << tab->hexView()->toolTipAt(at).toStdString();
    panel->showFileAtCursor();
    ASSERT_TRUE(settle());
    EXPECT_EQ(panel->browser()->listView()->currentIndex().data().toString(),
              QStringLiteral("another name.txt"));
    panel->browser()->showOnDisk();
    ASSERT_TRUE(settle());
    ASSERT_FALSE(panel->controller()->marks()->pieces().empty());
    const ByteRange piece = panel->controller()->marks()->pieces().front().range;
    EXPECT_LE(piece.offset, at);
    EXPECT_GT(piece.end(), at);
}

TEST_F(ExtFiles, NothingWasDeleted) {
    start(image);
    panel->deletedBox()->click();
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), QStringList());
    EXPECT_TRUE(panel->browser()->emptyText().startsWith(QStringLiteral("No deleted files were found")))
        << panel->browser()->emptyText().toStdString();
    picture(*window, QStringLiteral("files_nothing_deleted"));
    panel->browser()->showFolder(*panel->browser()->files()->names().lookUp("/empty"));
    ASSERT_TRUE(settle());
    EXPECT_EQ(panel->browser()->emptyText(), QStringLiteral("This folder is empty."));
    ASSERT_TRUE(type("nothing like it"));
    EXPECT_TRUE(panel->browser()->emptyText().contains(QStringLiteral("nothing like it")));
    ASSERT_TRUE(type("numbers"));
    EXPECT_EQ(panel->browser()->emptyText(), QString());
}

}  // namespace
}  // namespace sectorsmith::gui
