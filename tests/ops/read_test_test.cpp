// SPDX-License-Identifier: GPL-3.0-or-later
// The read test on disks that fail and disks that are slow in places.
#include "ops/copy/read_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <set>
#include <thread>

#include "io/bulk_reads.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/errors.h"
#include "testing/images.h"

namespace sectorsmith::copier {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

// Sectors of 512 bytes that fail, ranges that take their time.
class TiredDisk : public ByteSource, public BulkReads {
 public:
    explicit TiredDisk(std::uint64_t size) : size_(size) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return path; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        const ReadAttempt tried = attempt(offset, out);
        ReadReport report;
        if (tried.error) report.bad.push_back({offset + tried.count, out.size() - tried.count, *tried.error});
        return report;
    }
    ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const override {
        bytesRead += out.size();
        for (const ByteRange& range : slow)
            if (range.overlaps({offset, out.size()})) std::this_thread::sleep_for(60ms);
        const auto found = bad.lower_bound(offset / 512);
        if (found != bad.end() && *found * 512 < offset + out.size())
            return {*found * 512 - std::min(offset, *found * 512), Error{Cause::Io, "bad sector"}};
        return {out.size(), {}};
    }

    std::string path = "tired";
    std::set<std::uint64_t> bad;
    std::vector<ByteRange> slow;
    mutable std::atomic<std::uint64_t> bytesRead = 0;

 private:
    std::uint64_t size_;
};

class CountedWatcher : public CopyWatcher {
 public:
    void update(std::uint64_t done, std::uint64_t) override { seen = done; }
    bool cancelled() const override { return seen >= stopAt; }
    std::uint64_t seen = 0, stopAt = ~std::uint64_t{0};
};

ReadTestJob jobOf(const std::shared_ptr<TiredDisk>& disk, const std::string& map = {}) {
    ReadTestJob job;
    job.source.opened.source = job.source.disk = disk;
    job.source.length = disk->size();
    job.mapFile = map;
    job.options.slow = 40ms;
    return job;
}

ReadTestReport runOn(const ReadTestJob& job, CountedWatcher& watcher) {
    const auto times = std::make_shared<ReadTimes>(job.options.slow);
    auto map = startReadTest(job, *times);
    EXPECT_TRUE(map);
    return runReadTest(job, *map, times, watcher);
}

constexpr std::uint64_t mega = 1 << 20;

// A busy computer can make other areas slow, too.
bool covers(const std::vector<SlowArea>& areas, const ByteRange& range) {
    return std::ranges::any_of(areas, [&](const SlowArea& area) {
        return area.range.offset <= range.offset && area.range.end() >= range.end() &&
               area.milliseconds >= 60;
    });
}

