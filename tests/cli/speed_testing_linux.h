// SPDX-License-Identifier: GPL-3.0-or-later
// `speed` as a program of its own, with an image of random bytes and a state folder.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <random>

#include "cli_testing.h"
#include "edit/hash.h"

namespace sectorsmith::testing {

namespace fs = std::filesystem;

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
    pid_t start(std::vector<std::string> arguments, const fs::path& out = "/dev/null",
                const fs::path& err = "/dev/null") {
        const std::string path = (programFolder() / "sectorsmith").string();
        arguments.insert(arguments.begin(), {path, "speed"});
        arguments.insert(arguments.end(), {"--state-dir", state_.string()});
        const pid_t child = ::fork();
        if (child == 0) {
            ::signal(SIGINT, SIG_DFL);
            if (std::freopen(out.c_str(), "w", stdout) == nullptr ||
                std::freopen(err.c_str(), "w", stderr) == nullptr)
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

}  // namespace sectorsmith::testing
