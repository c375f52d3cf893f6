// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple File System Reference (2020-06-22): container superblock, checkpoints, space manager.
//
// A container is always consistent at its newest checkpoint, so there is no unclean state. But a mount that finds the
// newest checkpoint damaged goes back to an older one, and that one's files may lie in blocks that are free by now. So the
// map that counts is the newest, with every block kept that an older checkpoint still complete here calls used. The free
// queue's blocks are used by the bitmaps until the queue gives them back; that they are is checked.
#include "fs/apfs/apfs_allocation.h"

#include <fmt/format.h>

#include <bit>
#include <iterator>
#include <set>
#include <utility>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_btree.h"
#include "fs/apfs/apfs_catalogue.h"
#include "fs/catalogue_check.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::uint64_t maxEphemeralBytes = std::uint64_t{16} << 20;
constexpr std::size_t maxQueueRecords = std::size_t{1} << 22;
constexpr std::size_t maxQueueNodes = 65536;

constexpr std::uint32_t countMask = 0x000FFFFF;
constexpr std::uint64_t incompatibleVersion1 = 1, incompatibleVersion2 = 2, incompatibleFusion = 0x100;
// Case, dataless snapshots, rolled encryption, normalisation, incomplete restore, sealed, per-file keys, preallocated
// extents, secondary root: none of them changes what the space manager says.
constexpr std::uint64_t knownVolumeFeatures = 0x1FF;

struct BlockRange {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

// One checkpoint's space manager: where its chunk-info blocks are.
struct Checkpoint {
    ContainerSuperblock superblock;
    Spaceman spaceman;
    SpacemanPool pool;
    std::vector<std::uint64_t> chunkBlocks;  // block of each chunk-info block
    std::vector<CheckpointMapping> mappings;
    // The chunk-info block read last; empty: it is not valid.
    std::uint64_t loaded = ~std::uint64_t{0};
    std::vector<std::byte> chunks;
    bool holes = false;  // a part of it was overwritten
};

class Map : public AllocationMap {
 public:
    explicit Map(const ByteSource& source) : source_(source) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return chunkCount_ * blockSize_; }
    Result<void> requireClean() override { return {}; }
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    Result<std::vector<std::byte>> object(std::uint64_t block, std::uint64_t bytes, AreaName what) const {
        return readObject(source_, blockSize_, block, bytes, what);
    }
    Result<void> checkFeatures(const ContainerSuperblock& superblock);
    Result<void> checkVolumes();
    // A checkpoint that is whole: its maps, the space manager and (`all`) every other ephemeral object.
    Result<Checkpoint> readCheckpoint(const ContainerSuperblock& superblock, bool all) const;
    Result<void> readChunkAddresses(Checkpoint& checkpoint, std::span<const std::byte> spaceman) const;
    Result<ChunkInfo> chunk(Checkpoint& checkpoint, std::uint64_t number) const;
    // The chunk's bitmap, compared with its count; all clear for a chunk without one.
    Result<std::vector<std::byte>> bits(const ChunkInfo& info) const;
    std::uint64_t blocksOf(std::uint64_t chunk) const {
        return std::min<std::uint64_t>(blocksPerChunk_, geometry_.blocks - chunk * blocksPerChunk_);
    }
    // The newest map of a chunk, and what has to stay although it is free there.
    struct ChunkMap {
        std::vector<std::byte> used;
        std::vector<std::byte> usedOrReserved;
        std::uint64_t free = 0;
        std::uint64_t kept = 0;
    };
    Result<ChunkMap> chunkMap(std::uint64_t number);
    Result<void> readQueue(const FreeQueue& queue);
    Result<void> readJumpstart();
    std::vector<Area> areas() const;

    const ByteSource& source_;
    BlockGeometry geometry_;
    std::uint32_t blockSize_ = 0, blocksPerChunk_ = 0;
    std::uint64_t chunkCount_ = 0;
    Checkpoint newest_;
    std::vector<Checkpoint> older_;
    std::vector<BlockRange> queued_;  // sorted
    std::vector<BlockRange> driver_;  // the file that the EFI jumpstart names
    bool noted_ = false;              // of the older checkpoints
};

