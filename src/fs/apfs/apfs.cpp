// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/apfs/apfs.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "base/checksum.h"
#include "base/guid.h"
#include "fs/apfs/apfs_btree.h"
#include "fs/errors.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

const char* roleName(std::uint16_t role) {
    switch (role) {
        case 0x001: return "System";
        case 0x002: return "User";
        case 0x004: return "Recovery";
        case 0x008: return "VM";
        case 0x010: return "Preboot";
        case 0x020: return "Installer";
        case 0x040: return "Data";
        case 0x080: return "Baseband";
        case 0x0C0: return "Update";
        case 0x100: return "xART";
        case 0x140: return "Hardware";
        case 0x180: return "Backup";
        case 0x240: return "Enterprise";
        case 0x2C0: return "Prelogin";
        default: return "";
    }
}

}  // namespace

std::optional<Container> Container::open(const ByteSource& source) {
    auto first = fsread::structure<ContainerSuperblock>(source, 0);
    if (!first || !ByteReader(first->magic).matches(0, "NXSB")) return std::nullopt;
    const std::uint32_t blockSize = first->blockSize;
    if (blockSize < 4096 || blockSize > 65536 || !std::has_single_bit(blockSize)) return std::nullopt;
    Container container;
    container.superblock_ = *first;
    container.blockSize_ = blockSize;
    auto whole = fsread::bytes(source, 0, blockSize);
    if (!whole) return std::nullopt;
    const bool firstOk = fletcher64Fits(*whole);
    if (!firstOk) container.problems_.push_back(fsSentence(FsError::ContainerChecksum));

    // Block 0 is a copy of the time of the last clean unmount; the newest is in the checkpoint descriptor area.
    const std::uint32_t blocks = first->descriptorBlocks;
    std::uint64_t best = firstOk ? first->header.xid.value() : 0;
    bool found = firstOk;
    if ((blocks & 0x80000000) == 0) {
        for (std::uint32_t i = 0; i < std::min(blocks, maxDescriptorBlocks); ++i) {
            const std::uint64_t number = first->descriptorBase + i;
            auto data = container.block(source, number);
            if (!data) break;
            const auto candidate = ByteReader(*data).structure<ContainerSuperblock>(0);
            if (!candidate || !ByteReader(candidate->magic).matches(0, "NXSB")) continue;
            if (candidate->blockSize != blockSize || (found && candidate->header.xid <= best) ||
                !fletcher64Fits(*data))
                continue;
            best = candidate->header.xid;
            found = true;
            container.superblock_ = *candidate;
        }
    }
    if (!found) container.problems_.push_back(fsSentence(FsError::NoValidSuperblock));
    return container;
}

std::vector<ContainerSuperblock> checkpoints(const ByteSource& source) {
    std::vector<ContainerSuperblock> all;
    const auto container = Container::open(source);
    if (!container) return all;
    const ContainerSuperblock& newest = container->superblock();
    if ((newest.descriptorBlocks & 0x80000000) != 0) return all;
    for (std::uint32_t i = 0; i < std::min<std::uint32_t>(newest.descriptorBlocks, maxDescriptorBlocks);
         ++i) {
        auto data = container->block(source, newest.descriptorBase + i);
        if (!data) break;
        const auto one = ByteReader(*data).structure<ContainerSuperblock>(0);
        if (one && ByteReader(one->magic).matches(0, "NXSB") &&
            one->blockSize.value() == newest.blockSize.value() && one->header.xid <= newest.header.xid &&
            one->blockCount.value() == newest.blockCount.value() && fletcher64Fits(*data))
            all.push_back(*one);
    }
    const auto xid = [](const ContainerSuperblock& one) { return one.header.xid.value(); };
    std::ranges::stable_sort(all, std::ranges::greater(), xid);
    const auto same = std::ranges::unique(all, {}, xid);
    all.erase(same.begin(), same.end());
    return all;
}

std::optional<std::vector<std::byte>> Container::block(const ByteSource& source, std::uint64_t number,
                                                       bool* ok) const {
    if (number >= source.size() / blockSize_ + 1) return std::nullopt;
    auto data = fsread::bytes(source, number * blockSize_, blockSize_);
    if (data && ok) *ok = fletcher64Fits(*data);
    return data;
}

