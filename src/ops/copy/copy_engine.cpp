// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_engine.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <utility>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/all_zero.h"
#include "edit/hash.h"
#include "ops/copy/copy_threads.h"
#include "ops/copy/errors.h"
#include "ops/free_space/byte_ranges.h"

namespace sectorsmith::copier {

namespace {

using Clock = std::chrono::steady_clock;

// How a healthy disk is read. The first touch of memory costs, above all in a virtual machine: no more of it than keeps both
// disks busy. Of a long copy, larger pieces spare the processor more, for threads wake each other for each.
struct Pieces {
    std::uint64_t bytes = std::uint64_t{4} << 20;
    unsigned buffers = 3;
    unsigned ahead = 3;  // reads that are queued
};
// While one is hashed, the next is read and the last one written.
constexpr unsigned hashedBuffers = 6;
constexpr std::uint64_t longCopy = std::uint64_t{1} << 30;

Pieces piecesFor(const CopyOptions& options, std::uint64_t bytes) {
    Pieces pieces;
    if (options.sha256 || options.verify) pieces = {.buffers = hashedBuffers};
    else if (bytes >= longCopy) pieces.bytes *= 2;
    return pieces;
}

// Of one read after errors (ddrescue's own).
constexpr std::uint64_t smallCluster = std::uint64_t{64} << 10;
// After so many small reads without an error they grow again.
constexpr unsigned goodReads = 16;
constexpr std::uint64_t largestSkip = std::uint64_t{1} << 30;
constexpr std::uint64_t zeroStep = std::uint64_t{64} << 20;
constexpr auto laterSaves = std::chrono::seconds(30);
// How long a cancelled copy waits for the target before the map stays as it was.
constexpr auto lastWrites = std::chrono::milliseconds(700);
constexpr std::size_t mostBadListed = 10'000;
constexpr std::size_t mostWrongListed = 1000;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Goes through ranges from one end to the other, in pieces.
class Cursor {
 public:
    Cursor(std::vector<ByteRange> ranges, bool backward) : ranges_(std::move(ranges)), backward_(backward) {
        at_ = backward ? ~std::uint64_t{0} : 0;
    }
    // The next piece, of at most `cluster` bytes and, where there is a choice, aligned to that.
    ByteRange next(std::uint64_t cluster) {
        if (backward_) {
            auto found = std::ranges::lower_bound(ranges_, at_, {}, &ByteRange::offset);
            if (found == ranges_.begin()) return {};
            --found;
            const std::uint64_t end = std::min(found->end(), at_);
            const std::uint64_t begin = std::max(found->offset, (end - 1) / cluster * cluster);
            at_ = begin;
            return {begin, end - begin};
        }
        const auto found = std::ranges::upper_bound(ranges_, at_, {}, &ByteRange::end);
        if (found == ranges_.end()) return {};
        const std::uint64_t begin = std::max(found->offset, at_);
        const std::uint64_t end = std::min(found->end(), (begin / cluster + 1) * cluster);
        at_ = end;
        return {begin, end - begin};
    }
    void moveTo(std::uint64_t at) { at_ = at; }
    // `piece`, which next() gave (forward), made as long as `length` and the range that it lies in allow.
    ByteRange extended(const ByteRange& piece, std::uint64_t length) {
        const auto found = std::ranges::upper_bound(ranges_, piece.offset, {}, &ByteRange::end);
        const std::uint64_t most = found->end() - piece.offset;
        at_ = piece.offset + std::min(most, length);
        return {piece.offset, at_ - piece.offset};
    }
    // Past `from`, which was read or failed, and `bytes` more, which are returned.
    ByteRange skip(const ByteRange& from, std::uint64_t bytes) {
        at_ = backward_ ? (from.offset > bytes ? from.offset - bytes : 0) : from.end() + bytes;
        return backward_ ? ByteRange{at_, from.offset - at_} : ByteRange{from.end(), bytes};
    }

