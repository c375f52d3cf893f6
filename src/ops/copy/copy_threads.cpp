// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_threads.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "base/all_zero.h"
#include "io/memory_pages.h"
#include "io/system_file.h"
#include "ops/copy/errors.h"

namespace sectorsmith::copier {

namespace {

using Clock = std::chrono::steady_clock;
// How long somebody who wants to leave waits for a thread that works.
constexpr auto patience = std::chrono::milliseconds(300);
constexpr auto look = std::chrono::milliseconds(100);  // between two looks at the watcher
// A run of zeros this long is worth a hole.
constexpr std::size_t zeroRunBytes = std::size_t{64} << 10;
// What direct writes to files want; sectors of 512 bytes below the file system are told by nobody.
constexpr std::uint32_t directUnit = 4096;
// Where writes go through the system's cache, so much of it may be ours.
constexpr std::uint64_t cachedBytes = std::uint64_t{64} << 20;

// Counts something that has ended. Who waits for it would only wait again, for the mutex, if that were still held.
void tell(CopySignal& signal, std::unique_lock<std::mutex>& lock) {
    ++signal.events;
    lock.unlock();
    signal.changed.notify_all();
    lock.lock();
}

// Joins a thread that ends now, and leaves behind one that does not.
template <typename Idle>
void endThread(std::thread& thread, std::unique_lock<std::mutex>& lock, std::condition_variable& changed,
               Idle idle) {
    const bool ends = changed.wait_for(lock, patience, idle);
    lock.unlock();
    if (ends) thread.join();
    else thread.detach();
}

}  // namespace

void CopySignal::wait(std::uint64_t& seen) {
    std::unique_lock lock(mutex);
    changed.wait_for(lock, look, [&] { return events != seen; });
    seen = events;
}

CopyBuffer::CopyBuffer(std::size_t bytes)
    : memory_(static_cast<std::byte*>(::operator new[](bytes, std::align_val_t{alignment}, std::nothrow))),
      size_(memory_ ? bytes : 0) {
    preferLargePages(this->bytes());
}

struct CopyWriter::Job {
    enum class Kind { Bytes, Zeros, Save, Flush };
    Kind kind = Kind::Bytes;
    ByteRange range;
    BufferHandle buffer;
    std::string map;
};

// What the thread does with the target; nobody else uses it meanwhile.
struct CopyWriter::State {
    Target target;
    std::shared_ptr<CopySignal> signal;
    std::condition_variable wake;
    std::deque<Job> queued;
    std::deque<Done> done;
    std::optional<Error> error;
    std::uint64_t saves = 0;
    bool busy = false, stop = false, flushFailed = false;

    SystemFile* file = nullptr;  // of an image: to be written past the cache
    bool direct = false;
    std::uint64_t cached = 0;
    // A system tells of lost bytes once: a flush that follows may succeed without them.
    bool flushLost = false;  // the thread's alone

    Result<void> flush() {
        auto flushed = target.device->flush();
        if (!flushed) flushLost = true;
        return flushed;
    }

    void prepare() {
        if (!target.device->identity().image) return;
        const auto open = target.device->openFile();
        if (open.start != 0) return;
        file = open.file;
        direct = file != nullptr && file->setDirect(true, directUnit);
    }

    Result<void> put(std::uint64_t at, std::span<const std::byte> bytes) {
        const std::uint64_t sector = target.device->sectorSize();
        const std::uint64_t to = target.offset + at;
        const bool short_ = bytes.size() % sector != 0 && to + bytes.size() != target.device->size();
        if (short_) return putShort(to, bytes);
        const bool fits = to % directUnit == 0 && bytes.size() % directUnit == 0;
        if (direct && !fits) {
            // A single sector, or the end of an image.
            if (!file->setDirect(false, directUnit)) direct = false;
            auto written = target.device->write(to, bytes);
            if (direct) direct = file->setDirect(true, directUnit);
            return written;
        }
        auto written = target.device->write(to, bytes);
        if (file == nullptr || direct || !written) return written;
        cached += bytes.size();
        if (cached < cachedBytes) return written;
        cached = 0;
        written = flush();
        if (written) file->dropCache(0, target.device->size());
        return written;
    }

    // The source ends within a sector of the target: the rest of that sector stays.
    Result<void> putShort(std::uint64_t to, std::span<const std::byte> bytes) {
        const std::uint64_t sector = target.device->sectorSize();
        const std::size_t whole = bytes.size() / sector * sector;
        if (whole > 0)
            if (auto written = put(to - target.offset, bytes.first(whole)); !written) return written;
        std::vector<std::byte> last(sector);
        if (auto read = readExact(*target.device, to + whole, last); !read) return read;
        std::ranges::copy(bytes.subspan(whole), last.begin());
        return target.device->write(to + whole, last);
    }

