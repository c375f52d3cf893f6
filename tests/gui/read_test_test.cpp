// SPDX-License-Identifier: GPL-3.0-or-later
// The window "Read test" over disks that fail and disks that are slow in places.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>
#include <chrono>
#include <fstream>
#include <memory>
#include <thread>

#include "gui/copy/copy_progress.h"
#include "gui/read_test/read_test_map.h"
#include "gui/read_test/read_test_text.h"
#include "gui/read_test/read_test_window.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "testing/fake_source.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

using ::testing::HasSubstr;
using TestState = ReadTestController::State;

constexpr std::uint64_t testMega = 1 << 20;

// Slow where its slow byte is.
class LimpingSource : public testing::FakeSource {
 public:
    LimpingSource(std::uint64_t size, std::uint64_t slowByte) : FakeSource(size), slowByte_(slowByte) {}
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        if (offset <= slowByte_ && slowByte_ < offset + out.size())
            std::this_thread::sleep_for(std::chrono::milliseconds(400));
        return FakeSource::read(offset, out);
    }

 private:
    std::uint64_t slowByte_;
};

QTreeWidgetItem* rowAt(const QTreeWidget& list, quint64 offset) {
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        if (list.topLevelItem(i)->data(0, Qt::UserRole).toULongLong() == offset) return list.topLevelItem(i);
    return nullptr;
}

TEST(ReadTestWindows, ShowWhatIsUnreadableAndWhatIsSlow) {
    const testing::TemporaryFolder folder;
    const auto disk = std::make_shared<LimpingSource>(48 * testMega, 40 * testMega + 5);
    disk->makeBad(5000 * 512, 1024);
    MainWindow window(settingsIn(folder.path()));
    window.show();
    window.openSource(asOpened(disk), QStringLiteral("x"));
    SourceSession* session = qobject_cast<DocumentTab*>(window.tabs()->currentWidget())->session();
    ASSERT_NE(session, nullptr);
    menuAction(window, u"Read test of the disk…")->trigger();
    auto* test = window.findChild<ReadTestWindow*>();
    ASSERT_NE(test, nullptr);
    EXPECT_EQ(sharedMnemonics(*test), QStringList());
    EXPECT_FALSE(child<QTreeWidget>(*test, "areas")->isVisible());
    EXPECT_EQ(test->controller()->state(), TestState::Ready);
    EXPECT_EQ(child<QSpinBox>(*test, "slow")->value(), 150);
    picture(*test, QStringLiteral("read-test-before"));
    child<QSpinBox>(*test, "slow")->setValue(300);
    const std::string mapFile = (folder.path() / "disk.map").string();
    child<QLineEdit>(*test, "mapFile")->setText(QString::fromStdString(mapFile));
    child<QPushButton>(*test, "start")->click();
    EXPECT_TRUE(test->controller()->working());
    EXPECT_FALSE(child<QPushButton>(*test, "start")->isVisible());
    ASSERT_TRUE(waitFor([&] { return !test->controller()->working(); }, 60000));
    ASSERT_EQ(test->controller()->state(), TestState::Done);
    const auto& report = *test->controller()->report();
    EXPECT_FALSE(report.read.stopped);
    EXPECT_EQ(report.read.bad, (std::vector<ByteRange>{{5000 * 512, 1024}}));
    const std::string message = child<QLabel>(*test, "message")->text().toStdString();
    EXPECT_THAT(message, HasSubstr("cannot be read"));
    EXPECT_THAT(message, HasSubstr("slow"));
    auto* list = child<QTreeWidget>(*test, "areas");
    ASSERT_TRUE(list->isVisible());
    auto* bad = rowAt(*list, 5000 * 512);
    ASSERT_NE(bad, nullptr);
    EXPECT_EQ(bad->text(0), QStringLiteral("unreadable"));
    auto* slow = rowAt(*list, 40 * testMega);
    ASSERT_NE(slow, nullptr);
    EXPECT_EQ(slow->text(0), QStringLiteral("slow"));
    EXPECT_TRUE(slow->text(3).endsWith(QStringLiteral(" ms"))) << slow->text(3).toStdString();
    const auto* map = test->findChild<ReadTestMap*>();
    const CellGrid& grid = test->controller()->progress()->grid();
    EXPECT_GT(map->slowBytes(grid.at(40 * testMega + 5)), 0u);
    EXPECT_EQ(test->controller()->progress()->bytes(grid.at(5000 * 512), CopyCell::Bad), 1024u);
    picture(*test, QStringLiteral("read-test-done"));
    // A row shows its bytes in the tab.
    Q_EMIT list->itemActivated(bad, 0);
    EXPECT_EQ(session->cursor(), 5000u * 512);
    // The map is ddrescue's.
    std::ifstream in(mapFile);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(text, HasSubstr("0x00271000  0x00000400  -"));
    // Once more with the same map only the bad sectors are left, and those were tried.
    child<QPushButton>(*test, "start")->click();
    ASSERT_TRUE(waitFor([&] { return !test->controller()->working(); }, 60000));
    EXPECT_EQ(test->controller()->report()->read.copiedBytes, 0u);
    EXPECT_NE(rowAt(*list, 40 * testMega), nullptr) << "what was slow is in the map";
    // A window for each source.
    menuAction(window, u"Read test of the disk…")->trigger();
    EXPECT_EQ(window.findChildren<ReadTestWindow*>().size(), 1);
}

