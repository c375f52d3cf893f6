// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/commit.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "ops/commit_phase.h"

namespace sectorsmith {

namespace {

using Bytes = std::vector<std::byte>;

enum class Side { Before, After };

const Bytes& sideOf(const SectorRun& run, Side side) { return side == Side::Before ? run.before : run.after; }

// What one run holds. Torn: some bytes are the old ones and some the new ones, as a cut-off write leaves them.
RunContent contentOf(const BlockDevice& device, const SectorRun& run) {
    Bytes now(run.before.size());
    if (!device.read(run.offset, now).complete()) return RunContent::Unreadable;
    if (now == run.after) return RunContent::After;
    if (now == run.before) return RunContent::Before;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != run.before[i] && now[i] != run.after[i]) return RunContent::Other;
    return RunContent::Torn;
}

std::vector<RunStatus> statusOf(const BlockDevice& device, const std::vector<SectorRun>& runs) {
    std::vector<RunStatus> status;
    for (const SectorRun& run : runs)
        status.push_back({run.offset, run.before.size(), contentOf(device, run)});
    return status;
}

std::unexpected<CommitFailure> failed(Error error, std::string recordId = {}, bool wrote = false,
                                      std::vector<RunStatus> status = {}) {
    return std::unexpected(CommitFailure{std::move(error), std::move(recordId), wrote, std::move(status)});
}

std::string_view contentName(RunContent content) {
    switch (content) {
        case RunContent::Before: return "the old content";
        case RunContent::After: return "the new content";
        case RunContent::Torn: return "partly old and partly new content";
        case RunContent::Other: return "something else";
        case RunContent::Unreadable: return "unreadable sectors";
    }
    return "";
}

// Sectors 0 and 1 and the last one of a disk are written on their own: protective MBR, GPT header, backup header.
bool beginsPiece(std::uint64_t offset, std::uint64_t sector, std::uint64_t size) {
    return offset <= 2 * sector || offset + sector >= size;
}

std::uint64_t bytesOf(const std::vector<SectorRun>& runs) {
    std::uint64_t bytes = 0;
    for (const SectorRun& run : runs) bytes += run.before.size();
    return bytes;
}

// Counts the bytes of one phase.
class Phase {
 public:
    Phase(Progress& progress, std::string_view name, std::uint64_t total)
        : progress_(progress), total_(total) {
        tellPhase(progress_, name);
        progress_.update(0, total_);
    }
    void add(std::uint64_t bytes) { progress_.update(done_ += bytes, total_); }

 private:
    Progress& progress_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
};

// Long runs go in pieces, so that people see how far it is.
constexpr std::size_t pieceBytes = std::size_t{4} << 20;

template <typename Function>
Result<void> inPieces(std::uint64_t sector, std::size_t size, Function function) {
    const std::size_t piece = std::max<std::size_t>(pieceBytes / sector * sector, sector);
    for (std::size_t at = 0; at < size; at += piece)
        if (auto done = function(at, std::min(piece, size - at)); !done) return done;
    return {};
}

Result<void> verify(const BlockDevice& device, const SectorRun& run, Side side, Phase& phase) {
    return inPieces(
        device.sectorSize(), run.before.size(), [&](std::size_t at, std::size_t count) -> Result<void> {
            Bytes now(count);
            const std::uint64_t offset = run.offset + at;
            if (auto read = readExact(device, offset, now); !read) {
                Error& error = read.error();
                error.message = fmt::format("sector {} of {} cannot be read back after it was written: {}",
                                            error.offset.value_or(offset) / device.sectorSize(),
                                            device.name(), error.message);
                return read;
            }
            phase.add(count);
            const auto wanted = std::span(sideOf(run, side)).subspan(at, count);
            const auto differs =
                static_cast<std::uint64_t>(std::ranges::mismatch(now, wanted).in1 - now.begin());
            if (differs == count) return {};
            return fail(
                Cause::Io,
                fmt::format("{} did not keep what was written: it reads back differently at offset {}",
                            device.name(), offset + differs),
                offset + differs);
        });
}

// Writes one side of all runs, in order or backwards, flushes and reads back. The caller has the record on disk.
Result<void> writeAll(BlockDevice& device, const std::vector<SectorRun>& runs, Side side, bool backwards,
                      Progress& progress) {
    const std::uint64_t total = bytesOf(runs);
    Phase writing(progress, commit_phase::write, total);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const SectorRun& run = runs[backwards ? runs.size() - 1 - i : i];
        auto written =
            inPieces(device.sectorSize(), run.before.size(), [&](std::size_t at, std::size_t count) {
                auto done = device.write(run.offset + at, std::span(sideOf(run, side)).subspan(at, count));
                writing.add(count);
                return done;
            });
        if (!written) return written;
    }
    Phase flushing(progress, commit_phase::flush, total);
    if (auto flushed = device.flush(); !flushed) return flushed;
    Phase verifying(progress, commit_phase::verify, total);
    for (const SectorRun& run : runs)
        if (auto same = verify(device, run, side, verifying); !same) return same;
    return {};
}

