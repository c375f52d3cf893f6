// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/erase_free.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstring>
#include <random>

#include "base/all_zero.h"
#include "ops/errors.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace {

constexpr std::size_t windowBytes = std::size_t{1} << 20;
// Free runs that lie as near as this are read in one go: for a disk that is cheaper than two reads.
constexpr std::uint64_t nearBytes = std::uint64_t{32} << 10;
constexpr std::uint64_t unitBytes = 4096;  // of looking for zeros, of samples, and of a retry after an error
// A disk without a command for it is sent zeros by the kernel: no longer than a second or two, then.
constexpr std::uint64_t zeroRangeStep = std::uint64_t{64} << 20;
constexpr std::uint64_t trimStep = std::uint64_t{1} << 30;
// What the system or the disk zeroes or frees itself waits in no cache of the system's.
constexpr std::uint64_t flushEveryZeroed = std::uint64_t{1} << 30;
constexpr std::size_t mostLeftListed = 1000;
constexpr int mostWriteErrors = 256;
constexpr unsigned tellingSamples = 64;  // TRIM: so many that were not zero before are enough

// xoshiro256++ (Blackman and Vigna), started anew for every 4 KiB of the disk from the run's seed and the place: any
// piece can be made again to be compared.
void fillRandom(std::uint64_t seed, std::uint64_t offset, std::span<std::byte> out) {
    const auto splitMix = [](std::uint64_t& state) {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    };
    std::array<std::byte, unitBytes> block;
    for (std::size_t done = 0; done < out.size();) {
        const std::uint64_t at = offset + done;
        std::uint64_t state = seed ^ (at / unitBytes * 0xD1342543DE82EF95U);
        std::array<std::uint64_t, 4> s{};
        for (auto& word : s) word = splitMix(state);
        const std::size_t skip = at % unitBytes;
        const std::size_t count = std::min<std::size_t>(unitBytes - skip, out.size() - done);
        const bool whole = count == unitBytes;
        std::byte* to = whole ? out.data() + done : block.data();
        for (std::size_t i = 0; i < unitBytes; i += 8) {
            const std::uint64_t word = std::rotl(s[0] + s[3], 23) + s[0];
            std::memcpy(to + i, &word, 8);
            const std::uint64_t t = s[1] << 17;
            s[2] ^= s[0];
            s[3] ^= s[1];
            s[1] ^= s[2];
            s[0] ^= s[3];
            s[2] ^= t;
            s[3] = std::rotl(s[3], 45);
        }
        if (!whole) std::memcpy(out.data() + done, block.data() + skip, count);
        done += count;
    }
}

struct Sample {
    std::uint64_t offset = 0;
    std::vector<std::byte> before;  // empty when not needed or not to be read
};

class Eraser {
 public:
    Eraser(BlockDevice& device, const ByteSource& content, std::span<const ByteRange> ranges,
           const EraseOptions& options, EraseWatcher& watcher)
        : device_(device), content_(content), ranges_(ranges), options_(options), watcher_(watcher) {
        std::random_device random;
        seed_ = (std::uint64_t{random()} << 32) | random();
        unit_ = std::max<std::uint64_t>(unitBytes, device.sectorSize());
        if (unit_ % device.sectorSize() != 0) unit_ = device.sectorSize() * std::uint64_t{8};  // 520, 528
    }

    EraseReport run() {
        const auto start = std::chrono::steady_clock::now();
        report_.bytes = totalBytes(ranges_);
        skipDone();
        if (auto done = work(); !done) report_.stopped = done.error();
        // Also when cancelled: a later run skips what this one reached. TRIM is done again.
        if (!report_.stopped || options_.method != EraseMethod::Trim)
            if (auto flushed = flush(); !flushed && !report_.stopped) report_.stopped = flushed.error();
        if (!report_.stopped)
            if (auto read = readBack(); !read) report_.stopped = read.error();
        report_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return std::move(report_);
    }

