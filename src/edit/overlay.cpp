// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/overlay.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <mutex>
#include "edit/errors.h"

namespace sectorsmith {

namespace {

constexpr std::byte wasStaged{1};
constexpr std::byte stagedAfter{2};
// One change of a step is at most this long, so that its length fits and no allocation is huge.
constexpr std::size_t changeBound = std::size_t{1} << 24;

// The parts of `bad` that no run covers.
std::vector<BadRange> uncovered(std::vector<BadRange> bad, std::span<const ByteRange> runs) {
    std::vector<BadRange> left;
    for (BadRange& range : bad) {
        std::uint64_t at = range.offset;
        const std::uint64_t end = range.offset + range.length;
        for (const ByteRange& run : runs) {
            if (run.offset + run.length <= at) continue;
            if (run.offset >= end) break;
            if (run.offset > at) left.push_back({at, run.offset - at, range.error});
            at = run.offset + run.length;
        }
        if (at < end) left.push_back({at, end - at, std::move(range.error)});
    }
    return left;
}

}  // namespace

Overlay::Overlay(std::shared_ptr<const ByteSource> base) : base_(std::move(base)) {}

ReadReport Overlay::read(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report = base_->read(offset, out);
    applyTo(offset, out);
    if (!report.complete()) report.bad = uncovered(std::move(report.bad), runs(offset, out.size()));
    return report;
}

void Overlay::applyTo(std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t end = offset + out.size();
    std::shared_lock lock(mutex_);
    if (pages_.empty() || out.empty()) return;
    for (auto it = pages_.lower_bound(offset / pageBytes); it != pages_.end() && it->first * pageBytes < end;
         ++it) {
        const std::uint64_t start = it->first * pageBytes;
        for (std::uint64_t mask = it->second.mask; mask != 0; mask &= mask - 1) {
            const auto i = static_cast<std::uint64_t>(std::countr_zero(mask));
            if (start + i >= offset && start + i < end) out[start + i - offset] = it->second.bytes[i];
        }
    }
}

Extent Overlay::extentAt(std::uint64_t offset) const {
    Extent extent = base_->extentAt(offset);
    if (!extent.hole) return extent;
    std::shared_lock lock(mutex_);
    auto it = pages_.lower_bound(offset / pageBytes);
    if (it == pages_.end()) return extent;
    // A page with staged bytes is data; the hole ends before it.
    const std::uint64_t start = it->first * pageBytes;
    if (start <= offset) return {offset, std::min(extent.length, start + pageBytes - offset), false};
    extent.length = std::min(extent.length, start - offset);
    return extent;
}

std::uint32_t Overlay::nameIndex(const std::string& what) {
    auto [it, fresh] = nameIndexes_.try_emplace(what, static_cast<std::uint32_t>(names_.size()));
    if (fresh) names_.push_back(what);
    return it->second;
}

void Overlay::forgetRedo() {
    if (done_ == steps_.size()) return;
    changes_.resize(steps_[done_].firstChange);
    log_.resize(steps_[done_].logBegin);
    steps_.resize(done_);
}

void Overlay::beginStep(const std::string& what) {
    forgetRedo();
    steps_.push_back({nameIndex(what), 0, changes_.size(), log_.size()});
}

void Overlay::finishStep() {
    Step& step = steps_.back();
    step.changeCount = static_cast<std::uint32_t>(changes_.size() - step.firstChange);
    done_ = steps_.size();
    notify(std::span(changes_).subspan(step.firstChange));
}

// Appends a change to the current step and applies it.
void Overlay::record(std::uint64_t offset, std::span<const std::byte> after, bool stageThem) {
    while (!after.empty()) {
        const auto part = after.first(std::min(after.size(), changeBound));
        const Change change{offset, log_.size(), static_cast<std::uint32_t>(part.size())};
        log_.resize(log_.size() + 3 * part.size());
        std::byte* to = log_.data() + change.at;
        std::byte* before = to + part.size();
        std::byte* flags = before + part.size();
        std::memcpy(to, part.data(), part.size());
        for (std::size_t i = 0; i < part.size();) {
            const std::uint64_t inPage = (offset + i) % pageBytes;
            const std::size_t count = std::min<std::size_t>(pageBytes - inPage, part.size() - i);
            const auto page = pages_.find((offset + i) / pageBytes);
            for (std::size_t k = 0; k < count; ++k) {
                const bool was = page != pages_.end() && (page->second.mask >> (inPage + k) & 1) != 0;
                if (was) before[i + k] = page->second.bytes[inPage + k];
                flags[i + k] = (was ? wasStaged : std::byte{0}) | (stageThem ? stagedAfter : std::byte{0});
            }
            i += count;
        }
        changes_.push_back(change);
        apply(change, true);
        offset += part.size();
        after = after.subspan(part.size());
    }
}

void Overlay::apply(const Change& change, bool forward) {
    const std::byte* bytes = log_.data() + change.at + (forward ? 0 : change.length);
    const std::byte* flags = log_.data() + change.at + 2 * std::size_t{change.length};
    const std::byte flag = forward ? stagedAfter : wasStaged;
    std::unique_lock lock(mutex_);
    for (std::size_t i = 0; i < change.length;) {
        const std::uint64_t at = change.offset + i;
        const std::uint64_t inPage = at % pageBytes;
        const std::size_t count = std::min<std::size_t>(pageBytes - inPage, change.length - i);
        const auto page = pages_.try_emplace(at / pageBytes).first;
        const auto before = static_cast<std::uint64_t>(std::popcount(page->second.mask));
        for (std::size_t k = 0; k < count; ++k) {
            const std::uint64_t bit = std::uint64_t{1} << (inPage + k);
            if ((flags[i + k] & flag) != std::byte{0}) {
                page->second.mask |= bit;
                page->second.bytes[inPage + k] = bytes[i + k];
            } else {
                page->second.mask &= ~bit;
            }
        }
        stagedBytes_ += static_cast<std::uint64_t>(std::popcount(page->second.mask)) - before;
        if (page->second.mask == 0) pages_.erase(page);
        i += count;
    }
}

void Overlay::notify(std::span<const Change> changes) const {
    if (!listener_ || changes.empty()) return;
    std::uint64_t begin = UINT64_MAX;
    std::uint64_t end = 0;
    for (const Change& c : changes) {
        begin = std::min(begin, c.offset);
        end = std::max(end, c.offset + c.length);
    }
    listener_(begin, end - begin);
}

Result<void> Overlay::stage(std::uint64_t offset, std::span<const std::byte> bytes, const std::string& what,
                            bool mergeTyping) {
    const StagedWrite write{offset, {bytes.begin(), bytes.end()}};
    return stage(std::span(&write, 1), what, mergeTyping);
}

bool Overlay::appendTyping(std::uint64_t offset, std::span<const std::byte> bytes, const std::string& what) {
    if (!typing_ || done_ == 0 || done_ != steps_.size()) return false;
    const Change& last = changes_.back();
    // Goes on behind the last byte, or on it (its second hexadecimal digit).
    const std::uint64_t end = last.offset + last.length;
    if (names_[steps_.back().what] != what || (offset != end && offset + 1 != end)) return false;
    record(offset, bytes, true);
    finishStep();
    return true;
}

Result<void> Overlay::checkRoom(std::span<const StagedWrite> writes) const {
    std::uint64_t total = 0;
    for (const StagedWrite& w : writes) {
        if (w.offset > size() || w.bytes.size() > size() - w.offset)
            return failAt(w.offset, Cause::OutOfRange, EditError::EditBeyondEnd, w.bytes.size(), w.offset,
                          name(), size());
        total += w.bytes.size();
        if (total > maximumBytes || stagedBytes_ > maximumBytes - total)
            return failAt(w.offset, Cause::NoSpace, EditError::TooMuchStaged, maximumBytes >> 20);
    }
    return {};
}

Result<void> Overlay::stage(std::span<const StagedWrite> writes, const std::string& what, bool mergeTyping) {
    if (auto room = checkRoom(writes); !room) return room;
    if (std::ranges::all_of(writes, [](const StagedWrite& w) { return w.bytes.empty(); })) return {};
    if (mergeTyping && writes.size() == 1 && appendTyping(writes[0].offset, writes[0].bytes, what)) return {};
    beginStep(what);
    for (const StagedWrite& w : writes) record(w.offset, w.bytes, true);
    finishStep();
    typing_ = mergeTyping;
    return {};
}

Result<void> Overlay::stageDifferences(std::span<const StagedWrite> writes,
                                       std::span<const std::vector<std::byte>> present,
                                       const std::string& what) {
    if (auto room = checkRoom(writes); !room) return room;
    enum class Do { Nothing, Stage, TakeBack };
    bool any = false;
    const auto run = [&](std::uint64_t offset, std::span<const std::byte> bytes, Do action) {
        if (bytes.empty() || action == Do::Nothing) return;
        if (!any) beginStep(what);
        any = true;
        record(offset, bytes, action == Do::Stage);
    };
    for (std::size_t i = 0; i < writes.size(); ++i) {
        const std::uint64_t offset = writes[i].offset;
        const std::span<const std::byte> bytes = writes[i].bytes;
        const bool known = i < present.size() && present[i].size() == bytes.size();
        std::vector<std::byte> now(bytes.size());
        applyTo(offset, now);
        std::vector<bool> staged(bytes.size());
        for (const ByteRange& part : runs(offset, bytes.size()))
            for (std::uint64_t at = part.offset; at < part.offset + part.length; ++at)
                staged[at - offset] = true;
        const auto actionAt = [&](std::size_t at) {
            if (known && bytes[at] == present[i][at]) return staged[at] ? Do::TakeBack : Do::Nothing;
            return staged[at] && now[at] == bytes[at] ? Do::Nothing : Do::Stage;
        };
        for (std::size_t at = 0; at < bytes.size();) {
            const Do action = actionAt(at);
            std::size_t end = at + 1;
            while (end < bytes.size() && actionAt(end) == action) ++end;
            run(offset + at, bytes.subspan(at, end - at), action);
            at = end;
        }
    }
    if (!any) return {};
    finishStep();
    typing_ = false;
    return {};
}

Result<void> Overlay::fill(std::uint64_t offset, std::uint64_t length, std::span<const std::byte> pattern,
                           const std::string& what) {
    if (pattern.empty()) return fail(Cause::Usage, EditError::EmptyFill);
    if (length > maximumBytes)
        return failAt(offset, Cause::NoSpace, EditError::TooMuchStaged, maximumBytes >> 20);
    StagedWrite write{offset, std::vector<std::byte>(length)};
    for (std::uint64_t i = 0; i < length; ++i) write.bytes[i] = pattern[i % pattern.size()];
    return stage(std::span(&write, 1), what);
}

Result<void> Overlay::revert(std::uint64_t offset, std::uint64_t length, const std::string& what) {
    const std::vector<ByteRange> touched = runs(offset, length);
    if (touched.empty()) return {};
    beginStep(what);
    for (const ByteRange& run : touched) record(run.offset, std::vector<std::byte>(run.length), false);
    finishStep();
    typing_ = false;
    return {};
}

void Overlay::undo() {
    if (!canUndo()) return;
    const Step& step = steps_[--done_];
    const auto changes = std::span(changes_).subspan(step.firstChange, step.changeCount);
    for (std::size_t i = changes.size(); i-- > 0;) apply(changes[i], false);
    typing_ = false;
    notify(changes);
}

void Overlay::redo() {
    if (!canRedo()) return;
    const Step& step = steps_[done_++];
    const auto changes = std::span(changes_).subspan(step.firstChange, step.changeCount);
    for (const Change& change : changes) apply(change, true);
    typing_ = false;
    notify(changes);
}

void Overlay::jumpTo(std::size_t count) {
    count = std::min(count, steps_.size());
    if (count == 0 && done_ > 1) {
        // Before the first step nothing was staged: no step needs to be looked at.
        const std::uint64_t begin = pages_.empty() ? 0 : pages_.begin()->first * pageBytes;
        const std::uint64_t end =
            pages_.empty() ? 0 : std::min(size(), (pages_.rbegin()->first + 1) * pageBytes);
        {
            const std::unique_lock lock(mutex_);
            pages_.clear();
            stagedBytes_ = 0;
        }
        done_ = 0;
        typing_ = false;
        if (listener_) listener_(begin, end - begin);
    }
    while (done_ > count) undo();
    while (done_ < count) redo();
}

EditStep Overlay::step(std::size_t index) const {
    assert(index < steps_.size());
    const Step& step = steps_[index];
    EditStep out{names_[step.what], UINT64_MAX, 0, 0};
    std::uint64_t end = 0;
    std::uint64_t joinedEnd = UINT64_MAX;
    for (const Change& c : std::span(changes_).subspan(step.firstChange, step.changeCount)) {
        out.offset = std::min(out.offset, c.offset);
        end = std::max(end, c.offset + c.length);
        if (c.offset != joinedEnd && c.offset + 1 != joinedEnd) ++out.runs;
        joinedEnd = c.offset + c.length;
    }
    out.length = end - out.offset;
    return out;
}

std::vector<ByteRange> Overlay::runs(std::uint64_t offset, std::uint64_t length, std::size_t limit) const {
    std::vector<ByteRange> out;
    const std::uint64_t end = length > UINT64_MAX - offset ? UINT64_MAX : offset + length;
    std::shared_lock lock(mutex_);
    for (auto it = pages_.lower_bound(offset / pageBytes); it != pages_.end() && it->first * pageBytes < end;
         ++it) {
        const std::uint64_t start = it->first * pageBytes;
        for (std::uint64_t i = 0; i < pageBytes;) {
            const std::uint64_t rest = it->second.mask >> i;
            if (rest == 0) break;
            i += static_cast<std::uint64_t>(std::countr_zero(rest));
            const auto ones = static_cast<std::uint64_t>(std::countr_one(it->second.mask >> i));
            const std::uint64_t from = std::max(start + i, offset);
            const std::uint64_t to = std::min(start + i + ones, end);
            i += ones;
            if (from >= to) continue;
            if (!out.empty() && out.back().offset + out.back().length == from) {
                out.back().length += to - from;
            } else {
                if (out.size() == limit) return out;
                out.push_back({from, to - from});
            }
        }
    }
    return out;
}

bool Overlay::isStaged(std::uint64_t offset) const {
    std::shared_lock lock(mutex_);
    const auto it = pages_.find(offset / pageBytes);
    return it != pages_.end() && (it->second.mask >> (offset % pageBytes) & 1) != 0;
}

std::vector<ByteRange> Overlay::sectors() const {
    const std::uint64_t sector = sectorSize();
    std::vector<ByteRange> out;
    for (const ByteRange& run : runs()) {
        const std::uint64_t from = run.offset / sector * sector;
        const std::uint64_t to = std::min(size(), (run.offset + run.length + sector - 1) / sector * sector);
        if (!out.empty() && out.back().offset + out.back().length >= from)
            out.back().length = std::max(out.back().offset + out.back().length, to) - out.back().offset;
        else out.push_back({from, to - from});
    }
    return out;
}

void Overlay::clear() {
    const std::vector<ByteRange> old = runs();
    {
        std::unique_lock lock(mutex_);
        pages_.clear();
        stagedBytes_ = 0;
    }
    steps_.clear();
    changes_.clear();
    log_.clear();
    done_ = 0;
    typing_ = false;
    if (listener_ && !old.empty())
        listener_(old.front().offset, old.back().offset + old.back().length - old.front().offset);
}

}  // namespace sectorsmith
