// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/parser.h"

#include "lang/errors.h"

namespace sectorsmith::lang {

Parser::Parser(CompileState& state, const Options& options)
    : state_(state), program_(state.program), options_(options) {
    const auto* global = program_.arena.make<ast::Scope>();
    depth_ = options.syntaxDepth;
    scope_ = options.prefix == 0 ? global : program_.arena.make<ast::Scope>(options.prefix, global);
}

void Parser::parseFile(std::uint32_t file) {
    Preprocessor(state_, unit_, options_.alias).run(file);
    endToken_ = unit_.tokens.back();
    if (state_.aborted) return;
    fileStatements(false);
}

const Token& Parser::ahead(std::size_t n) const {
    if (panic_) return endToken_;
    return at_ + n < unit_.tokens.size() ? unit_.tokens[at_ + n] : endToken_;
}

bool Parser::isWord(std::string_view word) const {
    return is(TokenKind::Identifier) && program_.text(current().value) == word;
}

bool Parser::isAttribute() const {
    return is(TokenKind::LeftBracket) && ahead().kind == TokenKind::LeftBracket && ahead().glued;
}

bool Parser::accept(TokenKind kind) {
    if (!is(kind)) return false;
    advance();
    return !panic_;
}

bool Parser::accept(Keyword keyword) {
    if (!is(keyword)) return false;
    advance();
    return true;
}

bool Parser::expect(TokenKind kind, What what) {
    if (accept(kind)) return true;
    expected(what);
    return false;
}

// A forgotten semicolon at the end of a line is told where it belongs, and parsing goes on as if it were there.
void Parser::expectSemicolon(LangError after) {
    if (panic_ || accept(TokenKind::Semicolon)) return;
    const ast::Where last = previous().where;
    if (current().lineStart || is(TokenKind::End) || is(TokenKind::RightBrace)) {
        state_.sink.report(Severity::Error, {last.file, last.end, last.end + 1},
                           say(LangError::SemicolonExpected, say(after)));
        if (state_.sink.full()) panic_ = state_.aborted = true;
        return;
    }
    error(current().where, say(LangError::SemicolonExpectedNot, say(after), shown(current())));
}

void Parser::error(ast::Where where, Said message) {
    if (panic_) return;
    panic_ = true;
    if (at_ == lastError_) return;
    lastError_ = at_;
    state_.sink.report(Severity::Error, where, std::move(message));
    if (state_.sink.full()) state_.aborted = true;
}

void Parser::expected(What what) {
    if (panic_) return;
    error(current().where, say(LangError::Expected, what.message(), shown(current())));
}

MessageArgument Parser::shown(const Token& token) const {
    if (token.kind == TokenKind::End) return say(LangError::EndOfText);
    const std::string& text = program_.files[token.where.file]->text;
    std::string_view piece =
        std::string_view(text).substr(token.where.begin, token.where.end - token.where.begin);
    const bool cut = piece.size() > 40;
    piece = piece.substr(0, 40);
    while (cut && !piece.empty() && (piece.back() & 0x80) != 0) piece.remove_suffix(1);
    std::string out = "'";
    for (char c : piece) out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    return out + (cut ? "…'" : "'");
}

ast::Where Parser::since(ast::Where begin) const {
    const ast::Where end = previous().where;
    if (end.file != begin.file || end.end < begin.end) return begin;
    return {begin.file, begin.begin, end.end};
}

// Skips to behind the next ';' or block of this level, or before the '}' that ends it, or (at file level) before what
// begins a declaration on a new line.
void Parser::recover(bool atFileLevel) {
    panic_ = state_.aborted;
    noGreater_ = false;
    if (panic_) return;
    std::uint32_t braces = 0;
    for (; !is(TokenKind::End); advance()) {
        const Token& t = current();
        if (t.lineStart && t.kind == TokenKind::Keyword) {
            switch (t.keyword) {
                case Keyword::Struct:
                case Keyword::Union:
                case Keyword::Enum:
                case Keyword::Bitfield:
                case Keyword::Fn:
                case Keyword::Namespace:
                case Keyword::Using:
                    // These stand at file level only: whoever we are in was not closed.
                    if (atFileLevel || braces == 0) return;
                    break;
                default: break;
            }
        }
        if (t.kind == TokenKind::LeftBrace) {
            ++braces;
        } else if (t.kind == TokenKind::RightBrace) {
            if (braces == 0) return;
            if (--braces == 0) {
                advance();
                accept(TokenKind::Semicolon);
                return;
            }
        } else if (t.kind == TokenKind::Semicolon && braces == 0) {
            advance();
            return;
        }
    }
}

std::unique_ptr<Program> parse(std::shared_ptr<const SourceText> text, Loader& loader,
                               std::vector<Diagnostic>& diagnostics) {
    auto program = std::make_unique<Program>();
    CompileState state(*program, loader, diagnostics);
    state.once.insert({text->name, 0});  // a file that imports itself
    const std::uint32_t file = state.addFile(std::move(text), {});
    Parser parser(state, {});
    if (program->files[0]->text.size() > (std::size_t{16} << 20)) {
        state.abort({0, 0, 0}, LangError::TemplateTooLarge);
    } else {
        parser.parseFile(file);
    }
    program->pragmaList = parser.unit().pragmas;
    program->pragmas = parser.unit().settings;
    program->statements = parser.statements();
    return program;
}

}  // namespace sectorsmith::lang
