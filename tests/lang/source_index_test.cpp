// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "lang/builtin_templates.h"
#include "lang/completion.h"
#include "lang/raw_tokens.h"
#include "lang/reformat.h"
#include "lang/source_index.h"

namespace sectorsmith::lang {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

class IndexFiles : public Loader {
 public:
    std::map<std::string, std::string> files;
    std::shared_ptr<const SourceText> load(const std::string& path) override {
        const auto it = files.find(path);
        if (it == files.end()) return nullptr;
        return std::make_shared<SourceText>(SourceText{path, it->second});
    }
};

// A text in which `|` is the place that is asked about.
struct Indexed {
    explicit Indexed(std::string marked, IndexFiles files = {}) : text(std::move(marked)) {
        if (const std::size_t at = text.find('|'); at != std::string::npos) {
            offset = static_cast<std::uint32_t>(at);
            text.erase(at, 1);
        }
        index = SourceIndex::make(std::make_shared<SourceText>(SourceText{"main.hexpat", text}), files);
    }
    // Where the name at the place is declared: "file:line name", all that it may be.
    std::vector<std::string> meanings() const {
        std::vector<std::string> out;
        for (const std::uint32_t d : index->meaningsAt(offset)) {
            const Declaration& one = index->declarations()[d];
            out.push_back(index->files()[one.place.file]->name + ':' +
                          std::to_string(index->line(one.place)) + ' ' + one.fullName);
        }
        return out;
    }
    const Declaration& meaning() const { return index->declarations().at(index->meaningsAt(offset).at(0)); }
    std::vector<std::string> completions(std::vector<std::string> modules = {}) const {
        std::vector<std::string> out;
        for (const Completion& c : completionsAt(*index, text, offset, modules).items) out.push_back(c.text);
        return out;
    }
    std::string renamed(const std::string& to) const {
        std::string out = text;
        const auto places = index->renaming(index->meaningsAt(offset).at(0)).places;
        for (auto it = places.rbegin(); it != places.rend(); ++it)
            out.replace(it->begin, it->end - it->begin, to);
        return out;
    }

