// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of containers and of volumes of other systems: encrypted, logical, of a RAID, virtual disks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>

#include "ops/field_edit_testing.h"

namespace sectorsmith {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::haveProgram;
using ::testing::Not;
using testing::run;
using testing::TemporaryFolder;
using namespace field_edits;  // NOLINT(google-build-using-namespace)

// The formats' own programs say that the sums are right.
TEST(FieldEditOfContainers, LuksHeadersAndTheirCopy) {
    NEEDS("cryptsetup");
    const Image image(std::string(
        "truncate -s 32M \"$IMG\" && printf secret | cryptsetup luksFormat --type luks2 --batch-mode --pbkdf "
        "pbkdf2 --pbkdf-force-iterations 1000 --label Vault \"$IMG\" -"));
    const FieldTemplate luks = shipped("disk/luks");
    const FieldEdit edit = image.set(luks, {{"volume.header.label", "Cellar"}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "volume.header.label"),
                                         std::pair(Kind::Checksum, "volume.header.csum"),
                                         std::pair(Kind::Copy, "volume.copy.label"),
                                         std::pair(Kind::CopyChecksum, "volume.copy.csum")));
    // luksDump mends a header that is damaged by the other one, and says so.
    const auto isWhole = [&] {
        const std::string said = image.tool("cryptsetup luksDump --debug \"$IMG\"");
        EXPECT_THAT(said, Not(HasSubstr("checksum error"))) << said;
        EXPECT_THAT(said, HasSubstr("Cellar"));
        EXPECT_EQ(image.tool("cryptsetup isLuks \"$IMG\"; echo $?"), "0\n");
    };
    isWhole();
    image.set(luks, {{"volume.copy.subsystem", "None"}});
    isWhole();
    EXPECT_THAT(image.tool("cryptsetup luksDump \"$IMG\""), HasSubstr("None"));
    // What belongs to one header alone stays its own.
    EXPECT_EQ(image.set(luks, {{"volume.header.hdr_offset", "512"}}, {.copies = true}).changes.size(), 2u);

    // A kind of sum that is not known: nothing is changed.
    const std::string kind("sha512\0\0", 8);
    image.put(72, std::as_bytes(std::span(kind)));
    const std::vector<FieldValue> values{{"volume.header.label", "Attic"}};
    const auto refused = planFieldEdit(image.source(), image.source(), luks, values, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message,
                HasSubstr("“csum_alg other than sha256” is not a known kind of checksum"));
    FieldEditOptions without;
    without.checksums = ChecksumPolicy::None;
    EXPECT_TRUE(planFieldEdit(image.source(), image.source(), luks, values, without));
}

TEST(FieldEditOfContainers, LvmLabelAndMetadata) {
    NEEDS("pvck");
    TemporaryFolder folder;
    const std::string path = (folder.path() / "volume").string();
    const auto made = run(
        "truncate -s 32M " + path + " && d=$(losetup --show -f " + path +
        ") || exit 77; c='backup { backup=0 archive=0 } devices { use_devicesfile=0 }'; lvm pvcreate -q -q "
        "-ff -y --config \"$c\" $d && lvm vgcreate -q -q --config \"$c\" sectorsmith$$ $d; r=$?; losetup -d "
        "$d; exit $r");
    if (made.exitCode == 77) GTEST_SKIP() << "no loop devices";
    ASSERT_EQ(made.exitCode, 0) << made.err;
    const Image image{std::filesystem::path(path)};
    const FieldTemplate lvm = shipped("disk/lvm");
    const auto check = [&](const std::string& what) {
        return image.tool("pvck --config 'devices { use_devicesfile=0 }' --dump " + what + " \"$IMG\"");
    };
    const std::string before = check("headers");
    EXPECT_THAT(before, Not(HasSubstr("expected")));
    const std::string header = "volume.label.header.";
    const std::string area = header + "metadata_areas[0].header.";
    image.set(lvm, {{header + "extension_flags", "0"}, {area + "current.flags", "1"}});
    const std::string after = check("headers");
    EXPECT_THAT(after, Not(HasSubstr("expected"))) << after;
    EXPECT_THAT(after, HasSubstr("pv_header_extension.flags 0"));
    EXPECT_THAT(after, HasSubstr("raw_locn[0].flags 0x1"));
    image.set(lvm, {{area + "current.flags", "0"}});
    // The text, with all three sums above it.
    std::string text = image.tool("dd if=\"$IMG\" bs=512 skip=9 count=8 status=none | tr -d '\\0'");
    const std::size_t number = text.find("seqno = 1");
    ASSERT_NE(number, std::string::npos);
    text.replace(number, 9, "seqno = 7");
    const FieldEdit edit = image.set(lvm, {{area + "current.text", text}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, area + "current.text"),
                                         std::pair(Kind::Checksum, area + "current.checksum"),
                                         std::pair(Kind::Checksum, area + "checksum")));
    EXPECT_THAT(check("metadata"), HasSubstr("seqno 7"));
    EXPECT_THAT(check("metadata"), Not(HasSubstr("does not match")));
    EXPECT_THAT(check("headers"), Not(HasSubstr("expected")));
}

