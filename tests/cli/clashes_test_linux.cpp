// SPDX-License-Identifier: GPL-3.0-or-later
// Two loop devices with the same bytes, as list and info tell of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/cli_testing.h"
#include "testing/disks.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Clashes, ListAndInfoTellOfCopies) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("20M"), copy("1M");
    disk.must("sgdisk -o -n 1:2048:+8M $D");
    std::filesystem::copy_file(disk.path(), copy.path(), std::filesystem::copy_options::overwrite_existing);
    SECTORSMITH_LOOP_DEVICE(one, disk.path(), "");
    SECTORSMITH_LOOP_DEVICE(two, copy.path(), "");
    const std::string guid = one.path() + " and " + two.path() + " have the same disk GUID: ";
    RunResult result = runCommand({"info", two.path()});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.err, HasSubstr(guid));
    EXPECT_THAT(result.err, HasSubstr("ids new"));
    EXPECT_THAT(runCommand({"list"}).err, HasSubstr(guid));
    const auto json = parseJson(runCommand({"info", one.path(), "--json"}).out);
    ASSERT_EQ(json["sameIdentifiers"].size(), 2u);
    EXPECT_EQ(json["sameIdentifiers"][0]["kind"], "gpt-disk-guid");
    EXPECT_EQ(json["sameIdentifiers"][0]["other"], two.path());
    EXPECT_EQ(json["sameIdentifiers"][1]["partition"], 1);
    result = runCommand(
        {"ids", "new", two.path(), "--yes", "--state-dir", (disk.path().parent_path() / "state").string()});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(runCommand({"list"}).err, Not(HasSubstr(guid)));
}

}  // namespace
}  // namespace sectorsmith::testing
