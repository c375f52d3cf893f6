// SPDX-License-Identifier: GPL-3.0-or-later
// A disk on which some sectors cannot be read.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/byte_range.h"
#include "io/byte_source.h"

namespace sectorsmith::testing {

class ScratchedSource : public ByteSource {
 public:
    ScratchedSource(std::shared_ptr<ByteSource> whole, std::vector<ByteRange> bad)
        : whole_(std::move(whole)), bad_(std::move(bad)) {}
    std::uint64_t size() const override { return whole_->size(); }
    std::uint32_t sectorSize() const override { return whole_->sectorSize(); }
    std::string name() const override { return whole_->name(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = whole_->read(offset, out);
        for (const ByteRange& range : bad_) {
            const ByteRange part = range.clippedTo({offset, out.size()});
            if (part.empty()) continue;
            std::ranges::fill(out.subspan(part.offset - offset, part.length), std::byte{0});
            report.bad.push_back({part.offset, part.length, Error{Cause::Io, "a bad sector", part.offset}});
        }
        return report;
    }

 private:
    std::shared_ptr<ByteSource> whole_;
    std::vector<ByteRange> bad_;
};

}  // namespace sectorsmith::testing
