// SPDX-License-Identifier: GPL-3.0-or-later
// `speed` as a program of its own, on devices that fail, stall, lie, are full, mounted or read-only; and killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <fstream>
#include <random>
#include <thread>

#include "cli_testing.h"
#include "edit/hash.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using Clock = std::chrono::steady_clock;
using nlohmann::json;

constexpr const char* sbin = "export PATH=\"$PATH:/usr/sbin:/sbin\"; ";

class SpeedProcess : public ::testing::Test {
 protected:
    void SetUp() override {
        if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
        fs::create_directory(state_);
        std::vector<std::byte> bytes(std::size_t{32} << 20);
        std::mt19937_64 random(11);
        for (std::size_t i = 0; i < bytes.size(); i += 8) {
            const std::uint64_t word = random();
            std::memcpy(bytes.data() + i, &word, 8);
        }
        writeFile(image_, bytes);
        before_ = sha256(bytes);
    }
    RunResult speed(const std::string& arguments) {
        return run(programCommand() + " speed " + arguments + " --state-dir " + shellQuoted(state_.string()));
    }
    pid_t start(std::vector<std::string> arguments) {
        const std::string path = (programFolder() / "sectorsmith").string();
        arguments.insert(arguments.begin(), {path, "speed"});
        arguments.insert(arguments.end(), {"--state-dir", state_.string()});
        const pid_t child = ::fork();
        if (child == 0) {
            ::signal(SIGINT, SIG_DFL);
            if (std::freopen("/dev/null", "w", stdout) == nullptr ||
                std::freopen("/dev/null", "w", stderr) == nullptr)
                ::_exit(98);
            std::vector<char*> words;
            for (std::string& word : arguments) words.push_back(word.data());
            words.push_back(nullptr);
            ::execv(path.c_str(), words.data());
            ::_exit(99);
        }
        return child;
    }
    std::string now() const { return sha256(readFile(image_)); }
    // The test under way has saved what it will overwrite.
    bool saved() const {
        for (const auto& entry : fs::directory_iterator(state_))
            if (entry.path().extension() == ".json") return true;
        return false;
    }

    TemporaryFolder folder_;
    fs::path state_ = folder_.path() / "state";
    fs::path image_ = folder_.path() / "disk.img";
    std::string before_;
};

