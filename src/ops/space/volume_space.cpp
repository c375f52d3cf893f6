// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ops/errors.h"
#include "ops/space/space.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostPieces = std::size_t{1} << 26;

struct ContentPiece {
    std::uint64_t file, streamOffset, offset, length;
};

// What the walk tells of the extents and the contents of one volume's files.
class SpaceVisitor : public SilentVisitor {
 public:
    explicit SpaceVisitor(unsigned volume) : volume_(volume) {}
    bool wantsNames() const override { return true; }
    Result<void> extent(const FileExtent& extent) override {
        if (extent.older || extent.volume != volume_ || extent.length == 0 || extent.length > ~extent.offset)
            return {};
        if (content.size() + sharable.size() >= mostPieces)
            return fail(Cause::NoSpace, OpsError::TooManyFilesToSum);
        allocated[extent.file] += extent.length;
        if (extent.stream == StreamKind::Data)
            content.push_back({extent.file, extent.streamOffset, extent.offset, extent.length});
        if (extent.shared) sharable.push_back({extent.file, 0, extent.offset, extent.length});
        return {};
    }
    Result<void> stream(const StreamEntry& entry) override {
        if (entry.volume == volume_ && entry.stream == StreamKind::Data && !entry.resident)
            streams.insert_or_assign(entry.file, Stream{entry.coding, entry.unit, entry.size});
        else if (entry.volume == volume_ && entry.stream == StreamKind::Data)
            streams.insert_or_assign(entry.file, Stream{StreamCoding::Plain, 0, 0});  // stands in its record
        return {};
    }

    struct Stream {
        StreamCoding coding = StreamCoding::Plain;
        std::uint32_t unit = 0;
        std::uint64_t size = 0;
    };
    std::unordered_map<std::uint64_t, std::uint64_t> allocated;  // bytes, by file
    std::unordered_map<std::uint64_t, Stream> streams;
    std::vector<ContentPiece> content, sharable;

 private:
    unsigned volume_;
};

// The bytes of a volume that more than one extent names.
class SharedBytes {
 public:
    explicit SharedBytes(const std::vector<ContentPiece>& pieces) {
        std::vector<std::pair<std::uint64_t, int>> events;
        events.reserve(pieces.size() * 2);
        for (const ContentPiece& piece : pieces) {
            events.emplace_back(piece.offset, 1);
            events.emplace_back(piece.offset + piece.length, -1);
        }
        std::ranges::sort(events);
        std::uint64_t depth = 0, first = 0;
        for (const auto& [at, step] : events) {
            if (step > 0 && ++depth == 2) first = at;
            if (step < 0 && depth-- == 2 && at > first) {
                sums_.push_back((sums_.empty() ? 0 : sums_.back()) + (at - first));
                starts_.push_back(first);
                ends_.push_back(at);
            }
        }
    }
    std::uint64_t in(std::uint64_t offset, std::uint64_t length) const {
        return before(offset + length) - before(offset);
    }

 private:
    // Shared bytes in front of `at`.
    std::uint64_t before(std::uint64_t at) const {
        const auto next = static_cast<std::size_t>(std::ranges::upper_bound(starts_, at) - starts_.begin());
        if (next == 0) return 0;
        const std::uint64_t end = ends_[next - 1];
        return sums_[next - 1] - (end > at ? end - at : 0);
    }
    std::vector<std::uint64_t> starts_, ends_, sums_;
};

// A compression unit of NTFS holds all its clusters (stored as they are), some (compressed), or none (a hole).
void addUnits(SpaceFigures& figures, std::uint64_t size, std::uint64_t unit,
              std::span<const ContentPiece> pieces) {
    if (size > std::uint64_t{1} << 62) return;  // no file is: the record is damaged
    std::uint64_t holesEnd = 0, last = ~std::uint64_t{0}, there = 0;
    const auto close = [&] {
        if (last == ~std::uint64_t{0}) return;
        const std::uint64_t first = last * unit, end = std::min(size, first + unit);
        if (first > holesEnd) figures.holes += std::min(first, size) - std::min(holesEnd, size);
        if (there < unit && end > first) figures.compressed += end - first;
        holesEnd = first + unit;
    };
    for (const ContentPiece& piece : pieces) {
        if (piece.streamOffset > size || piece.length > size + unit) continue;  // of a damaged file
        for (std::uint64_t at = piece.streamOffset; at < piece.streamOffset + piece.length;) {
            const std::uint64_t number = at / unit;
            const std::uint64_t end = std::min((number + 1) * unit, piece.streamOffset + piece.length);
            if (number != last) {
                close();
                last = number;
                there = 0;
            }
            there += end - at;
            // A run of whole units needs no step for each.
            const std::uint64_t whole = (piece.streamOffset + piece.length - end) / unit;
            if (there >= unit && whole > 1) {
                close();
                last = number + whole - 1;
                at = last * unit;
                holesEnd = at;
                there = 0;
                continue;
            }
            at = end;
        }
    }
    close();
    if (size > holesEnd) figures.holes += size - holesEnd;
}

}  // namespace

