// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/analysis.h"

#include <algorithm>
#include <array>
#include <string>

#include "lang/errors.h"
#include "lang/native.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

// A path handed to a `ref` parameter: assigned if the function assigns the parameter.
struct RefArgument {
    Decl* user = nullptr;  // nullptr: file level
    const PathExpr* path = nullptr;
    const FunctionDecl* function = nullptr;
    std::size_t parameter = 0;
};

struct Links {
    std::vector<Decl*> calls;
    std::vector<Decl*> members;
    std::vector<Symbol> foreignReads;  // names of variables of others that it reads
};

class Analyzer {
 public:
    Analyzer(Program& program, std::vector<Diagnostic>& diagnostics)
        : program_(program), diagnostics_(diagnostics), analysis_(std::make_shared<Analysis>()) {}

    void run();

 private:
    using LocalScope = std::vector<std::pair<Symbol, std::int32_t>>;

    void numberDecls(std::span<Stmt*> body);
    void collectNames(std::span<Stmt*> body);
    void collectOwn(std::span<Stmt*> body, std::unordered_set<Symbol>& own);
    void collectOwn(const Decl* decl, std::unordered_set<Symbol>& own, int depth);

    void walkDecl(Decl* decl);
    void walkBody(std::span<Stmt*> body);
    void walkStmt(Stmt* stmt);
    void walkVariable(VariableStmt* v);
    void walkAssign(AssignStmt* a);
    void walkAttributes(std::span<Attribute> attributes);
    void walkExpr(Expr* e);
    void walkPath(PathExpr* p, bool silent = false);
    void bindRoot(PathExpr* p, bool silent);
    void walkCall(CallExpr* c);
    void noteNative(std::string_view name, const NativeFunction& native);
    // False when the name stands for no type; says so unless `silent`.
    bool walkType(TypeRef* t, bool silent = false);
    void walkArg(TemplateArg& arg);

    void settleRefs();
    void settleEffects();

    bool isOwn(const PathExpr* p) const { return p->root == PathRoot::Name && own_.contains(p->name.full); }
    DeclInfo& info() {
        return decl_ == nullptr ? rootInfo_ : analysis_->decls[static_cast<std::size_t>(decl_->id)];
    }
    Links& links() { return decl_ == nullptr ? rootLinks_ : links_[static_cast<std::size_t>(decl_->id)]; }
    bool inFunction() const { return decl_ != nullptr && decl_->kind == DeclKind::Function; }
    void error(Where where, Said message) {
        if (diagnostics_.size() < 200)
            diagnostics_.push_back(program_.diagnostic(Severity::Error, where, std::move(message)));
    }
    // Names that nothing declares are errors when they are used: public templates have functions that nobody calls and
    // that could not run, as the original looks names up only then.
    void warning(Where where, Said message) {
        if (diagnostics_.size() < 200)
            diagnostics_.push_back(program_.diagnostic(Severity::Warning, where, std::move(message)));
    }

    Program& program_;
    std::vector<Diagnostic>& diagnostics_;
    std::shared_ptr<Analysis> analysis_;
    std::unordered_set<Symbol> declared_;  // every name of a variable, member, parameter
    std::vector<Links> links_;
    Links rootLinks_;
    DeclInfo rootInfo_;
    std::vector<RefArgument> refArguments_;
    std::vector<std::vector<bool>> assignedParams_;  // by Decl::id

    Decl* decl_ = nullptr;  // being walked
    std::unordered_set<Symbol> own_;
    std::vector<LocalScope> scopes_;
    std::uint32_t slots_ = 0;
    int loops_ = 0;
};

