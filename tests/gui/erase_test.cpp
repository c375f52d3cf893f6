// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs "Erase unused space" and "TRIM" over real images.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include "gui/erase/erase_dialog.h"
#include "gui/gui_testing.h"
#include "testing/disks.h"

namespace sectorsmith::gui {
namespace {

using State = EraseDialog::State;
using testing::haveProgram;
using testing::MadeDisk;

TEST(FillMapState, CountsEveryByteInItsCell) {
    const std::vector<ByteRange> ranges = {{4096, 1000}, {10000, 123456}, {(1 << 30) + 512, 77777}};
    const ByteRange disk{1000, std::uint64_t{2} << 30};
    FillMapState state(disk, ranges);
    // The whole disk from its start on, not what lies between the first free byte and the last.
    EXPECT_EQ(state.begin(), disk.offset);
    EXPECT_EQ(state.end(), disk.end());
    std::uint64_t free = 0;
    std::uint64_t size = 0;
    for (std::size_t i = 0; i < FillMapState::cellCount; ++i) {
        free += state.cell(i).free;
        size += state.cell(i).size;
    }
    EXPECT_EQ(free, totalBytes(ranges));
    EXPECT_EQ(size, disk.length);
    EXPECT_EQ(state.cell(FillMapState::cellCount - 1).free, 0u);
    for (const ByteRange& range : ranges) state.piece(range, EraseWatcher::Piece::Written);
    for (std::size_t i = 0; i < FillMapState::cellCount; ++i)
        EXPECT_EQ(state.cell(i).done.load(), state.cell(i).free) << i;
}

TEST(EraseDialog, ErasesAfterTheNameWasTyped) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("48M");
    disk.must(
        "mkdir $D.s; for i in 1 2 3 4 5; do head -c 5M /dev/urandom >$D.s/f$i; done; mke2fs -q -F -t ext4 -L "
        "Holiday -d $D.s $D; for i in 1 3 4; do debugfs -w -R \"rm f$i\" $D; done; rm -r $D.s");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    EraseDialog dialog(session.get(), EraseDialog::Mode::Erase);
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; })) << dialog.resultText().toStdString();
    picture(dialog, QStringLiteral("erase-plan"));
    EXPECT_FALSE(dialog.startButton()->isEnabled());
    dialog.nameEdit()->setText(QStringLiteral("disk"));
    EXPECT_FALSE(dialog.startButton()->isEnabled());
    dialog.start();
    EXPECT_EQ(dialog.state(), State::Ready) << "without the name nothing begins";
    dialog.nameEdit()->setText(QStringLiteral("disk.img"));
    EXPECT_TRUE(dialog.startButton()->isEnabled());
    dialog.startButton()->click();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Done; }));
    picture(dialog, QStringLiteral("erase-done"));
    EXPECT_FALSE(dialog.report().stopped);
    EXPECT_GE(dialog.report().writtenBytes, 15u << 20);
    EXPECT_EQ(dialog.report().readBack, ReadBack::Right);
    EXPECT_EQ(disk.shell("e2fsck -fn $D").exitCode, 0);
    EXPECT_TRUE(dialog.resultText().contains(QStringLiteral("Zeros written")));
}

TEST(EraseDialog, TellsThatASystemThatZeroesOverwritesNothing) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("48M");
    disk.must("head -c 48M /dev/urandom >$D; mke2fs -q -F -t ext4 -E nodiscard $D; sync $D");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    EraseDialog dialog(session.get(), EraseDialog::Mode::Erase);
    dialog.show();
    dialog.methodBox()->setCurrentIndex(
        dialog.methodBox()->findData(static_cast<int>(EraseMethod::ZeroRange)));
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; })) << dialog.resultText().toStdString();
    EXPECT_TRUE(dialog.planText().contains(QStringLiteral("zero by the system")));
    picture(dialog, QStringLiteral("erase-zero-range-plan"));
    dialog.nameEdit()->setText(QStringLiteral("disk.img"));
    dialog.startButton()->click();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Done; }));
    picture(dialog, QStringLiteral("erase-zero-range-done"));
    if (const auto& stopped = dialog.report().stopped; stopped && stopped->cause == Cause::Unsupported)
        GTEST_SKIP() << stopped->message;
    EXPECT_GE(dialog.report().zeroedBytes, 20u << 20);
    EXPECT_EQ(dialog.report().readBack, ReadBack::Right);
    EXPECT_EQ(disk.shell("e2fsck -fn $D").exitCode, 0);
}

