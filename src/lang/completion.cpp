// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/completion.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "lang/builtin_templates.h"
#include "lang/keywords.h"
#include "lang/raw_tokens.h"

namespace sectorsmith::lang {

namespace {

constexpr std::uint32_t kNone = Declaration::none;
constexpr std::size_t kMostItems = 500;

struct Word {
    std::string_view name;
    std::string_view detail;
};
constexpr Word kAttributes[] = {
    {"bitfield_order", "bitfield_order(order, bits)"},
    {"color", "color(\"RRGGBB\")"},
    {"comment", "comment(\"text\")"},
    {"disk::checksum", "disk::checksum(kind, start, length)"},
    {"disk::fixups", "disk::fixups(stride)"},
    {"disk::guid", "disk::guid(\"mixed\")"},
    {"disk::link", "disk::link(address)"},
    {"disk::mirror", "disk::mirror(address)"},
    {"disk::own", "disk::own(value)"},
    {"disk::summary", "disk::summary(format, values)"},
    {"disk::verdict", "disk::verdict(condition)"},
    {"export", ""},
    {"fixed_size", "fixed_size(bytes)"},
    {"format", "format(\"function\")"},
    {"format_read", "format_read(\"function\")"},
    {"format_write", "format_write(\"function\")"},
    {"hidden", ""},
    {"highlight_hidden", ""},
    {"inline", ""},
    {"name", "name(\"text\")"},
    {"no_unique_address", ""},
    {"pointer_base", "pointer_base(\"function\")"},
    {"sealed", ""},
    {"single_color", ""},
    {"static", ""},
    {"transform", "transform(\"function\")"},
};
constexpr Word kPragmas[] = {
    {"MIME", "MIME type"},
    {"allow_edits", ""},
    {"array_limit", "array_limit count"},
    {"author", "author name"},
    {"base_address", "base_address address"},
    {"bitfield_order", "bitfield_order left_to_right|right_to_left"},
    {"description", "description text"},
    {"endian", "endian little|big"},
    {"eval_depth", "eval_depth count"},
    {"loop_limit", "loop_limit count"},
    {"magic", "magic [ 4D ?? 5A ] @ 0x10"},
    {"once", ""},
    {"pattern_limit", "pattern_limit count"},
};

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool beginsWith(std::string_view word, std::string_view prefix) {
    return word.size() >= prefix.size() &&
           std::ranges::equal(word.substr(0, prefix.size()), prefix, {}, lower, lower);
}

Completion::Kind kindOf(DeclarationKind kind) {
    switch (kind) {
        case DeclarationKind::Namespace: return Completion::Kind::Namespace;
        case DeclarationKind::Function: return Completion::Kind::Function;
        case DeclarationKind::Member: return Completion::Kind::Member;
        case DeclarationKind::Variable:
        case DeclarationKind::Parameter: return Completion::Kind::Variable;
        case DeclarationKind::Enumerator: return Completion::Kind::Enumerator;
        default: return Completion::Kind::Type;
    }
}

bool isOfFile(const Declaration& d) {
    switch (d.kind) {
        case DeclarationKind::Member:
        case DeclarationKind::Parameter:
        case DeclarationKind::TemplateParameter:
        case DeclarationKind::Enumerator: return false;
        case DeclarationKind::Variable: return d.owner == kNone;
        default: return true;
    }
}

class Completer {
 public:
    Completer(const SourceIndex& index, std::string_view text, std::uint32_t offset,
              std::span<const std::string> modules)
        : index_(index), text_(text), offset_(offset), modules_(modules) {
        begin_ = offset;
        while (begin_ > 0 && isWordByte(text[begin_ - 1])) --begin_;
        out_.begin = begin_;
    }

    Completions run() {
        if (!line()) {
            raw_ = rawTokens(text_);
            behind();
        }
        finish();
        return std::move(out_);
    }

 private:
    std::string_view typed() const { return text_.substr(out_.begin, offset_ - out_.begin); }

    void offer(Completion::Kind kind, std::string_view word, std::string_view detail = {},
               std::string_view doc = {}) {
        if (!seen_.insert(std::string(word)).second) return;
        out_.items.push_back({kind, std::string(word), std::string(detail), std::string(doc)});
    }
    void offer(const Declaration& d, std::string_view as) { offer(kindOf(d.kind), as, d.signature, d.doc); }

