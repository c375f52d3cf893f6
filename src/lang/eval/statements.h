// SPDX-License-Identifier: GPL-3.0-or-later
// What statements hold: for those who look through all of them.
#pragma once

#include "lang/ast.h"

namespace sectorsmith::lang {

// Calls `visit` for the bodies inside a statement.
template <typename Visit>
void forBodies(const ast::Stmt* s, Visit visit) {
    using ast::StmtKind;
    switch (s->kind) {
        case StmtKind::If: {
            const auto* i = static_cast<const ast::IfStmt*>(s);
            for (const ast::IfArm& arm : i->arms) visit(arm.body);
            visit(i->otherwise);
            break;
        }
        case StmtKind::While: visit(static_cast<const ast::WhileStmt*>(s)->body); break;
        case StmtKind::For: visit(static_cast<const ast::ForStmt*>(s)->body); break;
        case StmtKind::Match:
            for (const ast::MatchCase& c : static_cast<const ast::MatchStmt*>(s)->cases) visit(c.body);
            break;
        case StmtKind::Try:
            visit(static_cast<const ast::TryStmt*>(s)->body);
            visit(static_cast<const ast::TryStmt*>(s)->handler);
            break;
        case StmtKind::Block: visit(static_cast<const ast::BlockStmt*>(s)->body); break;
        default: break;
    }
}

// The statements of a declaration; of others than records, functions and imported files: none.
inline ast::Body bodyOf(const ast::Decl& decl) {
    using ast::DeclKind;
    switch (decl.kind) {
        case DeclKind::Struct:
        case DeclKind::Union:
        case DeclKind::Bitfield: return static_cast<const ast::RecordDecl&>(decl).members;
        case DeclKind::Imported: return static_cast<const ast::ImportedDecl&>(decl).statements;
        case DeclKind::Function: return static_cast<const ast::FunctionDecl&>(decl).body;
        default: return {};
    }
}

}  // namespace sectorsmith::lang
