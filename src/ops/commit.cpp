// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/commit.h"

#include <algorithm>
#include <filesystem>
#include <ranges>

#include "ops/commit_phase.h"
#include "ops/errors.h"
#include "ops/messages.h"

namespace sectorsmith {

std::string_view phaseName(CommitPhase phase) {
    switch (phase) {
        case CommitPhase::Lock: return "lock";
        case CommitPhase::Compare: return "compare";
        case CommitPhase::Record: return "record";
        case CommitPhase::Write: return "write";
        case CommitPhase::Flush: return "flush";
        case CommitPhase::Verify: break;
    }
    return "verify";
}

namespace {

using Bytes = std::vector<std::byte>;

std::unexpected<CommitFailure> failed(Error error, std::string recordId = {}, bool wrote = false,
                                      std::vector<RunStatus> status = {}) {
    return std::unexpected(
        CommitFailure{std::move(error), std::move(recordId), wrote, std::move(status), false});
}

Message contentName(RunContent content) {
    switch (content) {
        case RunContent::Before: return say(OpsMessage::HeldOld);
        case RunContent::After: return say(OpsMessage::HeldNew);
        case RunContent::Torn: return say(OpsMessage::HeldTorn);
        case RunContent::Other: return say(OpsMessage::HeldOther);
        case RunContent::Unreadable: return say(OpsMessage::HeldUnreadable);
        case RunContent::Unknown: return say(OpsMessage::HeldUnknown);
    }
    return {};
}

// Counts the bytes of one phase.
class Phase {
 public:
    Phase(Progress& progress, CommitPhase phase, std::uint64_t total) : progress_(progress), total_(total) {
        tellPhase(progress_, phase);
        progress_.update(0, total_);
    }
    void add(std::uint64_t bytes) { progress_.update(done_ += bytes, total_); }

 private:
    Progress& progress_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
};

// Runs go in pieces, so that memory is bounded and people see how far it is. `function` gets offset and length in the run.
constexpr std::uint64_t pieceBytes = std::uint64_t{4} << 20;

template <typename Function>
Result<void> inPieces(std::uint64_t sector, const SectorRun& run, Function function) {
    const std::uint64_t piece = std::max(pieceBytes / sector * sector, sector);
    for (std::uint64_t at = 0; at < run.length(); at += piece)
        if (Result<void> done = function(at, std::min(piece, run.length() - at)); !done) return done;
    return {};
}

// What one run holds, gathered piece by piece.
class RunLook {
 public:
    explicit RunLook(const SectorRun& run) : run_(run) {}

    void take(std::uint64_t offset, std::span<const std::byte> now, const ReadReport& report,
              std::span<const std::byte> before, std::span<const std::byte> after) {
        if (report.complete() && sameBytes(now, after)) {
            asBefore_ = asBefore_ && sameBytes(before, after);
            return;
        }
        if (report.complete() && !run_.unread && sameBytes(now, before)) {
            asAfter_ = false;
            return;
        }
        auto bad = report.bad.begin();
        for (std::size_t i = 0; i < now.size(); ++i) {
            while (bad != report.bad.end() && bad->offset + bad->length <= offset + i) ++bad;
            if (bad != report.bad.end() && bad->offset <= offset + i) {
                unreadable_ = true;
                continue;
            }
            const bool old = !run_.unread && now[i] == before[i];
            const bool fresh = now[i] == after[i];
            asBefore_ = asBefore_ && old;
            asAfter_ = asAfter_ && fresh;
            if (!old && !fresh && !other_) other_ = offset + i;
        }
    }
    // Torn: some bytes are the old ones and some the new ones, as a cut-off write leaves them.
    RunStatus status() const {
        RunStatus status{run_.offset, run_.length(), RunContent::Torn, run_.offset};
        if (other_) {
            status.content = run_.unread ? RunContent::Unknown : RunContent::Other;
            status.first = *other_;
        } else if (unreadable_) {
            status.content = RunContent::Unreadable;
        } else if (asAfter_) {
            status.content = RunContent::After;
        } else if (asBefore_) {
            status.content = RunContent::Before;
        }
        return status;
    }

