// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/volume_files.h"

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <utility>

#include "fs/catalogue.h"
#include "fs/detect.h"
#include "io/memory_source.h"
#include "ops/errors.h"
#include "ops/file_content.h"
#include "ops/find_files.h"
#include "ops/messages.h"
#include "ops/offset_usage.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith {

namespace {

constexpr unsigned deepestPath = 1024;
constexpr std::size_t mostCheckpoints = 64;
constexpr std::size_t askEvery = 4096;  // names between two looks at whether it was cancelled

void addVolumes(std::vector<FoundVolume>& found, FoundVolume one) {
    if (one.facts.volumes.empty()) {
        found.push_back(std::move(one));
        return;
    }
    for (const ApfsVolumeFacts& volume : one.facts.volumes) {
        found.push_back(one);
        found.back().volume = volume;
    }
}

}  // namespace

// Files and, behind them, deleted ones, whose folders the files have told.
class VolumeFiles::Walk : public Catalogue {
 public:
    // `files`: null where deleted files are all there is.
    Walk(std::unique_ptr<Catalogue> files, const VolumeFiles& of) : files_(std::move(files)), of_(of) {}
    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override {
        if (files_ != nullptr)
            if (auto on = files_->walk(visitor, progress); !on) return on;
        const std::lock_guard lock(of_.walking_);
        if (files_ == nullptr) return of_.deleted_->walk(visitor, progress);
        OnlyDeleted rest(visitor, *of_.deleted_);
        return of_.deleted_->walk(rest, progress);
    }
    std::uint64_t rootFolder(unsigned volume) const override { return of_.deleted_->rootFolder(volume); }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    std::vector<VolumeSnapshot> snapshots(unsigned volume) const override {
        return files_ != nullptr ? files_->snapshots(volume) : std::vector<VolumeSnapshot>();
    }
    std::vector<Message> notes() const override { return of_.deleted_->notes(); }
    std::shared_ptr<const XtsCipher> cipher(unsigned volume) const override {
        return of_.deleted_->cipher(volume);
    }

 private:
    class OnlyDeleted : public CatalogueVisitor {
     public:
        OnlyDeleted(CatalogueVisitor& to, const DeletedFiles& deleted) : to_(to), deleted_(deleted) {}
        bool wantsNames() const override { return to_.wantsNames(); }
        Result<void> area(const VolumeArea& area) override { return to_.area(area); }
        Result<void> extent(const FileExtent& extent) override { return to_.extent(extent); }
        Result<void> file(const FileEntry& entry) override {
            return deleted_.has(entry.file) ? to_.file(entry) : Result<void>{};
        }
        Result<void> name(const NameEntry& entry) override {
            return deleted_.has(entry.file) ? to_.name(entry) : Result<void>{};
        }
        Result<void> stream(const StreamEntry& entry) override { return to_.stream(entry); }
        Result<void> lostExtents(unsigned volume, std::uint64_t file) override {
            return to_.lostExtents(volume, file);
        }
        Result<void> finding(Error error) override { return to_.finding(std::move(error)); }

     private:
        CatalogueVisitor& to_;
        const DeletedFiles& deleted_;
    };
    std::unique_ptr<Catalogue> files_;
    const VolumeFiles& of_;
};

bool FoundVolume::readable() const {
    switch (facts.kind) {
        case FileSystemKind::Apfs:
        case FileSystemKind::HfsPlus:
        case FileSystemKind::Fat:
        case FileSystemKind::ExFat:
        case FileSystemKind::Ntfs: return true;
        default: return isExt(facts.kind);
    }
}

Result<std::shared_ptr<const VolumeKey>> VolumeKey::make(const std::shared_ptr<ByteSource>& source,
                                                         const FoundVolume& volume,
                                                         std::string_view password) {
    auto key = std::make_shared<VolumeKey>();
    key->offset_ = volume.offset;
    key->slot_ = volume.slot();
    key->bytes_ = std::make_shared<SliceSource>(source, volume.offset, volume.length);
    auto catalogue = openCatalogue(*key->bytes_);
    if (!catalogue) return std::unexpected(catalogue.error());
    key->catalogue_ = std::move(*catalogue);
    if (auto opened = key->catalogue_->unlock(key->slot_, password); !opened)
        return std::unexpected(opened.error());
    return key;
}

void VolumeKey::unlock(Catalogue& catalogue, std::uint64_t offset) const {
    if (offset == offset_) catalogue.useKeysOf(*catalogue_, slot_);
}

