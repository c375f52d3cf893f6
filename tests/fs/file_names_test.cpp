// SPDX-License-Identifier: GPL-3.0-or-later
// The names in NTFS, FAT, exFAT and APFS volumes, as the Sleuth Kit and libfsapfs print them; and hostile ones.
#include <gmock/gmock.h>

#include <random>
#include <regex>

#include "fs/apfs/apfs.h"
#include "fs/detect.h"
#include "fs/file_index_testing.h"
#include "io/memory_source.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using ::testing::HasSubstr;
using testing::MadeDisk;

// "d 19 a/b" of each file that fls lists; what numbers mean to it where `numbers`. NTFS' streams it lists as "name:stream".
std::set<std::string> flsFiles(const std::string& arguments, bool numbers, bool streams = false) {
    const auto result = testing::run("timeout 60 fls -u -rp " + arguments);
    std::set<std::string> lines;
    std::istringstream in(result.out);
    const std::regex form("(.)/(.) ([0-9]+)(-[0-9-]+)?:\t(.*)");
    for (std::string line; std::getline(in, line);) {
        std::smatch parts;
        if (!std::regex_match(line, parts, form)) {
            ADD_FAILURE() << "what is this: " << line;
            continue;
        }
        const std::string path = parts[5];
        if (line.starts_with("v/v") || line.starts_with("V/V") || path.ends_with("(Volume Label Entry)"))
            continue;
        if ((streams && path.substr(path.rfind('/') + 1).contains(':')) || path == "$OrphanFiles") continue;
        lines.insert(parts[2].str() + " " + (numbers ? parts[3].str() + " " : "") + path);
    }
    return lines;
}
std::set<std::string> ourFiles(const FileIndex& index, bool numbers) {
    return linesOf(index, [numbers](const auto& kind, std::uint64_t number, const std::string& path) {
        return fmt::format("{} {}{}", kind, numbers ? std::to_string(number) + " " : "", path);
    });
}

TEST(NtfsNames, AsFls) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto index = indexOf(*testing::loadImage(path));
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    auto ours = ourFiles(*index, true);
    EXPECT_GE(ours.size(), 2000u);
    EXPECT_EQ(ours.size(), index->names().size());
    // Files of the system that have named streams only: fls lists just these.
    for (const char* only :
         {"r 9 $Secure", "r 24 $Extend/$Quota", "r 25 $Extend/$ObjId", "r 26 $Extend/$Reparse"})
        EXPECT_EQ(ours.erase(only), 1u) << only;
    expectSame(ours, flsFiles("-f ntfs '" + path.string() + "'", true, true));
    EXPECT_EQ(index->root(), 5u);
    EXPECT_EQ(index->lookUp("/$MFT"), 0u);
}

// Sizes, times and numbers of names by istat.
TEST(NtfsNames, RecordsAsIstat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("istat");
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto index = indexOf(*testing::loadImage(path));
    ASSERT_TRUE(index);
    std::size_t count = 0, compared = 0;
    for (const auto& [name, number] : pathsOf(*index)) {
        if (count++ % 100 != 0) continue;
        const auto said =
            testing::run(fmt::format("TZ=UTC istat -f ntfs '{}' {}", path.string(), number)).out;
        const FileIndex::File* file = index->find(number);
        ASSERT_NE(file, nullptr);
        std::smatch found;
        // The first times are $STANDARD_INFORMATION's.
        if (std::regex_search(said, found, std::regex("File Modified:\t([0-9-]+ [0-9:]+)\\.([0-9]+)"))) {
            ++compared;
            const std::int64_t seconds = file->modified.nanoseconds / 1'000'000'000;
            const auto ours = testing::run(fmt::format("date -u -d @{} '+%Y-%m-%d %H:%M:%S'", seconds)).out;
            EXPECT_EQ(ours, found[1].str() + "\n") << name;
        }
        if (std::regex_search(said, found,
                              std::regex("\\$DATA \\(128-[0-9]+\\)   Name: N/A .*size: ([0-9]+)"))) {
            EXPECT_EQ(file->size, std::stoull(found[1])) << name;
        }
    }
    EXPECT_GE(compared, 15u);
}

