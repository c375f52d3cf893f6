// SPDX-License-Identifier: GPL-3.0-or-later
// info against blkid and the makers of file systems.
#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <sstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

std::map<std::string, std::string> blkid(const std::string& path) {
    std::map<std::string, std::string> values;
    std::istringstream in(run("blkid -p -o export " + shellQuoted(path)).out);
    std::string line;
    while (std::getline(in, line))
        if (const auto equal = line.find('='); equal != std::string::npos)
            values[line.substr(0, equal)] = line.substr(equal + 1);
    return values;
}

TEST(Info, SaysOfRealVolumesWhatBlkidSays) {
    if (!haveProgram("blkid")) GTEST_SKIP() << "blkid is not installed";
    for (const char* name : {"apfs_volume", "hfsplus_volume", "fat12", "fat16", "exfat", "ntfs", "ext2"}) {
        const auto path = realImage(name);
        if (path.empty()) GTEST_SKIP() << "a real image is not on this machine";
        const RunResult result = runCommand({"info", path.string(), "--json"});
        EXPECT_EQ(result.exitCode, 0) << result.err;
        const auto document = parseJson(result.out);
        EXPECT_EQ(document["schemaVersion"], 1);
        EXPECT_EQ(document["scheme"], "none") << name;
        ASSERT_EQ(document["fileSystems"].size(), 1U) << name;
        const auto& found = document["fileSystems"][0];
        for (const char* key : {"type", "label", "uuid", "blockSize", "usedBytes", "freeBytes"})
            EXPECT_TRUE(found.contains(key)) << name << ' ' << key;
        auto peer = blkid(path.string());
        EXPECT_EQ(found["type"], peer["TYPE"]) << name;
        if (peer.contains("UUID")) {
            EXPECT_EQ(found["uuid"], peer["UUID"]) << name;
        }
        if (peer.contains("LABEL") && peer["LABEL"].find('\\') == std::string::npos) {
            EXPECT_EQ(found["label"], peer["LABEL"]) << name;
        }
    }
}

// What is neither a disk with partitions nor a volume has a template.
TEST(Info, NamesTheTemplateOfOtherFiles) {
    TemporaryFolder folder;
    const std::string path = (folder.path() / "hive").string();
    std::vector<std::byte> hive(8192);
    std::memcpy(hive.data(), "regf", 4);
    writeFile(path, hive);
    EXPECT_EQ(parseJson(runCommand({"info", path, "--json"}).out)["template"], "file/registry");
    EXPECT_NE(runCommand({"info", path}).out.find("template        file/registry (Windows registry hive"),
              std::string::npos);
    writeFile(path, std::vector<std::byte>(8192));
    EXPECT_TRUE(parseJson(runCommand({"info", path, "--json"}).out)["template"].is_null());
    EXPECT_EQ(runCommand({"info", path}).out.find("template"), std::string::npos);
}

TEST(Info, SaysWhatUsesAPlace) {
    if (!haveProgram("mkfs.ext4") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs is not installed";
    TemporaryFolder folder;
    const std::string path = (folder.path() / "disk").string();
    ASSERT_EQ(run("truncate -s 30M " + shellQuoted(path) + " && mkfs.ext4 -q -b 1024 " + shellQuoted(path))
                  .exitCode,
              0);
    auto place = [&](const std::string& offset) {
        const RunResult result = runCommand({"info", path, "-o", offset, "--json"});
        EXPECT_EQ(result.exitCode, 0) << result.err;
        return parseJson(result.out)["place"];
    };
    EXPECT_EQ(place("1024")["area"], "superblock");
    const std::string free = run("debugfs -R 'ffb 1 20000' " + shellQuoted(path) + " 2>/dev/null").out;
    const auto block = std::stoull(free.substr(free.find(':') + 1));
    EXPECT_EQ(place(std::to_string(block * 1024 + 7))["use"], "free");
    EXPECT_EQ(place(std::to_string(block * 1024 + 7))["blockOffset"], block * 1024);
    EXPECT_NE(runCommand({"info", path, "-o", "1024"}).out.find("used, superblock"), std::string::npos);
    EXPECT_NE(runCommand({"info", path, "-o", "1T"}).exitCode, 0);
}

TEST(Info, UsedAndFreeAddUp) {
    if (!haveProgram("mkfs.ext4") || !haveProgram("dumpe2fs")) GTEST_SKIP() << "e2fsprogs is not installed";
    TemporaryFolder folder;
    const std::string path = (folder.path() / "disk").string();
    ASSERT_EQ(run("truncate -s 30M " + shellQuoted(path) + " && mkfs.ext4 -q -b 1024 -L labelled " +
                  shellQuoted(path))
                  .exitCode,
              0);
    const auto found = parseJson(runCommand({"info", path, "--json"}).out)["fileSystems"][0];
    const std::string peer = run("dumpe2fs -h " + shellQuoted(path) + " 2>/dev/null").out;
    const auto number = [&](const std::string& name) {
        return std::stoull(peer.substr(peer.find(name + ":") + name.size() + 1));
    };
    EXPECT_EQ(found["type"], "ext4");
    EXPECT_EQ(found["label"], "labelled");
    EXPECT_EQ(found["blockSize"], 1024);
    EXPECT_EQ(found["freeBytes"], number("Free blocks") * 1024);
    EXPECT_EQ(found["usedBytes"].get<std::uint64_t>() + found["freeBytes"].get<std::uint64_t>(),
              found["totalBytes"]);
}

TEST(Info, ADiskNamesThePartitionsFileSystemsOnce) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    const auto document = parseJson(runCommand({"info", path.string(), "--json"}).out);
    EXPECT_EQ(document["scheme"], "mbr");
    EXPECT_EQ(document["size"], std::filesystem::file_size(path));
    EXPECT_EQ(document["sectors"], std::filesystem::file_size(path) / 512);
    ASSERT_EQ(document["fileSystems"].size(), 2U);
    for (const auto& one : document["fileSystems"])
        EXPECT_TRUE(one.contains("index") && one.contains("offset"));
    const RunResult printed = runCommand({"info", path.string()});
    EXPECT_NE(printed.out.find("HFS+"), std::string::npos);
    EXPECT_NE(printed.out.find("FAT16"), std::string::npos);
}

