// SPDX-License-Identifier: GPL-3.0-or-later
// The health of drives in the window: recorded answers, and no drive is asked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeView>
#include <QTreeWidget>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "gui/copy/copy_window.h"
#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/erase/erase_dialog.h"
#include "gui/gui_testing.h"
#include "gui/health/health_line.h"
#include "gui/health/health_panel.h"
#include "gui/health/health_text.h"
#include "gui/health/health_watch.h"
#include "gui/speed/speed_window.h"
#include "io/device_facts.h"
#include "ops/health/errors.h"
#include "ops/health/smart_json.h"
#include "ops/mounted_volume.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

DeviceFacts fakeDrive(const char* path, const char* model, const char* transport) {
    DeviceFacts facts;
    facts.path = path;
    facts.name = facts.path.substr(5);
    facts.model = model;
    facts.serial = std::string("S-") + model;
    facts.transport = transport;
    facts.size = 500'107'862'016;
    DevicePartition partition;
    partition.path = facts.path + "1";
    partition.name = facts.name + "1";
    partition.length = 1 << 30;
    facts.partitions.push_back(partition);
    return facts;
}

class HealthWindows : public ::testing::Test {
 protected:
    HealthWindows() {
        DeviceFacts loop = fakeDrive("/dev/loop7", "", "loop");
        loop.backingFile = "/tmp/x";
        devices_ = {fakeDrive("/dev/sda", "QEMU-ATA", "sata"), fakeDrive("/dev/sdc", "Hitachi", "usb"),
                    fakeDrive("/dev/nvme0n1", "970 EVO", "nvme"), fakeDrive("/dev/sdd", "Secret", "sata"),
                    loop};
        answers_ = {{"/dev/sda", "qemu-ide.json"},
                    {"/dev/sdc", "jmicron-failing.json"},
                    {"/dev/nvme0n1", "nvme-media-errors.json"}};
        watcher_ = std::make_unique<DeviceWatcher>([this] { return devices_; });
        watch_ = new HealthWatch(watcher_.get(),
                                 [this](const HealthWatch::Request& request) { return answer(request); });
    }
    Result<health::DriveHealth> answer(const HealthWatch::Request& request) {
        const std::lock_guard lock(mutex_);
        asked_.push_back(request.drive.path + (request.quiet ? "" : " by people") +
                         (request.test ? " test" : ""));
        if (request.quiet && !answers_.contains(request.drive.path))
            return fail(Cause::Permission, health::HealthError::NoPermission, request.drive.path);
        std::ifstream in(testing::sourceFolder() / "tests" / "ops" / "smart" /
                             (request.test ? "nvme-testing.json" : answers_[request.drive.path]),
                         std::ios::binary);
        return health::parseSmartJson(std::string(std::istreambuf_iterator<char>(in), {}));
    }
    bool allKnown() {
        return waitFor([&] {
            for (std::size_t i = 0; i < 4; ++i)
                if (watch_->known(devices_[i]) == nullptr || watch_->asking(devices_[i])) return false;
            return true;
        });
    }
    std::vector<std::string> asked() {
        const std::lock_guard lock(mutex_);
        return asked_;
    }

    std::mutex mutex_;
    std::vector<DeviceFacts> devices_;
    std::map<std::string, std::string> answers_;
    std::vector<std::string> asked_;
    std::unique_ptr<DeviceWatcher> watcher_;
    HealthWatch* watch_ = nullptr;
};

TEST_F(HealthWindows, EachDriveIsAskedOnceAndQuietly) {
    ASSERT_TRUE(allKnown());
    EXPECT_THAT(asked(), ElementsAre("/dev/sda", "/dev/sdc", "/dev/nvme0n1", "/dev/sdd"));
    EXPECT_EQ(watch_->known(devices_[0])->status, health::Status::Good);
    EXPECT_EQ(watch_->known(devices_[1])->status, health::Status::Failing);
    EXPECT_EQ(watch_->known(devices_[2])->status, health::Status::Warning);
    EXPECT_EQ(watch_->known(devices_[3])->status, health::Status::Unknown);
    watcher_->refresh();
    QTest::qWait(100);
    EXPECT_EQ(asked().size(), 4u);
    EXPECT_EQ(HealthWatch::of(watcher_.get()), watch_);
    EXPECT_EQ(HealthWatch::of(nullptr), nullptr);
    EXPECT_EQ(watch_->driveOf(QStringLiteral("/dev/sda1"))->path, "/dev/sda");
    EXPECT_EQ(watch_->driveOf(QStringLiteral("/dev/sda#2"))->path, "/dev/sda");
    EXPECT_EQ(watch_->driveOf(QStringLiteral("/dev/loop7")), nullptr);
    EXPECT_EQ(watch_->driveOf(QStringLiteral("disk.img")), nullptr);
}

