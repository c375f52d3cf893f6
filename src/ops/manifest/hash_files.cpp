// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/hash_files.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <tuple>

#include "edit/block_reader.h"
#include "ops/manifest/errors.h"

namespace sectorsmith::manifests {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t largestAtOnce = std::size_t{1} << 20;  // a file is read in one piece up to here
constexpr std::uint64_t largeFile = std::uint64_t{8} << 20;  // worth the whole attention of a disk that seeks
constexpr std::uint64_t veryLargeFile = std::uint64_t{64} << 20;  // begun first: one thread works long on it
constexpr std::size_t pageBytes = 4096;
constexpr auto tick = std::chrono::milliseconds(50);
constexpr unsigned attempts = 2;
// Requests for parts of large files that wait at the same time: what keeps a fast disk busy.
constexpr unsigned requestsAtOnce = 8, mostForOneFile = 4;

unsigned threadsFor(const Tree& tree, const HashOptions& options, std::size_t files) {
    const unsigned cores = std::max(std::thread::hardware_concurrency(), 1U);
    // More than cores: most of them wait for the disk. A disk that seeks can sort a few requests.
    const unsigned wanted = options.threads != 0 ? options.threads
                            : tree.seeks()       ? std::max(cores, 4U)
                                                 : std::clamp(2 * cores, 8U, 32U);
    return static_cast<unsigned>(std::clamp<std::size_t>(files, 1, std::min(wanted, 256U)));
}

class Throttle {
 public:
    explicit Throttle(std::uint64_t bytesPerSecond) : rate_(bytesPerSecond) {}
    // When `bytes` more may be read.
    Clock::time_point take(std::uint64_t bytes) {
        if (rate_ == 0) return {};
        const std::lock_guard lock(mutex_);
        next_ = std::max(next_, Clock::now());
        const Clock::time_point from = next_;
        next_ += std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(static_cast<double>(bytes) / static_cast<double>(rate_)));
        return from;
    }

 private:
    std::uint64_t rate_;
    std::mutex mutex_;
    Clock::time_point next_{};
};

struct FreePages {
    void operator()(std::byte* bytes) const { ::operator delete(bytes, std::align_val_t{pageBytes}); }
};

class HashRun {
 public:
    HashRun(const Tree& tree, std::vector<TreeFile*> files, const HashOptions& options)
        : tree_(tree), files_(std::move(files)), options_(options), throttle_(options.bytesPerSecond) {
        for (const TreeFile* file : files_) total_ += file->entry.size.value_or(0);
    }

