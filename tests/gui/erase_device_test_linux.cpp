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

using State = EraseController::State;
using Mode = EraseController::Mode;
using ::testing::HasSubstr;
using testing::MadeDisk;

// What a person does: type the name, press the button.
void confirm(EraseDialog& dialog, const EraseController& controller, const std::string& path) {
    dialog.findChild<QLineEdit*>(QStringLiteral("name"))
        ->setText(QString::fromStdString(path.substr(path.rfind('/') + 1)));
    auto* start = dialog.findChild<QPushButton*>(QStringLiteral("start"));
    ASSERT_TRUE(start->isEnabled());
    start->click();
    ASSERT_TRUE(waitFor([&] { return controller.state() == State::Done; }));
}

TEST(EraseDialogDevice, SecureDiscardDoesNothingWhereTheDeviceHasNone) {
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("16M");
    disk.must("mke2fs -q -F -t ext4 $D");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    auto session = sessionOf(loop.path());
    ASSERT_TRUE(session);
    auto* controller = new EraseController(session.get(), Mode::Trim);
    EraseDialog dialog(controller);
    auto* secure = dialog.findChild<QCheckBox*>(QStringLiteral("secure"));
    auto* reserve = dialog.findChild<QSpinBox*>(QStringLiteral("reserve"));
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return controller->state() == State::Ready; }))
        << controller->message().text.toStdString();
    EXPECT_TRUE(secure->isVisible());
    EXPECT_FALSE(reserve->isVisible());
    secure->setChecked(true);
    ASSERT_TRUE(waitFor([&] { return controller->state() == State::Ready; }));
    picture(dialog, QStringLiteral("trim-secure"));
    confirm(dialog, *controller, loop.path());
    EXPECT_THAT(controller->message().text.toStdString(), HasSubstr("no secure discard"));
    ASSERT_TRUE(controller->outcome());
    EXPECT_EQ(controller->outcome()->report.discardedBytes, 0u);
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
        auto* controller = new EraseController(session.get(), Mode::Erase);
        EraseDialog dialog(controller);
        auto* secure = dialog.findChild<QCheckBox*>(QStringLiteral("secure"));
        auto* reserve = dialog.findChild<QSpinBox*>(QStringLiteral("reserve"));
        dialog.show();
        EXPECT_TRUE(waitFor([&] { return controller->state() == State::Ready; }))
            << controller->message().text.toStdString();
        EXPECT_TRUE(reserve->isVisible());
        EXPECT_FALSE(secure->isVisible());
        EXPECT_EQ(reserve->value(), 16);
        reserve->setValue(40);
        picture(dialog, QStringLiteral("erase-mounted"));
        confirm(dialog, *controller, loop.path());
        picture(dialog, QStringLiteral("erase-mounted-done"));
        const std::string said = controller->message().text.toStdString();
        EXPECT_THAT(said, HasSubstr(" written; minimum free space 4")) << "MiB that stay free";
    }
    EXPECT_EQ(disk.must("ls -A $D.mnt"), "lost+found\n");
    disk.must("umount $D.mnt");
}

}  // namespace
}  // namespace sectorsmith::gui
