// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/source_index_builder.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "lang/errors.h"
#include "lang/eval/analysis.h"
#include "lang/raw_tokens.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

constexpr std::size_t kMostParents = 32;  // structures that a structure is looked for in

DeclarationKind kindOf(const Decl& decl) {
    switch (decl.kind) {
        case DeclKind::Struct: return DeclarationKind::Struct;
        case DeclKind::Union: return DeclarationKind::Union;
        case DeclKind::Enum: return DeclarationKind::Enum;
        case DeclKind::Bitfield: return DeclarationKind::Bitfield;
        case DeclKind::Using: return DeclarationKind::Alias;
        case DeclKind::Imported: return DeclarationKind::ImportedFile;
        case DeclKind::Function: return DeclarationKind::Function;
    }
    return DeclarationKind::Struct;
}

const char* wordOf(DeclKind kind) {
    switch (kind) {
        case DeclKind::Struct: return "struct ";
        case DeclKind::Union: return "union ";
        case DeclKind::Enum: return "enum ";
        case DeclKind::Bitfield: return "bitfield ";
        case DeclKind::Using: return "using ";
        case DeclKind::Imported: return "import ";
        case DeclKind::Function: return "fn ";
    }
    return "";
}

const std::string kPack(3, '.');  // the ellipsis of packs and ranges

bool isAmong(const std::vector<std::uint32_t>& numbers, std::uint32_t number) {
    return std::ranges::find(numbers, number) != numbers.end();
}

bool isRecord(const Decl& decl) {
    return decl.kind == DeclKind::Struct || decl.kind == DeclKind::Union || decl.kind == DeclKind::Bitfield;
}

}  // namespace

std::string_view SourceIndexBuilder::text(Where where) const {
    if (where.file >= program_.files.size()) return {};
    const std::string& all = program_.files[where.file]->text;
    if (where.begin >= where.end || where.end > all.size()) return {};
    return std::string_view(all).substr(where.begin, where.end - where.begin);
}

std::string SourceIndexBuilder::oneLine(Where where) const {
    constexpr std::size_t most = 120;
    std::string out;
    for (const char c : text(where)) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (blank && (out.empty() || out.back() == ' ')) continue;
        if (out.size() >= most && (static_cast<unsigned char>(c) & 0xC0) != 0x80) return out + "…";
        out += blank ? ' ' : c;
    }
    return out;
}

// ------------------------------------------------------------------------------------------------------- declaring

SourceIndexBuilder::Number SourceIndexBuilder::add(Declaration declaration) {
    out_.declarations_.push_back(std::move(declaration));
    return static_cast<Number>(out_.declarations_.size() - 1);
}

void SourceIndexBuilder::declareType(Decl& decl) {
    Declaration d;
    d.kind = kindOf(decl);
    d.name = word(decl.name);
    d.fullName = word(decl.full);
    d.doc = std::string(decl.doc);
    d.place = {decl.nameWhere.file, decl.nameWhere.begin, decl.nameWhere.end};
    d.signature = wordOf(decl.kind) + d.fullName;
    if (!decl.params.empty()) {
        std::string params;
        for (const TemplateParam& p : decl.params)
            params += (params.empty() ? "" : ", ") + std::string(p.isValue ? "auto " : "") +
                      (p.isPack ? kPack + ' ' : std::string()) + word(p.name);
        d.signature += '<' + params + '>';
    }
    if (decl.kind == DeclKind::Function) {
        std::string params;
        for (const FunctionParam& p : static_cast<const FunctionDecl&>(decl).parameters) {
            if (!params.empty()) params += ", ";
            if (p.type != nullptr) params += oneLine(p.type->where);
            if (p.isPack) params += ' ' + kPack;
            if (p.name != 0) params += ' ' + word(p.name);
            if (p.defaultValue != nullptr) params += " = " + oneLine(p.defaultValue->where);
        }
        d.signature += '(' + params + ')';
    } else if (decl.kind == DeclKind::Using) {
        if (const TypeRef* target = static_cast<const UsingDecl&>(decl).target)
            d.signature += " = " + oneLine(target->where);
    } else if (decl.kind == DeclKind::Enum) {
        if (const TypeRef* underlying = static_cast<const EnumDecl&>(decl).underlying)
            d.signature += " : " + oneLine(underlying->where);
    } else if (decl.kind == DeclKind::Struct) {
        const auto bases = static_cast<const RecordDecl&>(decl).bases;
        for (std::size_t i = 0; i < bases.size(); ++i)
            d.signature += (i == 0 ? " : " : ", ") + oneLine(bases[i]->where);
    }
    const Number number = add(std::move(d));
    decls_.emplace(&decl, number);
    declOf_.emplace(number, &decl);
}

