// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/stream_index.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "fs/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostPieces = std::size_t{1} << 26;
constexpr std::size_t mostResident = std::size_t{1} << 30;  // bytes
constexpr std::size_t mostStreamNames = std::size_t{1} << 24;
constexpr std::size_t mostStreamFindings = 100;

auto pieceKey(const StreamIndex::Piece& piece) {
    return std::tuple(piece.file, piece.stream, piece.name, piece.streamOffset);
}

}  // namespace

class StreamIndex::Builder : public CatalogueVisitor {
 public:
    Builder(StreamIndex& index, unsigned volume, std::vector<std::uint64_t> files)
        : index_(index), volume_(volume), files_(std::move(files)) {}
    bool wantsNames() const override { return true; }
    Result<void> area(const VolumeArea&) override { return {}; }
    Result<void> extent(const FileExtent& extent) override {
        if (extent.older || !wanted(extent.volume, extent.file)) return {};
        if (index_.pieces_.size() >= mostPieces) return fail(Cause::NoSpace, FsError::TooManyFragments);
        auto name = intern(extent.name);
        if (!name) return std::unexpected(name.error());
        index_.pieces_.push_back({extent.file, extent.streamOffset, extent.offset, extent.length, *name,
                                  extent.stream, extent.unwritten, extent.encrypted, extent.sector});
        return {};
    }
    Result<void> stream(const StreamEntry& entry) override {
        if (!wanted(entry.volume, entry.file)) return {};
        if (index_.streams_.size() >= mostPieces ||
            (entry.resident && entry.bytes.size() > mostResident - index_.bytes_.size()))
            return fail(Cause::NoSpace, FsError::TooManyStreams);
        auto name = intern(entry.name);
        if (!name) return std::unexpected(name.error());
        Stream stream{entry.file,     entry.stream, *name,          entry.coding,
                      entry.resident, entry.holes,  entry.internal, entry.unit,
                      entry.size,     entry.valid,  entry.offset,   index_.bytes_.size()};
        if (entry.resident) {
            stream.size = entry.bytes.size();
            index_.bytes_.insert(index_.bytes_.end(), entry.bytes.begin(), entry.bytes.end());
        }
        index_.streams_.push_back(stream);
        return {};
    }
    Result<void> lostExtents(unsigned volume, std::uint64_t file) override {
        if (!wanted(volume, file)) return {};
        if (lost_.size() >= mostPieces / 16) return fail(Cause::NoSpace, FsError::TooManyStreams);
        lost_.insert(file);
        return {};
    }
    // After the walk: a stream can come before what is said of its extents.
    void finish() {
        for (Stream& stream : index_.streams_)
            if (lost_.contains(stream.file)) stream.holes = false;
    }
    Result<void> finding(Error error) override {
        if (index_.findings_.size() < mostStreamFindings) index_.findings_.push_back(error);
        return {};
    }

 private:
    bool wanted(unsigned volume, std::uint64_t file) const {
        return volume == volume_ && (files_.empty() || std::ranges::binary_search(files_, file));
    }
    Result<std::uint32_t> intern(std::string_view name) {
        if (name.empty()) return 0U;
        const auto it = known_.find(name);
        if (it != known_.end()) return it->second;
        if (index_.names_.size() >= mostStreamNames) return fail(Cause::NoSpace, FsError::TooManyAttributes);
        const auto number = static_cast<std::uint32_t>(index_.names_.size());
        index_.names_.emplace_back(name);
        known_.emplace(name, number);
        return number;
    }

    StreamIndex& index_;
    unsigned volume_;
    std::vector<std::uint64_t> files_;
    std::map<std::string, std::uint32_t, std::less<>> known_;
    std::set<std::uint64_t> lost_;  // files
};

Result<StreamIndex> StreamIndex::build(Catalogue& catalogue, Progress& progress, unsigned volume,
                                       std::vector<std::uint64_t> files) {
    StreamIndex index;
    Builder builder(index, volume, std::move(files));
    if (auto walked = catalogue.walk(builder, progress); !walked) return std::unexpected(walked.error());
    builder.finish();
    index.cipher_ = catalogue.cipher(volume);
    std::ranges::sort(index.pieces_, {}, pieceKey);
    std::ranges::stable_sort(index.streams_, {}, &Stream::key);
    return index;
}

std::span<const StreamIndex::Stream> StreamIndex::streams(std::uint64_t file) const {
    const auto found = std::ranges::equal_range(streams_, file, {}, &Stream::file);
    return {found.begin(), found.end()};
}

const StreamIndex::Stream* StreamIndex::find(std::uint64_t file, StreamKind kind,
                                             std::string_view name) const {
    for (const Stream& stream : streams(file))
        if (stream.stream == kind && nameOf(stream.name) == name) return &stream;
    return nullptr;
}

std::span<const StreamIndex::Piece> StreamIndex::pieces(const Stream& stream) const {
    const auto found = std::ranges::equal_range(pieces_, stream.key(), {}, [](const Piece& piece) {
        return std::tuple(piece.file, piece.stream, piece.name);
    });
    return {found.begin(), found.end()};
}

std::span<const StreamIndex::Piece> StreamIndex::pieces(std::uint64_t file) const {
    const auto found = std::ranges::equal_range(pieces_, file, {}, &Piece::file);
    return {found.begin(), found.end()};
}

}  // namespace sectorsmith
