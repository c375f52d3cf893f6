// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/watch.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/native.h"
#include "lang/program.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

class NoFiles : public Loader {
 public:
    std::shared_ptr<const SourceText> load(const std::string& /*path*/) override { return nullptr; }
};

}  // namespace

std::string_view Watch::word(Symbol symbol) const { return own_->text(symbol); }

// A word that the program does not have names nothing there.
Symbol Watch::known(Symbol symbol, Where where) const {
    const Symbol found = e_.program().symbols.find(word(symbol));
    if (found == 0) failAt(where, say(LangError::DoesNotExistHere, word(symbol)));
    return found;
}

Value Watch::evaluate(const std::string& text) {
    constexpr std::size_t longest = 1000;  // bytes
    const bool oneLine = text.find_first_of("\r\n") == std::string::npos;
    if (!oneLine || text.size() > longest) failAt({}, LangError::NotInAWatch);
    std::vector<Diagnostic> diagnostics;
    NoFiles none;
    // A line break: a comment at the end is one.
    own_ = parse(std::make_shared<SourceText>(SourceText{"watch", "auto value = (" + text + "\n);"}), none,
                 diagnostics);
    for (const Diagnostic& d : diagnostics)
        if (d.severity == Severity::Error) throw Failure{d.message, {}};
    const Stmt* statement = own_->statements.size() == 1 ? own_->statements[0] : nullptr;
    const bool plain =
        statement != nullptr && statement->kind == StmtKind::Variable && own_->declarations.empty();
    Expr* e = plain ? static_cast<const VariableStmt*>(statement)->initializer : nullptr;
    if (e == nullptr) failAt({}, LangError::NotInAWatch);
    bind(e);
    Frame frame = *entry_.frame;
    return e_.expressions().evalArgument(*e, frame);
}

void Watch::bind(Expr* e) {
    switch (e->kind) {
        case ExprKind::Literal:
        case ExprKind::Here: return;
        case ExprKind::Unary: return bind(static_cast<UnaryExpr*>(e)->operand);
        case ExprKind::Binary:
            bind(static_cast<BinaryExpr*>(e)->left);
            return bind(static_cast<BinaryExpr*>(e)->right);
        case ExprKind::Ternary:
            bind(static_cast<TernaryExpr*>(e)->condition);
            bind(static_cast<TernaryExpr*>(e)->yes);
            return bind(static_cast<TernaryExpr*>(e)->no);
        case ExprKind::Cast:
        case ExprKind::Is:
        case ExprKind::As:
            needType(*static_cast<TypeExpr*>(e)->type);
            return bind(static_cast<TypeExpr*>(e)->operand);
        case ExprKind::Path: return bindPath(static_cast<PathExpr&>(*e));
        case ExprKind::Call: return bindCall(static_cast<CallExpr&>(*e));
        case ExprKind::HereAt: return bind(static_cast<HereAtExpr*>(e)->index);
        case ExprKind::SizeOf:
        case ExprKind::AddressOf:
        case ExprKind::TypeNameOf: {
            auto* q = static_cast<QueryExpr*>(e);
            if (q->here) return;
            // A bare name is a type if there is one of that name.
            if (q->type != nullptr && bindType(*q->type)) return;
            q->type = nullptr;
            if (q->expression == nullptr) failAt(e->where, LangError::UnknownType);
            return bind(q->expression);
        }
        case ExprKind::List:
        case ExprKind::UserLiteral: failAt(e->where, LangError::NotInAWatch);
    }
}

bool Watch::bindLocal(PathExpr& p) {
    if (entry_.kind == DebugFrame::Kind::Function) {
        const auto& f = *static_cast<const FunctionDecl*>(entry_.decl);
        std::vector<const VariableStmt*> seen;
        namesInSight(f.body, entry_.stmt, seen);
        p.binding = static_cast<std::int32_t>(Binding::Local);
        for (auto v = seen.rbegin(); v != seen.rend(); ++v)
            if ((*v)->name == p.name.full) {
                p.slot = (*v)->slot;
                return true;
            }
        const auto param = std::ranges::find(f.parameters, p.name.full, &FunctionParam::name);
        p.slot = static_cast<std::int32_t>(param - f.parameters.begin());
        return param != f.parameters.end();
    }
    if (entry_.decl == nullptr) return false;
    const auto param = std::ranges::find(entry_.decl->params, p.name.full, &TemplateParam::name);
    p.binding = static_cast<std::int32_t>(Binding::TemplateValue);
    p.slot = static_cast<std::int32_t>(param - entry_.decl->params.begin());
    return param != entry_.decl->params.end();
}