// A record that a folder's entry still names, but whose folder was replaced: the name is not told.
TEST(NtfsNames, AReplacedFolderIsAFinding) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    auto bytes = testing::readFile(path);
    const auto good = indexOf(MemorySource(bytes));
    ASSERT_TRUE(good);
    const auto folder = good->lookUp("/System Volume Information");
    ASSERT_TRUE(folder);
    const std::size_t cluster =
        std::to_integer<std::size_t>(bytes[13]) * loadLittle<std::uint16_t>(&bytes[11]);
    const std::size_t record = loadLittle<std::uint64_t>(&bytes[0x30]) * cluster + *folder * 1024;
    ASSERT_EQ(loadLittle<std::uint32_t>(&bytes[record]), 0x454C4946u);
    bytes[record + 0x10] ^= std::byte{0x40};
    const auto index = indexOf(MemorySource(bytes));
    ASSERT_TRUE(index);
    EXPECT_THAT(index->findings(), ::testing::Contains(HasSubstr("names a folder that does not exist")));
}

struct FatImage {
    const char* image;
    const char* type;
};
class FatNames : public ::testing::TestWithParam<FatImage> {};
TEST_P(FatNames, AsFls) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto index = indexOf(*testing::loadImage(path));
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    auto theirs = flsFiles(fmt::format("-f {} '{}'", GetParam().type, path.string()), false);
    std::erase_if(theirs, [](const std::string& line) { return line.contains(" $"); });  // exFAT's own
    const auto ours = ourFiles(*index, false);
    EXPECT_GE(ours.size(), 3u);
    expectSame(ours, theirs);
}
INSTANTIATE_TEST_SUITE_P(Images, FatNames,
                         ::testing::Values(FatImage{"fat12", "fat12"}, FatImage{"fat16", "fat16"},
                                           FatImage{"exfat", "exfat"}),
                         [](const auto& test) { return std::string(test.param.image); });

class MadeFatNames : public ::testing::TestWithParam<const char*> {};
TEST_P(MadeFatNames, AsFlsAndMdir) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk("64M");
    disk.must(
        "mkdir -p $D.s/deep/er/est $D.s/many; cd $D.s; head -c 100000 /dev/urandom > deep/er/large; : > "
        "empty; "
        "echo x > 'A long name with spaces and dots.tar.gz'; echo y > SHORT.TXT; echo z > lower.txt; "
        "echo u > \"$(printf 'na\\303\\257ve \\342\\202\\254 \\303\\237.txt')\"; "
        "echo v > $(printf 'v%.0s' $(seq 200)); for i in $(seq 150); do echo $i > \"many/file number "
        "$i.text\"; "
        "done; cd /; mkfs.vfat " +
        std::string(GetParam()) +
        " $D >/dev/null; export LC_ALL=C.UTF-8; mcopy -i $D -s $D.s/* ::/; mdel -i $D '::/many/file number "
        "3.text'");
    const auto index = indexOf(*disk.load());
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    auto ours = ourFiles(*index, false);
    EXPECT_EQ(ours.size(), index->names().size());
    auto theirs = flsFiles("'" + disk.path().string() + "'", false);
    // It cuts very long names off.
    for (auto* set : {&ours, &theirs})
        std::erase_if(*set, [](const std::string& line) { return line.starts_with("r vvv"); });
    EXPECT_TRUE(index->lookUp("/" + std::string(200, 'v')));
    EXPECT_GE(ours.size(), 157u);
    expectSame(ours, theirs);
    const auto odd = index->lookUp("/na\xC3\xAFve \xE2\x82\xAC \xC3\x9F.txt");
    ASSERT_TRUE(odd);
    EXPECT_EQ(index->find(*odd)->size, 2u);
    EXPECT_TRUE(index->lookUp("/SHORT.TXT"));
    EXPECT_TRUE(index->lookUp("/lower.txt"));
    EXPECT_FALSE(index->lookUp("/many/file number 3.text"));
    EXPECT_EQ(index->find(*index->lookUp("/deep/er/large"))->size, 100000u);
}
INSTANTIATE_TEST_SUITE_P(Made, MadeFatNames, ::testing::Values("-F 16", "-F 32 -s 1", "-F 32 -s 1 -f 1"),
                         [](const auto& test) { return "made" + std::to_string(test.index); });