    Result<void> run(const std::function<Result<void>(TreeFile&)>& finished, Watcher& watcher) {
        const unsigned count = threadsFor(tree_, options_, files_.size());
        working_ = count;
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < count; ++i) threads.emplace_back([this] { work(); });
        Result<void> result;
        std::uint64_t told = 0;
        for (bool last = false; !last;) {
            std::vector<TreeFile*> done;
            {
                std::unique_lock lock(mutex_);
                changed_.wait_for(lock, tick, [this] { return working_ == 0; });
                last = working_ == 0;
                done.swap(finished_);
                if (const bool paused = watcher.paused() && !stopped_; paused != paused_) {
                    paused_ = paused;
                    changed_.notify_all();
                }
            }
            for (TreeFile* file : done)
                if (result) {
                    result = finished(*file);
                    ++told;
                }
            watcher.update(std::min(bytes_.load(), total_), total_);
            watcher.files(told, files_.size());
            if (result && !last && watcher.cancelled())
                result = fail(Cause::Cancelled, ManifestError::Cancelled);
            if (!result) stop();
        }
        return result;
    }

 private:
    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        paused_ = false;
        changed_.notify_all();
    }

    // Waits until `bytes` more may be read. False: nothing more shall be.
    bool mayRead(std::uint64_t bytes) {
        if (stopped_) return false;
        const Clock::time_point from = throttle_.take(bytes);
        if (!paused_ && from <= Clock::now()) return true;
        std::unique_lock lock(mutex_);
        changed_.wait_until(lock, from, [this] { return stopped_.load(); });
        changed_.wait(lock, [this] { return !paused_ || stopped_; });
        return !stopped_;
    }

    void work() {
        std::vector<RunningHash> hashes;
        for (const HashKind kind : options_.hashes) hashes.emplace_back(kind);
        const std::unique_ptr<std::byte, FreePages> buffer(
            static_cast<std::byte*>(::operator new(largestAtOnce, std::align_val_t{pageBytes})));
        for (std::size_t i = next_++; i < files_.size() && !stopped_; i = next_++) {
            TreeFile& file = *files_[i];
            if (!hashFile(file, hashes, {buffer.get(), largestAtOnce})) break;
            const std::lock_guard lock(mutex_);
            finished_.push_back(&file);
        }
        const std::lock_guard lock(mutex_);
        --working_;
        changed_.notify_all();
    }

    // False: stopped.
    bool hashFile(TreeFile& file, std::vector<RunningHash>& hashes, std::span<std::byte> buffer) {
        const std::uint64_t listed = file.entry.size.value_or(0);
        file.entry.digests.clear();
        file.entry.error.reset();
        file.entry.changing = false;
        std::uint64_t counted = 0;
        for (unsigned attempt = 0; attempt < attempts; ++attempt) {
            auto opened = tree_.open(file);
            if (!opened) {
                file.entry.error = std::make_shared<const Error>(opened.error());
                break;
            }
            (*opened)->update(file);
            std::uint64_t here = 0;
            const auto read = readAll((*opened)->content(), hashes, buffer, [&](std::uint64_t bytes) {
                here += bytes;
                const std::uint64_t more = std::min(here, listed) - std::min(counted, std::min(here, listed));
                counted += more;
                bytes_ += more;
            });
            std::string digests;
            for (RunningHash& hash : hashes) digests += hash.finish();
            if (stopped_) return false;
            if (!read && read.error().cause != Cause::Changed) {
                file.entry.error = std::make_shared<const Error>(read.error());
                break;
            }
            file.entry.changing = !read || !(*opened)->unchanged();
            if (file.entry.changing) continue;
            file.entry.size = (*opened)->content().size();
            file.entry.digests = std::move(digests);
            break;
        }
        bytes_ += listed - counted;
        return true;
    }

    template <typename Count>
    Result<void> readAll(const ByteSource& content, std::vector<RunningHash>& hashes,
                         std::span<std::byte> buffer, const Count& count) {
        const std::uint64_t size = content.size();
        if (size <= buffer.size()) {
            if (!mayRead(size)) return {};
            const std::span<std::byte> bytes = buffer.first(size);
            if (size > 0)
                if (const ReadReport report = content.read(0, bytes); !report.complete())
                    return std::unexpected(report.bad.front().error);
            for (RunningHash& hash : hashes) hash.add(bytes);
            count(size);
            return {};
        }
        std::unique_lock alone(largeFiles_, std::defer_lock);
        if (tree_.seeks() && size >= largeFile) alone.lock();
        const LargeFileCount one(reading_);
        const unsigned readers =
            std::clamp(requestsAtOnce / std::max(reading_.load(), 1U), 1U, mostForOneFile);
        BlockReader reader(content, {.begin = 0,
                                     .end = size,
                                     .blockBytes = largestAtOnce,
                                     .skipHoles = true,
                                     .threads = size >= largeFile ? readers : 1});
        bool zeros = false;  // the buffer holds them
        while (auto block = reader.next()) {
            if (!mayRead(block->hole ? 0 : block->length)) return {};
            if (!block->bad.empty()) return std::unexpected(block->bad.front().error);
            if (block->hole) {
                if (!std::exchange(zeros, true)) std::ranges::fill(buffer, std::byte{0});
                for (std::uint64_t left = block->length; left > 0 && !stopped_;) {
                    const std::size_t piece = std::min<std::uint64_t>(left, buffer.size());
                    for (RunningHash& hash : hashes) hash.add(buffer.first(piece));
                    count(piece);
                    left -= piece;
                }
            } else {
                for (RunningHash& hash : hashes) hash.add(block->bytes);
                count(block->length);
            }
            reader.recycle(std::move(*block));
        }
        return {};
    }

    // While it lives a large file more is being read.
    class LargeFileCount {
     public:
        explicit LargeFileCount(std::atomic<unsigned>& files) : files_(files) { ++files_; }
        ~LargeFileCount() { --files_; }
        LargeFileCount(const LargeFileCount&) = delete;
        LargeFileCount& operator=(const LargeFileCount&) = delete;

     private:
        std::atomic<unsigned>& files_;
    };

    const Tree& tree_;
    std::vector<TreeFile*> files_;
    const HashOptions& options_;
    Throttle throttle_;
    std::uint64_t total_ = 0;               // bytes
    std::atomic<std::uint64_t> bytes_ = 0;  // of them done
    std::atomic<std::size_t> next_ = 0;
    std::atomic<unsigned> reading_ = 0;  // large files
    std::atomic<bool> stopped_ = false, paused_ = false;
    std::mutex largeFiles_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<TreeFile*> finished_;
    unsigned working_ = 0;
};

}  // namespace

Result<void> hashFiles(const Tree& tree, std::vector<TreeFile*> files, const HashOptions& options,
                       const std::function<Result<void>(TreeFile&)>& finished, Watcher& watcher) {
    tree.place(files, watcher);
    if (watcher.cancelled()) return fail(Cause::Cancelled, ManifestError::Cancelled);
    const auto order = [&tree](const TreeFile* file) {
        const std::uint64_t size = file->entry.size.value_or(0);
        const std::uint64_t first = !tree.seeks() && size >= veryLargeFile ? ~size : ~std::uint64_t{0};
        return std::tuple(first, file->place.value_or(0), file->device, file->id);
    };
    std::ranges::stable_sort(files, {}, order);
    return HashRun(tree, std::move(files), options).run(finished, watcher);
}

}  // namespace sectorsmith::manifests
