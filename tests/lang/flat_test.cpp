// SPDX-License-Identifier: GPL-3.0-or-later
// What is listed from a flat layout is what the evaluator says member by member: for types made at random, over whole,
// truncated and unreadable sources. A limit of nodes that is below the usual one keeps the evaluator from using layouts.
#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <streambuf>

#include <fmt/format.h>

#include "io/memory_source.h"
#include "lang/flat.h"
#include "lang/template.h"
#include "testing/fake_source.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

// Types of all kinds, each of a fixed layout or nearly: T0, T1, … of which later ones hold earlier ones.
class RandomTypes {
 public:
    explicit RandomTypes(unsigned seed) : random_(seed) {}

    std::string make(int types) {
        std::string text = R"(
enum Kind : u8 { A, B = 5 ... 200, C };
enum Wide : s16 { Minus = -1, Zero, Many = 100 ... 20000 };
using Number = u32 [[format("pure")]];
fn pure(auto v) { u128 n = v; if (n % 3 == 0) return "none"; return std::format("<{:X}>", n); };
fn times(u128 a, u128 b) { u128 r = 0; for (u128 i = 0, i < b % 7, i += 1) r = r + a; return r; };
fn chosen(auto v) { match (u8(v)) { (0 ... 50): return 1; (51 | 52): return v; (_): return times(v, 5); } };
fn reading(auto v) { return builtin::disk::get_be(u8(v), 3) + builtin::disk::get_le(7, 2); };
fn failing(auto v) { if (v % 4 == 1) std::error("not this one"); return v; };
fn dividing(auto v) { return 100 / (v % 5); };
fn placed(ref auto v) { return addressof(v); };
fn assigning(auto v) { v = v + 1; return v; };
)";
        for (int i = 0; i < types; ++i) text += type(i);
        return text;
    }

 private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool oneIn(int n) { return below(n) == 0; }
    std::string number() {
        static constexpr const char* names[] = {
            "u8",  "u16", "u24",  "u32",  "u48",  "u64",   "u96",    "u128",   "s8",   "s16",  "s24",
            "s32", "s64", "s128", "bool", "char", "float", "double", "char16", "Kind", "Wide", "Number"};
        return (oneIn(3) ? "be " : oneIn(6) ? "le " : "") + std::string(names[below(std::size(names))]);
    }
    std::string attributes(const std::string& name) {
        static constexpr const char* functions[] = {"pure",     "chosen", "reading",   "failing",
                                                    "dividing", "placed", "assigning", "missing"};
        std::vector<std::string> list;
        if (oneIn(4)) list.push_back(fmt::format("format(\"{}\")", functions[below(std::size(functions))]));
        if (oneIn(8)) list.push_back("name(\"Called so\")");
        if (oneIn(6)) list.push_back("comment(\"Says something\")");
        if (oneIn(12)) list.push_back("hidden");
        if (oneIn(12)) list.push_back("sealed");
        if (oneIn(12)) list.push_back("inline");
        if (oneIn(14)) list.push_back("transform(\"chosen\")");
        if (oneIn(6)) list.push_back(fmt::format("disk::verdict({} % 3 != 1)", name));
        if (oneIn(6)) list.push_back(fmt::format("disk::link(times({}, 2) & 0xFFF)", name));
        if (oneIn(20)) list.push_back("disk::link(1 / 0)");
        std::string text;
        for (const std::string& a : list) text += (text.empty() ? " [[" : ", ") + a;
        return text.empty() ? text : text + "]]";
    }
    std::string bits(int i) {
        std::string text = fmt::format("bitfield T{} {{\n", i);
        const int members = 1 + below(6);
        for (int m = 0; m < members; ++m) {
            const int width = 1 + below(oneIn(4) ? 40 : 9);
            const std::string kind = oneIn(4) ? "signed " : oneIn(5) ? "Kind " : oneIn(6) ? "bool " : "";
            if (oneIn(6)) text += fmt::format("  padding : {};\n", width);
            else text += fmt::format("  {}b{} : {}{};\n", kind, m, width, attributes(fmt::format("b{}", m)));
        }
        return text + "};\n";
    }
    std::string type(int i) {
        if (oneIn(4)) return bits(i);
        std::string text = fmt::format("{} T{} {{\n", oneIn(6) ? "union" : "struct", i);
        const int members = 1 + below(7);
        for (int m = 0; m < members; ++m) {
            const std::string name = oneIn(12) ? "same" : fmt::format("m{}", m);
            std::string member;
            if (oneIn(10)) member = fmt::format("padding[{}]", 1 + below(9));
            else if (oneIn(6))
                member = fmt::format("{} {}[{}]", oneIn(2) ? "char" : "be char16", name, below(9));
            else if (i > 0 && oneIn(2))
                member = fmt::format("{}T{} {}", oneIn(4) ? "be " : "", below(i), name) +
                         (oneIn(3) ? fmt::format("[{}]", below(12)) : "");
            else
                member =
                    fmt::format("{} {}", number(), name) + (oneIn(4) ? fmt::format("[{}]", below(20)) : "");
            text += "  " + member + (member.starts_with("padding") ? "" : attributes(name)) + ";\n";
            // Some cannot be laid out once and for all.
            if (oneIn(25)) text += "  if (std::mem::size() > 3) u8 more;\n";
        }
        return text + "}" + (oneIn(8) ? " [[format(\"placed\")]]" : oneIn(10) ? " [[sealed]]" : "") + ";\n";
    }

    std::mt19937 random_;
};

