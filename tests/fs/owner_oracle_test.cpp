// SPDX-License-Identifier: GPL-3.0-or-later
// Whose random blocks are, compared with one pass over all files by istat or debugfs, and some of them with what ifind and
// ntfscluster say. The everyday suite takes a sample; with SECTORSMITH_ALL_BLOCKS=1 (ctest: fs.long.owners) 10,000 blocks
// of each image, all of its files and 200 questions to the slow programs.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "fs/file_index_testing.h"
#include "fs/owner_index.h"
#include "io/slice_source.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using testing::MadeDisk;

bool all() { return std::getenv("SECTORSMITH_ALL_BLOCKS") != nullptr; }
std::size_t randomBlocks() { return all() ? 10'000 : 1'000; }
std::size_t questions() { return all() ? 200 : 12; }

// A volume in an image, and the blocks in which istat counts.
struct Asked {
    const char* image;
    const char* type;      // as fls calls it
    std::uint64_t offset;  // sectors
    std::uint64_t sectors;
    std::uint32_t unit;  // bytes
};

struct ComparedVolume {
    std::shared_ptr<ByteSource> bytes;
    OwnerIndex owners;
    FileIndex names;
    std::string place;  // for the Sleuth Kit's programs
    // Our number for each of theirs: those of FAT and exFAT, which have none themselves, differ.
    std::map<std::uint64_t, std::uint64_t> numbers;
};

// `ownNumbers`: the format numbers its files.
Result<ComparedVolume> open(std::shared_ptr<ByteSource> bytes, std::string place, bool ownNumbers) {
    SilentProgress progress;
    auto catalogue = openCatalogue(*bytes);
    if (!catalogue) return std::unexpected(catalogue.error());
    auto owners = OwnerIndex::build(**catalogue, progress);
    if (!owners) return std::unexpected(owners.error());
    auto names = FileIndex::build(**catalogue, progress);
    if (!names) return std::unexpected(names.error());
    ComparedVolume volume{std::move(bytes), std::move(*owners), std::move(*names), std::move(place), {}};
    std::istringstream in(testing::run("timeout 60 fls -rpu " + volume.place).out);
    for (std::string line; std::getline(in, line);) {
        const std::size_t tab = line.find('\t'), space = line.find(' ');
        if (line.starts_with('v') || line.starts_with('V') || tab == std::string::npos) continue;
        const std::uint64_t theirs = std::strtoull(line.c_str() + space + 1, nullptr, 10);
        const auto ours =
            ownNumbers ? std::optional(theirs) : volume.names.lookUp("/" + line.substr(tab + 1));
        if (ours) volume.numbers[theirs] = *ours;
    }
    return volume;
}

// The files of the volume, or a sample of them, as `fls` numbers them.
std::set<std::uint64_t> filesToAsk(const ComparedVolume& volume) {
    std::set<std::uint64_t> some;
    std::size_t number = 0;
    for (const auto& [theirs, ours] : volume.numbers)
        // The first ones of NTFS have the most to them.
        if (all() || volume.numbers.size() <= 40 || number++ % (volume.numbers.size() / 30) == 0 ||
            number < 12)
            some.insert(theirs);
    return some;
}

// Which of the files have which blocks, by istat; with our numbers.
std::map<std::uint64_t, std::set<std::uint64_t>> byIstat(const ComparedVolume& volume,
                                                         const std::set<std::uint64_t>& files) {
    std::map<std::uint64_t, std::set<std::uint64_t>> owners;
    std::string numbers;
    for (const std::uint64_t file : files) numbers += fmt::format(" {}", file);
    std::istringstream in(testing::run("for i in" + numbers + "; do echo \"= $i\"; timeout 60 istat " +
                                       volume.place + " $i; done")
                              .out);
    std::uint64_t file = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("= ")) file = std::strtoull(line.c_str() + 2, nullptr, 10);
        // Blocks stand in lines of their own: "17 18", of HFS+ "17-20"; 0 is a hole.
        if (std::ranges::any_of(line,
                                [](unsigned char c) { return std::isdigit(c) == 0 && c != ' ' && c != '-'; }))
            continue;
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            const std::uint64_t first = std::strtoull(word.c_str(), nullptr, 10);
            const std::size_t dash = word.find('-');
            const std::uint64_t last =
                dash == std::string::npos ? first : std::strtoull(word.c_str() + dash + 1, nullptr, 10);
            for (std::uint64_t block = first; block <= last && first != 0; ++block)
                owners[block].insert(volume.numbers.at(file));
        }
    }
    return owners;
}

