// SPDX-License-Identifier: GPL-3.0-or-later
// From staged bytes, or bytes of a source, to what a commit writes (commit.h).

#include <algorithm>

#include "edit/hash.h"
#include "io/read_report.h"
#include "ops/commit.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

using Bytes = std::vector<std::byte>;

// Up to here a plan is held in memory, sector by sector.
constexpr std::uint64_t shortBytes = std::uint64_t{2} << 20;
// The blocks of long runs: large enough that there are never too many runs, small enough that equal blocks are left out.
constexpr std::uint64_t smallestBlock = std::uint64_t{64} << 10;
constexpr std::uint64_t largestBlock = std::uint64_t{4} << 20;
constexpr std::uint64_t mostBlocks = std::uint64_t{1} << 16;

// Sectors 0 and 1 and the last one of a disk are written on their own: protective MBR, GPT header, backup header.
bool beginsPiece(std::uint64_t offset, std::uint64_t sector, std::uint64_t size) {
    return offset <= 2 * sector || offset + sector >= size;
}

// A disk with other bytes at one place, which cover what cannot be read below them.
class WrittenOver : public ByteSource {
 public:
    WrittenOver(std::shared_ptr<const ByteSource> disk, std::uint64_t offset,
                std::shared_ptr<const ByteSource> content)
        : disk_(std::move(disk)), offset_(offset), content_(std::move(content)) {}
    std::uint64_t size() const override { return disk_->size(); }
    std::uint32_t sectorSize() const override { return disk_->sectorSize(); }
    std::string name() const override { return disk_->name(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        const std::uint64_t end = offset + out.size();
        const std::uint64_t from = std::clamp(offset_, offset, end);
        const std::uint64_t to = std::clamp(offset_ + content_->size(), from, end);
        const auto take = [&](const ByteSource& source, std::uint64_t begin, std::uint64_t stop,
                              std::uint64_t shift) {
            if (begin == stop) return;
            for (BadRange& bad : source.read(begin - shift, out.subspan(begin - offset, stop - begin)).bad) {
                if (&source == content_.get())
                    bad.error = because(bad.error, OpsError::NewBytesUnreadable, bad.error);
                reportBad(report, bad.offset + shift, bad.length, std::move(bad.error));
            }
        };
        take(*disk_, offset, from, 0);
        take(*content_, from, to, offset_);
        take(*disk_, to, end, 0);
        return report;
    }

 private:
    std::shared_ptr<const ByteSource> disk_;
    std::uint64_t offset_;
    std::shared_ptr<const ByteSource> content_;
};

bool unreadIn(const ReadReport& report, std::uint64_t from, std::uint64_t count) {
    return std::ranges::any_of(report.bad, [&](const BadRange& bad) {
        return bad.offset < from + count && from < bad.offset + bad.length;
    });
}

Result<void> readEdited(const ByteSource& edited, std::uint64_t offset, std::span<std::byte> out) {
    auto read = readExact(edited, offset, out);
    if (!read) read.error() = because(read.error(), OpsError::PartOfUnreadableSector, read.error());
    return read;
}

// The sectors of the range that change, with their bytes.
Result<void> planSectors(const ByteSource& disk, const ByteSource& edited, const ByteRange& range,
                         std::vector<SectorRun>& runs) {
    const std::uint64_t sector = disk.sectorSize();
    Bytes before(range.length);
    Bytes after(range.length);
    if (auto read = readEdited(edited, range.offset, after); !read) return read;
    const ReadReport report = disk.read(range.offset, before);
    for (std::uint64_t at = 0; at < after.size(); at += sector) {
        const std::uint64_t count = std::min<std::uint64_t>(sector, after.size() - at);
        const std::uint64_t offset = range.offset + at;
        const auto to = std::span(after).subspan(at, count);
        const auto from = std::span(before).subspan(at, count);
        const bool unread = unreadIn(report, offset, count);
        if (unread) std::ranges::fill(from, std::byte{0});
        else if (sameBytes(to, from)) continue;
        const bool joins = !runs.empty() && !runs.back().isLong() && runs.back().unread == unread &&
                           runs.back().end() == offset && !beginsPiece(offset, sector, disk.size());
        if (!joins) runs.push_back({offset, {}, {}, unread});
        SectorRun& last = runs.back();
        last.before.insert(last.before.end(), from.begin(), from.end());
        last.after.insert(last.after.end(), to.begin(), to.end());
    }
    return {};
}

// Makes long runs of what changes, from one end to the other.
class LongPlanner {
 public:
    LongPlanner(std::shared_ptr<const ByteSource> disk, std::shared_ptr<const ByteSource> edited,
                std::uint64_t length)
        : disk_(std::move(disk)), edited_(std::move(edited)), sector_(disk_->sectorSize()) {
        const std::uint64_t block = std::clamp(length / mostBlocks, smallestBlock, largestBlock);
        block_ = std::max(block / sector_, std::uint64_t{1}) * sector_;
    }
    std::uint64_t piece() const { return std::max(largestBlock / block_, std::uint64_t{1}) * block_; }

