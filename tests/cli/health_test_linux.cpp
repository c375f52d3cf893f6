// SPDX-License-Identifier: GPL-3.0-or-later
// Drives that are not well, in front of what is done with them; self-tests that are followed; and asking a drive with the
// rights of an administrator. smartctl and pkexec are programs of these names that the tests write.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "cli/cli_testing.h"
#include "io/elevation.h"
#include "ops/health/health.h"
#include "ops/health/smart_json.h"
#include "testing/disks.h"
#include "testing/fake_pkexec_linux.h"
#include "testing/fake_smartctl.h"
#include "testing/images.h"
#include "testing/zram_disk_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

// A block device, whatever it holds: it is only named.
std::optional<std::string> someBlockDevice() {
    for (const auto& entry : fs::directory_iterator("/dev"))
        if (entry.is_block_file()) return entry.path().string();
    return std::nullopt;
}

TEST(HealthWarning, ComesBeforeACopyAnEraseAndASpeedTest) {
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_ZRAM_DISK(disk, "256M");
    const TemporaryFolder folder;
    const std::string at = (folder.path() / "mounted").string();
    fs::create_directory(at);
    ASSERT_EQ(run("PATH=$PATH:/usr/sbin:/sbin; mke2fs -q -F -t ext4 " + disk.path()).exitCode, 0);
    FakeSmartctl smartctl;
    const std::string image = (folder.path() / "copy.img").string();
    const std::vector<std::vector<std::string>> unmounted{{"copy", disk.path(), image, "--dry-run"},
                                                          {"erase-free", disk.path(), "--dry-run"},
                                                          {"speed", disk.path(), "--dry-run"}};
    const std::vector<std::vector<std::string>> mounted{
        {"erase-free", at, "--dry-run"}, {"speed", at, "--profile", "files", "--size", "4M", "--dry-run"}};
    const auto check = [&](const std::vector<std::vector<std::string>>& commands) {
        for (const auto& command : commands) {
            fs::remove(smartctl.asked());
            smartctl.answer("jmicron-failing.json", 216);
            const RunResult sick = runCommand(command);
            EXPECT_EQ(sick.exitCode, 0) << command[0] << sick.err;
            EXPECT_THAT(sick.err, HasSubstr("warning: health of " + disk.path() + ": failing")) << command[0];
            EXPECT_THAT(sick.err, HasSubstr("copy its data now")) << command[0];
            // A disk that sleeps is not woken for it.
            EXPECT_THAT(textOf(smartctl.asked()), HasSubstr("-n standby")) << command[0];
            smartctl.answer("qemu-ide.json", 0);
            const RunResult well = runCommand(command);
            EXPECT_EQ(well.exitCode, 0) << command[0] << well.err;
            EXPECT_THAT(well.err, Not(HasSubstr("health"))) << command[0];
        }
    };
    check(unmounted);
    ASSERT_EQ(run("mount " + disk.path() + " '" + at + "'").exitCode, 0);
    check(mounted);
    EXPECT_EQ(run("umount '" + at + "'").exitCode, 0);
    EXPECT_FALSE(fs::exists(image));
}

// The recorded answer of a drive that tests itself, with `left` percent to go; none: the short test has passed.
std::string answerWithTest(std::optional<int> left) {
    nlohmann::json answer = nlohmann::json::parse(textOf(FakeSmartctl::recorded("nvme-testing.json")));
    answer["nvme_smart_health_information_log"]["percentage_used"] = 4;
    nlohmann::json& log = answer["nvme_self_test_log"];
    if (left) {
        log["current_self_test_operation"] = {{"value", 1}, {"string", "Short self-test in progress"}};
        log["current_self_test_completion_percent"] = 100 - *left;
    } else {
        log["current_self_test_operation"] = {{"value", 0}, {"string", "No self-test in progress"}};
        log.erase("current_self_test_completion_percent");
    }
    return answer.dump();
}