    // Directives, and imports, which are known by their line.
    bool line() {
        std::size_t from = offset_ == 0 ? 0 : text_.rfind('\n', offset_ - 1);
        from = from == std::string_view::npos || offset_ == 0 ? 0 : from + 1;
        std::string_view line = text_.substr(from, offset_ - from);
        const auto skip = [&line] {
            const std::size_t blank = std::min(line.find_first_not_of(" \t"), line.size());
            line.remove_prefix(blank);
            return blank > 0;
        };
        skip();
        bool directive = false;
        if (line.starts_with('#')) {
            directive = true;
            line.remove_prefix(1);
            skip();
        }
        const std::size_t end = std::min(line.find_first_of(" \t<\""), line.size());
        const std::string_view word = line.substr(0, end);
        if (directive && end == line.size()) {
            out_.listed = true;
            for (const std::string_view one : directives()) offer(Completion::Kind::Pragma, one);
            return true;
        }
        if (!directive && word != "import") return false;
        line.remove_prefix(end);
        if (word == "pragma" && skip()) {
            const std::size_t key = line.find_first_of(" \t");
            if (key == std::string_view::npos) {
                out_.listed = true;
                for (const Word& p : kPragmas) offer(Completion::Kind::Pragma, p.name, p.detail);
            } else if (line.substr(0, key) == "endian") {
                out_.listed = true;
                for (const char* order : {"big", "little"}) offer(Completion::Kind::Pragma, order);
            } else if (line.substr(0, key) == "bitfield_order") {
                out_.listed = true;
                for (const char* order : {"left_to_right", "right_to_left"})
                    offer(Completion::Kind::Pragma, order);
            }
            return true;
        }
        if (word == "import") {
            if (!skip()) return directive;
            if (line.starts_with("*")) {
                const std::size_t fromWord = line.find("from");
                if (fromWord == std::string_view::npos) return true;
                line.remove_prefix(fromWord + 4);
                skip();
            }
            if (line.find_first_of(" \t;") != std::string_view::npos) return directive;
            modules(line, '.');
            return true;
        }
        if (word == "include") {
            skip();
            if (!line.empty() && (line[0] == '<' || line[0] == '"')) modules(line.substr(1), '/');
            return true;
        }
        return directive;
    }

    void modules(std::string_view typed, char separator) {
        out_.listed = true;
        out_.begin = offset_ - static_cast<std::uint32_t>(typed.size());
        for (std::string module : modules_) {
            std::ranges::replace(module, '/', separator);
            offer(Completion::Kind::Module, module);
        }
    }

    // By what stands before the word.
    void behind() {
        std::size_t before = raw_.tokens.size();  // the number of tokens that end before the word
        while (before > 0 && raw_.tokens[before - 1].where.end > begin_) --before;
        const std::uint32_t end = before == 0 ? 0 : raw_.tokens[before - 1].where.end;
        // In a comment, a text or a number there is nothing to complete.
        if (before < raw_.tokens.size() && raw_.tokens[before].where.begin < offset_ &&
            raw_.tokens[before].kind != TokenKind::Identifier &&
            raw_.tokens[before].kind != TokenKind::Keyword)
            return;
        if (begin_ < offset_ && text_[begin_] >= '0' && text_[begin_] <= '9') return;
        for (const ast::Where d : raw_.directives)
            if (d.begin < offset_ && offset_ <= d.end) return;
        if (inComment(text_.substr(end, begin_ - end))) return;
        if (before > 0 && raw_.tokens[before - 1].kind == TokenKind::String &&
            raw_.tokens[before - 1].where.end > offset_)
            return;
        scopes(before);
        if (attributes(before)) return;
        const TokenKind last = before == 0 ? TokenKind::End : raw_.tokens[before - 1].kind;
        if (last == TokenKind::Dot) {
            out_.listed = true;
            for (const std::uint32_t record : records(before - 1)) members(record);
        } else if (last == TokenKind::ColonColon) {
            out_.listed = true;
            scoped(before - 1);
        } else {
            everything();
        }
    }

