// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <map>

#include "lang/keywords.h"
#include "lang/program.h"

namespace sectorsmith::lang {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class MapLoader : public Loader {
 public:
    std::map<std::string, std::string> files;
    std::shared_ptr<const SourceText> load(const std::string& path) override {
        if (auto it = loaded_.find(path); it != loaded_.end()) return it->second;
        auto it = files.find(path);
        if (it == files.end()) return nullptr;
        return loaded_[path] = std::make_shared<SourceText>(SourceText{path, it->second});
    }

 private:
    std::map<std::string, std::shared_ptr<const SourceText>> loaded_;
};

struct Parsed {
    std::unique_ptr<Program> program;
    std::vector<Diagnostic> diagnostics;

    std::vector<std::string> errors() const {  // "line:column message"
        std::vector<std::string> out;
        for (const Diagnostic& d : diagnostics)
            out.push_back(std::to_string(d.span.line()) + ":" + std::to_string(d.span.column()) + " " +
                          d.message.text);
        return out;
    }
    template <typename T = ast::RecordDecl>
    const T& type(std::string_view name) const {
        return static_cast<const T&>(*program->types.at(program->symbols.find(name)));
    }
    std::string word(ast::Symbol s) const { return std::string(program->text(s)); }
};

Parsed parseText(std::string text, MapLoader& loader) {
    Parsed p;
    p.program = parse(std::make_shared<SourceText>(SourceText{"main.hexpat", std::move(text)}), loader,
                      p.diagnostics);
    return p;
}
Parsed parseText(std::string text) {
    MapLoader loader;
    return parseText(std::move(text), loader);
}

// An expression as text with all its parentheses.
std::string shape(const Parsed& p, const ast::Expr* e) {
    static const char* const ops[] = {"+",  "-",  "*",  "/",  "%",  "<<", ">>", "&", "|", "^",
                                      "&&", "||", "^^", "==", "!=", "<",  "<=", ">", ">="};
    switch (e->kind) {
        case ast::ExprKind::Literal: {
            const auto* l = static_cast<const ast::LiteralExpr*>(e);
            return l->literal == ast::LiteralKind::String
                       ? "\"" + std::string(l->text) + "\""
                       : std::to_string(static_cast<std::uint64_t>(l->integer));
        }
        case ast::ExprKind::Unary: {
            const auto* u = static_cast<const ast::UnaryExpr*>(e);
            return std::string("(") + "+-!~"[static_cast<int>(u->op)] + shape(p, u->operand) + ")";
        }
        case ast::ExprKind::Binary: {
            const auto* b = static_cast<const ast::BinaryExpr*>(e);
            return "(" + shape(p, b->left) + ops[static_cast<int>(b->op)] + shape(p, b->right) + ")";
        }
        case ast::ExprKind::Ternary: {
            const auto* t = static_cast<const ast::TernaryExpr*>(e);
            return "(" + shape(p, t->condition) + "?" + shape(p, t->yes) + ":" + shape(p, t->no) + ")";
        }
        case ast::ExprKind::Path: {
            const auto* path = static_cast<const ast::PathExpr*>(e);
            std::string out = path->root == ast::PathRoot::This     ? "this"
                              : path->root == ast::PathRoot::Parent ? "parent"
                                                                    : p.word(path->name.full);
            for (const ast::PathSegment& s : path->segments) {
                if (s.kind == ast::SegmentKind::Index) out += "[" + shape(p, s.index) + "]";
                else out += "." + (s.kind == ast::SegmentKind::Parent ? "parent" : p.word(s.member));
            }
            return out;
        }
        case ast::ExprKind::Call: {
            const auto* c = static_cast<const ast::CallExpr*>(e);
            std::string out = p.word(c->name.full) + "(";
            for (const ast::Expr* a : c->args) out += shape(p, a) + (a == c->args.back() ? "" : ",");
            return out + ")";
        }
        case ast::ExprKind::Cast:
        case ast::ExprKind::Is:
        case ast::ExprKind::As: {
            const auto* t = static_cast<const ast::TypeExpr*>(e);
            const std::string type = t->type->builtin != ast::BuiltinType::None
                                         ? std::string(builtinName(t->type->builtin))
                                         : p.word(t->type->name.full);
            if (e->kind == ast::ExprKind::Cast) return type + "(" + shape(p, t->operand) + ")";
            return "(" + shape(p, t->operand) + (e->kind == ast::ExprKind::Is ? " is " : " as ") + type + ")";
        }
        case ast::ExprKind::Here: return "$";
        case ast::ExprKind::HereAt:
            return "$[" + shape(p, static_cast<const ast::HereAtExpr*>(e)->index) + "]";
        default: return "?";
    }
}

std::string shapeOf(const std::string& expression) {
    const Parsed p = parseText("x = " + expression + ";");
    if (!p.diagnostics.empty()) return p.errors()[0];
    return shape(p, static_cast<const ast::AssignStmt*>(p.program->statements.at(0))->value);
}

TEST(Parser, Precedence) {
    EXPECT_EQ(shapeOf("1 + 2 * 3"), "(1+(2*3))");
    EXPECT_EQ(shapeOf("1 - 2 - 3"), "((1-2)-3)");
    EXPECT_EQ(shapeOf("a || b && c ^^ d"), "(a||((b&&c)^^d))");
    // Bitwise operators bind before comparisons, unlike in C.
    EXPECT_EQ(shapeOf("a & 0x80 != 0"), "((a&128)!=0)");
    EXPECT_EQ(shapeOf("a | b ^ c & d << 1"), "(a|(b^(c&(d<<1))))");
    EXPECT_EQ(shapeOf("1 << 2 + 3 < 4 == 5"), "(((1<<(2+3))<4)==5)");
    EXPECT_EQ(shapeOf("a >> 2 > 1"), "((a>>2)>1)");
    EXPECT_EQ(shapeOf("a > > 2"), "1:9 expected an expression, not '>'");
    EXPECT_EQ(shapeOf("-a * !b"), "((-a)*(!b))");
    EXPECT_EQ(shapeOf("a ? b : c ? d : e"), "(a?b:(c?d:e))");
    EXPECT_EQ(shapeOf("a is ns::T && b as u32"), "((a is ns::T)&&(b as u32))");
    EXPECT_EQ(shapeOf("u8(x + 1) + be u16(2)"), "(u8((x+1))+u16(2))");
}

TEST(Parser, PathsAndCalls) {
    EXPECT_EQ(shapeOf("a.b[3].c"), "a.b[3].c");
    EXPECT_EQ(shapeOf("parent.parent.x"), "parent.parent.x");
    EXPECT_EQ(shapeOf("this[1]"), "this[1]");
    EXPECT_EQ(shapeOf("ns::E::A"), "ns::E::A");
    EXPECT_EQ(shapeOf("std::f(1, a.b, g())"), "std::f(1,a.b,g())");
    EXPECT_EQ(shapeOf("$ + $[2]"), "($+$[2])");
}

ast::LiteralExpr literalOf(const std::string& text) {
    const Parsed p = parseText("x = " + text + ";");
    EXPECT_THAT(p.errors(), IsEmpty()) << text;
    return *static_cast<const ast::LiteralExpr*>(
        static_cast<const ast::AssignStmt*>(p.program->statements.at(0))->value);
}

TEST(Lexer, Numbers) {
    EXPECT_EQ(literalOf("255").integer, 255U);
    EXPECT_EQ(literalOf("0xFF").integer, 255U);
    EXPECT_EQ(literalOf("0b1010").integer, 10U);
    EXPECT_EQ(literalOf("0o17").integer, 15U);
    EXPECT_EQ(literalOf("1'000'000").integer, 1'000'000U);
    EXPECT_EQ(literalOf("5").literal, ast::LiteralKind::Signed);
    EXPECT_EQ(literalOf("5U").literal, ast::LiteralKind::Unsigned);
    EXPECT_EQ(literalOf("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF").integer, ~Uint128{0});
    EXPECT_DOUBLE_EQ(literalOf("1.5").number, 1.5);
    EXPECT_DOUBLE_EQ(literalOf("2D").number, 2.0);
    EXPECT_DOUBLE_EQ(literalOf("1.1F").number, static_cast<double>(1.1F));
    EXPECT_DOUBLE_EQ(literalOf("1e3").number, 1000.0);
    EXPECT_EQ(literalOf("true").integer, 1U);
    EXPECT_TRUE(std::isnan(literalOf("nan").number));
    EXPECT_TRUE(std::isinf(literalOf("inf").number));
    EXPECT_THAT(parseText("x = 0x100000000000000000000000000000000;").errors(),
                ElementsAre(HasSubstr("does not fit in 128 bits")));
    EXPECT_THAT(parseText("x = 12ab;").errors(),
                ElementsAre(HasSubstr("'ab' does not belong to a number of base 10")));
    EXPECT_THAT(parseText("x = 0x;").errors(), ElementsAre(HasSubstr("expected digits of base 16")));
}

TEST(Lexer, CharactersAndStrings) {
    EXPECT_EQ(literalOf("'a'").integer, static_cast<unsigned>('a'));
    EXPECT_EQ(literalOf(R"('\n')").integer, 10U);
    EXPECT_EQ(literalOf(R"('\x41')").integer, 0x41U);
    EXPECT_EQ(literalOf("'ü'").integer, 0xFCU);
    const Parsed p = parseText(R"(x = "a\0b\x41\u00e9\"";)");
    const auto& l = static_cast<const ast::LiteralExpr&>(
        *static_cast<const ast::AssignStmt*>(p.program->statements.at(0))->value);
    EXPECT_EQ(l.text, std::string_view("a\0bA\xC3\xA9\"", 7));
    EXPECT_THAT(parseText("x = \"abc;\ny = 1;").errors(),
                ElementsAre(HasSubstr("1:5 this string is not closed"), ::testing::_));
    EXPECT_THAT(parseText("x = 'ab';").errors(), ElementsAre(HasSubstr("holds one character")));
    EXPECT_THAT(parseText("/* open").errors(), ElementsAre(HasSubstr("1:1 this comment is never closed")));
}

TEST(Lexer, KeywordsAreNoNames) {
    for (const KeywordInfo& k : keywords())
        EXPECT_THAT(parseText("fn " + std::string(k.word) + "() {}").errors(), SizeIs(::testing::Ge(1U)))
            << k.word;
    for (std::string_view w : contextualKeywords())
        EXPECT_THAT(parseText("struct S { u8 " + std::string(w) + "; };").errors(), IsEmpty()) << w;
}

TEST(Parser, StructWithEverything) {
    const Parsed p = parseText(R"(
/** What it is. */
struct S<T, auto N> : Base, ns::Other<u8> {
    u8 a, b;
    T items[N];
    be u16 rest[while($ < 8)] [[hidden, disk::check(a == 1)]];
    char text[];
    padding[4];
    Inner *p : u32;
    u8 far @ 0x10;
    u8 local = 5;
    Inner;
} [[static, name("x")]];
)");
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& s = p.type("S");
    EXPECT_EQ(s.kind, ast::DeclKind::Struct);
    EXPECT_EQ(s.doc, "What it is.");
    ASSERT_EQ(s.params.size(), 2U);
    EXPECT_FALSE(s.params[0].isValue);
    EXPECT_TRUE(s.params[1].isValue);
    ASSERT_EQ(s.bases.size(), 2U);
    EXPECT_EQ(p.word(s.bases[1]->name.full), "ns::Other");
    EXPECT_EQ(s.bases[1]->args.size(), 1U);
    ASSERT_EQ(s.members.size(), 10U);
    auto member = [&](std::size_t i) -> const ast::VariableStmt& {
        return static_cast<const ast::VariableStmt&>(*s.members[i]);
    };
    EXPECT_EQ(p.word(member(1).name), "b");
    EXPECT_EQ(member(2).array, ast::ArrayForm::Count);
    EXPECT_EQ(member(3).array, ast::ArrayForm::While);
    EXPECT_EQ(member(3).type->endian, ast::Endian::Big);
    ASSERT_EQ(member(3).attributes.size(), 2U);
    EXPECT_EQ(p.word(member(3).attributes[1].name), "disk::check");
    EXPECT_EQ(member(4).array, ast::ArrayForm::Unsized);
    EXPECT_EQ(member(5).type->builtin, ast::BuiltinType::Padding);
    ASSERT_NE(member(6).pointerType, nullptr);
    EXPECT_EQ(member(6).pointerType->builtin, ast::BuiltinType::U32);
    EXPECT_NE(member(7).placement, nullptr);
    EXPECT_NE(member(8).initializer, nullptr);
    EXPECT_EQ(member(9).name, 0U);
    EXPECT_EQ(s.attributes.size(), 2U);
}

TEST(Parser, TemplateArguments) {
    const Parsed p = parseText("struct S { A<B<u8>, 4, x, sizeof(y), (3 > 2), u32(1)> a; };");
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& v = static_cast<const ast::VariableStmt&>(*p.type("S").members[0]);
    ASSERT_EQ(v.type->args.size(), 6U);
    EXPECT_TRUE(v.type->args[0].type && !v.type->args[0].expression);
    EXPECT_TRUE(!v.type->args[1].type && v.type->args[1].expression);
    EXPECT_TRUE(v.type->args[2].type && v.type->args[2].expression);  // type or value: nobody knows yet
    EXPECT_TRUE(!v.type->args[3].type && v.type->args[3].expression);
    EXPECT_EQ(shape(p, v.type->args[4].expression), "(3>2)");
    EXPECT_EQ(v.type->args[5].expression->kind, ast::ExprKind::Cast);
}

TEST(Parser, Bitfield) {
    const Parsed p = parseText(R"(
bitfield B {
    a : 3;
    signed b : 2;
    unsigned c : 1;
    padding : 4;
    E e : 3;
    bool f : 1;
    Nested n;
    u8 local = 1;
    if (a == 1) { d : 2; }
};
)");
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& b = p.type("B");
    ASSERT_EQ(b.members.size(), 9U);
    auto entry = [&](std::size_t i) -> const ast::BitfieldEntryStmt& {
        return static_cast<const ast::BitfieldEntryStmt&>(*b.members[i]);
    };
    EXPECT_EQ(entry(1).sign, ast::BitSign::Signed);
    EXPECT_EQ(entry(2).sign, ast::BitSign::Unsigned);
    EXPECT_TRUE(entry(3).isPadding);
    EXPECT_EQ(p.word(entry(4).type->name.full), "E");
    EXPECT_EQ(entry(5).type->builtin, ast::BuiltinType::Bool);
    EXPECT_EQ(b.members[6]->kind, ast::StmtKind::Variable);
    EXPECT_EQ(b.members[8]->kind, ast::StmtKind::If);
}

TEST(Parser, EnumAndUsing) {
    const Parsed p = parseText(
        "enum E : be u16 { A, B = 4, C = 10 ... 19, };\nusing T;\nusing X<T> = Y<T, 4> "
        "[[format(\"f\")]];\nusing L = le u32;");
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& e = p.type<ast::EnumDecl>("E");
    ASSERT_EQ(e.enumerators.size(), 3U);
    EXPECT_NE(e.enumerators[2].last, nullptr);
    EXPECT_EQ(p.type<ast::UsingDecl>("X").attributes.size(), 1U);
    EXPECT_EQ(p.type<ast::UsingDecl>("L").target->endian, ast::Endian::Little);
    EXPECT_FALSE(p.program->types.contains(p.program->symbols.find("T")));
}

TEST(Parser, Statements) {
    const Parsed p = parseText(R"(
fn f(ref auto a, u32 b = 3, auto ... rest) {
    u8 x; str s = "a";
    if (a) x = 1; else if (b) { x += 2; } else x >>= 3;
    while (x < 3) x = x + 1;
    for (u8 i = 0, i < 4, i = i + 1) { continue; }
    for (i = 0; i < 4; i += 1) break;
    match (a, b) { (1 | 3 ... 5, _): return 1; (_): { return; } }
    try { f(); } catch { std::error("x"); }
    a[1].b = 3; $ += 4; this.c = 1; parent.d = 2;
    return x ? 1 : 2;
};
)");
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& f = *p.program->functions.at(p.program->symbols.find("f"));
    EXPECT_TRUE(f.variadic);
    EXPECT_TRUE(f.parameters[0].type->isReference);
    EXPECT_NE(f.parameters[1].defaultValue, nullptr);
    ASSERT_EQ(f.body.size(), 13U);
    const auto& branch = static_cast<const ast::IfStmt&>(*f.body[2]);
    EXPECT_EQ(branch.arms.size(), 2U);
    EXPECT_EQ(branch.otherwise.size(), 1U);
    const auto& match = static_cast<const ast::MatchStmt&>(*f.body[6]);
    ASSERT_EQ(match.cases.size(), 2U);
    EXPECT_EQ(match.cases[0].columns[0].size(), 2U);
    EXPECT_NE(match.cases[0].columns[0][1].high, nullptr);
    EXPECT_EQ(match.cases[1].columns.size(), 2U);  // one _ stands for all
}

TEST(Parser, NamespacesAndLookup) {
    const Parsed p = parseText(R"(
namespace a::b { struct T { u8 x; }; namespace c { fn f() {}; U u @ 0; T t @ 0; } }
struct T { u16 y; };
)");
    ASSERT_THAT(p.errors(), IsEmpty());
    EXPECT_EQ(p.type("a::b::T").full, p.program->symbols.find("a::b::T"));
    const auto& t = static_cast<const ast::VariableStmt&>(*p.program->statements[1]);
    EXPECT_EQ(p.word(t.full), "a::b::c::t");
    EXPECT_EQ(p.program->findType(t.type->name),
              p.program->types.at(p.program->symbols.find("a::b::T")));  // the innermost
    EXPECT_EQ(
        p.program->findType(static_cast<const ast::VariableStmt&>(*p.program->statements[0]).type->name),
        nullptr);
    EXPECT_NE(p.program->findFunction("c::f", p.type("a::b::T").scope), nullptr);
    EXPECT_EQ(p.program->findFunction("c::f", nullptr), nullptr);
}

TEST(Parser, ImportsOnceAndAliases) {
    MapLoader loader;
    loader.files["std/mem.pat"] =
        "#pragma once\nnamespace auto std::mem { fn eof() { return std::mem::eof(); }; }";
    loader.files["lib/a.hexpat"] = "import std.mem;\nstruct A { u8 x; };\nu8 inA @ 1;";
    const Parsed p = parseText(
        "import lib.a;\nimport lib.a;\n#include <std/mem.pat>\nimport std.mem as m;\nimport lib.a as l;\n"
        "m::X y @ 0; l::A a @ 0;",
        loader);
    ASSERT_THAT(p.errors(), IsEmpty());
    EXPECT_EQ(p.program->functions.size(), 1U);
    EXPECT_EQ(p.program->statements.size(), 4U);  // inA twice (once under l), y, a
    EXPECT_EQ(p.type("l::A").members.size(), 1U);
    const auto* scope = p.type("A").scope;
    EXPECT_NE(p.program->findFunction("m::eof", scope), nullptr);
    EXPECT_NE(p.program->findFunction("std::mem::eof", scope), nullptr);
}

TEST(Parser, ImportAsType) {
    MapLoader loader;
    loader.files["fmt/png.hexpat"] = "#pragma endian big\nstruct Chunk { u32 x; };\nChunk c @ 0; u8 d @ 4;";
    const Parsed p = parseText("import * from fmt.png as Png;\nPng p @ 0x100;", loader);
    ASSERT_THAT(p.errors(), IsEmpty());
    const auto& t = p.type<ast::ImportedDecl>("Png");
    EXPECT_EQ(t.kind, ast::DeclKind::Imported);
    EXPECT_EQ(t.statements.size(), 2U);
    EXPECT_EQ(t.endian, ast::Endian::Big);
    EXPECT_EQ(p.program->pragmas.endian, ast::Endian::Inherit);
    EXPECT_EQ(p.program->statements.size(), 1U);
    EXPECT_TRUE(p.program->types.contains(p.program->symbols.find("Png::Chunk")));
}

TEST(Parser, ErrorsInImportsCarryNotes) {
    MapLoader loader;
    loader.files["bad.pat"] = "struct S { u8 };";
    const Parsed p = parseText("\nimport bad;", loader);
    ASSERT_THAT(p.diagnostics, SizeIs(1));
    EXPECT_EQ(p.diagnostics[0].span.source->name, "bad.pat");
    ASSERT_THAT(p.diagnostics[0].notes, SizeIs(1));
    EXPECT_EQ(p.diagnostics[0].notes[0].span.line(), 2U);
    EXPECT_THAT(render(p.diagnostics[0]), HasSubstr("main.hexpat:2:8: note: included from here"));
}

TEST(Preprocessor, Conditions) {
    const Parsed p = parseText(R"(
#define A
#define N 4 + 1 // five
#ifdef A
u8 yes[N] @ 0;
#ifdef B
nonsense here '
#else
u8 no_b @ 0;
#endif
#else
u8 no @ 0;
#endif
#undef A
#ifndef A
u8 gone @ 0;
#endif
)");
    ASSERT_THAT(p.errors(), IsEmpty());
    ASSERT_EQ(p.program->statements.size(), 3U);
    EXPECT_EQ(shape(p, static_cast<const ast::VariableStmt*>(p.program->statements[0])->count), "(4+1)");
    EXPECT_THAT(parseText("#ifdef A\n").errors(),
                ElementsAre("1:2 this condition is never closed: expected '#endif'"));
    EXPECT_THAT(parseText("#endif\n").errors(), ElementsAre(HasSubstr("#endif without #ifdef")));
    EXPECT_THAT(parseText("#error do not use\n").errors(), ElementsAre("1:2 do not use"));
    EXPECT_THAT(parseText("#what\n").errors(), ElementsAre(HasSubstr("'#what' is not a directive")));
}

TEST(Preprocessor, Pragmas) {
    const std::string text = R"(#pragma description A disk // of mine
#pragma magic [ 45 46 ] @ 0x200
// #pragma author nobody
/* #pragma author nobody */
#pragma endian big
#pragma eval_depth 99
#pragma array_limit 0x1000
#pragma unheard of
#pragma allow_edits
u8 x @ 0; )";
    const Parsed p = parseText(text);
    ASSERT_THAT(p.errors(), IsEmpty());
    EXPECT_EQ(p.program->pragmas.endian, ast::Endian::Big);
    EXPECT_EQ(p.program->pragmas.evalDepth, 99U);
    EXPECT_EQ(p.program->pragmas.arrayLimit, 0x1000U);
    EXPECT_TRUE(p.program->pragmas.allowEdits);
    const auto pragmas = readPragmas(text);
    ASSERT_THAT(pragmas, SizeIs(7));
    ASSERT_THAT(p.program->pragmaList, SizeIs(7));
    for (std::size_t i = 0; i < pragmas.size(); ++i) {
        EXPECT_EQ(pragmas[i].key, p.program->pragmaList[i].key);
        EXPECT_EQ(pragmas[i].value, p.program->pragmaList[i].value);
    }
    EXPECT_EQ(pragmas[0].value, "A disk");
    EXPECT_THAT(parseText("#pragma endian sideways\n").errors(),
                ElementsAre(HasSubstr("expected little, big or native")));
    EXPECT_THAT(parseText("#pragma loop_limit many\n").errors(), ElementsAre(HasSubstr("expected a number")));
}

