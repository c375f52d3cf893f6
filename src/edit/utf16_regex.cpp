// SPDX-License-Identifier: GPL-3.0-or-later
// The syntax is RE2's ("Syntax" in its wiki), the encoding the Unicode Standard's (chapter 3.9, UTF-16).
#include "edit/utf16_regex.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "edit/errors.h"
#include "edit/letter_case.h"

namespace sectorsmith {

namespace {

struct CodeRange {
    char32_t first = 0;
    char32_t last = 0;
};
// Sorted and apart from each other once it has been through tidy().
using CodeSet = std::vector<CodeRange>;

constexpr char32_t lastCode = 0x10FFFF;
constexpr char32_t lastWithCase = 0x45F;  // otherCase() knows none beyond

CodeSet tidy(CodeSet set) {
    std::ranges::sort(set, {}, &CodeRange::first);
    CodeSet out;
    for (const CodeRange& range : set) {
        if (!out.empty() && range.first <= out.back().last + 1)
            out.back().last = std::max(out.back().last, range.last);
        else out.push_back(range);
    }
    return out;
}

CodeSet others(const CodeSet& tidied) {
    CodeSet out;
    char32_t from = 0;
    for (const CodeRange& range : tidied) {
        if (range.first > from) out.push_back({from, range.first - 1});
        from = range.last + 1;
    }
    if (from <= lastCode) out.push_back({from, lastCode});
    return out;
}

CodeSet inBothCases(CodeSet set) {
    const std::size_t given = set.size();
    for (std::size_t i = 0; i < given; ++i)
        for (char32_t c = set[i].first; c <= std::min(set[i].last, lastWithCase); ++c)
            if (const char32_t other = otherCase(c); other != c) set.push_back({other, other});
    return set;
}

// \d, \w, \s and the POSIX classes, as RE2 has them: ASCII only.
std::optional<CodeSet> namedSet(std::string_view name) {
    struct Named {
        std::string_view name;
        std::array<CodeRange, 4> ranges;
        std::size_t count;
    };
    static constexpr std::array sets{
        Named{"d", {{{'0', '9'}}}, 1},
        Named{"w", {{{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}}}, 4},
        Named{"s", {{{'\t', '\n'}, {'\f', '\r'}, {' ', ' '}}}, 3},
        Named{"alnum", {{{'0', '9'}, {'A', 'Z'}, {'a', 'z'}}}, 3},
        Named{"alpha", {{{'A', 'Z'}, {'a', 'z'}}}, 2},
        Named{"ascii", {{{0, 0x7F}}}, 1},
        Named{"blank", {{{'\t', '\t'}, {' ', ' '}}}, 2},
        Named{"cntrl", {{{0, 0x1F}, {0x7F, 0x7F}}}, 2},
        Named{"digit", {{{'0', '9'}}}, 1},
        Named{"graph", {{{'!', '~'}}}, 1},
        Named{"lower", {{{'a', 'z'}}}, 1},
        Named{"print", {{{' ', '~'}}}, 1},
        Named{"punct", {{{'!', '/'}, {':', '@'}, {'[', '`'}, {'{', '~'}}}, 4},
        Named{"space", {{{'\t', '\r'}, {' ', ' '}}}, 2},
        Named{"upper", {{{'A', 'Z'}}}, 1},
        Named{"word", {{{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}}}, 4},
        Named{"xdigit", {{{'0', '9'}, {'A', 'F'}, {'a', 'f'}}}, 3},
    };
    const auto* found = std::ranges::find(sets, name, &Named::name);
    if (found == sets.end()) return std::nullopt;
    return CodeSet(found->ranges.begin(), found->ranges.begin() + static_cast<std::ptrdiff_t>(found->count));
}

std::string byteLiteral(unsigned byte) {
    return byte < 0x80 ? fmt::format("\\x{:02x}", byte) : fmt::format("(\\x{:02x})", byte);
}

// The bytes of some 16-bit units: those with a high byte of [highFirst, highLast] and one of these low bytes.
struct Units {
    unsigned highFirst = 0;
    unsigned highLast = 0;
    CodeSet lows;
};

std::string bytesIn(const CodeSet& set) {
    if (set.size() == 1 && set.front().first == set.front().last)
        return byteLiteral(static_cast<unsigned>(set.front().first));
    std::string out = "[";
    for (const CodeRange& range : set)
        out += fmt::format("\\x{:02x}-\\x{:02x}", static_cast<unsigned>(range.first),
                           static_cast<unsigned>(range.last));
    return out + "]";
}

class Translator {
 public:
    Translator(std::string_view expression, bool bigEndian, bool caseSensitive)
        : text_(expression), big_(bigEndian) {
        flags_.ignoreCase = !caseSensitive;
    }