 private:
    std::vector<ByteRange> ranges_;
    bool backward_;
    std::uint64_t at_;
};

class Engine {
 public:
    Engine(CopyJob& job, CopyMap& map, CopyWatcher& watcher)
        : job_(job),
          map_(map),
          watcher_(watcher),
          pieces_(piecesFor(job.options, totalBytes(job.domain))),
          signal_(std::make_shared<CopySignal>()),
          reader_(std::make_unique<CopyReader>(job.source, signal_)),
          writer_(
              CopyWriter::Target{job.target, job.targetOffset, job.fresh, job.options.sparse, job.saveMap},
              signal_) {
        saveInterval_ = job.firstSave;
        unit_ = std::max(job.source->sectorSize(), job.target->sectorSize());
        large_ = std::max(pieces_.bytes / unit_ * unit_, unit_);
        small_ = std::max(smallCluster / unit_ * unit_, unit_);
        cluster_ = large_;
        nextSkip_ = small_;
        mostSkip_ = std::clamp(job.source->size() / 100 / unit_ * unit_, small_, largestSkip / unit_ * unit_);
    }

    CopyResult run() {
        const auto start = Clock::now();
        report_.bytes = totalBytes(job_.domain);
        earlier_ = common(map_.ranges(CopyStatus::Copied), job_.domain);
        report_.earlierBytes = totalBytes(earlier_);
        shaInOrder_ =
            report_.earlierBytes == 0 && !job_.options.reverse && report_.bytes == map_.extent().length;
        for (unsigned i = 0; i < pieces_.buffers; ++i) {
            free_.push_back(std::make_shared<CopyBuffer>(large_));
            if (free_.back()->bytes().empty())
                report_.stopped = fail(Cause::NoSpace, CopyError::NoMemory).error();
        }
        lastSave_ = Clock::now();
        if (!report_.stopped)
            if (auto done = copyAll(); !done) report_.stopped = done.error();
        end();
        report_.copySeconds = secondsSince(start);
        countBad();
        if (!report_.stopped && job_.options.verify)
            if (auto done = verify(); !done) report_.stopped = done.error();
        if (!report_.stopped && job_.options.verify)
            if (auto done = verifyEarlier(); !done) report_.stopped = done.error();
        if (!report_.stopped && job_.options.sha256)
            if (auto done = finishSha(); !done) report_.stopped = done.error();
        report_.seconds = secondsSince(start);
        return std::move(report_);
    }

 private:
    // --- The phases -------------------------------------------------------------------------------------------

    std::vector<ByteRange> left(CopyStatus status) const { return common(map_.ranges(status), job_.domain); }

    void enter(CopyPhase phase, unsigned pass) {
        map_.phase = phase;
        map_.pass = pass;
        watcher_.phase(phase, pass);
    }

    Result<void> copyAll() {
        const bool reverse = job_.options.reverse;
        // A run that was stopped within a pass goes on there: what lies before is left for the next pass.
        const unsigned first = map_.phase == CopyPhase::Copying ? std::clamp(map_.pass, 1U, 3U) : 1;
        std::optional<std::uint64_t> from;
        if (map_.phase == CopyPhase::Copying && first < 3 && report_.earlierBytes > 0 && !reverse)
            from = map_.position;
        for (unsigned pass = first; pass <= 3; ++pass) {
            if (left(CopyStatus::NotTried).empty()) break;
            enter(CopyPhase::Copying, pass);
            if (auto done = copyPass((pass == 2) != reverse, pass < 3, std::exchange(from, {})); !done)
                return done;
        }
        enter(CopyPhase::Trimming, 1);
        for (const ByteRange& area : left(CopyStatus::NotTrimmed))
            if (auto done = trim(area); !done) return done;
        enter(CopyPhase::Scraping, 1);
        if (auto done = eachSector(left(CopyStatus::NotScraped), reverse); !done) return done;
        for (unsigned i = 1; i <= job_.options.retries; ++i) {
            const auto bad = left(CopyStatus::Bad);
            if (bad.empty()) break;
            enter(CopyPhase::Retrying, i);
            if (auto done = eachSector(bad, (i % 2 == 0) != reverse); !done) return done;
        }
        if (auto done = drain(); !done) return done;
        enter(CopyPhase::Finished, 1);
        return fillBad();
    }

