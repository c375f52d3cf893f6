// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith undo on devices: which disk it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <thread>

#include "cli_testing.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

// Another disk with the same content where the disk was: a loop device has no serial number.
TEST(UndoOnDevices, ACopyAtTheSameNodeIsNotWrittenWithoutAWord) {
    const TemporaryFolder folder;
    const auto image = folder.path() / "disk.img";
    const auto copy = folder.path() / "copy.img";
    writeFile(image, pattern(1 << 20));
    const std::vector<std::string> state{"--state-dir", (folder.path() / "state").string()};
    const auto command = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), state.begin(), state.end());
        return runCommand(arguments);
    };
    std::string node;
    {
        SECTORSMITH_LOOP_DEVICE(loop, image, "");
        node = loop.path();
        ASSERT_EQ(command({"write", node, "-o", "4096", "--hex", "cafe", "--yes"}).exitCode, 0);
        // Connected all the time: no question.
        ASSERT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
        ASSERT_EQ(command({"write", node, "-o", "4096", "--hex", "cafe", "--yes"}).exitCode, 0);
    }
    std::filesystem::copy_file(image, copy);
    // At the same node, which other tests may have for a while.
    std::optional<LoopDevice> other;
    for (int i = 0; i < 300 && (!other || other->path() != node); ++i) {
        if (i > 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
        other.reset();
        if (auto attached = LoopDevice::attach(copy, "")) other.emplace(std::move(*attached));
    }
    if (!other || other->path() != node) GTEST_SKIP() << "the system gave " << node << " to somebody else";
    const auto then = readFile(copy);
    const auto refused = command({"undo", "apply", "last", "--yes"});
    EXPECT_EQ(refused.exitCode, 4);
    EXPECT_THAT(refused.err, HasSubstr("has no serial number"));
    EXPECT_THAT(refused.err, HasSubstr("--on " + node));
    EXPECT_EQ(readFile(copy), then);
    const auto agreed = command({"undo", "apply", "last", "--yes", "--on", node});
    EXPECT_EQ(agreed.exitCode, 0) << agreed.err;
    EXPECT_EQ(readFile(copy), pattern(1 << 20));
}

}  // namespace
}  // namespace sectorsmith::testing