    std::string text;
    std::uint32_t offset = 0;
    std::shared_ptr<const SourceIndex> index;
};

TEST(SourceIndex, KnowsWhatIsDeclaredWithItsDocumentation) {
    const Indexed x(
        "namespace a::b {\n"
        "/// Kinds of things.\n"
        "enum Kind : u8 { /** The first. */ One = 1, Two };\n"
        "/// Adds up.\n"
        "fn add(u32 x, u32 y = 2) { return x + y; };\n"
        "struct Head { u8 count; u16 items[count]; };\n"
        "}\n"
        "a::b::Head head @ 0;\n");
    const auto declared = [&](const char* name) {
        return x.index->declarations().at(x.index->find(name).value());
    };
    EXPECT_EQ(declared("a::b").kind, DeclarationKind::Namespace);
    EXPECT_EQ(declared("a::b::Kind").doc, "Kinds of things.");
    EXPECT_EQ(declared("a::b::Kind::One").doc, "The first.");
    EXPECT_EQ(declared("a::b::Kind::One").signature, "a::b::Kind::One = 1");
    EXPECT_EQ(declared("a::b::add").signature, "fn a::b::add(u32 x, u32 y = 2)");
    EXPECT_EQ(declared("a::b::add").doc, "Adds up.");
    EXPECT_EQ(declared("a::b::Head.items").signature, "u16 items[count]");
    EXPECT_EQ(declared("head").signature, "a::b::Head head @ 0");
    EXPECT_EQ(x.index->line(declared("a::b::Head").place), 6U);
    EXPECT_EQ(x.index->column(declared("a::b::Head").place), 8U);
    EXPECT_THAT(x.index->diagnostics(), IsEmpty());
}

TEST(SourceIndex, FindsWhatANameMeans) {
    IndexFiles files;
    files.files["lib.pat"] =
        "/// Halves it.\nfn half(u32 n) { return n / 2; };\nstruct Outside { u8 length; };\n";
    EXPECT_THAT(Indexed("import lib;\nu32 x = ha|lf(4);\n", files).meanings(), ElementsAre("lib.pat:2 half"));
    EXPECT_THAT(Indexed("import lib;\nOutside o @ 0;\nu8 b[o.len|gth] @ 1;\n", files).meanings(),
                ElementsAre("lib.pat:3 Outside.length"));
    EXPECT_THAT(Indexed("enum E : u8 { A, B };\nstruct S { E e; if (e == E::|B) u8 x; };\n").meanings(),
                ElementsAre("main.hexpat:1 E::B"));
    EXPECT_THAT(Indexed("struct In { u8 n; };\nusing Alias = In;\nstruct S { Alias a[4]; u8 b[a[1].|n]; };\n")
                    .meanings(),
                ElementsAre("main.hexpat:1 In.n"));
    EXPECT_THAT(
        Indexed("struct A { u8 data[parent.|size]; };\nstruct B { u8 size; A a; };\nB b @ 0;\n").meanings(),
        ElementsAre("main.hexpat:2 B.size"));
    EXPECT_THAT(
        Indexed(
            "struct A { u8 data[si|ze]; };\nstruct B { u8 size; A a; };\nstruct C { u8 size; A a[2]; };\n")
            .meanings(),
        ElementsAre("main.hexpat:2 B.size", "main.hexpat:3 C.size"));
    EXPECT_THAT(Indexed("struct Base { u8 n; };\nstruct Derived : Base { u8 more[|n]; };\n").meanings(),
                ElementsAre("main.hexpat:1 Base.n"));
    EXPECT_THAT(
        Indexed("fn f(u32 a) { u32 b = a; { u32 b = 3; |b += 1; } return b; };\n").meaning().place.begin,
        31U);
    EXPECT_THAT(Indexed("struct L<T, auto N> { T items[|N]; };\nL<u8, 2> l @ 0;\n").meanings(),
                ElementsAre("main.hexpat:1 L.N"));
    EXPECT_THAT(Indexed("fn shown(u8 v) { return v; };\nu8 x @ 0 [[format(\"sho|wn\")]];\n").meanings(),
                ElementsAre("main.hexpat:1 shown"));
    EXPECT_THAT(Indexed("u8 x @ 0;  |\n").meanings(), IsEmpty());
    const Indexed import("// x\nimport li|b;\n", files);
    EXPECT_EQ(import.index->importedAt(import.offset), 1U);
    EXPECT_EQ(import.index->importedAt(0), std::nullopt);
}

TEST(SourceIndex, GoesOnBehindErrors) {
    const Indexed x("struct A { u8 one; u8 ; u8 two; };\nstruct B { A a; u8 x[a.tw|o]; };\nu8 = ;\n");
    EXPECT_THAT(x.index->diagnostics(), Not(IsEmpty()));
    EXPECT_EQ(x.index->program(), nullptr);
    EXPECT_THAT(x.meanings(), ElementsAre("main.hexpat:1 A.two"));
    // Whatever is cut off.
    const std::string whole(findBuiltin("built-in:/disk/gpt.hexpat")->text);
    IndexFiles none;
    for (std::size_t cut = 0; cut < whole.size(); cut += 97) {
        const auto index =
            SourceIndex::make(std::make_shared<SourceText>(SourceText{"cut", whole.substr(0, cut)}), none);
        (void)completionsAt(*index, whole.substr(0, cut), static_cast<std::uint32_t>(cut));
        for (std::uint32_t i = 0; i < index->declarations().size(); ++i) (void)index->renaming(i);
    }
}

TEST(SourceIndex, RenamesEveryUseAndSaysWhatItLeaves) {
    const Indexed member(
        "struct Head { u8 co|unt; u8 items[count]; };\n"
        "fn total(ref Head h) { u32 count = h.count; return count; };\n"
        "Head head @ 0;\nu8 tail[head.count] @ 9;\n");
    EXPECT_EQ(member.renamed("n"),
              "struct Head { u8 n; u8 items[n]; };\n"
              "fn total(ref Head h) { u32 count = h.n; return count; };\n"
              "Head head @ 0;\nu8 tail[head.n] @ 9;\n");
    EXPECT_EQ(
        Indexed("enum |Kind : u8 { A };\nKind k @ 0;\nu8 x = Kind::A;\nfn f(auto v) { return v is Kind; };\n")
            .renamed("Sort"),
        "enum Sort : u8 { A };\nSort k @ 0;\nu8 x = Sort::A;\nfn f(auto v) { return v is Sort; };\n");

    IndexFiles files;
    files.files["lib.pat"] = "struct Item { u8 size; };\nfn f(ref Item i) { return i.size; };\n";
    const Indexed other(
        "import lib;\n#define W si|ze\nItem item @ 0;\nu8 b[item.size] @ 4;\nfn g(ref auto x) { return "
        "x.size; };\n",
        files);
    const auto found = other.index->find("Item.size");
    ASSERT_TRUE(found);
    const auto renaming = other.index->renaming(*found);
    EXPECT_THAT(renaming.places, SizeIs(1));
    EXPECT_THAT(renaming.otherFiles, SizeIs(1));
    EXPECT_THAT(renaming.unclear, SizeIs(2)) << "in the macro, and of an unknown type";

    // A member of two branches is one; one that may be another's is told.
    EXPECT_EQ(Indexed("struct S { u8 k; if (k == 1) { u8 |v; } else { u16 v; } u8 w[v]; };\n").renamed("x"),
              "struct S { u8 k; if (k == 1) { u8 x; } else { u16 x; } u8 w[x]; };\n");
    const Indexed shared(
        "struct A { u8 d[size]; };\nstruct B { u8 si|ze; A a; };\nstruct C { u8 size; A a; };\n");
    EXPECT_THAT(shared.index->renaming(shared.index->meaningsAt(shared.offset).at(0)).shared, SizeIs(1));
}

TEST(SourceIndex, FollowsEachBaseOnce) {
    for (const char* text : {"struct A : A, A { u8 x; };\nA a @ 0;\nu8 y[a.none] @ 1;\n",
                             "struct A : B, C {};\nstruct B : A, C {};\nstruct C : A, B {};\nA a @ 0;\n"
                             "u8 y[a.none] @ 1;\n"})
        EXPECT_TRUE(Indexed(text).index->find("A")) << text;
    // 2^40 ways lead to the last one.
    std::string tower = "struct S0 { u8 deep; };\n";
    for (int i = 1; i <= 40; ++i) {
        const std::string below = "S" + std::to_string(i - 1);
        tower += "struct S" + std::to_string(i) + " : " + below + ", " + below + " {};\n";
    }
    EXPECT_THAT(Indexed(tower + "S40 s @ 0;\nu8 y[s.de|ep] @ 1;\n").meanings(),
                ElementsAre("main.hexpat:1 S0.deep"));
    EXPECT_THAT(Indexed("struct A { u8 n; };\nstruct B { u8 n; };\nstruct C : A {};\nstruct D : C, B { u8 "
                        "m[|n]; };\n")
                    .meanings(),
                ElementsAre("main.hexpat:1 A.n"))
        << "the first base with its own comes first";
}

TEST(SourceIndex, SaysHowATypeLies) {
    const Indexed x(
        "bitfield Flags { low : 3; padding : 1; high : 4; };\n"
        "struct Entry { u32 key; u16 values[3]; Flags flags; };\n"
        "union Either { u8 small; u64 large; };\n"
        "struct Head { Entry first; Entry rest[2]; u8 n; u8 data[n]; u8 last; u8 far @ 0x100; };\n"
        "struct Generic<T> { T x; };\nenum Wide : u24 { A };\n");
    const auto layout = [&](const char* name) { return x.index->layout(x.index->find(name).value()); };
    const auto entry = layout("Entry");
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->size, 11U);
    ASSERT_THAT(entry->members, SizeIs(3));
    EXPECT_EQ(entry->members[1].type, "u16[3]");
    EXPECT_EQ(entry->members[1].offset, 4U);
    EXPECT_EQ(entry->members[1].size, 6U);
    EXPECT_EQ(entry->members[2].offset, 10U);
    const auto flags = layout("Flags");
    EXPECT_TRUE(flags->inBits);
    EXPECT_EQ(flags->members[2].offset, 4U);
    EXPECT_EQ(layout("Either")->size, 8U);
    EXPECT_EQ(layout("Either")->members[1].offset, 0U);
    const auto head = layout("Head");
    EXPECT_EQ(head->size, std::nullopt);
    ASSERT_THAT(head->members, SizeIs(6));
    EXPECT_EQ(head->members[2].offset, 33U);
    EXPECT_EQ(head->members[3].offset, 34U);
    EXPECT_EQ(head->members[3].size, std::nullopt);
    EXPECT_EQ(head->members[4].offset, std::nullopt);
    EXPECT_EQ(head->members[5].offset, std::nullopt);
    EXPECT_EQ(layout("Generic"), std::nullopt);
    EXPECT_EQ(layout("Wide")->size, 3U);
    EXPECT_EQ(Indexed("struct A { u8 x; };\nu8 = ;\n").index->layout(0), std::nullopt);
}

