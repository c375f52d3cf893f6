// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes of which a sector of the structures cannot be read: the rest of their files are listed, and it is told.
#include <gmock/gmock.h>

#include <set>

#include "base/endian.h"
#include "fs/file_index_testing.h"
#include "fs/hfsplus_writer.h"
#include "fs/stream_index.h"
#include "io/memory_source.h"
#include "testing/disks.h"
#include "testing/scratched_source.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using testing::MadeDisk;
using testing::ScratchedSource;

std::set<std::string> namesOf(const FileIndex& index) {
    std::set<std::string> names;
    for (const auto& [path, number] : pathsOf(index)) names.insert(path);
    return names;
}

// Where the first byte of a file or folder lies.
std::uint64_t placeOf(const ByteSource& source, std::uint64_t file) {
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    if (!catalogue) return 0;
    const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
    if (!streams || streams->pieces(file).empty()) return 0;
    return streams->pieces(file)[0].offset;
}

// The names that are left when a sector is bad; all of them are of `all`.
std::set<std::string> namesWithout(const std::shared_ptr<ByteSource>& image, std::uint64_t bad,
                                   const std::set<std::string>& all) {
    const ScratchedSource source(image, {{bad, 512}});
    const auto index = indexOf(source);
    if (!index) {
        ADD_FAILURE() << "at " << bad << ": " << index.error().message;
        return {};
    }
    EXPECT_GT(index->findingCount(), 0u) << bad;
    const auto left = namesOf(*index);
    EXPECT_TRUE(std::ranges::includes(all, left)) << bad;
    return left;
}

TEST(DamagedCatalogue, AFolderOfFat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.fat");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk("16M");
    disk.must(
        "echo text > $D.a; mkfs.fat -F 16 -s 4 $D; mmd -i $D ::SUB ::OTHER; "
        "mcopy -i $D $D.a ::SUB/IN.TXT; mcopy -i $D $D.a ::OTHER/IN.TXT; mcopy -i $D $D.a ::A.TXT");
    const auto image = disk.load();
    const auto index = indexOf(*image);
    ASSERT_TRUE(index);
    auto all = namesOf(*index);
    EXPECT_EQ(all.size(), 5u);
    const auto left = namesWithout(image, placeOf(*image, *index->lookUp("/SUB")), all);
    all.erase("SUB/IN.TXT");
    EXPECT_EQ(left, all);
}

TEST(DamagedCatalogue, AFolderAndInodesOfExt) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("8M");
    disk.must(
        "mkdir -p $D.s/one $D.s/two; for i in $(seq 40); do : > $D.s/one/f$i; : > $D.s/two/f$i; done; "
        "mke2fs -q -F -t ext4 -b 1024 -I 256 -d $D.s $D");
    const auto image = disk.load();
    const auto index = indexOf(*image);
    ASSERT_TRUE(index);
    const auto all = namesOf(*index);
    const auto folder = namesWithout(image, placeOf(*image, *index->lookUp("/one")), all);
    EXPECT_TRUE(folder.contains("two/f40"));
    EXPECT_FALSE(folder.contains("one/f1"));
    // The names stay, and some of them lead nowhere.
    const auto table = std::stoull(
        disk.must("debugfs -R 'imap /two/f20' $D 2>/dev/null | sed -n 's/.*block \\([0-9]*\\),.*/\\1/p'"));
    const ScratchedSource source(image, {{table * 1024, 1024}});
    const auto damaged = indexOf(source);
    ASSERT_TRUE(damaged) << damaged.error().message;
    EXPECT_GT(damaged->findingCount(), 0u);
    EXPECT_EQ(damaged->find(*index->lookUp("/two/f20")), nullptr);
    EXPECT_TRUE(damaged->lookUp("/one/f40"));
}

TEST(DamagedCatalogue, ANodeOfHfsPlus) {
    testing::HfsWriter writer(512, 4000);
    for (std::uint32_t i = 0; i < 300; ++i) writer.addFile(2, fmt::format("file {:03}", i), {.id = 20 + i});
    const auto bytes = writer.build();
    const auto image = std::make_shared<MemorySource>(bytes, 512);
    const auto index = indexOf(*image);
    ASSERT_TRUE(index) << index.error().message;
    const auto all = namesOf(*index);
    const std::size_t fork = 1024 + 0x110;
    const std::uint64_t start = loadBig<std::uint32_t>(bytes.data() + fork + 0x10) * std::uint64_t{512};
    std::size_t missing = 0;
    for (std::uint64_t node = 1; node < 6; ++node) {
        const std::uint64_t at = start + node * 4096;
        if (std::to_integer<int>(bytes[at + 8]) != 0xFF) continue;  // no leaf
        const auto left = namesWithout(image, at + 1024, all);
        EXPECT_GT(left.size(), 200u);
        missing += all.size() - left.size();
    }
    EXPECT_GT(missing, 0u);
}

TEST(DamagedCatalogue, ARecordOfNtfs) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto image = testing::loadImage(path);
    const auto index = indexOf(*image);
    ASSERT_TRUE(index) << index.error().message;
    const auto all = namesOf(*index);
    std::uint64_t file = 0;
    for (const auto& [name, number] : pathsOf(*index))
        if (number > 30 && !name.contains('/') && index->find(number)->kind == FileKind::File) file = number;
    ASSERT_NE(file, 0u);
    // The record's first sector, by what stands in the table of the same run.
    const auto left = namesWithout(image, placeOf(*image, 0) + file * 1024, all);
    EXPECT_EQ(left.size(), all.size() - index->paths(file, 100).size());
}

// Each leaf of the files in turn, with one bit changed.
TEST(DamagedCatalogue, NodesOfApfs) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    auto bytes = testing::readFile(path);
    const auto index = indexOf(MemorySource(bytes));
    ASSERT_TRUE(index) << index.error().message;
    const auto all = namesOf(*index);
    std::size_t damaged = 0;
    for (std::size_t at = 0; at + 4096 <= bytes.size(); at += 4096) {
        const auto type = loadLittle<std::uint32_t>(bytes.data() + at + 24) & 0xFFFF;
        const auto subtype = loadLittle<std::uint32_t>(bytes.data() + at + 28) & 0xFFFF;
        if (type != 3 || subtype != 0x0E) continue;  // a node that is no root, of a file tree
        bytes[at + 3000] ^= std::byte{1};
        const auto rest = indexOf(MemorySource(bytes));
        bytes[at + 3000] ^= std::byte{1};
        ASSERT_TRUE(rest) << at << ": " << rest.error().message;
        EXPECT_TRUE(std::ranges::includes(all, namesOf(*rest))) << at;
        damaged += rest->findingCount() > 0 ? 1 : 0;
    }
    EXPECT_GT(damaged, 0u);
}

}  // namespace
}  // namespace sectorsmith
