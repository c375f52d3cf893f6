// SPDX-License-Identifier: GPL-3.0-or-later
// Where an evaluation with a debugger stops: knows the call stack, the breakpoints and how far a step goes.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "lang/debugger.h"
#include "lang/eval/body.h"
#include "lang/eval/budget.h"
#include "lang/eval/lines.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Made for evaluations with a debugger only: the others hold a null pointer to it. Same threading rule as the evaluation,
// but for wake().
class DebugHook {
 public:
    // Code that runs: the file, a structure's or a function's.
    struct Entry {
        DebugFrame::Kind kind = DebugFrame::Kind::File;
        const ast::Decl* decl =
            nullptr;                 // whose statements run; in a base's members the base. nullptr: the file
        const Type* type = nullptr;  // of structures
        Frame* frame = nullptr;
        const ast::Stmt* stmt = nullptr;  // the last that began
        std::uint32_t line = 0;           // of it
    };

    DebugHook(Evaluator& e, std::shared_ptr<Debugger> debugger);

    // An entry of the call stack as long as it lives. `hook` may be null.
    class Level {
     public:
        Level(DebugHook* hook, DebugFrame::Kind kind, const ast::Decl* decl, Frame& frame,
              const Type* type = nullptr)
            : hook_(hook) {
            if (hook_ != nullptr) [[unlikely]]
                entered_ = hook_->enter({kind, decl, type, &frame, nullptr, 0});
        }
        ~Level() {
            if (entered_) hook_->leave();
        }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

     private:
        DebugHook* hook_;
        bool entered_ = false;
    };
    // The members of a base run as part of the structure.
    class InBase {
     public:
        InBase(DebugHook* hook, const ast::Decl* base, Frame& frame) : hook_(hook) {
            if (hook_ == nullptr || hook_->levels_.empty() || hook_->looking_) hook_ = nullptr;
            if (hook_ == nullptr) return;
            Entry& top = hook_->levels_.back();
            frame_ = std::exchange(top.frame, &frame);
            decl_ = std::exchange(top.decl, base);
        }
        ~InBase() {
            if (hook_ == nullptr) return;
            hook_->levels_.back().frame = frame_;
            hook_->levels_.back().decl = decl_;
        }
        InBase(const InBase&) = delete;
        InBase& operator=(const InBase&) = delete;

     private:
        DebugHook* hook_;
        Frame* frame_ = nullptr;
        const ast::Decl* decl_ = nullptr;
    };
    // The file and then main(): a step leads from one to the other, and not beyond.
    class WholeRun {
     public:
        explicit WholeRun(DebugHook* hook) : hook_(hook) {
            if (hook_ != nullptr) hook_->wholeRun_ = true;
        }
        ~WholeRun() {
            if (hook_ == nullptr) return;
            hook_->wholeRun_ = false;
            hook_->mode_ = DebugAnswer::Continue;
        }
        WholeRun(const WholeRun&) = delete;
        WholeRun& operator=(const WholeRun&) = delete;

     private:
        DebugHook* hook_;
    };

    // Before each statement, and again before each round of a `while`.
    void atStatement(const ast::Stmt& stmt, Frame& frame);
    // Whether a structure of the type runs where it is placed.
    bool runsNow(const Type& type);
    bool mayStopIn(const ast::FunctionDecl& function);
    // What a pointer leads to runs in order only once: pointers may go round.
    bool follows(const Field& target);
    void wake() { debugger_->wake(); }

    const std::vector<Entry>& levels() const { return levels_; }
    // As long as it lives the debugger looks, and nothing stops or is counted.
    class Looking;

 private:
    bool enter(Entry entry);
    void leave();
    void refresh();
    std::uint32_t lineOf(ast::Where where) const;
    bool isBreakpoint(std::uint32_t file, std::uint32_t line) const;
    bool stepEnds(std::uint32_t file) const;
    bool reaches(const ast::Decl& decl) const;
    bool reaches(const Type& type, int depth) const;
    void stop();

    struct Place {
        std::uint32_t line = 0;
        std::int64_t decl = -1;  // -1: the file
    };

    Evaluator& e_;
    std::shared_ptr<Debugger> debugger_;
    std::vector<Entry> levels_;
    DebugAnswer mode_ = DebugAnswer::Continue;
    bool first_;  // has not stopped at the first statement yet
    bool looking_ = false;
    bool ended_ = false;
    bool wholeRun_ = false;
    std::size_t stepDepth_ = 0;                      // entries when the step began
    std::uint64_t version_ = 0;                      // of the breakpoints below
    std::vector<LineTable> lines_;                   // of each file
    std::vector<std::vector<Place>> places_;         // of each file: the lines with statements, in order
    std::vector<std::vector<std::uint32_t>> stops_;  // of each file: lines that stop, in order
    std::vector<bool> reaches_;                      // by Decl::id: its code may come to such a line
    std::set<std::pair<std::uint64_t, const ast::Decl*>> followed_;
};

class DebugHook::Looking {
 public:
    explicit Looking(DebugHook& hook);
    ~Looking();
    Looking(const Looking&) = delete;
    Looking& operator=(const Looking&) = delete;

 private:
    static constexpr std::int64_t kSteps = 20'000'000;  // of a single look: under a second
    DebugHook& hook_;
    Budget budget_;
    int strict_;
};

}  // namespace sectorsmith::lang
