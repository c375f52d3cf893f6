// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft FAT specification (fatgen103).
//
// FAT12 and FAT16 count their free clusters nowhere, FAT32 only as a hint. So the copies of the FAT are compared with each
// other, and the FAT with itself and with the folders: nothing in use may lead to a free cluster.
#include "fs/fat/fat_allocation.h"

#include <fmt/format.h>

#include <bit>
#include <utility>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/fat/fat_table.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::fat {

namespace {

constexpr std::uint64_t step = 3 << 18;       // bytes of a FAT at once: whole entries of every width
constexpr std::uint64_t maxFolder = 2 << 20;  // bytes: 65536 entries

class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, Volume volume)
        : source_(source), volume_(volume), table_(source, volume_) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override {
        return ((std::uint64_t{volume_.clusters()} + 2) * volume_.bits() + 7) / 8;
    }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    Result<std::uint32_t> entry(std::uint32_t cluster) { return table_.entry(cluster); }
    // Gives the values of the entries from 2 on, in order, chunk by chunk.
    template <typename Visit>
    Result<void> forEachEntry(Visit visit);
    std::uint32_t bad() const { return table_.bad(); }
    std::uint32_t endCluster() const { return table_.endCluster(); }
    Result<void> compareCopies(std::uint64_t done);
    Result<void> compareInfo(std::uint64_t free) const;

    struct Chains {
        std::vector<std::uint64_t> used, referenced;  // one bit for each entry
        static bool get(const std::vector<std::uint64_t>& bits, std::uint32_t i) {
            return ((bits[i / 64] >> (i % 64)) & 1) != 0;
        }
        static void set(std::vector<std::uint64_t>& bits, std::uint32_t i) {
            bits[i / 64] |= std::uint64_t{1} << (i % 64);
        }
    };
    Result<void> readFolders(Chains& chains, std::uint64_t& claimed, Progress& progress);
    Result<std::vector<std::byte>> readFolder(std::uint32_t cluster);

    const ByteSource& source_;
    Volume volume_;
    BlockGeometry geometry_;
    FatTable table_;
};

Result<void> Map::open() {
    const BootSector& boot = volume_.boot();
    geometry_.base = volume_.dataOffset();
    geometry_.blockSize = volume_.clusterSize();
    geometry_.volumeBytes = volume_.totalSectors() * volume_.bytesPerSector();
    geometry_.blocks = (geometry_.volumeBytes - geometry_.base) / geometry_.blockSize;
    geometry_.limit = geometry_.blocks * geometry_.blockSize;
    if (geometry_.blocks != volume_.clusters())
        return fail(Cause::Damaged, FsError::FatTooSmall, volume_.clusters(), geometry_.blocks);
    if (volume_.bits() == 32) {
        if (boot.version != 0) return fail(Cause::Refused, FsError::Fat32Version, boot.version.value());
        if (table_.active() >= table_.copies()) return failAt(0x28, Cause::Damaged, FsError::ActiveFat);
        if (boot.rootCluster < 2 || boot.rootCluster >= endCluster())
            return failAt(0x2C, Cause::Damaged, FsError::RootFolderOutside);
    } else if (boot.rootEntries == 0) {
        return failAt(0x11, Cause::Damaged, FsError::NoRootFolder);
    }
    return {};
}

template <typename Visit>
Result<void> Map::forEachEntry(Visit visit) {
    const unsigned bits = volume_.bits();
    for (std::uint64_t done = 0; done < mapBytes(); done += step) {
        // FAT12 entries reach into the byte after; it is in the FAT, which is whole sectors, or is not needed.
        const std::uint64_t length = std::min(step, mapBytes() - done);
        std::vector<std::byte> data(length + 1);
        auto read = readExact(source_, table_.offset() + done, std::span(data).first(length));
        if (!read) return std::unexpected(because(read.error(), FsError::FatReadError, read.error()));
        const std::uint64_t first = done * 8 / bits;
        const std::uint64_t count = std::min<std::uint64_t>(step * 8 / bits, endCluster() - first);
        if (auto on = visit(done); !on) return std::unexpected(on.error());
        for (std::uint64_t i = first == 0 ? 2 : 0; i < count; ++i) {
            const std::byte* p = data.data() + i * bits / 8;
            std::uint32_t value = 0;
            if (bits == 32) value = loadLittle<std::uint32_t>(p) & 0x0FFFFFFF;
            else if (bits == 16) value = loadLittle<std::uint16_t>(p);
            else
                value = i % 2 == 0 ? loadLittle<std::uint16_t>(p) & 0xFFF : loadLittle<std::uint16_t>(p) >> 4;
            auto on = visit(static_cast<std::uint32_t>(first + i), value);
            if (!on) return std::unexpected(on.error());
            if (!*on) return {};
        }
    }
    return {};
}

