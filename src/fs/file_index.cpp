// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/file_index.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "fs/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostFindings = 100;
constexpr std::size_t mostSteps = 100'000;

// The order in which 0 … count - 1 rise by their keys, equal ones as they are; empty: they do already. Digit by digit from
// the lowest one: numbers of files have few, and comparing them takes five times as long.
template <typename Key>
std::vector<std::uint32_t> orderBy(std::size_t count, Key key) {
    constexpr unsigned bits = 11;
    constexpr std::uint64_t mask = (1U << bits) - 1;
    bool sorted = true;
    std::uint64_t last = 0, most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t one = key(i);
        sorted = sorted && one >= last;
        last = one;
        most = std::max(most, one);
    }
    if (sorted) return {};
    std::vector<std::uint32_t> order(count), next(count);
    std::iota(order.begin(), order.end(), 0U);
    for (unsigned low = 0; low < 64 && most >> low != 0; low += bits) {
        std::array<std::uint32_t, mask + 1> starts{};
        for (std::size_t i = 0; i < count; ++i) ++starts[key(i) >> low & mask];
        std::uint32_t before = 0;
        for (std::uint32_t& start : starts) start = std::exchange(before, before + start);
        for (const std::uint32_t i : order) next[starts[key(i) >> low & mask]++] = i;
        order.swap(next);
    }
    return order;
}

}  // namespace

class FileIndex::Builder : public CatalogueVisitor {
 public:
    Builder(FileIndex& index, unsigned volume, CatalogueVisitor* also)
        : index_(index), volume_(volume), also_(also) {}
    bool wantsNames() const override { return true; }
    Result<void> area(const VolumeArea& area) override {
        return also_ == nullptr ? Result<void>{} : also_->area(area);
    }
    Result<void> extent(const FileExtent& extent) override {
        return also_ == nullptr ? Result<void>{} : also_->extent(extent);
    }
    Result<void> file(const FileEntry& entry) override {
        if (entry.volume != volume_) return {};
        File file;
        file.file = entry.file;
        file.size = entry.size;
        file.created = entry.created;
        file.modified = entry.modified;
        file.changed = entry.changed;
        file.accessed = entry.accessed;
        file.owner = entry.owner;
        file.group = entry.group;
        file.links = entry.links;
        file.flags = entry.flags;
        file.mode = entry.mode;
        file.kind = entry.kind;
        file.hasOwner = entry.hasOwner;
        index_.files_.push_back(file);
        if (entry.resourceSize != 0) index_.resources_[entry.file] = entry.resourceSize;
        return {};
    }
    Result<void> name(const NameEntry& entry) override {
        if (entry.volume != volume_) return {};
        if (entry.name.size() > UINT16_MAX || entry.name.size() > UINT32_MAX - index_.arena_.size())
            return fail(Cause::NoSpace, FsError::TooManyNames);
        index_.names_.push_back({entry.parent, entry.file, static_cast<std::uint32_t>(index_.arena_.size()),
                                 static_cast<std::uint16_t>(entry.name.size())});
        index_.arena_ += entry.name;
        return {};
    }
    Result<void> finding(Error error) override {
        if (++index_.findingCount_ <= mostFindings) index_.findings_.push_back(error);
        return {};
    }

 private:
    FileIndex& index_;
    unsigned volume_;
    CatalogueVisitor* also_;
};

Result<FileIndex> FileIndex::build(Catalogue& catalogue, Progress& progress, unsigned volume,
                                   CatalogueVisitor* also) {
    FileIndex index;
    index.root_ = catalogue.rootFolder(volume);
    Builder builder(index, volume, also);
    if (auto walked = catalogue.walk(builder, progress); !walked) return std::unexpected(walked.error());
    if (auto order = orderBy(index.files_.size(), [&](std::size_t i) { return index.files_[i].file; });
        !order.empty())
        index.files_.permute(order);
    if (auto order = orderBy(index.names_.size(), [&](std::size_t i) { return index.names_[i].parent; });
        !order.empty())
        index.names_.permute(order);
    const auto byText = [&](const Name& a, const Name& b) {
        const int texts = index.text(a).compare(index.text(b));
        return texts != 0 ? texts < 0 : a.file < b.file;
    };
    for (std::size_t first = 0, end = 0; first < index.names_.size(); first = end) {
        const std::uint64_t folder = index.names_[first].parent;
        for (end = first; end < index.names_.size() && index.names_[end].parent == folder;) ++end;
        index.folders_.push_back({folder, static_cast<std::uint32_t>(first)});
        const auto from = index.names_.begin() + static_cast<std::ptrdiff_t>(first);
        const auto to = index.names_.begin() + static_cast<std::ptrdiff_t>(end);
        if (!std::is_sorted(from, to, byText)) std::sort(from, to, byText);
    }
    index.byFile_ = orderBy(index.names_.size(), [&](std::size_t i) { return index.names_[i].file; });
    if (index.byFile_.empty()) {
        index.byFile_.resize(index.names_.size());
        std::iota(index.byFile_.begin(), index.byFile_.end(), 0U);
    }
    return index;
}

