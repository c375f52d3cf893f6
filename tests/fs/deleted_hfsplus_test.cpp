// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files of HFS+: records in the unused rest of the catalogue's nodes. Nothing here deletes files of HFS+; so the
// test does what a deletion of a leaf's last record does.
#include "base/endian.h"
#include "fs/deleted_testing.h"
#include "fs/hfsplus_writer.h"

namespace sectorsmith {
namespace {

using testing::ReadDeleted;

struct Edited {
    std::vector<std::byte> bytes;
    std::uint32_t id = 0;
    std::uint64_t size = 0;
    std::uint32_t block = 0, blocks = 0;  // its only extent
    std::uint32_t blockSize = 0;
    std::uint64_t bitmap = 0;  // bytes

    std::uint32_t be32(std::size_t at) const { return loadBig<std::uint32_t>(bytes.data() + at); }
    std::uint16_t be16(std::size_t at) const { return loadBig<std::uint16_t>(bytes.data() + at); }
    void mark(std::uint32_t first, std::uint32_t count, bool used) {
        for (std::uint32_t i = first; i < first + count; ++i) {
            std::byte& byte = bytes[bitmap + i / 8];
            const std::byte bit{static_cast<unsigned char>(0x80 >> i % 8)};
            byte = used ? byte | bit : byte & ~bit;
        }
        const std::uint32_t free = be32(1024 + 0x30);  // else the map contradicts it
        storeBig(bytes.data() + 1024 + 0x30, used ? free - count : free + count);
    }
    // Takes the last record away from the first leaf that ends with a file in one extent of at least `least` blocks.
    bool remove(std::uint32_t least) {
        blockSize = be32(1024 + 0x28);
        bitmap = std::uint64_t{be32(1024 + 0x70 + 16)} * blockSize;
        const std::uint64_t catalog = std::uint64_t{be32(1024 + 0x110 + 16)} * blockSize;
        const std::uint64_t length = std::uint64_t{be32(1024 + 0x110 + 20)} * blockSize;
        const std::uint32_t node = be16(catalog + 14 + 18);
        for (std::uint64_t at = catalog; at + node <= catalog + length; at += node) {
            const std::uint16_t records = be16(at + 10);
            if (bytes[at + 8] != std::byte{0xFF} || records < 2) continue;
            const std::uint64_t record = at + be16(at + node - 2 * records);
            const std::uint64_t data = record + 2 + be16(record);
            if (be16(data) != 2 || be32(data + 0x58 + 12) < least ||
                be32(data + 0x58 + 20) != be32(data + 0x58 + 12))
                continue;
            id = be32(data + 8);
            size = loadBig<std::uint64_t>(bytes.data() + data + 0x58);
            block = be32(data + 0x58 + 16);
            blocks = be32(data + 0x58 + 20);
            storeBig(bytes.data() + at + 10, static_cast<std::uint16_t>(records - 1));
            mark(block, blocks, false);
            return true;
        }
        return false;
    }
};

TEST(DeletedHfsPlus, InTheRestOfANode) {
    for (const char* image : {"made/hfsplus_files", "gpt_hfsplus"}) {
        SECTORSMITH_REAL_IMAGE(path, image);
        auto source = testing::loadImage(path);
        const std::uint64_t start = std::string(image) == "gpt_hfsplus" ? 40 * 512 : 0;
        Edited edited{*readBytes(*source, start, std::min<std::uint64_t>(source->size() - start, 64 << 20))};
        const std::vector<std::byte> before = edited.bytes;
        ASSERT_TRUE(edited.remove(3)) << image;
        // What it had.
        const MemorySource old(before, 512);
        SilentProgress progress;
        const auto catalogue = openCatalogue(old);
        ASSERT_TRUE(catalogue) << catalogue.error().message;
        const auto streams = StreamIndex::build(**catalogue, progress, 0, {edited.id});
        ASSERT_TRUE(streams);
        const auto names = testing::listing::indexOf(old);
        ASSERT_TRUE(names);
        const std::string name = names->paths(edited.id).at(0);
        const auto content = openContent(old, *streams, *streams->find(edited.id, StreamKind::Data));
        ASSERT_TRUE(content);
        const auto bytes = readBytes(**content, 0, (*content)->size());
        ASSERT_TRUE(bytes);
        const std::string original(reinterpret_cast<const char*>(bytes->data()), bytes->size());

        for (const std::uint32_t taken : {0U, 1U, 2U, edited.blocks}) {
            Edited now = edited;
            now.mark(now.block, taken, true);
            ReadDeleted read;
            const auto opened = read.open(std::make_shared<MemorySource>(now.bytes, 512));
            ASSERT_TRUE(opened) << opened.error().message;
            EXPECT_TRUE(read.deleted->notes().empty());
            const DeletedFiles::File* file = read.deleted->find(edited.id);
            ASSERT_NE(file, nullptr) << image;
            EXPECT_EQ(read.names.paths(edited.id, 1), std::vector{name});
            EXPECT_EQ(file->trace, DeletedTrace::Slack);
            EXPECT_EQ(file->verdict, taken == 0               ? Verdict::Whole
                                     : taken == edited.blocks ? Verdict::NameOnly
                                                              : Verdict::Partly);
            EXPECT_EQ(file->kept,
                      original.size() - std::min<std::uint64_t>(original.size(), taken * now.blockSize));
            read.expectHonest(*file, original);
        }
        testing::expectSurvivesDamage(MemorySource(edited.bytes, 512), 1, 1024, 1 << 20);
    }
}

// A hard link has a number of its own, which no file has.
TEST(DeletedHfsPlus, HardLinksThatAreThereAreNotDeleted) {
    testing::HfsWriter writer(512, 4000);
    writer.addFolder(2, std::string("\0\0\0\0HFS+ Private Data", 21), 16);
    writer.addFolder(2, ".HFS+ Private Directory Data\r", 17);
    writer.addFile(16, "iNode900", {.id = 20, .special = 2});
    writer.addFolder(17, "dir_901", 21);
    writer.addFile(2, "one", {.id = 23, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFile(2, "two", {.id = 24, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFile(2, "alias", {.id = 25, .type = "fdrp", .creator = "MACS", .special = 901});
    ReadDeleted read;
    const auto opened = read.open(std::make_shared<MemorySource>(writer.build()));
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_THAT(read.deleted->files(), ::testing::IsEmpty());
}

// Of a file with several names all are gone, and the file itself: it has them again, and not that of its private folder.
TEST(DeletedHfsPlus, AFileHasTheNamesOfItsHardLinks) {
    testing::HfsWriter writer(512, 4000);
    writer.addFolder(2, std::string("\0\0\0\0HFS+ Private Data", 21), 16);
    writer.addFolder(2, ".HFS+ Private Directory Data\r", 17);
    writer.addFile(2, "a link that stays", {.id = 22, .type = "hlnk", .creator = "hfs+", .special = 899});
    writer.addFile(2, "one", {.id = 23, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFile(2, "two", {.id = 24, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFolder(2, "with", 18);
    writer.addFile(16, "iNode900", {.id = 20, .special = 2});
    writer.addFile(18, "three", {.id = 25, .type = "hlnk", .creator = "hfs+", .special = 900});
    auto bytes = writer.build();
    // The leaf ends before "one" from now on.
    constexpr std::size_t node = 4096;
    bool cut = false;
    for (std::size_t at = writer.catalogAt; at < writer.catalogAt + 8 * node && !cut; at += node) {
        const auto records = loadBig<std::uint16_t>(bytes.data() + at + 10);
        for (std::uint16_t i = 0; bytes[at + 8] == std::byte{0xFF} && i < records && !cut; ++i) {
            const std::size_t record = at + loadBig<std::uint16_t>(bytes.data() + at + node - 2 * (i + 1U));
            cut = loadBig<std::uint32_t>(bytes.data() + record + 2) == 2 &&
                  loadBig<std::uint16_t>(bytes.data() + record + 6) == 3 &&
                  bytes[record + 9] == std::byte{'o'};
            if (cut) storeBig(bytes.data() + at + 10, i);
        }
    }
    ASSERT_TRUE(cut);
    ReadDeleted read;
    const auto opened = read.open(std::make_shared<MemorySource>(bytes));
    ASSERT_TRUE(opened) << opened.error().message;
    const DeletedFiles::File* file = read.deleted->find(20);
    ASSERT_NE(file, nullptr);
    EXPECT_THAT(read.names.paths(file->number), ::testing::ElementsAre("/one", "/two", "/with/three"));
    EXPECT_THAT(read.deleted->files(), ::testing::SizeIs(2)) << "and the folder";
}

}  // namespace
}  // namespace sectorsmith