void Analyzer::run() {
    const Program& p = program_;
    auto symbol = [&](const char* word) { return p.symbols.find(word); };
    analysis_->attributes = {symbol("name"),           symbol("comment"),
                             symbol("color"),          symbol("single_color"),
                             symbol("format"),         symbol("format_read"),
                             symbol("format_write"),   symbol("transform"),
                             symbol("hidden"),         symbol("inline"),
                             symbol("sealed"),         symbol("static"),
                             symbol("export"),         symbol("no_unique_address"),
                             symbol("fixed_size"),     symbol("pointer_base"),
                             symbol("bitfield_order"), symbol("highlight_hidden"),
                             symbol("disk::verdict"),  symbol("disk::link"),
                             symbol("disk::checksum"), symbol("disk::mirror"),
                             symbol("disk::fixups")};

    std::int32_t id = 0;
    for (Decl* d : program_.declarations) d->id = id++;
    analysis_->decls.resize(static_cast<std::size_t>(id));
    links_.resize(static_cast<std::size_t>(id));
    assignedParams_.resize(static_cast<std::size_t>(id));

    collectNames(program_.statements);
    for (Decl* d : program_.declarations) {
        for (const TemplateParam& t : d->params) declared_.insert(t.name);
        switch (d->kind) {
            case DeclKind::Struct:
            case DeclKind::Union:
            case DeclKind::Bitfield: collectNames(static_cast<RecordDecl*>(d)->members); break;
            case DeclKind::Imported: collectNames(static_cast<ImportedDecl*>(d)->statements); break;
            case DeclKind::Function: {
                auto* f = static_cast<FunctionDecl*>(d);
                for (const FunctionParam& q : f->parameters) declared_.insert(q.name);
                assignedParams_[static_cast<std::size_t>(f->id)].resize(f->parameters.size());
                collectNames(f->body);
                break;
            }
            default: break;
        }
    }
    for (Decl* d : program_.declarations) walkDecl(d);
    decl_ = nullptr;
    own_.clear();
    walkBody(program_.statements);
    settleRefs();
    settleEffects();
    program_.analysis = analysis_;
}

// Calls `visit` for the bodies inside a statement.
template <typename Visit>
void forBodies(Stmt* s, Visit visit) {
    switch (s->kind) {
        case StmtKind::If: {
            auto* i = static_cast<IfStmt*>(s);
            for (IfArm& arm : i->arms) visit(arm.body);
            visit(i->otherwise);
            break;
        }
        case StmtKind::While: visit(static_cast<WhileStmt*>(s)->body); break;
        case StmtKind::For: visit(static_cast<ForStmt*>(s)->body); break;
        case StmtKind::Match:
            for (MatchCase& c : static_cast<MatchStmt*>(s)->cases) visit(c.body);
            break;
        case StmtKind::Try:
            visit(static_cast<TryStmt*>(s)->body);
            visit(static_cast<TryStmt*>(s)->handler);
            break;
        case StmtKind::Block: visit(static_cast<BlockStmt*>(s)->body); break;
        default: break;
    }
}

Symbol declaredName(const Stmt* s) {
    if (s->kind == StmtKind::Variable) return static_cast<const VariableStmt*>(s)->name;
    if (s->kind == StmtKind::BitfieldEntry) return static_cast<const BitfieldEntryStmt*>(s)->name;
    return 0;
}

void Analyzer::collectNames(std::span<Stmt*> body) { collectOwn(body, declared_); }

void Analyzer::collectOwn(std::span<Stmt*> body, std::unordered_set<Symbol>& own) {
    for (Stmt* s : body) {
        if (Symbol name = declaredName(s)) own.insert(name);
        if (s->kind == StmtKind::For && static_cast<ForStmt*>(s)->init != nullptr)
            if (Symbol name = declaredName(static_cast<ForStmt*>(s)->init)) own.insert(name);
        forBodies(s, [&](std::span<Stmt*> inner) { collectOwn(inner, own); });
    }
}