    Result<std::string> run() {
        while (at_ < text_.size()) {
            if (!step()) return fail(Cause::Usage, EditError::NotForUtf16, problem_);
        }
        return out_;
    }

 private:
    struct Flags {
        bool ignoreCase = false;
        bool dotAll = false;
    };

    bool here(std::string_view what) const { return text_.substr(at_).starts_with(what); }
    bool take(std::string_view what) {
        if (!here(what)) return false;
        at_ += what.size();
        return true;
    }
    bool refuse(std::string_view what) {
        problem_ = what;
        return false;
    }

    // One piece of the expression, which is known to be valid.
    bool step() {
        const char c = text_[at_];
        switch (c) {
            case '(': return group();
            case ')':
                if (!outer_.empty()) {
                    flags_ = outer_.back();
                    outer_.pop_back();
                }
                [[fallthrough]];
            case '|':
            case '*':
            case '+':
            case '?':
                out_ += c;
                ++at_;
                return true;
            case '{': return braces();
            case '^':
            case '$': return refuse(std::string_view(&c, 1));
            case '.':
                ++at_;
                emit(flags_.dotAll ? CodeSet{{0, lastCode}} : others({{'\n', '\n'}}));
                return true;
            case '[': return characterClass();
            case '\\': return escape();
            default: emitCharacter(character()); return true;
        }
    }

    // A repeat goes along; what only looks like one is a character.
    bool braces() {
        std::size_t end = at_ + 1;
        const auto digits = [&] {
            const std::size_t from = end;
            while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
            return end > from;
        };
        bool repeat = digits();
        if (repeat && end < text_.size() && text_[end] == ',') {
            ++end;
            digits();
        }
        repeat = repeat && end < text_.size() && text_[end] == '}';
        if (!repeat) {
            emitCharacter(character());
            return true;
        }
        out_ += text_.substr(at_, end + 1 - at_);
        at_ = end + 1;
        return true;
    }

    bool group() {
        ++at_;
        if (!take("?")) {
            outer_.push_back(flags_);
            out_ += "(?:";
            return true;
        }
        if (here("P<") || here("<")) {
            at_ = text_.find('>', at_) + 1;
            outer_.push_back(flags_);
            out_ += "(?:";
            return true;
        }
        Flags flags = flags_;
        bool on = true;
        bool swapsGreed = false;
        bool greedSwapped = false;
        for (; at_ < text_.size() && text_[at_] != ')' && text_[at_] != ':'; ++at_) {
            switch (text_[at_]) {
                case '-': on = false; break;
                case 'i': flags.ignoreCase = on; break;
                case 's': flags.dotAll = on; break;
                case 'U':
                    swapsGreed = true;
                    greedSwapped = on;
                    break;
                default: break;  // m is about ^ and $, which are refused
            }
        }
        const std::string_view greed = !swapsGreed ? "" : greedSwapped ? "U" : "-U";
        if (take(":")) {
            outer_.push_back(flags_);
            out_ += fmt::format("(?{}:", greed);
        } else {
            take(")");
            if (swapsGreed) out_ += fmt::format("(?{})", greed);
        }
        flags_ = flags;
        return true;
    }

    // A character as it stands, in UTF-8.
    char32_t character() {
        const auto lead = static_cast<unsigned char>(text_[at_++]);
        if (lead < 0x80) return lead;
        char32_t c = lead >= 0xF0 ? lead & 0x07U : lead >= 0xE0 ? lead & 0x0FU : lead & 0x1FU;
        while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0U) == 0x80)
            c = c << 6 | (static_cast<unsigned char>(text_[at_++]) & 0x3FU);
        return c;
    }

    char32_t number(std::size_t digits, int base) {
        unsigned value = 0;
        const auto rest = text_.substr(at_, digits);
        const auto end = std::from_chars(rest.data(), rest.data() + rest.size(), value, base).ptr;
        at_ += static_cast<std::size_t>(end - rest.data());
        return value;
    }

    // Behind a backslash: a character; nullopt for a set of them (\d) and what is none.
    std::optional<char32_t> escapedCharacter() {
        const char c = text_[at_];
        if (c >= '0' && c <= '7') return number(3, 8);
        if (take("x{")) {
            const char32_t value = number(8, 16);
            take("}");
            return value;
        }
        if (take("x")) return number(2, 16);
        static constexpr std::string_view letters = "afnrtv";
        static constexpr std::string_view meanings = "\a\f\n\r\t\v";
        if (const auto known = letters.find(c); known != std::string_view::npos) {
            ++at_;
            return static_cast<char32_t>(meanings[known]);
        }
        const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        if (letter) return std::nullopt;
        return character();
    }

