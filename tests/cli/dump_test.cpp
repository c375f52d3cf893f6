// SPDX-License-Identifier: GPL-3.0-or-later
// dump against hexdump -C, byte for byte.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <random>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

// Random bytes with runs of repeated lines, some of them off the lines' grid.
std::vector<std::byte> dappled(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::byte> data(size);
    for (std::size_t at = 0; at < size;) {
        const std::size_t run = std::min<std::size_t>(1 + random() % 300, size - at);
        const unsigned kind = random() % 4;
        for (std::size_t i = 0; i < run; ++i) {
            data[at + i] = kind == 0   ? std::byte{0}
                           : kind == 1 ? std::byte(0x20 + seed % 64)
                           : kind == 2 ? std::byte((at + i) % 16)
                                       : std::byte(random() & 0xFF);
        }
        at += run;
    }
    return data;
}

class Dump : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveProgram("hexdump")) GTEST_SKIP() << "hexdump is not installed";
    }
    std::string file(const std::string& name, std::span<const std::byte> bytes) {
        writeFile(folder_.path() / name, bytes);
        return (folder_.path() / name).string();
    }
    TemporaryFolder folder_;
};

TEST_F(Dump, EqualsHexdumpOnAnyBytesRangesAndSizes) {
    std::mt19937 random(1);
    for (unsigned seed = 0; seed < 60; ++seed) {
        const std::size_t size = seed < 34 ? seed : 500 + random() % 9000;
        const std::string path = file("data", dappled(size, seed));
        const std::uint64_t offset = seed % 3 == 0 ? 0 : random() % (size + 1);
        const std::uint64_t length = seed % 5 == 0 ? size : random() % (size + 40);
        const std::string options =
            " -s " + std::to_string(offset) + " -n " + std::to_string(length) + (seed % 7 == 3 ? " -v" : "");
        std::vector<std::string> arguments = {
            "dump", path, "-s", std::to_string(offset), "-n", std::to_string(length)};
        if (seed % 7 == 3) arguments.emplace_back("-v");
        const RunResult ours = runCommand(arguments);
        const RunResult peer = run("hexdump -C" + options + " " + shellQuoted(path));
        ASSERT_EQ(ours.exitCode, 0) << ours.err;
        ASSERT_EQ(ours.out, peer.out) << options << ", size " << size;
        ASSERT_EQ(ours.err, "");
    }
}

