// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/owner_index.h"

#include <algorithm>
#include <tuple>

#include "fs/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostOwned = std::size_t{1} << 26;
constexpr std::size_t mostOwnerNames = std::size_t{1} << 24;
constexpr std::size_t mostOwnerFindings = 100;

}  // namespace

class OwnerIndex::Builder : public CatalogueVisitor {
 public:
    explicit Builder(OwnerIndex& index) : index_(index) {}
    bool wantsNames() const override { return true; }
    Result<void> area(const VolumeArea& area) override {
        const auto [known, fresh] =
            knownAreas_.try_emplace(area.name->text, static_cast<std::uint32_t>(index_.areaNames_.size()));
        if (fresh) index_.areaNames_.push_back(*area.name);
        return add(index_.areas_, {.offset = area.offset, .length = area.length, .name = known->second}, {});
    }
    Result<void> extent(const FileExtent& extent) override {
        return add(index_.pieces_,
                   {.offset = extent.offset,
                    .length = extent.length,
                    .streamOffset = extent.streamOffset,
                    .file = extent.file,
                    .volume = static_cast<std::uint16_t>(extent.volume),
                    .stream = extent.stream,
                    .older = extent.older},
                   extent.name);
    }
    Result<void> stream(const StreamEntry& stream) override {
        if (!stream.resident || stream.offset == 0 || stream.size == 0) return {};
        return add(index_.pieces_,
                   {.offset = stream.offset,
                    .length = stream.size,
                    .file = stream.file,
                    .volume = static_cast<std::uint16_t>(stream.volume),
                    .stream = stream.stream},
                   stream.name);
    }
    Result<void> finding(Error error) override {
        if (index_.findings_.size() < mostOwnerFindings) index_.findings_.push_back(error);
        return {};
    }

 private:
    Result<void> add(std::vector<Piece>& to, Piece piece, std::string_view name) {
        if (to.size() >= mostOwned) return fail(Cause::NoSpace, FsError::TooManyExtents);
        if (!name.empty()) {
            const auto it = known_.find(name);
            if (it != known_.end()) {
                piece.name = it->second;
            } else {
                if (index_.names_.size() >= mostOwnerNames)
                    return fail(Cause::NoSpace, FsError::TooManyAttributes);
                piece.name = static_cast<std::uint32_t>(index_.names_.size());
                index_.names_.emplace_back(name);
                known_.emplace(name, piece.name);
            }
        }
        // A file's blocks that follow each other are one piece.
        if (!to.empty()) {
            Piece& last = to.back();
            if (last.file == piece.file && last.volume == piece.volume && last.stream == piece.stream &&
                last.name == piece.name && last.older == piece.older &&
                last.offset + last.length == piece.offset &&
                (last.streamOffset + last.length == piece.streamOffset || &to == &index_.areas_)) {
                last.length += piece.length;
                return {};
            }
        }
        to.push_back(piece);
        return {};
    }

    OwnerIndex& index_;
    std::map<std::string, std::uint32_t, std::less<>> known_, knownAreas_;
};

Result<OwnerIndex> OwnerIndex::build(Catalogue& catalogue, Progress& progress) {
    OwnerIndex index;
    Builder builder(index);
    if (auto walked = catalogue.walk(builder, progress); !walked) return std::unexpected(walked.error());
    for (auto* pieces : {&index.pieces_, &index.areas_}) {
        std::ranges::stable_sort(*pieces, {}, &Piece::offset);
        setReach(*pieces);
    }
    return index;
}

// Sorted by their offsets, the pieces are a tree: the middle one, those before and those after it.
std::uint64_t OwnerIndex::setReach(std::span<Piece> pieces) {
    if (pieces.empty()) return 0;
    Piece& middle = pieces[pieces.size() / 2];
    const std::uint64_t others =
        std::max(setReach(pieces.first(pieces.size() / 2)), setReach(pieces.subspan(pieces.size() / 2 + 1)));
    return middle.reach = std::max(others, middle.offset + middle.length);
}

// A long piece ($MFT, in which small files stand) does not lead through all that begin after it.
template <typename Visit>
void OwnerIndex::find(std::span<const Piece> pieces, std::uint64_t offset, Visit& visit) {
    while (!pieces.empty()) {
        const Piece& middle = pieces[pieces.size() / 2];
        if (middle.reach <= offset) return;
        const auto before = pieces.first(pieces.size() / 2);
        if (middle.offset <= offset) {
            find(pieces.subspan(pieces.size() / 2 + 1), offset, visit);
            if (offset - middle.offset < middle.length) visit(middle);
        }
        pieces = before;
    }
}

OwnerIndex::Answer OwnerIndex::at(std::uint64_t offset) const {
    Answer answer;
    for (const auto* pieces : {&pieces_, &areas_}) {
        const auto next = std::ranges::upper_bound(*pieces, offset, {}, &Piece::offset);
        if (next != pieces->end()) answer.end = std::min(answer.end, next->offset);
        auto endsAt = [&](const Piece& piece) {
            answer.end = std::min(answer.end, piece.offset + piece.length);
        };
        find(*pieces, offset, endsAt);
    }
    auto nameArea = [&](const Piece& piece) {
        const Message& name = areaNames_[piece.name];
        if (std::ranges::find(answer.areas, name) == answer.areas.end() && answer.areas.size() < mostOwners)
            answer.areas.push_back(name);
    };
    find(areas_, offset, nameArea);
    auto collect = [&](bool older) {
        auto take = [&](const Piece& piece) {
            if (piece.older != older) return;
            if (answer.owners.size() >= mostOwners) {
                answer.more = true;
                return;
            }
            answer.owners.push_back({piece.file, piece.volume, piece.stream, names_[piece.name],
                                     piece.streamOffset + (offset - piece.offset), piece.older});
        };
        find(pieces_, offset, take);
    };
    collect(false);
    if (answer.owners.empty()) collect(true);
    // The same file twice: by its snapshots, or with one block at several places.
    auto key = [](const Owner& owner) {
        return std::tuple(owner.volume, owner.file, owner.stream, owner.name,
                          owner.older ? 0 : owner.streamOffset);
    };
    std::ranges::sort(answer.owners, {}, key);
    const auto same = std::ranges::unique(answer.owners, {}, key);
    answer.owners.erase(same.begin(), same.end());
    return answer;
}

}  // namespace sectorsmith
