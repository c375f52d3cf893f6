// SPDX-License-Identifier: GPL-3.0-or-later
// What taking back may do and what not, records of all kinds, and changes that do not fit into memory.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "edit/hash.h"
#include "edit/overlay.h"
#include "io/memory_source.h"
#include "ops/commit.h"
#include "ops/errors.h"
#include "ops/state_folder.h"
#include "testing/fault_device.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::FakeMedium;
using testing::Fault;
using testing::FaultDevice;
using ::testing::HasSubstr;
using testing::TemporaryFolder;
using Bytes = std::vector<std::byte>;

SilentProgress nobody;

FakeMedium mediumOf(std::size_t bytes, unsigned seed = 7) {
    FakeMedium m;
    m.bytes.resize(bytes);
    std::mt19937 random(seed);
    for (auto& b : m.bytes) b = static_cast<std::byte>(random());
    return m;
}

// A fake disk that says who it is, and whose bad sector heals when it is written (as drives remap).
class Disk : public FaultDevice {
 public:
    using FaultDevice::FaultDevice;
    DeviceIdentity identity() const override {
        DeviceIdentity id = FaultDevice::identity();
        id.image = who.image;
        id.path = who.path;
        id.serial = who.serial;
        id.diskSequence = who.diskSequence;
        return id;
    }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = FaultDevice::read(offset, out);
        if (bad && report.complete() && offset < *bad + 512 && *bad < offset + out.size())
            report.bad.push_back({*bad, 512, {Cause::Io, "bad sector", *bad}});
        return report;
    }
    Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes) override {
        written.push_back(offset);
        auto done = FaultDevice::write(offset, bytes);
        if (done && bad && offset <= *bad && *bad < offset + bytes.size()) bad.reset();
        return done;
    }

    DeviceIdentity who{false, "/dev/fake", "Fake disk", "F1", "", 0, 512, 0};
    std::optional<std::uint64_t> bad;
    std::vector<std::uint64_t> written;
};

SectorRun runAt(const FakeMedium& m, std::uint64_t offset, std::size_t length, int fresh,
                bool unread = false) {
    const auto from = m.bytes.begin() + static_cast<std::ptrdiff_t>(offset);
    Bytes before(from, from + static_cast<std::ptrdiff_t>(length));
    if (unread) std::ranges::fill(before, std::byte{0});
    return {offset, std::move(before), Bytes(length, static_cast<std::byte>(fresh)), unread};
}

class Undo : public ::testing::Test {
 protected:
    Bytes with(Bytes bytes, std::uint64_t offset, std::size_t length, int value) const {
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(offset), length,
                    static_cast<std::byte>(value));
        return bytes;
    }
    UndoRecord last() const {
        auto record = store.load("last");
        EXPECT_TRUE(record) << record.error().message;
        return std::move(*record);
    }
    TemporaryFolder folder;
    UndoStore store{{}, folder.path()};
};

TEST_F(Undo, WhatWasNeverKnownIsLeftAloneAndNamed) {
    for (const bool cutOff : {false, true}) {
        FakeMedium m = mediumOf(64 * 512);
        const Bytes old = m.bytes;
        const CommitPlan plan{"test", {runAt(m, 20 * 512, 1024, 1), runAt(m, 10 * 512, 512, 2, true)}};
        {
            Disk device(m, cutOff ? Fault::FlushError : Fault::None, 0, 4);
            device.bad = 10 * 512;
            EXPECT_EQ(commit(device, plan, store, nobody).has_value(), !cutOff);
        }
        const Bytes then = m.bytes;
        Disk device(m);
        UndoRecord record = last();
        const auto report = takeBack(device, record, store, nobody);
        ASSERT_TRUE(report) << report.error().error.message;
        EXPECT_EQ(report->sectors, 2u);
        ASSERT_EQ(report->leftAlone.size(), 1u);
        EXPECT_EQ(report->leftAlone[0].offset, 10u * 512);
        EXPECT_EQ(report->leftAlone[0].length, 512u);
        Bytes expected = old;
        std::copy_n(then.begin() + 10 * 512, 512, expected.begin() + 10 * 512);
        EXPECT_EQ(m.bytes, expected);
        for (const std::uint64_t offset : device.written) EXPECT_NE(offset, 10u * 512);
        EXPECT_EQ(last().state, RecordState::TakenBack);
    }
}

