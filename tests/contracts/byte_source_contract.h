// SPDX-License-Identifier: GPL-3.0-or-later
// What every ByteSource must do, whatever it is made of. A test program includes this once and instantiates it:
//   INSTANTIATE_TEST_SUITE_P(Memory, ByteSourceContract, ::testing::Values(SourceCase{"Memory", makeMemory}), sourceCaseName);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith::testing {

// Makes a source that holds exactly `content`. What it is made of may live until the returned pointer is gone.
struct SourceCase {
    std::string name;
    std::function<std::shared_ptr<ByteSource>(std::span<const std::byte> content, std::uint32_t sectorSize)>
        make;
    std::vector<std::uint32_t> sectorSizes = {512, 520, 528, 1024, 2048, 4096};
};

inline std::string sourceCaseName(const ::testing::TestParamInfo<SourceCase>& info) {
    return info.param.name;
}
inline void PrintTo(const SourceCase& value, std::ostream* out) { *out << value.name; }

class ByteSourceContract : public ::testing::TestWithParam<SourceCase> {
 protected:
    // Not a multiple of any sector size in the files' case; devices get whole sectors. Zeros in the middle.
    static std::vector<std::byte> content(std::uint64_t size) {
        std::vector<std::byte> bytes(size);
        std::mt19937_64 random(size);
        for (auto& b : bytes) b = static_cast<std::byte>(random() & 0xFF);
        std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(size / 4),
                  bytes.begin() + static_cast<std::ptrdiff_t>(size / 2), std::byte{0});
        return bytes;
    }
    static std::uint64_t wholeSize(std::uint32_t sectorSize) { return std::uint64_t{sectorSize} * 700; }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ByteSourceContract);

TEST_P(ByteSourceContract, SizesAreWhatTheyAre) {
    for (std::uint32_t sectorSize : GetParam().sectorSizes) {
        auto bytes = content(wholeSize(sectorSize));
        auto source = GetParam().make(bytes, sectorSize);
        ASSERT_TRUE(source);
        EXPECT_EQ(source->size(), bytes.size());
        EXPECT_EQ(source->sectorSize(), sectorSize);
        EXPECT_FALSE(source->name().empty());
    }
}

TEST_P(ByteSourceContract, ReadsAnyRange) {
    for (std::uint32_t sectorSize : GetParam().sectorSizes) {
        auto bytes = content(wholeSize(sectorSize));
        auto source = GetParam().make(bytes, sectorSize);
        ASSERT_TRUE(source);
        auto check = [&](std::uint64_t offset, std::uint64_t length) {
            std::vector<std::byte> out(length, std::byte{0xA5});
            EXPECT_TRUE(source->read(offset, out).complete()) << offset << "+" << length;
            EXPECT_TRUE(
                std::equal(out.begin(), out.end(), bytes.begin() + static_cast<std::ptrdiff_t>(offset)))
                << offset << "+" << length << ", sectors of " << sectorSize;
        };
        check(0, bytes.size());
        check(0, 0);
        check(bytes.size(), 0);
        for (std::uint64_t middle : {std::uint64_t{0}, std::uint64_t{sectorSize},
                                     std::uint64_t{sectorSize} * 128, std::uint64_t{bytes.size()}})
            for (std::uint64_t back : {0, 1, 7})
                for (std::uint64_t length : {1, 8, 511, 513, 5000}) {
                    const std::uint64_t offset = std::max(middle, back) - back;
                    if (offset + length <= bytes.size()) check(offset, length);
                }
        check(bytes.size() - 1, 1);
        std::mt19937_64 random(sectorSize);
        for (int i = 0; i < 200; ++i) {
            const std::uint64_t offset = random() % bytes.size();
            check(offset, random() % std::min<std::uint64_t>(bytes.size() - offset, 200000) + 1);
        }
    }
}

TEST_P(ByteSourceContract, BeyondTheEndIsReported) {
    auto bytes = content(wholeSize(512));
    auto source = GetParam().make(bytes, 512);
    ASSERT_TRUE(source);
    std::vector<std::byte> out(1000, std::byte{0xA5});
    auto report = source->read(bytes.size() - 300, out);
    ASSERT_EQ(report.bad.size(), 1u);
    EXPECT_EQ(report.bad[0].offset, bytes.size());
    EXPECT_EQ(report.bad[0].length, 700u);
    EXPECT_EQ(report.bad[0].error.cause, Cause::OutOfRange);
    EXPECT_TRUE(std::equal(out.begin(), out.begin() + 300, bytes.end() - 300));
    EXPECT_TRUE(std::all_of(out.begin() + 300, out.end(), [](std::byte b) { return b == std::byte{0}; }));
    for (std::uint64_t offset : {std::uint64_t{bytes.size()}, std::uint64_t{bytes.size() + 1},
                                 ~std::uint64_t{0} >> 1, ~std::uint64_t{0} - 2000}) {
        std::ranges::fill(out, std::byte{0xA5});
        report = source->read(offset, out);
        ASSERT_EQ(report.bad.size(), 1u) << offset;
        EXPECT_EQ(report.bad[0].offset, offset);
        EXPECT_EQ(report.bad[0].length, out.size());
        EXPECT_EQ(report.bad[0].error.cause, Cause::OutOfRange);
        EXPECT_TRUE(std::ranges::all_of(out, [](std::byte b) { return b == std::byte{0}; }));
    }
}

TEST_P(ByteSourceContract, ExtentsCoverAllAndHolesAreZeros) {
    auto bytes = content(wholeSize(4096));
    auto source = GetParam().make(bytes, 512);
    ASSERT_TRUE(source);
    std::uint64_t at = 0;
    int rounds = 0;
    while (at < bytes.size() && ++rounds < 100000) {
        const Extent extent = source->extentAt(at);
        ASSERT_LE(extent.offset, at);
        ASSERT_GT(extent.offset + extent.length, at) << at;
        const std::uint64_t end = extent.offset + extent.length;
        ASSERT_LE(end, bytes.size());
        if (extent.hole) {
            EXPECT_TRUE(std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                                    bytes.begin() + static_cast<std::ptrdiff_t>(end),
                                    [](std::byte b) { return b == std::byte{0}; }));
        }
        at = end;
    }
    EXPECT_EQ(at, bytes.size());
}

TEST_P(ByteSourceContract, ManyThreadsReadAtOnce) {
    auto bytes = content(wholeSize(4096));
    auto source = GetParam().make(bytes, 512);
    ASSERT_TRUE(source);
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (unsigned t = 0; t < 4; ++t)
            threads.emplace_back([&, t] {
                std::mt19937_64 random(t);
                std::vector<std::byte> out;
                for (int i = 0; i < 300; ++i) {
                    const std::uint64_t offset = random() % bytes.size();
                    out.assign(random() % std::min<std::uint64_t>(bytes.size() - offset, 30000) + 1,
                               std::byte{0xA5});
                    if (!source->read(offset, out).complete() ||
                        !std::equal(out.begin(), out.end(),
                                    bytes.begin() + static_cast<std::ptrdiff_t>(offset)))
                        ++wrong;
                }
            });
    }
    EXPECT_EQ(wrong, 0);
}

}  // namespace sectorsmith::testing
