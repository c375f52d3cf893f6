// SPDX-License-Identifier: GPL-3.0-or-later
// Manifests of real folders and volumes, beside sha256sum, hashdeep, mtree and bsdtar.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "manifest_testing.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/folder_tree.h"
#include "ops/manifest/manifest_file.h"
#include "ops/manifest/volume_tree.h"
#include "testing/disks.h"
#include "testing/images.h"

namespace sectorsmith::manifests {
namespace {

namespace fs = std::filesystem;

// A folder with all that names and files can be.
void makeFolder(const fs::path& folder) {
    fs::create_directories(folder / "sub folder" / "deep");
    fs::create_directory(folder / "empty");
    testing::writeFile(folder / "small", testing::pattern(100));
    testing::writeFile(folder / "sub folder" / "large", testing::pattern(3'000'001));
    testing::writeFile(folder / "sub folder" / "deep" / "new\nline", testing::pattern(17));
    testing::writeFile(folder / "back\\slash", testing::pattern(4096));
    testing::writeFile(folder / "#hash*?[a]=", testing::pattern(5000));
    testing::writeFile(folder / "bytes\xFF", testing::pattern(70'000));
    std::ofstream(folder / "nothing");
    fs::create_symlink("sub folder", folder / "link");
    fs::create_hard_link(folder / "small", folder / "other name");
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    // Holes at the start and the end.
    const int fd = ::open((folder / "sparse").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    ASSERT_GE(fd, 0);
    const auto bytes = testing::pattern(8192);
    EXPECT_EQ(::pwrite(fd, bytes.data(), bytes.size(), 12 << 20), 8192);
    EXPECT_EQ(::ftruncate(fd, 24 << 20), 0);
    ::close(fd);
}

MadeManifest manifestOf(const fs::path& folder, const FolderOptions& options = {}) {
    auto tree = FolderTree::open(folder, options);
    EXPECT_TRUE(tree);
    SilentWatcher watcher;
    auto made = makeManifest(**tree, {}, nullptr, watcher);
    EXPECT_TRUE(made) << made.error().message;
    return std::move(*made);
}

void save(const Manifest& manifest, Format format, const fs::path& path) {
    std::ofstream out(path, std::ios::binary);
    const auto written = writeManifest(manifest, format, [&](std::string_view text) -> Result<void> {
        out << text;
        return {};
    });
    EXPECT_TRUE(written) << written.error().message;
}

Result<CheckReport> checkWith(const fs::path& folder, const fs::path& manifest) {
    std::ifstream in(manifest, std::ios::binary);
    const auto read = readManifest(in, manifest.string(), {.hash = {}, .root = folder.string()});
    if (!read) return std::unexpected(read.error());
    auto tree = FolderTree::open(folder);
    if (!tree) return std::unexpected(tree.error());
    SilentWatcher watcher;
    return checkManifest(**tree, *read, {}, nullptr, nullptr, watcher);
}

std::string inFolder(const fs::path& folder, const std::string& command) {
    return "cd '" + folder.string() + "' && " + command;
}

TEST(ManifestFolder, AgreesWithSha256sum) {
    const testing::TemporaryFolder folder;
    const fs::path files = folder.path() / "files";
    makeFolder(files);
    const MadeManifest made = manifestOf(files);
    EXPECT_EQ(made.unreadable + made.changing, 0u);
    EXPECT_EQ(made.otherNames, 1u);
    EXPECT_EQ(made.manifest.entries.size(), 14u);
    save(made.manifest, Format::Sums, folder.path() / "sums");
    const auto checked = testing::run(inFolder(files, "sha256sum --check --strict ../sums"));
    EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
    const auto theirs = testing::run(inFolder(files, "find . -type f -exec sha256sum {} + > ../theirs"));
    ASSERT_EQ(theirs.exitCode, 0);
    const auto report = checkWith(files, folder.path() / "theirs");
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_TRUE(report->fine());
    EXPECT_EQ(report->count(Verdict::Same), 9u);
}

TEST(ManifestFolder, AgreesWithHashdeep) {
    if (!testing::haveProgram("hashdeep")) GTEST_SKIP() << "hashdeep is not installed";
    const testing::TemporaryFolder folder;
    const fs::path files = folder.path() / "files";
    makeFolder(files);
    fs::remove(files / "pipe");  // it would wait for somebody to write
    fs::remove(files / "link");  // it would follow it
    // It escapes nothing, and its own check does not take a name with a line break.
    ASSERT_EQ(testing::run(inFolder(files, "hashdeep -r . > ../theirs")).exitCode, 0);
    const auto report = checkWith(files, folder.path() / "theirs");
    ASSERT_TRUE(report) << report.error().message;
    for (const Finding& finding : report->findings) ADD_FAILURE() << finding.path;
    fs::remove(files / "sub folder" / "deep" / "new\nline");
    save(manifestOf(files).manifest, Format::Hashdeep, folder.path() / "ours");
    const auto audit = testing::run(inFolder(files, "hashdeep -r -l -a -k ../ours ."));
    EXPECT_EQ(audit.exitCode, 0) << audit.out << audit.err;
    testing::writeFile(files / "small", testing::pattern(101));
    EXPECT_NE(testing::run(inFolder(files, "hashdeep -r -l -a -k ../ours .")).exitCode, 0);
}

TEST(ManifestFolder, AgreesWithMtreeAndBsdtar) {
    const testing::TemporaryFolder folder;
    const fs::path files = folder.path() / "files";
    makeFolder(files);
    save(manifestOf(files).manifest, Format::Mtree, folder.path() / "ours");
    bool any = false;
    if (testing::haveProgram("mtree")) {
        any = true;
        const auto checked = testing::run(inFolder(files, "mtree -f ../ours -p ."));
        EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
        ASSERT_EQ(
            testing::run(inFolder(files, "mtree -c -k type,size,time,link,sha256 -p . > ../theirs")).exitCode,
            0);
        const auto report = checkWith(files, folder.path() / "theirs");
        ASSERT_TRUE(report) << report.error().message;
        for (const Finding& finding : report->findings) ADD_FAILURE() << finding.path;
        EXPECT_EQ(report->count(Verdict::Same), 14u);
    }
    if (testing::haveProgram("bsdtar")) {
        any = true;
        ASSERT_EQ(testing::run(inFolder(files,
                                        "bsdtar -cf ../theirs --format=mtree "
                                        "--options '!all,sha256,size,time,type,link' ."))
                      .exitCode,
                  0);
        const auto report = checkWith(files, folder.path() / "theirs");
        ASSERT_TRUE(report) << report.error().message;
        for (const Finding& finding : report->findings) ADD_FAILURE() << finding.path;
        EXPECT_EQ(report->count(Verdict::Same), 14u);
        const auto listed = testing::run(inFolder(folder.path(), "bsdtar -tf ours | wc -l"));
        EXPECT_EQ(std::stoi(listed.out), 15) << listed.err;
    }
    if (!any) GTEST_SKIP() << "neither mtree nor bsdtar is installed";
}

TEST(ManifestFolder, FollowsNoLinksAndLeavesItselfOut) {
    const testing::TemporaryFolder folder;
    const fs::path files = folder.path() / "files";
    fs::create_directories(files / "inside");
    fs::create_directories(folder.path() / "outside");
    testing::writeFile(folder.path() / "outside" / "secret", testing::pattern(10));
    testing::writeFile(files / "inside" / "file", testing::pattern(10));
    testing::writeFile(files / "manifest", testing::pattern(10));
    fs::create_symlink(folder.path() / "outside", files / "to outside");
    auto tree = FolderTree::open(files);
    ASSERT_TRUE(tree);
    (*tree)->leaveOut(files / "manifest");
    SilentWatcher watcher;
    const auto listing = (*tree)->list(watcher);
    ASSERT_TRUE(listing);
    std::vector<std::string> paths;
    for (const TreeFile& file : listing->files) paths.push_back(file.entry.path);
    EXPECT_EQ(paths, (std::vector<std::string>{"inside", "inside/file", "to outside"}));
    // A folder that becomes a link after it was listed.
    fs::remove_all(files / "inside");
    fs::rename(folder.path() / "outside", folder.path() / "elsewhere");
    fs::create_directory_symlink(folder.path() / "elsewhere", files / "inside");
    testing::writeFile(folder.path() / "elsewhere" / "file", testing::pattern(10));
    TreeFile file;
    file.entry.path = "inside/file";
    EXPECT_FALSE((*tree)->open(file));
}

// Which of the first pages of a file the system has in memory.
std::vector<unsigned char> heldPages(const fs::path& path, std::size_t bytes) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    void* map = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, fd, 0);
    std::vector<unsigned char> held((bytes + 4095) / 4096);
#ifdef __APPLE__
    EXPECT_EQ(::mincore(map, bytes, reinterpret_cast<char*>(held.data())), 0);
#else
    EXPECT_EQ(::mincore(map, bytes, held.data()), 0);
#endif
    ::munmap(map, bytes);
    ::close(fd);
    for (unsigned char& page : held) page &= 1;
    return held;
}

std::size_t pagesHeld(const fs::path& path, std::size_t bytes) {
    return static_cast<std::size_t>(std::ranges::count(heldPages(path, bytes), 1));
}

void forgetPages(const fs::path& path) {
#ifdef __linux__
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    ::fsync(fd);
    ::posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
    ::close(fd);
#else
    static_cast<void>(path);
#endif
}

TEST(ManifestFolder, LeavesTheSystemsCacheAsItWas) {
    const testing::TemporaryFolder folder;
    const std::map<std::string, std::size_t> sizes{
        {"small", 10'000}, {"middle", 200'000}, {"large", 5'000'000}};
    for (const auto& [name, size] : sizes) {
        testing::writeFile(folder.path() / name, testing::pattern(size));
        forgetPages(folder.path() / name);
        if (pagesHeld(folder.path() / name, size) != 0)
            GTEST_SKIP() << "the file system of the temporary folder keeps its files in memory";
    }
    const MadeManifest cold = manifestOf(folder.path());
    for (const auto& [name, size] : sizes) {
        EXPECT_EQ(pagesHeld(folder.path() / name, size), 0u) << name;
        testing::readFile(folder.path() / name);
        const std::size_t all = pagesHeld(folder.path() / name, size);
        EXPECT_EQ(all, (size + 4095) / 4096);
    }
    const MadeManifest warm = manifestOf(folder.path());
    const MadeManifest direct = manifestOf(folder.path(), {.direct = true});
    for (const auto& [name, size] : sizes)
        EXPECT_EQ(pagesHeld(folder.path() / name, size), (size + 4095) / 4096) << name;
    for (std::size_t i = 0; i < cold.manifest.entries.size(); ++i) {
        EXPECT_EQ(cold.manifest.entries[i].digests, warm.manifest.entries[i].digests);
        EXPECT_EQ(cold.manifest.entries[i].digests, direct.manifest.entries[i].digests);
    }
}

#ifdef __linux__
TEST(ManifestFolder, LeavesEachPageOfTheCacheAsItWas) {
    const testing::TemporaryFolder folder;
    constexpr std::size_t bytes = 45'000;
    const fs::path parts = folder.path() / "parts";
    testing::writeFile(parts, testing::pattern(bytes));
    forgetPages(parts);
    // The pages that somebody needed: no others are read with them.
    const int fd = ::open(parts.c_str(), O_RDONLY | O_CLOEXEC);
    ASSERT_EQ(::posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM), 0);
    for (const int page : {1, 2, 7, 10}) {
        char byte = 0;
        ASSERT_EQ(::pread(fd, &byte, 1, page * 4096), 1);
    }
    ::close(fd);
    const std::vector<unsigned char> before = heldPages(parts, bytes);
    if (before != std::vector<unsigned char>{0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1})
        GTEST_SKIP() << "the file system of the temporary folder reads other pages than it is asked for";
    // Many files that nobody needed, read by many threads.
    constexpr std::size_t smallBytes = 6000;
    const auto small = [&](int i) { return folder.path() / ("small" + std::to_string(i)); };
    for (int i = 0; i < 1500; ++i) testing::writeFile(small(i), testing::pattern(smallBytes));
    ::sync();
    for (int i = 0; i < 1500; ++i) forgetPages(small(i));
    manifestOf(folder.path());
    EXPECT_EQ(heldPages(parts, bytes), before);
    std::size_t left = 0;
    for (int i = 0; i < 1500; ++i) left += pagesHeld(small(i), smallBytes);
    EXPECT_EQ(left, 0u);
}
#endif

TEST(ManifestFolder, LeavesTheTimesOfAccess) {
    const testing::TemporaryFolder folder;
    testing::writeFile(folder.path() / "file", testing::pattern(10));
    const timespec old[2] = {{1'000'000'000, 0}, {1'500'000'000, 0}};
    ASSERT_EQ(::utimensat(AT_FDCWD, (folder.path() / "file").c_str(), old, 0), 0);
    manifestOf(folder.path());
    struct stat st{};
    ASSERT_EQ(::stat((folder.path() / "file").c_str(), &st), 0);
#ifdef __linux__
    EXPECT_EQ(st.st_atime, 1'000'000'000);
#endif
    EXPECT_EQ(st.st_mtime, 1'500'000'000);
}

TEST(ManifestFolder, AVolumeThatIsNotMountedHasTheSameFiles) {
    if (!testing::haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const testing::TemporaryFolder folder;
    const fs::path files = folder.path() / "files";
    makeFolder(files);
    fs::remove(files / "pipe");  // mke2fs -d would wait for it
    const fs::path image = folder.path() / "disk.img";
    ASSERT_EQ(testing::run("mke2fs -q -F -t ext4 -d '" + files.string() + "' '" + image.string() + "' 100M")
                  .exitCode,
              0);
    const MadeManifest made = manifestOf(files);
    {
        const testing::FileSource source(image, 512);
        auto catalogue = openCatalogue(source);
        ASSERT_TRUE(catalogue);
        VolumeTree tree(source, **catalogue, 0, "/", "the volume", "disk");
        SilentWatcher watcher;
        const auto report = checkManifest(tree, made.manifest, {}, nullptr, nullptr, watcher);
        ASSERT_TRUE(report) << report.error().message;
        for (const Finding& finding : report->findings)
            EXPECT_EQ(finding.path, "lost+found") << verdictName(finding.verdict);
        EXPECT_EQ(report->count(Verdict::Same), 13u);
        // A folder in it.
        VolumeTree part(source, **catalogue, 0, "/sub folder", "the volume", "disk");
        const auto listing = part.list(watcher);
        ASSERT_TRUE(listing);
        EXPECT_EQ(listing->files.size(), 3u);
        VolumeTree none(source, **catalogue, 0, "/none", "the volume", "disk");
        EXPECT_FALSE(none.list(watcher));
    }
    // Damage a block of the file, where the volume says it is: the date stays.
    std::uint64_t at = 0;
    {
        const testing::FileSource source(image, 512);
        auto catalogue = openCatalogue(source);
        VolumeTree tree(source, **catalogue, 0, "", "the volume", "disk");
        SilentWatcher watcher;
        auto listing = tree.list(watcher);
        ASSERT_TRUE(listing);
        for (const TreeFile& file : listing->files) {
            if (file.entry.path != "sub folder/large") continue;
            const auto places = tree.onDisk(file, {8192, 4096});
            ASSERT_EQ(places.size(), 1u);
            at = places[0].offset;
        }
        const auto block = readBytes(source, at, 4096);
        ASSERT_TRUE(block);
        const auto pattern = testing::pattern(3'000'001);
        EXPECT_TRUE(std::ranges::equal(*block, std::span(pattern).subspan(8192, 4096)));
    }
    {
        std::fstream disk(image, std::ios::in | std::ios::out | std::ios::binary);
        disk.seekp(static_cast<std::streamoff>(at) + 100);
        disk << "rot";
    }
    const testing::FileSource source(image, 512);
    auto catalogue = openCatalogue(source);
    ASSERT_TRUE(catalogue);
    VolumeTree tree(source, **catalogue, 0, "", "the volume", "disk");
    auto copy = FolderTree::open(files);
    ASSERT_TRUE(copy);
    SilentWatcher watcher;
    const auto report = checkManifest(tree, made.manifest, {}, copy->get(), nullptr, watcher);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->count(Verdict::Suspicious), 1u);
    for (const Finding& finding : report->findings) {
        if (finding.verdict != Verdict::Suspicious) continue;
        EXPECT_EQ(finding.path, "sub folder/large");
        ASSERT_TRUE(finding.copy && finding.copy->differences.size() == 1);
        EXPECT_TRUE(finding.copy->copyAsRecorded);
        EXPECT_EQ(finding.copy->differences[0].range, (ByteRange{8192, 4096}));
        EXPECT_EQ(finding.copy->differences[0].disk, (std::vector<ByteRange>{{at, 4096}}));
    }
}

TEST(ManifestFolder, AFileMayGetAnotherNumber) {
    const testing::TemporaryFolder folder;
    testing::writeFile(folder.path() / "file", testing::pattern(1000));
    auto tree = FolderTree::open(folder.path());
    ASSERT_TRUE(tree);
    SilentWatcher watcher;
    auto listing = (*tree)->list(watcher);
    ASSERT_TRUE(listing && listing->files.size() == 1);
    TreeFile file = listing->files[0];
    EXPECT_TRUE((*tree)->open(file));
    // As FAT does when the system had to forget it.
    file.id += 1000;
    EXPECT_TRUE((*tree)->open(file));
    // Another file, for all that is known of it.
    file.entry.size = 999;
    const auto other = (*tree)->open(file);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().cause, Cause::Changed);
    file.id = listing->files[0].id;
    EXPECT_TRUE((*tree)->open(file));
    // A record knows it again by its dates.
    const auto record = folder.path() / "record";
    TreeFile read = listing->files[0];
    read.entry.digests = std::string(64, 'a');
    {
        const auto begun = ProgressRecord::open(record, **tree, std::vector{HashKind::Sha256});
        ASSERT_TRUE(begun);
        ASSERT_TRUE((*begun)->add(read));
    }
    const auto again = ProgressRecord::open(record, **tree, std::vector{HashKind::Sha256});
    ASSERT_TRUE(again);
    TreeFile now = listing->files[0];
    now.id += 1000;
    EXPECT_TRUE((*again)->recall(now));
    now.changed += 1;
    EXPECT_FALSE((*again)->recall(now));
}

TEST(ManifestFolder, AnotherFolderUnderTheSameNameIsAnotherOne) {
    const testing::TemporaryFolder folder;
    fs::create_directory(folder.path() / "files");
    const auto identityNow = [&] {
        const auto tree = FolderTree::open(folder.path() / "files");
        return tree ? (*tree)->identity() : std::string();
    };
    const std::string before = identityNow();
    EXPECT_FALSE(before.empty());
    EXPECT_EQ(identityNow(), before);
    fs::rename(folder.path() / "files", folder.path() / "elsewhere");
    fs::create_directory(folder.path() / "files");
    EXPECT_NE(identityNow(), before);
}

TEST(ManifestFolder, AFileWithoutItsClustersHasNoChecksum) {
    if (!testing::haveProgram("mkfs.fat") || !testing::haveProgram("mcopy"))
        GTEST_SKIP() << "dosfstools and mtools are not installed";
    const testing::TemporaryFolder folder;
    const fs::path image = folder.path() / "fat.img";
    testing::writeFile(folder.path() / "good", testing::pattern(5000));
    ASSERT_EQ(testing::run("mkfs.fat -C '" + image.string() + "' 4096 && mcopy -i '" + image.string() +
                           "' '" + (folder.path() / "good").string() + "' ::GOOD.BIN && mcopy -i '" +
                           image.string() + "' '" + (folder.path() / "good").string() + "' ::LOST.BIN")
                  .exitCode,
              0);
    auto bytes = testing::readFile(image);
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t entry = text.find("LOST    BIN");
    ASSERT_NE(entry, std::string::npos);
    bytes[entry + 26] = bytes[entry + 27] = std::byte{0};
    testing::writeFile(image, bytes);
    const testing::FileSource source(image, 512);
    auto catalogue = openCatalogue(source);
    ASSERT_TRUE(catalogue);
    VolumeTree tree(source, **catalogue, 0, "", "the volume", image.string());
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    ASSERT_EQ(made->manifest.entries.size(), 2u);
    EXPECT_EQ(made->manifest.entries[0].digests, sha256(testing::pattern(5000)));
    EXPECT_EQ(made->manifest.entries[1].digests, "");
    ASSERT_TRUE(made->manifest.entries[1].error);
    EXPECT_EQ(made->manifest.entries[1].error->code, ManifestError::ContentIncomplete);
    EXPECT_EQ(made->unreadable, 1u);
}

TEST(ManifestFolder, WhatIsNotAFolderIsRefused) {
    const testing::TemporaryFolder folder;
    std::ofstream(folder.path() / "file");
    EXPECT_FALSE(FolderTree::open(folder.path() / "file"));
    EXPECT_FALSE(FolderTree::open(folder.path() / "none"));
}

}  // namespace
}  // namespace sectorsmith::manifests