TEST(SourceIndex, WarnsOfWhatCannotWait) {
    const Indexed lazy("struct A { u8 x; };\nA all[100] @ 0;\n");
    EXPECT_THAT(lazy.index->diagnostics(), IsEmpty());
    const Indexed eager("u32 seen = 0;\nstruct A { u8 x; seen = seen + 1; };\nA all[100] @ 0;\n");
    ASSERT_THAT(eager.index->diagnostics(), SizeIs(1));
    EXPECT_EQ(eager.index->diagnostics()[0].severity, Severity::Warning);
    EXPECT_EQ(eager.index->diagnostics()[0].span.line(), 3U);
    EXPECT_THAT(eager.index->diagnostics()[0].message.text, HasSubstr("assigns a variable outside of it"));
    // The command says nothing of it.
    IndexFiles none;
    EXPECT_THAT(compile(std::make_shared<SourceText>(SourceText{"main", eager.text}), none).diagnostics,
                IsEmpty());
}

TEST(Completion, KnowsTheMembers) {
    const std::string head =
        "struct In { u8 first; u16 second; };\nstruct Out { In in; In list[3]; };\nOut out @ 0;\n";
    EXPECT_THAT(Indexed(head + "u8 a[out.|] @ 1;").completions(), ElementsAre("in", "list"));
    EXPECT_THAT(Indexed(head + "u8 a[out.list[out.in.first].se|] @ 1;\n").completions(),
                ElementsAre("second"));
    EXPECT_THAT(Indexed(head + "fn f(ref Out o) {\n    u8 x = o.in.|\n};\n").completions(),
                ElementsAre("first", "second"));
    EXPECT_THAT(Indexed("struct P { u8 up; C c; };\nstruct C { u8 a[parent.|]; };\n").completions(),
                ElementsAre("c", "up"));
    EXPECT_THAT(Indexed("struct S { u8 one; u8 two; u8 x[this.o|]; };\n").completions(), ElementsAre("one"));
}

