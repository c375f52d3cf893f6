// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/reformat.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "lang/raw_tokens.h"

namespace sectorsmith::lang {

namespace {

constexpr std::size_t kStep = 4;  // spaces of a level

// A token, a comment or a directive: what is kept as it is.
struct Piece {
    TokenKind kind = TokenKind::End;  // Hash: a directive, Unknown: a comment
    Keyword keyword = Keyword::Type;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::size_t blanks = 0;    // spaces before it, on its line
    std::size_t newLines = 0;  // before it
    std::size_t column = 0;    // in columns of its line, with tabs as four
    bool isComment() const { return kind == TokenKind::Unknown; }
};

// nullopt: the text has bytes that mean nothing, which are not ours to drop.
std::optional<std::vector<Piece>> piecesOf(std::string_view text) {
    const RawTokens raw = rawTokens(text);
    std::vector<Piece> out;
    bool stray = false;
    std::size_t blanks = 0;
    std::size_t newLines = 0;
    std::size_t column = 0;
    const auto push = [&](TokenKind kind, Keyword keyword, std::uint32_t begin, std::uint32_t end) {
        out.push_back({kind, keyword, begin, end, blanks, newLines, column});
        for (const char c : text.substr(begin, end - begin)) column = c == '\n' ? 0 : column + 1;
        blanks = newLines = 0;
    };
    // What lies between tokens: blanks and comments.
    const auto gap = [&](std::uint32_t begin, std::uint32_t end) {
        while (begin < end) {
            const char c = text[begin];
            if (c == '\n') {
                ++newLines;
                blanks = column = 0;
                ++begin;
            } else if (c == '/' && begin + 1 < end && (text[begin + 1] == '/' || text[begin + 1] == '*')) {
                const bool block = text[begin + 1] == '*';
                std::size_t close = text.find(block ? "*/" : "\n", begin + 2);
                close = close == std::string_view::npos ? end
                                                        : std::min<std::size_t>(close + (block ? 2 : 0), end);
                auto last = static_cast<std::uint32_t>(close);
                while (!block && last > begin &&
                       (text[last - 1] == ' ' || text[last - 1] == '\t' || text[last - 1] == '\r'))
                    --last;
                push(TokenKind::Unknown, Keyword::Type, begin, last);
                begin = static_cast<std::uint32_t>(close);
            } else {
                const bool joins = c == '\\' && (text.substr(begin + 1).starts_with('\n') ||
                                                 text.substr(begin + 1).starts_with("\r\n"));
                if (c != ' ' && c != '\t' && c != '\r' && c != '\v' && c != '\f' && !joins) stray = true;
                blanks += c == '\t' ? kStep : 1;
                column += c == '\t' ? kStep - column % kStep : 1;
                ++begin;
            }
        }
    };
    std::uint32_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    std::size_t directive = 0;
    const auto directives = [&](std::uint32_t until) {
        for (; directive < raw.directives.size() && raw.directives[directive].begin < until; ++directive) {
            const ast::Where d = raw.directives[directive];
            gap(at, d.begin);
            push(TokenKind::Hash, Keyword::Type, d.begin, d.end);
            at = d.end;
        }
    };
    for (const Token& t : raw.tokens) {
        directives(t.where.begin);
        gap(at, t.where.begin);
        push(t.kind, t.keyword, t.where.begin, t.where.end);
        at = t.where.end;
    }
    const auto end = static_cast<std::uint32_t>(text.size());
    directives(end + 1);
    gap(at, end);
    if (stray) return std::nullopt;
    return out;
}

bool isBinary(TokenKind kind) {
    switch (kind) {
        case TokenKind::AndAnd:
        case TokenKind::OrOr:
        case TokenKind::XorXor:
        case TokenKind::EqualEqual:
        case TokenKind::NotEqual:
        case TokenKind::LessEqual:
        case TokenKind::GreaterEqual:
        case TokenKind::Assign:
        case TokenKind::PlusAssign:
        case TokenKind::MinusAssign:
        case TokenKind::StarAssign:
        case TokenKind::SlashAssign:
        case TokenKind::PercentAssign:
        case TokenKind::AmpAssign:
        case TokenKind::PipeAssign:
        case TokenKind::CaretAssign:
        case TokenKind::ShiftLeftAssign:
        case TokenKind::At: return true;
        default: return false;
    }
}

// How many spaces stand between two pieces of a line, which has `left.kind` before `right`.
std::size_t spacesBetween(const Piece& left, const Piece& right) {
    // Columns that people aligned.
    if (right.isComment()) return std::max<std::size_t>(right.blanks, 1);
    const bool aligned =
        right.blanks > 1 &&
        (isBinary(right.kind) || right.kind == TokenKind::Colon || right.kind == TokenKind::LeftBracket ||
         left.kind == TokenKind::Comma || isBinary(left.kind) || right.kind == TokenKind::Identifier);
    if (aligned) return right.blanks;
    switch (right.kind) {
        case TokenKind::Semicolon:
        case TokenKind::Comma:
        case TokenKind::RightParen:
        case TokenKind::RightBracket:
        case TokenKind::Dot:
        case TokenKind::ColonColon: return left.isComment() ? 1 : 0;
        case TokenKind::LeftBrace: return left.kind == TokenKind::LeftParen ? right.blanks : 1;
        default: break;
    }
    switch (left.kind) {
        case TokenKind::LeftParen:
        case TokenKind::LeftBracket:
        case TokenKind::Dot:
        case TokenKind::ColonColon:
        case TokenKind::Not:
        case TokenKind::Tilde: return 0;
        case TokenKind::Comma:
        case TokenKind::RightBrace: return 1;
        case TokenKind::Keyword:
            if (right.kind == TokenKind::LeftParen &&
                (left.keyword == Keyword::If || left.keyword == Keyword::For ||
                 left.keyword == Keyword::Match))
                return 1;
            break;
        default: break;
    }
    if (left.isComment() || isBinary(left.kind) || isBinary(right.kind)) return 1;
    return std::min<std::size_t>(right.blanks, 1);
}

class Formatter {
 public:
    Formatter(std::string_view text, std::vector<Piece> pieces) : text_(text), pieces_(std::move(pieces)) {}

