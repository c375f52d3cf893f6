// SPDX-License-Identifier: GPL-3.0-or-later
// The syntax tree of a template: what the parser makes and the analysis and the evaluator read.
//
// Shape. Every node is a plain struct that starts with a kind (dispatch with a switch) and a Where. Nodes live in the
// Program's arena, are trivially destructible and point to each other with plain pointers; lists are spans into the arena.
// Optional children are nullptr. Fields under "filled by the analysis" are left at their defaults by the parser; they are
// written before the Program is handed out and never afterwards (a Program is shared by threads).
//
// Depth. The parser refuses what nests deeper than kMaxSyntaxDepth (expressions, statements and types together; a chain
// a + b + c counts one level per operator, an else-if chain counts one in all), so walking the tree by recursion is safe.
//
// Names. The parser resolves no names, because a type may be used before it is declared and imports may follow.
//  - Declarations carry their full name ("a::b::T" as one Symbol) and are found in Program::types and Program::functions.
//    Global variables are VariableStmts in Program::statements (Program::variables finds them by full name).
//  - A reference carries its parts (a::b::T -> [a, b, T]) and the Scope it stands in. To look it up, try scope->prefix +
//    "::" + name, then the same with scope->parent, ... up to the global scope (prefix empty): the innermost wins.
//    Program::findType and its siblings do that, and know the names given by `import a.b as x`.
//  - What the parser cannot tell apart and leaves to the evaluator:
//      Call   "f(x)" may call a function, or cast to a declared type (an enum, a using); built-in types come as Cast.
//      Name   "E::A" as the root of a Path may be an enumerator, a variable in a namespace, a template's value parameter,
//             a local, a member of the struct around it.
//      Type   in sizeof, typenameof, addressof and template arguments a bare name may be a type or a value: these carry
//             both readings (`type` and `expression`); try the type first, then the expression.
//      Template parameters: a Named TypeRef with one part may name a parameter of the declaration around it.
//    Order of lookup of a bare name in an expression: locals of the function, template parameters of the type, members
//    of the current struct and then of the structs around it as far as they exist already, globals through the Scope.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "lang/node.h"

namespace sectorsmith::lang::ast {

inline constexpr std::uint32_t kMaxSyntaxDepth = 400;

// An interned word (or full name); 0 is "none". Text: Program::symbols.
using Symbol = std::uint32_t;

// Characters [begin, end) of Program::files[file].
struct Where {
    std::uint32_t file = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

// The namespaces around a piece of text.
struct Scope {
    Symbol prefix = 0;  // "a::b"; 0 for the global scope
    const Scope* parent = nullptr;
};

// `a::b::T` and where it stands. `full` is the parts joined by "::".
struct Name {
    std::span<Symbol> parts;
    Symbol full = 0;
    const Scope* scope = nullptr;
    Where where;
};

// ------------------------------------------------------------------------------------------------------------ types

enum class BuiltinType : std::uint8_t {
    None,  // a declared type
    U8,
    U16,
    U24,
    U32,
    U48,
    U64,
    U96,
    U128,
    S8,
    S16,
    S24,
    S32,
    S48,
    S64,
    S96,
    S128,
    Float,
    Double,
    Bool,
    Char,
    Char16,
    String /* str */,
    Auto,
    Padding,
};
constexpr bool isUnsigned(BuiltinType t) { return t >= BuiltinType::U8 && t <= BuiltinType::U128; }
constexpr bool isSigned(BuiltinType t) { return t >= BuiltinType::S8 && t <= BuiltinType::S128; }
// Bytes; 0 for Str, Auto and None. Padding: 1.
constexpr std::uint32_t builtinSize(BuiltinType t) {
    constexpr std::uint8_t integer[] = {1, 2, 3, 4, 6, 8, 12, 16};
    if (isUnsigned(t)) return integer[static_cast<int>(t) - static_cast<int>(BuiltinType::U8)];
    if (isSigned(t)) return integer[static_cast<int>(t) - static_cast<int>(BuiltinType::S8)];
    switch (t) {
        case BuiltinType::Float: return 4;
        case BuiltinType::Double: return 8;
        case BuiltinType::Bool:
        case BuiltinType::Char:
        case BuiltinType::Padding: return 1;
        case BuiltinType::Char16: return 2;
        default: return 0;
    }
}
std::string_view builtinName(BuiltinType t);  // "u32", "str"

enum class Endian : std::uint8_t { Inherit, Little, Big };

struct Expr;
struct Stmt;
struct Decl;
struct TypeRef;
struct PathExpr;

// One argument of `T<u32, 5, x>`. Exactly one of the two is set, but for a bare name (both: see the top).
struct TemplateArg {
    TypeRef* type = nullptr;
    Expr* expression = nullptr;
};

// A use of a type: `be ns::T<u32, 4>`, `ref auto`, `u16`.
struct TypeRef {
    Where where;
    BuiltinType builtin = BuiltinType::None;
    Endian endian = Endian::Inherit;
    bool isReference = false;  // `ref`
    bool isConst = false;
    Name name;  // when builtin is None
    std::span<TemplateArg> args;

