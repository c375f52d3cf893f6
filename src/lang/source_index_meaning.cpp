// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of a template mean: the second half of SourceIndexBuilder.
#include <algorithm>
#include <set>

#include "lang/source_index_builder.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

constexpr std::size_t kMostUses = 2'000'000;
constexpr std::size_t kMostRecords = 32;  // structures that a member is looked for in
constexpr std::size_t kMostBases = 1000;  // that a member is looked for in
constexpr int kMostDepth = 16;            // of aliases, of structures around

bool isOneOf(const std::vector<std::uint32_t>& numbers, std::uint32_t number) {
    return std::ranges::find(numbers, number) != numbers.end();
}

bool isStructured(const Decl& decl) {
    return decl.kind == DeclKind::Struct || decl.kind == DeclKind::Union || decl.kind == DeclKind::Bitfield;
}

}  // namespace

SourceIndexBuilder::Number SourceIndexBuilder::numberOf(const Decl* decl) const {
    const auto it = decls_.find(decl);
    return it == decls_.end() ? none : it->second;
}

SourceIndexBuilder::Number SourceIndexBuilder::resolve(const TypeRef& type, const Decl* decl) const {
    if (type.builtin != BuiltinType::None || type.name.parts.empty()) return none;
    if (decl != nullptr && type.name.parts.size() == 1)
        for (const TemplateParam& p : decl->params)
            if (p.name == type.name.parts[0]) {
                const auto it = members_.find({numberOf(decl), p.name});
                return it == members_.end() ? none : it->second;
            }
    return numberOf(program_.findType(type.name));
}

// Behind aliases; none for what has no members.
SourceIndexBuilder::Number SourceIndexBuilder::recordOf(Number type) const {
    for (int i = 0; i < kMostDepth && type != none; ++i) {
        const Declaration& d = out_.declarations_[type];
        if (d.kind != DeclarationKind::Alias)
            return d.kind == DeclarationKind::Struct || d.kind == DeclarationKind::Union ||
                           d.kind == DeclarationKind::Bitfield || d.kind == DeclarationKind::ImportedFile
                       ? type
                       : none;
        type = d.type;
    }
    return none;
}

// Its own, then those of its bases, the first base with all of its own bases first. Each structure once: bases may be
// reached in many ways, and name each other.
SourceIndexBuilder::Number SourceIndexBuilder::member(Number record, Symbol name) const {
    Numbers open{record};  // the next one is the last
    std::set<Number> seen;
    for (std::size_t looked = 0; !open.empty() && looked < kMostBases; ++looked) {
        const Number one = open.back();
        open.pop_back();
        if (const auto it = members_.find({one, name}); it != members_.end()) return it->second;
        const auto decl = declOf_.find(one);
        if (decl == declOf_.end() || decl->second->kind != DeclKind::Struct || !seen.insert(one).second)
            continue;
        const auto& bases = static_cast<const RecordDecl*>(decl->second)->bases;
        for (std::size_t i = std::min(bases.size(), kMostBases); i > 0; --i)
            if (const Number from = recordOf(resolve(*bases[i - 1], decl->second)); from != none)
                open.push_back(from);
    }
    return none;
}

SourceIndexBuilder::Numbers SourceIndexBuilder::typesOf(const Numbers& declarations) const {
    Numbers out;
    for (const Number d : declarations) {
        const Number record = recordOf(out_.declarations_[d].type);
        if (record != none && !isOneOf(out, record)) out.push_back(record);
    }
    return out;
}

// The structures (none: the file) that have members of these types, or of what is derived from them.
SourceIndexBuilder::Numbers SourceIndexBuilder::parentsOf(const Numbers& records) const {
    Numbers out;
    for (const Number record : records) {
        const auto it = users_.find(record);
        if (it == users_.end()) continue;
        for (const Number user : it->second)
            if (out.size() < kMostRecords && !isOneOf(out, user)) out.push_back(user);
    }
    return out;
}

void SourceIndexBuilder::use(Where where, Number declaration) {
    if (declaration == none || out_.uses_.size() >= kMostUses) return;
    // What a macro stands for does not stand there.
    if (text(where) != out_.declarations_[declaration].name) return;
    out_.uses_.push_back({{where.file, where.begin, where.end}, declaration});
}

// The last part of a::b::T.
void SourceIndexBuilder::useLast(const Name& name, Number declaration) {
    if (declaration == none || name.parts.empty()) return;
    const auto length = static_cast<std::uint32_t>(program_.text(name.parts.back()).size());
    if (name.where.end < length || name.where.end - length < name.where.begin) return;
    use({name.where.file, name.where.end - length, name.where.end}, declaration);
}

