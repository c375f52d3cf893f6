// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a SourceIndex from the syntax tree: first all declarations, then what each name means.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/program.h"
#include "lang/source_index.h"

namespace sectorsmith::lang {

// For one index. The tree's depth is bounded by the parser, so it is walked by recursion.
class SourceIndexBuilder {
 public:
    SourceIndexBuilder(const Program& program, SourceIndex& out) : program_(program), out_(out) {}
    void run();
    // When the program was analysed: warnings for arrays whose elements cannot wait until they are seen.
    void warnOfEager();

 private:
    using Number = std::uint32_t;  // of a declaration
    using Numbers = std::vector<Number>;
    using Statements = std::span<ast::Stmt* const>;
    static constexpr Number none = Declaration::none;
    struct Around {  // what code stands in
        const ast::Decl* decl = nullptr;
        Number record = none;  // none at file level, and in functions
        bool function = false;
        std::vector<std::pair<ast::Symbol, Number>> locals;
    };

    // --- declaring
    Number add(Declaration declaration);
    void declareType(ast::Decl& decl);
    void declareInside(const ast::Decl& decl);
    void declareBody(Statements body, Number owner, bool function);
    void declareVariable(const ast::VariableStmt& v, Number owner, bool function);
    void declareNamed(const ast::Stmt* stmt, Declaration declaration, ast::Symbol name, bool function);
    void noteUsers(const ast::TypeRef& type, Number owner, const ast::Decl* decl);
    void noteUser(Number type, Number owner);
    void declareNamespaces();
    void settleTypes(Statements body, Number owner, const ast::Decl* decl, bool function);

    // --- meaning
    void walkDecl(const ast::Decl& decl);
    void walkBody(Statements body, Around& around);
    void walkStmt(const ast::Stmt& stmt, Around& around);
    void walkVariable(const ast::VariableStmt& v, Around& around);
    void walkAttributes(std::span<const ast::Attribute> attributes, Around& around);
    void walkType(const ast::TypeRef* type, Around& around);
    void walkArguments(std::span<const ast::TemplateArg> args, Around& around);
    void walkExpr(const ast::Expr* e, Around& around);
    Numbers walkPath(const ast::PathExpr& path, Around& around);  // the types of what it names
    void walkCall(const ast::CallExpr& call, Around& around);
    Numbers meaningsOf(const ast::Name& name, const Around& around);
    Number enumeratorOf(const ast::Name& name);
    Number resolve(const ast::TypeRef& type, const ast::Decl* decl) const;
    Number numberOf(const ast::Decl* decl) const;
    Number recordOf(Number type) const;
    Number member(Number record, ast::Symbol name) const;
    Numbers typesOf(const Numbers& declarations) const;
    Numbers parentsOf(const Numbers& records) const;

    void use(ast::Where where, Number declaration);
    void useLast(const ast::Name& name, Number declaration);
    void useInText(const ast::LiteralExpr& literal, Number declaration);
    std::string_view text(ast::Where where) const;
    std::string oneLine(ast::Where where) const;
    std::string word(ast::Symbol symbol) const { return std::string(program_.text(symbol)); }

    const Program& program_;
    SourceIndex& out_;
    std::unordered_map<const ast::Decl*, Number> decls_;
    std::unordered_map<Number, const ast::Decl*> declOf_;
    std::unordered_map<const ast::Stmt*, Number> stmts_;
    std::map<std::pair<Number, ast::Symbol>, Number>
        members_;                                // of types, functions (parameters), and the file (none)
    std::unordered_map<Number, Numbers> users_;  // of a record: where it is a member
};

}  // namespace sectorsmith::lang
