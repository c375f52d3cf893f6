// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/raw_source.h"

#include <algorithm>
#include <cstring>

#include "io/errors.h"
#include "io/read_report.h"

namespace sectorsmith {

namespace {
constexpr std::size_t bulkPiece = std::size_t{1} << 20;
}

RawSource::RawSource(std::shared_ptr<SystemFile> file, std::uint64_t size, std::uint32_t sectorSize,
                     std::uint32_t alignment, std::string name)
    : file_(std::move(file)),
      mark_(file_ ? markOf(*file_) : std::nullopt),
      size_(size),
      sectorSize_(sectorSize),
      alignment_(alignment),
      name_(std::move(name)) {}

ReadAttempt RawSource::attempt(std::uint64_t offset, std::span<std::byte> out) const {
    if (offset > size_ || out.size() > size_ - offset)
        return {0, failAt(offset, Cause::OutOfRange, IoError::ReadBeyondEnd, name_).error()};
    auto count = file_->readAt(offset, out);
    if (count && *count == out.size()) return {*count, {}};
    // A read that ends early stopped at the failing place, or the source has shrunk.
    goDirect();
    if (!count) return {0, count.error()};
    const std::uint64_t at = offset + *count;
    if (auto now = file_->currentSize(); now && *now < offset + out.size())
        return {*count, failAt(at, Cause::NotFound, IoError::ShrunkSince, name_, *now, size_).error()};
    return {*count, failAt(at, Cause::Io, IoError::ShortRead, name_, at, 0, out.size() - *count).error()};
}

ReadReport RawSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report;
    const std::uint64_t there = offset < size_ ? std::min<std::uint64_t>(out.size(), size_ - offset) : 0;
    const auto inside = out.first(there);
    for (std::size_t done = 0; done < inside.size();) {
        // In pieces, so that one bad sector in a long read makes only its neighbourhood be read again.
        const auto piece = inside.subspan(done, std::min(bulkPiece, inside.size() - done));
        if (gentle_.load() || !readBulk(offset + done, piece)) readSectors(offset + done, piece, report);
        done += piece.size();
    }
    if (there < out.size()) reportBeyondEnd(report, offset + there, out.subspan(there), name_);
    return report;
}

void RawSource::readSectors(std::uint64_t offset, std::span<std::byte> out, ReadReport& report) const {
    const std::uint64_t sector = sectorSize();
    for (std::size_t done = 0; done < out.size();) {
        const std::uint64_t at = offset + done;
        const std::size_t piece = std::min<std::uint64_t>(sector - at % sector, out.size() - done);
        const auto part = out.subspan(done, piece);
        auto count = file_->readAt(at, part);
        done += piece;
        if (count && *count == piece) continue;
        std::ranges::fill(part, std::byte{0});
        Error error;
        if (!count) {
            error = count.error();
        } else if (auto now = file_->currentSize(); now && *now < at + piece) {
            error = failAt(at, Cause::Io, IoError::ShrunkSince, name_, *now, size_).error();
        } else {
            error = failAt(at, Cause::Io, IoError::ShortRead, name_, at, *count, piece).error();
        }
        const bool gone = error.cause == Cause::NotFound;
        if (gone) error.cause = Cause::Io;
        reportBad(report, at, piece, std::move(error));
        if (gone && done < out.size()) {
            // The device itself is away: asking for the remaining sectors one by one helps nobody.
            std::ranges::fill(out.subspan(done), std::byte{0});
            report.bad.back().length += out.size() - done;
            return;
        }
    }
}

void RawSource::goDirect() const {
    if (failing_.exchange(true)) return;
    file_->setDirect(true, alignment_);
}

Extent RawSource::extentAt(std::uint64_t offset) const { return file_->extentAt(offset, size_); }

void RawSource::forget(std::uint64_t offset, std::uint64_t length) {
    if (offset >= size_) return;
    file_->dropCache(offset, std::min(length, size_ - offset));
}

void RawSource::setGentle(bool gentle) {
    gentle_.store(gentle);
    failing_.store(false);
    file_->setDirect(gentle, alignment_);
}

}  // namespace sectorsmith
