// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/runner.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/units.h"
#include "ops/speed/errors.h"
#include "ops/speed/host.h"
#include "ops/speed/messages.h"

namespace sectorsmith::speed {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto samplePeriod = std::chrono::milliseconds(500);
constexpr auto cancelPeriod = std::chrono::milliseconds(50);
constexpr std::size_t mostFailuresKept = 1000;
constexpr std::uint64_t mostFailuresInARow = 256;  // then nothing is there any more

double secondsBetween(Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
}

// Small, fast, good enough for places (xorshift with a multiplication).
class PlaceRandom {
 public:
    explicit PlaceRandom(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15 + 1) {}
    std::uint64_t below(std::uint64_t bound) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return ((state_ * 0x2545F4914F6CDD1D) >> 11) % bound;
    }

 private:
    std::uint64_t state_;
};

// The thread that issues the requests, and what others may look at meanwhile.
class Issuer {
 public:
    Issuer(const RunSetup& setup, const TestSpec& spec) : setup_(setup), spec_(spec), random_(setup.seed) {}

    Result<void> prepare() {
        blocks_ = setup_.places.empty() ? setup_.length / spec_.blockSize : setup_.places.size();
        if (blocks_ == 0)
            return fail(Cause::Usage, SpeedError::RangeTooSmall, formatSize(setup_.length),
                        formatSize(spec_.blockSize));
        if (spec_.access != Access::Write) {
            buffers_ = PageMemory(spec_.depth * spec_.blockSize);
            if (!buffers_) return fail(Cause::NoSpace, SpeedError::NoMemoryForRequests);
        }
        slots_.resize(spec_.depth);
        for (unsigned i = 0; i < spec_.depth; ++i) freeSlots_.push_back(spec_.depth - 1 - i);
        return {};
    }

    void run() {
        const double cpuBefore = processCpuSeconds();
        start_ = Clock::now();
        const auto deadline = spec_.seconds > 0 ? start_ + std::chrono::duration_cast<Clock::duration>(
                                                               std::chrono::duration<double>(spec_.seconds))
                                                : Clock::time_point::max();
        std::vector<IoCompletion> ended(spec_.depth);
        Clock::time_point now = start_;
        while (true) {
            while (!freeSlots_.empty() && !stop_.load(std::memory_order_relaxed) && more() && issue()) {
            }
            if (freeSlots_.size() == spec_.depth) break;
            const auto count = setup_.engine.wait(ended);
            now = Clock::now();
            if (!count) {
                outcome_.endedEarly = count.error();
                break;
            }
            for (std::size_t i = 0; i < *count; ++i) end(ended[i], now);
            if (now >= deadline) stop_ = true;
        }
        moving_ = false;
        if (wrote_ && setup_.flush) {
            const auto begin = Clock::now();
            if (auto flushed = setup_.flush(); !flushed && outcome_.endedEarly.empty())
                outcome_.endedEarly = flushed.error();
            now = Clock::now();
            outcome_.flushSeconds = secondsBetween(begin, now);
        }
        outcome_.seconds = secondsBetween(start_, now);
        outcome_.cpuSeconds = processCpuSeconds() - cpuBefore;
    }

    void stop() { stop_ = true; }
    // Not any more while it flushes: no part of the curve.
    bool moving() const { return moving_.load(std::memory_order_relaxed); }
    std::uint64_t readBytes() const { return readBytes_.load(std::memory_order_relaxed); }
    std::uint64_t writtenBytes() const { return writtenBytes_.load(std::memory_order_relaxed); }
    std::uint64_t position() const { return position_.load(std::memory_order_relaxed); }
    double part(double seconds) const {
        double part = 0;
        if (spec_.seconds > 0) part = seconds / spec_.seconds;
        const std::uint64_t all = setup_.places.empty() ? spec_.bytes : blocks_ * spec_.blockSize;
        if (all > 0)
            part =
                std::max(part, static_cast<double>(readBytes() + writtenBytes()) / static_cast<double>(all));
        return std::min(part, 1.0);
    }
    RunOutcome& outcome() { return outcome_; }

