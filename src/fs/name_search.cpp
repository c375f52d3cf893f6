// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/name_search.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <unordered_map>

#include "base/fold.h"
#include "fs/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t askEvery = 4096;  // names between two looks at whether it was cancelled
constexpr unsigned deepestFolder = 1024;

// Letters as common as they are in names, the most common first: looking for a rare one jumps further.
constexpr std::string_view common = "e.atinorslc_mdpu-hg0f1b2yv";

std::size_t rarest(std::string_view literal) {
    std::size_t best = 0, bestRank = 0;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        const std::size_t rank = std::min(common.find(literal[i]), common.size()) + 1;
        if (rank > bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

std::size_t characterLength(char lead) {
    const auto c = static_cast<unsigned char>(lead);
    return c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

bool globMatches(std::string_view glob, std::string_view text) {
    std::size_t g = 0, t = 0, star = std::string_view::npos, back = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob[g] == '*') {
            star = g++;
            back = t;
        } else if (g < glob.size() && glob[g] == '?') {
            ++g;
            t += characterLength(text[t]);
        } else if (g < glob.size() && glob[g] == text[t]) {
            ++g;
            ++t;
        } else if (star != std::string_view::npos) {
            g = star + 1;
            back += characterLength(text[back]);
            t = back;
        } else {
            return false;
        }
    }
    while (g < glob.size() && glob[g] == '*') ++g;
    return g == glob.size();
}

}  // namespace

Result<NameSearch> NameSearch::build(const FileIndex& names, Progress& progress) {
    NameSearch search;
    const std::size_t count = names.names().size();
    std::size_t bytes = 0;
    for (const FileIndex::Name& name : names.names()) bytes += name.length + std::size_t{1};
    search.text_.reserve(bytes + bytes / 2);  // what is not needed is never touched
    search.begins_.reserve(count + 1);
    for (const FileIndex::Name& name : names.names()) {
        if (search.begins_.size() % askEvery == 0 && progress.cancelled())
            return fail(Cause::Cancelled, FsError::Cancelled);
        const std::size_t begin = search.text_.size();
        search.begins_.push_back(static_cast<std::uint32_t>(begin));
        appendFolded(search.text_, names.text(name));
        std::replace(search.text_.begin() + static_cast<std::ptrdiff_t>(begin), search.text_.end(), separator,
                     '\x01');
        search.text_ += separator;
        if (search.text_.size() > UINT32_MAX) return fail(Cause::NoSpace, FsError::TooManyNames);
    }
    search.begins_.push_back(static_cast<std::uint32_t>(search.text_.size()));
    search.order_.resize(count);
    std::iota(search.order_.begin(), search.order_.end(), 0U);
    std::ranges::sort(search.order_, [&](std::uint32_t a, std::uint32_t b) {
        const int compared = search.textOf(a).compare(search.textOf(b));
        return compared != 0 ? compared < 0 : a < b;
    });
    if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    search.files_ = names.filesOfNames();
    return search;
}

std::vector<std::uint32_t> NameSearch::inOrder(const std::vector<bool>& found,
                                               const Progress& progress) const {
    std::vector<std::uint32_t> names;
    if (progress.cancelled()) return names;
    for (const std::uint32_t name : order_)
        if (found[name]) names.push_back(name);
    return names;
}

template <typename Visit>
void NameSearch::scan(std::string_view literal, const Progress& progress, Visit visit) const {
    const std::size_t key = rarest(literal);
    const char* const begin = text_.data();
    const char* const end = begin + text_.size();
    const std::size_t count = order_.size();
    std::size_t place = 0, calls = 0;
    for (const char* at = begin; static_cast<std::size_t>(end - at) > literal.size();) {
        if (++calls % askEvery == 0 && progress.cancelled()) return;
        at += key;
        at = static_cast<const char*>(std::memchr(at, literal[key], static_cast<std::size_t>(end - at)));
        if (at == nullptr) return;
        at -= key;
        if (static_cast<std::size_t>(end - at) < literal.size()) return;
        if (std::memcmp(at, literal.data(), literal.size()) != 0) {
            ++at;
            continue;
        }
        // Mostly one of the next names: steps that double, then halves.
        const auto offset = static_cast<std::uint32_t>(at - begin);
        std::size_t step = 1;
        while (place + step < count && begins_[place + step] <= offset) {
            place += step;
            step *= 2;
        }
        const auto last = std::min(place + step, count);
        place = static_cast<std::size_t>(
                    std::upper_bound(begins_.begin() + static_cast<std::ptrdiff_t>(place),
                                     begins_.begin() + static_cast<std::ptrdiff_t>(last), offset) -
                    begins_.begin()) -
                1;
        visit(place);
        at = begin + begins_[place + 1];
    }
}

std::vector<std::uint32_t> NameSearch::containing(const FileIndex& names, std::string_view wanted,
                                                  const Progress& progress) const {
    const std::string text = folded(wanted);
    if (text.empty()) return order_;
    std::vector<bool> found(order_.size());
    const std::size_t slash = text.rfind(separator);
    if (slash == std::string::npos) {
        scan(text, progress, [&](std::size_t name) { found[name] = true; });
        return inOrder(found, progress);
    }
    // The name begins with what is behind the last slash, and its folder's path ends with what is before it.
    const std::string_view above = std::string_view(text).substr(0, slash + 1);
    const std::string_view begin = std::string_view(text).substr(slash + 1);
    std::unordered_map<std::uint64_t, bool> ends;
    const auto folderFits = [&](std::uint64_t folder) {
        const auto known = ends.find(folder);
        if (known != ends.end()) return known->second;
        std::string path = "/";
        std::uint64_t at = folder;
        for (unsigned depth = 0; at != names.root() && depth < deepestFolder && path.size() <= text.size();
             ++depth) {
            const FileIndex::Name* name = names.nameOf(at);
            if (name == nullptr) break;
            path.insert(0, "/" + folded(names.text(*name)));
            at = name->parent;
        }
        return ends[folder] = std::string_view(path).ends_with(above);
    };
    for (std::size_t name = 0; name < order_.size(); ++name) {
        if (name % askEvery == 0 && progress.cancelled()) return {};
        if (textOf(name).starts_with(begin) && folderFits(names.names()[name].parent)) found[name] = true;
    }
    return inOrder(found, progress);
}

std::vector<std::uint32_t> NameSearch::matching(std::string_view wanted, const Progress& progress) const {
    const std::string glob = folded(wanted);
    // Only names with its longest part between wildcards have to be looked at.
    std::string_view longest;
    for (std::size_t at = 0; at < glob.size();) {
        const std::size_t end = std::min(glob.find_first_of("*?", at), glob.size());
        if (end - at > longest.size()) longest = std::string_view(glob).substr(at, end - at);
        at = end + 1;
    }
    if (glob.find_first_not_of('*') == std::string::npos) return order_;
    std::vector<bool> found(order_.size());
    const auto look = [&](std::size_t name) {
        if (globMatches(glob, textOf(name))) found[name] = true;
    };
    if (!longest.empty()) {
        scan(longest, progress, look);
    } else {
        for (std::size_t name = 0; name < order_.size(); ++name) {
            if (name % askEvery == 0 && progress.cancelled()) break;
            look(name);
        }
    }
    return inOrder(found, progress);
}

}  // namespace sectorsmith