Result<void> Map::open() {
    const auto first = fsread::structure<ContainerSuperblock>(source_, 0);
    if (!first || !ByteReader(first->magic).matches(0, "NXSB"))
        return failAt(0, Cause::Damaged, FsError::NotAContainer);
    blockSize_ = first->blockSize;
    if (blockSize_ < 4096 || blockSize_ > 65536 || !std::has_single_bit(blockSize_))
        return failAt(0x24, Cause::Damaged, FsError::ContainerBlockSize);
    // Block 0 may be old, but says where the checkpoints are: it has to be right.
    if (auto whole = object(0, blockSize_, FsMessage::SuperblockInBlock0); !whole)
        return std::unexpected(whole.error());
    if (first->blockCount > (std::uint64_t{1} << 62) / blockSize_)
        return failAt(0x28, Cause::Damaged, FsError::ContainerSize);
    if ((first->descriptorBlocks & 0x80000000) != 0 || (first->dataBlocks & 0x80000000) != 0)
        return fail(Cause::Refused, FsError::CheckpointNotContiguous);
    if (first->descriptorBlocks == 0 || first->descriptorBlocks > maxDescriptorBlocks)
        return failAt(0x68, Cause::Damaged, FsError::CheckpointAreaSize);
    std::vector<ContainerSuperblock> found;
    for (std::uint32_t i = 0; i < first->descriptorBlocks; ++i) {
        auto bytes = fsread::bytes(source_, (first->descriptorBase + i) * blockSize_, blockSize_);
        if (!bytes) return fail(Cause::Io, FsError::CheckpointAreaUnreadable);
        const auto superblock = *ByteReader(*bytes).structure<ContainerSuperblock>(0);
        if (!ByteReader(superblock.magic).matches(0, "NXSB") || !fletcher64Fits(*bytes)) continue;
        found.push_back(superblock);
    }
    found.push_back(*first);
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.header.xid > b.header.xid; });
    const ContainerSuperblock& superblock = found.front();
    if (superblock.blockSize != blockSize_ || superblock.blockCount > (std::uint64_t{1} << 62) / blockSize_ ||
        superblock.blockCount == 0)
        return fail(Cause::Damaged, FsError::SuperblocksDisagree);
    blocksPerChunk_ = blockSize_ * 8;
    chunkCount_ = (superblock.blockCount + blocksPerChunk_ - 1) / blocksPerChunk_;
    geometry_.blockSize = blockSize_;
    geometry_.blocks = superblock.blockCount;
    geometry_.limit = geometry_.volumeBytes = geometry_.blocks * blockSize_;
    if (auto known = checkFeatures(superblock); !known) return known;
    auto newest = readCheckpoint(superblock, true);
    if (!newest)
        return std::unexpected(because(newest.error(), FsError::CheckpointIncomplete,
                                       superblock.header.xid.value(), newest.error()));
    newest_ = std::move(*newest);
    if (auto known = checkVolumes(); !known) return known;
    if (auto read = readJumpstart(); !read) return read;
    for (const std::size_t queue : {0U, 1U})
        if (auto read = readQueue(newest_.pool.queues[queue]); !read) return read;
    std::ranges::sort(queued_, {}, &BlockRange::first);
    for (std::size_t i = 1; i < queued_.size(); ++i)
        if (queued_[i].first - queued_[i - 1].first < queued_[i - 1].count)
            return fail(Cause::Damaged, FsError::FreeQueueTwice);
    std::set<std::uint64_t> seen{superblock.header.xid};
    for (const ContainerSuperblock& candidate : found) {
        // Of another size (before the container was resized), or gone: not one to go back to.
        if (candidate.blockSize != blockSize_ || candidate.blockCount != geometry_.blocks ||
            !seen.insert(candidate.header.xid).second)
            continue;
        if (auto checkpoint = readCheckpoint(candidate, false)) older_.push_back(std::move(*checkpoint));
    }
    return {};
}

Result<void> Map::checkFeatures(const ContainerSuperblock& superblock) {
    const std::uint64_t incompatible = superblock.incompatibleFeatures;
    const bool fusion =
        (incompatible & incompatibleFusion) != 0 ||
        std::ranges::any_of(superblock.fusionUuid, [](std::byte b) { return b != std::byte{0}; });
    if (fusion) return fail(Cause::Refused, FsError::FusionDrive);
    if ((incompatible & ~(incompatibleVersion1 | incompatibleVersion2)) != 0 ||
        superblock.readOnlyFeatures != 0)
        return fail(Cause::Refused, FsError::ContainerFeatures, fmt::format("{:x}", incompatible),
                    fmt::format("{:x}", superblock.readOnlyFeatures.value()));
    if ((incompatible & incompatibleVersion2) == 0) return fail(Cause::Refused, FsError::ApfsVersion1);
    if (superblock.blockedOut.count != 0) return fail(Cause::Refused, FsError::ContainerResizing);
    return {};
}

