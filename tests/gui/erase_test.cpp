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

using State = EraseController::State;
using Mode = EraseController::Mode;
using ::testing::HasSubstr;
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

std::unique_ptr<EraseController> controllerOf(const std::string& path, Mode mode,
                                              std::unique_ptr<SourceSession>& session) {
    session = sessionOf(path);
    return std::make_unique<EraseController>(session.get(), mode);
}

bool becomes(const EraseController& controller, State state) {
    return waitFor([&] { return controller.state() == state; });
}

TEST(EraseController, ErasesNothingWithoutTheName) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("48M");
    disk.must(
        "mkdir $D.s; for i in 1 2 3 4 5; do head -c 5M /dev/urandom >$D.s/f$i; done; mke2fs -q -F -t ext4 -L "
        "Holiday -d $D.s $D; for i in 1 3 4; do debugfs -w -R \"rm f$i\" $D; done; rm -r $D.s");
    const auto before = testing::readFile(disk.path());
    std::unique_ptr<SourceSession> session;
    auto controller = controllerOf(disk.path().string(), Mode::Erase, session);
    ASSERT_TRUE(becomes(*controller, State::Ready)) << controller->message().text.toStdString();
    EXPECT_FALSE(controller->start(QStringLiteral("disk"), false, 0));
    EXPECT_FALSE(controller->start(QString(), false, 0));
    EXPECT_EQ(controller->state(), State::Ready);
    EXPECT_TRUE(testing::readFile(disk.path()) == before);
    ASSERT_TRUE(controller->start(QStringLiteral("disk.img"), true, 0));
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome()) << controller->outcome().error().message;
    const EraseReport& report = controller->outcome()->report;
    EXPECT_FALSE(report.stopped);
    EXPECT_GE(report.writtenBytes, 15u << 20);
    EXPECT_EQ(report.readBack, ReadBack::Right);
    EXPECT_EQ(report.readBackBytes, report.bytes) << "everything, as it was asked";
    EXPECT_EQ(disk.shell("e2fsck -fn $D").exitCode, 0);
    EXPECT_THAT(controller->message().text.toStdString(), HasSubstr("Zeros written"));
    EXPECT_FALSE(controller->canResume());
    EXPECT_FALSE(controller->canStartOver());
}

TEST(EraseController, RefusesUnsavedChanges) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("16M");
    disk.must("mke2fs -q -F -t ext4 $D");
    auto session = sessionOf(disk.path().string());
    session->setEditing(true);
    ASSERT_TRUE(session->stage(std::vector<StagedWrite>{{100, {std::byte{7}}}}, QStringLiteral("a byte")));
    EraseController controller(session.get(), Mode::Erase);
    ASSERT_TRUE(becomes(controller, State::Refused));
    EXPECT_THAT(controller.message().text.toStdString(), HasSubstr("There are unsaved changes"));
    EXPECT_FALSE(controller.start(QStringLiteral("disk.img"), false, 0));
    EXPECT_EQ(controller.preview().name, "disk.img");
}

TEST(EraseController, ASystemThatZeroesOverwritesNothing) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("48M");
    disk.must("head -c 48M /dev/urandom >$D; mke2fs -q -F -t ext4 -E nodiscard $D; sync $D");
    std::unique_ptr<SourceSession> session;
    auto controller = controllerOf(disk.path().string(), Mode::Erase, session);
    controller->choose({0, EraseMethod::ZeroRange, false});
    ASSERT_TRUE(becomes(*controller, State::Ready)) << controller->message().text.toStdString();
    EXPECT_THAT(controller->planText().toStdString(), HasSubstr("The system will zero "));
    ASSERT_TRUE(controller->start(QStringLiteral("disk.img"), false, 0));
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome());
    const EraseReport& report = controller->outcome()->report;
    if (report.stopped && report.stopped->cause == Cause::Unsupported)
        GTEST_SKIP() << report.stopped->message;
    EXPECT_GE(report.zeroedBytes, 20u << 20);
    EXPECT_EQ(report.readBack, ReadBack::Right);
    EXPECT_EQ(disk.shell("e2fsck -fn $D").exitCode, 0);
}

TEST(EraseController, SaysWhyNot) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("16M");
    disk.must("mke2fs -q -F -t ext4 $D; debugfs -w -R 'feature needs_recovery' $D");
    std::unique_ptr<SourceSession> session;
    auto controller = controllerOf(disk.path().string(), Mode::Erase, session);
    ASSERT_TRUE(becomes(*controller, State::Refused));
    EXPECT_THAT(controller->message().text.toStdString(), HasSubstr("journal"));
    EXPECT_FALSE(controller->confirmedBy(QStringLiteral("disk.img")));
}

TEST(EraseController, OffersPartitionsGapsAndTheSelection) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("sgdisk") || !haveProgram("mke2fs")) GTEST_SKIP() << "sgdisk or mke2fs is not there";
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2M:+20M -n 2:30M:+20M $D; mke2fs -q -F -t ext4 -L Data -E offset=2097152 $D 20M");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    session->select({30 << 20, 1 << 20});
    EraseController controller(session.get(), Mode::Trim);
    const QStringList& texts = controller.targets();
    ASSERT_EQ(texts.size(), 4) << texts.join(u'|').toStdString();
    EXPECT_THAT(texts[0].toStdString(), HasSubstr("Data"));
    EXPECT_THAT(texts[1].toStdString(), HasSubstr("outside all partitions"));
    EXPECT_THAT(texts[2].toStdString(), HasSubstr("selected"));
    EXPECT_THAT(texts[3].toStdString(), HasSubstr("Everything"));
    controller.choose({3, EraseMethod::Trim, false});
    ASSERT_TRUE(waitFor([&] { return controller.state() != State::Preparing; }));
    EraseDialog dialog(new EraseController(session.get(), Mode::Trim));
    dialog.show();
    picture(dialog, QStringLiteral("trim-everything"));
    if (controller.state() == State::Refused) GTEST_SKIP() << "no holes on this file system";
    EXPECT_THAT(controller.planText().toStdString(), HasSubstr("This destroys partition 1"));
}

