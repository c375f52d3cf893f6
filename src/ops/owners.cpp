// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/owners.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "fs/catalogue.h"
#include "fs/deleted_files.h"
#include "fs/use_reader.h"
#include "io/slice_source.h"
#include "ops/errors.h"
#include "ops/messages.h"

namespace sectorsmith {

struct Owners::Volume {
    std::uint64_t start = 0, end = 0;  // bytes of the disk
    std::string partition;
    std::unique_ptr<SliceSource> source;
    std::unique_ptr<Catalogue> catalogue;
    OwnerIndex owners;
    std::map<unsigned, FileIndex> names;
    std::optional<UseReader> uses;  // of what nobody has
    struct Deleted {
        std::unique_ptr<DeletedFiles> files;
        OwnerIndex owners;
        FileIndex names;
    };
    std::optional<std::vector<Deleted>> deleted;  // of each volume of a container
    Message error;                                // why it cannot be read
};

namespace {

OffsetOwner::File fileOf(const Catalogue& catalogue, const OwnerIndex::Owner& owner) {
    OffsetOwner::File file;
    file.id = owner.file;
    file.volume = catalogue.volumeName(owner.volume);
    file.stream = owner.stream;
    file.name = owner.name;
    file.streamOffset = owner.streamOffset;
    return file;
}

}  // namespace

Owners::Owners(std::shared_ptr<ByteSource> source, PartitionList list)
    : source_(std::move(source)), list_(std::move(list)) {}
Owners::~Owners() = default;

Result<Owners::Volume*> Owners::volumeAt(std::uint64_t offset, Progress& progress) {
    std::uint64_t start = 0, length = source_->size();
    std::string name;
    if (list_.scheme != Scheme::None) {
        const auto found = std::ranges::find_if(list_.partitions, [&](const Partition& p) {
            return !p.extended && !p.protective && offset >= p.offset && offset - p.offset < p.length;
        });
        if (found == list_.partitions.end()) return nullptr;
        start = found->offset;
        length = std::min(found->length, source_->size() - start);
        name = partitionName(*found, list_);
    }
    auto& volume = volumes_[start];
    if (volume) return volume.get();
    auto made = std::make_unique<Volume>();
    made->start = start;
    made->end = start + length;
    made->partition = name;
    made->source = std::make_unique<SliceSource>(source_, start, length);
    if (auto catalogue = openCatalogue(*made->source); !catalogue) {
        made->error = catalogue.error();
    } else {
        made->catalogue = std::move(*catalogue);
        auto owners = OwnerIndex::build(*made->catalogue, progress);
        if (!owners && owners.error().cause == Cause::Cancelled) return std::unexpected(owners.error());
        if (!owners) {
            made->error = owners.error();
        } else {
            made->owners = std::move(*owners);
            if (auto uses = UseReader::open(*made->source)) made->uses = std::move(*uses);
            for (const Message& finding : made->owners.findings()) findings_.push_back(finding);
            for (const Message& note : made->catalogue->notes()) findings_.push_back(note);
        }
    }
    volume = std::move(made);
    return volume.get();
}

Result<const FileIndex*> Owners::namesOf(Volume& volume, unsigned number, Progress& progress) {
    const auto it = volume.names.find(number);
    if (it != volume.names.end()) return &it->second;
    auto index = FileIndex::build(*volume.catalogue, progress, number);
    if (!index) return std::unexpected(index.error());
    return &volume.names.emplace(number, std::move(*index)).first->second;
}

Result<void> Owners::readDeleted(Volume& volume, Progress& progress) {
    std::vector<Volume::Deleted> all;
    for (const unsigned number : volume.catalogue->volumes()) {
        auto files = DeletedFiles::find(*volume.source, *volume.catalogue, number, progress);
        if (!files && files.error().cause == Cause::Cancelled) return std::unexpected(files.error());
        if (!files) continue;  // what was here is then not known
        auto owners = OwnerIndex::build(**files, progress);
        auto names = FileIndex::build(**files, progress, number);
        if (!owners || !names) return std::unexpected(!owners ? owners.error() : names.error());
        all.push_back({std::move(*files), std::move(*owners), std::move(*names)});
    }
    volume.deleted = std::move(all);
    return {};
}

Result<void> Owners::addDeleted(Volume& volume, OffsetOwner& owner, Progress& progress) {
    if (!volume.deleted)
        if (auto read = readDeleted(volume, progress); !read) return read;
    for (const Volume::Deleted& deleted : *volume.deleted) {
        const OwnerIndex::Answer answer = deleted.owners.at(owner.offset - volume.start);
        if (answer.end != ~std::uint64_t{0})
            owner.length = std::min(owner.length, volume.start + answer.end - owner.offset);
        for (const OwnerIndex::Owner& one : answer.owners) {
            OffsetOwner::File file = fileOf(*volume.catalogue, one);
            file.paths = deleted.names.paths(one.file);
            file.deleted = true;
            owner.files.push_back(std::move(file));
        }
    }
    return {};
}

Result<OffsetOwner> Owners::at(std::uint64_t offset, std::uint64_t end, Progress& progress) {
    if (offset >= source_->size())
        return failAt(offset, Cause::OutOfRange, OpsError::ByteBeyondEnd, offset, source_->name());
    auto volume = volumeAt(offset, progress);
    if (!volume) return std::unexpected(volume.error());
    OffsetOwner owner;
    owner.offset = offset;
    end = std::min(end, source_->size());
    if (*volume == nullptr || !(*volume)->error.empty()) {
        const OffsetUsage usage = offsetUsage(source_, list_, offset);
        owner.partition = usage.partition;
        owner.use = usage.kind;
        if (!usage.area.empty()) owner.areas.push_back(usage.area);
        owner.note = *volume != nullptr ? (*volume)->error : usage.note;
        std::uint64_t next = *volume != nullptr ? (*volume)->end : end;
        if (usage.blockLength > 0) next = std::min(next, usage.blockOffset + usage.blockLength);
        else if (*volume == nullptr)
            for (const Partition& partition : list_.partitions)
                if (!partition.extended && !partition.protective && partition.offset > offset)
                    next = std::min(next, partition.offset);
        owner.length = std::min(next, end) - offset;
        return owner;
    }
    Volume& here = **volume;
    owner.partition = here.partition;
    const OwnerIndex::Answer answer = here.owners.at(offset - here.start);
    owner.length =
        std::min({end, here.end, answer.end == ~std::uint64_t{0} ? here.end : here.start + answer.end}) -
        offset;
    owner.areas = answer.areas;
    for (const OwnerIndex::Owner& one : answer.owners) {
        OffsetOwner::File file = fileOf(*here.catalogue, one);
        file.located = !one.older && one.stream != StreamKind::Structure;
        auto names = namesOf(here, one.volume, progress);
        if (names) file.paths = (*names)->paths(one.file);
        else if (names.error().cause == Cause::Cancelled) return std::unexpected(names.error());
        owner.files.push_back(std::move(file));
    }
    if (answer.more) owner.note = say(OpsMessage::MoreFilesShare);
    owner.use = OffsetUsage::Kind::Used;
    if (!owner.areas.empty() || !owner.files.empty()) return owner;
    // Nobody's: free, or something that no file and no structure told of is used for.
    const OffsetUsage usage = offsetUsage(source_, list_, offset, here.uses ? &*here.uses : nullptr);
    owner.use = usage.kind;
    if (!usage.area.empty()) owner.areas.push_back(usage.area);
    owner.note = usage.note;
    if (usage.blockLength > 0 && usage.kind != OffsetUsage::Kind::Free)
        owner.length = std::min(owner.length, usage.blockOffset + usage.blockLength - offset);
    if (usage.kind == OffsetUsage::Kind::Free)
        if (auto told = addDeleted(here, owner, progress); !told) return std::unexpected(told.error());
    return owner;
}

}  // namespace sectorsmith