    // Filled by the analysis.
    Decl* decl = nullptr;         // the declared type
    std::int32_t parameter = -1;  // index of the template parameter this names
    std::int32_t id = -1;         // free for the analysis (an index into its own tables)
};

// ------------------------------------------------------------------------------------------------------ expressions

enum class ExprKind : std::uint8_t {
    Literal,
    Unary,
    Binary,
    Ternary,
    Cast,
    Is,
    As,
    Path,
    Call,
    Here,
    HereAt,
    SizeOf,
    AddressOf,
    TypeNameOf,
    UserLiteral,
    List,
};

enum class UnaryOp : std::uint8_t { Plus, Minus, Not /* ! */, Complement /* ~ */ };

enum class BinaryOp : std::uint8_t {
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    Shl,
    Shr,
    BitAnd,
    BitOr,
    BitXor,
    And,
    Or,
    Xor /* ^^ */,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
};

struct Expr {
    ExprKind kind;
    std::uint16_t depth = 1;  // levels of expressions below, with this one
    Where where;

    // Filled by the analysis.
    std::int32_t id = -1;
};

enum class LiteralKind : std::uint8_t { Unsigned, Signed, Double, Boolean, Character, String, Null };

// Numbers without a sign in the text are Unsigned if written with U, else Signed when they fit in 127 bits (that is how
// the original types them); 'a' is Character; nan and inf are Double.
struct LiteralExpr : Expr {
    LiteralKind literal = LiteralKind::Unsigned;
    bool isFloat = false;   // suffix F: computed in single precision before it is widened
    Uint128 integer = 0;    // Unsigned, Signed (not negative), Boolean (0, 1), Character (code point)
    double number = 0;      // Double
    std::string_view text;  // String, escapes resolved; may hold NULs
};

struct UnaryExpr : Expr {
    UnaryOp op;
    Expr* operand;
};

struct BinaryExpr : Expr {
    BinaryOp op;
    Expr* left;
    Expr* right;
};

struct TernaryExpr : Expr {
    Expr* condition;
    Expr* yes;
    Expr* no;
};

// Cast: `u32(x)`, `be u16(x)`; Is: `x is T`; As: `x as T` (reinterprets the bytes of a pattern).
struct TypeExpr : Expr {
    Expr* operand;
    TypeRef* type;
};

enum class PathRoot : std::uint8_t {
    Name,    // x, ns::x, E::A
    This,    // this
    Parent,  // parent
    Here,    // the $ of an assignment's target only; as a value it is ExprKind::Here
};
enum class SegmentKind : std::uint8_t { Member, Parent /* .parent */, Index };

struct PathSegment {
    SegmentKind kind = SegmentKind::Member;
    Symbol member = 0;
    Expr* index = nullptr;
    Where where;
};

// root.segment.segment...: `a`, `E::A`, `parent.parent.b[3].c`, `this`.
struct PathExpr : Expr {
    PathRoot root = PathRoot::Name;
    Name name;  // root Name
    std::span<PathSegment> segments;