Result<void> Map::checkVolumes() {
    const auto container = Container::open(source_);
    if (!container) return fail(Cause::Damaged, FsError::ContainerDamaged);
    const std::uint32_t slots = std::min<std::uint32_t>(newest_.superblock.maxFileSystems, 100);
    for (std::uint32_t i = 0; i < slots; ++i) {
        const std::uint64_t oid = newest_.superblock.volumes[i];
        if (oid == 0) continue;
        const auto block =
            container->lookUp(source_, newest_.superblock.omapOid, oid, newest_.superblock.header.xid);
        if (!block) return fail(Cause::Damaged, FsError::ApfsVolumeMissing, i);
        auto bytes = object(*block, blockSize_, {FsMessage::AreaVolumeSuperblock, i});
        if (!bytes) return std::unexpected(bytes.error());
        const auto volume = *ByteReader(*bytes).structure<VolumeSuperblock>(0);
        if (!ByteReader(volume.magic).matches(0, "APSB"))
            return failAt(*block * blockSize_, Cause::Damaged, FsError::ApfsVolumeDamaged, i);
        if ((volume.incompatibleFeatures & ~knownVolumeFeatures) != 0)
            return fail(Cause::Refused, FsError::ApfsVolumeFeatures, i,
                        fmt::format("{:x}", volume.incompatibleFeatures & ~knownVolumeFeatures));
    }
    return {};
}

Result<Checkpoint> Map::readCheckpoint(const ContainerSuperblock& superblock, bool all) const {
    Checkpoint checkpoint;
    checkpoint.superblock = superblock;
    const std::uint32_t blocks = superblock.descriptorBlocks;
    const std::uint32_t length = superblock.descriptorLength;
    if (blocks == 0 || blocks > maxDescriptorBlocks || length < 2 || length > blocks ||
        superblock.descriptorIndex >= blocks)
        return fail(Cause::Damaged, FsError::CheckpointOffset);
    bool last = false;
    // The maps come first, the superblock closes the checkpoint.
    for (std::uint32_t i = 0; i + 1 < length; ++i) {
        const std::uint64_t number =
            superblock.descriptorBase + (std::uint64_t{superblock.descriptorIndex} + i) % blocks;
        auto bytes = object(number, blockSize_, FsMessage::CheckpointMap);
        if (!bytes) return std::unexpected(bytes.error());
        const ByteReader reader(*bytes);
        const auto map = *reader.structure<CheckpointMap>(0);
        if ((map.header.type & 0xFFFF) != typeCheckpointMap || map.header.xid != superblock.header.xid)
            return failAt(number * blockSize_, Cause::Damaged, FsError::CheckpointMapOther);
        if (map.count > (blockSize_ - sizeof(CheckpointMap)) / sizeof(CheckpointMapping))
            return failAt(number * blockSize_, Cause::Damaged, FsError::CheckpointMapDamaged);
        for (std::uint32_t j = 0; j < map.count; ++j)
            checkpoint.mappings.push_back(
                *reader.structure<CheckpointMapping>(sizeof(CheckpointMap) + j * sizeof(CheckpointMapping)));
        last = (map.flags & 1) != 0;
    }
    if (!last) return fail(Cause::Damaged, FsError::CheckpointMapMissing);
    bool found = false;
    for (const CheckpointMapping& mapping : checkpoint.mappings) {
        const bool isSpaceman =
            mapping.oid == superblock.spacemanOid && (mapping.type & 0xFFFF) == typeSpaceman;
        if (!all && !isSpaceman) continue;
        if (mapping.size < blockSize_ || mapping.size % blockSize_ != 0 || mapping.size > maxEphemeralBytes)
            return fail(Cause::Damaged, FsError::CheckpointObjectSize);
        auto bytes = object(mapping.address, mapping.size,
                            isSpaceman ? FsMessage::SpaceManager : FsMessage::CheckpointObject);
        if (!bytes) return std::unexpected(bytes.error());
        const auto header = *ByteReader(*bytes).structure<ObjectHeader>(0);
        if (header.oid != mapping.oid || (header.type & 0xFFFF) != (mapping.type & 0xFFFF) ||
            header.xid > superblock.header.xid)
            return failAt(mapping.address * blockSize_, Cause::Damaged, FsError::CheckpointObjectOverwritten);
        if (!isSpaceman) continue;
        if (found) return fail(Cause::Damaged, FsError::TwoSpaceManagers);
        found = true;
        if (auto read = readChunkAddresses(checkpoint, *bytes); !read) return std::unexpected(read.error());
    }
    if (!found) return fail(Cause::Damaged, FsError::NoSpaceManager);
    return checkpoint;
}