 private:
    const SectorRun& run_;
    bool asBefore_ = true;
    bool asAfter_ = true;
    bool unreadable_ = false;
    std::optional<std::uint64_t> other_;
};

// `phase` may be null.
Result<std::vector<RunStatus>> look(const ByteSource& disk, std::span<const SectorRun> runs, Phase* phase) {
    std::vector<RunStatus> status;
    Bytes now;
    Bytes before;
    Bytes after;
    for (const SectorRun& run : runs) {
        RunLook seen(run);
        auto looked =
            inPieces(disk.sectorSize(), run, [&](std::uint64_t at, std::uint64_t count) -> Result<void> {
                now.resize(count);
                before.resize(count);
                after.resize(count);
                if (auto read = readSide(run, Side::Before, at, before); !read) return read;
                if (auto read = readSide(run, Side::After, at, after); !read) return read;
                const ReadReport report = disk.read(run.offset + at, now);
                seen.take(run.offset + at, now, report, before, after);
                if (phase != nullptr) phase->add(count);
                return {};
            });
        if (!looked) return std::unexpected(looked.error());
        status.push_back(seen.status());
    }
    return status;
}

Result<void> verify(const BlockDevice& device, const SectorRun& run, Phase& phase) {
    Bytes now;
    Bytes wanted;
    return inPieces(device.sectorSize(), run, [&](std::uint64_t at, std::uint64_t count) -> Result<void> {
        now.resize(count);
        wanted.resize(count);
        const std::uint64_t offset = run.offset + at;
        if (auto read = readExact(device, offset, now); !read) {
            const Error& error = read.error();
            return std::unexpected(because(error, OpsError::SectorNotReadBack,
                                           error.offset.value_or(offset) / device.sectorSize(), device.name(),
                                           error));
        }
        if (auto read = readSide(run, Side::After, at, wanted); !read) return read;
        phase.add(count);
        if (sameBytes(now, wanted)) return {};
        const auto differs = static_cast<std::uint64_t>(std::ranges::mismatch(now, wanted).in1 - now.begin());
        return failAt(offset + differs, Cause::Io, OpsError::VerifyFailed, device.name(), offset + differs);
    });
}

// Writes the new side of all runs in order, flushes and reads back. The caller has the record on disk. `wrote` becomes true
// with the first write that is tried.
Result<void> writeAll(BlockDevice& device, std::span<const SectorRun> runs, bool& wrote, Progress& progress) {
    const std::uint64_t total = bytesOf(runs);
    Phase writing(progress, CommitPhase::Write, total);
    Bytes bytes;
    for (const SectorRun& run : runs) {
        auto written =
            inPieces(device.sectorSize(), run, [&](std::uint64_t at, std::uint64_t count) -> Result<void> {
                bytes.resize(count);
                if (auto read = readSide(run, Side::After, at, bytes); !read) return read;
                wrote = true;
                auto done = device.write(run.offset + at, bytes);
                writing.add(count);
                return done;
            });
        if (!written) return written;
    }
    Phase flushing(progress, CommitPhase::Flush, total);
    if (auto flushed = device.flush(); !flushed) return flushed;
    Phase verifying(progress, CommitPhase::Verify, total);
    for (const SectorRun& run : runs)
        if (auto same = verify(device, run, verifying); !same) return same;
    return {};
}

std::unexpected<CommitFailure> cancelledBefore() {
    return failed(fail(Cause::Cancelled, OpsError::CommitCancelled).error());
}

// Reads what the plan replaces again: the places where the disk does not hold what was reviewed. Long runs are compared
// while they are recorded.
std::expected<std::vector<RunStatus>, CommitFailure> differences(const BlockDevice& device,
                                                                 const CommitPlan& plan, Progress& progress) {
    std::vector<RunStatus> differs;
    Phase comparing(progress, CommitPhase::Compare, bytesOf(plan.runs));
    Bytes now;
    for (const SectorRun& run : plan.runs) {
        bool same = true;
        bool readable = true;
        auto read =
            inPieces(device.sectorSize(), run, [&](std::uint64_t at, std::uint64_t count) -> Result<void> {
                if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::CommitCancelled);
                comparing.add(count);
                if (run.isLong() && !run.unread) return {};
                now.resize(count);
                if (run.unread) {
                    readable = readable && device.read(run.offset + at, now).complete();
                    return {};
                }
                if (auto done = readExact(device, run.offset + at, now); !done) return done;
                same = same && sameBytes(now, std::span(run.before).subspan(at, count));
                return {};
            });
        if (!read && read.error().cause == Cause::Cancelled) return cancelledBefore();
        if (!read) {
            const Error& error = read.error();
            return failed(because(error, OpsError::SectorUnreadable,
                                  error.offset.value_or(run.offset) / device.sectorSize(), device.name(),
                                  error));
        }
        // What could not be read then and can be now was not reviewed.
        if (run.unread ? readable : !same)
            differs.push_back({run.offset, run.length(), RunContent::Other, run.offset});
    }
    return differs;
}

Message sectorsHold(const RunStatus& status, std::uint32_t sector) {
    const Message which = sectorsName(status.offset, status.length, sector);
    if (status.content == RunContent::Unreadable) return say(OpsMessage::SectorsUnreadable, which);
    return status.length <= sector ? say(OpsMessage::SectorHolds, which, contentName(status.content))
                                   : say(OpsMessage::SectorsHold, which, contentName(status.content));
}

// With which sectors hold what, and what can be done.
Error explain(const Error& error, const BlockDevice& device, const std::vector<RunStatus>& status) {
    constexpr std::size_t shown = 8;
    MessageList list;
    for (std::size_t i = 0; i < status.size() && i < shown; ++i)
        list.add(sectorsHold(status[i], device.sectorSize()));
    const Message places = status.size() > shown
                               ? say(OpsMessage::AndMorePlaces, list.message(), Count{status.size() - shown})
                               : list.message();
    return places.empty() ? because(error, OpsError::CommitIncomplete, error)
                          : because(error, OpsError::CommitIncompleteNow, error, places);
}

std::unexpected<CommitFailure> failedWriting(const Error& error, const BlockDevice& device,
                                             const UndoRecord& record) {
    const auto seen = look(device, record.runs, nullptr);
    const std::vector<RunStatus> status = seen.value_or(std::vector<RunStatus>());
    return failed(explain(error, device, status), record.id, true, status);
}

// The disk is as it shall be; only the record could not be made to say so.
std::unexpected<CommitFailure> failedClosing(const Error& error, const BlockDevice& device,
                                             const UndoRecord& record) {
    return failed(because(error, OpsError::RecordNotClosed, device.name(), error), record.id, true);
}

Result<void> checkPlan(const BlockDevice& device, const CommitPlan& plan) {
    if (plan.runs.empty()) return fail(Cause::Usage, OpsError::NothingToWrite);
    const std::uint64_t sector = device.sectorSize();
    std::vector<std::pair<std::uint64_t, std::uint64_t>> extents;
    for (const SectorRun& run : plan.runs) {
        const std::uint64_t length = run.length();
        if (length > device.size() || run.offset > device.size() - length)
            return failAt(run.offset, Cause::OutOfRange, OpsError::WriteBeyondEnd, run.offset, device.name());
        // The end of an image may lie within a sector.
        const bool whole = length % sector == 0 || run.end() == device.size();
        if (length == 0 || run.offset % sector != 0 || !whole ||
            (!run.isLong() && run.before.size() != length))
            return failAt(run.offset, Cause::Usage, OpsError::WriteNotWholeSectors, run.offset);
        extents.emplace_back(run.offset, run.end());
    }
    std::ranges::sort(extents);
    for (std::size_t i = 1; i < extents.size(); ++i)
        if (extents[i].first < extents[i - 1].second)
            return failAt(extents[i].first, Cause::Usage, OpsError::WrittenTwice, extents[i].first);
    return {};
}

// What was written is safe when this fails: it is told, and is no failure of the commit.
void reread(BlockDevice& device, CommitReport& report) {
    if (auto left = device.rereadPartitions()) report.notReread = std::move(*left);
    else report.rereadProblem = left.error();
}

Result<void> checkDisk(const BlockDevice& device, const UndoRecord& record, DiskIs disk) {
    const DeviceIdentity identity = device.identity();
    const DiskMatch match = matchDisk(record.disk, record.boot, identity);
    // All that the record is about is compared before anything is written.
    const bool inside =
        std::ranges::all_of(record.runs, [&](const SectorRun& run) { return run.end() <= identity.size; });
    const bool otherSize =
        disk == DiskIs::ConfirmedByHand && inside && differsInSizeAlone(record.disk, identity);
    if (match == DiskMatch::Other && !otherSize)
        return fail(Cause::Changed, OpsError::OtherDisk, record.id, describe(record.disk),
                    describe(identity));
    if (match == DiskMatch::Unproven && disk != DiskIs::ConfirmedByHand)
        return std::unexpected(whyUnproven(record.disk, identity));
    return {};
}

// The first run whose content is not what the record lets it be.
const RunStatus* unexpectedContent(const UndoRecord& record, const std::vector<RunStatus>& status,
                                   bool takingBack) {
    for (std::size_t i = 0; i < status.size(); ++i) {
        const bool open = record.state == RecordState::Open;
        if (record.runs[i].unread && (takingBack || open)) continue;
        const RunContent content = status[i].content;
        const bool fits = content == RunContent::After ||
                          (open && (content == RunContent::Before || content == RunContent::Torn ||
                                    content == RunContent::Unreadable));
        if (!fits) return &status[i];
    }
    return nullptr;
}

Error unexpectedError(const ByteSource& disk, const UndoRecord& record, const RunStatus& wrong) {
    const std::uint64_t place = std::max(wrong.first, wrong.offset);
    return failAt(place, Cause::Changed, OpsError::ContentChanged, disk.name(), contentName(wrong.content),
                  place, record.id)
        .error();
}

// The common end of finish and takeBack: writes `runs`, which leave the record in `end`.
std::expected<CommitReport, CommitFailure> bringTo(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                   std::span<const SectorRun> runs, RecordState end,
                                                   DiskIs disk, Progress& progress) {
    if (auto checked = checkDisk(device, record, disk); !checked) {
        auto failure = failed(checked.error(), record.id);
        failure.error().unproven = checked.error().cause == Cause::Refused;
        return failure;
    }
    const bool takingBack = end == RecordState::TakenBack;
    Phase comparing(progress, CommitPhase::Compare, bytesOf(record.runs));
    const auto status = look(device, record.runs, &comparing);
    if (!status) return failed(status.error(), record.id);
    if (const RunStatus* wrong = unexpectedContent(record, *status, takingBack))
        return failed(unexpectedError(device, record, *wrong), record.id, false, {*wrong});
    if (progress.cancelled()) return cancelledBefore();
    const RecordState before = record.state;
    if (!runs.empty()) {
        // From here to the end a cut leaves a mixture again: the record must say so before the first write.
        if (auto opened = store.setState(record, RecordState::Open); !opened)
            return failed(opened.error(), record.id);
        bool wrote = false;
        if (auto written = writeAll(device, runs, wrote, progress); !written) {
            if (wrote) return failedWriting(written.error(), device, record);
            static_cast<void>(store.setState(record, before));
            return failed(written.error(), record.id);
        }
    }
    if (auto closed = store.setState(record, end); !closed)
        return failedClosing(closed.error(), device, record);
    CommitReport report{record.id, sectorsOf(runs, device.sectorSize()), bytesOf(runs), {}, {}, {}};
    if (takingBack) report.leftAlone = unknownBefore(record);
    reread(device, report);
    return report;
}

}  // namespace

