// SPDX-License-Identifier: GPL-3.0-or-later
// partitions against sfdisk and the real disks.
#include <gtest/gtest.h>

#include <array>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

class Partitions : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveProgram("sfdisk") || !haveProgram("sgdisk"))
            GTEST_SKIP() << "sfdisk or sgdisk is not installed";
    }
    std::string disk(const std::string& size, const std::string& sfdiskScript) {
        const std::string path = (folder_.path() / ("disk" + std::to_string(++count_))).string();
        EXPECT_EQ(run("truncate -s " + size + " " + shellQuoted(path)).exitCode, 0);
        if (!sfdiskScript.empty()) {
            const RunResult made =
                run("printf " + shellQuoted(sfdiskScript) + " | sfdisk -q " + shellQuoted(path));
            EXPECT_EQ(made.exitCode, 0) << made.err;
        }
        return path;
    }
    void sameAsSfdisk(const std::string& path) {
        const RunResult ours = runCommand({"partitions", path, "--json=sfdisk"});
        ASSERT_EQ(ours.exitCode, 0) << ours.err;
        const RunResult peer = run("sfdisk --json " + shellQuoted(path) + " 2>/dev/null");
        ASSERT_EQ(peer.exitCode, 0) << peer.err;
        EXPECT_EQ(parseJson(ours.out), nlohmann::json::parse(peer.out)) << path;
    }
    TemporaryFolder folder_;
    int count_ = 0;
};

TEST_F(Partitions, SfdiskJsonIsTheSameForMbrDisks) {
    sameAsSfdisk(disk("20M",
                      "label: dos\nlabel-id: "
                      "0x1234abcd\n2048,4096,7,*\n8192,20000,5\n10240,1000,83\n14000,1000,c\n30000,,ee\n"));
    sameAsSfdisk(disk("3G", "label: dos\n,1G,c\n,,0f\n,500M,7\n,500M,82\n,,af\n"));
    sameAsSfdisk(disk("1M", "label: dos\n"));
    sameAsSfdisk(disk("4M", "label: dos\n1,,ee,*\n"));
}

TEST_F(Partitions, SfdiskJsonIsTheSameForGptDisks) {
    sameAsSfdisk(disk("64M", "label: gpt\n"));
    sameAsSfdisk(disk("64M",
                      "label: gpt\nsize=10M, type=C12A7328-F81F-11D2-BA4B-00A0C93EC93B, name=\"EFI\"\n"
                      "size=5M, type=EBD0A0A2-B9E5-4433-87C0-68B6B72699C7, "
                      "attrs=\"RequiredPartition,LegacyBIOSBootable,GUID:48,63\"\n"
                      "name=\"naïve “ß” \\\\ 日本\"\n"));
    sameAsSfdisk(disk("64M", "label: gpt\ntable-length: 256\nsize=1M\nsize=1M\n"));
    std::string many = "label: gpt\n";
    for (int i = 0; i < 100; ++i) many += "size=64K\n";
    sameAsSfdisk(disk("200M", many));
    const std::string gaps = disk("64M", "");
    ASSERT_EQ(run("sgdisk -n 7:2048:4095 -t 7:af00 -c 7:seven -n 3:8192:0 -A 3:set:1 -A 3:set:50 " +
                  shellQuoted(gaps))
                  .exitCode,
              0);
    sameAsSfdisk(gaps);
    const std::string endsInDigit = disk("9T", "label: gpt\nsize=4T\n,\n");
    sameAsSfdisk(endsInDigit);
}

TEST_F(Partitions, SectorsOf4096AsOnALoopDevice) {
    if (!runsAsRoot()) GTEST_SKIP() << "loop devices need root";
    const std::string path = disk("64M", "");
    const RunResult loop = run("losetup -f --show -b 4096 " + shellQuoted(path));
    if (loop.exitCode != 0) GTEST_SKIP() << "no loop device: " << loop.err;
    const std::string device = loop.out.substr(0, loop.out.find('\n'));
    EXPECT_EQ(run("printf 'label: gpt\nsize=8M\nsize=16M, name=four\n' | sfdisk -q " + device).exitCode, 0);
    sameAsSfdisk(device);
    const auto fromImage = parseJson(runCommand({"partitions", path, "--json"}).out);
    const auto fromDevice = parseJson(runCommand({"partitions", device, "--json"}).out);
    EXPECT_EQ(run("losetup -d " + device).exitCode, 0);
    EXPECT_EQ(fromImage["sectorSize"], 4096);
    EXPECT_EQ(fromImage["partitions"], fromDevice["partitions"]);
}

