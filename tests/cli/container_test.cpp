// SPDX-License-Identifier: GPL-3.0-or-later
// Images in formats of their own: every command that writes refuses them, and --as-bytes lifts that.
#include "tables_testing.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class ContainerCommands : public Tables {
 protected:
    std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
    // A disk with a GPT whose end is that of a VHD with a wrong checksum: all commands can do something with its bytes.
    std::string disk() const {
        const std::string image = path("disk.vhd");
        const auto made = run("PATH=$PATH:/sbin:/usr/sbin; truncate -s 8M " + image +
                              " && sgdisk -o -n 1:2048:8191 -c 1:Data " + image);
        EXPECT_EQ(made.exitCode, 0) << made.err;
        auto bytes = readFile(image);
        bytes.resize(bytes.size() + 512);
        std::ranges::copy(bytesOf("conectix"), bytes.end() - 512);
        bytes[bytes.size() - 512 + 63] = std::byte{2};  // fixed
        // The backup GPT stays in the disk's last sector: the trailer is its own sector behind it.
        writeFile(image, bytes);
        return image;
    }
};

TEST_F(ContainerCommands, AllThatWriteRefuseThem) {
    NEED_TOOLS();
    const std::string image = disk();
    const auto before = readFile(image);
    const std::string backup = path("tables");
    ASSERT_EQ(command({"table", "backup", image, backup}).exitCode, 0);
    const std::vector<std::vector<std::string>> writing{
        {"write", image, "-o", "4096", "--hex", "00", "--yes"},
        {"set", image, "gpt.primary.entries[0].PartitionName=Other", "--yes"},
        {"gpt", "set", image, "1", "--name", "Other", "--yes"},
        {"gpt", "repair", image, "--yes"},
        {"hybrid", "reset", image, "--yes"},
        {"table", "restore", image, backup, "--yes"},
        {"lost", image, "--apply", "--yes"},
        {"trim", image, "-o", "1M", "-l", "1M", "--destroy", "disk.vhd"},
        {"trim", image, "--gaps", "--destroy", "disk.vhd"},
        {"erase-free", image, "--destroy", "disk.vhd"}};
    for (const auto& arguments : writing) {
        SCOPED_TRACE(arguments[0] + " " + arguments[1]);
        const RunResult result = command(arguments);
        EXPECT_EQ(result.exitCode, 4) << result.out << result.err;
        EXPECT_THAT(result.err, HasSubstr("qemu-img convert -f vpc")) << "what converts it";
        EXPECT_THAT(result.err, HasSubstr("--as-bytes"));
        EXPECT_TRUE(readFile(image) == before) << "something was written";
    }
}

TEST_F(ContainerCommands, AsBytesLiftsThatAndUndoTakesItBack) {
    NEED_TOOLS();
    const std::string image = disk();
    const auto before = readFile(image);
    EXPECT_EQ(json({"info", image, "--as-bytes"})["container"], "vhd-fixed");
    // The disk has grown by the trailer: its GPT wants a repair first.
    std::vector<std::string> records;
    for (std::vector<std::string> arguments :
         std::vector<std::vector<std::string>>{{"write", image, "-o", "2M", "--hex", "ABCD"},
                                               {"gpt", "repair", image},
                                               {"gpt", "set", image, "1", "--name", "Other"}}) {
        arguments.insert(arguments.end(), {"--as-bytes", "--yes"});
        records.push_back(json(arguments)["record"]);
        EXPECT_FALSE(readFile(image) == before);
    }
    for (; !records.empty(); records.pop_back())
        EXPECT_EQ(command({"undo", "apply", records.back(), "--yes"}).exitCode, 0);
    EXPECT_TRUE(readFile(image) == before);
    // Whether holes can be made depends on where the image lies; the format is no reason against them now.
    EXPECT_THAT(command({"trim", image, "-o", "1M", "-l", "64K", "--as-bytes", "--dry-run"}).err,
                ::testing::Not(HasSubstr("cannot write to")));
}

// What a commit has written may look like the beginning of a container: that must not bar the way back.
TEST_F(ContainerCommands, WhatLooksLikeAContainerAfterwardsIsTakenBack) {
    const std::string image = path("raw.img");
    writeFile(image, std::vector<std::byte>(1 << 20));
    const auto before = readFile(image);
    yes({"write", image, "-o", "0", "--hex", "636f6e6563746978"});
    EXPECT_EQ(json({"info", image})["container"], "vhd-dynamic");
    EXPECT_EQ(command({"write", image, "-o", "512", "--hex", "01", "--yes"}).exitCode, 4);
    EXPECT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
    EXPECT_TRUE(readFile(image) == before);
}

TEST_F(ContainerCommands, InfoNamesThem) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("qemu-img") || !haveProgram("gzip")) GTEST_SKIP() << "qemu-img or gzip is not installed";
    const std::string raw = path("disk.img");
    writeFile(raw, std::vector<std::byte>(1 << 20));
    ASSERT_EQ(run("cd " + folder_.path().string() +
                  " && qemu-img convert -f raw -O vdi disk.img disk.vdi && gzip -k disk.img")
                  .exitCode,
              0);
    EXPECT_EQ(json({"info", path("disk.vdi")})["container"], "vdi");
    EXPECT_THAT(json({"info", path("disk.img.gz")})["readOnlyReason"].get<std::string>(),
                HasSubstr("gzip -dc"));
    EXPECT_THAT(command({"info", path("disk.img.gz")}).err, HasSubstr("compressed by gzip"));
    EXPECT_EQ(json({"info", path("disk.img.gz"), "--as-bytes"})["readOnlyReason"], nullptr);
}

}  // namespace
}  // namespace sectorsmith::testing