std::set<std::uint64_t> owning(const OwnerIndex::Answer& answer) {
    std::set<std::uint64_t> files;
    for (const OwnerIndex::Owner& owner : answer.owners)
        if (!owner.older) files.insert(owner.file);
    return files;
}

// Of the blocks that files have as many as of the others: most of a volume is free.
std::vector<std::uint64_t> chooseBlocks(std::uint64_t blocks,
                                        const std::map<std::uint64_t, std::set<std::uint64_t>>& owned,
                                        std::size_t count) {
    std::mt19937_64 random(5);
    std::vector<std::uint64_t> known, chosen;
    for (const auto& [block, files] : owned) known.push_back(block);
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(i % 2 == 0 || known.empty() ? 1 + random() % (blocks - 1)
                                                     : known[random() % known.size()]);
    return chosen;
}

// Behind the initialised bytes of a stream istat prints zeros in place of clusters, and ifind finds nobody: the index of this
// folder has 64 KiB, and none of them is initialised.
std::optional<std::uint64_t> uninitialisedFolder(const ComparedVolume& volume) {
    return volume.names.lookUp("/$Extend/$Deleted");
}

void compareWithIstat(const ComparedVolume& volume, std::uint32_t unit, std::size_t least) {
    const auto asked = filesToAsk(volume);
    ASSERT_FALSE(asked.empty());
    const auto theirs = byIstat(volume, asked);
    std::set<std::uint64_t> files;
    for (const std::uint64_t file : asked) files.insert(volume.numbers.at(file));
    const auto uninitialised = uninitialisedFolder(volume);
    std::size_t owned = 0, wrong = 0;
    for (const std::uint64_t block : chooseBlocks(volume.bytes->size() / unit, theirs, randomBlocks())) {
        const auto answer = volume.owners.at(block * unit);
        std::set<std::uint64_t> ours;
        for (const OwnerIndex::Owner& owner : answer.owners) {
            if (!files.contains(owner.file)) continue;
            // It has no blocks of attributes but those of NTFS.
            if (owner.stream == StreamKind::Attribute && !volume.place.starts_with("-f ntfs")) continue;
            if (owner.file == uninitialised && !theirs.contains(block)) continue;
            // And stops at the end of a file of FAT; the rest of its cluster is the file's as well.
            const FileIndex::File* file = volume.names.find(owner.file);
            if (!theirs.contains(block) && file != nullptr && file->kind == FileKind::File &&
                owner.stream == StreamKind::Data && owner.streamOffset >= file->size)
                continue;
            ours.insert(owner.file);
        }
        const auto it = theirs.find(block);
        const std::set<std::uint64_t> said = it == theirs.end() ? std::set<std::uint64_t>{} : it->second;
        owned += said.empty() ? 0 : 1;
        if (ours != said && wrong++ < 5) {
            ADD_FAILURE() << "block " << block << ": " << ::testing::PrintToString(ours) << ", istat says "
                          << ::testing::PrintToString(said);
        }
    }
    EXPECT_EQ(wrong, 0u);
    EXPECT_GE(owned, least);
}