void SourceIndexBuilder::declareNamed(const Stmt* stmt, Declaration d, Symbol name, bool function) {
    const Number owner = d.owner;
    if (owner != none) d.fullName = out_.declarations_[owner].fullName + '.' + d.name;
    // A member that is declared in several branches is one member; so is a variable that is placed again.
    if (!function) {
        if (const auto it = members_.find({owner, name}); it != members_.end()) {
            stmts_.emplace(stmt, it->second);
            return;
        }
    }
    const Number number = add(std::move(d));
    stmts_.emplace(stmt, number);
    if (!function) members_.emplace(std::pair(owner, name), number);
}

void SourceIndexBuilder::declareVariable(const VariableStmt& v, Number owner, bool function) {
    if (v.name == 0) return;
    Declaration d;
    d.kind = owner != none && !function ? DeclarationKind::Member : DeclarationKind::Variable;
    d.name = word(v.name);
    d.fullName = v.full != 0 ? word(v.full) : d.name;
    d.doc = std::string(v.doc);
    d.place = {v.nameWhere.file, v.nameWhere.begin, v.nameWhere.end};
    d.owner = owner;
    if (v.type != nullptr) d.signature = oneLine(v.type->where);
    d.signature += (v.pointerType != nullptr ? " *" : " ") + d.name;
    if (v.array == ArrayForm::Count && v.count != nullptr) d.signature += '[' + oneLine(v.count->where) + ']';
    else if (v.array == ArrayForm::While && v.count != nullptr)
        d.signature += "[while(" + oneLine(v.count->where) + ")]";
    else if (v.array != ArrayForm::None) d.signature += "[]";
    if (v.pointerType != nullptr) d.signature += " : " + oneLine(v.pointerType->where);
    if (v.placement != nullptr) d.signature += " @ " + oneLine(v.placement->where);
    declareNamed(&v, std::move(d), v.name, function);
}

void SourceIndexBuilder::declareBody(Statements body, Number owner, bool function) {
    for (const Stmt* stmt : body) {
        if (stmt == nullptr) continue;
        switch (stmt->kind) {
            case StmtKind::Variable:
                declareVariable(static_cast<const VariableStmt&>(*stmt), owner, function);
                break;
            case StmtKind::BitfieldEntry: {
                const auto& b = static_cast<const BitfieldEntryStmt&>(*stmt);
                if (b.name == 0) break;
                Declaration d;
                d.kind = DeclarationKind::Member;
                d.name = d.fullName = word(b.name);
                d.place = {b.nameWhere.file, b.nameWhere.begin, b.nameWhere.end};
                d.owner = owner;
                if (b.type != nullptr) d.signature = oneLine(b.type->where) + ' ';
                d.signature += d.name;
                if (b.width != nullptr) d.signature += " : " + oneLine(b.width->where);
                declareNamed(&b, std::move(d), b.name, function);
                break;
            }
            case StmtKind::If:
                for (const IfArm& arm : static_cast<const IfStmt&>(*stmt).arms)
                    declareBody(arm.body, owner, function);
                declareBody(static_cast<const IfStmt&>(*stmt).otherwise, owner, function);
                break;
            case StmtKind::While:
                declareBody(static_cast<const WhileStmt&>(*stmt).body, owner, function);
                break;
            case StmtKind::For: {
                const auto& f = static_cast<const ForStmt&>(*stmt);
                Stmt* head[] = {f.init, f.step};
                declareBody(head, owner, function);
                declareBody(f.body, owner, function);
                break;
            }
            case StmtKind::Match:
                for (const MatchCase& c : static_cast<const MatchStmt&>(*stmt).cases)
                    declareBody(c.body, owner, function);
                break;
            case StmtKind::Try:
                declareBody(static_cast<const TryStmt&>(*stmt).body, owner, function);
                declareBody(static_cast<const TryStmt&>(*stmt).handler, owner, function);
                break;
            case StmtKind::Block:
                declareBody(static_cast<const BlockStmt&>(*stmt).body, owner, function);
                break;
            default: break;
        }
    }
}

