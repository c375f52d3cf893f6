// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files of FAT and exFAT: what mdel and exfat-fuse delete, and what was overwritten since.
#include "fs/deleted_testing.h"

namespace sectorsmith {
namespace {

using testing::fileText;
using testing::MadeDisk;
using testing::ReadDeleted;

// Files of known content beside the disk, in $D.s.
constexpr const char* someFiles =
    "mkdir $D.s; cd $D.s; for i in 1 2 3 4 5; do head -c $((i * 3000)) /dev/urandom > f$i.bin; done; "
    "head -c 5000 /dev/urandom > 'A long name, übergroß.txt'; : > empty; ";

struct Kind {
    const char* bits;
    const char* size;
};
class DeletedFat : public ::testing::TestWithParam<Kind> {
 protected:
    void SetUp() override {
        if (!testing::haveShell() || !testing::haveProgram("mkfs.fat") || !testing::haveProgram("mdel"))
            GTEST_SKIP() << "dosfstools and mtools are not installed";
        disk_.must(std::string("export LC_ALL=C.UTF-8; ") + someFiles + "truncate -s " + GetParam().size +
                   " $D; mkfs.fat -s 1 -F " + GetParam().bits +
                   " $D; mmd -i $D ::dir; mcopy -i $D f1.bin f2.bin A* empty ::; mcopy -i $D f3.bin f4.bin "
                   "::dir; mcopy -i $D f5.bin ::");
    }
    std::string original(const std::string& name) const {
        return fileText(disk_.path().string() + ".s/" + name);
    }
    MadeDisk disk_{"1M"};
};

TEST_P(DeletedFat, WholeUntilOverwritten) {
    disk_.must("export LC_ALL=C.UTF-8; mdel -i $D ::f2.bin ::A* ::empty; mdeltree -i $D ::dir");
    {
        ReadDeleted read;
        const auto opened = read.open(disk_.load());
        ASSERT_TRUE(opened) << opened.error().message;
        const auto files = read.files();
        std::set<std::string> paths;
        for (const auto& [path, file] : files) paths.insert(path);
        EXPECT_EQ(paths, (std::set<std::string>{"/_2.bin", "/A long name, übergroß.txt", "/_mpty", "/_ir",
                                                "/_ir/_3.bin", "/_ir/_4.bin"}));
        for (const auto& [path, name] : {std::pair{"/_2.bin", "f2.bin"},
                                         {"/A long name, übergroß.txt", "A long name, übergroß.txt"},
                                         {"/_mpty", "empty"},
                                         {"/_ir/_3.bin", "f3.bin"},
                                         {"/_ir/_4.bin", "f4.bin"}}) {
            ASSERT_TRUE(files.contains(path)) << path;
            const DeletedFiles::File& file = *files.at(path);
            EXPECT_EQ(file.verdict, Verdict::Whole) << path;
            EXPECT_EQ(file.firstLetterLost, !std::string(path).contains("long"));
            EXPECT_EQ(file.guessed, original(name).size() > 512)
                << "where a file's second cluster was is not known";
            read.expectHonest(file, original(name));
        }
        if (testing::haveProgram("fls")) {
            EXPECT_EQ(paths, testing::deletedAsFls("'" + disk_.path().string() + "'"));
        }
    }
    // A new file goes where the first free clusters are: one was the folder's, five f2's. (FAT32 goes on from the last.)
    disk_.must("cd $D.s; head -c 3000 /dev/urandom > new; mcopy -i $D new ::");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    const auto files = read.files();
    ASSERT_TRUE(files.contains("/_2.bin"));
    const DeletedFiles::File& file = *files.at("/_2.bin");
    read.expectHonest(file, original("f2.bin"));
    EXPECT_EQ(file.lost, std::string(GetParam().bits) == "32" ? std::vector<ByteRange>{}
                                                              : (std::vector<ByteRange>{{0, 2560}}));
    ASSERT_TRUE(files.contains("/A long name, übergroß.txt"));
    EXPECT_EQ(files.at("/A long name, übergroß.txt")->verdict, Verdict::Whole);
}

TEST_P(DeletedFat, ALaterDeletedFileHadItsClusters) {
    if (std::string(GetParam().bits) == "32")
        GTEST_SKIP() << "mtools takes the next clusters of FAT32, not the first";
    disk_.must(
        "cd $D.s; mdel -i $D ::f2.bin; head -c 2000 /dev/urandom > later; touch later; mcopy -i $D later ::; "
        "mdel -i $D ::later");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    // `later` took the entry of f2, too: only it is left, and is whole.
    const auto files = read.files();
    ASSERT_TRUE(files.contains("/_ater"));
    read.expectHonest(*files.at("/_ater"), original("later"));
}

TEST_P(DeletedFat, AFileThatWasMovedIsNotGivenOutAgain) {
    disk_.must("mmove -i $D ::f2.bin ::/dir/moved.bin");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    ASSERT_NE(read.find("/_2.bin"), nullptr);
    EXPECT_EQ(read.find("/_2.bin")->verdict, Verdict::NameOnly) << "its clusters are a living file's";
    EXPECT_EQ(read.find("/_2.bin")->kept, 0u);
}

TEST_P(DeletedFat, DamagedAndTruncated) {
    disk_.must("mdel -i $D ::f2.bin ::f5.bin; mdeltree -i $D ::dir");
    testing::expectSurvivesDamage(*disk_.load(), std::string(GetParam().bits) == "12" ? 60 : 5, 512, 200'000);
}

INSTANTIATE_TEST_SUITE_P(Bits, DeletedFat,
                         ::testing::Values(Kind{"12", "2M"}, Kind{"16", "20M"}, Kind{"32", "40M"}),
                         [](const auto& test) { return "Fat" + std::string(test.param.bits); });

// As the public test image 6-fat-undel: files in one piece and in several, of one cluster and of many, folders in folders,
// all deleted. What is in one piece comes back as the Sleuth Kit reads it. Of the others the directory tells where they
// began, and the rest is a guess, which is said: never whole.
TEST(DeletedFiles, AsTheTestImageOfFat) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* tool : {"mkfs.fat", "mcopy", "mdel", "fls", "icat", "tsk_recover"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not there";
    const MadeDisk disk("6M");
    disk.must(
        "mkfs.fat -F 16 -s 2 $D >/dev/null; mkdir $D.s; cd $D.s; "
        "file() { head -c $2 /dev/urandom > $1; }; "
        // Free clusters between those of files that stay.
        "for i in $(seq 12); do file fill$i 900; mcopy -i $D fill$i ::; done; "
        "mdel -i $D ::fill2 ::fill4 ::fill6 ::fill8 ::fill10; "
        "file frag1.dat 1584; file frag2.dat 2873; mcopy -i $D frag1.dat frag2.dat ::; "
        "file sing1.dat 780; file mult1.dat 3801; mcopy -i $D sing1.dat mult1.dat ::; "
        "mmd -i $D ::dir1; file mult2.dat 1715; mcopy -i $D mult2.dat ::dir1; mmd -i $D ::dir1/dir2; "
        "file frag3.dat 2027; mcopy -i $D frag3.dat ::dir1/dir2; "
        "mdel -i $D ::frag1.dat ::frag2.dat ::sing1.dat ::mult1.dat; mdeltree -i $D ::dir1");
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    const auto files = read.files();
    std::set<std::string> paths;
    for (const auto& [path, file] : files) paths.insert(path);
    const auto numbers = testing::deletedNumbersAsFls("'" + disk.path().string() + "'");
    EXPECT_EQ(paths, testing::deletedAsFls("'" + disk.path().string() + "'"));
    const auto recovered = testing::deletedAsTskRecover(disk.path());
    for (const auto& [path, pieces] : {std::pair{"/_rag1.dat", 2},
                                       {"/_rag2.dat", 3},
                                       {"/_ing1.dat", 1},
                                       {"/_ult1.dat", 1},
                                       {"/_ir1/_ult2.dat", 1},
                                       {"/_ir1/_ir2/_rag3.dat", 1}}) {
        ASSERT_TRUE(files.contains(path)) << path;
        const DeletedFiles::File& file = *files.at(path);
        std::string name = std::string(path).substr(std::string(path).rfind('/') + 1);
        name[0] = name.starts_with("_rag") ? 'f' : name.starts_with("_ing") ? 's' : 'm';
        const std::string original = fileText(disk.path().string() + ".s/" + name);
        EXPECT_TRUE(file.firstLetterLost) << path;
        EXPECT_EQ(file.guessed, original.size() > 1024) << path;
        EXPECT_EQ(file.verdict == Verdict::Whole, pieces == 1) << path;
        if (pieces != 1) {
            const auto content = read.content(file);
            ASSERT_TRUE(content) << path;
            EXPECT_EQ(content->substr(0, 1024), original.substr(0, 1024)) << path;
            continue;
        }
        read.expectHonest(file, original);
        EXPECT_TRUE(testing::deletedAsIcat(disk.path(), numbers.at(path)) == original) << path;
        ASSERT_TRUE(recovered.contains(path)) << path;
        EXPECT_TRUE(recovered.at(path) == original) << path;
    }
}

// Folders of which the way up ends nowhere: files in them, and in those above them, are given a place that has a path.
TEST(DeletedFiles, FoldersThatLeadNowhere) {
    class Broken : public Catalogue {
     public:
        Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
            for (const std::uint64_t folder : {10, 11, 12}) {
                FileEntry entry;
                entry.file = folder;
                entry.kind = FileKind::Folder;
                if (auto on = visitor.file(entry); !on) return on;
                if (auto on = visitor.name(
                        {.file = folder, .parent = folder == 10 ? 99 : folder - 1, .volume = 0, .name = "f"});
                    !on)
                    return on;
            }
            return {};
        }
        std::string pathOf(unsigned, std::uint64_t) override { return {}; }
        Result<void> deleted(unsigned, const DeletedVisitor& visit, Progress&) override {
            for (const std::uint64_t parent : {12, 11, 10, 2}) {
                DeletedFile file;
                file.entry.file = 100 + parent;
                file.entry.kind = FileKind::File;
                file.parent = parent;
                file.name = "lost";
                if (auto on = visit(std::move(file)); !on) return on;
            }
            return {};
        }
    } catalogue;
    const MemorySource source(std::vector<std::byte>(65536), 512);
    SilentProgress progress;
    const auto deleted = DeletedFiles::find(source, catalogue, 0, progress);
    ASSERT_TRUE(deleted) << deleted.error().message;
    ASSERT_EQ((*deleted)->files().size(), 4u);
    const auto names = FileIndex::build(**deleted, progress);
    ASSERT_TRUE(names);
    for (const DeletedFiles::File& file : (*deleted)->files()) {
        const auto paths = names->paths(file.number, 1);
        ASSERT_EQ(paths.size(), 1u) << file.number;
        EXPECT_EQ(paths[0], file.number == 102 ? "/lost" : "/$OrphanFiles/lost");
    }
}

// More files of one number than fit above it.
TEST(DeletedFiles, ManyOfOneNumber) {
    class Repeated : public Catalogue {
     public:
        Result<void> walk(CatalogueVisitor&, Progress&) override { return {}; }
        std::string pathOf(unsigned, std::uint64_t) override { return {}; }
        Result<void> deleted(unsigned, const DeletedVisitor& visit, Progress&) override {
            for (int i = 0; i < 66'000; ++i) {
                DeletedFile file;
                file.entry.file = 100;
                file.entry.kind = FileKind::File;
                file.parent = 2;
                file.name = "again";
                if (auto on = visit(std::move(file)); !on) return on;
            }
            return {};
        }
    } catalogue;
    const MemorySource source(std::vector<std::byte>(65536), 512);
    SilentProgress progress;
    const auto deleted = DeletedFiles::find(source, catalogue, 0, progress);
    ASSERT_TRUE(deleted) << deleted.error().message;
    std::set<std::uint64_t> numbers;
    for (const DeletedFiles::File& file : (*deleted)->files()) numbers.insert(file.number);
    EXPECT_EQ(numbers.size(), 66'000u);
}

// The rule of what two deleted files claim, on a volume by hand: two entries with the same clusters.
TEST(DeletedFiles, WhoWroteLastHasTheClusters) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mdel");
    for (const int seconds : {-60, 0, 60}) {
        const MadeDisk disk("2M");
        // On a volume of 512-byte clusters: `other` begins where `first` has its third cluster, and is 4 clusters long.
        disk.must(
            "mkdir $D.s; cd $D.s; head -c 4096 /dev/urandom > first; head -c 2048 /dev/urandom > other; "
            "touch -d @1612353600 first; touch -d @" +
            std::to_string(1612353600 + seconds) +
            " other; mkfs.fat -s 1 -F 12 $D; mcopy -m -i $D first other ::; "
            "mdel -i $D ::first ::other");
        auto bytes = *readBytes(*disk.load(), 0, disk.load()->size());
        const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const std::size_t first = text.find("\xE5IRST"), other = text.find("\xE5THER");
        ASSERT_NE(first, std::string::npos);
        ASSERT_NE(other, std::string::npos);
        // Only the dates of the last change count here.
        for (const std::size_t at : {first, other})
            std::fill_n(bytes.begin() + static_cast<long>(at) + 13, 7, std::byte{0});
        bytes[other + 26] = std::byte(std::to_integer<unsigned>(bytes[first + 26]) + 2);
        ReadDeleted read;
        const auto opened = read.open(std::make_shared<MemorySource>(bytes, 512));
        ASSERT_TRUE(opened) << opened.error().message;
        const auto files = read.files();
        ASSERT_TRUE(files.contains("/_irst") && files.contains("/_ther"));
        const DeletedFiles::File& one = *files.at("/_irst");
        const DeletedFiles::File& two = *files.at("/_ther");
        EXPECT_TRUE(one.contested && two.contested);
        EXPECT_EQ(one.verdict, seconds < 0 ? Verdict::Whole : Verdict::Partly) << seconds;
        EXPECT_EQ(two.verdict, seconds > 0 ? Verdict::Whole : Verdict::NameOnly) << seconds;
        if (seconds >= 0) {
            EXPECT_EQ(one.kept, 2048u);
            EXPECT_EQ(one.lost, (std::vector<ByteRange>{{1024, 2048}}));
        }
    }
}

TEST(DeletedExFat, WholeUntilOverwritten) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* tool : {"mkfs.exfat", "mount.exfat-fuse", "losetup"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not there";
    const MadeDisk disk("16M");
    if (disk.shell("test $(id -u) = 0").exitCode != 0) GTEST_SKIP() << "exfat-fuse needs root";
    const auto mounted = [&](const std::string& commands) {
        disk.must("L=$(losetup -f --show $D); M=$(mktemp -d); mount.exfat-fuse $L $M; cd $D.s; " + commands +
                  "; cd /; umount $M; losetup -d $L; rmdir $M");
    };
    disk.must(std::string("export LC_ALL=C.UTF-8; ") + someFiles + "mkfs.exfat $D");
    mounted("mkdir $M/dir; cp f1.bin f2.bin A* $M; cp f3.bin f4.bin $M/dir; cp f5.bin $M");
    mounted("rm -r $M/f2.bin $M/A* $M/dir");
    const auto original = [&](const std::string& name) {
        return fileText(disk.path().string() + ".s/" + name);
    };
    std::set<std::string> paths;
    {
        ReadDeleted read;
        const auto opened = read.open(disk.load());
        ASSERT_TRUE(opened) << opened.error().message;
        const auto files = read.files();
        for (const auto& [path, file] : files) {
            paths.insert(path);
            EXPECT_EQ(file->verdict, Verdict::Whole) << path;
            EXPECT_FALSE(file->firstLetterLost);
            if (path != "/dir") read.expectHonest(*file, original(path.substr(path.rfind('/') + 1)));
        }
        EXPECT_EQ(paths, (std::set<std::string>{"/f2.bin", "/A long name, übergroß.txt", "/dir",
                                                "/dir/f3.bin", "/dir/f4.bin"}));
        if (testing::haveProgram("fls")) {
            EXPECT_EQ(paths, testing::deletedAsFls("-f exfat '" + disk.path().string() + "'"));
        }
    }
    mounted("head -c 9000 /dev/urandom > $M/new");
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    std::uint64_t lost = 0;
    for (const auto& [path, file] : read.files()) {
        const std::string name = path.substr(path.rfind('/') + 1);
        if (name != "dir") read.expectHonest(*file, original(name));
        for (const ByteRange& range : file->lost) lost += range.length;
    }
    // The new file has three clusters of 4 KiB, one of them the folder's.
    EXPECT_GE(lost, 4096u);
    testing::expectSurvivesDamage(*disk.load(), 3, 1 << 20, 3 << 20);
}

}  // namespace
}  // namespace sectorsmith
