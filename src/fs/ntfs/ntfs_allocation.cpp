// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs' documentation "New Technologies File System (NTFS)" and the linux-ntfs documentation
// ($LogFile), libvshadow's documentation (shadow copies).
//
// NTFS counts its free clusters nowhere, so the map is compared with what it stands for: the runs of every attribute of
// every record in use are set in it, and together they are exactly what is set.
#include "fs/ntfs/ntfs_allocation.h"

#include <fmt/format.h>

#include "base/byte_reader.h"
#include "base/guid.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/ntfs/ntfs_table.h"
#include "fs/read.h"

namespace sectorsmith::ntfs {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr unsigned maxShadowBlocks = 1024;
class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, Volume volume) : source_(source), table_(source, std::move(volume)) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return (volume_.clusters() + 7) / 8; }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;
    std::optional<Area> behind() const override {
        return Area{geometry_.volumeBytes, geometry_.volumeBytes + volume_.boot().bytesPerSector,
                    say(FsMessage::AreaBackupBootSector)};
    }

 private:
    Result<void> requireClosedLog();
    Result<void> requireNotHibernated();
    Result<void> requireNoShadows() const;
    Result<std::vector<Area>> systemAreas() const;

    const ByteSource& source_;
    Table table_;
    const Volume& volume_ = table_.volume();
    BlockGeometry geometry_;
    Stream bitmap_;  // $Bitmap
};

Result<void> Map::open() {
    geometry_.blockSize = volume_.clusterSize();
    geometry_.blocks = volume_.clusters();
    geometry_.limit = geometry_.blocks * geometry_.blockSize;
    geometry_.volumeBytes = volume_.boot().totalSectors * std::uint64_t{volume_.boot().bytesPerSector};
    if (auto opened = table_.open(); !opened) return opened;
    auto bitmap = table_.stream(recordBitmap, attributeData, {});
    if (!bitmap) return std::unexpected(bitmap.error());
    bitmap_ = std::move(*bitmap);
    if (bitmap_.attribute.resident || bitmap_.attribute.flags != 0 || bitmap_.attribute.size < mapBytes() ||
        bitmap_.initialised < mapBytes())
        return fail(Cause::Damaged, FsError::NtfsBitmapSize, bitmap_.attribute.size, volume_.clusters(),
                    mapBytes());
    for (const Run& run : bitmap_.attribute.runs)
        if (run.hole) return fail(Cause::Damaged, FsError::NtfsBitmapHole);
    return {};
}

Result<void> Map::requireClean() {
    auto information = table_.stream(recordVolume, attributeVolumeInformation, {});
    if (!information) return std::unexpected(information.error());
    const ByteReader reader(information->attribute.bytes);
    const auto major = reader.little<std::uint8_t>(8);
    const auto minor = reader.little<std::uint8_t>(9);
    const auto flags = reader.little<std::uint16_t>(10);
    if (!major || !minor || !flags) return fail(Cause::Damaged, FsError::VolumeFileDamaged);
    if (!(*major == 3 && *minor <= 1) && !(*major == 1 && *minor == 2))
        return fail(Cause::Refused, FsError::NtfsVersion, *major, *minor);
    if ((*flags & 1) != 0) return fail(Cause::Refused, FsError::NtfsDirty);
    if ((*flags & 0x4036) !=
        0)  // resize the log, upgrade, delete the journal, repair identifiers, chkdsk runs
        return fail(Cause::Refused, FsError::NtfsPendingWork, fmt::format("{:04x}", *flags));
    if (auto closed = requireClosedLog(); !closed) return closed;
    if (auto none = requireNoShadows(); !none) return none;
    return requireNotHibernated();
}