// Chains that meet or run in circles, folders that hold themselves.
TEST(HostileFatNames, EndInFindings) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk("20M");
    disk.must(
        "mkdir -p $D.s/a/b; head -c 20000 /dev/urandom > $D.s/a/f; head -c 20000 /dev/urandom > $D.s/g; "
        "mkfs.vfat -F 16 -s 4 $D >/dev/null; mcopy -i $D -s $D.s/* ::/");
    const auto good = testing::readFile(disk.path());
    const std::size_t fat = loadLittle<std::uint16_t>(&good[0x0E]) * std::size_t{512};
    auto entry = [&](std::size_t cluster) { return fat + cluster * 2; };
    ASSERT_THAT(indexOf(MemorySource(good))->findings(), ::testing::IsEmpty());
    std::size_t with = 0;
    for (std::size_t cluster = 2; cluster < 26; ++cluster)
        for (const std::uint16_t to :
             {std::uint16_t{2}, std::uint16_t{3}, std::uint16_t{0}, std::uint16_t{0xFFF0}}) {
            auto bytes = good;
            if (loadLittle<std::uint16_t>(&bytes[entry(cluster)]) == 0) continue;
            storeLittle<std::uint16_t>(&bytes[entry(cluster)], to);
            const auto index = indexOf(MemorySource(bytes));
            ASSERT_TRUE(index);
            with += index->findingCount() > 0 ? 1 : 0;
        }
    EXPECT_GE(with, 40u);
}