TEST(Diagnostics, SeveralInOneRun) {
    const Parsed p = parseText(R"(struct A { u8 5; u16 ok; u32 x @; };
u8 first @ 0
u8 second @ 1;
struct B { u8 a;
fn g() { }
enum E { A };
u8 third @ ];
)");
    EXPECT_THAT(p.errors(),
                ElementsAre("1:15 expected a name, not '5'", "1:33 expected an expression, not ';'",
                            "2:13 expected ';' after the variable", "5:1 expected '}', not 'fn'",
                            "6:8 expected ':' and the enum's type, as in 'enum E : u8', not '{'",
                            "7:12 expected an expression, not ']'"));
    EXPECT_EQ(p.program->statements.size(), 2U);  // the good ones are there
}

TEST(Diagnostics, Caret) {
    MapLoader loader;
    const Parsed p = parseText("struct S {\n\tu8 \xC3\xA9l = \x1B 3;\n};", loader);
    ASSERT_THAT(p.diagnostics, SizeIs(1));
    const std::string text = render(p.diagnostics[0]);
    // One column per character, no escape reaches the terminal.
    EXPECT_EQ(text,
              "main.hexpat:2:11: error: a control character (0x1B) does not belong in a template\n"
              "     u8 \xC3\xA9l = ? 3;\n"
              "             ^\n");
}

