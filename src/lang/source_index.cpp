// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/source_index.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "lang/keywords.h"
#include "lang/raw_tokens.h"
#include "lang/source_index_builder.h"

namespace sectorsmith::lang {

namespace {

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Where `word` stands as a whole word in [begin, end) of `text`.
void findWord(std::string_view text, std::string_view word, std::uint32_t begin, std::uint32_t end,
              std::vector<TextPlace>& out) {
    const std::string_view part = text.substr(begin, end - begin);
    for (std::size_t at = part.find(word); at != std::string_view::npos; at = part.find(word, at + 1)) {
        const std::size_t behind = at + word.size();
        if ((at > 0 && isWordByte(part[at - 1])) || (behind < part.size() && isWordByte(part[behind])))
            continue;
        const auto from = begin + static_cast<std::uint32_t>(at);
        out.push_back({0, from, from + static_cast<std::uint32_t>(word.size())});
    }
}

}  // namespace

bool isName(std::string_view word) {
    if (word.empty() || word.size() > 200 || (word[0] >= '0' && word[0] <= '9')) return false;
    return std::ranges::all_of(word, isWordByte) && findKeyword(word) == nullptr;
}

std::shared_ptr<const SourceIndex> SourceIndex::make(std::shared_ptr<const SourceText> text, Loader& loader) {
    auto index = std::make_shared<SourceIndex>();
    auto parsed = parse(std::move(text), loader, index->diagnostics_);
    const auto hasErrors = [&] {
        return std::ranges::any_of(index->diagnostics_,
                                   [](const Diagnostic& d) { return d.severity == Severity::Error; });
    };
    if (!hasErrors()) analyze(*parsed, index->diagnostics_);
    const bool good = !hasErrors();
    index->files_ = parsed->files;
    for (const ast::Where origin : parsed->origins)
        index->imports_.push_back({origin.file, origin.begin, origin.end});
    SourceIndexBuilder builder(*parsed, *index);
    builder.run();
    if (good) builder.warnOfEager();
    const auto order = [&](const Diagnostic& d) {
        const auto file = std::ranges::find(index->files_, d.span.source) - index->files_.begin();
        return std::tuple(file, d.span.begin);
    };
    std::ranges::stable_sort(index->diagnostics_, {}, order);
    index->parsed_ = std::move(parsed);
    if (good) index->program_ = index->parsed_;
    return index;
}

std::uint32_t SourceIndex::line(const TextPlace& place) const {
    return place.file < files_.size() ? Span{files_[place.file], place.begin, place.end}.line() : 0;
}

std::uint32_t SourceIndex::column(const TextPlace& place) const {
    return place.file < files_.size() ? Span{files_[place.file], place.begin, place.end}.column() : 0;
}

std::vector<std::uint32_t> SourceIndex::meaningsAt(std::uint32_t offset) const {
    std::vector<std::uint32_t> out;
    // Names do not overlap: those that begin at the last place that is not behind the offset.
    auto it = std::ranges::upper_bound(uses_, std::pair(std::uint32_t{0}, offset), {}, [](const NameUse& u) {
        return std::pair(u.place.file, u.place.begin);
    });
    if (it == uses_.begin()) return out;
    const TextPlace place = std::prev(it)->place;
    if (place.file != 0 || offset > place.end) return out;
    for (; it != uses_.begin() && std::prev(it)->place == place; --it)
        out.push_back(std::prev(it)->declaration);
    std::ranges::reverse(out);
    return out;
}

std::optional<TextPlace> SourceIndex::nameAt(std::uint32_t offset) const {
    const auto it =
        std::ranges::upper_bound(uses_, std::pair(std::uint32_t{0}, offset), {},
                                 [](const NameUse& u) { return std::pair(u.place.file, u.place.begin); });
    if (it == uses_.begin()) return std::nullopt;
    const TextPlace place = std::prev(it)->place;
    if (place.file != 0 || offset > place.end) return std::nullopt;
    return place;
}

std::optional<std::uint32_t> SourceIndex::find(std::string_view fullName) const {
    const auto it = std::ranges::find(declarations_, fullName, &Declaration::fullName);
    if (it == declarations_.end()) return std::nullopt;
    return static_cast<std::uint32_t>(it - declarations_.begin());
}

std::optional<std::uint32_t> SourceIndex::importedAt(std::uint32_t offset) const {
    for (std::uint32_t i = 1; i < imports_.size(); ++i)
        if (imports_[i].file == 0 && imports_[i].begin <= offset && offset <= imports_[i].end) return i;
    return std::nullopt;
}

std::uint32_t SourceIndex::recordOf(std::uint32_t declaration) const {
    for (int i = 0; i < 16 && declaration < declarations_.size(); ++i) {
        const Declaration& d = declarations_[declaration];
        switch (d.kind) {
            case DeclarationKind::Struct:
            case DeclarationKind::Union:
            case DeclarationKind::Bitfield:
            case DeclarationKind::Enum:
            case DeclarationKind::ImportedFile: return declaration;
            case DeclarationKind::Alias:
            case DeclarationKind::Member:
            case DeclarationKind::Variable:
            case DeclarationKind::Parameter: declaration = d.type; break;
            default: return Declaration::none;
        }
    }
    return Declaration::none;
}

std::vector<std::uint32_t> SourceIndex::membersOf(std::uint32_t declaration) const {
    std::vector<std::uint32_t> out;
    std::vector<std::uint32_t> open{recordOf(declaration)};
    std::set<std::uint32_t> seen;
    while (!open.empty() && seen.size() < 64) {
        const std::uint32_t record = open.back();
        open.pop_back();
        if (record == Declaration::none || !seen.insert(record).second) continue;
        for (std::uint32_t i = 0; i < declarations_.size(); ++i)
            if (declarations_[i].owner == record && declarations_[i].kind == DeclarationKind::Member)
                out.push_back(i);
        if (const auto it = bases_.find(record); it != bases_.end())
            open.insert(open.end(), it->second.begin(), it->second.end());
    }
    return out;
}

std::vector<std::uint32_t> SourceIndex::parentsOf(std::uint32_t record) const {
    const auto it = users_.find(record);
    return it == users_.end() ? std::vector<std::uint32_t>() : it->second;
}

SourceIndex::Renaming SourceIndex::renaming(std::uint32_t declaration) const {
    Renaming out;
    if (declaration >= declarations_.size()) return out;
    std::set<std::uint32_t> others;
    std::set<std::uint32_t> named;  // where names begin that mean something
    if (declarations_[declaration].place.file != 0) others.insert(declarations_[declaration].place.file);
    for (const NameUse& use : uses_) {
        if (use.place.file == 0) named.insert(use.place.begin);
        if (use.declaration != declaration) continue;
        if (use.place.file == 0) out.places.push_back(use.place);
        else others.insert(use.place.file);
    }
    out.otherFiles.assign(others.begin(), others.end());
    const auto begins = [](const TextPlace& place) { return place.begin; };
    for (const NameUse& use : uses_)
        if (use.place.file == 0 && use.declaration != declaration &&
            std::ranges::binary_search(out.places, use.place.begin, {}, begins))
            out.shared.push_back(use.place);
    const std::string& word = declarations_[declaration].name;
    const std::string_view text = files_[0]->text;
    const RawTokens raw = rawTokens(text);
    std::vector<TextPlace> words;
    for (const Token& t : raw.tokens) {
        if (t.kind == TokenKind::Identifier && textOf(text, t.where) == word)
            words.push_back({0, t.where.begin, t.where.end});
        else if (t.kind == TokenKind::String) findWord(text, word, t.where.begin, t.where.end, words);
    }
    for (const ast::Where directive : raw.directives) {
        const std::string_view line = textOf(text, directive);
        if (line.find("pragma") == std::string_view::npos)
            findWord(text, word, directive.begin, directive.end, words);
    }
    for (const TextPlace& place : words)
        if (!named.contains(place.begin)) out.unclear.push_back(place);
    std::ranges::sort(out.unclear, {}, &TextPlace::begin);
    return out;
}

}  // namespace sectorsmith::lang
