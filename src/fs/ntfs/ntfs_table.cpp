// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs' documentation "New Technologies File System (NTFS)".
#include "fs/ntfs/ntfs_table.h"

#include <algorithm>
#include <cstddef>

#include "fs/errors.h"
#include "fs/messages.h"
#include "io/straight_reads.h"

namespace sectorsmith::ntfs {

namespace {

constexpr std::uint64_t tableStep = straightPiece;
constexpr std::uint64_t maxListBytes = std::uint64_t{1} << 20;

}  // namespace

Message systemName(std::uint64_t record) {
    if (record == recordRoot) return say(FsMessage::AreaRootFolder);
    constexpr std::array<const char*, systemRecords> names = {"$MFT",     "$MFTMirr", "$LogFile", "$Volume",
                                                              "$AttrDef", "",         "$Bitmap",  "$Boot",
                                                              "$BadClus", "$Secure",  "$UpCase",  "$Extend"};
    return record < names.size() ? Message::plain(names[record]) : Message();
}

bool named(std::span<const std::byte> utf16, std::string_view name) {
    if (utf16.size() != name.size() * 2) return false;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (loadLittle<std::uint16_t>(utf16.data() + 2 * i) != static_cast<unsigned char>(name[i]))
            return false;
    return true;
}

std::optional<std::span<const std::byte>> Piece::content() const {
    const ByteReader reader(body);
    const auto part = reader.structure<ResidentPart>(sizeof(AttributeHeader));
    if (!part || !reader.contains(part->offset, part->length)) return std::nullopt;
    return body.subspan(part->offset, part->length);
}

namespace {

enum class Next { Attribute, End, Damaged };

// The attribute at `at`, which becomes where the next one is.
Next nextAttribute(std::span<const std::byte> record, std::uint64_t& at, Piece& piece) {
    const ByteReader reader(record);
    const auto type = reader.little<std::uint32_t>(at);
    if (!type) return Next::Damaged;
    if (*type == 0xFFFFFFFF) return Next::End;
    const auto header = reader.structure<AttributeHeader>(at);
    if (!header || header->length < sizeof(AttributeHeader) + sizeof(ResidentPart) ||
        !reader.contains(at, header->length))
        return Next::Damaged;
    piece = {*header, {}, record.subspan(at, header->length)};
    const std::size_t nameBytes = std::to_integer<std::size_t>(header->nameLength[0]) * 2;
    if (nameBytes > 0) {
        if (!ByteReader(piece.body).contains(header->nameOffset, nameBytes)) return Next::Damaged;
        piece.name = piece.body.subspan(header->nameOffset, nameBytes);
    }
    at += header->length;
    return Next::Attribute;
}
std::uint64_t firstAttribute(std::span<const std::byte> record) {
    return ByteReader(record).little<std::uint16_t>(offsetof(RecordHeader, attributeOffset)).value_or(0);
}

}  // namespace

Result<void> forEachAttribute(std::span<const std::byte> record, std::uint64_t number,
                              const std::function<Result<bool>(const Piece&)>& visit) {
    Piece piece;
    for (std::uint64_t at = firstAttribute(record);;) {
        const Next next = nextAttribute(record, at, piece);
        if (next == Next::End) return {};
        if (next == Next::Damaged) return fail(Cause::Damaged, FsError::MftRecordDamaged, number);
        auto on = visit(piece);
        if (!on) return std::unexpected(on.error());
        if (!*on) return {};
    }
}

bool listAttributes(std::span<const std::byte> record, std::vector<Piece>& pieces) {
    pieces.clear();
    Piece piece;
    for (std::uint64_t at = firstAttribute(record);;) {
        const Next next = nextAttribute(record, at, piece);
        if (next != Next::Attribute) return next == Next::End;
        pieces.push_back(piece);
    }
}

Result<void> Table::open() {
    // The start of the table, until its own record tells where the rest is: at least 24 records are in one piece.
    const std::uint64_t first =
        std::max<std::uint64_t>(1, std::uint64_t{16} * volume_.recordSize() / volume_.clusterSize());
    if (volume_.boot().mftCluster >= volume_.clusters()) return fail(Cause::Damaged, FsError::MftOutside);
    table_.attribute.resident = false;
    table_.attribute.runs = {{volume_.boot().mftCluster, first, false}};
    table_.attribute.size =
        std::min<std::uint64_t>(first * volume_.clusterSize(), std::uint64_t{16} * volume_.recordSize());
    auto table = stream(recordMft, attributeData, {}, &table_);
    if (!table) return std::unexpected(table.error());
    if (table->attribute.resident || table->attribute.runs.empty() ||
        table->attribute.runs[0].lcn != volume_.boot().mftCluster)
        return fail(Cause::Damaged, FsError::MftElsewhere);
    table_ = std::move(*table);
    return {};
}

Result<void> Table::forEachRecord(
    const std::function<Result<void>(std::span<std::byte> record, std::uint64_t number)>& visit,
    Progress& progress) const {
    const std::uint64_t size = volume_.recordSize();
    const std::uint64_t atOnce = std::max<std::uint64_t>(1, tableStep / size);
    std::vector<std::byte> buffer;
    for (std::uint64_t first = 0; first < records(); first += atOnce) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(first * size, records() * size);
        const std::uint64_t here = std::min(atOnce, records() - first);
        // Records past the initialised size were never written.
        if (first * size >= table_.initialised) break;
        buffer.resize(here * size);
        // Of a piece with bad sectors each record by itself: what cannot be read is marked as NTFS marks such records.
        if (!volume_.read(table_.attribute, first * size, std::span(buffer)))
            for (std::uint64_t i = 0; i < here; ++i) {
                if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
                const auto one = std::span(buffer).subspan(i * size, size);
                if (volume_.read(table_.attribute, (first + i) * size, one)) continue;
                std::ranges::fill(one, std::byte{0});
                for (std::size_t k = 0; k < 4; ++k) one[k] = static_cast<std::byte>("BAAD"[k]);
            }
        for (std::uint64_t i = 0; i < here && (first + i) * size < table_.initialised; ++i)
            if (auto on = visit(std::span(buffer).subspan(i * size, size), first + i); !on) return on;
    }
    return {};
}

