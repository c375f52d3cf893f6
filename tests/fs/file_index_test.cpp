// SPDX-License-Identifier: GPL-3.0-or-later
// Names, numbers and what is recorded of files: as the Sleuth Kit, libfshfs and debugfs print them.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <random>
#include <set>
#include <sstream>

#include "fs/file_index_testing.h"
#include "fs/hfsplus_writer.h"
#include "io/memory_source.h"
#include "io/slice_source.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using testing::HfsWriter;
using testing::MadeDisk;

struct Listed {
    const char* image;
    const char* type;
    std::uint64_t offset;   // sectors
    std::uint64_t sectors;  // 0: to the end
    std::size_t least;      // names
};
class FileIndexReal : public ::testing::TestWithParam<Listed> {};
TEST_P(FileIndexReal, AsFls) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto image = testing::loadImage(path);
    const std::uint64_t start = GetParam().offset * 512;
    const SliceSource volume(image, start,
                             GetParam().sectors != 0 ? GetParam().sectors * 512 : image->size() - start);
    const auto index = indexOf(volume);
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_EQ(index->findingCount(), 0u);
    const auto ours = ourLines(*index);
    EXPECT_GE(ours.size(), GetParam().least);
    EXPECT_EQ(ours.size(), index->names().size()) << "all names are below the root";
    expectSame(ours,
               flsLines(fmt::format("-f {} -o {} '{}'", GetParam().type, GetParam().offset, path.string())));
    // Each path leads back.
    std::size_t count = 0;
    for (const auto& [name, number] : pathsOf(*index))
        if (count++ % 97 == 0) {
            EXPECT_EQ(index->lookUp("/" + name), number) << name;
        }
    EXPECT_EQ(index->lookUp("/"), index->root());
    EXPECT_EQ(index->lookUp("/no such name"), std::nullopt);
}
INSTANTIATE_TEST_SUITE_P(Images, FileIndexReal,
                         ::testing::Values(Listed{"hfsplus_volume", "hfs", 0, 0, 10},
                                           Listed{"gpt_hfsplus", "hfs", 40, 0, 84},
                                           Listed{"apm_hfsplus", "hfs", 64, 0, 3},
                                           Listed{"mbr_hfsplus_fat16", "hfs", 63, 40068, 10},
                                           Listed{"made/hfsplus_files", "hfs", 0, 0, 270},
                                           Listed{"ext2", "ext", 0, 0, 6}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

TEST(FileIndexHfs, NamesAsLibfshfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fshfsinfo");
    for (const char* name : {"hfsplus_volume", "gpt_hfsplus"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        const auto image = testing::loadImage(path);
        const std::uint64_t start = std::string(name) == "gpt_hfsplus" ? 20480 : 0;
        const auto index = indexOf(SliceSource(image, start, image->size() - start));
        ASSERT_TRUE(index) << index.error().message;
        std::set<std::string> ours, theirs;
        for (const auto& [file, number] : pathsOf(*index))
            if (std::ranges::none_of(file, [](unsigned char c) { return c < 0x20; })) ours.insert("/" + file);
        const auto said = testing::run(fmt::format("fshfsinfo -o {} -H '{}'", start, path.string()));
        std::istringstream in(said.out);
        for (std::string line; std::getline(in, line);)
            // Its way with control characters is its own.
            if (line.starts_with('/') && line != "/" && !line.contains("\\x") && !line.contains("␀"))
                theirs.insert(line);
        EXPECT_GE(theirs.size(), 9u);
        expectSame(ours, theirs);
    }
}

// What no tool here writes: hard links of files and folders, a compressed file.
TEST(FileIndexHfs, LinksAndCompressedFiles) {
    const std::string privateFiles("\0\0\0\0HFS+ Private Data", 21),
        privateFolders = ".HFS+ Private Directory Data\r";
    HfsWriter writer(512, 4000);
    const HfsWriter::ForkOf data{700, {{2000, 2}}};
    writer.addFolder(2, privateFiles, 16);
    writer.addFolder(2, privateFolders, 17);
    writer.addFile(16, "iNode900", {.id = 20, .special = 2, .data = data});
    writer.addFolder(17, "dir_901", 21);
    writer.addFile(21, "inside", {.id = 22});
    writer.addFile(2, "one", {.id = 23, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFile(2, "two", {.id = 24, .type = "hlnk", .creator = "hfs+", .special = 900});
    writer.addFile(2, "alias", {.id = 25, .type = "fdrp", .creator = "MACS", .special = 901});
    writer.addFile(2, "iNode900", {.id = 26});  // only its name is like that
    writer.addFile(2, "soft", {.id = 27, .type = "slnk", .creator = "rhap", .mode = 0120755});
    writer.addFile(2, "fifo", {.id = 28, .mode = 0010644});
    auto bytes = writer.build();
    const MemorySource source(bytes);
    const auto index = indexOf(source);
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    EXPECT_EQ(index->lookUp("/one"), 20u);
    EXPECT_EQ(index->lookUp("two"), 20u);
    EXPECT_EQ(index->lookUp("/alias/inside"), 22u);
    EXPECT_EQ(index->lookUp("/iNode900"), 26u);
    ASSERT_NE(index->find(20), nullptr);
    EXPECT_EQ(index->find(20)->links, 2u);
    EXPECT_EQ(index->find(20)->size, 700u);
    EXPECT_EQ(index->find(23), nullptr) << "a link is a name, not a file";
    EXPECT_EQ(index->find(*index->lookUp("soft"))->kind, FileKind::Link);
    EXPECT_EQ(index->find(*index->lookUp("fifo"))->kind, FileKind::Pipe);
    EXPECT_EQ(index->find(20)->modified, FileTime::of(0xE0000000LL - 2082844800));
    EXPECT_EQ(index->find(20)->owner, 501u);

    HfsWriter broken(512, 4000);
    broken.addFile(2, "lost", {.id = 23, .type = "hlnk", .creator = "hfs+", .special = 900});
    bytes = broken.build();
    const auto found = indexOf(MemorySource(bytes));
    ASSERT_TRUE(found);
    EXPECT_THAT(found->findings(),
                ::testing::ElementsAre(::testing::HasSubstr("hard link 23 does not lead to a file")));
    EXPECT_EQ(found->lookUp("lost"), 23u);
}

struct ExtListed {
    const char* name;
    const char* mkfs;
};
class FileIndexExt : public ::testing::TestWithParam<ExtListed> {};
TEST_P(FileIndexExt, AsFlsAndDebugfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fls");
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("64M");
    disk.must(
        "rm -rf $D.s; mkdir -p $D.s/a/b/c $D.s/many $D.s/small; cd $D.s; echo x > a/b/c/d; ln a/b/c/d hard; "
        "ln -s a soft; "
        "printf hello > 'sp ace'; : > $(printf 'ä\\377'); mkfifo pipe; chmod 4711 hard; "
        "for i in 1 2 3 4 5 6; do : > small/entry$i; done; "
        "cd many; seq 700 | sed 's/^/a name that is not so short /' | tr '\\n' '\\0' | xargs -0 touch; cd "
        "/; "
        "touch -d '1901-12-14 00:00:01 UTC' $D.s/soon; touch -d '2100-05-06 07:08:09.123456789 UTC' "
        "$D.s/late; " +
        std::string(GetParam().mkfs) +
        " -d $D.s $D >/dev/null 2>&1; e2fsck -fyD $D >/dev/null 2>&1; "
        // (mke2fs leaves the later bits of a time out.)
        "debugfs -w -R 'sif late mtime_extra 1' $D >/dev/null 2>&1");
    const auto index = indexOf(*disk.load());
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    auto ours = pathsOf(*index);
    EXPECT_EQ(ours.size(), index->names().size());
    // By debugfs, folder by folder: /inode/mode/uid/gid/name/size/
    for (const char* folder : {"", "a", "a/b/c", "many", "small"}) {
        std::istringstream in(disk.must(fmt::format("debugfs -R 'ls -p /{}' $D 2>/dev/null", folder)));
        std::set<std::string> theirs, mine;
        for (std::string line; std::getline(in, line);)
            if (line.starts_with('/') && !line.contains("/.//") && !line.contains("/..//") &&
                !line.starts_with("/0/"))
                theirs.insert(line);
        const auto number = index->lookUp(folder);
        ASSERT_TRUE(number) << folder;
        const auto range = index->children(*number);
        for (std::size_t i = range.first; i < range.end; ++i) {
            const FileIndex::Name& name = index->names()[i];
            const FileIndex::File* file = index->find(name.file);
            ASSERT_NE(file, nullptr);
            const unsigned kind = file->kind == FileKind::Folder ? 040000
                                  : file->kind == FileKind::Link ? 0120000
                                  : file->kind == FileKind::Pipe ? 0010000
                                                                 : 0100000;
            mine.insert(fmt::format("/{}/{:06o}/{}/{}/{}/{}/", name.file, kind | file->mode, file->owner,
                                    file->group, index->text(name),
                                    file->kind == FileKind::Folder ? "" : std::to_string(file->size)));
        }
        expectSame(mine, theirs);
    }
    if (!std::string(GetParam().mkfs).contains("inline")) {  // the Sleuth Kit does not look into inodes
        std::set<std::string> lines = ourLines(*index),
                              theirs = flsLines("-f ext '" + disk.path().string() + "'");
        std::erase_if(theirs, [](const std::string& line) { return line.contains(" * "); });
        for (auto* set : {&lines, &theirs})  // what is not UTF-8 it shows in its own way
            std::erase_if(*set, [](const std::string& line) { return line.contains("\tä"); });
        expectSame(lines, theirs);
    }
    EXPECT_TRUE(index->lookUp("/\xC3\xA4\xFF")) << "a name that is not text";
    const auto* hard = index->find(*index->lookUp("/hard"));
    EXPECT_EQ(hard, index->find(*index->lookUp("/a/b/c/d")));
    EXPECT_EQ(hard->links, 2u);
    EXPECT_EQ(hard->mode, 04711);
    EXPECT_EQ(index->find(*index->lookUp("soon"))->modified, FileTime::of(-2147471999));
    // 128-byte inodes end in 2038.
    if (!std::string(GetParam().mkfs).contains("-I 128")) {
        EXPECT_EQ(index->find(*index->lookUp("late"))->modified.nanoseconds / 1'000'000'000, 4113270489);
    }
}
INSTANTIATE_TEST_SUITE_P(
    Made, FileIndexExt,
    ::testing::Values(ExtListed{"ext2", "mke2fs -F -t ext2 -b 1024 -I 128"},
                      ExtListed{"ext4", "mke2fs -F -t ext4 -b 4096"},
                      ExtListed{"ext4_1k", "mke2fs -F -t ext4 -b 1024"},
                      ExtListed{"ext4_inline", "mke2fs -F -t ext4 -b 1024 -O inline_data -I 256"},
                      ExtListed{"ext4_64k", "mke2fs -F -t ext4 -b 65536 -O ^has_journal"}),
    [](const auto& test) { return std::string(test.param.name); });

// What is damaged is left out and said; what is whole is there.
TEST(FileIndexExtDamaged, ADamagedFolderIsAFinding) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("8M");
    disk.must(
        "mkdir -p $D.s/one $D.s/two; for i in 1 2 3; do : > $D.s/one/f$i; : > $D.s/two/f$i; done; "
        "mke2fs -q -F -t ext2 -b 1024 -d $D.s $D");
    auto bytes = testing::readFile(disk.path());
    const std::size_t block = std::stoull(disk.must("debugfs -R 'blocks /one' $D 2>/dev/null"));
    storeLittle<std::uint16_t>(bytes.data() + block * 1024 + 4, 3);
    const auto index = indexOf(MemorySource(bytes));
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_EQ(index->findingCount(), 1u);
    EXPECT_THAT(index->findings(), ::testing::ElementsAre(::testing::HasSubstr("a name in the folder")));
    EXPECT_TRUE(index->lookUp("two/f3"));
    EXPECT_FALSE(index->lookUp("one/f3"));
}

// A folder that is in itself under very many names: each step upwards would multiply the paths.
TEST(FileIndexPaths, EndWhereTheyMultiply) {
    class Circle : public Catalogue {
     public:
        Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
            for (int i = 0; i < 60'000; ++i)
                if (auto on = visitor.name(
                        {.file = 5, .parent = 5, .volume = 0, .name = "name " + std::to_string(i)});
                    !on)
                    return on;
            return {};
        }
        std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    } circle;
    SilentProgress progress;
    const auto index = FileIndex::build(circle, progress);
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->paths(5, 100), ::testing::IsEmpty());
}

// Numbers of few and of many bits, in no order.
class Numbered : public Catalogue {
 public:
    explicit Numbered(std::vector<std::uint64_t> numbers) : numbers_(std::move(numbers)) {}
    Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            FileEntry file;
            file.file = numbers_[i];
            file.size = i;
            const std::string name = "n" + std::to_string(i);
            // Two names for some; the folders are files that may come later.
            for (std::size_t k = 0; k < 1 + i % 2; ++k)
                if (auto on = visitor.name({.file = file.file,
                                            .parent = i < 50 ? 2 : numbers_[(i + k) % 50],
                                            .volume = 0,
                                            .name = name});
                    !on)
                    return on;
            if (auto on = visitor.file(file); !on) return on;
        }
        return {};
    }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }

 private:
    std::vector<std::uint64_t> numbers_;
};

TEST(FileIndexOrder, OfNumbersOfAllSizes) {
    std::mt19937_64 random(3);
    for (const unsigned bits : {11, 22, 23, 40, 41, 63}) {
        std::set<std::uint64_t> seen{2};
        std::vector<std::uint64_t> numbers;
        while (numbers.size() < 1500)
            if (const std::uint64_t one = random() >> (64 - bits); seen.insert(one).second)
                numbers.push_back(one);
        Numbered made(numbers);
        SilentProgress progress;
        const auto index = FileIndex::build(made, progress);
        ASSERT_TRUE(index) << bits;
        ASSERT_EQ(index->files(), numbers.size());
        std::size_t below = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            ASSERT_NE(index->find(numbers[i]), nullptr) << bits << ", " << i;
            EXPECT_EQ(index->find(numbers[i])->size, i);
            ASSERT_NE(index->nameOf(numbers[i]), nullptr);
            EXPECT_EQ(index->text(*index->nameOf(numbers[i])), "n" + std::to_string(i));
            const auto range = index->children(numbers[i]);
            for (std::size_t n = range.first; n < range.end; ++n)
                EXPECT_EQ(index->names()[n].parent, numbers[i]);
            below += range.end - range.first;
        }
        const auto top = index->children(2);
        EXPECT_EQ(below + top.end - top.first, index->names().size());
        EXPECT_EQ(index->lookUp("/n7"), numbers[7]);
    }
}

}  // namespace
}  // namespace sectorsmith