void Analyzer::collectOwn(const Decl* decl, std::unordered_set<Symbol>& own, int depth) {
    if (decl == nullptr || depth > 64) return;
    if (decl->kind == DeclKind::Imported) {
        collectOwn(static_cast<const ImportedDecl*>(decl)->statements, own);
    } else if (decl->kind == DeclKind::Struct || decl->kind == DeclKind::Union ||
               decl->kind == DeclKind::Bitfield) {
        const auto* record = static_cast<const RecordDecl*>(decl);
        collectOwn(record->members, own);
        for (const TypeRef* base : record->bases)
            if (base->builtin == BuiltinType::None) collectOwn(program_.findType(base->name), own, depth + 1);
    } else if (decl->kind == DeclKind::Using) {
        const TypeRef* target = static_cast<const UsingDecl*>(decl)->target;
        if (target->builtin == BuiltinType::None) collectOwn(program_.findType(target->name), own, depth + 1);
    }
}

void Analyzer::walkDecl(Decl* decl) {
    decl_ = decl;
    own_.clear();
    scopes_.clear();
    slots_ = 0;
    loops_ = 0;
    collectOwn(decl, own_, 0);
    switch (decl->kind) {
        case DeclKind::Struct:
        case DeclKind::Union:
        case DeclKind::Bitfield: {
            auto* record = static_cast<RecordDecl*>(decl);
            for (TypeRef* base : record->bases) walkType(base);
            walkBody(record->members);
            break;
        }
        case DeclKind::Imported: walkBody(static_cast<ImportedDecl*>(decl)->statements); break;
        case DeclKind::Enum: {
            auto* e = static_cast<EnumDecl*>(decl);
            walkType(e->underlying);
            for (Enumerator& item : e->enumerators) {
                if (item.value != nullptr) walkExpr(item.value);
                if (item.last != nullptr) walkExpr(item.last);
            }
            break;
        }
        case DeclKind::Using: walkType(static_cast<UsingDecl*>(decl)->target); break;
        case DeclKind::Function: {
            auto* f = static_cast<FunctionDecl*>(decl);
            scopes_.emplace_back();
            for (FunctionParam& p : f->parameters) {
                if (p.type != nullptr) walkType(p.type);
                if (p.defaultValue != nullptr) walkExpr(p.defaultValue);
                scopes_.back().emplace_back(p.name, static_cast<std::int32_t>(slots_++));
            }
            walkBody(f->body);
            f->slots = slots_;
            break;
        }
    }
    walkAttributes(decl->attributes);
}

void Analyzer::walkBody(std::span<Stmt*> body) {
    scopes_.emplace_back();
    for (Stmt* s : body) walkStmt(s);
    scopes_.pop_back();
}

void Analyzer::walkStmt(Stmt* stmt) {
    switch (stmt->kind) {
        case StmtKind::Variable: walkVariable(static_cast<VariableStmt*>(stmt)); break;
        case StmtKind::BitfieldEntry: {
            auto* b = static_cast<BitfieldEntryStmt*>(stmt);
            if (b->type != nullptr) walkType(b->type);
            walkExpr(b->width);
            walkAttributes(b->attributes);
            break;
        }
        case StmtKind::Assign: walkAssign(static_cast<AssignStmt*>(stmt)); break;
        case StmtKind::Expression: walkExpr(static_cast<ExpressionStmt*>(stmt)->expression); break;
        case StmtKind::If: {
            auto* i = static_cast<IfStmt*>(stmt);
            for (IfArm& arm : i->arms) {
                walkExpr(arm.condition);
                walkBody(arm.body);
            }
            walkBody(i->otherwise);
            break;
        }
        case StmtKind::While: {
            auto* w = static_cast<WhileStmt*>(stmt);
            walkExpr(w->condition);
            ++loops_;
            walkBody(w->body);
            --loops_;
            break;
        }
        case StmtKind::For: {
            auto* f = static_cast<ForStmt*>(stmt);
            scopes_.emplace_back();
            if (f->init != nullptr) walkStmt(f->init);
            if (f->condition != nullptr) walkExpr(f->condition);
            ++loops_;
            walkBody(f->body);
            if (f->step != nullptr) walkStmt(f->step);
            --loops_;
            scopes_.pop_back();
            break;
        }
        case StmtKind::Match: {
            auto* m = static_cast<MatchStmt*>(stmt);
            for (Expr* e : m->subjects) walkExpr(e);
            for (MatchCase& c : m->cases) {
                for (auto column : c.columns)
                    for (MatchItem& item : column) {
                        if (item.low != nullptr) walkExpr(item.low);
                        if (item.high != nullptr) walkExpr(item.high);
                    }
                walkBody(c.body);
            }
            break;
        }
        case StmtKind::Try:
            walkBody(static_cast<TryStmt*>(stmt)->body);
            walkBody(static_cast<TryStmt*>(stmt)->handler);
            break;
        case StmtKind::Return:
            if (Expr* e = static_cast<ReturnStmt*>(stmt)->value) walkExpr(e);
            break;
        case StmtKind::Continue:
            if (loops_ == 0) info().mayContinue = true;
            break;
        case StmtKind::Break: break;
        case StmtKind::Block: walkBody(static_cast<BlockStmt*>(stmt)->body); break;
    }
}