// SECTORSMITH_KILLS=100 for the long run.
TEST_F(SpeedProcess, KilledAtRandomMomentsNothingIsLost) {
    const char* wanted = std::getenv("SECTORSMITH_KILLS");
    const int kills = wanted != nullptr ? std::max(1, std::atoi(wanted)) : 10;
    std::mt19937 random(std::random_device{}());
    int cutOff = 0;
    for (int i = 0; i < kills; ++i) {
        const pid_t child =
            start({image_.string(), "--rw", i % 4 < 2 ? "write" : "randwrite", "--runtime", "20", "--yes"});
        // Every second one while it saves or at any other moment; the others once it writes.
        if (i % 2 == 0)
            for (int k = 0; k < 1000 && !saved(); ++k) std::this_thread::sleep_for(10ms);
        std::this_thread::sleep_for(std::chrono::milliseconds(50 + random() % 500));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const bool changed = now() != before_;
        cutOff += changed ? 1 : 0;
        // The next start of any test of that disk puts it back, also one that only reads.
        const RunResult next = speed(shellQuoted(image_.string()) + " --rw read --size 1M --no-save");
        ASSERT_EQ(next.exitCode, 0) << next.err;
        if (changed) {
            EXPECT_THAT(next.err, HasSubstr("was cut off: putting back"));
        }
        ASSERT_EQ(now(), before_) << "after kill " << i;
    }
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

// A file served by nbdkit through FUSE.
class SpeedOnServedDisk : public SpeedProcess {
 protected:
    bool serve(const std::string& arguments, std::uint64_t size) {
        for (const char* name : {"nbdkit", "nbdfuse"})
            if (!haveProgram(name)) return false;
        disk_ = folder_.path() / "served";
        writeFile(disk_, {});
        std::ofstream script(folder_.path() / "start");
        script << "exec nbdfuse " << shellQuoted(disk_.string()) << " --command nbdkit -s " << arguments
               << "\n";
        script.close();
        run("sh " + shellQuoted((folder_.path() / "start").string()) + " >/dev/null 2>&1 & echo $! > " +
            shellQuoted((folder_.path() / "pid").string()));
        std::error_code none;
        for (int i = 0; i < 100 && fs::file_size(disk_, none) != size; ++i) std::this_thread::sleep_for(50ms);
        return fs::file_size(disk_, none) == size;
    }
    void TearDown() override {
        if (disk_.empty()) return;
        run("fusermount3 -u " + shellQuoted(disk_.string()) + " || umount " + shellQuoted(disk_.string()));
        run("kill $(cat " + shellQuoted((folder_.path() / "pid").string()) + ")");
    }
    fs::path disk_;
};

TEST_F(SpeedOnServedDisk, AFakeThatWrapsAroundIsCaughtAndPutBack) {
    // 64 MiB it says, 12 MiB it has (no power of two).
    const fs::path real = folder_.path() / "real";
    std::vector<std::byte> bytes(std::size_t{12} << 20);
    std::mt19937 random(5);
    for (std::byte& b : bytes) b = static_cast<std::byte>(random());
    writeFile(real, bytes);
    const std::string place = "o=$(($4 % 12582912)); dd if=" + real.string() +
                              " bs=4096 iflag=skip_bytes,count_bytes,fullblock skip=$o count=$3 2>/dev/null";
    const std::string put = "o=$(($4 % 12582912)); dd of=" + real.string() +
                            " bs=65536 oflag=seek_bytes iflag=fullblock conv=notrunc seek=$o 2>/dev/null";
    if (!serve("eval get_size='echo 67108864' can_write='exit 0' can_flush='exit 0' flush='exit 0' pread=" +
                   shellQuoted(place) + " pwrite=" + shellQuoted(put),
               64 << 20))
        GTEST_SKIP() << "nbdfuse cannot serve a file here";
    const RunResult result = speed(shellQuoted(disk_.string()) + " --profile verify --yes --json");
    EXPECT_EQ(result.exitCode, 1) << result.err;
    const json verify = parseJson(result.out)["verify"];
    EXPECT_EQ(verify["good"], false);
    EXPECT_EQ(verify["realSize"], 12 << 20) << verify.dump(1);
    EXPECT_THAT(verify["verdict"].get<std::string>(), HasSubstr("FAKE"));
    EXPECT_EQ(sha256(readFile(real)), sha256(bytes));  // and all is as it was
}

TEST_F(SpeedOnServedDisk, UnreadableSectorsAreNamed) {
    // Sector 5000 cannot be read.
    const std::string read =
        "if [ $4 -le 2560000 ] && [ $(($4 + $3)) -gt 2560000 ]; then echo EIO bad >&2; exit 1; fi; "
        "head -c $3 /dev/zero";
    if (!serve("eval get_size='echo 8388608' pread=" + shellQuoted(read), 8 << 20))
        GTEST_SKIP() << "nbdfuse cannot serve a file here";
    const RunResult result =
        speed(shellQuoted(disk_.string()) + " --rw read --bs 64K --iodepth 4 --size 8M --json --no-save");
    EXPECT_EQ(result.exitCode, 3) << result.err;
    const json document = parseJson(result.out);
    const json test = document["tests"][0];
    ASSERT_EQ(test["failures"].size(), 1u) << test["failures"].dump();
    EXPECT_EQ(test["failures"][0]["offset"], 2560000 / 65536 * 65536);
    ASSERT_FALSE(test["badSectors"].empty());
    const std::uint64_t from = test["badSectors"][0]["offset"];
    const std::uint64_t length = test["badSectors"][0]["length"];
    EXPECT_LE(from, 2560000u);
    EXPECT_GT(from + length, 2560000u);
    EXPECT_LE(length, 4096u);  // FUSE reads in pages
    EXPECT_EQ(test["read"]["operations"], 127);
}

TEST_F(SpeedOnServedDisk, ASlowDiskIsSlowAndTheDropOfItsRateIsTheKnee) {
    // 20 ms for each request; from 6 MiB on 200 ms.
    const std::string read =
        "if [ $4 -ge 6291456 ]; then sleep 0.2; else sleep 0.02; fi; head -c $3 /dev/zero";
    if (!serve("eval get_size='echo 8388608' can_write='exit 0' pread='head -c $3 /dev/zero' pwrite=" +
                   shellQuoted("if [ $4 -ge 6291456 ]; then sleep 0.25; else sleep 0.02; fi; cat >/dev/null"),
               8 << 20))
        GTEST_SKIP() << "nbdfuse cannot serve a file here";
    const RunResult result =
        speed(shellQuoted(disk_.string()) +
              " --rw write --bs 64K --iodepth 1 --size 8M --destroy served --yes --json --no-save");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json test = parseJson(result.out)["tests"][0];
    EXPECT_GT(test["write"]["latencyNs"]["p50"], 15e6);
    EXPECT_GT(test["write"]["latencyNs"]["max"], 200e6);
    bool knee = false;
    for (const json& mark : test["marks"])
        if (mark["kind"] == "knee") {
            knee = true;
            EXPECT_NEAR(mark["bytesBefore"].get<double>(), 6291456, 800000);
        }
    EXPECT_TRUE(knee) << test["marks"].dump() << test["trace"].dump();
}

}  // namespace
}  // namespace sectorsmith::testing