std::unexpected<CommitFailure> cancelledBefore() {
    return failed({Cause::Cancelled, "the commit was cancelled before anything was written"});
}

// Reads what the plan replaces again: the places where the disk does not hold what was reviewed.
std::expected<std::vector<RunStatus>, CommitFailure> differences(const BlockDevice& device,
                                                                 const CommitPlan& plan, Progress& progress) {
    std::vector<RunStatus> differs;
    Phase comparing(progress, commit_phase::compare, bytesOf(plan.runs));
    for (const SectorRun& run : plan.runs) {
        bool same = true;
        bool readable = true;
        auto read = inPieces(
            device.sectorSize(), run.before.size(), [&](std::size_t at, std::size_t count) -> Result<void> {
                if (progress.cancelled()) return fail(Cause::Cancelled, "");
                Bytes now(count);
                if (run.unread) {
                    readable = readable && device.read(run.offset + at, now).complete();
                } else {
                    if (auto done = readExact(device, run.offset + at, now); !done) return done;
                    same = same && std::ranges::equal(now, std::span(run.before).subspan(at, count));
                }
                comparing.add(count);
                return {};
            });
        if (!read && read.error().cause == Cause::Cancelled) return cancelledBefore();
        if (!read) {
            Error& error = read.error();
            error.message = fmt::format("sector {} of {} cannot be read any more: {}. Nothing was written",
                                        error.offset.value_or(run.offset) / device.sectorSize(),
                                        device.name(), error.message);
            return failed(std::move(error));
        }
        // What could not be read then and can be now was not reviewed.
        if (run.unread ? readable : !same)
            differs.push_back({run.offset, run.before.size(), RunContent::Other});
    }
    return differs;
}

std::string sectorsHold(const RunStatus& status, std::uint64_t sector) {
    const std::uint64_t first = status.offset / sector;
    const std::uint64_t last = (status.offset + status.length) / sector - 1;
    const bool one = first == last;
    const std::string which =
        one ? fmt::format("sector {}", first) : fmt::format("sectors {}-{}", first, last);
    if (status.content == RunContent::Unreadable) return which + " cannot be read";
    return fmt::format("{} {} {}", which, one ? "holds" : "hold", contentName(status.content));
}

// A sentence that says which sectors hold what, and what can be done.
Error explain(Error error, const BlockDevice& device, const std::vector<RunStatus>& status) {
    constexpr std::size_t shown = 8;
    std::string places;
    for (std::size_t i = 0; i < status.size() && i < shown; ++i)
        places += (i == 0 ? "" : ", ") + sectorsHold(status[i], device.sectorSize());
    if (status.size() > shown) places += fmt::format(", and {} more places", status.size() - shown);
    error.message += fmt::format(". Now {}. It can be finished or taken back", places);
    return error;
}

