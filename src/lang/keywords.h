// SPDX-License-Identifier: GPL-3.0-or-later
// The reserved words of the template language, in one place: for the lexer, the parser and the syntax highlighting.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lang/ast.h"

namespace sectorsmith::lang {

enum class Keyword : std::uint8_t {
    Struct,
    Union,
    Enum,
    Bitfield,
    Using,
    Fn,
    Namespace,
    If,
    Else,
    While,
    For,
    Match,
    Try,
    Catch,
    Return,
    Break,
    Continue,
    True,
    False,
    Null,
    This,
    Parent,
    SizeOf,
    AddressOf,
    TypeNameOf,
    Be,
    Le,
    Ref,
    Const,
    Type,  // a built-in type: which one is in the token
};

struct KeywordInfo {
    std::string_view word;
    Keyword keyword;
    ast::BuiltinType type = ast::BuiltinType::None;  // for Keyword::Type
};

// Words that are never names.
std::span<const KeywordInfo> keywords();
const KeywordInfo* findKeyword(std::string_view word);
// Words that mean something in their place only, and may be names elsewhere: import, from, as, is, in, out, ...
std::span<const std::string_view> contextualKeywords();
// What follows `#`.
std::span<const std::string_view> directives();

}  // namespace sectorsmith::lang
