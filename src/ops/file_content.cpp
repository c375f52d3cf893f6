// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/file_content.h"

#include <algorithm>
#include <utility>

#include "fs/content.h"
#include "io/cached_source.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t unpackedBound = std::uint64_t{8} << 20;  // bytes kept of what was unpacked

}  // namespace

FileContent::FileContent(std::shared_ptr<ByteSource> volume, StreamIndex streams, std::string name)
    : volume_(std::move(volume)),
      rereadable_(dynamic_cast<RereadableSource*>(volume_.get())),
      streams_(std::move(streams)),
      name_(std::move(name)) {}

Result<void> FileContent::open(const StreamIndex::Stream& stream, const OpenOptions& options) {
    auto content = openContent(*volume_, streams_, stream);
    if (!content) return std::unexpected(content.error());
    content_ = std::move(*content);
    if (stream.coding != StreamCoding::Plain) {
        cache_ = std::make_shared<CachedSource>(content_, unpackedBound);
        cache_->setGentle(options.gentle);
    }
    sectorSize_ = options.sectorSize ? *options.sectorSize
                  : options.gentle   ? 512
                                     : guessSectorSize(*content_);
    pieces_ = streams_.pieces(stream.file);
    return {};
}

void FileContent::setLost(std::vector<ByteRange> lost) {
    lost_ = std::move(lost);
    // It can begin anywhere, as blocks do.
    if (!lost_.empty()) sectorSize_ = 512;
}

ReadReport FileContent::read(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report = cache_ ? cache_->read(offset, out) : content_->read(offset, out);
    if (lost_.empty()) return report;
    const ByteRange all{offset, out.size()};
    std::vector<BadRange> gone;
    const auto add = [&](std::uint64_t from, std::uint64_t to) {
        if (from >= to) return;
        gone.push_back({from, to - from, failAt(from, Cause::NotFound, OpsError::OverwrittenSince).error()});
    };
    for (auto it = std::ranges::upper_bound(lost_, offset, {}, &ByteRange::end);
         it != lost_.end() && it->offset < all.end(); ++it) {
        const ByteRange one = it->clippedTo(all);
        std::ranges::fill(out.subspan(one.offset - offset, one.length), std::byte{0});
        // What could not be read as well is named once.
        std::uint64_t at = one.offset;
        for (const BadRange& bad : report.bad) {
            if (bad.offset + bad.length <= at || bad.offset >= one.end()) continue;
            add(at, bad.offset);
            at = bad.offset + bad.length;
        }
        add(at, one.end());
    }
    if (gone.empty()) return report;
    report.bad.insert(report.bad.end(), gone.begin(), gone.end());
    std::ranges::sort(report.bad, {}, &BadRange::offset);
    return report;
}

sectorsmith::Extent FileContent::extentAt(std::uint64_t offset) const {
    // Its extents are left out, but what was lost does not read as zeros.
    sectorsmith::Extent extent = content_->extentAt(offset);
    const auto next = std::ranges::upper_bound(lost_, offset, {}, &ByteRange::end);
    if (next == lost_.end()) return extent;
    if (next->offset <= offset) return {offset, next->end() - offset, false};
    extent.length = std::min(extent.length, next->offset - offset);
    return extent;
}

void FileContent::forget(std::uint64_t, std::uint64_t) {
    if (rereadable_ != nullptr)
        for (const StreamIndex::Piece& piece : pieces_) rereadable_->forget(piece.offset, piece.length);
    if (cache_) cache_->forget(0, size());
}

void FileContent::setGentle(bool gentle) {
    if (rereadable_ != nullptr) rereadable_->setGentle(gentle);
    if (cache_) cache_->setGentle(gentle);
}

OpenedSource openedFile(std::shared_ptr<ByteSource> content, const std::string& path) {
    OpenedSource opened;
    opened.source = std::move(content);
    opened.path = path;
    opened.insideVolume = true;
    opened.readOnlyReason =
        makeError(Cause::Refused, errorCode(OpsError::FileInsideVolume), {ErrorArgument(path)});
    return opened;
}

}  // namespace sectorsmith
