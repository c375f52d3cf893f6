// SPDX-License-Identifier: GPL-3.0-or-later
// A copy with a map of a disk with bad and slow areas, killed with -9 again and again, each time resumed: the map never
// claims what is not in the target, nothing that it had is lost, and in the end everything readable is there. A few kills
// here; SECTORSMITH_KILLS says how many (200 in the long run).
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "cli/cli_testing.h"
#include "ops/copy/copy_map.h"
#include "testing/disks.h"
#include "testing/failing_disk_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using copier::CopyMap;
using copier::CopyStatus;
using Clock = std::chrono::steady_clock;

// A disk, with areas that cannot be read and areas that are slow, at random places behind the first `healthy` MiB.
class BadAndSlowDisk {
 public:
    BadAndSlowDisk(std::mt19937_64& random, std::size_t mebibytes, std::size_t healthy)
        : content_(noise(random, mebibytes << 20)), disk_(content_) {
        const std::uint64_t from = healthy * 2048, sectors = content_.size() / 512 - from;
        std::set<std::uint64_t> bad, slow;
        for (std::size_t area = 0; area < mebibytes / 6; ++area) {
            const std::uint64_t first = from + random() % (sectors - 200);
            for (std::uint64_t i = random() % 4; i < 4; ++i) bad.insert(first + i * (1 + random() % 12));
        }
        for (std::size_t area = 0; area < mebibytes / 6; ++area) {
            const std::uint64_t first = from + random() % (sectors - 2000);
            for (std::uint64_t i = 0; i < 3; ++i) slow.insert(first + i * 500);
        }
        bad_.assign(bad.begin(), bad.end());
        disk_.fail(bad_);
        disk_.slowDown({slow.begin(), slow.end()});
    }

    bool ready() const { return disk_.ready(); }
    fs::path file() const { return disk_.file(); }
    const std::vector<std::byte>& content() const { return content_; }
    // What a copy into a new image can hold at most: the bad sectors stay zero.
    std::vector<std::byte> readable() const {
        std::vector<std::byte> bytes = content_;
        for (const std::uint64_t sector : bad_)
            std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(sector * 512), 512, std::byte{0});
        return bytes;
    }
    std::uint64_t badBytes() const { return bad_.size() * 512; }

 private:
    static std::vector<std::byte> noise(std::mt19937_64& random, std::size_t size) {
        std::vector<std::byte> bytes(size);
        for (auto& b : bytes) b = static_cast<std::byte>(random() | 1);  // no zeros
        return bytes;
    }

    std::vector<std::byte> content_;
    FailingDisk disk_;
    std::vector<std::uint64_t> bad_;
};

class KilledCopy {
 public:
    KilledCopy(const BadAndSlowDisk& disk, std::string device, const fs::path& folder)
        : disk_(disk), device_(std::move(device)), target_(folder / "image"), map_(folder / "map") {
        for (const fs::path& old : {target_, map_}) fs::remove(old);
    }

    const fs::path& target() const { return target_; }
    const fs::path& mapFile() const { return map_; }
    std::vector<std::string> words() const {
        return {"copy",       device_, target_.string(),  "--map", map_.string(), "--destroy", "image",
                "--progress", "none",  "--min-read-rate", "1M",    "--retries",   "1"};
    }
    // From when on the time until the kill counts.
    enum class Since { Start, SaveBegan, Saved };
    // Starts the copy and kills it. Whether it was killed; else it has ended by itself.
    bool kill(Since since, std::chrono::microseconds after) const {
        const std::string program = (programFolder() / "sectorsmith").string();
        std::vector<std::string> all = words();
        all.insert(all.begin(), program);
        std::vector<char*> argv;
        for (std::string& word : all) argv.push_back(word.data());
        argv.push_back(nullptr);
        const fs::path fresh = map_.string() + ".new";  // the next map, while it is written
        fs::remove(fresh);
        const pid_t child = ::fork();
        if (child == 0) {
            if (std::freopen("/dev/null", "w", stdout) == nullptr) ::_exit(99);
            if (std::freopen("/dev/null", "w", stderr) == nullptr) ::_exit(99);
            ::execv(program.c_str(), argv.data());
            ::_exit(98);
        }
        bool ended = false;
        int status = 0;
        const auto wait = [&](const auto& until) {
            while (!ended && !until()) {
                std::this_thread::sleep_for(std::chrono::microseconds(50));
                ended = ::waitpid(child, &status, WNOHANG) == child;
            }
        };
        if (since != Since::Start) wait([&] { return fs::exists(fresh); });
        if (since == Since::Saved) wait([&] { return !fs::exists(fresh); });
        const auto end = Clock::now() + after;
        wait([&] { return Clock::now() >= end; });
        if (ended) return false;
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
        return WIFSIGNALED(status);
    }
    // What the map has as copied is the source's in the target, and is all that it had before.
    ::testing::AssertionResult holds() {
        if (!fs::exists(map_)) {
            if (claimed_.empty()) return ::testing::AssertionSuccess();
            return ::testing::AssertionFailure() << "the map is gone";
        }
        const auto map = CopyMap::parse(textOf(map_));
        if (!map) return ::testing::AssertionFailure() << map.error().message;
        const auto there = readFile(target_);
        const auto claimed = map->ranges(CopyStatus::Copied);
        const auto& source = disk_.content();
        for (const ByteRange& range : claimed) {
            const auto from = static_cast<std::size_t>(range.offset),
                       length = static_cast<std::size_t>(range.length);
            if (range.end() > source.size() || range.end() > there.size() ||
                !std::ranges::equal(std::span(source).subspan(from, length),
                                    std::span(there).subspan(from, length)))
                return ::testing::AssertionFailure()
                       << "claimed and not there: " << range.offset << " + " << range.length;
        }
        for (const ByteRange& range : claimed_)
            if (std::ranges::none_of(claimed, [&](const ByteRange& now) {
                    return now.offset <= range.offset && range.end() <= now.end();
                }))
                return ::testing::AssertionFailure() << "lost: " << range.offset << " + " << range.length;
        claimed_ = claimed;
        return ::testing::AssertionSuccess();
    }
    std::uint64_t claimedBytes() const {
        std::uint64_t sum = 0;
        for (const ByteRange& range : claimed_) sum += range.length;
        return sum;
    }