void Analyzer::walkVariable(VariableStmt* v) {
    if (walkType(v->type)) {
        // A member's type belongs to what its owner does, a pointee's as well.
        if (v->type->decl != nullptr && !inFunction()) links().members.push_back(v->type->decl);
    }
    if (v->pointerType != nullptr) {
        walkType(v->pointerType);
        if (v->pointerType->decl != nullptr && !inFunction()) links().members.push_back(v->pointerType->decl);
    }
    if (v->placement != nullptr || v->pointerType != nullptr) info().places = true;
    if (v->count != nullptr) walkExpr(v->count);
    if (v->placement != nullptr) walkExpr(v->placement);
    if (v->section != nullptr) walkExpr(v->section);
    if (v->initializer != nullptr) walkExpr(v->initializer);
    if (inFunction()) {
        v->slot = static_cast<std::int32_t>(slots_++);
        scopes_.back().emplace_back(v->name, v->slot);
    }
    walkAttributes(v->attributes);
}

void Analyzer::walkAssign(AssignStmt* a) {
    walkExpr(a->value);
    PathExpr* target = a->target;
    if (target->root == PathRoot::Here) {
        info().movesCursor = true;
        return;
    }
    walkPath(target);
    if (target->root == PathRoot::Name) {
        const auto binding = static_cast<Binding>(target->binding);
        if (binding == Binding::Local) {
            if (!inFunction()) return;
            auto& assigned = assignedParams_[static_cast<std::size_t>(decl_->id)];
            const auto slot = static_cast<std::size_t>(target->slot);
            if (slot < assigned.size()) assigned[slot] = true;
            return;
        }
        analysis_->mutated.insert(target->name.full);
        if (binding == Binding::Global)
            analysis_->mutated.insert(static_cast<VariableStmt*>(target->resolved)->full);
        if (decl_ != nullptr && !isOwn(target)) info().changes = true;
        return;
    }
    for (const PathSegment& s : target->segments)
        if (s.kind == SegmentKind::Member) {
            analysis_->mutated.insert(s.member);
            break;
        }
    if (target->root == PathRoot::Parent || inFunction()) info().changes = true;
}

void Analyzer::walkAttributes(std::span<Attribute> attributes) {
    for (Attribute& a : attributes)
        for (Expr* e : a.args) {
            // A function named without quotes, [[format(text)]], is no variable.
            if (e->kind == ExprKind::Path && static_cast<PathExpr*>(e)->root == PathRoot::Name &&
                static_cast<PathExpr*>(e)->segments.empty() &&
                program_.findFunction(static_cast<PathExpr*>(e)->name) != nullptr)
                continue;
            walkExpr(e);
        }
}