Result<void> Map::requireClean() {
    const bool wide = volume_.bits() == 32;
    const auto extended = fsread::structure<Extended16>(source_, 0x24);
    if (!extended) return fail(Cause::Io, FsError::BootSectorUnreadable);
    const auto signature =
        std::to_integer<unsigned>(wide ? volume_.boot().extSignature[0] : extended->extSignature[0]);
    const auto state = std::to_integer<unsigned>(wide ? volume_.boot().reserved1[0] : extended->reserved1[0]);
    if ((signature == 0x28 || signature == 0x29) && (state & 3) != 0)
        return fail(Cause::Refused, FsError::FatDirtyBootSector);
    if (volume_.bits() == 12) return {};
    auto marks = entry(1);
    if (!marks) return std::unexpected(marks.error());
    if ((*marks & (wide ? 0x08000000U : 0x8000U)) == 0) return fail(Cause::Refused, FsError::FatDirty);
    if ((*marks & (wide ? 0x04000000U : 0x4000U)) == 0) return fail(Cause::Refused, FsError::FatHardErrors);
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    auto zero = entry(0);
    if (!zero) return std::unexpected(zero.error());
    if ((*zero & 0xFF) != std::to_integer<unsigned>(volume_.boot().media[0]))
        return failAt(table_.offset(), Cause::Damaged, FsError::FatMediaByte);
    std::uint32_t start = 0, count = 0;  // the free run that is open
    auto flush = [&]() -> Result<void> {
        const std::uint32_t length = std::exchange(count, 0);
        return length == 0 ? Result<void>{} : sink.free(start - 2, length);
    };
    struct Visitor {
        Map& map;
        FreeSink& sink;
        std::uint32_t& start;
        std::uint32_t& count;
        decltype(flush)& giveOut;
        // A chunk begins at `done`: the copies have to be the same there.
        Result<void> operator()(std::uint64_t done) {
            if (auto on = sink.progress(done, map.mapBytes()); !on) return on;
            return map.table_.mirrored() ? map.compareCopies(done) : Result<void>{};
        }
        Result<bool> operator()(std::uint32_t cluster, std::uint32_t value) {
            if (value == 0) {
                if (count == 0) start = cluster;
                ++count;
                return true;
            }
            if (value == 1 || (value >= map.endCluster() && value < map.bad()))
                return fail(Cause::Damaged, FsError::FatEntryOutside, cluster, fmt::format("{:x}", value));
            if (count > 0)
                if (auto out = giveOut(); !out) return std::unexpected(out.error());
            return !sink.stopped();
        }
    };
    if (auto read = forEachEntry(Visitor{*this, sink, start, count, flush}); !read) return read;
    if (auto out = flush(); !out) return out;
    if (!sink.stopped())
        if (auto same = compareInfo(sink.freeBlocks()); !same) return same;
    return sink.finish();
}

// Copies of the FAT, from `done` on, for one step.
Result<void> Map::compareCopies(std::uint64_t done) {
    const std::uint64_t length = std::min(step, mapBytes() - done);
    auto first = fsread::bytes(source_, volume_.fatOffset() + done, length);
    if (!first) return failAt(volume_.fatOffset() + done, Cause::Io, FsError::FatUnreadable);
    for (std::uint64_t i = 1; i < table_.copies(); ++i) {
        const std::uint64_t at = volume_.fatOffset() + i * volume_.fatBytes() + done;
        auto other = fsread::bytes(source_, at, length);
        if (!other) return failAt(at, Cause::Io, FsError::FatCopyUnreadable, i + 1);
        const auto differs = std::ranges::mismatch(*first, *other);
        if (differs.in1 != first->end())
            return failAt(at + static_cast<std::uint64_t>(differs.in2 - other->begin()), Cause::Damaged,
                          FsError::FatsDiffer, i + 1);
    }
    return {};
}