TEST(ReadTest, NamesBadSectorsAndSlowAreas) {
    const auto disk = std::make_shared<TiredDisk>(64 * mega + 512);
    disk->bad = {5000, 5001, 100'000};
    disk->slow = {{10 * mega + 4096, 4096}, {11 * mega, 512}, {40 * mega, 1}};
    CountedWatcher watcher;
    const ReadTestReport report = runOn(jobOf(disk), watcher);
    ASSERT_FALSE(report.read.stopped);
    EXPECT_EQ(report.read.bad, (std::vector<ByteRange>{{5000 * 512, 1024}, {100'000 * 512, 512}}));
    EXPECT_EQ(report.read.badBytes, 1536u);
    EXPECT_EQ(report.read.copiedBytes, disk->size() - 1536);
    // Behind a bad area it reads in small steps for a while.
    for (const ByteRange& place : disk->slow) EXPECT_TRUE(covers(report.slow, place)) << place.offset;
    EXPECT_TRUE(report.slowComplete);
    std::uint64_t pieces = 0;
    for (const std::uint64_t count : report.counts) pieces += count;
    EXPECT_GE(pieces, 64u);
}

TEST(ReadTest, GoesOnWhereItStopped) {
    testing::TemporaryFolder folder;
    const std::string map = (folder.path() / "disk.map").string();
    const auto disk = std::make_shared<TiredDisk>(256 * mega);
    disk->slow = {{3 * mega, 512}, {200 * mega, 512}};
    disk->bad = {300'000};
    CountedWatcher watcher;
    watcher.stopAt = 32 * mega;
    const ReadTestReport first = runOn(jobOf(disk, map), watcher);
    ASSERT_TRUE(first.read.stopped);
    EXPECT_EQ(first.read.stopped->cause, Cause::Cancelled);
    EXPECT_TRUE(first.read.mapSaved);
    const std::uint64_t before = disk->bytesRead;
    CountedWatcher second;
    const ReadTestReport rest = runOn(jobOf(disk, map), second);
    ASSERT_FALSE(rest.read.stopped);
    EXPECT_GE(rest.read.earlierBytes, 32 * mega);
    EXPECT_LE(disk->bytesRead - before, disk->size() - rest.read.earlierBytes + 20 * mega);
    EXPECT_EQ(rest.read.bad, (std::vector<ByteRange>{{300'000 * 512, 512}}));
    EXPECT_TRUE(covers(rest.slow, {3 * mega, mega})) << "of the first run: it is in the map";
    EXPECT_TRUE(covers(rest.slow, {200 * mega, mega}));
    // Done: nothing is read again but what is asked for.
    const std::uint64_t after = disk->bytesRead;
    disk->bad = {};
    ReadTestJob retry = jobOf(disk, map);
    retry.options.retries = 1;
    CountedWatcher third;
    const ReadTestReport healed = runOn(retry, third);
    EXPECT_EQ(healed.read.badBytes, 0u);
    EXPECT_EQ(disk->bytesRead - after, 512u);
    // ddrescue's own format, in which its comments mean nothing.
    const auto parsed = readMapFile(map);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->bytes(CopyStatus::Copied), disk->size());
}

TEST(ReadTest, MapsOfOthersAreLeftAlone) {
    testing::TemporaryFolder folder;
    const std::string map = (folder.path() / "disk.map").string();
    const auto disk = std::make_shared<TiredDisk>(mega);
    std::ofstream(map) << CopyMap({0, mega}).text("Mapfile. Created by Sectorsmith");
    ReadTimes times(100ms);
    auto start = startReadTest(jobOf(disk, map), times);
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().code, CopyError::MapOfCopy);
    std::ofstream(map)
        << "# Read test. Created by Sectorsmith\n# slow 0x0 0x100000 200 ms\n# slow x y\n# slow 0x5 "
        << "\n" + CopyMap({0, 2 * mega}).text("");
    start = startReadTest(jobOf(disk, map), times);
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().code, CopyError::MapOfLargerSource);
    const auto larger = std::make_shared<TiredDisk>(4 * mega);
    start = startReadTest(jobOf(larger, map), times);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->extent().length, 4 * mega);
    ASSERT_EQ(times.slowAreas().size(), 1u);
    EXPECT_EQ(times.slowAreas()[0].milliseconds, 200u);
}

TEST(ReadTest, AnotherDiskUnderTheNameIsNotTakenAsRead) {
    testing::TemporaryFolder folder;
    const std::string map = (folder.path() / "disk.map").string();
    const std::filesystem::path image = folder.path() / "disk.img";
    std::ofstream(image) << "as it was";
    const auto disk = std::make_shared<TiredDisk>(mega);
    disk->path = image.string();
    CountedWatcher watcher;
    ASSERT_FALSE(runOn(jobOf(disk, map), watcher).read.stopped);
    ReadTimes times(100ms);
    EXPECT_TRUE(startReadTest(jobOf(disk, map), times));
    std::filesystem::last_write_time(image, std::filesystem::last_write_time(image) + 1s);
    const auto start = startReadTest(jobOf(disk, map), times);
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().code, CopyError::MapOfOtherDisk);
    EXPECT_EQ(start.error().cause, Cause::Refused);
}

TEST(ReadTest, AnImageOfAnotherSizeIsNotTakenAsRead) {
    testing::TemporaryFolder folder;
    const std::string map = (folder.path() / "disk.map").string();
    const std::filesystem::path image = folder.path() / "disk.img";
    std::ofstream(image) << "as it was";
    const auto disk = std::make_shared<TiredDisk>(mega);
    disk->path = image.string();
    ReadTimes times(100ms);
    CountedWatcher watcher;
    ASSERT_FALSE(runOn(jobOf(disk, map), watcher).read.stopped);
    EXPECT_TRUE(startReadTest(jobOf(disk, map), times));
    const auto kept = std::filesystem::last_write_time(image);
    std::ofstream(image) << "as it was, and more";
    std::filesystem::last_write_time(image, kept);
    EXPECT_FALSE(startReadTest(jobOf(disk, map), times));
}

TEST(ReadTest, SlowAreasAreBounded) {
    ReadTimes times(10ms);
    for (std::uint64_t i = 0; i < 20'000; ++i) times.add({i * 4 * mega, mega}, 20ms);
    EXPECT_EQ(times.slowAreas().size(), mostSlowAreas);
    EXPECT_FALSE(times.complete());
    // Backwards, as the second pass reads.
    ReadTimes back(10ms);
    back.add({8 * mega, mega}, 20ms);
    back.add({4 * mega, mega}, 30ms);
    back.add({5 * mega, mega}, 25ms);
    ASSERT_EQ(back.slowAreas().size(), 2u);
    EXPECT_EQ(back.slowAreas()[0].range, (ByteRange{4 * mega, 2 * mega}));
    EXPECT_EQ(back.slowAreas()[0].milliseconds, 30u);
    EXPECT_EQ(back.counts()[1], 3u);
    ReadTimes again(10ms);
    again.restore(back.comments());
    EXPECT_EQ(again.comments(), back.comments());
}

}  // namespace
}  // namespace sectorsmith::copier
