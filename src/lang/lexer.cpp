// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/lexer.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "base/text.h"
#include "lang/errors.h"

namespace sectorsmith::lang {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWordStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0;
}
bool isWord(char c) { return isWordStart(c) || isDigit(c); }
int digitValue(char c) {
    if (isDigit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 99;
}

// The text of a doc comment: without `/**`, `*/` and the stars at the beginning of lines.
std::string cleanDoc(std::string_view text) {
    std::string out;
    std::size_t at = 0;
    while (at <= text.size()) {
        std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        at = end + 1;
        while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
        if (!line.empty() && line.front() == '*') line.remove_prefix(1);
        if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
        while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r'))
            line.remove_suffix(1);
        if (line.empty() && out.empty()) continue;
        if (!out.empty()) out += '\n';
        out += line;
    }
    while (!out.empty() && out.back() == '\n') out.pop_back();
    return out;
}

}  // namespace

void DiagnosticSink::report(Severity severity, ast::Where where, Said message) {
    std::uint32_t& count = severity == Severity::Error ? errors_ : warnings_;
    const std::uint32_t most = severity == Severity::Error ? kMaxErrors : kMaxWarnings;
    last_ = count < most;
    if (last_) {
        out_.push_back(program_.diagnostic(severity, where, std::move(message)));
    } else if (count == most && severity == Severity::Error) {
        out_.push_back(program_.diagnostic(severity, where, LangError::TooManyErrors));
    }
    if (count <= most) ++count;
}

void DiagnosticSink::note(ast::Where where, Said message) {
    if (last_ && !out_.empty())
        out_.back().notes.push_back({Severity::Note, program_.span(where), std::move(message), {}});
}

Lexer::Lexer(Program& program, TokenStore& store, DiagnosticSink& sink, std::uint32_t file)
    : program_(program),
      store_(store),
      sink_(sink),
      file_(file),
      text_(program.files[file]->text),
      end_(static_cast<std::uint32_t>(text_.size())) {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
}

void Lexer::error(std::uint32_t begin, std::uint32_t end, Said message) {
    if (!quiet_) sink_.report(Severity::Error, {file_, begin, end}, std::move(message));
}

std::uint32_t Lexer::store(Literal literal) {
    store_.literals.push_back(literal);
    return static_cast<std::uint32_t>(store_.literals.size() - 1);
}

