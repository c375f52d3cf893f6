// SPDX-License-Identifier: GPL-3.0-or-later
// The review on real devices: unmounting, writing without rights, and the bar on the way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <cstdlib>
#include <fstream>

#include "gui/editing/review_dialog.h"
#include "gui_testing.h"
#include "io/elevation.h"
#include "testing/fake_pkexec_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::gui {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::run;

class ReviewOnDevices : public ::testing::Test {
 protected:
    std::unique_ptr<SourceSession> open(const std::string& path) {
        auto opened = openPath(path);
        if (!opened) {
            ADD_FAILURE() << opened.error().message;
            return nullptr;
        }
        auto session = std::make_unique<SourceSession>(std::move(*opened), QStringLiteral("test"));
        session->setStateFolder(QString::fromStdString(state().string()));
        session->setEditing(true);
        return session;
    }
    static void stage(SourceSession& session, std::uint64_t offset, std::vector<std::byte> bytes) {
        const StagedWrite write{offset, std::move(bytes)};
        ASSERT_TRUE(session.stage({&write, 1}, QStringLiteral("Typing")));
    }
    static bool reach(ReviewDialog& dialog, ReviewController::State wanted) {
        return waitFor([&] { return dialog.controller().state() == wanted; }, 60000);
    }
    virtual fs::path state() const { return folder.path() / "state"; }

    testing::TemporaryFolder folder;
};

TEST_F(ReviewOnDevices, TheButtonUnmounts) {
    const fs::path image = folder.path() / "disk.img";
    const fs::path mount = folder.path() / "mount point";
    fs::create_directory(mount);
    ASSERT_EQ(run("truncate -s 16M '" + image.string() + "'").exitCode, 0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    const std::string tools = "PATH=$PATH:/sbin:/usr/sbin; ";
    if (run(tools + "mkfs.ext4 -q " + loop.path() + " && mount " + loop.path() + " '" + mount.string() + "'")
            .exitCode != 0)
        GTEST_SKIP() << "ext4 does not mount here";
    const auto mounted = [&] { return run("grep -qF '" + loop.path() + " ' /proc/mounts").exitCode == 0; };
    {
        auto session = open(loop.path());
        ASSERT_NE(session, nullptr);
        stage(*session, 100, {std::byte{0x77}});  // in the boot block, which ext4 leaves alone
        ReviewDialog dialog(session.get());
        dialog.show();
        EXPECT_TRUE(reach(dialog, ReviewController::State::Ready));
        EXPECT_TRUE(dialog.controller().review().refused);
        EXPECT_FALSE(child<QPushButton>(dialog, "write")->isEnabled());
        EXPECT_TRUE(child<QPushButton>(dialog, "unmount")->isVisible());
        EXPECT_THAT(child<QPushButton>(dialog, "unmount")->toolTip().toStdString(),
                    HasSubstr(mount.string()));
        picture(dialog, QStringLiteral("review-mounted"));
        {
            const std::ofstream open(mount / "file");
            child<QPushButton>(dialog, "unmount")->click();
            EXPECT_TRUE(waitFor(
                [&] { return dialog.controller().message().text.contains(QStringLiteral("are open")); }));
            EXPECT_TRUE(mounted());
        }
        EXPECT_TRUE(reach(dialog, ReviewController::State::Ready));
        child<QPushButton>(dialog, "unmount")->click();
        EXPECT_TRUE(waitFor([&] {
            return dialog.controller().state() == ReviewController::State::Ready &&
                   !dialog.controller().review().refused;
        })) << dialog.controller().message().text.toStdString();
        EXPECT_FALSE(mounted());
        EXPECT_FALSE(child<QPushButton>(dialog, "unmount")->isVisible());
        child<QPushButton>(dialog, "write")->click();
        EXPECT_TRUE(reach(dialog, ReviewController::State::Done))
            << dialog.controller().message().text.toStdString();
    }
    if (mounted()) run("umount '" + mount.string() + "'");
    std::ifstream in(loop.path(), std::ios::binary);
    in.seekg(100);
    EXPECT_EQ(in.get(), 0x77);
    EXPECT_EQ(run(tools + "e2fsck -fn " + loop.path()).exitCode, 0);
}

TEST_F(ReviewOnDevices, TheBarGoesForwardThroughAllPhases) {
    constexpr std::size_t size = 4 << 20;
    testing::writeFile(folder.path() / "disk.img", std::vector<std::byte>(size));
    auto session = open((folder.path() / "disk.img").string());
    ASSERT_NE(session, nullptr);
    stage(*session, 0, std::vector<std::byte>(size, std::byte{0x5A}));
    ReviewDialog dialog(session.get());
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    std::vector<int> values;
    QStringList words;
    bool cancelAfterWriting = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &dialog, [&] {
        if (dialog.controller().state() != ReviewController::State::Writing) return;
        values.push_back(dialog.findChild<CommitBar*>()->value());
        EXPECT_EQ(dialog.findChild<CommitBar*>()->maximum(), 1000);
        // What it shows, which is a moment behind the work.
        const QString now = dialog.findChild<CommitBar*>()->format().section(QLatin1Char(':'), 0, 0);
        if (!words.contains(now)) {
            words << now;
            picture(dialog, QStringLiteral("review-writing-%1").arg(words.size()));
        }
        if (now == QStringLiteral("Reading back"))
            cancelAfterWriting |= child<QPushButton>(dialog, "close")->isEnabled();
    });
    look.start(5);
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Done))
        << dialog.controller().message().text.toStdString();
    EXPECT_TRUE(std::ranges::is_sorted(values));
    EXPECT_FALSE(cancelAfterWriting);
    EXPECT_EQ(testing::readFile(folder.path() / "disk.img"), std::vector<std::byte>(size, std::byte{0x5A}));
}

