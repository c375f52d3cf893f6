// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/page_store.h"

#include <QMetaObject>
#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_set>

#include "edit/overlay.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

struct PageStore::Page {
    std::uint64_t index = 0;
    std::uint64_t generation = 0;  // of the forgetting: an answer from before it is dropped
    std::vector<std::byte> bytes;
    std::vector<BadRange> bad;
};

// What the store and its reading thread have in common. The thread keeps it alive when it outlives the store.
struct PageStore::Shared {
    std::shared_ptr<ByteSource> source;
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<std::uint64_t> wanted;           // page numbers, the most urgent first
    std::unordered_set<std::uint64_t> extra;    // asked for by wantAlso: survive the next want()
    std::uint64_t reading = ~std::uint64_t{0};  // the page being read now
    std::size_t undelivered = 0;                // read, but not yet accepted by the store
    std::uint64_t generation = 0;
    PageStore* store = nullptr;  // null once it is gone
    bool stop = false;
};

PageStore::PageStore(std::shared_ptr<ByteSource> source, QObject* parent)
    : QObject(parent), source_(std::move(source)), shared_(std::make_shared<Shared>()) {
    shared_->source = source_;
    shared_->store = this;
    // Detached on purpose: a read from a dying disk can hang for minutes, and closing the tab must not wait for it.
    std::thread(readPages, shared_).detach();
}

PageStore::~PageStore() {
    const std::lock_guard lock(shared_->mutex);
    shared_->store = nullptr;
    shared_->stop = true;
    shared_->wake.notify_all();
}

void PageStore::readPages(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    for (;;) {
        shared->reading = ~std::uint64_t{0};
        shared->wake.wait(lock, [&] { return shared->stop || !shared->wanted.empty(); });
        if (shared->stop) return;
        auto page = std::make_shared<Page>();
        page->index = shared->wanted.front();
        page->generation = shared->generation;
        shared->wanted.pop_front();
        shared->extra.erase(page->index);
        shared->reading = page->index;
        lock.unlock();

        const std::uint64_t offset = page->index * pageBytes;
        const std::uint64_t size = shared->source->size();
        page->bytes.resize(static_cast<std::size_t>(std::min(pageBytes, size - std::min(size, offset))));
        page->bad = shared->source->read(offset, page->bytes).bad;

        lock.lock();
        if (shared->store == nullptr) return;
        ++shared->undelivered;
        QMetaObject::invokeMethod(
            shared->store,
            [store = shared->store, shared, done = std::shared_ptr<const Page>(std::move(page))] {
                {
                    const std::lock_guard counted(shared->mutex);
                    --shared->undelivered;
                    if (done->generation != shared->generation) return;
                }
                store->accept(done);
            },
            Qt::QueuedConnection);
    }
}

void PageStore::accept(std::shared_ptr<const Page> page) {
    const std::uint64_t index = page->index;
    const Page& known = *page;
    if (const auto old = pages_.find(index); old != pages_.end()) {
        recent_.erase(old->second.used);
        pages_.erase(old);
    }
    recent_.push_front(index);
    pages_[index] = Held{std::move(page), recent_.begin()};
    while (pages_.size() > maxPages) {
        pages_.erase(recent_.back());
        recent_.pop_back();
    }
    Q_EMIT pagesArrived(index * pageBytes, known.bytes.size());
    if (!known.bad.empty()) {
        const BadRange& first = known.bad.front();
        Q_EMIT unreadable(first.offset, first.length, errorText(first.error));
    }
}

const PageStore::Page* PageStore::find(std::uint64_t index) {
    const auto found = pages_.find(index);
    if (found == pages_.end()) return nullptr;
    recent_.splice(recent_.begin(), recent_, found->second.used);
    return found->second.page.get();
}

bool PageStore::peek(std::uint64_t offset, std::span<std::byte> out, std::span<ByteState> states) {
    const bool known = peekBelow(offset, out, states);
    if (overlay_ == nullptr || overlay_->empty()) return known;
    overlay_->applyTo(offset, out);
    // What is staged is known, whether or not it was read.
    for (const ByteRange& run : overlay_->runs(offset, out.size()))
        std::fill_n(states.begin() + static_cast<std::ptrdiff_t>(run.offset - offset), run.length,
                    ByteState::Ready);
    return known || std::ranges::find(states, ByteState::Pending) == states.end();
}

