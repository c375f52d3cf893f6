// SPDX-License-Identifier: GPL-3.0-or-later
// Templates that mean harm, and every function of the library with arguments that no sane template gives: each evaluation
// ends within its budget. The budgets here are small; with SECTORSMITH_FULL_BUDGET=1 (in a release build) they are those
// that people get, and processor time and memory are measured.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <streambuf>

#include <fmt/format.h>

#include "io/memory_source.h"
#include "lang/native.h"
#include "lang/program.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

using ::testing::HasSubstr;

bool fullBudget() { return std::getenv("SECTORSMITH_FULL_BUDGET") != nullptr; }

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Keeps nothing, and says when it has seen more than anybody wants to read.
class CountingStream : public std::streambuf {
 public:
    explicit CountingStream(std::uint64_t most) : most_(most) {}
    std::uint64_t bytes() const { return bytes_; }

 protected:
    int_type overflow(int_type c) override {
        return ++bytes_ <= most_ ? traits_type::not_eof(c) : traits_type::eof();
    }
    std::streamsize xsputn(const char*, std::streamsize n) override {
        bytes_ += static_cast<std::uint64_t>(n);
        return bytes_ <= most_ ? n : 0;
    }

 private:
    std::uint64_t most_;
    std::uint64_t bytes_ = 0;
};

std::unique_ptr<Loader> shippedLoader() {
    return folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string()});
}

