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
    std::string text;
    std::vector<std::uint32_t> begins;
    begins.reserve(count + 1);
    for (const FileIndex::Name& name : names.names()) {
        if (begins.size() % askEvery == 0 && progress.cancelled())
            return fail(Cause::Cancelled, FsError::Cancelled);
        begins.push_back(static_cast<std::uint32_t>(text.size()));
        const std::size_t begin = text.size();
        appendFolded(text, names.text(name));
        std::replace(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end(), separator, '\x01');
        text += separator;
        if (text.size() > UINT32_MAX) return fail(Cause::NoSpace, FsError::TooManyNames);
    }
    begins.push_back(static_cast<std::uint32_t>(text.size()));
    const std::string_view all = text;
    const auto textOf = [&](std::uint32_t name) {
        return all.substr(begins[name], begins[name + 1] - begins[name] - 1);
    };
    search.order_.resize(count);
    std::iota(search.order_.begin(), search.order_.end(), 0U);
    std::ranges::stable_sort(search.order_, {}, textOf);
    if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    search.text_.reserve(text.size());
    search.begins_.reserve(count + 1);
    for (const std::uint32_t name : search.order_) {
        search.begins_.push_back(static_cast<std::uint32_t>(search.text_.size()));
        search.text_ += textOf(name);
        search.text_ += separator;
    }
    search.begins_.push_back(static_cast<std::uint32_t>(search.text_.size()));
    search.files_ = names.filesOfNames();
    return search;
}

template <typename Visit>
void NameSearch::scan(std::string_view literal, const Progress& progress, Visit visit) const {
    const std::size_t key = rarest(literal);
    const char* const begin = text_.data();
    const char* const end = begin + text_.size();
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
        while (place + step < order_.size() && begins_[place + step] <= offset) {
            place += step;
            step *= 2;
        }
        const auto last = std::min(place + step, order_.size());
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
    std::vector<std::uint32_t> found;
    if (text.empty()) return order_;
    const std::size_t slash = text.rfind(separator);
    if (slash == std::string::npos) {
        scan(text, progress, [&](std::size_t place) { found.push_back(order_[place]); });
        return progress.cancelled() ? std::vector<std::uint32_t>() : found;
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
    for (std::size_t place = 0; place < order_.size(); ++place) {
        if (place % askEvery == 0 && progress.cancelled()) return {};
        if (textAt(place).starts_with(begin) && folderFits(names.names()[order_[place]].parent))
            found.push_back(order_[place]);
    }
    return found;
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
    std::vector<std::uint32_t> found;
    const auto look = [&](std::size_t place) {
        if (globMatches(glob, textAt(place))) found.push_back(order_[place]);
    };
    if (!longest.empty()) {
        scan(longest, progress, look);
    } else {
        for (std::size_t place = 0; place < order_.size(); ++place) {
            if (place % askEvery == 0 && progress.cancelled()) break;
            look(place);
        }
    }
    return progress.cancelled() ? std::vector<std::uint32_t>() : found;
}

}  // namespace sectorsmith