// A shadow copy leaves what did not change where it is, and that includes clusters of files deleted since: free in $Bitmap,
// but the shadow copy's only data. Windows copies them aside before it gives them to another file; nobody would here.
Result<void> Map::requireNoShadows() const {
    static const Guid identifier = *Guid::parse("3808876B-C176-4E48-B7AE-04046E6CC752");
    auto isShadow = [&](const ShadowHeader& header, std::uint32_t type) {
        return Guid::fromMixed(header.identifier) == identifier && header.recordType == type;
    };
    const auto header = fsread::structure<ShadowHeader>(source_, shadowHeaderOffset);
    if (!header) return failAt(shadowHeaderOffset, Cause::Io, FsError::ShadowHeaderUnreadable);
    if (!isShadow(*header, 1)) return {};
    std::uint64_t at = header->catalog;
    for (unsigned blocks = 0; at != 0 && blocks < maxShadowBlocks; ++blocks) {
        auto block = fsread::bytes(source_, at, shadowBlock);
        if (!block) return fail(Cause::Damaged, FsError::ShadowCatalogueUnreadable);
        const ByteReader reader(*block);
        const auto head = *reader.structure<ShadowHeader>(0);
        if (!isShadow(head, 2)) return fail(Cause::Damaged, FsError::ShadowCatalogueDamaged);
        for (std::size_t entry = shadowEntry; entry + shadowEntry <= shadowBlock; entry += shadowEntry)
            if (*reader.little<std::uint64_t>(entry) == 2) return fail(Cause::Refused, FsError::ShadowCopies);
        at = head.next;
    }
    if (at != 0) return fail(Cause::Damaged, FsError::ShadowCatalogueCircular);
    return {};
}

Result<void> Map::requireClosedLog() {
    auto log = table_.stream(recordLog, attributeData, {});
    if (!log) return std::unexpected(log.error());
    if (log->attribute.resident || log->attribute.size < 3 * 4096)
        return fail(Cause::Damaged, FsError::LogFileDamaged);
    bool erased = true;
    std::optional<LogRestartArea> newest;
    unsigned version = 0;
    std::uint64_t second = 4096;
    for (std::uint64_t at : {std::uint64_t{0}, std::uint64_t{1}}) {
        const std::uint64_t offset = at == 0 ? 0 : second;
        auto page = table_.read(*log, offset, 4096, "$LogFile");
        if (!page) return std::unexpected(page.error());
        if (std::ranges::all_of(*page, [](std::byte b) { return b == std::byte{0xFF}; })) continue;
        erased = false;
        ByteReader reader(*page);
        if (!reader.matches(0, "RSTR") && !reader.matches(0, "CHKD")) continue;
        const auto header = *reader.structure<LogRestartPage>(0);
        const std::uint32_t size = header.pageSize;
        if (size < 512 || size > 65536 || (size & (size - 1)) != 0 || size > log->attribute.size / 3)
            continue;
        if (at == 0) second = size;
        page = table_.read(*log, offset, size, "$LogFile");
        if (!page) return std::unexpected(page.error());
        if (!undoFixups(*page, 512)) continue;
        const auto area = ByteReader(*page).structure<LogRestartArea>(header.areaOffset);
        if (!area || (newest && area->currentLsn < newest->currentLsn)) continue;
        newest = area;
        version = header.majorVersion;
    }
    if (erased) return {};  // never used since formatting, or reset by another system's driver
    if (!newest) return fail(Cause::Refused, FsError::LogFileNoRestart);
    if (version > 1) return fail(Cause::Refused, FsError::LogFileOpenByWindows);
    if (newest->usedClients != 0xFFFF && (newest->flags & 2) == 0)
        return fail(Cause::Refused, FsError::NtfsNotClean);
    return {};
}

Result<void> Map::requireNotHibernated() {
    const auto number = volume_.find("/hiberfil.sys");
    if (!number) return {};
    auto file = table_.stream(*number, attributeData, {});
    if (!file) return std::unexpected(file.error());
    if (file->attribute.size < 4 || file->initialised < 4) return {};
    auto start = table_.read(*file, 0, 4, "hiberfil.sys");
    if (!start) return std::unexpected(start.error());
    std::string magic(reinterpret_cast<const char*>(start->data()), 4);
    for (char& c : magic)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    if (magic == "hibr" || magic == "rstr") return fail(Cause::Refused, FsError::NtfsHibernated);
    return {};
}