// FAT32's FSInfo counts free clusters. A hint, as the specification says, but kept by every system that writes: a
// difference means that somebody's idea of the volume is wrong.
Result<void> Map::compareInfo(std::uint64_t free) const {
    const BootSector& boot = volume_.boot();
    if (volume_.bits() != 32 || boot.infoSector == 0 || boot.infoSector == 0xFFFF) return {};
    const std::uint64_t at = std::uint64_t{boot.infoSector} * volume_.bytesPerSector();
    auto info = fsread::bytes(source_, at, 512);
    if (!info || !ByteReader(*info).matches(0, "RRaA") || !ByteReader(*info).matches(484, "rrAa")) return {};
    const auto count = *ByteReader(*info).little<std::uint32_t>(488);
    if (count == 0xFFFFFFFF || count == free) return {};
    return failAt(at + 488, Cause::Damaged, FsError::FatFreeCount, free, count);
}

Result<void> Map::compareWithFiles(Progress& progress) {
    Chains chains;
    chains.used.resize(endCluster() / 64 + 1);
    chains.referenced.resize(endCluster() / 64 + 1);
    std::uint64_t heads = 0;
    struct Visitor {
        Map& map;
        Chains& chains;
        Progress& progress;
        std::uint64_t& heads;
        Result<void> operator()(std::uint64_t done) {
            if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
            progress.update(done, map.mapBytes());
            return {};
        }
        Result<bool> operator()(std::uint32_t cluster, std::uint32_t value) {
            if (value == 0) return true;
            Chains::set(chains.used, cluster);
            if (value != map.bad()) ++heads;
            if (value < 2 || value >= map.endCluster()) return true;
            if (Chains::get(chains.referenced, value))
                return fail(Cause::Damaged, FsError::FatChainsMeet, value);
            Chains::set(chains.referenced, value);
            return true;
        }
    };
    if (auto read = forEachEntry(Visitor{*this, chains, progress, heads}); !read) return read;
    for (std::size_t i = 0; i < chains.used.size(); ++i) {
        const std::uint64_t lost = chains.referenced[i] & ~chains.used[i];
        if (lost != 0)
            return fail(Cause::Damaged, FsError::FatChainIntoFree,
                        i * 64 + static_cast<unsigned>(std::countr_zero(lost)));
        heads -= static_cast<unsigned>(std::popcount(chains.referenced[i]));
    }
    std::uint64_t claimed = 0;
    if (auto read = readFolders(chains, claimed, progress); !read) return read;
    if (claimed < heads) notes.push_back(say(FsMessage::LostChains, Count{heads - claimed}));
    return {};
}

// A chain is claimed by the one entry that starts it: its bit in `referenced` is set then, so that nothing is claimed or
// read twice, and chains (each cluster is referenced once) cannot run in circles.
Result<void> Map::readFolders(Chains& chains, std::uint64_t& claimed, Progress& progress) {
    std::vector<std::uint32_t> folders;
    auto claim = [&](std::uint32_t cluster) -> Result<void> {
        if (cluster < 2 || cluster >= endCluster())
            return fail(Cause::Damaged, FsError::FatFileOutside, cluster);
        if (!Chains::get(chains.used, cluster)) return fail(Cause::Damaged, FsError::FatFileInFree, cluster);
        if (Chains::get(chains.referenced, cluster))
            return fail(Cause::Damaged, FsError::FatCrossLinked, cluster);
        Chains::set(chains.referenced, cluster);
        ++claimed;
        return {};
    };
    if (volume_.bits() == 32) {
        if (auto done = claim(volume_.boot().rootCluster); !done) return done;
        folders.push_back(volume_.boot().rootCluster);
    } else {
        folders.push_back(0);
    }
    while (!folders.empty()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        const std::uint32_t folder = folders.back();
        folders.pop_back();
        auto bytes = readFolder(folder);
        if (!bytes) return std::unexpected(bytes.error());
        const ByteReader reader(*bytes);
        for (std::size_t at = 0; at + sizeof(DirectoryEntry) <= bytes->size(); at += sizeof(DirectoryEntry)) {
            const auto item = *reader.structure<DirectoryEntry>(at);
            const auto first = std::to_integer<unsigned>(item.name[0]);
            const auto attributes = std::to_integer<unsigned>(item.attributes[0]);
            if (first == 0) break;
            if (first == 0xE5 || (attributes & 0x08) != 0)
                continue;  // deleted; a label or a part of a long name
            if (reader.matches(at, ".          ") || reader.matches(at, "..         ")) continue;
            std::uint32_t cluster = item.clusterLow;
            if (volume_.bits() == 32) cluster |= static_cast<std::uint32_t>(item.clusterHigh) << 16;
            if (cluster == 0) continue;  // empty
            if (auto done = claim(cluster); !done) return done;
            if ((attributes & 0x10) != 0) folders.push_back(cluster);
        }
    }
    return {};
}

