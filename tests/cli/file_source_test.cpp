// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a file in a volume as a source: SOURCE[#N][@VOLUME]:/PATH.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "cli_testing.h"
#include "ops/open_file.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class SourceInVolume : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveShell() || !haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs is not installed";
        path_ = (folder_.path() / "disk.img").string();
        const RunResult made = run("cd " + shellQuoted(folder_.path().string()) +
                                   " && mkdir -p s/docs && seq 20000 > s/docs/numbers && printf 'a:b\\n' > "
                                   "s/docs/a:b && : > s/docs/empty && "
                                   "printf raw > s/docs/$(printf 'na\\377me') && printf '\\125\\252' | dd "
                                   "of=s/inner.img bs=1 seek=510 2>/dev/null && "
                                   "truncate -s 8M disk.img && mke2fs -q -F -t ext4 -b 1024 -d s disk.img");
        ASSERT_EQ(made.exitCode, 0) << made.err;
    }
    TemporaryFolder folder_;
    std::string path_;
};

TEST_F(SourceInVolume, EveryReadingCommand) {
    const std::string file = path_ + ":/docs/numbers";
    const std::string numbers = textOf(folder_.path() / "s/docs/numbers");
    const RunResult raw = runCommand({"dump", "--raw", file});
    EXPECT_EQ(raw.exitCode, 0) << raw.err;
    EXPECT_TRUE(raw.out == numbers);
    EXPECT_TRUE(runCommand({"dump", "--raw", "-o", "5000", "-l", "3000", file}).out ==
                numbers.substr(5000, 3000));
    const std::string sum =
        run("sha256sum < " + shellQuoted((folder_.path() / "s/docs/numbers").string())).out.substr(0, 64);
    EXPECT_THAT(runCommand({"hash", file}).out, HasSubstr(sum));
    const auto found = parseJson(runCommand({"search", file, "--text", "\n19999\n", "--json"}).out);
    ASSERT_EQ(found["matches"].size(), 1u);
    EXPECT_EQ(found["matches"][0]["offset"], numbers.find("\n19999\n"));
    const std::string original = (folder_.path() / "s/docs/numbers").string();
    EXPECT_EQ(runCommand({"compare", file, original}).exitCode, 0);
    EXPECT_EQ(runCommand({"compare", path_ + ":/docs/a:b", original}).exitCode, 1);
    const RunResult info = runCommand({"info", file});
    EXPECT_THAT(info.out, HasSubstr("file inside a volume"));
    EXPECT_THAT(info.out, HasSubstr(std::to_string(numbers.size())));
    EXPECT_EQ(runCommand({"dump", "--raw", path_ + ":/docs/a:b"}).out, "a:b\n");
    const RunResult empty = runCommand({"dump", "--raw", path_ + ":/docs/empty"});
    EXPECT_EQ(empty.exitCode, 0) << empty.err;
    EXPECT_EQ(empty.out, "");
    // A template, and the tables of an image that is a file itself.
    const auto mbr = parseJson(runCommand({"decode", path_ + ":/inner.img", "-t", "disk/mbr", "--json"}).out);
    EXPECT_THAT(mbr.dump(), HasSubstr("43605"));
    EXPECT_EQ(runCommand({"partitions", path_ + ":/inner.img"}).exitCode, 0);
}

