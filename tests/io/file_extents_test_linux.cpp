// SPDX-License-Identifier: GPL-3.0-or-later
// Where files lie on their disk: as filefrag and the disk itself say.
#include "io/file_extents.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "io/system_file.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith {

namespace {

namespace fs = std::filesystem;

std::vector<MappedExtent> extentsOf(const fs::path& path, const ByteRange& range) {
    std::vector<MappedExtent> found;
    auto file = openSystemFile(path.string());
    EXPECT_TRUE(file);
    const auto visited =
        visitFileExtents((*file)->nativeHandle(), path.string(), range, [&](const auto& extent) {
            found.push_back(extent);
            return true;
        });
    EXPECT_TRUE(visited) << visited.error().message;
    return found;
}

constexpr ByteRange everything{0, std::uint64_t{1} << 62};

// (logical, physical, length), in bytes, as "filefrag -v -b1" prints them.
std::vector<std::array<std::uint64_t, 3>> fromFilefrag(const fs::path& path) {
    std::vector<std::array<std::uint64_t, 3>> found;
    std::istringstream lines(testing::run("filefrag -v -b1 '" + path.string() + "'").out);
    for (std::string line; std::getline(lines, line);) {
        for (char& c : line)
            if (c == ':' || c == '.') c = ' ';
        std::istringstream numbers(line);
        std::uint64_t number = 0, from = 0, to = 0, start = 0, end = 0, length = 0;
        if (numbers >> number >> from >> to >> start >> end >> length) found.push_back({from, start, length});
    }
    return found;
}

// A file with 150 pieces and holes between them: more than one question to the system has room for.
void writePieces(const fs::path& path, unsigned pieces) {
    const int fd = ::open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    ASSERT_GE(fd, 0);
    const auto bytes = testing::pattern(4096);
    for (unsigned i = 0; i < pieces; ++i)
        ASSERT_EQ(::pwrite(fd, bytes.data(), bytes.size(), off_t{i} * 65536), ssize_t{4096});
    ASSERT_EQ(::fsync(fd), 0);
    ::close(fd);
}

}  // namespace

TEST(FileExtents, AreThoseOfFilefrag) {
    if (!testing::haveProgram("filefrag")) GTEST_SKIP() << "filefrag is not installed";
    const testing::TemporaryFolder folder;
    const fs::path path = folder.path() / "pieces";
    writePieces(path, 150);
    const auto expected = fromFilefrag(path);
    if (expected.empty()) GTEST_SKIP() << "the file system of the temporary folder has no map of its files";
    const auto found = extentsOf(path, everything);
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].logical, expected[i][0]) << i;
        EXPECT_EQ(found[i].physical, expected[i][1]) << i;
        EXPECT_EQ(found[i].length, expected[i][2]) << i;
        EXPECT_TRUE(found[i].located && !found[i].unwritten && !found[i].shared);
    }
    // A part of it, and its end.
    const auto part = extentsOf(path, {65536, 2 * 65536});
    ASSERT_EQ(part.size(), 2u);
    EXPECT_EQ(part[0], found[1]);
    EXPECT_EQ(part[1], found[2]);
    auto file = openSystemFile(path.string());
    ASSERT_TRUE(file);
    EXPECT_EQ(physicalStart((*file)->nativeHandle(), path.string()), found[0].physical);
    EXPECT_EQ(physicalStart((*file)->nativeHandle(), path.string(), 4096), found[1].physical);
    EXPECT_EQ(physicalStart((*file)->nativeHandle(), path.string(), 65636), found[1].physical + 100);
    EXPECT_FALSE(physicalStart((*file)->nativeHandle(), path.string(), 150 * 65536));
}

TEST(FileExtents, NameTheBytesOfTheDisk) {
    if (!testing::haveProgram("mkfs.ext4")) GTEST_SKIP() << "mkfs.ext4 is not installed";
    const testing::TemporaryFolder folder;
    const fs::path image = folder.path() / "disk.img";
    const fs::path mount = folder.path() / "mount";
    fs::create_directory(mount);
    ASSERT_EQ(
        testing::run("truncate -s 32M '" + image.string() + "' && mkfs.ext4 -q '" + image.string() + "'")
            .exitCode,
        0);
    const auto bytes = testing::pattern(300000);
    {
        SECTORSMITH_LOOP_DEVICE(loop, image, "");
        if (testing::run("mount " + loop.path() + " '" + mount.string() + "'").exitCode != 0)
            GTEST_SKIP() << "mounting is not possible here";
        testing::writeFile(mount / "file", bytes);
        std::ofstream(mount / "empty");
        testing::run("sync -f '" + mount.string() + "'; fallocate -l 65536 '" +
                     (mount / "reserved").string() + "'");
        const auto found = extentsOf(mount / "file", everything);
        EXPECT_TRUE(extentsOf(mount / "empty", everything).empty());
        const auto reserved = extentsOf(mount / "reserved", everything);
        EXPECT_TRUE(!reserved.empty() && reserved[0].unwritten);
        testing::run("umount '" + mount.string() + "'");
        ASSERT_FALSE(found.empty());
        const auto disk = testing::readFile(image);
        std::uint64_t covered = 0;
        for (const MappedExtent& extent : found)
            for (std::uint64_t i = 0; i < extent.length && extent.logical + i < bytes.size(); ++i, ++covered)
                ASSERT_EQ(disk.at(extent.physical + i), bytes[extent.logical + i]);
        EXPECT_EQ(covered, bytes.size());
    }
}

TEST(FileExtents, AreUnsupportedWhereThereIsNoMap) {
    auto file = openSystemFile("/proc/self/status");
    ASSERT_TRUE(file);
    const auto visited = visitFileExtents((*file)->nativeHandle(), "/proc/self/status", everything,
                                          [](const auto&) { return true; });
    ASSERT_FALSE(visited);
    EXPECT_EQ(visited.error().cause, Cause::Unsupported);
    EXPECT_FALSE(physicalStart((*file)->nativeHandle(), "/proc/self/status"));
}

}  // namespace sectorsmith
