// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files of ext: what debugfs deletes (pointers stay) and what Linux deletes (only the journal has them).
#include "fs/deleted_testing.h"

namespace sectorsmith {
namespace {

using testing::fileText;
using testing::MadeDisk;
using testing::ReadDeleted;

constexpr const char* filesOfExt =
    "mkdir -p $D.s/dir; cd $D.s; for i in 1 2 3 4; do head -c $((i * 7000)) /dev/urandom > f$i.bin; done; "
    "head -c 600000 /dev/urandom > large.bin; cp f3.bin dir/in.bin; ";

class DeletedExt : public ::testing::TestWithParam<const char*> {};

TEST_P(DeletedExt, ByDebugfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("debugfs");
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("8M");
    disk.must(
        std::string(filesOfExt) + "mke2fs -q -F -b 1024 -t " + GetParam() +
        " -d $D.s $D && debugfs -w -R 'rm f2.bin' $D && debugfs -w -R 'rm large.bin' $D && debugfs -w -R 'rm "
        "dir/in.bin' $D");
    const auto original = [&](const std::string& name) {
        return fileText(disk.path().string() + ".s/" + name);
    };
    std::set<std::string> paths;
    {
        ReadDeleted read;
        const auto opened = read.open(disk.load());
        ASSERT_TRUE(opened) << opened.error().message;
        for (const auto& [path, file] : read.files()) {
            paths.insert(path);
            EXPECT_EQ(file->verdict, Verdict::Whole) << path;
            EXPECT_EQ(file->trace, DeletedTrace::Record);
            read.expectHonest(*file, original(path));
        }
        EXPECT_EQ(paths, (std::set<std::string>{"/f2.bin", "/large.bin", "/dir/in.bin"}));
        if (testing::haveProgram("fls")) {
            EXPECT_EQ(paths, testing::deletedAsFls("'" + disk.path().string() + "'"));
        }
    }
    // It takes an inode, and the blocks of others, too.
    disk.must("cd $D.s; head -c 600000 /dev/urandom > new; debugfs -w -R 'write new new' $D");
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    std::uint64_t lost = 0;
    for (const auto& [path, file] : read.files()) {
        if (!paths.contains(path)) continue;
        read.expectHonest(*file, original(path));
        for (const ByteRange& range : file->lost) lost += range.length;
        // Each block by itself: in use now, or not.
        const auto* stream = read.streams.find(file->number, StreamKind::Data);
        if (stream == nullptr) continue;
        for (const StreamIndex::Piece& piece : read.streams.pieces(*stream)) {
            const auto said = disk.must("debugfs -R 'testb " + std::to_string(piece.offset / 1024) + " " +
                                        std::to_string((piece.length + 1023) / 1024) + "' $D 2>/dev/null");
            EXPECT_FALSE(said.contains("marked in use")) << path << ": " << said;
        }
    }
    EXPECT_GT(lost, 0u);
    testing::expectSurvivesDamage(*disk.load(), 20, 1024, 1 << 20);
}
INSTANTIATE_TEST_SUITE_P(Kinds, DeletedExt, ::testing::Values("ext2", "ext3", "ext4"));

// What `commands` do in the mounted disk ($M), beside its files ($D.s).
int mountedExt(const MadeDisk& disk, const std::string& commands) {
    return disk
        .shell(
            "L=$(losetup -f --show $D) || exit 1; M=$(mktemp -d); mount $L $M || { losetup -d $L; exit 1; }; "
            "cd $D.s; " +
            commands + "; R=$?; cd /; umount $M; losetup -d $L; rmdir $M; exit $R")
        .exitCode;
}

TEST(DeletedExtJournal, ByLinux) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("32M");
    if (disk.shell("test $(id -u) = 0").exitCode != 0) GTEST_SKIP() << "mounting needs root";
    disk.must(std::string(filesOfExt) + "mke2fs -q -F -t ext4 $D");
    if (mountedExt(disk, "true") != 0) GTEST_SKIP() << "Linux cannot mount an image here";
    ASSERT_EQ(mountedExt(disk, "cp -r . $M; sync; rm $M/f2.bin $M/large.bin; rm -r $M/dir"), 0);
    const auto original = [&](const std::string& name) {
        return fileText(disk.path().string() + ".s/" + name);
    };
    {
        ReadDeleted read;
        const auto opened = read.open(disk.load());
        ASSERT_TRUE(opened) << opened.error().message;
        const auto files = read.files();
        for (const char* path : {"/f2.bin", "/large.bin", "/dir/in.bin"}) {
            ASSERT_TRUE(files.contains(path)) << path;
            EXPECT_EQ(files.at(path)->trace, DeletedTrace::Journal) << path;
            EXPECT_EQ(files.at(path)->verdict, Verdict::Whole) << path;
            read.expectHonest(*files.at(path), original(path));
        }
    }
    // Without the journal's copies it is said that nothing tells where they were.
    disk.must(
        "J=$(debugfs -R 'blocks <8>' $D 2>/dev/null); B=$(dumpe2fs -h $D 2>/dev/null | sed -n 's/^Block "
        "size: *//p'); "
        "for b in $(echo $J | cut -d' ' -f2-); do echo $b; done > $D.j; "
        "python3 -c \"import sys; b=int(sys.argv[2]); f=open(sys.argv[1],'r+b'); "
        "[ (f.seek(int(x)*b), f.write(bytes(b))) for x in open(sys.argv[3]) ]\" $D $B $D.j");
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    const auto files = read.files();
    EXPECT_GE(files.size(), 4u);
    for (const auto& [path, file] : files) {
        EXPECT_FALSE(file->located) << path;
        EXPECT_EQ(file->verdict, Verdict::NameOnly) << path;
    }
}

class DeletedExtReuse : public ::testing::TestWithParam<const char*> {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mke2fs");
        if (disk.shell("test $(id -u) = 0").exitCode != 0) GTEST_SKIP() << "mounting needs root";
        disk.must(std::string("mkdir -p $D.s; mke2fs -q -F ") + GetParam() + " $D");
        if (mountedExt(disk, "true") != 0) GTEST_SKIP() << "Linux cannot mount an image here";
    }
    std::string original(const std::string& path) const {
        return fileText(disk.path().string() + ".s/" + path);
    }
    const MadeDisk disk{"32M"};
};

