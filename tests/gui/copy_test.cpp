// SPDX-License-Identifier: GPL-3.0-or-later
// The window "Copy disk" over real images.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <chrono>
#include <thread>

#include "gui/copy/copy_map_view.h"
#include "gui/copy/copy_window.h"
#include "gui/disks/device_watcher.h"
#include "gui/gui_testing.h"
#include "ops/free_space/byte_ranges.h"
#include "testing/disks.h"

namespace sectorsmith::gui {
namespace {

using copier::CopyMap;
using copier::CopyStatus;
using CopyState = CopyController::State;
using ::testing::HasSubstr;
using testing::haveProgram;
using testing::MadeDisk;

TEST(CopyProgress, CountsEveryByteInItsState) {
    const ByteRange disk{0, (std::uint64_t{3} << 30) + 777};
    const std::vector<ByteRange> domain = {{4096, 1 << 20}, {1 << 30, 500 << 20}};
    CopyMap map(disk);
    map.mark({0, 8192}, CopyStatus::Copied);  // of these, 4096 wanted ones
    map.mark({1 << 30, 512}, CopyStatus::Bad);
    CopyProgress progress(map, domain);
    EXPECT_EQ(progress.bytes(CopyCell::Copied), 4096u);
    EXPECT_EQ(progress.bytes(CopyCell::Bad), 512u);
    EXPECT_EQ(progress.bytes(CopyCell::Left), totalBytes(domain) - 4096 - 512);
    progress.piece({(1 << 30) + 512, 1 << 20}, CopyStatus::Copied);
    // Skipped: some of it is copied, some is not wanted.
    progress.skipped({1 << 30, std::uint64_t{1} << 30}, false);
    EXPECT_EQ(progress.bytes(CopyCell::Skipped), (500u << 20) - 512 - (1u << 20));
    progress.skipped({0, 1 << 20}, true);
    EXPECT_EQ(progress.bytes(CopyCell::Slow), (1u << 20) - 8192);
    progress.piece({(1 << 30) + (2 << 20), 4096}, CopyStatus::NotScraped);
    EXPECT_EQ(progress.bytes(CopyCell::Skipped), (500u << 20) - 512 - (1u << 20)) << "still skipped";
    progress.piece({(1 << 30) + (2 << 20), 4096}, CopyStatus::Copied);
    std::uint64_t sum = 0;
    for (const CopyCell state : copyCells) sum += progress.bytes(state);
    EXPECT_EQ(sum, totalBytes(domain));
}

std::vector<DeviceFacts> noDevices() { return {}; }

class CopyWindowTest : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        if (!haveProgram("sgdisk") || !haveProgram("mke2fs")) GTEST_SKIP() << "sgdisk or mke2fs is not there";
        disk_ = std::make_unique<MadeDisk>("48M");
        disk_->must(
            "sgdisk -n 1:1M:+40M -c 1:Data $D; mkdir $D.s; for i in 1 2 3; do head -c 3M /dev/urandom "
            ">$D.s/f$i; "
            "done; mke2fs -q -F -t ext4 -L Holiday -d $D.s -E offset=1048576 $D 40M; rm -r $D.s");
        session_ = sessionOf(disk_->path().string());
        ASSERT_TRUE(waitFor([&] { return session_->layout() != nullptr; }));
    }
    void open() {
        window_ = std::make_unique<CopyWindow>(new CopyController(session_.get()), &devices_);
        window_->show();
    }
    template <typename Widget>
    Widget* child(const char* name) {
        return gui::child<Widget>(*window_, name);
    }
    CopyController& controller() { return *window_->controller(); }
    bool becomes(CopyState state) {
        return waitFor([&] { return controller().state() == state; });
    }
    QString target(const char* name) const {
        return QString::fromStdString((disk_->path().parent_path() / name).string());
    }

    std::unique_ptr<MadeDisk> disk_;
    std::unique_ptr<SourceSession> session_;
    DeviceWatcher devices_{noDevices};
    std::unique_ptr<CopyWindow> window_;
};

