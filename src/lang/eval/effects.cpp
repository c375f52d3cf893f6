// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/effects.h"

#include <algorithm>
#include <array>

#include "lang/eval/statements.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

Symbol declaredName(const Stmt* s) {
    if (s->kind == StmtKind::Variable) return static_cast<const VariableStmt*>(s)->name;
    if (s->kind == StmtKind::BitfieldEntry) return static_cast<const BitfieldEntryStmt*>(s)->name;
    return 0;
}

}  // namespace

void declaredNames(std::span<Stmt* const> body, std::unordered_set<Symbol>& names) {
    for (const Stmt* s : body) {
        if (Symbol name = declaredName(s)) names.insert(name);
        if (s->kind == StmtKind::For && static_cast<const ForStmt*>(s)->init != nullptr)
            if (Symbol name = declaredName(static_cast<const ForStmt*>(s)->init)) names.insert(name);
        forBodies(s, [&](std::span<Stmt* const> inner) { declaredNames(inner, names); });
    }
}

Effects::Effects(const Program& program, Analysis& analysis) : program_(program), analysis_(analysis) {
    const std::size_t count = program.declarations.size();
    analysis_.decls.resize(count);
    links_.resize(count);
    assignedParams_.resize(count);
    for (const Decl* d : program.declarations)
        if (d->kind == DeclKind::Function)
            assignedParams_[static_cast<std::size_t>(d->id)].resize(
                static_cast<const FunctionDecl*>(d)->parameters.size());
}

void Effects::begin(Decl* decl) {
    decl_ = decl;
    own_.clear();
    collectOwn(decl, own_);
}

// Each type once: bases may be reached in many ways, and name each other. What lies beyond the bound counts as foreign,
// which only makes more be evaluated at once.
void Effects::collectOwn(const Decl* decl, std::unordered_set<Symbol>& own) const {
    constexpr std::size_t mostBases = 1000;
    std::vector<const Decl*> open{decl};
    std::unordered_set<const Decl*> seen;
    const auto follow = [&](const TypeRef* type) {
        if (type->builtin == BuiltinType::None && open.size() < mostBases)
            open.push_back(program_.findType(type->name));
    };
    for (std::size_t i = 0; i < open.size(); ++i) {
        decl = open[i];
        if (decl == nullptr || !seen.insert(decl).second) continue;
        if (decl->kind == DeclKind::Imported) {
            declaredNames(static_cast<const ImportedDecl*>(decl)->statements, own);
        } else if (decl->kind == DeclKind::Struct || decl->kind == DeclKind::Union ||
                   decl->kind == DeclKind::Bitfield) {
            const auto* record = static_cast<const RecordDecl*>(decl);
            declaredNames(record->members, own);
            for (const TypeRef* base : record->bases) follow(base);
        } else if (decl->kind == DeclKind::Using) {
            follow(static_cast<const UsingDecl*>(decl)->target);
        }
    }
}

void Effects::noteParameterAssigned(std::size_t slot) {
    if (decl_ == nullptr) return;
    std::vector<bool>& assigned = assignedParams_[static_cast<std::size_t>(decl_->id)];
    if (slot < assigned.size()) assigned[slot] = true;
}

void Effects::noteRefArgument(const PathExpr& path, const FunctionDecl& function, std::size_t parameter) {
    refArguments_.push_back({decl_, &path, &function, parameter});
}

// Natives that only fail or describe the field itself do not force the code around them to run early.
void Effects::noteNative(std::string_view name, const NativeFunction& native) {
    constexpr std::array<std::string_view, 6> harmless = {"builtin::std::assert",
                                                          "builtin::std::assert_warn",
                                                          "builtin::std::error",
                                                          "builtin::std::warning",
                                                          "builtin::std::core::set_display_name",
                                                          "builtin::std::core::set_pattern_comment"};
    if (name.starts_with("builtin::std::core::set_") && !name.ends_with("endian") &&
        !name.ends_with("order")) {
        info().setsMeta = true;
        return;
    }
    if (native.effect == NativeEffect::Changes && std::ranges::find(harmless, name) == harmless.end())
        info().changes = true;
}

void Effects::settle() {
    settleRefs();
    settleEffects();
}

