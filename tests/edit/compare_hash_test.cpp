// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <random>

#include "edit/compare.h"
#include "edit/hash.h"
#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> randomBytes(std::size_t size, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<std::byte> data(size);
    for (auto& b : data) b = static_cast<std::byte>(random());
    return data;
}

TEST(Compare, RunsWithSmallGapsAreOne) {
    auto a = randomBytes(2'000'000, 1);
    auto b = a;
    const auto flip = [&b](std::size_t at) { b[at] ^= std::byte{0xFF}; };
    flip(10);
    flip(14);
    flip(100);
    flip(4095);
    flip(4096);
    flip(1'999'999);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> runs;
    SilentProgress progress;
    const MemorySource first(a);
    const MemorySource second(b);
    const auto report = compare(
        {&first}, {&second},
        [&](const Difference& d) {
            runs.emplace_back(d.offset, d.length);
            return true;
        },
        progress);
    ASSERT_TRUE(report);
    EXPECT_EQ(runs, (std::vector<std::pair<std::uint64_t, std::uint64_t>>{
                        {10, 5}, {100, 1}, {4095, 2}, {1'999'999, 1}}));
    EXPECT_EQ(report->differingBytes, 6u);
    EXPECT_FALSE(report->equal());
}

TEST(Compare, DifferentLengthsAreNotEqual) {
    const MemorySource first(randomBytes(1000, 1));
    const MemorySource second(randomBytes(1500, 1));
    SilentProgress progress;
    const auto never = [](const Difference&) { return true; };
    auto report = compare({&first}, {&second}, never, progress);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->runs, 0u);
    EXPECT_FALSE(report->equal());
    report = compare({&first}, {&second, 0, 1000}, never, progress);
    EXPECT_TRUE(report->equal());
    EXPECT_FALSE(compare({&first, 2000}, {&second}, never, progress));
}

// The oracle is the system's own cmp.
TEST(Compare, CountsAsCmpDoes) {
    if (!testing::haveProgram("cmp")) GTEST_SKIP() << "cmp is not here";
    auto a = randomBytes(700'000, 2);
    auto b = a;
    std::mt19937 random(3);
    for (int i = 0; i < 500; ++i) b[random() % b.size()] = static_cast<std::byte>(random());
    const testing::TemporaryFolder folder;
    testing::writeFile(folder.path() / "a", a);
    testing::writeFile(folder.path() / "b", b);
    const auto result = testing::run("cmp -l '" + (folder.path() / "a").string() + "' '" +
                                     (folder.path() / "b").string() + "' | wc -l");
    const MemorySource first(a);
    const MemorySource second(b);
    SilentProgress progress;
    const auto report = compare({&first}, {&second}, [](const Difference&) { return true; }, progress);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->differingBytes, std::stoull(result.out));
}

TEST(Hash, AgreesWithTheSystemsTools) {
    SECTORSMITH_NEEDS_SHELL();
    const auto data = randomBytes(1'234'567, 4);
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "data";
    testing::writeFile(path, data);
    const MemorySource source(data);
    SilentProgress progress;
    const auto hashes = hashRange(
        source, 0, source.size(),
        {HashKind::Md5, HashKind::Sha1, HashKind::Sha256, HashKind::Sha512, HashKind::Blake2b}, progress);
    ASSERT_TRUE(hashes);
    const std::vector<std::string> tools{"md5sum", "sha1sum", "sha256sum", "sha512sum", "b2sum"};
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const auto result = testing::run(tools[i] + " '" + path.string() + "'");
        ASSERT_EQ(result.exitCode, 0);
        EXPECT_EQ(hashes->at(i), result.out.substr(0, result.out.find(' '))) << tools[i];
    }
}

TEST(Hash, Blake3AgreesWithB3sum) {
    const auto kind = parseHashKind("blake3");
    if (!kind) GTEST_SKIP() << "this build has no BLAKE3";
    if (!testing::haveProgram("b3sum")) GTEST_SKIP() << "b3sum is not installed";
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "data";
    // Around the sizes of a block, of a chunk, and of as many chunks as are taken at once.
    RunningHash hash(*kind);
    for (const std::size_t size : {0, 1, 63, 64, 65, 1023, 1024, 1025, 16383, 16385, 1'234'567}) {
        const auto data = randomBytes(size, 5);
        testing::writeFile(path, data);
        const auto result = testing::run("b3sum --no-names '" + path.string() + "'");
        ASSERT_EQ(result.exitCode, 0);
        const std::size_t part = size / 3;
        hash.add(std::span(data).first(part));
        hash.add(std::span(data).subspan(part));
        EXPECT_EQ(hash.finish() + '\n', result.out) << size;
    }
}

TEST(Hash, CheckValues) {
    const std::string_view text = "123456789";
    const auto view = std::as_bytes(std::span(text));
    const MemorySource source({view.begin(), view.end()});
    SilentProgress progress;
    const auto hashes = hashRange(source, 0, UINT64_MAX,
                                  {HashKind::Crc32, HashKind::XxHash64, HashKind::Sha3Bits256}, progress);
    ASSERT_TRUE(hashes);
    EXPECT_EQ(hashes->at(0), "cbf43926");
    EXPECT_EQ(hashes->at(1), "8cb841db40e6ae83");  // xxhsum -H64 of the same nine characters
    // openssl dgst -sha3-256 of them
    EXPECT_EQ(hashes->at(2), "87cd084d190e436f147322b90e7384f6a8e0676c99d21ef519ea718e51d45f9c");
    const auto xxh3 = hashRange(source, 0, UINT64_MAX, {HashKind::Xxh3, HashKind::Xxh128}, progress);
    ASSERT_TRUE(xxh3);
    EXPECT_EQ(xxh3->at(0), "72dcb18b67a17dff");                  // xxhsum -H3
    EXPECT_EQ(xxh3->at(1), "33119477ede5dcd5e9716427681d5860");  // xxhsum -H2
    for (const HashKind kind : allHashKinds()) {
        EXPECT_EQ(parseHashKind(hashName(kind)), kind);
        RunningHash hash(kind);
        hash.add(view.first(4));
        hash.add(view.subspan(4));
        const std::string digest = hash.finish();
        EXPECT_EQ(digest.size(), hashDigits(kind));
        hash.add(view);
        EXPECT_EQ(hash.finish(), digest) << hashName(kind);
    }
    EXPECT_FALSE(parseHashKind("sha3"));
}

}  // namespace
}  // namespace sectorsmith
