// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files of NTFS: what ntfs-3g deletes, and what was overwritten since, as ntfsundelete and the Sleuth Kit see it.
#include <regex>

#include "fs/deleted_testing.h"

namespace sectorsmith {
namespace {

using testing::fileText;
using testing::MadeDisk;
using testing::ReadDeleted;

class DeletedNtfs : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!testing::haveShell()) GTEST_SKIP() << "a POSIX shell is not there";
        for (const char* tool : {"mkntfs", "ntfs-3g", "ntfsundelete"})
            if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not there";
        disk_.must("mkntfs -q -F $D >/dev/null 2>&1");
        if (disk_.shell("M=$(mktemp -d); ntfs-3g $D $M && umount $M").exitCode != 0)
            GTEST_SKIP() << "ntfs-3g cannot mount here";
        disk_.must(
            "mkdir $D.s; cd $D.s; for i in 1 2 3 4 5; do head -c $((i * 30000)) /dev/urandom > f$i.bin; "
            "done; echo tiny > tiny; : > empty; seq 1 40000 > packed; head -c 40000 /dev/urandom >> packed");
        mounted(
            "mkdir $M/d; cp f1.bin f2.bin f3.bin tiny empty $M; cp f4.bin f5.bin $M/d; printf stream > "
            "$M/f3.bin:other; for i in $(seq 1 60); do echo $i > $M/d/a-rather-long-name-$i; done; "
            "mkdir $M/p; setfattr -h -v 0x00080000 -n system.ntfs_attrib $M/p; cp packed $M/p",
            "-o streams_interface=windows,compression");
    }
    void mounted(const std::string& commands, const std::string& options = {}) const {
        disk_.must("cd $D.s; M=$(mktemp -d); ntfs-3g " + options + " $D $M && { " + commands +
                   "; }; R=$?; umount $M; rmdir $M; exit $R");
    }
    std::string original(const std::string& name) const {
        return fileText(disk_.path().string() + ".s/" + name);
    }
    // Percent of each record that ntfsundelete would get back.
    std::map<std::uint64_t, int> percents() const {
        std::map<std::uint64_t, int> all;
        std::istringstream in(disk_.shell("ntfsundelete -f -s $D").out);
        const std::regex form(R"(^(\d+)\s+\S+\s+(\d+)%.*)");
        std::smatch parts;
        for (std::string line; std::getline(in, line);)
            if (std::regex_match(line, parts, form)) all[std::stoull(parts[1])] = std::stoi(parts[2]);
        return all;
    }
    MadeDisk disk_{"24M"};
};

TEST_F(DeletedNtfs, WholeUntilOverwritten) {
    mounted("rm -r $M/f2.bin $M/f3.bin $M/tiny $M/empty $M/d $M/p");
    std::set<std::string> paths;
    {
        ReadDeleted read;
        const auto opened = read.open(disk_.load());
        ASSERT_TRUE(opened) << opened.error().message;
        EXPECT_THAT(read.deleted->notes(), ::testing::IsEmpty());
        const auto percent = percents();
        int compared = 0;
        for (const auto& [path, file] : read.files()) {
            paths.insert(path);
            EXPECT_EQ(file->verdict, Verdict::Whole) << path;
            const std::string name = path.substr(path.rfind('/') + 1);
            if (std::filesystem::exists(disk_.path().string() + ".s/" + name)) {
                read.expectHonest(*file, original(name));
                ++compared;
            }
            if (percent.contains(file->number) && path != "/d" && path != "/p") {  // it looks at data
                EXPECT_EQ(percent.at(file->number), 100) << path;
            }
        }
        EXPECT_EQ(compared, 7);
        const DeletedFiles::File* streams = read.find("/f3.bin");
        ASSERT_NE(streams, nullptr);
        ASSERT_NE(read.streams.find(streams->number, StreamKind::Attribute, "other"), nullptr);
        EXPECT_GE(percent.size(), 60u);
        if (testing::haveProgram("fls")) {
            for (const std::string& theirs : testing::deletedAsFls("'" + disk_.path().string() + "'"))
                EXPECT_TRUE(paths.contains(theirs.substr(0, theirs.find(':'))) ||
                            theirs.contains("OrphanFile"))
                    << theirs;
        }
    }
    // New files take records and clusters.
    mounted(
        "head -c 100000 /dev/urandom > $M/new; for i in 1 2 3; do head -c 70000 /dev/urandom > $M/n$i; done");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    const auto percent = percents();
    std::uint64_t compared = 0;
    for (const auto& [path, file] : read.files()) {
        const std::string name = path.substr(path.rfind('/') + 1);
        if (!std::filesystem::exists(disk_.path().string() + ".s/" + name)) continue;
        const std::string text = original(name);
        read.expectHonest(*file, text);
        if (file->trace != DeletedTrace::Record || name == "packed" || !percent.contains(file->number))
            continue;
        // ntfsundelete counts clusters, all of the same weight.
        const std::uint64_t clusters = (text.size() + 4095) / 4096;
        std::uint64_t lost = 0;
        for (const ByteRange& range : file->lost) lost += (range.length + 4095) / 4096;
        if (clusters > 1) {
            EXPECT_EQ(percent.at(file->number), static_cast<int>((clusters - lost) * 100 / clusters)) << path;
        }
        ++compared;
    }
    EXPECT_GE(compared, 2u);
}

