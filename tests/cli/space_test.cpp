// SPDX-License-Identifier: GPL-3.0-or-later
// space: of a mounted folder, beside du, find and filefrag; of volumes that are not mounted, beside debugfs and ntfsinfo.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::HasSubstr;

std::map<std::string, json> byPath(const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"space"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    all.push_back("--json=lines");
    const RunResult result = runCommand(all);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::map<std::string, json> found;
    std::istringstream lines(result.out);
    for (std::string line; std::getline(lines, line);) {
        json entry = json::parse(line);
        found.emplace(entry["path"].get<std::string>(), std::move(entry));
    }
    return found;
}

// "NUMBER<tab>PATH" lines, as du prints them.
std::map<std::string, std::uint64_t> numbersOf(const std::string& command) {
    std::map<std::string, std::uint64_t> found;
    std::istringstream lines(run(command).out);
    std::uint64_t number = 0;
    std::string path;
    while (lines >> number && std::getline(lines >> std::ws, path)) found[path] = number;
    return found;
}

class Space : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        ASSERT_EQ(
            run("mkdir -p " + in("tree/docs/deep") + " && cd " + in("tree") +
                " && head -c 300000 /dev/urandom > docs/one && head -c 5 /dev/urandom > docs/deep/two && "
                "truncate -s 10M sparse && printf x | dd of=sparse bs=1 seek=5000000 conv=notrunc "
                "status=none && "
                ": > empty && ln docs/one docs/deep/again && ln -s docs/one link && sync -f .")
                .exitCode,
            0);
    }
    std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
    std::string in(const std::string& name) const { return shellQuoted(path(name)); }
    TemporaryFolder folder_;
};

TEST_F(Space, IsWhatDuSays) {
    const auto found = byPath({path("tree"), "-d", "9"});
    const auto folders = numbersOf("du -B1 " + in("tree"));
    ASSERT_EQ(folders.size(), 3u);
    for (const auto& [name, bytes] : folders) EXPECT_EQ(found.at(name)["allocated"], bytes) << name;
    for (const auto& [name, bytes] : numbersOf("du -l -a -B1 " + in("tree")))
        if (!folders.contains(name)) {
            EXPECT_EQ(found.at(name)["allocated"], bytes) << name;
        }
    for (const auto& [name, bytes] : numbersOf("find " + in("tree") + " ! -type d -printf '%s\\t%p\\n'"))
        EXPECT_EQ(found.at(name)["size"], bytes) << name;
    for (const auto& [name, bytes] : numbersOf("du -l -a --apparent-size -B1 " + in("tree")))
        if (!folders.contains(name)) {
            EXPECT_EQ(found.at(name)["size"], bytes) << name;
        }
    const json& total = found.at(path("tree"));
    EXPECT_EQ(total["files"], 5) << "one file has two names";
    EXPECT_EQ(total["folders"], 3);
    EXPECT_EQ(total["size"], 300000 + 5 + 10485760 + 8);
    EXPECT_EQ(total["onDisk"], total["allocated"]);
    const json& sparse = found.at(path("tree/sparse"));
    EXPECT_GT(sparse["holes"], 10000000);
    EXPECT_LE(sparse["holes"].get<std::uint64_t>() + sparse["allocated"].get<std::uint64_t>(), 10485760u);
    // One of the two names, whichever comes first.
    const bool first = found.at(path("tree/docs/one")).contains("countedElsewhere");
    EXPECT_NE(first, found.at(path("tree/docs/deep/again")).contains("countedElsewhere"));
}

TEST_F(Space, FragmentsAreThoseOfFilefrag) {
    if (!haveProgram("filefrag")) GTEST_SKIP() << "filefrag is not installed";
    // Pieces far apart, written out one by one and backwards.
    ASSERT_EQ(run("cd " + in("tree") +
                  " && for i in 40 31 22 13 4; do dd if=/dev/urandom of=pieces bs=64k count=1 seek=$i "
                  "conv=notrunc,fsync "
                  "status=none; done")
                  .exitCode,
              0);
    const auto found = byPath({path("tree"), "--files"});
    std::size_t compared = 0;
    for (const char* name : {"docs/one", "sparse", "pieces", "docs/deep/two"}) {
        const std::string out = run("filefrag " + in(std::string("tree/") + name)).out;
        const auto colon = out.rfind(": ");
        const json& file = found.at(path(std::string("tree/") + name));
        if (colon == std::string::npos) {
            EXPECT_EQ(file["unknownFiles"], 1) << name;
            continue;
        }
        ++compared;
        EXPECT_EQ(file["fragments"], std::stoull(out.substr(colon + 2))) << out;
    }
    if (compared == 0) GTEST_SKIP() << "the file system of the temporary folder has no map of its files";
}

