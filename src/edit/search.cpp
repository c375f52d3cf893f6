// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/search.h"

#include <algorithm>
#include <cstring>

#include "edit/block_reader.h"

namespace sectorsmith {

namespace {

class Search {
 public:
    Search(const ByteSource& source, const Pattern& pattern, const SearchOptions& options,
           const std::function<bool(Match)>& onMatch, Progress& progress)
        : source_(source), pattern_(pattern), options_(options), onMatch_(onMatch), progress_(progress) {
        begin_ = std::min(options.offset, source.size());
        end_ = begin_ + std::min(options.length, source.size() - begin_);
        reach_ = std::max<std::size_t>(pattern.longest(), 1) - 1;
    }

    Result<SearchReport> run() {
        if (options_.sectorOffset && *options_.sectorOffset >= source_.sectorSize())
            return fail(Cause::Usage, "the offset within the sector is not smaller than a sector");
        BlockReader::Plan plan{.begin = begin_, .end = end_};
        plan.backward = options_.backward;
        plan.skipHoles = !pattern_.matchesZeros();
        BlockReader reader(source_, plan);
        bool more = true;
        while (more) {
            if (progress_.cancelled()) return fail(Cause::Cancelled, "the search was cancelled");
            auto block = reader.next();
            if (!block) break;
            more = options_.backward ? takeBackward(*block) : takeForward(*block);
            report_.searchedBytes += block->length;
            progress_.update(report_.searchedBytes, end_ - begin_);
            reader.recycle(std::move(*block));
        }
        // What the last block held back, as too near to its end to be decided.
        if (more && !options_.backward) searchWindow(window_.size());
        return report_;
    }

 private:
    // The window: bytes from windowOffset_ on, the end of the blocks before and the block now.
    bool takeForward(const BlockReader::Block& block) {
        if (block.hole) {
            // Nothing begins in the hole, but a match may begin just before it and reach into its zeros.
            const std::size_t tail = static_cast<std::size_t>(std::min<std::uint64_t>(reach_, block.length));
            const std::size_t startEnd = window_.size();
            window_.resize(window_.size() + tail);
            const bool more = searchWindow(startEnd);
            // And one may begin in the hole's last bytes, unless it cannot begin with a zero; keep them.
            window_.assign(tail, std::byte{0});
            windowOffset_ = block.offset + block.length - tail;
            return more;
        }
        std::uint64_t at = block.offset;
        const std::uint64_t end = block.offset + block.length;
        for (const BadRange& bad : block.bad) {
            if (!appendAndSearch(block, at, bad.offset, true)) return false;
            report_.unreadableBytes += bad.length;
            at = bad.offset + bad.length;
        }
        return appendAndSearch(block, at, end, false);
    }

    // Adds the block's bytes [from, to); with `last` nothing that follows joins them.
    bool appendAndSearch(const BlockReader::Block& block, std::uint64_t from, std::uint64_t to, bool last) {
        if (from < to) {
            if (window_.empty() || windowOffset_ + window_.size() != from) {
                window_.clear();
                windowOffset_ = from;
            }
            const std::byte* data = block.bytes.data() + (from - block.offset);
            window_.insert(window_.end(), data, data + (to - from));
        }
        const std::size_t keep = last ? 0 : std::min(reach_, window_.size());
        if (!searchWindow(window_.size() - keep)) return false;
        windowOffset_ += window_.size() - keep;
        window_.erase(window_.begin(), window_.end() - static_cast<std::ptrdiff_t>(keep));
        return true;
    }

    // Hands out the matches that begin in the first `startEnd` bytes of the window.
    bool searchWindow(std::size_t startEnd) {
        std::size_t from =
            nextStart_ > windowOffset_ ? static_cast<std::size_t>(nextStart_ - windowOffset_) : 0;
        while (from < startEnd) {
            const auto match = options_.sectorOffset ? findInSectors(from, startEnd)
                                                     : pattern_.find(window_, from, startEnd);
            if (!match) return true;
            ++report_.matches;
            if (!onMatch_({windowOffset_ + match->offset, match->length})) return false;
            from = match->offset + match->length;
            nextStart_ = windowOffset_ + from;
        }
        return true;
    }

    std::optional<Match> findInSectors(std::size_t from, std::size_t startEnd) const {
        const std::uint64_t sector = source_.sectorSize();
        const std::uint64_t phase = (windowOffset_ + from) % sector;
        std::uint64_t at = from + (*options_.sectorOffset + sector - phase) % sector;
        for (; at < startEnd; at += sector)
            if (auto match = pattern_.matchAt(window_, static_cast<std::size_t>(at))) return match;
        return std::nullopt;
    }

    // Blocks come from the end; the window is the block and the start of what followed it.
    bool takeBackward(const BlockReader::Block& block) {
        window_.resize(std::min(window_.size(), reach_));
        window_.insert(window_.begin(), block.bytes.begin(), block.bytes.end());
        windowOffset_ = block.offset;
        std::vector<std::pair<std::uint64_t, std::uint64_t>> bad = laterBad_;
        laterBad_.clear();
        for (const BadRange& range : block.bad) {
            bad.emplace_back(range.offset, range.offset + range.length);
            laterBad_.emplace_back(range.offset, range.offset + range.length);
            report_.unreadableBytes += range.length;
        }
        std::vector<Match> found;
        const std::size_t startEnd = block.bytes.size();
        for (std::size_t from = 0; from < startEnd;) {
            const auto match = options_.sectorOffset ? findInSectors(from, startEnd)
                                                     : pattern_.find(window_, from, startEnd);
            if (!match) break;
            const Match here{windowOffset_ + match->offset, match->length};
            from = match->offset + 1;
            const bool unreadable = std::ranges::any_of(bad, [&](const auto& b) {
                return here.offset < b.second && b.first < here.offset + here.length;
            });
            if (!unreadable && here.offset + here.length <= end_) found.push_back(here);
        }
        for (std::size_t i = found.size(); i-- > 0;) {
            ++report_.matches;
            if (!onMatch_(found[i])) return false;
        }
        return true;
    }

    const ByteSource& source_;
    const Pattern& pattern_;
    const SearchOptions& options_;
    const std::function<bool(Match)>& onMatch_;
    Progress& progress_;
    std::uint64_t begin_ = 0;
    std::uint64_t end_ = 0;
    std::size_t reach_ = 0;  // bytes that a match that begins in one block can reach into the next
    std::vector<std::byte> window_;
    std::uint64_t windowOffset_ = 0;
    std::uint64_t nextStart_ = 0;  // source offset that the next match may begin at
    std::vector<std::pair<std::uint64_t, std::uint64_t>> laterBad_;
    SearchReport report_;
};

}  // namespace

Result<SearchReport> search(const ByteSource& source, const Pattern& pattern, const SearchOptions& options,
                            const std::function<bool(Match)>& onMatch, Progress& progress) {
    return Search(source, pattern, options, onMatch, progress).run();
}

}  // namespace sectorsmith