std::vector<std::byte> randomBytes(unsigned seed, std::size_t size) {
    std::mt19937 random(seed);
    std::vector<std::byte> bytes(size);
    // With stretches of zeros.
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = (i / 96) % 3 == 0 ? std::byte{0} : static_cast<std::byte>(random());
    return bytes;
}

std::shared_ptr<const Program> compiled(const std::string& text) {
    const auto loader = folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string()});
    const CompileResult result = compile(std::make_shared<SourceText>(SourceText{"random", text}), *loader);
    for (const Diagnostic& d : result.diagnostics)
        if (d.severity == Severity::Error) ADD_FAILURE() << render(d) << text;
    return result.program;
}

struct Listing {
    std::string json;
    std::uint64_t errors = 0;
    std::vector<std::string> messages;
};

Listing listed(const std::shared_ptr<const Program>& program, const std::shared_ptr<const ByteSource>& source,
               bool flat, const JsonOptions& options) {
    EvaluateOptions evaluateOptions;
    evaluateOptions.listing = true;
    if (!flat) evaluateOptions.limits.nodeLimit -= 1;
    const auto evaluation = evaluate(program, source, evaluateOptions);
    std::ostringstream out;
    Listing listing;
    listing.errors = writeJson(out, evaluation->root(), options);
    listing.json = std::move(out).str();
    for (const Diagnostic& d : evaluation->diagnostics()) listing.messages.push_back(d.message);
    std::ranges::sort(listing.messages);
    return listing;
}

std::string placements(unsigned seed, int types) {
    std::string text = "import std.io;\nimport std.mem;\n" + RandomTypes(seed).make(types);
    for (int i = 0; i < types; ++i)
        text += fmt::format(
            "T{0} one{0} @ {1};\nT{0} several{0}[7] @ {2};\nstruct In{0} {{ u8 n; T{0} a; if (n > 9) "
            "T{0} b; }};\nIn{0} in{0}[5] @ {3};\n",
            i, 16 * i, 100 + i, 50 * i);
    return text;
}

// The first place where two long texts part.
std::string difference(const std::string& a, const std::string& b) {
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at < 200 ? 0 : at - 200;
    return fmt::format("at {}:\n{}\n{}", at, a.substr(from, 400), b.substr(from, 400));
}