TEST_F(CopyWindowTest, CopiesToANewImage) {
    open();
    EXPECT_FALSE(child<QPushButton>("start")->isEnabled());
    picture(*window_, QStringLiteral("copy-choose"));
    child<QCheckBox>("verify")->setChecked(true);
    child<QCheckBox>("sha256")->setChecked(true);
    window_->setTarget(target("copy.img"));
    ASSERT_TRUE(becomes(CopyState::Ready));
    picture(*window_, QStringLiteral("copy-plan"));
    EXPECT_TRUE(child<QLineEdit>("name")->isHidden()) << "nothing is overwritten";
    ASSERT_TRUE(child<QPushButton>("start")->isEnabled());
    child<QPushButton>("start")->click();
    ASSERT_TRUE(becomes(CopyState::Done));
    ASSERT_TRUE(controller().outcome()) << controller().outcome().error().message;
    EXPECT_TRUE(testing::readFile(target("copy.img").toStdString()) == testing::readFile(disk_->path()));
    const std::string sum = disk_->shell("sha256sum <$D").out.substr(0, 64);
    EXPECT_EQ(controller().outcome()->report.sha256, sum);
    EXPECT_EQ(controller().progress()->bytes(CopyCell::Copied), session_->size());
    picture(*window_, QStringLiteral("copy-done"));
}

TEST_F(CopyWindowTest, OverwritesNothingWithoutTheName) {
    const QString old = target("old.img");
    disk_->must("cp $D " + old.toStdString() + "; sgdisk -n 2:43M:+1M -c 2:Precious " + old.toStdString());
    const auto before = testing::readFile(old.toStdString());
    open();
    child<QCheckBox>("used")->setChecked(true);
    window_->setTarget(old);
    ASSERT_TRUE(becomes(CopyState::Ready));
    EXPECT_THAT(copyPlanText(controller().preview()).toStdString(), HasSubstr("This destroys "));
    EXPECT_LT(controller().preview().selectedBytes, session_->size());
    EXPECT_FALSE(child<QPushButton>("start")->isEnabled());
    child<QLineEdit>("name")->setText(QStringLiteral("copy.img"));
    EXPECT_FALSE(child<QPushButton>("start")->isEnabled());
    EXPECT_FALSE(controller().start(QStringLiteral("copy.img")));
    EXPECT_TRUE(testing::readFile(old.toStdString()) == before);
    picture(*window_, QStringLiteral("copy-overwrite"));
    child<QLineEdit>("name")->setText(QStringLiteral("old.img"));
    ASSERT_TRUE(child<QPushButton>("start")->isEnabled());
    child<QPushButton>("start")->click();
    ASSERT_TRUE(becomes(CopyState::Done));
    ASSERT_TRUE(controller().outcome());
    EXPECT_FALSE(controller().outcome()->report.stopped);
    EXPECT_EQ(disk_->shell("e2fsck -fn " + old.toStdString() + "?offset=1048576").exitCode, 0);
    EXPECT_EQ(disk_->shell("sgdisk -v " + old.toStdString()).exitCode, 0);
}

TEST_F(CopyWindowTest, GivesTheCopyIdentifiersOfItsOwn) {
    open();
    child<QCheckBox>("newIds")->setChecked(true);
    window_->setTarget(target("clone.img"));
    ASSERT_TRUE(becomes(CopyState::Ready)) << copyRefusal(controller().refused()).text.toStdString();
    ASSERT_TRUE(controller().plannedIds() && *controller().plannedIds());
    EXPECT_THAT(copyIdsPlanText(**controller().plannedIds()).toStdString(), HasSubstr("partition 1: "));
    // Its checksums depend on the UUID.
    EXPECT_THAT(copyIdsPlanText(**controller().plannedIds()).toStdString(), HasSubstr("tune2fs"));
    picture(*window_, QStringLiteral("copy-ids"));
    child<QPushButton>("start")->click();
    ASSERT_TRUE(becomes(CopyState::Done));
    ASSERT_TRUE(controller().givenIds());
    ASSERT_TRUE(*controller().givenIds()) << controller().givenIds()->error().error.message;
    const std::string clone = target("clone.img").toStdString();
    const auto idOf = [&](const std::string& disk, const std::string& field) {
        return disk_->must("sgdisk -p -i 1 " + disk + " | grep -i '" + field + "'");
    };
    EXPECT_NE(idOf("$D", "Disk identifier"), idOf(clone, "Disk identifier"));
    EXPECT_NE(idOf("$D", "unique GUID"), idOf(clone, "unique GUID"));
    EXPECT_EQ(disk_->shell("sgdisk -v " + clone).exitCode, 0);
    EXPECT_EQ(disk_->shell("e2fsck -fn " + clone + "?offset=1048576").exitCode, 0);
}

