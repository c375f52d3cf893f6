// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "lang/ast.h"
#include "lang/keywords.h"

namespace sectorsmith::lang {

enum class TokenKind : std::uint8_t {
    End,
    Identifier,
    Keyword,
    Number,
    Character,
    String,
    Semicolon,
    Comma,
    Colon,
    ColonColon,
    Dot,
    Ellipsis,
    At,
    Dollar,
    Question,
    Hash,
    LeftParen,
    RightParen,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    ShiftLeft,
    Amp,
    Pipe,
    Caret,
    Tilde,
    Not,
    AndAnd,
    OrOr,
    XorXor,
    EqualEqual,
    NotEqual,
    Less,
    LessEqual,
    // `>` is always one token, so that `A<B<4>>` needs no care; `>=` too. The parser joins `>` `>` that touch.
    Greater,
    GreaterEqual,
    Assign,
    PlusAssign,
    MinusAssign,
    StarAssign,
    SlashAssign,
    PercentAssign,
    AmpAssign,
    PipeAssign,
    CaretAssign,
    ShiftLeftAssign,
    Unknown,  // reported by the lexer already
};

struct Token {
    TokenKind kind = TokenKind::End;
    Keyword keyword = Keyword::Type;                 // for Keyword
    ast::BuiltinType type = ast::BuiltinType::None;  // for Keyword::Type
    bool lineStart = false;                          // the first on its line
    bool glued = false;                              // touches the token before
    ast::Where where;                                // of the use, for what came from a macro
    std::uint32_t value =
        0;  // Identifier, Keyword: its Symbol; Number, Character, String: index of the Literal
    std::uint32_t doc = 0;  // index + 1 of the doc comment before it, 0: none
};

// What a literal token says.
struct Literal {
    ast::LiteralKind kind = ast::LiteralKind::Unsigned;
    bool isFloat = false;
    Uint128 integer = 0;
    double number = 0;
    std::string_view text;   // in the arena
    ast::Symbol suffix = 0;  // `_kib` of 10_kib
};

}  // namespace sectorsmith::lang
