// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "testing/skips.h"

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    sectorsmith::testing::judgeSkips();
    return RUN_ALL_TESTS();
}
