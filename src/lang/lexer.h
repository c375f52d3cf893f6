// SPDX-License-Identifier: GPL-3.0-or-later
// Characters to tokens. Comments vanish, doc comments are kept for the token that follows.
#pragma once

#include <string_view>
#include <vector>

#include "lang/errors.h"
#include "lang/program.h"
#include "lang/token.h"

namespace sectorsmith::lang {

// Collects diagnostics up to a bound, so that a broken text does not bury the screen.
class DiagnosticSink {
 public:
    DiagnosticSink(const Program& program, std::vector<Diagnostic>& out) : program_(program), out_(out) {}
    void report(Severity severity, ast::Where where, Said message);
    void note(ast::Where where, Said message);  // added to the last one reported
    bool full() const { return errors_ >= kMaxErrors; }
    std::uint32_t errors() const { return errors_; }

 private:
    static constexpr std::uint32_t kMaxErrors = 100;
    static constexpr std::uint32_t kMaxWarnings = 100;
    const Program& program_;
    std::vector<Diagnostic>& out_;
    std::uint32_t errors_ = 0;
    std::uint32_t warnings_ = 0;
    bool last_ = false;  // the last report was kept
};

// What the tokens of all files share.
struct TokenStore {
    std::vector<Literal> literals;
    std::vector<std::string_view> docs;  // in the arena, without their marks
};

class Lexer {
 public:
    // Reads files[file] of the program. Diagnostics go to `sink` unless quiet.
    Lexer(Program& program, TokenStore& store, DiagnosticSink& sink, std::uint32_t file);

    Token next();
    // For directives: the rest of the line from the present place without comments (joined over `\` at its end), and
    // the place behind it. `at` is where the text begins.
    std::string_view restOfLine(ast::Where& at);
    void limit(std::uint32_t begin, std::uint32_t end) { at_ = begin, end_ = end, lineStart_ = false; }
    std::uint32_t position() const { return at_; }
    void setQuiet(bool quiet) { quiet_ = quiet; }

 private:
    char peek(std::uint32_t ahead = 0) const { return at_ + ahead < end_ ? text_[at_ + ahead] : '\0'; }
    void skipBlank();
    void comment(std::uint32_t begin, bool block);
    Token make(TokenKind kind, std::uint32_t begin);
    Token word(std::uint32_t begin);
    Token number(std::uint32_t begin);
    Token quoted(std::uint32_t begin, char quote);
    bool escape(std::string& out, char32_t& code);
    std::uint32_t store(Literal literal);
    void error(std::uint32_t begin, std::uint32_t end, Said message);

    Program& program_;
    TokenStore& store_;
    DiagnosticSink& sink_;
    std::uint32_t file_;
    std::string_view text_;
    std::uint32_t at_ = 0;
    std::uint32_t end_;
    std::uint32_t lastEnd_ = 0;
    std::uint32_t doc_ = 0;
    bool lineStart_ = true;
    bool quiet_ = false;
};

}  // namespace sectorsmith::lang
