// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to list a folder, on a disk that counts what is read of it.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "ops/speed/listing.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::speed {
namespace {

namespace fs = std::filesystem;
using namespace sectorsmith::testing;

TEST(SpeedListing, EmptiedCachesAreReadFromTheDiskAndOthersAreNot) {
    if (!mayEmptySystemCaches()) GTEST_SKIP() << "the system's caches may not be emptied here";
    const TemporaryFolder folder;
    const fs::path image = folder.path() / "disk.img", mount = folder.path() / "mount";
    fs::create_directory(mount);
    ASSERT_EQ(
        run("truncate -s 32M " + image.string() + " && mke2fs -q -t ext4 -b 4096 " + image.string()).exitCode,
        0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "--direct-io=on");
    if (run("mount -o noatime " + loop.path() + " " + mount.string()).exitCode != 0)
        GTEST_SKIP() << "this system does not mount ext4";
    const fs::path names = mount / "names";
    fs::create_directory(names);
    for (int i = 0; i < 100; ++i) std::ofstream(names / std::to_string(i));
    for (const ListingMethod& method : listingMethods()) {
        ASSERT_TRUE(emptySystemCaches(mount));
        const std::uint64_t before = loop.sectorsRead();
        EXPECT_EQ(*method.list(names), 100U) << method.name;
        const std::uint64_t cold = loop.sectorsRead();
        EXPECT_GE(cold, before + 8) << method.name << ": at least the folder's block";
        EXPECT_EQ(*method.list(names), 100U) << method.name;
        EXPECT_EQ(loop.sectorsRead(), cold) << method.name;
    }
    run("umount " + mount.string());
}

}  // namespace
}  // namespace sectorsmith::speed
