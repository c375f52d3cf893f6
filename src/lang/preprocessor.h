// SPDX-License-Identifier: GPL-3.0-or-later
// Directives, macros and included files: from a file to the tokens that the parser sees.
#pragma once

#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/errors.h"
#include "lang/lexer.h"

namespace sectorsmith::lang {

// What one compilation shares between its files.
struct CompileState {
    CompileState(Program& p, Loader& l, std::vector<Diagnostic>& out) : program(p), loader(l), sink(p, out) {}

    Program& program;
    Loader& loader;
    DiagnosticSink sink;
    TokenStore store;
    std::unordered_map<const SourceText*, std::uint32_t> fileNumbers;
    std::set<std::pair<std::string, ast::Symbol>>
        once;                    // files that are not read again, per name they are imported as
    std::uint64_t bytes = 0;     // of text read in all
    std::uint64_t tokens = 0;    // made in all
    std::uint32_t includes = 0;  // files included or imported in all
    bool aborted = false;        // a bound was hit; it has been reported

    static constexpr std::uint64_t kMaxBytes = std::uint64_t{64} << 20;
    static constexpr std::uint64_t kMaxTokens = 1'000'000;
    static constexpr std::uint32_t kMaxIncludes = 1'000;
    static constexpr std::uint32_t kMaxIncludeDepth = 32;

    std::uint32_t addFile(std::shared_ptr<const SourceText> source, ast::Where origin);
    void abort(ast::Where where, Said message);
};

// Tokens of a file with its includes, ended by one TokenKind::End; and what its pragmas said.
struct TokenUnit {
    std::vector<Token> tokens;
    std::vector<Pragma> pragmas;
    ProgramPragmas settings;
};

class Preprocessor {
 public:
    // `importedAs` is the alias the unit is imported under, 0 for none.
    Preprocessor(CompileState& state, TokenUnit& unit, ast::Symbol importedAs);
    void run(std::uint32_t file);

 private:
    void file(std::uint32_t number, std::uint32_t depth);
    // Returns the token that turned out to belong to what follows, if any.
    std::optional<Token> directive(Lexer& lexer, const Token& hash, std::uint32_t depth);
    void handle(Lexer& lexer, const Token& word, std::uint32_t depth);
    void define(Lexer& lexer, const Token& name);
    void include(ast::Where where, std::string_view text, std::uint32_t depth);
    void pragma(ast::Where where, std::string_view text, std::uint32_t file);
    void emit(Token token);
    void expand(const Token& use, const std::vector<Token>& body, std::uint32_t depth);

    struct Condition {
        ast::Where where;
        bool active = true;  // the part we are in is read
        bool outer = true;   // what is around it is read
        bool sawElse = false;
    };
    bool active() const { return conditions_.empty() || conditions_.back().active; }

    CompileState& state_;
    TokenUnit& unit_;
    ast::Symbol importedAs_;
    std::unordered_map<ast::Symbol, std::vector<Token>> macros_;
    std::set<ast::Symbol> expanding_;
    std::vector<Condition> conditions_;
};

// "key" and "value" of what stands behind #pragma.
Pragma splitPragma(std::string_view text);

}  // namespace sectorsmith::lang
