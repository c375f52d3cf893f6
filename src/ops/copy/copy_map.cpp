// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

#include "ops/copy/errors.h"

namespace sectorsmith::copier {

namespace {

constexpr std::size_t mostBlocks = std::size_t{1} << 23;

// The next word of a line; a comment ends it.
std::string_view nextWord(std::string_view& line) {
    const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    std::size_t from = 0;
    while (from < line.size() && isSpace(line[from])) ++from;
    std::size_t to = from;
    if (to < line.size() && line[to] == '#') to = from = line.size();
    while (to < line.size() && !isSpace(line[to])) ++to;
    const std::string_view word = line.substr(from, to - from);
    line.remove_prefix(to);
    return word;
}

// 0x… is hexadecimal, 0… octal, anything else decimal.
std::optional<std::uint64_t> number(std::string_view word) {
    int base = 10;
    if (word.starts_with("0x") || word.starts_with("0X")) {
        base = 16;
        word.remove_prefix(2);
    } else if (word.size() > 1 && word.front() == '0') {
        base = 8;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
    if (word.empty() || error != std::errc() || end != word.data() + word.size() || value >> 63 != 0)
        return std::nullopt;
    return value;
}

std::optional<CopyPhase> phaseOf(std::string_view word) {
    if (word.size() != 1 || std::string_view("?*/-FG+").find(word.front()) == std::string_view::npos)
        return std::nullopt;
    return static_cast<CopyPhase>(word.front());
}

std::optional<CopyStatus> statusOf(std::string_view word) {
    if (word.size() != 1 || std::string_view("?*/-+").find(word.front()) == std::string_view::npos)
        return std::nullopt;
    return static_cast<CopyStatus>(word.front());
}

}  // namespace

CopyMap::CopyMap(ByteRange extent) : extent_(extent) {
    if (extent.empty()) return;
    starts_[extent.offset] = CopyStatus::NotTried;
    bytes_[indexOf(CopyStatus::NotTried)] = extent.length;
}

std::size_t CopyMap::indexOf(CopyStatus status) {
    return static_cast<std::size_t>(std::ranges::find(copyStatuses, status) - copyStatuses.begin());
}

Result<CopyMap> CopyMap::parse(std::string_view text) {
    CopyMap map({});
    bool head = true;
    std::size_t lineNumber = 0;
    std::uint64_t end = 0;
    const auto damaged = [&](CopyError code) { return fail(Cause::Damaged, code, lineNumber); };
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        ++lineNumber;
        const std::string_view first = nextWord(line);
        if (first.empty()) continue;
        const auto position = number(first);
        if (!position) return damaged(CopyError::MapLine);
        if (head) {
            head = false;
            map.position = *position;
            const auto phase = phaseOf(nextWord(line));
            if (!phase) return damaged(CopyError::MapLine);
            map.phase = *phase;
            if (const std::string_view word = nextWord(line); !word.empty()) {
                const auto pass = number(word);
                if (!pass || *pass > 1000) return damaged(CopyError::MapLine);
                map.pass = static_cast<unsigned>(*pass);
            }
            continue;
        }
        const auto size = number(nextWord(line));
        const auto status = statusOf(nextWord(line));
        if (!size || !status || *size == 0) return damaged(CopyError::MapLine);
        if (map.starts_.empty()) map.extent_.offset = end = *position;
        if (*position != end) return damaged(CopyError::MapGap);
        if (*size > (std::uint64_t{1} << 63) - 1 - end) return damaged(CopyError::MapLine);
        if (map.starts_.size() >= mostBlocks) return fail(Cause::NoSpace, CopyError::MapTooLong, mostBlocks);
        if (map.starts_.empty() || map.starts_.rbegin()->second != *status)
            map.starts_.emplace_hint(map.starts_.end(), *position, *status);
        end += *size;
        map.bytes_[indexOf(*status)] += *size;
        map.extent_.length = end - map.extent_.offset;
    }
    if (head) return fail(Cause::Damaged, CopyError::MapEmpty);
    return map;
}

std::string CopyMap::text(std::string_view comment) const {
    std::string out;
    while (!comment.empty()) {
        const std::string_view line = comment.substr(0, comment.find('\n'));
        comment.remove_prefix(std::min(comment.size(), line.size() + 1));
        out += fmt::format("# {}\n", line);
    }
    out += "# current_pos  current_status  current_pass\n";
    out += fmt::format("{:#010x}     {}               {}\n", position, static_cast<char>(phase), pass);
    out += "#      pos        size  status\n";
    for (const Block& block : blocks())
        out += fmt::format("{:#010x}  {:#010x}  {}\n", block.range.offset, block.range.length,
                           static_cast<char>(block.status));
    return out;
}

// Makes a block begin at `at`, which lies inside.
void CopyMap::split(std::uint64_t at) {
    const auto after = starts_.upper_bound(at);
    const auto holder = std::prev(after);
    if (holder->first != at) starts_.emplace_hint(after, at, holder->second);
}

void CopyMap::mark(const ByteRange& wanted, CopyStatus status) {
    const ByteRange range = wanted.clippedTo(extent_);
    if (range.empty()) return;
    split(range.offset);
    if (range.end() < extent_.end()) split(range.end());
    auto at = starts_.find(range.offset);
    for (auto next = at; at != starts_.end() && at->first < range.end(); at = next) {
        next = std::next(at);
        const std::uint64_t end = next == starts_.end() ? extent_.end() : next->first;
        bytes_[indexOf(at->second)] -= end - at->first;
        if (at->first != range.offset) starts_.erase(at);
    }
    const auto here = starts_.find(range.offset);
    here->second = status;
    bytes_[indexOf(status)] += range.length;
    if (const auto next = std::next(here); next != starts_.end() && next->second == status)
        starts_.erase(next);
    if (here != starts_.begin() && std::prev(here)->second == status) starts_.erase(here);
}

std::vector<CopyMap::Block> CopyMap::blocks() const { return blocks(extent_); }

std::vector<CopyMap::Block> CopyMap::blocks(const ByteRange& wanted) const {
    const ByteRange range = wanted.clippedTo(extent_);
    std::vector<Block> all;
    if (range.empty()) return all;
    for (auto at = std::prev(starts_.upper_bound(range.offset));
         at != starts_.end() && at->first < range.end(); ++at) {
        const auto next = std::next(at);
        const std::uint64_t end = next == starts_.end() ? extent_.end() : next->first;
        all.push_back({ByteRange{at->first, end - at->first}.clippedTo(range), at->second});
    }
    return all;
}

std::vector<ByteRange> CopyMap::ranges(CopyStatus status) const {
    std::vector<ByteRange> found;
    for (auto at = starts_.begin(); at != starts_.end(); ++at) {
        if (at->second != status) continue;
        const auto next = std::next(at);
        found.push_back({at->first, (next == starts_.end() ? extent_.end() : next->first) - at->first});
    }
    return found;
}

CopyMap CopyMap::withExtent(const ByteRange& extent) const {
    CopyMap map(extent);
    map.phase = phase;
    map.pass = pass;
    map.position = position;
    for (const Block& block : blocks()) map.mark(block.range, block.status);
    return map;
}

}  // namespace sectorsmith::copier