// "a::b::f" in quotes.
void SourceIndexBuilder::useInText(const LiteralExpr& literal, Number declaration) {
    if (declaration == none) return;
    const auto length = static_cast<std::uint32_t>(out_.declarations_[declaration].name.size());
    if (literal.where.end - literal.where.begin < length + 2) return;
    use({literal.where.file, literal.where.end - 1 - length, literal.where.end - 1}, declaration);
}

SourceIndexBuilder::Number SourceIndexBuilder::enumeratorOf(const Name& name) {
    if (name.parts.size() < 2) return none;
    const std::string_view full = program_.text(name.full);
    const std::size_t colons = full.rfind("::");
    if (colons == std::string_view::npos) return none;
    for (const Symbol s : program_.candidates(full.substr(0, colons), name.scope)) {
        const auto it = program_.types.find(s);
        if (it == program_.types.end()) continue;
        Number type = numberOf(it->second);
        for (int i = 0;
             i < kMostDepth && type != none && out_.declarations_[type].kind == DeclarationKind::Alias; ++i)
            type = out_.declarations_[type].type;
        if (const auto entry = members_.find({type, name.parts.back()});
            type != none && entry != members_.end()) {
            // E of E::A.
            const auto last = static_cast<std::uint32_t>(program_.text(name.parts.back()).size());
            const Number shown = numberOf(it->second);
            const std::string_view written = text(name.where);
            const std::string& enumName = out_.declarations_[shown].name;
            const std::size_t at = written.size() >= last
                                       ? written.substr(0, written.size() - last).rfind(enumName)
                                       : std::string_view::npos;
            if (at != std::string_view::npos) {
                const auto begin = name.where.begin + static_cast<std::uint32_t>(at);
                use({name.where.file, begin, begin + static_cast<std::uint32_t>(enumName.size())}, shown);
            }
            return entry->second;
        }
    }
    return none;
}

// A name in an expression.
SourceIndexBuilder::Numbers SourceIndexBuilder::meaningsOf(const Name& name, const Around& around) {
    if (name.parts.empty()) return {};
    if (name.parts.size() == 1) {
        const Symbol word = name.parts[0];
        for (auto it = around.locals.rbegin(); it != around.locals.rend(); ++it)
            if (it->first == word) return {it->second};
        if (around.decl != nullptr) {
            const Number number = numberOf(around.decl);
            if (const auto it = members_.find({number, word});
                it != members_.end() &&
                out_.declarations_[it->second].kind == DeclarationKind::TemplateParameter)
                return {it->second};
        }
        Numbers level;
        if (around.record != none) level.push_back(around.record);
        std::set<Number> seen(level.begin(), level.end());
        for (int i = 0; i < kMostDepth && !level.empty(); ++i) {
            Numbers found;
            for (const Number record : level)
                if (const Number m = member(record, word); m != none && !isOneOf(found, m))
                    found.push_back(m);
            if (!found.empty()) return found;
            Numbers next;
            for (const Number parent : parentsOf(level))
                if (seen.insert(parent).second && parent != none) next.push_back(parent);
            level = std::move(next);
        }
    }
    if (const VariableStmt* v = program_.findVariable(name))
        if (const auto it = stmts_.find(v); it != stmts_.end()) return {it->second};
    if (name.parts.size() == 1)
        if (const auto it = members_.find({none, name.parts[0]}); it != members_.end()) return {it->second};
    if (const Number entry = enumeratorOf(name); entry != none) return {entry};
    return {};
}

SourceIndexBuilder::Numbers SourceIndexBuilder::walkPath(const PathExpr& path, Around& around) {
    Numbers records;
    switch (path.root) {
        case PathRoot::Name: {
            const Numbers found = meaningsOf(path.name, around);
            for (const Number one : found) useLast(path.name, one);
            records = typesOf(found);
            break;
        }
        case PathRoot::This:
            if (around.record != none) records = {around.record};
            break;
        case PathRoot::Parent:
            if (around.record != none) records = parentsOf({around.record});
            break;
        case PathRoot::Here: break;
    }
    for (const PathSegment& segment : path.segments) {
        switch (segment.kind) {
            case SegmentKind::Index: walkExpr(segment.index, around); break;
            case SegmentKind::Parent: records = parentsOf(records); break;
            case SegmentKind::Member: {
                Numbers found;
                for (const Number record : records)
                    if (const Number m = member(record, segment.member); m != none && !isOneOf(found, m))
                        found.push_back(m);
                for (const Number one : found) use(segment.where, one);
                records = typesOf(found);
                break;
            }
        }
    }
    return records;
}

void SourceIndexBuilder::walkType(const TypeRef* type, Around& around) {
    if (type == nullptr) return;
    useLast(type->name, resolve(*type, around.decl));
    walkArguments(type->args, around);
}