TEST(EraseDialog, ShowsUsedSpaceStandsStillAndBeginsAgain) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("128M");
    disk.must("head -c 128M /dev/zero | tr '\\0' x >$D; mke2fs -q -F -t ext4 -E nodiscard $D; sync $D");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    EraseDialog dialog(session.get(), EraseDialog::Mode::Erase);
    dialog.show();
    dialog.methodBox()->setCurrentIndex(dialog.methodBox()->findData(static_cast<int>(EraseMethod::Random)));
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; })) << dialog.resultText().toStdString();
    // The boot block and the superblock are in use: the volume's start is on the map.
    const FillMapState* map = dialog.map()->state();
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->begin(), 0u);
    EXPECT_EQ(map->end(), session->size());
    EXPECT_LT(map->cell(0).free, map->cell(0).size);
    dialog.nameEdit()->setText(QStringLiteral("disk.img"));
    dialog.startButton()->click();
    ASSERT_EQ(dialog.state(), State::Working);
    QTest::qWait(1);
    EXPECT_FALSE(dialog.againButton()->isVisible());
    const auto place = [&](std::size_t cell) {
        const QRectF rect = dialog.map()->cellRect(cell);
        return dialog.map()->mapTo(&dialog, rect.topLeft().toPoint());
    };
    // The legend has room below the cells.
    EXPECT_GE(dialog.map()->height(), dialog.map()->heightForWidth(dialog.map()->width()));
    const QPoint first = place(0);
    const QPoint last = place(FillMapState::cellCount - 1);
    bool moved = false;
    waitFor([&] {
        moved = moved || (dialog.state() == State::Working &&
                          (place(0) != first || place(FillMapState::cellCount - 1) != last));
        return map->doneBytes() > 0 || dialog.state() != State::Working;
    });
    EXPECT_FALSE(moved);
    dialog.reject();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Done; }));
    if (!dialog.report().stopped) GTEST_SKIP() << "it was done before it could be stopped";
    picture(dialog, QStringLiteral("erase-stopped"));
    EXPECT_TRUE(dialog.resultText().contains(QStringLiteral("Begin again")))
        << dialog.resultText().toStdString();
    ASSERT_TRUE(dialog.againButton()->isVisible());
    dialog.againButton()->click();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; }));
    EXPECT_FALSE(dialog.againButton()->isVisible());
    EXPECT_TRUE(dialog.nameEdit()->text().isEmpty()) << "the name is asked for again";
}

TEST(EraseDialog, SaysWhyNot) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("16M");
    disk.must("mke2fs -q -F -t ext4 $D; debugfs -w -R 'feature needs_recovery' $D");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    EraseDialog dialog(session.get(), EraseDialog::Mode::Erase);
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Refused; }));
    picture(dialog, QStringLiteral("erase-refused"));
    EXPECT_TRUE(dialog.resultText().contains(QStringLiteral("journal"))) << dialog.resultText().toStdString();
    EXPECT_FALSE(dialog.startButton()->isEnabled());
}

TEST(EraseDialog, OffersPartitionsGapsAndTheSelection) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("sgdisk") || !haveProgram("mke2fs")) GTEST_SKIP() << "sgdisk or mke2fs is not there";
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2M:+20M -n 2:30M:+20M $D; mke2fs -q -F -t ext4 -L Data -E offset=2097152 $D 20M");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    session->select({30 << 20, 1 << 20});
    EraseDialog dialog(session.get(), EraseDialog::Mode::Trim);
    dialog.show();
    QStringList texts;
    for (int i = 0; i < dialog.whatBox()->count(); ++i) texts << dialog.whatBox()->itemText(i);
    ASSERT_EQ(texts.size(), 4) << texts.join(u'|').toStdString();
    EXPECT_TRUE(texts[0].contains(QStringLiteral("Data")));
    EXPECT_TRUE(texts[1].contains(QStringLiteral("Gaps")));
    EXPECT_TRUE(texts[2].contains(QStringLiteral("selected")));
    EXPECT_TRUE(texts[3].contains(QStringLiteral("Everything")));
    dialog.whatBox()->setCurrentIndex(3);
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready || dialog.state() == State::Refused; }));
    picture(dialog, QStringLiteral("trim-everything"));
    if (dialog.state() == State::Refused) GTEST_SKIP() << "no holes on this file system";
    EXPECT_TRUE(dialog.planText().contains(QStringLiteral("destroys"))) << dialog.planText().toStdString();
}

}  // namespace
}  // namespace sectorsmith::gui
