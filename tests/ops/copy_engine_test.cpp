// SPDX-License-Identifier: GPL-3.0-or-later
// The copier on disks that fail: everything that can be read arrives, and the map claims nothing else.
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <thread>

#include "edit/hash.h"
#include "io/bulk_reads.h"
#include "ops/copy/copy_engine.h"
#include "testing/fault_device.h"

namespace sectorsmith::copier {
namespace {

using testing::FakeMedium;
using testing::Fault;
using testing::FaultDevice;
using Bytes = std::vector<std::byte>;

Bytes noise(std::size_t size, unsigned seed = 3) {
    std::mt19937_64 random(seed);
    Bytes bytes(size);
    for (auto& b : bytes) b = static_cast<std::byte>(random());
    return bytes;
}

// A read that touches a bad sector ends before it, as a disk's does.
class SickDisk : public ByteSource, public BulkReads {
 public:
    explicit SickDisk(Bytes bytes) : bytes_(std::move(bytes)) {}
    std::uint64_t size() const override { return bytes_.size(); }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "sick"; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        const ReadAttempt tried = attempt(offset, out);
        ReadReport report;
        if (tried.error) report.bad.push_back({offset + tried.count, out.size() - tried.count, *tried.error});
        return report;
    }
    ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const override {
        ++reads;
        {
            std::unique_lock lock(mutex_);
            free_.wait(lock, [&] { return !blocked || offset + out.size() <= blockAt; });
            order.push_back({offset, out.size()});
        }
        // 2 ms for each 64 KiB: 31 MiB/s.
        const std::uint64_t slowly = ByteRange{offset, out.size()}.clippedTo(slow).length;
        std::this_thread::sleep_for(std::chrono::microseconds(slowly * 2000 / 65536));
        for (std::size_t at = 0; at < out.size(); at += 512) {
            if (offset + at >= goneAt) return {at, Error{Cause::NotFound, "the disk is gone"}};
            const auto found = bad.find((offset + at) / 512);
            if (found != bad.end() && found->second != 0) {
                if (found->second > 0) --found->second;
                ++failures;
                return {partial ? at : 0, Error{Cause::Io, "bad sector"}};
            }
            std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset + at),
                        std::min<std::size_t>(512, out.size() - at),
                        out.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return {out.size(), {}};
    }
    void release() {
        const std::lock_guard lock(mutex_);
        blocked = false;
        free_.notify_all();
    }

    mutable std::map<std::uint64_t, int> bad;  // how often a sector fails yet; -1: always
    bool partial = true;                       // what was read before the bad sector arrives
    ByteRange slow;
    std::uint64_t goneAt = ~std::uint64_t{0};
    bool blocked = false;
    std::uint64_t blockAt = 0;
    mutable std::atomic<unsigned> reads = 0, failures = 0;
    mutable std::vector<ByteRange> order;

 private:
    Bytes bytes_;
    mutable std::mutex mutex_;
    mutable std::condition_variable free_;
};

class CopyWatch : public CopyWatcher {
 public:
    void update(std::uint64_t done, std::uint64_t) override {
        if (done >= stopAt) stop = true;
    }
    bool cancelled() const override { return stop; }
    std::atomic<bool> stop = false;
    std::uint64_t stopAt = ~std::uint64_t{0};
};

struct Rig {
    explicit Rig(std::size_t size) : content(noise(size)), disk(std::make_shared<SickDisk>(content)) {
        medium.bytes.assign(size, std::byte{0xEE});
        job.source = disk;
        job.domain = {{0, size}};
        job.firstSave = std::chrono::milliseconds(1);
        job.saveMap = [this](const std::string& text) -> Result<void> {
            const std::lock_guard lock(mutex);
            saved = text;
            ++saves;
            return {};
        };
        target();
    }
    void target(Fault fault = Fault::None, int operation = 0) {
        job.target = std::make_shared<FaultDevice>(medium, fault, operation);
    }
    CopyResult run(CopyMap& map) { return runCopy(job, map, watch); }
    CopyResult run() {
        CopyMap map({0, content.size()});
        return run(map);
    }
    // Whether what the kept map has as copied is in the target.
    void expectHonest() {
        if (saved.empty()) return;
        auto map = CopyMap::parse(saved);
        ASSERT_TRUE(map);
        for (const ByteRange& range : map->ranges(CopyStatus::Copied))
            ASSERT_TRUE(std::equal(content.begin() + static_cast<std::ptrdiff_t>(range.offset),
                                   content.begin() + static_cast<std::ptrdiff_t>(range.end()),
                                   medium.bytes.begin() + static_cast<std::ptrdiff_t>(range.offset)))
                << "the map claims " << range.length << " bytes at " << range.offset;
    }
    void expectAllBut(const std::set<std::uint64_t>& sectors) {
        for (std::uint64_t sector = 0; sector < content.size() / 512; ++sector) {
            const auto at = static_cast<std::ptrdiff_t>(sector * 512);
            const bool same =
                std::equal(content.begin() + at, content.begin() + at + 512, medium.bytes.begin() + at);
            ASSERT_EQ(same, !sectors.contains(sector)) << "sector " << sector;
        }
    }