TEST(HealthCommand, ASelfTestIsFollowedToItsEnd) {
    SECTORSMITH_ZRAM_DISK(disk, "16M");
    FakeSmartctl smartctl;
    const fs::path folder = smartctl.folder();
    std::ofstream(folder / "idle") << answerWithTest({});
    std::ofstream(folder / "0") << answerWithTest(70);
    std::ofstream(folder / "1") << answerWithTest(20);
    std::ofstream(folder / "2") << answerWithTest({});
    // From the start of the test on each report is the next one.
    smartctl.script("cd '" + folder.string() + R"('
case "$*" in
*'-t short'*) echo 0 >number; cat idle;;
*) if [ -e number ]; then read -r n <number; cat "$n"; echo $((n + 1)) >number; else cat idle; fi;;
esac)");
    const RunResult result =
        runCommand({"health", disk.path(), "--test", "short", "--follow", "--progress", "json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.err, HasSubstr("Ctrl-C leaves it running"));
    const std::size_t first = result.err.find("\"remainingPercent\":70");
    ASSERT_NE(first, std::string::npos) << result.err;
    EXPECT_NE(result.err.find("\"remainingPercent\":20", first), std::string::npos) << result.err;
    EXPECT_THAT(result.out, HasSubstr("short: passed"));
    EXPECT_THAT(result.out, Not(HasSubstr("running")));
    EXPECT_EQ(textOf(folder / "number"), "3\n") << "asked until it had ended, and no longer";
}

class ElevatedHealth : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
        const auto device = someBlockDevice();
        if (!device) GTEST_SKIP() << "there is no block device here";
        device_ = *device;
        setElevatedCommand((programFolder() / "sectorsmith").string());
        // A drive answers those that pkexec has given rights.
        smartctl_.script("if [ -n \"$RIGHTS\" ]; then cat '" +
                         FakeSmartctl::recorded("nvme-testing.json").string() + "'; else cat '" +
                         FakeSmartctl::recorded("no-permission.json").string() + "'; exit 2; fi");
        pkexec_.script("echo \"$*\" >>'" + asked().string() + "'\nRIGHTS=1 exec \"$@\"");
    }
    void TearDown() override { setElevatedCommand({}); }
    fs::path asked() const { return pkexec_.folder() / "asked"; }
    Result<health::DriveHealth> read(const health::HealthOptions& options = {}) const {
        DeviceFacts drive;
        drive.path = device_;
        drive.transport = "sata";
        return health::readHealth(drive, options, SilentProgress(), health::askSmartctl,
                                  [](const std::string& path) -> Result<SystemHealth> {
                                      return fail(Cause::Unsupported, IoError::HealthUnknown, path);
                                  });
    }

    FakeSmartctl smartctl_;
    FakePkexec pkexec_;
    std::string device_;
};

TEST_F(ElevatedHealth, ADriveIsAskedWithRightsAfterAQuestion) {
    auto health = read();
    ASSERT_TRUE(health) << health.error().message;
    EXPECT_EQ(health->hours, 23575u);
    EXPECT_EQ(textOf(asked()), elevatedCommand() + " drive-health " + device_ + " --request report\n");
    // What is asked arrives there word by word.
    EXPECT_EQ(textOf(smartctl_.asked()), "-j -x " + device_ + "\n-j -x " + device_ + "\n");
    fs::remove(asked());
    fs::remove(smartctl_.asked());
    health::HealthOptions options;
    options.type = "sat";
    options.wake = false;
    DeviceFacts drive;
    drive.path = device_;
    drive.transport = "sata";
    const auto started = health::runSelfTest(drive, health::TestAction::Short, options, SilentProgress());
    ASSERT_TRUE(started) << started.error().message;
    EXPECT_EQ(textOf(asked()), elevatedCommand() + " drive-health " + device_ +
                                   " --request report --device-type sat --no-wake\n" + elevatedCommand() +
                                   " drive-self-test " + device_ +
                                   " --request start-short --device-type sat --no-wake\n");
    EXPECT_THAT(textOf(smartctl_.asked()), HasSubstr("-j -t short -n standby,3 -d sat " + device_));
}

TEST_F(ElevatedHealth, NobodyIsAskedWithoutWish) {
    health::HealthOptions quiet;
    quiet.mayPrompt = false;
    const auto health = read(quiet);
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Permission);
    setElevatedCommand({});
    EXPECT_FALSE(read());
    EXPECT_FALSE(fs::exists(asked()));
}

TEST_F(ElevatedHealth, RefusalsAreErrors) {
    pkexec_.script("exit 126");
    auto health = read();
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Refused);
    pkexec_.script("exit 127");
    health = read();
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Permission);
    // Rights that are not enough are none.
    pkexec_.script("exec \"$@\"");
    health = read();
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Permission);
    // The command with rights that cannot ask.
    pkexec_.script("exec true");
    health = read();
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Io);
}

}  // namespace
}  // namespace sectorsmith::testing