// ns::E::A; the full name need not be a word of the program, its parts are.
bool Watch::bindEnumerator(PathExpr& p) {
    const std::string_view full = word(p.name.full);
    const std::size_t colons = full.rfind("::");
    if (colons == std::string_view::npos) return false;
    const Decl* d = findType(full.substr(0, colons));
    for (int depth = 0; d != nullptr && d->kind == DeclKind::Using && depth < 64; ++depth)
        d = static_cast<const UsingDecl*>(d)->target->decl;
    if (d == nullptr || d->kind != DeclKind::Enum) return false;
    const auto& entries = static_cast<const EnumDecl*>(d)->enumerators;
    const Symbol entry = e_.program().symbols.find(full.substr(colons + 2));
    const auto found = std::ranges::find(entries, entry, &Enumerator::name);
    if (entry == 0 || found == entries.end())
        failAt(p.where, say(LangError::NoSuchEntryOfEnum, full.substr(0, colons), full.substr(colons + 2)));
    p.binding = static_cast<std::int32_t>(Binding::Enumerator);
    p.resolved = const_cast<Decl*>(d);
    p.slot = static_cast<std::int32_t>(found - entries.begin());
    return true;
}

void Watch::bindPath(PathExpr& p) {
    for (PathSegment& s : p.segments) {
        if (s.index != nullptr) bind(s.index);
        if (s.kind == SegmentKind::Member) s.member = known(s.member, s.where);
    }
    if (p.root != PathRoot::Name) return;
    if (p.name.parts.size() > 1 && bindEnumerator(p)) return;
    const Program& program = e_.program();
    const std::string_view name = word(p.name.full);
    VariableStmt* global = nullptr;
    for (const Symbol s : program.candidates(name, scope()))
        if (const auto it = program.variables.find(s); global == nullptr && it != program.variables.end())
            global = it->second;
    const bool single = p.name.parts.size() == 1;
    p.name.full = global != nullptr && !single ? global->full : known(p.name.full, p.name.where);
    p.name.parts = {};
    p.name.scope = nullptr;
    if (single && bindLocal(p)) return;
    p.resolved = global;
    const bool function = entry_.kind == DebugFrame::Kind::Function;
    p.binding = static_cast<std::int32_t>(global != nullptr && function ? Binding::Global : Binding::Member);
}

Decl* Watch::findType(std::string_view name) const {
    const Program& program = e_.program();
    for (const Symbol s : program.candidates(name, scope()))
        if (const auto it = program.types.find(s); it != program.types.end()) return it->second;
    return nullptr;
}

bool Watch::bindType(TypeRef& t) {
    if (t.builtin != BuiltinType::None) return true;
    const std::string_view name = word(t.name.full);
    if (entry_.decl != nullptr && t.name.parts.size() == 1) {
        const auto& params = entry_.decl->params;
        const auto param = std::ranges::find(params, e_.program().symbols.find(name), &TemplateParam::name);
        if (param != params.end() && param->isValue) return false;
        if (param != params.end()) {
            t.parameter = static_cast<std::int32_t>(param - params.begin());
            return true;
        }
    }
    t.decl = findType(name);
    if (t.decl == nullptr) return false;
    if (t.args.size() < t.decl->params.size()) return false;
    for (TemplateArg& arg : t.args) {
        if (arg.type != nullptr && bindType(*arg.type)) {
            arg.expression = nullptr;
        } else {
            arg.type = nullptr;
            if (arg.expression == nullptr) return false;
            bind(arg.expression);
        }
    }
    return true;
}

void Watch::needType(TypeRef& t) {
    const std::string name(t.builtin == BuiltinType::None ? word(t.name.full) : std::string_view());
    if (!bindType(t)) failAt(t.where, say(LangError::UnknownTypeNamed, name));
}

void Watch::bindCall(CallExpr& c) {
    for (Expr* arg : c.args) bind(arg);
    const Program& program = e_.program();
    const std::string name(word(c.name.full));
    if (const FunctionDecl* f = program.findFunction(name, scope())) {
        const DeclInfo& info = e_.analysis().decls[static_cast<std::size_t>(f->id)];
        const bool references = std::ranges::any_of(
            f->parameters, [](const FunctionParam& p) { return p.type != nullptr && p.type->isReference; });
        if (info.changes || info.movesCursor || info.setsMeta || references)
            failAt(c.where, say(LangError::WatchedCallChanges, name));
        c.decl = const_cast<FunctionDecl*>(f);
        return;
    }
    if (Decl* d = findType(name)) {
        if (!c.templateArgs.empty() || !d->params.empty()) failAt(c.where, LangError::NotInAWatch);
        c.decl = d;
        return;
    }
    const NativeFunction* native = findNative(name);
    if (native == nullptr) failAt(c.where, say(LangError::NoSuchFunction, name));
    if (native->effect == NativeEffect::Changes) failAt(c.where, say(LangError::WatchedCallChanges, name));
    c.native = native;
}

}  // namespace sectorsmith::lang
