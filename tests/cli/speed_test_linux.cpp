// SPDX-License-Identifier: GPL-3.0-or-later
// `speed` as a program of its own: killed, cancelled, on disks that are full, mounted or read-only.
#include <gmock/gmock.h>

#include <chrono>
#include <iostream>
#include <set>
#include <thread>

#include "ops/speed/listing.h"
#include "speed_testing_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using Clock = std::chrono::steady_clock;
using nlohmann::json;

constexpr const char* sbin = "export PATH=\"$PATH:/usr/sbin:/sbin\"; ";

// SECTORSMITH_KILLS=100 for the long run.
TEST_F(SpeedProcess, KilledAtRandomMomentsNothingIsLost) {
    const char* wanted = std::getenv("SECTORSMITH_KILLS");
    const int kills = wanted != nullptr ? std::max(1, std::atoi(wanted)) : 10;
    std::mt19937 random(std::random_device{}());
    int cutOff = 0;
    int ended = 0;
    for (int i = 0; i < kills; ++i) {
        // Half of them while it writes, a quarter while it saves or at any other moment, a quarter around the putting back.
        const bool anywhere = i % 4 == 2;
        const bool late = i % 4 == 3;
        const auto untouched = fs::last_write_time(image_);
        const pid_t child = start({image_.string(), "--rw", i % 2 == 0 ? "write" : "randwrite", "--runtime",
                                   late ? "0.1" : "20", "--yes", "--no-save"});
        for (int k = 0; !anywhere && k < 6000 && fs::last_write_time(image_) == untouched; ++k)
            std::this_thread::sleep_for(5ms);
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % 500));
        ended += ::waitpid(child, nullptr, WNOHANG) == child ? 1 : 0;
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const bool changed = now() != before_;
        cutOff += changed ? 1 : 0;
        // A test that only reads says so, and leaves it.
        const std::string held = now();
        const RunResult reading = speed(shellQuoted(image_.string()) + " --rw read --size 1M --no-save");
        ASSERT_EQ(reading.exitCode, 0) << reading.err;
        ASSERT_EQ(now(), held);
        if (changed) {
            EXPECT_THAT(reading.err, HasSubstr("was interrupted; run"));
        }
        // One that writes restores it first.
        const RunResult next =
            i % 2 == 0
                ? speed("restore")
                : speed(shellQuoted(image_.string()) + " --rw write --size 1M --runtime 0.1 --no-save --yes");
        ASSERT_EQ(next.exitCode, 0) << next.err;
        if (changed && i % 2 == 1) {
            EXPECT_THAT(next.err, HasSubstr("was interrupted; restoring the data"));
        }
        ASSERT_EQ(now(), before_) << "after kill " << i;
    }
    std::cout << kills << " kills: " << cutOff << " left the test's data, " << ended << " came too late\n";
    EXPECT_GT(cutOff, kills / 4);  // else the moments were not where it matters
    EXPECT_EQ(run("ls -A " + shellQuoted(state_.string())).out, "");
}

TEST_F(SpeedProcess, ControlCEndsItSoonAndPutsBack) {
    const pid_t child = start({image_.string(), "--rw", "write", "--runtime", "30", "--yes"});
    for (int i = 0; i < 200 && now() == before_; ++i) std::this_thread::sleep_for(20ms);
    const auto begin = Clock::now();
    ::kill(child, SIGINT);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_LT(Clock::now() - begin, 10s);
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_EQ(now(), before_);
    // In a folder nothing is left either.
    const fs::path target = folder_.path() / "target";
    fs::create_directory(target);
    for (const char* profile : {"quick", "files"}) {
        const pid_t other = start({target.string(), "--profile", profile, "--no-save"});
        std::this_thread::sleep_for(700ms);
        ::kill(other, SIGINT);
        ASSERT_EQ(::waitpid(other, &status, 0), other);
        EXPECT_EQ(WEXITSTATUS(status), 130) << profile;
        EXPECT_TRUE(fs::is_empty(target)) << profile;
    }
}