    Result<void> zeros(const ByteRange& range) {
        if (target.fresh) return {};
        const std::uint64_t to = target.offset + range.offset;
        const std::uint64_t sector = target.device->sectorSize();
        const bool image = target.device->identity().image;
        if (range.length % sector != 0 && to + range.length != target.device->size()) {
            const std::vector<std::byte> bytes(range.length % sector);
            const ByteRange whole{range.offset, range.length - bytes.size()};
            if (!whole.empty())
                if (auto done = zeros(whole); !done) return done;
            return putShort(target.offset + whole.end(), bytes);
        }
        if (!image) {
            auto zeroed = target.device->zeroRange(to, range.length);
            if (zeroed || zeroed.error().cause != Cause::Unsupported) return zeroed;
        }
        if (direct) file->setDirect(false, directUnit);
        auto done = target.device->writeZeros(to, range.length);
        if (direct) direct = file->setDirect(true, directUnit);
        return done;
    }

    Result<void> bytes(const Job& job) {
        const auto all = job.buffer->bytes().first(job.range.length);
        if (!target.sparse) return put(job.range.offset, all);
        // Runs of blocks that are zero, and that are not, in turn. Blocks count on the disk, so that holes fit.
        for (std::size_t at = 0; at < all.size();) {
            const auto blockEnd = [&](std::size_t from) {
                const std::uint64_t place = job.range.offset + from;
                return std::min<std::size_t>(all.size(), from + (zeroRunBytes - place % zeroRunBytes));
            };
            std::size_t end = blockEnd(at);
            const bool zero = allZero(all.subspan(at, end - at));
            while (end < all.size() && allZero(all.subspan(end, blockEnd(end) - end)) == zero)
                end = blockEnd(end);
            const auto run = all.subspan(at, end - at);
            auto done = zero ? zeros({job.range.offset + at, run.size()}) : put(job.range.offset + at, run);
            if (!done) return done;
            at = end;
        }
        return {};
    }