// ifind finds one file of a block, also a deleted one.
void compareWithIfind(const ComparedVolume& volume, std::uint32_t unit) {
    std::mt19937_64 random(6);
    std::string asked;
    std::vector<std::uint64_t> blocks;
    const std::uint64_t count = volume.bytes->size() / unit;
    while (blocks.size() < questions()) {
        const std::uint64_t block = 1 + random() % (count - 1);
        if (blocks.size() % 2 == 0 && owning(volume.owners.at(block * unit)).empty() && random() % 64 != 0)
            continue;
        blocks.push_back(block);
        asked += fmt::format(" {}", block);
    }
    std::istringstream in(testing::run("for b in" + asked + "; do echo \"$(timeout 60 ifind -d $b " +
                                       volume.place + " 2>&1 | head -n 1)\"; done")
                              .out);
    for (const std::uint64_t block : blocks) {
        std::string line;
        ASSERT_TRUE(std::getline(in, line));
        const auto answer = volume.owners.at(block * unit);
        std::set<std::uint64_t> ours = owning(answer);
        // It has no blocks of attributes but those of NTFS.
        if (!volume.place.starts_with("-f ntfs"))
            for (const OwnerIndex::Owner& owner : answer.owners)
                if (owner.stream == StreamKind::Attribute) ours.erase(owner.file);
        if (line.empty() || std::isdigit(static_cast<unsigned char>(line[0])) == 0) {
            const auto uninitialised = uninitialisedFolder(volume);
            if (!uninitialised || ours != std::set{*uninitialised}) {
                EXPECT_TRUE(ours.empty()) << "block " << block << ": " << line;
            }
            continue;
        }
        const auto file = volume.numbers.find(std::strtoull(line.c_str(), nullptr, 10));
        if (!answer.areas.empty()) continue;  // files that are the file system's own, by their names
        if (ours.empty() && file == volume.numbers.end()) continue;  // deleted, or a file that it makes up
        // fls does not list it.
        if (file == volume.numbers.end() && ours.contains(volume.names.root())) continue;
        ASSERT_NE(file, volume.numbers.end()) << "block " << block << ": " << line;
        EXPECT_THAT(ours, ::testing::Contains(file->second)) << "block " << block;
    }
}