    Result<void> copyPass(bool backward, bool skipping, std::optional<std::uint64_t> from) {
        Cursor cursor(left(CopyStatus::NotTried), backward);
        if (from) cursor.moveTo(*from);
        unsigned reading = 0;
        bool more = true;
        if (auto go = settle(); !go) return go;  // what is read now may be written before the next look
        while (more || reading > 0) {
            while (more && reading < depth() && !free_.empty()) {
                ByteRange range = cursor.next(cluster_);
                more = !range.empty();
                if (!more) break;
                if (const std::uint64_t hole = holeAt(range, backward); hole > 0) {
                    if (!backward && job_.options.sha256 && reading > 0) {  // in order
                        cursor.moveTo(range.offset);
                        break;
                    }
                    // Holes are not cut to clusters: a sparse image is done in no time.
                    if (!backward)
                        range = cursor.extended(range, job_.fresh ? hole : std::min(hole, zeroStep));
                    zeros(range);
                    if (auto go = waitForWrites(); !go) return go;
                    continue;
                }
                if (!backward) {
                    range.length = std::min(range.length, dataAt(range.offset));
                    cursor.moveTo(range.end());
                }
                reader_->read(range, takeBuffer(), straight() ? &writer_ : nullptr);
                ++reading;
            }
            if (!more && reading == 0) break;
            if (auto go = step(); !go) return go;
            while (auto done = reader_->take()) {
                --reading;
                map_.position = done->range.offset;
                if (!done->attempt.error) {
                    const bool slow = isSlow(*done);
                    if (!slow) good();
                    const ByteRange range = done->range;
                    accept(std::move(*done));
                    if (slow && skipping) {
                        reading -= drop();
                        slowDown();
                        watcher_.skipped(cursor.skip(range, nextSkip()), true);
                        more = true;
                    }
                    continue;
                }
                // The reader waits, and what was queued behind is asked for again.
                reading -= drop();
                more = true;
                if (auto go = failed(std::move(*done), cursor, backward, skipping); !go) return go;
            }
        }
        return drain();  // what is on its way to the target does not count as left
    }

    Result<void> failed(CopyReader::Done done, Cursor& cursor, bool backward, bool skipping) {
        const ByteRange range = done.range;
        if (auto go = countError(*done.attempt.error); !go) return go;
        const bool large = range.length > small_;
        std::uint64_t good = done.attempt.count / unit_ * unit_;
        if (large && backward) good = 0;
        slowDown();
        done.range.length = good;
        const ByteRange rest = {range.offset + good, range.length - good};
        if (good > 0) accept(std::move(done));
        else giveBack(std::move(done.buffer));
        if (large) {
            // Once more in small pieces, from where it failed.
            cursor.moveTo(backward ? range.end() : rest.offset);
            return {};
        }
        mark(rest, rest.length <= unit_ ? CopyStatus::Bad : CopyStatus::NotTrimmed);
        const ByteRange skipped = cursor.skip(range, skipping ? nextSkip() : 0);
        if (!skipped.empty()) watcher_.skipped(skipped, false);
        return {};
    }

    // From both edges up to the first sector that fails.
    Result<void> trim(const ByteRange& area) {
        std::uint64_t begin = area.offset;
        std::uint64_t end = area.end();
        bool foundBad = false;
        while (begin < end && !foundBad) {
            const ByteRange sector = sectorAt(begin, end);
            auto done = readSector(sector);
            if (!done) return std::unexpected(done.error());
            foundBad = !*done;
            begin = sector.end();
        }
        foundBad = false;
        while (begin < end && !foundBad) {
            const std::uint64_t at = std::max(begin, (end - 1) / unit_ * unit_);
            auto done = readSector({at, end - at});
            if (!done) return std::unexpected(done.error());
            foundBad = !*done;
            end = at;
        }
        if (begin < end) mark({begin, end - begin}, CopyStatus::NotScraped);
        return {};
    }