TEST_F(SourceInVolume, CanBeCopied) {
    const std::string file = path_ + ":/docs/numbers";
    const std::string numbers = textOf(folder_.path() / "s/docs/numbers");
    const std::string copy = (folder_.path() / "copy").string();
    RunResult result = runCommand({"copy", file, copy, "--verify"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("disk.img:/docs/numbers of"));
    EXPECT_TRUE(textOf(copy) == numbers);
    result = runCommand({"copy", file, copy + ".gz"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_TRUE(run("gzip -dc " + shellQuoted(copy + ".gz")).out == numbers);
    // Nobody knows where in the volume the file's bytes are.
    const std::string before = textOf(path_);
    result = runCommand({"copy", file, path_, "--destroy", "disk.img"});
    EXPECT_EQ(result.exitCode, 4) << result.out;
    EXPECT_THAT(result.err, HasSubstr("overlap"));
    EXPECT_TRUE(textOf(path_) == before);
}

TEST_F(SourceInVolume, NamesThatAreNoText) {
    EXPECT_EQ(runCommand({"dump", "--raw", path_ + ":/docs/na\xFFme"}).out, "raw");
    EXPECT_EQ(runCommand({"dump", "--raw", path_ + ":/docs/na\\xFFme"}).out, "raw");
    EXPECT_THAT(runCommand({"files", path_, "/docs"}).out, HasSubstr("na\\xFFme"));
    EXPECT_THAT(runCommand({"where", path_, "/docs/na\\xffme"}).out, HasSubstr("data: 3 bytes"));
}

TEST_F(SourceInVolume, WhatIsNotThere) {
    const auto refused = [&](const std::string& file, int code, const char* words) {
        const RunResult said = runCommand({"dump", file});
        EXPECT_EQ(said.exitCode, code) << file;
        EXPECT_THAT(said.err, HasSubstr(words));
    };
    refused(path_ + ":/docs/none", 3, "“/docs/none” does not exist in the volume");
    refused(path_ + ":/docs", 3, "is a folder");
    refused(path_ + ":/", 3, "is a folder");
    refused(path_ + ":/docs/numbers:stream", 3, "the file has no other streams");
    refused(path_ + "@Data:/docs/numbers", 2, "is a single volume");
    refused(path_ + "#2:/docs/numbers", 3, "no partition table");
    refused((folder_.path() / "none.img").string() + ":/x", 3, "none.img:/x");
    // A file of that name here wins.
    std::filesystem::create_directories(folder_.path() / "disk.img:");
    std::ofstream(folder_.path() / "disk.img:/x") << "here";
    EXPECT_EQ(runCommand({"dump", "--raw", path_ + ":/x"}).out, "here");
}

// The volume itself: a wrapped one, and one that is scattered.
TEST_F(SourceInVolume, AVolume) {
    const std::string all = textOf(path_);
    EXPECT_TRUE(runCommand({"dump", "--raw", path_ + "@0"}).out == all);
    const RunResult said = runCommand({"write", path_ + "@0", "-o", "0", "--hex", "00", "--yes"});
    EXPECT_EQ(said.exitCode, 4);
    EXPECT_THAT(said.err, HasSubstr("can only be read"));
    EXPECT_TRUE(textOf(path_) == all);
    EXPECT_THAT(runCommand({"dump", path_ + "@other"}).err, HasSubstr("is a single volume"));
    SECTORSMITH_REAL_IMAGE(image, "apfs_case_insensitive");
    const RunResult apfs = runCommand({"dump", image.string() + "@0"});
    EXPECT_EQ(apfs.exitCode, 3);
    EXPECT_THAT(apfs.err, HasSubstr("lie all over its container"));
    EXPECT_THAT(runCommand({"dump", image.string() + "@none"}).err,
                HasSubstr("volume “none” does not exist"));
}

// Nothing that writes takes one, and the volume stays as it is.
TEST_F(SourceInVolume, WritingCommandsRefuse) {
    const std::string file = path_ + ":/docs/numbers", before = textOf(path_);
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"write", file, "-o", "0", "--hex", "00", "--yes"},
                                               {"set", file, "-t", "disk/mbr", "signature=0", "--yes"},
                                               {"trim", file, "-o", "0", "-l", "512", "--destroy", "numbers"},
                                               {"erase-free", file, "--destroy", "numbers"},
                                               {"speed", file, "--rw", "write", "--destroy", "numbers"},
                                               {"gpt", "add", file, "--type", "linux"},
                                               {"table", "restore", file, path_}}) {
        const RunResult said = runCommand(command);
        EXPECT_EQ(said.exitCode, 4) << command[0] << ": " << said.err;
        EXPECT_THAT(said.err, HasSubstr("is a file inside a volume, which can only be read")) << command[0];
    }
    EXPECT_TRUE(textOf(path_) == before);
}