    // nullopt: the text would become many times as long.
    std::optional<std::string> run() {
        if (text_.starts_with("\xEF\xBB\xBF")) out_ = text_.substr(0, 3);
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const Piece& piece = pieces_[i];
            const bool first = i == 0 || piece.newLines > 0 ||
                               (pieces_[i - 1].kind == TokenKind::Hash && !piece.isComment());
            if (first) beginLine(i);
            else out_.append(spacesBetween(pieces_[i - 1], piece), ' ');
            write(piece, first);
            note(i);
            if (isTooLong()) return std::nullopt;
        }
        if (!out_.empty() && out_.back() != '\n') out_ += '\n';
        return std::move(out_);
    }

 private:
    struct Open {
        bool indents = true;
        bool list = false;  // of an enum, of values: a comma ends an entry
    };

    bool isTooLong() const { return out_.size() > 4 * text_.size() + (std::size_t{1} << 20); }
    const Piece* significantFrom(std::size_t i) const {
        for (; i < pieces_.size(); ++i)
            if (!pieces_[i].isComment() && pieces_[i].kind != TokenKind::Hash) return &pieces_[i];
        return nullptr;
    }

    void beginLine(std::size_t i) {
        const Piece& piece = pieces_[i];
        if (i > 0) out_.append(std::clamp<std::size_t>(piece.newLines, 1, 2), '\n');
        if (piece.kind == TokenKind::Hash) return out_.append(piece.column, ' '), void();
        const bool fresh =
            before_ == nullptr || before_->kind == TokenKind::Semicolon ||
            before_->kind == TokenKind::LeftBrace || before_->kind == TokenKind::RightBrace ||
            (before_->kind == TokenKind::Comma && parens_ == 0 && !open_.empty() && open_.back().list) ||
            piece.kind == TokenKind::RightBrace;
        std::size_t level = level_;
        if (piece.kind == TokenKind::RightBrace && !open_.empty() && open_.back().indents) --level;
        std::size_t indent = level * kStep;
        if (fresh && (piece.kind != TokenKind::RightBrace || parens_ == 0)) {
            lineWas_ = piece.column;
            lineIs_ = indent;
        } else {
            // What goes on with a line keeps its place below that.
            const auto moved = static_cast<std::ptrdiff_t>(piece.column) +
                               static_cast<std::ptrdiff_t>(lineIs_) - static_cast<std::ptrdiff_t>(lineWas_);
            indent = static_cast<std::size_t>(std::max<std::ptrdiff_t>(moved, 0));
        }
        out_.append(indent, ' ');
        shift_ = static_cast<std::ptrdiff_t>(indent) - static_cast<std::ptrdiff_t>(piece.column);
    }