    Result<void> eachSector(std::vector<ByteRange> areas, bool backward) {
        if (backward) std::ranges::reverse(areas);
        for (const ByteRange& area : areas) {
            for (std::uint64_t done = 0; done < area.length;) {
                const std::uint64_t end = area.end() - done;
                const std::uint64_t back = std::max(area.offset, (end - 1) / unit_ * unit_);
                const ByteRange sector =
                    backward ? ByteRange{back, end - back} : sectorAt(area.offset + done, area.end());
                auto read = readSector(sector);
                if (!read) return std::unexpected(read.error());
                done += sector.length;
            }
        }
        return drain();
    }

    ByteRange sectorAt(std::uint64_t at, std::uint64_t end) const {
        return {at, std::min(end, (at / unit_ + 1) * unit_) - at};
    }

    // Whether it could be read; marks it.
    Result<bool> readSector(const ByteRange& sector) {
        while (free_.empty())
            if (auto go = step(); !go) return std::unexpected(go.error());
        map_.position = sector.offset;
        reader_->read(sector, takeBuffer());
        while (true) {
            if (auto go = step(); !go) return std::unexpected(go.error());
            auto done = reader_->take();
            if (!done) continue;
            if (!done->attempt.error) {
                accept(std::move(*done));
                return true;
            }
            reader_->goOn();
            giveBack(std::move(done->buffer));
            if (auto go = countError(*done->attempt.error); !go) return std::unexpected(go.error());
            mark(sector, CopyStatus::Bad);
            return false;
        }
    }

    // A disk that is gone is not a disk with bad sectors.
    Result<void> countError(const Error& error) {
        ++report_.errors;
        shaInOrder_ = false;
        if (error.cause != Cause::Io) return std::unexpected(error);
        return {};
    }

    Result<void> fillBad() {
        if (job_.options.fill.empty()) return {};
        watcher_.phase(CopyPhase::Filling, 1);
        const auto pattern = job_.options.fill;
        for (const ByteRange& area : without(job_.domain, map_.ranges(CopyStatus::Copied))) {
            for (std::uint64_t at = area.offset; at < area.end();) {
                while (free_.empty())
                    if (auto go = step(); !go) return go;
                const std::uint64_t end = std::min(area.end(), (at / large_ + 1) * large_);
                BufferHandle buffer = takeBuffer();
                const auto bytes = buffer->bytes().first(end - at);
                for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = pattern[(at + i) % pattern.size()];
                filling_ = true;
                writer_.write({at, end - at}, std::move(buffer));
                report_.filledBytes += end - at;
                if (auto go = drain(); !go) return go;
                filling_ = false;
                at = end;
            }
        }
        return {};
    }

    // --- Speed ------------------------------------------------------------------------------------------------

    // What was read goes from the one thread to the other: nobody else looks at it.
    bool straight() const { return cluster_ >= large_ && !job_.options.sha256 && !job_.options.verify; }
    unsigned depth() const { return cluster_ >= large_ ? pieces_.ahead : 1; }

    void good() {
        nextSkip_ = small_;
        if (cluster_ >= large_ || ++goodReads_ < goodReads) return;
        goodReads_ = 0;
        cluster_ = std::min(cluster_ * 2, large_);
    }
    void slowDown() {
        cluster_ = small_;
        goodReads_ = 0;
    }
    std::uint64_t nextSkip() {
        const std::uint64_t skip = nextSkip_;
        nextSkip_ = std::min(nextSkip_ * 2, mostSkip_);
        return skip;
    }
    bool isSlow(const CopyReader::Done& done) const {
        const double rate = static_cast<double>(done.range.length) / std::max(done.seconds, 1e-9);
        return rate < static_cast<double>(job_.options.minReadRate);
    }