std::expected<CommitReport, CommitFailure> commit(BlockDevice& device, const CommitPlan& plan,
                                                  UndoStore& store, Progress& progress) {
    if (auto checked = checkPlan(device, plan); !checked) return failed(checked.error());
    // The disk must still hold what was reviewed.
    auto found = differences(device, plan, progress);
    if (!found) return std::unexpected(found.error());
    const std::vector<RunStatus>& differs = *found;
    if (!differs.empty())
        return failed(failAt(differs.front().offset, Cause::Changed, OpsError::DiskChanged, device.name(),
                             differs.front().offset)
                          .error(),
                      {}, false, differs);
    if (progress.cancelled()) return cancelledBefore();
    tellPhase(progress, CommitPhase::Record);
    auto record = store.create(device, plan.what, plan.runs, progress);
    if (!record && record.error().cause == Cause::Changed) {
        const Error& error = record.error();
        const std::uint64_t place = error.offset.value_or(0);
        return failed(error, {}, false, {{place, device.sectorSize(), RunContent::Other, place}});
    }
    if (!record) return failed(record.error());
    const auto withdraw = [&](std::unexpected<CommitFailure> failure) {
        record->runs.clear();  // their bytes are in the file
        std::error_code problem;
        std::filesystem::remove(record->file, problem);
        if (problem)
            return failed(
                fail(Cause::Io, OpsError::CannotDeleteRecord, record->file.string(), problem.message())
                    .error());
        return failure;
    };
    if (progress.cancelled()) return withdraw(cancelledBefore());
    bool wrote = false;
    if (auto written = writeAll(device, record->runs, wrote, progress); !written) {
        if (!wrote) return withdraw(failed(written.error()));
        return failedWriting(written.error(), device, *record);
    }
    CommitReport report{record->id, record->sectors, bytesOf(record->runs), {}, {}, {}};
    if (auto closed = store.setState(*record, RecordState::Done); !closed)
        return failedClosing(closed.error(), device, *record);
    reread(device, report);
    return report;
}