TEST_F(Partitions, TheDocumentHasTheContractsKeys) {
    const std::string path =
        disk("64M", "label: gpt\nsize=10M, type=C12A7328-F81F-11D2-BA4B-00A0C93EC93B, name=\"EFI\"\n");
    if (haveProgram("mkfs.vfat")) {
        ASSERT_EQ(run("mkfs.vfat -n SYSTEM --offset 2048 " + shellQuoted(path) + " 10240").exitCode, 0);
    }
    const auto document = parseJson(runCommand({"partitions", path, "--json"}).out);
    EXPECT_EQ(document["schemaVersion"], 1);
    EXPECT_EQ(document["scheme"], "gpt");
    ASSERT_EQ(document["partitions"].size(), 1U);
    const auto& partition = document["partitions"][0];
    for (const char* key : {"table", "index", "start", "sectors", "offset", "length", "type", "typeName",
                            "name", "uuid", "active", "fileSystem", "label"})
        EXPECT_TRUE(partition.contains(key)) << key;
    EXPECT_EQ(partition["table"], "gpt");
    EXPECT_EQ(partition["index"], 1);
    EXPECT_EQ(partition["start"], 2048);
    EXPECT_EQ(partition["sectors"], 20480);
    EXPECT_EQ(partition["offset"], 1048576);
    EXPECT_EQ(partition["length"], 10485760);
    EXPECT_EQ(partition["type"], "C12A7328-F81F-11D2-BA4B-00A0C93EC93B");
    EXPECT_EQ(partition["name"], "EFI");
    EXPECT_EQ(partition["active"], false);
    if (haveProgram("mkfs.vfat")) {
        EXPECT_EQ(partition["label"], "SYSTEM");
    }
    const RunResult lines = runCommand({"partitions", path, "--json=lines"});
    EXPECT_EQ(parseJson(lines.out), partition);
}

TEST_F(Partitions, NothingIsASchemeToo) {
    const std::string path = disk("1M", "");
    const RunResult result = runCommand({"partitions", path, "--json"});
    EXPECT_EQ(result.exitCode, 0);
    const auto document = parseJson(result.out);
    EXPECT_EQ(document["scheme"], "none");
    EXPECT_EQ(document["partitions"].size(), 0U);
    EXPECT_EQ(runCommand({"partitions", path, "--json=sfdisk"}).exitCode, 3);
    EXPECT_EQ(runCommand({"partitions", path, "--json=xml"}).exitCode, 2);
}

TEST_F(Partitions, TheRealDisks) {
    struct Expected {
        const char* image;
        const char* scheme;
    };
    for (const auto& [image, scheme] : std::array<Expected, 7>{{{"gpt_apfs", "gpt"},
                                                                {"gpt_hfsplus", "gpt"},
                                                                {"apm_hfsplus", "apm"},
                                                                {"mbr_hfsplus_fat16", "mbr"},
                                                                {"mbr_extended", "mbr"},
                                                                {"gpt_hybrid_head", "hybrid"},
                                                                {"fat16", "none"}}}) {
        const auto path = realImage(image);
        if (path.empty()) GTEST_SKIP() << "a real image is not on this machine";
        const RunResult result = runCommand({"partitions", path.string(), "--json"});
        EXPECT_EQ(result.exitCode, 0) << image << result.err;
        EXPECT_EQ(parseJson(result.out)["scheme"], scheme) << image;
        if (std::string(scheme) == "gpt" || std::string(scheme) == "mbr") sameAsSfdisk(path.string());
    }
}

TEST_F(Partitions, ThePrintedTableShowsEveryPartition) {
    const std::string path = disk("64M", "label: gpt\nsize=10M, name=\"first\"\nsize=20M\n");
    ASSERT_EQ(run("sgdisk -c 2:\"$(printf 'be\\007ll\\033[2J')\" " + shellQuoted(path)).exitCode, 0);
    const RunResult result = runCommand({"partitions", path});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_NE(result.out.find("#1"), std::string::npos);
    EXPECT_NE(result.out.find("first"), std::string::npos);
    EXPECT_NE(result.out.find("be.ll"), std::string::npos);
    EXPECT_NE(result.out.find("21 MB"), std::string::npos);
    // No colour but on a terminal, and no terminal commands from the disk.
    EXPECT_EQ(result.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(result.out.find('\x07'), std::string::npos);
}

}  // namespace
}  // namespace sectorsmith::testing
