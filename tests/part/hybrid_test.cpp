// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/hybrid.h"

#include <gmock/gmock.h>

#include "part/gpt_edit.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::MadeDisk;
using Bytes = std::vector<std::byte>;

// A Mac's disk: ESP 64-2047, APFS 2048-9999, HFS+ 10000-14335, Windows 14336-30000; boot code and signature in the MBR.
Bytes macDisk() {
    static const Bytes disk = [] {
        MadeDisk made("16M");
        made.must(
            "sgdisk -o -a 1 -n 1:64:2047 -t 1:ef00 -n 2:2048:9999 -t 2:af0a -n 3:10000:14335 -t 3:af00 -n "
            "4:14336:30000 -t 4:0700 -c 4:BOOTCAMP $D && "
            "printf '\\372code' | dd of=$D conv=notrunc status=none && printf '\\1\\2\\3\\4' | dd of=$D bs=1 "
            "seek=440 conv=notrunc status=none");
        return testing::readFile(made.path());
    }();
    return disk;
}

PartitionContent windowsAt(std::uint64_t start, std::uint64_t sectors) {
    PartitionContent content;
    content.offset = start * 512;
    content.fileSystem = "ntfs";
    content.bootmgr = true;
    BootSectorContent boot;
    boot.type = "ntfs";
    boot.bytesPerSector = 512;
    boot.hiddenSectors = start;
    boot.totalSectors = sectors - 1;
    boot.backupOffset = (sectors - 1) * 512;
    boot.backupValid = boot.backupMatches = true;
    boot.backupBytes.assign(512, std::byte{0x77});
    content.bootSector = boot;
    return content;
}

PartitionContents macContents() {
    PartitionContents contents;
    contents.known = true;
    contents.all.resize(3);
    contents.all[0].offset = 64 * 512;
    contents.all[0].fileSystem = "vfat";
    contents.all[1].offset = 2048 * 512;
    contents.all[1].fileSystem = "apfs";
    contents.all[2].offset = 10000 * 512;
    contents.all[2].fileSystem = "hfsplus";
    contents.all.push_back(windowsAt(14336, 15665));
    return contents;
}

struct Outcome {
    std::shared_ptr<MemorySource> disk;
    Result<HybridProposal> proposal;
};
Outcome propose(Bytes bytes, const PartitionContents& contents, const HybridOptions& options = {}) {
    auto disk = std::make_shared<MemorySource>(std::move(bytes));
    return {disk, proposeHybrid(*disk, readDiskTables(*disk), contents, options)};
}

TEST(Hybrid, ApplesLayoutOfAMac) {
    SECTORSMITH_NEED("sgdisk");
    auto [disk, proposal] = propose(macDisk(), macContents());
    ASSERT_TRUE(proposal) << proposal.error().message;
    EXPECT_EQ(proposal->layout, HybridLayout::Apple);
    EXPECT_EQ(proposal->shows, (std::array<unsigned, 4>{0, 2, 3, 4}));
    const auto& e = proposal->after.entries;
    EXPECT_EQ(e[0].type, 0xEE);
    EXPECT_EQ(e[0].start, 1u);
    EXPECT_EQ(e[0].sectors, 2047u);
    EXPECT_EQ(e[1].type, 0xAF);
    EXPECT_EQ(e[2].type, 0xAF);
    EXPECT_EQ(e[3].type, 0x07);
    EXPECT_EQ(e[3].status, 0x80);
    EXPECT_EQ(e[3].start, 14336u);
    EXPECT_EQ(e[3].sectors, 15665u);
    EXPECT_EQ(proposal->after.diskSignature, 0x04030201u);
    EXPECT_EQ(proposal->after.bootCode, proposal->before.bootCode);
    EXPECT_THAT(proposal->questions, IsEmpty());
    ASSERT_EQ(proposal->plan.writes.size(), 1u);
    EXPECT_EQ(proposal->plan.writes[0].offset, 0u);
    // Afterwards: a hybrid without a complaint, the GPT as it was.
    PlannedSource after(disk, proposal->plan);
    EXPECT_EQ(testing::complaints(after, macContents()), "");
    // fdisk sees it; sgdisk still finds its GPT.
    MadeDisk file("16M");
    testing::writeFile(file.path(), macDisk());
    testing::apply(file.path(), proposal->plan);
    const std::string listing = file.must("fdisk -t dos -l $D | tr -s ' '");
    EXPECT_THAT(listing, HasSubstr("disk.img4 * 14336 30000 15665"));
    EXPECT_THAT(listing, HasSubstr(" 7 HPFS/NTFS/exFAT"));
    EXPECT_THAT(file.must("sgdisk -v $D"), HasSubstr("No problems found"));
    // Proposing again changes nothing; resetting gives the MBR of before.
    auto again = proposeHybrid(*file.load(), readDiskTables(*file.load()), macContents());
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->plan.empty());
    auto reset = planHybridReset(*file.load(), readDiskTables(*file.load()));
    ASSERT_TRUE(reset);
    testing::apply(file.path(), *reset);
    EXPECT_EQ(listPartitions(*file.load()).scheme, Scheme::Gpt);
    EXPECT_EQ(testing::complaints(*file.load()), "");
    const auto now = testing::readFile(file.path());
    EXPECT_TRUE(std::equal(now.begin(), now.begin() + 446, macDisk().begin()));
    EXPECT_TRUE(std::equal(now.begin() + 512, now.end(), macDisk().begin() + 512));
}

