// SPDX-License-Identifier: GPL-3.0-or-later
// A program without rights gets at a disk through pkexec: here a program of that name that has them, or has not.
#include "io/elevation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

#include "cli_testing.h"
#include "io/open.h"
#include "io/writable_device.h"
#include "testing/fake_pkexec_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class Elevation : public ::testing::Test {
 protected:
    void SetUp() override {
        if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
        setElevatedCommand((programFolder() / "sectorsmith").string());
    }
    void TearDown() override { setElevatedCommand({}); }
    FakePkexec pkexec;
};

TEST_F(Elevation, RefusalsAreSentences) {
    SECTORSMITH_NEEDS_SHELL();
    pkexec.script("exit 126");
    auto opened = openElevated("/dev/null", {});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().cause, Cause::Refused);
    EXPECT_THAT(opened.error().message, HasSubstr("dismissed"));
    pkexec.script("exit 127");
    opened = openElevated("/dev/null", {});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().cause, Cause::Permission);
    EXPECT_THAT(opened.error().message, HasSubstr("policy"));
    pkexec.nowhere();
    opened = openElevated("/dev/null", {});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().cause, Cause::Permission);
    EXPECT_THAT(opened.error().message, HasSubstr("not installed"));
    setElevatedCommand({});
    EXPECT_FALSE(openElevated("/dev/null", {}));
}

TEST_F(Elevation, OnlyBlockDevicesAreHandedOut) {
    SECTORSMITH_NEEDS_SHELL();
    pkexec.script("exec \"$@\"");
    for (const char* path : {"/etc/hostname", "/dev/null", "/", "/dev/there-is-none"}) {
        const auto opened = openElevated(path, {});
        ASSERT_FALSE(opened) << path;
        EXPECT_THAT(opened.error().message, HasSubstr("is not a block device"));
    }
}

// By hand it says what it is for, and hands out nothing.
TEST_F(Elevation, TheCommandByHand) {
    SECTORSMITH_NEEDS_SHELL();
    const auto by = run(programCommand() + " open-device /etc/hostname < /dev/null");
    EXPECT_NE(by.exitCode, 0);
    EXPECT_THAT(by.err, HasSubstr("is not a block device"));
    // Who agreed to reading did not agree to writing.
    const auto writing = run(programCommand() + " open-device /dev/loop0 --write < /dev/null");
    EXPECT_EQ(writing.exitCode, 4) << writing.err;
    EXPECT_THAT(writing.err, HasSubstr("permission"));
}

TEST_F(Elevation, AUserWithoutRightsWritesReadsBackAndHasTheTableRead) {
    TemporaryFolder folder;
    writeFile(folder.path() / "disk.img", std::vector<std::byte>(4 << 20, std::byte{0x42}));
    SECTORSMITH_LOOP_DEVICE(loop, folder.path() / "disk.img", "");
    if (!pkexec.withRights()) GTEST_SKIP() << "programs cannot get rights from their files here";
    const fs::path told = pkexec.folder() / "told";
    std::ofstream(told.string());
    fs::permissions(told, fs::perms::all);
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) ::_exit(99);
        ::setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", 1);
        setElevatedCommand({});
        const auto tell = [&](int code, const std::string& text) {
            std::ofstream(told.string()) << text;
            ::_exit(code);
        };
        if (openForWriting(loop.path())) tell(1, "opened without rights");
        setElevatedCommand(pkexec.command());
        auto reader = openPath(loop.path());
        if (!reader) tell(2, reader.error().message);
        {
            auto device = openForWriting(loop.path());
            if (!device) tell(3, device.error().message);
            if (openForWriting(loop.path())) tell(4, "it is not held");
            const std::vector<std::byte> fresh(512, std::byte{0x17});
            std::vector<std::byte> now(512);
            if (auto done = (*device)->write(1024, fresh); !done) tell(5, done.error().message);
            if (auto done = (*device)->flush(); !done) tell(6, done.error().message);
            if (!(*device)->read(1024, now).complete() || now != fresh) tell(7, "not read back");
            if (auto left = (*device)->rereadPartitions(); !left) tell(8, left.error().message);
        }
        // Nothing holds it any more.
        if (auto again = openForWriting(loop.path()); !again) tell(9, again.error().message);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0) << textOf(told);
    EXPECT_EQ(readFile(folder.path() / "disk.img")[1024], std::byte{0x17});
}

}  // namespace
}  // namespace sectorsmith::testing
