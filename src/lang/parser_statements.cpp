// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/errors.h"
#include "lang/parser.h"

namespace sectorsmith::lang {

using ast::StmtKind;

namespace {

std::optional<ast::BinaryOp> compoundOperator(TokenKind kind) {
    switch (kind) {
        case TokenKind::PlusAssign: return ast::BinaryOp::Add;
        case TokenKind::MinusAssign: return ast::BinaryOp::Sub;
        case TokenKind::StarAssign: return ast::BinaryOp::Mul;
        case TokenKind::SlashAssign: return ast::BinaryOp::Div;
        case TokenKind::PercentAssign: return ast::BinaryOp::Mod;
        case TokenKind::AmpAssign: return ast::BinaryOp::BitAnd;
        case TokenKind::PipeAssign: return ast::BinaryOp::BitOr;
        case TokenKind::CaretAssign: return ast::BinaryOp::BitXor;
        case TokenKind::ShiftLeftAssign: return ast::BinaryOp::Shl;
        default: return std::nullopt;
    }
}

}  // namespace

// File level, or what stands in a namespace.
void Parser::fileStatements(bool untilBrace) {
    while (!is(TokenKind::End)) {
        if (untilBrace && is(TokenKind::RightBrace)) return;
        const std::size_t before = at_;
        if (is(TokenKind::RightBrace)) {
            error(current().where, say(LangError::ClosesNothing, "'}'"));
            panic_ = state_.aborted;
            advance();
            accept(TokenKind::Semicolon);
            continue;
        }
        if (!accept(TokenKind::Semicolon) && !declaration()) statement(Context::File, statements_);
        if (panic_) recover(true);
        if (panic_) return;
        if (at_ == before) advance();  // whatever it was, it must not stop us
    }
}

ast::Body Parser::block(Context context, What what) {
    DepthGuard guard(*this);
    const ast::Where open = current().where;
    if (!expect(TokenKind::LeftBrace, what)) return {};
    std::vector<ast::Stmt*> out;
    while (!is(TokenKind::RightBrace) && !is(TokenKind::End) &&
           !(startsDeclaration() && current().lineStart)) {
        const std::size_t before = at_;
        if (!accept(TokenKind::Semicolon)) statement(context, out);
        if (panic_) recover(false);
        if (panic_) return list(out);
        if (at_ == before && !is(TokenKind::RightBrace) && !startsDeclaration()) advance();
    }
    if (!accept(TokenKind::RightBrace)) {
        const bool first = at_ != lastError_;
        expected({LangError::Sign, "'}'"});
        if (first) state_.sink.note(open, LangError::BlockOpenedHere);
    }
    return list(out);
}

// What `if`, `while` and their like govern: a block or one statement.
ast::Body Parser::body(Context context) {
    if (is(TokenKind::LeftBrace)) return block(context, {LangError::Sign, "'{'"});
    std::vector<ast::Stmt*> out;
    if (accept(TokenKind::Semicolon)) return {};
    statement(context, out);
    return list(out);
}

void Parser::statement(Context context, std::vector<ast::Stmt*>& out) {
    DepthGuard guard(*this);
    if (panic_) return;
    const Token head = current();
    const ast::Where begin = head.where;
    const std::string_view doc = docOf(head);
    ast::Stmt* made = nullptr;
    switch (head.kind) {
        case TokenKind::LeftBrace: {
            auto* s = make<ast::BlockStmt>(StmtKind::Block, begin);
            s->body = block(context, {LangError::Sign, "'{'"});
            made = s;
            break;
        }
        case TokenKind::Dollar: {
            auto* target = make<ast::PathExpr>(ast::ExprKind::Path, begin);
            target->root = ast::PathRoot::Here;
            advance();
            made = assignment(target);
            expectSemicolon(LangError::TheAssignment);
            break;
        }
        case TokenKind::Identifier: made = identifierStatement(context, out, begin, doc); break;
        case TokenKind::Keyword:
            switch (head.keyword) {
                case Keyword::If: made = ifStatement(context); break;
                case Keyword::While: made = whileStatement(context); break;
                case Keyword::For: made = forStatement(context); break;
                case Keyword::Match: made = matchStatement(context); break;
                case Keyword::Try: made = tryStatement(context); break;
                case Keyword::Return:
                case Keyword::Break:
                case Keyword::Continue: made = simpleStatement(); break;
                case Keyword::This:
                case Keyword::Parent: made = pathStatement(); break;
                case Keyword::Type:
                case Keyword::Be:
                case Keyword::Le:
                case Keyword::Ref:
                case Keyword::Const: {
                    ast::TypeRef* t = type(LangError::AType);
                    variables(context, t, t->isConst, doc, begin, out, false);
                    return;
                }
                case Keyword::Else: error(begin, LangError::ElseWithoutIf); return;
                case Keyword::Catch: error(begin, LangError::CatchWithoutTry); return;
                default:
                    if (startsDeclaration()) {
                        error(begin, say(LangError::NotDeclaredHere, shown(head)));
                    } else {
                        expected(context == Context::Function ? LangError::AStatement
                                                              : LangError::MemberOrStatement);
                    }
                    return;
            }
            break;
        default:
            expected(context == Context::Function ? LangError::AStatement
                                                  : LangError::DeclarationOrStatement);
            return;
    }
    if (made == nullptr) return;
    made->where = since(begin);
    out.push_back(made);
}

// Something that begins with a name: what follows the name tells what it is. Returns nullptr when it went to `out`.
ast::Stmt* Parser::identifierStatement(Context context, std::vector<ast::Stmt*>& out, ast::Where begin,
                                       std::string_view doc) {
    std::size_t n = 0;
    while (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::ColonColon) n += 2;
    const Token& next = ahead(n + 1);
    if (context == Context::Bitfield && n == 0) {
        if (next.kind == TokenKind::Colon) {
            bitfieldEntry(nullptr, ast::BitSign::Default, out, begin);
            return nullptr;
        }
        if ((isWord("signed") || isWord("unsigned")) && next.kind == TokenKind::Identifier &&
            ahead(2).kind == TokenKind::Colon) {
            const auto sign = isWord("signed") ? ast::BitSign::Signed : ast::BitSign::Unsigned;
            advance();
            bitfieldEntry(nullptr, sign, out, begin);
            return nullptr;
        }
    }
    switch (next.kind) {
        case TokenKind::LeftParen:
        case TokenKind::Dot:
        case TokenKind::Assign:
        case TokenKind::Greater: return pathStatement();
        case TokenKind::LeftBracket:
            if (!(ahead(n + 2).kind == TokenKind::LeftBracket && ahead(n + 2).glued)) return pathStatement();
            break;
        default:
            if (compoundOperator(next.kind)) return pathStatement();
            break;
    }
    ast::TypeRef* t = type(LangError::AType);
    variables(context, t, false, doc, begin, out, false);
    return nullptr;
}

// Behind the type: `x;`, `a, b;`, `*p : u32;`, `x[4] @ 0x10 [[…]];`, `x = 5;`. `single`: in the head of a `for`.
void Parser::variables(Context context, ast::TypeRef* t, bool isConst, std::string_view doc, ast::Where begin,
                       std::vector<ast::Stmt*>& out, bool single) {
    std::vector<ast::VariableStmt*> made;
    const bool padding = t->builtin == ast::BuiltinType::Padding;
    if (context == Context::Bitfield && padding && is(TokenKind::Colon))
        return bitfieldEntry(t, ast::BitSign::Default, out, begin);
    do {
        auto* v = make<ast::VariableStmt>(StmtKind::Variable, begin);
        v->type = t;
        v->isConst = isConst;
        v->doc = doc;
        v->nameWhere = current().where;
        const bool pointer = accept(TokenKind::Star);
        if (is(TokenKind::Identifier) && !padding) {
            v->name = name(LangError::AName, &v->nameWhere);
            if (context == Context::Bitfield && is(TokenKind::Colon) && !pointer) {
                --at_;
                return bitfieldEntry(t, ast::BitSign::Default, out, begin);
            }
        } else {
            // A member without a name: `Header;`, `padding[4];`.
            const bool fits = is(TokenKind::Semicolon) || is(TokenKind::At) || is(TokenKind::LeftBracket);
            if (!fits || pointer || context == Context::Function || single) {
                if (is(TokenKind::Keyword)) name(LangError::AName);
                else expected(padding ? LangError::BracketAfterPadding : LangError::AName);
                return;
            }
            v->nameWhere = t->where;
        }
        // In a file that becomes a type they are its members.
        if (context == Context::File && v->name != 0 && !options_.asType)
            v->full = joined(scope_->prefix, v->name);
        if (is(TokenKind::LeftBracket) && !isAttribute()) {
            advance();
            if (accept(TokenKind::RightBracket)) {
                v->array = ast::ArrayForm::Unsized;
            } else {
                if (accept(Keyword::While)) {
                    v->array = ast::ArrayForm::While;
                    expect(TokenKind::LeftParen, LangError::OpenAfterWhile);
                    v->count = expression();
                    expect(TokenKind::RightParen, {LangError::Sign, "')'"});
                } else {
                    v->array = ast::ArrayForm::Count;
                    v->count = expression();
                }
                expect(TokenKind::RightBracket, {LangError::Sign, "']'"});
            }
            if (is(TokenKind::LeftBracket) && !isAttribute()) error(current().where, LangError::OneDimension);
        } else if (padding) {
            expected(LangError::BracketAfterPadding);
        }
        if (pointer) {
            if (expect(TokenKind::Colon, LangError::ColonAndPointerType))
                v->pointerType = type(LangError::PointerType);
        }
        if (accept(TokenKind::Assign)) {
            v->initializer = initializer(v->array != ast::ArrayForm::None && !pointer);
        } else if (accept(TokenKind::At)) {
            v->placement = expression();
            if (isWord("in")) {
                advance();
                v->section = expression();
            }
        } else if (isWord("in") || isWord("out")) {
            v->direction = isWord("in") ? ast::Direction::In : ast::Direction::Out;
            advance();
            if (v->direction == ast::Direction::In && accept(TokenKind::Assign))
                v->initializer = expression();
        }
        v->where = since(begin);
        if (panic_) return;
        made.push_back(v);
    } while (!single && accept(TokenKind::Comma));
    if (!single) {
        const auto attrs = attributes();
        for (ast::VariableStmt* v : made) v->attributes = attrs;
        expectSemicolon(context == Context::Record || context == Context::Bitfield ? LangError::TheMember
                                                                                   : LangError::TheVariable);
    }
    for (ast::VariableStmt* v : made) {
        out.push_back(v);
        if (context == Context::File && v->name != 0 && !options_.asType)
            program_.variables.emplace(v->full, v);
    }
}

// `name : width [[…]];`, current() is the name or, for padding, the colon.
void Parser::bitfieldEntry(ast::TypeRef* t, ast::BitSign sign, std::vector<ast::Stmt*>& out,
                           ast::Where begin) {
    auto* e = make<ast::BitfieldEntryStmt>(StmtKind::BitfieldEntry, begin);
    e->type = t;
    e->sign = sign;
    e->nameWhere = current().where;
    if (t != nullptr && t->builtin == ast::BuiltinType::Padding) {
        e->isPadding = true;
        e->type = nullptr;
    } else {
        e->name = name(LangError::FieldName, &e->nameWhere);
    }
    expect(TokenKind::Colon, LangError::ColonAndWidth);
    e->width = expression();
    e->attributes = attributes();
    e->where = since(begin);
    expectSemicolon(LangError::TheBitField);
    if (!panic_) out.push_back(e);
}

ast::Stmt* Parser::assignment(ast::PathExpr* target) {
    auto* s = make<ast::AssignStmt>(StmtKind::Assign, target->where);
    s->target = target;
    if (accept(TokenKind::Assign)) {
        // plain
    } else if (const auto op = compoundOperator(current().kind)) {
        advance();
        s->compound = true;
        s->op = *op;
    } else if (is(TokenKind::Greater) && ahead().kind == TokenKind::GreaterEqual && ahead().glued) {
        advance();
        advance();
        s->compound = true;
        s->op = ast::BinaryOp::Shr;
    } else {
        expected(LangError::AnotherAssignment);
        return nullptr;
    }
    s->value = expression();
    s->where = since(target->where);
    return s;
}

// An assignment to a path, or a call.
ast::Stmt* Parser::pathStatement() {
    ast::Expr* e = pathOrCall();
    if (e->kind == ast::ExprKind::Call) {
        auto* s = make<ast::ExpressionStmt>(StmtKind::Expression, e->where);
        s->expression = e;
        expectSemicolon(LangError::TheCall);
        return s;
    }
    if (panic_) return nullptr;
    ast::Stmt* s = assignment(static_cast<ast::PathExpr*>(e));
    expectSemicolon(LangError::TheAssignment);
    return s;
}

ast::Stmt* Parser::ifStatement(Context context) {
    auto* s = make<ast::IfStmt>(StmtKind::If, current().where);
    std::vector<ast::IfArm> arms;
    for (;;) {
        advance();  // if
        ast::IfArm arm;
        expect(TokenKind::LeftParen, LangError::OpenAfterIf);
        arm.condition = expression();
        expect(TokenKind::RightParen, {LangError::Sign, "')'"});
        arm.body = body(context);
        arms.push_back(arm);
        if (panic_ || !is(Keyword::Else)) break;
        advance();
        if (is(Keyword::If)) continue;
        s->otherwise = body(context);
        break;
    }
    s->arms = list(arms);
    return s;
}

ast::Stmt* Parser::whileStatement(Context context) {
    auto* s = make<ast::WhileStmt>(StmtKind::While, current().where);
    advance();
    expect(TokenKind::LeftParen, LangError::OpenAfterWhile);
    s->condition = expression();
    expect(TokenKind::RightParen, {LangError::Sign, "')'"});
    s->body = body(context);
    return s;
}

// for (u8 i = 0, i < 10, i = i + 1): commas; semicolons are taken as well.
ast::Stmt* Parser::forStatement(Context context) {
    auto* s = make<ast::ForStmt>(StmtKind::For, current().where);
    advance();
    expect(TokenKind::LeftParen, LangError::OpenAfterFor);
    auto separator = [&] {
        if (!accept(TokenKind::Comma) && !accept(TokenKind::Semicolon)) expected({LangError::Sign, "','"});
    };
    auto step = [&]() -> ast::Stmt* {
        if (is(TokenKind::Dollar)) {
            auto* target = make<ast::PathExpr>(ast::ExprKind::Path, current().where);
            target->root = ast::PathRoot::Here;
            advance();
            return assignment(target);
        }
        if (!is(TokenKind::Identifier) && !is(Keyword::This) && !is(Keyword::Parent)) {
            expected(LangError::AnAssignment);
            return nullptr;
        }
        ast::Expr* e = pathOrCall();
        if (e->kind == ast::ExprKind::Call) {
            auto* call = make<ast::ExpressionStmt>(StmtKind::Expression, e->where);
            call->expression = e;
            return call;
        }
        return panic_ ? nullptr : assignment(static_cast<ast::PathExpr*>(e));
    };
    if (!is(TokenKind::Comma) && !is(TokenKind::Semicolon)) {
        std::size_t n = 0;
        while (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::ColonColon) n += 2;
        if (startsType() || (is(TokenKind::Identifier) && ahead(n + 1).kind == TokenKind::Identifier)) {
            std::vector<ast::Stmt*> made;
            const ast::Where begin = current().where;
            ast::TypeRef* t = type(LangError::AType);
            variables(Context::Function, t, t->isConst, {}, begin, made, true);
            s->init = made.empty() ? nullptr : made.front();
        } else {
            s->init = step();
        }
    }
    separator();
    if (!is(TokenKind::Comma) && !is(TokenKind::Semicolon)) s->condition = expression();
    separator();
    if (!is(TokenKind::RightParen)) s->step = step();
    expect(TokenKind::RightParen, {LangError::Sign, "')'"});
    s->body = body(context);
    return s;
}

// match (a, b) { (1, _): …  (2 ... 4 | 7, 3): { … }  (_, _): … }
ast::Stmt* Parser::matchStatement(Context context) {
    auto* s = make<ast::MatchStmt>(StmtKind::Match, current().where);
    advance();
    expect(TokenKind::LeftParen, LangError::OpenAfterMatch);
    s->subjects = list(arguments(TokenKind::RightParen));
    const ast::Where open = current().where;
    expect(TokenKind::LeftBrace, {LangError::OfCases, "'{'"});
    std::vector<ast::MatchCase> cases;
    while (!is(TokenKind::RightBrace) && !is(TokenKind::End) &&
           !(startsDeclaration() && current().lineStart)) {
        ast::MatchCase c;
        c.where = current().where;
        expect(TokenKind::LeftParen, LangError::OpenOfPatterns);
        std::vector<std::span<ast::MatchItem>> columns;
        while (!is(TokenKind::RightParen) && !is(TokenKind::End)) {
            columns.push_back(matchColumn());
            if (!accept(TokenKind::Comma)) break;
        }
        expect(TokenKind::RightParen, What{LangError::EitherSign, "','", "')'"});
        c.where = since(c.where);
        // A single `_` stands for all.
        while (columns.size() == 1 && columns.size() < s->subjects.size() && columns[0].size() == 1 &&
               columns[0][0].any) {
            columns.resize(s->subjects.size(), columns[0]);
        }
        if (!panic_ && columns.size() != s->subjects.size())
            state_.sink.report(Severity::Error, c.where,
                               say(LangError::PatternCount, columns.size(), s->subjects.size()));
        expect(TokenKind::Colon, LangError::ColonAfterPatterns);
        c.columns = list(columns);
        c.body = body(context);
        if (panic_) break;
        cases.push_back(c);
        accept(TokenKind::Semicolon);
    }
    s->cases = list(cases);
    if (!panic_ && !accept(TokenKind::RightBrace)) {
        expected({LangError::OfMatch, "'}'"});
        state_.sink.note(open, LangError::OpenedHere);
    }
    return s;
}

ast::Stmt* Parser::tryStatement(Context context) {
    auto* s = make<ast::TryStmt>(StmtKind::Try, current().where);
    advance();
    s->body = body(context);
    if (accept(Keyword::Catch)) s->handler = body(context);
    return s;
}

ast::Stmt* Parser::simpleStatement() {
    const Token t = current();
    advance();
    if (t.keyword == Keyword::Return) {
        auto* s = make<ast::ReturnStmt>(StmtKind::Return, t.where);
        s->value = is(TokenKind::Semicolon) ? nullptr : expression();
        expectSemicolon(LangError::TheReturn);
        return s;
    }
    auto* s = make<ast::Stmt>(t.keyword == Keyword::Break ? StmtKind::Break : StmtKind::Continue, t.where);
    expectSemicolon(t.keyword == Keyword::Break ? LangError::TheBreak : LangError::TheContinue);
    return s;
}

}  // namespace sectorsmith::lang
