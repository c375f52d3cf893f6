// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a text as it is written: no macro expanded, no file included, nothing left out by a condition.
#pragma once

#include <string_view>
#include <vector>

#include "lang/token.h"

namespace sectorsmith::lang {

// Of a text of at most 16 MiB; a longer one has none. Never fails: what means nothing is left out. Their symbols and literals
// mean nothing.
struct RawTokens {
    std::vector<Token> tokens;           // without the one at the end, and without those of directives
    std::vector<ast::Where> directives;  // from the `#` to the end of the line, in order
};
RawTokens rawTokens(std::string_view text);

inline std::string_view textOf(std::string_view text, ast::Where where) {
    return text.substr(where.begin, where.end - where.begin);
}

}  // namespace sectorsmith::lang