Result<void> Map::readChunkAddresses(Checkpoint& checkpoint, std::span<const std::byte> bytes) const {
    const ByteReader reader(bytes);
    checkpoint.spaceman = *reader.structure<Spaceman>(0);
    checkpoint.pool = *reader.structure<SpacemanPool>(sizeof(Spaceman));
    const Spaceman& spaceman = checkpoint.spaceman;
    const SpacemanDevice& device = spaceman.devices[0];
    const auto wrong = [](FsError code) { return fail(Cause::Damaged, code); };
    const std::uint32_t perChunk = blockSize_ * 8;
    const std::uint32_t perBlock = (blockSize_ - sizeof(ChunkBlock)) / sizeof(ChunkInfo);
    const std::uint32_t perAddressBlock = (blockSize_ - sizeof(ChunkBlock)) / 8;
    if (spaceman.blockSize != blockSize_ || spaceman.blocksPerChunk != perChunk ||
        spaceman.chunksPerCib != perBlock || spaceman.cibsPerCab != perAddressBlock)
        return wrong(FsError::SpaceManagerBlockSizes);
    if (spaceman.devices[1].blockCount != 0 || spaceman.devices[1].cibCount != 0)
        return fail(Cause::Refused, FsError::FusionDrive);
    const std::uint64_t blocks = checkpoint.superblock.blockCount;
    const std::uint64_t chunks = (blocks + perChunk - 1) / perChunk;
    const std::uint64_t chunkBlocks = (chunks + perBlock - 1) / perBlock;
    if (device.blockCount != blocks || device.chunkCount != chunks || device.cibCount != chunkBlocks)
        return wrong(FsError::SpaceManagerCounts);
    if (device.freeCount > blocks) return wrong(FsError::SpaceManagerFree);
    const std::uint32_t addressBlocks = device.cabCount;
    const std::uint64_t listed = addressBlocks != 0 ? addressBlocks : chunkBlocks;
    if (addressBlocks != 0 && addressBlocks != (chunkBlocks + perAddressBlock - 1) / perAddressBlock)
        return wrong(FsError::SpaceManagerAddressBlocks);
    if (!reader.contains(device.addressOffset, listed * 8)) return wrong(FsError::SpaceManagerAddresses);
    for (std::uint64_t i = 0; i < listed; ++i) {
        const auto address = *reader.little<std::uint64_t>(device.addressOffset + i * 8);
        if (addressBlocks == 0) {
            checkpoint.chunkBlocks.push_back(address);
            continue;
        }
        auto block = object(address, blockSize_, FsMessage::ChunkAddressBlock);
        if (!block) return std::unexpected(block.error());
        const auto head = *ByteReader(*block).structure<ChunkBlock>(0);
        const std::uint64_t expected =
            std::min<std::uint64_t>(perAddressBlock, chunkBlocks - i * perAddressBlock);
        if ((head.header.type & 0xFFFF) != typeAddressBlock || head.index != i || head.count != expected ||
            head.header.xid > checkpoint.superblock.header.xid)
            return failAt(address * blockSize_, Cause::Damaged, FsError::AddressBlockDamaged);
        for (std::uint64_t j = 0; j < expected; ++j)
            checkpoint.chunkBlocks.push_back(
                *ByteReader(*block).little<std::uint64_t>(sizeof(ChunkBlock) + j * 8));
    }
    if (checkpoint.chunkBlocks.size() != chunkBlocks) return wrong(FsError::SpaceManagerChunkBlocks);
    return {};
}