 private:
    void skipDone() {
        for (const ByteRange& range : ranges_) {
            if (range.end() <= options_.from) {
                report_.skippedBytes += range.length;
                continue;
            }
            ByteRange rest = range;
            if (rest.offset < options_.from) {
                const std::uint64_t sector = device_.sectorSize();
                const std::uint64_t at = options_.from / sector * sector;
                report_.skippedBytes += at - rest.offset;
                rest = rangeBetween(at, range.end());
            }
            todo_.push_back(rest);
        }
        at_ = todo_.empty() ? (ranges_.empty() ? 0 : ranges_.back().end()) : todo_.front().offset;
        report_.reached = report_.skippedBytes > 0 ? at_ : 0;
    }

    // Only what is on stable storage counts as reached.
    Result<void> flush() {
        if (auto flushed = device_.flush(); !flushed) return flushed;
        report_.reached = at_;
        unflushed_ = 0;
        return {};
    }

    Result<void> work() {
        if (todo_.empty()) return {};
        if (options_.method == EraseMethod::Trim || options_.method == EraseMethod::Punch) {
            limits_ = device_.discardLimits();
            if (limits_.granularity == 0)
                return fail(Cause::Unsupported,
                            options_.method == EraseMethod::Trim ? OpsError::NoTrim : OpsError::NoHoles,
                            device_.name());
            if (options_.secure)
                if (auto able = device_.canDiscardSecurely(); !able) return able;
        }
        takeSamples();
        for (std::size_t i = 0; i < todo_.size(); ++i) {
            Result<void> done;
            switch (options_.method) {
                case EraseMethod::Zero: done = zero(i, todo_[i]); break;
                case EraseMethod::Random: done = randomise(todo_[i]); break;
                case EraseMethod::ZeroRange: done = zeroRange(todo_[i]); break;
                case EraseMethod::Punch: done = punch(i, todo_[i]); break;
                case EraseMethod::Trim: done = trim(todo_[i]); break;
            }
            if (!done) return done;
        }
        return {};
    }

    // After each piece.
    Result<void> step(const ByteRange& range, EraseWatcher::Piece piece) {
        at_ = range.end();
        done_ += range.length;
        watcher_.piece(range, piece);
        watcher_.update(report_.skippedBytes + done_, report_.bytes);
        if (auto go = cancelled(); !go) return go;
        if (piece != EraseWatcher::Piece::AlreadyZero) unflushed_ += range.length;
        const bool byDisk =
            options_.method == EraseMethod::ZeroRange || options_.method == EraseMethod::Punch;
        const std::uint64_t most =
            byDisk ? std::max(options_.flushEvery, flushEveryZeroed) : options_.flushEvery;
        return unflushed_ < most || options_.method == EraseMethod::Trim ? Result<void>{} : flush();
    }
    Result<void> cancelled() {
        if (!watcher_.cancelled()) return {};
        return fail(Cause::Cancelled, OpsError::Cancelled);
    }

    void leave(const ByteRange& range, const Message& why) {
        report_.leftBytes += range.length;
        if (report_.left.size() < mostLeftListed) report_.left.push_back({range.offset, range.length, why});
    }

    // Reads for the bytes of run `index` at `at`; what follows within reach is read along. From the disk itself: after a
    // failed flush the system's cache holds zeros that the disk does not.
    Result<std::span<const std::byte>> look(std::size_t index, std::uint64_t at, std::uint64_t length) {
        if (at < windowStart_ || at + length > windowStart_ + window_.size()) {
            std::uint64_t end = at + length;
            for (std::size_t i = index; i < todo_.size(); ++i) {
                if (todo_[i].offset > end && todo_[i].offset - end > nearBytes) break;
                end = std::max(end, std::min(todo_[i].end(), at + windowBytes));
                if (end >= at + windowBytes) break;
            }
            windowStart_ = at;
            window_.resize(end - at);
            windowBad_ = device_.read(at, window_).bad;
        }
        for (const BadRange& bad : windowBad_)
            if (bad.offset < at + length && at < bad.offset + bad.length) return std::unexpected(bad.error);
        return std::span<const std::byte>(window_).subspan(at - windowStart_, length);
    }