 private:
    struct Slot {
        bool write = false;
        std::uint64_t offset = 0;
        std::span<std::byte> data;
        Clock::time_point begin;
    };

    bool more() const {
        if (!setup_.places.empty()) return issued_ < blocks_;
        return spec_.bytes == 0 || issued_ * spec_.blockSize < spec_.bytes;
    }

    bool issue() {
        const std::uint32_t tag = freeSlots_.back();
        Slot& slot = slots_[tag];
        slot.write = spec_.access == Access::Write ||
                     (spec_.access == Access::Mixed && random_.below(100) >= spec_.readPercent);
        slot.offset = nextOffset(slot.write);
        slot.data = slot.write ? setup_.pool->take(slot.offset)
                               : buffers_.bytes().subspan(tag * spec_.blockSize, spec_.blockSize);
        slot.begin = Clock::now();
        const IoRequest request{slot.write, setup_.fileStart + slot.offset, slot.data.data(),
                                slot.data.size(), tag};
        if (auto sent = setup_.engine.submit(request); !sent) {
            if (slot.write) setup_.pool->giveBack(slot.data);
            outcome_.endedEarly = sent.error();
            stop_ = true;
            return false;
        }
        ++issued_;
        freeSlots_.pop_back();
        return true;
    }

    std::uint64_t nextOffset(bool write) {
        if (!setup_.places.empty()) return setup_.places[issued_];
        if (spec_.random) return setup_.offset + random_.below(blocks_) * spec_.blockSize;
        std::uint64_t& next = write ? nextWrite_ : nextRead_;
        const std::uint64_t block = next;
        next = next + 1 == blocks_ ? 0 : next + 1;
        return setup_.offset + block * spec_.blockSize;
    }

    void end(const IoCompletion& completion, Clock::time_point now) {
        Slot& slot = slots_[completion.tag];
        const bool whole = completion.error == 0 && completion.transferred == slot.data.size();
        if (whole) {
            RunSide& side = slot.write ? outcome_.write : outcome_.read;
            side.bytes += slot.data.size();
            ++side.operations;
            side.latency.add(static_cast<std::uint64_t>(
                std::chrono::duration_cast<std::chrono::nanoseconds>(now - slot.begin).count()));
            (slot.write ? writtenBytes_ : readBytes_).store(side.bytes, std::memory_order_relaxed);
            position_.store(slot.offset, std::memory_order_relaxed);
            failuresInARow_ = 0;
            if (!slot.write && setup_.look) setup_.look(slot.offset, slot.data);
            wrote_ = wrote_ || slot.write;
        } else {
            failed(slot, completion);
        }
        if (slot.write) setup_.pool->giveBack(slot.data);
        freeSlots_.push_back(completion.tag);
    }

    void failed(const Slot& slot, const IoCompletion& completion) {
        const Message why = completion.error != 0 ? Message::plain(systemErrorText(completion.error))
                                                  : say(SpeedMessage::OnlyTransferred, completion.transferred,
                                                        slot.data.size());
        ++outcome_.failureCount;
        ++failuresInARow_;
        if (outcome_.failures.size() < mostFailuresKept)
            outcome_.failures.push_back({slot.write, slot.offset, slot.data.size(), why});
        const Cause cause = completion.error != 0 ? systemErrorCause(completion.error) : Cause::Io;
        if (cause == Cause::NotFound || cause == Cause::NoSpace || cause == Cause::Permission ||
            failuresInARow_ >= mostFailuresInARow) {
            if (outcome_.endedEarly.empty())
                outcome_.endedEarly = cause == Cause::NotFound ? say(SpeedMessage::DeviceGone, why)
                                      : cause == Cause::Io
                                          ? say(SpeedMessage::RequestsFailed, failuresInARow_, why)
                                          : why;
            stop_ = true;
        }
    }