    // How many bytes from the start of `range` on are a hole; backward: whether all of it is.
    std::uint64_t holeAt(const ByteRange& range, bool backward) {
        if (!extent_ || range.offset < extent_->offset || range.offset >= extent_->offset + extent_->length) {
            extent_ = job_.source->extentAt(range.offset);
        }
        if (!extent_->hole) return 0;
        const std::uint64_t end = extent_->offset + extent_->length;
        if (end <= range.offset) return 0;
        const std::uint64_t length =
            end == job_.source->size()
                ? end - range.offset
                : (end / unit_ * unit_ > range.offset ? end / unit_ * unit_ - range.offset : 0);
        if (backward) return length >= range.length ? range.length : 0;
        return length;
    }

    // How many bytes from `at` on are data, up to a hole; at least one unit. (After holeAt() of the same place.)
    std::uint64_t dataAt(std::uint64_t at) const {
        constexpr std::uint64_t page = 4096;  // direct reads of files want so much
        const std::uint64_t align = page % unit_ == 0 ? page : unit_;
        const std::uint64_t end = extent_->offset + extent_->length;
        return std::max((end + align - 1) / align * align, at + align) - at;
    }

    // --- What was read ----------------------------------------------------------------------------------------

    BufferHandle takeBuffer() {
        BufferHandle buffer = std::move(free_.back());
        free_.pop_back();
        return buffer;
    }
    void giveBack(BufferHandle buffer) { free_.push_back(std::move(buffer)); }

    // Takes back what the reader has not begun; how many.
    unsigned drop() {
        auto buffers = reader_->dropQueued();
        for (BufferHandle& buffer : buffers) giveBack(std::move(buffer));
        return static_cast<unsigned>(buffers.size());
    }

    void accept(CopyReader::Done done) {
        if (!done.buffer) return;  // it is written already, or will be
        const auto bytes = done.buffer->bytes().first(done.range.length);
        addToSha(done.range.offset, bytes);
        if (job_.options.verify) written_.push_back({done.range, XXH3_64bits(bytes.data(), bytes.size())});
        writer_.write(done.range, std::move(done.buffer));
    }

    void zeros(const ByteRange& range) {
        report_.zeroBytes += range.length;
        if (job_.options.verify) zeroRanges_.push_back(range);
        if (job_.options.sha256 && shaInOrder_) {
            static const std::vector<std::byte> some(std::size_t{1} << 20);
            // A long hole would keep Ctrl-C waiting: the target is read instead.
            if (range.length > zeroStep) shaInOrder_ = false;
            for (std::uint64_t at = 0; at < range.length && shaInOrder_; at += some.size())
                addToSha(range.offset + at,
                         std::span(some).first(std::min<std::uint64_t>(some.size(), range.length - at)));
        }
        if (job_.fresh) mark(range, CopyStatus::Copied);
        else
            for (std::uint64_t at = 0; at < range.length; at += zeroStep)
                writer_.writeZeros({range.offset + at, std::min(zeroStep, range.length - at)});
    }

    void addToSha(std::uint64_t offset, std::span<const std::byte> bytes) {
        if (!job_.options.sha256 || !shaInOrder_) return;
        shaInOrder_ = offset == shaNext_;
        if (!shaInOrder_) return;
        sha_.add(bytes);
        shaNext_ += bytes.size();
    }

    void mark(const ByteRange& range, CopyStatus status) {
        const std::uint64_t before = map_.bytes(CopyStatus::Copied);
        map_.mark(range, status);
        unsaved_ = true;
        if (status == CopyStatus::Copied) report_.copiedBytes += map_.bytes(CopyStatus::Copied) - before;
        watcher_.piece(range, status);
    }

    // --- Waiting ----------------------------------------------------------------------------------------------

    // Waits for something to end, at most for a moment; takes over what the writer has done.
    Result<void> step() {
        signal_->wait(seen_);
        return settle();
    }

