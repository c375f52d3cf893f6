// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <utility>

#include "lang/errors.h"
#include "lang/parser.h"

namespace sectorsmith::lang {

using ast::BinaryOp;
using ast::ExprKind;

namespace {

struct OperatorInfo {
    TokenKind token;
    int level;  // the higher, the tighter
    BinaryOp op;
};

// Unlike in C, the bitwise operators bind more tightly than the comparisons: `x & 0x80 != 0` asks for the bit. The public
// libraries are written for that.
constexpr int kLowest = 1;
constexpr int kRelational = 5;
constexpr int kMatchLevel = 7;  // in a match, `|` parts the alternatives
constexpr int kShift = 9;

constexpr OperatorInfo kOperators[] = {
    {TokenKind::OrOr, 1, BinaryOp::Or},         {TokenKind::XorXor, 2, BinaryOp::Xor},
    {TokenKind::AndAnd, 3, BinaryOp::And},      {TokenKind::EqualEqual, 4, BinaryOp::Eq},
    {TokenKind::NotEqual, 4, BinaryOp::Ne},     {TokenKind::Less, 5, BinaryOp::Lt},
    {TokenKind::LessEqual, 5, BinaryOp::Le},    {TokenKind::Greater, 5, BinaryOp::Gt},
    {TokenKind::GreaterEqual, 5, BinaryOp::Ge}, {TokenKind::Pipe, 6, BinaryOp::BitOr},
    {TokenKind::Caret, 7, BinaryOp::BitXor},    {TokenKind::Amp, 8, BinaryOp::BitAnd},
    {TokenKind::ShiftLeft, 9, BinaryOp::Shl},   {TokenKind::Plus, 10, BinaryOp::Add},
    {TokenKind::Minus, 10, BinaryOp::Sub},      {TokenKind::Star, 11, BinaryOp::Mul},
    {TokenKind::Slash, 11, BinaryOp::Div},      {TokenKind::Percent, 11, BinaryOp::Mod},
};

const OperatorInfo* findOperator(TokenKind token) {
    for (const OperatorInfo& o : kOperators)
        if (o.token == token) return &o;
    return nullptr;
}

}  // namespace

ast::Expr* Parser::badExpression() {
    if (bad_ == nullptr) bad_ = make<ast::LiteralExpr>(ExprKind::Literal, current().where);
    return bad_;
}

std::uint16_t Parser::above(std::initializer_list<const ast::Expr*> children, ast::Where where) {
    std::uint32_t depth = 0;
    for (const ast::Expr* e : children)
        if (e != nullptr) depth = std::max<std::uint32_t>(depth, e->depth);
    ++depth;
    if (depth + depth_ > ast::kMaxSyntaxDepth && !panic_) {
        state_.abort(where, LangError::ExpressionTooDeep);
        panic_ = true;
    }
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(depth, 60'000));
}

ast::Expr* Parser::expression() {
    DepthGuard guard(*this);
    if (panic_) return badExpression();
    ast::Expr* condition = binary(kLowest);
    if (!accept(TokenKind::Question)) return condition;
    const bool noGreater = std::exchange(noGreater_, false);
    ast::Expr* yes = expression();
    noGreater_ = noGreater;
    expect(TokenKind::Colon, LangError::ColonOfQuestion);
    ast::Expr* no = expression();
    auto* e = make<ast::TernaryExpr>(ExprKind::Ternary, since(condition->where));
    e->condition = condition;
    e->yes = yes;
    e->no = no;
    e->depth = above({condition, yes, no}, e->where);
    return e;
}

// Precedence climbing: one recursion per level that is really used.
ast::Expr* Parser::binary(int lowest) {
    ast::Expr* left = unary();
    for (;;) {
        const Token& t = current();
        if (lowest <= kRelational && t.kind == TokenKind::Identifier && (isWord("is") || isWord("as"))) {
            auto* e = make<ast::TypeExpr>(isWord("is") ? ExprKind::Is : ExprKind::As, t.where);
            advance();
            e->operand = left;
            e->type = type(LangError::AType);
            e->where = since(left->where);
            e->depth = above({left}, e->where);
            left = e;
            continue;
        }
        const OperatorInfo* o = findOperator(t.kind);
        if (o == nullptr) return left;
        int level = o->level;
        BinaryOp op = o->op;
        int tokens = 1;
        if (t.kind == TokenKind::Greater || t.kind == TokenKind::GreaterEqual) {
            if (noGreater_) return left;
            if (t.kind == TokenKind::Greater && ahead().kind == TokenKind::Greater && ahead().glued) {
                level = kShift;
                op = BinaryOp::Shr;
                tokens = 2;
            } else if (t.kind == TokenKind::Greater && ahead().kind == TokenKind::GreaterEqual &&
                       ahead().glued) {
                return left;  // `>>=`
            }
        }
        if (level < lowest) return left;
        const ast::Where where = t.where;
        for (int i = 0; i < tokens; ++i) advance();
        DepthGuard guard(*this);
        ast::Expr* right = binary(level + 1);
        auto* e = make<ast::BinaryExpr>(ExprKind::Binary, since(left->where));
        e->op = op;
        e->left = left;
        e->right = right;
        e->depth = above({left, right}, where);
        left = e;
        if (panic_) return left;
    }
}

ast::Expr* Parser::unary() {
    DepthGuard guard(*this);
    if (panic_) return badExpression();
    const ast::Where where = current().where;
    ast::UnaryOp op;
    switch (current().kind) {
        case TokenKind::Plus: op = ast::UnaryOp::Plus; break;
        case TokenKind::Minus: op = ast::UnaryOp::Minus; break;
        case TokenKind::Not: op = ast::UnaryOp::Not; break;
        case TokenKind::Tilde: op = ast::UnaryOp::Complement; break;
        default: return primary();
    }
    advance();
    ast::Expr* operand = unary();
    auto* e = make<ast::UnaryExpr>(ExprKind::Unary, since(where));
    e->op = op;
    e->operand = operand;
    e->depth = above({operand}, where);
    return e;
}

ast::Expr* Parser::primary() {
    const Token t = current();
    switch (t.kind) {
        case TokenKind::Number:
        case TokenKind::Character:
        case TokenKind::String: {
            advance();
            const Literal& source = literal(t);
            auto* e = make<ast::LiteralExpr>(ExprKind::Literal, t.where);
            e->literal = source.kind;
            e->isFloat = source.isFloat;
            e->integer = source.integer;
            e->number = source.number;
            e->text = source.text;
            if (source.suffix == 0) return e;
            auto* user = make<ast::UserLiteralExpr>(ExprKind::UserLiteral, t.where);
            user->literal = e;
            user->suffix.parts = list(std::vector<ast::Symbol>{source.suffix});
            user->suffix.full = source.suffix;
            user->suffix.scope = scope_;
            user->suffix.where = t.where;
            user->depth = 2;
            return user;
        }
        case TokenKind::LeftParen: {
            advance();
            const bool noGreater = std::exchange(noGreater_, false);
            ast::Expr* e = expression();
            noGreater_ = noGreater;
            expect(TokenKind::RightParen, {LangError::Sign, "')'"});
            return e;
        }
        case TokenKind::Dollar: {
            advance();
            if (!is(TokenKind::LeftBracket) || isAttribute()) return make<ast::Expr>(ExprKind::Here, t.where);
            advance();
            auto* e = make<ast::HereAtExpr>(ExprKind::HereAt, t.where);
            const bool noGreater = std::exchange(noGreater_, false);
            e->index = expression();
            noGreater_ = noGreater;
            expect(TokenKind::RightBracket, {LangError::Sign, "']'"});
            e->where = since(t.where);
            e->depth = above({e->index}, e->where);
            return e;
        }
        case TokenKind::Keyword: break;
        case TokenKind::Identifier:
            if (isWord("nan") || isWord("inf")) {
                auto* e = make<ast::LiteralExpr>(ExprKind::Literal, t.where);
                e->literal = ast::LiteralKind::Double;
                e->number = isWord("nan") ? std::numeric_limits<double>::quiet_NaN()
                                          : std::numeric_limits<double>::infinity();
                advance();
                return e;
            }
            return pathOrCall();
        default: expected(LangError::AnExpression); return badExpression();
    }
    switch (t.keyword) {
        case Keyword::True:
        case Keyword::False:
        case Keyword::Null: {
            advance();
            auto* e = make<ast::LiteralExpr>(ExprKind::Literal, t.where);
            e->literal = t.keyword == Keyword::Null ? ast::LiteralKind::Null : ast::LiteralKind::Boolean;
            e->integer = t.keyword == Keyword::True ? 1 : 0;
            return e;
        }
        case Keyword::This:
        case Keyword::Parent: return path();
        case Keyword::SizeOf: return query(ExprKind::SizeOf);
        case Keyword::AddressOf: return query(ExprKind::AddressOf);
        case Keyword::TypeNameOf: return query(ExprKind::TypeNameOf);
        case Keyword::Be:
        case Keyword::Le:
        case Keyword::Type: {
            auto* e = make<ast::TypeExpr>(ExprKind::Cast, t.where);
            e->type = type(LangError::AType);
            if (!expect(TokenKind::LeftParen, LangError::OpenOfCast)) return badExpression();
            const bool noGreater = std::exchange(noGreater_, false);
            e->operand = expression();
            noGreater_ = noGreater;
            expect(TokenKind::RightParen, LangError::CloseOfCast);
            e->where = since(t.where);
            e->depth = above({e->operand}, t.where);
            return e;
        }
        default: expected(LangError::AnExpression); return badExpression();
    }
}

std::vector<ast::Expr*> Parser::arguments(TokenKind close) {
    std::vector<ast::Expr*> args;
    const bool noGreater = std::exchange(noGreater_, false);
    while (!is(close) && !is(TokenKind::End)) {
        args.push_back(expression());
        if (!accept(TokenKind::Comma)) break;
    }
    noGreater_ = noGreater;
    expect(close, close == TokenKind::RightParen ? What{LangError::EitherSign, "','", "')'"}
                                                 : What{LangError::EitherSign, "','", "']'"});
    return args;
}

// What a variable is given first: of an array, a list in braces as well.
ast::Expr* Parser::initializer(bool array) {
    if (!array || !is(TokenKind::LeftBrace)) return expression();
    const ast::Where where = current().where;
    advance();
    auto* e = make<ast::ListExpr>(ExprKind::List, where);
    std::vector<ast::Expr*> items;
    const ast::Expr* deepest = nullptr;
    while (!is(TokenKind::RightBrace) && !is(TokenKind::End)) {
        items.push_back(expression());
        if (deepest == nullptr || items.back()->depth > deepest->depth) deepest = items.back();
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::RightBrace, LangError::CommaOrRightBrace);
    e->items = list(items);
    e->where = since(where);
    e->depth = above({deepest}, where);
    return e;
}

// x, x.y[2], E::A, f(x), T(x)
ast::Expr* Parser::pathOrCall() {
    // How far the name goes decides between the two.
    std::size_t n = 0;
    while (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::ColonColon) n += 2;
    if (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::LeftParen) {
        const ast::Where where = current().where;
        auto* e = make<ast::CallExpr>(ExprKind::Call, where);
        e->name = qualifiedName(LangError::AName);
        advance();
        e->args = list(arguments(TokenKind::RightParen));
        e->where = since(where);
        std::uint32_t deepest = 0;
        const ast::Expr* child = nullptr;
        for (const ast::Expr* a : e->args)
            if (a->depth > deepest) deepest = a->depth, child = a;
        e->depth = above({child}, where);
        return e;
    }
    return path();
}

ast::PathExpr* Parser::path() {
    const ast::Where where = current().where;
    auto* e = make<ast::PathExpr>(ExprKind::Path, where);
    if (accept(Keyword::This)) {
        e->root = ast::PathRoot::This;
    } else if (accept(Keyword::Parent)) {
        e->root = ast::PathRoot::Parent;
    } else {
        e->name = qualifiedName(LangError::AName);
    }
    std::vector<ast::PathSegment> segments;
    std::uint32_t deepest = 0;
    const ast::Expr* deepestIndex = nullptr;
    for (;;) {
        ast::PathSegment s;
        if (is(TokenKind::Dot)) {
            advance();
            s.where = current().where;
            if (accept(Keyword::Parent)) {
                s.kind = ast::SegmentKind::Parent;
            } else {
                s.kind = ast::SegmentKind::Member;
                s.member = name(LangError::MemberNameAfterDot, &s.where);
            }
        } else if (is(TokenKind::LeftBracket) && !isAttribute()) {
            s.where = current().where;
            advance();
            s.kind = ast::SegmentKind::Index;
            const bool noGreater = std::exchange(noGreater_, false);
            s.index = expression();
            noGreater_ = noGreater;
            if (s.index->depth > deepest) deepest = s.index->depth, deepestIndex = s.index;
            expect(TokenKind::RightBracket, {LangError::Sign, "']'"});
            s.where = since(s.where);
        } else {
            break;
        }
        if (panic_) break;
        segments.push_back(s);
    }
    e->segments = list(segments);
    e->where = since(where);
    e->depth = above({deepestIndex}, where);
    return e;
}

// sizeof(T), addressof(x.y), typenameof($)
ast::Expr* Parser::query(ExprKind kind) {
    const ast::Where where = current().where;
    advance();
    auto* e = make<ast::QueryExpr>(kind, where);
    if (!expect(TokenKind::LeftParen, {LangError::Sign, "'('"})) return e;
    const bool noGreater = std::exchange(noGreater_, false);
    if (is(TokenKind::Dollar) && ahead().kind == TokenKind::RightParen) {
        advance();
        e->here = true;
    } else if (is(Keyword::Type) || is(Keyword::Be) || is(Keyword::Le)) {
        e->type = type(LangError::AType);
        if (is(TokenKind::LeftParen)) {
            // sizeof(u32(x)): a cast after all.
            auto* cast = make<ast::TypeExpr>(ExprKind::Cast, e->type->where);
            advance();
            cast->type = std::exchange(e->type, nullptr);
            cast->operand = expression();
            expect(TokenKind::RightParen, LangError::CloseOfCast);
            cast->where = since(cast->where);
            cast->depth = above({cast->operand}, where);
            e->expression = cast;
        }
    } else if (is(TokenKind::Identifier)) {
        std::size_t n = 0;
        while (ahead(n).kind == TokenKind::Identifier && ahead(n + 1).kind == TokenKind::ColonColon) n += 2;
        const TokenKind behind = ahead(n + 1).kind;
        if (behind == TokenKind::Less) {
            e->type = type(LangError::AType);
        } else {
            e->expression = expression();
            // A bare name may be a type as well.
            if (e->expression->kind == ExprKind::Path) {
                const auto* p = static_cast<const ast::PathExpr*>(e->expression);
                if (p->root == ast::PathRoot::Name && p->segments.empty()) {
                    e->type = program_.arena.make<ast::TypeRef>();
                    e->type->where = p->where;
                    e->type->name = p->name;
                }
            }
        }
    } else {
        e->expression = expression();
    }
    noGreater_ = noGreater;
    expect(TokenKind::RightParen, {LangError::Sign, "')'"});
    e->where = since(where);
    e->depth = above({e->expression}, where);
    return e;
}

// `1`, `1 ... 5`, `1 | 4 ... 6`, `_`
std::span<ast::MatchItem> Parser::matchColumn() {
    std::vector<ast::MatchItem> items;
    do {
        ast::MatchItem item;
        item.where = current().where;
        const TokenKind behind = ahead().kind;
        if (isWord("_") &&
            (behind == TokenKind::RightParen || behind == TokenKind::Comma || behind == TokenKind::Pipe)) {
            advance();
            item.any = true;
        } else {
            item.low = binary(kMatchLevel);
            // `(1 || 3)` is one value, as it would be elsewhere.
            while (is(TokenKind::OrOr)) {
                advance();
                auto* either = make<ast::BinaryExpr>(ExprKind::Binary, item.where);
                either->op = BinaryOp::Or;
                either->left = item.low;
                either->right = binary(kMatchLevel);
                either->depth = above({either->left, either->right}, item.where);
                item.low = either;
                if (panic_) break;
            }
            if (accept(TokenKind::Ellipsis)) item.high = binary(kMatchLevel);
        }
        item.where = since(item.where);
        items.push_back(item);
    } while (accept(TokenKind::Pipe));
    return list(items);
}

}  // namespace sectorsmith::lang
