// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes that Windows 10 and Windows Vista encrypted: their metadata as cryptsetup tells it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

// Where an entry with the summary stands below `path`; empty: nowhere.
std::string entryWith(const Decoded& d, const std::string& path, const std::string& summary) {
    for (std::uint64_t i = 0; i < d.count(path); ++i) {
        const std::string one = path + "[" + std::to_string(i) + "]";
        if (d.node(one)->summary() == summary) return one;
    }
    return {};
}

TEST(BitLockerTemplate, MetadataIsWhatCryptsetupTells) {
    SECTORSMITH_REAL_IMAGE(path, "bitlocker");
    const auto source = imageSource(path);
    const auto proposed =
        lang::proposeTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), *source, 0);
    EXPECT_TRUE(std::ranges::any_of(proposed, [](const auto& info) { return info.id == "disk/bitlocker"; }));
    const Decoded d("disk/bitlocker", source);
    const auto visit = d.visitAll();
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_GT(visit.good, 30u);  // with the three blocks' CRC-32
    EXPECT_EQ(d.node("volume.metadata[0]")->summary(), "AesXts128, Encrypted");
    const std::string key = entryWith(d, "volume.metadata[0].block.entries", "volume master key: password");
    ASSERT_FALSE(key.empty());
    if (!haveProgram("cryptsetup")) GTEST_SKIP() << "cryptsetup is not installed";
    const std::string told = run("TZ=UTC LC_ALL=C cryptsetup bitlkDump '" + path.string() + "'").out;
    const std::string block = "volume.metadata[1].block.";
    EXPECT_THAT(told, HasSubstr("GUID:         \t" + lowered(d.shown(block + "volumeIdentifier"))));
    EXPECT_THAT(told,
                HasSubstr("Volume size:  \t" + std::to_string(d.number(block + "encryptedVolumeSize"))));
    EXPECT_THAT(told, HasSubstr("GUID:       \t" + lowered(d.shown(key + ".keyIdentifier"))));
    EXPECT_THAT(told, HasSubstr("Offset: \t" + std::to_string(d.number(block + "volumeHeaderOffset"))));
    for (int i = 0; i < 3; ++i) {
        const std::string index = "[" + std::to_string(i) + "]";
        const auto offset = d.number("volume.bootSector.metadataBlockOffset" + index);
        EXPECT_THAT(told, HasSubstr("Offset: \t" + std::to_string(offset) + " [bytes]"));
        EXPECT_EQ(d.node("volume.metadata" + index + ".block")->offset(), offset);
    }
    const auto description = grep(told, "^Description:\\s+(.*)$");
    ASSERT_FALSE(description.empty());
    EXPECT_FALSE(entryWith(d, "volume.metadata[2].block.entries", description[0]).empty());

    // In a disk's template, too.
    EXPECT_EQ(
        Decoded("disk/disk", source).number("disk.volume.bitlocker.metadata[0].block.encryptedVolumeSize"),
        d.number(block + "encryptedVolumeSize"));
}

TEST(BitLockerTemplate, VistaNamesOneBlockWhichNamesTheOthers) {
    SECTORSMITH_REAL_IMAGE(path, "bitlocker_vista");
    const Decoded d("disk/bitlocker", imageSource(path));
    const auto visit = d.visitAll();
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_EQ(d.node("volume.bootSector.metadataBlockCluster")->linkTarget(),
              d.node("volume.metadata[0].block")->offset());
    EXPECT_EQ(d.number("volume.metadata[0].block.version"), 1u);
    const std::string entries = "volume.metadata[0].block.entries";
    EXPECT_FALSE(entryWith(d, entries, "USER-PC C: 10/21/2021").empty());
    EXPECT_FALSE(entryWith(d, entries, "volume master key: startup key").empty());
    EXPECT_FALSE(entryWith(d, entries, "volume master key: recovery password").empty());
}

TEST(BitLockerTemplate, DamageIsSeenAndEnds) {
    SECTORSMITH_REAL_IMAGE(path, "bitlocker");
    const auto whole = readFile(path);
    const Decoded good("disk/bitlocker", bytesSource(whole));
    const std::size_t first = good.node("volume.metadata[0].block")->offset();
    auto bytes = whole;
    bytes[first + 0x80] ^= std::byte{1};
    const Decoded d("disk/bitlocker", bytesSource(bytes));
    EXPECT_THAT(d.visitAll().bad, Contains("volume.metadata[0].block.validation.crc32"));
    EXPECT_EQ(d.node("volume.metadata[1].block.validation.crc32")->verdict(), true);
    std::mt19937 random(3);
    for (int round = 0; round < 6; ++round) {
        for (int n = 0; n < 30; ++n)
            bytes[n % 4 == 0 ? random() % 512 : first + random() % 700] =
                n % 2 == 0 ? std::byte{0xFF} : std::byte(random());
        EXPECT_GT(Decoded("disk/bitlocker", bytesSource(bytes)).visitAll(200'000).nodes, 0u);
    }
    bytes.resize(first + 300);
    EXPECT_GT(Decoded("disk/bitlocker", bytesSource(bytes)).visitAll(200'000).nodes, 0u);
}

}  // namespace
}  // namespace sectorsmith::testing
