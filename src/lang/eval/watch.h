// SPDX-License-Identifier: GPL-3.0-or-later
// An expression that people type, worked out where a template stopped.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lang/eval/debug_hook.h"

namespace sectorsmith::lang {

class Program;

// The variables in sight before a statement of a function, the outermost first; true when the statement is in `body`.
bool namesInSight(std::span<ast::Stmt* const> body, const ast::Stmt* current,
                  std::vector<const ast::VariableStmt*>& out);

// Parsed by itself, as the program is shared and not changed: its names are then those of the program. What the expression
// cannot name or must not do throws a Failure.
class Watch {
 public:
    Watch(Evaluator& e, const DebugHook::Entry& entry) : e_(e), entry_(entry) {}
    Value evaluate(const std::string& text);

 private:
    ast::Symbol known(ast::Symbol word, ast::Where where) const;
    std::string_view word(ast::Symbol symbol) const;
    void bind(ast::Expr* e);
    void bindPath(ast::PathExpr& p);
    bool bindLocal(ast::PathExpr& p);
    bool bindEnumerator(ast::PathExpr& p);
    void bindCall(ast::CallExpr& c);
    bool bindType(ast::TypeRef& t);
    void needType(ast::TypeRef& t);
    ast::Decl* findType(std::string_view name) const;
    const ast::Scope* scope() const { return entry_.decl != nullptr ? entry_.decl->scope : nullptr; }

    Evaluator& e_;
    const DebugHook::Entry& entry_;
    std::unique_ptr<Program> own_;
};

}  // namespace sectorsmith::lang