TEST(CommitBar, HasAPlaceForEachPhase) {
    CommitBar bar;
    bar.show();
    EXPECT_EQ(bar.maximum(), 0);
    QSignalSpy looked(&bar, &CommitBar::looked);
    const auto progress = bar.follow();
    int before = -1;
    for (const CommitPhase phase : {CommitPhase::Lock, CommitPhase::Compare, CommitPhase::Record,
                                    CommitPhase::Write, CommitPhase::Flush, CommitPhase::Verify}) {
        progress->phase(phase);
        progress->update(1 << 20, 2 << 20);
        const int last = before;
        EXPECT_TRUE(waitFor([&] { return bar.value() > last; })) << phaseName(phase);
        before = bar.value();
    }
    EXPECT_FALSE(progress->harmless());
    EXPECT_EQ(bar.words(), QStringLiteral("Reading back: 1 MB of 2.1 MB"));
    EXPECT_EQ(bar.format(), bar.words());
    EXPECT_GE(looked.count(), 6);
    // Hidden, it looks no more.
    bar.hide();
    looked.clear();
    QTest::qWait(120);
    EXPECT_EQ(looked.count(), 0);
    bar.show();
    EXPECT_TRUE(waitFor([&] { return looked.count() > 0; }));
}

// As nobody for as long as it lives; the process' own user stays root's.
class AsNobody {
 public:
    AsNobody() : worked_(::setegid(65534) == 0 && ::seteuid(65534) == 0) {}
    ~AsNobody() {
        if (::seteuid(0) != 0 || ::setegid(0) != 0) std::abort();
    }
    bool worked() const { return worked_; }

 private:
    bool worked_;
};

class WithoutRights : public ReviewOnDevices {
 protected:
    void SetUp() override {
        if (!testing::isRoot()) GTEST_SKIP() << "becoming somebody else needs root";
        if (!fs::exists(testing::programFolder() / "sectorsmith")) GTEST_SKIP() << "the command is not built";
        if (!pkexec.withRights()) GTEST_SKIP() << "programs cannot get rights from their files here";
        fs::create_directory(state());
        ASSERT_EQ(::chown(state().c_str(), 65534, 65534), 0);
        testing::writeFile(folder.path() / "disk.img", std::vector<std::byte>(1 << 20, std::byte{0x42}));
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere");
        setElevatedCommand(pkexec.command());
    }
    void TearDown() override {
        setElevatedCommand({});
        qunsetenv("DBUS_SYSTEM_BUS_ADDRESS");
    }
    fs::path state() const override { return pkexec.folder() / "state"; }
    testing::FakePkexec pkexec;
};

TEST_F(WithoutRights, AnAdministratorsPasswordWritesAndTakesBack) {
    SECTORSMITH_LOOP_DEVICE(loop, folder.path() / "disk.img", "");
    const AsNobody nobody;
    ASSERT_TRUE(nobody.worked());
    auto session = open(loop.path());
    ASSERT_NE(session, nullptr);
    stage(*session, 1000, {std::byte{0x77}});
    ReviewDialog dialog(session.get());
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    EXPECT_FALSE(dialog.controller().review().refused) << dialog.controller().review().refused->message;
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Done))
        << dialog.controller().message().text.toStdString();
    std::vector<std::byte> seen(1);
    ASSERT_TRUE(readExact(*session->source(), 1000, seen));
    EXPECT_EQ(seen[0], std::byte{0x77});
    // The record is the user's own, and so is the way back.
    SilentProgress silent;
    const auto back = recover(session->writeTarget(), "last", Recovery::TakeBack, silent);
    ASSERT_TRUE(back) << back.error().error.message;
    session->reread();
    ASSERT_TRUE(readExact(*session->source(), 1000, seen));
    EXPECT_EQ(seen[0], std::byte{0x42});
}

TEST_F(WithoutRights, WhoeverSaysNoToThePasswordKeepsTheEdits) {
    SECTORSMITH_LOOP_DEVICE(loop, folder.path() / "disk.img", "");
    auto session = open(loop.path());
    ASSERT_NE(session, nullptr);
    stage(*session, 1000, {std::byte{0x77}});
    pkexec.script("exit 126");
    const AsNobody nobody;
    ASSERT_TRUE(nobody.worked());
    ReviewDialog dialog(session.get());
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Failed));
    EXPECT_THAT(dialog.controller().message().text.toStdString(), HasSubstr("dismissed"));
    EXPECT_THAT(dialog.controller().message().text.toStdString(), HasSubstr("Nothing was written"));
    EXPECT_TRUE(session->hasEdits());
    picture(dialog, QStringLiteral("review-dismissed"));
}

}  // namespace
}  // namespace sectorsmith::gui
