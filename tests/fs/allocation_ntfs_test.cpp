// SPDX-License-Identifier: GPL-3.0-or-later
// $Bitmap against the Sleuth Kit, on volumes made by mkntfs and filled by ntfs-3g.
#include <gmock/gmock.h>

#include "fs/allocation_testing.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;

// Files written, deleted and rewritten, a fragmented one among them, and enough of them to make $MFT grow.
// False when the system cannot mount through FUSE.
bool useNtfs(const MadeDisk& disk, const std::string& more = {}) {
    return disk.shell(
                   "M=$(mktemp -d) && ntfs-3g $D $M && { head -c 3000000 /dev/urandom > $M/a; mkdir $M/d; "
                   "for i in $(seq 120); do echo $i > $M/d/$i; head -c 5000 /dev/urandom > $M/d/x$i; done; "
                   "rm $M/d/x*[13579]; head -c 700000 /dev/urandom > $M/fragmented; rm $M/d/x*2; "
                   "head -c 400000 /dev/urandom >> $M/fragmented; truncate -s 5M $M/sparse; " +
                   more + " sync; umount $M; rmdir $M; }")
               .exitCode == 0;
}

struct NtfsCase {
    const char* name;
    const char* size;
    const char* options;
};
class NtfsAllocation : public ::testing::TestWithParam<NtfsCase> {};