    // Holes, in whole sectors, count as zero already; elsewhere `work(at)` does a piece and returns where it ends.
    template <typename Work>
    Result<void> outsideHoles(const ByteRange& run, Work work) {
        const std::uint64_t sector = device_.sectorSize();
        for (std::uint64_t at = run.offset; at < run.end();) {
            if (at >= extent_.offset + extent_.length) extent_ = content_.extentAt(at);
            const std::uint64_t holeEnd = extent_.hole && at >= extent_.offset
                                              ? (extent_.offset + extent_.length) / sector * sector
                                              : at;
            if (holeEnd > at) {
                const ByteRange hole = rangeBetween(at, std::min(holeEnd, run.end()));
                report_.alreadyZeroBytes += hole.length;
                if (auto go = step(hole, EraseWatcher::Piece::AlreadyZero); !go) return go;
                at = hole.end();
                continue;
            }
            const Result<std::uint64_t> end = work(at);
            if (!end) return std::unexpected(end.error());
            at = *end;
        }
        return {};
    }

    Result<void> zero(std::size_t index, const ByteRange& run) {
        return outsideHoles(run, [&](std::uint64_t at) -> Result<std::uint64_t> {
            const ByteRange piece = rangeBetween(at, std::min(run.end(), at + windowBytes));
            if (auto done = zeroPiece(index, piece); !done) return std::unexpected(done.error());
            return piece.end();
        });
    }

    Result<void> zeroPiece(std::size_t index, const ByteRange& piece) {
        auto bytes = look(index, piece.offset, piece.length);
        if (!bytes) {
            // What cannot be read may be written all the same.
            return writeZeros(piece);
        }
        // Stretches of units that are zero, and that are not, in turn.
        for (std::uint64_t at = 0; at < piece.length;) {
            const auto isZero = [&](std::uint64_t from) {
                return allZero(bytes->subspan(from, std::min(unit_, piece.length - from)));
            };
            const bool zero = isZero(at);
            std::uint64_t end = std::min(at + unit_, piece.length);
            while (end < piece.length && isZero(end) == zero) end = std::min(end + unit_, piece.length);
            const ByteRange part = {piece.offset + at, end - at};
            at = end;
            if (zero) {
                report_.alreadyZeroBytes += part.length;
                if (auto go = step(part, EraseWatcher::Piece::AlreadyZero); !go) return go;
            } else if (auto done = writeZeros(part); !done) {
                return done;
            }
        }
        return {};
    }

    Result<void> writeZeros(const ByteRange& range) {
        if (zeros_.size() < range.length) zeros_.resize(range.length);
        return write(range, std::span<const std::byte>(zeros_).first(range.length));
    }

    // Not the holes: zeroed, they would take up space.
    Result<void> zeroRange(const ByteRange& run) {
        return outsideHoles(run, [&](std::uint64_t at) -> Result<std::uint64_t> {
            const std::uint64_t sector = device_.sectorSize();
            const std::uint64_t dataEnd = (extent_.offset + extent_.length + sector - 1) / sector * sector;
            const std::uint64_t stop = dataEnd > at ? dataEnd : run.end();
            const ByteRange piece = rangeBetween(at, std::min({run.end(), stop, at + zeroRangeStep}));
            if (auto done = zeroRangePiece(piece); !done) return std::unexpected(done.error());
            return piece.end();
        });
    }

