// SPDX-License-Identifier: GPL-3.0-or-later
// Which code has effects outside of itself, or depends on such, and so cannot wait until somebody looks: collected while names
// are resolved (analysis.cpp), and passed on along calls and members when all is known.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lang/eval/analysis.h"
#include "lang/native.h"
#include "lang/program.h"

namespace sectorsmith::lang {

// For one compilation. Fills `analysis` (its `decls`, one for each declaration by its number, and `mutated`).
class Effects {
 public:
    // The declarations have their numbers.
    Effects(const Program& program, Analysis& analysis);

    // What follows is said of this declaration; nullptr: of the file.
    void begin(ast::Decl* decl);
    DeclInfo& info() {
        return decl_ == nullptr ? rootInfo_ : analysis_.decls[static_cast<std::size_t>(decl_->id)];
    }
    // A name of its own members and variables, and those of its bases.
    bool isOwn(ast::Symbol name) const { return own_.contains(name); }

    void noteCall(ast::Decl* function) { links().calls.push_back(function); }
    void noteMember(ast::Decl* type) { links().members.push_back(type); }
    void noteRead(ast::Symbol variable) { links().foreignReads.push_back(variable); }  // of others
    void noteNative(std::string_view name, const NativeFunction& native);
    void noteAssigned(ast::Symbol variable) { analysis_.mutated.insert(variable); }
    void noteParameterAssigned(std::size_t slot);
    // A path handed to a `ref` parameter: assigned if the function assigns the parameter.
    void noteRefArgument(const ast::PathExpr& path, const ast::FunctionDecl& function, std::size_t parameter);

    // When all was noted.
    void settle();

 private:
    struct RefArgument {
        ast::Decl* user = nullptr;  // nullptr: file level
        const ast::PathExpr* path = nullptr;
        const ast::FunctionDecl* function = nullptr;
        std::size_t parameter = 0;
    };
    struct Links {
        std::vector<ast::Decl*> calls;
        std::vector<ast::Decl*> members;
        std::vector<ast::Symbol> foreignReads;  // names of variables of others that it reads
    };

    Links& links() { return decl_ == nullptr ? rootLinks_ : links_[static_cast<std::size_t>(decl_->id)]; }
    void collectOwn(const ast::Decl* decl, std::unordered_set<ast::Symbol>& own) const;
    void settleRefs();
    void settleEffects();

    const Program& program_;
    Analysis& analysis_;
    ast::Decl* decl_ = nullptr;
    std::unordered_set<ast::Symbol> own_;
    std::vector<Links> links_;
    Links rootLinks_;
    DeclInfo rootInfo_;
    std::vector<RefArgument> refArguments_;
    std::vector<std::vector<bool>> assignedParams_;  // by Decl::id
};

// The names that these statements, and those inside of them, declare.
void declaredNames(std::span<ast::Stmt* const> body, std::unordered_set<ast::Symbol>& names);

}  // namespace sectorsmith::lang