TEST(Diagnostics, Redeclared) {
    const Parsed p = parseText("struct S { u8 a; };\nunion S { u8 b; };");
    ASSERT_THAT(p.diagnostics, SizeIs(1));
    EXPECT_EQ(p.errors()[0], "2:7 'S' is declared already");
    EXPECT_EQ(p.diagnostics[0].notes[0].span.line(), 1U);
}

std::string repeat(std::string_view text, std::size_t n) {
    std::string out;
    for (std::size_t i = 0; i < n; ++i) out += text;
    return out;
}

// No text may end the program: each of these would overflow the stack or run for ever in a careless parser.
TEST(Bounds, DeepAndHugeTexts) {
    const std::size_t n = 100'000;
    const std::string cases[] = {
        "x = " + repeat("(", n),
        "x = " + repeat("-", n) + "1;",
        "x = 1" + repeat("+1", n) + ";",
        "x = 1" + repeat("?1", n) + ";",
        "x = a" + repeat("[a", n),
        "x = a" + repeat(".a", n) + ";",
        "x = " + repeat("f(", n),
        "x = " + repeat("sizeof(", n),
        "struct S { " + repeat("if (1) ", n) + "u8 a; };",
        "struct S { " + repeat("{", n) + "};",
        "struct S { " + repeat("match (1) { (1): ", n),
        "u8 x @ 0 " + repeat("[[a(", n),
        "A" + repeat("<A", n) + " x;",
        repeat("namespace a {", n),
        repeat("#ifdef A\n", n),
        repeat("# \n", n),
        repeat("}", n),
        repeat("struct S {", n),
        repeat("x = ;", n),
        repeat("\"", n),
        repeat("/// doc\n", n),
        "fn f() { if (1) { }" + repeat(" else if (1) { }", n) + " };",
        "namespace " + repeat("a::", n) + "b { }",
        "enum E : u8 { " + repeat("A = ,", n) + "};",
    };
    for (const std::string& text : cases) {
        const auto begin = std::chrono::steady_clock::now();
        const Parsed p = parseText(text);
        EXPECT_LE(p.diagnostics.size(), 102U) << text.substr(0, 40);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)) << text.substr(0, 40);
    }
    // Long is not deep.
    EXPECT_THAT(parseText("fn f() { if (1) { }" + repeat(" else if (1) { }", 5'000) + " };").errors(),
                IsEmpty());
    EXPECT_THAT(parseText("x = " + repeat("(", 50) + "1" + repeat(")", 50) + ";").errors(), IsEmpty());
    EXPECT_THAT(parseText("x = " + repeat("(", 5'000) + "1" + repeat(")", 5'000) + ";").errors(),
                ElementsAre(HasSubstr("nested too deeply")));
}

TEST(Bounds, MacrosAndIncludes) {
    std::string doubling;
    for (int i = 0; i < 60; ++i)
        doubling += "#define m" + std::to_string(i) + " m" + std::to_string(i + 1) + " m" +
                    std::to_string(i + 1) + "\n";
    EXPECT_THAT(parseText(doubling + "m0").errors(), ElementsAre(HasSubstr("1,000,000")));
    EXPECT_THAT(parseText("#define a b\n#define b a\nu8 a @ 0;").errors(), IsEmpty());

    MapLoader loader;
    loader.files["self.hexpat"] = "#include <self.hexpat>\n#include <self.hexpat>\n";
    EXPECT_THAT(parseText("#include <self.hexpat>", loader).errors(),
                ElementsAre(HasSubstr("files include each other too deeply")));
    loader.files["c.hexpat"] = "import d;\nstruct C { u8 x; };";
    loader.files["d.hexpat"] = "import c;\nstruct D { u8 x; };";
    EXPECT_THAT(parseText("import c; import d;", loader).errors(), IsEmpty());
    loader.files["t.hexpat"] = "import * from t as A; import * from t as B; u8 x @ 0;";
    EXPECT_THAT(parseText("import * from t as T;", loader).errors(), SizeIs(::testing::Ge(1U)));
    EXPECT_THAT(
        parseText("import no.such;").errors(),
        ElementsAre("1:8 the module 'no.such' was not found (looked for no/such.hexpat and no/such.pat)"));
    EXPECT_THAT(parseText("#include <no/such>").errors(), ElementsAre("1:10 'no/such' was not found"));
}

// Twice the text, about twice the time: a quadratic parser would take four times as long, and minutes for the larger.
TEST(Bounds, TimeIsLinear) {
    auto seconds = [](std::size_t n) {
        std::string text;
        for (std::size_t i = 0; i < n; ++i)
            text += "struct S" + std::to_string(i) + " { u8 a[4]; if (a[0] == 1) u16 b; };\n";
        const auto begin = std::chrono::steady_clock::now();
        EXPECT_THAT(parseText(text).errors(), IsEmpty());
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const double small = std::min(seconds(5'000), seconds(5'000));
    EXPECT_LT(seconds(20'000), small * 12 + 0.2);
}

}  // namespace
}  // namespace sectorsmith::lang