    // `length` is of whole blocks, but for the last call.
    Result<void> add(std::uint64_t offset, std::uint64_t length) {
        before_.resize(length);
        after_.resize(length);
        if (auto read = readEdited(*edited_, offset, after_); !read) return read;
        const ReadReport report = disk_->read(offset, before_);
        for (std::uint64_t at = 0; at < length; at += block_) {
            const std::uint64_t count = std::min(block_, length - at);
            if (unreadIn(report, offset + at, count)) addSectors(report, offset, at, count);
            else if (!same(at, count)) addBlock(offset + at, at, count);
        }
        return {};
    }
    std::vector<SectorRun> take() { return std::move(runs_); }

 private:
    bool same(std::uint64_t at, std::uint64_t count) const {
        return sameBytes(std::span(before_).subspan(at, count), std::span(after_).subspan(at, count));
    }
    SectorRun& begin(std::uint64_t offset, bool unread) {
        SectorRun run;
        run.offset = offset;
        run.unread = unread;
        if (!unread) run.oldBytes = {disk_, offset};
        run.newBytes = {edited_, offset};
        run.sumBytes = block_;
        return runs_.emplace_back(std::move(run));
    }
    void addBlock(std::uint64_t offset, std::uint64_t at, std::uint64_t count) {
        const bool joins = !runs_.empty() && !runs_.back().unread && runs_.back().end() == offset &&
                           runs_.back().longLength % block_ == 0;
        SectorRun& run = joins ? runs_.back() : begin(offset, false);
        run.longLength += count;
        run.sums.push_back(xxHash64(std::span(before_).subspan(at, count)));
        run.newSums.push_back(xxHash64(std::span(after_).subspan(at, count)));
    }
    // A block with unreadable sectors: these are runs of their own, and so is what lies between them.
    void addSectors(const ReadReport& report, std::uint64_t offset, std::uint64_t at, std::uint64_t count) {
        const auto unreadAt = [&](std::uint64_t place) {
            return unreadIn(report, offset + place, std::min(sector_, at + count - place));
        };
        for (std::uint64_t from = at; from < at + count;) {
            const bool unread = unreadAt(from);
            std::uint64_t to = from;
            while (to < at + count && unreadAt(to) == unread) to = std::min(to + sector_, at + count);
            if (unread) {
                const bool joins = !runs_.empty() && runs_.back().unread &&
                                   runs_.back().end() == offset + from &&
                                   runs_.back().longLength % block_ == 0;
                SectorRun& run = joins ? runs_.back() : begin(offset + from, true);
                run.longLength += to - from;
                run.newSums.push_back(xxHash64(std::span(after_).subspan(from, to - from)));
            } else if (!same(from, to - from)) {
                SectorRun& run = begin(offset + from, false);
                run.longLength = to - from;
                run.sums.push_back(xxHash64(std::span(before_).subspan(from, to - from)));
                run.newSums.push_back(xxHash64(std::span(after_).subspan(from, to - from)));
            }
            from = to;
        }
    }

