// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QTreeWidget>

#include "gui/disks/clash_watch.h"
#include "gui/disks/disks_panel.h"
#include "gui/identities/identities_dialog.h"
#include "gui/session/text.h"
#include "gui_testing.h"
#include "testing/disks.h"

namespace sectorsmith::gui {
namespace {

using ::testing::HasSubstr;
using testing::haveProgram;
using testing::MadeDisk;
using IdentitiesState = IdentitiesController::State;

class IdentitiesTest : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        if (!haveProgram("sgdisk") || !haveProgram("mke2fs")) GTEST_SKIP() << "sgdisk or mke2fs is not there";
        disk_ = std::make_unique<MadeDisk>("24M");
        disk_->must(
            "sgdisk -o -n 1:2048:+8M -n 2:20480:+4M $D && mke2fs -q -F -O ^metadata_csum -E offset=1048576 "
            "$D "
            "8192 && cp $D $D.copy");
        session_ = sessionOf(disk_->path().string());
        copy_ = sessionOf(disk_->path().string() + ".copy");
        for (SourceSession* session : {session_.get(), copy_.get()})
            session->setStateFolder(QString::fromStdString((disk_->path().parent_path() / "state").string()));
    }
    static bool becomes(IdentitiesDialog& dialog, IdentitiesState state) {
        return waitFor([&] { return dialog.controller().state() == state; });
    }

    std::unique_ptr<MadeDisk> disk_;
    std::unique_ptr<SourceSession> session_, copy_;
};

TEST_F(IdentitiesTest, AreShownAndWrittenAndTheCopyIsMarkedNoLonger) {
    DeviceWatcher devices([] { return std::vector<DeviceFacts>(); });
    DisksPanel panel(&devices);
    panel.addSession(session_.get());
    panel.addSession(copy_.get());
    panel.show();
    const auto marked = [&] {
        int count = 0;
        const QAbstractItemModel& model = *panel.view()->model();
        for (int group = 0; group < model.rowCount(); ++group)
            for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row) {
                const QModelIndex index = model.index(row, 0, model.index(group, 0));
                if (!index.data(DisksPanel::ClashRole).toBool()) continue;
                ++count;
                EXPECT_THAT(index.data(Qt::ToolTipRole).toString().toStdString(),
                            HasSubstr("have the same disk GUID"));
                EXPECT_THAT(index.data(Qt::AccessibleTextRole).toString().toStdString(),
                            HasSubstr("same identifiers"));
            }
        return count;
    };
    ASSERT_TRUE(waitFor([&] { return marked() == 2; }));
    picture(panel, QStringLiteral("identities-clash"));

    IdentitiesDialog dialog(new IdentitiesController(copy_.get()));
    dialog.show();
    ASSERT_TRUE(becomes(dialog, IdentitiesState::Ready)) << dialog.controller().message().text.toStdString();
    EXPECT_EQ(sharedMnemonics(dialog), QStringList());
    auto* changes = child<QTreeWidget>(dialog, "changes");
    EXPECT_EQ(changes->topLevelItemCount(), 4) << "disk, two partitions, ext";
    EXPECT_EQ(child<QComboBox>(dialog, "partition")->count(), 3);
    const auto before = testing::readFile(disk_->path().string() + ".copy");
    picture(dialog, QStringLiteral("identities-plan"));
    ASSERT_TRUE(child<QPushButton>(dialog, "write")->isEnabled());
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(becomes(dialog, IdentitiesState::Done)) << dialog.controller().message().text.toStdString();
    EXPECT_THAT(child<QLabel>(dialog, "message")->text().toStdString(), HasSubstr("record"));
    EXPECT_FALSE(testing::readFile(disk_->path().string() + ".copy") == before);
    EXPECT_THAT(disk_->must("sgdisk -v $D.copy"), HasSubstr("No problems found"));
    EXPECT_EQ(disk_->shell("e2fsck -fn $D.copy?offset=1048576").exitCode, 0);
    EXPECT_TRUE(waitFor([&] { return marked() == 0; }));
}

TEST_F(IdentitiesTest, OfOnePartition) {
    IdentitiesDialog dialog(new IdentitiesController(copy_.get()));
    ASSERT_TRUE(becomes(dialog, IdentitiesState::Ready));
    child<QComboBox>(dialog, "partition")->setCurrentIndex(2);
    ASSERT_TRUE(waitFor([&] {
        return dialog.controller().state() == IdentitiesState::Ready &&
               child<QTreeWidget>(dialog, "changes")->topLevelItemCount() == 1;
    }));
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(becomes(dialog, IdentitiesState::Done));
    const auto guid = [&](const std::string& disk, const char* partition) {
        return disk_->must(std::string("sgdisk -i ") + partition + " " + disk + " | grep 'unique GUID'");
    };
    EXPECT_EQ(guid("$D", "1"), guid("$D.copy", "1"));
    EXPECT_NE(guid("$D", "2"), guid("$D.copy", "2"));
}

TEST_F(IdentitiesTest, NotWithStagedChanges) {
    copy_->setEditing(true);
    const std::vector<StagedWrite> writes{{5000, std::vector<std::byte>(4, std::byte{7})}};
    ASSERT_TRUE(copy_->stage(writes, QStringLiteral("x")));
    IdentitiesDialog dialog(new IdentitiesController(copy_.get()));
    ASSERT_TRUE(becomes(dialog, IdentitiesState::Refused));
    EXPECT_FALSE(child<QPushButton>(dialog, "write")->isEnabled());
    EXPECT_THAT(child<QLabel>(dialog, "message")->text().toStdString(), HasSubstr("staged changes"));
}

}  // namespace
}  // namespace sectorsmith::gui