    // \d, \W …; nullopt for others.
    std::optional<CodeSet> escapedSet() {
        const char c = text_[at_];
        const char lower = static_cast<char>(c | 0x20);
        const auto named = namedSet(std::string_view(&lower, 1));
        if (!named) return std::nullopt;
        ++at_;
        return c == lower ? *named : others(*named);
    }

    bool escape() {
        const std::size_t start = at_++;
        if (take("Q")) {
            while (at_ < text_.size() && !take("\\E")) emitCharacter(character());
            return true;
        }
        if (take("E")) return true;
        if (const auto c = escapedCharacter()) {
            emitCharacter(*c);
            return true;
        }
        if (const auto set = escapedSet()) {
            emit(*set);
            return true;
        }
        return refuse(text_.substr(start, 2));
    }

    bool characterClass() {
        ++at_;
        const bool negated = take("^");
        CodeSet set;
        for (bool first = true; first || !here("]"); first = false) {
            if (at_ >= text_.size()) return refuse("[");
            if (here("[:")) {
                at_ += 2;
                const bool not_ = take("^");
                const std::size_t end = text_.find(":]", at_);
                const auto named = namedSet(text_.substr(at_, end - at_));
                if (!named) return refuse("[:");
                at_ = end + 2;
                const CodeSet part = not_ ? others(*named) : *named;
                set.insert(set.end(), part.begin(), part.end());
                continue;
            }
            const auto one = [this]() -> std::optional<char32_t> {
                return take("\\") ? escapedCharacter() : std::optional(character());
            };
            const std::size_t start = at_;
            const auto from = one();
            if (!from) {
                const auto part = escapedSet();
                if (!part) return refuse(text_.substr(start, 2));
                set.insert(set.end(), part->begin(), part->end());
                continue;
            }
            char32_t to = *from;
            if (here("-") && !here("-]")) {
                ++at_;
                to = one().value_or(*from);
            }
            set.push_back({*from, to});
        }
        ++at_;
        // A set that is negated leaves out both cases of its letters.
        if (flags_.ignoreCase) set = inBothCases(std::move(set));
        set = tidy(std::move(set));
        emit(negated ? others(set) : set, false);
        return true;
    }

    void emitCharacter(char32_t c) { emit({{c, c}}); }

    // One character out of a set.
    void emit(CodeSet set, bool fold = true) {
        if (fold && flags_.ignoreCase) set = inBothCases(std::move(set));
        set = tidy(std::move(set));
        std::vector<std::string> pieces;
        CodeSet single;
        for (const CodeRange& range : set) {
            // Surrogates are no characters.
            if (range.first < 0xD800) single.push_back({range.first, std::min<char32_t>(range.last, 0xD7FF)});
            if (range.last > 0xDFFF && range.first <= 0xFFFF)
                single.push_back(
                    {std::max<char32_t>(range.first, 0xE000), std::min<char32_t>(range.last, 0xFFFF)});
        }
        addUnits(single, pieces);
        for (const CodeRange& range : set)
            if (range.last > 0xFFFF) addPairs(std::max<char32_t>(range.first, 0x10000), range.last, pieces);
        // Of nothing there is no match: a class that RE2 allows and that holds no byte.
        if (pieces.empty()) pieces.emplace_back("[^\\x00-\\xff]");
        out_ += "(?:";
        for (std::size_t i = 0; i < pieces.size(); ++i) out_ += (i > 0 ? "|" : "") + pieces[i];
        out_ += ")";
    }

    std::string unitBytes(const Units& units) const {
        const std::string high = bytesIn({{units.highFirst, units.highLast}});
        return big_ ? high + bytesIn(units.lows) : bytesIn(units.lows) + high;
    }

    // 16-bit units of a tidy set.
    void addUnits(const CodeSet& set, std::vector<std::string>& pieces) const {
        std::vector<Units> all;
        const auto add = [&all](unsigned highFirst, unsigned highLast, CodeRange lows) {
            if (!all.empty() && highFirst == highLast && all.back().highFirst == highFirst &&
                all.back().highLast == highFirst)
                all.back().lows.push_back(lows);
            else all.push_back({highFirst, highLast, {lows}});
        };
        for (const CodeRange& range : set) {
            unsigned from = range.first >> 8;
            unsigned to = range.last >> 8;
            const char32_t low = range.first & 0xFF;
            const char32_t high = range.last & 0xFF;
            if (from == to) {
                add(from, to, {low, high});
                continue;
            }
            if (low != 0) add(from++, range.first >> 8, {low, 0xFF});
            const bool partial = high != 0xFF;
            if (partial) --to;
            if (from <= to) add(from, to, {0, 0xFF});
            if (partial) add(range.last >> 8, range.last >> 8, {0, high});
        }
        for (const Units& units : all) pieces.push_back(unitBytes(units));
    }