Result<ChunkInfo> Map::chunk(Checkpoint& checkpoint, std::uint64_t number) const {
    const std::uint32_t perBlock = (blockSize_ - sizeof(ChunkBlock)) / sizeof(ChunkInfo);
    const std::uint64_t index = number / perBlock;
    if (checkpoint.loaded != index) {
        checkpoint.loaded = index;
        checkpoint.chunks.clear();
        const std::uint64_t address = checkpoint.chunkBlocks[index];
        auto bytes = object(address, blockSize_, {FsMessage::ChunkInfoBlock, index});
        if (!bytes) return std::unexpected(bytes.error());
        const auto head = *ByteReader(*bytes).structure<ChunkBlock>(0);
        const std::uint64_t chunks = checkpoint.spaceman.devices[0].chunkCount;
        if ((head.header.type & 0xFFFF) != typeChunkBlock || head.index != index ||
            head.count != std::min<std::uint64_t>(perBlock, chunks - index * perBlock) ||
            head.header.xid > checkpoint.superblock.header.xid)
            return failAt(address * blockSize_, Cause::Damaged, FsError::ChunkBlockDamaged, index);
        checkpoint.chunks = std::move(*bytes);
    }
    if (checkpoint.chunks.empty()) return fail(Cause::Damaged, FsError::ChunkBlockDamaged, index);
    const auto info = *ByteReader(checkpoint.chunks)
                           .structure<ChunkInfo>(sizeof(ChunkBlock) + number % perBlock * sizeof(ChunkInfo));
    if (info.address != number * std::uint64_t{blockSize_} * 8 ||
        (info.blockCount & countMask) != blocksOf(number) ||
        (info.freeCount & countMask) > blocksOf(number) || info.bitmap >= geometry_.blocks)
        return fail(Cause::Damaged, FsError::ChunkEntryDamaged, number);
    return info;
}

Result<std::vector<std::byte>> Map::bits(const ChunkInfo& info) const {
    const std::uint64_t blocks = info.blockCount & countMask;
    const std::uint64_t counted = info.freeCount & countMask;
    std::vector<std::byte> bits(blockSize_);
    if (info.bitmap != 0) {
        if (info.bitmap > source_.size() / blockSize_)
            return fail(Cause::Damaged, FsError::ApfsBitmapBeyondEnd);
        if (auto read = readExact(source_, info.bitmap * blockSize_, bits); !read)
            return std::unexpected(because(read.error(), FsError::ApfsBitmapUnreadable, read.error()));
    }
    const std::uint64_t free = blocks - countBits(bits, blocks);
    if (free != counted)
        return failAt(info.bitmap * std::uint64_t{blockSize_}, Cause::Damaged, FsError::ApfsBitmapCount,
                      info.address.value(), free, counted);
    return bits;
}

Result<Map::ChunkMap> Map::chunkMap(std::uint64_t number) {
    auto info = chunk(newest_, number);
    if (!info) return std::unexpected(info.error());
    auto used = bits(*info);
    if (!used) return std::unexpected(used.error());
    const std::uint64_t blocks = blocksOf(number);
    ChunkMap map;
    map.free = info->freeCount & countMask;
    map.usedOrReserved = *used;
    map.used = std::move(*used);
    for (Checkpoint& checkpoint : older_) {
        const std::uint64_t index = number / ((blockSize_ - sizeof(ChunkBlock)) / sizeof(ChunkInfo));
        if (checkpoint.chunkBlocks[index] == newest_.chunkBlocks[index]) continue;  // shared, so the same
        auto old = chunk(checkpoint, number);
        if (!old) {
            checkpoint.holes = true;
            continue;
        }
        if (old->bitmap == info->bitmap && old->freeCount == info->freeCount) continue;
        auto oldBits = bits(*old);
        if (!oldBits) {
            checkpoint.holes = true;
            continue;
        }
        for (std::size_t i = 0; i < map.usedOrReserved.size(); ++i) map.usedOrReserved[i] |= (*oldBits)[i];
    }
    const std::uint64_t first = number * blocksPerChunk_;
    auto queued = std::ranges::upper_bound(queued_, first, {}, &BlockRange::first);
    if (queued != queued_.begin()) --queued;
    for (; queued != queued_.end() && queued->first < first + blocks; ++queued) {
        const std::uint64_t from = std::max(queued->first, first);
        const std::uint64_t to = std::min(queued->first + queued->count, first + blocks);
        for (std::uint64_t b = from; b < to; ++b)
            map.usedOrReserved[(b - first) / 8] |= std::byte{1} << ((b - first) % 8);
    }
    map.kept = countBits(map.usedOrReserved, blocks) - countBits(map.used, blocks);
    return map;
}

