// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/volume_files.h"

#include <algorithm>
#include <unordered_map>

#include "fs/catalogue.h"
#include "fs/detect.h"
#include "ops/errors.h"
#include "ops/find_files.h"
#include "ops/offset_usage.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith {

namespace {

constexpr unsigned deepestPath = 1024;
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

bool FoundVolume::listable() const {
    switch (facts.kind) {
        case FileSystemKind::Apfs:
        case FileSystemKind::HfsPlus:
        case FileSystemKind::Fat:
        case FileSystemKind::ExFat:
        case FileSystemKind::Ntfs: return !encrypted();
        default: return isExt(facts.kind) && !encrypted();
    }
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
    if (catalogue && !snapshot_.empty())
        if (auto used = (*catalogue)->useSnapshot(slot_, snapshot_); !used)
            return std::unexpected(used.error());
    return catalogue;
}

Result<std::shared_ptr<const VolumeFiles>> VolumeFiles::read(const std::shared_ptr<ByteSource>& source,
                                                             const FoundVolume& volume,
                                                             const std::string& snapshot,
                                                             Progress& progress) {
    if (volume.encrypted()) return fail(Cause::Refused, OpsError::VolumeEncrypted);
    auto files = std::make_shared<VolumeFiles>();
    files->bytes_ = std::make_shared<SliceSource>(source, volume.offset, volume.length);
    files->slot_ = volume.slot();
    files->snapshot_ = snapshot;
    auto catalogue = files->catalogue();
    if (!catalogue) return std::unexpected(catalogue.error());
    auto names = FileIndex::build(**catalogue, progress, files->slot_);
    if (!names) return std::unexpected(names.error());
    files->names_ = std::move(*names);
    files->snapshots_ = (*catalogue)->snapshots(files->slot_);
    files->notes_ = (*catalogue)->notes();
    auto search = NameSearch::build(files->names_, progress);
    if (!search) return std::unexpected(search.error());
    files->search_ = std::move(*search);
    return files;
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
    return StreamIndex::build(**walked, progress, slot_, std::move(files));
}

Result<OwnerIndex> VolumeFiles::owners(Progress& progress) const {
    auto walked = catalogue();
    if (!walked) return std::unexpected(walked.error());
    return OwnerIndex::build(**walked, progress);
}

}  // namespace sectorsmith
