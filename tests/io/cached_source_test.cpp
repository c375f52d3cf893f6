// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/cached_source.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "testing/fake_source.h"

namespace sectorsmith::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t MiB = 1 << 20;

std::vector<std::byte> expected(std::uint64_t offset, std::size_t length) {
    std::vector<std::byte> bytes(length);
    for (std::size_t i = 0; i < length; ++i) bytes[i] = FakeSource::byteAt(offset + i);
    return bytes;
}

// Waits, at most 10 s, for what another thread does.
template <typename Condition>
bool eventually(Condition condition) {
    for (int i = 0; i < 10000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

bool asked(const FakeSource& fake, std::uint64_t offset) {
    for (auto request : fake.requests())
        if (offset >= request.offset && offset < request.offset + request.length) return true;
    return false;
}

TEST(CachedSource, ASecondReadAsksNobody) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake);
    std::vector<std::byte> out(10000);
    EXPECT_TRUE(cache.read(50 * MiB + 3, out).complete());
    EXPECT_EQ(out, expected(50 * MiB + 3, out.size()));
    fake->clearRequests();
    EXPECT_TRUE(cache.read(50 * MiB + 100, std::span(out).first(5000)).complete());
    EXPECT_TRUE(fake->requests().empty());
}

TEST(CachedSource, MemoryStaysBounded) {
    auto fake = std::make_shared<FakeSource>(~std::uint64_t{0} >> 1);
    CachedSource cache(fake, 2 * MiB);
    std::vector<std::byte> out(100);
    for (std::uint64_t i = 0; i < 300; ++i) {
        const std::uint64_t offset = (i * 0x7654321012345) % (fake->size() - 100);
        EXPECT_TRUE(cache.read(offset, out).complete());
        EXPECT_EQ(out, expected(offset, out.size()));
        EXPECT_LE(cache.bytesHeld(), 2 * MiB);
    }
    EXPECT_GT(cache.bytesHeld(), MiB);
}

TEST(CachedSource, TheLeastRecentlyUsedGoesFirst) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake, MiB);  // 16 blocks of 64 KiB
    std::vector<std::byte> out(1);
    for (std::uint64_t block = 0; block < 30; ++block) {
        cache.read(50 * MiB, out);  // used all the time
        cache.read(block * 3 * 65536, out);
    }
    fake->clearRequests();
    cache.read(50 * MiB, out);
    EXPECT_TRUE(fake->requests().empty());
    cache.read(0, out);
    EXPECT_FALSE(fake->requests().empty());
}

TEST(CachedSource, LongRunsDoNotEvictWhatIsShown) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake, MiB);
    std::vector<std::byte> small(1000);
    cache.read(90 * MiB, small);
    std::vector<std::byte> large(4 * MiB);
    EXPECT_TRUE(cache.read(10 * MiB + 5, large).complete());
    EXPECT_EQ(large, expected(10 * MiB + 5, large.size()));
    fake->clearRequests();
    cache.read(90 * MiB, small);
    EXPECT_TRUE(fake->requests().empty());
}

TEST(CachedSource, ReadsAheadOfASequenceOnly) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake);
    std::vector<std::byte> out(16384);
    // Jumping about brings nothing ahead.
    for (std::uint64_t i = 0; i < 10; ++i) cache.read((i * 37 % 11) * 5 * MiB, out);
    std::this_thread::sleep_for(20ms);
    for (auto request : fake->requests()) EXPECT_EQ(request.length, 65536u);
    // A sequence does, and then needs no waiting.
    for (std::uint64_t i = 0; i < 8; ++i) cache.read(70 * MiB + i * out.size(), out);
    EXPECT_TRUE(eventually([&] { return asked(*fake, 70 * MiB + 8 * 16384 + 65536); }));
    // It never runs beyond its window of 4 MiB.
    std::this_thread::sleep_for(20ms);
    EXPECT_FALSE(asked(*fake, 70 * MiB + 8 * 16384 + 5 * MiB));
}