    std::shared_ptr<const ByteSource> disk_;
    std::shared_ptr<const ByteSource> edited_;
    std::uint64_t sector_;
    std::uint64_t block_ = 0;
    Bytes before_;
    Bytes after_;
    std::vector<SectorRun> runs_;
};

// From the end of the disk to its beginning, the last sector after what lies in front of it.
void orderForWriting(std::vector<SectorRun>& runs, std::uint64_t sector, std::uint64_t size) {
    std::ranges::stable_sort(runs, std::ranges::greater(), [&](const SectorRun& run) {
        // The last sector comes after whatever lies in front of it in the backup table's region.
        constexpr std::uint64_t region = std::uint64_t{1} << 20;
        const bool last = run.offset + sector >= size && run.offset >= 2 * sector;
        return last ? size - std::min(size, region) : run.offset;
    });
}

}  // namespace

Result<CommitPlan> planFromOverlay(const Overlay& overlay, const std::string& what) {
    CommitPlan plan{what, {}};
    for (const ByteRange& sectors : overlay.sectors())
        if (auto planned = planSectors(*overlay.base(), overlay, sectors, plan.runs); !planned)
            return std::unexpected(planned.error());
    orderForWriting(plan.runs, overlay.sectorSize(), overlay.size());
    return plan;
}

Result<CommitPlan> planWrite(const std::shared_ptr<const ByteSource>& disk, std::uint64_t offset,
                             const std::shared_ptr<const ByteSource>& content, const std::string& what,
                             Progress& progress) {
    const std::uint64_t size = disk->size();
    const std::uint64_t sector = disk->sectorSize();
    if (content->size() > size || offset > size - content->size())
        return failAt(offset, Cause::OutOfRange, OpsError::DataBeyondEnd, content->size(), offset,
                      disk->name(), size);
    CommitPlan plan{what, {}};
    if (content->size() == 0) return plan;
    const auto edited = std::make_shared<WrittenOver>(disk, offset, content);
    const std::uint64_t begin = offset / sector * sector;
    const std::uint64_t wanted = offset + content->size();
    const std::uint64_t end = std::min(size, wanted + (sector - wanted % sector) % sector);
    const auto shortly = [&](std::uint64_t from, std::uint64_t to) -> Result<void> {
        if (from >= to) return {};
        return planSectors(*disk, *edited, {from, to - from}, plan.runs);
    };
    if (end - begin <= shortBytes) {
        if (auto planned = shortly(begin, end); !planned) return std::unexpected(planned.error());
        orderForWriting(plan.runs, sector, size);
        return plan;
    }
    // The sectors that stand for themselves, and the rest as long runs.
    const std::uint64_t longBegin = std::max(begin, 3 * sector);
    const std::uint64_t lastSector = (size - 1) / sector * sector;
    const std::uint64_t longEnd = std::min(end, lastSector);
    if (auto planned = shortly(begin, longBegin); !planned) return std::unexpected(planned.error());
    LongPlanner planner(disk, edited, longEnd - longBegin);
    for (std::uint64_t at = longBegin; at < longEnd; at += planner.piece()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::CommitCancelled);
        if (auto planned = planner.add(at, std::min(planner.piece(), longEnd - at)); !planned)
            return std::unexpected(planned.error());
        progress.update(at - longBegin, longEnd - longBegin);
    }
    for (SectorRun& run : planner.take()) plan.runs.push_back(std::move(run));
    if (auto planned = shortly(longEnd, end); !planned) return std::unexpected(planned.error());
    orderForWriting(plan.runs, sector, size);
    return plan;
}

}  // namespace sectorsmith
