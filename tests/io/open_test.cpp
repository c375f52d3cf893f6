// SPDX-License-Identifier: GPL-3.0-or-later
// Opening images: sizes, holes, sector sizes, containers.
#include "io/open.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/endian.h"
#include "base/guid.h"
#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

OpenedSource open(const fs::path& path, const OpenOptions& options = {}) {
    auto opened = openPath(path.string(), options);
    EXPECT_TRUE(opened) << opened.error().message;
    return opened ? *opened : OpenedSource{};
}

TEST(Open, SaysWhyNot) {
    auto none = openPath("/nowhere/at/all.img");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::NotFound);
    EXPECT_THAT(none.error().message, HasSubstr("/nowhere/at/all.img"));
    TemporaryFolder folder;
    auto dir = openPath(folder.path().string());
    ASSERT_FALSE(dir);
    EXPECT_EQ(dir.error().cause, Cause::Unsupported);
    if (fs::exists("/dev/null")) {
        EXPECT_EQ(openPath("/dev/null").error().cause, Cause::Unsupported);
    }
}

TEST(Open, EmptyAndTinyImages) {
    TemporaryFolder folder;
    for (std::size_t size : {0, 1, 15, 511, 512}) {
        const auto path = folder.path() / std::to_string(size);
        writeFile(path, pattern(size));
        auto opened = open(path);
        ASSERT_TRUE(opened.source);
        EXPECT_EQ(opened.source->size(), size);
        auto bytes = readBytes(*opened.source, 0, size);
        ASSERT_TRUE(bytes);
        EXPECT_EQ(*bytes, pattern(size));
    }
}

TEST(Open, ImagesOfEverySize) {
    // Only a memory file system goes to 2^63 - 1 here.
    const fs::path shm = "/dev/shm";
    if (!fs::is_directory(shm)) GTEST_SKIP() << "no /dev/shm";
    const fs::path path = shm / ("sectorsmith-large-" + Guid::random().text());
    std::ofstream(path).put('x');
    const std::uint64_t size = ~std::uint64_t{0} >> 1;
    std::error_code no;
    fs::resize_file(path, size, no);
    if (no) {
        fs::remove(path);
        GTEST_SKIP() << no.message();
    }
    auto opened = open(path);
    fs::remove(path);
    ASSERT_TRUE(opened.source);
    EXPECT_EQ(opened.source->size(), size);
    std::vector<std::byte> out(100, std::byte{1});
    EXPECT_TRUE(opened.source->read(size - 100, out).complete());
    EXPECT_EQ(out, std::vector<std::byte>(100));
    auto report = opened.source->read(size - 50, out);
    ASSERT_EQ(report.bad.size(), 1u);
    EXPECT_EQ(report.bad[0].offset, size);
    EXPECT_FALSE(opened.source->extentAt(0).hole);
    Extent hole = opened.source->extentAt(size / 2);
    EXPECT_TRUE(hole.hole);
    EXPECT_EQ(hole.offset + hole.length, size);
}

TEST(Open, HolesAreKnownWithoutReading) {
    if (!haveProgram("truncate")) GTEST_SKIP() << "truncate is not there";
    TemporaryFolder folder;
    const auto path = folder.path() / "sparse.img";
    ASSERT_EQ(run("truncate -s 64M '" + path.string() +
                  "' && printf data | dd conv=notrunc bs=1 seek=33554432 of='" + path.string() + "'")
                  .exitCode,
              0);
    auto opened = open(path);
    Extent first = opened.source->extentAt(0);
    if (!first.hole) GTEST_SKIP() << "no holes on this file system";
    EXPECT_EQ(first.length, 33554432u);
    Extent data = opened.source->extentAt(33554432);
    EXPECT_FALSE(data.hole);
    EXPECT_LT(data.length, 1u << 20);
    Extent rest = opened.source->extentAt(33554432 + data.length);
    EXPECT_TRUE(rest.hole);
    EXPECT_EQ(rest.offset + rest.length, 64u << 20);
}

TEST(Open, AShrinkingImageGivesErrors) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(1 << 20));
    auto opened = open(path);
    fs::resize_file(path, 100 * 512 + 100);
    std::vector<std::byte> out(1 << 20);
    dynamic_cast<RereadableSource&>(*opened.source).forget(0, 1 << 20);
    auto report = opened.source->read(0, out);
    ASSERT_EQ(report.bad.size(), 1u);
    EXPECT_EQ(report.bad[0].offset, 100u * 512);
    EXPECT_EQ(report.bad[0].length, (1u << 20) - 100 * 512);
    EXPECT_EQ(report.bad[0].error.cause, Cause::Io);
    EXPECT_THAT(report.bad[0].error.message, HasSubstr("shrunk"));
    EXPECT_TRUE(std::equal(out.begin(), out.begin() + 100 * 512, pattern(100 * 512).begin()));
}