    // Filled by the analysis.
    std::int32_t binding = 0;  // free for the analysis: what kind of thing the root is ...
    std::int32_t slot = -1;    // ... its slot (local, global, parameter) ...
    void* resolved = nullptr;  // ... or the thing itself (an EnumeratorDecl, a VariableStmt)
};

// f(x, y), ns::f(x), E(3).
struct CallExpr : Expr {
    Name name;
    std::span<TemplateArg> templateArgs;  // T<…>(x), empty for most
    std::span<Expr*> args;

    // Filled by the analysis: one of them.
    Decl* decl = nullptr;          // a FunctionDecl, or a type to cast to
    const void* native = nullptr;  // a NativeFunction
    std::int32_t slot = -1;
};

// `$[i]`
struct HereAtExpr : Expr {
    Expr* index;
};

// sizeof, addressof, typenameof. See the top for names that may be types; `here` for sizeof($) / addressof($).
struct QueryExpr : Expr {
    TypeRef* type = nullptr;
    Expr* expression = nullptr;  // mostly a PathExpr
    bool here = false;
};

// `{ 1, 2, 3 }`, as the first value of an array variable only.
struct ListExpr : Expr {
    std::span<Expr*> items;
};

// 10_kib: calls the function `suffix` (full name: "_kib") with the literal. Version 2.
struct UserLiteralExpr : Expr {
    LiteralExpr* literal;
    Name suffix;
};

// ------------------------------------------------------------------------------------------------------- statements

struct Attribute {
    Symbol name = 0;  // full: "color", "disk::checksum"
    Where where;
    std::span<Expr*> args;
    const Scope* scope = nullptr;  // for functions named in its strings: format("impl::text")
};

enum class StmtKind : std::uint8_t {
    Variable,
    BitfieldEntry,
    Assign,
    Expression,
    If,
    While,
    For,
    Match,
    Try,
    Return,
    Break,
    Continue,
    Block,
};

struct Stmt {
    StmtKind kind;
    Where where;
};

using Body = std::span<Stmt*>;

enum class ArrayForm : std::uint8_t { None, Count /* [n] */, While /* [while(c)] */, Unsized /* [] */ };
enum class Direction : std::uint8_t { None, In, Out };  // `T x in;`

// Everything that is declared with a type and a name: placements, members, locals, globals, padding, pointers.
//   in a function, or with an initialiser:  a variable without bytes in the source
//   in a struct or union:                   a member at the cursor, or at `placement`
//   at file level:                          a placement with `placement`, else a global variable
// `u32 a, b;` becomes several of these.
struct VariableStmt : Stmt {
    TypeRef* type = nullptr;
    Symbol name = 0;  // 0: a member without a name (`Header;`), padding
    Symbol full = 0;  // at file level: with its namespaces
    Where nameWhere;
    ArrayForm array = ArrayForm::None;
    Expr* count = nullptr;  // of [n], condition of [while(c)]
    TypeRef* pointerType =
        nullptr;  // not nullptr: a pointer; the integer type that holds the address. With an array
                  // form, `T *p[4] : u32`, it is one pointer to an array (as in the original)
    Expr* placement = nullptr;    // @ e
    Expr* section = nullptr;      // @ e in s (version 2)
    Expr* initializer = nullptr;  // = e
    Direction direction = Direction::None;
    bool isConst = false;
    std::span<Attribute> attributes;
    std::string_view doc;  // doc comment before it, without its marks

    // Filled by the analysis.
    std::int32_t slot = -1;
    std::int32_t id = -1;
};

enum class BitSign : std::uint8_t { Default, Unsigned, Signed };

// `name : width;`, `signed name : w;`, `Enum name : w;`, `bool name : 1;`, `padding : w;` in a bitfield. Other members of
// bitfields (nested ones, locals, arrays) are VariableStmts.
struct BitfieldEntryStmt : Stmt {
    TypeRef* type = nullptr;  // nullptr: a plain number; or bool, an integer, an enum
    BitSign sign = BitSign::Default;
    bool isPadding = false;
    Symbol name = 0;
    Where nameWhere;
    Expr* width = nullptr;
    std::span<Attribute> attributes;

