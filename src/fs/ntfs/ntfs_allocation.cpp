// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs' documentation "New Technologies File System (NTFS)" and the linux-ntfs documentation
// ($LogFile), libvshadow's documentation (shadow copies).
//
// NTFS counts its free clusters nowhere, so the map is compared with what it stands for: the runs of every attribute of
// every record in use are set in it, and together they are exactly what is set. And because a run that is read from the
// wrong place would turn the map into nonsense, records are read here without the leniency that looking at a volume needs.
#include "fs/ntfs/ntfs_allocation.h"

#include <fmt/format.h>

#include <cstddef>

#include "base/byte_reader.h"
#include "base/guid.h"
#include "fs/errors.h"
#include "fs/ntfs/ntfs.h"
#include "fs/read.h"

namespace sectorsmith::ntfs {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr std::uint64_t maxListBytes = std::uint64_t{1} << 20;
constexpr unsigned maxShadowBlocks = 1024;
constexpr unsigned systemRecords = 12;
constexpr std::array<const char*, systemRecords> systemNames = {
    "$MFT",    "$MFTMirr", "$LogFile", "$Volume", "$AttrDef", "root folder",
    "$Bitmap", "$Boot",    "$BadClus", "$Secure", "$UpCase",  "$Extend"};

// One attribute as it stands in a record.
struct Piece {
    AttributeHeader header;
    std::span<const std::byte> name;  // UTF-16
    std::span<const std::byte> body;  // the whole attribute
};

// The clusters of one attribute, whole and in order.
struct Stream {
    Attribute attribute;
    std::uint64_t clusters = 0;
    std::uint64_t initialised = 0;  // bytes
};

bool named(std::span<const std::byte> utf16, std::string_view name) {
    if (utf16.size() != name.size() * 2) return false;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (loadLittle<std::uint16_t>(utf16.data() + 2 * i) != static_cast<unsigned char>(name[i]))
            return false;
    return true;
}

// Attributes of a record in use until `visit` returns false.
template <typename Visit>
Result<void> forEachAttribute(std::span<const std::byte> record, std::uint64_t number, Visit visit) {
    const ByteReader reader(record);
    auto damaged = [&] { return fail(Cause::Damaged, FsError::MftRecordDamaged, number); };
    std::uint64_t at = *reader.little<std::uint16_t>(offsetof(RecordHeader, attributeOffset));
    while (true) {
        const auto type = reader.little<std::uint32_t>(at);
        if (!type) return damaged();
        if (*type == 0xFFFFFFFF) return {};
        const auto header = reader.structure<AttributeHeader>(at);
        if (!header || header->length < sizeof(AttributeHeader) + sizeof(ResidentPart) ||
            !reader.contains(at, header->length))
            return damaged();
        Piece piece{*header, {}, record.subspan(at, header->length)};
        const std::size_t nameBytes = std::to_integer<std::size_t>(header->nameLength[0]) * 2;
        if (nameBytes > 0) {
            if (!ByteReader(piece.body).contains(header->nameOffset, nameBytes)) return damaged();
            piece.name = piece.body.subspan(header->nameOffset, nameBytes);
        }
        auto on = visit(piece);
        if (!on) return std::unexpected(on.error());
        if (!*on) return {};
        at += header->length;
    }
}

class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, Volume volume) : source_(source), volume_(std::move(volume)) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return (volume_.clusters() + 7) / 8; }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;
    std::optional<Area> behind() const override {
        return Area{geometry_.volumeBytes, geometry_.volumeBytes + volume_.boot().bytesPerSector,
                    "backup boot sector"};
    }

 private:
    // nullopt: not in use (or never written).
    Result<std::optional<std::vector<std::byte>>> record(std::uint64_t number) const;
    Result<bool> prepare(std::span<std::byte> record, std::uint64_t number) const;
    Result<std::vector<Run>> runsOf(const Piece& piece, std::uint64_t number) const;
    Result<Stream> stream(std::uint64_t number, std::uint32_t type, std::string_view name,
                          bool ofTable = false);
    Result<std::vector<std::byte>> read(const Stream& stream, std::uint64_t offset, std::uint64_t length,
                                        std::string_view what) const;
    Result<void> requireClosedLog();
    Result<void> requireNotHibernated();
    Result<void> requireNoShadows() const;
    Result<std::vector<Area>> systemAreas() const;

    const ByteSource& source_;
    Volume volume_;
    BlockGeometry geometry_;
    Stream table_;   // $MFT
    Stream bitmap_;  // $Bitmap
};