TEST_F(SpeedProcess, AMountedAReadOnlyAndAFullDiskAreRefusedWithASentence) {
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    const fs::path point = folder_.path() / "mounted";
    fs::create_directory(point);
    ASSERT_EQ(run(sbin + ("mkfs.ext4 -q -F " + shellQuoted(image_.string()))).exitCode, 0);
    SECTORSMITH_LOOP_DEVICE(loop, image_, "");
    if (run(sbin + ("mount " + loop.path() + " " + shellQuoted(point.string()))).exitCode != 0)
        GTEST_SKIP() << "this system does not mount ext4";
    const RunResult mounted = speed(loop.path() + " --rw write --yes --size 1M");
    EXPECT_EQ(mounted.exitCode, 4);
    EXPECT_THAT(mounted.err, HasSubstr("mounted at " + point.string()));
    EXPECT_THAT(mounted.err, HasSubstr("name a folder"));
    const RunResult image = speed(shellQuoted(image_.string()) + " --rw write --yes --size 1M");
    EXPECT_EQ(image.exitCode, 4);
    EXPECT_THAT(image.err, HasSubstr("backs " + loop.path()));
    EXPECT_EQ(speed(loop.path() + " --rw read --size 1M --no-save").exitCode, 0);
    const RunResult full =
        speed(shellQuoted(point.string()) + " --size 8M");  // 64 MiB stay free: never on this disk
    EXPECT_EQ(full.exitCode, 3);
    EXPECT_THAT(full.err, HasSubstr("free"));
    ASSERT_EQ(run(sbin + ("mount -o remount,ro " + shellQuoted(point.string()))).exitCode, 0);
    const RunResult readOnly = speed(shellQuoted(point.string()) + " --size 1M");
    EXPECT_EQ(readOnly.exitCode, 4);
    EXPECT_THAT(readOnly.err, HasSubstr("read-only"));
    ASSERT_EQ(run(sbin + ("umount " + shellQuoted(point.string()))).exitCode, 0);
    ASSERT_EQ(run(sbin + ("blockdev --setro " + loop.path())).exitCode, 0);
    const RunResult locked = speed(loop.path() + " --rw write --yes --size 1M");
    EXPECT_EQ(speed(loop.path() + " --rw read --size 1M --no-save").exitCode, 0);
    EXPECT_EQ(run(sbin + ("blockdev --setrw " + loop.path())).exitCode, 0);  // the node outlives this test
    EXPECT_EQ(locked.exitCode, 4);
    EXPECT_THAT(locked.err, HasSubstr("read-only"));
}

TEST_F(SpeedProcess, ALoopDeviceOfLargeSectorsIsMeasuredAndKept) {
    SECTORSMITH_LOOP_DEVICE(loop, image_, "-b 4096");
    const RunResult result = speed(loop.path() + " --profile quick --runtime 0.5 --yes --json");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    EXPECT_EQ(document["adapter"]["logicalSectorSize"], 4096);
    EXPECT_EQ(document["target"]["kind"], "device");
    EXPECT_EQ(sha256(readFile(image_)), before_);
    EXPECT_EQ(speed(loop.path() + " --rw read --bs 512").exitCode, 2);
}

TEST_F(SpeedProcess, WhereUncachedIsRefusedTheResultSaysCached) {
    // On memory file systems of older kernels it is refused; --direct 0 is the same on purpose.
    const RunResult result =
        speed(shellQuoted(image_.string()) + " --rw read --size 8M --direct 0 --json --no-save");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    EXPECT_EQ(document["method"]["uncached"], false);
    EXPECT_THAT(document["method"]["honesty"].get<std::string>(), HasSubstr("CACHED"));
}

// By itself: it empties what other tests have cached, too (tests/ops/speed_listing_test_linux.cpp: that it is read again).
class SpeedCaches : public SpeedProcess {};

TEST_F(SpeedCaches, FoldersAreListedColdAndWarm) {
    if (!speed::mayEmptySystemCaches()) GTEST_SKIP() << "the system's caches may not be emptied here";
    const RunResult result =
        speed(shellQuoted(state_.string()) + " --profile files --size 4M --empty-caches --json --no-save");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    std::set<std::string> cold, warm;
    for (const json& row : document["files"]) {
        const auto name = row["name"].get<std::string>();
        if (name.ends_with(", nothing cached")) cold.insert(name.substr(0, name.rfind(',')));
        if (name.ends_with(", cached")) warm.insert(name.substr(0, name.rfind(',')));
    }
    EXPECT_GE(cold.size(), 6U) << result.out;
    EXPECT_EQ(cold, warm);
}

}  // namespace
}  // namespace sectorsmith::testing
