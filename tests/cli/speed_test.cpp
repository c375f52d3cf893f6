// SPDX-License-Identifier: GPL-3.0-or-later
// The command `speed` on images and folders, inside the test program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <set>

#include "cli_testing.h"
#include "edit/hash.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::HasSubstr;

class Speed : public ::testing::Test {
 protected:
    Speed() {
        fs::create_directory(state_);
        fs::create_directory(target_);
        std::vector<std::byte> bytes(std::size_t{24} << 20);
        std::mt19937_64 random(5);
        for (std::size_t i = 0; i < bytes.size() / 2; i += 8) {
            const std::uint64_t word = random();
            std::memcpy(bytes.data() + i, &word, 8);
        }
        writeFile(image_, bytes);
        before_ = sha256(bytes);
    }
    RunResult speed(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "speed");
        arguments.insert(arguments.end(), {"--state-dir", state_.string()});
        return runCommand(arguments);
    }
    std::string now() const { return sha256(readFile(image_)); }
    static std::size_t filesIn(const fs::path& folder) {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }
    TemporaryFolder folder_;
    fs::path state_ = folder_.path() / "state";
    fs::path target_ = folder_.path() / "target";
    fs::path image_ = folder_.path() / "disk.img";
    std::string before_;
};

TEST_F(Speed, AWriteTestKeepsEveryByte) {
    const RunResult result = speed({image_.string(), "--rw", "write", "--bs", "64K", "--runtime", "0.6",
                                    "--size", "16M", "-o", "4M", "--yes", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(now(), before_);
    const json document = parseJson(result.out);
    EXPECT_EQ(document["schemaVersion"], 1);
    EXPECT_EQ(document["target"]["writing"], "keep");
    EXPECT_EQ(document["target"]["savedBytes"], 16 << 20);
    EXPECT_GT(document["write"]["bytesPerSecond"], 1e6);
    EXPECT_GT(document["write"]["iops"], 10);
    for (const char* key : {"p50", "p99", "p999", "max"})
        EXPECT_GT(document["write"]["latencyNs"][key], 0) << key;
    EXPECT_TRUE(document["method"]["flushed"]);
    EXPECT_FALSE(document["trace"].empty());
    EXPECT_EQ(filesIn(state_), 1u);  // the library alone
    EXPECT_EQ(filesIn(state_ / "speed"), 1u);
}

TEST_F(Speed, MixedSmallBlocksAndThreadsKeepThemToo) {
    for (const char* engine : {"auto", "threads"}) {
        const RunResult result =
            speed({image_.string(), "--rw", "randrw", "--bs", "512", "--iodepth", "16", "--runtime", "0.4",
                   "--rwmixread", "30", "--ioengine", engine, "--yes", "--json", "--no-save"});
        ASSERT_EQ(result.exitCode, 0) << result.err;
        EXPECT_EQ(now(), before_);
        const json document = parseJson(result.out);
        EXPECT_GT(document["write"]["operations"], document["read"]["operations"]);
        if (engine == std::string("threads")) {
            EXPECT_EQ(document["method"]["engine"], "threads");
        }
    }
}

// A test that keeps the data must be able to put them back: images may end within a sector.
TEST_F(Speed, AnImageThatIsNoWholeNumberOfSectorsIsKept) {
    for (const std::size_t size : {std::size_t{100'000}, std::size_t{10'000'100}}) {
        std::vector<std::byte> bytes(size);
        std::mt19937 random(3);
        for (std::byte& b : bytes) b = static_cast<std::byte>(random());
        writeFile(image_, bytes);
        for (const char* test : {"write", "randwrite", "verify"}) {
            const bool verify = test == std::string("verify");
            const RunResult result = verify
                                         ? speed({image_.string(), "--profile", test, "--yes", "--no-save"})
                                         : speed({image_.string(), "--rw", test, "--bs", "4K", "--runtime",
                                                  "0.2", "--yes", "--no-save"});
            EXPECT_EQ(result.exitCode, 0) << test << size << result.err;
            EXPECT_EQ(now(), sha256(bytes)) << test << size;
            EXPECT_EQ(filesIn(state_), 0u);
        }
    }
    const RunResult part =
        speed({image_.string(), "--rw", "write", "--bs", "512", "--size", "1000", "--yes"});
    EXPECT_EQ(part.exitCode, 2);
    EXPECT_THAT(part.err, HasSubstr("multiple of the sector size"));
}

TEST_F(Speed, NothingIsWrittenWithoutBeingAskedFor) {
    EXPECT_EQ(speed({image_.string()}).exitCode, 4);  // quick writes: --yes is missing
    const RunResult dry = speed({image_.string(), "--dry-run", "--json"});
    EXPECT_EQ(dry.exitCode, 0) << dry.err;
    const json plan = parseJson(dry.out);
    EXPECT_EQ(plan["writing"], "keep");
    EXPECT_EQ(plan["savedBytes"], 24 << 20);
    EXPECT_GT(plan["mostWritten"], 0);
    const RunResult wrong = speed({image_.string(), "--rw", "write", "--destroy", "sda", "--yes"});
    EXPECT_EQ(wrong.exitCode, 4);
    EXPECT_THAT(wrong.err, HasSubstr("disk.img"));
    const RunResult reading = speed({image_.string(), "--rw", "read", "--size", "8M"});
    EXPECT_EQ(reading.exitCode, 0) << reading.err;
    EXPECT_THAT(reading.out, HasSubstr("Nothing is written"));
    EXPECT_EQ(now(), before_);
}

TEST_F(Speed, ADestroyingTestWritesWhatItSays) {
    const RunResult result =
        speed({image_.string(), "--rw", "write", "--size", "8M", "-o", "8M", "--destroy", "disk.img"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("DESTROYS ALL DATA"));
    const auto bytes = readFile(image_);
    EXPECT_NE(now(), before_);
    // Outside of the range nothing has changed.
    const RunResult compared = runCommand({"hash", image_.string(), "-l", "8M", "--json"});
    EXPECT_EQ(compared.exitCode, 0);
    EXPECT_TRUE(std::ranges::all_of(bytes.begin() + (16 << 20), bytes.end(),
                                    [](std::byte b) { return b == std::byte{0}; }));
}

TEST_F(Speed, ABackupIsWrittenAndRemoved) {
    const RunResult dry =
        speed({target_.string(), "--profile", "backup", "--size", "24M", "--dry-run", "--json"});
    EXPECT_EQ(parseJson(dry.out)["mostWritten"], 24 << 20);
    EXPECT_EQ(filesIn(target_), 0u);
    const RunResult result =
        speed({target_.string(), "--profile", "backup", "--size", "24M", "--json", "--no-save"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    EXPECT_TRUE(document["complete"]);
    EXPECT_EQ(document["tests"][0]["name"], "backup");
    EXPECT_EQ(document["write"]["bytes"], 24 << 20);
    EXPECT_GT(document["write"]["operations"], 424) << "files: more than one round";
    EXPECT_GT(document["write"]["bytesPerSecond"], 1e6);
    EXPECT_EQ(filesIn(target_), 0u);
    EXPECT_EQ(speed({image_.string(), "--profile", "backup"}).exitCode, 2);
    EXPECT_EQ(speed({target_.string(), "--profile", "backup", "--rw", "read"}).exitCode, 2);
}

// On the disk, not in memory: what a drive or its bridge gets to see.
TEST_F(Speed, WhatWasWrittenDoesNotCompressAndDiffersFromBlockToBlock) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("xz")) GTEST_SKIP() << "xz is not installed";
    const RunResult result =
        speed({image_.string(), "--rw", "write", "--size", "8M", "-o", "8M", "--destroy", "disk.img"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const auto all = readFile(image_);
    const auto bytes = std::span(all).subspan(8 << 20, 8 << 20);
    writeFile(folder_.path() / "written", bytes);
    const auto packed = run("xz -9 -c " + shellQuoted((folder_.path() / "written").string()) + " | wc -c");
    EXPECT_GE(std::stoull(packed.out), bytes.size());
    std::set<std::string> blocks;
    for (std::size_t at = 0; at < bytes.size(); at += 4096)
        blocks.insert(sha256({bytes.begin() + at, bytes.begin() + at + 4096}));
    EXPECT_EQ(blocks.size(), bytes.size() / 4096);
}

TEST_F(Speed, AFolderIsLeftAsItWas) {
    const RunResult result = speed({target_.string(), "--size", "16M", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    EXPECT_EQ(document["target"]["kind"], "folder");
    EXPECT_EQ(document["read"]["bytes"], 16 << 20);
    EXPECT_EQ(document["write"]["bytes"], 16 << 20);
    EXPECT_EQ(filesIn(target_), 0u);
    const RunResult reading =
        speed({target_.string(), "--rw", "randread", "--size", "8M", "--runtime", "20", "--json"});
    ASSERT_EQ(reading.exitCode, 0) << reading.err;
    EXPECT_EQ(parseJson(reading.out)["read"]["operations"], 2048);
    EXPECT_EQ(filesIn(target_), 0u);
    const RunResult tooMuch = speed({target_.string(), "--size", "900T"});
    EXPECT_EQ(tooMuch.exitCode, 3);
    EXPECT_THAT(tooMuch.err, HasSubstr("free"));
}

TEST_F(Speed, FilesAreMeasuredAndRemoved) {
    const RunResult result = speed({target_.string(), "--profile", "files", "--size", "4M", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const json document = parseJson(result.out);
    ASSERT_GE(document["files"].size(), 7u);
    EXPECT_EQ(document["files"][1]["files"], 500);
    EXPECT_GT(document["files"][1]["filesPerSecond"], 1);
    const json& mixed = document["files"][2];
    EXPECT_EQ(mixed["files"], 20);  // 2 and 4 MiB, ten times each
    EXPECT_EQ(mixed["bytes"], 60 << 20);
    ASSERT_EQ(mixed["sizes"].size(), 2u);
    for (unsigned i = 0; i < 2; ++i) {
        EXPECT_EQ(mixed["sizes"][i]["bytes"], (i + 1) << 21);
        EXPECT_EQ(mixed["sizes"][i]["files"], 10);
        EXPECT_GT(mixed["sizes"][i]["readBytesPerSecond"], 0);
    }
    // Names alone: created, listed in each way by one thread and by several, deleted.
    std::set<std::string> ways;
    for (std::size_t i = 3; i < document["files"].size(); ++i) {
        const json& row = document["files"][i];
        EXPECT_EQ(row["files"], 1000) << row;  // as many as 4 MiB have pages, in folders of 100
        EXPECT_EQ(row["bytes"], 0);
        EXPECT_GT(row["filesPerSecond"], 1) << row;
        ways.insert(row["name"].get<std::string>());
    }
    EXPECT_EQ(ways.size(), document["files"].size() - 3) << "no way twice";
    EXPECT_TRUE(ways.contains("Create 1000 empty files"));
    EXPECT_TRUE(ways.contains("Delete 1000 empty files"));
    EXPECT_TRUE(ways.contains("List folders with readdir + stat, 1 thread, cached") || !haveShell());
    EXPECT_EQ(filesIn(target_), 0u);
    EXPECT_EQ(document["mount"].size(), 4u);
    const RunResult compared = speed({"compare", "last", "--format", "csv"});
    EXPECT_THAT(compared.out, HasSubstr("Create 1000 empty files (files/s)"));
    // What a killed process left is removed by the next test.
    fs::create_directory(target_ / ".sectorsmith-speed-files-1");
    writeFile(target_ / ".sectorsmith-speed-files-1" / "lock", {});
    writeFile(target_ / ".sectorsmith-speed-files-1" / "17", {});
    EXPECT_EQ(speed({target_.string(), "--size", "4M"}).exitCode, 0);
    EXPECT_EQ(filesIn(target_), 0u);
}

TEST_F(Speed, SweepGoesOverTheWholeDisk) {
    const RunResult result = speed({image_.string(), "--profile", "sweep", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_GT(parseJson(result.out)["read"]["latencyNs"]["p50"], 0);  // of all points together
    const json points = parseJson(result.out)["sweep"];
    ASSERT_GE(points.size(), 64u);
    EXPECT_EQ(points.front()["offset"], 0);
    EXPECT_GT(points.back()["offset"], 22 << 20);
    for (const json& point : points) EXPECT_GT(point["bytesPerSecond"], 0);
    EXPECT_EQ(speed({image_.string(), "--profile", "sweep", "--rw", "write", "--yes"}).exitCode, 2);
}

TEST_F(Speed, VerifyFindsAGoodDiskGood) {
    const RunResult kept = speed({image_.string(), "--profile", "verify", "--yes", "--json"});
    EXPECT_EQ(kept.exitCode, 0) << kept.err;
    json verify = parseJson(kept.out)["verify"];
    EXPECT_TRUE(verify["good"]);
    EXPECT_EQ(verify["bytesChecked"], (1 << 20) + 23 * 4096 + 4096);
    EXPECT_EQ(now(), before_);
    const RunResult whole =
        speed({image_.string(), "--profile", "verify", "--destroy", "disk.img", "--json"});
    EXPECT_EQ(whole.exitCode, 0) << whole.err;
    verify = parseJson(whole.out)["verify"];
    EXPECT_EQ(verify["bytesChecked"], 24 << 20);
    EXPECT_TRUE(verify["good"]);
}

TEST_F(Speed, ResultsAreComparedInEveryForm) {
    ASSERT_EQ(speed({image_.string(), "--rw", "read", "--size", "8M"}).exitCode, 0);
    ASSERT_EQ(speed({image_.string(), "--rw", "randread", "--iodepth", "1", "--runtime", "0.2"}).exitCode, 0);
    const RunResult table = speed({"compare"});
    EXPECT_EQ(table.exitCode, 0) << table.err;
    EXPECT_THAT(table.out, HasSubstr("read-1m-q32"));
    EXPECT_THAT(table.out, HasSubstr("randread-4k-q1"));
    const json document = parseJson(speed({"compare", "--json"}).out);
    ASSERT_EQ(document["results"].size(), 2u);
    EXPECT_EQ(document["figures"].size(), 3u);  // MB/s, IOPS, p99
    EXPECT_EQ(document["results"][0]["values"].size(), 3u);
    const std::string id = document["results"][0]["id"];
    const RunResult csv = speed({"compare", id, "--format", "csv"});
    EXPECT_THAT(csv.out, HasSubstr("id,time,disk,adapter,computer,"));
    EXPECT_EQ(std::ranges::count(csv.out, '\n'), 2);
    EXPECT_THAT(speed({"compare", "last", "--format", "markdown"}).out, HasSubstr("|---|---|---|"));
    const RunResult svg = speed({"compare", "--format", "svg"});
    EXPECT_THAT(svg.out, HasSubstr("<svg xmlns="));
    if (haveProgram("xmllint")) {
        writeFile(folder_.path() / "chart.svg", std::as_bytes(std::span(svg.out)));
        EXPECT_EQ(run("xmllint --noout " + shellQuoted((folder_.path() / "chart.svg").string())).exitCode, 0);
    }
    EXPECT_EQ(speed({"compare", "nonsense"}).exitCode, 3);
    // A file that is no result.
    const std::string noResult = "{\"kind\": 5}";
    writeFile(folder_.path() / "other.json", std::as_bytes(std::span(noResult)));
    const RunResult other = speed({"compare", (folder_.path() / "other.json").string()});
    EXPECT_EQ(other.exitCode, 3);
}

TEST_F(Speed, WrongUsageIsSaid) {
    EXPECT_EQ(speed({image_.string(), "--rw", "read", "--bs", "3000"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--rw", "read", "--iodepth", "0"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--rw", "read", "--iodepth", "x"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--rw", "read", "--bs", "64M", "--iodepth", "17"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--profile", "files"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--profile", "quick", "--bs", "4K"}).exitCode, 2);
    EXPECT_EQ(speed({target_.string(), "--profile", "sweep"}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), image_.string()}).exitCode, 2);
    EXPECT_EQ(speed({image_.string(), "--rw", "read", "--destroy", "disk.img"}).exitCode, 2);
    EXPECT_EQ(speed({(folder_.path() / "nothing").string()}).exitCode, 3);
}

}  // namespace
}  // namespace sectorsmith::testing
