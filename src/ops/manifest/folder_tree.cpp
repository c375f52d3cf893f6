// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/folder_tree.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "io/device_facts.h"
#include "io/file_extents.h"
#include "ops/manifest/errors.h"
#include "ops/mounted_volume.h"
#include "ops/source_identity.h"

namespace sectorsmith::manifests {

namespace fs = std::filesystem;

namespace {

// Smaller files are read through the system's cache, which then forgets what it did not have before.
constexpr std::uint64_t smallestDirect = std::uint64_t{256} << 10;
constexpr std::uint32_t directAlignment = 4096;  // suits logical sectors up to that

std::string utf8Path(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

bool sameFile(const TreeFile& a, const TreeFile& b) {
    return a.entry.kind == b.entry.kind && a.entry.size == b.entry.size &&
           a.entry.modified == b.entry.modified && a.id == b.id && a.device == b.device &&
           (a.changed == b.changed || a.changed == 0);
}

class FolderContent : public ByteSource {
 public:
    FolderContent(std::unique_ptr<SystemFile> file, std::uint64_t size, std::string name)
        : file_(std::move(file)), size_(size), name_(std::move(name)) {}

    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return name_; }
    Extent extentAt(std::uint64_t offset) const override { return file_->extentAt(offset, size_); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        auto count = readQuietly(*file_, offset, out);
        if (count && *count == out.size()) return report;
        const std::size_t done = count ? *count : 0;
        std::ranges::fill(out.subspan(done), std::byte{0});
        // Where a file ends earlier than it did, it has changed.
        report.bad.push_back(
            {offset + done, out.size() - done,
             count ? failAt(offset + done, Cause::Changed, ManifestError::ChangedWhileRead, name_).error()
                   : count.error()});
        return report;
    }
    const SystemFile& file() const { return *file_; }

 private:
    std::unique_ptr<SystemFile> file_;
    std::uint64_t size_;
    std::string name_;
};

class OpenedFolderFile : public OpenedFile {
 public:
    OpenedFolderFile(const FolderSystem& system, std::unique_ptr<SystemFile> file, TreeFile listed)
        : system_(system),
          content_(std::move(file), listed.entry.size.value_or(0), listed.entry.path),
          listed_(std::move(listed)) {}
    const ByteSource& content() const override { return content_; }
    void update(TreeFile& file) const override {
        file.entry.size = listed_.entry.size;
        file.entry.modified = listed_.entry.modified;
        file.changed = listed_.changed;
    }
    bool unchanged() const override {
        const auto now = system_.examine(content_.file());
        return now && sameFile(*now, listed_);
    }

 private:
    const FolderSystem& system_;
    FolderContent content_;
    TreeFile listed_;
};

}  // namespace

// Several threads take folders from a list to which each adds those that it finds.
class FolderTree::Walk {
 public:
    Walk(const FolderTree& tree, const Progress& progress) : tree_(tree), progress_(progress) {}

    void run(unsigned threads) {
        open_.emplace_back();
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i) others.emplace_back([this] { work(); });
        work();
    }

    Listing listing;
    std::optional<Error> rootError;

 private:
    void work() {
        std::vector<TreeFile> found;
        std::vector<std::string> folders, others;
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return !open_.empty() || busy_ == 0 || progress_.cancelled(); });
            if (open_.empty() || progress_.cancelled()) break;
            const std::string path = std::move(open_.back());
            open_.pop_back();
            ++busy_;
            lock.unlock();
            const auto listed = tree_.system_->list(path, [&](TreeFile&& file) {
                if (tree_.leftOut_.contains(file.entry.path)) return;
                if (file.entry.kind == FileKind::Folder) {
                    const bool other = file.device != tree_.system_->device();
                    (other && !tree_.options_.otherFileSystems ? others : folders).push_back(file.entry.path);
                }
                found.push_back(std::move(file));
            });
            lock.lock();
            if (!listed) failed(path, listed.error());
            // Last in, first out, and the first name first: names that lie together are read together.
            std::ranges::reverse(folders);
            std::ranges::move(folders, std::back_inserter(open_));
            for (std::string& other : others)
                if (listing.otherFileSystems.size() < 100)
                    listing.otherFileSystems.push_back(std::move(other));
            folders.clear();
            others.clear();
            --busy_;
            changed_.notify_all();
        }
        std::ranges::move(found, std::back_inserter(listing.files));
        changed_.notify_all();
    }

    void failed(const std::string& path, const Error& error) {
        if (path.empty()) {
            rootError = error;
            return;
        }
        errors_.emplace_back(path, error);
    }

    const FolderTree& tree_;
    const Progress& progress_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> open_;
    unsigned busy_ = 0;

 public:
    std::vector<std::pair<std::string, Error>> errors_;  // of folders
};