void Analyzer::walkExpr(Expr* e) {
    if (e == nullptr) return;
    switch (e->kind) {
        case ExprKind::Literal:
        case ExprKind::Here: break;
        case ExprKind::Unary: walkExpr(static_cast<UnaryExpr*>(e)->operand); break;
        case ExprKind::Binary:
            walkExpr(static_cast<BinaryExpr*>(e)->left);
            walkExpr(static_cast<BinaryExpr*>(e)->right);
            break;
        case ExprKind::Ternary:
            walkExpr(static_cast<TernaryExpr*>(e)->condition);
            walkExpr(static_cast<TernaryExpr*>(e)->yes);
            walkExpr(static_cast<TernaryExpr*>(e)->no);
            break;
        case ExprKind::Cast:
        case ExprKind::Is:
        case ExprKind::As:
            walkExpr(static_cast<TypeExpr*>(e)->operand);
            walkType(static_cast<TypeExpr*>(e)->type);
            break;
        case ExprKind::Path: walkPath(static_cast<PathExpr*>(e)); break;
        case ExprKind::Call: walkCall(static_cast<CallExpr*>(e)); break;
        case ExprKind::HereAt: walkExpr(static_cast<HereAtExpr*>(e)->index); break;
        case ExprKind::SizeOf:
        case ExprKind::AddressOf:
        case ExprKind::TypeNameOf: {
            auto* q = static_cast<QueryExpr*>(e);
            // A bare name is a type if there is one of that name.
            if (q->type != nullptr && !walkType(q->type, q->expression != nullptr)) q->type = nullptr;
            if (q->type == nullptr) walkExpr(q->expression);
            break;
        }
        case ExprKind::UserLiteral: {
            auto* u = static_cast<UserLiteralExpr*>(e);
            if (program_.findFunction(u->suffix) == nullptr)
                warning(u->suffix.where, say(LangError::UnknownSuffixNamed, program_.text(u->suffix.full)));
            break;
        }
    }
}

void Analyzer::walkPath(PathExpr* p, bool silent) {
    for (PathSegment& s : p->segments) {
        if (s.index != nullptr) walkExpr(s.index);
        if (s.kind == SegmentKind::Member && !declared_.contains(s.member) && !silent)
            warning(s.where, say(LangError::NoSuchMemberAnywhere, program_.text(s.member)));
    }
    if (p->root == PathRoot::Name) {
        bindRoot(p, silent);
    } else if (p->root == PathRoot::Parent) {
        for (const PathSegment& s : p->segments)
            if (s.kind == SegmentKind::Member) {
                links().foreignReads.push_back(s.member);
                break;
            }
    }
}

void Analyzer::bindRoot(PathExpr* p, bool silent) {
    const Name& name = p->name;
    p->binding = static_cast<std::int32_t>(Binding::Member);
    if (name.parts.size() == 1) {
        if (inFunction()) {
            for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope)
                for (auto local = scope->rbegin(); local != scope->rend(); ++local)
                    if (local->first == name.full) {
                        p->binding = static_cast<std::int32_t>(Binding::Local);
                        p->slot = local->second;
                        return;
                    }
        }
        if (decl_ != nullptr)
            for (std::size_t i = 0; i < decl_->params.size(); ++i)
                if (decl_->params[i].name == name.full) {
                    p->binding = static_cast<std::int32_t>(Binding::TemplateValue);
                    p->slot = static_cast<std::int32_t>(i);
                    return;
                }
    }
    VariableStmt* global = program_.findVariable(name);
    if (name.parts.size() > 1 && global == nullptr) {
        std::string prefix;
        for (std::size_t i = 0; i + 1 < name.parts.size(); ++i) {
            if (i > 0) prefix += "::";
            prefix += program_.text(name.parts[i]);
        }
        Name type = name;
        type.parts = name.parts.first(name.parts.size() - 1);
        type.full = program_.symbols.intern(prefix);
        const Decl* d = program_.findType(type);
        for (int depth = 0; d != nullptr && d->kind == DeclKind::Using && depth < 64; ++depth) {
            const TypeRef* target = static_cast<const UsingDecl*>(d)->target;
            d = target->builtin == BuiltinType::None ? program_.findType(target->name) : nullptr;
        }
        if (d != nullptr && d->kind == DeclKind::Enum) {
            const auto* e = static_cast<const EnumDecl*>(d);
            for (std::size_t i = 0; i < e->enumerators.size(); ++i)
                if (e->enumerators[i].name == name.parts.back()) {
                    p->binding = static_cast<std::int32_t>(Binding::Enumerator);
                    p->resolved = const_cast<Decl*>(d);
                    p->slot = static_cast<std::int32_t>(i);
                    return;
                }
            if (!silent)
                error(name.where,
                      say(LangError::NoSuchEntryOfEnum, prefix, program_.text(name.parts.back())));
            return;
        }
    }
    p->resolved = global;
    const bool own = own_.contains(name.full);
    if (global != nullptr && (inFunction() || !own)) p->binding = static_cast<std::int32_t>(Binding::Global);
    if (!own) {
        links().foreignReads.push_back(name.full);
        if (global != nullptr) links().foreignReads.push_back(global->full);
    }
    if (silent || global != nullptr || own) return;
    const bool reachable = !inFunction() && name.parts.size() == 1 && declared_.contains(name.full);
    if (!reachable) warning(name.where, say(LangError::UnknownName, program_.text(name.full)));
}