    Bytes content;
    std::shared_ptr<SickDisk> disk;
    FakeMedium medium;
    CopyJob job;
    CopyWatch watch;
    std::mutex mutex;
    std::string saved;
    int saves = 0;
};

TEST(CopyEngine, CopiesVerifiesAndSums) {
    Rig rig((13 << 20) + 512);
    rig.job.options.verify = rig.job.options.sha256 = true;
    const CopyResult result = rig.run();
    EXPECT_FALSE(result.stopped) << result.stopped->message;
    EXPECT_EQ(result.copiedBytes, rig.content.size());
    EXPECT_EQ(result.verifiedBytes, rig.content.size());
    EXPECT_EQ(result.wrongBytes, 0u);
    EXPECT_EQ(result.sha256, sha256(rig.content));
    EXPECT_TRUE(rig.medium.bytes == rig.content);
    EXPECT_LE(rig.disk->reads, 4u) << "in large pieces, each once";
    EXPECT_EQ(CopyMap::parse(rig.saved)->bytes(CopyStatus::Copied), rig.content.size());
}

TEST(CopyEngine, AWriteThatDidNotArriveIsFound) {
    Rig rig(12 << 20);
    rig.job.options.verify = true;
    rig.target(Fault::SilentDrop, 1);
    const CopyResult result = rig.run();
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.wrongBytes, 4u << 20);
    ASSERT_EQ(result.wrong.size(), 1u);
    EXPECT_EQ(result.wrong[0].offset, 4u << 20);
}

TEST(CopyEngine, EverythingReadableIsRescued) {
    for (const bool partial : {true, false})
        for (const bool reverse : {false, true}) {
            Rig rig(24 << 20);
            std::set<std::uint64_t> bad = {0, 1, 5000, 5001, 5002, 5009, 20000, 49151};
            for (std::uint64_t sector = 30000; sector < 30700; ++sector) bad.insert(sector);
            for (const auto sector : bad) rig.disk->bad[sector] = -1;
            rig.disk->partial = partial;
            rig.job.options.reverse = reverse;
            rig.job.options.sha256 = true;
            const CopyResult result = rig.run();
            ASSERT_FALSE(result.stopped) << result.stopped->message;
            rig.expectAllBut(bad);
            EXPECT_EQ(result.badBytes, bad.size() * 512);
            EXPECT_EQ(result.badRanges, 6u);
            EXPECT_EQ(result.sha256, sha256(rig.medium.bytes));
            // Each bad sector is asked for once alone, and each area by few larger reads.
            EXPECT_LE(rig.disk->failures, bad.size() + 60);
            auto map = CopyMap::parse(rig.saved);
            EXPECT_EQ(map->phase, CopyPhase::Finished);
            EXPECT_EQ(map->bytes(CopyStatus::Bad), bad.size() * 512);
            rig.expectHonest();
        }
}

TEST(CopyEngine, RetriesAndFills) {
    Rig rig(8 << 20);
    rig.disk->bad = {{100, 5}, {101, -1}, {9000, 4}};
    rig.job.options.retries = 4;
    rig.job.options.fill = {std::byte{0xBA}, std::byte{0xD0}};
    const CopyResult result = rig.run();
    ASSERT_FALSE(result.stopped);
    EXPECT_EQ(result.badBytes, 512u);
    EXPECT_EQ(result.filledBytes, 512u);
    rig.expectAllBut({101});
    for (std::size_t i = 0; i < 512; ++i)
        ASSERT_EQ(rig.medium.bytes[101 * 512 + i], i % 2 == 0 ? std::byte{0xBA} : std::byte{0xD0});
    EXPECT_EQ(CopyMap::parse(rig.saved)->bytes(CopyStatus::Bad), 512u) << "what is filled stays bad";
}

TEST(CopyEngine, SlowAreasComeLast) {
    Rig rig(32 << 20);
    rig.disk->slow = {8 << 20, 20 << 20};
    rig.job.options.minReadRate = std::uint64_t{80} << 20;
    const CopyResult result = rig.run();
    ASSERT_FALSE(result.stopped);
    rig.expectAllBut({});
    // The end of the disk was read before the slow area was done.
    std::size_t end = 0, slow = 0;
    for (std::size_t i = 0; i < rig.disk->order.size(); ++i) {
        if (rig.disk->order[i].end() == rig.content.size() && end == 0) end = i;
        if (rig.disk->order[i].overlaps(rig.disk->slow)) slow = i;
    }
    EXPECT_LT(end, slow);
}

