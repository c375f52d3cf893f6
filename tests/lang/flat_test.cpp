// SPDX-License-Identifier: GPL-3.0-or-later
// What is listed from a flat layout is what the evaluator says member by member: for types made at random, of fixed layout
// and with members that depend on their bytes, over whole, truncated and unreadable sources. A limit of nodes that is below the usual one keeps the evaluator from using layouts.
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
    // Types V0, V1, … whose members depend on their bytes, their arguments and where they are; of those of make(types).
    std::string makeVarying(int types, int varying) {
        std::string text = "enum Sort : be u16 { First = 1 ... 9000, Second };\n";
        for (int i = 0; i < varying; ++i) {
            numbers_ = {"A", "B"};
            members_ = 0;
            text += fmt::format("struct V{}<auto A, auto B> {{\n{}}}{};\n", i, statements(types, i, 5, 0),
                                oneIn(8) ? " [[sealed]]" : "");
        }
        return text;
    }

 private:
    // A number that is there at this place, or made of some.
    std::string expression(int depth) {
        const int kind = below(depth > 2 ? 6 : 14);
        auto part = [&] { return expression(depth + 1); };
        if (kind < 3) return numbers_[static_cast<std::size_t>(below(static_cast<int>(numbers_.size())))];
        if (kind == 3) return fmt::format("{}", below(9));
        if (kind == 4) return oneIn(3) ? "$" : oneIn(2) ? "std::core::array_index()" : "Kind::B";
        if (kind == 5) return "builtin::disk::get_be($, 1)";
        static constexpr const char* operators[] = {"+", "-", "*",  "&",  "|",  "^",  "%", "/",
                                                    "<", ">", "==", "!=", "&&", "||", ">>"};
        if (kind < 11)
            return fmt::format("({} {} {})", part(), operators[below(std::size(operators))], part());
        if (kind == 11) return fmt::format("({} ? {} : {})", part(), part(), part());
        if (kind == 12) return fmt::format("times({}, {})", part(), part());
        return fmt::format("u8({})", part());
    }
    std::string statements(int types, int before, int count, int depth) {
        const std::vector<std::string> outside = numbers_;
        std::string text;
        for (int s = 0; s < count; ++s) {
            const std::string name = oneIn(20) ? "again" : fmt::format("m{}", members_++);
            const int kind = below(depth > 1 ? 8 : 11);
            if (kind < 3) {
                static constexpr const char* names[] = {"u8", "u16", "be u16", "s8", "char", "Sort", "u24"};
                text += fmt::format("{} {}{};\n", names[below(std::size(names))], name, attributes(name));
                numbers_.push_back(name);
            } else if (kind == 3) {
                static constexpr const char* names[] = {"u64", "u8", "s32", "auto"};
                text += fmt::format("{} {} = {};\n", names[below(std::size(names))], name, expression(0));
                numbers_.push_back(name);
            } else if (kind == 4) {
                const std::string type = oneIn(3)   ? "char"
                                         : oneIn(2) ? "be char16"
                                                    : fmt::format("T{}", below(types));
                text += fmt::format("{} {}[({}) % {}];\n", type, name, expression(0), 1 + below(9));
            } else if (kind == 5) {
                text += fmt::format("T{} {}{};\n", below(types), name, attributes(name));
            } else if (kind == 6) {
                text += fmt::format("padding[({}) % 5];\n", expression(0));
            } else if (kind == 7 && before > 0) {
                text += fmt::format("{}V{}<{}, {}> {};\n", oneIn(4) ? "be " : "", below(before),
                                    expression(1), below(4), name);
            } else if (kind == 8) {
                text += fmt::format("match ({}) {{ (0 ... 3): {{ {} }} (4 | 7): {{ {} }} (_): {{ {} }} }}\n",
                                    expression(0), statements(types, before, 1 + below(2), depth + 1),
                                    statements(types, before, 1, depth + 1),
                                    statements(types, before, 1, depth + 1));
            } else {
                text += fmt::format("if ({}) {{ {} }}", expression(0),
                                    statements(types, before, 1 + below(3), depth + 1));
                if (oneIn(2))
                    text += fmt::format(" else if ({}) {{ {} }}", expression(0),
                                        statements(types, before, 1, depth + 1));
                if (oneIn(2))
                    text += fmt::format(" else {{ {} }}", statements(types, before, 1 + below(2), depth + 1));
                text += "\n";
            }
        }
        numbers_ = outside;
        return text;
    }
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
    std::vector<std::string> numbers_;  // names of what has a value where the next statement stands
    int members_ = 0;
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
    for (const Diagnostic& d : evaluation->diagnostics()) listing.messages.push_back(d.message.text);
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