// Natives that only fail or describe the field itself do not force the code around them to run early.
void Analyzer::noteNative(std::string_view name, const NativeFunction& native) {
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

void Analyzer::walkCall(CallExpr* c) {
    for (Expr* e : c->args) walkExpr(e);
    for (TemplateArg& a : c->templateArgs) walkArg(a);
    if (FunctionDecl* f = program_.findFunction(c->name)) {
        c->decl = f;
        links().calls.push_back(f);
        for (std::size_t i = 0; i < c->args.size() && i < f->parameters.size(); ++i) {
            const FunctionParam& p = f->parameters[i];
            if (p.type != nullptr && p.type->isReference && c->args[i]->kind == ExprKind::Path)
                refArguments_.push_back({decl_, static_cast<PathExpr*>(c->args[i]), f, i});
        }
        return;
    }
    if (Decl* d = program_.findType(c->name)) {
        c->decl = d;
        return;
    }
    const std::string_view full = program_.text(c->name.full);
    if (const NativeFunction* native = findNative(full)) {
        c->native = native;
        noteNative(full, *native);
        return;
    }
    // What the other program's own user interface offers does nothing here.
    if (full.starts_with("builtin::hex::") || full.starts_with("hex::")) return;
    warning(c->name.where, say(LangError::UnknownFunction, full));
}

bool Analyzer::walkType(TypeRef* t, bool silent) {
    bool fixed = true;  // always the same type
    if (t->builtin == BuiltinType::None) {
        if (decl_ != nullptr && t->name.parts.size() == 1)
            for (std::size_t i = 0; i < decl_->params.size(); ++i)
                if (decl_->params[i].name == t->name.full) {
                    if (decl_->params[i].isValue) return false;
                    t->parameter = static_cast<std::int32_t>(i);
                    return true;
                }
        t->decl = program_.findType(t->name);
        if (t->decl == nullptr) {
            if (!silent) error(t->name.where, say(LangError::UnknownTypeNamed, program_.text(t->name.full)));
            return false;
        }
        std::size_t required = t->decl->params.size();
        for (const TemplateParam& p : t->decl->params)
            if (p.isPack) --required;
        if (t->args.size() < required) {
            if (silent) return false;
            error(t->where, say(required == 1 ? LangError::NeedsOneTemplateArgument
                                              : LangError::NeedsTemplateArgumentsNot,
                                program_.text(t->name.full), required, t->args.size()));
        }
        for (TemplateArg& a : t->args) {
            walkArg(a);
            if (a.type != nullptr) fixed = fixed && a.type->id >= 0;
            else fixed = fixed && a.expression != nullptr && a.expression->kind == ExprKind::Literal;
        }
    }
    if (fixed) t->id = static_cast<std::int32_t>(analysis_->typeRefs++);
    return true;
}

void Analyzer::walkArg(TemplateArg& arg) {
    if (arg.type != nullptr && walkType(arg.type, arg.expression != nullptr)) {
        arg.expression = nullptr;
        if (arg.type->decl != nullptr && !inFunction()) links().members.push_back(arg.type->decl);
        return;
    }
    if (arg.expression != nullptr) {
        arg.type = nullptr;
        walkExpr(arg.expression);
    }
}

// Which variables are assigned through `ref` parameters. A parameter handed on by reference counts as assigned.
void Analyzer::settleRefs() {
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
        analysis_->mutated.insert(r.path->root == PathRoot::Name ? r.path->name.full : Symbol{0});
        for (const PathSegment& s : r.path->segments)
            if (s.kind == SegmentKind::Member) analysis_->mutated.insert(s.member);
        if (r.user == nullptr) continue;
        std::unordered_set<Symbol> own;
        collectOwn(r.user, own, 0);
        if (r.path->root != PathRoot::Name || !own.contains(r.path->name.full))
            analysis_->decls[static_cast<std::size_t>(r.user->id)].changes = true;
    }
}

