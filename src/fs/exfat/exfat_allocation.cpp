// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft exFAT specification. Its only counter, PercentInUse, is not kept by Linux and says nothing here; so the
// bitmap is compared with the clusters of every file: all of them are set in it, and nothing else is.
#include "fs/exfat/exfat_allocation.h"

#include <fmt/format.h>

#include <bit>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/exfat/exfat_volume.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, const BootSector& boot) : source_(source), volume_(source, boot) {}

    Result<void> open() { return volume_.open(); }
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return (geometry_.blocks + 7) / 8; }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    Result<std::vector<std::byte>> readMap(std::uint64_t offset, std::uint64_t length) const {
        return volume_.read(volume_.bitmap(), offset, length);
    }
    // Entries of one folder: every allocation in it goes to `claim` (with whether it is a folder).
    template <typename Claim>
    Result<void> readFolder(std::span<const std::byte> bytes, Claim claim) const;
    Result<std::uint64_t> countBad(Progress& progress);

    const ByteSource& source_;
    Volume volume_;
    const BlockGeometry& geometry_ = volume_.geometry();
};

Result<void> Map::requireClean() {
    if ((volume_.boot().flags & 2) != 0) return fail(Cause::Refused, FsError::ExfatDirty);
    if ((volume_.boot().flags & 4) != 0) return fail(Cause::Refused, FsError::ExfatMediaFailure);
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    std::vector<Area> areas;
    auto add = [&](std::span<const Run> runs, FsMessage name) {
        for (const Run& run : runs)
            areas.push_back({std::uint64_t{run.first - 2} * geometry_.blockSize,
                             (std::uint64_t{run.first - 2} + run.count) * geometry_.blockSize, say(name)});
    };
    add(volume_.bitmap(), FsMessage::AreaAllocationBitmap);
    add(volume_.upcase(), FsMessage::AreaUpcaseTable);
    add(volume_.root(), FsMessage::AreaRootFolder);
    sink.forbid(std::move(areas));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto bits = readMap(done, std::min(step, mapBytes() - done));
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t count = std::min(step * 8, geometry_.blocks - done * 8);
        if (auto given = freeFromBits(*bits, count, done * 8, sink); !given) return given;
    }
    return sink.finish();
}

template <typename Claim>
Result<void> Map::readFolder(std::span<const std::byte> bytes, Claim claim) const {
    const ByteReader reader(bytes);
    for (std::size_t at = 0; at + entrySize <= bytes.size(); at += entrySize) {
        const unsigned type = *reader.little<std::uint8_t>(at);
        if (type == 0) return {};
        if ((type & 0x80) == 0) continue;                             // not in use
        if ((type & 0x40) != 0) return damaged(FsError::StrayEntry);  // a secondary without its primary
        auto allocation = [&](std::size_t entry, bool contiguous) {
            return Clusters{*reader.little<std::uint32_t>(entry + 20),
                            *reader.little<std::uint64_t>(entry + 24), contiguous};
        };
        if (type == entryBitmap || type == 0x82) {
            if (auto done = claim(allocation(at, false), false); !done) return done;
            continue;
        }
        if (type == entryLabel) continue;
        const bool benign = (type & 0x20) != 0;
        if (type != 0x85 && !benign)
            return fail(Cause::Refused, FsError::ExfatUnknownEntry, fmt::format("{:02x}", type));
        const std::size_t secondaries = *reader.little<std::uint8_t>(at + 1);
        if (!reader.contains(at, (secondaries + 1) * entrySize)) return damaged(FsError::LastEntryTruncated);
        std::uint16_t sum = 0;
        for (std::size_t i = 0; i < (secondaries + 1) * entrySize; ++i) {
            if (i == 2 || i == 3) continue;
            sum = static_cast<std::uint16_t>(std::rotr(sum, 1) + std::to_integer<unsigned>(bytes[at + i]));
        }
        if (sum != *reader.little<std::uint16_t>(at + 2)) return damaged(FsError::EntryChecksum);
        const bool folder = type == 0x85 && (*reader.little<std::uint16_t>(at + 4) & 0x10) != 0;
        if (benign) {
            const unsigned flags = *reader.little<std::uint16_t>(at + 4);
            if ((flags & 1) != 0)
                if (auto done = claim(allocation(at, (flags & 2) != 0), false); !done) return done;
        }
        for (std::size_t i = 1; i <= secondaries; ++i) {
            const std::size_t entry = at + i * entrySize;
            const unsigned kind = *reader.little<std::uint8_t>(entry);
            const unsigned flags = *reader.little<std::uint8_t>(entry + 1);
            if ((kind & 0xC0) != 0xC0) return damaged(FsError::EntryIncomplete);
            if (kind == 0xC1 || (flags & 1) == 0) continue;
            const Clusters clusters = allocation(entry, (flags & 2) != 0);
            if (clusters.first == 0 && clusters.bytes == 0) continue;
            if (auto done = claim(clusters, folder && kind == 0xC0); !done) return done;
        }
        at += secondaries * entrySize;
    }
    return {};
}