Result<std::vector<std::byte>> Map::readFolder(std::uint32_t cluster) {
    std::uint64_t at = volume_.rootOffset(), length = volume_.rootBytes();
    std::vector<std::byte> bytes;
    while (true) {
        if (cluster != 0) {
            at = volume_.dataOffset() + std::uint64_t{cluster - 2} * volume_.clusterSize();
            length = volume_.clusterSize();
        }
        auto piece = fsread::bytes(source_, at, length);
        if (!piece) return failAt(at, Cause::Io, FsError::FolderUnreadable);
        bytes.insert(bytes.end(), piece->begin(), piece->end());
        if (cluster == 0) return bytes;
        auto following = entry(cluster);
        if (!following) return std::unexpected(following.error());
        if (*following < 2 || *following >= endCluster()) return bytes;
        cluster = *following;
        if (bytes.size() > maxFolder) return failAt(at, Cause::Damaged, FsError::FolderTooLarge);
    }
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    auto area = [&](std::uint64_t start, std::uint64_t length, Message name) {
        use.offset = start;
        use.length = length;
        use.area = std::move(name);
        return use;
    };
    const std::uint64_t sector = volume_.bytesPerSector();
    if (offset < volume_.fatOffset()) {
        const std::uint64_t number = offset / sector;
        const BootSector& boot = volume_.boot();
        const bool wide = volume_.bits() == 32;
        return area(number * sector, sector,
                    say(number == 0                           ? FsMessage::AreaBootSector
                        : wide && number == boot.infoSector   ? FsMessage::AreaFsInfo
                        : wide && number == boot.backupSector ? FsMessage::AreaBackupBootSector
                                                              : FsMessage::AreaReservedSectors));
    }
    if (offset < volume_.rootOffset()) {
        const std::uint64_t number = (offset - volume_.fatOffset()) / volume_.fatBytes();
        return area(volume_.fatOffset() + number * volume_.fatBytes(), volume_.fatBytes(),
                    say(FsMessage::AreaFatCopy, number + 1));
    }
    if (offset < volume_.dataOffset())
        return area(volume_.rootOffset(), volume_.dataOffset() - volume_.rootOffset(),
                    say(FsMessage::AreaRootFolder));
    const std::uint64_t index = (offset - volume_.dataOffset()) / volume_.clusterSize();
    const std::uint64_t start = volume_.dataOffset() + index * volume_.clusterSize();
    if (index >= geometry_.blocks)
        return area(start, geometry_.volumeBytes - start, say(FsMessage::AreaTail));
    const auto cluster = static_cast<std::uint32_t>(index + 2);
    auto value = entry(cluster);
    if (!value) return std::unexpected(value.error());
    area(start, volume_.clusterSize(), {});
    if (*value == 0) use.use = Use::Free;
    else if (*value == bad()) use.area = say(FsMessage::AreaBadCluster);
    else if (volume_.bits() == 32 && cluster == volume_.boot().rootCluster)
        use.area = say(FsMessage::AreaRootFolder);
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return failAt(0, Cause::Damaged, FsError::BootSectorDamaged);
    auto map = std::make_unique<Map>(source, *volume);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::fat
