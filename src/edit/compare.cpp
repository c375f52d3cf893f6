// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/compare.h"

#include <algorithm>
#include <cstring>

#include "edit/block_reader.h"
#include "edit/errors.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t joinGap = 8;

class Comparison {
 public:
    Comparison(const std::function<bool(const Difference&)>& onDifference, CompareReport& report)
        : onDifference_(onDifference), report_(report) {}

    // Adds [offset, offset + length); what touches the run before is joined with it. False when it was told to stop.
    bool add(std::uint64_t offset, std::uint64_t length, bool unreadable) {
        if (unreadable) report_.unreadableBytes += length;
        else report_.differingBytes += length;
        const std::uint64_t end = pending_.offset + pending_.length;
        if (pending_.length > 0 && pending_.unreadable == unreadable &&
            offset - end < (unreadable ? 1 : joinGap)) {
            pending_.length = offset + length - pending_.offset;
            return true;
        }
        const bool more = flush();
        pending_ = {offset, length, unreadable};
        return more;
    }
    bool flush() {
        if (pending_.length == 0) return true;
        ++report_.runs;
        const Difference run = pending_;
        pending_ = {};
        return onDifference_(run);
    }
    // Compares readable bytes.
    bool bytes(std::uint64_t offset, const std::byte* a, const std::byte* b, std::uint64_t length) {
        constexpr std::uint64_t chunk = 4096;
        for (std::uint64_t at = 0; at < length; at += chunk) {
            const std::uint64_t count = std::min(chunk, length - at);
            if (std::memcmp(a + at, b + at, count) == 0) continue;
            for (std::uint64_t i = at; i < at + count;) {
                if (a[i] == b[i]) {
                    ++i;
                    continue;
                }
                std::uint64_t end = i + 1;
                while (end < at + count && a[end] != b[end]) ++end;
                if (!add(offset + i, end - i, false)) return false;
                i = end;
            }
        }
        return true;
    }

 private:
    const std::function<bool(const Difference&)>& onDifference_;
    CompareReport& report_;
    Difference pending_;
};

// The unreadable ranges of both sides in bytes from the start of the block, sorted and joined.
std::vector<std::pair<std::uint64_t, std::uint64_t>> badOfBoth(const BlockReader::Block& block,
                                                               std::uint64_t otherOffset) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> all;
    const auto add = [&](const std::vector<BadRange>& ranges, std::uint64_t from) {
        for (const BadRange& r : ranges) all.emplace_back(r.offset - from, r.offset - from + r.length);
    };
    add(block.bad, block.offset);
    add(block.otherBad, otherOffset);
    std::ranges::sort(all);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> joined;
    for (const auto& r : all) {
        if (!joined.empty() && r.first <= joined.back().second)
            joined.back().second = std::max(joined.back().second, r.second);
        else joined.push_back(r);
    }
    return joined;
}

}  // namespace

Result<CompareReport> compare(const CompareRange& first, const CompareRange& second,
                              const std::function<bool(const Difference&)>& onDifference,
                              Progress& progress) {
    CompareReport report;
    const auto clip = [](const CompareRange& range) -> Result<std::uint64_t> {
        if (range.offset > range.source->size())
            return failAt(range.offset, Cause::OutOfRange, EditError::RangeBeyondEnd, range.source->name());
        return std::min(range.length, range.source->size() - range.offset);
    };
    const auto firstLength = clip(first);
    const auto secondLength = clip(second);
    if (!firstLength) return std::unexpected(firstLength.error());
    if (!secondLength) return std::unexpected(secondLength.error());
    report.firstLength = *firstLength;
    report.secondLength = *secondLength;
    const std::uint64_t length = std::min(*firstLength, *secondLength);

    // The thread that has read a block of the first reads the second's and looks whether they differ at all; what is a hole
    // in both is equal without being read.
    BlockReader::Plan plan{.begin = first.offset, .end = first.offset + length, .skipHoles = true};
    const auto inSecond = [&](std::uint64_t at) { return at - first.offset + second.offset; };
    plan.extentAt = [&](std::uint64_t at) {
        const Extent one = first.source->extentAt(at);
        const Extent two = second.source->extentAt(inSecond(at));
        if (one.hole && two.hole) return Extent{at, std::min(one.length, two.length), true};
        const std::uint64_t data = std::max(one.hole ? 0 : one.length, two.hole ? 0 : two.length);
        return Extent{at, data, false};
    };
    plan.onlyMarked = true;
    plan.look = [&](BlockReader::Block& block) {
        if (block.hole) return;
        block.other.resize(block.bytes.size());
        block.otherBad = second.source->read(inSecond(block.offset), block.other).bad;
        const bool equal = block.bad.empty() && block.otherBad.empty() &&
                           std::memcmp(block.bytes.data(), block.other.data(), block.bytes.size()) == 0;
        if (!equal) block.mark = 0;
    };
    plan.threads = BlockReader::manyThreads();
    BlockReader reader(*first.source, std::move(plan));
    Comparison comparison(onDifference, report);
    bool more = true;
    while (more) {
        if (progress.cancelled()) return fail(Cause::Cancelled, EditError::Cancelled);
        auto block = reader.next();
        if (!block) break;
        if (block->mark != BlockReader::nothing) {
            const std::uint64_t base = block->offset - first.offset;
            std::uint64_t at = 0;
            for (const auto& [from, to] : badOfBoth(*block, inSecond(block->offset))) {
                more = more &&
                       comparison.bytes(base + at, block->bytes.data() + at, block->other.data() + at,
                                        from - at) &&
                       comparison.add(base + from, to - from, true);
                at = to;
            }
            more = more && comparison.bytes(base + at, block->bytes.data() + at, block->other.data() + at,
                                            block->length - at);
        }
        report.comparedBytes += block->length;
        progress.update(report.comparedBytes, length);
        reader.recycle(std::move(*block));
    }
    comparison.flush();
    return report;
}

}  // namespace sectorsmith
