// SPDX-License-Identifier: GPL-3.0-or-later
// Remarks on a sound GPT: what lies behind names, and where partitions begin.
#include <gmock/gmock.h>

#include <set>

#include "base/checksum.h"
#include "base/endian.h"
#include "part/check.h"
#include "part/gpt_edit.h"
#include "part/plan.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

// After a change of the primary entries on a disk of 8192 sectors: the same in the backup, and all checksums.
void sealCopies(std::vector<std::byte>& disk) {
    constexpr std::size_t entries = 16384;
    std::copy_n(disk.begin() + 1024, entries, disk.begin() + (8192 - 33) * 512);
    for (const std::size_t header : {std::size_t{512}, std::size_t{8191} * 512}) {
        std::byte* at = disk.data() + header;
        storeLittle<std::uint32_t>(at + 88, crc32(std::span(disk).subspan(1024, entries)));
        storeLittle<std::uint32_t>(at + 16, 0);
        storeLittle<std::uint32_t>(at + 16, crc32(std::span(disk).subspan(header, 92)));
    }
}

std::vector<Finding> checkBytes(const std::vector<std::byte>& disk) {
    const MemorySource source(disk);
    return checkDisk(source, readDiskTables(source), {});
}

std::set<std::string> infosOf(const std::vector<Finding>& findings) {
    std::set<std::string> names;
    for (const Finding& finding : findings) names.insert(finding.rule);
    return names;
}

// What follows the name's NUL: other tools show it, or lose it.
TEST(Check, BytesBehindANameAreSaidAndCleared) {
    SECTORSMITH_NEED("sgdisk");
    testing::MadeDisk made("4M");
    made.must(
        "sgdisk -o -a 1 -n 1:64:163 -c 1:Data -n 2:168:2047 -c 2:123456789012345678901234567890123456 $D");
    std::vector<std::byte> disk = testing::readFile(made.path());
    EXPECT_THAT(infosOf(checkBytes(disk)), ::testing::IsEmpty()) << "a name that fills its field has no NUL";
    const std::size_t name = std::size_t{1024} + 56;
    storeLittle<std::uint16_t>(disk.data() + name + 10, 'o');
    storeLittle<std::uint16_t>(disk.data() + name + 12, 'l');
    storeLittle<std::uint16_t>(disk.data() + name + 14, 'd');
    sealCopies(disk);
    const auto findings = checkBytes(disk);
    ASSERT_EQ(infosOf(findings), std::set<std::string>{"gpt.name-after-nul"});
    EXPECT_EQ(findings.front().severity, Severity::Info);
    EXPECT_EQ(findings.front().offset, name + 10);
    EXPECT_THAT(findings.front().message.text, ::testing::HasSubstr("“Data”"));
    EXPECT_THAT(findings.front().message.text, ::testing::HasSubstr("6f 00 6c 00 64"));

    // The same name, set again, clears them; another change leaves them alone.
    auto source = std::make_shared<MemorySource>(disk);
    const auto after = [&](const GptEditor& changed) {
        const PlannedSource planned(source, changed.plan(*source, ""));
        return readBytes(planned, 0, planned.size()).value_or(std::vector<std::byte>{});
    };
    auto editor = GptEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->setAttributes(1, 4));
    EXPECT_EQ(infosOf(checkBytes(after(*editor))), std::set<std::string>{"gpt.name-after-nul"});
    ASSERT_TRUE(editor->setName(1, "Data"));
    EXPECT_THAT(infosOf(checkBytes(after(*editor))), ::testing::IsEmpty());
}

// One remark for the disk, by what its sectors are: a Mac's layout (4 KiB steps from sector 40 on) is right everywhere.
TEST(Check, AlignmentIsJudgedByTheDisk) {
    SECTORSMITH_NEED("sgdisk");
    const auto alignment = [](const std::vector<std::byte>& disk, std::uint32_t physical, bool large = false,
                              const PartitionContents& contents = {}) {
        MemorySource source(disk);
        CheckOptions options;
        options.physicalSectorSize = physical;
        options.largeUnits = large;
        std::vector<Finding> found;
        for (const Finding& finding : checkDisk(source, readDiskTables(source), contents, options))
            if (finding.rule == "gpt.alignment") found.push_back(finding);
        return found;
    };
    testing::MadeDisk mac("400M");
    mac.must(
        "sgdisk -o -a 8 -n 1:40:409639 -t 1:ef00 -n 2:409640:600000 -t 2:af0a -n 3:600008:700007 -t 3:af00 "
        "-n "
        "4:700008:800000 -t 4:0700 $D");
    const std::vector<std::byte> macBytes = testing::readFile(mac.path());
    for (const std::uint32_t physical : {0U, 512U, 4096U})
        for (const bool large : {false, true})
            EXPECT_THAT(alignment(macBytes, physical, large), ::testing::IsEmpty()) << physical;

    testing::MadeDisk old("64M");
    old.must("sgdisk -o -a 1 -n 1:63:20000 -n 2:20001:40000 -n 3:40008:50000 $D");
    const std::vector<std::byte> oldBytes = testing::readFile(old.path());
    auto found = alignment(oldBytes, 4096);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].severity, Severity::Warning);
    EXPECT_THAT(found[0].message.text, ::testing::HasSubstr("Partitions 1, 2 "));
    found = alignment(oldBytes, 0);
    ASSERT_EQ(found.size(), 1u) << "unknown is 4 KiB";
    EXPECT_EQ(found[0].severity, Severity::Info);
    EXPECT_THAT(alignment(oldBytes, 512), ::testing::IsEmpty()) << "such sectors have no borders to miss";
    found = alignment(oldBytes, 512, true);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].severity, Severity::Info);
    EXPECT_THAT(found[0].message.text, ::testing::HasSubstr("1 MiB"));

    testing::MadeDisk raid("64M");
    raid.must("sgdisk -o -a 8 -n 1:40:20000 -t 1:fd00 $D");
    EXPECT_EQ(alignment(testing::readFile(raid.path()), 0).size(), 1u) << "the type says RAID";
    testing::MadeDisk plain("64M");
    plain.must("sgdisk -o -a 8 -n 1:40:20000 -t 1:8300 $D");
    const std::vector<std::byte> plainBytes = testing::readFile(plain.path());
    EXPECT_THAT(alignment(plainBytes, 0), ::testing::IsEmpty());
    PartitionContents member;
    member.known = true;
    member.all.push_back({.offset = 40 * 512, .fileSystem = "linux_raid_member"});
    EXPECT_EQ(alignment(plainBytes, 0, false, member).size(), 1u) << "the content says RAID";
}

}  // namespace
}  // namespace sectorsmith
