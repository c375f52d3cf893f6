// SPDX-License-Identifier: GPL-3.0-or-later
// The copier on disks that fail: everything that can be read arrives, and the map claims nothing else.
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <thread>

#include "edit/hash.h"
#include "io/bulk_reads.h"
#include "io/system_file.h"
#include "ops/copy/codec.h"
#include "ops/copy/copy_engine.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/stream_copy.h"
#include "ops/errors.h"
#include "testing/fault_device.h"
#include "testing/images.h"

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

TEST(CopyEngine, WhatEarlierRunsCopiedIsVerifiedToo) {
    Rig rig(32 << 20);
    rig.job.options.verify = true;
    CopyMap map({0, rig.content.size()});
    map.mark({0, 12 << 20}, CopyStatus::Copied);
    std::copy_n(rig.content.begin(), 12 << 20, rig.medium.bytes.begin());
    const CopyMap begun = map;
    CopyResult result = rig.run(map);
    ASSERT_FALSE(result.stopped);
    EXPECT_EQ(result.verifiedBytes, rig.content.size());
    EXPECT_EQ(result.wrongBytes + result.unverifiedBytes, 0u);
    // Another byte in what the map has as copied.
    rig.medium.bytes[5 << 20] ^= std::byte{1};
    map = begun;
    result = rig.run(map);
    EXPECT_GT(result.wrongBytes, 0u);
    ASSERT_EQ(result.wrong.size(), 1u);
    EXPECT_TRUE(result.wrong[0].contains(5 << 20));
    // It was changed there on purpose.
    rig.job.adapted = {{5 << 20, 512}};
    map = begun;
    result = rig.run(map);
    EXPECT_EQ(result.wrongBytes, 0u);
    EXPECT_EQ(result.verifiedBytes, rig.content.size() - 512);
    // A source in use proves nothing.
    rig.job.adapted.clear();
    rig.job.sourceChanges = true;
    map = begun;
    result = rig.run(map);
    EXPECT_EQ(result.wrongBytes, 0u);
    EXPECT_GT(result.unverifiedBytes, 0u);
    EXPECT_EQ(result.verifiedBytes + result.unverifiedBytes, rig.content.size());
    // What can no longer be read can no longer be compared.
    rig.medium.bytes[5 << 20] ^= std::byte{1};
    rig.job.sourceChanges = false;
    rig.disk->bad[(3 << 20) / 512] = -1;
    map = begun;
    result = rig.run(map);
    ASSERT_FALSE(result.stopped);
    EXPECT_EQ(result.badBytes, 0u);
    EXPECT_EQ(result.wrongBytes, 0u);
    EXPECT_GT(result.unverifiedBytes, 0u);
    EXPECT_EQ(result.verifiedBytes + result.unverifiedBytes, rig.content.size());
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

// An image whose file the system caches: what a flush could not write is lost, and the system tells of it once.
class CachedImage : public BlockDevice {
 public:
    explicit CachedImage(std::uint64_t size) : medium(size), cache_(size) {}
    std::uint64_t size() const override { return medium.size(); }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "cached.img"; }
    DeviceIdentity identity() const override {
        DeviceIdentity one;
        one.image = true;
        one.size = size();
        return one;
    }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        std::copy_n(cache_.begin() + static_cast<std::ptrdiff_t>(offset), out.size(), out.begin());
        return {};
    }
    Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes) override {
        std::ranges::copy(bytes, cache_.begin() + static_cast<std::ptrdiff_t>(offset));
        return {};
    }
    Result<void> flush() override {
        if (flushes++ > 0) return {};
        cache_ = medium;
        return fail(Cause::Io, OpsError::CannotFlush, "cached.img", "lost");
    }
    Result<std::uint64_t> discard(std::uint64_t, std::uint64_t) override { return std::uint64_t{0}; }
    Result<void> writeZeros(std::uint64_t, std::uint64_t) override { return {}; }
    Result<std::vector<std::string>> rereadPartitions() override { return std::vector<std::string>{}; }
    OpenFile openFile() override { return {&file_, 0}; }

    Bytes medium;
    int flushes = 0;

 private:
    class File : public SystemFile {
     public:
        Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>) const override { return 0; }
        Result<void> writeAt(std::uint64_t, std::span<const std::byte>) override { return {}; }
        Result<void> flush() override { return {}; }
        Result<std::uint64_t> currentSize() const override { return 0; }
        Extent extentAt(std::uint64_t, std::uint64_t) const override { return {}; }
        void dropCache(std::uint64_t, std::uint64_t) const override {}
        bool setDirect(bool, std::uint32_t) const override { return false; }
        Result<void> discard(std::uint64_t, std::uint64_t) override { return {}; }
        Result<void> lockExclusive() override { return {}; }
        void unlock() override {}
        std::intptr_t nativeHandle() const override { return -1; }
    };

    Bytes cache_;
    File file_;
};