// The volumes of a container with their own identifiers, as libfsapfs reads them.
TEST(Info, NamesApfsVolumesWithTheirIdentifiers) {
    for (const char* name : {"apfs_volume", "gpt_apfs", "apfs_case_insensitive", "apfs_converted_from_hfs"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        SCOPED_TRACE(name);
        const auto document = parseJson(runCommand({"info", path.string(), "--json"}).out);
        const std::string text = runCommand({"info", path.string()}).out;
        unsigned seen = 0;
        for (const auto& fileSystem : document["fileSystems"]) {
            if (fileSystem["type"] != "apfs") continue;
            std::string peer;
            if (haveProgram("fsapfsinfo")) {
                const std::string offset = fileSystem.contains("offset")
                                               ? std::to_string(fileSystem["offset"].get<std::uint64_t>())
                                               : "0";
                peer = run("fsapfsinfo -o " + offset + " " + shellQuoted(path.string())).out;
            }
            for (const auto& volume : fileSystem["volumes"]) {
                ++seen;
                const std::string uuid = volume["uuid"];
                EXPECT_EQ(uuid.size(), 36U);
                EXPECT_NE(text.find("UUID " + uuid), std::string::npos) << text;
                EXPECT_NE(text.find("“" + volume["name"].get<std::string>() + "”"), std::string::npos);
                if (!peer.empty()) {
                    EXPECT_NE(peer.find(uuid), std::string::npos) << uuid << '\n' << peer;
                }
            }
        }
        EXPECT_GE(seen, 1U);
    }
}

TEST(Info, AnEmptyFileIsNothingButNoError) {
    TemporaryFolder folder;
    const std::string path = (folder.path() / "empty").string();
    writeFile(path, {});
    const RunResult result = runCommand({"info", path, "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(parseJson(result.out)["size"], 0);
    EXPECT_EQ(runCommand({"partitions", path}).exitCode, 0);
    EXPECT_EQ(runCommand({"dump", path}).out, "");
}

TEST(Info, ARefusedDeviceIsRefused) {
    if (!runsAsRoot() || !haveProgram("setpriv") || programCommand().empty())
        GTEST_SKIP() << "needs root to give it up";
    TemporaryFolder folder;
    const std::string path = (folder.path() / "secret").string();
    writeFile(path, std::vector<std::byte>(512));
    ASSERT_EQ(
        run("chmod 600 " + shellQuoted(path) + "; chmod 755 " + shellQuoted(folder.path().string())).exitCode,
        0);
    ASSERT_EQ(
        run("cp " + programCommand() + " " + shellQuoted((folder.path() / "program").string())).exitCode, 0);
    const RunResult result =
        run("setpriv --reuid=65534 --regid=65534 --clear-groups " +
            shellQuoted((folder.path() / "program").string()) + " info " + shellQuoted(path));
    EXPECT_EQ(result.exitCode, 4) << result.err;
    EXPECT_TRUE(result.err.starts_with("sectorsmith: ")) << result.err;
}

}  // namespace
}  // namespace sectorsmith::testing