TEST_F(Undo, ARecordOfUnknownContentAloneWritesNothing) {
    FakeMedium m = mediumOf(64 * 512);
    const CommitPlan plan{"test", {runAt(m, 10 * 512, 512, 2, true)}};
    {
        Disk device(m);
        device.bad = 10 * 512;
        ASSERT_TRUE(commit(device, plan, store, nobody));
    }
    const Bytes fresh = m.bytes;
    Disk device(m);
    UndoRecord record = last();
    const auto refused = takeBack(device, record, store, nobody);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.cause, Cause::Refused);
    EXPECT_THAT(refused.error().error.message, HasSubstr("sector 10"));
    EXPECT_EQ(m.bytes, fresh);
    // Cut off, it can be closed without writing, or finished.
    ASSERT_TRUE(store.setState(record, RecordState::Open));
    const auto closed = takeBack(device, record, store, nobody);
    ASSERT_TRUE(closed) << closed.error().error.message;
    EXPECT_EQ(closed->sectors, 0u);
    EXPECT_EQ(closed->leftAlone.size(), 1u);
    EXPECT_TRUE(device.written.empty());
    EXPECT_EQ(m.bytes, fresh);
}

TEST_F(Undo, TheLastPartOfASectorIsWrittenAndTakenBack) {
    FakeMedium m = mediumOf(1000);
    const Bytes old = m.bytes;
    Overlay overlay(std::make_shared<MemorySource>(m.bytes));
    const Bytes fresh(3, std::byte{0xEE});
    ASSERT_TRUE(overlay.stage(997, fresh, "x"));
    const auto plan = planFromOverlay(overlay, "x");
    ASSERT_TRUE(plan);
    Disk device(m);
    const auto report = commit(device, *plan, store, nobody);
    ASSERT_TRUE(report) << report.error().error.message;
    EXPECT_EQ(report->sectors, 1u);
    EXPECT_EQ(report->bytes, 488u);
    EXPECT_EQ(m.bytes, with(old, 997, 3, 0xEE));
    UndoRecord record = last();
    EXPECT_EQ(record.sectors, 1u);
    ASSERT_TRUE(takeBack(device, record, store, nobody));
    EXPECT_EQ(m.bytes, old);
}

TEST_F(Undo, ADiskThatCannotBeProvedToBeTheSameAsksFirst) {
    struct Case {
        std::string serialThen, serialNow;
        std::uint64_t sequenceThen, sequenceNow;
        bool proved;
    };
    for (const Case& c :
         {Case{"F1", "F1", 1, 2, true}, Case{"", "", 5, 5, true}, Case{"", "", 5, 6, false},
          Case{"", "", 0, 0, false}, Case{"F1", "", 5, 6, false}, Case{"", "F1", 5, 6, false}}) {
        FakeMedium m = mediumOf(64 * 512);
        const Bytes old = m.bytes;
        Disk device(m);
        device.who.serial = c.serialThen;
        device.who.diskSequence = c.sequenceThen;
        ASSERT_TRUE(commit(device, {"test", {runAt(m, 512, 512, 1)}}, store, nobody));
        const Bytes fresh = m.bytes;
        device.who.serial = c.serialNow;
        device.who.diskSequence = c.sequenceNow;
        UndoRecord record = last();
        if (!c.proved || record.boot.empty()) {
            if (c.serialThen.empty() || c.serialThen != c.serialNow) {
                const auto refused = takeBack(device, record, store, nobody);
                ASSERT_FALSE(refused);
                EXPECT_EQ(refused.error().error.cause, Cause::Refused);
                EXPECT_THAT(refused.error().error.message, HasSubstr("serial number"));
                EXPECT_EQ(m.bytes, fresh);
                EXPECT_EQ(last().state, RecordState::Done);
            }
            ASSERT_TRUE(takeBack(device, record, store, nobody, DiskIs::ConfirmedByHand));
        } else {
            ASSERT_TRUE(takeBack(device, record, store, nobody));
        }
        EXPECT_EQ(m.bytes, old);
    }
}

TEST_F(Undo, AnotherStartOfTheSystemProvesNothing) {
    FakeMedium m = mediumOf(64 * 512);
    Disk device(m);
    device.who.serial.clear();
    device.who.diskSequence = 5;
    ASSERT_TRUE(commit(device, {"test", {runAt(m, 512, 512, 1)}}, store, nobody));
    UndoRecord record = last();
    record.boot = "another";
    EXPECT_EQ(matchDisk(record.disk, record.boot, device.identity()), DiskMatch::Unproven);
    EXPECT_FALSE(takeBack(device, record, store, nobody));
}