void SourceIndexBuilder::declareInside(const Decl& decl) {
    const Number number = numberOf(&decl);
    const auto inside = [&](DeclarationKind kind, Symbol name, Where where, std::string signature,
                            std::string_view doc) {
        if (name == 0) return;
        Declaration d;
        d.kind = kind;
        d.name = word(name);
        d.fullName =
            out_.declarations_[number].fullName + (kind == DeclarationKind::Enumerator ? "::" : ".") + d.name;
        d.signature = std::move(signature);
        d.doc = std::string(doc);
        d.place = {where.file, where.begin, where.end};
        d.owner = number;
        const Number one = add(std::move(d));
        members_.emplace(std::pair(number, name), one);
    };
    for (const TemplateParam& p : decl.params)
        inside(DeclarationKind::TemplateParameter, p.name, p.where, (p.isValue ? "auto " : "") + word(p.name),
               {});
    if (isRecord(decl)) {
        declareBody(static_cast<const RecordDecl&>(decl).members, number, false);
    } else if (decl.kind == DeclKind::Imported) {
        declareBody(static_cast<const ImportedDecl&>(decl).statements, number, false);
    } else if (decl.kind == DeclKind::Enum) {
        for (const Enumerator& e : static_cast<const EnumDecl&>(decl).enumerators) {
            std::string signature = out_.declarations_[number].fullName + "::" + word(e.name);
            if (e.value != nullptr) signature += " = " + oneLine(e.value->where);
            if (e.last != nullptr) signature += ' ' + kPack + ' ' + oneLine(e.last->where);
            inside(DeclarationKind::Enumerator, e.name, e.where, std::move(signature), e.doc);
        }
    } else if (decl.kind == DeclKind::Function) {
        const auto& f = static_cast<const FunctionDecl&>(decl);
        for (const FunctionParam& p : f.parameters) {
            inside(DeclarationKind::Parameter, p.name, p.where,
                   (p.type != nullptr ? oneLine(p.type->where) + ' ' : std::string()) + word(p.name), {});
            if (p.name != 0 && p.type != nullptr) out_.declarations_.back().type = resolve(*p.type, &decl);
        }
        declareBody(f.body, number, true);
    } else if (decl.kind == DeclKind::Using) {
        if (const TypeRef* target = static_cast<const UsingDecl&>(decl).target)
            out_.declarations_[number].type = resolve(*target, &decl);
    }
}

// The main file's, which the tree does not hold.
void SourceIndexBuilder::declareNamespaces() {
    const std::string_view all = program_.files[0]->text;
    const RawTokens raw = rawTokens(all);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < raw.tokens.size(); ++i) {
        if (raw.tokens[i].kind != TokenKind::Keyword || raw.tokens[i].keyword != Keyword::Namespace) continue;
        std::string full;
        std::size_t at = i + 1;
        if (at < raw.tokens.size() && raw.tokens[at].kind == TokenKind::Keyword) ++at;  // auto
        for (; at < raw.tokens.size(); ++at) {
            const Token& t = raw.tokens[at];
            if (t.kind == TokenKind::ColonColon) continue;
            if (t.kind != TokenKind::Identifier || full.size() > 1'000) break;
            Declaration d;
            d.kind = DeclarationKind::Namespace;
            d.name = std::string(textOf(all, t.where));
            full += (full.empty() ? "" : "::") + d.name;
            d.fullName = full;
            d.signature = "namespace " + full;
            d.place = {0, t.where.begin, t.where.end};
            if (seen.insert(full).second) add(std::move(d));
        }
    }
}

void SourceIndexBuilder::noteUser(Number type, Number owner) {
    const Number record = recordOf(type);
    if (record == none) return;
    Numbers& users = users_[record];
    if (users.size() < kMostParents && !isAmong(users, owner)) users.push_back(owner);
}

void SourceIndexBuilder::noteUsers(const TypeRef& type, Number owner, const Decl* decl) {
    const Number number = resolve(type, decl);
    noteUser(number, owner);
    for (const TemplateArg& arg : type.args) {
        if (arg.type == nullptr) continue;
        noteUser(resolve(*arg.type, decl), recordOf(number));
        noteUsers(*arg.type, owner, decl);
    }
}

