// SPDX-License-Identifier: GPL-3.0-or-later
// What one evaluation may cost: whatever a single question (a field, an element, a call with all it calls) makes the program
// do. Work is counted in steps rather than timed, so that it ends at the same point on every machine.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "lang/eval/ref.h"

namespace sectorsmith::lang {

// A step is about what evaluating one operand takes, 20 to 40 ns. What costs more counts as several.
inline constexpr std::uint64_t kBytesPerStep = 64;  // copied or compared

class Budget {
 public:
    explicit Budget(std::uint64_t steps) : limit_(steps) { renew(); }

    // A new evaluation begins. After one that went over the budget, later ones get less each time: a tree of fields that
    // each take all they may get must not add up to hours.
    void renew() {
        const std::uint64_t steps = limit_ >> std::min(overruns_, 12U);
        left_ = static_cast<std::int64_t>(std::min<std::uint64_t>(steps, INT64_MAX));
        over_ = false;
    }
    // False when the budget is used up; it stays so until renew().
    bool take(std::uint64_t steps) {
        if (steps < kHuge) [[likely]]
            left_ -= static_cast<std::int64_t>(steps);
        else left_ = -1;
        return left_ >= 0;
    }
    bool used() const { return left_ < 0; }
    // What was done is done again by other means, and counted then.
    std::int64_t left() const { return left_; }
    void setLeft(std::int64_t steps) { left_ = steps; }
    // The evaluation was ended for it: once per evaluation.
    void noteOverrun() {
        if (!over_) ++overruns_;
        over_ = true;
    }
    std::uint64_t limit() const { return limit_; }
    unsigned overruns() const { return overruns_; }

 private:
    static constexpr std::uint64_t kHuge = std::uint64_t{1} << 60;
    std::uint64_t limit_;
    std::int64_t left_ = 0;
    unsigned overruns_ = 0;
    bool over_ = false;
};

// Bytes of the texts, lists and variables that are alive, in one evaluation. Thread-safe: the window may drop the last
// reference to a value in a thread of its own.
class MemoryAccount : public Counted {
 public:
    void add(std::uint64_t bytes) { bytes_.fetch_add(bytes, std::memory_order_relaxed); }
    void remove(std::uint64_t bytes) { bytes_.fetch_sub(bytes, std::memory_order_relaxed); }
    std::uint64_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

    // The one of the evaluation that this thread is in; nullptr outside of any.
    static MemoryAccount*& current() {
        static thread_local MemoryAccount* account = nullptr;
        return account;
    }

 private:
    std::atomic<std::uint64_t> bytes_ = 0;
};

// An entry in the account of the evaluation that made it, taken back when it goes.
class Charge {
 public:
    explicit Charge(std::uint64_t bytes = 0) : account_(MemoryAccount::current()) { set(bytes); }
    ~Charge() { set(0); }
    Charge(const Charge&) = delete;
    Charge& operator=(const Charge&) = delete;
    void set(std::uint64_t bytes) {
        if (!account_) return;
        if (bytes > bytes_) account_->add(bytes - bytes_);
        else account_->remove(bytes_ - bytes);
        bytes_ = bytes;
    }

 private:
    Ref<MemoryAccount> account_;
    std::uint64_t bytes_ = 0;
};

}  // namespace sectorsmith::lang