// The records of a free queue: a tree of ephemeral nodes with keys (transaction, block) and a length, or none for one.
Result<void> Map::readQueue(const FreeQueue& queue) {
    TreeInfo sizes{};
    sizes.keySize = 16;
    sizes.valueSize = 8;
    std::vector<std::uint64_t> nodes;
    if (queue.treeOid != 0) nodes.push_back(queue.treeOid);
    std::uint64_t sum = 0;
    std::size_t visited = 0;
    while (!nodes.empty()) {
        const std::uint64_t oid = nodes.back();
        nodes.pop_back();
        if (++visited > maxQueueNodes) return fail(Cause::Damaged, FsError::FreeQueueCircular);
        const auto mapping = std::ranges::find_if(newest_.mappings, [&](const CheckpointMapping& m) {
            return m.oid == oid && ((m.type & 0xFFFF) == typeRootNode || (m.type & 0xFFFF) == typeNode);
        });
        if (mapping == newest_.mappings.end()) return fail(Cause::Damaged, FsError::FreeQueueNodeMissing);
        auto bytes = object(mapping->address, blockSize_, FsMessage::FreeQueue);
        if (!bytes) return std::unexpected(bytes.error());
        const auto node = Node::parse(*bytes, &sizes);
        auto wrong = [&] {
            return failAt(mapping->address * blockSize_, Cause::Damaged, FsError::FreeQueueNodeDamaged);
        };
        if (!node || !node->fixed() || node->header().header.subtype != typeFreeQueue) return wrong();
        for (std::uint32_t i = 0; i < node->count(); ++i) {
            const auto record = node->record(i);
            const auto block = record ? ByteReader(record->key).little<std::uint64_t>(8) : std::nullopt;
            if (!block) return wrong();
            if (!node->leaf()) {
                const auto child = node->child(i);
                if (!child) return wrong();
                nodes.push_back(*child);
                continue;
            }
            const std::uint64_t length = ByteReader(record->value).little<std::uint64_t>(0).value_or(1);
            if (*block >= geometry_.blocks || length > geometry_.blocks - *block) return wrong();
            sum += length;
            if (sum > geometry_.blocks) return wrong();
            if (queued_.size() >= maxQueueRecords) return fail(Cause::NoSpace, FsError::FreeQueueTooLong);
            queued_.push_back({*block, length});
        }
    }
    if (sum != queue.count) return fail(Cause::Damaged, FsError::FreeQueueCount, sum, queue.count.value());
    return {};
}

// Where the driver lies that firmware starts from: it is in no volume.
Result<void> Map::readJumpstart() {
    const std::uint64_t block = newest_.superblock.efiJumpstart;
    if (block == 0) return {};
    auto bytes = object(block, blockSize_, FsMessage::AreaEfiJumpstart);
    if (!bytes) return std::unexpected(bytes.error());
    const ByteReader reader(*bytes);
    const auto jumpstart = *reader.structure<Jumpstart>(0);
    if (!reader.matches(0x20, "JSDR") || !reader.contains(sizeof(Jumpstart), jumpstart.extents * 16ULL))
        return failAt(block * blockSize_, Cause::Damaged, FsError::JumpstartDamaged);
    for (std::uint32_t i = 0; i < jumpstart.extents; ++i) {
        const auto range = *reader.structure<Range>(sizeof(Jumpstart) + i * sizeof(Range));
        if (range.start >= geometry_.blocks || range.count > geometry_.blocks - range.start)
            return failAt(block * blockSize_, Cause::Damaged, FsError::DriverOutside);
        driver_.push_back({range.start, range.count});
    }
    return {};
}

std::vector<Area> Map::areas() const {
    std::vector<Area> areas;
    auto add = [&](std::uint64_t first, std::uint64_t count, FsMessage name) {
        if (count == 0 || first >= geometry_.blocks) return;
        areas.push_back({first * blockSize_, (first + std::min(count, geometry_.blocks - first)) * blockSize_,
                         say(name)});
    };
    const ContainerSuperblock& superblock = newest_.superblock;
    add(0, 1, FsMessage::AreaContainerSuperblock);
    add(superblock.descriptorBase, superblock.descriptorBlocks, FsMessage::AreaCheckpointDescriptors);
    add(superblock.dataBase, superblock.dataBlocks, FsMessage::AreaCheckpointData);
    add(newest_.pool.bitmapBase, newest_.pool.bitmapBlocks, FsMessage::AreaPoolBitmaps);
    add(newest_.pool.poolBase, newest_.pool.poolBlocks, FsMessage::AreaPool);
    add(superblock.omapOid, 1, FsMessage::AreaObjectMap);
    add(superblock.keyLocker.start, superblock.keyLocker.count, FsMessage::AreaContainerKeybag);
    if (superblock.efiJumpstart != 0) add(superblock.efiJumpstart, 1, FsMessage::AreaEfiJumpstart);
    for (const BlockRange& range : driver_) add(range.first, range.count, FsMessage::AreaEfiDriver);
    return areas;
}