Result<void> checkPlan(const BlockDevice& device, const CommitPlan& plan) {
    if (plan.runs.empty()) return fail(Cause::Usage, "there is nothing to write");
    const std::uint64_t sector = device.sectorSize();
    std::vector<std::pair<std::uint64_t, std::uint64_t>> extents;
    for (const SectorRun& run : plan.runs) {
        const std::uint64_t length = run.after.size();
        if (run.before.size() != length || length == 0 || run.offset % sector != 0 || length % sector != 0)
            return fail(Cause::Usage, fmt::format("a write at offset {} is not of whole sectors", run.offset),
                        run.offset);
        if (length > device.size() || run.offset > device.size() - length)
            return fail(
                Cause::OutOfRange,
                fmt::format("a write at offset {} goes beyond the end of {}", run.offset, device.name()),
                run.offset);
        extents.emplace_back(run.offset, run.offset + length);
    }
    std::ranges::sort(extents);
    for (std::size_t i = 1; i < extents.size(); ++i)
        if (extents[i].first < extents[i - 1].second)
            return fail(Cause::Usage, fmt::format("offset {} would be written twice", extents[i].first),
                        extents[i].first);
    return {};
}

// What was written is safe when this fails: it is told, and is no failure of the commit.
void reread(BlockDevice& device, CommitReport& report) {
    if (auto left = device.rereadPartitions()) report.notReread = std::move(*left);
    else report.rereadProblem = left.error().message;
}

// The common end of finish and takeBack.
std::expected<CommitReport, CommitFailure> bringTo(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                   Side side, Progress& progress) {
    if (!couldBeSame(record.disk, device.identity()))
        return failed({Cause::Changed, fmt::format("the record {} is of {}, and this is {}", record.id,
                                                   describe(record.disk), describe(device.identity()))},
                      record.id);
    const auto allowed = [&](RunContent content) {
        if (record.state == RecordState::Done) return content == RunContent::After;
        return content == RunContent::Before || content == RunContent::After || content == RunContent::Torn ||
               content == RunContent::Unreadable;
    };
    tellPhase(progress, commit_phase::compare);
    std::vector<RunStatus> status = inspect(device, record);
    std::erase_if(status, [&](const RunStatus& s) { return allowed(s.content); });
    if (!status.empty()) {
        const RunStatus first = status.front();
        Error error{Cause::Changed,
                    fmt::format("{} holds {} at offset {}, which the record {} does not know: it was changed "
                                "since. Nothing was written",
                                device.name(), contentName(first.content), first.offset, record.id),
                    first.offset};
        return failed(std::move(error), record.id, false, std::move(status));
    }
    if (progress.cancelled()) return cancelledBefore();
    // From here to the end a cut leaves a mixture again: the record must say so before the first write.
    if (auto opened = store.setState(record, RecordState::Open); !opened)
        return failed(opened.error(), record.id);
    if (auto written = writeAll(device, record.runs, side, side == Side::Before, progress); !written) {
        auto now = statusOf(device, record.runs);
        return failed(explain(written.error(), device, now), record.id, true, now);
    }
    const RecordState state = side == Side::Before ? RecordState::TakenBack : RecordState::Done;
    if (auto closed = store.setState(record, state); !closed) return failed(closed.error(), record.id, true);
    CommitReport report{record.id, record.sectors, record.sectors * device.sectorSize(), {}, {}};
    reread(device, report);
    return report;
}

}  // namespace