Result<bool> Table::prepare(std::span<std::byte> record, std::uint64_t number) const {
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

Result<std::optional<std::vector<std::byte>>> Table::record(std::uint64_t number) const {
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

Result<std::vector<Run>> Table::runsOf(const Piece& piece, std::uint64_t number) const {
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

Result<std::vector<std::byte>> Table::read(const Stream& stream, std::uint64_t offset, std::uint64_t length,
                                           std::string_view what) const {
    auto bytes = volume_.read(stream.attribute, offset, length);
    if (!bytes) return fail(Cause::Io, FsError::NtfsByteUnreadable, offset, what);
    return std::move(*bytes);
}

Result<Stream> Table::stream(std::uint64_t number, std::uint32_t type, std::string_view name) const {
    return stream(number, type, name, nullptr);
}

Result<Stream> Table::stream(std::uint64_t number, std::uint32_t type, std::string_view name,
                             Stream* table) const {
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
    if (table != nullptr && any && parts.size() == 1) {
        table->attribute.runs = parts[0].runs;
        std::uint64_t clusters = 0;
        for (const Run& run : parts[0].runs) clusters += run.clusters;
        table->attribute.size = std::min(result.attribute.size, clusters * volume_.clusterSize());
    }
    if (list) {
        if (list->attribute.size > maxListBytes)
            return fail(Cause::Damaged, FsError::AttributeListTooLong, number);
        auto entries = read(*list, 0, list->attribute.size, "$ATTRIBUTE_LIST");
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

}  // namespace sectorsmith::ntfs