void SourceIndexBuilder::walkArguments(std::span<const TemplateArg> args, Around& around) {
    for (const TemplateArg& arg : args) {
        // A bare name is read as both: the type first.
        const bool both = arg.type != nullptr && arg.expression != nullptr;
        if (!both || resolve(*arg.type, around.decl) != none) walkType(arg.type, around);
        else walkExpr(arg.expression, around);
        if (!both) walkExpr(arg.expression, around);
    }
}

void SourceIndexBuilder::walkCall(const CallExpr& call, Around& around) {
    if (const FunctionDecl* f = program_.findFunction(call.name)) useLast(call.name, numberOf(f));
    else useLast(call.name, numberOf(program_.findType(call.name)));
    walkArguments(call.templateArgs, around);
    for (const Expr* arg : call.args) walkExpr(arg, around);
}

void SourceIndexBuilder::walkExpr(const Expr* e, Around& around) {
    if (e == nullptr) return;
    switch (e->kind) {
        case ExprKind::Unary: walkExpr(static_cast<const UnaryExpr*>(e)->operand, around); break;
        case ExprKind::Binary:
            walkExpr(static_cast<const BinaryExpr*>(e)->left, around);
            walkExpr(static_cast<const BinaryExpr*>(e)->right, around);
            break;
        case ExprKind::Ternary:
            walkExpr(static_cast<const TernaryExpr*>(e)->condition, around);
            walkExpr(static_cast<const TernaryExpr*>(e)->yes, around);
            walkExpr(static_cast<const TernaryExpr*>(e)->no, around);
            break;
        case ExprKind::Cast:
        case ExprKind::Is:
        case ExprKind::As:
            walkExpr(static_cast<const TypeExpr*>(e)->operand, around);
            walkType(static_cast<const TypeExpr*>(e)->type, around);
            break;
        case ExprKind::Path: walkPath(*static_cast<const PathExpr*>(e), around); break;
        case ExprKind::Call: walkCall(*static_cast<const CallExpr*>(e), around); break;
        case ExprKind::HereAt: walkExpr(static_cast<const HereAtExpr*>(e)->index, around); break;
        case ExprKind::SizeOf:
        case ExprKind::AddressOf:
        case ExprKind::TypeNameOf: {
            const auto* q = static_cast<const QueryExpr*>(e);
            if (q->type != nullptr && (q->expression == nullptr || resolve(*q->type, around.decl) != none))
                walkType(q->type, around);
            else walkExpr(q->expression, around);
            break;
        }
        case ExprKind::List:
            for (const Expr* item : static_cast<const ListExpr*>(e)->items) walkExpr(item, around);
            break;
        case ExprKind::Literal:
        case ExprKind::Here:
        case ExprKind::UserLiteral: break;
    }
}

void SourceIndexBuilder::walkAttributes(std::span<const Attribute> attributes, Around& around) {
    for (const Attribute& a : attributes) {
        const std::string_view name = program_.text(a.name);
        const bool namesFunction =
            name.starts_with("format") || name == "transform" || name == "pointer_base";
        for (const Expr* arg : a.args) {
            walkExpr(arg, around);
            if (!namesFunction || arg == nullptr || arg->kind != ExprKind::Literal) continue;
            const auto& literal = *static_cast<const LiteralExpr*>(arg);
            if (literal.literal == LiteralKind::String)
                useInText(literal, numberOf(program_.findFunction(literal.text, a.scope)));
        }
    }
}

void SourceIndexBuilder::walkVariable(const VariableStmt& v, Around& around) {
    walkType(v.type, around);
    walkType(v.pointerType, around);
    for (const Expr* e : {v.count, v.placement, v.section}) walkExpr(e, around);
    if (v.initializer != nullptr && v.initializer->kind == ExprKind::Path) {
        const Numbers types = walkPath(*static_cast<const PathExpr*>(v.initializer), around);
        const auto it = stmts_.find(&v);
        if (it != stmts_.end() && types.size() == 1 && out_.declarations_[it->second].type == none)
            out_.declarations_[it->second].type = types[0];  // auto x = a.b
    } else {
        walkExpr(v.initializer, around);
    }
    walkAttributes(v.attributes, around);
    const auto it = stmts_.find(&v);
    if (it == stmts_.end()) return;
    use(v.nameWhere, it->second);
    if (around.function) around.locals.emplace_back(v.name, it->second);
}

void SourceIndexBuilder::walkBody(Statements body, Around& around) {
    const std::size_t outer = around.locals.size();
    for (const Stmt* stmt : body)
        if (stmt != nullptr) walkStmt(*stmt, around);
    around.locals.resize(std::min(outer, around.locals.size()));
}

