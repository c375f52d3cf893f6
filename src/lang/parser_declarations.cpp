// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/errors.h"
#include "lang/parser.h"

namespace sectorsmith::lang {

using ast::DeclKind;

// ------------------------------------------------------------------------------------------------- names and types

ast::Symbol Parser::name(What what, ast::Where* where) {
    if (where != nullptr) *where = current().where;
    if (is(TokenKind::Identifier)) {
        const ast::Symbol symbol = current().value;
        advance();
        return symbol;
    }
    if (is(TokenKind::Keyword)) {
        error(current().where, say(LangError::ExpectedNotWord, what.message(), shown(current())));
    } else {
        expected(what);
    }
    return 0;
}

ast::Symbol Parser::joined(ast::Symbol prefix, ast::Symbol word) {
    if (prefix == 0) return word;
    std::string full(program_.text(prefix));
    full += "::";
    full += program_.text(word);
    return program_.symbols.intern(full);
}

ast::Name Parser::qualifiedName(What what) {
    ast::Name out;
    out.scope = scope_;
    out.where = current().where;
    std::vector<ast::Symbol> parts;
    std::string full;
    do {
        const ast::Symbol part = name(parts.empty() ? what : What(LangError::NameAfterColons));
        if (part == 0) break;
        if (!parts.empty()) full += "::";
        full += program_.text(part);
        parts.push_back(part);
        if (full.size() > 4'096) {
            error(current().where, LangError::NameTooLong);
            break;
        }
    } while (accept(TokenKind::ColonColon));
    out.parts = list(parts);
    out.full = program_.symbols.intern(full);
    out.where = since(out.where);
    return out;
}

bool Parser::startsType() const {
    return is(Keyword::Type) || is(Keyword::Be) || is(Keyword::Le) || is(Keyword::Const) || is(Keyword::Ref);
}

ast::TypeRef* Parser::type(What what) {
    DepthGuard guard(*this);
    auto* t = program_.arena.make<ast::TypeRef>();
    t->where = current().where;
    for (;;) {
        if (accept(Keyword::Const)) t->isConst = true;
        else if (accept(Keyword::Ref)) t->isReference = true;
        else if (accept(Keyword::Be)) t->endian = ast::Endian::Big;
        else if (accept(Keyword::Le)) t->endian = ast::Endian::Little;
        else break;
    }
    if (is(Keyword::Type)) {
        t->builtin = current().type;
        advance();
    } else if (is(TokenKind::Identifier)) {
        t->name = qualifiedName(what);
        if (is(TokenKind::Less)) templateArguments(*t);
    } else {
        expected(what);
    }
    t->where = since(t->where);
    return t;
}

void Parser::templateArguments(ast::TypeRef& out) {
    advance();
    std::vector<ast::TemplateArg> args;
    const bool outer = std::exchange(noGreater_, true);
    while (!is(TokenKind::Greater) && !is(TokenKind::End)) {
        ast::TemplateArg arg;
        std::size_t n = is(Keyword::Be) || is(Keyword::Le) ? 1 : 0;
        if (n == 1 || is(Keyword::Type)) {
            const bool builtin = ahead(n).kind == TokenKind::Keyword && ahead(n).keyword == Keyword::Type;
            if (builtin && ahead(n + 1).kind == TokenKind::LeftParen) arg.expression = expression();
            else arg.type = type(LangError::AType);
        } else if (is(TokenKind::Identifier)) {
            while (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::ColonColon)
                n += 2;
            const TokenKind behind = ahead(n + 1).kind;
            if (behind == TokenKind::Less) {
                arg.type = type(LangError::AType);
            } else {
                arg.expression = expression();
                if ((behind == TokenKind::Comma || behind == TokenKind::Greater) &&
                    arg.expression->kind == ast::ExprKind::Path) {
                    const auto* p = static_cast<const ast::PathExpr*>(arg.expression);
                    arg.type = program_.arena.make<ast::TypeRef>();
                    arg.type->where = p->where;
                    arg.type->name = p->name;
                }
            }
        } else {
            arg.expression = expression();
        }
        args.push_back(arg);
        if (!accept(TokenKind::Comma)) break;
    }
    noGreater_ = outer;
    expect(TokenKind::Greater, LangError::OfTemplateArguments);
    out.args = list(args);
}

// <T, auto N, auto ... rest>
std::span<ast::TemplateParam> Parser::templateParameters() {
    if (!accept(TokenKind::Less)) return {};
    std::vector<ast::TemplateParam> params;
    while (!is(TokenKind::Greater) && !is(TokenKind::End)) {
        ast::TemplateParam p;
        if (is(Keyword::Type) && current().type == ast::BuiltinType::Auto) {
            advance();
            p.isValue = true;
            p.isPack = accept(TokenKind::Ellipsis);
        }
        p.name = name(LangError::ATemplateParameter, &p.where);
        for (const ast::TemplateParam& other : params)
            if (other.name == p.name && p.name != 0)
                state_.sink.report(Severity::Error, p.where,
                                   say(LangError::SecondParameter, program_.text(p.name)));
        params.push_back(p);
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::Greater, LangError::OfTemplateParameters);
    return list(params);
}

std::span<ast::Attribute> Parser::attributes() {
    std::vector<ast::Attribute> out;
    while (isAttribute()) {
        advance();
        advance();
        do {
            ast::Attribute a;
            a.scope = scope_;
            a.where = current().where;
            std::string full;
            do {
                if (!is(TokenKind::Identifier) && !is(TokenKind::Keyword)) {
                    expected(LangError::AttributeName);
                    break;
                }
                if (full.size() < 4'096) {
                    if (!full.empty()) full += "::";
                    full += program_.text(current().value);
                }
                advance();
            } while (accept(TokenKind::ColonColon));
            a.name = program_.symbols.intern(full);
            if (accept(TokenKind::LeftParen)) a.args = list(arguments(TokenKind::RightParen));
            a.where = since(a.where);
            if (panic_) return list(out);
            out.push_back(a);
        } while (accept(TokenKind::Comma));
        if (!expect(TokenKind::RightBracket, {LangError::EitherSign, "','", "']]'"}) ||
            !expect(TokenKind::RightBracket, {LangError::Sign, "']]'"}))
            break;
    }
    return list(out);
}

// ---------------------------------------------------------------------------------------------------- declarations

std::string_view Parser::docOf(const Token& t) const {
    return t.doc == 0 ? std::string_view{} : state_.store.docs[t.doc - 1];
}

bool Parser::startsDeclaration() const {
    if (!is(TokenKind::Keyword)) return false;
    switch (current().keyword) {
        case Keyword::Struct:
        case Keyword::Union:
        case Keyword::Enum:
        case Keyword::Bitfield:
        case Keyword::Using:
        case Keyword::Fn:
        case Keyword::Namespace: return true;
        default: return false;
    }
}

// True when there was one (even with errors in it).
bool Parser::declaration() {
    if (isWord("import") && (ahead().kind == TokenKind::Identifier || ahead().kind == TokenKind::Star)) {
        import();
        return true;
    }
    if (!startsDeclaration()) return false;
    switch (current().keyword) {
        case Keyword::Struct: record(DeclKind::Struct); break;
        case Keyword::Union: record(DeclKind::Union); break;
        case Keyword::Bitfield: record(DeclKind::Bitfield); break;
        case Keyword::Enum: enumeration(); break;
        case Keyword::Using: usingDeclaration(); break;
        case Keyword::Fn: function(); break;
        default: namespaceBlock(); break;
    }
    return true;
}

void Parser::namespaceBlock() {
    DepthGuard guard(*this);
    advance();
    bool automatic = false;
    if (is(Keyword::Type) && current().type == ast::BuiltinType::Auto) {
        automatic = true;
        advance();
    }
    const ast::Name written = qualifiedName(LangError::NamespaceName);
    const ast::Scope* outer = scope_;
    ast::Symbol prefix = automatic && outer->prefix == options_.prefix ? 0 : outer->prefix;
    for (ast::Symbol part : written.parts) {
        prefix = joined(prefix, part);
        if (program_.text(prefix).size() > 4'096) {
            error(written.where, LangError::NameTooLong);
            break;
        }
        scope_ = program_.arena.make<ast::Scope>(prefix, scope_);
    }
    if (automatic && options_.alias != 0 && !options_.asType)
        program_.aliases.emplace(options_.alias, prefix);
    const ast::Where open = current().where;
    if (expect(TokenKind::LeftBrace, {LangError::OfNamespace, "'{'"})) {
        fileStatements(true);
        if (!panic_ && !accept(TokenKind::RightBrace)) {
            expected({LangError::OfNamespace, "'}'"});
            state_.sink.note(open, LangError::OpenedHere);
        }
        accept(TokenKind::Semicolon);
    }
    scope_ = outer;
}

// The name and what every declaration shares; current() is the name.
void Parser::begin(ast::Decl& decl, What what) {
    decl.scope = scope_;
    decl.name = name(what, &decl.nameWhere);
    decl.full = joined(scope_->prefix, decl.name);
    decl.where = since(decl.where);
}

void Parser::declare(ast::Decl* decl) {
    if (decl->name == 0) return;
    ast::Decl* first = nullptr;
    if (decl->kind == DeclKind::Function) {
        const auto [it, isNew] =
            program_.functions.emplace(decl->full, static_cast<ast::FunctionDecl*>(decl));
        if (!isNew) first = it->second;
    } else {
        const auto [it, isNew] = program_.types.emplace(decl->full, decl);
        if (!isNew) first = it->second;
    }
    if (first == nullptr) {
        program_.declarations.push_back(decl);
        return;
    }
    // A file that is read under a second name declares its `namespace auto` again.
    if (first->where.file == decl->where.file && first->where.begin == decl->where.begin) return;
    state_.sink.report(Severity::Error, decl->nameWhere,
                       say(LangError::DeclaredAlready, program_.text(decl->full)));
    state_.sink.note(first->nameWhere, LangError::DeclaredHere);
}

void Parser::record(DeclKind kind) {
    auto* decl = make<ast::RecordDecl>(kind, current().where);
    decl->doc = docOf(current());
    advance();
    const LangError what = kind == DeclKind::Struct  ? LangError::StructName
                           : kind == DeclKind::Union ? LangError::UnionName
                                                     : LangError::BitfieldName;
    begin(*decl, what);
    decl->params = templateParameters();
    if (kind == DeclKind::Struct && accept(TokenKind::Colon)) {
        std::vector<ast::TypeRef*> bases;
        do bases.push_back(type(LangError::StructToInherit));
        while (accept(TokenKind::Comma));
        decl->bases = list(bases);
    }
    if (!panic_) declare(decl);
    decl->members = block(kind == DeclKind::Bitfield ? Context::Bitfield : Context::Record,
                          {LangError::OfMembers, "'{'"});
    decl->attributes = attributes();
    expectSemicolon(kind == DeclKind::Struct  ? LangError::TheStruct
                    : kind == DeclKind::Union ? LangError::TheUnion
                                              : LangError::TheBitfield);
}

void Parser::enumeration() {
    auto* decl = make<ast::EnumDecl>(DeclKind::Enum, current().where);
    decl->doc = docOf(current());
    advance();
    begin(*decl, LangError::EnumName);
    decl->params = templateParameters();
    if (expect(TokenKind::Colon, LangError::ColonAndEnumType)) decl->underlying = type(LangError::EnumType);
    if (!panic_) declare(decl);
    const ast::Where open = current().where;
    if (!expect(TokenKind::LeftBrace, {LangError::OfEnumerators, "'{'"})) return;
    std::vector<ast::Enumerator> items;
    while (!is(TokenKind::RightBrace) && !is(TokenKind::End) && !startsDeclaration()) {
        ast::Enumerator e;
        e.doc = docOf(current());
        e.name = name(LangError::EnumeratorName, &e.where);
        if (accept(TokenKind::Assign)) {
            e.value = expression();
            if (accept(TokenKind::Ellipsis)) e.last = expression();
        }
        if (!panic_) items.push_back(e);
        if (!panic_ && !accept(TokenKind::Comma) && !is(TokenKind::RightBrace))
            expected({LangError::AfterEnumerator, "','", "'}'"});
        if (panic_) {
            panic_ = state_.aborted;
            while (!is(TokenKind::End) && !is(TokenKind::Comma) && !is(TokenKind::RightBrace) &&
                   !startsDeclaration())
                advance();
            accept(TokenKind::Comma);
        }
    }
    decl->enumerators = list(items);
    if (!accept(TokenKind::RightBrace)) {
        expected({LangError::OfEnum, "'}'"});
        state_.sink.note(open, LangError::OpenedHere);
        return;
    }
    decl->attributes = attributes();
    expectSemicolon(LangError::TheEnum);
}

void Parser::usingDeclaration() {
    auto* decl = make<ast::UsingDecl>(DeclKind::Using, current().where);
    decl->doc = docOf(current());
    advance();
    begin(*decl, LangError::TypeName);
    decl->params = templateParameters();
    if (accept(TokenKind::Assign)) {
        decl->target = type(LangError::AType);
        decl->attributes = attributes();
        if (!panic_) declare(decl);
    } else if (!is(TokenKind::Semicolon)) {
        return expected(LangError::AssignAndType);
    }
    expectSemicolon(LangError::TheUsing);
}

void Parser::function() {
    auto* decl = make<ast::FunctionDecl>(DeclKind::Function, current().where);
    decl->doc = docOf(current());
    advance();
    begin(*decl, LangError::FunctionName);
    if (!expect(TokenKind::LeftParen, LangError::OfParameters)) return;
    std::vector<ast::FunctionParam> params;
    while (!is(TokenKind::RightParen) && !is(TokenKind::End)) {
        ast::FunctionParam p;
        p.where = current().where;
        p.type = type(LangError::ParameterType);
        p.isPack = accept(TokenKind::Ellipsis);
        // One that is not used needs no name.
        if (!is(TokenKind::Comma) && !is(TokenKind::RightParen) && !is(TokenKind::Assign))
            p.name = name(LangError::ParameterName, &p.where);
        if (accept(TokenKind::Assign)) p.defaultValue = expression();
        if (panic_) break;
        if (!params.empty() && params.back().isPack)
            state_.sink.report(Severity::Error, p.where, LangError::AfterPack);
        if (!params.empty() && params.back().defaultValue != nullptr && p.defaultValue == nullptr &&
            !p.isPack)
            state_.sink.report(Severity::Error, p.where, LangError::DefaultNeeded);
        for (const ast::FunctionParam& other : params)
            if (p.name != 0 && other.name == p.name)
                state_.sink.report(Severity::Error, p.where,
                                   say(LangError::SecondParameter, program_.text(p.name)));
        decl->variadic = decl->variadic || p.isPack;
        params.push_back(p);
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::RightParen, What{LangError::EitherSign, "','", "')'"});
    decl->parameters = list(params);
    if (!panic_) declare(decl);
    decl->body = block(Context::Function, {LangError::OfFunction, "'{'"});
    if (!panic_) accept(TokenKind::Semicolon);
}

// import a.b;  import a.b as x;  import * from a.b as T;
void Parser::import() {
    const Token head = current();
    advance();
    bool asType = false;
    if (accept(TokenKind::Star)) {
        asType = true;
        if (!isWord("from")) return expected(LangError::FromAfterImport);
        advance();
    }
    const ast::Where pathBegin = current().where;
    std::string path;
    std::string shownPath;
    do {
        // Any word will do, numbers too (type.types.010).
        const Token& t = current();
        if (t.kind != TokenKind::Identifier && t.kind != TokenKind::Keyword && t.kind != TokenKind::Number)
            return expected(LangError::ModuleName);
        const std::string& text = program_.files[t.where.file]->text;
        if (!path.empty()) path += '/', shownPath += '.';
        path.append(text, t.where.begin, t.where.end - t.where.begin);
        shownPath.append(text, t.where.begin, t.where.end - t.where.begin);
        if (path.size() > 1'000) return error(t.where, LangError::ModuleNameTooLong);
        advance();
    } while (accept(TokenKind::Dot));
    const ast::Where where = since(pathBegin);
    ast::Symbol alias = 0;
    ast::Where aliasWhere;
    if (isWord("as")) {
        advance();
        alias = name(asType ? LangError::NewTypeName : LangError::NewNamespaceName, &aliasWhere);
    } else if (asType) {
        return expected(LangError::AsAndTypeName);
    }
    expectSemicolon(LangError::TheImport);
    if (panic_) return;

    std::shared_ptr<const SourceText> source = state_.loader.load(path + ".hexpat");
    if (!source) source = state_.loader.load(path + ".pat");
    if (!source) {
        state_.sink.report(Severity::Error, where, say(LangError::ModuleNotFound, shownPath, path, path));
        return;
    }
    if (options_.imports + 1 >= CompileState::kMaxIncludeDepth ||
        ++state_.includes > CompileState::kMaxIncludes)
        return state_.abort(where, LangError::ImportsTooDeep);

    Parser::Options options;
    options.imports = options_.imports + 1;
    options.syntaxDepth = depth_ + 8;
    options.alias = alias;
    if (asType) {
        auto* decl = make<ast::ImportedDecl>(DeclKind::Imported, head.where);
        decl->where = since(head.where);
        decl->scope = scope_;
        decl->name = alias;
        decl->full = joined(scope_->prefix, alias);
        decl->nameWhere = aliasWhere;
        decl->doc = docOf(head);
        declare(decl);
        options.asType = true;
        options.prefix = decl->full;
        Parser nested(state_, options);
        nested.parseFile(state_.addFile(std::move(source), where));
        decl->statements = list(nested.statements());
        decl->endian = nested.unit().settings.endian;
    } else if (state_.once.insert({source->name, alias}).second) {
        options.prefix = alias;
        Parser nested(state_, options);
        nested.parseFile(state_.addFile(std::move(source), where));
        statements_.insert(statements_.end(), nested.statements().begin(), nested.statements().end());
    }
    if (state_.aborted) panic_ = true;
}

}  // namespace sectorsmith::lang
