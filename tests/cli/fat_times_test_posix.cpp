// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a FAT volume as people see and get them: by the clock of this computer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli_testing.h"
#include "testing/disks.h"
#include "testing/time_zone_posix.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class FatTimesOfCommand : public ::testing::TestWithParam<const char*> {};

TEST_P(FatTimesOfCommand, AreThoseOfMdir) {
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mdir");
    const TimeZone zone(GetParam());
    const MadeDisk disk("4M");
    disk.must(
        "mkdir $D.s; cd $D.s; touch -d 2021-01-02T03:04:06Z winter; touch -d 2021-07-02T22:04:06Z summer; "
        "mkfs.vfat -F 12 $D >/dev/null; mcopy -m -i $D winter summer ::/");
    const std::string image = disk.path().string();
    const auto document = parseJson(runCommand({"files", image, "--json"}).out);
    const std::string listed = runCommand({"files", image}).out;
    std::size_t seen = 0;
    for (const auto& [name, exact] :
         {std::pair{"winter", "2021-01-02T03:04:06Z"}, {"summer", "2021-07-02T22:04:06Z"}}) {
        for (const auto& entry : document["entries"])
            if (entry["path"] == std::string("/") + name) {
                ++seen;
                EXPECT_EQ(entry["modified"], exact);
            }
        // "winter           0 2021-01-02   4:04"
        std::istringstream line(
            disk.must("LC_ALL=C mdir -i $D ::/" + std::string(name) + " | grep ^" + name));
        std::string word, size, date, time;
        line >> word >> size >> date >> time;
        ASSERT_FALSE(time.empty());
        if (time.size() == 4) time.insert(0, "0");
        bool found = false;
        std::istringstream ours(listed);
        for (std::string text; std::getline(ours, text);)
            found = found || (text.ends_with(name) && text.contains(date + " " + time));
        EXPECT_TRUE(found) << date << " " << time << "\n" << listed;
        for (const std::string& then : {date + "T" + time + ":06", std::string(exact)})
            EXPECT_THAT(
                runCommand({"find", image, name, "--modified-after", then, "--modified-before", then}).out,
                HasSubstr(name))
                << then;
    }
    EXPECT_EQ(seen, 2u);
    // The copies have the times that the files had.
    const std::string to = image + ".to";
    EXPECT_EQ(runCommand({"extract", image, "/", "--to", to}).exitCode, 0);
    EXPECT_EQ(disk.must("stat -c %Y $D.to/winter $D.to/summer"),
              disk.must("stat -c %Y $D.s/winter $D.s/summer"));
}
INSTANTIATE_TEST_SUITE_P(Zones, FatTimesOfCommand, ::testing::ValuesIn(timeZones),
                         [](const auto& test) { return "zone" + std::to_string(test.index); });

}  // namespace
}  // namespace sectorsmith::testing
