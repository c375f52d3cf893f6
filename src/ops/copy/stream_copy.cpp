// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/stream_copy.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <system_error>
#include <thread>

#include "edit/hash.h"
#include "io/bulk_reads.h"
#include "io/keep_awake.h"
#include "io/resize_file.h"
#include "io/system_file.h"
#include "io/writable_device.h"
#include "ops/copy/copy_threads.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/durable_file.h"

namespace sectorsmith::copier {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t pieceBytes = std::size_t{4} << 20;
constexpr unsigned pieces = 4;
constexpr std::size_t sparseBlock = std::size_t{64} << 10;
constexpr auto glance = std::chrono::milliseconds(100);

Result<void> setSize(const SystemFile& file, const std::string& path, std::uint64_t size) {
    if (const long problem = resizeFile(file, size); problem != 0)
        return fail(systemErrorCause(problem), CopyError::CannotResize, path, systemErrorText(problem));
    return {};
}

class FileSink : public ByteSink {
 public:
    // `path`: the new file; `name`: the one it gets at the end, and `replaces` whether there is such a file.
    FileSink(std::unique_ptr<SystemFile> file, std::string path, std::string name, bool replaces, bool sparse)
        : file_(std::move(file)),
          path_(std::move(path)),
          name_(std::move(name)),
          replaces_(replaces),
          sparse_(sparse) {}
    ~FileSink() override {
        file_.reset();
        std::error_code none;
        if (!kept_) fs::remove(path_, none);
    }
    FileSink(const FileSink&) = delete;
    FileSink& operator=(const FileSink&) = delete;

    Result<void> write(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            const auto block =
                bytes.first(sparse_ ? std::min<std::size_t>(bytes.size(), sparseBlock - at_ % sparseBlock)
                                    : bytes.size());
            const bool zero = sparse_ && block.front() == std::byte{0} &&
                              std::memcmp(block.data(), block.data() + 1, block.size() - 1) == 0;
            if (!zero)
                if (auto written = file_->writeAt(at_, block); !written) return written;
            at_ += block.size();
            bytes = bytes.subspan(block.size());
        }
        return {};
    }
    Result<void> finish() override {
        if (auto size = file_->currentSize(); !size || *size < at_)
            if (auto set = setSize(*file_, path_, at_); !set) return set;
        if (auto flushed = file_->flush(); !flushed) return flushed;
        file_.reset();
        if (!replaces_ && pathKind(name_) != PathKind::Missing)
            return fail(Cause::Changed, CopyError::TargetAppeared, name_);
        auto renamed = renameDurably(path_, name_);
        kept_ = renamed || renamed.error().problem == RenameProblem::NotSynced;
        if (!renamed) return std::unexpected(renamed.error().error);
        return {};
    }
    std::string keepUnfinished() override {
        if (kept_) return {};
        kept_ = true;
        return path_;
    }

 private:
    std::unique_ptr<SystemFile> file_;
    std::string path_, name_;
    bool replaces_;
    bool sparse_;
    bool kept_ = false;
    std::uint64_t at_ = 0;
};

// Creates NAME.new, or NAME.1.new …: a file that nobody had.
Result<std::string> createBeside(const std::string& name) {
    std::string path;
    for (unsigned number = 0; number < mostNewNames; ++number) {
        path = newName(name, number).string();
        std::error_code none;
        if (fs::exists(fs::symlink_status(path, none))) continue;
        if (!std::ofstream(path, std::ios::binary | std::ios::app)) break;
        return path;
    }
    return fail(Cause::Permission, CopyError::CannotCreate, path, say(CopyMessage::FolderNotWritable));
}

class DiskSink : public ByteSink {
 public:
    DiskSink(std::shared_ptr<BlockDevice> disk, std::uint64_t offset, std::uint64_t length)
        : disk_(std::move(disk)), at_(offset), end_(offset + length) {}

    Result<void> write(std::span<const std::byte> bytes) override {
        if (bytes.size() > end_ - at_ - rest_.size())
            return fail(Cause::OutOfRange, CopyError::StreamTooLong, disk_->name());
        const std::uint64_t sector = disk_->sectorSize();
        if (rest_.empty() && bytes.size() % sector == 0) {
            auto written = disk_->write(at_, bytes);
            at_ += bytes.size();
            return written;
        }
        rest_.insert(rest_.end(), bytes.begin(), bytes.end());
        const std::size_t whole = rest_.size() / sector * sector;
        if (whole == 0) return {};
        auto written = disk_->write(at_, std::span(rest_).first(whole));
        at_ += whole;
        rest_.erase(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(whole));
        return written;
    }
    Result<void> finish() override {
        if (!rest_.empty()) {
            const std::size_t size = std::min<std::uint64_t>(disk_->sectorSize(), disk_->size() - at_);
            std::vector<std::byte> last(size);
            if (auto read = readExact(*disk_, at_, last); !read) return read;
            std::ranges::copy(rest_, last.begin());
            if (auto written = disk_->write(at_, last); !written) return written;
        }
        return disk_->flush();
    }

 private:
    std::shared_ptr<BlockDevice> disk_;
    std::uint64_t at_, end_;
    std::vector<std::byte> rest_;  // less than a sector
};

// Pieces on their way from the thread that reads to the one that writes.
struct Belt {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::pair<BufferHandle, std::size_t>> full;
    std::vector<BufferHandle> empty;
    std::unique_ptr<ByteStream> from;
    std::optional<Error> error;
    bool ended = false, stop = false;