 private:
    const BadAndSlowDisk& disk_;
    std::string device_;
    fs::path target_, map_;
    std::vector<ByteRange> claimed_;
};

TEST(CopyKilled, OnABadAndSlowDiskNothingIsLostOrClaimed) {
    SECTORSMITH_NEED("nbdkit");
    SECTORSMITH_NEED("nbdfuse");
    SECTORSMITH_NEED("ddrescue");
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
    const char* wanted = std::getenv("SECTORSMITH_KILLS");
    const unsigned kills = wanted != nullptr ? static_cast<unsigned>(std::atoi(wanted)) : 3;
    const std::size_t mebibytes = wanted != nullptr ? 24 : 6;            // a read of it takes 10 ms
    const unsigned longest = wanted != nullptr ? 8'000'000 : 2'000'000;  // microseconds until a kill
    const TemporaryFolder folder;
    std::mt19937_64 random(17);
    unsigned done = 0, withMap = 0, disks = 0;
    for (; done < kills; ++disks) {
        const BadAndSlowDisk disk(random, mebibytes, disks % 2 == 0 ? 4 : 0);
        if (!disk.ready()) GTEST_SKIP() << "nbdfuse does not work here";
        SECTORSMITH_LOOP_DEVICE(loop, disk.file(), "--direct-io=on");
        KilledCopy copy(disk, loop.path(), folder.path());
        while (done < kills) {
            const auto since = static_cast<KilledCopy::Since>(done % 3);
            const unsigned most = since == KilledCopy::Since::Start       ? longest
                                  : since == KilledCopy::Since::SaveBegan ? 5'000
                                                                          : 600'000;
            if (!copy.kill(since, std::chrono::microseconds(random() % most))) break;
            ++done;
            ASSERT_TRUE(copy.holds()) << "kill " << done;
            withMap += copy.claimedBytes() > 0 ? 1 : 0;
        }
        // To the end: every other disk by ddrescue, from our map.
        if (disks % 2 == 1) {
            const RunResult theirs = run("ddrescue -d -r1 '" + loop.path() + "' '" + copy.target().string() +
                                         "' '" + copy.mapFile().string() + "'");
            ASSERT_EQ(theirs.exitCode, 0) << theirs.out << theirs.err;
        } else {
            const RunResult ours = runCommand(copy.words());
            ASSERT_EQ(ours.exitCode, 3) << "bad sectors: " << ours.err;
            EXPECT_FALSE(fs::exists(copy.mapFile().string() + ".new"))
                << "what a killed run left, disk " << disks;
        }
        ASSERT_TRUE(copy.holds());
        EXPECT_EQ(copy.claimedBytes(), disk.content().size() - disk.badBytes());
        ASSERT_TRUE(readFile(copy.target()) == disk.readable()) << "disk " << disks;
    }
    std::cout << done << " kills, " << withMap << " of them with something in the map, of " << disks
              << " disks\n";
    EXPECT_GT(withMap, 0U);
}

}  // namespace
}  // namespace sectorsmith::testing