TEST_F(HealthWindows, TheListOfDisksHasMarks) {
    DisksPanel panel(watcher_.get());
    panel.setHealth(watch_);
    ASSERT_TRUE(allKnown());
    const QAbstractItemModel* model = panel.view()->model();
    const QModelIndex disks = model->index(0, 0);
    const auto detail = [&](int row) {
        return model->index(row, 0, disks).data(DisksPanel::DetailRole).toString().toStdString();
    };
    EXPECT_THAT(detail(0), ::testing::Not(HasSubstr("Health")));
    EXPECT_THAT(detail(1), HasSubstr("Health: Failing"));
    EXPECT_THAT(detail(2), HasSubstr("Health: Warning"));
    EXPECT_THAT(detail(3), ::testing::Not(HasSubstr("Health")));
    EXPECT_THAT(model->index(1, 0, disks).data(Qt::ToolTipRole).toString().toStdString(),
                HasSubstr(QLocale().toString(1975).toStdString() + " bad sectors"));
    panel.resize(320, 420);
    panel.show();
    picture(panel, QStringLiteral("health-disks"));
}

TEST_F(HealthWindows, BeforeSomethingIsDoneItIsSaid) {
    HealthLine line(watcher_.get(), nullptr);
    line.setSources({QStringLiteral("/dev/sda"), QStringLiteral("/dev/nvme0n1#1")});
    ASSERT_TRUE(allKnown());
    const auto* text = line.findChild<QLabel*>(QStringLiteral("health"));
    ASSERT_NE(text, nullptr);
    EXPECT_FALSE(line.isHidden());
    EXPECT_THAT(text->text().toStdString(), HasSubstr("The health of 970 EVO is not good"));
    EXPECT_THAT(text->text().toStdString(), HasSubstr("7 unrecoverable errors"));
    line.setSources({QStringLiteral("/dev/sdc1"), QStringLiteral("/dev/sdc")});
    EXPECT_EQ(text->text().count(QStringLiteral("Hitachi is failing")), 1);
    line.setSources({QStringLiteral("/dev/sda"), QStringLiteral("/dev/sdd"), QStringLiteral("disk.img")});
    EXPECT_TRUE(line.isHidden());
    HealthLine nobody(nullptr, nullptr);
    nobody.setSources({QStringLiteral("/dev/sdc")});
    EXPECT_TRUE(nobody.isHidden());
}

TEST_F(HealthWindows, ThePanelShowsTheDriveAndItsTests) {
    HealthPanel panel(watch_);
    panel.resize(760, 460);
    panel.show();
    const auto* title = child<QLabel>(panel, "title");
    EXPECT_EQ(title->text(), QStringLiteral("No disk is open."));
    ASSERT_TRUE(allKnown());
    panel.showSource(QStringLiteral("/dev/sdc"));
    EXPECT_EQ(title->text(), QStringLiteral("Health: Failing"));
    EXPECT_THAT(child<QLabel>(panel, "summary")->text().toStdString(), HasSubstr("8 sectors cannot be read"));
    auto* values = child<QTreeWidget>(panel, "values");
    ASSERT_GE(values->topLevelItemCount(), 3);
    EXPECT_GT(values->topLevelItem(0)->childCount(), 5);
    picture(panel, QStringLiteral("health-failing"));
    panel.showSource(QStringLiteral("/dev/sda"));
    EXPECT_EQ(title->text(), QStringLiteral("Health: Good"));
    picture(panel, QStringLiteral("health-good"));
    panel.showSource(QStringLiteral("/dev/sdd"));
    EXPECT_EQ(title->text(), QStringLiteral("The health is unknown."));
    EXPECT_FALSE(child<QPushButton>(panel, "short")->isEnabled());
    // People may be asked for rights then.
    answers_["/dev/sdd"] = "realtek.json";
    child<QPushButton>(panel, "ask")->click();
    ASSERT_TRUE(waitFor([&] { return title->text() == QStringLiteral("Health: Good"); }));
    EXPECT_EQ(asked().back(), "/dev/sdd by people");
    child<QPushButton>(panel, "long")->click();
    ASSERT_TRUE(waitFor([&] { return !child<QLabel>(panel, "running")->isHidden(); }));
    EXPECT_EQ(asked().back(), "/dev/sdd by people test");
    EXPECT_THAT(child<QLabel>(panel, "running")->text().toStdString(), HasSubstr("60 % left"));
    EXPECT_TRUE(child<QPushButton>(panel, "stop")->isEnabled());
    EXPECT_FALSE(child<QPushButton>(panel, "long")->isEnabled());
    panel.showSource(QStringLiteral("disk.img"));
    EXPECT_EQ(title->text(), QStringLiteral("An image has no health of its own."));
}