// Made by the source, for there are no members without a kernel that makes them.
TEST(FieldEditOfContainers, RaidSuperblocks) {
    SECTORSMITH_NEEDS_SHELL();
    const auto put32 = [](std::vector<std::byte>& bytes, std::size_t at, std::uint32_t value) {
        for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::byte>(value >> (8 * i));
    };
    const auto at32 = [](std::span<const std::byte> bytes, std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 4; i-- > 0;) value = value << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
        return value;
    };
    // The carry goes round (Linux, drivers/md/md.c).
    const auto sumOf = [&](std::span<const std::byte> bytes, std::size_t field) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) sum += i == field ? 0U : at32(bytes, i);
        if (bytes.size() % 4 == 2)
            sum += std::to_integer<unsigned>(bytes[bytes.size() - 2]) +
                   256 * std::to_integer<unsigned>(bytes[bytes.size() - 1]);
        return static_cast<std::uint32_t>(sum) + static_cast<std::uint32_t>(sum >> 32);
    };
    struct Place {
        std::uint64_t at;
        std::size_t length, field;
    };
    const std::uint64_t size = 4 << 20;
    const FieldTemplate raid = shipped("disk/mdraid");
    for (const auto& [at, length, field] : {Place{4096, 256 + 2 * 5, 216}, Place{size - 65536, 4096, 152}}) {
        const Image image(std::string("truncate -s 4M \"$IMG\""));
        std::vector<std::byte> block(length);
        put32(block, 0, 0xA92B4EFC);
        if (field == 216) {
            put32(block, 4, 1);
            for (std::size_t i = 0; i < 16; ++i)
                block[16 + i] = block[168 + i] = static_cast<std::byte>(0xF0 + i);
            put32(block, 72, 1);      // level
            put32(block, 80, 4096);   // size
            put32(block, 92, 2);      // raid_disks
            put32(block, 128, 2048);  // data_offset
            put32(block, 136, 4096);  // data_size
            put32(block, 144, 8);     // super_offset
            put32(block, 220, 5);     // max_dev
            put32(block, 256, 0x10000);
        } else {
            for (const auto& [word, value] :
                 std::initializer_list<std::pair<std::size_t, std::uint32_t>>{{2, 90},
                                                                              {5, 0xF1223344},
                                                                              {6, 1600000000},
                                                                              {7, 1},
                                                                              {8, 2048},
                                                                              {9, 2},
                                                                              {10, 2},
                                                                              {13, 0xF0000005},
                                                                              {32, 1600000001},
                                                                              {33, 1},
                                                                              {34, 2},
                                                                              {35, 2}})
                put32(block, 4 * word, value);
        }
        put32(block, field, sumOf(block, field));
        image.put(at, block);
        const auto stored = [&] { return *readBytes(*image.source(), at, length); };
        const FieldEdit edit = image.set(raid, {{"member.superblock.raid_disks", "3"}});
        EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "member.superblock.raid_disks"),
                                             std::pair(Kind::Checksum, "member.superblock.sb_csum")));
        EXPECT_EQ(at32(stored(), field), sumOf(stored(), field));
        if (haveProgram("mdadm")) {
            EXPECT_THAT(image.tool("mdadm --examine \"$IMG\""), HasSubstr("- correct"));
        }
    }
}