// Which variables are assigned through `ref` parameters. A parameter handed on by reference counts as assigned.
void Effects::settleRefs() {
    for (bool again = true; again;) {
        again = false;
        for (const RefArgument& r : refArguments_) {
            if (!assignedParams_[static_cast<std::size_t>(r.function->id)][r.parameter]) continue;
            if (r.path->root == PathRoot::Name && static_cast<Binding>(r.path->binding) == Binding::Local) {
                auto& assigned = assignedParams_[static_cast<std::size_t>(r.user->id)];
                const auto slot = static_cast<std::size_t>(r.path->slot);
                if (slot < assigned.size() && !assigned[slot]) {
                    assigned[slot] = true;
                    again = true;
                }
            }
        }
    }
    for (const RefArgument& r : refArguments_) {
        if (!assignedParams_[static_cast<std::size_t>(r.function->id)][r.parameter]) continue;
        if (r.path->root == PathRoot::Name && static_cast<Binding>(r.path->binding) == Binding::Local)
            continue;
        analysis_.mutated.insert(r.path->root == PathRoot::Name ? r.path->name.full : Symbol{0});
        for (const PathSegment& s : r.path->segments)
            if (s.kind == SegmentKind::Member) analysis_.mutated.insert(s.member);
        if (r.user == nullptr) continue;
        std::unordered_set<Symbol> own;
        collectOwn(r.user, own);
        if (r.path->root != PathRoot::Name || !own.contains(r.path->name.full))
            analysis_.decls[static_cast<std::size_t>(r.user->id)].changes = true;
    }
}

void Effects::settleEffects() {
    auto& decls = analysis_.decls;
    for (std::size_t i = 0; i < decls.size(); ++i)
        for (Symbol s : links_[i].foreignReads)
            if (analysis_.mutated.contains(s)) decls[i].readsMutable = true;
    // What a type uses is passed on to it, until nothing changes any more. Templates may name their arguments as members:
    // the arguments are members of whoever names the template.
    for (std::size_t i = 0; i < decls.size(); ++i) {
        Decl* d = program_.declarations[i];
        if (d->kind == DeclKind::Using && static_cast<UsingDecl*>(d)->target->decl != nullptr)
            links_[i].members.push_back(static_cast<UsingDecl*>(d)->target->decl);
        if (d->kind == DeclKind::Struct)
            for (TypeRef* base : static_cast<RecordDecl*>(d)->bases)
                if (base->decl != nullptr) links_[i].calls.push_back(base->decl);
    }
    analysis_.uses.resize(decls.size());
    for (std::size_t i = 0; i < decls.size(); ++i)
        for (const auto* list : {&links_[i].calls, &links_[i].members})
            for (const Decl* d : *list) analysis_.uses[i].push_back(static_cast<std::uint32_t>(d->id));
    for (bool again = true; again;) {
        again = false;
        auto raise = [&](bool& to, bool from) {
            if (from && !to) {
                to = true;
                again = true;
            }
        };
        for (std::size_t i = 0; i < decls.size(); ++i) {
            for (const Decl* c : links_[i].calls) {
                const DeclInfo& other = decls[static_cast<std::size_t>(c->id)];
                raise(decls[i].changes, other.changes);
                raise(decls[i].readsMutable, other.readsMutable);
                raise(decls[i].movesCursor, other.movesCursor);
                raise(decls[i].setsMeta, other.setsMeta);
                if (c->kind == DeclKind::Struct) {
                    raise(decls[i].mayContinue, other.mayContinue);
                    raise(decls[i].mayLeave, other.mayLeave);
                    raise(decls[i].places, other.places);
                }
            }
            for (const Decl* m : links_[i].members) {
                const DeclInfo& other = decls[static_cast<std::size_t>(m->id)];
                raise(decls[i].changes, other.changes);
                raise(decls[i].readsMutable, other.readsMutable);
                raise(decls[i].mayLeave, other.mayLeave);
                raise(decls[i].places, other.places);
                if (program_.declarations[i]->kind == DeclKind::Using) {
                    raise(decls[i].mayContinue, other.mayContinue);
                    raise(decls[i].setsMeta, other.setsMeta);
                }
            }
        }
    }
}

}  // namespace sectorsmith::lang
