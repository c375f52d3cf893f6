// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that the window shows, read off the GUI thread: pages are asked for, arrive later, and are kept within a
// bound. What is not there yet, or cannot be read, is told apart from bytes.
#pragma once

#include <QObject>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/byte_range.h"
#include "io/byte_source.h"

namespace sectorsmith {
class Overlay;
}

namespace sectorsmith::gui {

enum class ByteState : std::uint8_t {
    Ready,
    Pending,     // not read yet
    Unreadable,  // the device failed here
    Outside,     // past the end
};

// Lives in the GUI thread. The reading thread shares only what it needs, so a device that hangs neither blocks the
// window nor its closing.
class PageStore : public QObject {
    Q_OBJECT

 public:
    static constexpr std::uint64_t pageBytes = std::uint64_t{64} << 10;
    static constexpr std::size_t maxPages = 256;  // 16 MiB a store

    explicit PageStore(std::shared_ptr<ByteSource> source, QObject* parent = nullptr);
    ~PageStore() override;

    // Staged edits that peek() shows over what was read, at once and without reading again; must outlive the store.
    // `source` is then what lies below them. nullptr: none.
    void setOverlay(const Overlay* overlay) { overlay_ = overlay; }

    // What is known now of [offset, offset + out.size()); `states` has the same length. Never reads, never waits.
    // Bytes that are not Ready are zero. Returns whether all of them are known (nothing is Pending).
    bool peek(std::uint64_t offset, std::span<std::byte> out, std::span<ByteState> states);
    // The same without the staged edits: what the disk holds.
    bool peekBelow(std::uint64_t offset, std::span<std::byte> out, std::span<ByteState> states);
    // Why the byte at `offset` is Unreadable; an empty message otherwise.
    Error errorAt(std::uint64_t offset) const;

    // Asks for the pages of `range` (what is visible) at once and, after them, for `ahead` (may be empty). Replaces the
    // wishes of before: pages that nobody waits for any more are not read. pagesArrived tells.
    void want(const ByteRange& range, const ByteRange& ahead = {});
    // Asks for a small range (at most 1 MiB) beside what is wanted; for the data inspector and the like.
    void wantAlso(const ByteRange& range);
    // Forgets what is known of `range`; the next want() reads again.
    void forget(const ByteRange& range);
    void forgetAll() { forget({0, source_->size()}); }
    // True while something that was asked for has not arrived.
    bool busy() const;

    const ByteSource& source() const { return *source_; }
    std::size_t pagesHeld() const { return pages_.size(); }

 Q_SIGNALS:
    // Bytes or errors of this range are known now.
    void pagesArrived(quint64 offset, quint64 length);
    // The first unreadable sectors of a page, once per page that arrives.
    void unreadable(quint64 offset, quint64 length, const QString& message);

 private:
    struct Page;
    struct Shared;
    struct Held {
        std::shared_ptr<const Page> page;
        std::list<std::uint64_t>::iterator used;
    };

    const Page* find(std::uint64_t index);
    void request(const ByteRange& range, bool front);
    void accept(std::shared_ptr<const Page> page);
    static void readPages(const std::shared_ptr<Shared>& shared);

    std::shared_ptr<ByteSource> source_;
    const Overlay* overlay_ = nullptr;
    std::shared_ptr<Shared> shared_;
    std::unordered_map<std::uint64_t, Held> pages_;
    std::list<std::uint64_t> recent_;  // page numbers, the most recently used first
};

}  // namespace sectorsmith::gui