bool PageStore::peekBelow(std::uint64_t offset, std::span<std::byte> out, std::span<ByteState> states) {
    const std::uint64_t size = source_->size();
    bool known = true;
    for (std::size_t done = 0; done < out.size();) {
        const std::uint64_t at = offset + done;
        if (at >= size) {
            std::fill(out.begin() + static_cast<std::ptrdiff_t>(done), out.end(), std::byte{0});
            std::fill(states.begin() + static_cast<std::ptrdiff_t>(done), states.end(), ByteState::Outside);
            break;
        }
        const std::uint64_t index = at / pageBytes;
        const std::uint64_t inPage = at % pageBytes;
        const auto count = static_cast<std::size_t>(
            std::min({pageBytes - inPage, size - at, static_cast<std::uint64_t>(out.size() - done)}));
        const auto part = out.subspan(done, count);
        const auto partStates = states.subspan(done, count);
        if (const Page* page = find(index)) {
            std::memcpy(part.data(), page->bytes.data() + inPage, count);
            std::fill(partStates.begin(), partStates.end(), ByteState::Ready);
            for (const BadRange& bad : page->bad) {
                const ByteRange hit = ByteRange{bad.offset, bad.length}.clippedTo({at, count});
                for (std::uint64_t i = 0; i < hit.length; ++i) {
                    partStates[static_cast<std::size_t>(hit.offset - at + i)] = ByteState::Unreadable;
                    part[static_cast<std::size_t>(hit.offset - at + i)] = std::byte{0};
                }
            }
        } else {
            std::fill(part.begin(), part.end(), std::byte{0});
            std::fill(partStates.begin(), partStates.end(), ByteState::Pending);
            known = false;
        }
        done += count;
    }
    return known;
}

Error PageStore::errorAt(std::uint64_t offset) const {
    const auto found = pages_.find(offset / pageBytes);
    if (found == pages_.end()) return {};
    for (const BadRange& bad : found->second.page->bad) {
        if (ByteRange{bad.offset, bad.length}.contains(offset)) return bad.error;
    }
    return {};
}

void PageStore::request(const ByteRange& range, bool front) {
    const std::uint64_t size = source_->size();
    if (range.empty() || range.offset >= size) return;
    const std::uint64_t first = range.offset / pageBytes;
    const std::uint64_t last = (std::min(range.end(), size) - 1) / pageBytes;
    std::vector<std::uint64_t> missing;
    for (std::uint64_t index = first; index <= last && index - first < maxPages / 4; ++index) {
        const bool here = pages_.contains(index) || index == shared_->reading ||
                          std::ranges::find(shared_->wanted, index) != shared_->wanted.end();
        if (!here) missing.push_back(index);
    }
    shared_->wanted.insert(front ? shared_->wanted.begin() : shared_->wanted.end(), missing.begin(),
                           missing.end());
    if (!missing.empty()) shared_->wake.notify_one();
}

void PageStore::want(const ByteRange& range, const ByteRange& ahead) {
    const std::lock_guard lock(shared_->mutex);
    // Whoever scrolls on does not wait for what was passed.
    std::erase_if(shared_->wanted, [&](std::uint64_t index) { return !shared_->extra.contains(index); });
    request(range, true);
    request(ahead, false);
}

void PageStore::wantAlso(const ByteRange& range) {
    const std::lock_guard lock(shared_->mutex);
    const ByteRange bounded{range.offset, std::min<std::uint64_t>(range.length, std::uint64_t{1} << 20)};
    const std::size_t before = shared_->wanted.size();
    request(bounded, false);
    for (std::size_t i = before; i < shared_->wanted.size(); ++i) shared_->extra.insert(shared_->wanted[i]);
}

void PageStore::forget(const ByteRange& range) {
    {
        const std::lock_guard lock(shared_->mutex);
        // A page that is being read now may hold old bytes; its answer is dropped and the number can be asked again.
        ++shared_->generation;
        shared_->reading = ~std::uint64_t{0};
    }
    for (auto it = recent_.begin(); it != recent_.end();) {
        const ByteRange page{*it * pageBytes, pageBytes};
        if (page.overlaps(range)) {
            pages_.erase(*it);
            it = recent_.erase(it);
        } else {
            ++it;
        }
    }
}

bool PageStore::busy() const {
    const std::lock_guard lock(shared_->mutex);
    return !shared_->wanted.empty() || shared_->undelivered > 0 || shared_->reading != ~std::uint64_t{0};
}

}  // namespace sectorsmith::gui
