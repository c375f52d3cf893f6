// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/skips.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "testing/images.h"

namespace sectorsmith::testing {

namespace {

// The expressions of tests/skips.txt: one a line; empty lines and those that begin with # are reasons.
std::vector<std::regex> expectedSkips() {
    std::vector<std::regex> expected;
    std::ifstream in(sourceFolder() / "tests" / "skips.txt");
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line.front() != '#') expected.emplace_back(line);
    return expected;
}

class SkipJudge : public ::testing::EmptyTestEventListener {
 public:
    // Called before the printer reports the test as skipped, which ctest would take for its result.
    void OnTestEnd(const ::testing::TestInfo& test) override {
        const ::testing::TestResult& result = *test.result();
        if (!result.Skipped()) return;
        std::string message;
        for (int i = 0; i < result.total_part_count(); ++i)
            if (result.GetTestPartResult(i).skipped()) message = result.GetTestPartResult(i).summary();
        const std::string skip = std::string(test.test_suite_name()) + "." + test.name() + ": " +
                                 message.substr(0, message.find('\n'));
        for (const std::regex& expected : expected_)
            if (std::regex_search(skip, expected)) return;
        std::printf("[  FAILED  ] %s\nThis test may not skip here; see tests/skips.txt.\n", skip.c_str());
        std::fflush(stdout);
        std::_Exit(1);
    }

 private:
    std::vector<std::regex> expected_ = expectedSkips();
};

}  // namespace

void judgeSkips() {
    const char* ci = std::getenv("CI");
    // Where there is no shell (Wine) there is none of the programs that tests compare with, either.
    if (ci != nullptr && std::string(ci) == "true" && haveShell())
        ::testing::UnitTest::GetInstance()->listeners().Append(new SkipJudge);  // GoogleTest owns it
}

}  // namespace sectorsmith::testing