TEST_F(CopyWindowTest, RefusesItself) {
    open();
    window_->setTarget(QString::fromStdString(disk_->path().string()));
    ASSERT_TRUE(becomes(CopyState::Refused));
    EXPECT_THAT(copyRefusal(controller().refused()).text.toStdString(), HasSubstr("same disk"));
    EXPECT_FALSE(child<QPushButton>("start")->isEnabled());
}

// A source that can be paused in the middle of its reading, and that has bad sectors.
class SlowDisk : public ByteSource {
 public:
    SlowDisk(std::shared_ptr<ByteSource> base, ByteRange bad, int delay)
        : base_(std::move(base)), bad_(bad), delay_(delay) {}
    std::uint64_t size() const override { return base_->size(); }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return base_->name(); }
    Extent extentAt(std::uint64_t offset) const override { return base_->extentAt(offset); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        std::this_thread::sleep_for(std::chrono::milliseconds(delay_));
        ReadReport report = base_->read(offset, out);
        if (const ByteRange lost = bad_.clippedTo({offset, out.size()}); !lost.empty())
            report.bad.push_back({lost.offset, lost.length, fail(Cause::Io, "a bad sector").error()});
        return report;
    }

 private:
    std::shared_ptr<ByteSource> base_;
    ByteRange bad_;
    int delay_;
};

TEST_F(CopyWindowTest, PausesStopsContinuesAndNamesTheFiles) {
    // In the second file.
    const auto where = disk_->shell("debugfs -R 'blocks f2' $D?offset=1048576 2>/dev/null");
    const std::uint64_t block = std::stoull(where.out) * 1024 + 1048576;
    OpenedSource opened = session_->opened();
    opened.source = std::make_shared<SlowDisk>(opened.source, ByteRange{block, 1024}, 20);
    session_ = std::make_unique<SourceSession>(opened, QStringLiteral("slow"));
    open();
    window_->setMapFile(target("rescue.map"));
    window_->setTarget(target("rescued.img"));
    ASSERT_TRUE(becomes(CopyState::Ready)) << copyRefusal(controller().refused()).text.toStdString();
    child<QPushButton>("start")->click();
    ASSERT_TRUE(waitFor([&] { return controller().progress()->doneBytes() > 0; }));
    child<QPushButton>("pause")->click();
    EXPECT_TRUE(controller().paused());
    picture(*window_, QStringLiteral("copy-paused"));
    const quint64 held = controller().progress()->doneBytes();
    QTest::qWait(300);
    EXPECT_LE(controller().progress()->doneBytes(), held + (32u << 20));
    // Stopping while paused.
    window_->close();
    ASSERT_TRUE(becomes(CopyState::Done));
    EXPECT_TRUE(controller().outcome()->report.stopped);
    ASSERT_TRUE(controller().canContinue());
    child<QPushButton>("continue")->click();
    ASSERT_TRUE(becomes(CopyState::Ready)) << copyRefusal(controller().refused()).text.toStdString();
    child<QLineEdit>("name")->setText(QStringLiteral("rescued.img"));
    child<QPushButton>("start")->click();
    ASSERT_TRUE(becomes(CopyState::Done));
    const auto& report = controller().outcome()->report;
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(report.badBytes, 1024u);
    EXPECT_EQ(controller().progress()->bytes(CopyCell::Bad), 1024u);
    ASSERT_TRUE(waitFor([&] { return controller().damage().has_value(); }));
    auto* damaged = child<QTreeWidget>("damaged");
    ASSERT_EQ(damaged->topLevelItemCount(), 1);
    EXPECT_EQ(damaged->topLevelItem(0)->text(2), QStringLiteral("/f2"));
    picture(*window_, QStringLiteral("copy-damaged"));
    QSignalSpy wanted(window_.get(), &CopyWindow::wanted);
    Q_EMIT damaged->itemActivated(damaged->topLevelItem(0), 0);
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted[0][0].toULongLong(), block);
}

}  // namespace
}  // namespace sectorsmith::gui
