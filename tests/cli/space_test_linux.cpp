// SPDX-License-Identifier: GPL-3.0-or-later
// space on file systems whose files share blocks and are compressed, beside what they themselves say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_testing.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using nlohmann::json;

class Unmount {
 public:
    explicit Unmount(std::string folder) : folder_(std::move(folder)) {}
    ~Unmount() { run("umount -l " + folder_); }
    Unmount(const Unmount&) = delete;
    Unmount& operator=(const Unmount&) = delete;

 private:
    std::string folder_;
};

TEST(SpaceShared, ReflinksAndCompressionOfBtrfs) {
    if (!haveProgram("mkfs.btrfs")) GTEST_SKIP() << "btrfs-progs is not installed";
    const TemporaryFolder folder;
    const auto image = folder.path() / "disk.img";
    const std::string mount = shellQuoted((folder.path() / "mount").string());
    ASSERT_EQ(run("truncate -s 200M " + shellQuoted(image.string()) + " && mkfs.btrfs -q " +
                  shellQuoted(image.string()) + " && mkdir " + mount)
                  .exitCode,
              0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    if (run("mount -o compress=zstd " + loop.path() + " " + mount).exitCode != 0)
        GTEST_SKIP() << "btrfs cannot be mounted here";
    const Unmount unmount(mount);
    ASSERT_EQ(run("cd " + mount +
                  " && mkdir a b && head -c 2097152 /dev/urandom > a/one && sync && cp --reflink=always "
                  "a/one b/clone && "
                  "head -c 1048576 /dev/zero | tr '\\0' x > a/packed && printf inline > b/tiny && sync")
                  .exitCode,
              0);
    const RunResult result = runCommand({"space", (folder.path() / "mount").string(), "-d", "2", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    const auto entry = [&](const std::string& name) -> json {
        for (const json& one : document["entries"])
            if (one["path"].get<std::string>().ends_with(name)) return one;
        ADD_FAILURE() << name;
        return {};
    };
    EXPECT_EQ(entry("a/one")["shared"], 2097152);
    EXPECT_EQ(entry("b/clone")["shared"], 2097152);
    // In one of them the blocks are counted, in all only once.
    EXPECT_EQ(entry("a/one")["onDisk"].get<std::uint64_t>() + entry("b/clone")["onDisk"].get<std::uint64_t>(),
              2097152u);
    EXPECT_EQ(document["total"]["allocated"].get<std::uint64_t>() -
                  document["total"]["onDisk"].get<std::uint64_t>(),
              2097152u);
    EXPECT_EQ(entry("a/packed")["compressed"], 1048576);
    EXPECT_EQ(entry("a/one")["compressed"], 0);
    EXPECT_EQ(entry("b/tiny")["fragments"], 0);
    EXPECT_EQ(entry("b/tiny")["holes"], 0);
    const RunResult du = run("du -s -B1 " + mount);
    EXPECT_EQ(document["total"]["allocated"], std::stoull(du.out));
}

// What is mounted below is another disk's; unless it is asked for.
TEST(SpaceShared, StaysOnItsFileSystem) {
    if (!isRoot()) GTEST_SKIP() << "mounting needs root";
    const TemporaryFolder folder;
    const auto below = folder.path() / "below";
    std::filesystem::create_directory(below);
    if (run("mount -t tmpfs none " + shellQuoted(below.string())).exitCode != 0)
        GTEST_SKIP() << "mounting is not possible here";
    const Unmount unmount(shellQuoted(below.string()));
    writeFile(below / "file", pattern(1 << 20));
    run("truncate -s 3M " + shellQuoted((below / "file").string()));
    const json without = parseJson(runCommand({"space", folder.path().string(), "--json"}).out);
    EXPECT_EQ(without["total"]["files"], 0);
    EXPECT_EQ(without["entries"][0]["otherFileSystem"], true);
    const json with =
        parseJson(runCommand({"space", folder.path().string(), "--json", "--all-file-systems"}).out);
    EXPECT_EQ(with["total"]["files"], 1);
    EXPECT_GE(with["total"]["allocated"], 1 << 20);
    EXPECT_EQ(with["total"]["holes"], 2 << 20) << "tmpfs has no map of its files, but knows their holes";
    EXPECT_EQ(with["total"]["unknownFiles"], 1);
    EXPECT_EQ(with["total"]["fragments"], 0);
}

// Paths longer than the system takes at once, and a folder that must not be read.
TEST(SpaceShared, LongPathsAndWhatCannotBeRead) {
    const TemporaryFolder folder;
    const std::string name(200, 'x');
    int at = ::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (int i = 0; i < 30; ++i) {
        ASSERT_EQ(::mkdirat(at, name.c_str(), 0755), 0);
        const int next = ::openat(at, name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        ::close(at);
        at = next;
    }
    const int file = ::openat(at, "end", O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
    ASSERT_EQ(::write(file, "hello", 5), 5);
    ::close(file);
    ::close(at);
    const json document = parseJson(runCommand({"space", folder.path().string(), "--json"}).out);
    EXPECT_EQ(document["total"]["files"], 1);
    EXPECT_EQ(document["total"]["size"], 5);
    EXPECT_EQ(document["total"]["folders"], 31);
    if (isRoot()) return;
    const auto closed = folder.path() / "closed";
    std::filesystem::create_directory(closed);
    std::filesystem::permissions(closed, std::filesystem::perms::none);
    const RunResult result = runCommand({"space", folder.path().string(), "--json"});
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_EQ(parseJson(result.out)["problems"].size(), 1u);
    std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
}

}  // namespace
}  // namespace sectorsmith::testing