Result<SpaceTree> spaceOfVolume(Catalogue& catalogue, unsigned volume, const FileIndex& names,
                                std::uint64_t root, Progress& progress) {
    SpaceTree tree;
    std::unordered_map<std::uint64_t, SpaceTree::Number> nodes;
    const auto add = [&](SpaceTree::Number parent, std::string_view name,
                         std::uint64_t number) -> Result<bool> {
        const FileIndex::File* file = names.find(number);
        const FileKind kind = number == names.root() ? FileKind::Folder
                              : file != nullptr      ? file->kind
                                                     : FileKind::Unknown;
        const auto [it, isNew] = nodes.emplace(number, static_cast<SpaceTree::Number>(tree.size()));
        SpaceFigures own;
        if (kind == FileKind::Folder) own.folders = 1;
        else own.files = 1, own.size = file != nullptr ? file->size : 0;
        auto added = tree.add(parent, name, kind, own, !isNew);
        if (!added) return std::unexpected(added.error());
        return isNew;
    };
    if (auto added = add(0, {}, root); !added) return std::unexpected(added.error());
    std::vector<std::pair<std::uint64_t, SpaceTree::Number>> waiting{{root, 0}};
    while (!waiting.empty()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        const auto [folder, node] = waiting.back();
        waiting.pop_back();
        const FileIndex::Range below = names.children(folder);
        for (std::size_t i = below.first; i < below.end; ++i) {
            const FileIndex::Name& name = names.names()[i];
            auto isNew = add(node, names.text(name), name.file);
            if (!isNew) return std::unexpected(isNew.error());
            if (*isNew) waiting.emplace_back(name.file, static_cast<SpaceTree::Number>(tree.size() - 1));
        }
    }
    SpaceVisitor found(volume);
    if (auto walked = catalogue.walk(found, progress); !walked) return std::unexpected(walked.error());

    const SharedBytes sharedBytes(found.sharable);
    std::unordered_map<SpaceTree::Number, std::uint64_t> shared;
    for (const ContentPiece& piece : found.sharable) {
        const auto node = nodes.find(piece.file);
        if (node == nodes.end()) continue;
        const std::uint64_t bytes = sharedBytes.in(piece.offset, piece.length);
        if (bytes == 0) continue;
        shared[node->second] += bytes;
        tree.addShared(node->second, volume, piece.offset, piece.length);
    }
    std::ranges::sort(found.content, {}, [](const ContentPiece& piece) {
        return std::tuple(piece.file, piece.streamOffset, piece.offset);
    });
    std::vector<SpaceRun> runs;
    for (const auto& [number, node] : nodes) {
        SpaceFigures figures = tree.node(node).figures;
        const auto allocated = found.allocated.find(number);
        if (allocated != found.allocated.end()) figures.allocated = figures.onDisk = allocated->second;
        const auto stream = found.streams.find(number);
        if (tree.node(node).kind == FileKind::File && stream != found.streams.end()) {
            const auto pieces = std::ranges::equal_range(found.content, number, {}, &ContentPiece::file);
            const std::uint64_t size = stream->second.size;
            runs.clear();
            for (const ContentPiece& piece : pieces)
                runs.push_back(
                    {.logical = piece.streamOffset, .physical = piece.offset, .length = piece.length});
            const bool plain = stream->second.coding == StreamCoding::Plain ||
                               stream->second.coding == StreamCoding::Encrypted;
            SpaceFigures inRuns;
            addRuns(inRuns, size, runs);
            figures.fragments = inRuns.fragments;
            if (plain) figures.holes = inRuns.holes;
            else if (stream->second.coding == StreamCoding::Lznt1 && stream->second.unit > 0)
                addUnits(figures, size, stream->second.unit,
                         std::span<const ContentPiece>(pieces.begin(), pieces.end()));
            else figures.compressed = size;
        }
        if (const auto bytes = shared.find(node); bytes != shared.end()) figures.shared = bytes->second;
        tree.setOwn(node, figures);
    }
    tree.finish();
    return tree;
}

}  // namespace sectorsmith
