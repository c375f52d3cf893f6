// SPDX-License-Identifier: GPL-3.0-or-later
// `speed` on devices that fail, are slow, stall, vanish or lie: served by nbdkit, with its own filters where it has them.
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <chrono>
#include <thread>

#include "speed_testing_linux.h"

namespace sectorsmith::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using Clock = std::chrono::steady_clock;
using nlohmann::json;

// A file served by nbdkit through FUSE.
class SpeedOnServedDisk : public SpeedProcess {
 protected:
    bool serve(const std::string& arguments, std::uint64_t size) {
        for (const char* name : {"nbdkit", "nbdfuse"})
            if (!haveProgram(name)) return false;
        disk_ = folder_.path() / "served";
        writeFile(disk_, {});
        std::ofstream script(folder_.path() / "start");
        script << "exec nbdfuse " << shellQuoted(disk_.string()) << " --command nbdkit -P "
               << shellQuoted((folder_.path() / "nbdkit.pid").string()) << " -s " << arguments << "\n";
        script.close();
        run("sh " + shellQuoted((folder_.path() / "start").string()) + " >/dev/null 2>&1 & echo $! > " +
            shellQuoted((folder_.path() / "pid").string()));
        std::error_code none;
        for (int i = 0; i < 100 && fs::file_size(disk_, none) != size; ++i) std::this_thread::sleep_for(50ms);
        return fs::file_size(disk_, none) == size;
    }
    void TearDown() override { stopServing(); }
    void stopServing() {
        if (disk_.empty()) return;
        run("fusermount3 -u " + shellQuoted(disk_.string()) + " || umount " + shellQuoted(disk_.string()));
        run("kill $(cat " + shellQuoted((folder_.path() / "pid").string()) + ")");
        disk_.clear();
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

// nbdkit's filters.

TEST_F(SpeedOnServedDisk, ErrorsAreCountedAndTheirPlacesNamed) {
    if (!serve("--filter=error memory 16M error-pread=EIO error-pread-rate=0.1", 16 << 20))
        GTEST_SKIP() << "nbdkit's error filter cannot be served here";
    const RunResult result =
        speed(shellQuoted(disk_.string()) + " --rw read --bs 64K --iodepth 8 --size 16M --json --no-save");
    EXPECT_EQ(result.exitCode, 3) << result.err;
    const json test = parseJson(result.out)["tests"][0];
    ASSERT_FALSE(test["failures"].empty());
    EXPECT_EQ(test["failures"].size(), test["failureCount"]);
    EXPECT_EQ(test["read"]["operations"].get<int>() + test["failureCount"].get<int>(), 256);
    for (const json& failure : test["failures"]) {
        EXPECT_EQ(failure["offset"].get<std::uint64_t>() % 65536, 0u);
        EXPECT_LT(failure["offset"], 16 << 20);
        EXPECT_THAT(failure["why"].get<std::string>(), HasSubstr("Input/output error"));
    }
}

TEST_F(SpeedOnServedDisk, ADelayIsInEveryLatency) {
    if (!serve("--filter=delay memory 8M rdelay=40ms wdelay=80ms", 8 << 20))
        GTEST_SKIP() << "nbdkit's delay filter cannot be served here";
    const RunResult result =
        speed(shellQuoted(disk_.string()) +
              " --rw randrw --iodepth 4 --runtime 1 --destroy served --yes --json --no-save");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    EXPECT_GE(document["read"]["latencyNs"]["p50"], 39e6);
    EXPECT_GE(document["write"]["latencyNs"]["p50"], 79e6);
    EXPECT_GE(document["write"]["latencyNs"]["max"], document["write"]["latencyNs"]["p999"]);
}

TEST_F(SpeedOnServedDisk, AStallIsInTheCurveAndTheTestGoesOn) {
    const fs::path control = folder_.path() / "pause";
    if (!serve("--filter=pause --filter=rate memory 64M rate=320M pause-control=" + control.string(),
               64 << 20))
        GTEST_SKIP() << "nbdkit's pause filter cannot be served here";
    const fs::path out = folder_.path() / "out.json";
    const pid_t child = start({disk_.string(), "--rw", "read", "--runtime", "7", "--json"}, out);
    std::this_thread::sleep_for(3s);
    const int line = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, control.c_str(), sizeof address.sun_path - 1);
    ASSERT_EQ(::connect(line, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    char answer = 0;
    ASSERT_EQ(::write(line, "p", 1), 1);
    ASSERT_EQ(::read(line, &answer, 1), 1);
    std::this_thread::sleep_for(2s);
    ASSERT_EQ(::write(line, "r", 1), 1);
    ASSERT_EQ(::read(line, &answer, 1), 1);
    ::close(line);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_EQ(WEXITSTATUS(status), 0);
    const auto bytes = readFile(out);
    const json test = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()})["tests"][0];
    bool stalled = false;
    for (const json& mark : test["marks"])
        if (mark["kind"] == "stall") {
            stalled = true;
            EXPECT_GE(mark["to"].get<double>() - mark["from"].get<double>(), 0.9);
            EXPECT_LE(mark["to"].get<double>() - mark["from"].get<double>(), 4.0);
        }
    EXPECT_TRUE(stalled) << test["trace"].dump() << test["marks"].dump();
    EXPECT_GT(test["read"]["latencyNs"]["max"], 1.5e9);
    EXPECT_EQ(test["failureCount"], 0);
}

TEST_F(SpeedOnServedDisk, ARateThatDropsIsAKnee) {
    const fs::path rate = folder_.path() / "rate";
    if (!serve("--filter=rate memory 64M rate=640M burstiness=0.1 rate-file=" + rate.string(), 64 << 20))
        GTEST_SKIP() << "nbdkit's rate filter cannot be served here";
    const fs::path out = folder_.path() / "out.json";
    const pid_t child = start({disk_.string(), "--rw", "write", "--bs", "256K", "--iodepth", "4", "--runtime",
                               "7", "--destroy", "served", "--yes", "--json"},
                              out);
    std::this_thread::sleep_for(3s);
    std::ofstream(rate) << "80M\n";  // a tenth
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_EQ(WEXITSTATUS(status), 0);
    const auto bytes = readFile(out);
    const json test = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()})["tests"][0];
    bool knee = false;
    for (const json& mark : test["marks"])
        if (mark["kind"] == "knee") {
            knee = true;
            EXPECT_NEAR(mark["from"].get<double>(), 3, 1.2);
            EXPECT_LT(mark["after"].get<double>(), mark["before"].get<double>() / 3);
            EXPECT_NEAR(mark["after"].get<double>(), 10e6, 6e6);
        }
    EXPECT_TRUE(knee) << test["trace"].dump() << test["marks"].dump();
}