TEST_P(NtfsAllocation, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkntfs");
    SECTORSMITH_NEED("blkls");
    const MadeDisk disk(GetParam().size);
    disk.must(std::string("mkntfs -F -q ") + GetParam().options + " $D >/dev/null 2>&1");
    for (const bool used : {false, true}) {
        if (used && (!testing::haveProgram("ntfs-3g") || !useNtfs(disk)))
            GTEST_SKIP() << "NTFS cannot be mounted here";
        const auto source = disk.load();
        const auto read = readFree(*source);
        ASSERT_TRUE(read) << read.error().message;
        const std::uint64_t cluster = read->summary.blockSize;
        const std::uint64_t clusters = read->summary.volumeBytes / cluster;
        auto theirs = testing::sleuthkitFree(disk.path(), "ntfs", 0, clusters);
        auto ours = read->blocks(cluster);
        ours.resize(clusters);  // without the tail that is no whole cluster
        EXPECT_GT(read->summary.freeBytes, 0u);
        testing::expectSameBlocks(ours, theirs);
        for (std::uint64_t c = 0; c < clusters; c += 197) {
            auto use = useOf(*source, c * cluster);
            ASSERT_TRUE(use) << use.error().message;
            EXPECT_EQ(use->use == Use::Free, theirs[c]) << c;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Made, NtfsAllocation,
                         ::testing::Values(NtfsCase{"small", "12M", ""}, NtfsCase{"c512", "20M", "-c 512"},
                                           NtfsCase{"c1k", "40M", "-c 1024"},
                                           NtfsCase{"c4k", "100M", "-c 4096"},
                                           NtfsCase{"c64k", "200M", "-c 65536"},
                                           NtfsCase{"s4k", "60M", "-s 4096 -c 4096"},
                                           NtfsCase{"odd", "33333K", "-c 2048"}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(NtfsAllocationReal, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto read = readFree(*testing::loadImage(path));
    ASSERT_TRUE(read) << read.error().message;
    const std::uint64_t clusters = read->summary.volumeBytes / read->summary.blockSize;
    auto ours = read->blocks(read->summary.blockSize);
    ours.resize(clusters);
    testing::expectSameBlocks(ours, testing::sleuthkitFree(path, "ntfs", 0, clusters));
}

class DamagedNtfs : public testing::VolumeInMemory {
 protected:
    static constexpr std::size_t cluster = 1024;
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkntfs");
        const MadeDisk disk("8M");
        disk.must("mkntfs -F -q -c 1024 $D >/dev/null 2>&1");
        if (testing::haveProgram("ntfs-3g"))
            useNtfs(disk, "printf 'hibr' > $M/hiberfil.sys; head -c 5000 /dev/zero >> $M/hiberfil.sys;");
        bytes_ = testing::readFile(disk.path());
        mft_ = loadLittle<std::uint64_t>(bytes_.data() + 0x30) * cluster;
    }
    std::size_t find(std::string_view text, std::size_t from = 0) const {
        const std::string_view all(reinterpret_cast<const char*>(bytes_.data()), bytes_.size());
        return all.find(text, from);
    }
    // The place of an attribute in an MFT record.
    std::size_t attribute(std::size_t record, std::uint32_t type) const {
        std::size_t at = mft_ + record * 1024;
        at += loadLittle<std::uint16_t>(bytes_.data() + at + 0x14);
        while (loadLittle<std::uint32_t>(bytes_.data() + at) != type)
            at += loadLittle<std::uint32_t>(bytes_.data() + at + 4);
        return at;
    }
    // The first run of a record's data, in bytes of the volume.
    std::size_t dataOf(std::size_t record) const {
        const std::size_t at = attribute(record, 0x80);
        const std::byte* run = bytes_.data() + at + loadLittle<std::uint16_t>(bytes_.data() + at + 0x20);
        const unsigned head = std::to_integer<unsigned>(*run);
        std::size_t lcn = 0;
        for (unsigned i = 0; i < head >> 4; ++i)
            lcn |= std::to_integer<std::size_t>(run[1 + (head & 15) + i]) << (8 * i);
        return lcn * cluster;
    }
    std::size_t volumeFlags() const {
        const std::size_t at = attribute(3, 0x70);
        return at + loadLittle<std::uint16_t>(bytes_.data() + at + 0x14) + 10;
    }
    void removeHibernation() {
        for (std::size_t at = find("hibr"); at != std::string_view::npos; at = find("hibr", at + 4))
            if (at % cluster == 0)
                std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(at), 4, std::byte{0});
    }
    std::size_t mft_ = 0;
};

TEST_F(DamagedNtfs, StateRefuses) {
    if (testing::haveProgram("ntfs-3g") && find("hibr") != std::string_view::npos)
        expectRefused(Cause::Refused, "hibernated");
    removeHibernation();
    ASSERT_TRUE(read()) << read().error().message;
    const auto good = bytes_;
    bytes_[volumeFlags()] |= std::byte{1};
    expectRefused(Cause::Refused, "dirty");
    auto use = useOf(MemorySource(bytes_), mft_);
    ASSERT_TRUE(use);
    EXPECT_EQ(use->area, "$MFT");
    EXPECT_THAT(use->note, HasSubstr("dirty"));
    bytes_ = good;
    bytes_[volumeFlags() + 1] |= std::byte{0x40};
    expectRefused(Cause::Refused, "unfinished work");
    bytes_ = good;
    bytes_[volumeFlags() - 2] = std::byte{9};
    expectRefused(Cause::Refused, "9.1");

    // A log as Windows writes it: two restart pages with fixups.
    const std::size_t log = dataOf(2);
    auto page = [&](std::size_t at, std::uint64_t lsn, std::uint16_t clients, std::uint16_t flags,
                    std::uint16_t version) {
        std::byte* p = bytes_.data() + at;
        std::fill_n(p, 4096, std::byte{0});
        std::memcpy(p, "RSTR", 4);
        storeLittle<std::uint16_t>(p + 4, 0x1E);
        storeLittle<std::uint16_t>(p + 6, 9);
        storeLittle<std::uint32_t>(p + 0x10, 4096);
        storeLittle<std::uint32_t>(p + 0x14, 4096);
        storeLittle<std::uint16_t>(p + 0x18, 0x30);
        storeLittle<std::uint16_t>(p + 0x1A, 1);
        storeLittle<std::uint16_t>(p + 0x1C, version);
        storeLittle<std::uint64_t>(p + 0x30, lsn);
        storeLittle<std::uint16_t>(p + 0x38, 1);
        storeLittle<std::uint16_t>(p + 0x3A, 0xFFFF);
        storeLittle<std::uint16_t>(p + 0x3C, clients);
        storeLittle<std::uint16_t>(p + 0x3E, flags);
        storeLittle<std::uint16_t>(p + 0x1E, 7);
        for (std::size_t i = 1; i < 9; ++i) {
            std::memcpy(p + 0x1E + i * 2, p + i * 512 - 2, 2);
            storeLittle<std::uint16_t>(p + i * 512 - 2, 7);
        }
    };
    bytes_ = good;
    page(log, 10, 0, 0, 1);
    page(log + 4096, 9, 0xFFFF, 2, 1);
    expectRefused(Cause::Refused, "not unmounted cleanly");
    page(log + 4096, 11, 0xFFFF, 0, 1);
    EXPECT_TRUE(read()) << "the newer page says that the log is closed";
    page(log + 4096, 11, 0, 2, 1);
    EXPECT_TRUE(read()) << "the newer page says that the volume is clean";
    page(log + 4096, 11, 0, 2, 2);
    expectRefused(Cause::Refused, "Fast Startup");
    std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(log), 8192, std::byte{0x55});
    expectRefused(Cause::Refused, "restart page");
}

TEST_F(DamagedNtfs, EveryFlippedBitRefuses) {
    removeHibernation();
    const std::size_t bitmap = dataOf(6);
    const std::size_t clusters = loadLittle<std::uint64_t>(bytes_.data() + 0x28) / 2;
    for (std::size_t bit = 0; bit < clusters; bit += 41) {
        flipBit(bitmap, bit);
        const auto result = read();
        EXPECT_FALSE(result) << bit;
        if (!result) {
            EXPECT_EQ(result.error().cause, Cause::Damaged) << result.error().message;
        }
        flipBit(bitmap, bit);
    }
    EXPECT_TRUE(read());
}

TEST_F(DamagedNtfs, DamagedRecordsRefuse) {
    removeHibernation();
    const auto good = bytes_;
    // $Bitmap's own record.
    std::size_t at = attribute(6, 0x80);
    storeLittle<std::uint64_t>(bytes_.data() + at + 0x18, 2);  // last VCN
    expectRefused(Cause::Damaged, "runs");
    bytes_ = good;
    storeLittle<std::uint64_t>(bytes_.data() + at + 0x30, 3);  // size
    expectRefused(Cause::Damaged, "$Bitmap has 3 bytes");
    bytes_ = good;
    storeLittle<std::uint64_t>(bytes_.data() + at + 0x30, std::uint64_t{1} << 40);
    expectRefused(Cause::Damaged, "fewer clusters");
    bytes_ = good;
    storeLittle<std::uint32_t>(bytes_.data() + at + 4, 0);  // length: a loop
    EXPECT_FALSE(read());
    bytes_ = good;
    bytes_[mft_ + 6 * 1024 + 510] ^= std::byte{1};
    expectRefused(Cause::Damaged, "not written completely");
    bytes_ = good;
    bytes_[mft_ + 9 * 1024] = std::byte{'X'};
    expectRefused(Cause::Damaged, "record 9");
    bytes_ = good;
    bytes_.resize(bytes_.size() - 4096);
    EXPECT_FALSE(read());
    bytes_.resize(mft_ + 4096);
    EXPECT_FALSE(read());
}

TEST_F(DamagedNtfs, ShadowCopiesRefuse) {
    removeHibernation();
    const std::vector<unsigned> identifier{0x6B, 0x87, 0x08, 0x38, 0x76, 0xC1, 0x48, 0x4E,
                                           0xB7, 0xAE, 0x04, 0x04, 0x6E, 0x6C, 0xC7, 0x52};
    auto put = [&](std::size_t at, std::uint32_t type) {
        for (std::size_t i = 0; i < 16; ++i) bytes_[at + i] = static_cast<std::byte>(identifier[i]);
        storeLittle<std::uint32_t>(bytes_.data() + at + 0x10, 1);
        storeLittle<std::uint32_t>(bytes_.data() + at + 0x14, type);
    };
    put(0x1E00, 1);
    EXPECT_TRUE(read()) << "none left";
    const std::size_t catalog = bytes_.size() / 4 / 1024 * 1024;  // where the reader does not care what is
    storeLittle<std::uint64_t>(bytes_.data() + 0x1E30, catalog);
    std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(catalog), 16384, std::byte{0});
    expectRefused(Cause::Damaged, "catalogue");
    put(catalog, 2);
    EXPECT_TRUE(read()) << "an empty catalogue";
    storeLittle<std::uint64_t>(bytes_.data() + catalog + 5 * 128, 2);
    expectRefused(Cause::Refused, "shadow copies");
    storeLittle<std::uint64_t>(bytes_.data() + catalog + 5 * 128, 1);
    storeLittle<std::uint64_t>(bytes_.data() + catalog + 0x28, catalog);
    expectRefused(Cause::Damaged, "circular");
}

TEST_F(DamagedNtfs, NamesAreas) {
    const MemorySource source(bytes_);
    auto area = [&](std::uint64_t offset) {
        auto use = useOf(source, offset);
        EXPECT_TRUE(use) << use.error().message;
        EXPECT_EQ(use->use, Use::Used);
        return use->area;
    };
    EXPECT_EQ(area(0), "$Boot");
    EXPECT_EQ(area(mft_ + 7000), "$MFT");
    EXPECT_EQ(area(dataOf(6)), "$Bitmap");
    EXPECT_EQ(area(dataOf(2)), "$LogFile");
    EXPECT_EQ(area(bytes_.size() - 1), "backup boot sector");
}

}  // namespace
}  // namespace sectorsmith