Result<std::vector<Area>> Map::systemAreas() const {
    std::vector<Area> areas;
    for (unsigned i = 0; i < systemRecords; ++i) {
        auto bytes = table_.record(i);
        if (!bytes) return std::unexpected(bytes.error());
        if (!*bytes) continue;
        auto done = forEachAttribute(**bytes, i, [&](const Piece& piece) -> Result<bool> {
            if (piece.header.nonResident[0] == std::byte{0}) return true;
            auto runs = table_.runsOf(piece, i);
            if (!runs) return std::unexpected(runs.error());
            for (const Run& run : *runs)
                if (!run.hole)
                    areas.push_back({run.lcn * geometry_.blockSize,
                                     (run.lcn + run.clusters) * geometry_.blockSize, systemName(i)});
            return true;
        });
        if (!done) return std::unexpected(done.error());
    }
    for (const Stream* whole : {&table_.table(), &bitmap_})
        for (const Run& run : whole->attribute.runs)
            if (!run.hole)
                areas.push_back({run.lcn * geometry_.blockSize,
                                 (run.lcn + run.clusters) * geometry_.blockSize,
                                 systemName(whole == &table_.table() ? 0 : recordBitmap)});
    return areas;
}

Result<void> Map::compareWithFiles(Progress& progress) {
    std::uint64_t used = 0;
    for (std::uint64_t done = 0; done < mapBytes(); done += step) {
        auto piece = table_.read(bitmap_, done, std::min(step, mapBytes() - done), "$Bitmap");
        if (!piece) return std::unexpected(piece.error());
        used += countBits(*piece, std::min(step * 8, volume_.clusters() - done * 8));
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    }
    PagedBits bits(volume_.clusters(), [&](std::uint64_t offset, std::uint64_t length) {
        return table_.read(bitmap_, offset, length, "$Bitmap");
    });
    std::uint64_t claimed = 0;
    auto read = table_.forEachRecord(
        [&](std::span<std::byte> one, std::uint64_t number) -> Result<void> {
            auto inUse = table_.prepare(one, number);
            if (!inUse) return std::unexpected(inUse.error());
            if (!*inUse) return {};
            return forEachAttribute(one, number, [&](const Piece& piece) -> Result<bool> {
                if (piece.resident()) return true;
                auto runs = table_.runsOf(piece, number);
                if (!runs) return std::unexpected(runs.error());
                for (const Run& run : *runs) {
                    if (run.hole) continue;
                    claimed += run.clusters;
                    // Also the bound on the work: no volume's records can make this read more than its map.
                    if (claimed > used) return fail(Cause::Damaged, FsError::NtfsFilesExceedBitmap, used);
                    auto all = bits.allSet(run.lcn, run.clusters);
                    if (!all) return std::unexpected(all.error());
                    if (!*all) return fail(Cause::Damaged, FsError::NtfsClustersFree, number);
                }
                return true;
            });
        },
        progress);
    if (!read) return read;
    if (claimed != used) return fail(Cause::Damaged, FsError::NtfsBitmapExceedsFiles, used, claimed);
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    auto areas = systemAreas();
    if (!areas) return std::unexpected(areas.error());
    sink.forbid(std::move(*areas));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto piece = table_.read(bitmap_, done, std::min(step, mapBytes() - done), "$Bitmap");
        if (!piece) return std::unexpected(piece.error());
        const std::uint64_t count = std::min(step * 8, volume_.clusters() - done * 8);
        if (auto given = freeFromBits(*piece, count, done * 8, sink); !given) return given;
    }
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    const std::uint64_t cluster = offset / geometry_.blockSize;
    use.offset = cluster * geometry_.blockSize;
    use.length = std::min<std::uint64_t>(geometry_.blockSize, geometry_.volumeBytes - use.offset);
    if (cluster >= geometry_.blocks) {
        use.area = say(FsMessage::AreaTail);
        return use;
    }
    auto byte = table_.read(bitmap_, cluster / 8, 1, "$Bitmap");
    if (!byte) return std::unexpected(byte.error());
    if (!bitAt(*byte, cluster % 8)) {
        use.use = Use::Free;
        return use;
    }
    auto areas = systemAreas();
    if (!areas) return use;
    for (const Area& area : *areas)
        if (offset >= area.start && offset < area.end) {
            use.area = area.name;
            break;
        }
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return fail(Cause::Damaged, FsError::NtfsBootOrMftDamaged);
    auto map = std::make_unique<Map>(source, std::move(*volume));
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::ntfs