    Result<void> zeroRangePiece(const ByteRange& piece) {
        auto zeroed = device_.zeroRange(piece.offset, piece.length);
        if (zeroed) {
            report_.zeroedBytes += piece.length;
            return step(piece, EraseWatcher::Piece::Written);
        }
        if (zeroed.error().cause == Cause::Unsupported)
            return fail(Cause::Unsupported, OpsError::ZeroRangeUnsupported, device_.name(), zeroed.error());
        if (zeroed.error().cause != Cause::Io) return zeroed;
        for (std::uint64_t at = piece.offset; at < piece.end(); at += windowBytes)
            if (auto done = writeZeros(rangeBetween(at, std::min(piece.end(), at + windowBytes))); !done)
                return done;
        return {};
    }

    Result<void> randomise(const ByteRange& run) {
        std::vector<std::byte> bytes(std::min<std::uint64_t>(windowBytes, run.length));
        for (std::uint64_t at = run.offset; at < run.end();) {
            const ByteRange piece = rangeBetween(at, std::min(run.end(), at + windowBytes));
            const auto part = std::span(bytes).first(piece.length);
            fillRandom(seed_, piece.offset, part);
            if (auto done = write(piece, part); !done) return done;
            at = piece.end();
        }
        return {};
    }

    // A write that fails is tried again in small units: the rest around a bad place gets written.
    Result<void> write(const ByteRange& range, std::span<const std::byte> bytes) {
        auto written = device_.write(range.offset, bytes);
        if (written) {
            report_.writtenBytes += range.length;
            return step(range, EraseWatcher::Piece::Written);
        }
        if (written.error().cause != Cause::Io) return written;
        for (std::uint64_t at = 0; at < range.length; at += unit_) {
            const std::uint64_t count = std::min(unit_, range.length - at);
            const ByteRange part = {range.offset + at, count};
            auto single = device_.write(part.offset, bytes.subspan(at, count));
            if (single) {
                report_.writtenBytes += count;
            } else {
                if (single.error().cause != Cause::Io || ++writeErrors_ > mostWriteErrors) return single;
                leave(part, single.error());
            }
            if (auto go = step(part, single ? EraseWatcher::Piece::Written : EraseWatcher::Piece::Left); !go)
                return go;
        }
        return {};
    }

    Result<void> punch(std::size_t index, const ByteRange& run) {
        const std::uint64_t begin = std::min(limits_.roundUp(run.offset), run.end());
        const std::uint64_t end = std::max(limits_.roundDown(run.end()), begin);
        if (begin > run.offset)
            if (auto head = zero(index, rangeBetween(run.offset, begin)); !head) return head;
        for (std::uint64_t at = begin; at < end;) {
            if (at >= extent_.offset + extent_.length) extent_ = content_.extentAt(at);
            const std::uint64_t stop = extent_.length > 0 ? extent_.offset + extent_.length : end;
            const std::uint64_t next =
                std::min({end, at + trimStep, std::max(limits_.roundUp(stop), at + 1)});
            const ByteRange piece = rangeBetween(at, next);
            at = next;
            const bool hole = extent_.hole && extent_.length > 0 && piece.end() <= stop;
            if (hole) {
                report_.alreadyZeroBytes += piece.length;
            } else {
                auto gone = device_.discard(piece.offset, piece.length);
                if (!gone) return std::unexpected(gone.error());
                report_.discardedBytes += *gone;
            }
            if (auto go =
                    step(piece, hole ? EraseWatcher::Piece::AlreadyZero : EraseWatcher::Piece::Discarded);
                !go)
                return go;
        }
        if (end < run.end()) return zero(index, rangeBetween(end, run.end()));
        return {};
    }

