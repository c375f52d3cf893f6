// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "testing/own_state_folder.h"
#include "testing/skips.h"

int main(int argc, char** argv) {
    const sectorsmith::testing::OwnStateFolder records;
    ::testing::InitGoogleTest(&argc, argv);
    sectorsmith::testing::judgeSkips();
    return RUN_ALL_TESTS();
}