TEST_F(Undo, AnotherDiskIsRefusedWhateverPeopleSay) {
    FakeMedium m = mediumOf(64 * 512);
    Disk device(m);
    ASSERT_TRUE(commit(device, {"test", {runAt(m, 512, 512, 1)}}, store, nobody));
    device.who.serial = "F2";
    UndoRecord record = last();
    const auto refused = takeBack(device, record, store, nobody, DiskIs::ConfirmedByHand);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.cause, Cause::Changed);
}

TEST_F(Undo, NamesAreBytesInRecords) {
    const std::string path = "/images/Win\xff\xfe XP \\040.img";
    FakeMedium m = mediumOf(64 * 512);
    const Bytes old = m.bytes;
    Disk device(m);
    device.who.image = true;
    device.who.path = path;
    device.who.serial = "\x80serial";
    ASSERT_TRUE(commit(device, {"test", {runAt(m, 512, 512, 1)}}, store, nobody));
    UndoRecord record = last();
    EXPECT_EQ(record.disk.path, path);
    EXPECT_EQ(record.disk.serial, "\x80serial");
    ASSERT_TRUE(takeBack(device, record, store, nobody));
    EXPECT_EQ(m.bytes, old);
}

// What the program wrote before names were bytes and starts of the system were noted.
void writeOldRecord(const std::filesystem::path& file, const std::string& description,
                    std::span<const std::byte> sectors) {
    std::string text = "Sectorsmith undo record 1\n";
    for (int i = 0; i < 8; ++i) text += static_cast<char>(i < 4 ? description.size() >> (8 * i) & 0xFF : 0);
    text += description;
    text.append(reinterpret_cast<const char*>(sectors.data()), sectors.size());
    text += sha256(std::as_bytes(std::span(text)));
    std::ofstream(file, std::ios::binary) << text;
}

std::string oldDescription(const std::string& time) {
    return R"({"disk":{"diskSequence":0,"image":false,"model":"Fake disk","path":"/dev/fake","sectorSize":512,)"
           R"("serial":"F1","size":32768,"transport":"memory"},"runs":[{"length":512,"offset":1024}],"time":)" +
           time + R"(,"what":"old"})";
}

TEST_F(Undo, OldRecordsAreTakenBack) {
    FakeMedium m = mediumOf(64 * 512);
    const Bytes fresh(m.bytes.begin() + 1024, m.bytes.begin() + 1536);
    Bytes sectors(512, std::byte{0x11});
    sectors.insert(sectors.end(), fresh.begin(), fresh.end());
    writeOldRecord(folder.path() / "20240101-000000-00000001.done", oldDescription("1704067200"), sectors);
    UndoRecord record = last();
    EXPECT_EQ(record.what, "old");
    Disk device(m);
    const auto report = takeBack(device, record, store, nobody);
    ASSERT_TRUE(report) << report.error().error.message;
    EXPECT_EQ(m.bytes[1024], std::byte{0x11});
    EXPECT_EQ(m.bytes[1535], std::byte{0x11});
}

TEST_F(Undo, ACutOffRecordIsReported) {
    FakeMedium m = mediumOf(64 * 512);
    Disk device(m);
    ASSERT_TRUE(commit(device, {"first", {runAt(m, 512, 512, 1)}}, store, nobody));
    ASSERT_TRUE(commit(device, {"second", {runAt(m, 1024, 2048, 2)}}, store, nobody));
    const auto file = last().file;
    const Bytes whole = testing::readFile(file);
    for (const std::size_t length :
         {whole.size() - 1, whole.size() - 1000, std::size_t{30}, std::size_t{0}}) {
        testing::writeFile(file, std::span(whole).first(length));
        std::vector<Message> problems;
        const auto records = store.list(&problems);
        ASSERT_EQ(records.size(), 1u) << length;
        EXPECT_EQ(records[0].what, "first");
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_THAT(problems[0], HasSubstr("damaged"));
        EXPECT_THAT(problems[0], HasSubstr("truncated"));
    }
}