    std::string unitRange(char32_t first, char32_t last) const {
        std::vector<std::string> pieces;
        addUnits({{first, last}}, pieces);
        std::string out = "(?:";
        for (std::size_t i = 0; i < pieces.size(); ++i) out += (i > 0 ? "|" : "") + pieces[i];
        return out + ")";
    }

    // Pairs of surrogates for [first, last], both from U+10000 on.
    void addPairs(char32_t first, char32_t last, std::vector<std::string>& pieces) const {
        char32_t from = 0xD800 + ((first - 0x10000) >> 10);
        char32_t to = 0xD800 + ((last - 0x10000) >> 10);
        const char32_t low = 0xDC00 + ((first - 0x10000) & 0x3FF);
        const char32_t high = 0xDC00 + ((last - 0x10000) & 0x3FF);
        const auto add = [&](char32_t a, char32_t b, char32_t c, char32_t d) {
            pieces.push_back(unitRange(a, b) + unitRange(c, d));
        };
        if (from == to) {
            add(from, to, low, high);
            return;
        }
        if (low != 0xDC00) {
            add(from, from, low, 0xDFFF);
            ++from;
        }
        const bool partial = high != 0xDFFF;
        if (partial) --to;
        if (from <= to) add(from, to, 0xDC00, 0xDFFF);
        if (partial) add(to + 1, to + 1, 0xDC00, high);
    }

    std::string_view text_;
    bool big_;
    std::size_t at_ = 0;
    Flags flags_;
    std::vector<Flags> outer_;
    std::string out_;
    std::string problem_;
};

}  // namespace

std::string guardHighBytes(std::string_view expression) {
    std::string out;
    bool inClass = false;
    bool quoted = false;
    const auto wrap = [&out, &inClass](std::string_view piece) {
        out += inClass ? std::string(piece) : fmt::format("({})", piece);
    };
    for (std::size_t i = 0; i < expression.size();) {
        const std::string_view rest = expression.substr(i);
        const auto byte = static_cast<unsigned char>(rest.front());
        if (quoted && !rest.starts_with("\\E")) {
            if (byte >= 0x80) {
                out += fmt::format("\\E({})\\Q", rest.substr(0, 1));
            } else {
                out += rest.front();
            }
            ++i;
            continue;
        }
        if (rest.front() == '\\' && rest.size() > 1) {
            std::size_t length = 2;
            unsigned value = 0;
            if (rest[1] == 'Q' && !inClass) quoted = true;
            if (rest[1] == 'E') quoted = false;
            if (rest.starts_with("\\x{")) {
                const std::size_t end = rest.find('}');
                length = end == std::string_view::npos ? rest.size() : end + 1;
                std::from_chars(rest.data() + 3, rest.data() + length, value, 16);
            } else if (rest[1] == 'x') {
                length = std::min<std::size_t>(rest.size(), 4);
                std::from_chars(rest.data() + 2, rest.data() + length, value, 16);
            } else if (rest[1] >= '0' && rest[1] <= '7') {
                const char* begin = rest.data() + 1;
                const char* end = begin + std::min<std::size_t>(rest.size() - 1, 3);
                length = static_cast<std::size_t>(std::from_chars(begin, end, value, 8).ptr - rest.data());
            }
            if (value >= 0x80) wrap(rest.substr(0, length));
            else out += rest.substr(0, length);
            i += length;
            continue;
        }
        if (inClass && rest.starts_with("[:")) {
            const std::size_t end = rest.find(":]");
            const std::size_t length = end == std::string_view::npos ? 2 : end + 2;
            out += rest.substr(0, length);
            i += length;
            continue;
        }
        if (!inClass && rest.front() == '[') {
            inClass = true;
            // A bracket that stands first is one of the set.
            const std::size_t length = rest.starts_with("[^]") ? 3 : rest.starts_with("[]") ? 2 : 1;
            out += rest.substr(0, length);
            i += length;
            continue;
        }
        if (inClass && rest.front() == ']') inClass = false;
        if (byte >= 0x80) wrap(rest.substr(0, 1));
        else out += rest.front();
        ++i;
    }
    return out;
}

Result<std::string> utf16Regex(std::string_view expression, bool bigEndian, bool caseSensitive) {
    RE2::Options options(RE2::CannedOptions::DefaultOptions);
    options.set_log_errors(false);
    const RE2 check(re2::StringPiece(expression.data(), expression.size()), options);
    if (!check.ok()) return fail(Cause::Usage, EditError::InvalidExpression, expression, check.error());
    return Translator(expression, bigEndian, caseSensitive).run();
}

}  // namespace sectorsmith