TEST(ReadTestWindows, RestStopAndGoOn) {
    const testing::TemporaryFolder folder;
    const auto disk = std::make_shared<testing::FakeSource>(96 * testMega);
    disk->setDelay(std::chrono::milliseconds(15));
    SourceSession session(asOpened(disk), QStringLiteral("x"));
    ReadTestWindow window(new ReadTestController(&session), nullptr);
    window.show();
    ReadTestController& controller = *window.controller();
    child<QLineEdit>(window, "mapFile")->setText(QString::fromStdString((folder.path() / "a.map").string()));
    child<QPushButton>(window, "start")->click();
    ASSERT_TRUE(waitFor(
        [&] { return controller.progress() && controller.progress()->doneBytes() > 4 * testMega; }, 30000));
    child<QPushButton>(window, "pause")->click();
    EXPECT_EQ(child<QPushButton>(window, "pause")->text(), QStringLiteral("&Resume"));
    QTest::qWait(300);  // what was being read
    const std::uint64_t rested = controller.progress()->doneBytes();
    const double seconds = controller.seconds();
    QTest::qWait(300);
    EXPECT_EQ(controller.progress()->doneBytes(), rested);
    EXPECT_EQ(controller.seconds(), seconds);
    EXPECT_THAT(child<QLabel>(window, "message")->text().toStdString(), HasSubstr("Paused"));
    child<QPushButton>(window, "pause")->click();
    ASSERT_TRUE(waitFor([&] { return controller.progress()->doneBytes() > rested; }, 30000));
    child<QPushButton>(window, "stop")->click();
    ASSERT_TRUE(waitFor([&] { return !controller.working(); }, 30000));
    ASSERT_EQ(controller.state(), TestState::Done);
    ASSERT_TRUE(controller.report()->read.stopped);
    EXPECT_EQ(controller.report()->read.badBytes, 0u) << "what was not reached is not bad";
    EXPECT_THAT(child<QLabel>(window, "message")->text().toStdString(),
                HasSubstr("With the same map file, the test continues"));
    disk->setDelay(std::chrono::milliseconds(0));
    child<QPushButton>(window, "start")->click();
    ASSERT_TRUE(waitFor([&] { return !controller.working(); }, 30000));
    EXPECT_GE(controller.report()->read.earlierBytes, 4 * testMega);
    EXPECT_THAT(child<QLabel>(window, "message")->text().toStdString(), HasSubstr("Everything can be read."));
}

TEST(ReadTestWindows, WhatCannotBeDoneIsSaid) {
    const testing::TemporaryFolder folder;
    SourceSession session(asOpened(std::make_shared<testing::FakeSource>(testMega)), QStringLiteral("x"));
    ReadTestWindow window(new ReadTestController(&session), nullptr);
    window.show();
    std::ofstream(folder.path() / "letter") << "Dear all,\n";
    child<QLineEdit>(window, "mapFile")->setText(QString::fromStdString((folder.path() / "letter").string()));
    child<QPushButton>(window, "start")->click();
    ASSERT_TRUE(waitFor([&] { return !window.controller()->working(); }, 30000));
    EXPECT_EQ(window.controller()->state(), TestState::Failed);
    EXPECT_THAT(child<QLabel>(window, "message")->text().toStdString(), HasSubstr("letter"));
    EXPECT_TRUE(child<QPushButton>(window, "start")->isVisible());
}

TEST(ReadTestWindows, EndWithTheirSource) {
    auto session = std::make_unique<SourceSession>(asOpened(std::make_shared<testing::FakeSource>(testMega)),
                                                   QStringLiteral("x"));
    const QPointer<ReadTestWindow> window(new ReadTestWindow(new ReadTestController(session.get()), nullptr));
    window->show();
    session.reset();
    EXPECT_TRUE(waitFor([&] { return window.isNull(); }));
}

}  // namespace
}  // namespace sectorsmith::gui