    // Lines of a comment move with its first one.
    void write(const Piece& piece, bool first) {
        const std::string_view all = text_.substr(piece.begin, piece.end - piece.begin);
        if (!piece.isComment() || !first || all.find('\n') == std::string_view::npos) {
            out_ += all;
            return;
        }
        std::size_t at = 0;
        for (bool line = false; at <= all.size() && !isTooLong(); line = true) {
            const std::size_t end = std::min(all.find('\n', at), all.size());
            std::string_view part = all.substr(at, end - at);
            if (line) {
                out_ += '\n';
                const std::size_t blanks = std::min(part.find_first_not_of(' '), part.size());
                part.remove_prefix(blanks);
                const std::ptrdiff_t wanted = static_cast<std::ptrdiff_t>(blanks) + shift_;
                if (!part.empty())
                    out_.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(wanted, 0)), ' ');
            }
            out_ += part;
            at = end + 1;
        }
    }

    void note(std::size_t i) {
        const Piece& piece = pieces_[i];
        if (!piece.isComment() && piece.kind != TokenKind::Hash) before_ = &piece;
        switch (piece.kind) {
            case TokenKind::LeftBrace: {
                Open open;
                open.list = head_ == Keyword::Enum || parens_ > 0 || assigned_;
                // Whoever does not indent what is in a namespace need not.
                const Piece* inner = significantFrom(i + 1);
                if (head_ == Keyword::Namespace && inner != nullptr && inner->newLines > 0)
                    open.indents = inner->column > lineWas_;
                level_ += open.indents ? 1 : 0;
                open_.push_back(open);
                outerParens_.push_back(parens_);
                parens_ = 0;
                head_ = Keyword::Type;
                assigned_ = false;
                break;
            }
            case TokenKind::RightBrace:
                if (open_.empty()) break;
                level_ -= open_.back().indents ? 1 : 0;
                open_.pop_back();
                parens_ = outerParens_.back();
                outerParens_.pop_back();
                break;
            case TokenKind::LeftParen:
            case TokenKind::LeftBracket: ++parens_; break;
            case TokenKind::RightParen:
            case TokenKind::RightBracket: parens_ = std::max(parens_ - 1, 0); break;
            case TokenKind::Semicolon:
                head_ = Keyword::Type;
                assigned_ = false;
                break;
            case TokenKind::Assign: assigned_ = true; break;
            case TokenKind::Keyword:
                if (piece.keyword == Keyword::Enum || piece.keyword == Keyword::Namespace)
                    head_ = piece.keyword;
                break;
            default: break;
        }
    }

    std::string_view text_;
    std::vector<Piece> pieces_;
    const Piece* before_ = nullptr;  // the last one that is no comment and no directive
    std::vector<Open> open_;
    std::size_t level_ = 0;  // how many of them indent
    std::vector<int> outerParens_;
    int parens_ = 0;
    Keyword head_ = Keyword::Type;
    bool assigned_ = false;
    std::size_t lineWas_ = 0;
    std::size_t lineIs_ = 0;
    std::ptrdiff_t shift_ = 0;
    std::string out_;
};

bool sameTokens(std::string_view a, std::string_view b) {
    const RawTokens x = rawTokens(a);
    const RawTokens y = rawTokens(b);
    if (x.tokens.size() != y.tokens.size()) return false;
    bool tokens = true;
    for (std::size_t i = 0; tokens && i < x.tokens.size(); ++i) {
        const Token& s = x.tokens[i];
        const Token& t = y.tokens[i];
        // `[[` and `>>` are two tokens that touch.
        const bool pair = i > 0 && s.kind == x.tokens[i - 1].kind &&
                          (s.kind == TokenKind::LeftBracket || s.kind == TokenKind::Greater);
        tokens =
            s.kind == t.kind && textOf(a, s.where) == textOf(b, t.where) && (!pair || s.glued == t.glued);
    }
    return tokens && std::ranges::equal(x.directives, y.directives, [&](ast::Where s, ast::Where t) {
               return textOf(a, s) == textOf(b, t);
           });
}

}  // namespace

std::optional<std::string> reformat(std::string_view text) {
    if (text.size() > (std::size_t{16} << 20)) return std::nullopt;
    auto pieces = piecesOf(text);
    if (!pieces) return std::nullopt;
    auto out = Formatter(text, std::move(*pieces)).run();
    if (!out || !sameTokens(text, *out)) return std::nullopt;
    return out;
}

}  // namespace sectorsmith::lang
