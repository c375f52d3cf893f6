// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/space/space_tree.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ops/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostProblems = 100;
constexpr std::size_t mostSharedRuns = std::size_t{1} << 26;

// Bytes of [first, end) that are new to `seen`, which has them from now on: the starts and ends of runs that do not touch.
std::uint64_t addRange(std::map<std::uint64_t, std::uint64_t>& seen, std::uint64_t first, std::uint64_t end) {
    std::uint64_t added = end - first;
    auto it = seen.upper_bound(first);
    if (it != seen.begin() && std::prev(it)->second >= first) --it;
    while (it != seen.end() && it->first <= end) {
        const std::uint64_t from = std::max(first, it->first), to = std::min(end, it->second);
        if (to > from) added -= to - from;
        first = std::min(first, it->first);
        end = std::max(end, it->second);
        it = seen.erase(it);
    }
    seen.emplace(first, end);
    return added;
}

}  // namespace

void SpaceFigures::add(const SpaceFigures& other) {
    size += other.size;
    allocated += other.allocated;
    onDisk += other.onDisk;
    holes += other.holes;
    shared += other.shared;
    compressed += other.compressed;
    fragments += other.fragments;
    files += other.files;
    folders += other.folders;
    unknown += other.unknown;
}

void addRuns(SpaceFigures& figures, std::uint64_t size, std::span<const SpaceRun> runs) {
    std::uint64_t at = 0;  // all before is covered by runs, or counted as a hole
    const SpaceRun* last = nullptr;
    for (const SpaceRun& run : runs) {
        const std::uint64_t end = run.length > ~run.logical ? ~std::uint64_t{0} : run.logical + run.length;
        const std::uint64_t from = std::min(run.logical, size), to = std::min(end, size);
        if (from > at) figures.holes += from - at;
        if (to > std::max(at, from) && run.encoded) figures.compressed += to - std::max(at, from);
        at = std::max(at, to);
        if (run.shared) figures.shared += run.length;
        if (!run.located) continue;
        // A run goes on where the one before ends, on the disk, with or without the hole between them.
        const bool goesOn =
            last != nullptr && (run.physical == last->physical + last->length ||
                                run.physical == last->physical + (run.logical - last->logical));
        if (!goesOn) ++figures.fragments;
        last = &run;
    }
    if (size > at) figures.holes += size - at;
}

std::string_view spaceOrderName(SpaceOrder order) {
    switch (order) {
        case SpaceOrder::OnDisk: return "disk";
        case SpaceOrder::Allocated: return "allocated";
        case SpaceOrder::Size: return "size";
        case SpaceOrder::Holes: return "holes";
        case SpaceOrder::Shared: return "shared";
        case SpaceOrder::Compressed: return "compressed";
        case SpaceOrder::Fragments: return "fragments";
        case SpaceOrder::Files: return "files";
        case SpaceOrder::Name: break;
    }
    return "name";
}

std::uint64_t figureOf(const SpaceFigures& figures, SpaceOrder order) {
    switch (order) {
        case SpaceOrder::OnDisk: return figures.onDisk;
        case SpaceOrder::Allocated: return figures.allocated;
        case SpaceOrder::Size: return figures.size;
        case SpaceOrder::Holes: return figures.holes;
        case SpaceOrder::Shared: return figures.shared;
        case SpaceOrder::Compressed: return figures.compressed;
        case SpaceOrder::Fragments: return figures.fragments;
        case SpaceOrder::Files: return figures.files;
        case SpaceOrder::Name: break;
    }
    return 0;
}

Result<SpaceTree::Number> SpaceTree::add(Number parent, std::string_view name, FileKind kind,
                                         const SpaceFigures& own, bool again) {
    if (nodes_.size() >= mostNodes || name.size() > UINT16_MAX || name.size() > UINT32_MAX - arena_.size())
        return fail(Cause::NoSpace, OpsError::TooManyFilesToSum);
    Node node{.figures = own, .parent = parent, .kind = kind, .again = again};
    node.text = static_cast<std::uint32_t>(arena_.size());
    node.length = static_cast<std::uint16_t>(name.size());
    arena_ += name;
    nodes_.push_back(node);
    return static_cast<Number>(nodes_.size() - 1);
}

void SpaceTree::addShared(Number node, std::uint64_t disk, std::uint64_t physical, std::uint64_t length) {
    if (length == 0 || length > ~physical || shared_.size() >= mostSharedRuns) return;
    shared_.push_back({disk, physical, length, node});
}

void SpaceTree::addProblem(Message problem) {
    ++problemCount_;
    if (problems_.size() < mostProblems) problems_.push_back(std::move(problem));
}

void SpaceTree::finish() {
    std::ranges::stable_sort(shared_, {}, [](const SharedRun& run) { return std::pair(run.disk, run.node); });
    std::map<std::uint64_t, std::uint64_t> seen;
    for (std::size_t i = 0; i < shared_.size(); ++i) {
        const SharedRun& run = shared_[i];
        if (i > 0 && shared_[i - 1].disk != run.disk) seen.clear();
        const std::uint64_t repeated = run.length - addRange(seen, run.physical, run.physical + run.length);
        SpaceFigures& figures = nodes_[run.node].figures;
        figures.onDisk -= std::min(figures.onDisk, repeated);
    }
    shared_ = {};
    for (std::size_t i = nodes_.size(); i-- > 1;)
        if (!nodes_[i].again) nodes_[nodes_[i].parent].figures.add(nodes_[i].figures);
    firstChild_.assign(nodes_.size() + 1, 0);
    byParent_.resize(nodes_.empty() ? 0 : nodes_.size() - 1);
    for (std::size_t i = 1; i < nodes_.size(); ++i) ++firstChild_[nodes_[i].parent + 1];
    for (std::size_t i = 1; i < firstChild_.size(); ++i) firstChild_[i] += firstChild_[i - 1];
    std::vector<Number> next(firstChild_.begin(), firstChild_.end());
    for (std::size_t i = 1; i < nodes_.size(); ++i)
        byParent_[next[nodes_[i].parent]++] = static_cast<Number>(i);
}

std::string_view SpaceTree::nameOf(Number number) const {
    const Node& node = nodes_[number];
    return std::string_view(arena_).substr(node.text, node.length);
}

std::string SpaceTree::pathOf(Number number) const {
    std::vector<Number> way;
    for (; number != 0; number = nodes_[number].parent) way.push_back(number);
    std::string path;
    for (auto it = way.rbegin(); it != way.rend(); ++it) {
        if (!path.empty()) path += '/';
        path += nameOf(*it);
    }
    return path;
}

unsigned SpaceTree::depthOf(Number number) const {
    unsigned depth = 0;
    for (; number != 0; number = nodes_[number].parent) ++depth;
    return depth;
}

std::span<const SpaceTree::Number> SpaceTree::children(Number folder) const {
    return std::span(byParent_).subspan(firstChild_[folder], firstChild_[folder + 1] - firstChild_[folder]);
}

void SpaceTree::sort(std::vector<Number>& nodes, SpaceOrder order) const {
    const auto before = [&](Number a, Number b) {
        const std::uint64_t left = figureOf(nodes_[a].figures, order);
        const std::uint64_t right = figureOf(nodes_[b].figures, order);
        if (left != right) return left > right;
        if (nodes_[a].parent == nodes_[b].parent) return nameOf(a) < nameOf(b);
        return pathOf(a) < pathOf(b);
    };
    std::ranges::sort(nodes, before);
}

}  // namespace sectorsmith