TEST_F(Space, ListsSortsAndLimits) {
    const RunResult text = runCommand({"space", path("tree"), "--sort", "size", "-m", "1"});
    EXPECT_EQ(text.exitCode, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("tree/sparse\n"));
    EXPECT_THAT(text.out, ::testing::Not(HasSubstr("tree/docs")));
    EXPECT_THAT(text.out, HasSubstr("10.5 MB"));
    const json document = parseJson(runCommand({"space", path("tree"), "--json", "--sort", "name"}).out);
    EXPECT_EQ(document["schemaVersion"], 1);
    EXPECT_EQ(document["entries"].size(), 4u);
    EXPECT_EQ(document["entries"][0]["kind"], "folder");
    EXPECT_EQ(document["entries"][2]["kind"], "link");
    EXPECT_EQ(document["total"]["files"], 5);
    EXPECT_TRUE(document["problems"].empty());
    const RunResult missing = runCommand({"space", path("nothing")});
    EXPECT_NE(missing.exitCode, 0);
    EXPECT_THAT(missing.err, HasSubstr("nothing"));
    EXPECT_EQ(runCommand({"space", path("tree"), "--snapshot", "x"}).exitCode, 2);
}

// The same files in a volume that is not mounted.
TEST_F(Space, OfAnUnmountedVolume) {
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs is not installed";
    ASSERT_EQ(run("truncate -s 32M " + in("disk.img") + " && mke2fs -q -F -t ext4 -b 4096 -d " + in("tree") +
                  " " + in("disk.img"))
                  .exitCode,
              0);
    const std::string image = path("disk.img");
    const auto found = byPath({image, "-d", "9"});
    for (const char* name : {"/docs/one", "/docs/deep/two", "/sparse", "/empty", "/docs", "/link"}) {
        const std::string stat =
            run("debugfs -R 'stat " + std::string(name) + "' " + in("disk.img") + " 2>/dev/null").out;
        const auto at = stat.find("Blockcount: ");
        ASSERT_NE(at, std::string::npos) << name;
        const json& entry = found.at(name);
        if (entry["kind"] != "folder") {
            EXPECT_EQ(entry["allocated"], std::stoull(stat.substr(at + 12)) * 512) << name;
            EXPECT_EQ(entry["size"], std::stoull(stat.substr(stat.find("Size: ") + 6))) << name;
        }
    }
    EXPECT_EQ(found.at("/sparse")["holes"], 10485760 - 4096);
    EXPECT_EQ(found.at("/sparse")["fragments"], 1);
    EXPECT_EQ(found.at("/")["files"], 5);
    EXPECT_EQ(found.at("/")["size"], 300000 + 5 + 10485760 + 8);
    // A folder of it, and a file.
    const auto docs = byPath({image + ":/docs"});
    EXPECT_EQ(docs.size(), 3u);
    EXPECT_EQ(docs.at("/docs")["files"], 2);
    EXPECT_EQ(docs.at("/docs")["size"], 300005);
    const auto one = byPath({image + ":/docs/one"});
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one.at("/docs/one")["allocated"], 303104);
    EXPECT_NE(runCommand({"space", image + ":/none"}).exitCode, 0);
}

TEST_F(Space, CompressedFilesOfNtfs) {
    SECTORSMITH_REAL_IMAGE(image, "ntfs");
    if (!haveProgram("ntfsinfo")) GTEST_SKIP() << "ntfs-3g is not installed";
    const std::string facts =
        run("ntfsinfo -f -F /Large.txt " + shellQuoted(image.string()) + " 2>/dev/null").out;
    const auto at = facts.find("Compressed size:");
    ASSERT_NE(at, std::string::npos) << facts;
    const auto found = byPath({image.string(), "--files"});
    const json& large = found.at("/Large.txt");
    EXPECT_EQ(large["allocated"], std::stoull(facts.substr(at + 16)));
    EXPECT_EQ(large["size"], 2097152);
    EXPECT_EQ(large["compressed"], 2097152);
    EXPECT_EQ(large["holes"], 0);
}

// Clones of APFS share their blocks; decmpfs files are smaller than they read.
TEST_F(Space, ClonesAndCompressedFilesOfApfs) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_case_insensitive");
    const RunResult list = runCommand({"partitions", image.string(), "--json"});
    const bool table = parseJson(list.out)["scheme"] != "none";
    const auto found = byPath({image.string() + (table ? "#1" : ""), "--files"});
    bool compressed = false;
    for (const auto& [name, entry] : found) {
        if (entry["kind"] != "file") continue;
        if (entry["compressed"] > 0) compressed = true;
        EXPECT_LE(entry["shared"], entry["allocated"]) << name;
        EXPECT_LE(entry["holes"], entry["size"]) << name;
    }
    EXPECT_TRUE(compressed);
}

}  // namespace
}  // namespace sectorsmith::testing