std::vector<FoundVolume> findVolumes(const std::shared_ptr<ByteSource>& source) {
    std::vector<FoundVolume> found;
    DetectOptions quick;
    quick.maxMapBytes = 0;
    const PartitionList list = listPartitions(*source);
    if (list.scheme == Scheme::None) {
        if (auto facts = detectFileSystem(*source, quick))
            addVolumes(found, {0, source->size(), {}, std::move(*facts), {}});
        return found;
    }
    std::vector<const Partition*> partitions;
    for (const Partition& partition : list.partitions) {
        const bool known = std::ranges::any_of(
            partitions, [&](const Partition* other) { return other->offset == partition.offset; });
        if (!known && !partition.extended && !partition.protective && partition.length > 0 &&
            partition.offset < source->size())
            partitions.push_back(&partition);
    }
    std::ranges::stable_sort(partitions, {}, &Partition::offset);
    for (const Partition* partition : partitions) {
        const std::uint64_t length = std::min(partition->length, source->size() - partition->offset);
        if (auto facts = detectFileSystem(SliceSource(source, partition->offset, length), quick))
            addVolumes(found,
                       {partition->offset, length, partitionName(*partition, list), std::move(*facts), {}});
    }
    return found;
}

Result<std::unique_ptr<Catalogue>> VolumeFiles::catalogue() const {
    auto catalogue = openCatalogue(*bytes_);
    if (!catalogue) return catalogue;
    for (const auto& key : reading_.keys) key->unlock(**catalogue, offset_);
    const VolumeState& state = reading_.state;
    if (state.checkpoint != 0)
        if (auto used = (*catalogue)->useCheckpoint(state.checkpoint); !used)
            return std::unexpected(used.error());
    if (!state.snapshot.empty())
        if (auto used = (*catalogue)->useSnapshot(slot_, state.snapshot); !used)
            return std::unexpected(used.error());
    return catalogue;
}

// Of an older checkpoint: what is left of all its files.
Result<void> VolumeFiles::findDeleted(Progress& progress) {
    if (reading_.state.checkpoint == 0 && (!reading_.deleted || !reading_.state.present())) return {};
    auto state = catalogue();
    if (!state) return std::unexpected(state.error());
    auto present = openCatalogue(*bytes_);
    if (!present) return std::unexpected(present.error());
    for (const auto& key : reading_.keys) key->unlock(**present, offset_);
    auto found = DeletedFiles::find(*bytes_, **present, slot_, progress,
                                    reading_.state.checkpoint != 0 ? state->get() : nullptr);
    if (!found) return std::unexpected(found.error());
    deleted_ = std::move(*found);
    return {};
}

Result<std::shared_ptr<const VolumeFiles>> VolumeFiles::read(const std::shared_ptr<ByteSource>& source,
                                                             const FoundVolume& volume,
                                                             const VolumeReading& reading,
                                                             Progress& progress) {
    if (volume.encrypted() &&
        std::ranges::none_of(reading.keys, [&](const auto& key) { return key->opens(volume); }))
        return fail(Cause::Refused, OpsError::VolumeEncrypted);
    auto files = std::make_shared<VolumeFiles>();
    files->bytes_ = std::make_shared<SliceSource>(source, volume.offset, volume.length);
    files->offset_ = volume.offset;
    files->slot_ = volume.slot();
    files->reading_ = reading;
    if (auto found = files->findDeleted(progress); !found) return std::unexpected(found.error());
    auto catalogue = files->catalogue();
    if (!catalogue) return std::unexpected(catalogue.error());
    if (files->deleted_ != nullptr) {
        if (!reading.state.present()) catalogue->reset();
        *catalogue = std::make_unique<Walk>(std::move(*catalogue), *files);
    }
    auto names = FileIndex::build(**catalogue, progress, files->slot_);
    if (!names) return std::unexpected(names.error());
    files->names_ = std::move(*names);
    files->snapshots_ = (*catalogue)->snapshots(files->slot_);
    files->notes_ = (*catalogue)->notes();
    if (!volume.facts.clean.value_or(true)) files->notes_.push_back(say(OpsMessage::VolumeNotClean));
    auto search = NameSearch::build(files->names_, progress);
    if (!search) return std::unexpected(search.error());
    files->search_ = std::move(*search);
    if (files->deleted_ != nullptr && reading.state.present())
        for (const std::uint32_t name : files->search_.order())
            if (files->deleted_->find(files->names_.names()[name].file) != nullptr)
                files->deletedNames_.push_back(name);
    return files;
}

Result<std::vector<DatedState>> VolumeFiles::states(Progress& progress) const {
    std::vector<DatedState> all;
    for (const VolumeSnapshot& snapshot : snapshots_)
        all.push_back({{snapshot.name, 0}, snapshot.id, snapshot.created});
    const auto opened = openCatalogue(*bytes_);
    if (!opened) return std::unexpected(opened.error());
    const auto checkpoints = (*opened)->checkpoints();
    FileTime before;  // of the state that follows
    for (std::size_t i = 0; i < std::min(checkpoints.size(), mostCheckpoints); ++i) {
        if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        progress.update(i, checkpoints.size());
        const FileTime time = (*opened)->changedAt(slot_, checkpoints[i]);
        if (i > 0 && time.nanoseconds != FileTime::none && time != before)
            all.push_back({{{}, checkpoints[i]}, checkpoints[i], time});
        if (time.nanoseconds != FileTime::none) before = time;
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &DatedState::transaction);
    return all;
}