Result<std::unique_ptr<FolderTree>> FolderTree::open(const fs::path& folder, const FolderOptions& options) {
    auto system = FolderSystem::open(folder);
    if (!system) return std::unexpected(system.error());
    auto tree = std::make_unique<FolderTree>();
    tree->system_ = std::move(*system);
    tree->name_ = utf8Path(folder);
    tree->options_ = options;
    std::error_code none;
    tree->folder_ = fs::canonical(folder, none);
    if (const auto volume = mountedVolumeAt(folder.string())) {
        if (const auto facts = deviceFacts(volume->device)) {
            tree->disk_ = volume->device;
            tree->rotates_ = facts->rotational;
        }
    }
    return tree;
}

// By its disks; where there are none (a network's folder, one in memory) by what the system calls it now.
std::string FolderTree::identity() const {
    std::vector<std::string> disks = system_->disks();
    if (disks.empty() && !disk_.empty()) disks.push_back(disk_);
    std::string text = fmt::format("folder {}", system_->number());
    bool any = false;
    for (const std::string& disk : disks)
        if (const auto facts = deviceFacts(disk)) {
            text += " on " + diskIdentity(*facts).present;
            any = true;
        }
    return any ? text : text + fmt::format(" of {}", system_->device());
}

void FolderTree::leaveOut(const fs::path& file) {
    std::error_code none;
    const fs::path real = fs::weakly_canonical(fs::absolute(file, none), none);
    const fs::path inside = real.lexically_relative(folder_);
    if (!inside.empty() && *inside.begin() != "..") leftOut_.insert(utf8Path(inside));
}

Result<Listing> FolderTree::list(Progress& progress) {
    Walk walk(*this, progress);
    walk.run(std::max(options_.threads, 1U));
    if (progress.cancelled()) return fail(Cause::Cancelled, ManifestError::Cancelled);
    if (walk.rootError) return std::unexpected(*walk.rootError);
    Listing listing = std::move(walk.listing);
    std::ranges::sort(listing.files, {},
                      [](const TreeFile& file) -> const std::string& { return file.entry.path; });
    std::ranges::sort(listing.otherFileSystems);
    for (auto& [path, error] : walk.errors_) {
        const auto found = std::ranges::lower_bound(
            listing.files, path, {},
            [](const TreeFile& file) -> const std::string& { return file.entry.path; });
        if (found != listing.files.end() && found->entry.path == path)
            found->entry.error = std::make_shared<const Error>(std::move(error));
    }
    return listing;
}

Result<std::unique_ptr<OpenedFile>> FolderTree::open(const TreeFile& file) const {
    auto opened = system_->openFile(file.entry.path);
    if (!opened) return std::unexpected(opened.error());
    const auto now = system_->examine(**opened);
    if (!now) return std::unexpected(now.error());
    // FAT, exFAT and others that keep no numbers give a file another one once the system has forgotten it.
    const bool other = file.id != 0 && now->id != file.id &&
                       (now->entry.size != file.entry.size || now->entry.modified != file.entry.modified);
    if (!now->entry.isFile() || other) return fail(Cause::Changed, ManifestError::Replaced, file.entry.path);
    TreeFile listed = *now;  // what it is from here on
    listed.entry.path = file.entry.path;
    if (options_.direct || *listed.entry.size >= smallestDirect) (*opened)->setDirect(true, directAlignment);
    return std::make_unique<OpenedFolderFile>(*system_, std::move(*opened), std::move(listed));
}

void FolderTree::place(std::span<TreeFile*> files, const Progress& progress) const {
    if (!rotates_) return;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < files.size() && !progress.cancelled(); i = next++) {
            TreeFile& file = *files[i];
            const auto opened = system_->openFile(file.entry.path);
            if (opened) file.place = physicalStart((*opened)->nativeHandle(), file.entry.path);
        }
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < std::max(options_.threads, 1U); ++i) others.emplace_back(work);
    work();
}

std::vector<ByteRange> FolderTree::onDisk(const TreeFile& file, const ByteRange& range) const {
    std::vector<ByteRange> found;
    const auto opened = system_->openFile(file.entry.path);
    if (!opened || disk_.empty()) return found;
    const auto visited =
        visitFileExtents((*opened)->nativeHandle(), file.entry.path, range, [&](const MappedExtent& extent) {
            if (!extent.located || extent.encoded) return true;
            const ByteRange part = range.clippedTo({extent.logical, extent.length});
            if (!part.empty())
                found.push_back({extent.physical + (part.offset - extent.logical), part.length});
            return true;
        });
    if (!visited) found.clear();
    return found;
}

}  // namespace sectorsmith::manifests