TEST_F(Dump, EqualsHexdumpOverSeveralBlocks) {
    std::vector<std::byte> data = dappled(3'500'123, 5);
    std::fill(data.begin() + 900'000, data.begin() + 2'200'000, std::byte{0x33});
    const std::string path = file("data", data);
    EXPECT_EQ(runCommand({"dump", path}).out, run("hexdump -C " + shellQuoted(path)).out);
    EXPECT_EQ(runCommand({"dump", path, "-o", "1048570", "-l", "0x100008"}).out,
              run("hexdump -C -s 1048570 -n 1048584 " + shellQuoted(path)).out);
}

TEST_F(Dump, EqualsHexdumpPastFourGibibytesOfHoles) {
    const std::string path = file("sparse", dappled(100, 1));
    std::filesystem::resize_file(path, (std::uint64_t{1} << 32) - 40);
    {
        std::ofstream append(path, std::ios::binary | std::ios::app);
        append << std::string(30, 'a') << std::string(100, 'b') << "end";
    }
    const std::string from = std::to_string((std::uint64_t{1} << 32) - 70'000);
    EXPECT_EQ(runCommand({"dump", path, "-o", from}).out,
              run("hexdump -C -s " + from + " " + shellQuoted(path)).out);
    EXPECT_EQ(runCommand({"dump", path, "-o", from, "-v"}).out,
              run("hexdump -C -v -s " + from + " " + shellQuoted(path)).out);
}

TEST_F(Dump, HolesOfAHugeFileAreNotFormatted) {
    const std::string path = (folder_.path() / "huge").string();
    {
        std::ofstream create(path, std::ios::binary);
    }
    constexpr std::uint64_t size = (std::uint64_t{16} << 40) - 4096;  // the largest that ext4 holds
    std::error_code tooBig;
    std::filesystem::resize_file(path, size, tooBig);
    if (tooBig) GTEST_SKIP() << "the file system here holds no file of 16 TiB";
    {
        std::fstream poke(path, std::ios::binary | std::ios::in | std::ios::out);
        poke.seekp(static_cast<std::streamoff>(std::uint64_t{9} << 40));
        poke << "Hello, disk";
    }
    const auto start = std::chrono::steady_clock::now();
    const RunResult ours = runCommand({"dump", path});
    const auto time = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(ours.out,
              "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n"
              "90000000000  48 65 6c 6c 6f 2c 20 64  69 73 6b 00 00 00 00 00  |Hello, disk.....|\n"
              "90000000010  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n"
              "ffffffff000\n");
    EXPECT_LT(time, std::chrono::seconds(5));
}

TEST_F(Dump, StandardInputIsDumpedAsItComes) {
    const std::vector<std::byte> data = dappled(200'001, 9);
    const std::string path = file("data", data);
    const std::string text(reinterpret_cast<const char*>(data.data()), data.size());
    EXPECT_EQ(runCommand({"dump", "-"}, text).out, run("hexdump -C " + shellQuoted(path)).out);
    EXPECT_EQ(runCommand({"dump", "-", "-s", "70001", "-n", "1000"}, text).out,
              run("hexdump -C -s 70001 -n 1000 " + shellQuoted(path)).out);
    EXPECT_TRUE(runCommand({"dump", "-", "--raw", "-s", "5"}, text).out == text.substr(5));
    EXPECT_EQ(runCommand({"dump", "-", "-s", "200002"}, text).exitCode, 2);
}

TEST_F(Dump, SuffixesAndSectors) {
    const std::string path = file("data", dappled(10'000, 3));
    const std::string expected = run("hexdump -C -s 2048 -n 1024 " + shellQuoted(path)).out;
    EXPECT_EQ(runCommand({"dump", path, "-o", "4s", "-l", "1K"}).out, expected);
    EXPECT_EQ(runCommand({"dump", path, "--offset=0x800", "--length=2s"}).out, expected);
    EXPECT_EQ(runCommand({"dump", path, "-o", "2s", "-l", "1s", "--sector-size", "1024"}).out, expected);
}

TEST_F(Dump, RawWritesTheBytes) {
    const std::vector<std::byte> data = dappled(2'300'000, 4);
    const std::string path = file("data", data);
    const std::string text(reinterpret_cast<const char*>(data.data()), data.size());
    EXPECT_TRUE(runCommand({"dump", path, "--raw"}).out == text);
    EXPECT_TRUE(runCommand({"dump", path, "--raw", "-o", "3", "-l", "1048576"}).out ==
                text.substr(3, 1048576));
}

TEST_F(Dump, WrongUsageAndMissingFilesHaveTheirExitCodes) {
    const std::string path = file("data", dappled(100, 4));
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"dump"},
                                                  {"dump", path, "-o", "101"},
                                                  {"dump", path, "-o", "x"},
                                                  {"dump", path, "-l", "-5"},
                                                  {"dump", path, "--fill", "1"},
                                                  {"dump", path, "--raw", "--fill", "256"},
                                                  {"dump", path, "--nonsense"},
                                                  {"dump", path, "--sector-size", "0"},
                                                  {"nonsense"},
                                                  {}}) {
        const RunResult result = runCommand(wrong);
        EXPECT_EQ(result.exitCode, 2) << (wrong.empty() ? "" : wrong.back());
        EXPECT_EQ(result.out, "");
        EXPECT_TRUE(result.err.starts_with("sectorsmith: ")) << result.err;
    }
    const RunResult missing = runCommand({"dump", path + ".missing"});
    EXPECT_EQ(missing.exitCode, 3);
    EXPECT_NE(missing.err.find("missing"), std::string::npos);
    EXPECT_EQ(runCommand({"dump", path + "#1"}).exitCode, 3);  // no partition table
}

TEST_F(Dump, AFileWhoseNameLooksLikeAPartitionIsThatFile) {
    const std::string path = file("disk#2", dappled(64, 8));
    EXPECT_EQ(runCommand({"dump", path}).out, run("hexdump -C " + shellQuoted(path)).out);
}

TEST_F(Dump, APartitionIsDumpedFromItsStart) {
    if (!haveProgram("sfdisk")) GTEST_SKIP() << "sfdisk is not installed";
    const std::string path = file("disk", dappled(4 << 20, 2));
    ASSERT_EQ(
        run("printf 'label: dos\\n100,200,7\\n1000,3000,5\\n1100,50,83\\n' | sfdisk -q " + shellQuoted(path))
            .exitCode,
        0);
    EXPECT_TRUE(runCommand({"dump", path + "#1", "--raw"}).out == textOf(path).substr(51200, 102400));
    EXPECT_TRUE(runCommand({"dump", path + "#5", "--raw"}).out == textOf(path).substr(1100 * 512, 50 * 512));
    EXPECT_EQ(runCommand({"dump", path + "#4"}).exitCode, 3);
}

}  // namespace
}  // namespace sectorsmith::testing