TEST(Hybrid, OtherLayouts) {
    SECTORSMITH_NEED("sgdisk");
    HybridOptions options;
    options.layout = HybridLayout::Single;
    auto single = propose(macDisk(), macContents(), options);
    ASSERT_TRUE(single.proposal);
    EXPECT_EQ(single.proposal->after.entries[0].end(), 14336u);
    EXPECT_EQ(single.proposal->shows, (std::array<unsigned, 4>{0, 4, 0, 0}));
    EXPECT_EQ(testing::complaints(PlannedSource(single.disk, single.proposal->plan), macContents()), "");
    options.layout = HybridLayout::Minimal;
    auto minimal = propose(macDisk(), macContents(), options);
    ASSERT_TRUE(minimal.proposal);
    EXPECT_EQ(minimal.proposal->after.entries[0].end(), 34u);
    EXPECT_EQ(testing::complaints(PlannedSource(minimal.disk, minimal.proposal->plan), macContents()), "");
    // Asked for by number.
    options.layout = HybridLayout::Auto;
    options.partitions = {4, 2};
    options.active = 4;
    auto chosen = propose(macDisk(), macContents(), options);
    ASSERT_TRUE(chosen.proposal);
    EXPECT_EQ(chosen.proposal->shows, (std::array<unsigned, 4>{0, 2, 4, 0}));
    EXPECT_TRUE(chosen.proposal->after.entries[2].active());
    options.partitions = {9};
    EXPECT_EQ(propose(macDisk(), macContents(), options).proposal.error().cause, Cause::NotFound);
    options.partitions = {2};
    EXPECT_EQ(propose(macDisk(), macContents(), options).proposal.error().cause,
              Cause::Usage);  // 4 cannot be active
    options.partitions = {1, 2, 3, 4};
    EXPECT_EQ(propose(macDisk(), macContents(), options).proposal.error().cause, Cause::Refused);
}