    // Filled by the analysis.
    std::int32_t slot = -1;
    std::int32_t id = -1;
};

// `path = e`, `path += e`, `$ = e`.
struct AssignStmt : Stmt {
    PathExpr* target;  // root Here for `$`
    bool compound = false;
    BinaryOp op = BinaryOp::Add;  // when compound
    Expr* value = nullptr;
};

struct ExpressionStmt : Stmt {
    Expr* expression;
};

struct IfArm {
    Expr* condition = nullptr;
    Body body;
};
struct IfStmt : Stmt {
    std::span<IfArm> arms;  // if, else if, ...
    Body otherwise;
};

struct WhileStmt : Stmt {
    Expr* condition;
    Body body;
};

struct ForStmt : Stmt {
    Stmt* init;  // each may be nullptr
    Expr* condition;
    Stmt* step;
    Body body;
};

// One alternative of a pattern: `_`, `3`, `3 ... 9`.
struct MatchItem {
    bool any = false;
    Expr* low = nullptr;
    Expr* high = nullptr;  // not nullptr: a range, both ends inside
    Where where;
};
struct MatchCase {
    std::span<std::span<MatchItem>>
        columns;  // as many as the match has subjects; alternatives of each (`1 | 2`)
    Body body;
    Where where;
};
struct MatchStmt : Stmt {
    std::span<Expr*> subjects;
    std::span<MatchCase> cases;
};

struct TryStmt : Stmt {
    Body body;
    Body handler;
};

struct ReturnStmt : Stmt {
    Expr* value;  // may be nullptr
};

struct BlockStmt : Stmt {
    Body body;
};

// ----------------------------------------------------------------------------------------------------- declarations

enum class DeclKind : std::uint8_t { Struct, Union, Enum, Bitfield, Using, Imported, Function };

struct TemplateParam {
    Symbol name = 0;
    bool isValue = false;  // `auto N`
    bool isPack = false;   // `auto ... N` (version 2)
    Where where;
};

struct Decl {
    DeclKind kind;
    Where where;      // the head: "struct Name"
    Symbol name = 0;  // "T"
    Symbol full = 0;  // "a::b::T"
    Where nameWhere;
    const Scope* scope = nullptr;  // around it
    std::span<TemplateParam> params;
    std::span<Attribute> attributes;
    std::string_view doc;

    // Filled by the analysis.
    std::int32_t id = -1;
};

// Struct, Union, Bitfield.
struct RecordDecl : Decl {
    std::span<TypeRef*> bases;  // structs only
    Body members;
};

struct Enumerator {
    Symbol name = 0;
    Where where;
    Expr* value = nullptr;  // nullptr: the one before + 1
    Expr* last = nullptr;   // A = 1 ... 9
    std::string_view doc;

    // Filled by the analysis when they are constants.
    bool known = false;
    Uint128 low = 0;
    Uint128 high = 0;
};
struct EnumDecl : Decl {
    TypeRef* underlying = nullptr;
    std::span<Enumerator> enumerators;
};

// `using T<…> = U;` Forward declarations (`using T;`) are not kept: types may be used before they are declared anyway.
struct UsingDecl : Decl {
    TypeRef* target = nullptr;
};

// `import * from p as T;`: a file as a type; its placements are the members.
struct ImportedDecl : Decl {
    Body statements;
    Endian endian = Endian::Inherit;  // of its own #pragma endian
};

struct FunctionParam {
    TypeRef* type = nullptr;  // isReference for `ref`
    Symbol name = 0;
    Where where;
    Expr* defaultValue = nullptr;
    bool isPack = false;  // `auto ... args` (version 2; always the last one)
};
struct FunctionDecl : Decl {
    std::span<FunctionParam> parameters;
    Body body;
    bool variadic = false;

    // Filled by the analysis.
    std::uint32_t slots = 0;  // of locals, the parameters first
};

}  // namespace sectorsmith::lang::ast