TEST(EraseController, ContinuesWhereItWasStopped) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("128M");
    disk.must("head -c 128M /dev/zero | tr '\\0' x >$D; mke2fs -q -F -t ext4 -E nodiscard $D; sync $D");
    std::unique_ptr<SourceSession> session;
    auto controller = controllerOf(disk.path().string(), Mode::Erase, session);
    ASSERT_TRUE(becomes(*controller, State::Ready));
    ASSERT_TRUE(controller->start(QStringLiteral("disk.img"), false, 0));
    waitFor([&] { return controller->map()->doneBytes() > 0 || controller->state() != State::Working; });
    controller->stop();
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome());
    if (!controller->outcome()->stopped()) GTEST_SKIP() << "it was done before it could be stopped";
    if (!controller->canResume()) GTEST_SKIP() << "it was stopped before anything was written";
    EXPECT_THAT(controller->message().text.toStdString(), HasSubstr("Continue"));
    const std::uint64_t reached = controller->outcome()->report.reached;
    controller->resume();
    ASSERT_TRUE(becomes(*controller, State::Ready));
    EXPECT_EQ(controller->request().options.from, reached);
    ASSERT_TRUE(controller->start(QStringLiteral("disk.img"), false, 0));
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome());
    EXPECT_GT(controller->outcome()->report.skippedBytes, 0u);
    EXPECT_FALSE(controller->outcome()->stopped());
    // Nothing of the old bytes is left in free space: a run over all of it finds zeros alone.
    controller->choose({0, EraseMethod::Zero, false});
    ASSERT_TRUE(becomes(*controller, State::Ready));
    ASSERT_TRUE(controller->start(QStringLiteral("disk.img"), false, 0));
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome());
    EXPECT_EQ(controller->outcome()->report.writtenBytes, 0u);
    EXPECT_EQ(controller->outcome()->report.alreadyZeroBytes, controller->outcome()->report.bytes);
}

// The dialog shows the plan, wants the name, stands still while it works, and begins again.
TEST(EraseDialog, ShowsUsedSpaceStandsStillAndStartsOver) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("128M");
    disk.must("head -c 128M /dev/zero | tr '\\0' x >$D; mke2fs -q -F -t ext4 -E nodiscard $D; sync $D");
    auto session = sessionOf(disk.path().string());
    ASSERT_TRUE(session);
    auto* controller = new EraseController(session.get(), Mode::Erase);
    EraseDialog dialog(controller);
    dialog.show();
    auto* method = dialog.findChild<QComboBox*>(QStringLiteral("method"));
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("name"));
    auto* start = dialog.findChild<QPushButton*>(QStringLiteral("start"));
    auto* startOver = dialog.findChild<QPushButton*>(QStringLiteral("startOver"));
    auto* field = dialog.findChild<FillMap*>();
    ASSERT_TRUE(method && name && start && startOver && field);
    method->setCurrentIndex(method->findData(static_cast<int>(EraseMethod::Random)));
    ASSERT_TRUE(becomes(*controller, State::Ready));
    picture(dialog, QStringLiteral("erase-plan"));
    // The boot block and the superblock are in use: the volume's start is on the map.
    const FillMapState* map = field->state();
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->begin(), 0u);
    EXPECT_EQ(map->end(), session->size());
    EXPECT_LT(map->cell(0).free, map->cell(0).size);
    EXPECT_FALSE(start->isEnabled());
    name->setText(QStringLiteral("disk"));
    EXPECT_FALSE(start->isEnabled());
    name->setText(QStringLiteral("disk.img"));
    EXPECT_TRUE(start->isEnabled());
    start->click();
    ASSERT_EQ(controller->state(), State::Working);
    QTest::qWait(1);
    EXPECT_FALSE(startOver->isVisible());
    const auto place = [&](std::size_t cell) {
        return field->mapTo(&dialog, field->cellRect(cell).topLeft().toPoint());
    };
    // The legend has room below the cells.
    EXPECT_GE(field->height(), field->heightForWidth(field->width()));
    const QPoint first = place(0);
    const QPoint last = place(FillMapState::cellCount - 1);
    bool moved = false;
    waitFor([&] {
        moved = moved || (controller->state() == State::Working &&
                          (place(0) != first || place(FillMapState::cellCount - 1) != last));
        return map->doneBytes() > 0 || controller->state() != State::Working;
    });
    EXPECT_FALSE(moved);
    dialog.reject();
    ASSERT_TRUE(becomes(*controller, State::Done));
    ASSERT_TRUE(controller->outcome());
    if (!controller->outcome()->stopped()) GTEST_SKIP() << "it was done before it could be stopped";
    picture(dialog, QStringLiteral("erase-stopped"));
    ASSERT_TRUE(startOver->isVisible());
    startOver->click();
    ASSERT_TRUE(becomes(*controller, State::Ready));
    EXPECT_FALSE(startOver->isVisible());
    EXPECT_TRUE(name->text().isEmpty()) << "the name is asked for again";
    EXPECT_EQ(controller->request().options.from, 0u);
}

}  // namespace
}  // namespace sectorsmith::gui
