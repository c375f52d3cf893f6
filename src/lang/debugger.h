// SPDX-License-Identifier: GPL-3.0-or-later
// Stopping a template while it runs: at breakpoints and after steps, with the variables that are there.
//
// A run with a debugger is evaluated in order where that matters: a structure whose code can reach a breakpoint (in itself,
// in what it holds or in functions that it calls) runs where it is placed, element by element in arrays, and so does what a
// step goes into. All else stays lazy, and stops when it is decoded.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/template.h"

namespace sectorsmith::lang {

struct Breakpoint {
    std::string file;        // SourceText::name
    std::uint32_t line = 0;  // from 1; where no statement begins, the next line of the file where one does
    bool operator==(const Breakpoint&) const = default;
};

enum class DebugAnswer : std::uint8_t {
    Continue,
    StepOver,  // to the next line here, or to the caller's
    StepInto,  // to the next line anywhere in the main file, or in one that has a breakpoint
    StepOut,   // to the caller
    Stop,      // ends the evaluation as Evaluation::cancel() does, and stops nowhere any more
};

struct DebugFrame {
    enum class Kind : std::uint8_t { File, Function, Structure };
    Kind kind = Kind::File;
    std::string name;  // "ns::f", "Entry<u32>"; empty: the file
    Span at;           // the statement that runs
};

class DebugInside;

struct DebugValue {
    std::string name;   // "[3]" of an element
    std::string type;   // may be empty
    std::string value;  // as the tree's Value column has it; empty: a structure without a summary
    std::optional<Message> problem;  // why there is no value
    std::shared_ptr<const DebugInside>
        inside;  // nullptr: nothing is below; for DebugStop::members() of this evaluation
};

struct DebugValues {
    static constexpr std::size_t kMost = 500;
    std::vector<DebugValue> values;
    bool more = false;  // there are more than kMost
};

// Lent to Debugger::stopped(). Everything here is called in the evaluating thread, and changes nothing: no variable, no
// cursor, no budget. What is lazy may be decoded for it; what is still being made is shown as far as it got.
class DebugStop {
 public:
    static constexpr std::size_t kMostFrames = 256;

    virtual ~DebugStop() = default;
    virtual const std::vector<DebugFrame>& frames() const = 0;  // the innermost first, at most kMostFrames
    // Parameters and variables of a function; the members so far and variables of a structure, and `$`.
    virtual DebugValues locals(std::size_t frame) = 0;
    virtual DebugValues globals() = 0;  // variables and placements of the file so far
    virtual DebugValues members(const DebugValue& value) = 0;
    // An expression as it would be worked out there. It may call functions that change nothing and take no references.
    virtual DebugValue watch(std::size_t frame, const std::string& expression) = 0;
    virtual bool cancelled() const = 0;  // stopped() has to return soon
};

// Who decides where a template stops. Breakpoints may be set from any thread at any time.
class Debugger {
 public:
    // `atFirst`: stops at the first statement of the main file.
    explicit Debugger(bool atFirst = false) : atFirst_(atFirst) {}
    virtual ~Debugger() = default;
    Debugger(const Debugger&) = delete;
    Debugger& operator=(const Debugger&) = delete;

    // In the evaluating thread; may block, but not once `stop.cancelled()`.
    virtual DebugAnswer stopped(DebugStop& stop) = 0;
    // The evaluation was cancelled, from any thread: whoever waits in stopped() looks at cancelled() again.
    virtual void wake() {}

    void setBreakpoints(std::vector<Breakpoint> breakpoints);
    std::vector<Breakpoint> breakpoints() const;
    // Changes with each setBreakpoints().
    std::uint64_t version() const { return version_.load(std::memory_order_acquire); }
    // While it is not, nothing stops.
    void setArmed(bool armed) { armed_.store(armed, std::memory_order_relaxed); }
    bool isArmed() const { return armed_.load(std::memory_order_relaxed); }
    bool stopsAtFirst() const { return atFirst_; }

 private:
    const bool atFirst_;
    std::atomic<bool> armed_ = true;
    std::atomic<std::uint64_t> version_ = 1;
    mutable std::mutex mutex_;
    std::vector<Breakpoint> breakpoints_;
};

// As evaluate(), with a debugger, which is kept. Evaluating is slower: nothing is translated that may stop.
std::shared_ptr<Evaluation> evaluateWithDebugger(std::shared_ptr<const Program> program,
                                                 std::shared_ptr<const ByteSource> source,
                                                 EvaluateOptions options, std::shared_ptr<Debugger> debugger);

// The lines of a file where a statement begins, in order: where breakpoints can be.
std::vector<std::uint32_t> statementLines(const Program& program, std::string_view file);

}  // namespace sectorsmith::lang
