// SPDX-License-Identifier: GPL-3.0-or-later
// What only the real program shows: signals, pipes, a full disk, memory, a terminal, unreadable sectors.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using Clock = std::chrono::steady_clock;

class Process : public ::testing::Test {
 protected:
    void SetUp() override {
        program_ = programCommand();
        if (program_.empty()) GTEST_SKIP() << "the command is not built";
        sparse_ = (folder_.path() / "sparse").string();
        {
            std::ofstream create(sparse_, std::ios::binary);
        }
        std::filesystem::resize_file(sparse_, std::uint64_t{64} << 30);
    }
    TemporaryFolder folder_;
    std::string program_;
    std::string sparse_;
};

TEST_F(Process, AClosedPipeEndsItQuietlyAndSoon) {
    const auto start = Clock::now();
    const RunResult result = run(program_ + " dump -v " + shellQuoted(sparse_) + " | head -n 2");
    EXPECT_EQ(result.out,
              "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n"
              "00000010  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n");
    EXPECT_EQ(result.err, "");
    // Also where SIGPIPE is ignored, as some callers have it.
    const RunResult ignored =
        run("trap '' PIPE; " + program_ + " dump -v " + shellQuoted(sparse_) + " | head -n 1");
    EXPECT_EQ(ignored.err, "");
    EXPECT_LT(Clock::now() - start, std::chrono::seconds(10));
}

TEST_F(Process, AFullDiskIsAnErrorNotSilence) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full";
    const RunResult result = run(program_ + " dump -v " + shellQuoted(sparse_) + " > /dev/full");
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_NE(result.err.find("cannot write"), std::string::npos);
    EXPECT_EQ(run(program_ + " --version > /dev/full").exitCode, 3);
}

TEST_F(Process, ControlCAnswersAtOnce) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);  // nobody reads: the program is stuck in its write
    const std::string path = (programFolder() / "sectorsmith").string();
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGINT, SIG_DFL);
        ::dup2(ends[1], 1);
        ::close(ends[0]);
        ::execl(path.c_str(), path.c_str(), "dump", "-v", sparse_.c_str(), nullptr);
        ::_exit(99);
    }
    ::close(ends[1]);
    char first = 0;
    ASSERT_EQ(::read(ends[0], &first, 1), 1);  // it runs
    const auto start = Clock::now();
    ::kill(child, SIGINT);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_LT(Clock::now() - start, std::chrono::seconds(2));
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    ::close(ends[0]);
}

TEST_F(Process, MemoryIsBounded) {
    if (run("ulimit -v 700000; " + program_ + " --version").exitCode != 0)
        GTEST_SKIP()
            << "the program alone takes more than the bound (the address sanitizer reserves terabytes)";
    // 1 GiB through hexadecimal lines in at most 256 MiB of address space beyond what an empty run takes.
    const RunResult result =
        run("ulimit -v 700000; " + program_ + " dump -v " + shellQuoted(sparse_) + " -l 256M | tail -n 1");
    EXPECT_EQ(result.out, "10000000\n") << result.err;
}

TEST_F(Process, ColourOnlyOnATerminal) {
    if (!haveProgram("script")) GTEST_SKIP() << "script is not installed";
    auto onTerminal = [&](const std::string& environment, const std::string& options) {
        return run("env " + environment + " script -qec " +
                   shellQuoted(program_ + " list " + options + " /nonsense") + " /dev/null")
            .out;
    };
    EXPECT_NE(onTerminal("TERM=xterm", "").find("\x1b["), std::string::npos);
    EXPECT_EQ(onTerminal("TERM=xterm NO_COLOR=1", "").find("\x1b["), std::string::npos);
    EXPECT_EQ(onTerminal("TERM=dumb", "").find("\x1b["), std::string::npos);
    EXPECT_EQ(run("TERM=xterm " + program_ + " list /nonsense 2>&1").out.find("\x1b["), std::string::npos);
}

TEST_F(Process, ProgressIsJsonLinesWhenAskedFor) {
    const RunResult result =
        run(program_ + " dump --progress json -v -l 64M " + shellQuoted(sparse_) + " > /dev/null");
    EXPECT_EQ(result.exitCode, 0);
    std::istringstream lines(result.err);
    std::string line;
    nlohmann::json last;
    while (std::getline(lines, line)) {
        last = nlohmann::json::parse(line, nullptr, false);
        ASSERT_FALSE(last.is_discarded()) << line;
    }
    EXPECT_EQ(last["done"], 64 << 20);
    EXPECT_EQ(last["total"], 64 << 20);
    EXPECT_EQ(last["finished"], true);
}

