// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith scan on a disk with bad and slow sectors, which ddrescue reads, too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/cli_testing.h"
#include "ops/copy/copy_map.h"
#include "testing/disks.h"
#include "testing/failing_disk_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using copier::CopyMap;
using copier::CopyStatus;
using ::testing::HasSubstr;

TEST(Scan, FindsWhatDdrescueFindsAndWhatIsSlow) {
    SECTORSMITH_NEED("nbdkit");
    SECTORSMITH_NEED("nbdfuse");
    SECTORSMITH_NEED("ddrescue");
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    FailingDisk disk(std::vector<std::byte>(8 << 20, std::byte{0x42}));
    if (!disk.ready()) GTEST_SKIP() << "nbdfuse does not work here";
    disk.fail({5000, 5001, 9000});
    disk.slowDown({2048});
    SECTORSMITH_LOOP_DEVICE(loop, disk.file(), "--direct-io=on");
    TemporaryFolder folder;
    const std::string ours = (folder.path() / "ours.map").string();
    const std::string theirs = (folder.path() / "theirs.map").string();
    const RunResult result = runCommand({"scan", loop.path(), "--map", ours, "--slow", "300", "--json"});
    EXPECT_EQ(result.exitCode, 3) << result.err;
    const auto json = parseJson(result.out);
    EXPECT_EQ(json["badBytes"], 3 * 512);
    EXPECT_EQ(json["badAreas"], 2);
    EXPECT_EQ(json["bad"][0]["offset"], 5000 * 512);
    // A busy computer can make other areas slow, too.
    bool found = false;
    for (const auto& area : json["slow"]) {
        const auto offset = area["offset"].get<std::uint64_t>();
        found |= offset <= 1 << 20 && offset + area["length"].get<std::uint64_t>() > 1 << 20 &&
                 area["milliseconds"] >= 400;
    }
    EXPECT_TRUE(found) << result.out;
    run("ddrescue -d '" + loop.path() + "' '" + (folder.path() / "copy").string() + "' '" + theirs + "'");
    const auto map = CopyMap::parse(textOf(ours));
    const auto peer = CopyMap::parse(textOf(theirs));
    ASSERT_TRUE(map && peer);
    for (const CopyStatus status : copier::copyStatuses)
        EXPECT_EQ(map->ranges(status), peer->ranges(status)) << static_cast<char>(status);
    // ddrescue reads our map, too.
    EXPECT_EQ(run("ddrescuelog -t '" + ours + "'").exitCode, 0);

    // The map is none of a copy: its areas are in no copy.
    const RunResult copy =
        runCommand({"copy", loop.path(), (folder.path() / "ours").string(), "--map", ours});
    EXPECT_EQ(copy.exitCode, 2);
    EXPECT_THAT(copy.err, HasSubstr("map of a read test"));
    const RunResult domain =
        runCommand({"copy", loop.path(), (folder.path() / "good").string(), "--domain", ours});
    EXPECT_EQ(domain.exitCode, 0) << domain.err;
}

TEST(Scan, AHealthyImage) {
    const MadeDisk disk("4M");
    disk.must("head -c 2M /dev/urandom | dd of=$D conv=notrunc status=none");
    const RunResult result = runCommand({"scan", disk.path().string(), "--slow", "60000"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("All of it can be read."));
    EXPECT_EQ(runCommand({"scan", disk.path().string(), "--slow", "soon"}).exitCode, 2);
    EXPECT_EQ(runCommand({"scan", disk.path().string(), "--map", disk.path().string()}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith::testing