    Result<void> settle() {
        while (auto done = writer_.take()) {
            if (done->buffer) giveBack(std::move(done->buffer));
            if (!done->range.empty() && !filling_) mark(done->range, CopyStatus::Copied);
        }
        if (auto error = writer_.error()) return std::unexpected(*error);
        watcher_.update(report_.copiedBytes, report_.bytes - report_.earlierBytes);
        if (watcher_.cancelled()) return fail(Cause::Cancelled, CopyError::Cancelled);
        if (job_.saveMap && unsaved_ && !draining_ && Clock::now() - lastSave_ >= saveInterval_ &&
            writer_.saves() == savesAsked_) {
            askSave();
            saveInterval_ = std::min<Clock::duration>(saveInterval_ * 2, laterSaves);
        }
        return {};
    }

    void askSave() {
        writer_.save(map_.text(job_.mapComment));
        ++savesAsked_;
        unsaved_ = false;
        lastSave_ = Clock::now();
    }

    // Zeros for the writer may queue up: they need no buffers.
    Result<void> waitForWrites() {
        if (job_.fresh) return settle();
        return drain();
    }

    Result<void> drain() {
        draining_ = true;  // no new map: keeping it can take as long as until the next one is due
        Result<void> done;
        while (done && !writer_.idle()) done = step();
        draining_ = false;
        return done ? settle() : done;
    }

    // What was read is written, the target flushed, the map kept.
    void end() {
        const bool cancelled = report_.stopped && report_.stopped->cause == Cause::Cancelled;
        const auto until = Clock::now() + lastWrites;
        const auto wait = [&] {
            while (!writer_.idle() && !writer_.error()) {
                if (cancelled && Clock::now() >= until) return false;
                signal_->wait(seen_);
                while (auto done = writer_.take())
                    if (!done->range.empty() && !filling_) mark(done->range, CopyStatus::Copied);
            }
            return !writer_.error();
        };
        reader_.reset();
        const bool written = wait();
        if (written) {
            if (job_.saveMap) askSave();
            else writer_.flush();
            report_.mapSaved = wait() && job_.saveMap;
        }
        if (auto error = writer_.error()) {
            if (!report_.stopped || cancelled) report_.stopped = *error;
            // The target is full, or fails at a place: what it has taken before counts.
            if (job_.saveMap && !writer_.flushFailed() && job_.target->flush())
                report_.mapSaved = job_.saveMap(map_.text(job_.mapComment)).has_value();
        }
    }

    void countBad() {
        const auto bad = without(job_.domain, map_.ranges(CopyStatus::Copied));
        report_.badBytes = totalBytes(bad);
        report_.badRanges = bad.size();
        report_.bad.assign(bad.begin(),
                           bad.begin() + static_cast<std::ptrdiff_t>(std::min(bad.size(), mostBadListed)));
    }

    // --- Reading back -----------------------------------------------------------------------------------------

    struct Written {
        ByteRange range;
        std::uint64_t hash = 0;
    };

    // Reads pieces of the target, of the source as well where `compared` says so.
    Result<void> readBack(std::uint64_t total, bool compared, std::function<ByteRange()> next,
                          decltype(ReadInTurn::each) each) {
        watcher_.verifying();
        ReadInTurn work{.sides = {{job_.target, job_.targetOffset}},
                        .pieceBytes = large_,
                        .buffers = pieces_.buffers,
                        .next = std::move(next),
                        .each = std::move(each)};
        if (compared) work.sides.push_back({job_.source, 0});
        work.look = [&](std::uint64_t done) -> Result<void> {
            watcher_.update(done + holesCompared_, total);
            if (watcher_.cancelled()) return fail(Cause::Cancelled, CopyError::Cancelled);
            return {};
        };
        return readInTurn(work);
    }

    static std::span<const std::byte> bytesOf(const CopyReader::Done& read) {
        return read.buffer->bytes().first(read.range.length);
    }

