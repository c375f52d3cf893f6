// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/run_program.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <cstdlib>
#include <fstream>

#include "io/errors.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

Result<ProgramAnswer> runShell(const std::string& script, const ProgramLimits& limits = {},
                               const Progress* watcher = nullptr) {
    return runProgram("/bin/sh", {"-c", script}, limits, watcher);
}

TEST(RunProgram, GivesOutputAndExitCode) {
    const auto answer = runShell("cat; echo \"$LC_ALL\"; echo no >&2; printf 'a b'; exit 7");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->exitCode, 7);
    EXPECT_EQ(answer->output, "C\na b");
    const auto large = runShell("head -c 1000000 /dev/zero");
    ASSERT_TRUE(large);
    EXPECT_EQ(large->output.size(), 1'000'000u);
}

TEST(RunProgram, HasBounds) {
    ProgramLimits limits;
    limits.output = 1000;
    auto answer = runShell("while :; do echo 0123456789; done", limits);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, IoError::ProgramTooLong);
    limits.patience = std::chrono::milliseconds(200);
    const auto start = std::chrono::steady_clock::now();
    answer = runShell("sleep 30", limits);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, IoError::ProgramSilent);
    // Its output is closed, and it goes on.
    answer = runShell("exec >&-; sleep 30", limits);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, IoError::ProgramSilent);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
    SilentProgress watcher;
    watcher.cancel();
    answer = runShell("sleep 30", {}, &watcher);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().cause, Cause::Cancelled);
    EXPECT_EQ(runProgram("/there/is/none", {}, {}, nullptr).error().cause, Cause::NotFound);
    EXPECT_EQ(runShell("kill -9 $$").error().code, IoError::ProgramDied);
}

TEST(RunProgram, IsFoundInPathAndInTheAdministratorsFolders) {
    EXPECT_TRUE(findProgram("sh").ends_with("/sh"));
    EXPECT_EQ(findProgram("there-is-no-such-program"), "");
    testing::TemporaryFolder folder;
    const auto program = folder.path() / "sectorsmith-test-program";
    std::ofstream(program) << "#!/bin/sh\n";
    const std::string before = std::getenv("PATH") != nullptr ? std::getenv("PATH") : "";
    ::setenv("PATH", (":.:" + folder.path().string()).c_str(), 1);
    EXPECT_EQ(findProgram("sectorsmith-test-program"), "") << "it may not be started";
    ::chmod(program.c_str(), 0755);
    EXPECT_EQ(findProgram("sectorsmith-test-program"), program.string());
    ::setenv("PATH", before.c_str(), 1);
}

}  // namespace
}  // namespace sectorsmith
