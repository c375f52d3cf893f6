// SPDX-License-Identifier: GPL-3.0-or-later
// The real command killed with -9 at random moments of a commit: afterwards the disk holds the old, the new, or is
// recognised and brought to either. Ten times here; SECTORSMITH_KILLS says how often (200 in the long run of CI).
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <random>
#include <thread>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using Clock = std::chrono::steady_clock;
using Bytes = std::vector<std::byte>;

class Killed : public ::testing::Test {
 protected:
    static constexpr std::size_t size = 12 << 20;
    static constexpr std::size_t from = 512 * 3;
    static constexpr std::size_t length = 8 << 20;

    void SetUp() override {
        if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
        std::mt19937_64 random(20);
        old_.resize(size);
        for (auto& b : old_) b = static_cast<std::byte>(random());
        fresh_ = old_;
        for (std::size_t i = from; i < from + length; ++i) fresh_[i] = static_cast<std::byte>(random());
        writeFile(image(), old_);
        writeFile(file(), std::span(fresh_).subspan(from, length));
    }
    std::filesystem::path image() const { return folder_.path() / "disk.img"; }
    std::filesystem::path file() const { return folder_.path() / "new"; }
    std::string state() const { return (folder_.path() / "state").string(); }

    // Starts the command; `kill` after so long, or never. True when it ended by itself with success.
    // With `onceOpen` the time runs from the moment at which the commit's record is there.
    bool command(const std::vector<std::string>& arguments, std::chrono::microseconds after,
                 bool onceOpen = false) {
        const std::string program = (programFolder() / "sectorsmith").string();
        std::vector<std::string> words{program};
        words.insert(words.end(), arguments.begin(), arguments.end());
        words.insert(words.end(), {"--state-dir", state(), "--yes"});
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        const pid_t child = fork();
        if (child == 0) {
            const std::string log = (folder_.path() / "log").string();
            if (std::freopen(log.c_str(), "w", stdout) == nullptr) _exit(99);
            if (std::freopen(log.c_str(), "a", stderr) == nullptr) _exit(99);
            execv(program.c_str(), argv.data());
            _exit(98);
        }
        int status = 0;
        if (after.count() >= 0) {
            for (int i = 0; onceOpen && i < 100'000 && !hasOpenRecord(); ++i) {
                if (waitpid(child, &status, WNOHANG) == child)
                    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
                std::this_thread::sleep_for(std::chrono::microseconds(200));
            }
            std::this_thread::sleep_for(after);
            ::kill(child, SIGKILL);
        }
        waitpid(child, &status, 0);
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    bool hasOpenRecord() const {
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator(state(), none))
            if (entry.path().extension() == ".open") return true;
        return false;
    }
    bool run(const std::vector<std::string>& arguments) {
        return command(arguments, std::chrono::microseconds(-1));
    }
    std::string log() const { return textOf(folder_.path() / "log"); }

    // `path`: what the command is given; the image itself, or a loop device on it.
    void rounds(const std::string& path, const std::function<Bytes()>& content) {
        const char* asked = std::getenv("SECTORSMITH_KILLS");
        const int count = asked != nullptr ? std::atoi(asked) : 10;
        const std::vector<std::string> writing{"write",  path,           "-o", std::to_string(from),
                                               "--file", file().string()};
        // How long the whole takes, so that the moments fall all over it.
        const auto begin = Clock::now();
        ASSERT_TRUE(run(writing)) << log();
        const auto whole =
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
        ASSERT_EQ(content(), fresh_);
        ASSERT_TRUE(run({"undo", "apply", "last"})) << log();
        ASSERT_EQ(content(), old_);
        std::mt19937_64 random(std::random_device{}());
        int cut = 0;
        for (int i = 0; i < count; ++i) {
            const std::chrono::microseconds after(random() % static_cast<std::uint64_t>(whole * 11 / 10));
            // Every other one in the midst of the writing, which is a small part of the whole.
            const bool done = i % 2 == 0 ? command(writing, after) : command(writing, after / 20, true);
            Bytes now = content();
            ASSERT_EQ(now.size(), size);
            ASSERT_TRUE(std::equal(now.begin(), now.begin() + from, old_.begin()))
                << "before what was written";
            ASSERT_TRUE(std::equal(now.begin() + from + length, now.end(), old_.begin() + from + length))
                << "behind what was written";
            const auto listed = runCommand({"undo", "list", "--json", "--state-dir", state()});
            ASSERT_EQ(listed.exitCode, 0) << listed.err;
            const auto records = nlohmann::json::parse(listed.out)["records"];
            ASSERT_FALSE(records.empty());
            const bool open = records[0]["state"] == "open";
            if (done) {
                EXPECT_EQ(now, fresh_);
            }
            if (!open) {
                // Nothing is known of a commit under way: it had not begun, or was closed.
                ASSERT_TRUE(now == old_ || now == fresh_) << "after " << after.count() << " us";
                if (now == fresh_) {
                    ASSERT_TRUE(run({"undo", "apply", "last"})) << log();
                }
            } else {
                ++cut;
                std::vector<std::string> recover{"undo", "apply", "last"};
                const bool finish = i % 4 == 1;
                if (finish) recover.emplace_back("--finish");
                ASSERT_TRUE(run(recover)) << log();
                now = content();
                ASSERT_EQ(now == fresh_, finish);
                ASSERT_TRUE(now == fresh_ || now == old_);
                if (finish) {
                    ASSERT_TRUE(run({"undo", "apply", "last"})) << log();
                }
            }
            ASSERT_EQ(content(), old_) << "round " << i;
        }
        std::cout << cut << " of " << count << " commits were cut off with an open record\n";
    }

    TemporaryFolder folder_;
    Bytes old_;
    Bytes fresh_;
};

TEST_F(Killed, AnImageIsOldNewOrRecovered) {
    rounds(image().string(), [this] { return readFile(image()); });
}

TEST_F(Killed, ALoopDeviceIsOldNewOrRecovered) {
    if (geteuid() != 0 || !haveProgram("losetup")) GTEST_SKIP() << "loop devices need root";
    const auto loop = testing::run("losetup -f --show " + shellQuoted(image().string()));
    if (loop.exitCode != 0) GTEST_SKIP() << "no loop device: " << loop.err;
    const std::string device = loop.out.substr(0, loop.out.find('\n'));
    rounds(device, [&device] {
        std::ifstream in(device, std::ios::binary);
        Bytes bytes(size);
        in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
        return bytes;
    });
    testing::run("losetup -d " + device);
}

// The state folder's disk is full: the commit stops before its first write.
TEST_F(Killed, AFullStateFolderStopsItBeforeTheFirstWrite) {
    if (geteuid() != 0 || !haveProgram("mount")) GTEST_SKIP() << "a small file system needs root";
    std::filesystem::create_directory(state());
    if (testing::run("mount -t tmpfs -o size=4M tmpfs " + shellQuoted(state())).exitCode != 0)
        GTEST_SKIP() << "tmpfs does not mount here";
    EXPECT_FALSE(run({"write", image().string(), "-o", "0", "--file", file().string()}));
    EXPECT_NE(log().find("nothing was written"), std::string::npos) << log();
    EXPECT_EQ(readFile(image()), old_);
    EXPECT_EQ(testing::run("umount " + shellQuoted(state())).exitCode, 0);
}

}  // namespace
}  // namespace sectorsmith::testing
