// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/commit.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "io/memory_source.h"
#include "ops/commit_phase.h"
#include "ops/errors.h"
#include "testing/fault_device.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::FakeMedium;
using testing::Fault;
using testing::FaultDevice;
using testing::TemporaryFolder;

SilentProgress silent;

FakeMedium medium(std::uint32_t sectorSize = 512) {
    FakeMedium m;
    m.sectorSize = sectorSize;
    m.bytes.resize(std::size_t{200} * sectorSize);
    std::mt19937 random(7);
    for (auto& b : m.bytes) b = static_cast<std::byte>(random());
    return m;
}

// Seven runs of one to three sectors all over the disk, out of order.
CommitPlan manySectors(const FakeMedium& m) {
    CommitPlan plan{"test", {}};
    std::mt19937 random(11);
    for (const std::uint64_t sector : {150u, 199u, 100u, 50u, 20u, 1u, 0u}) {
        SectorRun run;
        run.offset = sector * m.sectorSize;
        const std::size_t length = m.sectorSize * (sector == 100 || sector == 20 ? 3u : 1u);
        const auto from = m.bytes.begin() + static_cast<std::ptrdiff_t>(run.offset);
        run.before.assign(from, from + static_cast<std::ptrdiff_t>(length));
        run.after = run.before;
        for (auto& b : run.after) b = static_cast<std::byte>(random());
        plan.runs.push_back(std::move(run));
    }
    return plan;
}

std::vector<std::byte> applied(const FakeMedium& m, const CommitPlan& plan) {
    auto bytes = m.bytes;
    for (const SectorRun& run : plan.runs)
        std::ranges::copy(run.after, bytes.begin() + static_cast<std::ptrdiff_t>(run.offset));
    return bytes;
}

TEST(Commit, WritesExactlyThePlanAndCanBeTakenBack) {
    for (const std::uint32_t sectorSize : {512u, 520u, 528u, 4096u}) {
        FakeMedium m = medium(sectorSize);
        const auto old = m.bytes;
        const CommitPlan plan = manySectors(m);
        const auto fresh = applied(m, plan);
        const TemporaryFolder folder;
        UndoStore store({}, folder.path());
        FaultDevice device(m);
        SilentProgress progress;
        const auto report = commit(device, plan, store, progress);
        ASSERT_TRUE(report) << report.error().error.message;
        EXPECT_EQ(report->sectors, 11u);
        EXPECT_EQ(m.bytes, fresh);
        auto record = store.load("last");
        ASSERT_TRUE(record) << record.error().message;
        EXPECT_EQ(record->state, RecordState::Done);
        ASSERT_TRUE(takeBack(device, *record, store, silent));
        EXPECT_EQ(m.bytes, old);
        EXPECT_EQ(store.list().at(0).state, RecordState::TakenBack);
        EXPECT_FALSE(takeBack(device, *record, store, silent));
    }
}

// For every fault at every write of the commit: afterwards the disk is old, new, or recognised and can be brought to both.
TEST(Commit, EveryCutIsRecoverableBothWays) {
    for (const Fault fault :
         {Fault::WriteError, Fault::TornWrite, Fault::PowerCut, Fault::FlushError, Fault::SilentDrop}) {
        for (int k = 0; k < 7; ++k) {
            for (const bool back : {true, false}) {
                FakeMedium m = medium();
                const auto old = m.bytes;
                const CommitPlan plan = manySectors(m);
                const auto fresh = applied(m, plan);
                const TemporaryFolder folder;
                UndoStore store({}, folder.path());
                {
                    FaultDevice device(m, fault, k, static_cast<std::uint32_t>(k * 31 + 5));
                    SilentProgress progress;
                    const auto report = commit(device, plan, store, progress);
                    ASSERT_FALSE(report) << static_cast<int>(fault) << " at " << k;
                    EXPECT_TRUE(report.error().wrote);
                    EXPECT_EQ(report.error().status.size(), plan.runs.size());
                }
                FaultDevice device(m);
                auto open = store.openFor(device.identity());
                ASSERT_EQ(open.size(), 1u);
                auto record = store.load(open[0].id);
                ASSERT_TRUE(record);
                // A second cut while recovering, and then the end of it.
                {
                    FaultDevice again(m, Fault::PowerCut, k / 2, 99);
                    EXPECT_FALSE(back ? takeBack(again, *record, store, silent)
                                      : finish(again, *record, store, silent));
                }
                record = store.load(open[0].id);
                const auto recovered =
                    back ? takeBack(device, *record, store, silent) : finish(device, *record, store, silent);
                ASSERT_TRUE(recovered) << recovered.error().error.message;
                EXPECT_EQ(m.bytes, back ? old : fresh);
                EXPECT_TRUE(store.openFor(device.identity()).empty());
            }
        }
    }
}

// Notes the phases, and can cancel at the start of one.
class Phases : public PhasedProgress {
 public:
    explicit Phases(std::string_view cancelAt = {}) : cancelAt_(cancelAt) {}
    void update(std::uint64_t done, std::uint64_t total) override {
        EXPECT_LE(done, total);
        done_ = done;
        total_ = total;
    }
    void phase(CommitPhase phase) override {
        names.emplace_back(phaseName(phase));
        reached = reached || names.back() == cancelAt_;
    }
    bool cancelled() const override { return reached; }
    bool whole() const { return done_ == total_; }