    const RunSetup& setup_;
    const TestSpec& spec_;
    PlaceRandom random_;
    PageMemory buffers_;
    std::vector<Slot> slots_;
    std::vector<std::uint32_t> freeSlots_;
    std::uint64_t blocks_ = 0;
    std::uint64_t issued_ = 0;
    std::uint64_t nextRead_ = 0;
    std::uint64_t nextWrite_ = 0;
    std::uint64_t failuresInARow_ = 0;
    bool wrote_ = false;
    Clock::time_point start_;
    RunOutcome outcome_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> moving_ = true;
    std::atomic<std::uint64_t> readBytes_ = 0;
    std::atomic<std::uint64_t> writtenBytes_ = 0;
    std::atomic<std::uint64_t> position_ = 0;
};

}  // namespace

Result<void> checkSpec(const TestSpec& spec, std::uint32_t sectorSize) {
    if (spec.blockSize < smallestBlock || spec.blockSize > largestBlock)
        return fail(Cause::Usage, SpeedError::BlockSizeRange, formatSize(spec.blockSize));
    if (spec.blockSize % sectorSize != 0) return fail(Cause::Usage, SpeedError::BlockSizeSectors, sectorSize);
    const bool small = spec.blockSize <= largestUnit && (spec.blockSize & (spec.blockSize - 1)) == 0;
    if (!small && spec.blockSize % largestUnit != 0) return fail(Cause::Usage, SpeedError::BlockSizeUnits);
    if (spec.depth < 1 || spec.depth > largestDepth)
        return fail(Cause::Usage, SpeedError::DepthRange, largestDepth, spec.depth);
    if (spec.depth * spec.blockSize > largestInFlight)
        return fail(Cause::Usage, SpeedError::TooMuchInFlight, spec.depth, formatSize(spec.blockSize));
    if (spec.readPercent > 100) return fail(Cause::Usage, SpeedError::ReadShare);
    return {};
}

Result<RunOutcome> runTest(const RunSetup& setup, const TestSpec& spec, RunWatcher& watcher) {
    Issuer issuer(setup, spec);
    if (auto prepared = issuer.prepare(); !prepared) return std::unexpected(prepared.error());
    std::mutex mutex;
    std::condition_variable changed;
    bool over = false;
    std::thread worker([&] {
        issuer.run();
        const std::lock_guard lock(mutex);
        over = true;
        changed.notify_one();
    });
    const auto start = Clock::now();
    auto last = start;
    auto told = start;
    std::uint64_t readBefore = 0;
    std::uint64_t writtenBefore = 0;
    std::vector<TraceSample> trace;
    bool cancelled = false;
    const auto take = [&](Clock::time_point now) {
        const double span = secondsBetween(last, now);
        const std::uint64_t read = issuer.readBytes();
        const std::uint64_t written = issuer.writtenBytes();
        TraceSample sample{secondsBetween(start, now), static_cast<double>(read - readBefore) / span,
                           static_cast<double>(written - writtenBefore) / span, issuer.position()};
        if (setup.temperature) sample.celsius = setup.temperature();
        last = now;
        readBefore = read;
        writtenBefore = written;
        trace.push_back(sample);
        watcher.sample(sample);
    };
    {
        std::unique_lock lock(mutex);
        while (!over) {
            changed.wait_for(lock, cancelPeriod);
            const auto now = Clock::now();
            if (!cancelled && watcher.cancelled()) {
                cancelled = true;
                issuer.stop();
            }
            if (over) break;
            if (now - told < samplePeriod) continue;
            told = now;
            lock.unlock();
            if (issuer.moving()) take(now);
            watcher.done(issuer.part(secondsBetween(start, now)));
            lock.lock();
        }
    }
    worker.join();
    // The rest counts when it is long enough for a speed of its own (the flush is no part of the curve).
    const double moved = issuer.outcome().seconds - issuer.outcome().flushSeconds;
    const auto end =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(moved));
    if (end > last && (secondsBetween(last, end) > 0.2 || trace.empty())) take(end);
    watcher.done(1);
    RunOutcome outcome = std::move(issuer.outcome());
    outcome.trace = std::move(trace);
    outcome.cancelled = cancelled;
    return outcome;
}

}  // namespace sectorsmith::speed
