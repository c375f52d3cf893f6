// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/search.h"

#include <algorithm>
#include <cstring>

#include "edit/block_reader.h"
#include "edit/errors.h"

namespace sectorsmith {

namespace {

// Blocks overlap by the reach of a match, so each is searched for itself, several at once: the thread that has read one
// looks for its first match, which most blocks do not have.
class Search {
 public:
    Search(const ByteSource& source, const Pattern& pattern, const SearchOptions& options,
           const std::function<bool(Match)>& onMatch, Progress& progress)
        : source_(source), pattern_(pattern), options_(options), onMatch_(onMatch), progress_(progress) {
        begin_ = std::min(options.offset, source.size());
        end_ = begin_ + std::min(options.length, source.size() - begin_);
    }

    Result<SearchReport> run() {
        if (options_.sectorOffset && *options_.sectorOffset >= source_.sectorSize())
            return fail(Cause::Usage, EditError::SectorOffsetTooLarge);
        const auto pages = [](std::size_t bytes) { return (bytes + page - 1) / page * page; };
        BlockReader::Plan plan{.begin = begin_, .end = end_};
        plan.blockBytes *= 4;  // a disk is read a quarter faster than in single mebibytes
        plan.backward = options_.backward;
        plan.skipHoles = !pattern_.matchesZeros();
        plan.before = pages(pattern_.looksBehind());
        plan.after = pages(std::max<std::size_t>(pattern_.longest(), 1) - 1);
        if (plan.after > page) plan.blockBytes *= 2;
        plan.onlyMarked = true;
        plan.threads = BlockReader::manyThreads();
        plan.look = [this](BlockReader::Block& block) {
            if (auto first = find(block, 0)) block.mark = first->offset - block.offset;
        };
        BlockReader reader(source_, std::move(plan));
        bool more = true;
        while (more) {
            if (progress_.cancelled()) return fail(Cause::Cancelled, EditError::Cancelled);
            auto block = reader.next();
            if (!block) break;
            countUnreadable(*block);
            if (block->mark != BlockReader::nothing)
                more = options_.backward ? tellBackward(*block) : tellForward(*block);
            report_.searchedBytes += block->length;
            progress_.update(report_.searchedBytes, end_ - begin_);
            reader.recycle(std::move(*block));
        }
        return report_;
    }

 private:
    static constexpr std::size_t page = 4096;

    // The first match that begins at the block's own byte `from` or later and in none but its own bytes, in offsets of the
    // source. No match reaches into or across what could not be read.
    std::optional<Match> find(const BlockReader::Block& block, std::uint64_t from) const {
        if (block.hole) return std::nullopt;
        const std::uint64_t first = block.offset - block.lead;  // of the bytes
        std::uint64_t at = 0;
        for (std::size_t i = 0; i <= block.bad.size(); ++i) {
            const std::uint64_t end = i < block.bad.size() ? block.bad[i].offset - first : block.bytes.size();
            if (auto match = findIn(block, at, end, block.lead + from)) return match;
            if (i < block.bad.size()) at = end + block.bad[i].length;
        }
        return std::nullopt;
    }
    // The same in bytes [begin, end) of the buffer, which were read; `from` counts in the buffer.
    std::optional<Match> findIn(const BlockReader::Block& block, std::uint64_t begin, std::uint64_t end,
                                std::uint64_t from) const {
        const std::uint64_t startEnd = std::min<std::uint64_t>(end, block.lead + block.length);
        from = std::max(from, begin);
        if (from >= startEnd) return std::nullopt;
        const auto readable = std::span(block.bytes).subspan(begin, end - begin);
        const std::uint64_t base = block.offset - block.lead + begin;
        auto match = options_.sectorOffset ? findInSectors(readable, base, from - begin, startEnd - begin)
                                           : pattern_.find(readable, from - begin, startEnd - begin);
        if (match) match->offset += base;
        return match;
    }
    std::optional<Match> findInSectors(std::span<const std::byte> bytes, std::uint64_t base,
                                       std::uint64_t from, std::uint64_t startEnd) const {
        const std::uint64_t sector = source_.sectorSize();
        const std::uint64_t phase = (base + from) % sector;
        std::uint64_t at = from + (*options_.sectorOffset + sector - phase) % sector;
        for (; at < startEnd; at += sector)
            if (auto match = pattern_.matchAt(bytes, static_cast<std::size_t>(at))) return match;
        return std::nullopt;
    }

    bool tellForward(const BlockReader::Block& block) {
        std::uint64_t from = std::max(block.offset + block.mark, nextStart_);
        while (from < block.offset + block.length) {
            const auto match = find(block, from - block.offset);
            if (!match) return true;
            ++report_.matches;
            if (!onMatch_(*match)) return false;
            from = nextStart_ = match->offset + match->length;
        }
        return true;
    }

    bool tellBackward(const BlockReader::Block& block) {
        std::vector<Match> found;
        for (std::uint64_t from = block.mark; from < block.length;) {
            const auto match = find(block, from);
            if (!match) break;
            found.push_back(*match);
            from = match->offset - block.offset + 1;
        }
        for (std::size_t i = found.size(); i-- > 0;) {
            ++report_.matches;
            if (!onMatch_(found[i])) return false;
        }
        return true;
    }

    // Of the block's own bytes: neighbours count for themselves.
    void countUnreadable(const BlockReader::Block& block) {
        for (const BadRange& bad : block.bad) {
            const std::uint64_t from = std::max(bad.offset, block.offset);
            const std::uint64_t to = std::min(bad.offset + bad.length, block.offset + block.length);
            if (from < to) report_.unreadableBytes += to - from;
        }
    }

    const ByteSource& source_;
    const Pattern& pattern_;
    const SearchOptions& options_;
    const std::function<bool(Match)>& onMatch_;
    Progress& progress_;
    std::uint64_t begin_ = 0;
    std::uint64_t end_ = 0;
    std::uint64_t nextStart_ = 0;  // offset that the next match may begin at
    SearchReport report_;
};

}  // namespace

Result<SearchReport> search(const ByteSource& source, const Pattern& pattern, const SearchOptions& options,
                            const std::function<bool(Match)>& onMatch, Progress& progress) {
    return Search(source, pattern, options, onMatch, progress).run();
}

}  // namespace sectorsmith