// What is copied, erased or measured lies on this drive, which is failing, or is it.
class BeforeTheWork : public ::testing::Test {
 protected:
    BeforeTheWork() {
        testing::writeFile(image_, std::vector<std::byte>(std::size_t{4} << 20));
        drive_ = fakeDrive("/dev/none", "Hitachi", "usb");
    }
    // Before any window is made.
    void driveIs(const std::string& path) {
        drive_.path = path;
        watcher_ = std::make_unique<DeviceWatcher>([this] { return std::vector<DeviceFacts>{drive_}; });
        watch_ = new HealthWatch(watcher_.get(), [this](const HealthWatch::Request&) {
            std::ifstream in(testing::sourceFolder() / "tests" / "ops" / "smart" / answer_, std::ios::binary);
            return health::parseSmartJson(std::string(std::istreambuf_iterator<char>(in), {}));
        });
        ASSERT_TRUE(waitFor([&] { return watch_->known(drive_) != nullptr && !watch_->asking(drive_); }));
    }
    // The warning of a window that is shown; empty: it is hidden.
    static std::string warningIn(const QWidget& window) {
        const auto* line = window.findChild<HealthLine*>();
        if (line == nullptr) return "no line";
        return line->isVisible() ? line->findChild<QLabel*>(QStringLiteral("health"))->text().toStdString()
                                 : std::string();
    }
    // Asked once more, the drive is well.
    void getsWell() {
        answer_ = "qemu-ide.json";
        watch_->ask(drive_);
        ASSERT_TRUE(waitFor([&] { return watch_->known(drive_)->status == health::Status::Good; }));
    }

    testing::TemporaryFolder folder_;
    std::filesystem::path image_ = folder_.path() / "disk.img";
    std::string answer_ = "jmicron-failing.json";
    DeviceFacts drive_;
    std::unique_ptr<DeviceWatcher> watcher_;
    HealthWatch* watch_ = nullptr;
};

TEST_F(BeforeTheWork, ACopyIsWarnedOfItsSource) {
    driveIs(image_.string());
    const auto session = sessionOf(image_.string());
    CopyWindow window(new CopyController(session.get()), watcher_.get());
    window.show();
    EXPECT_THAT(warningIn(window), HasSubstr("Hitachi is failing"));
    picture(window, QStringLiteral("health-copy"));
    getsWell();
    EXPECT_EQ(warningIn(window), "");
}

TEST_F(BeforeTheWork, ACopyIsWarnedOfItsTarget) {
    const std::filesystem::path target = folder_.path() / "target.img";
    testing::writeFile(target, std::vector<std::byte>(std::size_t{4} << 20));
    driveIs(target.string());
    const auto session = sessionOf(image_.string());
    CopyWindow window(new CopyController(session.get()), watcher_.get());
    window.show();
    EXPECT_EQ(warningIn(window), "");
    window.setTarget(QString::fromStdString(target.string()));
    EXPECT_TRUE(waitFor([&] { return window.controller()->state() == CopyController::State::Ready; }));
    EXPECT_THAT(warningIn(window), HasSubstr("Hitachi is failing"));
}

TEST_F(BeforeTheWork, ErasingAndTrimming) {
    driveIs(image_.string());
    const auto session = sessionOf(image_.string());
    for (const auto mode : {EraseController::Mode::Erase, EraseController::Mode::Trim}) {
        answer_ = "jmicron-failing.json";
        watch_->ask(drive_);
        ASSERT_TRUE(waitFor([&] { return watch_->known(drive_)->status == health::Status::Failing; }));
        EraseDialog dialog(new EraseController(session.get(), mode), nullptr, watcher_.get());
        dialog.show();
        EXPECT_THAT(warningIn(dialog), HasSubstr("Hitachi is failing"));
        getsWell();
        EXPECT_EQ(warningIn(dialog), "");
    }
}

TEST_F(BeforeTheWork, ASpeedTestOfADisk) {
    driveIs(image_.string());
    SpeedWindow window(watcher_.get(), folder_.path());
    window.show();
    EXPECT_EQ(warningIn(window), "");
    window.setTarget(QString::fromStdString(image_.string()));
    ASSERT_TRUE(waitFor([&] { return child<QPushButton>(window, "start")->isEnabled(); }));
    EXPECT_THAT(warningIn(window), HasSubstr("Hitachi is failing"));
    picture(window, QStringLiteral("health-speed"));
    getsWell();
    EXPECT_EQ(warningIn(window), "");
}

TEST_F(BeforeTheWork, ASpeedTestOfAFolderOnTheDisk) {
    const std::filesystem::path folder = folder_.path() / "folder";
    std::filesystem::create_directory(folder);
    const auto volume = mountedVolumeAt(folder.string());
    const auto facts = volume ? deviceFacts(volume->device) : Result<DeviceFacts>(DeviceFacts{});
    if (!volume || !facts) GTEST_SKIP() << "the temporary folder lies on no disk";
    driveIs(facts->path);
    SpeedWindow window(watcher_.get(), folder_.path());
    window.show();
    window.setTarget(QString::fromStdString(folder.string()));
    ASSERT_TRUE(waitFor([&] { return child<QPushButton>(window, "start")->isEnabled(); }));
    EXPECT_THAT(warningIn(window), HasSubstr("Hitachi is failing"));
}

}  // namespace
}  // namespace sectorsmith::gui