// Streams of a file; resource forks.
TEST(FileSourceStreams, NtfsStreamsAndAppleForks) {
    if (!haveShell() || !haveProgram("mkntfs") || !haveProgram("ntfscp"))
        GTEST_SKIP() << "ntfs-3g is not installed";
    TemporaryFolder folder;
    const std::string path = (folder.path() / "n.img").string();
    ASSERT_EQ(run("cd " + shellQuoted(folder.path().string()) +
                  " && truncate -s 8M n.img && mkntfs -F -q -C n.img >/dev/null 2>&1 && seq 100 > a && seq "
                  "9000 > b && "
                  "ntfscp -q -f n.img a /file && ntfscp -q -f -N more n.img b /file")
                  .exitCode,
              0);
    EXPECT_EQ(runCommand({"dump", "--raw", path + ":/file"}).out, textOf(folder.path() / "a"));
    EXPECT_EQ(runCommand({"dump", "--raw", path + ":/file::$DATA"}).out, textOf(folder.path() / "a"));
    EXPECT_EQ(runCommand({"dump", "--raw", path + ":/file:more"}).out, textOf(folder.path() / "b"));
    EXPECT_EQ(runCommand({"dump", "--raw", path + ":/file:more:$DATA"}).out, textOf(folder.path() / "b"));
    EXPECT_THAT(runCommand({"dump", path + ":/file:less"}).err, HasSubstr("more"));
}

TEST(FileSourceStreams, OfApfs) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_case_insensitive");
    TemporaryFolder folder;
    const auto path = (folder.path() / "a.img").string();
    std::filesystem::copy_file(image, path);
    const auto volumes = parseJson(runCommand({"info", path, "--json"}).out)["fileSystems"][0]["volumes"];
    ASSERT_EQ(volumes.size(), 1u);
    const std::string name = volumes[0]["name"], uuid = volumes[0]["uuid"];
    const std::string whole = runCommand({"dump", "--raw", path + ":/dir/compressed-lzfse-fork"}).out;
    EXPECT_EQ(whole.size(), 7873u);
    for (const std::string& volume : {std::string("0"), name, uuid})
        EXPECT_EQ(runCommand({"dump", "--raw", path + "@" + volume + ":/dir/compressed-lzfse-fork"}).out,
                  whole);
    EXPECT_THAT(runCommand({"dump", path + "@none:/dir/file"}).err,
                HasSubstr("volume “none” does not exist"));
    EXPECT_EQ(
        runCommand({"dump", "--raw", "-o", "7000", "-l", "500", path + ":/dir/compressed-zlib-fork"}).out,
        whole.substr(7000, 500));
    EXPECT_GT(runCommand({"dump", "--raw", path + ":/dir/xattr-large:xattr-large"}).out.size(), 300000u);
    EXPECT_GT(runCommand({"dump", "--raw", path + ":/dir/compressed-lzfse-fork/..namedfork/rsrc"}).out.size(),
              100u);
    EXPECT_THAT(runCommand({"dump", path + ":/dir/file/..namedfork/rsrc"}).err, HasSubstr("does not exist"));
}

// From a descriptor: no password is an argument.
TEST(EncryptedSource, PasswordFromADescriptor) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_encrypted");
    if (!haveShell() || programCommand().empty()) GTEST_SKIP() << "the command cannot be run here";
    TemporaryFolder folder;
    const auto path = (folder.path() / "e.img").string();
    std::filesystem::copy_file(image, path);
    const auto with = [&](const std::string& password, const std::string& arguments) {
        return run("printf '" + password + "' | " + programCommand() + " " + arguments + " --password-fd 0");
    };
    const std::string file = shellQuoted(path + "@Encrypted:/dir/compressed-lzfse-fork");
    const RunResult hash = with("password\\n", "hash " + file);
    EXPECT_THAT(hash.out, HasSubstr("5f46d97f947137dcf974fc19914c547acd18fcdb25124c846c1100f8b3fbca5f"))
        << hash.err;
    const RunResult files = with("password", "files -R " + shellQuoted(path));
    EXPECT_EQ(files.exitCode, 0) << files.err;
    EXPECT_THAT(files.out, HasSubstr("dir/compressed-zlib-fork"));
    const RunResult wrong = with("pass\\n", "hash " + file);
    EXPECT_EQ(wrong.exitCode, 4);
    EXPECT_THAT(wrong.err, HasSubstr("the password of volume 0 (“Encrypted”) is wrong"));
    for (const RunResult& none : {with("", "hash " + file), runCommand({"hash", path + ":/dir/file"})}) {
        EXPECT_EQ(none.exitCode, 4);
        EXPECT_THAT(none.err, HasSubstr("its password is needed"));
    }
    EXPECT_EQ(runCommand({"files", path, "--password-fd", "x"}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith::testing