std::optional<std::uint64_t> Container::ephemeral(const ByteSource& source, std::uint64_t oid,
                                                  std::uint32_t type) const {
    const std::uint32_t blocks = superblock_.descriptorBlocks;
    if (blocks == 0 || blocks > maxDescriptorBlocks) return std::nullopt;
    const std::uint32_t length = std::min<std::uint32_t>(superblock_.descriptorLength, blocks);
    for (std::uint32_t i = 0; i < length; ++i) {
        const std::uint64_t number =
            superblock_.descriptorBase + (std::uint64_t{superblock_.descriptorIndex} + i) % blocks;
        bool ok = false;
        auto data = block(source, number, &ok);
        if (!data || !ok) continue;
        const ByteReader reader(*data);
        const auto map = reader.structure<CheckpointMap>(0);
        if (!map || (map->header.type & 0xFFFF) != typeCheckpointMap) continue;
        const std::uint64_t room = (blockSize_ - sizeof(CheckpointMap)) / sizeof(CheckpointMapping);
        for (std::uint64_t j = 0; j < std::min<std::uint64_t>(map->count, room); ++j) {
            const auto mapping =
                reader.structure<CheckpointMapping>(sizeof(CheckpointMap) + j * sizeof(CheckpointMapping));
            if (mapping && mapping->oid == oid && (mapping->type & 0xFFFF) == type) return mapping->address;
        }
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Container::lookUp(const ByteSource& source, std::uint64_t omap,
                                               std::uint64_t oid, std::uint64_t xid) const {
    auto mapBlock = block(source, omap);
    if (!mapBlock) return std::nullopt;
    const auto map = ByteReader(*mapBlock).structure<ObjectMap>(0);
    if (!map || (map->header.type & 0xFFFF) != typeOmap) return std::nullopt;
    TreeInfo sizes{};
    sizes.keySize = sizeof(ObjectMapKey);
    sizes.valueSize = sizeof(ObjectMapValue);
    std::uint64_t number = map->treeOid;
    for (unsigned depth = 0; depth < maxTreeDepth; ++depth) {
        auto data = block(source, number);
        if (!data) return std::nullopt;
        const auto node = Node::parse(*data, &sizes);
        if (!node || !node->fixed()) return std::nullopt;
        // The last key not greater than (oid, xid).
        std::optional<NodeRecord> last;
        std::uint64_t foundOid = 0;
        for (std::uint32_t i = 0; i < node->count(); ++i) {
            const auto record = node->record(i);
            const auto key = record ? ByteReader(record->key).structure<ObjectMapKey>(0) : std::nullopt;
            if (!key) return std::nullopt;
            if (key->oid > oid || (key->oid == oid && key->xid > xid)) break;
            last = record;
            foundOid = key->oid;
        }
        if (!last) return std::nullopt;
        if (node->leaf()) {
            const auto value = ByteReader(last->value).structure<ObjectMapValue>(0);
            if (foundOid != oid || !value || (value->flags & mappedDeleted) != 0) return std::nullopt;
            return value->address;
        }
        const auto child = ByteReader(last->value).little<std::uint64_t>(0);
        if (!child) return std::nullopt;
        number = *child;
    }
    return std::nullopt;
}

std::optional<FileSystemFacts> detect(const ByteSource& source) {
    const auto container = Container::open(source);
    if (!container) return std::nullopt;
    const ContainerSuperblock& superblock = container->superblock();
    const std::uint64_t blockSize = container->blockSize();
    FileSystemFacts facts;
    facts.kind = FileSystemKind::Apfs;
    facts.name = fileSystemName(facts.kind);
    facts.uuid = Guid::fromBig(superblock.uuid).text(false);
    facts.blockSize = facts.sectorSize = container->blockSize();
    facts.problems = container->problems();
    const std::uint64_t blocks = superblock.blockCount;
    if (blocks > (std::uint64_t{1} << 62) / blockSize) {
        facts.problems.push_back(fsSentence(FsError::ContainerSize));
        return facts;
    }
    facts.totalBytes = blocks * blockSize;
    if (facts.totalBytes > source.size())
        facts.problems.push_back(
            fsSentence(FsError::LargerThanVolume, facts.totalBytes, facts.totalBytes - source.size()));
    if (auto address = container->ephemeral(source, superblock.spacemanOid, typeSpaceman)) {
        auto data = container->block(source, *address);
        const auto spaceman = data ? ByteReader(*data).structure<Spaceman>(0) : std::nullopt;
        if (spaceman && (spaceman->header.type & 0xFFFF) == typeSpaceman) {
            const std::uint64_t free = spaceman->devices[0].freeCount + spaceman->devices[1].freeCount;
            if (free <= blocks) {
                facts.freeBytes = free * blockSize;
                facts.usedBytes = (blocks - free) * blockSize;
            }
        }
    }
    const std::uint32_t slots = std::min<std::uint32_t>(superblock.maxFileSystems, 100);
    for (std::uint32_t i = 0; i < slots; ++i) {
        const std::uint64_t oid = superblock.volumes[i];
        if (oid == 0) continue;
        const auto address = container->lookUp(source, superblock.omapOid, oid, superblock.header.xid);
        bool ok = false;
        auto data = address ? container->block(source, *address, &ok) : std::nullopt;
        const auto volume = data ? ByteReader(*data).structure<VolumeSuperblock>(0) : std::nullopt;
        if (!volume || !ByteReader(volume->magic).matches(0, "APSB")) {
            facts.problems.push_back(fsSentence(FsError::ApfsVolumeMissing, i));
            continue;
        }
        if (!ok) facts.problems.push_back(fsSentence(FsError::ApfsVolumeChecksum, i));
        ApfsVolumeFacts v;
        v.index = i;
        v.name = fsread::text(volume->name);
        v.uuid = Guid::fromBig(volume->uuid).text(false);
        v.role = roleName(volume->role);
        v.encrypted = (volume->flags & 1) == 0;
        v.caseSensitive = (volume->incompatibleFeatures & 1) == 0;
        v.sealed = (volume->incompatibleFeatures & 0x20) != 0;
        auto size = [&](std::uint64_t count) { return count <= blocks ? count * blockSize : 0; };
        v.usedBytes = size(volume->allocatedBlocks);
        v.reserveBytes = size(volume->reserveBlocks);
        v.quotaBytes = size(volume->quotaBlocks);
        v.files = volume->fileCount;
        v.folders = volume->folderCount;
        v.snapshots = volume->snapshotCount;
        v.superblock = *address;
        facts.volumes.push_back(std::move(v));
    }
    return facts;
}

}  // namespace sectorsmith::apfs
