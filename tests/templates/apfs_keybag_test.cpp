// SPDX-License-Identifier: GPL-3.0-or-later
// Keybags of an encrypted APFS volume are read without its password; the keys in them stay wrapped. The cache of a Fusion drive,
// which cannot be had here, is written into a real container after the document.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/checksum.h"
#include "lang/encode.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::IsEmpty;

constexpr const char* superblock = "container.checkpoint.superblock.";

TEST(ApfsKeybags, AreReadWithoutThePassword) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    const Decoded d("fs/apfs", imageSource(path));
    const auto visit = d.visitAll();
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());  // the Fletcher-64 of both keybags is right once they are decrypted
    const std::string volume = d.shown("container.checkpoint.volumes[0].volume.apfs_vol_uuid");
    const std::string entries = "container.checkpoint.keybag.kl_entries";
    std::vector<std::string> summaries;
    std::string bag;
    for (std::uint64_t i = 0; i < d.count(entries); ++i) {
        const std::string one = entries + "[" + std::to_string(i) + "]";
        summaries.push_back(d.node(one)->summary());
        if (d.has(one + ".volumeKeybag")) bag = one + ".volumeKeybag";
    }
    EXPECT_THAT(summaries, ::testing::Contains("volume key, " + volume));
    EXPECT_THAT(summaries, ::testing::Contains("where the volume's keybag is, " + volume));
    ASSERT_FALSE(bag.empty());
    EXPECT_EQ(d.node(bag + ".o_cksum")->verdict(), true);
    EXPECT_EQ(d.number(bag + ".o_type"), 0x72656373u);
    EXPECT_GT(d.count(bag + ".kl_entries"), 0u);
    EXPECT_THAT(d.node(bag + ".kl_entries[0]")->summary(), ::testing::StartsWith("unlock record, "));

    // What is decrypted must not be written over what is encrypted.
    const auto changed = lang::encode(*d.node("container.checkpoint.keybag.kl_version"), "3");
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().message, "this is encrypted in the source; decrypted fields cannot be changed");

    auto bytes = readFile(path);
    bytes[d.node("container.checkpoint.keybag")->offset() + 200] ^= std::byte{1};
    const Decoded damaged("fs/apfs", bytesSource(bytes));
    EXPECT_EQ(damaged.node("container.checkpoint.keybag.o_cksum")->verdict(), false);
    EXPECT_TRUE(damaged.visitAll().complete);
}

void putLittle(std::vector<std::byte>& bytes, std::size_t at, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
        bytes.at(at + i) = i < sizeof value ? std::byte(value >> (8 * i)) : std::byte{0};
}

TEST(ApfsFusion, TheCacheIsFoundAfterTheDocument) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    auto bytes = readFile(path);
    std::size_t nx = 0;
    std::size_t reaper = 0;
    {
        const Decoded d("fs/apfs", bytesSource(bytes));
        nx = d.node(std::string(superblock) + "nx_magic")->offset() - 32;
        reaper = d.node("container.checkpoint.reaper")->offset();
        putLittle(bytes, nx + 1360, d.number(std::string(superblock) + "nx_reaper_oid"),
                  8);  // nx_fusion_wbc_oid
        putLittle(bytes, nx + 64, d.number(std::string(superblock) + "nx_block_size") == 4096 ? 0x102 : 0, 8);
    }
    putLittle(bytes, reaper + 24, 0x16, 2);  // the type of the object
    putLittle(bytes, reaper + 32, 1, 8);     // fwp_version
    putLittle(bytes, reaper + 40, 0, 16);
    putLittle(bytes, reaper + 72, 7, 4);  // fwp_listBlocksCount
    for (const std::size_t at : {nx, reaper})
        putLittle(bytes, at, fletcher64(std::span<const std::byte>(bytes).subspan(at, 4096)).value_or(0), 8);
    const Decoded d("fs/apfs", bytesSource(bytes));
    EXPECT_EQ(d.node("container.checkpoint.fusionWriteBackCache")->summary(), "7 blocks of lists");
    EXPECT_EQ(d.node("container.checkpoint.fusionWriteBackCache.fwp_objHdr.o_cksum")->verdict(), true);
    EXPECT_EQ(d.number(std::string(superblock) + "nx_incompatible_features.NX_INCOMPAT_FUSION"), 1u);
}

}  // namespace
}  // namespace sectorsmith::testing
