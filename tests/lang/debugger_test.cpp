// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/debugger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <sstream>
#include <string>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "io/memory_source.h"
#include "lang/builtin_templates.h"

namespace sectorsmith::lang {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::shared_ptr<const Program> debugProgram(const std::string& text) {
    const auto loader = folderLoader({std::string(builtinFolder)});
    CompileResult result = compile(std::make_shared<SourceText>(SourceText{"test", text}), *loader);
    for (const Diagnostic& d : result.diagnostics) ADD_FAILURE() << render(d);
    return result.program;
}

// Notes where it stops, and answers as `answer` says.
class Scripted : public Debugger {
 public:
    using Debugger::Debugger;
    DebugAnswer stopped(DebugStop& stop) override {
        std::string stack;
        for (const DebugFrame& f : stop.frames())
            stack += fmt::format("{}{}:{}", stack.empty() ? "" : " < ", f.name.empty() ? "-" : f.name,
                                 f.at.line());
        stacks.push_back(stack);
        lines.push_back(stop.frames().front().at.line());
        return answer ? answer(stop) : DebugAnswer::Continue;
    }
    std::vector<std::uint32_t> lines;
    std::vector<std::string> stacks;
    std::function<DebugAnswer(DebugStop&)> answer;
};

std::shared_ptr<const MemorySource> numberedBytes(std::size_t size) {
    std::vector<std::byte> data(size);
    for (std::size_t i = 0; i < size; ++i) data[i] = static_cast<std::byte>(i);
    return std::make_shared<MemorySource>(std::move(data));
}

std::shared_ptr<Evaluation> debugged(const std::string& text, const std::shared_ptr<Debugger>& debugger,
                                     std::vector<std::uint32_t> lines, EvaluateOptions options = {}) {
    std::vector<Breakpoint> breakpoints;
    for (const std::uint32_t line : lines) breakpoints.push_back({"test", line});
    debugger->setBreakpoints(std::move(breakpoints));
    return evaluateWithDebugger(debugProgram(text), numberedBytes(4096), std::move(options), debugger);
}

std::string shownValues(const DebugValues& values) {
    std::string out;
    for (const DebugValue& v : values.values) {
        if (!out.empty()) out += ", ";
        out += v.name + ":" + v.type + "=" + (v.problem ? "!" + v.problem->text : v.value);
    }
    return out + (values.more ? ", …" : "");
}

std::string watched(DebugStop& stop, const std::string& expression, std::size_t frame = 0) {
    const DebugValue v = stop.watch(frame, expression);
    return v.problem ? "!" + v.problem->text : v.value;
}

// Each line is one of the tests: from 1.
const std::string debugFunctions =
    "fn twice(u32 x) {\n"                        // 1
    "    u32 result = x;\n"                      // 2
    "    result += x;\n"                         // 3
    "    return result;\n"                       // 4
    "};\n"                                       // 5
    "fn sum(u32 n) {\n"                          // 6
    "    u32 total = 0;\n"                       // 7
    "    for (u32 i = 0, i < n, i = i + 1) {\n"  // 8
    "        u32 part = twice(i);\n"             // 9
    "        total += part;\n"                   // 10
    "    }\n"                                    // 11
    "    return total;\n"                        // 12
    "};\n"                                       // 13
    "u32 all = sum(2);\n"                        // 14
    "u8 x @ 0;\n"                                // 15
    "fn main() {\n"                              // 16
    "    u8 end = 1;\n"                          // 17
    "};\n";                                      // 18

TEST(Debugger, StopsInAFunctionWithItsVariables) {
    auto debugger = std::make_shared<Scripted>();
    std::vector<std::string> seen;
    debugger->answer = [&](DebugStop& stop) {
        seen.push_back(shownValues(stop.locals(0)));
        if (seen.size() == 2) {
            EXPECT_EQ(shownValues(stop.locals(1)), "n:u32=2, total:u32=0, i:u32=1");
            EXPECT_EQ(shownValues(stop.locals(2)), "$:=0x0");
        }
        return DebugAnswer::Continue;
    };
    auto e = debugged(debugFunctions, debugger, {3});
    EXPECT_EQ(e->root()->childCount(), 1U);
    EXPECT_THAT(debugger->stacks, ElementsAre("twice:3 < sum:9 < -:14", "twice:3 < sum:9 < -:14"));
    EXPECT_THAT(seen, ElementsAre("x:u32=0, result:u32=0", "x:u32=1, result:u32=1"));
    EXPECT_THAT(e->diagnostics(), IsEmpty());
}

TEST(Debugger, StepsOverIntoAndOut) {
    using enum DebugAnswer;
    const auto walk = [](std::vector<DebugAnswer> answers, std::uint32_t from) {
        auto debugger = std::make_shared<Scripted>();
        std::size_t next = 0;
        debugger->answer = [&](DebugStop&) { return next < answers.size() ? answers[next++] : Continue; };
        auto e = debugged(debugFunctions, debugger, {from});
        (void)e->root()->childCount();
        return debugger->lines;
    };
    // Over: the calls on line 9 are not gone into; the loop comes back to its head, and the end leads to the caller.
    EXPECT_THAT(walk(std::vector(11, StepOver), 7), ElementsAre(7, 8, 9, 10, 8, 9, 10, 8, 12, 15, 17));
    // Into and out again.
    EXPECT_THAT(walk({StepInto, StepInto, StepInto, StepOut, StepOut}, 7), ElementsAre(7, 8, 9, 2, 10, 15));
    EXPECT_THAT(walk({StepInto, StepInto}, 14), ElementsAre(14, 7, 8));
}

TEST(Debugger, StopsAtTheFirstStatementOfTheMainFile) {
    auto debugger = std::make_shared<Scripted>(true);
    auto e = debugged("import std.mem;\n\nu8 a @ 1;\nu8 b @ 2;\n", debugger, {});
    EXPECT_EQ(e->root()->childCount(), 2U);
    EXPECT_THAT(debugger->lines, ElementsAre(3));
}

TEST(Debugger, ALoopOnOneLineAndOneWithoutASteppingPart) {
    auto debugger = std::make_shared<Scripted>();
    auto e =
        debugged("fn f() {\n    u8 i = 0;\n    while (i < 3) i = i + 1;\n    return i;\n};\nu8 x = f();\n",
                 debugger, {3});
    (void)e->root()->childCount();
    EXPECT_THAT(debugger->lines, ElementsAre(3, 3, 3, 3));
    auto one = std::make_shared<Scripted>();
    one->answer = [](DebugStop&) { return DebugAnswer::StepOver; };
    auto f = debugged("fn f() {\n    u8 i = 0; i = 1; i = 2;\n    return i;\n};\nu8 x = f();\n", one, {2});
    (void)f->root()->childCount();
    EXPECT_THAT(one->lines, ElementsAre(2, 3));
}

const std::string debugRecords =
    "enum Kind : u8 { None, Data = 4 };\n"  // 1
    "struct Pair {\n"                       // 2
    "    u8 a;\n"                           // 3
    "    if (a > 2) {\n"                    // 4
    "        Kind b;\n"                     // 5
    "    } else {\n"                        // 6
    "        u16 c;\n"                      // 7
    "    }\n"                               // 8
    "};\n"                                  // 9
    "struct Table {\n"                      // 10
    "    u32 before = 7;\n"                 // 11
    "    Pair pairs[3];\n"                  // 12
    "    u8 after;\n"                       // 13
    "};\n"                                  // 14
    "Table table @ 1;\n"                    // 15
    "u8 last @ 20;\n";                      // 16

TEST(Debugger, StopsInStructuresInOrder) {
    auto debugger = std::make_shared<Scripted>();
    std::vector<std::string> seen;
    debugger->answer = [&](DebugStop& stop) {
        seen.push_back(shownValues(stop.locals(0)) + " | " + shownValues(stop.locals(1)));
        return DebugAnswer::Continue;
    };
    auto e = debugged(debugRecords, debugger, {4, 13});
    const NodePtr root = e->root();
    EXPECT_EQ(root->childCount(), 2U);
    EXPECT_THAT(debugger->stacks, ElementsAre("Pair:4 < Table:12 < -:15", "Pair:4 < Table:12 < -:15",
                                              "Pair:4 < Table:12 < -:15", "Table:13 < -:15"));
    ASSERT_EQ(seen.size(), 4U);
    EXPECT_EQ(seen[0], "$:=0x2, a:u8=1 | $:=0x1, pairs:Pair[3]=, before:u32=7");
    EXPECT_EQ(seen[1].substr(0, 17), "$:=0x5, a:u8=4 | ");
    EXPECT_EQ(seen[3], "$:=0x8, pairs:Pair[3]=, before:u32=7 | $:=0x0");
    // What it made is what it makes without.
    std::ostringstream with;
    std::ostringstream without;
    writeJson(with, root, {});
    writeJson(without, evaluate(debugProgram(debugRecords), numberedBytes(4096))->root(), {});
    EXPECT_EQ(with.str(), without.str());
    EXPECT_EQ(debugger->lines.size(), 4U);
}

TEST(Debugger, ShowsMembersOfWhatIsThereAndOfWhatIsStillMade) {
    auto debugger = std::make_shared<Scripted>();
    int stops = 0;
    debugger->answer = [&](DebugStop& stop) {
        if (++stops == 2) {
            // The second element is being made, the third is not there.
            const DebugValues table = stop.locals(1);
            EXPECT_EQ(table.values.size(), 3U);
            const DebugValues pairs = stop.members(table.values[1]);
            EXPECT_EQ(shownValues(pairs), "[0]:Pair=");
            EXPECT_EQ(shownValues(stop.members(pairs.values.at(0))), "a:u8=1, c:u16=770");
            const DebugValues globals = stop.globals();
            EXPECT_EQ(shownValues(globals), "table:Table=");
            EXPECT_EQ(shownValues(stop.members(globals.values.at(0))), "pairs:Pair[3]=, before:u32=7");
            EXPECT_EQ(watched(stop, "a + parent.before"), "11");
            EXPECT_EQ(watched(stop, "parent.pairs[0].c"), "770");
            EXPECT_EQ(watched(stop, "Kind::Data"), "4");
            EXPECT_EQ(watched(stop, "a == Kind::Data && !(a < 2)"), "true");
            EXPECT_EQ(watched(stop, "$"), "5");
            EXPECT_EQ(watched(stop, "sizeof(Kind) + addressof(a)"), "5");
            EXPECT_EQ(watched(stop, "sizeof(parent.pairs)"), "!this is still being evaluated");
            EXPECT_EQ(watched(stop, "parent.pairs[2].a"), "!this is still being evaluated");
            EXPECT_EQ(watched(stop, "b"), "!'b' does not exist here");
            EXPECT_EQ(watched(stop, "nowhere.at"), "!'at' does not exist here");
            EXPECT_THAT(watched(stop, "1 +"), HasSubstr("expected an expression"));
            EXPECT_EQ(watched(stop, "1); u8 x @ 0; auto y = (2"), "!this cannot be worked out in a watch");
            EXPECT_EQ(watched(stop, "u16(0x12345) // cut"), "9029");
            EXPECT_EQ(watched(stop, "before", 1), "7");
        }
        return DebugAnswer::Continue;
    };
    auto e = debugged(debugRecords, debugger, {4});
    const NodePtr root = e->root();
    (void)root->childCount();
    EXPECT_EQ(stops, 3);
    // Nobody has changed anything by looking.
    std::ostringstream with;
    std::ostringstream without;
    writeJson(with, root, {});
    writeJson(without, evaluate(debugProgram(debugRecords), numberedBytes(4096))->root(), {});
    EXPECT_EQ(with.str(), without.str());
    EXPECT_THAT(e->diagnostics(), IsEmpty());
}

TEST(Debugger, WatchesCallWhatChangesNothing) {
    auto debugger = std::make_shared<Scripted>();
    int printed = 0;
    debugger->answer = [&](DebugStop& stop) {
        EXPECT_EQ(watched(stop, "square(n + 1)"), "36");
        EXPECT_EQ(watched(stop, "std::mem::read_unsigned(3, 1)"), "3");
        EXPECT_EQ(watched(stop, "name + \"!\""), "abc!");
        EXPECT_THAT(watched(stop, "loud(1)"), HasSubstr("is not called here"));
        EXPECT_THAT(watched(stop, "add(n)"), HasSubstr("is not called here"));
        EXPECT_THAT(watched(stop, "std::print(\"x\")"), HasSubstr("is not called here"));
        EXPECT_THAT(watched(stop, "forever()"), HasSubstr("takes more"));
        EXPECT_EQ(watched(stop, "inner"), "!'inner' does not exist here");
        EXPECT_EQ(watched(stop, "count"), "4");
        EXPECT_EQ(shownValues(stop.locals(0)), "n:u32=5, name:str=abc");
        return DebugAnswer::Continue;
    };
    EvaluateOptions options;
    options.console = [&](Severity, std::string_view) { ++printed; };
    auto e = debugged(
        "import std.mem;\nimport std.io;\n"
        "u32 count = 4;\n"
        "fn square(u32 x) { return x * x; };\n"
        "fn loud(u32 x) { std::print(\"loud\"); return x; };\n"
        "fn add(ref u32 x) { x = x + 1; };\n"
        "fn forever() { u32 i = 1; while (i > 0) i = 1; };\n"
        "fn use(u32 n) {\n"
        "    str name = \"abc\";\n"
        "    if (n == 0) { u8 inner = 1; }\n"
        "    return n;\n"
        "};\n"
        "u32 a = use(5);\nfn main() { std::print(\"{}\", a); };\n",
        debugger, {11}, options);
    (void)e->root()->childCount();
    EXPECT_EQ(debugger->lines.size(), 1U);
    EXPECT_EQ(printed, 1);
    EXPECT_THAT(e->diagnostics(), IsEmpty());
    EXPECT_FALSE(e->budgetSpent());
}

TEST(Debugger, LazyArraysRunElementByElementOnlyWhereTheyMayStop) {
    const std::string text =
        "struct Item {\n    u8 size;\n    if (size == 9)\n        u8 nine;\n};\n"  // 1-5
        "struct Other { u8 n; u8 rest[n]; };\n"                                    // 6
        "Item items[16] @ 0;\n"                                                    // 7
        "Other others[1000] @ 0;\n";                                               // 8
    auto debugger = std::make_shared<Scripted>();
    std::vector<std::string> seen;
    debugger->answer = [&](DebugStop& stop) {
        seen.push_back(shownValues(stop.locals(0)));
        return DebugAnswer::Continue;
    };
    auto e = debugged(text, debugger, {4});
    const NodePtr root = e->root();
    EXPECT_THAT(debugger->lines, IsEmpty());
    EXPECT_EQ(root->childCount(), 2U);
    EXPECT_THAT(debugger->lines, ElementsAre(4));
    EXPECT_THAT(seen, ElementsAre("$:=0xa, size:u8=9"));
    // Looked at later, nothing stops a second time.
    EXPECT_EQ(root->child(0)->child(9)->childCount(), 2U);
    EXPECT_EQ(debugger->lines.size(), 1U);
}

TEST(Debugger, AFunctionThatShowsAValueStopsWhenTheValueIsShown) {
    auto debugger = std::make_shared<Scripted>();
    auto e = debugged("fn text(u8 v) {\n    return \"<\" + v + \">\";\n};\nu8 x @ 7 [[format(\"text\")]];\n",
                      debugger, {2});
    const NodePtr x = e->root()->child(0);
    EXPECT_THAT(debugger->lines, IsEmpty());
    debugger->setArmed(false);
    (void)x->displayValue();
    EXPECT_THAT(debugger->lines, IsEmpty());
    debugger->setArmed(true);
    (void)x->displayValue();
    EXPECT_THAT(debugger->stacks, ElementsAre("text:2"));
}

TEST(Debugger, BreakpointsSlideToTheNextStatementAndChangeOnTheWay) {
    auto debugger = std::make_shared<Scripted>();
    debugger->answer = [&](DebugStop&) {
        debugger->setBreakpoints({{"test", 5}, {"elsewhere", 4}});
        return DebugAnswer::Continue;
    };
    auto e = debugged("\nu8 a @ 0;\n\n\nu8 b @ 1;\nu8 c @ 2;\n", debugger, {1, 6, 100});
    (void)e->root()->childCount();
    EXPECT_THAT(debugger->lines, ElementsAre(2, 5));
    EXPECT_THAT(
        statementLines(*debugProgram("struct A {\n  u8 x;\n  if (x)\n    u8 y;\n};\n\nA a @ 0; u8 b @ 1;\n"),
                       "test"),
        ElementsAre(2, 3, 4, 7));
}

TEST(Debugger, PointersThatGoRoundEnd) {
    auto debugger = std::make_shared<Scripted>();
    auto e =
        debugged("struct Ring {\n    u8 tag;\n    Ring *next : u8;\n};\nRing ring @ 1;\n", debugger, {2});
    (void)e->root()->childCount();
    // Of bytes that count: each leads to its own number plus one.
    EXPECT_GT(debugger->lines.size(), 2U);
    EXPECT_LT(debugger->lines.size(), 200U);
}

TEST(Debugger, DeepRecursionIsShownUpToABound) {
    auto debugger = std::make_shared<Scripted>();
    std::size_t frames = 0;
    debugger->answer = [&](DebugStop& stop) {
        frames = stop.frames().size();
        EXPECT_EQ(shownValues(stop.locals(frames - 1)), "n:u32=255");
        return DebugAnswer::Continue;
    };
    auto e = debugged(
        "#pragma eval_depth 1000\nfn down(u32 n) {\n    if (n == 0)\n        return 0;\n    return down(n - "
        "1);\n};\n"
        "u32 a = down(356);\n",
        debugger, {4});
    (void)e->root()->childCount();
    EXPECT_EQ(frames, DebugStop::kMostFrames);
    EXPECT_THAT(e->diagnostics(), IsEmpty());
}

TEST(Debugger, StopAndStepsEndWithTheRun) {
    auto debugger = std::make_shared<Scripted>();
    debugger->answer = [&](DebugStop&) { return DebugAnswer::Stop; };
    auto e = debugged(debugFunctions, debugger, {3, 15});
    const NodePtr root = e->root();
    EXPECT_EQ(root->childCount(), 0U);
    ASSERT_TRUE(root->error());
    EXPECT_EQ(root->error()->message.text, "canceled");
    // It stops nowhere any more.
    e->resume();
    EXPECT_EQ(root->childCount(), 1U);
    EXPECT_EQ(debugger->lines.size(), 1U);
}

// As the window's: waits for an answer from another thread.
class Waiting : public Debugger {
 public:
    DebugAnswer stopped(DebugStop& stop) override {
        std::unique_lock lock(mutex_);
        arrived.set_value();
        wakes_.wait(lock, [&] { return stop.cancelled(); });
        return DebugAnswer::Continue;
    }
    void wake() override {
        const std::lock_guard lock(mutex_);
        wakes_.notify_all();
    }
    std::promise<void> arrived;