std::string varyingPlacements(unsigned seed, int types) {
    RandomTypes random(seed);
    std::string text =
        "import std.io;\nimport std.mem;\nimport std.core;\n" + random.make(3) + random.makeVarying(3, types);
    for (int i = 0; i < types; ++i)
        text += fmt::format(
            "V{0}<3, 1> one{0} @ {1};\nV{0}<{0}, 200> several{0}[60] @ {2};\nbe V{0}<0, 2> ends{0}[while($ < "
            "{3})] @ 77;\nstruct In{0} {{ V{0}<7, 9> a; u8 n; u16 places[n % 4]; }};\nIn{0} in{0}[9] @ "
            "{3};\n",
            i, 16 * i, 100 + i, 500 + 50 * i);
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

// With members that depend on their bytes: also where each record ends.
TEST_P(FlatTest, VaryingRecordsAreWhatTheEvaluatorSays) {
    const std::string text = varyingPlacements(GetParam() + 500, 6);
    const auto program = compiled(text);
    ASSERT_TRUE(program);
    auto compare = [&](const std::shared_ptr<const ByteSource>& source, const std::string& what) {
        const Listing flat = listed(program, source, true, {});
        const Listing slow = listed(program, source, false, {});
        ASSERT_EQ(flat.json == slow.json, true) << what << difference(flat.json, slow.json) << text;
        EXPECT_EQ(flat.errors, slow.errors) << what << text;
        EXPECT_EQ(flat.messages, slow.messages) << what << text;
    };
    compare(std::make_shared<MemorySource>(randomBytes(GetParam(), 8192)), "whole ");
    compare(std::make_shared<MemorySource>(randomBytes(GetParam(), 700)), "truncated ");
    auto bad = std::make_shared<sectorsmith::testing::FakeSource>(8192);
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

TEST_P(FlatTest, FieldsOfVaryingRecordsAreWhatTheirNodesSay) {
    const std::string text = varyingPlacements(GetParam() + 1500, 4);
    const auto program = compiled(text);
    ASSERT_TRUE(program);
    const auto evaluation =
        evaluate(program, std::make_shared<MemorySource>(randomBytes(GetParam(), 16384)), {});
    const NodePtr root = evaluation->root();
    for (std::uint64_t i = 0; const NodePtr placed = root->child(i); ++i) {
        if (placed->kind() != NodeKind::Array) continue;
        const std::uint64_t count = placed->childCount();
        const auto in = FlatRecord::elements(*placed);
        if (!in || !in->varies()) continue;
        for (std::uint64_t k = 0; k < count; ++k) {
            if (in->read(k) == 0) continue;
            EXPECT_EQ(in->elementType(), placed->child(k)->typeName()) << text;
            in->enter(k);
            for (std::size_t m = 0; m < in->top().children.size(); ++m) {
                const FlatField& member = in->top().children[m];
                in->enter(m);
                compareWithNodes(*in, member, in->bytes(), in->offset() + member.at, text);
                in->leave();
            }
            in->leave();
        }
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

// Names, and what follows them: the layouts of a few lengths serve all records.
TEST(FlatListing, RecordsOfVaryingSizeHaveLayouts) {
    const auto program = compiled(R"(import std.mem;
struct Name<auto Room> { u8 length; char text[length < Room ? length : Room]; };
struct R { be u16 kind; u64 room = 5 + kind % 3; Name<room> name; if (kind % 2 == 1) be u32 more; padding[kind % 2]; };
R r[4000] @ 0;
)");
    ASSERT_TRUE(program);
    const auto evaluation = evaluate(program, std::make_shared<MemorySource>(randomBytes(1, 65536)), {});
    const NodePtr array = evaluation->root()->child(0);
    ASSERT_EQ(array->childCount(), 4000U);
    const auto in = FlatRecord::elements(*array);
    ASSERT_TRUE(in);
    EXPECT_TRUE(in->varies());
    std::uint64_t offset = 0;
    for (std::uint64_t i = 0; i < 4000; ++i) {
        ASSERT_EQ(in->read(i), 1U) << i;
        EXPECT_EQ(in->offset(), offset) << i;
        EXPECT_GT(in->top().size, 2U) << i;
        offset += in->top().size;
    }
    const NodePtr last = array->child(3999);
    EXPECT_EQ(last->offset() + last->size(), offset);
}

// Arrays of bit fields in bit fields have elements that begin at any bit, though all of them together may fill bytes.
TEST(FlatListing, BitFieldsInBitFields) {
    const auto program = compiled(R"(bitfield Inner { a : 3; b : 3; };
bitfield Outer { Inner arr[3]; y : 6; };
Outer o[100] @ 0;
be Outer turned[100] @ 0;
)");
    ASSERT_TRUE(program);
    const auto bytes = randomBytes(3, 300);
    const auto source = std::make_shared<MemorySource>(bytes);
    EXPECT_EQ(listed(program, source, true, {}).json, listed(program, source, false, {}).json);
    const auto evaluation = evaluate(program, source, {});
    for (std::size_t i = 0; i < 100; ++i) {
        std::uint32_t bits = 0;
        for (std::size_t k = 3; k-- > 0;) bits = bits << 8 | std::to_integer<std::uint32_t>(bytes[3 * i + k]);
        for (std::uint32_t j = 0; j < 3; ++j) {
            const auto node = findPath(evaluation->root(), fmt::format("o[{}].arr[{}].a", i, j), nullptr);
            ASSERT_TRUE(node);
            EXPECT_EQ(node->displayValue(), fmt::format("{}", bits >> (6 * j) & 7)) << i << " " << j;
        }
    }
}

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