std::vector<std::byte> pattern() {
    std::vector<std::byte> data(65'536);
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<std::byte>(i * 7 / 5);
    return data;
}

EvaluateOptions budgets() {
    EvaluateOptions options;
    if (fullBudget()) return options;
    options.limits.workLimit = 100'000;
    options.limits.memoryLimit = std::uint64_t{32} << 20;
    return options;
}

struct HostileProgram {
    std::string name;
    std::string ends;
    std::string text;

    friend void PrintTo(const HostileProgram& program, std::ostream* out) { *out << program.name; }
};

std::vector<HostileProgram> hostilePrograms() {
    std::vector<HostileProgram> programs;
    for (const char* file : {"work", "memory", "output", "nesting"}) {
        std::ifstream in(sectorsmith::testing::sourceFolder() / "tests/lang/hostile" /
                         (std::string(file) + ".hexpat"));
        for (std::string line; std::getline(in, line);) {
            if (!line.starts_with("// === ")) {
                if (!programs.empty()) programs.back().text += line + "\n";
                continue;
            }
            std::istringstream words(line.substr(7));
            HostileProgram program;
            std::string key;
            words >> program.name >> key >> program.ends;
            program.name = std::string(file) + "_" + program.name;
            programs.push_back(program);
        }
        if (!programs.empty()) programs.back().text += "\n";
    }
    return programs;
}

class HostileTest : public ::testing::TestWithParam<HostileProgram> {};

TEST_P(HostileTest, Ends) {
    const HostileProgram& given = GetParam();
    const auto loader = shippedLoader();
    // The lines between two files belong to nobody.
    std::string text = given.text;
    if (const std::size_t next = text.find("// SPDX"); next != std::string::npos) text.resize(next);
    const CompileResult compiled =
        compile(std::make_shared<SourceText>(SourceText{given.name, text}), *loader);
    std::string messages;
    for (const Diagnostic& d : compiled.diagnostics) messages += d.message.text + "\n";
    if (!compiled.program) {
        EXPECT_EQ(given.ends, "error") << messages;
        return;
    }
    std::uint64_t printed = 0;
    EvaluateOptions options = budgets();
    options.console = [&](Severity, std::string_view line) { printed += line.size(); };
    const double before = processorSeconds();
    const auto evaluation = evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
    const NodePtr root = evaluation->root();
    root->childCount();
    if (fullBudget()) {
        EXPECT_LT(processorSeconds() - before, 10);
    }
    CountingStream counting(std::uint64_t{256} << 20);
    std::ostream out(&counting);
    const std::uint64_t errors = writeJson(out, root, {});
    EXPECT_TRUE(out.good()) << "more than " << counting.bytes() << " bytes";
    EXPECT_LT(printed, std::uint64_t{1} << 30);
    for (const Diagnostic& d : evaluation->diagnostics()) messages += d.message.text + "\n";
    if (given.ends == "fine") {
        EXPECT_EQ(messages, "");
        EXPECT_FALSE(evaluation->budgetSpent());
    } else if (given.ends == "work") {
        EXPECT_THAT(messages, HasSubstr("takes more work than its budget allows"));
        EXPECT_TRUE(evaluation->budgetSpent());
    } else if (given.ends == "budget") {
        EXPECT_THAT(messages, HasSubstr("than its budget allows"));
        EXPECT_TRUE(evaluation->budgetSpent());
    } else {
        // Told in the tree or, where its members could not be laid out, among the messages: that depends on the stack.
        const bool told = std::ranges::any_of(
            evaluation->diagnostics(), [](const Diagnostic& d) { return d.severity == Severity::Error; });
        EXPECT_TRUE(errors > 0 || told) << messages;
    }
}

INSTANTIATE_TEST_SUITE_P(Templates, HostileTest, ::testing::ValuesIn(hostilePrograms()),
                         [](const auto& test) { return test.param.name; });

// Every function of the library by its name, so that one that is added is tried as well.
struct Function {
    std::string name;
    int parameters;
};

std::vector<Function> libraryFunctions() {
    std::string text;
    for (const char* folder : {"std", "type"})
        for (const auto& entry :
             std::filesystem::directory_iterator(sectorsmith::testing::sourceFolder() / "templates" / folder))
            text += fmt::format("import {}.{};\n", folder, entry.path().stem().string());
    text += "import disk.types.common;\n";
    const auto loader = shippedLoader();
    std::vector<Diagnostic> diagnostics;
    const auto program = parse(std::make_shared<SourceText>(SourceText{"all", text}), *loader, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    std::vector<Function> functions;
    for (const auto& [symbol, declaration] : program->functions) {
        int parameters = static_cast<int>(declaration->parameters.size());
        if (parameters > 0 && declaration->parameters.back().isPack) parameters = 4;
        functions.push_back({std::string(program->text(symbol)), parameters});
    }
    for (const NativeFunction& native : allNatives())
        functions.push_back({std::string(native.name), native.maxArgs == 255 ? 4 : native.maxArgs});
    std::ranges::sort(functions, {}, &Function::name);
    return functions;
}

constexpr const char* kExtremes[] = {
    "0",
    "1",
    "-1",
    "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
    "1000000000000",
    "170141183460469231731687303715884105727",
    "1.7e308",
    "-0.0",
    "nan",
    "inf",
    "\"\"",
    "\"{}{}{:9999}\"",
    "long",
    "'x'",
    "true",
    "bytes",
    "record",
    "number",
};

TEST(HostileCalls, EveryFunctionWithExtremeArguments) {
    const std::vector<Function> functions = libraryFunctions();
    ASSERT_GT(functions.size(), 200U);
    const auto loader = shippedLoader();
    constexpr std::size_t kinds = std::size(kExtremes);
    double slowest = 0;
    for (const Function& function : functions) {
        std::string text;
        for (const char* folder : {"std", "type"})
            for (const auto& entry : std::filesystem::directory_iterator(
                     sectorsmith::testing::sourceFolder() / "templates" / folder))
                text += fmt::format("import {}.{};\n", folder, entry.path().stem().string());
        text +=
            "import disk.types.common;\nstruct Record { u8 a; u16 b; };\nu8 bytes[60000] @ 0;\nRecord record "
            "@ 8;\n"
            "u32 number @ 4;\nstr long = \"abcdefgh\" * 10000;\n";
        // All alike, and then each kind once in each place with others around it.
        std::vector<std::string> calls;
        for (std::size_t i = 0; i < (function.parameters == 0 ? 1 : 2 * kinds); ++i) {
            std::string call = function.name + "(";
            for (int p = 0; p < function.parameters; ++p) {
                const std::size_t kind = i < kinds ? i : (i + static_cast<std::size_t>(p) * 7) % kinds;
                call += fmt::format("{}{}", p > 0 ? ", " : "", kExtremes[kind]);
            }
            calls.push_back(call + ")");
        }
        for (std::size_t i = 0; i < calls.size(); ++i)
            text += fmt::format(
                "fn call{0}(auto v) {{ return {1}; }};\nu8 field{0} @ {0} [[format(\"call{0}\")]];\n", i,
                calls[i]);
        const CompileResult compiled =
            compile(std::make_shared<SourceText>(SourceText{function.name, text}), *loader);
        ASSERT_TRUE(compiled.program)
            << function.name << ": " << (compiled.diagnostics.empty() ? "" : render(compiled.diagnostics[0]));
        EvaluateOptions options = budgets();
        options.console = [](Severity, std::string_view) {};
        const auto evaluation =
            evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
        const NodePtr root = evaluation->root();
        for (std::size_t i = 0; i < calls.size(); ++i) {
            const NodePtr field = findPath(root, fmt::format("field{}", i));
            ASSERT_TRUE(field) << function.name;
            const double before = processorSeconds();
            EXPECT_LE(field->displayValue().size(), std::size_t{16} << 20) << calls[i];
            const double took = processorSeconds() - before;
            slowest = std::max(slowest, took);
            if (fullBudget()) {
                EXPECT_LT(took, 10) << calls[i];
            }
        }
    }
    RecordProperty("slowest", fmt::format("{:.2f} s", slowest));
}

// The budget is per evaluation: a tree that is large is listed whole, element by element, and what one field may not do
// does not hinder the next.
TEST(Budget, IsForEachEvaluation) {
    const auto loader = shippedLoader();
    const std::string text =
        "fn some(auto v) { u32 n = 0; for (u32 i = 0, i < 200, i += 1) n += i; return n; };\n"
        "struct V { u8 n; if (n > 127) u8 more [[format(\"some\")]]; };\nV v[20000] @ 0;\n"
        "fn slow(auto v) { while (true) {} };\nu8 bad @ 0 [[format(\"slow\")]];\nu8 good @ 5 "
        "[[format(\"some\")]];\n";
    const CompileResult compiled = compile(std::make_shared<SourceText>(SourceText{"t", text}), *loader);
    ASSERT_TRUE(compiled.program);
    EvaluateOptions options;
    options.limits.workLimit = 100'000;
    const auto evaluation = evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
    std::ostringstream first;
    EXPECT_EQ(writeJson(first, findPath(evaluation->root(), "v"), {}), 0U);
    EXPECT_FALSE(evaluation->budgetSpent());
    std::ostringstream bad;
    EXPECT_EQ(writeJson(bad, findPath(evaluation->root(), "bad"), {}), 1U);
    EXPECT_THAT(bad.str(), HasSubstr("budget"));
    EXPECT_TRUE(evaluation->budgetSpent());
    EXPECT_EQ(findPath(evaluation->root(), "good")->displayValue(), "19900");
}

// A summary that names others five times each: what they take to put together counts.
TEST(Budget, SummariesOfSummaries) {
    std::string text = "struct S0 { u8 a; } [[disk::summary(a)]];\n";
    for (int i = 1; i <= 5; ++i)
        text += fmt::format(
            "struct S{} {{ S{} a; }} [[disk::summary(\"{{0}}{{1}}{{2}}{{3}}{{4}}\", a, a, a, a, a)]];\n", i,
            i - 1);
    const CompileResult compiled = compile(
        std::make_shared<SourceText>(SourceText{"summaries", text + "S5 s @ 0;\n"}), *shippedLoader());
    ASSERT_TRUE(compiled.program);
    EvaluateOptions options;
    options.limits.workLimit = 100'000;
    const auto evaluation = evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
    std::ostringstream out;
    writeJson(out, evaluation->root(), {});
    EXPECT_TRUE(evaluation->budgetSpent());
}

TEST(Budget, MoreOfItLetsTheSameGoOn) {
    const auto loader = shippedLoader();
    const std::string text =
        "fn f() { u32 n = 0; for (u32 i = 0, i < 20000, i += 1) n += 1; return n; };\nu32 x = f() "
        "[[export]];\n";
    const CompileResult compiled = compile(std::make_shared<SourceText>(SourceText{"t", text}), *loader);
    ASSERT_TRUE(compiled.program);
    for (const std::uint64_t factor : {1, 10, 0}) {
        EvaluateOptions options;
        options.limits.workLimit = 50'000;
        options.limits.raiseBudget(factor);
        const auto evaluation =
            evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
        const NodePtr x = findPath(evaluation->root(), "x");
        EXPECT_EQ(evaluation->budgetSpent(), factor == 1);
        if (factor == 1) {
            EXPECT_FALSE(x);
        } else {
            ASSERT_TRUE(x);
            EXPECT_EQ(x->displayValue(), "20000");
        }
    }
}

// A template's own limits count, more or less than ours; the budget stands above them.
TEST(Budget, PragmasRaiseLimitsButNotTheBudget) {
    const auto loader = shippedLoader();
    auto run = [&](const std::string& pragmas, std::uint64_t work) {
        const std::string text = pragmas + "fn f() { for (u32 i = 0, i < 1000, i += 1) {} };\nf();\n";
        const CompileResult compiled = compile(std::make_shared<SourceText>(SourceText{"t", text}), *loader);
        EvaluateOptions options;
        options.limits.loopLimit = 100;
        options.limits.workLimit = work;
        const auto evaluation =
            evaluate(compiled.program, std::make_shared<MemorySource>(pattern()), options);
        evaluation->root()->childCount();
        return evaluation->diagnostics().empty() ? std::string()
                                                 : evaluation->diagnostics().front().message.text;
    };
    EXPECT_EQ(run("", 100'000), "the loop runs too often");
    EXPECT_EQ(run("#pragma loop_limit 1000\n", 100'000), "");
    EXPECT_EQ(run("#pragma loop_limit 0\n", 100'000), "");
    EXPECT_EQ(run("#pragma loop_limit 999\n", 100'000), "the loop runs too often");
    EXPECT_THAT(run("#pragma loop_limit 0\n", 1'000), HasSubstr("budget"));
}

}  // namespace
}  // namespace sectorsmith::lang
