// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a speed test: they do not compress, no two blocks are equal, and they are known again.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>

#include "edit/hash.h"
#include "ops/speed/histogram.h"
#include "ops/speed/pool.h"
#include "testing/images.h"

namespace sectorsmith::speed {
namespace {

using testing::run;

constexpr std::uint64_t MiB = std::uint64_t{1} << 20;

// What a sequential test writes to [0, bytes).
std::vector<std::byte> written(RandomPool& pool, std::uint64_t bytes) {
    std::vector<std::byte> out;
    while (out.size() < bytes) {
        const auto block = pool.take(out.size());
        out.insert(out.end(), block.begin(), block.end());
        pool.giveBack(block);
    }
    return out;
}

TEST(SpeedPool, WhatIsWrittenDoesNotCompress) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("xz")) GTEST_SKIP() << "xz is not installed";
    testing::TemporaryFolder folder;
    for (const std::size_t block : {std::size_t{512}, std::size_t{4096}, std::size_t{1} << 20}) {
        auto pool = RandomPool::make(RunKey::random(), block, 32);
        ASSERT_TRUE(pool) << pool.error().message;
        EXPECT_GE(pool->size(), 192 * MiB);
        const auto data = written(*pool, 6 * MiB);
        testing::writeFile(folder.path() / "data", data);
        const auto packed = run("xz -9 -c '" + (folder.path() / "data").string() + "' | wc -c");
        EXPECT_GE(std::stoull(packed.out), data.size()) << block;
    }
}

TEST(SpeedPool, NoTwoBlocksAreEqualAlsoWhenThePoolComesRoundAgain) {
    auto pool = RandomPool::make(RunKey::random(), 64 << 10, 32);
    ASSERT_TRUE(pool);
    std::set<std::string> hashes;
    const std::size_t blocks = pool->blocks() + 50;
    const std::byte* first = nullptr;
    std::size_t again = 0;
    for (std::size_t i = 0; i < blocks; ++i) {
        const auto block = pool->take(0);  // over and over to the same place
        if (first == nullptr) first = block.data();
        else if (block.data() == first) again = i;
        const auto unit = block.first(4096);
        hashes.insert(std::string(reinterpret_cast<const char*>(unit.data()), 64));
        pool->giveBack(block);
    }
    EXPECT_EQ(hashes.size(), blocks);
    EXPECT_EQ(again, pool->blocks());  // not before all others were used
}

TEST(SpeedPool, AStampTellsWhatItIsAndOnlyToItsRun) {
    const RunKey key = RunKey::random();
    auto pool = RandomPool::make(key, 4096, 4, 1000);
    ASSERT_TRUE(pool);
    const auto block = pool->take(123 * 4096);
    const auto stamp = readStamp(key, block);
    ASSERT_TRUE(stamp);
    EXPECT_EQ(stamp->offset, 123u * 4096);
    EXPECT_EQ(stamp->sequence, 1000u);
    EXPECT_TRUE(pool->matches(*stamp, block));
    EXPECT_FALSE(readStamp(RunKey::random(), block));
    EXPECT_EQ(pool->nextSequence(), 1001u);

    std::vector<std::byte> copy(block.begin(), block.end());
    for (const std::size_t at : {std::size_t{0}, std::size_t{9}, std::size_t{17}, std::size_t{31}}) {
        auto bad = copy;
        bad[at] ^= std::byte{1};
        EXPECT_FALSE(readStamp(key, bad)) << at;
    }
    copy[4095] ^= std::byte{0x80};  // one bit of the rest
    ASSERT_TRUE(readStamp(key, copy));
    EXPECT_FALSE(pool->matches(*readStamp(key, copy), copy));
    EXPECT_FALSE(readStamp(key, std::vector<std::byte>(4096)));
    EXPECT_FALSE(readStamp(key, std::vector<std::byte>(16)));
}

TEST(SpeedHistogram, PercentilesAreRightWithinOnePercent) {
    Histogram histogram;
    EXPECT_EQ(histogram.percentile(0.5), 0u);
    for (std::uint64_t i = 1; i <= 100000; ++i) histogram.add(i * 1000);  // 1 to 100,000 µs
    EXPECT_NEAR(static_cast<double>(histogram.percentile(0.5)), 50e6, 0.5e6);
    EXPECT_NEAR(static_cast<double>(histogram.percentile(0.99)), 99e6, 1e6);
    EXPECT_NEAR(static_cast<double>(histogram.percentile(0.999)), 99.9e6, 1e6);
    EXPECT_EQ(histogram.maximum(), 100000000u);
    EXPECT_EQ(histogram.count(), 100000u);
    Histogram ends;
    ends.add(0);
    ends.add(~std::uint64_t{0});
    EXPECT_EQ(ends.percentile(0.5), 0u);
    EXPECT_EQ(ends.maximum(), ~std::uint64_t{0});
    EXPECT_GE(ends.percentile(1), std::uint64_t{1} << 63);
}

}  // namespace
}  // namespace sectorsmith::speed