    Result<void> work(const Job& job) {
        switch (job.kind) {
            case Job::Kind::Bytes: return bytes(job);
            case Job::Kind::Zeros: return zeros(job.range);
            case Job::Kind::Flush: return flush();
            case Job::Kind::Save: break;
        }
        if (auto flushed = flush(); !flushed) return flushed;
        return target.saveMap ? target.saveMap(job.map) : Result<void>{};
    }
};

CopyWriter::CopyWriter(Target target, std::shared_ptr<CopySignal> signal)
    : state_(std::make_shared<State>()) {
    state_->target = std::move(target);
    state_->signal = std::move(signal);
    state_->prepare();
    thread_ = std::thread([state = state_] {
        std::unique_lock lock(state->signal->mutex);
        while (true) {
            state->wake.wait(lock, [&] { return state->stop || !state->queued.empty(); });
            if (state->stop) return;
            Job job = std::move(state->queued.front());
            state->queued.pop_front();
            state->busy = true;
            lock.unlock();
            auto done = state->work(job);
            lock.lock();
            state->busy = false;
            if (!done) {
                state->error = done.error();
                state->flushFailed = state->flushLost || job.kind == Job::Kind::Save;
                state->queued.clear();
                state->stop = true;
            } else {
                if (job.kind == Job::Kind::Save) ++state->saves;
                state->done.push_back({job.range, std::move(job.buffer)});
            }
            tell(*state->signal, lock);
        }
    });
}

CopyWriter::~CopyWriter() {
    std::unique_lock lock(state_->signal->mutex);
    state_->stop = true;
    state_->queued.clear();
    state_->wake.notify_all();
    endThread(thread_, lock, state_->signal->changed, [&] { return !state_->busy; });
}

void CopyWriter::push(Job job) {
    {
        const std::lock_guard lock(state_->signal->mutex);
        if (state_->stop) return;
        state_->queued.push_back(std::move(job));
    }
    state_->wake.notify_all();
}

void CopyWriter::write(const ByteRange& range, BufferHandle buffer) {
    push({Job::Kind::Bytes, range, std::move(buffer), {}});
}
void CopyWriter::writeZeros(const ByteRange& range) { push({Job::Kind::Zeros, range, nullptr, {}}); }
void CopyWriter::save(std::string map) { push({Job::Kind::Save, {}, nullptr, std::move(map)}); }
void CopyWriter::flush() { push({Job::Kind::Flush, {}, nullptr, {}}); }

std::optional<CopyWriter::Done> CopyWriter::take() {
    const std::lock_guard lock(state_->signal->mutex);
    if (state_->done.empty()) return std::nullopt;
    Done done = std::move(state_->done.front());
    state_->done.pop_front();
    return done;
}

bool CopyWriter::idle() const {
    const std::lock_guard lock(state_->signal->mutex);
    return state_->queued.empty() && state_->done.empty() && !state_->busy;
}

std::optional<Error> CopyWriter::error() const {
    const std::lock_guard lock(state_->signal->mutex);
    return state_->error;
}

bool CopyWriter::flushFailed() const {
    const std::lock_guard lock(state_->signal->mutex);
    return state_->flushFailed;
}

std::uint64_t CopyWriter::saves() const {
    const std::lock_guard lock(state_->signal->mutex);
    return state_->saves;
}

struct CopyReader::Job {
    Done read;
    std::shared_ptr<CopyWriter::State> then;
};

struct CopyReader::State {
    std::shared_ptr<ByteSource> source;
    std::shared_ptr<CopySignal> signal;
    std::condition_variable wake;  // of the thread alone; CopySignal::changed is for who waits for it
    std::deque<Job> queued;
    std::deque<Done> done;
    bool busy = false, halted = false, stop = false;
};

CopyReader::CopyReader(std::shared_ptr<ByteSource> source, std::shared_ptr<CopySignal> signal)
    : state_(std::make_shared<State>()) {
    state_->source = std::move(source);
    state_->signal = std::move(signal);
    thread_ = std::thread([state = state_] {
        std::unique_lock lock(state->signal->mutex);
        while (true) {
            state->wake.wait(lock, [&] { return state->stop || (!state->halted && !state->queued.empty()); });
            if (state->stop) return;
            auto [job, then] = std::move(state->queued.front());
            state->queued.pop_front();
            state->busy = true;
            lock.unlock();
            const auto start = Clock::now();
            job.attempt =
                attemptRead(*state->source, job.range.offset, job.buffer->bytes().first(job.range.length));
            job.seconds = std::chrono::duration<double>(Clock::now() - start).count();
            lock.lock();
            state->busy = false;
            if (job.attempt.error) state->halted = true;
            // One that was left behind writes nothing.
            if (job.attempt.error || state->stop) then = nullptr;
            if (then && !then->stop)
                then->queued.push_back({CopyWriter::Job::Kind::Bytes, job.range, std::move(job.buffer), {}});
            state->done.push_back(std::move(job));
            if (then) {
                lock.unlock();
                then->wake.notify_all();
                lock.lock();
            } else {
                tell(*state->signal, lock);
            }
        }
    });
}

CopyReader::~CopyReader() {
    std::unique_lock lock(state_->signal->mutex);
    state_->stop = true;
    state_->wake.notify_all();
    endThread(thread_, lock, state_->signal->changed, [&] { return !state_->busy; });
}

void CopyReader::read(const ByteRange& range, BufferHandle buffer, const CopyWriter* then) {
    {
        const std::lock_guard lock(state_->signal->mutex);
        state_->queued.push_back({{range, std::move(buffer), {}, 0}, then ? then->state_ : nullptr});
    }
    state_->wake.notify_all();
}

std::optional<CopyReader::Done> CopyReader::take() {
    const std::lock_guard lock(state_->signal->mutex);
    if (state_->done.empty()) return std::nullopt;
    Done done = std::move(state_->done.front());
    state_->done.pop_front();
    return done;
}

void CopyReader::goOn() {
    const std::lock_guard lock(state_->signal->mutex);
    state_->halted = false;
    state_->wake.notify_all();
}

std::vector<BufferHandle> CopyReader::dropQueued() {
    std::vector<BufferHandle> buffers;
    const std::lock_guard lock(state_->signal->mutex);
    for (Job& job : state_->queued) buffers.push_back(std::move(job.read.buffer));
    state_->queued.clear();
    state_->halted = false;
    state_->wake.notify_all();
    return buffers;
}

Result<void> readInTurn(const ReadInTurn& work) {
    const auto signal = std::make_shared<CopySignal>();
    std::vector<std::unique_ptr<CopyReader>> readers;
    for (const ReadInTurn::Side& side : work.sides)
        readers.push_back(std::make_unique<CopyReader>(side.source, signal));
    std::vector<BufferHandle> buffers;
    for (unsigned i = 0; i < work.buffers; ++i) {
        buffers.push_back(std::make_shared<CopyBuffer>(work.pieceBytes));
        if (buffers.back()->bytes().empty()) return fail(Cause::NoSpace, CopyError::NoMemory);
    }
    std::deque<ByteRange> asked;
    std::vector<std::deque<CopyReader::Done>> read(readers.size());
    std::uint64_t done = 0;
    std::uint64_t seen = 0;
    bool more = true;
    while (true) {
        while (more && buffers.size() >= readers.size()) {
            const ByteRange piece = work.next();
            more = !piece.empty();
            if (!more) break;
            asked.push_back(piece);
            for (std::size_t i = 0; i < readers.size(); ++i) {
                readers[i]->read({work.sides[i].offset + piece.offset, piece.length},
                                 std::move(buffers.back()));
                buffers.pop_back();
            }
        }
        if (auto go = work.look(done); !go) return go;
        if (asked.empty()) return {};
        signal->wait(seen);
        for (std::size_t i = 0; i < readers.size(); ++i)
            while (auto one = readers[i]->take()) {
                if (one->attempt.error) readers[i]->goOn();
                read[i].push_back(std::move(*one));
            }
        while (std::ranges::none_of(read, [](const auto& ready) { return ready.empty(); })) {
            std::vector<CopyReader::Done> piece;
            for (auto& ready : read) {
                piece.push_back(std::move(ready.front()));
                ready.pop_front();
            }
            if (auto go = work.each(asked.front(), piece); !go) return go;
            done += asked.front().length;
            asked.pop_front();
            for (CopyReader::Done& one : piece) buffers.push_back(std::move(one.buffer));
        }
    }
}

}  // namespace sectorsmith::copier
