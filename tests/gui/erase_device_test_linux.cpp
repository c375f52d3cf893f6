// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs "Erase unused space" and "TRIM" over loop devices.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "gui/erase/erase_dialog.h"
#include "gui/gui_testing.h"
#include "testing/disks.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::gui {
namespace {

using State = EraseDialog::State;
using ::testing::HasSubstr;
using testing::MadeDisk;

void confirm(EraseDialog& dialog, const std::string& path) {
    dialog.nameEdit()->setText(QString::fromStdString(path.substr(path.rfind('/') + 1)));
    ASSERT_TRUE(dialog.startButton()->isEnabled());
    dialog.startButton()->click();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Done; }));
}

TEST(EraseDialogDevice, SecureDiscardDoesNothingWhereTheDeviceHasNone) {
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("16M");
    disk.must("mke2fs -q -F -t ext4 $D");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    auto session = sessionOf(loop.path());
    ASSERT_TRUE(session);
    EraseDialog dialog(session.get(), EraseDialog::Mode::Trim);
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; })) << dialog.resultText().toStdString();
    EXPECT_TRUE(dialog.secureBox()->isVisible());
    EXPECT_FALSE(dialog.reserveBox()->isVisible());
    dialog.secureBox()->setChecked(true);
    ASSERT_TRUE(waitFor([&] { return dialog.state() == State::Ready; }));
    picture(dialog, QStringLiteral("trim-secure"));
    confirm(dialog, loop.path());
    EXPECT_THAT(dialog.resultText().toStdString(), HasSubstr("no secure discard"));
    EXPECT_EQ(dialog.report().discardedBytes, 0u);
}

TEST(EraseDialogDevice, AMountedVolumeIsFilledUpToWhatIsKeptFree) {
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("96M");
    disk.must("mke2fs -q -F -t ext4 -m 0 $D; mkdir $D.mnt");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    if (disk.shell("mount " + loop.path() + " $D.mnt").exitCode != 0) GTEST_SKIP() << "it cannot be mounted";
    {
        auto session = sessionOf(loop.path());
        ASSERT_TRUE(session);
        EraseDialog dialog(session.get(), EraseDialog::Mode::Erase);
        dialog.show();
        EXPECT_TRUE(waitFor([&] { return dialog.state() == State::Ready; }))
            << dialog.resultText().toStdString();
        EXPECT_TRUE(dialog.reserveBox()->isVisible());
        EXPECT_FALSE(dialog.secureBox()->isVisible());
        EXPECT_EQ(dialog.reserveBox()->value(), 16);
        dialog.reserveBox()->setValue(40);
        picture(dialog, QStringLiteral("erase-mounted"));
        confirm(dialog, loop.path());
        picture(dialog, QStringLiteral("erase-mounted-done"));
        const std::string said = dialog.resultText().toStdString();
        EXPECT_THAT(said, HasSubstr(" written; 4")) << "MiB that stay free";
    }
    EXPECT_EQ(disk.must("ls -A $D.mnt"), "lost+found\n");
    disk.must("umount $D.mnt");
}

}  // namespace
}  // namespace sectorsmith::gui