 private:
    std::mutex mutex_;
    std::condition_variable wakes_;
};

TEST(Debugger, CancellingEndsABlockedWaitAtOnce) {
    auto debugger = std::make_shared<Waiting>();
    auto e = debugged(debugFunctions, debugger, {3});
    std::uint64_t children = 7;
    std::thread worker([&] { children = e->root()->childCount(); });
    debugger->arrived.get_future().wait();
    e->cancel();
    worker.join();
    EXPECT_EQ(children, 0U);
}

TEST(Debugger, WaitingCostsNothingOfTheBudget) {
    EvaluateOptions options;
    options.limits.workLimit = 20'000;
    auto debugger = std::make_shared<Scripted>();
    debugger->answer = [&](DebugStop& stop) {
        for (int i = 0; i < 200; ++i) EXPECT_EQ(watched(stop, "many()"), "100");
        return DebugAnswer::Continue;
    };
    auto e = debugged(
        "fn many() {\n    u32 n = 0;\n    while (n < 100) n = n + 1;\n    return n;\n};\nu8 a @ 0;\nu32 b = "
        "many();\n",
        debugger, {6}, options);
    EXPECT_EQ(e->root()->childCount(), 1U);
    EXPECT_THAT(e->diagnostics(), IsEmpty());
    EXPECT_FALSE(e->budgetSpent());
}

TEST(Debugger, TryCatchesWhatFailsBetweenStops) {
    auto debugger = std::make_shared<Scripted>();
    debugger->answer = [&](DebugStop& stop) {
        (void)stop.globals();
        EXPECT_EQ(watched(stop, "1 / 0").substr(0, 1), "!");
        return DebugAnswer::StepOver;
    };
    auto e = debugged(
        "struct A {\n    try {\n        u8 x;\n        u8 far[x] @ 5000;\n        u8 y;\n    } catch {\n     "
        "   u8 z;\n    }\n};\nA a @ 9;\n",
        debugger, {3});
    const NodePtr root = e->root();
    (void)root->childCount();
    EXPECT_THAT(debugger->lines, ElementsAre(3, 4, 7));
    EXPECT_EQ(root->child(0)->childCount(), 1U);
}

}  // namespace
}  // namespace sectorsmith::lang