// The layout that facts quote from gdisk, computed for the disk it comes from.
TEST(Hybrid, BytesAsGdiskWritesThem) {
    Mbr mbr;
    Bytes disk(64 * 512);
    class Large : public MemorySource {
     public:
        using MemorySource::MemorySource;
        std::uint64_t size() const override { return std::uint64_t{976773168} * 512; }
        std::vector<std::pair<std::uint64_t, Bytes>> over;
        ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
            ReadReport report = MemorySource::read(offset, out);
            report.bad.clear();
            for (const auto& [at, bytes] : over)
                for (std::size_t i = 0; i < bytes.size(); ++i)
                    if (at + i >= offset && at + i < offset + out.size()) out[at + i - offset] = bytes[i];
            return report;
        }
    };
    auto source = std::make_shared<Large>(disk);
    auto editor = GptEditor::create(readDiskTables(*source), Guid::random());
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->add({{}, 40, 409639, gpttype::efiSystem(), {}, "", 0}));
    ASSERT_TRUE(editor->add({{}, 409640, 585937503, gpttype::appleApfs(), {}, "", 0}));
    ASSERT_TRUE(editor->add({{}, 585938944, 976771071, gpttype::microsoftBasicData(), {}, "", 0}));
    for (const auto& write : editor->plan(*source, "x").writes)
        source->over.emplace_back(write.offset, write.bytes);
    PartitionContents contents;
    contents.known = true;
    PartitionContent apfs;
    apfs.offset = std::uint64_t{409640} * 512;
    apfs.fileSystem = "apfs";
    contents.all = {apfs, windowsAt(585938944, 390832128)};
    auto proposal = proposeHybrid(*source, readDiskTables(*source), contents);
    ASSERT_TRUE(proposal) << proposal.error().message;
    const auto sector = serialiseMbr(proposal->after);
    std::string hex;
    for (std::size_t i = 0x1BE; i < 0x1EE; ++i) {
        char digits[3];
        std::snprintf(digits, sizeof digits, "%02x", std::to_integer<unsigned>(sector[i]));
        hex += digits;
    }
    EXPECT_EQ(hex,
              "00000200ee7f0e190100000027400600"
              "007f0f19affeffff284006003872e622"
              "80feffff07feffff00b8ec2200a04b17");
}

TEST(Hybrid, StaleBootSectorsAreCorrected) {
    SECTORSMITH_NEED("sgdisk");
    auto contents = macContents();
    contents.all[3].bootSector->hiddenSectors = 63;
    auto [disk, proposal] = propose(macDisk(), contents);
    ASSERT_TRUE(proposal);
    ASSERT_EQ(proposal->plan.writes.size(), 3u);
    EXPECT_EQ(proposal->plan.writes[0].offset, 30000u * 512 + 0x1C);  // the backup first
    EXPECT_EQ(proposal->plan.writes[1].offset, 14336u * 512 + 0x1C);
    EXPECT_EQ(loadLittle<std::uint32_t>(proposal->plan.writes[1].bytes.data()), 14336u);
    EXPECT_EQ(proposal->plan.writes[2].offset, 0u);

    contents = macContents();
    contents.all[3].bootSector->fromBackup = true;
    contents.all[3].fileSystem.clear();
    auto damaged = propose(macDisk(), contents);
    ASSERT_TRUE(damaged.proposal);
    ASSERT_EQ(damaged.proposal->plan.writes.size(), 2u);
    EXPECT_EQ(damaged.proposal->plan.writes[0].offset, 14336u * 512);
    EXPECT_EQ(damaged.proposal->plan.writes[0].bytes.size(), 512u);
    EXPECT_EQ(damaged.proposal->after.entries[3].type, 0x07);
}

TEST(Hybrid, RefusalsAndQuestions) {
    SECTORSMITH_NEED("sgdisk");
    auto uefi = macContents();
    uefi.all[0].bootmgfw = true;
    uefi.all[3].bootmgr = false;
    EXPECT_THAT(propose(macDisk(), uefi).proposal.error().message, HasSubstr("UEFI"));
    uefi.all[3].bootmgr = true;
    auto both = propose(macDisk(), uefi);
    ASSERT_TRUE(both.proposal);
    EXPECT_FALSE(both.proposal->warnings.empty());

    auto none = macContents();
    none.all.pop_back();
    EXPECT_EQ(propose(macDisk(), none).proposal.error().cause, Cause::Refused);

    Bytes damaged = macDisk();
    damaged[1100] ^= std::byte{1};
    EXPECT_THAT(propose(damaged, macContents()).proposal.error().message, HasSubstr("repair"));

    Bytes bare = macDisk();
    std::fill_n(bare.begin(), 446, std::byte{0});  // as sgdisk -h leaves it
    auto asked = propose(bare, macContents());
    ASSERT_TRUE(asked.proposal);
    ASSERT_EQ(asked.proposal->questions.size(), 2u);
    EXPECT_EQ(asked.proposal->questions[0].option, "disk-signature");
    EXPECT_EQ(asked.proposal->questions[1].option, "boot-code");
    EXPECT_FALSE(asked.proposal->after.hasBootCode());

    auto told = macContents();
    told.all[3].bcdDiskSignatures = {0xCAFEBABE};
    HybridOptions options;
    options.writeBootCode = true;
    auto answered = propose(bare, told, options);
    ASSERT_TRUE(answered.proposal);
    EXPECT_THAT(answered.proposal->questions, IsEmpty());
    EXPECT_EQ(answered.proposal->after.diskSignature, 0xCAFEBABE);
    EXPECT_TRUE(std::ranges::equal(answered.proposal->after.bootCode, mbrBootCode()));
    EXPECT_EQ(testing::complaints(PlannedSource(answered.disk, answered.proposal->plan), told), "");
}

