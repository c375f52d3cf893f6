// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/macos_names.h"

#include <gtest/gtest.h>

namespace sectorsmith::macos {
namespace {

TEST(MacosNames, DisksAndTheirPartitions) {
    EXPECT_EQ(bsdName("/dev/disk2s1"), "disk2s1");
    EXPECT_EQ(bsdName("/dev/rdisk12"), "disk12");
    EXPECT_EQ(bsdName("disk3s1s2"), "disk3s1s2");
    for (const char* name : {"", "disk", "/dev/disks1", "/dev/disk2s", "/dev/disk2ss1", "/dev/sda", "disk2x",
                             "/dev/null", "rrdisk1"})
        EXPECT_EQ(bsdName(name), "") << name;
    EXPECT_EQ(rawPath("disk2s1"), "/dev/rdisk2s1");
    EXPECT_EQ(wholeDisk("disk12s1s3"), "disk12");
    EXPECT_EQ(wholeDisk("disk2"), "disk2");
}

TEST(MacosNames, Transports) {
    EXPECT_EQ(transportOfInterconnect("USB"), "usb");
    EXPECT_EQ(transportOfInterconnect("Apple Fabric"), "nvme");
    EXPECT_EQ(transportOfInterconnect("SATA"), "sata");
    EXPECT_EQ(transportOfInterconnect(""), "");
}

}  // namespace
}  // namespace sectorsmith::macos
