// SPDX-License-Identifier: GPL-3.0-or-later
// The files of volumes in the window.
#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
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
#include <algorithm>
#include <functional>

#include "gui/disks/disks_panel.h"
#include "gui/disks/strip_map.h"
#include "gui/files/extent_model.h"
#include "gui/files/file_list_model.h"
#include "gui/files/files_browser.h"
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
        for (int i = 0; i < panel->browser()->list()->rowCount(); ++i)
            all << panel->browser()->list()->index(i, 0).data().toString();
        return all;
    }
    bool choose(const QString& name) {
        for (int i = 0; i < panel->browser()->list()->rowCount(); ++i)
            if (panel->browser()->list()->index(i, 0).data().toString() == name) {
                panel->browser()->listView()->setCurrentIndex(panel->browser()->list()->index(i, 0));
                return true;
            }
        return false;
    }
    bool enter(const QString& name) {
        if (!choose(name)) return false;
        Q_EMIT panel->browser()->listView()->activated(panel->browser()->listView()->currentIndex());
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

TEST_F(ExtFiles, TheContentOfAFileOpensInATabOfItsOwn) {
    start(image);
    ASSERT_TRUE(type("numbers"));
    ASSERT_TRUE(choose(QStringLiteral("numbers")));
    QMenu menu;
    panel->browser()->fillMenu(&menu);
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
    panel->browser()->fillMenu(&ofFolder);
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

TEST_F(ExtFiles, FilesAreExtractedAndNothingIsReplacedUnasked) {
    start(image);
    ASSERT_TRUE(choose(QStringLiteral("docs")));
    const QString to = QString::fromStdString((folder.path() / "to").string());
    panel->browser()->extractTo(panel->browser()->chosen(), to);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->browser()->status().startsWith(QStringLiteral("3 file")))
        << panel->browser()->status().toStdString();
    const std::string at = "cd '" + folder.path().string() + "' && ";
    EXPECT_EQ(testing::run(at + "cmp s/docs/deep/numbers to/docs/deep/numbers && cmp s/docs/letter.txt "
                                "to/docs/letter.txt && test $(readlink to/docs/link) = ../../outside")
                  .exitCode,
              0);
    EXPECT_EQ(testing::run(at + "echo mine > to/docs/letter.txt").exitCode, 0);
    for (const bool replace : {false, true}) {
        panel->browser()->extractTo(panel->browser()->chosen(), to);
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
    const QModelIndex index = panel->browser()->listView()->currentIndex();
    EXPECT_TRUE(panel->browser()->list()->flags(index).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> data(panel->browser()->list()->mimeData({index}));
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

// The password is asked for, tried, and nowhere to be found afterwards.
TEST_F(FilesWindow, AnEncryptedVolumeOpensWithItsPassword) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_encrypted");
    start(image.string());
    FilesController* controller = panel->controller();
    EXPECT_EQ(controller->state(), FilesController::State::Locked);
    EXPECT_TRUE(panel->volumeBox()->currentText().contains(QStringLiteral("encrypted")));
    EXPECT_TRUE(panel->message().contains(QStringLiteral("password")));
    QLineEdit* password = panel->passwordLine();
    ASSERT_TRUE(password->isVisible());
    EXPECT_TRUE(password->hasFocus());
    EXPECT_EQ(password->echoMode(), QLineEdit::Password);
    EXPECT_FALSE(button("Unlock")->isEnabled()) << "nothing was typed";
    EXPECT_EQ(sharedMnemonics(*window), QStringList());
    picture(*window, QStringLiteral("files_password"));
    QTest::keyClicks(password, QStringLiteral("passwort"));
    button("Unlock")->click();
    EXPECT_EQ(controller->state(), FilesController::State::Unlocking);
    EXPECT_TRUE(password->text().isEmpty());
    ASSERT_TRUE(settle());
    EXPECT_EQ(controller->state(), FilesController::State::Locked);
    EXPECT_EQ(controller->problem(), QStringLiteral("The password is wrong."));
    EXPECT_TRUE(password->isVisible());
    picture(*window, QStringLiteral("files_wrong_password"));
    QTest::keyClicks(password, QStringLiteral("password"));
    QTest::keyClick(password, Qt::Key_Return);
    EXPECT_TRUE(password->text().isEmpty());
    EXPECT_FALSE(password->isUndoAvailable());
    ASSERT_TRUE(settle());
    ASSERT_EQ(controller->state(), FilesController::State::Ready) << controller->problem().toStdString();
    EXPECT_FALSE(password->isVisible());
    EXPECT_FALSE(names().isEmpty());
    ASSERT_TRUE(waitFor([&] { return controller->ownersKnown(); }));
    picture(*window, QStringLiteral("files_unlocked"));
    // Content is decrypted, and the byte on the disk names its file.
    const VolumeFiles& files = *panel->browser()->files();
    const QString to = QString::fromStdString((folder.path() / "to").string());
    std::vector<std::uint32_t> plain;
    for (std::uint32_t name = 0; name < files.names().names().size(); ++name) {
        const auto* file = files.search().file(files.names(), name);
        if (file != nullptr && file->kind == FileKind::File && file->size > 0) plain.push_back(name);
    }
    ASSERT_FALSE(plain.empty());
    panel->browser()->extractTo(plain, to);
    ASSERT_TRUE(settle());
    EXPECT_FALSE(panel->browser()->status().contains(QStringLiteral("could not")))
        << panel->browser()->status().toStdString();
    // As the command has them.
    const QString command = QCoreApplication::applicationDirPath() + QStringLiteral("/sectorsmith");
    if (testing::haveShell() && QFile::exists(command)) {
        const std::string other = (folder.path() / "other").string();
        EXPECT_EQ(testing::run("echo password | '" + command.toStdString() + "' extract '" + image.string() +
                               "' / --to '" + other + "' --password-fd 0 >/dev/null; cd '" +
                               to.toStdString() + "' && for f in *; do find '" + other +
                               "' -type f -name \"$f\" -exec cmp \"$f\" {} \\; ; done")
                      .out,
                  "");
    }
    // Deleted files and older states need no second password.
    panel->deletedBox()->click();
    ASSERT_TRUE(settle());
    EXPECT_EQ(controller->state(), FilesController::State::Ready) << controller->problem().toStdString();
    const auto settings = testing::readFile(folder.path() / "settings.ini");
    window->settings().sync();
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(settings.data()), settings.size()).find("password"),
              std::string::npos);
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

TEST_F(FilesWindow, SnapshotsAndCheckpointsAreStatesOfTheVolume) {
    SECTORSMITH_REAL_IMAGE(image, "made/apfs_snapshot");
    start(image.string());
    const auto& line = panel->controller()->timeLine();
    ASSERT_FALSE(line.empty());
    EXPECT_TRUE(std::ranges::is_sorted(line, std::ranges::greater(), &DatedState::transaction));
    ASSERT_EQ(panel->stateBox()->count(), static_cast<int>(line.size()) + 1);
    EXPECT_TRUE(panel->stateBox()->isVisible());
    EXPECT_EQ(panel->stateBox()->currentIndex(), 0);
    const QStringList now = names();
    int snapshots = 0;
    for (int row = 1; row < panel->stateBox()->count(); ++row) {
        const DatedState state = line[static_cast<std::size_t>(row - 1)];
        EXPECT_TRUE(panel->stateBox()->itemText(row).contains(
            state.state.checkpoint != 0 ? QStringLiteral("Checkpoint %1").arg(state.transaction)
                                        : QStringLiteral("Snapshot ")))
            << panel->stateBox()->itemText(row).toStdString();
        panel->stateBox()->setCurrentIndex(row);
        Q_EMIT panel->stateBox()->activated(row);
        ASSERT_TRUE(settle());
        EXPECT_EQ(panel->stateBox()->currentIndex(), row);
        if (state.state.checkpoint != 0) continue;
        ++snapshots;
        EXPECT_EQ(panel->controller()->state(), FilesController::State::Ready);
        EXPECT_FALSE(panel->controller()->shown().present());
        EXPECT_FALSE(names().isEmpty());
        ASSERT_TRUE(type("file-"));
        EXPECT_GT(panel->browser()->list()->rowCount(), 5);
        picture(*window, QStringLiteral("files_snapshot"));
        panel->searchLine()->clear();
        ASSERT_TRUE(settle());
    }
    EXPECT_EQ(snapshots, 1);
    // Back to now at once: its names are still there.
    panel->stateBox()->setCurrentIndex(0);
    Q_EMIT panel->stateBox()->activated(0);
    EXPECT_EQ(panel->controller()->state(), FilesController::State::Ready);
    ASSERT_TRUE(settle());
    EXPECT_EQ(names(), now);
}

TEST_F(FilesWindow, AnOlderCheckpointSaysHowMuchIsLeft) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_converted_from_hfs");
    start(image.string());
    int read = 0;
    const auto line = panel->controller()->timeLine();
    for (int row = 1; row <= static_cast<int>(line.size()); ++row) {
        panel->stateBox()->setCurrentIndex(row);
        Q_EMIT panel->stateBox()->activated(row);
        ASSERT_TRUE(settle());
        if (panel->controller()->state() == FilesController::State::Failed) {
            EXPECT_FALSE(panel->controller()->problem().isEmpty());
            continue;
        }
        const auto files = panel->browser()->files();
        ASSERT_NE(files, nullptr);
        EXPECT_EQ(files->state(), line[static_cast<std::size_t>(row - 1)].state);
        if (files->deleted()->files().empty()) continue;
        ++read;
        EXPECT_FALSE(panel->browser()->listView()->isColumnHidden(FileListModel::RemainsColumn));
        ASSERT_TRUE(type("*"));
        bool whole = false;
        for (int i = 0; i < panel->browser()->list()->rowCount(); ++i)
            whole =
                whole || panel->browser()->list()->index(i, FileListModel::RemainsColumn).data().toString() ==
                             QStringLiteral("All");
        EXPECT_TRUE(whole) << "what has not changed since is there still";
        picture(*window, QStringLiteral("files_checkpoint"));
        panel->searchLine()->clear();
    }
    EXPECT_GT(read, 0);
    // Deleted files are those of now.
    panel->deletedBox()->click();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->controller()->shown().present());
    EXPECT_TRUE(panel->deletedBox()->isChecked());
    EXPECT_EQ(panel->stateBox()->currentIndex(), 0);
}

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
    for (const QAction* action : menu.actions())
        EXPECT_NE(action->text().remove(u'&'), QStringLiteral("Open the content"));
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