    void wrong(const ByteRange& range) {
        report_.wrongBytes += range.length;
        if (report_.wrong.size() < mostWrongListed) report_.wrong.push_back(range);
    }

    Result<void> verify() {
        std::ranges::sort(written_, {}, [](const Written& one) { return one.range.offset; });
        std::uint64_t total = 0;
        for (const Written& one : written_) total += one.range.length;
        std::size_t at = 0, checked = 0;
        auto done = readBack(
            total, false, [&] { return at < written_.size() ? written_[at++].range : ByteRange{}; },
            [&](const ByteRange& range, std::span<const CopyReader::Done> read) {
                const auto bytes = bytesOf(read[0]);
                report_.verifiedBytes += range.length;
                if (read[0].attempt.error ||
                    XXH3_64bits(bytes.data(), bytes.size()) != written_[checked].hash)
                    wrong(range);
                ++checked;
                return Result<void>{};
            });
        if (!done) return done;
        // Where the source has holes: holes in the target, too, or zeros.
        std::size_t index = 0;
        std::uint64_t place = zeroRanges_.empty() ? 0 : zeroRanges_.front().offset;
        const auto next = [&]() -> ByteRange {
            while (index < zeroRanges_.size()) {
                const ByteRange& range = zeroRanges_[index];
                if (place >= range.end()) {
                    if (++index < zeroRanges_.size()) place = zeroRanges_[index].offset;
                    continue;
                }
                const Extent extent = job_.target->extentAt(job_.targetOffset + place);
                const std::uint64_t stop = extent.offset + extent.length - job_.targetOffset;
                const std::uint64_t end = std::min(range.end(), std::max(stop, place + 1));
                if (extent.hole) {
                    report_.verifiedBytes += end - place;
                    place = end;
                    continue;
                }
                const ByteRange piece{place, std::min(end - place, large_)};
                place = piece.end();
                return piece;
            }
            return {};
        };
        return readBack(0, false, next, [&](const ByteRange& range, std::span<const CopyReader::Done> read) {
            report_.verifiedBytes += range.length;
            if (read[0].attempt.error || !allZero(bytesOf(read[0]))) wrong(range);
            return Result<void>{};
        });
    }

    // What earlier runs copied: what they read is not known any more, so both sides are read.
    Result<void> verifyEarlier() {
        const std::vector<ByteRange> areas = without(earlier_, job_.adapted);
        const std::uint64_t total = totalBytes(areas);
        if (total == 0) return {};
        Cursor cursor(areas, false);
        // The next piece that is not a hole in both.
        const auto next = [&]() -> ByteRange {
            while (true) {
                const ByteRange piece = cursor.next(large_);
                if (piece.empty()) return piece;
                const Extent from = job_.source->extentAt(piece.offset);
                const Extent to = job_.target->extentAt(job_.targetOffset + piece.offset);
                if (!from.hole || !to.hole) return piece;
                const std::uint64_t common =
                    std::min(from.offset + from.length - piece.offset,
                             to.offset + to.length - job_.targetOffset - piece.offset);
                if (common < piece.length) return piece;
                const ByteRange hole = cursor.extended(piece, common);
                report_.verifiedBytes += hole.length;
                holesCompared_ += hole.length;
                if (watcher_.cancelled()) return {};
            }
        };
        return readBack(total, true, next,
                        [&](const ByteRange& range, std::span<const CopyReader::Done> read) -> Result<void> {
                            const CopyReader::Done& target = read[0];
                            const CopyReader::Done& source = read[1];
                            const auto& failed = source.attempt.error;
                            if (failed && failed->cause != Cause::Io) return std::unexpected(*failed);
                            compareEarlier(range, source, target);
                            return {};
                        });
    }