// Files that had one inode one after the other (ext3: one for each folder), two of them with the same name.
TEST_P(DeletedExtReuse, EachHasItsOwnName) {
    ASSERT_EQ(mountedExt(disk,
                         "mkdir $M/old $M/new; I=; for f in old/first:5000 new/second:70000 new/first:300 "
                         "old/second:9000; do "
                         "n=${f%:*}; mkdir -p ${n%/*}; head -c ${f#*:} /dev/urandom > $n; cp $n $M/$n; sync; "
                         "I=\"$I $(stat -c %i $M/$n)\"; rm $M/$n; done; "
                         "sync; echo $I > inodes; test $(echo $I | tr ' ' '\\n' | sort -u | wc -l) -le 2"),
              0)
        << original("inodes");
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    std::set<std::string> paths;
    for (const auto& [path, file] : read.files()) {
        paths.insert(path);
        read.expectHonest(*file, original(path));
    }
    EXPECT_EQ(paths, (std::set<std::string>{"/old/first", "/new/second", "/new/first", "/old/second"}));
}

// Files come and go, and each takes blocks that others had, for its data and for its map.
TEST_P(DeletedExtReuse, WholeIsWhole) {
    ASSERT_EQ(
        mountedExt(
            disk,
            "i=0; for r in $(seq 12); do for n in 10 3000 900000 20000 300000 10; do i=$((i + 1)); "
            "head -c $n /dev/urandom > f$i; cp f$i $M/f$i; [ $((i % 4)) != 0 ] || sync; done; sync; "
            "rm $M/f$((i - 1)) $M/f$((i - 3)) $M/f$((i - 5)); [ $((r % 3)) != 0 ] || rm $M/f*; done; sync"),
        0);
    std::set<std::string> contents;
    for (const auto& one : std::filesystem::directory_iterator(disk.path().string() + ".s"))
        contents.insert(fileText(one.path()));
    ReadDeleted read;
    const auto opened = read.open(disk.load());
    ASSERT_TRUE(opened) << opened.error().message;
    std::size_t named = 0, whole = 0;
    for (const auto& [path, file] : read.files()) {
        if (!path.contains("/file-")) {
            ++named;
            read.expectHonest(*file, original(path));
        } else if (file->verdict == Verdict::Whole) {
            const auto content = read.content(*file);
            ASSERT_TRUE(content) << content.error().message;
            EXPECT_TRUE(contents.contains(*content)) << path;
        }
        whole += file->verdict == Verdict::Whole ? 1 : 0;
    }
    EXPECT_GT(named, 20u);
    EXPECT_GT(whole, 5u);
}
INSTANTIATE_TEST_SUITE_P(Kinds, DeletedExtReuse, ::testing::Values("-t ext3 -b 1024", "-t ext4"));

}  // namespace
}  // namespace sectorsmith
