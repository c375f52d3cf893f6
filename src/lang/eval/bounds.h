// SPDX-License-Identifier: GPL-3.0-or-later
// What an evaluation may take, and whether it goes on: work, memory, nodes, depth, the stack, the user's cancellation.
#pragma once

#include <atomic>
#include <cstdint>

#include "lang/errors.h"
#include "lang/eval/body_cache.h"
#include "lang/eval/budget.h"
#include "lang/eval/failure.h"
#include "lang/program.h"
#include "lang/template.h"

namespace sectorsmith::lang {

// What costs more than a step.
inline constexpr std::uint64_t kFailureSteps = 256;  // something failed: thrown, described, noted
inline constexpr std::uint64_t kMissSteps = 64;      // a read of the source
inline constexpr std::uint64_t kBodySteps = 8;       // the children of a field are made
inline constexpr std::uint64_t kCallSteps = 8;
inline constexpr std::uint64_t kNativeSteps = 16;
inline constexpr std::uint64_t kMaxText = std::uint64_t{16} << 20;  // bytes of a text or a variable

// Same threading rule as the evaluation, but for cancel(), resume() and isCancelled(), which any thread may call.
class Bounds {
 public:
    // `kept`: the bodies that count towards the memory. What the template's author asks for counts, be it more or less.
    Bounds(const Limits& limits, const ProgramPragmas& pragmas, const BodyCache& kept);
    Bounds(const Bounds&) = delete;
    Bounds& operator=(const Bounds&) = delete;

    const Limits& limits() const { return limits_; }

    // The evaluation begins, from the outside or from within itself; the outermost begins a budget.
    void enter();
    void leave() { --entries_; }
    bool isOutermost() const { return entries_ == 1; }
    MemoryAccount* account() const { return account_.get(); }

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    void resume() { cancelled_.store(false, std::memory_order_relaxed); }
    bool isCancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    void checkCancelled() const {
        if (isCancelled()) throw Cancelled{};
    }

    bool stackIsLow() const { return static_cast<const char*>(__builtin_frame_address(0)) < stackEnd_; }
    void checkStack(ast::Where where) const {
        if (stackIsLow()) [[unlikely]]
            failLimit(where, LangError::NestsTooDeep);
    }
    std::uint32_t& callDepth() { return callDepth_; }  // of functions and aliases in each other

    // Counts work towards the budget of the evaluation, and ends it when that is used up.
    void spend(std::uint64_t steps, ast::Where where) {
        if (!budget_.take(steps)) [[unlikely]]
            failWork(where);
    }
    void spendBytes(std::uint64_t bytes, ast::Where where) { spend(1 + bytes / kBytesPerStep, where); }
    // Counts it, and leaves it to the next spend() to end the evaluation.
    void take(std::uint64_t steps) { budget_.take(steps); }
    Budget& budget() { return budget_; }
    const Budget& budget() const { return budget_; }
    // What follows is a new evaluation, though the entrance is the same: a listing goes on element by element.
    void renewBudget() { budget_.renew(); }

    void checkMemory(ast::Where where) {
        if (account_->bytes() + kept_.bytes() > limits_.memoryLimit) [[unlikely]]
            failMemory(where);
    }
    // Before so many more are set aside.
    void checkMemory(std::uint64_t more, ast::Where where) {
        if (more > limits_.memoryLimit || account_->bytes() + kept_.bytes() + more > limits_.memoryLimit)
            failMemory(where);
    }
    // Nodes that were made; fails when they are too many, or leaves that to the next one.
    void countNode(ast::Where where) {
        if (++nodes_ > limits_.nodeLimit) [[unlikely]]
            failLimit(where, LangError::TooManyNodes);
    }
    void countNodes(std::uint64_t made) { nodes_ += made; }

    [[noreturn]] void failWork(ast::Where where);
    [[noreturn]] void failMemory(ast::Where where);

 private:
    Limits limits_;
    Budget budget_;
    const BodyCache& kept_;
    Ref<MemoryAccount> account_ = makeRef<MemoryAccount>();
    std::atomic<bool> cancelled_ = false;
    const char* stackEnd_ = nullptr;  // the lowest address the evaluator may use
    std::uint32_t callDepth_ = 0;
    int entries_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace sectorsmith::lang