TEST_F(Undo, OnlyClosedRecordsAreDeleted) {
    FakeMedium m = mediumOf(64 * 512);
    Disk device(m);
    ASSERT_TRUE(commit(device, {"x", {runAt(m, 512, 512, 1)}}, store, nobody));
    UndoRecord record = last();
    EXPECT_EQ(record.fileBytes, std::filesystem::file_size(record.file));
    ASSERT_TRUE(store.setState(record, RecordState::Open));
    EXPECT_FALSE(store.remove(record));
    EXPECT_EQ(store.list().size(), 1u);
    ASSERT_TRUE(store.setState(record, RecordState::TakenBack));
    EXPECT_TRUE(store.remove(record));
    record.runs.clear();  // which read from the file: on Windows it goes when it is closed
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

// A change of more than what is held in memory, with an edge in the midst of a sector at both ends, equal parts and an
// unreadable sector.
class LongChange : public Undo {
 protected:
    static constexpr std::size_t size = std::size_t{7} << 19;
    static constexpr std::uint64_t at = 512 * 2 + 100;

    void SetUp() override {
        old = m.bytes;
        Bytes content(size - 200 * 512);
        std::mt19937_64 random(3);
        for (std::size_t i = 0; i + 8 <= content.size(); i += 8) {
            const std::uint64_t value = random();
            for (std::size_t k = 0; k < 8; ++k) content[i + k] = static_cast<std::byte>(value >> (8 * k));
        }
        // The same as on the disk for a MiB, and for less than a block.
        for (const auto& [from, count] : {std::pair{1 << 20, 1 << 19}, std::pair{2 << 20, 5000}})
            std::copy_n(old.begin() + static_cast<std::ptrdiff_t>(at) + from, count, content.begin() + from);
        fresh = old;
        std::ranges::copy(content, fresh.begin() + static_cast<std::ptrdiff_t>(at));
        source = std::make_shared<MemorySource>(std::move(content));
    }
    Result<CommitPlan> plan() {
        return planWrite(std::make_shared<MemorySource>(old), at, source, "long", nobody);
    }
    FakeMedium m = mediumOf(size);
    Bytes old;
    Bytes fresh;
    std::shared_ptr<const ByteSource> source;
};

TEST_F(LongChange, IsWrittenExactlyAndTakenBack) {
    const auto planned = plan();
    ASSERT_TRUE(planned) << planned.error().message;
    std::uint64_t inMemory = 0;
    bool anyLong = false;
    for (const SectorRun& run : planned->runs) {
        inMemory += run.before.size() + run.after.size();
        anyLong = anyLong || run.isLong();
        // What stays as it is for long is left out.
        EXPECT_FALSE(run.offset <= at + (5 << 18) && at + (5 << 18) < run.end());
    }
    EXPECT_TRUE(anyLong);
    EXPECT_LT(inMemory, 64u << 10);
    Disk device(m);
    const auto report = commit(device, *planned, store, nobody);
    ASSERT_TRUE(report) << report.error().error.message;
    EXPECT_EQ(m.bytes == fresh, true);
    EXPECT_GE(UndoStore::sizeOf(planned->runs), last().fileBytes);
    UndoRecord record = last();
    ASSERT_TRUE(takeBack(device, record, store, nobody));
    EXPECT_EQ(m.bytes == old, true);
}

// The file that is written may be written to while people look at the review.
TEST_F(LongChange, BytesThatChangedAfterTheReviewAreNotWritten) {
    const auto planned = plan();
    ASSERT_TRUE(planned);
    Bytes other(source->size());
    ASSERT_TRUE(readExact(*source, 0, other));
    other[other.size() / 4] ^= std::byte{1};
    const std::uint64_t changed = at + other.size() / 4;
    CommitPlan altered = *planned;
    const auto bytes = std::make_shared<MemorySource>(std::move(other));
    const auto edited = planWrite(std::make_shared<MemorySource>(old), at, bytes, "long", nobody);
    ASSERT_TRUE(edited);
    for (std::size_t i = 0; i < altered.runs.size(); ++i) altered.runs[i].newBytes = edited->runs[i].newBytes;
    Disk device(m);
    const auto report = commit(device, altered, store, nobody);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Changed);
    EXPECT_NE(report.error().error.message.find("changed after they were reviewed"), std::string::npos);
    EXPECT_LE(report.error().error.offset.value_or(0), changed);
    EXPECT_FALSE(report.error().wrote);
    EXPECT_TRUE(store.list().empty());
    EXPECT_TRUE(m.bytes == old);
}