    static bool inComment(std::string_view gap) {
        for (std::size_t at = 0; at + 1 < gap.size();) {
            if (gap[at] == '/' && gap[at + 1] == '/') {
                at = gap.find('\n', at);
                if (at == std::string_view::npos) return true;
            } else if (gap[at] == '/' && gap[at + 1] == '*') {
                at = gap.find("*/", at + 2);
                if (at == std::string_view::npos) return true;
                at += 2;
            } else {
                ++at;
            }
        }
        return false;
    }

    // The namespaces, the type and the function around the place, by the braces that are open.
    void scopes(std::size_t before) {
        struct Open {
            Keyword keyword = Keyword::If;
            std::string name;
        };
        std::vector<Open> open;
        Open head;
        for (std::size_t i = 0; i < before; ++i) {
            const Token& t = raw_.tokens[i];
            if (t.kind == TokenKind::Keyword &&
                (t.keyword == Keyword::Struct || t.keyword == Keyword::Union || t.keyword == Keyword::Enum ||
                 t.keyword == Keyword::Bitfield || t.keyword == Keyword::Fn ||
                 t.keyword == Keyword::Namespace)) {
                head = {t.keyword, {}};
                for (std::size_t n = i + 1; n < before; ++n) {
                    const Token& part = raw_.tokens[n];
                    if (part.kind == TokenKind::Identifier) head.name += textOf(text_, part.where);
                    else if (part.kind == TokenKind::ColonColon) head.name += "::";
                    else if (part.kind != TokenKind::Keyword || t.keyword != Keyword::Namespace) break;
                }
            } else if (t.kind == TokenKind::LeftBrace) {
                open.push_back(std::exchange(head, {}));
            } else if (t.kind == TokenKind::RightBrace) {
                if (!open.empty()) open.pop_back();
            } else if (t.kind == TokenKind::Semicolon) {
                head = {};
            }
        }
        std::string prefix;
        for (const Open& one : open) {
            if (one.keyword == Keyword::If) continue;
            const std::string full = prefix + one.name;
            if (one.keyword == Keyword::Namespace) {
                prefix = full + "::";
                namespaces_.push_back(prefix);
                continue;
            }
            const bool function = one.keyword == Keyword::Fn;
            for (std::uint32_t i = 0; i < index_.declarations().size(); ++i) {
                const Declaration& d = index_.declarations()[i];
                if (d.fullName == full && function == (d.kind == DeclarationKind::Function) &&
                    d.owner == kNone)
                    (function ? function_ : record_) = i;
            }
        }
    }

    // Right behind `[[`, or a comma in it.
    bool attributes(std::size_t before) {
        std::size_t at = before;
        std::uint32_t chain = begin_;
        while (at >= 2 && raw_.tokens[at - 1].kind == TokenKind::ColonColon &&
               raw_.tokens[at - 2].kind == TokenKind::Identifier) {
            at -= 2;
            chain = raw_.tokens[at].where.begin;
        }
        if (at == 0) return false;
        const auto opens = [this](std::size_t i) {
            return i >= 1 && raw_.tokens[i].kind == TokenKind::LeftBracket && raw_.tokens[i].glued &&
                   raw_.tokens[i - 1].kind == TokenKind::LeftBracket;
        };
        if (raw_.tokens[at - 1].kind == TokenKind::Comma) {
            // Back to the bracket, over what stands in parentheses.
            int depth = 0;
            std::size_t i = at - 1;
            for (; i > 0; --i) {
                const TokenKind kind = raw_.tokens[i].kind;
                if (kind == TokenKind::RightParen) ++depth;
                else if (kind == TokenKind::LeftParen && --depth < 0) return false;
                else if (kind == TokenKind::Semicolon || kind == TokenKind::LeftBrace ||
                         kind == TokenKind::RightBracket)
                    return false;
                else if (depth == 0 && opens(i)) break;
            }
            if (!opens(i)) return false;
        } else if (!opens(at - 1)) {
            return false;
        }
        out_.listed = true;
        out_.begin = chain;
        for (const Word& a : kAttributes) offer(Completion::Kind::Attribute, a.name, a.detail);
        return true;
    }

