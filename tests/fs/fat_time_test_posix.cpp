// SPDX-License-Identifier: GPL-3.0-or-later
// The times of FAT and exFAT, which are those of a clock on a wall: as GNU date, mtools and the Sleuth Kit take them.
#include "fs/fat_time.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "base/endian.h"
#include "fs/file_index_testing.h"
#include "io/memory_source.h"
#include "testing/time_zone_posix.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using testing::MadeDisk;

constexpr std::int64_t second = 1'000'000'000;

unsigned packedDate(int year, int month, int day) {
    return static_cast<unsigned>((year - 1980) << 9 | month << 5 | day);
}

class FatTimes : public ::testing::TestWithParam<const char*> {};

// Every hour of the months in which clocks change, and of some days of the years that FAT knows.
TEST_P(FatTimes, AsDateOfGnu) {
    SECTORSMITH_NEEDS_SHELL();
    if (testing::run("date --version").exitCode != 0) GTEST_SKIP() << "this date is not GNU's";
    const testing::TimeZone zone(GetParam());
    struct When {
        int year, month, day, hour;
    };
    std::vector<When> all;
    for (const int month : {3, 4, 9, 10, 11})
        for (int day = 1; day <= 30; ++day)
            for (int hour = 0; hour < 24; ++hour) all.push_back({2021, month, day, hour});
    for (int year = 1980; year < 2108; year += 3)
        for (const int month : {1, 7}) all.push_back({year, month, 15, 13});
    const testing::TemporaryFolder folder;
    const std::string list = (folder.path() / "list").string();
    {
        std::ofstream out(list);
        for (const When& one : all)
            out << fmt::format("{:04}-{:02}-{:02} {:02}:30:10\n", one.year, one.month, one.day, one.hour);
    }
    // Of an hour that the clocks skip it says that there is no such time, and goes on.
    std::istringstream theirs(testing::run("while read -r t; do echo \"$t\"; done < '" + list +
                                           "' | date -f - '+%s %Y-%m-%d %H:%M:%S' 2>/dev/null")
                                  .out);
    std::map<std::string, std::int64_t> seconds;
    std::int64_t number = 0;
    for (std::string text; theirs >> number && std::getline(theirs, text);) seconds[text.substr(1)] = number;
    EXPECT_GE(seconds.size(), all.size() - 4);
    FatClock clock;
    std::size_t compared = 0;
    for (const When& one : all) {
        const std::string text =
            fmt::format("{:04}-{:02}-{:02} {:02}:30:10", one.year, one.month, one.day, one.hour);
        const auto found = seconds.find(text);
        if (found == seconds.end()) continue;
        const FileTime ours = clock.time(packedDate(one.year, one.month, one.day),
                                         static_cast<unsigned>(one.hour << 11 | 30 << 5 | 5), 50);
        EXPECT_EQ(ours.nanoseconds % second, second / 2);
        // An hour that comes twice can be either.
        if (ours.nanoseconds / second != found->second) {
            const std::string again =
                testing::run(fmt::format("date -d @{} '+%Y-%m-%d %H:%M:%S'", ours.nanoseconds / second)).out;
            EXPECT_EQ(again, text + "\n");
        } else {
            ++compared;
        }
    }
    EXPECT_GE(compared, all.size() - 8);
    EXPECT_EQ(clock.time(0, 0).nanoseconds, FileTime::none);
    EXPECT_EQ(clock.time(packedDate(2021, 2, 30), 0).nanoseconds, FileTime::none);
}