// Types of all that has one, when all types are known.
void SourceIndexBuilder::settleTypes(Statements body, Number owner, const Decl* decl, bool function) {
    for (const Stmt* stmt : body) {
        if (stmt == nullptr) continue;
        switch (stmt->kind) {
            case StmtKind::Variable: {
                const auto& v = static_cast<const VariableStmt&>(*stmt);
                if (v.type == nullptr) break;
                if (!function) noteUsers(*v.type, owner, decl);
                const auto it = stmts_.find(&v);
                if (it != stmts_.end() && out_.declarations_[it->second].type == none)
                    out_.declarations_[it->second].type = resolve(*v.type, decl);
                break;
            }
            case StmtKind::BitfieldEntry: {
                const auto& b = static_cast<const BitfieldEntryStmt&>(*stmt);
                const auto it = stmts_.find(&b);
                if (b.type != nullptr && it != stmts_.end())
                    out_.declarations_[it->second].type = resolve(*b.type, decl);
                break;
            }
            case StmtKind::If:
                for (const IfArm& arm : static_cast<const IfStmt&>(*stmt).arms)
                    settleTypes(arm.body, owner, decl, function);
                settleTypes(static_cast<const IfStmt&>(*stmt).otherwise, owner, decl, function);
                break;
            case StmtKind::While:
                settleTypes(static_cast<const WhileStmt&>(*stmt).body, owner, decl, function);
                break;
            case StmtKind::For: {
                Stmt* init[] = {static_cast<const ForStmt&>(*stmt).init};
                settleTypes(init, owner, decl, function);
                settleTypes(static_cast<const ForStmt&>(*stmt).body, owner, decl, function);
                break;
            }
            case StmtKind::Match:
                for (const MatchCase& c : static_cast<const MatchStmt&>(*stmt).cases)
                    settleTypes(c.body, owner, decl, function);
                break;
            case StmtKind::Try:
                settleTypes(static_cast<const TryStmt&>(*stmt).body, owner, decl, function);
                settleTypes(static_cast<const TryStmt&>(*stmt).handler, owner, decl, function);
                break;
            case StmtKind::Block:
                settleTypes(static_cast<const BlockStmt&>(*stmt).body, owner, decl, function);
                break;
            default: break;
        }
    }
}

void SourceIndexBuilder::run() {
    declareNamespaces();
    for (Decl* decl : program_.declarations) declareType(*decl);
    for (const Decl* decl : program_.declarations) declareInside(*decl);
    declareBody(program_.statements, none, false);

    for (const Decl* decl : program_.declarations) {
        const Number number = numberOf(decl);
        if (isRecord(*decl)) {
            settleTypes(static_cast<const RecordDecl*>(decl)->members, number, decl, false);
        } else if (decl->kind == DeclKind::Imported) {
            settleTypes(static_cast<const ImportedDecl*>(decl)->statements, number, decl, false);
        } else if (decl->kind == DeclKind::Function) {
            settleTypes(static_cast<const FunctionDecl*>(decl)->body, number, decl, true);
        }
    }
    settleTypes(program_.statements, none, nullptr, false);
    // What is derived lies where its base's code looks for parents, too.
    for (const Decl* decl : program_.declarations) {
        if (decl->kind != DeclKind::Struct) continue;
        for (const TypeRef* base : static_cast<const RecordDecl*>(decl)->bases) {
            const Number from = resolve(*base, decl);
            const auto it = users_.find(numberOf(decl));
            if (from == none || it == users_.end()) continue;
            for (const Number user : Numbers(it->second)) noteUser(from, user);
        }
    }

    for (const Decl* decl : program_.declarations) walkDecl(*decl);
    Around file;
    for (const Stmt* stmt : program_.statements)
        if (stmt != nullptr) walkStmt(*stmt, file);
    for (const Decl* decl : program_.declarations) {
        if (decl->kind != DeclKind::Struct) continue;
        for (const TypeRef* base : static_cast<const RecordDecl*>(decl)->bases)
            if (const Number from = recordOf(resolve(*base, decl)); from != none)
                out_.bases_[numberOf(decl)].push_back(from);
    }
    out_.users_ = std::move(users_);
    std::ranges::sort(out_.uses_, {}, [](const NameUse& u) {
        return std::tuple(u.place.file, u.place.begin, u.place.end, u.declaration);
    });
    const auto same = std::ranges::unique(out_.uses_, [](const NameUse& a, const NameUse& b) {
        return a.place == b.place && a.declaration == b.declaration;
    });
    out_.uses_.erase(same.begin(), same.end());
}

void SourceIndexBuilder::warnOfEager() {
    constexpr std::size_t most = 100;
    std::size_t warned = 0;
    for (const auto& [stmt, number] : stmts_) {
        if (stmt->kind != StmtKind::Variable || warned >= most) continue;
        const auto& v = *static_cast<const VariableStmt*>(stmt);
        if (v.array == ArrayForm::None || v.type == nullptr || v.nameWhere.file != 0) continue;
        const Number record = recordOf(numberOf(v.type->decl));
        if (record == none) continue;
        const Decl* decl = declOf_.at(record);
        if (decl->id < 0 || static_cast<std::size_t>(decl->id) >= program_.analysis->decls.size()) continue;
        const DeclInfo& info = program_.analysis->decls[static_cast<std::size_t>(decl->id)];
        if (!info.eager()) continue;
        ++warned;
        out_.diagnostics_.push_back(program_.diagnostic(
            Severity::Warning, v.nameWhere,
            say(info.changes ? LangError::ElementsEagerChanges : LangError::ElementsEagerReads, word(v.name),
                out_.declarations_[record].fullName)));
    }
}

}  // namespace sectorsmith::lang