    std::vector<std::string> names;
    bool reached = false;

 private:
    std::string cancelAt_;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
};

TEST(Commit, TellsItsPhasesAndStopsOnlyBeforeTheFirstWrite) {
    using List = std::vector<std::string>;
    const List all{"compare", "record", "write", "flush", "verify"};
    for (const std::string_view at : {"", "compare", "record", "write", "flush", "verify"}) {
        FakeMedium m = medium();
        const auto old = m.bytes;
        const CommitPlan plan = manySectors(m);
        const auto fresh = applied(m, plan);
        const TemporaryFolder folder;
        UndoStore store({}, folder.path());
        FaultDevice device(m);
        Phases progress(at);
        const auto report = commit(device, plan, store, progress);
        if (at == "compare" || at == "record") {
            ASSERT_FALSE(report);
            EXPECT_EQ(report.error().error.cause, Cause::Cancelled);
            EXPECT_FALSE(report.error().wrote);
            EXPECT_EQ(m.bytes, old);
            EXPECT_TRUE(store.list().empty());
            EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
        } else {
            ASSERT_TRUE(report) << report.error().error.message;
            EXPECT_EQ(progress.names, all);
            EXPECT_TRUE(progress.whole());
            EXPECT_EQ(m.bytes, fresh);
            auto record = store.load("last");
            Phases back;
            ASSERT_TRUE(takeBack(device, *record, store, back));
            EXPECT_EQ(back.names, (List{"compare", "write", "flush", "verify"}));
        }
    }
}

TEST(Commit, AnotherProgramsChangeStopsItBeforeAnyWrite) {
    FakeMedium m = medium();
    const CommitPlan plan = manySectors(m);
    m.bytes[50 * 512 + 17] ^= std::byte{1};
    const auto changed = m.bytes;
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    const auto report = commit(device, plan, store, progress);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Changed);
    EXPECT_FALSE(report.error().wrote);
    ASSERT_EQ(report.error().status.size(), 1u);
    EXPECT_EQ(report.error().status[0].offset, 50u * 512);
    EXPECT_EQ(m.bytes, changed);
    EXPECT_TRUE(store.list().empty());
}

TEST(Commit, ADiskChangedSinceIsNotTakenBack) {
    FakeMedium m = medium();
    const CommitPlan plan = manySectors(m);
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    ASSERT_TRUE(commit(device, plan, store, progress));
    m.bytes[100 * 512 + 600] ^= std::byte{0x10};
    const auto now = m.bytes;
    auto record = store.load("last");
    const auto report = takeBack(device, *record, store, silent);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Changed);
    EXPECT_EQ(m.bytes, now);
    EXPECT_EQ(store.list().at(0).state, RecordState::Done);
}

TEST(Commit, AnotherDiskIsNotTakenForTheRecords) {
    FakeMedium m = medium();
    const CommitPlan plan = manySectors(m);
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    ASSERT_TRUE(commit(device, plan, store, progress));
    FakeMedium other = m;
    other.bytes.resize(other.bytes.size() + 512);
    FaultDevice larger(other);
    auto record = store.load("last");
    EXPECT_FALSE(takeBack(larger, *record, store, silent));
}

TEST(Commit, RefusesPlansThatAreNotWholeSectorsOrOverlap) {
    FakeMedium m = medium();
    const auto old = m.bytes;
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    const auto run = [&](std::uint64_t offset, std::size_t length) {
        return SectorRun{offset, std::vector<std::byte>(length), std::vector<std::byte>(length)};
    };
    for (const CommitPlan& plan :
         {CommitPlan{"x", {}}, CommitPlan{"x", {run(1, 512)}}, CommitPlan{"x", {run(0, 100)}},
          CommitPlan{"x", {run(200 * 512, 512)}}, CommitPlan{"x", {run(0, 1024), run(512, 512)}},
          CommitPlan{"x", {run(0, 0)}}})
        EXPECT_FALSE(commit(device, plan, store, progress));
    EXPECT_EQ(m.bytes, old);
    EXPECT_TRUE(store.list().empty());
}

TEST(Commit, AFullStateFolderStopsItBeforeTheFirstWrite) {
    FakeMedium m = medium();
    const auto old = m.bytes;
    const CommitPlan plan = manySectors(m);
    UndoStore store({}, "/dev/full-is-no-folder");
    FaultDevice device(m);
    SilentProgress progress;
    const auto report = commit(device, plan, store, progress);
    ASSERT_FALSE(report);
    EXPECT_FALSE(report.error().wrote);
    EXPECT_TRUE(report.error().error.code == OpsError::NoUndoRecord) << report.error().error.message;
    EXPECT_EQ(m.bytes, old);
    EXPECT_EQ(device.writes(), 0);
}

