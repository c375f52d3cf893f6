// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/preprocessor.h"

#include <algorithm>
#include <charconv>

#include "lang/errors.h"

namespace sectorsmith::lang {

namespace {

std::string_view trim(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

std::optional<std::uint64_t> parseNumber(std::string_view text) {
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        base = 16;
        text.remove_prefix(2);
    }
    std::string digits;
    for (char c : text)
        if (c != '\'') digits += c;
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (error != std::errc() || end != digits.data() + digits.size() || digits.empty()) return std::nullopt;
    return value;
}

}  // namespace

std::uint32_t CompileState::addFile(std::shared_ptr<const SourceText> source, ast::Where origin) {
    if (auto it = fileNumbers.find(source.get()); it != fileNumbers.end()) return it->second;
    const auto number = static_cast<std::uint32_t>(program.files.size());
    fileNumbers.emplace(source.get(), number);
    program.files.push_back(std::move(source));
    program.origins.push_back(origin);
    return number;
}

void CompileState::abort(ast::Where where, Said message) {
    if (aborted) return;
    aborted = true;
    sink.report(Severity::Error, where, std::move(message));
}

Pragma splitPragma(std::string_view text) {
    text = trim(text);
    const std::size_t blank = text.find_first_of(" \t");
    if (blank == std::string_view::npos) return {std::string(text), {}};
    return {std::string(text.substr(0, blank)), std::string(trim(text.substr(blank)))};
}

Preprocessor::Preprocessor(CompileState& state, TokenUnit& unit, ast::Symbol importedAs)
    : state_(state), unit_(unit), importedAs_(importedAs) {
    macros_[state_.program.symbols.intern("__SECTORSMITH__")];
}

void Preprocessor::run(std::uint32_t number) {
    file(number, 0);
    Token end;
    const auto size = static_cast<std::uint32_t>(state_.program.files[number]->text.size());
    end.where = {number, size, size};
    unit_.tokens.push_back(end);
}

void Preprocessor::file(std::uint32_t number, std::uint32_t depth) {
    state_.bytes += state_.program.files[number]->text.size();
    if (state_.bytes > CompileState::kMaxBytes) return state_.abort({number, 0, 0}, LangError::TextsTooLarge);
    Lexer lexer(state_.program, state_.store, state_.sink, number);
    const std::size_t outer = conditions_.size();
    std::optional<Token> pending;
    while (!state_.aborted) {
        lexer.setQuiet(!active());
        Token t = pending ? *pending : lexer.next();
        pending.reset();
        if (t.kind == TokenKind::End) break;
        if (t.kind == TokenKind::Hash && t.lineStart) {
            pending = directive(lexer, t, depth);
            continue;
        }
        if (active()) emit(t);
    }
    while (conditions_.size() > outer) {
        state_.sink.report(Severity::Error, conditions_.back().where, LangError::ConditionNotClosed);
        conditions_.pop_back();
    }
}

void Preprocessor::emit(Token t) {
    if (t.kind == TokenKind::Identifier || t.kind == TokenKind::Keyword) {
        if (auto it = macros_.find(t.value); it != macros_.end()) return expand(t, it->second, 0);
    }
    if (++state_.tokens > CompileState::kMaxTokens) return state_.abort(t.where, LangError::TooManyTokens);
    unit_.tokens.push_back(t);
}

void Preprocessor::expand(const Token& use, const std::vector<Token>& body, std::uint32_t depth) {
    // A macro within itself stays as it is, so the depth is bounded by the number of macros, and by this.
    if (depth > 64) return state_.abort(use.where, LangError::MacrosTooDeep);
    const ast::Symbol name = use.value;
    expanding_.insert(name);
    bool first = true;
    for (const Token& part : body) {
        if (state_.aborted) break;
        Token t = part;
        t.where = use.where;
        t.lineStart = first && use.lineStart;
        if (first) t.glued = use.glued, t.doc = use.doc;
        first = false;
        if (t.kind == TokenKind::Identifier || t.kind == TokenKind::Keyword) {
            auto it = macros_.find(t.value);
            if (it != macros_.end() && !expanding_.contains(t.value)) {
                expand(t, it->second, depth + 1);
                continue;
            }
        }
        if (++state_.tokens > CompileState::kMaxTokens) {
            state_.abort(use.where, LangError::MacroTokens);
            break;
        }
        unit_.tokens.push_back(t);
    }
    expanding_.erase(name);
}

void Preprocessor::define(Lexer& lexer, const Token& hash) {
    const std::uint32_t begin = lexer.position();
    ast::Where where;
    const std::string_view text = lexer.restOfLine(where);
    if (trim(text).empty())
        return state_.sink.report(Severity::Error, {hash.where.file, begin, begin + 1},
                                  LangError::NameAfterDefine);
    Lexer body(state_.program, state_.store, state_.sink, where.file);
    body.limit(where.begin, where.end);
    const Token name = body.next();
    if (name.kind != TokenKind::Identifier && name.kind != TokenKind::Keyword)
        return state_.sink.report(Severity::Error, name.where, LangError::NameAfterDefine);
    std::vector<Token> tokens;
    for (Token t = body.next(); t.kind != TokenKind::End; t = body.next()) tokens.push_back(t);
    if (!tokens.empty() && tokens.front().kind == TokenKind::LeftParen && tokens.front().glued) {
        state_.sink.report(Severity::Error, tokens.front().where, LangError::MacroParameters);
        return;
    }
    macros_[name.value] = std::move(tokens);
}

std::optional<Token> Preprocessor::directive(Lexer& lexer, const Token& hash, std::uint32_t depth) {
    const Token word = lexer.next();
    if ((word.kind == TokenKind::Identifier || word.kind == TokenKind::Keyword) && !word.lineStart) {
        handle(lexer, word, depth);
        return std::nullopt;
    }
    if (active()) state_.sink.report(Severity::Error, hash.where, LangError::DirectiveExpected);
    if (word.lineStart || word.kind == TokenKind::End) return word;
    ast::Where ignored;
    lexer.restOfLine(ignored);
    return std::nullopt;
}

void Preprocessor::handle(Lexer& lexer, const Token& word, std::uint32_t depth) {
    const std::string_view name = state_.program.text(word.value);
    DiagnosticSink& sink = state_.sink;
    if (active() && name == "define") return define(lexer, word);

    ast::Where where;
    const std::string_view rest = trim(lexer.restOfLine(where));
    if (name == "ifdef" || name == "ifndef") {
        const ast::Symbol symbol = state_.program.symbols.intern(rest);
        const bool outer = active();
        if (outer && rest.empty())
            sink.report(Severity::Error, word.where, say(LangError::NameAfterDirective, name));
        conditions_.push_back(
            {word.where, outer && macros_.contains(symbol) == (name == "ifdef"), outer, false});
        if (conditions_.size() > 10'000) state_.abort(word.where, LangError::ConditionsTooDeep);
        return;
    }
    if (name == "else" || name == "endif") {
        if (conditions_.empty()) {
            sink.report(Severity::Error, word.where, say(LangError::WithoutCondition, name));
            return;
        }
        Condition& c = conditions_.back();
        if (name == "endif") {
            conditions_.pop_back();
        } else {
            if (c.sawElse) sink.report(Severity::Error, word.where, LangError::SecondElse);
            c.sawElse = true;
            c.active = c.outer && !c.active;
        }
        return;
    }
    if (!active()) return;
    if (name == "undef") {
        macros_.erase(state_.program.symbols.find(rest));
    } else if (name == "error") {
        sink.report(
            Severity::Error, {word.where.file, word.where.begin, where.end},
            Message::plain(Message::plain(rest.empty() ? "#error" : std::string(rest.substr(0, 400)))));
    } else if (name == "include") {
        include(where, rest, depth);
    } else if (name == "pragma") {
        pragma(where, rest, word.where.file);
    } else if (name == "import") {
        // `#import a.b` is another way to write `import a.b;`.
        Token t = word;
        t.lineStart = true;
        emit(t);
        Lexer part(state_.program, state_.store, sink, where.file);
        part.limit(where.begin, where.end);
        TokenKind last = TokenKind::End;
        for (Token p = part.next(); p.kind != TokenKind::End && !state_.aborted; p = part.next())
            emit(p), last = p.kind;
        if (last != TokenKind::Semicolon) {
            Token semicolon;
            semicolon.kind = TokenKind::Semicolon;
            semicolon.where = {where.file, where.end, where.end};
            emit(semicolon);
        }
    } else {
        sink.report(Severity::Error, word.where, say(LangError::UnknownDirective, name.substr(0, 40)));
    }
}

void Preprocessor::include(ast::Where where, std::string_view text, std::uint32_t depth) {
    DiagnosticSink& sink = state_.sink;
    const bool angle = text.size() > 2 && text.front() == '<' && text.back() == '>';
    const bool quote = text.size() > 2 && text.front() == '"' && text.back() == '"';
    if (!angle && !quote)
        return sink.report(Severity::Error, where,
                           say(LangError::FileAfterInclude, "<std/mem.pat>", "\"mine.hexpat\""));
    const std::string path(text.substr(1, text.size() - 2));
    if (depth + 1 >= CompileState::kMaxIncludeDepth || ++state_.includes > CompileState::kMaxIncludes)
        return state_.abort(where, LangError::IncludesTooDeep);
    std::shared_ptr<const SourceText> source = state_.loader.load(path);
    for (const char* suffix : {".hexpat", ".pat"})
        if (!source) source = state_.loader.load(path + suffix);
    if (!source)
        return sink.report(Severity::Error, where, say(LangError::FileNotFound, path.substr(0, 200)));
    if (state_.once.contains({source->name, importedAs_})) return;
    const std::uint32_t number = state_.addFile(std::move(source), where);
    file(number, depth + 1);
}

void Preprocessor::pragma(ast::Where where, std::string_view text, std::uint32_t file) {
    Pragma p = splitPragma(text);
    DiagnosticSink& sink = state_.sink;
    ProgramPragmas& settings = unit_.settings;
    if (p.key.empty()) return sink.report(Severity::Warning, where, LangError::PragmaWithoutName);
    auto number = [&](std::optional<std::uint64_t>& out) {
        out = parseNumber(p.value);
        if (!out) sink.report(Severity::Error, where, say(LangError::NumberAfterPragma, p.key));
    };
    if (p.key == "once") {
        state_.once.insert({state_.program.files[file]->name, importedAs_});
    } else if (p.key == "endian") {
        if (p.value == "big") settings.endian = ast::Endian::Big;
        else if (p.value == "little" || p.value == "native") settings.endian = ast::Endian::Little;
        else sink.report(Severity::Error, where, LangError::EndianAfterPragma);
    } else if (p.key == "base_address") {
        number(settings.baseAddress);
    } else if (p.key == "eval_depth") {
        number(settings.evalDepth);
    } else if (p.key == "array_limit") {
        number(settings.arrayLimit);
    } else if (p.key == "pattern_limit") {
        number(settings.patternLimit);
    } else if (p.key == "loop_limit") {
        number(settings.loopLimit);
    } else if (p.key == "allow_edits") {
        settings.allowEdits = true;
    } else if (p.key == "bitfield_order") {
        if (p.value == "right_to_left") settings.bitfieldOrderRightToLeft = true;
        else if (p.value != "left_to_right") sink.report(Severity::Error, where, LangError::OrderAfterPragma);
    }
    unit_.pragmas.push_back(std::move(p));
}

// Comments and strings are stepped over, so that a pragma in a comment does not count.
std::vector<Pragma> readPragmas(std::string_view text) {
    std::vector<Pragma> out;
    std::size_t at = 0;
    bool lineStart = true;
    auto restOf = [&](std::size_t from) { return std::min(text.find('\n', from), text.size()); };
    while (at < text.size()) {
        const char c = text[at];
        if (c == '\n') {
            lineStart = true;
            ++at;
        } else if (c == ' ' || c == '\t' || c == '\r') {
            ++at;
        } else if (text.substr(at, 2) == "//") {
            at = restOf(at);
        } else if (text.substr(at, 2) == "/*") {
            const std::size_t close = text.find("*/", at + 2);
            at = close == std::string_view::npos ? text.size() : close + 2;
        } else if (c == '"') {
            for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
                if (text[at] == '\\') ++at;
            if (at < text.size() && text[at] == '"') ++at;
            lineStart = false;
        } else if (c == '#' && lineStart) {
            const std::size_t end = restOf(at);
            std::string_view line = trim(text.substr(at + 1, end - at - 1));
            if (line.starts_with("pragma") && line.size() > 6 && (line[6] == ' ' || line[6] == '\t')) {
                line = trim(line.substr(6));
                for (std::size_t i = 1; i + 1 < line.size(); ++i) {
                    if (line[i] == '/' && line[i + 1] == '/' && (line[i - 1] == ' ' || line[i - 1] == '\t')) {
                        line = trim(line.substr(0, i));
                        break;
                    }
                }
                if (Pragma p = splitPragma(line); !p.key.empty()) out.push_back(std::move(p));
            }
            at = end;
        } else {
            lineStart = false;
            ++at;
        }
    }
    return out;
}

}  // namespace sectorsmith::lang