TEST(FieldEditOfContainers, VhdFootersAndHeader) {
    NEEDS("qemu-img");
    const Image image(std::string("qemu-img create -q -f vpc \"$IMG\" 64M"));
    const FieldTemplate vhd = shipped("image/vhd");
    const FieldEdit edit =
        image.set(vhd, {{"image.footer.uniqueId", "11111111-2222-3333-4444-555555555555"}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "image.footer.uniqueId"),
                                         std::pair(Kind::Checksum, "image.footer.checksum"),
                                         std::pair(Kind::Copy, "image.footerCopy.uniqueId"),
                                         std::pair(Kind::CopyChecksum, "image.footerCopy.checksum")));
    EXPECT_EQ(image.set(vhd, {{"image.footerCopy.creatorVersion", "9"}}).changes.size(), 4u);
    EXPECT_EQ(image.set(vhd, {{"image.header.parentTimeStamp", "5"}}).changes.size(), 2u);
    // The ones' complement of the sum of all other bytes, of the three structures.
    const auto source = image.source();
    const std::uint64_t last = source->size() - 512;
    for (const auto& [at, length, field] : std::initializer_list<std::array<std::uint64_t, 3>>{
             {0, 512, 64}, {512, 1024, 36}, {last, 512, 64}}) {
        const auto bytes = *readBytes(*source, at, length);
        std::uint32_t sum = 0;
        std::uint32_t held = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            if (i >= field && i < field + 4) held = held << 8 | std::to_integer<std::uint32_t>(bytes[i]);
            else sum += std::to_integer<std::uint32_t>(bytes[i]);
        }
        EXPECT_EQ(held, ~sum) << at;
    }
    EXPECT_THAT(image.tool("qemu-img info \"$IMG\""), HasSubstr("64 MiB"));
}

TEST(FieldEditOfContainers, BtrfsSuperblocksOfEveryKindOfSum) {
    NEEDS("mkfs.btrfs");
    const FieldTemplate btrfs = shipped("fs/btrfs");
    for (const std::string kind : {"crc32c", "xxhash", "sha256"}) {
        // The third superblock lies at 256 GiB.
        Image image("truncate -s 257G \"$IMG\" && mkfs.btrfs -q -K --csum " + kind + " -L One \"$IMG\"");
        EXPECT_EQ(image.set(btrfs, {{"volume.superBlock.label", "Two"}}).changes.size(), 6u) << kind;
        EXPECT_EQ(image.set(btrfs, {{"volume.secondCopy.cache_generation", "3"}}).changes.size(), 6u) << kind;
        const std::string said = image.tool("btrfs inspect-internal dump-super -a \"$IMG\"");
        std::istringstream lines(said);
        int matches = 0, labels = 0;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("csum\t")) matches += line.contains("[match]");
            if (line.starts_with("label")) labels += line.contains("Two");
        }
        EXPECT_EQ(matches, 3) << said;
        EXPECT_EQ(labels, 3) << said;
    }
    const Image image(
        std::string("truncate -s 200M \"$IMG\" && mkfs.btrfs -q --csum blake2 -L One \"$IMG\""));
    const std::vector<FieldValue> values{{"volume.superBlock.label", "Two"}};
    const auto refused = planFieldEdit(image.source(), image.source(), btrfs, values, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("blake2b-256"));
}

