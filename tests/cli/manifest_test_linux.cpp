// SPDX-License-Identifier: GPL-3.0-or-later
// manifest never writes to what it reads: the kernel's own counters of a disk, mounted and not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "cli_testing.h"
#include "ops/durable_file.h"
#include "ops/manifest/folder_tree.h"
#include "ops/manifest/hash_files.h"
#include "ops/manifest/progress_record.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;

TEST(ManifestDisk, NothingIsWrittenToIt) {
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const TemporaryFolder folder;
    const fs::path files = folder.path() / "files", mounted = folder.path() / "mounted";
    fs::create_directories(files / "sub");
    fs::create_directory(mounted);
    for (const std::size_t size : {0, 100, 70'000, 2'000'000})
        writeFile(files / "sub" / std::to_string(size), pattern(size));
    const fs::path image = folder.path() / "disk.img";
    ASSERT_EQ(run("mke2fs -q -F -t ext4 -E lazy_itable_init=0,lazy_journal_init=0 -d " +
                  shellQuoted(files.string()) + " " + shellQuoted(image.string()) + " 32M")
                  .exitCode,
              0);
    const std::string manifest = (folder.path() / "manifest").string();
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    {
        const auto before = loop.written();
        const auto made = runCommand({"manifest", "make", loop.path(), manifest});
        ASSERT_EQ(made.exitCode, 0) << made.err;
        EXPECT_EQ(runCommand({"manifest", "check", loop.path(), manifest}).exitCode, 0);
        EXPECT_EQ(loop.written(), before);
    }
    // Where every reading would leave its time, if it were let.
    if (run("mount -o strictatime " + loop.path() + " " + shellQuoted(mounted.string())).exitCode != 0)
        GTEST_SKIP() << "mounting is not possible here";
    // (The first file that is opened has ext4 note where it is mounted.)
    run("cat " + shellQuoted((mounted / "sub" / "100").string()) + "; sync -f " +
        shellQuoted(mounted.string()));
    const auto before = loop.written();
    const auto check = runCommand({"manifest", "check", mounted.string(), manifest, "--direct"});
    const auto again = runCommand({"manifest", "make", mounted.string(), "-"});
    run("sync -f " + shellQuoted(mounted.string()));
    const auto after = loop.written();
    // A program that leaves its time does write: the counter would have shown it.
    run("cat " + shellQuoted((mounted / "sub" / "100").string()) + "; sync -f " +
        shellQuoted(mounted.string()));
    const auto counted = loop.written();
    run("umount " + shellQuoted(mounted.string()));
    EXPECT_EQ(check.exitCode, 0) << check.out << check.err;
    EXPECT_EQ(again.exitCode, 0) << again.err;
    EXPECT_EQ(after.sectors, before.sectors);
    EXPECT_GT(counted.sectors, after.sectors);
}

class Unwatched : public manifests::Watcher {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

// Reads all files of a folder, as a check that was killed at its end.
void recordFolder(const fs::path& folder, const fs::path& path) {
    const auto tree = manifests::FolderTree::open(folder);
    ASSERT_TRUE(tree);
    Unwatched watcher;
    auto listing = (*tree)->list(watcher);
    ASSERT_TRUE(listing);
    const auto record = manifests::ProgressRecord::open(path, **tree, std::vector{HashKind::Sha256});
    ASSERT_TRUE(record);
    std::vector<manifests::TreeFile*> files;
    for (auto& file : listing->files) files.push_back(&file);
    ASSERT_TRUE(manifests::hashFiles(
        **tree, files, {}, [&](manifests::TreeFile& file) { return (*record)->add(file); }, watcher));
}

// FAT and exFAT keep no numbers of files: after mounting them anew they can have others. And they have no links.
TEST(ManifestDisk, OfAFileSystemWithoutNumbersAndLinks) {
    if (!haveProgram("mkfs.exfat")) GTEST_SKIP() << "exfatprogs are not installed";
    const TemporaryFolder folder;
    const fs::path image = folder.path() / "disk.img", mounted = folder.path() / "mounted";
    fs::create_directory(mounted);
    std::ofstream(image).close();
    fs::resize_file(image, 16 << 20);
    ASSERT_EQ(run("mkfs.exfat " + shellQuoted(image.string())).exitCode, 0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    const std::string places = loop.path() + " " + shellQuoted(mounted.string());
    const std::string mount = "mount.exfat-fuse " + places + " || mount -t exfat " + places;
    const std::string unmount = "umount " + shellQuoted(mounted.string());
    if (run(mount).exitCode != 0) GTEST_SKIP() << "exFAT cannot be mounted here";
    for (const char* name : {"one", "two", "three"}) writeFile(mounted / name, pattern(5000));
    const std::string manifest = (folder.path() / "manifest").string(), record = manifest + ".record";
    const auto made = runCommand({"manifest", "make", mounted.string(), manifest});
    const auto inside = runCommand({"manifest", "make", mounted.string(), (mounted / "list").string()});
    Result<void> refused;
    if (auto file = DurableFile::create(mounted / "new"); file) {
        writeFile(mounted / "new", pattern(10));
        refused = (*file)->keep(Existing::Refuse);
    }
    const bool stays = readFile(mounted / "new") == pattern(10);
    fs::remove(mounted / "new");
    fs::remove(mounted / "list");
    recordFolder(mounted, record);
    // Whoever is looked for first has the first number.
    const bool again = run(unmount).exitCode == 0 && run(mount).exitCode == 0 &&
                       run("stat " + shellQuoted((mounted / "two").string())).exitCode == 0;
    const auto checked =
        runCommand({"manifest", "check", mounted.string(), manifest, "--resume", record, "--json"});
    run(unmount);
    EXPECT_EQ(made.exitCode, 0) << made.err;
    EXPECT_EQ(inside.exitCode, 0) << inside.err;
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Refused);
    EXPECT_TRUE(stays);
    ASSERT_TRUE(again);
    EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
    EXPECT_EQ(parseJson(checked.out)["earlierFiles"], 3);
}

}  // namespace
}  // namespace sectorsmith::testing