Result<void> Map::open() {
    geometry_.blockSize = volume_.clusterSize();
    geometry_.blocks = volume_.clusters();
    geometry_.limit = geometry_.blocks * geometry_.blockSize;
    geometry_.volumeBytes = volume_.boot().totalSectors * std::uint64_t{volume_.boot().bytesPerSector};
    // The start of the table, until its own record tells where the rest is: at least 24 records are in one piece.
    const std::uint64_t first =
        std::max<std::uint64_t>(1, std::uint64_t{16} * volume_.recordSize() / volume_.clusterSize());
    if (volume_.boot().mftCluster >= volume_.clusters()) return fail(Cause::Damaged, FsError::MftOutside);
    table_.attribute.resident = false;
    table_.attribute.runs = {{volume_.boot().mftCluster, first, false}};
    table_.attribute.size =
        std::min<std::uint64_t>(first * volume_.clusterSize(), std::uint64_t{16} * volume_.recordSize());
    auto table = stream(recordMft, attributeData, {}, true);
    if (!table) return std::unexpected(table.error());
    if (table->attribute.resident || table->attribute.runs.empty() ||
        table->attribute.runs[0].lcn != volume_.boot().mftCluster)
        return fail(Cause::Damaged, FsError::MftElsewhere);
    table_ = std::move(*table);
    auto bitmap = stream(recordBitmap, attributeData, {});
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

// True: a record in use, its fixups undone.
Result<bool> Map::prepare(std::span<std::byte> record, std::uint64_t number) const {
    const ByteReader reader(record);
    if (*reader.little<std::uint32_t>(0) == 0) return false;
    if (!reader.matches(0, "FILE")) return fail(Cause::Damaged, FsError::MftRecordDamaged, number);
    const auto header = *reader.structure<RecordHeader>(0);
    // A torn record that is not in use hurts nobody; where the flags lie, no fixup goes.
    if ((header.flags & 1) == 0) return false;
    if (header.fixupCount != record.size() / 512 + 1 || !undoFixups(record, 512))
        return fail(Cause::Damaged, FsError::MftRecordTorn, number);
    return true;
}

Result<std::optional<std::vector<std::byte>>> Map::record(std::uint64_t number) const {
    const std::uint64_t size = volume_.recordSize();
    if (number >= table_.attribute.size / size)
        return fail(Cause::Damaged, FsError::MftRecordBeyondEnd, number);
    auto bytes = read(table_, number * size, size, "$MFT");
    if (!bytes) return std::unexpected(bytes.error());
    auto used = prepare(*bytes, number);
    if (!used) return std::unexpected(used.error());
    if (!*used) return std::nullopt;
    return std::move(*bytes);
}

Result<std::vector<Run>> Map::runsOf(const Piece& piece, std::uint64_t number) const {
    const auto outside = ByteReader(piece.body).structure<NonResidentPart>(sizeof(AttributeHeader));
    auto wrong = [&] { return fail(Cause::Damaged, FsError::MftRunsDamaged, number); };
    if (!outside || outside->runsOffset < 0x40 || outside->runsOffset > piece.body.size()) return wrong();
    auto runs = decodeRuns(piece.body.subspan(outside->runsOffset), volume_.clusters());
    if (!runs) return wrong();
    std::uint64_t clusters = 0;
    for (const Run& run : *runs) clusters += run.clusters;  // each below 2^54, at most 100000
    if (outside->firstVcn > (std::uint64_t{1} << 62) || outside->lastVcn + 1 != outside->firstVcn + clusters)
        return wrong();
    return std::move(*runs);
}

Result<std::vector<std::byte>> Map::read(const Stream& stream, std::uint64_t offset, std::uint64_t length,
                                         std::string_view what) const {
    auto bytes = volume_.read(stream.attribute, offset, length);
    if (!bytes) return fail(Cause::Io, FsError::NtfsByteUnreadable, offset, what);
    return std::move(*bytes);
}

// `ofTable`: $MFT itself, whose later pieces are named in records that its first piece holds.
Result<Stream> Map::stream(std::uint64_t number, std::uint32_t type, std::string_view name, bool ofTable) {
    struct Part {
        std::uint64_t firstVcn;
        std::vector<Run> runs;
    };
    std::vector<Part> parts;
    Stream result;
    bool any = false;
    std::optional<Stream> list;
    auto collect = [&](std::span<const std::byte> record, std::uint64_t from) {
        return forEachAttribute(record, from, [&](const Piece& piece) -> Result<bool> {
            const bool isList = from == number && piece.header.type == attributeList;
            if (!isList && (piece.header.type != type || !named(piece.name, name))) return true;
            if (piece.header.nonResident[0] == std::byte{0}) {
                const auto resident = ByteReader(piece.body).structure<ResidentPart>(sizeof(AttributeHeader));
                if (!resident || !ByteReader(piece.body).contains(resident->offset, resident->length))
                    return fail(Cause::Damaged, FsError::MftRecordDamaged, from);
                Stream whole;
                const auto bytes = piece.body.subspan(resident->offset, resident->length);
                whole.attribute.bytes.assign(bytes.begin(), bytes.end());
                whole.attribute.size = whole.initialised = bytes.size();
                whole.attribute.flags = piece.header.flags;
                if (isList) list = std::move(whole);
                else if (any) return fail(Cause::Damaged, FsError::MftAttributeTwice, number);
                else result = std::move(whole);
                any = any || !isList;
                return true;
            }
            auto runs = runsOf(piece, from);
            if (!runs) return std::unexpected(runs.error());
            const auto outside = *ByteReader(piece.body).structure<NonResidentPart>(sizeof(AttributeHeader));
            if (isList) {
                list.emplace();
                list->attribute.resident = false;
                list->attribute.runs = std::move(*runs);
                list->attribute.size = outside.size;
                return true;
            }
            if (outside.firstVcn == 0) {
                result.attribute.resident = false;
                result.attribute.size = outside.size;
                result.attribute.flags = piece.header.flags;
                result.initialised = outside.initialised;
                any = true;
            }
            parts.push_back({outside.firstVcn, std::move(*runs)});
            return true;
        });
    };
    auto base = record(number);
    if (!base) return std::unexpected(base.error());
    if (!*base) return fail(Cause::Damaged, FsError::MftRecordUnused, number);
    if (auto done = collect(**base, number); !done) return std::unexpected(done.error());
    if (ofTable && any && parts.size() == 1) {
        table_.attribute.runs = parts[0].runs;
        std::uint64_t clusters = 0;
        for (const Run& run : parts[0].runs) clusters += run.clusters;
        table_.attribute.size = std::min(result.attribute.size, clusters * volume_.clusterSize());
    }
    if (list) {
        if (list->attribute.size > maxListBytes)
            return fail(Cause::Damaged, FsError::AttributeListTooLong, number);
        auto entries = read(*list, 0, list->attribute.size, "an attribute list");
        if (!entries) return std::unexpected(entries.error());
        const ByteReader listed(*entries);
        std::vector<std::uint64_t> seen{number};
        for (std::uint64_t at = 0; at + 26 <= entries->size();) {
            const auto length = *listed.little<std::uint16_t>(at + 4);
            if (length < 26 || length > entries->size() - at)
                return fail(Cause::Damaged, FsError::AttributeListDamaged, number);
            const std::uint64_t reference = *listed.little<std::uint64_t>(at + 16) & 0xFFFFFFFFFFFF;
            if (*listed.little<std::uint32_t>(at) == type &&
                std::ranges::find(seen, reference) == seen.end() && seen.size() < 4096) {
                seen.push_back(reference);
                auto more = record(reference);
                if (!more) return std::unexpected(more.error());
                if (!*more) return fail(Cause::Damaged, FsError::MftRecordListedUnused, reference);
                const auto header = *ByteReader(**more).structure<RecordHeader>(0);
                if ((header.base & 0xFFFFFFFFFFFF) != number)
                    return fail(Cause::Damaged, FsError::MftRecordOfOther, reference);
                if (auto done = collect(**more, reference); !done) return std::unexpected(done.error());
            }
            at += length;
        }
    }
    if (!any) return fail(Cause::Damaged, FsError::MftAttributeMissing, number);
    std::ranges::sort(parts, {}, &Part::firstVcn);
    for (Part& part : parts) {
        if (part.firstVcn != result.clusters) return fail(Cause::Damaged, FsError::MftRunsGap, number);
        for (const Run& run : part.runs) result.clusters += run.clusters;
        if (result.clusters > volume_.clusters() && number != 8)
            return fail(Cause::Damaged, FsError::MftTooManyClusters, number);
        result.attribute.runs.insert(result.attribute.runs.end(), part.runs.begin(), part.runs.end());
    }
    if (!result.attribute.resident && result.attribute.size > result.clusters * volume_.clusterSize())
        return fail(Cause::Damaged, FsError::MftTooFewClusters, number);
    return result;
}

Result<void> Map::requireClean() {
    auto information = stream(recordVolume, attributeVolumeInformation, {});
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
    auto log = stream(recordLog, attributeData, {});
    if (!log) return std::unexpected(log.error());
    if (log->attribute.resident || log->attribute.size < 3 * 4096)
        return fail(Cause::Damaged, FsError::LogFileDamaged);
    bool erased = true;
    std::optional<LogRestartArea> newest;
    unsigned version = 0;
    std::uint64_t second = 4096;
    for (std::uint64_t at : {std::uint64_t{0}, std::uint64_t{1}}) {
        const std::uint64_t offset = at == 0 ? 0 : second;
        auto page = read(*log, offset, 4096, "$LogFile");
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
        page = read(*log, offset, size, "$LogFile");
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
    auto file = stream(*number, attributeData, {});
    if (!file) return std::unexpected(file.error());
    if (file->attribute.size < 4 || file->initialised < 4) return {};
    auto start = read(*file, 0, 4, "hiberfil.sys");
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
        auto bytes = record(i);
        if (!bytes) return std::unexpected(bytes.error());
        if (!*bytes) continue;
        auto done = forEachAttribute(**bytes, i, [&](const Piece& piece) -> Result<bool> {
            if (piece.header.nonResident[0] == std::byte{0}) return true;
            auto runs = runsOf(piece, i);
            if (!runs) return std::unexpected(runs.error());
            for (const Run& run : *runs)
                if (!run.hole)
                    areas.push_back({run.lcn * geometry_.blockSize,
                                     (run.lcn + run.clusters) * geometry_.blockSize, systemNames[i]});
            return true;
        });
        if (!done) return std::unexpected(done.error());
    }
    for (const Stream* whole : {&table_, &bitmap_})
        for (const Run& run : whole->attribute.runs)
            if (!run.hole)
                areas.push_back({run.lcn * geometry_.blockSize,
                                 (run.lcn + run.clusters) * geometry_.blockSize,
                                 whole == &table_ ? "$MFT" : "$Bitmap"});
    return areas;
}

Result<void> Map::compareWithFiles(Progress& progress) {
    std::uint64_t used = 0;
    for (std::uint64_t done = 0; done < mapBytes(); done += step) {
        auto piece = read(bitmap_, done, std::min(step, mapBytes() - done), "$Bitmap");
        if (!piece) return std::unexpected(piece.error());
        used += countBits(*piece, std::min(step * 8, volume_.clusters() - done * 8));
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    }
    PagedBits bits(volume_.clusters(), [&](std::uint64_t offset, std::uint64_t length) {
        return read(bitmap_, offset, length, "$Bitmap");
    });
    const std::uint64_t size = volume_.recordSize();
    const std::uint64_t records = table_.attribute.size / size;
    const std::uint64_t atOnce = std::max<std::uint64_t>(1, step / size);
    std::uint64_t claimed = 0;
    for (std::uint64_t first = 0; first < records; first += atOnce) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(first * size, records * size);
        const std::uint64_t here = std::min(atOnce, records - first);
        // Records past the initialised size were never written.
        if (first * size >= table_.initialised) break;
        auto bytes = read(table_, first * size, here * size, "$MFT");
        if (!bytes) return std::unexpected(bytes.error());
        for (std::uint64_t i = 0; i < here && (first + i) * size < table_.initialised; ++i) {
            const std::uint64_t number = first + i;
            const auto one = std::span(*bytes).subspan(i * size, size);
            auto inUse = prepare(one, number);
            if (!inUse) return std::unexpected(inUse.error());
            if (!*inUse) continue;
            auto done = forEachAttribute(one, number, [&](const Piece& piece) -> Result<bool> {
                if (piece.header.nonResident[0] == std::byte{0}) return true;
                auto runs = runsOf(piece, number);
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
            if (!done) return done;
        }
    }
    if (claimed != used) return fail(Cause::Damaged, FsError::NtfsBitmapExceedsFiles, used, claimed);
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    auto areas = systemAreas();
    if (!areas) return std::unexpected(areas.error());
    sink.forbid(std::move(*areas));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto piece = read(bitmap_, done, std::min(step, mapBytes() - done), "$Bitmap");
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
        use.area = "tail after the last whole cluster";
        return use;
    }
    auto byte = read(bitmap_, cluster / 8, 1, "$Bitmap");
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