TEST(Completion, KnowsNamespacesEnumsAndTheLibrary) {
    IndexFiles files;
    files.files["std/mem.pat"] =
        "namespace auto std::mem { /// Bytes of the data.\nfn size() { return 0; };\nfn eof() { return 0; }; "
        "}\n";
    EXPECT_THAT(Indexed("import std.mem;\nu8 x = std::|\n", files).completions(), ElementsAre("mem"));
    const Indexed mem("import std.mem;\nu8 x = std::mem::s|;\n", files);
    const auto found = completionsAt(*mem.index, mem.text, mem.offset);
    ASSERT_THAT(found.items, SizeIs(1));
    EXPECT_EQ(found.items[0].text, "size");
    EXPECT_EQ(found.items[0].doc, "Bytes of the data.");
    EXPECT_EQ(found.items[0].detail, "fn std::mem::size()");
    EXPECT_THAT(Indexed("import std.mem;\nu8 x = si|;\n", files).completions(), Contains("std::mem::size"));
    EXPECT_THAT(Indexed("enum Kind : u8 { Alpha, Beta };\nu8 x = Kind::|;\n").completions(),
                ElementsAre("Alpha", "Beta"));
    EXPECT_THAT(Indexed("namespace n { struct Inner { u8 x; }; struct S { In|  }; }\n").completions(),
                Contains("Inner"));
}

TEST(Completion, KnowsWordsOfTheirPlace) {
    EXPECT_THAT(Indexed("u8 x @ 0 [[|]];\n").completions(), Contains("color"));
    EXPECT_THAT(Indexed("u8 x @ 0 [[hidden, comment(\"a, b\"), disk::ch|]];\n").completions(),
                ElementsAre("disk::checksum"));
    EXPECT_THAT(Indexed("#pragma en|\n").completions(), ElementsAre("endian"));
    EXPECT_THAT(Indexed("#pragma endian |\n").completions(), ElementsAre("big", "little"));
    EXPECT_THAT(Indexed("#inc|\n").completions(), ElementsAre("include"));
    EXPECT_THAT(Indexed("import std.m|\n").completions({"std/mem", "std/math", "type/guid"}),
                ElementsAre("std.math", "std.mem"));
    EXPECT_THAT(Indexed("#include <std/me|\n").completions({"std/mem"}), ElementsAre("std/mem"));
    EXPECT_THAT(Indexed("stru|\n").completions(), Contains("struct"));
    EXPECT_THAT(Indexed("fn f(u32 argument) { u32 local = 1; arg| };\n").completions(),
                ElementsAre("argument"));
    EXPECT_THAT(builtinModules(), Contains("std/mem"));
}

