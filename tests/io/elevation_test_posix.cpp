// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "io/elevation.h"

namespace sectorsmith {
namespace {

TEST(Elevation, TheCommandToCopyIsSafeInAShell) {
    EXPECT_EQ(administratorCommand("info", "/dev/sda"), "sudo sectorsmith info '/dev/sda'");
    EXPECT_EQ(administratorCommand("info", "/dev/it's"), "sudo sectorsmith info '/dev/it'\\''s'");
}

}  // namespace
}  // namespace sectorsmith