void Lexer::comment(std::uint32_t begin, bool block) {
    if (!block) {
        while (at_ < end_ && text_[at_] != '\n') ++at_;
        // `///` but not a ruler of slashes.
        if (at_ - begin > 3 && text_[begin + 2] == '/' && text_[begin + 3] != '/' && !quiet_) {
            // Bounded: a longer text would be copied line by line.
            if (doc_ != 0 && store_.docs[doc_ - 1].size() > 2'000) return;
            std::string doc = cleanDoc(text_.substr(begin + 3, std::min(at_ - begin - 3, 2'000U)));
            if (doc_ != 0) doc = std::string(store_.docs[doc_ - 1]) + "\n" + doc;
            store_.docs.push_back(program_.arena.copy(doc));
            doc_ = static_cast<std::uint32_t>(store_.docs.size());
        }
        return;
    }
    const std::size_t close = text_.substr(0, end_).find("*/", at_);
    if (close == std::string_view::npos) {
        error(begin, begin + 2, LangError::CommentNotClosed);
        at_ = end_;
        return;
    }
    const std::string_view body = text_.substr(begin + 2, close - begin - 2);
    if (body.find('\n') != std::string_view::npos) lineStart_ = true;
    at_ = static_cast<std::uint32_t>(close + 2);
    if (body.size() > 1 && body.front() == '*' && !quiet_) {
        store_.docs.push_back(program_.arena.copy(cleanDoc(body.substr(1))));
        doc_ = static_cast<std::uint32_t>(store_.docs.size());
    }
}

void Lexer::skipBlank() {
    while (at_ < end_) {
        const char c = text_[at_];
        if (c == '\n') {
            lineStart_ = true;
            ++at_;
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f') {
            ++at_;
        } else if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
            at_ += peek(1) == '\n' ? 2 : 3;  // a joined line, of a #define
        } else if (c == '/' && peek(1) == '/') {
            const std::uint32_t begin = at_;
            comment(begin, false);
        } else if (c == '/' && peek(1) == '*') {
            const std::uint32_t begin = at_;
            at_ += 2;
            comment(begin, true);
        } else {
            return;
        }
    }
}

Token Lexer::make(TokenKind kind, std::uint32_t begin) {
    Token t;
    t.kind = kind;
    t.where = {file_, begin, at_};
    t.lineStart = lineStart_;
    t.glued = begin == lastEnd_ && begin != 0;
    t.doc = doc_;
    doc_ = 0;
    lineStart_ = false;
    lastEnd_ = at_;
    return t;
}

Token Lexer::next() {
    for (;;) {
        skipBlank();
        const std::uint32_t begin = at_;
        if (at_ >= end_) return make(TokenKind::End, begin);
        const char c = text_[at_];
        if (isWordStart(c)) return word(begin);
        if (isDigit(c)) return number(begin);
        if (c == '"' || c == '\'') return quoted(begin, c);
        ++at_;
        auto one = [&](TokenKind kind) { return make(kind, begin); };
        auto pair = [&](char second, TokenKind both, TokenKind single) {
            if (peek() != second) return make(single, begin);
            ++at_;
            return make(both, begin);
        };
        switch (c) {
            case ';': return one(TokenKind::Semicolon);
            case ',': return one(TokenKind::Comma);
            case '@': return one(TokenKind::At);
            case '$': return one(TokenKind::Dollar);
            case '?': return one(TokenKind::Question);
            case '#': return one(TokenKind::Hash);
            case '(': return one(TokenKind::LeftParen);
            case ')': return one(TokenKind::RightParen);
            case '[': return one(TokenKind::LeftBracket);
            case ']': return one(TokenKind::RightBracket);
            case '{': return one(TokenKind::LeftBrace);
            case '}': return one(TokenKind::RightBrace);
            case '~': return one(TokenKind::Tilde);
            case ':': return pair(':', TokenKind::ColonColon, TokenKind::Colon);
            case '.':
                if (peek() == '.' && peek(1) == '.') {
                    at_ += 2;
                    return one(TokenKind::Ellipsis);
                }
                return one(TokenKind::Dot);
            case '+': return pair('=', TokenKind::PlusAssign, TokenKind::Plus);
            case '-': return pair('=', TokenKind::MinusAssign, TokenKind::Minus);
            case '*': return pair('=', TokenKind::StarAssign, TokenKind::Star);
            case '/': return pair('=', TokenKind::SlashAssign, TokenKind::Slash);
            case '%': return pair('=', TokenKind::PercentAssign, TokenKind::Percent);
            case '=': return pair('=', TokenKind::EqualEqual, TokenKind::Assign);
            case '!': return pair('=', TokenKind::NotEqual, TokenKind::Not);
            case '>': return pair('=', TokenKind::GreaterEqual, TokenKind::Greater);
            case '<':
                if (peek() == '<') {
                    ++at_;
                    return pair('=', TokenKind::ShiftLeftAssign, TokenKind::ShiftLeft);
                }
                return pair('=', TokenKind::LessEqual, TokenKind::Less);
            case '&':
                if (peek() == '&') return ++at_, one(TokenKind::AndAnd);
                return pair('=', TokenKind::AmpAssign, TokenKind::Amp);
            case '|':
                if (peek() == '|') return ++at_, one(TokenKind::OrOr);
                return pair('=', TokenKind::PipeAssign, TokenKind::Pipe);
            case '^':
                if (peek() == '^') return ++at_, one(TokenKind::XorXor);
                return pair('=', TokenKind::CaretAssign, TokenKind::Caret);
            default:
                error(begin, at_,
                      static_cast<unsigned char>(c) < 0x20 || c == 0x7F
                          ? say(LangError::ControlCharacter, "0x" + hexText(static_cast<unsigned char>(c), 2))
                          : say(LangError::MeansNothing, std::string(1, c)));
                // Go on with what follows: one stray character makes one error.
        }
    }
}

Token Lexer::word(std::uint32_t begin) {
    while (at_ < end_ && isWord(text_[at_])) ++at_;
    const std::string_view text = text_.substr(begin, at_ - begin);
    Token t = make(TokenKind::Identifier, begin);
    t.value = program_.symbols.intern(text);
    if (const KeywordInfo* k = findKeyword(text)) {
        t.kind = TokenKind::Keyword;
        t.keyword = k->keyword;
        t.type = k->type;
    }
    return t;
}

Token Lexer::number(std::uint32_t begin) {
    unsigned base = 10;
    if (peek() == '0') {
        const char x = peek(1);
        if (x == 'x' || x == 'X') base = 16;
        else if (x == 'b' || x == 'B') base = 2;
        else if (x == 'o' || x == 'O') base = 8;
        if (base != 10) at_ += 2;
    }
    const std::uint32_t digits = at_;
    Literal literal;
    Uint128 value = 0;
    bool overflow = false;
    bool any = false;
    std::string plain;  // of decimals, for from_chars
    auto readDigits = [&](bool integer) {
        while (at_ < end_) {
            const char c = text_[at_];
            if (c == '\'' && digitValue(peek(1)) < static_cast<int>(base)) {
                ++at_;
                continue;
            }
            const int d = digitValue(c);
            if (d >= static_cast<int>(base)) break;
            any = true;
            ++at_;
            if (base == 10 && plain.size() < 400) plain += c;
            if (!integer) continue;
            const Uint128 most = ~Uint128{0};
            if (value > (most - static_cast<unsigned>(d)) / base) overflow = true;
            value = value * base + static_cast<unsigned>(d);
        }
    };
    readDigits(true);
    bool floating = false;
    if (base == 10) {
        if (peek() == '.' && isDigit(peek(1))) {
            floating = true;
            plain += '.';
            ++at_;
            readDigits(false);
        } else if (peek() == '.' && peek(1) != '.' && !isWordStart(peek(1))) {
            floating = true;  // "1."
            ++at_;
        }
        const char e = peek();
        const char sign = peek(1);
        if ((e == 'e' || e == 'E') && (isDigit(sign) || ((sign == '+' || sign == '-') && isDigit(peek(2))))) {
            floating = true;
            plain += 'e';
            ++at_;
            if (!isDigit(peek())) plain += text_[at_++];
            readDigits(false);
        }
    }
    if (!any) error(begin, at_ > digits ? at_ : digits, say(LangError::DigitsExpected, base));
    bool isUnsigned = false;
    if (const char c = peek(); !isWord(peek(1))) {
        if (!floating && (c == 'U' || c == 'u')) isUnsigned = true, ++at_;
        else if (base == 10 && (c == 'F' || c == 'f')) floating = true, literal.isFloat = true, ++at_;
        else if (base == 10 && (c == 'D' || c == 'd')) floating = true, ++at_;
    }
    if (isWord(peek())) {
        const std::uint32_t suffix = at_;
        while (isWord(peek())) ++at_;
        if (text_[suffix] == '_') {
            literal.suffix = program_.symbols.intern(text_.substr(suffix, at_ - suffix));
        } else {
            error(suffix, at_,
                  say(LangError::NotOfNumber, text_.substr(suffix, std::min(at_ - suffix, 20U)), base));
        }
    }
    if (floating) {
        literal.kind = ast::LiteralKind::Double;
        const auto result = std::from_chars(plain.data(), plain.data() + plain.size(), literal.number);
        if (result.ec == std::errc::result_out_of_range) {
            error(begin, at_, LangError::OutOfDouble);
        }
        if (literal.isFloat) literal.number = static_cast<float>(literal.number);
    } else {
        if (overflow) error(begin, at_, LangError::OutOf128Bits);
        literal.integer = value;
        literal.kind =
            isUnsigned || (value >> 127) != 0 ? ast::LiteralKind::Unsigned : ast::LiteralKind::Signed;
    }
    Token t = make(TokenKind::Number, begin);
    t.value = store(literal);
    return t;
}

// Behind the backslash. `code` is the number it stands for; bytes from \x stay bytes in strings.
bool Lexer::escape(std::string& out, char32_t& code) {
    const std::uint32_t begin = at_ - 1;
    const char c = peek();
    if (at_ >= end_ || c == '\n') return false;
    ++at_;
    switch (c) {
        case 'n': code = '\n'; break;
        case 't': code = '\t'; break;
        case 'r': code = '\r'; break;
        case '0': code = 0; break;
        case 'a': code = '\a'; break;
        case 'b': code = '\b'; break;
        case 'f': code = '\f'; break;
        case 'v': code = '\v'; break;
        case '\\':
        case '\'':
        case '"': code = static_cast<unsigned char>(c); break;
        case 'x':
        case 'u': {
            const int most = c == 'x' ? 2 : 4;
            int count = 0;
            code = 0;
            for (; count < most && digitValue(peek()) < 16; ++count, ++at_)
                code = code * 16 + static_cast<char32_t>(digitValue(peek()));
            if (count < (c == 'x' ? 1 : 4)) {
                error(begin, at_, c == 'x' ? LangError::TwoDigitsAfterX : LangError::FourDigitsAfterU);
                return true;
            }
            if (c == 'u') {
                appendUtf8(out, code);
                return true;
            }
            break;
        }
        default:
            error(begin, at_,
                  say(LangError::UnknownEscape,
                      "\\n \\t \\r \\0 \\a \\b \\f \\v \\\\ \\' \\\" \\xNN and \\uNNNN"));
            code = static_cast<unsigned char>(c);
    }
    out += static_cast<char>(code);
    return true;
}

Token Lexer::quoted(std::uint32_t begin, char quote) {
    ++at_;
    std::string text;
    char32_t code = 0;
    int characters = 0;
    bool closed = false;
    while (at_ < end_) {
        const char c = text_[at_];
        if (c == '\n') break;
        ++at_;
        if (c == quote) {
            closed = true;
            break;
        }
        if (c == '\\') {
            if (!escape(text, code)) break;
            ++characters;
            continue;
        }
        text += c;
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80 && characters > 0) {
            code = (code << 6) | (static_cast<unsigned char>(c) & 0x3F);
        } else {
            const auto u = static_cast<unsigned char>(c);
            code = u < 0x80 ? u : u >= 0xF0 ? (u & 0x07) : u >= 0xE0 ? (u & 0x0F) : (u & 0x1F);
            ++characters;
        }
    }
    if (!closed) {
        error(begin, begin + 1,
              quote == '"' ? say(LangError::StringNotClosed, "'\"'") : say(LangError::CharacterNotClosed));
    }
    Literal literal;
    Token t;
    if (quote == '\'') {
        if (closed && characters != 1)
            error(begin, at_, characters == 0 ? LangError::CharacterEmpty : LangError::CharacterTooLong);
        literal.kind = ast::LiteralKind::Character;
        literal.integer = code;
        t = make(TokenKind::Character, begin);
    } else {
        literal.kind = ast::LiteralKind::String;
        literal.text = quiet_ ? std::string_view{} : program_.arena.copy(text);
        t = make(TokenKind::String, begin);
    }
    t.value = store(literal);
    return t;
}

std::string_view Lexer::restOfLine(ast::Where& at) {
    while (peek() == ' ' || peek() == '\t') ++at_;
    const std::uint32_t begin = at_;
    std::uint32_t end = begin;
    bool joined = false;
    char inside = '\0';  // the quote that we are in
    while (at_ < end_ && text_[at_] != '\n') {
        const char c = text_[at_];
        if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
            joined = true;
            at_ += peek(1) == '\n' ? 2 : 3;
            end = at_;
            continue;
        }
        if (inside != '\0') {
            if (c == '\\' && at_ + 1 < end_ && peek(1) != '\n') ++at_;
            else if (c == inside) inside = '\0';
        } else if (c == '"') {
            inside = c;
        } else if (c == '/' && peek(1) == '/' &&
                   (at_ == begin || text_[at_ - 1] == ' ' || text_[at_ - 1] == '\t')) {
            while (at_ < end_ && text_[at_] != '\n') ++at_;
            break;
        } else if (c == '/' && peek(1) == '*') {
            const std::uint32_t open = at_;
            at_ += 2;
            const bool quiet = std::exchange(quiet_, true);
            comment(open, true);
            quiet_ = quiet;
            if (lineStart_) break;  // it went past the end of the line
            continue;
        }
        ++at_;
        end = at_;
    }
    while (end > begin && (text_[end - 1] == ' ' || text_[end - 1] == '\t' || text_[end - 1] == '\r')) --end;
    at = {file_, begin, end};
    lastEnd_ = 0;
    const std::string_view raw = text_.substr(begin, end - begin);
    if (!joined) return raw;
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\' && i + 1 < raw.size() && (raw[i + 1] == '\n' || raw[i + 1] == '\r')) continue;
        text += raw[i] == '\n' || raw[i] == '\r' ? ' ' : raw[i];
    }
    return program_.arena.copy(text);
}

}  // namespace sectorsmith::lang