    Result<void> trim(const ByteRange& run) {
        const std::uint64_t begin = std::min(limits_.roundUp(run.offset), run.end());
        const std::uint64_t end = std::max(limits_.roundDown(run.end()), begin);
        const auto edge = [&](const ByteRange& range) -> Result<void> {
            if (range.length == 0) return {};
            report_.edgeBytes += range.length;
            if (report_.left.size() < mostLeftListed)
                report_.left.push_back(
                    {range.offset, range.length, say(OpsMessage::BelowTrimUnit, limits_.granularity)});
            return step(range, EraseWatcher::Piece::Left);
        };
        if (auto head = edge(rangeBetween(run.offset, begin)); !head) return head;
        const std::uint64_t most =
            std::max(trimStep / limits_.granularity, std::uint64_t{1}) * limits_.granularity;
        for (std::uint64_t at = begin; at < end;) {
            const ByteRange piece = rangeBetween(at, std::min(end, at + most));
            auto gone = options_.secure ? device_.discardSecurely(piece.offset, piece.length)
                                        : device_.discard(piece.offset, piece.length);
            if (!gone) return std::unexpected(gone.error());
            report_.discardedBytes += *gone;
            at = piece.end();
            if (auto go = step(piece, EraseWatcher::Piece::Discarded); !go) return go;
        }
        return edge(rangeBetween(end, run.end()));
    }

    // Places spread evenly over what will be done: for TRIM those that are not zero now, to see whether it has an effect.
    void takeSamples() {
        const bool trimming = options_.method == EraseMethod::Trim;
        const std::uint64_t total = totalBytes(todo_);
        const std::uint64_t wanted = options_.samples;
        const std::uint64_t tries = trimming ? wanted * 4 : wanted;
        if (wanted == 0 || total == 0) return;
        std::uint64_t before = 0;  // bytes of the runs before run i
        std::size_t i = 0;
        std::uint64_t last = ~std::uint64_t{0};
        for (std::uint64_t k = 0; k < tries && samples_.size() < (trimming ? tellingSamples : wanted); ++k) {
            const std::uint64_t place = total / tries * k + total % tries * k / tries;
            while (i < todo_.size() && place >= before + todo_[i].length) before += todo_[i++].length;
            if (i == todo_.size()) break;
            const std::uint64_t sector = device_.sectorSize();
            std::uint64_t at = todo_[i].offset + (place - before) / sector * sector;
            if (trimming) at = limits_.roundDown(at);
            const std::uint64_t end = trimming ? limits_.roundDown(todo_[i].end()) : todo_[i].end();
            if (at < todo_[i].offset || at == last || at >= end) continue;
            last = at;
            Sample sample;
            sample.offset = at;
            sample.before.resize(std::min(unit_, end - at));
            if (trimming) {
                if (!device_.read(at, sample.before).complete() || allZero(sample.before)) continue;
            }
            samples_.push_back(std::move(sample));
        }
    }

    // Bytes of `got` that are not what method and place ask for.
    std::uint64_t wrongIn(std::uint64_t offset, std::span<const std::byte> got) {
        if (options_.method == EraseMethod::Random) {
            expected_.resize(got.size());
            fillRandom(seed_, offset, expected_);
        } else {
            if (allZero(got)) return 0;
            expected_.assign(got.size(), std::byte{0});
        }
        std::uint64_t wrong = 0;
        for (std::size_t i = 0; i < got.size(); ++i) wrong += got[i] != expected_[i] ? 1 : 0;
        return wrong;
    }

    bool isLeft(const ByteRange& range) const {
        for (const SkippedRange& left : report_.left)
            if (left.offset < range.end() && range.offset < left.offset + left.length) return true;
        return false;
    }