class OwnersOfImages : public ::testing::TestWithParam<Asked> {};
TEST_P(OwnersOfImages, AsIstatAndIfind) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("istat");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto image = testing::loadImage(path);
    const std::uint64_t start = GetParam().offset * 512;
    const auto volume =
        open(std::make_shared<SliceSource>(
                 image, start, GetParam().sectors != 0 ? GetParam().sectors * 512 : image->size() - start),
             fmt::format("-f {} -o {} '{}'", GetParam().type, GetParam().offset, path.string()),
             !std::string_view(GetParam().type).contains("fat"));
    ASSERT_TRUE(volume) << volume.error().message;
    EXPECT_THAT(volume->owners.findings(), ::testing::IsEmpty());
    compareWithIstat(*volume, GetParam().unit, 20);
    compareWithIfind(*volume, GetParam().unit);
}
INSTANTIATE_TEST_SUITE_P(Compared, OwnersOfImages,
                         ::testing::Values(Asked{"ntfs", "ntfs", 0, 0, 4096},
                                           Asked{"fat12", "fat", 0, 0, 512}, Asked{"fat16", "fat", 0, 0, 512},
                                           Asked{"exfat", "exfat", 0, 0, 512},
                                           Asked{"ext2", "ext", 0, 0, 1024},
                                           Asked{"hfsplus_volume", "hfs", 0, 0, 4096},
                                           Asked{"gpt_hfsplus", "hfs", 40, 0, 4096},
                                           Asked{"mbr_hfsplus_fat16", "hfs", 63, 40068, 4096},
                                           Asked{"made/hfsplus_files", "hfs", 0, 0, 4096}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

// Fragmented files, of all sizes.
TEST(OwnersOfMade, Fat32AsIstat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("istat");
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk("40M");
    disk.must(
        "mkfs.vfat -F 32 -s 1 $D >/dev/null; mkdir -p $D.s/d; cd $D.s/d; "
        "for i in $(seq 60); do head -c $((i * 3001)) /dev/urandom > f$i; done; "
        "mcopy -s -Q -i $D $D.s/d ::; for i in $(seq 1 3 60); do mdel -i $D ::d/f$i; done; "
        "head -c 2000000 /dev/urandom > large; mcopy -i $D large ::d/large; mcopy -i $D large ::second");
    const auto volume = open(disk.load(), fmt::format("-f fat '{}'", disk.path().string()), false);
    ASSERT_TRUE(volume) << volume.error().message;
    compareWithIstat(*volume, 512, 100);
    compareWithIfind(*volume, 512);
}

TEST(OwnersOfMade, ExtAsDebugfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    for (const char* type : {"ext3", "ext4"}) {
        const MadeDisk disk("64M");
        disk.must(
            fmt::format("mkdir -p $D.s/d; cd $D.s/d; for i in $(seq 60); do head -c $((i * 9001)) "
                        "/dev/urandom > f$i; done; truncate -s 9M sparse; head -c 5000000 /dev/urandom >> "
                        "sparse; mke2fs -q -F -t {} -b 1024 -d $D.s $D 2>/dev/null; "
                        "for i in $(seq 1 3 60); do echo rm d/f$i; done > $D.rm; "
                        "head -c 3000000 /dev/urandom > $D.large; "
                        "echo write $D.large pieces >> $D.rm; debugfs -w -f $D.rm $D >/dev/null 2>&1",
                        type));
        const auto volume = open(disk.load(), fmt::format("-f ext '{}'", disk.path().string()), true);
        ASSERT_TRUE(volume) << volume.error().message;
        ASSERT_TRUE(volume->names.lookUp("/pieces"));
        std::mt19937_64 random(8);
        std::string asked;
        std::set<std::uint64_t> blocks;
        while (blocks.size() < randomBlocks()) blocks.insert(1 + random() % 65535);
        std::size_t count = 0;  // debugfs takes lines of a few thousand characters
        for (const std::uint64_t block : blocks)
            asked += fmt::format("{} {}", count++ % 500 == 0 ? "\nicheck" : "", block);
        std::ofstream(disk.path().string() + ".ask") << asked << "\n";
        // One line for each block: its number, then the inode's.
        std::istringstream said(disk.must("debugfs -f $D.ask $D 2>/dev/null"));
        std::set<std::uint64_t> inodes;
        std::size_t answers = 0, wrong = 0;
        for (std::string line; std::getline(said, line);) {
            std::istringstream words(line);
            std::uint64_t block = 0, inode = 0;
            if (!(words >> block)) continue;
            ++answers;
            const auto answer = volume->owners.at(block * 1024);
            const bool same = words >> inode
                                  ? owning(answer).contains(inode) || (inode < 11 && !answer.areas.empty())
                                  : answer.owners.empty();
            if (inode >= 11 || inode == 2) inodes.insert(inode);
            if (!same && wrong++ < 5) {
                ADD_FAILURE() << type << ", " << line << ": " << ::testing::PrintToString(owning(answer));
            }
        }
        EXPECT_EQ(answers, blocks.size());
        EXPECT_EQ(wrong, 0u);
        EXPECT_GE(inodes.size(), 10u);
        // And their paths.
        std::string wanted;
        std::size_t left = questions();
        for (const std::uint64_t inode : inodes)
            if (left > 0 && inode > 11) --left, wanted += fmt::format(" {}", inode);
        std::istringstream paths(disk.must("debugfs -R 'ncheck" + wanted + "' $D 2>/dev/null"));
        std::size_t named = 0;
        for (std::string line; std::getline(paths, line);) {
            std::istringstream words(line);
            std::uint64_t inode = 0;
            std::string path;
            if (!(words >> inode >> path)) continue;
            ++named;
            while (path.starts_with("//")) path.erase(0, 1);
            EXPECT_THAT(volume->names.paths(inode), ::testing::Contains(path)) << line;
        }
        EXPECT_GE(named, 5u);
    }
}

// One line for each file that has a cluster: "Inode 45 /Large Directory/$INDEX_ALLOCATION($I30)".
TEST(OwnersOfImage, NtfsAsNtfscluster) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("ntfscluster");
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto volume = open(testing::loadImage(path), fmt::format("-f ntfs '{}'", path.string()), true);
    ASSERT_TRUE(volume) << volume.error().message;
    std::mt19937_64 random(9);
    std::string asked;
    std::vector<std::uint64_t> clusters;
    for (std::size_t i = 0; i < questions(); ++i) {
        clusters.push_back(1 + random() % 1789);
        asked += fmt::format(" {}", clusters.back());
    }
    std::istringstream said(testing::run("export PATH=$PATH:/usr/sbin:/sbin; for c in" + asked +
                                         "; do echo = $c; ntfscluster -f -c $c '" + path.string() +
                                         "' 2>/dev/null; done")
                                .out);
    std::map<std::uint64_t, std::set<std::uint64_t>> theirs;
    std::uint64_t cluster = 0;
    for (std::string line; std::getline(said, line);) {
        if (line.starts_with("= ")) cluster = std::strtoull(line.c_str() + 2, nullptr, 10);
        if (line.starts_with("Inode ")) theirs[cluster].insert(std::strtoull(line.c_str() + 6, nullptr, 10));
    }
    EXPECT_GE(theirs.size(), questions() / 2);
    for (const std::uint64_t one : clusters)
        EXPECT_EQ(owning(volume->owners.at(one * 4096)), theirs[one]) << "cluster " << one;
}

}  // namespace
}  // namespace sectorsmith
