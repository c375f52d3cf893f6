// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/raw_tokens.h"

#include <memory>
#include <string>

#include "lang/lexer.h"

namespace sectorsmith::lang {

RawTokens rawTokens(std::string_view text) {
    constexpr std::size_t most = std::size_t{16} << 20;
    RawTokens out;
    if (text.size() > most) return out;
    Program program;
    program.files.push_back(std::make_shared<SourceText>(SourceText{{}, std::string(text)}));
    std::vector<Diagnostic> ignored;
    DiagnosticSink sink(program, ignored);
    TokenStore store;
    Lexer lexer(program, store, sink, 0);
    lexer.setQuiet(true);
    for (Token t = lexer.next(); t.kind != TokenKind::End; t = lexer.next()) {
        if (t.kind == TokenKind::Hash && t.lineStart) {
            ast::Where rest;
            lexer.restOfLine(rest);
            out.directives.push_back({0, t.where.begin, rest.end});
        } else {
            out.tokens.push_back(t);
        }
    }
    return out;
}

}  // namespace sectorsmith::lang