void Analyzer::settleEffects() {
    auto& decls = analysis_->decls;
    for (std::size_t i = 0; i < decls.size(); ++i)
        for (Symbol s : links_[i].foreignReads)
            if (analysis_->mutated.contains(s)) decls[i].readsMutable = true;
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
                    raise(decls[i].places, other.places);
                }
            }
            for (const Decl* m : links_[i].members) {
                const DeclInfo& other = decls[static_cast<std::size_t>(m->id)];
                raise(decls[i].changes, other.changes);
                raise(decls[i].readsMutable, other.readsMutable);
                raise(decls[i].places, other.places);
                if (program_.declarations[i]->kind == DeclKind::Using) {
                    raise(decls[i].mayContinue, other.mayContinue);
                    raise(decls[i].setsMeta, other.setsMeta);
                }
            }
        }
    }
}

}  // namespace

void analyze(Program& program, std::vector<Diagnostic>& diagnostics) { Analyzer(program, diagnostics).run(); }

bool isConstant(const Program& program, const Expr* e) {
    if (e == nullptr) return false;
    switch (e->kind) {
        case ExprKind::Literal: return true;
        case ExprKind::Unary: return isConstant(program, static_cast<const UnaryExpr*>(e)->operand);
        case ExprKind::Binary:
            return isConstant(program, static_cast<const BinaryExpr*>(e)->left) &&
                   isConstant(program, static_cast<const BinaryExpr*>(e)->right);
        case ExprKind::Ternary:
            return isConstant(program, static_cast<const TernaryExpr*>(e)->condition) &&
                   isConstant(program, static_cast<const TernaryExpr*>(e)->yes) &&
                   isConstant(program, static_cast<const TernaryExpr*>(e)->no);
        case ExprKind::Cast: return isConstant(program, static_cast<const TypeExpr*>(e)->operand);
        case ExprKind::SizeOf: {
            const auto* q = static_cast<const QueryExpr*>(e);
            return q->type != nullptr;
        }
        case ExprKind::Path: {
            const auto* p = static_cast<const PathExpr*>(e);
            if (p->root != PathRoot::Name || !p->segments.empty()) return false;
            switch (static_cast<Binding>(p->binding)) {
                case Binding::Enumerator:
                case Binding::TemplateValue: return true;
                case Binding::Global: {
                    const auto* v = static_cast<const VariableStmt*>(p->resolved);
                    return v->initializer != nullptr && !program.analysis->mutated.contains(v->full) &&
                           !program.analysis->mutated.contains(v->name);
                }
                default: return false;
            }
        }
        default: return false;
    }
}

}  // namespace sectorsmith::lang