// A disk of 128 KiB of 'U' whose sectors 100 to 102 and 200 answer with errors.
class BrokenDisk : public Process {
 protected:
    void SetUp() override {
        Process::SetUp();
        if (IsSkipped()) return;
        if (!runsAsRoot()) GTEST_SKIP() << "loop devices need root";
        for (const char* name : {"nbdkit", "nbdfuse", "losetup"})
            if (!haveProgram(name)) GTEST_SKIP() << name << " is not installed";
        const std::string mount = (folder_.path() / "disk").string();
        writeFile(mount, {});
        const std::string data = (folder_.path() / "data").string();
        writeFile(data, std::vector<std::byte>(131072, std::byte{'U'}));
        // Two conditions, each "the request [o, e) touches those sectors".
        const std::string read =
            "o=$4; n=$3; e=$((o + n)); broken() { [ $o -lt $2 ] && [ $e -gt $1 ]; }; "
            "if broken 51200 52736 || broken 102400 102912; then echo EIO broken >&2; exit 1; fi; head -c "
            "$n " +
            data;
        std::ofstream script(folder_.path() / "start");
        script << "exec nbdfuse " << shellQuoted(mount)
               << " --command nbdkit -s eval get_size='echo 131072' pread=" << shellQuoted(read) << "\n";
        script.close();
        ASSERT_EQ(run("sh " + shellQuoted((folder_.path() / "start").string()) +
                      " >/dev/null 2>&1 & echo $! > " + shellQuoted((folder_.path() / "pid").string()))
                      .exitCode,
                  0);
        for (int i = 0; i < 100 && std::filesystem::file_size(mount) != 131072; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (std::filesystem::file_size(mount) != 131072) GTEST_SKIP() << "nbdfuse cannot serve a file here";
        const RunResult loop = run("losetup -f --show --direct-io=on " + shellQuoted(mount));
        if (loop.exitCode != 0) GTEST_SKIP() << "no loop device: " << loop.err;
        device_ = loop.out.substr(0, loop.out.find('\n'));
    }
    void TearDown() override {
        if (!device_.empty()) run("losetup -d " + device_);
        const std::string mount = (folder_.path() / "disk").string();
        run("fusermount3 -u " + shellQuoted(mount) + " || umount " + shellQuoted(mount));
        run("kill $(cat " + shellQuoted((folder_.path() / "pid").string()) + ")");
    }
    std::string device_;
};

TEST_F(BrokenDisk, UnreadableBytesAreShownAsSuchAndOnlyThey) {
    const RunResult result = run(program_ + " dump " + device_);
    EXPECT_EQ(result.exitCode, 3);
    const std::string data = "  55 55 55 55 55 55 55 55  55 55 55 55 55 55 55 55  |UUUUUUUUUUUUUUUU|\n*\n";
    const std::string broken = "  ?? ?? ?? ?? ?? ?? ?? ??  ?? ?? ?? ?? ?? ?? ?? ??  |????????????????|\n*\n";
    EXPECT_EQ(result.out, "00000000" + data + "0000c800" + broken + "0000ce00" + data + "00019000" + broken +
                              "00019200" + data + "00020000\n");
    EXPECT_NE(result.err.find("1536 bytes at offset 51200"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("512 bytes at offset 102400"), std::string::npos) << result.err;
}

TEST_F(BrokenDisk, RawStopsThereUnlessItIsFilled) {
    const RunResult stopped = run(program_ + " dump --raw " + device_);
    EXPECT_EQ(stopped.exitCode, 3);
    EXPECT_TRUE(stopped.out == std::string(51200, 'U')) << stopped.out.size();
    const RunResult filled = run(program_ + " dump --raw --fill 0x23 " + device_);
    EXPECT_EQ(filled.exitCode, 3);
    std::string expected(131072, 'U');
    expected.replace(51200, 1536, std::string(1536, '#'));
    expected.replace(102400, 512, std::string(512, '#'));
    EXPECT_TRUE(filled.out == expected);
    const RunResult sound = run(program_ + " dump --raw -o 103s -l 1s " + device_);
    EXPECT_EQ(sound.exitCode, 0) << sound.err;
    EXPECT_TRUE(sound.out == std::string(512, 'U'));
}

}  // namespace
}  // namespace sectorsmith::testing