TEST(CachedSource, ExactlyTheBadSectorsAreBad) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    fake->makeBad(10 * MiB + 512 * 5, 1);
    fake->makeBad(10 * MiB + 512 * 7, 1000);  // two sectors
    CachedSource cache(fake);
    EXPECT_FALSE(cache.gentle());
    std::vector<std::byte> out(8192);
    for (int round = 0; round < 2; ++round) {
        auto report = cache.read(10 * MiB, out);
        ASSERT_EQ(report.bad.size(), 2u);
        EXPECT_EQ(report.bad[0].offset, 10 * MiB + 512 * 5);
        EXPECT_EQ(report.bad[0].length, 512u);
        EXPECT_EQ(report.bad[1].offset, 10 * MiB + 512 * 7);
        EXPECT_EQ(report.bad[1].length, 1024u);
        EXPECT_EQ(report.bad[0].error.cause, Cause::Io);
        auto good = expected(10 * MiB, out.size());
        std::fill(good.begin() + 512 * 5, good.begin() + 512 * 6, std::byte{0});
        std::fill(good.begin() + 512 * 7, good.begin() + 512 * 9, std::byte{0});
        EXPECT_EQ(out, good);
        EXPECT_TRUE(cache.gentle());
        if (round == 0) fake->clearRequests();
    }
    EXPECT_TRUE(fake->requests().empty()) << "a bad sector is not asked for again by itself";
    // Clipped to the request.
    auto report = cache.read(10 * MiB + 512 * 5 + 100, std::span(out).first(50));
    ASSERT_EQ(report.bad.size(), 1u);
    EXPECT_EQ(report.bad[0].offset, 10 * MiB + 512 * 5 + 100);
    EXPECT_EQ(report.bad[0].length, 50u);
    // F5: the disk has a better moment.
    fake->healAll();
    cache.forget(10 * MiB, 8192);
    EXPECT_TRUE(cache.read(10 * MiB, out).complete());
    EXPECT_EQ(out, expected(10 * MiB, out.size()));
}

TEST(CachedSource, AfterTheFirstErrorOnlyWhatIsAskedForIsRead) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    fake->makeBad(10 * MiB, 512);
    CachedSource cache(fake);
    std::vector<std::byte> out(512);
    cache.read(10 * MiB, out);
    fake->clearRequests();
    for (std::uint64_t i = 0; i < 10; ++i) EXPECT_TRUE(cache.read(20 * MiB + i * 512, out).complete());
    std::this_thread::sleep_for(20ms);
    auto requests = fake->requests();
    ASSERT_EQ(requests.size(), 10u);
    for (std::uint64_t i = 0; i < 10; ++i) {
        EXPECT_EQ(requests[i].offset, 20 * MiB + i * 512);
        EXPECT_EQ(requests[i].length, 512u);
    }
    fake->clearRequests();
    // Parts of a block that are known are not read again; unaligned requests become whole sectors.
    std::vector<std::byte> more(5120);
    EXPECT_TRUE(cache.read(20 * MiB + 3000, more).complete());
    EXPECT_EQ(more, expected(20 * MiB + 3000, more.size()));
    requests = fake->requests();
    ASSERT_EQ(requests.size(), 1u);
    EXPECT_EQ(requests[0].offset, 20 * MiB + 5120);
    EXPECT_EQ(requests[0].length, 3072u);  // to the end of the sector in which the request ends
}

TEST(CachedSource, GentleFromTheStartAndBack) {
    auto fake = std::make_shared<FakeSource>(100 * MiB, 4096);
    CachedSource cache(fake);
    cache.setGentle(true);
    EXPECT_TRUE(cache.gentle());
    std::vector<std::byte> out(1);
    cache.read(5 * MiB + 5000, out);
    ASSERT_EQ(fake->requests().size(), 1u);
    EXPECT_EQ(fake->requests()[0].offset, 5 * MiB + 4096);
    EXPECT_EQ(fake->requests()[0].length, 4096u);
    cache.setGentle(false);
    EXPECT_FALSE(cache.gentle());
    cache.read(5 * MiB + 9000, out);
    EXPECT_EQ(fake->requests().back().length, 65536u);
    EXPECT_EQ(out, expected(5 * MiB + 9000, 1));
}