const DeletedFiles::File* VolumeFiles::remains(std::uint64_t file) const {
    return deleted_ == nullptr ? nullptr : deleted_->find(file);
}

bool VolumeFiles::isDeleted(std::uint64_t file) const {
    return deleted_ != nullptr && reading_.state.present() && deleted_->has(file);
}

bool VolumeFiles::isFolder(std::uint64_t file) const {
    if (file == names_.root()) return true;
    const FileIndex::File* entry = names_.find(file);
    return entry != nullptr && entry->kind == FileKind::Folder;
}

std::string VolumeFiles::pathOf(const FileIndex::Name& name) const {
    std::string path = "/" + std::string(names_.text(name));
    std::uint64_t folder = name.parent;
    for (unsigned depth = 0; folder != names_.root() && depth < deepestPath; ++depth) {
        const FileIndex::Name* above = names_.nameOf(folder);
        if (above == nullptr) break;
        path.insert(0, "/" + std::string(names_.text(*above)));
        folder = above->parent;
    }
    return path;
}

std::vector<std::uint32_t> VolumeFiles::folder(std::uint64_t file) const {
    const FileIndex::Range range = names_.children(file);
    std::vector<std::uint32_t> held;
    if (range.first == range.end) return held;
    held.reserve(range.end - range.first);
    for (const std::uint32_t name : search_.order())
        if (name >= range.first && name < range.end) held.push_back(name);
    return held;
}

Result<std::vector<std::uint32_t>> VolumeFiles::find(std::string_view text, Progress& progress) const {
    const bool pattern = text.find_first_of("*?[") != std::string_view::npos;
    const bool path = text.contains('/');
    std::vector<std::uint32_t> found;
    if (!pattern) {
        found = search_.containing(names_, text, progress);
    } else if (!path && !text.contains('[')) {
        found = search_.matching(text, progress);
    } else {
        FindFilesOptions options;
        options.pattern = text;
        auto find = FindFiles::make(options);
        if (!find) return std::unexpected(find.error());
        std::unordered_map<std::uint64_t, std::string> folders;  // their paths, with the slash behind them
        std::size_t seen = 0;
        for (const std::uint32_t number : search_.order()) {
            if (++seen % askEvery == 0 && progress.cancelled()) break;
            const FileIndex::Name& name = names_.names()[number];
            std::string whole;
            if (path) {
                auto [known, fresh] = folders.try_emplace(name.parent);
                if (fresh && name.parent != names_.root())
                    if (const FileIndex::Name* above = names_.nameOf(name.parent); above != nullptr)
                        known->second = pathOf(*above).substr(1) + "/";
                whole = known->second;
            }
            whole += names_.text(name);
            if (find->matches(whole, nullptr)) found.push_back(number);
        }
    }
    if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    return found;
}

Result<StreamIndex> VolumeFiles::streams(std::vector<std::uint64_t> files, Progress& progress) const {
    auto walked = catalogue();
    if (!walked) return std::unexpected(walked.error());
    if (deleted_ != nullptr) {
        // Deleted files need no walk over the others, and an older state has all of its files among them.
        if (!reading_.state.present() ||
            (!files.empty() &&
             std::ranges::all_of(files, [&](std::uint64_t file) { return deleted_->has(file); })))
            walked->reset();
        *walked = std::make_unique<Walk>(std::move(*walked), *this);
    }
    return StreamIndex::build(**walked, progress, slot_, std::move(files));
}

Result<OpenedSource> VolumeFiles::open(std::uint64_t file, const std::string& path,
                                       Progress& progress) const {
    if (isFolder(file)) return fail(Cause::Unsupported, OpsError::FolderHasNoContent, path);
    const DeletedFiles::File* left = remains(file);
    if (left != nullptr && left->verdict == Verdict::NameOnly)
        return fail(Cause::NotFound, OpsError::NothingLeft);
    auto found = streams({file}, progress);
    if (!found) return std::unexpected(found.error());
    auto content = std::make_shared<FileContent>(bytes_, std::move(*found), path);
    const StreamIndex::Stream* data = content->streams().find(file, StreamKind::Data);
    if (data == nullptr)
        return openedFile(std::make_shared<MemorySource>(std::vector<std::byte>{}, 512, path), path);
    OpenOptions options;
    options.gentle = bytes_->gentle();
    if (auto on = content->open(*data, options); !on) return std::unexpected(on.error());
    if (left != nullptr) content->setLost(left->lost);
    return openedFile(std::move(content), path);
}

Result<OwnerIndex> VolumeFiles::owners(Progress& progress) const {
    auto walked = catalogue();
    if (!walked) return std::unexpected(walked.error());
    return OwnerIndex::build(**walked, progress);
}

Result<OwnerIndex> VolumeFiles::deletedOwners(Progress& progress) const {
    if (deleted_ == nullptr) return OwnerIndex();
    Walk walked(nullptr, *this);
    return OwnerIndex::build(walked, progress);
}

}  // namespace sectorsmith