TEST(Open, OpeningAndReadingLeavesNoTrace) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(1 << 20));
    const auto before = fs::last_write_time(path);
    fs::permissions(path, fs::perms::owner_read, fs::perm_options::replace);
    {
        auto opened = open(path);
        EXPECT_TRUE(readBytes(*opened.source, 0, 1 << 20));
        // No lock is held: another program gets an exclusive one at once.
        if (haveProgram("flock")) {
            EXPECT_EQ(run("flock -n -x '" + path.string() + "' true").exitCode, 0);
        }
    }
    EXPECT_EQ(fs::last_write_time(path), before);
    EXPECT_EQ(readFile(path), pattern(1 << 20));
}

// --- sector sizes -----------------------------------------------------------------------------------------------------

TEST(SectorSize, OfTheRealImages) {
    const std::pair<const char*, std::uint32_t> cases[] = {{"gpt_apfs", 512},
                                                           {"gpt_hfsplus", 512},
                                                           {"gpt_4k_head", 4096},
                                                           {"gpt_hybrid_head", 512},
                                                           {"mbr_hfsplus_fat16", 512},
                                                           {"mbr_extended", 512},
                                                           {"apm_hfsplus", 512},
                                                           {"fat12", 512},
                                                           {"fat16", 512},
                                                           {"ntfs", 512},
                                                           {"exfat", 512},
                                                           {"ext2", 512}};
    for (auto [name, size] : cases) {
        SECTORSMITH_REAL_IMAGE(image, name);
        EXPECT_EQ(open(image).source->sectorSize(), size) << name;
    }
}

struct MadeImage {
    const char* what;
    const char* command;  // makes "$IMG"
    std::uint32_t sectorSize;
    const char* program;
};

TEST(SectorSize, OfImagesMadeByOtherTools) {
    const MadeImage cases[] = {
        {"FAT with sectors of 512", "mkfs.vfat -C -S 512 \"$IMG\" 40000", 512, "mkfs.vfat"},
        {"FAT with sectors of 1024", "mkfs.vfat -C -S 1024 \"$IMG\" 40000", 1024, "mkfs.vfat"},
        {"FAT with sectors of 2048", "mkfs.vfat -C -S 2048 \"$IMG\" 40000", 2048, "mkfs.vfat"},
        {"FAT32 with sectors of 4096", "mkfs.vfat -F 32 -C -S 4096 \"$IMG\" 400000", 4096, "mkfs.vfat"},
        {"NTFS with sectors of 4096", "truncate -s 20M \"$IMG\" && mkntfs -F -f -s 4096 \"$IMG\"", 4096,
         "mkntfs"},
        {"ext4", "truncate -s 20M \"$IMG\" && mke2fs -q -t ext4 \"$IMG\"", 512, "mke2fs"},
        {"GPT with sectors of 512",
         "truncate -s 20M \"$IMG\" && printf 'label: gpt\\n,1M\\n' | sfdisk -q \"$IMG\"", 512, "sfdisk"},
        {"GPT with sectors of 4096",
         "truncate -s 20M \"$IMG\" && printf 'g\\nn\\n\\n\\n+1M\\nw\\n' | fdisk -b 4096 \"$IMG\"", 4096,
         "fdisk"},
        {"only the backup of a GPT with sectors of 4096",
         "truncate -s 20M \"$IMG\" && printf 'g\\nn\\n\\n\\n+1M\\nw\\n' | fdisk -b 4096 \"$IMG\" && "
         "dd if=/dev/zero of=\"$IMG\" bs=4096 count=6 conv=notrunc",
         4096, "fdisk"},
        {"MBR with sectors of 4096 before a FAT",
         "truncate -s 64M \"$IMG\" && mkfs.vfat -C -S 4096 \"$IMG.fat\" 40000 && "
         "printf 'o\\nn\\np\\n1\\n256\\n+8999\\nw\\n' | fdisk -b 4096 \"$IMG\" && "
         "dd if=\"$IMG.fat\" of=\"$IMG\" bs=4096 seek=256 conv=notrunc",
         4096, "fdisk"},
        {"MBR with sectors of 4096 before ext4",
         "truncate -s 64M \"$IMG\" && truncate -s 20M \"$IMG.ext\" && mke2fs -q -t ext4 \"$IMG.ext\" && "
         "printf 'o\\nn\\np\\n1\\n256\\n+5119\\nw\\n' | fdisk -b 4096 \"$IMG\" && "
         "dd if=\"$IMG.ext\" of=\"$IMG\" bs=4096 seek=256 conv=notrunc",
         4096, "fdisk"},
        {"MBR, nothing in it",
         "truncate -s 20M \"$IMG\" && printf 'label: dos\\n,1M,83\\n' | sfdisk -q \"$IMG\"", 512, "sfdisk"},
        {"a CD",
         "mkdir \"$IMG.d\" && echo hello >\"$IMG.d/hello\" && xorriso -as mkisofs -o \"$IMG\" \"$IMG.d\"",
         2048, "xorriso"},
        {"zeros", "truncate -s 1M \"$IMG\"", 512, "truncate"},
    };
    for (const MadeImage& made : cases) {
        if (!haveProgram(made.program)) continue;
        TemporaryFolder folder;
        const auto path = folder.path() / "disk.img";
        auto result =
            run("export PATH=\"$PATH:/usr/sbin:/sbin\"; export IMG='" + path.string() + "'; " + made.command);
        ASSERT_EQ(result.exitCode, 0) << made.what << result.err;
        EXPECT_EQ(open(path).source->sectorSize(), made.sectorSize) << made.what;
    }
}