// As the public test image 7-ntfs-undel: resident files, files in one piece and in several, named streams, folders in
// folders, all deleted. NTFS keeps where each was: all of them come back, as the Sleuth Kit and ntfsundelete read them.
TEST_F(DeletedNtfs, AsTheTestImageOfNtfs) {
    for (const char* tool : {"fls", "icat", "tsk_recover"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not there";
    disk_.must(
        "cd $D.s; head -c 101 /dev/urandom > res1.dat; head -c 3801 /dev/urandom > mult1.dat; "
        "head -c 30000 /dev/urandom > frag1.dat; head -c 90000 /dev/urandom > frag2.dat");
    mounted(
        "mkdir -p $M/dir1/dir2; cp res1.dat $M; cp mult1.dat $M; cp f1.bin $M/mult1.dat:ADS; cp mult1.dat "
        "$M/dir1/mult2.dat; cp res1.dat $M/dir1/dir2/res2.dat; "
        // Both grow by turns.
        "for i in $(seq 0 9); do for f in frag1 frag2; do n=$(($(stat -c %s $f.dat) / 10)); dd if=$f.dat "
        "of=$M/dir1/dir2/$f.dat bs=$n skip=$i seek=$i count=1 conv=notrunc 2>/dev/null; sync; done; done",
        "-o streams_interface=windows");
    mounted("rm -r $M/res1.dat $M/mult1.dat $M/dir1");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    const auto files = read.files();
    const auto recovered = testing::deletedAsTskRecover(disk_.path());
    std::size_t pieces = 0;
    for (const auto& [path, name] : {std::pair{"/res1.dat", "res1.dat"},
                                     {"/mult1.dat", "mult1.dat"},
                                     {"/dir1/mult2.dat", "mult1.dat"},
                                     {"/dir1/dir2/res2.dat", "res1.dat"},
                                     {"/dir1/dir2/frag1.dat", "frag1.dat"},
                                     {"/dir1/dir2/frag2.dat", "frag2.dat"}}) {
        ASSERT_TRUE(files.contains(path)) << path;
        const DeletedFiles::File& file = *files.at(path);
        EXPECT_EQ(file.verdict, Verdict::Whole) << path;
        const std::string wanted = original(name);
        read.expectHonest(file, wanted);
        EXPECT_TRUE(testing::deletedAsIcat(disk_.path(), file.original) == wanted) << path;
        ASSERT_TRUE(recovered.contains(path)) << path;
        EXPECT_TRUE(recovered.at(path) == wanted) << path;
        disk_.shell("rm -rf $D.u; mkdir $D.u; ntfsundelete -f -T -u -i " + std::to_string(file.original) +
                    " -o back -d $D.u $D");
        EXPECT_TRUE(fileText(disk_.path().string() + ".u/back") == wanted) << path;
        if (const auto* stream = read.streams.find(file.number, StreamKind::Data))
            pieces = std::max(pieces, read.streams.pieces(*stream).size());
    }
    EXPECT_GT(pieces, 1u) << "no file was in several pieces";
    const auto* stream = read.streams.find(files.at("/mult1.dat")->number, StreamKind::Attribute, "ADS");
    ASSERT_NE(stream, nullptr);
    auto content = openContent(*read.source, read.streams, *stream);
    ASSERT_TRUE(content) << content.error().message;
    std::string bytes((*content)->size(), '\0');
    ASSERT_TRUE(readExact(**content, 0, std::as_writable_bytes(std::span(bytes))));
    EXPECT_TRUE(bytes == original("f1.bin"));
}

// A folder's index remembers names whose records are other files' by now.
TEST_F(DeletedNtfs, NamesInTheRestOfAnIndex) {
    mounted("rm $M/d/a-rather-long-name-[3-6]?");
    mounted("for i in $(seq 1 60); do echo > $M/x$i; done");
    ReadDeleted read;
    const auto opened = read.open(disk_.load());
    ASSERT_TRUE(opened) << opened.error().message;
    int slack = 0;
    for (const auto& [path, file] : read.files()) {
        if (file->trace != DeletedTrace::Slack) continue;
        EXPECT_EQ(file->verdict, Verdict::NameOnly) << path;
        EXPECT_EQ(path.find("/d/a-rather-long-name-"), 0u) << path;
        ++slack;
    }
    EXPECT_GT(slack, 0);
}

TEST_F(DeletedNtfs, DamagedAndTruncated) {
    mounted("rm -r $M/f2.bin $M/d $M/p");
    testing::expectSurvivesDamage(*disk_.load(), 8, 16'000, 300'000);
}

}  // namespace
}  // namespace sectorsmith