    Result<void> readBack() {
        if (options_.method == EraseMethod::Trim) {
            proveTrim();
            return {};
        }
        std::vector<std::byte> got;
        const auto compare = [&](const ByteRange& range) {
            if (isLeft(range)) return;  // counted there
            got.resize(range.length);
            const ReadReport read = device_.read(range.offset, got);
            report_.readBackBytes += range.length;
            if (read.complete()) {
                report_.wrongBytes += wrongIn(range.offset, got);
                return;
            }
            for (const BadRange& bad : read.bad) report_.wrongBytes += bad.length;
        };
        if (options_.readAllBack) {
            // Zeros that earlier runs wrote are read back, too; their random bytes are not known any more.
            const std::span<const ByteRange> runs =
                options_.method == EraseMethod::Random ? std::span<const ByteRange>(todo_) : ranges_;
            for (const ByteRange& run : runs)
                for (std::uint64_t at = run.offset; at < run.end(); at += windowBytes) {
                    compare(rangeBetween(at, std::min(run.end(), at + windowBytes)));
                    if (auto go = cancelled(); !go) return go;
                }
        } else {
            for (const Sample& sample : samples_) compare({sample.offset, sample.before.size()});
        }
        if (report_.readBackBytes > 0)
            report_.readBack = report_.wrongBytes == 0 ? ReadBack::Right : ReadBack::Wrong;
        return {};
    }

    void proveTrim() {
        std::size_t zero = 0;
        std::size_t same = 0;
        std::vector<std::byte> got;
        for (const Sample& sample : samples_) {
            got.resize(sample.before.size());
            report_.readBackBytes += got.size();
            if (!device_.read(sample.offset, got).complete()) continue;
            if (allZero(got)) ++zero;
            else if (got == sample.before) ++same;
        }
        report_.readBack = samples_.empty()          ? ReadBack::Undetermined
                           : zero == samples_.size() ? ReadBack::ReadsZero
                           : same == samples_.size() ? ReadBack::Unchanged
                                                     : ReadBack::Undetermined;
    }

    BlockDevice& device_;
    const ByteSource& content_;
    std::span<const ByteRange> ranges_;
    const EraseOptions& options_;
    EraseWatcher& watcher_;
    EraseReport report_;
    std::vector<ByteRange> todo_;
    std::uint64_t done_ = 0;
    std::uint64_t at_ = 0;         // ranges before it are done, flushed or not
    std::uint64_t unflushed_ = 0;  // bytes
    std::uint64_t unit_ = unitBytes;
    std::uint64_t seed_ = 0;
    DiscardLimits limits_;
    Extent extent_;
    std::uint64_t windowStart_ = 0;
    std::vector<std::byte> window_;
    std::vector<BadRange> windowBad_;
    std::vector<std::byte> zeros_;
    std::vector<std::byte> expected_;
    std::vector<Sample> samples_;
    int writeErrors_ = 0;
};

}  // namespace

std::string_view methodName(EraseMethod method) {
    switch (method) {
        case EraseMethod::Zero: return "zero";
        case EraseMethod::Random: return "random";
        case EraseMethod::ZeroRange: return "zero-range";
        case EraseMethod::Punch: return "punch";
        case EraseMethod::Trim: return "trim";
    }
    return {};
}

std::string_view readBackName(ReadBack result) {
    switch (result) {
        case ReadBack::NotDone: return "not-done";
        case ReadBack::Right: return "right";
        case ReadBack::Wrong: return "wrong";
        case ReadBack::ReadsZero: return "reads-zero";
        case ReadBack::Unchanged: return "unchanged";
        case ReadBack::Undetermined: return "undetermined";
    }
    return {};
}

Message readBackText(ReadBack result) {
    switch (result) {
        case ReadBack::NotDone: return say(OpsMessage::NothingReadBack);
        case ReadBack::Right: return say(OpsMessage::DataReadBackMatchData);
        case ReadBack::Wrong: return say(OpsMessage::SomeDataReadBackDo);
        case ReadBack::ReadsZero: return say(OpsMessage::TrimTookEffectPreviousData);
        case ReadBack::Unchanged: return say(OpsMessage::PreviousDataStillReadSame);
        case ReadBack::Undetermined: return say(OpsMessage::EffectTrimUnknownSamplesWere);
    }
    return {};
}

EraseReport eraseRanges(BlockDevice& device, const ByteSource& content, std::span<const ByteRange> ranges,
                        const EraseOptions& options, EraseWatcher& watcher) {
    return Eraser(device, content, ranges, options, watcher).run();
}

}  // namespace sectorsmith