const FileIndex::File* FileIndex::find(std::uint64_t file) const {
    const auto it = std::ranges::lower_bound(files_, file, {}, &File::file);
    return it != files_.end() && it->file == file ? &*it : nullptr;
}

std::vector<std::uint32_t> FileIndex::filesOfNames() const {
    std::vector<std::uint32_t> places(names_.size(), UINT32_MAX);
    // Both are in the order of the files' numbers.
    std::size_t place = 0;
    for (const std::uint32_t name : byFile_) {
        while (place < files_.size() && files_[place].file < names_[name].file) ++place;
        if (place < files_.size() && files_[place].file == names_[name].file)
            places[name] = static_cast<std::uint32_t>(place);
    }
    return places;
}

std::optional<std::uint32_t> FileIndex::numberOf(std::uint64_t file) const {
    const auto it =
        std::ranges::lower_bound(byFile_, file, {}, [&](std::uint32_t i) { return names_[i].file; });
    return it != byFile_.end() && names_[*it].file == file ? std::optional(*it) : std::nullopt;
}

const FileIndex::Name* FileIndex::nameOf(std::uint64_t file) const {
    const auto number = numberOf(file);
    return number ? &names_[*number] : nullptr;
}

std::uint64_t FileIndex::resourceSize(std::uint64_t file) const {
    const auto it = resources_.find(file);
    return it == resources_.end() ? 0 : it->second;
}

FileIndex::Range FileIndex::children(std::uint64_t folder) const {
    const auto it = std::ranges::lower_bound(folders_, folder, {}, &Folder::number);
    if (it == folders_.end() || it->number != folder) return {};
    return {it->first, it + 1 == folders_.end() ? names_.size() : (it + 1)->first};
}

std::vector<std::string> FileIndex::paths(std::uint64_t file, std::size_t most) const {
    std::vector<std::string> paths;
    if (file == root_) return {"/"};
    // From each name upwards; a folder can have several names, and on a damaged volume be its own parent.
    struct Open {
        std::uint64_t file;
        std::string path;
        unsigned depth;
    };
    constexpr unsigned deepest = 1024;
    std::vector<Open> open{{file, {}, 0}};
    std::size_t steps = 0;
    while (!open.empty() && paths.size() < most && steps < mostSteps) {
        const Open one = std::move(open.back());
        open.pop_back();
        const auto found =
            std::ranges::equal_range(byFile_, one.file, {}, [&](std::uint32_t i) { return names_[i].file; });
        for (const std::uint32_t i : found) {
            steps += 1 + one.path.size() / 256;  // so memory is bounded, too
            if (steps >= mostSteps || paths.size() >= most) break;
            std::string path = "/" + std::string(text(names_[i])) + one.path;
            if (names_[i].parent == root_) paths.push_back(std::move(path));
            else if (one.depth < deepest) open.push_back({names_[i].parent, std::move(path), one.depth + 1});
        }
    }
    std::ranges::sort(paths);
    return paths;
}

std::vector<std::uint64_t> FileIndex::lookUpAll(std::string_view path) const {
    std::vector<std::uint64_t> at{root_};
    while (!path.empty() && !at.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), part.size() + 1));
        if (part.empty()) continue;
        std::vector<std::uint64_t> below;
        for (const std::uint64_t folder : at) {
            const Range range = children(folder);
            const auto begin = names_.begin() + static_cast<std::ptrdiff_t>(range.first);
            const auto end = names_.begin() + static_cast<std::ptrdiff_t>(range.end);
            for (auto it = std::lower_bound(
                     begin, end, part,
                     [&](const Name& name, std::string_view wanted) { return text(name) < wanted; });
                 it != end && text(*it) == part; ++it)
                below.push_back(it->file);
        }
        std::ranges::sort(below);
        const auto same = std::ranges::unique(below);
        below.erase(same.begin(), same.end());
        at = std::move(below);
    }
    return at;
}

std::optional<std::uint64_t> FileIndex::lookUp(std::string_view path) const {
    std::uint64_t at = root_;
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), part.size() + 1));
        if (part.empty()) continue;
        const Range range = children(at);
        const auto begin = names_.begin() + static_cast<std::ptrdiff_t>(range.first);
        const auto end = names_.begin() + static_cast<std::ptrdiff_t>(range.end);
        const auto it = std::lower_bound(
            begin, end, part, [&](const Name& name, std::string_view wanted) { return text(name) < wanted; });
        if (it == end || text(*it) != part) return std::nullopt;
        at = it->file;
    }
    return at;
}

}  // namespace sectorsmith