TEST(Completion, IsSilentInCommentsTextsAndNumbers) {
    EXPECT_THAT(Indexed("// str|\n").completions(), IsEmpty());
    EXPECT_THAT(Indexed("/* str| */\n").completions(), IsEmpty());
    EXPECT_THAT(Indexed("u8 x @ 0 [[name(\"str|\")]];\n").completions(), IsEmpty());
    EXPECT_THAT(Indexed("u8 x @ 0x1f|;\n").completions(), IsEmpty());
    EXPECT_FALSE(completionsAt(*Indexed("u8 x;").index, "u8 x;", 0).listed);
}

TEST(Reformat, IndentsAndSpacesAndKeepsComments) {
    EXPECT_EQ(reformat("#pragma endian big   \n\n\n\nstruct A{ // first\nu8 x ;\n  if(x==1){\n/* two\n   "
                       "lines */\nu16 y[ x ]  ;\n}\n};\n"
                       "enum E:u8{\nOne=1,\n   Two  = 2\n};\nA a@0;"),
              "#pragma endian big\n\nstruct A { // first\n    u8 x;\n    if (x == 1) {\n        /* two\n     "
              "      lines */\n"
              "        u16 y[x];\n    }\n};\nenum E:u8 {\n    One = 1,\n    Two  = 2\n};\nA a @ 0;\n");
    // What goes on in the next line stays below.
    EXPECT_EQ(reformat("fn f() {\nu32 x = g(1,\n        2);\n};\n"),
              "fn f() {\n    u32 x = g(1,\n            2);\n};\n");
    EXPECT_EQ(reformat("struct A {\n}[[inline]];\n"), "struct A {\n} [[inline]];\n");
    EXPECT_EQ(reformat(""), "");
    EXPECT_EQ(reformat("a [ [x]];"), std::nullopt) << "it would become an attribute";
    EXPECT_EQ(reformat("#define N 4   // entries\nu8 x[N] @ 0;\n"),
              "#define N 4   // entries\nu8 x[N] @ 0;\n");
}

TEST(Reformat, DropsNothing) {
    for (const char* text : {"u8 ` x;", "u8 \\ x;", "u8 x;\x01\n"})
        EXPECT_EQ(reformat(text), std::nullopt) << text;
    EXPECT_EQ(reformat("u8 \\\n  x;\r\nu8 y\v;\f\r\n"), "u8\n  x;\nu8 y;\n") << "blanks and joined lines";
}

TEST(Reformat, RefusesWhatWouldBecomeTooLong) {
    std::string braces;
    for (int i = 0; i < 64'000; ++i) braces += "{\n";
    EXPECT_EQ(reformat(braces), std::nullopt);
    // A comment whose lines would all move.
    std::string comment(20'000, '{');
    comment += "\n/*";
    for (int i = 0; i < 20'000; ++i) comment += "\nx";
    EXPECT_EQ(reformat(comment + "*/\n"), std::nullopt);
    // Many comments are no work.
    std::string comments = "u8 x;\n";
    for (int i = 0; i < 200'000; ++i) comments += "//\n";
    EXPECT_EQ(reformat(comments), comments);
}

TEST(Reformat, LeavesTheTokensOfEveryTemplateAsTheyAre) {
    for (const BuiltinTemplate& one : builtinTemplates()) {
        const auto once = reformat(one.text);
        ASSERT_TRUE(once) << one.path;
        const RawTokens before = rawTokens(one.text);
        const RawTokens after = rawTokens(*once);
        ASSERT_EQ(before.tokens.size(), after.tokens.size()) << one.path;
        for (std::size_t i = 0; i < before.tokens.size(); ++i)
            ASSERT_EQ(textOf(one.text, before.tokens[i].where), textOf(*once, after.tokens[i].where))
                << one.path;
        EXPECT_EQ(reformat(*once), once) << one.path << ": a second time changes nothing";
    }
}

}  // namespace
}  // namespace sectorsmith::lang
