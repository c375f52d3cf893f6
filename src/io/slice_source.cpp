// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/slice_source.h"

#include <algorithm>

namespace sectorsmith {

namespace {
constexpr std::uint64_t maxSize = std::uint64_t{1} << 63;
}

SliceSource::SliceSource(std::shared_ptr<const ByteSource> whole, std::uint64_t offset, std::uint64_t length, std::string name)
    : whole_(std::move(whole)), offset_(std::min(offset, maxSize - 1)), length_(std::min(length, maxSize - 1 - offset_)),
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
            if (bad.error.offset) bad.error.offset = *bad.error.offset >= offset_ ? *bad.error.offset - offset_ : 0;
        }
    }
    if (there < out.size()) {
        std::ranges::fill(out.subspan(there), std::byte{0});
        report.bad.push_back({offset + there, out.size() - there,
                              Error{Cause::OutOfRange, "the read goes beyond the end of " + name_, offset + there}});
    }
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

}  // namespace sectorsmith
