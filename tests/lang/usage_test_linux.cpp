// SPDX-License-Identifier: GPL-3.0-or-later
// With SECTORSMITH_FULL_BUDGET (in a release build) each hostile template is measured: it ends within the processor time
// and the memory that the language's manual promises.
#include <gtest/gtest.h>

#include <malloc.h>
#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

namespace sectorsmith::lang {
namespace {

constexpr double kMostSeconds = 10;
constexpr double kMostMiB = 1024;

double usedSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// The most memory that was resident since forgetPeak().
double peakResidentMiB() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
    ADD_FAILURE() << "no VmHWM in /proc/self/status";
    return 0;
}

void forgetPeak() {
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << "5";
}

class UsageListener : public ::testing::EmptyTestEventListener {
    static bool isHostile(const ::testing::TestInfo& test) {
        return std::string_view(test.test_suite_name()).find("Hostile") != std::string_view::npos;
    }
    void OnTestStart(const ::testing::TestInfo& test) override {
        if (!isHostile(test)) return;
        forgetPeak();
        seconds_ = usedSeconds();
    }
    void OnTestEnd(const ::testing::TestInfo& test) override {
        if (!isHostile(test)) return;
        const double seconds = usedSeconds() - seconds_;
        const double peak = peakResidentMiB();
        std::printf("             %.2f s of processor time, %.0f MiB at most\n", seconds, peak);
        // HostileCalls makes thousands of calls in a test and times each by itself.
        if (std::string_view(test.test_suite_name()) != "HostileCalls") {
            EXPECT_LE(seconds, kMostSeconds);
        }
        EXPECT_LE(peak, kMostMiB);
    }

    double seconds_ = 0;
};

[[maybe_unused]] const bool listening = [] {
    if (std::getenv("SECTORSMITH_FULL_BUDGET") != nullptr)
        ::testing::UnitTest::GetInstance()->listeners().Append(new UsageListener);
    return true;
}();

}  // namespace
}  // namespace sectorsmith::lang