struct NamesImage {
    const char* image;
    std::uint64_t offset;  // sectors
    std::size_t least;     // names
    std::uint64_t missing = 0;
};
class ApfsNames : public ::testing::TestWithParam<NamesImage> {};
TEST_P(ApfsNames, AsLibfsapfsAndFls) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fsapfsinfo");
    SECTORSMITH_NEED("fls");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    auto image = testing::readFile(path);
    image.erase(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(GetParam().offset * 512));
    image.resize(image.size() + GetParam().missing);
    const MemorySource source(image);
    const auto facts = apfs::detect(source);
    ASSERT_TRUE(facts);
    std::size_t names = 0;
    std::set<std::string> paths;
    for (const ApfsVolumeFacts& volume : facts->volumes) {
        const auto index = indexOf(source, volume.index);
        ASSERT_TRUE(index) << index.error().message;
        EXPECT_THAT(index->findings(), ::testing::IsEmpty());
        names += index->names().size();
        const auto ours = ourFiles(*index, true);
        EXPECT_EQ(ours.size(), index->names().size());
        auto theirs = flsFiles(
            fmt::format("-P apfs -o {} -B {} '{}'", GetParam().offset, volume.superblock, path.string()),
            true);
        expectSame(ours, theirs);
        for (const auto& [file, number] : pathsOf(*index)) paths.insert("/{" + volume.uuid + "}/" + file);
    }
    EXPECT_GE(names, GetParam().least);
    if (GetParam().missing != 0) return;
    const auto said =
        testing::run(fmt::format("fsapfsinfo -o {} -H '{}'", GetParam().offset * 512, path.string()));
    std::set<std::string> theirs;
    std::istringstream in(said.out);
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("/{") && !line.ends_with("}/")) theirs.insert(line);
    if (theirs.empty()) return;  // it stops at a volume with one snapshot
    for (auto* set : {&paths, &theirs})
        std::erase_if(*set, [](const std::string& line) {
            return line.contains("\\x") ||
                   std::ranges::any_of(line, [](unsigned char c) { return c < 0x20; });
        });
    expectSame(paths, theirs);
}
INSTANTIATE_TEST_SUITE_P(Images, ApfsNames,
                         ::testing::Values(NamesImage{"gpt_apfs", 40, 13}, NamesImage{"apfs_volume", 0, 10},
                                           NamesImage{"apfs_case_insensitive", 0, 44},
                                           NamesImage{"apfs_converted_from_hfs", 0, 29, 512},
                                           NamesImage{"made/apfs_files", 0, 270},
                                           NamesImage{"made/apfs_snapshot", 0, 30}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

// What the snapshot keeps: nothing changed since, so all names are the same; and a name that no snapshot has.
TEST(ApfsSnapshots, NamesOfASnapshot) {
    SECTORSMITH_REAL_IMAGE(path, "made/apfs_snapshot");
    const auto image = testing::loadImage(path);
    const auto now = indexOf(*image);
    ASSERT_TRUE(now);
    SilentProgress progress;
    auto catalogue = openCatalogue(*image);
    ASSERT_TRUE(catalogue);
    ASSERT_TRUE((*catalogue)->useSnapshot(0, "before"));
    const auto then = FileIndex::build(**catalogue, progress);
    ASSERT_TRUE(then) << then.error().message;
    EXPECT_THAT(then->findings(), ::testing::IsEmpty());
    EXPECT_EQ(then->names().size(), 33u);
    EXPECT_EQ(pathsOf(*then), pathsOf(*now));
    ASSERT_TRUE((*catalogue)->useSnapshot(0, "no such"));
    const auto none = FileIndex::build(**catalogue, progress);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::NotFound);
    SECTORSMITH_REAL_IMAGE(other, "fat12");
    const auto fat = testing::loadImage(other);
    auto plain = openCatalogue(*fat);
    ASSERT_TRUE(plain);
    EXPECT_EQ((*plain)->useSnapshot(0, "before").error().cause, Cause::Unsupported);
}

// Flipped bits, anywhere: the walk ends, and what it lists has its form.
struct Volume {
    const char* image;
    std::uint64_t offset;  // sectors
};
class CatalogueContract : public ::testing::TestWithParam<Volume> {};
TEST_P(CatalogueContract, DamageEndsTheWalkOrIsAFinding) {
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    auto image = testing::readFile(path);
    image.erase(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(GetParam().offset * 512));
    const auto whole = indexOf(MemorySource(image));
    ASSERT_TRUE(whole) << whole.error().message;
    EXPECT_GT(whole->names().size(), 2u);
    // Blocks that are not empty.
    std::vector<std::size_t> blocks;
    for (std::size_t at = 0; at + 512 <= image.size(); at += 512)
        if (std::ranges::any_of(std::span(image).subspan(at, 512),
                                [](std::byte b) { return b != std::byte{0}; }))
            blocks.push_back(at);
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        auto bytes = image;
        for (int k = 0; k < 1 << (i % 6); ++k)
            bytes[blocks[random() % std::min<std::size_t>(blocks.size(), 600)] + random() % 512] ^=
                static_cast<std::byte>(1 + random() % 255);
        const auto index = indexOf(MemorySource(bytes));
        if (!index) {
            EXPECT_FALSE(index.error().message.empty());
            continue;
        }
        EXPECT_LE(index->names().size(), 4 * whole->names().size() + 1000);
    }
    for (const std::size_t part : {2, 3, 10, 100}) {
        const auto cut =
            std::vector(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(image.size() / part));
        const auto index = indexOf(MemorySource(cut));
        if (index) {
            EXPECT_LE(index->names().size(), whole->names().size());
        }
    }
}
INSTANTIATE_TEST_SUITE_P(Images, CatalogueContract,
                         ::testing::Values(Volume{"ntfs", 0}, Volume{"fat12", 0}, Volume{"fat16", 0},
                                           Volume{"exfat", 0}, Volume{"apfs_case_insensitive", 0},
                                           Volume{"hfsplus_volume", 0}, Volume{"ext2", 0}),
                         [](const auto& test) { return std::string(test.param.image); });

}  // namespace
}  // namespace sectorsmith