TEST(FieldEditOfContainers, ElToritosCatalogue) {
    NEEDS("xorriso");
    const Image image(std::string(
        "d=$(mktemp -d) && head -c 4096 /dev/zero > $d/boot && xorriso -as mkisofs -quiet -b boot "
        "-no-emul-boot -o \"$IMG\" $d && rm -r $d"));
    const std::string catalog = "volume.descriptors[1].catalog.";
    const FieldEdit edit = image.set(shipped("fs/iso9660"), {{catalog + "platform", "239"}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, catalog + "platform"),
                                         std::pair(Kind::Checksum, catalog + "checksum")));
    EXPECT_THAT(image.tool("xorriso -indev \"$IMG\" -report_el_torito plain"), HasSubstr("UEFI"));
    const auto entry = *readBytes(*image.source(), edit.changes[0].offset - 1, 32);
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < 32; i += 2)
        sum += std::to_integer<std::uint32_t>(entry[i]) + 256 * std::to_integer<std::uint32_t>(entry[i + 1]);
    EXPECT_EQ(sum % 65536, 0u);
}

// Kinds that no program here judges: sums of "123456789" that others publish, or that are short enough to work out by hand.
TEST(FieldEditOfContainers, FurtherKindsOfSums) {
    struct Sum {
        std::string kind;
        std::uint64_t wanted;
    };
    for (const Sum& sum : {Sum{"crc16", 0x31C3}, Sum{"byte-sum", 0x1DD}, Sum{"adler32", 0x091E01DE},
                           Sum{"xor16", 0x0839}, Sum{"hive-xor", 0x0C040404}, Sum{"crc32", 0xCBF43926},
                           Sum{"vhd-sum", 0xFFFFFE22}, Sum{"words16", 0xFEEB}}) {
        const FieldTemplate how =
            ofText("struct S { u8 digits[9]; u8 zero; u32 sum [[disk::checksum(\"" + sum.kind + "\", 0, " +
                   (sum.kind == "words16" ? "2" : "9") + ")]]; }; S s @ 0;");
        std::vector<std::byte> bytes(64);
        for (std::size_t i = 0; i < 9; ++i) bytes[i] = static_cast<std::byte>('1' + i);
        bytes[1] = std::byte{0xFF};
        if (sum.kind == "words16") bytes[0] = std::byte{0x15}, bytes[1] = std::byte{0};
        const auto source = std::make_shared<MemorySource>(bytes);
        FieldEditOptions options;
        options.checksums = ChecksumPolicy::All;
        const std::vector<FieldValue> values{{"s.digits[1]", sum.kind == "words16" ? "1" : "50"}};
        const auto edit = planFieldEdit(source, source, how, values, options);
        ASSERT_TRUE(edit) << edit.error().message;
        ASSERT_EQ(edit->changes.size(), 2u) << sum.kind;
        std::uint64_t made = 0;
        for (std::size_t i = edit->changes[1].after.size(); i-- > 0;)
            made = made << 8 | std::to_integer<std::uint64_t>(edit->changes[1].after[i]);
        EXPECT_EQ(made, sum.wanted) << sum.kind;
    }
    // ReFS: 1, then 8000h + 2.
    const FieldTemplate how =
        ofText("struct S { u8 a; u8 b; u16 sum [[disk::checksum(\"rotate16\", 0, 4)]]; }; S s @ 0;");
    const auto source = std::make_shared<MemorySource>(
        std::vector<std::byte>{std::byte{1}, std::byte{0}, std::byte{0}, std::byte{0x80}});
    const std::vector<FieldValue> values{{"s.b", "2"}};
    const auto edit = planFieldEdit(source, source, how, values, {});
    ASSERT_TRUE(edit) << edit.error().message;
    ASSERT_EQ(edit->changes.size(), 2u);
    EXPECT_EQ(edit->changes[1].after, (std::vector<std::byte>{std::byte{2}, std::byte{0x80}}));
}

}  // namespace
}  // namespace sectorsmith