TEST(CopyEngine, ADiskThatIsGoneHasNoBadSectors) {
    Rig rig(16 << 20);
    rig.disk->goneAt = 10 << 20;
    CopyMap map({0, rig.content.size()});
    CopyResult result = rig.run(map);
    ASSERT_TRUE(result.stopped);
    EXPECT_EQ(result.stopped->cause, Cause::NotFound);
    EXPECT_TRUE(result.mapSaved);
    auto kept = CopyMap::parse(rig.saved);
    EXPECT_EQ(kept->bytes(CopyStatus::Bad) + kept->bytes(CopyStatus::NotTrimmed), 0u);
    EXPECT_GE(kept->bytes(CopyStatus::Copied), 8u << 20);
    rig.disk->goneAt = ~std::uint64_t{0};
    const unsigned before = rig.disk->reads;
    result = rig.run(*kept);
    EXPECT_FALSE(result.stopped);
    rig.expectAllBut({});
    EXPECT_LE(rig.disk->reads - before, 3u) << "what is there is not read again";
}

TEST(CopyEngine, CancelledItAnswersAndGoesOnLater) {
    Rig rig(32 << 20);
    rig.watch.stopAt = 9 << 20;
    CopyResult result = rig.run();
    ASSERT_TRUE(result.stopped);
    EXPECT_EQ(result.stopped->cause, Cause::Cancelled);
    EXPECT_TRUE(result.mapSaved);
    rig.expectHonest();
    auto map = CopyMap::parse(rig.saved);
    EXPECT_GE(map->bytes(CopyStatus::Copied), 9u << 20);
    rig.watch.stop = false;
    rig.watch.stopAt = ~std::uint64_t{0};
    result = rig.run(*map);
    EXPECT_FALSE(result.stopped);
    EXPECT_GE(result.earlierBytes, 9u << 20);
    rig.expectAllBut({});
}

TEST(CopyEngine, ABlockedReadKeepsNobodyWaiting) {
    Rig rig(32 << 20);
    rig.disk->blocked = true;
    rig.disk->blockAt = 10 << 20;
    std::thread impatient([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        rig.watch.stop = true;
    });
    const auto start = std::chrono::steady_clock::now();
    const CopyResult result = rig.run();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    impatient.join();
    EXPECT_EQ(result.stopped->cause, Cause::Cancelled);
    EXPECT_LT(seconds, 2.0);
    EXPECT_TRUE(result.mapSaved);
    rig.expectHonest();
    rig.disk->release();
}

TEST(CopyEngine, TheMapClaimsOnlyWhatIsOnTheTarget) {
    int cut = 0;
    for (const Fault fault : {Fault::WriteError, Fault::TornWrite, Fault::PowerCut, Fault::FlushError})
        for (int operation = 0; operation < 12; ++operation) {
            Rig rig(3 << 20);
            rig.disk->bad = {{7, -1}, {3000, -1}};  // small pieces from there on
            rig.target(fault, operation);
            rig.job.firstSave = std::chrono::milliseconds(0);
            const CopyResult result = rig.run();
            ASSERT_TRUE(result.stopped);
            EXPECT_EQ(result.stopped->cause, Cause::Io);
            rig.expectHonest();
            if (!rig.saved.empty()) ++cut;
            // With another cable it goes on.
            auto map = rig.saved.empty() ? CopyMap({0, rig.content.size()}) : *CopyMap::parse(rig.saved);
            rig.target();
            const CopyResult again = rig.run(map);
            ASSERT_FALSE(again.stopped);
            rig.expectAllBut({7, 3000});
        }
    EXPECT_GT(cut, 0) << "in some of them a map was kept before the fault";
}

TEST(CopyEngine, OnlyTheDomain) {
    Rig rig(8 << 20);
    rig.disk->bad = {{8, -1}, {3000, -1}};
    rig.job.domain = {{1024, 4096}, {5 << 20, 1 << 20}};
    const CopyResult result = rig.run();
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.bytes, 4096u + (1 << 20));
    EXPECT_EQ(result.copiedBytes, result.bytes - 512);
    EXPECT_EQ(result.badBytes, 512u);
    EXPECT_EQ(rig.medium.bytes[0], std::byte{0xEE});
    EXPECT_EQ(rig.medium.bytes[6 << 20], std::byte{0xEE});
    for (const ByteRange& range : rig.disk->order) EXPECT_FALSE(range.overlaps({6000, 1 << 20}));
}

TEST(CopyEngine, ASourceThatEndsWithinASectorOfTheTarget) {
    Rig rig((1 << 20) + 4096);
    rig.content.resize((1 << 20) + 700);
    rig.disk = std::make_shared<SickDisk>(rig.content);
    rig.job.source = rig.disk;
    rig.job.domain = {{0, rig.content.size()}};
    EXPECT_FALSE(rig.run().stopped);
    EXPECT_TRUE(std::equal(rig.content.begin(), rig.content.end(), rig.medium.bytes.begin()));
    EXPECT_EQ(rig.medium.bytes[rig.content.size()], std::byte{0xEE}) << "the rest of the sector stays";
}

}  // namespace
}  // namespace sectorsmith::copier
