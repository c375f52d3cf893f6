// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes that cannot be made or had here, byte by byte after their documents: MFS, boot blocks, Core Storage, ReFS, drivers in an
// Apple partition map. Each is also cut off and damaged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string_view>

#include "base/checksum.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::IsEmpty;

using Bytes = std::vector<std::byte>;

void putBe(Bytes& bytes, std::size_t at, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes.at(at + i) = std::byte(value >> (8 * (size - 1 - i)));
}

void putLe(Bytes& bytes, std::size_t at, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes.at(at + i) = std::byte(value >> (8 * i));
}

void putText(Bytes& bytes, std::size_t at, std::string_view text) {
    std::ranges::copy(std::as_bytes(std::span(text)), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

void putPascal(Bytes& bytes, std::size_t at, std::string_view text) {
    bytes.at(at) = std::byte(text.size());
    putText(bytes, at + 1, text);
}

// Proposed by itself, right as it is; and with damage it comes to its end.
void isGood(const std::string& id, const Bytes& bytes) {
    const auto source = bytesSource(bytes);
    const auto proposed =
        lang::proposeTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), *source, 0);
    EXPECT_TRUE(std::ranges::any_of(proposed, [&](const auto& info) { return info.id == id; })) << id;
    for (const std::string& one : {id, std::string("disk/disk")}) {
        const auto visit = Decoded(one, source).visitAll();
        EXPECT_TRUE(visit.complete);
        EXPECT_THAT(visit.errors, IsEmpty());
        EXPECT_THAT(visit.bad, IsEmpty());
        EXPECT_GT(visit.good, 0u);
    }
    std::mt19937 random(5);
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] != std::byte{0}) used.push_back(i);
    for (int round = 0; round < 30; ++round) {
        Bytes damaged = bytes;
        for (int n = 0; n < 8; ++n)
            damaged[used[random() % used.size()]] = n % 2 == 0 ? std::byte{0xFF} : std::byte(random());
        if (round % 3 == 0) damaged.resize(random() % damaged.size());
        EXPECT_TRUE(Decoded(id, bytesSource(std::move(damaged))).visitAll(2'000'000).nodes > 0);
    }
}

Bytes bootBlocks() {
    Bytes bytes(1024);
    putText(bytes, 0, "LK");
    putBe(bytes, 2, 0x60000086, 4);
    putBe(bytes, 6, 0x4418, 2);
    putPascal(bytes, 10, "System");
    putPascal(bytes, 26, "Finder");
    putPascal(bytes, 42, "Macsbug");
    putPascal(bytes, 58, "Disassembler");
    putPascal(bytes, 74, "StartUpScreen");
    putPascal(bytes, 90, "Finder");
    putPascal(bytes, 106, "Clipboard");
    putBe(bytes, 122, 10, 2);
    putBe(bytes, 124, 20, 2);
    return bytes;
}

