// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/free_space/byte_ranges.h"

#include <algorithm>

namespace sectorsmith {

namespace {
constexpr std::uint64_t maxBytes = (std::uint64_t{1} << 63) - 1;
}

ByteRange rangeBetween(std::uint64_t begin, std::uint64_t end) {
    begin = std::min(begin, maxBytes);
    end = std::min(end, maxBytes);
    return {begin, end > begin ? end - begin : 0};
}

std::vector<ByteRange> normalised(std::vector<ByteRange> ranges) {
    std::erase_if(ranges, [](const ByteRange& range) { return range.length == 0; });
    std::ranges::sort(ranges, {}, &ByteRange::offset);
    std::vector<ByteRange> out;
    for (const ByteRange& range : ranges) {
        if (!out.empty() && range.offset <= out.back().end())
            out.back().length = std::max(out.back().end(), range.end()) - out.back().offset;
        else out.push_back(range);
    }
    return out;
}

std::vector<ByteRange> without(std::span<const ByteRange> from, std::span<const ByteRange> what) {
    std::vector<ByteRange> out;
    std::size_t i = 0;
    for (const ByteRange& range : from) {
        std::uint64_t at = range.offset;
        while (i < what.size() && what[i].end() <= at) ++i;
        for (std::size_t k = i; k < what.size() && what[k].offset < range.end(); ++k) {
            if (what[k].offset > at) out.push_back(rangeBetween(at, what[k].offset));
            at = std::max(at, what[k].end());
        }
        if (at < range.end()) out.push_back(rangeBetween(at, range.end()));
    }
    return out;
}

std::vector<ByteRange> common(std::span<const ByteRange> a, std::span<const ByteRange> b) {
    std::vector<ByteRange> out;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
        const std::uint64_t begin = std::max(a[i].offset, b[k].offset);
        const std::uint64_t end = std::min(a[i].end(), b[k].end());
        if (begin < end) out.push_back(rangeBetween(begin, end));
        if (a[i].end() < b[k].end()) ++i;
        else ++k;
    }
    return out;
}

std::vector<ByteRange> wholeUnits(std::span<const ByteRange> ranges, std::uint64_t unit) {
    std::vector<ByteRange> out;
    for (const ByteRange& range : ranges) {
        const std::uint64_t begin = (range.offset + unit - 1) / unit * unit;
        const std::uint64_t end = range.end() / unit * unit;
        if (begin < end) out.push_back(rangeBetween(begin, end));
    }
    return out;
}

std::uint64_t totalBytes(std::span<const ByteRange> ranges) {
    std::uint64_t sum = 0;
    for (const ByteRange& range : ranges) sum += range.length;
    return sum;
}

}  // namespace sectorsmith