Result<void> fitsRecord(const ByteSource& disk, const UndoRecord& record, bool takingBack) {
    const auto status = look(disk, record.runs, nullptr);
    if (!status) return std::unexpected(status.error());
    if (const RunStatus* wrong = unexpectedContent(record, *status, takingBack))
        return std::unexpected(unexpectedError(disk, record, *wrong));
    return {};
}

Result<std::vector<RunStatus>> inspect(const ByteSource& disk, std::span<const SectorRun> runs) {
    return look(disk, runs, nullptr);
}

std::vector<SectorRun> runsToTakeBack(const UndoRecord& record) {
    std::vector<SectorRun> runs;
    for (const SectorRun& run : std::views::reverse(record.runs))
        if (!run.unread) runs.push_back(reversed(run));
    return runs;
}

std::vector<ByteRange> unknownBefore(const UndoRecord& record) {
    std::vector<ByteRange> ranges;
    for (const SectorRun& run : record.runs)
        if (run.unread) ranges.push_back({run.offset, run.length()});
    return ranges;
}

std::expected<CommitReport, CommitFailure> takeBack(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                    Progress& progress, DiskIs disk) {
    if (record.state == RecordState::TakenBack)
        return failed(fail(Cause::Usage, OpsError::AlreadyTakenBack, record.id).error(), record.id);
    const std::vector<SectorRun> runs = runsToTakeBack(record);
    if (runs.empty() && record.state == RecordState::Done)
        return failed(fail(Cause::Refused, OpsError::NothingToTakeBack,
                           sectorsName(unknownBefore(record), device.sectorSize()))
                          .error(),
                      record.id);
    return bringTo(device, record, store, runs, RecordState::TakenBack, disk, progress);
}

std::expected<CommitReport, CommitFailure> finish(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                  Progress& progress, DiskIs disk) {
    if (record.state != RecordState::Open)
        return failed(fail(Cause::Usage, OpsError::NothingToFinish, record.id).error(), record.id);
    return bringTo(device, record, store, record.runs, RecordState::Done, disk, progress);
}

}  // namespace sectorsmith