    // What stands before the dot at `dot`: a, a::b, a.b[3], this, parent.parent.
    std::vector<std::uint32_t> records(std::size_t dot) {
        std::vector<std::string_view> chain;  // the last first
        std::size_t at = dot;
        std::string root;
        while (at > 0) {
            const Token* t = &raw_.tokens[at - 1];
            while (t->kind == TokenKind::RightBracket && at > 1) {
                int depth = 0;
                do {
                    --at;
                    if (raw_.tokens[at].kind == TokenKind::RightBracket) ++depth;
                    if (raw_.tokens[at].kind == TokenKind::LeftBracket) --depth;
                } while (depth > 0 && at > 1);
                if (depth != 0) return {};
                t = &raw_.tokens[at - 1];
            }
            if (t->kind != TokenKind::Identifier && t->kind != TokenKind::Keyword) return {};
            const std::string_view word = textOf(text_, t->where);
            --at;
            if (at > 0 && raw_.tokens[at - 1].kind == TokenKind::Dot && chain.size() < 64) {
                chain.push_back(word);
                --at;
                continue;
            }
            root = word;
            while (at > 1 && raw_.tokens[at - 1].kind == TokenKind::ColonColon &&
                   raw_.tokens[at - 2].kind == TokenKind::Identifier) {
                root = std::string(textOf(text_, raw_.tokens[at - 2].where)) + "::" + root;
                at -= 2;
            }
            break;
        }
        std::vector<std::uint32_t> records;
        if (root == "this") {
            if (record_ != kNone) records = {record_};
        } else if (root == "parent") {
            if (record_ != kNone) records = index_.parentsOf(record_);
        } else {
            if (const std::uint32_t found = variable(root); found != kNone)
                records = {index_.recordOf(found)};
        }
        for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t record : records) {
                if (*it == "parent") {
                    const auto parents = index_.parentsOf(record);
                    next.insert(next.end(), parents.begin(), parents.end());
                } else {
                    for (const std::uint32_t m : record == kNone ? variables() : index_.membersOf(record))
                        if (index_.declarations()[m].name == *it) next.push_back(index_.recordOf(m));
                }
                if (next.size() > 64) break;
            }
            records = std::move(next);
        }
        if (chain.empty() && root != "parent") std::erase(records, kNone);
        return records;
    }

    std::vector<std::uint32_t> variables() const {
        std::vector<std::uint32_t> out;
        for (std::uint32_t i = 0; i < index_.declarations().size(); ++i)
            if (index_.declarations()[i].kind == DeclarationKind::Variable &&
                index_.declarations()[i].owner == kNone)
                out.push_back(i);
        return out;
    }

    void members(std::uint32_t record) {
        for (const std::uint32_t m : record == kNone ? variables() : index_.membersOf(record))
            offer(index_.declarations()[m], index_.declarations()[m].name);
    }

    // What a name means here, from the inside outwards.
    std::uint32_t variable(std::string_view name) const {
        std::uint32_t found = kNone;
        for (std::uint32_t i = 0; i < index_.declarations().size(); ++i) {
            const Declaration& d = index_.declarations()[i];
            if (function_ != kNone && d.owner == function_ && d.name == name) found = i;
        }
        if (found == kNone && record_ != kNone)
            for (const std::uint32_t m : index_.membersOf(record_))
                if (index_.declarations()[m].name == name) return m;
        for (std::uint32_t i = 0; found == kNone && i < index_.declarations().size(); ++i) {
            const Declaration& d = index_.declarations()[i];
            if (d.kind != DeclarationKind::Variable || d.owner != kNone) continue;
            if (d.fullName == name) found = i;
            for (const std::string& prefix : namespaces_)
                if (d.fullName == prefix + std::string(name)) found = i;
        }
        return found;
    }

    // Behind a::b::
    void scoped(std::size_t colons) {
        std::string path;
        std::size_t at = colons;
        while (at > 0 && raw_.tokens[at].kind == TokenKind::ColonColon &&
               raw_.tokens[at - 1].kind == TokenKind::Identifier) {
            path = std::string(textOf(text_, raw_.tokens[at - 1].where)) + "::" + path;
            if (at < 2) break;
            at -= 2;
        }
        if (path.empty()) return;
        std::vector<std::string> prefixes{path};
        for (const std::string& outer : namespaces_) prefixes.push_back(outer + path);
        // Of an alias: what it stands for.
        for (std::size_t i = 0, count = prefixes.size(); i < count; ++i)
            for (const Declaration& d : index_.declarations())
                if (d.kind == DeclarationKind::Alias && d.fullName + "::" == prefixes[i])
                    if (const std::uint32_t type = index_.recordOf(d.type); type != kNone)
                        prefixes.push_back(index_.declarations()[type].fullName + "::");
        std::set<std::string, std::less<>> inner;
        for (const Declaration& d : index_.declarations()) {
            if (!isOfFile(d) && d.kind != DeclarationKind::Enumerator) continue;
            for (const std::string& prefix : prefixes) {
                if (!d.fullName.starts_with(prefix)) continue;
                const std::string_view rest = std::string_view(d.fullName).substr(prefix.size());
                const std::size_t next = rest.find("::");
                if (next == std::string_view::npos) offer(d, rest);
                else inner.emplace(rest.substr(0, next));
            }
        }
        for (const std::string& one : inner) offer(Completion::Kind::Namespace, one);
    }