TEST_F(LongChange, EveryCutIsRecoverable) {
    const auto planned = plan();
    ASSERT_TRUE(planned);
    for (const Fault fault : {Fault::TornWrite, Fault::PowerCut, Fault::SilentDrop}) {
        for (int k = 0; k < 3; ++k) {  // the short run and two long ones
            const bool back = k % 2 == 0;
            m.bytes = old;
            {
                Disk device(m, fault, k, static_cast<std::uint32_t>(k + 1));
                ASSERT_FALSE(commit(device, *planned, store, nobody));
            }
            Disk device(m);
            UndoRecord record = last();
            ASSERT_EQ(record.state, RecordState::Open);
            const auto report =
                back ? takeBack(device, record, store, nobody) : finish(device, record, store, nobody);
            ASSERT_TRUE(report) << report.error().error.message;
            EXPECT_EQ(m.bytes == (back ? old : fresh), true) << static_cast<int>(fault) << ' ' << k;
        }
    }
}

TEST_F(LongChange, AnythingChangedSinceTheReviewStopsIt) {
    const auto planned = plan();
    ASSERT_TRUE(planned);
    m.bytes[(5 << 19) + 77] ^= std::byte{4};
    const Bytes now = m.bytes;
    Disk device(m);
    const auto report = commit(device, *planned, store, nobody);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Changed);
    EXPECT_FALSE(report.error().wrote);
    EXPECT_EQ(m.bytes == now, true);
    EXPECT_TRUE(device.written.empty());
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(LongChange, CancelledWhileItIsRecordedItLeavesNothing) {
    class AtOnceInRecord : public Progress {
     public:
        void update(std::uint64_t done, std::uint64_t total) override {
            late_ = total > size && done > total / 2;
        }
        bool cancelled() const override { return late_; }

     private:
        bool late_ = false;
    };
    const auto planned = plan();
    ASSERT_TRUE(planned);
    Disk device(m);
    AtOnceInRecord progress;
    const auto report = commit(device, *planned, store, progress);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Cancelled);
    EXPECT_EQ(m.bytes == old, true);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(LongChange, AnUnreadableSectorIsReplacedAndLeftAloneAfterwards) {
    class WithHole : public MemorySource {
     public:
        WithHole(Bytes bytes, std::uint64_t bad) : MemorySource(std::move(bytes)), bad_(bad) {}
        ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
            ReadReport report = MemorySource::read(offset, out);
            if (offset < bad_ + 512 && bad_ < offset + out.size()) {
                const std::uint64_t from = std::max(offset, bad_);
                report.bad.push_back({from,
                                      std::min<std::uint64_t>(offset + out.size(), bad_ + 512) - from,
                                      {Cause::Io, "bad", bad_}});
            }
            return report;
        }

     private:
        std::uint64_t bad_;
    };
    constexpr std::uint64_t bad = 3 << 20;
    const auto planned = planWrite(std::make_shared<WithHole>(old, bad), at, source, "long", nobody);
    ASSERT_TRUE(planned) << planned.error().message;
    {
        Disk device(m);
        device.bad = bad;
        const auto report = commit(device, *planned, store, nobody);
        ASSERT_TRUE(report) << report.error().error.message;
    }
    EXPECT_EQ(m.bytes == fresh, true);
    Disk device(m);
    UndoRecord record = last();
    const auto report = takeBack(device, record, store, nobody);
    ASSERT_TRUE(report) << report.error().error.message;
    ASSERT_EQ(report->leftAlone.size(), 1u);
    EXPECT_EQ(report->leftAlone[0].offset, bad);
    Bytes expected = old;
    std::copy_n(fresh.begin() + bad, 512, expected.begin() + bad);
    EXPECT_EQ(m.bytes == expected, true);
}

TEST(StateRoom, IsToldBeforehand) {
    const TemporaryFolder folder;
    EXPECT_TRUE(checkStateRoom(folder.path() / "not" / "made", 1000));
    const auto full = checkStateRoom(folder.path() / "not" / "made", std::uint64_t{1} << 60);
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().cause, Cause::NoSpace);
    EXPECT_TRUE(full.error().code == OpsError::StateFolderFull) << full.error().message;
}

}  // namespace
}  // namespace sectorsmith