class FlatTest : public ::testing::TestWithParam<unsigned> {};

TEST_P(FlatTest, JsonIsWhatTheEvaluatorSays) {
    const std::string text = placements(GetParam(), 6);
    const auto program = compiled(text);
    ASSERT_TRUE(program);
    auto compare = [&](const std::shared_ptr<const ByteSource>& source, const std::string& what) {
        for (const int levels : {-1, 2}) {
            const Listing flat = listed(program, source, true, {.levels = levels});
            const Listing slow = listed(program, source, false, {.levels = levels});
            ASSERT_EQ(flat.json == slow.json, true) << what << difference(flat.json, slow.json) << text;
            EXPECT_EQ(flat.errors, slow.errors) << what << text;
            EXPECT_EQ(flat.messages, slow.messages) << what << text;
        }
    };
    compare(std::make_shared<MemorySource>(randomBytes(GetParam(), 32768)), "whole ");
    compare(std::make_shared<MemorySource>(randomBytes(GetParam(), 333)), "truncated ");
    auto bad = std::make_shared<sectorsmith::testing::FakeSource>(32768);
    bad->makeBad(512, 512);
    bad->makeBad(2048, 1024);
    compare(bad, "unreadable ");
}

// What a text shows of each field, from its layout and from its node.
void compareWithNodes(FlatRecord& in, const FlatField& field, const std::byte* record, std::uint64_t offset,
                      const std::string& text) {
    const NodePtr node = in.node();
    ASSERT_TRUE(node);
    const std::string where = pathOf(*node) + "\n" + text;
    if (!field.element) {
        EXPECT_EQ(field.name, node->name()) << where;
    }
    EXPECT_EQ(field.typeName, node->typeName()) << where;
    EXPECT_EQ(field.kind, node->kind()) << where;
    EXPECT_EQ(offset, node->offset()) << where;
    EXPECT_EQ(field.size, node->size()) << where;
    EXPECT_EQ(field.hidden, node->hidden()) << where;
    EXPECT_EQ(field.sealed, node->sealed()) << where;
    EXPECT_EQ(field.inlined, node->inlined()) << where;
    EXPECT_EQ(field.leaf || (field.kind == NodeKind::Array && field.count == 0), !node->hasChildren())
        << where;
    std::string shown;
    if (in.display(field, record, shown)) {
        EXPECT_EQ(shown, node->displayValue()) << where;
        EXPECT_EQ(field.element && field.displayName.empty() ? node->name() : field.displayName,
                  node->displayName())
            << where;
        EXPECT_EQ(field.comment, node->comment()) << where;
        EXPECT_FALSE(node->error()) << where;
    }
    if (!field.judged) {
        EXPECT_FALSE(node->verdict()) << where;
    } else if (const auto verdict = in.verdict(field, record)) {
        EXPECT_EQ(verdict, node->verdict()) << where;
    }
    const std::byte* own = record + field.at;
    bool zero = field.size != 0 && field.size <= 4096 && !field.leaf && field.mayBeBlank;
    for (std::uint64_t i = 0; zero && i < field.size; ++i) zero = own[i] == std::byte{0};
    EXPECT_EQ(zero, node->blank()) << where;
    const std::uint64_t count = field.kind == NodeKind::Array ? field.count : field.children.size();
    for (std::uint64_t i = 0; i < count && !field.leaf; ++i) {
        const bool isArray = field.kind == NodeKind::Array;
        const FlatField& child = field.children[isArray ? 0 : static_cast<std::size_t>(i)];
        in.enter(i);
        compareWithNodes(in, child, isArray ? own + i * child.size : own,
                         offset + (isArray ? i * child.size : child.at), text);
        in.leave();
    }
}