TEST(Commit, DamagedRecordsAreRefused) {
    FakeMedium m = medium();
    const CommitPlan plan = manySectors(m);
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    ASSERT_TRUE(commit(device, plan, store, progress));
    const auto file = store.list().at(0).file;
    const auto whole = testing::readFile(file);
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        auto bytes = whole;
        if (round % 4 == 0) bytes.resize(random() % bytes.size());
        else bytes[random() % bytes.size()] ^= static_cast<std::byte>(1 + random() % 255);
        testing::writeFile(file, bytes);
        const auto record = store.load("last");
        EXPECT_FALSE(record) << "round " << round;
    }
    testing::writeFile(file, whole);
    EXPECT_TRUE(store.load("last"));
}

TEST(Commit, PlanFromOverlayHasOnlyChangedSectors) {
    FakeMedium m = medium();
    Overlay overlay(std::make_shared<MemorySource>(m.bytes));
    const std::vector<std::byte> same(m.bytes.begin() + 5000, m.bytes.begin() + 5010);
    ASSERT_TRUE(overlay.stage(5000, same, "nothing"));
    const std::vector<std::byte> other{m.bytes[2559] ^ std::byte{1}, m.bytes[2560] ^ std::byte{1}};
    ASSERT_TRUE(overlay.stage(2559, other, "two"));
    const auto plan = planFromOverlay(overlay, "x");
    ASSERT_TRUE(plan);
    ASSERT_EQ(plan->runs.size(), 1u);
    EXPECT_EQ(plan->runs[0].offset, 2048u);
    EXPECT_EQ(plan->runs[0].after.size(), 1024u);
}

// Backups first, sector 0 last: whatever is cut off, one copy of a table is whole.
TEST(Commit, PlanFromOverlayWritesBackupsFirst) {
    constexpr std::uint64_t size = 4 << 20;
    Overlay overlay(std::make_shared<MemorySource>(std::vector<std::byte>(size)));
    const std::vector<std::byte> table(34 * 512, std::byte{7});
    ASSERT_TRUE(overlay.stage(0, table, "main"));
    ASSERT_TRUE(overlay.stage(1 << 20, std::span(table).first(512), "data"));
    ASSERT_TRUE(overlay.stage(size - 33 * 512, std::span(table).first(33 * 512), "backup"));
    const auto plan = planFromOverlay(overlay, "x");
    ASSERT_TRUE(plan);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> order;
    for (const SectorRun& run : plan->runs) order.emplace_back(run.offset / 512, run.after.size() / 512);
    const std::uint64_t last = size / 512 - 1;
    EXPECT_EQ(order, (std::vector<std::pair<std::uint64_t, std::uint64_t>>{
                         {last - 32, 32}, {last, 1}, {2048, 1}, {2, 32}, {1, 1}, {0, 1}}));
}

// A source with one bad sector.
class WithBadSector : public MemorySource {
 public:
    WithBadSector() : MemorySource(std::vector<std::byte>(8192, std::byte{1})) {}
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = MemorySource::read(offset, out);
        if (offset < 4608 && offset + out.size() > 4096)
            report.bad.push_back({4096, 512, {Cause::Io, "bad sector", 4096}});
        return report;
    }
};

TEST(Commit, ABadSectorIsReplacedAsAWholeOrNotAtAll) {
    Overlay overlay(std::make_shared<WithBadSector>());
    const std::vector<std::byte> fresh(1024, std::byte{9});
    ASSERT_TRUE(overlay.stage(4096, std::span(fresh).first(511), "part"));
    EXPECT_FALSE(planFromOverlay(overlay, "x"));
    overlay.undo();
    ASSERT_TRUE(overlay.stage(4096, fresh, "whole"));
    const auto plan = planFromOverlay(overlay, "x");
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->runs.size(), 2u);
    EXPECT_EQ(plan->runs[1].offset, 4096u);
    EXPECT_TRUE(plan->runs[1].unread);
    EXPECT_EQ(plan->runs[1].after.size(), 512u);
    EXPECT_FALSE(plan->runs[0].unread);
}

TEST(UndoStore, ListsNewestFirstAndKeepsModes) {
    FakeMedium m = medium();
    const TemporaryFolder folder;
    UndoStore store({}, folder.path());
    FaultDevice device(m);
    SilentProgress progress;
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        CommitPlan plan{"step " + std::to_string(i),
                        {{0,
                          {m.bytes.begin(), m.bytes.begin() + 512},
                          std::vector<std::byte>(512, static_cast<std::byte>(i))}}};
        const auto report = commit(device, plan, store, progress);
        ASSERT_TRUE(report);
        ids.push_back(report->recordId);
    }
    const auto records = store.list();
    ASSERT_EQ(records.size(), 3u);
    EXPECT_EQ(records[0].id, ids[2]);
    EXPECT_EQ(records[0].what, "step 2");
    EXPECT_EQ(records[2].disk.serial, "F1");
#ifdef __unix__
    const auto mode = std::filesystem::status(records[0].file).permissions();
    EXPECT_EQ(mode, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
#endif
    EXPECT_FALSE(store.load("nothing"));
}

}  // namespace
}  // namespace sectorsmith