TEST(BootCode, IsWhatTheSourceAssemblesTo) {
    SECTORSMITH_NEED("as");
    SECTORSMITH_NEED("objcopy");
    testing::TemporaryFolder folder;
    const std::string base = (folder.path() / "code").string();
    const auto made = testing::run("as --32 -o " + base + ".o '" +
                                   (testing::sourceFolder() / "src/part/boot_code.S").string() +
                                   "' && objcopy -O binary -j .text " + base + ".o " + base + ".bin");
    if (made.exitCode != 0) GTEST_SKIP() << "no assembler for x86: " << made.err;
    auto bytes = testing::readFile(base + ".bin");
    ASSERT_LE(bytes.size(), 440u);
    bytes.resize(440);
    EXPECT_TRUE(std::ranges::equal(bytes, mbrBootCode()));
}

// A PC in QEMU starts from it: the active partition's boot sector, at a place only the entry knows, tells by a port what
// it was handed over, and switches the machine off.
TEST(BootCode, StartsTheActivePartition) {
    SECTORSMITH_NEED("qemu-system-i386");
    Bytes disk(4 << 20);
    Mbr mbr;
    std::ranges::copy(mbrBootCode(), mbr.bootCode.begin());
    mbr.entries[0] = {0, {}, 0xEE, {}, 1, 2047};
    mbr.entries[2] = {0x80, {}, 0x07, {}, 5000, 1000};
    std::ranges::copy(serialiseMbr(mbr), disk.begin());
    const unsigned char bootSector[] = {
        0xB0, 'O',  0xE6, 0xE9, 0xB0, 'K',  0xE6, 0xE9,        // out "OK" to the debug port
        0x88, 0xD0, 0xE6, 0xE9,                                // the drive
        0x8A, 0x04, 0xE6, 0xE9, 0x8A, 0x44, 0x04, 0xE6, 0xE9,  // [SI], [SI+4]: status and type of the entry
        0xB0, 0x00, 0xE6, 0xF4, 0xF4};                         // switch off
    for (std::size_t i = 0; i < sizeof bootSector; ++i) disk[5000 * 512 + i] = std::byte{bootSector[i]};
    storeLittle<std::uint16_t>(disk.data() + 5000 * 512 + 510, 0xAA55);
    MadeDisk file("4M");
    testing::writeFile(file.path(), disk);
    const std::string qemu =
        "timeout 60 qemu-system-i386 -display none -no-reboot -accel tcg -m 16 -drive "
        "file=$D,format=raw,if=ide -debugcon file:$D.out -device isa-debug-exit,iobase=0xf4,iosize=1; test "
        "$? -eq 1";
    auto run = file.shell(qemu);
    ASSERT_EQ(run.exitCode, 0) << run.err;
    auto said = testing::readFile(file.path().string() + ".out");
    const std::string text(reinterpret_cast<const char*>(said.data()), said.size());
    EXPECT_THAT(text, HasSubstr(std::string("OK\x80\x80\x07")));
}

}  // namespace
}  // namespace sectorsmith