TEST_P(FlatTest, FieldsAreWhatTheirNodesSay) {
    const std::string text = placements(GetParam() + 1000, 5);
    const auto program = compiled(text);
    ASSERT_TRUE(program);
    const auto evaluation =
        evaluate(program, std::make_shared<MemorySource>(randomBytes(GetParam(), 16384)), {});
    const NodePtr root = evaluation->root();
    std::size_t records = 0;
    std::size_t elements = 0;
    for (std::uint64_t i = 0; const NodePtr placed = root->child(i); ++i) {
        if (placed->kind() == NodeKind::Array) {
            const auto in = FlatRecord::elements(*placed);
            const std::uint64_t n = in ? in->read(0) : 0;
            for (std::uint64_t k = 0; k < n; ++k, ++elements) {
                in->enter(k);
                compareWithNodes(*in, in->top(), in->bytes() + k * in->top().size,
                                 in->offset() + k * in->top().size, text);
                in->leave();
            }
            continue;
        }
        if (const auto in = FlatRecord::members(*placed)) {
            ++records;
            for (std::size_t k = 0; k < in->top().children.size(); ++k) {
                in->enter(k);
                compareWithNodes(*in, in->top().children[k], in->bytes(),
                                 in->offset() + in->top().children[k].at, text);
                in->leave();
            }
        }
    }
    // Which types have no layout at all depends on the order in which a compiler draws the random numbers: few do.
    if (GetParam() < 10) {
        EXPECT_GT(records + elements, 0U) << text;
    }
}

INSTANTIATE_TEST_SUITE_P(Types, FlatTest, ::testing::Range(0U, 60U));

// Ends the evaluation once some bytes were written.
class CancellingStream : public std::streambuf {
 public:
    CancellingStream(Evaluation& evaluation, std::uint64_t after) : evaluation_(evaluation), left_(after) {}
    std::uint64_t bytes() const { return bytes_; }

 protected:
    int_type overflow(int_type c) override {
        const char one = traits_type::to_char_type(c);
        xsputn(&one, 1);
        return traits_type::not_eof(c);
    }
    std::streamsize xsputn(const char*, std::streamsize n) override {
        bytes_ += static_cast<std::uint64_t>(n);
        if (bytes_ >= left_) evaluation_.cancel();
        return n;
    }

 private:
    Evaluation& evaluation_;
    std::uint64_t left_;
    std::uint64_t bytes_ = 0;
};

TEST(FlatListing, IsCancelledSoon) {
    const auto program = compiled("struct E { u32 a; u8 b[3]; };\nE e[2000000] @ 0;\nE f @ 0;\n");
    ASSERT_TRUE(program);
    const auto evaluation =
        evaluate(program, std::make_shared<MemorySource>(std::vector<std::byte>(14'000'000)), {});
    CancellingStream cancelling(*evaluation, 100'000);
    std::ostream out(&cancelling);
    EXPECT_GT(writeJson(out, evaluation->root(), {}), 0U);
    // What was read at once is still written.
    EXPECT_LT(cancelling.bytes(), std::uint64_t{64} << 20);
}

TEST(FlatListing, ManyElementsTakeNoMemory) {
    const auto program = compiled("struct E { u32 a; u32 b; u64 c; };\nE e[1000] @ 0;\n");
    ASSERT_TRUE(program);
    EvaluateOptions options;
    options.limits.memoryLimit = std::uint64_t{1} << 20;
    const auto evaluation =
        evaluate(program, std::make_shared<MemorySource>(std::vector<std::byte>(16'000)), options);
    std::ostringstream out;
    EXPECT_EQ(writeJson(out, evaluation->root(), {}), 0U);
    EXPECT_FALSE(evaluation->budgetSpent());
    const std::string text = std::move(out).str();
    EXPECT_NE(
        text.find(
            R"({"name":"[999]","type":"E","offset":15984,"size":16,"children":[{"name":"a","type":"u32")"),
        std::string::npos);
}

}  // namespace
}  // namespace sectorsmith::lang