TEST(SectorSize, OverridesCount) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(520 * 100));
    OpenOptions options;
    for (std::uint32_t size : {520, 528, 4096, 512}) {
        options.sectorSize = size;
        EXPECT_EQ(open(path, options).source->sectorSize(), size);
    }
    options.sectorSize = 0;
    EXPECT_EQ(openPath(path.string(), options).error().cause, Cause::Usage);
}

// A driver descriptor record as hybrid CDs have it: it says 2048, the entries lie at 512.
TEST(SectorSize, AppleMapWhoseRecordLies) {
    std::vector<std::byte> bytes(64 * 1024);
    bytes[0] = std::byte{'E'};
    bytes[1] = std::byte{'R'};
    storeBig<std::uint16_t>(bytes.data() + 2, 2048);
    bytes[512] = std::byte{'P'};
    bytes[513] = std::byte{'M'};
    EXPECT_EQ(guessSectorSize(MemorySource(bytes)), 512u);
    bytes[2048] = std::byte{'P'};
    bytes[2049] = std::byte{'M'};
    EXPECT_EQ(guessSectorSize(MemorySource(bytes)), 2048u);
}

// --- containers -------------------------------------------------------------------------------------------------------

TEST(Containers, AFixedVhdIsOpenedWithoutItsFooter) {
    if (!haveProgram("qemu-img")) GTEST_SKIP() << "qemu-img is not there";
    TemporaryFolder folder;
    const auto raw = folder.path() / "raw.img";
    writeFile(raw, pattern(4 << 20));
    const auto path = folder.path() / "disk.vhd";
    ASSERT_EQ(run("qemu-img convert -f raw -O vpc -o subformat=fixed,force_size '" + raw.string() + "' '" +
                  path.string() + "'")
                  .exitCode,
              0);
    auto opened = open(path);
    EXPECT_EQ(opened.container, Container::FixedVhd);
    EXPECT_EQ(opened.readOnlyReason, "");
    EXPECT_EQ(opened.source->size(), fs::file_size(path) - 512);
    auto bytes = readBytes(*opened.source, 0, 4 << 20);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(*bytes, pattern(4 << 20));

    // One flipped bit in the footer: its sums are wrong, so nothing of it is trusted.
    auto whole = readFile(path);
    whole[whole.size() - 512 + 50] ^= std::byte{1};
    writeFile(path, whole);
    opened = open(path);
    EXPECT_EQ(opened.source->size(), whole.size());
    EXPECT_THAT(opened.readOnlyReason, HasSubstr("checksum"));
}

std::string base64(std::span<const std::byte> bytes) {
    const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        unsigned v = 0;
        for (std::size_t j = 0; j < 3; ++j)
            v = v << 8 | (i + j < bytes.size() ? std::to_integer<unsigned>(bytes[i + j]) : 0);
        for (std::size_t j = 0; j < 4; ++j)
            out += i + j <= bytes.size() ? digits[v >> (18 - 6 * j) & 63] : '=';
        if (i % 57 == 54) out += "\n\t";
    }
    return out;
}

