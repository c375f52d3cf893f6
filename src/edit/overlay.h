// SPDX-License-Identifier: GPL-3.0-or-later
// Staged edits over a source: what the disk would be after a commit. Nothing here writes to a disk.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <shared_mutex>
#include <span>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "io/byte_source.h"

namespace sectorsmith {

// What one undo step did, for the list of steps.
struct EditStep {
    std::string what;          // "Typing", "Fill", "gpt.entries[2].name"
    std::uint64_t offset = 0;  // first byte touched
    std::uint64_t length = 0;  // of the span touched, first to last byte
    std::size_t runs = 0;
};

// Bytes to be staged at one place.
struct StagedWrite {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
};

// A ByteSource that shows the staged bytes over the bytes of `base`; everything that reads through it sees the edited
// disk at once. The size never changes. At most `maximumBytes` can be staged (Cause::NoSpace beyond).
// A staged byte covers an unreadable one: it is known what will be there.
// Threading: reading from any thread; the functions that change it from one thread at a time.
class Overlay : public ByteSource {
 public:
    static constexpr std::uint64_t maximumBytes = std::uint64_t{256} << 20;

    explicit Overlay(std::shared_ptr<const ByteSource> base);

    std::uint64_t size() const override { return base_->size(); }
    std::uint32_t sectorSize() const override { return base_->sectorSize(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override;
    std::string name() const override { return base_->name(); }
    const std::shared_ptr<const ByteSource>& base() const { return base_; }

    // Stages bytes as one undo step. OutOfRange when a write does not lie inside the source; then nothing is staged.
    // With `mergeTyping` the step joins the one before when that was typing with the same `what` that ended where this
    // begins, or on this byte (an undo takes back the whole word).
    Result<void> stage(std::span<const StagedWrite> writes, const std::string& what,
                       bool mergeTyping = false);
    Result<void> stage(std::uint64_t offset, std::span<const std::byte> bytes, const std::string& what,
                       bool mergeTyping = false);
    // As stage(), but of the writes only the bytes that differ from the base are staged; those that do not are taken back
    // where they were. `present` has, for each write, what the base holds there: read by the caller, who may be in a
    // thread that must not wait for a disk. One that is not as long as its write is not known, and all of it is staged.
    // No step when nothing changes.
    Result<void> stageDifferences(std::span<const StagedWrite> writes,
                                  std::span<const std::vector<std::byte>> present, const std::string& what);
    // Repeats `pattern` over [offset, offset + length).
    Result<void> fill(std::uint64_t offset, std::uint64_t length, std::span<const std::byte> pattern,
                      const std::string& what);
    // Takes the staged bytes of the range back to what the base holds, as an undo step.
    Result<void> revert(std::uint64_t offset, std::uint64_t length, const std::string& what);
    // Ends merging: the next typing is a step of its own (the cursor moved).
    void endTyping() { typing_ = false; }

    bool canUndo() const { return done_ > 0; }
    bool canRedo() const { return done_ < steps_.size(); }
    void undo();
    void redo();
    // Undoes or redoes until `count` steps are done (0: none of them).
    void jumpTo(std::size_t count);
    std::size_t doneSteps() const { return done_; }
    std::size_t stepCount() const { return steps_.size(); }
    EditStep step(std::size_t index) const;

    bool empty() const { return stagedBytes_ == 0; }
    std::uint64_t stagedBytes() const { return stagedBytes_; }
    // The staged runs within the range, in order, at most `limit`; runs that touch are one.
    std::vector<ByteRange> runs(std::uint64_t offset, std::uint64_t length,
                                std::size_t limit = SIZE_MAX) const;
    std::vector<ByteRange> runs() const { return runs(0, size()); }
    bool isStaged(std::uint64_t offset) const;
    // Puts the staged bytes over what was read of [offset, offset + out.size()) elsewhere. Reads nothing.
    void applyTo(std::uint64_t offset, std::span<std::byte> out) const;
    // The whole sectors that hold staged bytes, in order, touching ones joined: what a commit writes.
    std::vector<ByteRange> sectors() const;

    // Forgets everything, history too (after a commit or a discard).
    void clear();
    // Called after each change, in the thread that made it, with the span of bytes that may have changed.
    void onChange(std::function<void(std::uint64_t offset, std::uint64_t length)> listener) {
        listener_ = std::move(listener);
    }

 private:
    static constexpr std::uint64_t pageBytes = 64;
    struct Page {
        std::uint64_t mask = 0;  // bit i: byte i is staged
        std::array<std::byte, pageBytes> bytes{};
    };
    // A change of one place within a step. The log holds, from `at` on, the bytes after, the bytes before, and a flag
    // byte for each (bit 0: was staged before, bit 1: is staged after).
    struct Change {
        std::uint64_t offset = 0;
        std::uint64_t at = 0;
        std::uint32_t length = 0;
    };
    struct Step {
        std::uint32_t what = 0;  // index in names_
        std::uint32_t changeCount = 0;
        std::size_t firstChange = 0;
        std::uint64_t logBegin = 0;  // size of the log before this step
    };

    Result<void> checkRoom(std::span<const StagedWrite> writes) const;
    void beginStep(const std::string& what);
    void finishStep();
    void forgetRedo();
    bool appendTyping(std::uint64_t offset, std::span<const std::byte> bytes, const std::string& what);
    void record(std::uint64_t offset, std::span<const std::byte> after, bool stageThem);
    void apply(const Change& change, bool forward);
    void notify(std::span<const Change> changes) const;
    std::uint32_t nameIndex(const std::string& what);

    std::shared_ptr<const ByteSource> base_;
    mutable std::shared_mutex mutex_;      // guards pages_ and stagedBytes_ against readers in other threads
    std::map<std::uint64_t, Page> pages_;  // by offset / pageBytes
    std::uint64_t stagedBytes_ = 0;
    std::vector<Step> steps_;
    std::vector<Change> changes_;
    std::vector<std::byte> log_;
    std::vector<std::string> names_;
    std::map<std::string, std::uint32_t> nameIndexes_;
    std::size_t done_ = 0;
    bool typing_ = false;
    std::function<void(std::uint64_t, std::uint64_t)> listener_;
};

}  // namespace sectorsmith