TEST(CachedSource, ForgettingReadsAgain) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake);
    std::vector<std::byte> out(4096);
    cache.read(MiB, out);
    cache.read(2 * MiB, out);
    fake->setShift(1);
    cache.read(MiB, out);
    EXPECT_EQ(out, expected(MiB, out.size()));
    cache.forget(MiB + 100, 1);
    cache.read(MiB, out);
    EXPECT_EQ(std::to_integer<int>(out[0]), (std::to_integer<int>(FakeSource::byteAt(MiB)) + 1) & 0xFF);
    cache.read(2 * MiB, out);
    EXPECT_EQ(out, expected(2 * MiB, out.size())) << "the rest is kept";
}

// What was on its way from before forget() must not come back into the cache after it.
TEST(CachedSource, ForgettingReachesWhatIsOnItsWay) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    CachedSource cache(fake);
    fake->setDelay(50ms);
    std::jthread reader([&] {
        std::vector<std::byte> out(100);
        cache.read(MiB, out);
    });
    std::this_thread::sleep_for(10ms);
    cache.forget(0, 100 * MiB);
    fake->setShift(1);
    reader.join();
    std::vector<std::byte> out(1);
    cache.forget(0, 0);
    cache.read(MiB, out);
    EXPECT_EQ(std::to_integer<int>(out[0]), (std::to_integer<int>(FakeSource::byteAt(MiB)) + 1) & 0xFF);
}

TEST(CachedSource, ADiskThatVanishesGivesErrors) {
    auto fake = std::make_shared<FakeSource>(~std::uint64_t{0} >> 1);
    CachedSource cache(fake);
    std::vector<std::byte> out(100000);
    EXPECT_TRUE(cache.read(0, out).complete());
    fake->vanish();
    auto report = cache.read(~std::uint64_t{0} >> 2, out);
    ASSERT_FALSE(report.complete());
    EXPECT_EQ(report.bad[0].offset, ~std::uint64_t{0} >> 2);
    std::uint64_t length = 0;
    for (const auto& bad : report.bad) length += bad.length;
    EXPECT_EQ(length, out.size());
    std::vector<std::byte> large(3 * MiB);
    EXPECT_FALSE(cache.read(1ull << 40, large).complete());
}

TEST(CachedSource, OneLoadServesManyReaders) {
    auto fake = std::make_shared<FakeSource>(100 * MiB);
    fake->setDelay(20ms);
    CachedSource cache(fake);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                std::vector<std::byte> out(100);
                EXPECT_TRUE(cache.read(30 * MiB, out).complete());
                EXPECT_EQ(out, expected(30 * MiB, 100));
            });
    }
    EXPECT_EQ(fake->requests().size(), 1u);
}

// Readers, forgetting and errors at once: for the sanitizers.
TEST(CachedSource, EverythingAtOnce) {
    auto fake = std::make_shared<FakeSource>(64 * MiB);
    CachedSource cache(fake, MiB);
    std::atomic<bool> stop = false;
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (unsigned t = 0; t < 3; ++t)
            threads.emplace_back([&, t] {
                std::uint64_t offset = t * 1000003;
                std::vector<std::byte> out(5000);
                while (!stop) {
                    auto report = cache.read(offset, out);
                    if (report.complete() && out.front() != FakeSource::byteAt(offset)) ++wrong;
                    offset = (offset + (t == 0 ? 5000 : 7654321)) % (60 * MiB);
                }
            });
        for (int i = 0; i < 30; ++i) {
            cache.forget(0, 64 * MiB);
            if (i % 10 == 3) fake->makeBad(i * MiB, 5000);
            if (i % 10 == 7) {
                fake->healAll();
                cache.setGentle(i % 20 == 7);
                cache.forget(0, 64 * MiB);
            }
            std::this_thread::sleep_for(2ms);
        }
        stop = true;
    }
    EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace sectorsmith::testing
