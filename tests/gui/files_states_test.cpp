// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypted volumes, snapshots and checkpoints in the Files panel.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <algorithm>
#include <functional>

#include "files_testing.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {
namespace {

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
    panel->browser()->showName(plain.front());
    ASSERT_TRUE(settle());
    expectOpensAsExtracted(toQString(files.names().text(files.names().names()[plain.front()])));
    // Deleted files and older states need no second password.
    panel->deletedBox()->click();
    ASSERT_TRUE(settle());
    EXPECT_EQ(controller->state(), FilesController::State::Ready) << controller->problem().toStdString();
    const auto settings = testing::readFile(folder.path() / "settings.ini");
    window->settings().sync();
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(settings.data()), settings.size()).find("password"),
              std::string::npos);
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
        const auto files = panel->browser()->files();
        const auto found = std::ranges::find_if(panel->browser()->list()->names(), [&](std::uint32_t name) {
            const auto* file = files->search().file(files->names(), name);
            return file != nullptr && file->kind == FileKind::File && file->size > 0;
        });
        ASSERT_NE(found, panel->browser()->list()->names().end());
        ASSERT_TRUE(choose(toQString(files->names().text(files->names().names()[*found]))));
        expectOpensAsExtracted(QStringLiteral(" (snapshot %1)").arg(toQString(state.state.snapshot)));
        ASSERT_TRUE(type("file-"));
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
    int read = 0, opened = 0;
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
        const auto found =
            std::ranges::find_if(files->deleted()->files(), [&](const DeletedFiles::File& one) {
                const auto* file = files->names().find(one.number);
                return one.verdict == Verdict::Whole && file != nullptr && file->kind == FileKind::File &&
                       file->size > 0 && files->names().nameOf(one.number) != nullptr;
            });
        if (found != files->deleted()->files().end()) {
            panel->browser()->showName(*files->names().numberOf(found->number));
            ASSERT_TRUE(settle());
            expectOpensAsExtracted(QStringLiteral(" (checkpoint %1)").arg(files->state().checkpoint));
            ++opened;
        }
        picture(*window, QStringLiteral("files_checkpoint"));
        panel->searchLine()->clear();
    }
    EXPECT_GT(read, 0);
    EXPECT_GT(opened, 0);
    // Deleted files are those of now.
    panel->deletedBox()->click();
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->controller()->shown().present());
    EXPECT_TRUE(panel->deletedBox()->isChecked());
    EXPECT_EQ(panel->stateBox()->currentIndex(), 0);
}

}  // namespace
}  // namespace sectorsmith::gui