TEST(CopyEngine, BytesThatAFlushHasLostAreNotClaimedAfterTheNext) {
    Rig rig(72 << 20);  // the cache is flushed on the way
    const auto image = std::make_shared<CachedImage>(rig.content.size());
    rig.job.target = image;
    rig.job.firstSave = std::chrono::hours(1);
    const CopyResult result = rig.run();
    ASSERT_TRUE(result.stopped);
    EXPECT_GE(image->flushes, 1);
    rig.medium.bytes = image->medium;
    rig.expectHonest();
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

// A file of the right size without a byte of the source would look like a copy.
TEST(CopySession, CancelledBeforeTheFirstByteItLeavesNoNewImage) {
    const sectorsmith::testing::TemporaryFolder folder;
    const std::string source = (folder.path() / "source").string();
    const std::string target = (folder.path() / "target").string();
    std::ofstream(source, std::ios::binary) << std::string(8 << 20, 'x');
    for (const bool cancelled : {true, false}) {
        CopyRequest request;
        auto opened = openSource(source);
        ASSERT_TRUE(opened);
        request.source = std::move(*opened);
        request.target = target;
        CopySession session(std::move(request));
        SilentProgress nobody;
        ASSERT_FALSE(session.prepare(nobody).refused);
        CopyWatch watch;
        watch.stop = cancelled;
        const auto outcome = session.run("", watch);
        ASSERT_TRUE(outcome) << outcome.error().message;
        EXPECT_EQ(outcome->report.stopped.has_value(), cancelled);
        EXPECT_EQ(std::filesystem::exists(target), !cancelled);
    }
}

// What was in the file before goes, and zeros at its end are there though they are not written.
TEST(FileSink, SetsTheFilesSize) {
    const sectorsmith::testing::TemporaryFolder folder;
    const auto path = folder.path() / "image";
    std::ofstream(path, std::ios::binary) << std::string(1 << 20, 'x');
    for (const bool sparse : {false, true}) {
        const auto before = std::filesystem::file_size(path);
        auto sink = fileSink(path.string(), sparse);
        ASSERT_TRUE(sink) << sink.error().message;
        EXPECT_EQ(std::filesystem::file_size(path), before) << "until the new one is complete";
        std::vector<std::byte> bytes(300'000);
        std::fill_n(bytes.begin(), 1000, std::byte{0x5A});
        auto done = (*sink)->write(bytes);
        ASSERT_TRUE(done) << done.error().message;
        done = (*sink)->finish();
        ASSERT_TRUE(done) << done.error().message;
        sink->reset();
        EXPECT_EQ(std::filesystem::file_size(path), bytes.size()) << sparse;
        std::ifstream in(path, std::ios::binary);
        const std::string held{std::istreambuf_iterator<char>(in), {}};
        EXPECT_EQ(held, std::string(1000, 'Z') + std::string(299'000, '\0'));
        EXPECT_FALSE(std::filesystem::exists(path.string() + ".new"));
    }
}

// Cancelled it leaves what was there, and nothing else; with a source that breaks off, what came, which no check calls whole.
TEST(CopyStream, WhatIsCutOffDoesNotTakeTheName) {
    class Breaks : public ByteStream {
     public:
        Breaks(Bytes bytes, std::optional<Error> end) : bytes_(std::move(bytes)), end_(std::move(end)) {}
        Result<std::size_t> read(std::span<std::byte> out) override {
            if (at_ == bytes_.size() && end_) return std::unexpected(*end_);
            const std::size_t count = std::min({out.size(), bytes_.size() - at_, std::size_t{1} << 20});
            std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(at_), count, out.begin());
            at_ += count;
            return count;
        }

     private:
        Bytes bytes_;
        std::optional<Error> end_;
        std::size_t at_ = 0;
    };
    class StopsSoon : public Progress {
     public:
        void update(std::uint64_t done, std::uint64_t) override { stop_ = done > 0; }
        bool cancelled() const override { return stop_; }

     private:
        bool stop_ = false;
    };
    const Bytes content = noise(6 << 20);
    for (const Coding coding : {Coding::Plain, Coding::Gzip, Coding::Zstd}) {
        if (!canEncode(coding) && coding != Coding::Plain) continue;
        const testing::TemporaryFolder folder;
        const std::string path = (folder.path() / "out").string();
        const std::string unfinished = path + ".new";
        std::ofstream(path, std::ios::binary) << "old";
        std::filesystem::permissions(
            path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        const auto mode = std::filesystem::status(path).permissions();
        const auto copy = [&](std::optional<Error> end, Progress& progress) {
            auto file = fileSink(path, false);
            EXPECT_TRUE(file);
            auto sink = encoderFor(coding, std::move(*file));
            EXPECT_TRUE(sink);
            return copyStream(std::make_unique<Breaks>(content, std::move(end)), **sink, content.size(),
                              false, progress);
        };
        const auto held = [](const std::string& name) {
            std::ifstream in(name, std::ios::binary);
            return std::string{std::istreambuf_iterator<char>(in), {}};
        };
        StopsSoon soon;
        StreamResult result = copy(std::nullopt, soon);
        ASSERT_TRUE(result.stopped);
        EXPECT_EQ(result.stopped->cause, Cause::Cancelled);
        EXPECT_EQ(result.unfinished, "");
        EXPECT_EQ(held(path), "old");
        EXPECT_FALSE(std::filesystem::exists(unfinished));

        SilentProgress nobody;
        result = copy(Error{Cause::Io, "read error"}, nobody);
        ASSERT_TRUE(result.stopped);
        EXPECT_TRUE(std::filesystem::exists(unfinished)) << result.unfinished;
        EXPECT_EQ(held(path), "old");
        const auto unpacked = [&](const std::string& name) {
            const std::string packed = held(name);
            auto decoded =
                decoderOf(coding, std::make_unique<Breaks>(Bytes(std::as_bytes(std::span(packed)).begin(),
                                                                 std::as_bytes(std::span(packed)).end()),
                                                           std::nullopt));
            EXPECT_TRUE(decoded);
            std::pair<Bytes, bool> got;
            Bytes piece(1 << 20);
            while (true) {
                auto count = (*decoded)->read(piece);
                got.second = count.has_value();
                if (!count || *count == 0) return got;
                got.first.insert(got.first.end(), piece.begin(),
                                 piece.begin() + static_cast<std::ptrdiff_t>(*count));
            }
        };
        auto part = unpacked(unfinished);
        EXPECT_TRUE(part.first == content) << "all that came is there";
        if (coding != Coding::Plain) {
            EXPECT_FALSE(part.second) << "it must not look complete";
        }

        // The unfinished one is not written over.
        result = copy(std::nullopt, nobody);
        EXPECT_FALSE(result.stopped) << result.stopped->message;
        part = unpacked(path);
        EXPECT_TRUE(part.second && part.first == content);
        EXPECT_TRUE(std::filesystem::exists(unfinished));
        EXPECT_FALSE(std::filesystem::exists(path + ".1.new"));
        EXPECT_EQ(std::filesystem::status(path).permissions(), mode);
    }
}

}  // namespace
}  // namespace sectorsmith::copier
