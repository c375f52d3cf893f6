// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith health with a program named smartctl that gives recorded answers; on a loop device without a file behind it
// there is nothing that it could ask.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "cli/cli_testing.h"
#include "cli/health.h"
#include "io/system_file.h"
#include "ops/health/health.h"
#include "ops/health/smart_json.h"
#include "testing/fake_smartctl.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

TEST(HealthCommand, SmartctlIsRunAndItsBitsAreUnderstood) {
    SECTORSMITH_NEEDS_SHELL();
    FakeSmartctl smartctl;
    smartctl.answer("qemu-nvme-warning.json", 8);
    DeviceFacts drive;
    drive.path = "/dev/nvme1n1";
    drive.transport = "nvme";
    const auto health = health::readHealth(drive, {}, SilentProgress());
    ASSERT_TRUE(health) << health.error().message;
    EXPECT_EQ(health->passed, false);
    EXPECT_EQ(textOf(smartctl.asked()), "-j -x /dev/nvme1n1\n");
    smartctl.answer("no-permission.json", 2);
    const auto refused = health::readHealth(drive, {}, SilentProgress());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Permission);
}

TEST(HealthCommand, TheDocumentHasOneForm) {
    DeviceFacts drive;
    drive.path = "/dev/sdc";
    drive.model = "by the system";
    for (const char* name : {"jmicron-failing.json", "nvme-testing.json", "scsi.json", "qemu-ide.json"}) {
        const auto health = health::parseSmartJson(textOf(sourceFolder() / "tests" / "ops" / "smart" / name));
        ASSERT_TRUE(health);
        const auto json = cli::healthJson(drive, *health, health::findingsOf(*health));
        EXPECT_EQ(json.size(), 22u) << name;
        EXPECT_EQ(json["device"]["path"], "/dev/sdc");
        EXPECT_TRUE(json["findings"].is_array());
    }
    const auto health =
        health::parseSmartJson(textOf(sourceFolder() / "tests" / "ops" / "smart" / "jmicron-failing.json"));
    const auto json = cli::healthJson(drive, *health, health::findingsOf(*health));
    EXPECT_EQ(json["status"], "failing");
    EXPECT_EQ(json["reallocatedSectors"], 1975);
    EXPECT_EQ(json["temperatureCelsius"], 25);
    EXPECT_EQ(json["enduranceUsedPercent"], nullptr);
    EXPECT_EQ(json["findings"][0]["severity"], "failing");
    EXPECT_EQ(json["attributes"][2]["failed"], "now");
    EXPECT_EQ(json["errorLog"]["count"], 56);
    EXPECT_EQ(json["selfTests"]["longMinutes"], 79);
    EXPECT_EQ(json["smartctl"]["exitStatus"], 216);
}

TEST(HealthCommand, WhatHasNoHealthSaysSo) {
    TemporaryFolder folder;
    const std::string image = (folder.path() / "disk.img").string();
    std::ofstream(image) << "x";
    RunResult result = runCommand({"health", image});
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_THAT(result.err, HasSubstr("name the disk it is stored on"));
    result = runCommand({"health", "/dev/there-is-none"});
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_THAT(result.err, HasSubstr("does not exist"));
    result = runCommand({"health", image, "--test", "wipe"});
    EXPECT_EQ(result.exitCode, 2);
    // What the window starts as root asks block devices alone, and nothing but the known questions.
    result = runCommand({"drive-health", image, "--request", "report"});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr("is not a disk"));
}

// A consent to read a drive's health is none to start tests, and the other way round.
TEST(HealthCommand, TheWindowsTwoCommandsAskForTheirOwnThingsAlone) {
    if (pathKind("/dev/loop0") != PathKind::Device) GTEST_SKIP() << "no loop device is to be had here";
    for (const char* request : {"start-short", "start-long", "abort"})
        EXPECT_EQ(runCommand({"drive-health", "/dev/loop0", "--request", request}).exitCode, 2) << request;
    for (const char* request : {"report", "plain-report", "tests"})
        EXPECT_EQ(runCommand({"drive-self-test", "/dev/loop0", "--request", request}).exitCode, 2) << request;
}

}  // namespace
}  // namespace sectorsmith::testing
