// SPDX-License-Identifier: GPL-3.0-or-later
// trim and erase-free as people type them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/cli_testing.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

// An ext4 image with a deleted file; empty without e2fsprogs.
std::unique_ptr<MadeDisk> dirtyImage() {
    if (!haveShell() || !haveProgram("mke2fs") || !haveProgram("debugfs")) return nullptr;
    auto disk = std::make_unique<MadeDisk>("32M");
    disk->must(
        "mkdir $D.s; head -c 3M /dev/urandom >$D.s/keep; head -c 5M /dev/urandom >$D.s/gone; mke2fs -q -F -t "
        "ext4 -d $D.s $D; debugfs -w -R 'rm gone' $D; rm -r $D.s");
    return disk;
}

TEST(EraseFreeCommand, WantsTheNameAndNothingElse) {
    auto disk = dirtyImage();
    if (!disk) GTEST_SKIP() << "e2fsprogs are not there";
    const std::string path = disk->path().string();
    const auto before = readFile(disk->path());
    auto result = runCommand({"erase-free", path});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr("--destroy disk.img"));
    EXPECT_EQ(runCommand({"erase-free", path, "--destroy", "disk"}).exitCode, 4);
    EXPECT_EQ(runCommand({"erase-free", path, "--yes"}).exitCode, 2) << "there is no such option here";
    result = runCommand({"erase-free", path, "--dry-run", "--json"});
    EXPECT_EQ(result.exitCode, 0);
    auto json = parseJson(result.out);
    EXPECT_EQ(json["schemaVersion"], 1);
    EXPECT_EQ(json["name"], "disk.img");
    EXPECT_EQ(json["dryRun"], true);
    EXPECT_EQ(json["volume"]["type"], "ext4");
    EXPECT_TRUE(readFile(disk->path()) == before) << "nothing was written so far";

    result = runCommand({"erase-free", path, "--destroy", "disk.img", "--json", "--verify"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    json = parseJson(result.out);
    const auto& report = json["report"];
    EXPECT_EQ(report["finished"], true);
    EXPECT_EQ(report["readBack"], "right");
    EXPECT_GE(report["writtenBytes"].get<std::uint64_t>(), 5u << 20);
    EXPECT_EQ(report["writtenBytes"].get<std::uint64_t>() + report["alreadyZeroBytes"].get<std::uint64_t>(),
              json["bytes"].get<std::uint64_t>());
    result = runCommand({"erase-free", path, "--destroy", "disk.img", "--json"});
    EXPECT_EQ(parseJson(result.out)["report"]["writtenBytes"], 0) << "a second time there is nothing to do";
}

TEST(EraseFreeCommand, TheSystemZeroesItOrNothingIsDone) {
    auto disk = dirtyImage();
    if (!disk) GTEST_SKIP() << "e2fsprogs are not there";
    const auto zeroed = [](const std::string& path) {
        return runCommand({"erase-free", path, "--method", "zero-range", "--destroy", "disk.img", "--json"});
    };
    // A file system without the call.
    if (run("stat -f -c %T /dev/shm").out == "tmpfs\n") {
        const fs::path folder = run("printf %s $(mktemp -d -p /dev/shm)").out;
        const fs::path path = folder / "disk.img";
        disk->must("cp $D " + path.string());
        const auto before = readFile(path);
        const RunResult result = zeroed(path.string());
        EXPECT_EQ(result.exitCode, 3);
        EXPECT_THAT(result.err, HasSubstr("write zeros or punch holes instead"));
        EXPECT_THAT(result.err, HasSubstr("nothing was done"));
        EXPECT_TRUE(readFile(path) == before);
        fs::remove_all(folder);
    }
    const RunResult result = zeroed(disk->path().string());
    if (result.exitCode == 3) GTEST_SKIP() << result.err;
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const auto report = parseJson(result.out)["report"];
    EXPECT_GE(report["zeroedBytes"].get<std::uint64_t>(), 5u << 20);
    EXPECT_EQ(report["writtenBytes"], 0);
    EXPECT_EQ(report["readBack"], "right");
    EXPECT_EQ(disk->shell("e2fsck -fn $D").exitCode, 0);
}

TEST(EraseFreeCommand, APartitionOfAnImage) {
    auto volume = dirtyImage();
    if (!volume || !haveProgram("sgdisk")) GTEST_SKIP() << "e2fsprogs or sgdisk are not there";
    const MadeDisk disk("64M");
    disk.must(
        "sgdisk -n 1:2M:+8M -n 3:16M:+32M $D; dd if=" + volume->path().string() +
        " of=$D bs=1M seek=16 conv=notrunc; head -c 1M /dev/urandom | dd of=$D bs=1M seek=12 conv=notrunc");
    const std::string path = disk.path().string();
    EXPECT_EQ(runCommand({"erase-free", path, "--destroy", "disk.img"}).exitCode, 4) << "it has a table";
    auto result = runCommand({"erase-free", path + "#3", "--destroy", "disk.img", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    disk.must("dd if=$D of=$D.p bs=1M skip=16 count=32; e2fsck -fn $D.p");
    // The gap holds noise, and nothing that looks like a file system.
    result = runCommand({"erase-free", path, "--gaps", "--destroy", "disk.img", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const auto json = parseJson(result.out);
    EXPECT_EQ(json["report"]["writtenBytes"], 1 << 20);
    EXPECT_FALSE(json["left"].empty());
    EXPECT_EQ(disk.must("dd if=$D bs=1M skip=12 count=1 2>/dev/null | tr -d '\\0' | wc -c"), "0\n");
}

TEST(EraseFreeCommand, GoesOnFromAPlace) {
    auto disk = dirtyImage();
    if (!disk) GTEST_SKIP() << "e2fsprogs are not there";
    auto result =
        runCommand({"erase-free", disk->path().string(), "--destroy", "disk.img", "--json", "--from", "20M"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const auto report = parseJson(result.out)["report"];
    EXPECT_GT(report["skippedBytes"].get<std::uint64_t>(), 1u << 20);
}

TEST(TrimCommand, OfAnImagePunchesHoles) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    std::vector<std::byte> bytes(4 << 20, std::byte{0x5A});
    writeFile(path, bytes);
    auto result = runCommand({"trim", "--explain", path.string(), "--json"});
    if (result.exitCode == 1) GTEST_SKIP() << "no holes on this file system";
    EXPECT_EQ(parseJson(result.out)["available"], true);
    EXPECT_EQ(runCommand({"trim", path.string()}).exitCode, 4);
    EXPECT_EQ(runCommand({"trim", path.string(), "--free", "-o", "0"}).exitCode, 2);
    result = runCommand({"trim", path.string(), "-o", "5000", "-l", "1M", "--destroy", "disk.img", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const auto report = parseJson(result.out)["report"];
    EXPECT_EQ(report["readBack"], "reads-zero");
    const auto after = readFile(path);
    for (std::size_t i = 0; i < after.size(); ++i) {
        const bool inside = i >= 5000 && i < 5000 + (1 << 20);
        if (!inside && after[i] != bytes[i]) FAIL() << "byte " << i;
    }
    EXPECT_EQ(static_cast<std::uint64_t>(std::ranges::count(after, std::byte{0})),
              report["discardedBytes"].get<std::uint64_t>());
}

TEST(TrimCommand, AFolderIsAMountedVolume) {
    EXPECT_EQ(runCommand({"trim", "/"}).exitCode, 2) << "--free is needed";
    TemporaryFolder folder;
    EXPECT_EQ(runCommand({"erase-free", folder.path().string(), "--gaps"}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith::testing
