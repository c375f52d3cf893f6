// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/text.h"

#include <gtest/gtest.h>

namespace sectorsmith::gui {
namespace {

TEST(Sentence, HasACapitalAndAFullStop) {
    const auto of = [](std::string_view clause) { return sentence(toQString(clause)).toStdString(); };
    EXPECT_EQ(of("permission denied"), "Permission denied.");
    EXPECT_EQ(of("cancelled"), "Cancelled.");
    EXPECT_EQ(of("  a disk, a sector  "), "A disk, a sector.");
    EXPECT_EQ(of("Is it so?"), "Is it so?");
    EXPECT_EQ(of("it ends here."), "It ends here.");
    EXPECT_EQ(of("unmount it (umount /mnt)"), "Unmount it (umount /mnt).");
    EXPECT_EQ(of("é is a letter"), "É is a letter.");
    EXPECT_EQ(of(""), "");
}

TEST(Sentence, LeavesNamesAsTheyAre) {
    EXPECT_EQ(sentence(QStringLiteral("/dev/sdb is in use")).toStdString(), "/dev/sdb is in use.");
    EXPECT_EQ(sentence(QStringLiteral("disk.img is in use")).toStdString(), "disk.img is in use.");
    EXPECT_EQ(capitalized(QStringLiteral("sda2, mounted at /home")).toStdString(), "sda2, mounted at /home");
    EXPECT_EQ(capitalized(QStringLiteral("“Windows” is in use")).toStdString(), "“Windows” is in use");
}

}  // namespace
}  // namespace sectorsmith::gui