// The trailer of a UDIF image, and one blkx table with the given runs, base64 in a property list.
std::vector<std::byte> udif(std::vector<std::byte> data, std::uint64_t sectors, std::uint32_t runType,
                            std::uint64_t runPlace, bool withList) {
    std::vector<std::byte> trailer(512);
    auto put = [](std::vector<std::byte>& to, std::size_t at, std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) to[at + i] = static_cast<std::byte>(text[i]);
    };
    put(trailer, 0, "koly");
    storeBig<std::uint32_t>(&trailer[4], 4);
    storeBig<std::uint32_t>(&trailer[8], 512);
    storeBig<std::uint64_t>(&trailer[32], data.size());
    storeBig<std::uint64_t>(&trailer[492], sectors);
    std::vector<std::byte> list;
    if (withList) {
        std::vector<std::byte> table(204 + 80);
        put(table, 0, "mish");
        storeBig<std::uint64_t>(&table[16], sectors);
        storeBig<std::uint32_t>(&table[200], 2);
        storeBig<std::uint32_t>(&table[204], runType);
        storeBig<std::uint64_t>(&table[204 + 16], sectors);
        storeBig<std::uint64_t>(&table[204 + 24], runPlace);
        storeBig<std::uint64_t>(&table[204 + 32], data.size());
        storeBig<std::uint32_t>(&table[244], 0xFFFFFFFF);
        const std::string text =
            "<plist><dict><key>resource-fork</key><dict><key>blkx</key><array><dict><key>Data</key><data>\n" +
            base64(table) + "</data></dict></array></dict></dict></plist>";
        list.resize(text.size());
        put(list, 0, text);
        storeBig<std::uint64_t>(&trailer[216], data.size());
        storeBig<std::uint64_t>(&trailer[224], list.size());
    }
    data.insert(data.end(), list.begin(), list.end());
    data.insert(data.end(), trailer.begin(), trailer.end());
    return data;
}

TEST(Containers, UdifIsOpenedOnlyWhenItIsPlain) {
    TemporaryFolder folder;
    const auto path = folder.path() / "image.dmg";
    const auto data = pattern(128 * 512);
    for (bool withList : {false, true}) {
        writeFile(path, udif(data, 128, 1, 0, withList));
        auto opened = open(path);
        EXPECT_EQ(opened.container, Container::UdifUncompressed);
        EXPECT_EQ(opened.readOnlyReason, "");
        EXPECT_EQ(opened.source->size(), data.size());
        EXPECT_EQ(*readBytes(*opened.source, 0, data.size()), data);
    }
    // Compressed, reordered, other sizes, a trailer that lies about where the list is.
    auto lying = udif(data, 128, 1, 0, true);
    storeBig<std::uint64_t>(&lying[lying.size() - 512 + 216], ~std::uint64_t{0} - 5);
    for (const auto& bytes :
         {udif(data, 128, 0x80000005, 0, true), udif(data, 128, 1, 512, true), udif(data, 129, 1, 0, true),
          udif(data, ~std::uint64_t{0} / 512 + 1, 1, 0, false), lying}) {
        writeFile(path, bytes);
        auto opened = open(path);
        EXPECT_EQ(opened.container, Container::Udif);
        EXPECT_THAT(opened.readOnlyReason, HasSubstr("hdiutil convert '" + path.string() + "'"));
        EXPECT_EQ(opened.source->size(), bytes.size());
    }
}

TEST(Containers, ByTheirFirstBytes) {
    TemporaryFolder folder;
    const std::pair<std::string, Container> cases[] = {
        {"sprs", Container::SparseImage},
        {std::string("EVF\x09\x0D\x0A\xFF\x00", 8), Container::Ewf},
        {"EVF2\r\n\x81", Container::Ewf}};
    for (const auto& [head, container] : cases) {
        std::vector<std::byte> bytes(4096);
        std::ranges::copy(std::as_bytes(std::span(head)), bytes.begin());
        const auto path = folder.path() / "file";
        writeFile(path, bytes);
        auto opened = open(path);
        EXPECT_EQ(opened.container, container);
        EXPECT_FALSE(opened.readOnlyReason.empty());
    }
}

TEST(Containers, SplitImagesAndBundles) {
    TemporaryFolder folder;
    const auto first = folder.path() / "disk.001";
    writeFile(first, pattern(1000));
    EXPECT_EQ(open(first).container, Container::Raw) << "alone it may be the whole";
    writeFile(folder.path() / "disk.002", pattern(500));
    auto opened = open(first);
    EXPECT_EQ(opened.container, Container::SplitRaw);
    // The command that the sentence names joins them.
    const auto at = opened.readOnlyReason.text.find("cat ");
    ASSERT_NE(at, std::string::npos);
    if (haveProgram("cat")) {
        EXPECT_EQ(run(opened.readOnlyReason.text.substr(at)).exitCode, 0);
        EXPECT_EQ(fs::file_size(folder.path() / "disk.raw"), 1500u);
    }

    const auto bundle = folder.path() / "a.sparsebundle";
    fs::create_directories(bundle / "bands");
    std::ofstream(bundle / "Info.plist") << "x";
    auto refused = openPath(bundle.string());
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("hdiutil convert"));
}

}  // namespace
}  // namespace sectorsmith::testing