TEST(MfsTemplate, AVolumeAfterTheDocument) {
    Bytes bytes = bootBlocks();
    bytes.resize(400 * 1024);
    const std::size_t info = 1024;
    putBe(bytes, info, 0xD2D7, 2);
    putBe(bytes, info + 2, 2'500'000'000, 4);  // drCrDate
    putBe(bytes, info + 12, 2, 2);             // drNmFls
    putBe(bytes, info + 14, 4, 2);             // drDirSt
    putBe(bytes, info + 16, 12, 2);            // drBlLen
    putBe(bytes, info + 18, 391, 2);           // drNmAlBlks
    putBe(bytes, info + 20, 1024, 4);          // drAlBlkSiz
    putBe(bytes, info + 24, 8192, 4);          // drClpSiz
    putBe(bytes, info + 28, 16, 2);            // drAlBlSt
    putBe(bytes, info + 30, 18, 4);            // drNxtFNum
    putBe(bytes, info + 34, 387, 2);           // drFreeBks
    putPascal(bytes, info + 36, "Startup");
    // Blocks 2, 3, 4 follow each other, 5 is a file of one block: 003 004 001 001.
    putBe(bytes, info + 64, 0x003004, 3);
    putBe(bytes, info + 67, 0x001001, 3);
    const auto file = [&](std::size_t at, std::uint32_t number, std::uint16_t first, std::uint32_t length,
                          std::string_view name) {
        putBe(bytes, at, 0x80, 1);
        putText(bytes, at + 2, "APPLMACP");
        putBe(bytes, at + 18, number, 4);
        putBe(bytes, at + 22, first, 2);
        putBe(bytes, at + 24, length, 4);
        putBe(bytes, at + 28, (length + 1023) / 1024 * 1024, 4);
        putBe(bytes, at + 42, 2'500'000'000, 4);
        putPascal(bytes, at + 50, name);
        return at + (51 + name.size() + 1) / 2 * 2;
    };
    const std::size_t second = file(2048, 16, 2, 3000, "MacPaint");
    file(second, 17, 5, 500, "R\216sum\216");  // Mac Roman
    isGood("fs/mfs", bytes);

    const Decoded d("fs/mfs", bytesSource(bytes));
    EXPECT_EQ(d.node("volume.information")->summary(), "Startup");
    EXPECT_EQ(d.shown("volume.information.drCrDate"), "1983-03-22 04:26:40");
    EXPECT_EQ(d.node("volume.bootBlocks")->summary(), "System");
    EXPECT_EQ(d.shown("volume.bootBlocks.bbDbg2Name"), "Disassembler");
    EXPECT_EQ(d.count("volume.directory[0].entries"), 2u);
    EXPECT_EQ(d.node("volume.directory[0].entries[0]")->summary(), "MacPaint");
    EXPECT_EQ(d.shown("volume.directory[0].entries[1].flNam"), "R\u00E9sum\u00E9");
    EXPECT_EQ(d.node("volume.directory[0].entries[1].flStBlk")->linkTarget(), 16u * 512 + 3 * 1024);
    EXPECT_EQ(d.node("volume.directory[1]")->summary(), "");
    for (const auto& [index, summary] : {std::pair{0, "next: 3"}, std::pair{1, "next: 4"},
                                         std::pair{2, "last of its file"}, std::pair{4, "free"}})
        EXPECT_EQ(d.node("volume.blockMap[" + std::to_string(index) + "]")->summary(), summary);
}

TEST(CoreStorageTemplate, AVolumeAfterTheDocument) {
    Bytes bytes(2 << 20);
    const auto header = [&](std::size_t at) {
        putLe(bytes, at + 4, 0xFFFFFFFF, 4);
        putLe(bytes, at + 8, 1, 2);
        putLe(bytes, at + 10, 0x10, 2);
        putLe(bytes, at + 48, 512, 4);
        putLe(bytes, at + 64, bytes.size(), 8);
        putText(bytes, at + 88, "CS");
        putLe(bytes, at + 90, 1, 4);
        putLe(bytes, at + 94, 2, 2);
        putLe(bytes, at + 96, 4096, 4);
        putLe(bytes, at + 100, 65536, 4);
        putLe(bytes, at + 104, 1, 8);
        putLe(bytes, at + 112, 100, 8);
        putLe(bytes, at + 168, 16, 4);
        putLe(bytes, at + 172, 2, 4);
        for (std::size_t i = 0; i < 16; ++i) bytes[at + 304 + i] = std::byte(0x10 + i);
        putLe(bytes, at, crc32c(std::span<const std::byte>(bytes).subspan(at + 8, 504)), 4);
    };
    const auto metadata = [&](std::size_t at, std::uint64_t transaction) {
        const std::string_view list =
            "<dict><key>com.apple.corestorage.lvg.name</key><string>Macintosh HD</string></dict>";
        putLe(bytes, at + 4, 0xFFFFFFFF, 4);
        putLe(bytes, at + 8, 1, 2);
        putLe(bytes, at + 10, 0x11, 2);
        putLe(bytes, at + 16, transaction, 8);
        putLe(bytes, at + 48, 8192, 4);
        putLe(bytes, at + 64, 65536, 4);
        putLe(bytes, at + 220, 8192, 4);
        putLe(bytes, at + 224, 8192 + 48, 4);
        putLe(bytes, at + 228, list.size(), 4);
        putLe(bytes, at + 8192 + 32, 300, 6);
        putText(bytes, at + 8192 + 48, list);
        putLe(bytes, at, crc32c(std::span<const std::byte>(bytes).subspan(at + 8, 8184)), 4);
    };
    metadata(4096, 7);
    metadata(100 * 4096, 8);
    header(0);
    header(bytes.size() - 512);
    isGood("disk/corestorage", bytes);
    const Decoded d("disk/corestorage", bytesSource(bytes));
    EXPECT_EQ(d.shown("volume.header.physicalVolumeIdentifier"), "10111213-1415-1617-1819-1A1B1C1D1E1F");
    EXPECT_EQ(d.node("volume.metadata[1]")->summary(), "transaction 8");
    EXPECT_THAT(d.text("volume.metadata[1].metadata.propertyList"), ::testing::HasSubstr("Macintosh HD"));
    EXPECT_EQ(d.node("volume.metadata[0].metadata.volumeGroups.primaryBlock")->linkTarget(), 300u * 4096);

    // The copy at the end stands in for the header.
    bytes[100] ^= std::byte{1};
    EXPECT_EQ(Decoded("disk/corestorage", bytesSource(bytes)).node("volume.header.checksum")->verdict(),
              false);
    std::fill_n(bytes.begin(), 512, std::byte{0});
    const Decoded copy("disk/corestorage", bytesSource(bytes));
    EXPECT_EQ(copy.node("volume.copyOfHeader.checksum")->verdict(), true);
}

TEST(RefsTemplate, ABootSectorAfterTheDocument) {
    Bytes bytes(4 << 20);
    const auto boot = [&](std::size_t at) {
        putText(bytes, at + 3, "ReFS");
        putText(bytes, at + 16, "FSRS");
        putLe(bytes, at + 20, 512, 2);
        putLe(bytes, at + 24, bytes.size() / 512 - 1, 8);
        putLe(bytes, at + 32, 512, 4);
        putLe(bytes, at + 36, 8, 4);
        putLe(bytes, at + 40, 0x0403, 2);  // 3.4
        putLe(bytes, at + 56, 0x1122334455667788, 8);
        putLe(bytes, at + 64, 64 << 20, 8);
        std::uint32_t sum = 0;
        for (std::size_t i = 3; i < 512; ++i)
            if (i != 22 && i != 23)
                sum = ((sum & 1U) << 15U) + (sum >> 1U) + std::to_integer<std::uint32_t>(bytes[at + i]),
                sum &= 0xFFFFU;
        putLe(bytes, at + 22, sum, 2);
    };
    boot(0);
    boot(bytes.size() - 512);
    putText(bytes, 30 * 4096, "SUPB");
    isGood("fs/refs", bytes);
    const Decoded d("fs/refs", bytesSource(bytes));
    EXPECT_EQ(d.node("volume.header")->summary(), "version 3.4");
    EXPECT_EQ(d.node("volume.copyOfHeader")->offset(), bytes.size() - 512);
    EXPECT_EQ(d.text("volume.superblock.signature"), "SUPB");
    bytes[24] ^= std::byte{1};
    EXPECT_EQ(Decoded("fs/refs", bytesSource(bytes)).node("volume.header.Checksum")->verdict(), false);
}

TEST(ApmDrivers, TheDescriptorsLeadToTheDrivers) {
    Bytes bytes(64 * 1024);
    putText(bytes, 0, "ER");
    putBe(bytes, 2, 512, 2);
    putBe(bytes, 4, bytes.size() / 512, 4);
    putBe(bytes, 16, 1, 2);
    putBe(bytes, 18, 64, 4);  // ddBlock
    putBe(bytes, 22, 19, 2);  // ddSize
    putBe(bytes, 24, 1, 2);
    putText(bytes, 512, "PM");
    putBe(bytes, 512 + 4, 1, 4);
    putBe(bytes, 512 + 8, 1, 4);
    putBe(bytes, 512 + 12, 63, 4);
    putText(bytes, 512 + 16, "Apple");
    putText(bytes, 512 + 48, "Apple_partition_map");
    const Decoded d("disk/apm", bytesSource(bytes));
    EXPECT_EQ(d.node("apm.block0.drivers[0]")->summary(), "19 sectors at block 64");
    EXPECT_EQ(d.node("apm.block0.drivers[0].driver")->offset(), 64u * 512);
    EXPECT_EQ(d.node("apm.block0.drivers[0].driver")->size(), 19u * 512);
    EXPECT_THAT(d.visitAll().bad, IsEmpty());
    putBe(bytes, 18, 0x7FFFFFFF, 4);  // outside
    const Decoded outside("disk/apm", bytesSource(bytes));
    EXPECT_FALSE(outside.has("apm.block0.drivers[0].driver"));
    EXPECT_THAT(outside.visitAll().errors, IsEmpty());
}

}  // namespace
}  // namespace sectorsmith::testing