// By the newest map itself, as above.
Result<void> Map::compareWithFiles(Progress& progress) {
    PagedBits map(geometry_.blocks,
                  [&](std::uint64_t offset, std::uint64_t length) -> Result<std::vector<std::byte>> {
                      std::vector<std::byte> page;
                      for (std::uint64_t number = offset / blockSize_; page.size() < length; ++number) {
                          auto info = chunk(newest_, number);
                          if (!info) return std::unexpected(info.error());
                          auto used = bits(*info);
                          if (!used) return std::unexpected(used.error());
                          page.insert(page.end(), used->begin(), used->end());
                      }
                      page.resize(length);
                      return page;
                  });
    const auto files = openCatalogue(source_, newest_.superblock);
    if (auto same = requireFilesAllocated(*files, geometry_, map,
                                          geometry_.blocks - newest_.spaceman.devices[0].freeCount,
                                          FsError::CheckApfs, progress);
        !same)
        return same;
    std::ranges::copy(files->notes(), std::back_inserter(notes));
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    const std::vector<Area> fixed = areas();
    std::uint64_t free = 0;
    for (std::uint64_t i = 0; i < chunkCount_ && !sink.stopped(); ++i) {
        if (auto on = sink.progress(i * blockSize_, mapBytes()); !on) return on;
        auto map = chunkMap(i);
        if (!map) return std::unexpected(map.error());
        // By the newest map itself: an older checkpoint may call it used by luck.
        for (const Area& area : fixed) {
            const std::uint64_t start = i * blocksPerChunk_;
            const std::uint64_t from = std::max(area.start / blockSize_, start);
            const std::uint64_t to = std::min(area.end / blockSize_, start + blocksOf(i));
            for (std::uint64_t b = from; b < to; ++b)
                if (!bitAt(map->used, b - start))
                    return failAt(b * blockSize_, Cause::Damaged, FsError::ApfsAreaFree, b, area.name);
        }
        free += map->free;
        sink.kept(map->kept);
        if (auto given = freeFromBits(map->usedOrReserved, blocksOf(i), i * blocksPerChunk_, sink); !given)
            return given;
    }
    const std::uint64_t expected = newest_.spaceman.devices[0].freeCount;
    if (!sink.stopped() && free != expected)
        return fail(Cause::Damaged, FsError::ApfsFreeCount, free, expected);
    if (!std::exchange(noted_, true) && !older_.empty()) {
        const auto holes = static_cast<std::uint64_t>(std::ranges::count(older_, true, &Checkpoint::holes));
        const Count kept{older_.size()};
        notes.push_back(holes == 0 ? say(FsMessage::OlderCheckpoints, kept)
                                   : say(FsMessage::OlderCheckpointsPartly, kept, holes));
    }
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    const std::uint64_t block = offset / blockSize_;
    use.offset = block * blockSize_;
    use.length = blockSize_;
    auto map = chunkMap(block / blocksPerChunk_);
    if (!map) return std::unexpected(map.error());
    const std::uint64_t bit = block % blocksPerChunk_;
    if (!bitAt(map->used, bit)) {
        use.use = bitAt(map->usedOrReserved, bit) ? Use::Reserved : Use::Free;
        return use;
    }
    const auto inside = [&](const Area& area) { return offset >= area.start && offset < area.end; };
    const auto fixed = areas();
    if (const auto it = std::ranges::find_if(fixed, inside); it != fixed.end()) use.area = it->name;
    else if (std::ranges::any_of(
                 queued_, [&](const BlockRange& r) { return block >= r.first && block - r.first < r.count; }))
        use.area = say(FsMessage::AreaFreeQueue);
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    auto map = std::make_unique<Map>(source);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::apfs