Result<CommitPlan> planFromOverlay(const Overlay& overlay, const std::string& what) {
    CommitPlan plan{what, {}};
    const std::uint64_t sector = overlay.sectorSize();
    for (const StagedRun& sectors : overlay.sectors()) {
        Bytes before(sectors.length);
        Bytes after(sectors.length);
        if (auto read = readExact(overlay, sectors.offset, after); !read) {
            read.error().message += "; a sector that cannot be read can only be replaced as a whole";
            return std::unexpected(read.error());
        }
        const ReadReport report = overlay.base()->read(sectors.offset, before);
        const auto unreadAt = [&](std::uint64_t from, std::uint64_t count) {
            return std::ranges::any_of(report.bad, [&](const BadRange& bad) {
                return bad.offset < from + count && from < bad.offset + bad.length;
            });
        };
        for (std::uint64_t at = 0; at < after.size(); at += sector) {
            const std::uint64_t count = std::min<std::uint64_t>(sector, after.size() - at);
            const std::uint64_t offset = sectors.offset + at;
            const auto to = std::span(after).subspan(at, count);
            const auto from = std::span(before).subspan(at, count);
            const bool unread = unreadAt(offset, count);
            if (unread) std::ranges::fill(from, std::byte{0});
            else if (std::ranges::equal(to, from)) continue;
            const bool joins = !plan.runs.empty() && plan.runs.back().unread == unread &&
                               plan.runs.back().offset + plan.runs.back().after.size() == offset &&
                               !beginsPiece(offset, sector, overlay.size());
            if (!joins) plan.runs.push_back({offset, {}, {}, unread});
            SectorRun& last = plan.runs.back();
            last.before.insert(last.before.end(), from.begin(), from.end());
            last.after.insert(last.after.end(), to.begin(), to.end());
        }
    }
    std::ranges::stable_sort(plan.runs, std::ranges::greater(), [&](const SectorRun& run) {
        // The last sector comes after whatever lies in front of it in the backup table's region.
        constexpr std::uint64_t region = std::uint64_t{1} << 20;
        const bool last = run.offset + sector >= overlay.size() && run.offset >= 2 * sector;
        return last ? overlay.size() - std::min(overlay.size(), region) : run.offset;
    });
    return plan;
}

std::expected<CommitReport, CommitFailure> commit(BlockDevice& device, const CommitPlan& plan,
                                                  UndoStore& store, Progress& progress) {
    if (auto checked = checkPlan(device, plan); !checked) return failed(checked.error());
    // The disk must still hold what was reviewed.
    auto found = differences(device, plan, progress);
    if (!found) return std::unexpected(found.error());
    const std::vector<RunStatus>& differs = *found;
    if (!differs.empty())
        return failed({Cause::Changed,
                       fmt::format("{} no longer holds what was reviewed (offset {}): something else changed "
                                   "it. Nothing was written",
                                   device.name(), differs.front().offset),
                       differs.front().offset},
                      {}, false, differs);
    if (progress.cancelled()) return cancelledBefore();
    tellPhase(progress, commit_phase::record);
    auto record = store.create(device.identity(), plan.what, plan.runs);
    if (!record) return failed(record.error());
    if (progress.cancelled()) {
        std::error_code error;
        std::filesystem::remove(record->file, error);
        if (!error) return cancelledBefore();
        return failed(
            {Cause::Io, fmt::format("nothing was written, but the undo record {} cannot be removed: {}",
                                    record->file.string(), error.message())});
    }
    if (auto written = writeAll(device, record->runs, Side::After, false, progress); !written) {
        auto status = statusOf(device, record->runs);
        return failed(explain(written.error(), device, status), record->id, true, status);
    }
    CommitReport report{record->id, record->sectors, record->sectors * device.sectorSize(), {}, {}};
    if (auto closed = store.setState(*record, RecordState::Done); !closed)
        return failed(closed.error(), record->id, true);
    reread(device, report);
    return report;
}

std::vector<RunStatus> inspect(const BlockDevice& device, const UndoRecord& record) {
    return statusOf(device, record.runs);
}

std::expected<CommitReport, CommitFailure> takeBack(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                    Progress& progress) {
    if (record.state == RecordState::TakenBack)
        return failed({Cause::Usage, fmt::format("the record {} has been taken back already", record.id)},
                      record.id);
    return bringTo(device, record, store, Side::Before, progress);
}

std::expected<CommitReport, CommitFailure> finish(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                  Progress& progress) {
    if (record.state != RecordState::Open)
        return failed(
            {Cause::Usage, fmt::format("the record {} is not open, there is nothing to finish", record.id)},
            record.id);
    return bringTo(device, record, store, Side::After, progress);
}

}  // namespace sectorsmith
