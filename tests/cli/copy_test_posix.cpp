// SPDX-License-Identifier: GPL-3.0-or-later
// copy and erase as people type them; ddrescue, partclone and sha256sum say whether it is right.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include "cli/cli_testing.h"
#include "ops/copy/copy_map.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using copier::CopyMap;
using copier::CopyStatus;
using ::testing::HasSubstr;

std::vector<std::byte> noise(std::size_t size, unsigned seed = 5) {
    std::mt19937_64 random(seed);
    std::vector<std::byte> bytes(size);
    for (auto& b : bytes) b = static_cast<std::byte>(random());
    return bytes;
}

class CopyCommandTest : public ::testing::Test {
 protected:
    fs::path at(const char* name) const { return folder_.path() / name; }
    std::string text(const char* name) const { return at(name).string(); }
    CopyMap map(const char* name) const {
        auto read = CopyMap::parse(textOf(at(name)));
        EXPECT_TRUE(read) << name;
        return read ? *read : CopyMap({});
    }
    // Runs the program itself and kills it after a while; whether it ended with success before.
    static bool killed(const std::vector<std::string>& arguments, std::chrono::microseconds after) {
        const std::string program = (programFolder() / "sectorsmith").string();
        std::vector<std::string> words{program};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        const pid_t child = fork();
        if (child == 0) {
            if (std::freopen("/dev/null", "w", stdout) == nullptr) _exit(99);
            if (std::freopen("/dev/null", "w", stderr) == nullptr) _exit(99);
            execv(program.c_str(), argv.data());
            _exit(98);
        }
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

    TemporaryFolder folder_;
};

TEST_F(CopyCommandTest, ToANewImageAndOntoAnExistingOne) {
    const auto bytes = noise((9 << 20) + 700);
    writeFile(at("a"), bytes);
    RunResult result = runCommand({"copy", text("a"), text("b"), "--dry-run"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_FALSE(fs::exists(at("b")));
    result = runCommand({"copy", text("a"), text("b"), "--verify", "--sha256", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_TRUE(readFile(at("b")) == bytes);
    const auto json = parseJson(result.out);
    EXPECT_EQ(json["schemaVersion"], 1);
    EXPECT_EQ(json["newImage"], true);
    EXPECT_EQ(json["report"]["copiedBytes"], bytes.size());
    EXPECT_EQ(json["report"]["verifiedBytes"], bytes.size());
    EXPECT_EQ(json["report"]["wrongBytes"], 0);
    EXPECT_EQ(run("sha256sum '" + text("b") + "'").out.substr(0, 64),
              json["report"]["sha256"].get<std::string>());

    writeFile(at("c"), noise(12 << 20, 6));
    const auto before = readFile(at("c"));
    result = runCommand({"copy", text("a"), text("c")});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr("--destroy c"));
    EXPECT_EQ(runCommand({"copy", text("a"), text("c"), "--destroy", "a"}).exitCode, 4);
    EXPECT_TRUE(readFile(at("c")) == before) << "nothing was written so far";
    result = runCommand({"copy", text("a"), text("c"), "--destroy", "c"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_TRUE(readFile(at("c")) == bytes) << "the image has the source's size";
}

TEST_F(CopyCommandTest, RefusesWithTheReason) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:1M:+4M -n 2:8M:+8M $D");
    const std::string path = disk.path().string();
    const auto expect = [&](std::vector<std::string> words, int code, const char* part) {
        words.insert(words.begin(), "copy");
        words.insert(words.end(), {"--destroy", "disk.img"});
        const RunResult result = runCommand(words);
        EXPECT_EQ(result.exitCode, code) << result.err;
        EXPECT_THAT(result.err, HasSubstr(part));
    };
    const auto before = readFile(disk.path());
    expect({path, path}, 4, "overlap");
    expect({path, path + "#1"}, 4, "overlap");
    expect({path + "#1", path}, 4, "overlap");
    expect({path + "#2", path + "#1"}, 4, "too small");
    expect({path, folder_.path().string()}, 2, "is a folder");
    expect({path, text("none/image")}, 3, "does not exist");
    writeFile(at("map"), std::as_bytes(std::span("0 ? 1\n0 0x20000000 +\n").first(21)));
    expect({path, text("new"), "--map", text("map")}, 4, "another source");
    writeFile(at("map"), std::as_bytes(std::span("0 ? 1\n0 0x200000 +\n").first(19)));
    expect({path, text("new"), "--map", text("map")}, 4, "does not exist");
    writeFile(at("map"), std::as_bytes(std::span("what\n").first(5)));
    expect({path, text("new"), "--map", text("map")}, 3, "line 1");
    EXPECT_FALSE(fs::exists(at("new")));
    expect({path, text("new"), "--map", path}, 2, "name another file");
    expect({path, text("new"), "--map", folder_.path().string()}, 2, "is not a file");
    EXPECT_TRUE(readFile(disk.path()) == before);
    // A partition into another one.
    writeFile(at("four"), noise(4 << 20));
    expect({text("four"), path + "#2"}, 0, "");
    disk.must("dd if=$D bs=1M skip=8 count=4 | cmp - " + text("four") + "; sgdisk -v $D");
    expect({path + "#2", path + "#1"}, 4, "too small");
    expect({path + "#1", path + "#2"}, 0, "");
}

// Two names of one file are one disk, however they came about.
TEST_F(CopyCommandTest, AnImageUnderASecondNameIsTheSame) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:1M:+4M -n 2:8M:+8M $D; ln -s disk.img $D.soft");
    const std::string path = disk.path().string();
    fs::create_hard_link(path, path + ".hard");
    const auto before = readFile(disk.path());
    const auto refused = [&](const std::string& source, const std::string& target, const char* name) {
        const RunResult result = runCommand({"copy", source, target, "--destroy", name});
        EXPECT_EQ(result.exitCode, 4) << source << " " << target << "\n" << result.out << result.err;
        EXPECT_THAT(result.err, HasSubstr("overlap")) << source << " " << target;
        ASSERT_EQ(fs::file_size(path), before.size());
    };
    refused(path + "#1", path + ".hard", "disk.img.hard");
    refused(path, path + ".hard", "disk.img.hard");
    refused(path, path + ".hard#2", "disk.img.hard");
    refused(path + ".hard#1", path + ".soft", "disk.img");
    EXPECT_TRUE(readFile(disk.path()) == before);
    const RunResult apart = runCommand({"copy", path + "#1", path + ".hard#2", "--destroy", "disk.img.hard"});
    EXPECT_EQ(apart.exitCode, 0) << apart.err;
    EXPECT_TRUE(std::equal(before.begin() + (1 << 20), before.begin() + (5 << 20),
                           readFile(disk.path()).begin() + (8 << 20)))
        << "another partition of it may be written";
}

TEST_F(CopyCommandTest, HolesStayHoles) {
    std::ofstream(at("a")).put('x');
    fs::resize_file(at("a"), std::uint64_t{200} << 30);
    RunResult result = runCommand({"copy", text("a"), text("b"), "--verify", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(fs::file_size(at("b")), std::uint64_t{200} << 30);
    EXPECT_LT(std::stoul(run("stat -c %b '" + text("b") + "'").out), 100u);
    EXPECT_EQ(parseJson(result.out)["report"]["verifiedBytes"], std::uint64_t{200} << 30);
    // Blocks of zeros, with --sparse.
    std::vector<std::byte> bytes(8 << 20);
    bytes[5 << 20] = std::byte{1};
    writeFile(at("c"), bytes);
    writeFile(at("e"), noise(8 << 20));
    EXPECT_EQ(runCommand({"copy", text("c"), text("d"), "--sparse"}).exitCode, 0);
    EXPECT_EQ(runCommand({"copy", text("c"), text("e"), "--sparse", "--destroy", "e"}).exitCode, 0);
    for (const char* name : {"d", "e"}) {
        EXPECT_TRUE(readFile(at(name)) == bytes);
        EXPECT_LT(std::stoul(run("stat -c %b '" + text(name) + "'").out), 1000u) << name;
    }
    // A hole over what an existing image holds.
    fs::resize_file(at("a"), 8 << 20);
    writeFile(at("e"), noise(8 << 20));
    EXPECT_EQ(runCommand({"copy", text("a"), text("e"), "--destroy", "e", "--verify"}).exitCode, 0);
    EXPECT_TRUE(readFile(at("e")) == readFile(at("a")));
}

TEST_F(CopyCommandTest, DdrescueGoesOnWithOurMapAndWeWithIts) {
    SECTORSMITH_NEED("ddrescue");
    const auto bytes = noise(16 << 20);
    writeFile(at("a"), bytes);
    run("printf '0 + 1\\n0 0x300000 +\\n0x300000 0x400000 ?\\n0x700000 0x200000 +\\n' >'" + text("domain") +
        "'");
    RunResult result =
        runCommand({"copy", text("a"), text("b"), "--map", text("m"), "--domain", text("domain")});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(map("m").bytes(CopyStatus::Copied), 5u << 20);
    result = run("ddrescue '" + text("a") + "' '" + text("b") + "' '" + text("m") + "'");
    EXPECT_EQ(result.exitCode, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr("rescued"));
    EXPECT_TRUE(readFile(at("b")) == bytes);
    EXPECT_EQ(map("m").bytes(CopyStatus::Copied), 16u << 20);
    EXPECT_EQ(run("ddrescuelog -D '" + text("m") + "'").exitCode, 0) << "finished, it says";

    // The other way round.
    result = run("ddrescue -s 5Mi -i 3Mi '" + text("a") + "' '" + text("c") + "' '" + text("n") + "'");
    ASSERT_EQ(result.exitCode, 0) << result.err;
    result = runCommand(
        {"copy", text("a"), text("c"), "--map", text("n"), "--destroy", "c", "--json", "--verify"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(parseJson(result.out)["earlierBytes"], 5 << 20);
    EXPECT_EQ(parseJson(result.out)["report"]["copiedBytes"], 11 << 20);
    EXPECT_TRUE(readFile(at("c")) == bytes);
    EXPECT_EQ(run("ddrescuelog -D '" + text("n") + "'").exitCode, 0);
}

TEST_F(CopyCommandTest, AMapOfAnotherCopyIsRefused) {
    const auto bytes = noise(8 << 20);
    writeFile(at("a"), bytes);
    writeFile(at("other"), noise(8 << 20, 6));
    ASSERT_EQ(runCommand({"copy", text("a"), text("b"), "--map", text("m")}).exitCode, 0);
    const auto zeros = std::vector<std::byte>(8 << 20);
    writeFile(at("d"), zeros);
    for (const char* source : {"a", "other"}) {
        const RunResult result =
            runCommand({"copy", text(source), text("d"), "--map", text("m"), "--destroy", "d", "--verify"});
        EXPECT_EQ(result.exitCode, 4) << result.out;
        EXPECT_THAT(result.err, HasSubstr("belongs to a copy from"));
        EXPECT_THAT(result.err, HasSubstr("--trust-map"));
        EXPECT_TRUE(readFile(at("d")) == zeros);
    }
    fs::copy_file(at("m"), at("n"));
    RunResult result = runCommand(
        {"copy", text("a"), text("d"), "--map", text("n"), "--destroy", "d", "--trust-map", "--verify"});
    EXPECT_EQ(result.exitCode, 3) << "it was trusted, and is wrong";
    EXPECT_THAT(result.out, HasSubstr("Nothing proves"));
    // The same files in another folder are the same.
    fs::create_directory(at("moved"));
    fs::rename(at("b"), at("moved") / "b");
    const std::string moved = (at("moved") / "b").string();
    result = runCommand({"copy", text("a"), moved, "--map", text("m"), "--destroy", "b"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    // A map that names nothing: what it claims is looked at.
    const std::string claims = map("m").text("Mapfile. Created by GNU ddrescue");
    writeFile(at("m"), std::as_bytes(std::span(claims)));
    result = runCommand({"copy", text("a"), text("d"), "--map", text("m"), "--destroy", "d"});
    EXPECT_EQ(result.exitCode, 4) << result.out;
    EXPECT_THAT(result.err, HasSubstr("differ there"));
    EXPECT_TRUE(readFile(at("d")) == zeros);
    result = runCommand({"copy", text("a"), moved, "--map", text("m"), "--destroy", "b", "--dry-run"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("does not name its source and target"));
    EXPECT_TRUE(readFile(moved) == bytes);
}

TEST_F(CopyCommandTest, ADomainIsNotProgressAndNotWrittenOverProgress) {
    const auto bytes = noise(4 << 20);
    writeFile(at("a"), bytes);
    RunResult result = runCommand({"copy", text("a"), text("b"), "-n", "--map", text("m"), "--save-domain",
                                   (folder_.path() / "." / "m").string()});
    EXPECT_EQ(result.exitCode, 2) << result.err;
    EXPECT_FALSE(fs::exists(at("m")));
    ASSERT_EQ(runCommand({"copy", text("a"), text("b"), "--map", text("m")}).exitCode, 0);
    const auto kept = readFile(at("m"));
    result = runCommand({"copy", text("a"), text("c"), "-n", "--save-domain", text("m")});
    EXPECT_EQ(result.exitCode, 2) << result.err;
    EXPECT_THAT(result.err, HasSubstr("not a domain map"));
    EXPECT_TRUE(readFile(at("m")) == kept);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(runCommand({"copy", text("a"), text("c"), "-n", "--save-domain", text("d")}).exitCode, 0);
    const auto other = noise(4 << 20, 6);
    writeFile(at("c"), other);
    result = runCommand({"copy", text("a"), text("c"), "--map", text("d"), "--destroy", "c"});
    EXPECT_EQ(result.exitCode, 2) << result.err;
    EXPECT_THAT(result.err, HasSubstr("--domain"));
    EXPECT_TRUE(readFile(at("c")) == other);
}

TEST_F(CopyCommandTest, VerifyReadsWhatEarlierRunsCopied) {
    auto bytes = noise(8 << 20);
    writeFile(at("a"), bytes);
    run("printf '0 + 1\\n0 0x400000 +\\n0x400000 0x400000 ?\\n' >'" + text("domain") + "'");
    ASSERT_EQ(
        runCommand({"copy", text("a"), text("b"), "--map", text("m"), "--domain", text("domain")}).exitCode,
        0);
    auto there = readFile(at("b"));
    there[3'000'001] ^= std::byte{1};
    writeFile(at("b"), there);
    const std::vector<std::string> words = {"copy",      text("a"), text("b"),  "--map", text("m"),
                                            "--destroy", "b",       "--verify", "--json"};
    RunResult result = runCommand(words);
    EXPECT_EQ(result.exitCode, 3) << result.err;
    auto report = parseJson(result.out)["report"];
    EXPECT_EQ(report["verifiedBytes"], 8 << 20);
    EXPECT_GT(report["wrongBytes"], 0);
    there = readFile(at("b"));
    there[3'000'001] ^= std::byte{1};
    writeFile(at("b"), there);
    result = runCommand(words);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    report = parseJson(result.out)["report"];
    EXPECT_EQ(report["copiedBytes"], 0);
    EXPECT_EQ(report["verifiedBytes"], 8 << 20);
    EXPECT_EQ(report["wrongBytes"], 0);
}

TEST_F(CopyCommandTest, KilledItGoesOn) {
    if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
    const char* times = std::getenv("SECTORSMITH_KILLS");
    const int kills = times != nullptr ? std::atoi(times) : 8;
    const auto bytes = noise(96 << 20);
    writeFile(at("a"), bytes);
    std::mt19937 random(11);
    for (int i = 0; i < kills; ++i) {
        const std::vector<std::string> words = {"copy",      text("a"), text("b"),    "--map", text("m"),
                                                "--destroy", "b",       "--progress", "none"};
        if (!killed(words, std::chrono::microseconds(random() % 150'000)) && fs::exists(at("m"))) {
            const auto there = readFile(at("b"));
            for (const ByteRange& range : map("m").ranges(CopyStatus::Copied))
                ASSERT_TRUE(std::equal(bytes.begin() + static_cast<std::ptrdiff_t>(range.offset),
                                       bytes.begin() + static_cast<std::ptrdiff_t>(range.end()),
                                       there.begin() + static_cast<std::ptrdiff_t>(range.offset)));
        }
        const RunResult result = runCommand(words);
        ASSERT_EQ(result.exitCode, 0) << result.err;
        ASSERT_TRUE(readFile(at("b")) == bytes);
        for (const char* name : {"b", "m"}) fs::remove(at(name));
    }
}

TEST_F(CopyCommandTest, AFullDiskIsSaidAndLaterItGoesOn) {
    if (!runsAsRoot()) GTEST_SKIP() << "mounting needs root";
    fs::create_directory(at("small"));
    const std::string mount = text("small");
    if (run("mount -t tmpfs -o size=8M none '" + mount + "'").exitCode != 0)
        GTEST_SKIP() << "no tmpfs can be mounted here";
    const auto bytes = noise(24 << 20);
    writeFile(at("a"), bytes);
    const std::string target = mount + "/b";
    RunResult result = runCommand({"copy", text("a"), target});
    EXPECT_EQ(result.exitCode, 3) << result.err;
    EXPECT_THAT(result.err, HasSubstr("free, but the image needs"));
    EXPECT_FALSE(fs::exists(target)) << "known before";
    result = runCommand({"copy", text("a"), target, "--sparse", "--map", text("m")});
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_THAT(result.err, HasSubstr("No space left"));
    run("mount -o remount,size=64M '" + mount + "'");
    result =
        runCommand({"copy", text("a"), target, "--sparse", "--map", text("m"), "--destroy", "b", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_GT(parseJson(result.out)["earlierBytes"].get<std::uint64_t>(), 0u);
    EXPECT_TRUE(readFile(target) == bytes);
    run("umount '" + mount + "'");
}

TEST_F(CopyCommandTest, OnlyWhatIsUsed) {
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("192M");
    disk.must(
        "sgdisk -n 1:1M:+96M -n 2:128M:+32M $D; mkdir $D.s; for i in 1 2 3 4 5; do head -c 3M /dev/urandom "
        ">$D.s/$i; "
        "done; truncate -s 96M $D.v; mke2fs -q -F -t ext4 -d $D.s $D.v; debugfs -w -R 'rm 3' $D.v; dd "
        "if=$D.v of=$D "
        "bs=1M seek=1 conv=notrunc; head -c 32M /dev/urandom | dd of=$D bs=1M seek=128 conv=notrunc");
    const std::string path = disk.path().string();
    RunResult result = runCommand(
        {"copy", path, text("b"), "--used", "--save-domain", text("domain"), "--json", "--verify"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    auto json = parseJson(result.out);
    const auto copied = json["report"]["copiedBytes"].get<std::uint64_t>();
    EXPECT_GT(copied, std::uint64_t{44} << 20) << "12 MB of files and an unknown partition of 32 MiB";
    EXPECT_LT(copied, std::uint64_t{60} << 20);
    EXPECT_THAT(json["notes"].dump(), HasSubstr("Partition 2 is copied whole"));
    run("dd if='" + text("b") + "' of='" + text("v") + "' bs=1M skip=1 count=96 2>/dev/null");
    disk.must("e2fsck -fn " + text("v") + "; sgdisk -v " + text("b"));
    for (const char* file : {"1", "2", "4", "5"})
        EXPECT_EQ(
            disk.must("debugfs -R 'cat " + std::string(file) + "' " + text("v") + " 2>/dev/null | sha256sum"),
            disk.must("sha256sum <$D.s/" + std::string(file)));
    disk.must("cmp -i 134217728 -n 33554432 $D " + text("b"));
    EXPECT_EQ(map("domain").bytes(CopyStatus::Copied), json["selectedBytes"].get<std::uint64_t>());

    // What partclone would copy of the volume is ours as well.
    if (haveProgram("partclone.ext4") || fs::exists("/usr/sbin/partclone.ext4")) {
        disk.must("partclone.ext4 -D -s $D.v -o $D.domain -L $D.log");
        auto theirs = CopyMap::parse(textOf(path + ".domain"));
        ASSERT_TRUE(theirs);
        result =
            runCommand({"copy", path + ".v", text("w"), "--used", "--save-domain", text("own"), "--dry-run"});
        EXPECT_EQ(result.exitCode, 0) << result.err;
        const CopyMap ours = map("own");
        for (const ByteRange& range : theirs->ranges(CopyStatus::Copied))
            EXPECT_TRUE(std::ranges::any_of(ours.ranges(CopyStatus::Copied), [&](const ByteRange& own) {
                return own.offset <= range.offset && range.end() <= own.end();
            })) << range.offset;
        EXPECT_LE(ours.bytes(CopyStatus::Copied),
                  theirs->bytes(CopyStatus::Copied) + theirs->bytes(CopyStatus::Copied) / 100 + (1 << 20));
        EXPECT_FALSE(fs::exists(at("w")));
    }
    // Not clean: whole.
    disk.must("debugfs -w -R 'feature needs_recovery' $D.v");
    result = runCommand({"copy", path + ".v", text("x"), "--used", "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(parseJson(result.out)["selectedBytes"], 96 << 20);
}

TEST_F(CopyCommandTest, CompressedImagesAndPipes) {
    auto bytes = noise(5 << 20);
    std::fill_n(bytes.begin() + (1 << 20), 2 << 20, std::byte{0});
    bytes.resize(bytes.size() + 100);
    writeFile(at("a"), bytes);
    const std::string a = "'" + text("a") + "'";
    for (const auto& [ending, tool] :
         {std::pair{".gz", "gzip"}, {".xz", "xz -1"}, {".zst", "zstd -q"}, {".bz2", "bzip2"}}) {
        if (run(std::string(tool) + " --version </dev/null").exitCode != 0) continue;
        const std::string packed = text("packed") + ending;
        // Two members, one after the other.
        run("(head -c 1000000 " + a + " | " + tool + " -c; tail -c +1000001 " + a + " | " + tool + " -c) >'" +
            packed + "'");
        RunResult result = runCommand({"copy", packed, text("out"), "--sha256", "--json"});
        ASSERT_EQ(result.exitCode, 0) << ending << result.err;
        EXPECT_TRUE(readFile(at("out")) == bytes) << ending;
        EXPECT_EQ(parseJson(result.out)["report"]["sha256"].get<std::string>(),
                  run("sha256sum " + a).out.substr(0, 64));
        fs::remove(at("out"));
        // Cut off, and damaged.
        fs::resize_file(packed, fs::file_size(packed) - 1000);
        result = runCommand({"copy", packed, text("out")});
        EXPECT_EQ(result.exitCode, 3) << ending;
        EXPECT_THAT(result.err, HasSubstr("end early")) << ending;
        EXPECT_THAT(result.err, HasSubstr("the data copied so far are in " + text("out.new"))) << ending;
        EXPECT_FALSE(fs::exists(at("out"))) << "it is not complete";
        EXPECT_TRUE(fs::remove(at("out.new")));
        auto coded = readFile(packed);
        for (std::size_t i = coded.size() / 2; i < coded.size() / 2 + 64; ++i) coded[i] ^= std::byte{0x5A};
        writeFile(packed, coded);
        result = runCommand({"copy", packed, text("out")});
        EXPECT_EQ(result.exitCode, 3) << ending;
        EXPECT_FALSE(fs::exists(at("out"))) << ending;
        fs::remove(at("out.new"));
    }
    writeFile(at("two"), std::as_bytes(std::span("two").first(3)));
    for (const auto& [ending, tool] : {std::pair{".gz", "gzip -dc"}, {".zst", "zstd -qdc"}}) {
        const std::string packed = text("made") + ending;
        const RunResult result = runCommand({"copy", text("a"), packed});
        ASSERT_EQ(result.exitCode, 0) << result.err;
        EXPECT_LT(fs::file_size(packed), bytes.size());
        EXPECT_EQ(run(std::string(tool) + " '" + packed + "' | cmp - " + a).exitCode, 0) << ending;
        EXPECT_EQ(runCommand({"copy", text("a"), packed}).exitCode, 4) << "it exists";
        fs::create_directory(at("links"));
        const fs::path link = at("links") / ("link" + std::string(ending));
        fs::create_symlink(packed, link);
        const std::string name = fs::path(packed).filename().string();
        EXPECT_EQ(runCommand({"copy", packed, link.string(), "--destroy", name}).exitCode, 4);
        EXPECT_EQ(runCommand({"copy", text("two"), link.string(), "--destroy", name}).exitCode, 0);
        EXPECT_TRUE(fs::is_symlink(link)) << "the file that it names was replaced";
        EXPECT_EQ(run(std::string(tool) + " '" + packed + "'").out, "two");
        fs::remove_all(at("links"));
    }
    if (programCommand().empty()) return;
    EXPECT_EQ(run(programCommand() + " copy " + a + " - 2>/dev/null | cmp - " + a).exitCode, 0);
    EXPECT_EQ(run("cat " + a + " | " + programCommand() + " copy - '" + text("p") + "' --sparse").exitCode,
              0);
    EXPECT_TRUE(readFile(at("p")) == bytes);
    EXPECT_EQ(runCommand({"copy", "-", text("q"), "--map", text("m")}).exitCode, 2);
    // Into a partition: what does not fit is said, and nothing behind it is touched.
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("32M");
    disk.must(
        "sgdisk -n 1:1M:+4M -n 2:8M:+8M $D; head -c 1M /dev/urandom | dd of=$D bs=1M seek=5 conv=notrunc");
    const auto before = readFile(disk.path());
    run("gzip -c " + a + " >'" + text("g.gz") + "'");
    RunResult result =
        runCommand({"copy", text("g.gz"), disk.path().string() + "#1", "--destroy", "disk.img"});
    EXPECT_EQ(result.exitCode, 4) << result.err;
    EXPECT_THAT(result.err, HasSubstr("too small"));
    EXPECT_TRUE(readFile(disk.path()) == before) << "its end says how long it is";
    run("(gzip -c " + a + "; printf x | gzip -c) >'" + text("two.gz") + "'");
    result = runCommand({"copy", text("two.gz"), disk.path().string() + "#1", "--destroy", "disk.img"});
    EXPECT_EQ(result.exitCode, 3) << result.err;
    EXPECT_THAT(result.err, HasSubstr("longer than"));
    auto after = readFile(disk.path());
    EXPECT_TRUE(std::equal(before.begin() + (5 << 20), before.end(), after.begin() + (5 << 20)));
    result = runCommand({"copy", text("g.gz"), disk.path().string() + "#2", "--destroy", "disk.img"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    after = readFile(disk.path());
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), after.begin() + (8 << 20)));
}

TEST_F(CopyCommandTest, EraseWipesAllOfIt) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("16M");
    disk.must(
        "sgdisk -n 1:1M:+4M -n 2:8M:+4M $D; head -c 4M /dev/urandom | dd of=$D bs=1M seek=8 conv=notrunc; "
        "head -c 4M /dev/urandom | dd of=$D bs=1M seek=1 conv=notrunc");
    const std::string path = disk.path().string();
    EXPECT_EQ(runCommand({"erase", path}).exitCode, 4);
    RunResult result = runCommand(
        {"erase", path + "#2", "--destroy", "disk.img", "--verify", "--report", text("report"), "--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(parseJson(result.out)["report"]["readBack"], "right");
    const auto kept = parseJson(textOf(at("report")));
    EXPECT_EQ(kept["schemaVersion"], 1);
    EXPECT_EQ(kept["report"]["bytes"], 4 << 20);
    EXPECT_TRUE(kept.contains("time"));
    EXPECT_EQ(disk.must("dd if=$D bs=1M skip=8 count=4 2>/dev/null | tr -d '\\0' | wc -c"), "0\n");
    EXPECT_EQ(
        disk.must(
            "sgdisk -v $D >/dev/null; dd if=$D bs=1M skip=1 count=4 2>/dev/null | tr -d '\\0' | wc -c") >
            "4000000",
        true);
    EXPECT_EQ(runCommand({"erase", path, "--destroy", "disk.img", "--from", "8M"}).exitCode, 0);
    EXPECT_NE(disk.must("dd if=$D bs=1M count=8 2>/dev/null | tr -d '\\0' | wc -c"), "0\n");
    EXPECT_EQ(runCommand({"erase", path, "--destroy", "disk.img"}).exitCode, 0);
    EXPECT_EQ(disk.must("tr -d '\\0' <$D | wc -c"), "0\n");
    EXPECT_EQ(runCommand({"erase", path, "--destroy", "disk.img", "--method", "random"}).exitCode, 0);
    EXPECT_NE(disk.must("tr -d '\\0' <$D | wc -c"), "0\n");
}

}  // namespace
}  // namespace sectorsmith::testing