    void everything() {
        for (const Declaration& d : index_.declarations())
            if (function_ != kNone && d.owner == function_) offer(d, d.name);
        if (record_ != kNone) {
            members(record_);
            for (const Declaration& d : index_.declarations())
                if (d.owner == record_ && d.kind == DeclarationKind::TemplateParameter) offer(d, d.name);
        }
        std::set<std::string, std::less<>> outermost;
        for (const Declaration& d : index_.declarations()) {
            if (!isOfFile(d)) continue;
            std::string_view shown = d.fullName;
            for (const std::string& prefix : namespaces_)
                if (d.fullName.starts_with(prefix))
                    shown = std::string_view(d.fullName).substr(prefix.size());
            if (const std::size_t colons = shown.find("::"); colons != std::string_view::npos)
                outermost.emplace(shown.substr(0, colons));
            // std::mem::size is found by its last word, too.
            if (d.kind != DeclarationKind::Namespace) offer(d, shown);
        }
        for (const std::string& one : outermost) offer(Completion::Kind::Namespace, one);
        for (const KeywordInfo& k : keywords())
            offer(k.keyword == Keyword::Type ? Completion::Kind::Type : Completion::Kind::Keyword, k.word);
        offer(Completion::Kind::Keyword, "import");
    }

    // Keeps what begins with what is typed, or whose last part does; the best first.
    void finish() {
        const std::string_view typed = this->typed();
        const auto matchOf = [typed](const Completion& c) {
            if (std::string_view(c.text).starts_with(typed)) return 0;
            if (beginsWith(c.text, typed)) return 1;
            const std::size_t last = c.text.find_last_of(":./");
            if (last != std::string::npos && beginsWith(std::string_view(c.text).substr(last + 1), typed))
                return 2;
            return 3;
        };
        std::erase_if(out_.items, [&](const Completion& c) { return matchOf(c) == 3 || c.text.empty(); });
        std::ranges::stable_sort(out_.items, {}, [&](const Completion& c) {
            const bool own = c.kind == Completion::Kind::Member || c.kind == Completion::Kind::Variable ||
                             c.kind == Completion::Kind::Enumerator;
            return std::tuple(matchOf(c), own ? 0 : 1, std::string_view(c.text));
        });
        // What is there already needs no help.
        if (out_.items.size() == 1 && out_.items[0].text == typed) out_.items.clear();
        if (out_.items.size() > kMostItems) out_.items.resize(kMostItems);
    }

    const SourceIndex& index_;
    std::string_view text_;
    std::uint32_t offset_;
    std::uint32_t begin_ = 0;
    std::span<const std::string> modules_;
    RawTokens raw_;
    std::vector<std::string> namespaces_;  // "a::", "a::b::"
    std::uint32_t record_ = kNone;
    std::uint32_t function_ = kNone;
    std::set<std::string, std::less<>> seen_;
    Completions out_;
};

}  // namespace

Completions completionsAt(const SourceIndex& index, std::string_view text, std::uint32_t offset,
                          std::span<const std::string> modules) {
    constexpr std::size_t most = std::size_t{1} << 20;
    if (text.size() > most || offset > text.size()) return {offset, false, {}};
    return Completer(index, text, offset, modules).run();
}

std::vector<std::string> builtinModules() {
    std::vector<std::string> out;
    for (const BuiltinTemplate& one : builtinTemplates())
        out.emplace_back(one.path.substr(0, one.path.rfind('.')));
    return out;
}

}  // namespace sectorsmith::lang
