// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/slice_source.h"

#include <algorithm>

#include "io/errors.h"
#include "io/read_report.h"

namespace sectorsmith {

namespace {
constexpr std::uint64_t maxSize = std::uint64_t{1} << 63;
}

SliceSource::SliceSource(std::shared_ptr<ByteSource> whole, std::uint64_t offset, std::uint64_t length,
                         std::string name)
    : whole_(std::move(whole)),
      rereadable_(dynamic_cast<RereadableSource*>(whole_.get())),
      offset_(std::min(offset, maxSize - 1)),
      length_(std::min(length, maxSize - 1 - offset_)),
      name_(name.empty() ? whole_->name() + "@" + std::to_string(offset) : std::move(name)) {}

ReadReport SliceSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t there = offset < length_ ? std::min<std::uint64_t>(out.size(), length_ - offset) : 0;
    ReadReport report;
    if (there > 0) {
        report = whole_->read(offset_ + offset, out.first(there));
        for (BadRange& bad : report.bad) {
            // What failed in whole sectors of the disk may begin before a partition that is not aligned to them.
            const std::uint64_t begin = std::max(bad.offset, offset_);
            bad.length -= std::min(bad.length, begin - bad.offset);
            bad.offset = begin - offset_;
            if (bad.error.offset)
                bad.error.offset = *bad.error.offset >= offset_ ? *bad.error.offset - offset_ : 0;
        }
    }
    if (there < out.size()) reportBeyondEnd(report, offset + there, out.subspan(there), name_);
    return report;
}

Extent SliceSource::extentAt(std::uint64_t offset) const {
    if (offset >= length_) return {offset, 0, false};
    if (offset_ + offset >= whole_->size()) return {offset, length_ - offset, false};
    Extent extent = whole_->extentAt(offset_ + offset);
    // The other's extent may begin before the place that was asked for.
    const std::uint64_t end = extent.offset + extent.length;
    const std::uint64_t begin = std::max(extent.offset, offset_);
    return {begin - offset_, std::min(end - begin, length_ - (begin - offset_)), extent.hole};
}

ReadAttempt SliceSource::attempt(std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t there = offset < length_ ? std::min<std::uint64_t>(out.size(), length_ - offset) : 0;
    ReadAttempt tried;
    if (there > 0) tried = attemptRead(*whole_, offset_ + offset, out.first(there));
    if (tried.error && tried.error->offset)
        tried.error->offset = *tried.error->offset >= offset_ ? *tried.error->offset - offset_ : 0;
    if (!tried.error && there < out.size())
        tried.error = failAt(offset + there, Cause::OutOfRange, IoError::ReadBeyondEnd, name_).error();
    return tried;
}

void SliceSource::forget(std::uint64_t offset, std::uint64_t length) {
    if (rereadable_ && offset < length_)
        rereadable_->forget(offset_ + offset, std::min(length, length_ - offset));
}

void SliceSource::setGentle(bool gentle) {
    if (rereadable_) rereadable_->setGentle(gentle);
}

bool SliceSource::gentle() const { return rereadable_ && rereadable_->gentle(); }

}  // namespace sectorsmith
