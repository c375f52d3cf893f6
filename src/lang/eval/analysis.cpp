// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/analysis.h"

#include <algorithm>
#include <string>

#include "lang/errors.h"
#include "lang/eval/effects.h"
#include "lang/native.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

class Analyzer {
 public:
    Analyzer(Program& program, std::vector<Diagnostic>& diagnostics)
        : program_(program),
          diagnostics_(diagnostics),
          analysis_(std::make_shared<Analysis>()),
          effects_(program, *analysis_) {}

    void run();

 private:
    using LocalScope = std::vector<std::pair<Symbol, std::int32_t>>;

    void collectDeclared();
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
    // False when the name stands for no type; says so unless `silent`.
    bool walkType(TypeRef* t, bool silent = false);
    void walkArg(TemplateArg& arg);

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
    Effects effects_;
    std::unordered_set<Symbol> declared_;  // every name of a variable, member, parameter

    Decl* decl_ = nullptr;  // being walked
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
                             symbol("disk::fixups"),   symbol("disk::decrypted"),
                             symbol("disk::summary")};

    collectDeclared();
    for (Decl* d : program_.declarations) walkDecl(d);
    decl_ = nullptr;
    effects_.begin(nullptr);
    walkBody(program_.statements);
    effects_.settle();
    program_.analysis = analysis_;
}

void Analyzer::collectDeclared() {
    declaredNames(program_.statements, declared_);
    for (Decl* d : program_.declarations) {
        for (const TemplateParam& t : d->params) declared_.insert(t.name);
        switch (d->kind) {
            case DeclKind::Struct:
            case DeclKind::Union:
            case DeclKind::Bitfield: declaredNames(static_cast<RecordDecl*>(d)->members, declared_); break;
            case DeclKind::Imported:
                declaredNames(static_cast<ImportedDecl*>(d)->statements, declared_);
                break;
            case DeclKind::Function: {
                auto* f = static_cast<FunctionDecl*>(d);
                for (const FunctionParam& q : f->parameters) declared_.insert(q.name);
                declaredNames(f->body, declared_);
                break;
            }
            default: break;
        }
    }
}

void Analyzer::walkDecl(Decl* decl) {
    decl_ = decl;
    effects_.begin(decl);
    scopes_.clear();
    slots_ = 0;
    loops_ = 0;
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
            effects_.info().mayLeave = true;
            if (Expr* e = static_cast<ReturnStmt*>(stmt)->value) walkExpr(e);
            break;
        case StmtKind::Continue:
            if (loops_ == 0) effects_.info().mayContinue = true;
            break;
        case StmtKind::Break:
            if (loops_ == 0) effects_.info().mayLeave = true;
            break;
        case StmtKind::Block: walkBody(static_cast<BlockStmt*>(stmt)->body); break;
    }
}

void Analyzer::walkVariable(VariableStmt* v) {
    if (walkType(v->type)) {
        // A member's type belongs to what its owner does, a pointee's as well.
        if (v->type->decl != nullptr && !inFunction()) effects_.noteMember(v->type->decl);
    }
    if (v->pointerType != nullptr) {
        walkType(v->pointerType);
        if (v->pointerType->decl != nullptr && !inFunction()) effects_.noteMember(v->pointerType->decl);
    }
    if (v->placement != nullptr || v->pointerType != nullptr) effects_.info().places = true;
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
        effects_.info().movesCursor = true;
        return;
    }
    walkPath(target);
    if (target->root == PathRoot::Name) {
        const auto binding = static_cast<Binding>(target->binding);
        if (binding == Binding::Local) {
            if (!inFunction()) return;
            effects_.noteParameterAssigned(static_cast<std::size_t>(target->slot));
            return;
        }
        effects_.noteAssigned(target->name.full);
        if (binding == Binding::Global)
            effects_.noteAssigned(static_cast<VariableStmt*>(target->resolved)->full);
        if (decl_ != nullptr && !effects_.isOwn(target->name.full)) effects_.info().changes = true;
        return;
    }
    for (const PathSegment& s : target->segments)
        if (s.kind == SegmentKind::Member) {
            effects_.noteAssigned(s.member);
            break;
        }
    if (target->root == PathRoot::Parent || inFunction()) effects_.info().changes = true;
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
        case ExprKind::List:
            for (Expr* item : static_cast<ListExpr*>(e)->items) walkExpr(item);
            break;
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
                effects_.noteRead(s.member);
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
    const bool own = effects_.isOwn(name.full);
    if (global != nullptr && (inFunction() || !own)) p->binding = static_cast<std::int32_t>(Binding::Global);
    if (!own) {
        effects_.noteRead(name.full);
        if (global != nullptr) effects_.noteRead(global->full);
    }
    if (silent || global != nullptr || own) return;
    const bool reachable = !inFunction() && name.parts.size() == 1 && declared_.contains(name.full);
    if (!reachable) warning(name.where, say(LangError::UnknownName, program_.text(name.full)));
}

void Analyzer::walkCall(CallExpr* c) {
    for (Expr* e : c->args) walkExpr(e);
    for (TemplateArg& a : c->templateArgs) walkArg(a);
    if (FunctionDecl* f = program_.findFunction(c->name)) {
        c->decl = f;
        effects_.noteCall(f);
        for (std::size_t i = 0; i < c->args.size() && i < f->parameters.size(); ++i) {
            const FunctionParam& p = f->parameters[i];
            if (p.type != nullptr && p.type->isReference && c->args[i]->kind == ExprKind::Path)
                effects_.noteRefArgument(static_cast<const PathExpr&>(*c->args[i]), *f, i);
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
        effects_.noteNative(full, *native);
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
        if (arg.type->decl != nullptr && !inFunction()) effects_.noteMember(arg.type->decl);
        return;
    }
    if (arg.expression != nullptr) {
        arg.type = nullptr;
        walkExpr(arg.expression);
    }
}

}  // namespace

void analyze(Program& program, std::vector<Diagnostic>& diagnostics) {
    std::int32_t id = 0;
    for (Decl* d : program.declarations) d->id = id++;
    Analyzer(program, diagnostics).run();
}

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