TEST_F(SpeedOnServedDisk, ADeviceThatVanishesEndsItWithASentence) {
    if (!serve("memory 64M", 64 << 20)) GTEST_SKIP() << "nbdfuse cannot serve a file here";
    const fs::path out = folder_.path() / "out.json";
    const pid_t child = start({disk_.string(), "--rw", "read", "--runtime", "60", "--json"}, out);
    std::this_thread::sleep_for(1500ms);
    const auto begin = Clock::now();
    EXPECT_EQ(run("kill -9 $(cat " + shellQuoted((folder_.path() / "nbdkit.pid").string()) + ")").exitCode,
              0);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_LT(Clock::now() - begin, 20s);
    EXPECT_EQ(WEXITSTATUS(status), 3);
    const auto bytes = readFile(out);
    const json document = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    EXPECT_EQ(document["complete"], false);
    EXPECT_NE(document["tests"][0]["endedEarly"], nullptr) << document["tests"][0]["failures"].dump();
    EXPECT_GT(document["tests"][0]["read"]["operations"], 0);  // what was measured until then
}

// The disk is gone while it holds the test's data: what was there is kept, and put back once it is here again.
TEST_F(SpeedOnServedDisk, AVanishedDiskGetsItsDataBackLater) {
    const std::string served = "file " + image_.string();
    if (!serve(served, 32 << 20)) GTEST_SKIP() << "nbdfuse cannot serve a file here";
    const fs::path said = folder_.path() / "said";
    const pid_t child =
        start({disk_.string(), "--rw", "write", "--runtime", "60", "--yes"}, "/dev/null", said);
    for (int i = 0; i < 500 && now() == before_; ++i) std::this_thread::sleep_for(20ms);
    ASSERT_EQ(run("kill -9 $(cat " + shellQuoted((folder_.path() / "nbdkit.pid").string()) + ")").exitCode,
              0);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(WEXITSTATUS(status), 3);
    EXPECT_NE(now(), before_);
    const auto bytes = readFile(said);
    const std::string err(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    EXPECT_THAT(err, HasSubstr("kept in"));
    EXPECT_TRUE(saved());
    stopServing();
    ASSERT_TRUE(serve(served, 32 << 20));
    const RunResult restored = speed("restore");
    EXPECT_EQ(restored.exitCode, 0) << restored.err;
    stopServing();
    EXPECT_EQ(now(), before_);
    EXPECT_FALSE(saved());
}

}  // namespace
}  // namespace sectorsmith::testing
