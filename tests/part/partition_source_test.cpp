// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/partition_source.h"

#include <gmock/gmock.h>

#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

TEST(PartitionSource, SpecsAreSplitAtTheLastHash) {
    auto check = [](const char* text, const char* path, const char* table, unsigned number) {
        const SourceSpec spec = splitSourceSpec(text);
        EXPECT_EQ(spec.path, path) << text;
        EXPECT_EQ(spec.table, table) << text;
        EXPECT_EQ(spec.number, number) << text;
    };
    check("disk.img", "disk.img", "", 0);
    check("disk.img#3", "disk.img", "", 3);
    check("a#b.img#12", "a#b.img", "", 12);
    check("disk.img#mbr2", "disk.img", "mbr", 2);
    check("disk.img#", "disk.img#", "", 0);
    check("disk.img#0", "disk.img#0", "", 0);
    check("disk.img#x1", "disk.img#x1", "", 0);
    check("disk.img#1x", "disk.img#1x", "", 0);
    check("disk.img#99999999999", "disk.img#99999999999", "", 0);
    check("#1", "#1", "", 0);
}

TEST(PartitionSource, OpensPartitionsAndLiteralNames) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must(
        "sgdisk -o -n 1:2048:4095 -n 3:4096:8191 -t 3:0700 $D && sgdisk -h 3 $D && printf 'third' | dd of=$D "
        "bs=512 seek=4096 conv=notrunc status=none");
    const std::string path = disk.path().string();
    auto third = openSource(path + "#3");
    ASSERT_TRUE(third) << third.error().message;
    EXPECT_EQ(third->offset, 4096u * 512);
    EXPECT_EQ(third->length, 4096u * 512);
    EXPECT_EQ(third->opened.source->size(), 4096u * 512);
    EXPECT_EQ(third->disk->size(), 16u << 20);
    ASSERT_TRUE(third->partition);
    EXPECT_EQ(third->partition->index, 3u);
    std::array<std::byte, 5> text{};
    ASSERT_TRUE(readExact(*third->opened.source, 0, text));
    EXPECT_EQ(std::memcmp(text.data(), "third", 5), 0);
    auto mbr = openSource(path + "#mbr2");
    ASSERT_TRUE(mbr) << mbr.error().message;
    EXPECT_EQ(mbr->offset, 4096u * 512);
    auto whole = openSource(path);
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->partition);
    auto none = openSource(path + "#2");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::NotFound);
    EXPECT_THAT(none.error().message, HasSubstr("1, 3"));
    EXPECT_EQ(openSource(path + ".missing#1").error().cause, Cause::NotFound);
    // A file of that very name wins.
    disk.must("printf 'literal' > \"$D#3\"");
    auto literal = openSource(path + "#3");
    ASSERT_TRUE(literal);
    EXPECT_EQ(literal->opened.source->size(), 7u);
    EXPECT_FALSE(literal->partition);
}

TEST(PartitionSource, DisksWithoutTables) {
    SECTORSMITH_NEEDS_SHELL();
    MadeDisk disk("1M");
    auto none = openSource(disk.path().string() + "#1");
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("no partition table"));
}

}  // namespace
}  // namespace sectorsmith