    void compareEarlier(const ByteRange& range, const CopyReader::Done& source,
                        const CopyReader::Done& target) {
        const std::uint64_t readable =
            source.attempt.error ? std::min<std::uint64_t>(source.attempt.count, range.length) : range.length;
        report_.unverifiedBytes += range.length - readable;
        if (readable == 0) return;
        const auto was = source.buffer->bytes().first(readable);
        const auto is = target.buffer->bytes().first(readable);
        const bool same = !target.attempt.error && std::memcmp(was.data(), is.data(), readable) == 0;
        if (!same && job_.sourceChanges && !target.attempt.error) {
            report_.unverifiedBytes += readable;
            return;
        }
        report_.verifiedBytes += readable;
        if (!same) wrong({range.offset, readable});
    }

    // In order from the first byte to the last the sum was made on the way; else the target is read.
    Result<void> finishSha() {
        const std::uint64_t size = map_.extent().length;
        if (!shaInOrder_ || shaNext_ != size) {
            auto sum = sha256Of(job_.target, {job_.targetOffset, size}, watcher_);
            if (!sum) return std::unexpected(sum.error());
            report_.sha256 = std::move(*sum);
            return {};
        }
        report_.sha256 = sha_.finish();
        return {};
    }

    CopyJob& job_;
    CopyMap& map_;
    CopyWatcher& watcher_;
    Pieces pieces_;
    CopyResult report_;
    std::shared_ptr<CopySignal> signal_;
    std::unique_ptr<CopyReader> reader_;
    CopyWriter writer_;
    std::vector<BufferHandle> free_;
    std::uint64_t seen_ = 0;

    std::uint64_t unit_ = 512, large_ = 0, small_ = 0;  // bytes
    std::uint64_t cluster_ = 0, nextSkip_ = 0, mostSkip_ = 0;
    unsigned goodReads_ = 0;
    std::optional<Extent> extent_;
    bool draining_ = false;
    bool filling_ = false;

    Clock::time_point lastSave_;
    Clock::duration saveInterval_;
    std::uint64_t savesAsked_ = 0;
    bool unsaved_ = false;  // the map has changed since the last one that was asked for

    std::vector<ByteRange> earlier_;  // what earlier runs copied
    std::uint64_t holesCompared_ = 0;
    std::vector<Written> written_;
    std::vector<ByteRange> zeroRanges_;
    Sha256 sha_;
    bool shaInOrder_ = true;
    std::uint64_t shaNext_ = 0;
};

}  // namespace

Result<std::string> sha256Of(const std::shared_ptr<ByteSource>& disk, const ByteRange& range,
                             CopyWatcher& watcher) {
    watcher.verifying();
    const Pieces pieces{.buffers = hashedBuffers};
    const std::uint64_t sector = std::max<std::uint64_t>(disk->sectorSize(), 1);
    const std::uint64_t piece = std::max(pieces.bytes / sector * sector, sector);
    Sha256 sha;
    std::uint64_t at = 0;
    auto done = readInTurn(
        {.sides = {{disk, range.offset}},
         .pieceBytes = piece,
         .buffers = pieces.buffers,
         .next =
             [&] {
                 const ByteRange next{at, std::min(piece, range.length - at)};
                 at = next.end();
                 return next;
             },
         .each = [&](const ByteRange&, std::span<const CopyReader::Done> read) -> Result<void> {
             if (const auto& error = read[0].attempt.error)
                 return std::unexpected(because(*error, CopyError::TargetReadBack, disk->name(), *error));
             sha.add(read[0].buffer->bytes().first(read[0].range.length));
             return {};
         },
         .look = [&](std::uint64_t bytes) -> Result<void> {
             watcher.update(bytes, range.length);
             if (watcher.cancelled()) return fail(Cause::Cancelled, CopyError::Cancelled);
             return {};
         }});
    if (!done) return std::unexpected(done.error());
    return sha.finish();
}

CopyResult runCopy(CopyJob job, CopyMap& map, CopyWatcher& watcher) {
    if (map.extent().empty()) return {};
    return Engine(job, map, watcher).run();
}

}  // namespace sectorsmith::copier