Result<void> Map::compareWithFiles(Progress& progress) {
    std::uint64_t used = 0;
    for (std::uint64_t done = 0; done < mapBytes(); done += step) {
        auto bits = readMap(done, std::min(step, mapBytes() - done));
        if (!bits) return std::unexpected(bits.error());
        used += countBits(*bits, std::min(step * 8, geometry_.blocks - done * 8));
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    }
    PagedBits bits(geometry_.blocks,
                   [&](std::uint64_t offset, std::uint64_t length) { return readMap(offset, length); });
    std::uint64_t claimed = 0;
    std::vector<Clusters> folders;
    // Every claim adds to `claimed`, which stops at `used`: so no loop of folders or chains goes on for ever.
    auto claimRuns = [&](std::span<const Run> runs) -> Result<void> {
        for (const Run& run : runs) {
            claimed += run.count;
            if (claimed > used) return damaged(FsError::FilesExceedBitmap, used);
            auto all = bits.allSet(run.first - 2, run.count);
            if (!all) return std::unexpected(all.error());
            if (!*all) return damaged(FsError::FileClustersFree, run.first);
        }
        return {};
    };
    auto claim = [&](const Clusters& clusters, bool folder) -> Result<void> {
        auto found = volume_.runs(clusters, used - claimed);
        if (!found) return std::unexpected(found.error());
        if (auto done = claimRuns(*found); !done) return done;
        if (folder && clusters.bytes > 0) folders.push_back(clusters);
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(claimed, used);
        return {};
    };
    if (auto done = claimRuns(volume_.root()); !done) return done;
    auto bytes = volume_.read(volume_.root(), 0, bytesOf(volume_.root(), geometry_.blockSize));
    if (!bytes) return std::unexpected(bytes.error());
    if (auto done = readFolder(*bytes, claim); !done) return done;
    while (!folders.empty()) {
        const Clusters folder = folders.back();
        folders.pop_back();
        auto where = volume_.runs(folder, geometry_.blocks);
        if (!where) return std::unexpected(where.error());
        bytes = volume_.read(*where, 0, folder.bytes);
        if (!bytes) return std::unexpected(bytes.error());
        if (auto done = readFolder(*bytes, claim); !done) return done;
    }
    if (claimed == used) return {};
    auto bad = countBad(progress);
    if (!bad) return std::unexpected(bad.error());
    if (claimed + *bad != used) return damaged(FsError::BitmapExceedsFiles, used, claimed + *bad);
    return {};
}

Result<std::uint64_t> Map::countBad(Progress& progress) {
    std::uint64_t bad = 0;
    const std::uint64_t end = (geometry_.blocks + 2) * 4;
    for (std::uint64_t at = 8; at < end; at += step) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        auto bytes = readBytes(source_, volume_.fatOffset() + at, std::min(step, end - at));
        if (!bytes) return std::unexpected(bytes.error());
        for (std::size_t i = 0; i + 4 <= bytes->size(); i += 4)
            bad += loadLittle<std::uint32_t>(bytes->data() + i) == badCluster ? 1 : 0;
    }
    return bad;
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    auto area = [&](std::uint64_t start, std::uint64_t end, Message name) {
        use.offset = start;
        use.length = end - start;
        use.area = std::move(name);
        return use;
    };
    const std::uint64_t region = std::uint64_t{12} << volume_.sectorShift();
    if (offset < region) return area(0, region, say(FsMessage::AreaBootRegion));
    if (offset < region * 2) return area(region, region * 2, say(FsMessage::AreaBackupBootRegion));
    if (offset < volume_.fatOffset())
        return area(region * 2, volume_.fatOffset(), say(FsMessage::AreaRoomBeforeFat));
    if (offset < geometry_.base) return area(volume_.fatOffset(), geometry_.base, say(FsMessage::AreaFat));
    const std::uint64_t index = (offset - geometry_.base) / geometry_.blockSize;
    const std::uint64_t start = geometry_.base + index * geometry_.blockSize;
    if (index >= geometry_.blocks) return area(start, geometry_.volumeBytes, say(FsMessage::AreaTail));
    auto byte = readMap(index / 8, 1);
    if (!byte) return std::unexpected(byte.error());
    area(start, start + geometry_.blockSize, {});
    if (!bitAt(*byte, index % 8)) {
        use.use = Use::Free;
        return use;
    }
    auto within = [&](std::span<const Run> runs) {
        return std::ranges::any_of(runs, [&](const Run& run) {
            return index + 2 >= run.first && index + 2 - run.first < run.count;
        });
    };
    if (within(volume_.bitmap())) use.area = say(FsMessage::AreaAllocationBitmap);
    else if (within(volume_.upcase())) use.area = say(FsMessage::AreaUpcaseTable);
    else if (within(volume_.root())) use.area = say(FsMessage::AreaRootFolder);
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot) return failAt(0, Cause::Io, FsError::BootSectorUnreadable);
    auto map = std::make_unique<Map>(source, *boot);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::exfat
