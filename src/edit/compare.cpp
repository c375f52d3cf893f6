// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/compare.h"

#include <algorithm>
#include <cstring>

#include "edit/block_reader.h"

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

// The unreadable ranges of both blocks in bytes from the start of the blocks, sorted and joined.
std::vector<std::pair<std::uint64_t, std::uint64_t>> badOfBoth(const BlockReader::Block& a,
                                                               const BlockReader::Block& b) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> all;
    for (const auto* block : {&a, &b})
        for (const BadRange& r : block->bad)
            all.emplace_back(r.offset - block->offset, r.offset - block->offset + r.length);
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
            return fail(Cause::OutOfRange, "the range begins beyond the end of " + range.source->name(),
                        range.offset);
        return std::min(range.length, range.source->size() - range.offset);
    };
    const auto firstLength = clip(first);
    const auto secondLength = clip(second);
    if (!firstLength) return std::unexpected(firstLength.error());
    if (!secondLength) return std::unexpected(secondLength.error());
    report.firstLength = *firstLength;
    report.secondLength = *secondLength;
    const std::uint64_t length = std::min(*firstLength, *secondLength);

    BlockReader a(*first.source, {.begin = first.offset, .end = first.offset + length});
    BlockReader b(*second.source, {.begin = second.offset, .end = second.offset + length});
    Comparison comparison(onDifference, report);
    bool more = true;
    while (more) {
        if (progress.cancelled()) return fail(Cause::Cancelled, "the comparison was cancelled");
        auto blockA = a.next();
        auto blockB = b.next();
        if (!blockA || !blockB) break;
        const std::uint64_t base = blockA->offset - first.offset;
        std::uint64_t at = 0;
        for (const auto& [from, to] : badOfBoth(*blockA, *blockB)) {
            more = more &&
                   comparison.bytes(base + at, blockA->bytes.data() + at, blockB->bytes.data() + at,
                                    from - at) &&
                   comparison.add(base + from, to - from, true);
            at = to;
        }
        more = more && comparison.bytes(base + at, blockA->bytes.data() + at, blockB->bytes.data() + at,
                                        blockA->length - at);
        report.comparedBytes += blockA->length;
        progress.update(report.comparedBytes, length);
        a.recycle(std::move(*blockA));
        b.recycle(std::move(*blockB));
    }
    comparison.flush();
    return report;
}

}  // namespace sectorsmith
