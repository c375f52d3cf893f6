// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the commands on partition tables share.
#pragma once

#include <gmock/gmock.h>

#include "cli_testing.h"
#include "testing/disks.h"

namespace sectorsmith::testing {

class Tables : public ::testing::Test {
 protected:
    // Commands that may write keep their records here.
    RunResult command(std::vector<std::string> arguments, const std::string& input = {}) const {
        arguments.push_back("--state-dir");
        arguments.push_back((folder_.path() / "state").string());
        return runCommand(arguments, input);
    }
    RunResult yes(std::vector<std::string> arguments) const {
        arguments.push_back("--yes");
        RunResult result = command(std::move(arguments));
        EXPECT_EQ(result.exitCode, 0) << result.out << result.err;
        return result;
    }
    nlohmann::json json(std::vector<std::string> arguments, int exitCode = 0) const {
        arguments.push_back("--json");
        const RunResult result = command(std::move(arguments));
        EXPECT_EQ(result.exitCode, exitCode) << result.err;
        return parseJson(result.out);
    }
    static std::vector<std::string> rules(const nlohmann::json& findings) {
        std::vector<std::string> names;
        for (const auto& one : findings)
            if (one["severity"] != "info") names.push_back(one["rule"]);
        return names;
    }
    // All of them accept the disk.
    static void expectAccepted(const MadeDisk& disk) {
        EXPECT_THAT(disk.must("sgdisk -v $D 2>&1"), ::testing::HasSubstr("No problems found"));
        EXPECT_THAT(disk.must("printf 'v\\nq\\n' | gdisk $D 2>&1"),
                    ::testing::HasSubstr("No problems found"));
        EXPECT_THAT(disk.must("LC_ALL=C sfdisk --verify $D 2>&1"),
                    ::testing::HasSubstr("No errors detected"));
        EXPECT_EQ(disk.must("LC_ALL=C parted -s $D print 2>&1 | grep -v 'translate partition name' | grep "
                            "-iE 'error|warning|corrupt' || true"),
                  "");
    }
    TemporaryFolder folder_;
};

#define NEED_TOOLS()                                                                          \
    SECTORSMITH_NEEDS_SHELL();                                                                \
    for (const char* tool : {"sgdisk", "gdisk", "sfdisk", "parted"})                          \
        if (run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0) \
    GTEST_SKIP() << tool << " is not installed"

}  // namespace sectorsmith::testing