    void fillPieces() {
        std::unique_lock lock(mutex);
        while (true) {
            changed.wait(lock, [&] { return stop || !empty.empty(); });
            if (stop) break;
            BufferHandle buffer = std::move(empty.back());
            empty.pop_back();
            lock.unlock();
            std::size_t count = 0;
            std::optional<Error> problem;
            bool end = false;
            while (count < buffer->bytes().size() && !end && !problem) {
                auto more = from->read(buffer->bytes().subspan(count));
                if (!more) problem = more.error();
                else if (*more == 0) end = true;
                else count += *more;
            }
            lock.lock();
            if (count > 0) full.emplace_back(std::move(buffer), count);
            error = problem;
            if (end || problem) break;
            changed.notify_all();
        }
        ended = true;
        changed.notify_all();
    }
};

}  // namespace

Result<std::size_t> SourceStream::read(std::span<std::byte> out) {
    const auto part = out.first(std::min<std::uint64_t>({out.size(), pieceBytes, source_->size() - at_}));
    if (part.empty()) return std::size_t{0};
    const ReadAttempt tried = attemptRead(*source_, at_, part);
    if (!tried.error) {
        at_ += part.size();
        return part.size();
    }
    if (tried.count > 0) {
        at_ += tried.count;
        return tried.count;
    }
    if (tried.error->cause == Cause::NotFound) return std::unexpected(*tried.error);
    // Once more, sector by sector.
    const ReadReport report = source_->read(at_, part);
    if (!report.complete() && fill_.empty()) {
        const BadRange& bad = report.bad.front();
        if (bad.offset == at_) return std::unexpected(bad.error);
        const std::size_t good = bad.offset - at_;
        at_ += good;
        return good;
    }
    for (const BadRange& bad : report.bad) {
        for (std::uint64_t i = 0; i < bad.length; ++i)
            part[bad.offset - at_ + i] = fill_[(bad.offset + i) % fill_.size()];
        filled_ += bad.length;
    }
    at_ += part.size();
    return part.size();
}

Result<std::unique_ptr<ByteSink>> fileSink(const std::string& path, bool sparse) {
    const bool replaces = pathKind(path) != PathKind::Missing;
    std::error_code none;
    std::string name = path;
    if (replaces) {
        // Whether it may be written, and nobody else does.
        auto old = openSystemFile(path, {.write = true});
        if (!old) return std::unexpected(old.error());
        if (auto locked = (*old)->lockExclusive(); !locked) return std::unexpected(locked.error());
        // A link stays one.
        if (fs::is_symlink(fs::symlink_status(path, none)))
            if (const fs::path real = fs::canonical(path, none); !none) name = real.string();
    }
    auto fresh = createBeside(name);
    if (!fresh) return std::unexpected(fresh.error());
    if (replaces)
        if (const fs::file_status status = fs::status(name, none); !none)
            fs::permissions(*fresh, status.permissions(), none);
    if (sparse) allowHoles(*fresh);
    auto file = openSystemFile(*fresh, {.write = true});
    Result<void> locked = file ? (*file)->lockExclusive() : std::unexpected(file.error());
    if (!locked) {
        if (file) file->reset();
        fs::remove(*fresh, none);
        return std::unexpected(locked.error());
    }
    return std::make_unique<FileSink>(std::move(*file), std::move(*fresh), std::move(name), replaces, sparse);
}

std::unique_ptr<ByteSink> diskSink(std::shared_ptr<BlockDevice> disk, std::uint64_t offset,
                                   std::uint64_t length) {
    return std::make_unique<DiskSink>(std::move(disk), offset, length);
}

StreamResult copyStream(std::unique_ptr<ByteStream> from, ByteSink& to, std::uint64_t total, bool sha256,
                        Progress& progress) {
    const KeepAwake awake("Copying");
    const auto start = std::chrono::steady_clock::now();
    StreamResult result;
    Sha256 sha;
    auto belt = std::make_shared<Belt>();
    belt->from = std::move(from);
    for (unsigned i = 0; i < pieces; ++i) belt->empty.push_back(std::make_shared<CopyBuffer>(pieceBytes));
    if (belt->empty.back()->bytes().empty()) {
        result.stopped = fail(Cause::NoSpace, CopyError::NoMemory).error();
        return result;
    }
    std::thread thread([belt] { belt->fillPieces(); });
    bool keep = false;  // what came would be missed
    std::unique_lock lock(belt->mutex);
    while (!result.stopped) {
        belt->changed.wait_for(lock, glance, [&] { return belt->ended || !belt->full.empty(); });
        if (progress.cancelled()) {
            result.stopped = fail(Cause::Cancelled, CopyError::Cancelled).error();
        } else if (!belt->full.empty()) {
            auto [buffer, count] = std::move(belt->full.front());
            belt->full.pop_front();
            lock.unlock();
            const auto bytes = buffer->bytes().first(count);
            if (sha256) sha.add(bytes);
            if (auto written = to.write(bytes); !written) result.stopped = written.error();
            else result.bytes += count;
            progress.update(result.bytes, total);
            lock.lock();
            belt->empty.push_back(std::move(buffer));
            belt->changed.notify_all();
        } else if (belt->ended) {
            result.stopped = belt->error;
            keep = result.bytes > 0;
            break;
        }
    }
    belt->stop = true;
    belt->changed.notify_all();
    const bool ends = belt->changed.wait_for(lock, 3 * glance, [&] { return belt->ended; });
    lock.unlock();
    if (ends) {
        thread.join();
        result.filledBytes = belt->from->filledBytes();
    } else {
        thread.detach();
    }
    // What is cut off must not end as if it were complete.
    if (!result.stopped)
        if (auto finished = to.finish(); !finished) {
            result.stopped = finished.error();
            keep = finished.error().cause != Cause::NoSpace;
        }
    if (result.stopped && keep) result.unfinished = to.keepUnfinished();
    if (sha256 && !result.stopped) result.sha256 = sha.finish();
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

}  // namespace sectorsmith::copier
