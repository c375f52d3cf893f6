// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens to the syntax tree, by recursive descent.
//
// After an error the parser panics: current() answers End until the loop over statements (or enumerators) that it is in
// skips to a place where parsing can go on. So no function needs to check for errors, as long as every loop ends at End.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/errors.h"
#include "lang/preprocessor.h"
#include "lang/program.h"

namespace sectorsmith::lang {

// Parses one file (and, through nested parsers, what it imports) into the program.
class Parser {
 public:
    struct Options {
        ast::Symbol alias = 0;  // `import a.b as alias`
        bool asType =
            false;  // `import * from a.b as alias`: file-level statements go to statements(), not to the program
        std::uint32_t imports = 0;      // how many imports lead here
        ast::Symbol prefix = 0;         // namespace that the file's own names get
        std::uint32_t syntaxDepth = 0;  // of the recursion that leads here
    };
    Parser(CompileState& state, const Options& options);

    void parseFile(std::uint32_t file);
    const TokenUnit& unit() const { return unit_; }
    const std::vector<ast::Stmt*>& statements() const { return statements_; }

 private:
    enum class Context : std::uint8_t { File, Record, Bitfield, Function };
    struct DepthGuard;

    // --- tokens
    const Token& current() const { return panic_ ? endToken_ : unit_.tokens[at_]; }
    const Token& ahead(std::size_t n = 1) const;
    const Token& previous() const { return unit_.tokens[at_ == 0 ? 0 : at_ - 1]; }
    bool is(TokenKind kind) const { return current().kind == kind; }
    bool is(Keyword keyword) const {
        return current().kind == TokenKind::Keyword && current().keyword == keyword;
    }
    bool isWord(std::string_view word) const;  // a contextual keyword
    bool isAttribute() const;                  // `[[`
    bool accept(TokenKind kind);
    bool accept(Keyword keyword);
    bool expect(TokenKind kind, What what);  // "expected {what}"
    void expectSemicolon(LangError after);
    void advance() {
        if (!panic_ && unit_.tokens[at_].kind != TokenKind::End) ++at_;
    }
    void error(ast::Where where, Said message);  // and panic
    void expected(What what);                    // at the current token
    void recover(bool atFileLevel);
    MessageArgument shown(const Token& token) const;
    ast::Where since(ast::Where begin) const;  // from there to the previous token
    const Literal& literal(const Token& t) const { return state_.store.literals[t.value]; }

    template <typename T>
    std::span<T> list(const std::vector<T>& items) {
        return program_.arena.copy(items);
    }

    // --- names and types (parser_types.cpp)
    ast::Symbol name(What what, ast::Where* where = nullptr);
    ast::Name qualifiedName(What what);
    ast::Symbol joined(ast::Symbol prefix, ast::Symbol word);
    bool startsType() const;
    ast::TypeRef* type(What what);
    void templateArguments(ast::TypeRef& type);
    std::span<ast::TemplateParam> templateParameters();
    std::span<ast::Attribute> attributes();

    // --- declarations (parser_declarations.cpp)
    bool declaration();
    void namespaceBlock();
    void record(ast::DeclKind kind);
    void enumeration();
    void usingDeclaration();
    void function();
    void import();
    void begin(ast::Decl& decl, What what);
    void declare(ast::Decl* decl);
    std::string_view docOf(const Token& t) const;

    // --- statements (parser_statements.cpp)
    void fileStatements(bool untilBrace);
    void statement(Context context, std::vector<ast::Stmt*>& out);
    ast::Body block(Context context, What what);
    ast::Body body(Context context);
    void variables(Context context, ast::TypeRef* type, bool isConst, std::string_view doc, ast::Where begin,
                   std::vector<ast::Stmt*>& out, bool single);
    void bitfieldEntry(ast::TypeRef* type, ast::BitSign sign, std::vector<ast::Stmt*>& out, ast::Where begin);
    ast::Stmt* assignment(ast::PathExpr* target);
    ast::Stmt* pathStatement();
    ast::Stmt* ifStatement(Context context);
    ast::Stmt* whileStatement(Context context);
    ast::Stmt* forStatement(Context context);
    ast::Stmt* matchStatement(Context context);
    ast::Stmt* tryStatement(Context context);
    ast::Stmt* simpleStatement();
    ast::Stmt* identifierStatement(Context context, std::vector<ast::Stmt*>& out, ast::Where begin,
                                   std::string_view doc);
    std::span<ast::MatchItem> matchColumn();
    bool startsDeclaration() const;

    // --- expressions (parser_expressions.cpp)
    ast::Expr* expression();
    ast::Expr* binary(int level);
    ast::Expr* unary();
    ast::Expr* primary();
    ast::Expr* pathOrCall();
    ast::PathExpr* path();
    ast::Expr* query(ast::ExprKind kind);
    ast::Expr* initializer(bool array);
    std::vector<ast::Expr*> arguments(TokenKind close);
    template <typename T, typename Kind>
    T* make(Kind kind, ast::Where where) {
        T* node = program_.arena.make<T>();
        node->kind = kind;
        node->where = where;
        return node;
    }
    ast::Expr* badExpression();
    std::uint16_t above(std::initializer_list<const ast::Expr*> children, ast::Where where);

    CompileState& state_;
    Program& program_;
    Options options_;
    TokenUnit unit_;
    Token endToken_;
    std::size_t at_ = 0;
    std::size_t lastError_ = ~std::size_t{0};  // token of the last error: one token makes one error
    bool panic_ = false;
    bool noGreater_ = false;   // in template arguments, `>` closes
    std::uint32_t depth_ = 0;  // of the recursion
    const ast::Scope* scope_ = nullptr;
    ast::Expr* bad_ = nullptr;
    std::vector<ast::Stmt*> statements_;
};

// Counts a level of recursion; past the bound the parse ends with an error.
struct Parser::DepthGuard {
    DepthGuard(Parser& p) : parser(p) {  // NOLINT: used as a plain scope guard
        if (++parser.depth_ > ast::kMaxSyntaxDepth && !parser.panic_) {
            parser.state_.abort(parser.current().where, LangError::NestedTooDeep);
            parser.panic_ = true;
        }
    }
    ~DepthGuard() { --parser.depth_; }
    DepthGuard(const DepthGuard&) = delete;
    DepthGuard& operator=(const DepthGuard&) = delete;
    Parser& parser;
};

}  // namespace sectorsmith::lang
