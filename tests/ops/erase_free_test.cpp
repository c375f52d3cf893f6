// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/erase_free.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "testing/logging_device.h"

namespace sectorsmith {
namespace {

using testing::LoggingDevice;

std::vector<std::byte> noise(std::size_t size, unsigned seed) {
    std::vector<std::byte> bytes(size);
    std::mt19937_64 random(seed);
    for (std::size_t i = 0; i + 8 <= size; i += 8) {
        const std::uint64_t word = random() | 0x0101010101010101U;  // no byte is zero
        std::memcpy(bytes.data() + i, &word, 8);
    }
    return bytes;
}

class Watcher : public EraseWatcher {
 public:
    std::uint64_t last = 0;
    std::uint64_t sum = 0;
    std::uint64_t cancelAt = ~std::uint64_t{0};
    void update(std::uint64_t done, std::uint64_t) override { last = done; }
    bool cancelled() const override { return last >= cancelAt; }
    void piece(const ByteRange& range, Piece) override { sum += range.length; }
};

// Random runs of whole sectors over a disk.
std::vector<ByteRange> randomRuns(std::mt19937& random, std::uint64_t sectors, std::uint32_t sectorSize) {
    std::vector<ByteRange> runs;
    for (std::uint64_t at = random() % 40; at < sectors;) {
        const std::uint64_t count = std::min<std::uint64_t>(1 + random() % 400, sectors - at);
        runs.push_back({at * sectorSize, count * sectorSize});
        at += count + 1 + random() % 300;
    }
    return runs;
}

bool inside(std::span<const ByteRange> runs, std::uint64_t offset, std::uint64_t length) {
    return std::ranges::any_of(
        runs, [&](const ByteRange& run) { return offset >= run.offset && offset + length <= run.end(); });
}

// Whatever the method, the sector size, the runs and the moment of a cancel: outside the runs no byte is written.
TEST(EraseFree, NeverTouchesAByteOutside) {
    std::mt19937 random(3);
    for (int round = 0; round < 60;
         ++round) {  // each method with each sector size, with and without a cancel
        const std::uint32_t sector = round % 3 == 0 ? 4096 : round % 3 == 1 ? 512 : 520;
        const std::uint64_t sectors = 1200 + random() % 900;
        auto content = noise(sectors * sector, static_cast<unsigned>(round));
        for (int i = 0; i < 6; ++i) {  // stretches of zeros, also in free space
            const std::uint64_t at = random() % content.size();
            std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(at),
                        std::min<std::uint64_t>(content.size() - at, random() % 300000), std::byte{0});
        }
        const auto before = content;
        LoggingDevice device(std::move(content), sector);
        device.limits = {std::uint64_t{sector} * 8, std::uint64_t{sector} * (random() % 8), 0};
        const auto runs = randomRuns(random, sectors, sector);
        EraseOptions options;
        options.method = eraseMethods[static_cast<std::size_t>(round) % eraseMethods.size()];
        options.readAllBack = true;
        Watcher watcher;
        if (round % 4 == 0) watcher.cancelAt = random() % (totalBytes(runs) + 1);
        const EraseReport report = eraseRanges(device, device, runs, options, watcher);
        for (const auto& [offset, length] : device.touched)
            ASSERT_TRUE(inside(runs, offset, length)) << offset << " + " << length << " in round " << round;
        std::uint64_t at = 0;
        for (const ByteRange& run : runs) {
            ASSERT_TRUE(std::equal(before.begin() + static_cast<std::ptrdiff_t>(at),
                                   before.begin() + static_cast<std::ptrdiff_t>(run.offset),
                                   device.bytes.begin() + static_cast<std::ptrdiff_t>(at)));
            at = run.end();
        }
        if (report.stopped) {
            EXPECT_EQ(report.stopped->cause, Cause::Cancelled);
            continue;
        }
        EXPECT_EQ(watcher.sum, totalBytes(runs));
        EXPECT_EQ(report.writtenBytes + report.zeroedBytes + report.alreadyZeroBytes + report.discardedBytes +
                      report.edgeBytes,
                  report.bytes);
        for (const ByteRange& run : runs) {
            const auto bytes = std::span(device.bytes).subspan(run.offset, run.length);
            const auto zeros = std::ranges::count(bytes, std::byte{0});
            if (options.method != EraseMethod::Random && options.method != EraseMethod::Trim) {
                ASSERT_EQ(zeros, static_cast<std::ptrdiff_t>(run.length));
            } else if (options.method == EraseMethod::Random && run.length > 5000) {
                EXPECT_LT(zeros, static_cast<std::ptrdiff_t>(run.length / 64));
                EXPECT_FALSE(std::ranges::equal(bytes, std::span(before).subspan(run.offset, run.length)));
            }
        }
        if (options.method != EraseMethod::Trim) {
            EXPECT_EQ(report.readBack, ReadBack::Right);
            EXPECT_EQ(report.readBackBytes, report.bytes);
        }
    }
}

TEST(EraseFree, WhatIsZeroIsNotWritten) {
    std::vector<std::byte> content(8 << 20);
    const auto dirt = noise(4096, 9);
    std::ranges::copy(dirt, content.begin() + (3 << 20));
    LoggingDevice device(content);
    const std::vector<ByteRange> runs = {{1 << 20, 6 << 20}};
    Watcher watcher;
    const EraseReport report = eraseRanges(device, device, runs, {}, watcher);
    ASSERT_EQ(device.touched.size(), 1u);
    EXPECT_EQ(device.touched[0], (std::pair<std::uint64_t, std::uint64_t>(3 << 20, 4096)));
    EXPECT_EQ(report.alreadyZeroBytes, (6u << 20) - 4096);
    EXPECT_EQ(report.readBack, ReadBack::Right);
}

TEST(EraseFree, GoesOnWhereItWasStopped) {
    LoggingDevice device(noise(6 << 20, 1));
    std::mt19937 random(5);
    const auto runs = randomRuns(random, device.size() / 512, 512);
    EraseOptions options;
    options.method = EraseMethod::Random;
    std::uint64_t written = 0;
    int rounds = 0;
    for (; rounds < 100; ++rounds) {
        Watcher watcher;
        watcher.cancelAt = written + (1 << 20);
        const EraseReport report = eraseRanges(device, device, runs, options, watcher);
        EXPECT_EQ(report.skippedBytes, written);
        written += report.writtenBytes;
        if (!report.stopped) break;
        EXPECT_EQ(report.stopped->cause, Cause::Cancelled);
        options.from = report.reached;
    }
    EXPECT_GT(rounds, 2);
    EXPECT_EQ(written, totalBytes(runs)) << "nothing twice, nothing left out";
}

// What a flush has not brought to the disk is not reached.
TEST(EraseFree, OnlyWhatIsFlushedIsReached) {
    const std::vector<ByteRange> runs = {{1 << 20, 6 << 20}};
    for (const EraseMethod method : {EraseMethod::Zero, EraseMethod::Random}) {
        EraseOptions options;
        options.method = method;
        LoggingDevice device(noise(8 << 20, 3));
        device.failFlushAfter = 0;
        Watcher watcher;
        EraseReport report = eraseRanges(device, device, runs, options, watcher);
        ASSERT_TRUE(report.stopped);
        EXPECT_EQ(report.stopped->cause, Cause::Io);
        EXPECT_EQ(report.reached, 0u) << "everything was written, nothing is known to have arrived";
        EXPECT_EQ(report.readBack, ReadBack::NotDone);

        options.flushEvery = 2 << 20;
        LoggingDevice later(noise(8 << 20, 3));
        later.failFlushAfter = 2;
        report = eraseRanges(later, later, runs, options, watcher);
        ASSERT_TRUE(report.stopped);
        EXPECT_EQ(report.stopped->cause, Cause::Io);
        EXPECT_EQ(report.reached, 5u << 20) << "two of its flushes worked";

        // A later run whose flush fails goes no further than the earlier one.
        options.from = report.reached;
        later.failFlushAfter = 0;
        report = eraseRanges(later, later, runs, options, watcher);
        EXPECT_TRUE(report.stopped);
        EXPECT_EQ(report.reached, 5u << 20);

        // A cancelled run flushes before it says how far it came.
        LoggingDevice cancelled(noise(8 << 20, 3));
        options = {};
        options.method = method;
        watcher = {};
        watcher.cancelAt = 3 << 20;
        report = eraseRanges(cancelled, cancelled, runs, options, watcher);
        EXPECT_TRUE(report.stopped);
        EXPECT_GT(cancelled.flushes, 0);
        EXPECT_EQ(report.reached, 4u << 20);
        cancelled.failFlushAfter = 0;
        options.from = 0;
        report = eraseRanges(cancelled, cancelled, runs, options, watcher);
        ASSERT_TRUE(report.stopped);
        EXPECT_EQ(report.stopped->cause, Cause::Cancelled);
        EXPECT_EQ(report.reached, 0u);
    }
}

TEST(EraseFree, AllOfItIsReadBackWhereverThisRunBegan) {
    LoggingDevice device(noise(8 << 20, 6));
    const std::vector<ByteRange> runs = {{1 << 20, 2 << 20}, {4 << 20, 2 << 20}};
    EraseOptions options;
    options.readAllBack = true;
    options.from = 5 << 20;
    Watcher watcher;
    EraseReport report = eraseRanges(device, device, runs, options, watcher);
    EXPECT_EQ(report.skippedBytes, 3u << 20);
    EXPECT_EQ(report.readBack, ReadBack::Wrong) << "nobody has erased what lies before it";
    EXPECT_EQ(report.wrongBytes, 3u << 20);
    options.from = 0;
    eraseRanges(device, device, runs, options, watcher);
    for (const std::uint64_t from : {5u << 20, 6u << 20, 8u << 20}) {
        options.from = from;
        report = eraseRanges(device, device, runs, options, watcher);
        EXPECT_EQ(report.readBack, ReadBack::Right);
        EXPECT_EQ(report.readBackBytes, 4u << 20) << from;
    }
}

// After a failed flush the system may hold zeros in its cache that the disk does not: what is looked at is the disk.
TEST(EraseFree, IsZeroWhatTheDiskHoldsAndNotACache) {
    LoggingDevice device(noise(2 << 20, 6));
    const LoggingDevice cache(std::vector<std::byte>(2 << 20));
    Watcher watcher;
    const EraseReport report = eraseRanges(device, cache, std::vector<ByteRange>{{0, 2 << 20}}, {}, watcher);
    EXPECT_EQ(report.writtenBytes, 2u << 20);
    EXPECT_EQ(device.bytes, cache.bytes);
}

TEST(EraseFree, ABadSectorIsLeftAndNamed) {
    LoggingDevice device(noise(4 << 20, 2));
    device.badSectors = {(1 << 20) + 512 * 9};
    const std::vector<ByteRange> runs = {{512, 3 << 20}};
    EraseOptions options;
    options.readAllBack = true;
    Watcher watcher;
    const EraseReport report = eraseRanges(device, device, runs, options, watcher);
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(report.leftBytes, 4096u);
    ASSERT_EQ(report.left.size(), 1u);
    EXPECT_LE(report.left[0].offset, (1u << 20) + 512 * 9);
    EXPECT_EQ(report.writtenBytes, (3u << 20) - 4096);
}

TEST(EraseFree, WhatTheSystemCannotZeroForABadSectorIsWritten) {
    LoggingDevice device(noise(4 << 20, 2));
    device.badSectors = {(1 << 20) + 512 * 9};
    const std::vector<ByteRange> runs = {{512, 2 << 20}, {3 << 20, 1 << 20}};
    EraseOptions options;
    options.method = EraseMethod::ZeroRange;
    options.readAllBack = true;
    Watcher watcher;
    const EraseReport report = eraseRanges(device, device, runs, options, watcher);
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(report.leftBytes, 4096u);
    EXPECT_EQ(report.writtenBytes, (2u << 20) - 4096);
    EXPECT_EQ(report.zeroedBytes, 1u << 20);
    EXPECT_EQ(report.readBack, ReadBack::Right);
    EXPECT_EQ(watcher.sum, report.bytes);
}

TEST(EraseFree, WithoutACallToZeroARangeNothingIsDone) {
    LoggingDevice device(noise(1 << 20, 2));
    device.zeroesRanges = false;
    EraseOptions options;
    options.method = EraseMethod::ZeroRange;
    Watcher watcher;
    const EraseReport report =
        eraseRanges(device, device, std::vector<ByteRange>{{0, 1 << 20}}, options, watcher);
    ASSERT_TRUE(report.stopped);
    EXPECT_EQ(report.stopped->cause, Cause::Unsupported);
    EXPECT_TRUE(device.touched.empty());
    EXPECT_EQ(report.readBack, ReadBack::NotDone);
}

TEST(EraseFree, ADiskThatGoesAwayEndsIt) {
    LoggingDevice device(noise(8 << 20, 2));
    device.failAllAfter = 3;
    const std::vector<ByteRange> runs = {{0, 8 << 20}};
    Watcher watcher;
    const EraseReport report = eraseRanges(device, device, runs, {}, watcher);
    ASSERT_TRUE(report.stopped);
    EXPECT_EQ(report.stopped->cause, Cause::NotFound);
    EXPECT_EQ(report.reached, 3u << 20);
    EXPECT_EQ(report.readBack, ReadBack::NotDone);
}

TEST(Trim, IsClampedToTheUnitsOfTheDisk) {
    LoggingDevice device(noise(8 << 20, 4));
    device.limits = {64 << 10, 4096, 0};  // units begin at 4 KiB, 68 KiB, …
    const std::vector<ByteRange> runs = {{100 << 10, 1 << 20}, {(2 << 20) + 8192, 16 << 10}};
    EraseOptions options;
    options.method = EraseMethod::Trim;
    Watcher watcher;
    const EraseReport report = eraseRanges(device, device, runs, options, watcher);
    ASSERT_EQ(device.touched.size(), 1u);
    EXPECT_EQ(device.touched[0].first, (4u + 128) << 10);
    EXPECT_EQ(device.touched[0].second, 15u * (64 << 10));
    EXPECT_EQ(report.discardedBytes, 15u * (64 << 10));
    EXPECT_EQ(report.edgeBytes, (1u << 20) + (16 << 10) - report.discardedBytes);
    EXPECT_EQ(report.left.size(), 3u) << "both edges of the first run, and the whole second one";
    EXPECT_EQ(report.readBack, ReadBack::ReadsZero);
}

TEST(Trim, TellsWhatReadingBackShows) {
    EraseOptions options;
    options.method = EraseMethod::Trim;
    const std::vector<ByteRange> runs = {{0, 4 << 20}};
    {
        LoggingDevice device(noise(4 << 20, 4));
        device.limits = {4096, 0, 0};
        device.discardZeroes = false;
        Watcher watcher;
        EXPECT_EQ(eraseRanges(device, device, runs, options, watcher).readBack, ReadBack::Unchanged);
    }
    {
        LoggingDevice device(std::vector<std::byte>(4 << 20));
        device.limits = {4096, 0, 0};
        Watcher watcher;
        EXPECT_EQ(eraseRanges(device, device, runs, options, watcher).readBack, ReadBack::Undetermined)
            << "zeros that were zeros before prove nothing";
    }
    {
        LoggingDevice device(noise(4 << 20, 4));
        Watcher watcher;
        const auto report = eraseRanges(device, device, runs, options, watcher);
        ASSERT_TRUE(report.stopped);
        EXPECT_EQ(report.stopped->cause, Cause::Unsupported);
        EXPECT_TRUE(device.touched.empty());
    }
}

TEST(Trim, SecurelyOrNotAtAll) {
    EraseOptions options;
    options.method = EraseMethod::Trim;
    options.secure = true;
    const std::vector<ByteRange> runs = {{4096, 1 << 20}};
    for (const bool able : {false, true}) {
        LoggingDevice device(noise(4 << 20, 4));
        device.limits = {4096, 0, 0};
        device.secure = able;
        Watcher watcher;
        const auto report = eraseRanges(device, device, runs, options, watcher);
        EXPECT_EQ(device.touched.empty(), !able);
        EXPECT_EQ(device.secureDiscards, able ? 1 : 0);
        EXPECT_EQ(report.discardedBytes, able ? 1u << 20 : 0u);
        ASSERT_EQ(report.stopped.has_value(), !able);
        if (!able) {
            EXPECT_EQ(report.stopped->cause, Cause::Unsupported);
        }
    }
}

TEST(DiskRanges, AreCombinedAsSetsOfBytes) {
    std::mt19937 random(8);
    for (int round = 0; round < 300; ++round) {
        const auto list = [&] {
            std::vector<ByteRange> ranges;
            for (unsigned i = random() % 8; i > 0; --i) ranges.push_back({random() % 100, random() % 20});
            return ranges;
        };
        const auto a = list(), b = list();
        const auto has = [](std::span<const ByteRange> ranges, std::uint64_t at) {
            return std::ranges::any_of(ranges,
                                       [&](const ByteRange& r) { return at >= r.offset && at < r.end(); });
        };
        const auto na = normalised(a), nb = normalised(b);
        const auto minus = without(na, nb), both = common(na, nb), units = wholeUnits(na, 4);
        for (std::size_t i = 1; i < na.size(); ++i) ASSERT_GT(na[i].offset, na[i - 1].end());
        for (std::uint64_t at = 0; at < 130; ++at) {
            ASSERT_EQ(has(na, at), has(a, at));
            ASSERT_EQ(has(minus, at), has(a, at) && !has(b, at));
            ASSERT_EQ(has(both, at), has(a, at) && has(b, at));
            const std::uint64_t unit = at / 4 * 4;
            ASSERT_EQ(has(units, at),
                      has(a, unit) && has(a, unit + 1) && has(a, unit + 2) && has(a, unit + 3));
        }
    }
}

}  // namespace
}  // namespace sectorsmith