// All times of a volume that mtools wrote: fls prints seconds since 1970, by the same zone. It takes times of the southern
// summer for standard time, and knows no year after 2037.
TEST_P(FatTimes, AsMtoolsAndFls) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mcopy");
    const testing::TimeZone zone(GetParam());
    const MadeDisk disk("4M");
    disk.must(
        "mkdir $D.s; cd $D.s; i=0; for t in 2020-01-15T12:00:00Z 2020-07-15T23:59:58Z 2021-03-28T00:59:58Z "
        "2021-03-28T01:00:00Z 2021-10-31T03:00:00Z 2007-03-11T03:30:00Z 2007-03-11T03:32:00Z "
        "2021-04-04T12:00:00Z 2021-10-02T16:00:00Z 1999-12-31T23:59:58Z 2050-06-01T00:00:00Z; do i=$((i+1)); "
        "touch -d $t f$i; done; mkfs.vfat -F 12 $D >/dev/null; mcopy -m -i $D $D.s/* ::/");
    const auto index = indexOf(*disk.load());
    ASSERT_TRUE(index) << index.error().message;
    std::istringstream lines(disk.must("fls -r -m / -z \"$TZ\" $D"));
    std::size_t compared = 0;
    for (std::string line; std::getline(lines, line);) {
        std::vector<std::string> fields;
        std::istringstream parts(line);
        for (std::string field; std::getline(parts, field, '|');) fields.push_back(field);
        if (fields.size() < 11 || fields[1].contains('$') || fields[1].contains(' ')) continue;
        const auto number = index->lookUp(fields[1]);
        ASSERT_TRUE(number) << line;
        const FileIndex::File* file = index->find(*number);
        ++compared;
        if (fields[8] == "0" || std::string_view(GetParam()).starts_with('<')) continue;
        EXPECT_EQ(std::to_string(file->modified.nanoseconds / second), fields[8]) << line;
        EXPECT_EQ(std::to_string(file->accessed.nanoseconds / second), fields[7]) << line;
        EXPECT_EQ(std::to_string(file->created.nanoseconds / second), fields[10]) << line;
    }
    EXPECT_EQ(compared, 11u);
    // And these are the seconds that the files had.
    for (int i = 1; i <= 11; ++i) {
        const std::string theirs = disk.must(fmt::format("stat -c %Y $D.s/f{}", i));
        const FileIndex::File* file = index->find(*index->lookUp(fmt::format("/f{}", i)));
        EXPECT_EQ(std::to_string(file->modified.nanoseconds / second) + "\n", theirs) << i;
    }
}
INSTANTIATE_TEST_SUITE_P(Zones, FatTimes, ::testing::ValuesIn(testing::timeZones),
                         [](const auto& test) { return "zone" + std::to_string(test.index); });

// Windows wrote how far the clock was from UTC. Where a writer did not, it is this computer's.
TEST(ExfatTimes, OnlyThoseWithoutAZoneAreLocal) {
    SECTORSMITH_REAL_IMAGE(path, "exfat");
    auto bytes = testing::readFile(path);
    const auto modified = [&](const char* zone) {
        const testing::TimeZone here(zone);
        const auto index = indexOf(MemorySource(bytes));
        EXPECT_TRUE(index);
        std::vector<std::int64_t> times;
        for (const auto& [name, number] : pathsOf(*index))
            if (const FileIndex::File* file = index->find(number); file != nullptr)
                for (const FileTime time : {file->created, file->modified, file->accessed})
                    times.push_back(time.nanoseconds / second);
        return times;
    };
    const auto before = modified("UTC0");
    ASSERT_GE(before.size(), 6u);
    EXPECT_EQ(modified("<+05>-5"), before);
    // Every set of entries in the root: no zone, and the checksum as the specification has it.
    const std::size_t sector = std::size_t{1} << std::to_integer<unsigned>(bytes[108]);
    const std::size_t cluster = sector << std::to_integer<unsigned>(bytes[109]);
    const std::size_t root = loadLittle<std::uint32_t>(&bytes[88]) * sector +
                             (loadLittle<std::uint32_t>(&bytes[96]) - 2) * cluster;
    std::size_t changed = 0;
    for (std::size_t at = root; at < root + cluster; at += 32) {
        if (bytes[at] != std::byte{0x85}) continue;
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at) + 22, 3, std::byte{0});
        std::uint16_t sum = 0;
        const std::size_t length = (std::to_integer<std::size_t>(bytes[at + 1]) + 1) * 32;
        for (std::size_t i = 0; i < length; ++i)
            if (i != 2 && i != 3)
                sum = static_cast<std::uint16_t>((sum << 15 | sum >> 1) +
                                                 std::to_integer<unsigned>(bytes[at + i]));
        storeLittle(&bytes[at + 2], sum);
        ++changed;
    }
    ASSERT_EQ(changed, 2u);
    EXPECT_EQ(modified("UTC0"), before);
    const auto after = modified("<+05>-5");
    ASSERT_EQ(after.size(), before.size());
    std::size_t moved = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i] == before[i]) continue;
        ++moved;
        EXPECT_EQ(after[i], before[i] - 5 * 3600);
    }
    EXPECT_EQ(moved, changed * 3);
}

}  // namespace
}  // namespace sectorsmith