void SourceIndexBuilder::walkStmt(const Stmt& stmt, Around& around) {
    switch (stmt.kind) {
        case StmtKind::Variable: walkVariable(static_cast<const VariableStmt&>(stmt), around); break;
        case StmtKind::BitfieldEntry: {
            const auto& b = static_cast<const BitfieldEntryStmt&>(stmt);
            walkType(b.type, around);
            walkExpr(b.width, around);
            walkAttributes(b.attributes, around);
            if (const auto it = stmts_.find(&b); it != stmts_.end()) use(b.nameWhere, it->second);
            break;
        }
        case StmtKind::Assign: {
            const auto& a = static_cast<const AssignStmt&>(stmt);
            if (a.target != nullptr) walkPath(*a.target, around);
            walkExpr(a.value, around);
            break;
        }
        case StmtKind::Expression:
            walkExpr(static_cast<const ExpressionStmt&>(stmt).expression, around);
            break;
        case StmtKind::If:
            for (const IfArm& arm : static_cast<const IfStmt&>(stmt).arms) {
                walkExpr(arm.condition, around);
                walkBody(arm.body, around);
            }
            walkBody(static_cast<const IfStmt&>(stmt).otherwise, around);
            break;
        case StmtKind::While:
            walkExpr(static_cast<const WhileStmt&>(stmt).condition, around);
            walkBody(static_cast<const WhileStmt&>(stmt).body, around);
            break;
        case StmtKind::For: {
            const auto& f = static_cast<const ForStmt&>(stmt);
            const std::size_t outer = around.locals.size();
            if (f.init != nullptr) walkStmt(*f.init, around);
            walkExpr(f.condition, around);
            if (f.step != nullptr) walkStmt(*f.step, around);
            walkBody(f.body, around);
            around.locals.resize(std::min(outer, around.locals.size()));
            break;
        }
        case StmtKind::Match:
            for (const Expr* subject : static_cast<const MatchStmt&>(stmt).subjects)
                walkExpr(subject, around);
            for (const MatchCase& c : static_cast<const MatchStmt&>(stmt).cases) {
                for (const auto& column : c.columns)
                    for (const MatchItem& item : column) {
                        walkExpr(item.low, around);
                        walkExpr(item.high, around);
                    }
                walkBody(c.body, around);
            }
            break;
        case StmtKind::Try:
            walkBody(static_cast<const TryStmt&>(stmt).body, around);
            walkBody(static_cast<const TryStmt&>(stmt).handler, around);
            break;
        case StmtKind::Return: walkExpr(static_cast<const ReturnStmt&>(stmt).value, around); break;
        case StmtKind::Block: walkBody(static_cast<const BlockStmt&>(stmt).body, around); break;
        case StmtKind::Break:
        case StmtKind::Continue: break;
    }
}

void SourceIndexBuilder::walkDecl(const Decl& decl) {
    const Number number = numberOf(&decl);
    Around around;
    around.decl = &decl;
    around.function = decl.kind == DeclKind::Function;
    if (!around.function) around.record = recordOf(number);
    use(decl.nameWhere, number);
    for (const TemplateParam& p : decl.params)
        if (const auto it = members_.find({number, p.name}); it != members_.end()) use(p.where, it->second);
    if (isStructured(decl)) {
        for (const TypeRef* base : static_cast<const RecordDecl&>(decl).bases) walkType(base, around);
        walkBody(static_cast<const RecordDecl&>(decl).members, around);
    } else if (decl.kind == DeclKind::Imported) {
        walkBody(static_cast<const ImportedDecl&>(decl).statements, around);
    } else if (decl.kind == DeclKind::Enum) {
        walkType(static_cast<const EnumDecl&>(decl).underlying, around);
        for (const Enumerator& e : static_cast<const EnumDecl&>(decl).enumerators) {
            if (const auto it = members_.find({number, e.name}); it != members_.end())
                use(e.where, it->second);
            walkExpr(e.value, around);
            walkExpr(e.last, around);
        }
    } else if (decl.kind == DeclKind::Using) {
        walkType(static_cast<const UsingDecl&>(decl).target, around);
    } else if (around.function) {
        const auto& f = static_cast<const FunctionDecl&>(decl);
        for (const FunctionParam& p : f.parameters) {
            walkType(p.type, around);
            walkExpr(p.defaultValue, around);
            const auto it = members_.find({number, p.name});
            if (p.name == 0 || it == members_.end()) continue;
            use(p.where, it->second);
            around.locals.emplace_back(p.name, it->second);
        }
        walkBody(f.body, around);
    }
    walkAttributes(decl.attributes, around);
}

}  // namespace sectorsmith::lang
