// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/free_space/gaps.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/units.h"
#include "fs/detect.h"
#include "io/slice_source.h"
#include "ops/errors.h"
#include "ops/messages.h"
#include "ops/partition_contents.h"
#include "part/check.h"
#include "part/disk_tables.h"
#include "part/lost.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t oldTrack = 63;  // sectors: what an extended boot record has to itself at least

std::uint64_t bytesOf(std::uint64_t sectors, std::uint64_t sectorSize) {
    constexpr std::uint64_t most = (std::uint64_t{1} << 63) - 1;
    return sectors > most / sectorSize ? most : sectors * sectorSize;
}

// Collects what is used, and what is kept with its reason.
class Layout {
 public:
    explicit Layout(const DiskTables& tables) : tables_(tables), sector_(tables.sectorSize) {
        if (tables.mbr) addMbr(*tables.mbr);
        if (tables.gpt) {
            const std::uint64_t own = sector_;
            sector_ = tables.gpt->sectorSize;  // a left-over may count in other sectors
            addGptCopy(tables.gpt->primary, say(OpsMessage::PrimaryGpt));
            addGptCopy(tables.gpt->backup, say(OpsMessage::BackupGpt));
            if (tables.gpt->atEnd) addGptCopy(*tables.gpt->atEnd, say(OpsMessage::GptEndDisk));
            sector_ = own;
        }
        if (tables.apm) addApm(*tables.apm);
    }

    std::vector<ByteRange> used;
    std::vector<SkippedRange> kept;
    std::optional<std::uint64_t> first;  // bytes: where the first partition starts

    void use(std::uint64_t offset, std::uint64_t length) {
        if (length == 0) return;
        used.push_back(rangeBetween(offset, offset + length));
        first = first ? std::min(*first, offset) : offset;
    }

 private:
    void useSectors(std::uint64_t start, std::uint64_t end) {
        const std::uint64_t from = bytesOf(start, sector_);
        use(from, rangeBetween(from, bytesOf(end, sector_)).length);
    }
    void keep(std::uint64_t start, std::uint64_t end, const Message& why) {
        const ByteRange range = rangeBetween(bytesOf(start, sector_), bytesOf(end, sector_));
        if (range.length > 0) kept.push_back({range.offset, range.length, why});
    }

    void addMbr(const MbrTable& table) {
        for (const MbrEntry& entry : table.mbr.entries) {
            if (!entry.used() || entry.type == 0xEE) continue;  // EE: the GPT says more
            if (!isExtendedType(entry.type)) {
                useSectors(entry.start, entry.end());
                continue;
            }
            const std::uint64_t start = bytesOf(entry.start, sector_);
            first = first ? std::min(*first, start) : start;
            keep(entry.start, entry.start + mebibyte / sector_, say(OpsMessage::StartExtendedPartition));
        }
        for (const LogicalPartition& logical : table.logicals) useSectors(logical.start, logical.end());
        for (const ExtendedBootRecord& record : table.extended) {
            std::uint64_t end = record.lba + oldTrack;
            for (const LogicalPartition& logical : table.logicals)
                if (logical.ebrLba == record.lba) end = std::max(end, logical.start);
            keep(record.lba, end, say(OpsMessage::TrackExtendedBootRecord));
        }
    }

    void addGptCopy(const GptCopy& copy, const Message& name) {
        if (!copy.present) return;
        for (const GptEntry& entry : copy.entries)
            if (entry.sectors() > 0) useSectors(entry.first, entry.first + entry.sectors());
        const GptHeader& header = copy.header;
        keep(header.myLba, header.myLba + 1, name);
        keep(copy.lba, copy.lba + 1, name);
        keep(header.entriesLba, header.entriesLba + header.arraySectors(static_cast<std::uint32_t>(sector_)),
             name);
        keep(0, header.firstUsable, name);
        if (header.lastUsable < tables_.diskBytes / sector_)
            keep(header.lastUsable + 1, tables_.diskBytes / sector_ + 1, name);
    }

    void addApm(const ApmTable& table) {
        const std::uint64_t own = sector_;
        sector_ = table.blockSize;
        for (const ApmEntry& entry : table.entries)
            if (!entry.free()) useSectors(entry.start, entry.end());
        keep(0, 1 + (table.entries.empty() ? 0 : table.entries.front().mapBlocks),
             say(OpsMessage::ApplePartitionMapPlain));
        sector_ = own;
    }

    const DiskTables& tables_;
    std::uint64_t sector_;
};

// What looks like something that was stored in the gap on purpose; empty: nothing.
Result<Message> signatureIn(const std::shared_ptr<ByteSource>& disk, const DiskTables& tables,
                            const ByteRange& gap, Progress& progress) {
    // Where partitioning programs begin: at once, at the next 4 KiB, at the next old track, at the next MiB.
    const std::uint64_t sector = tables.sectorSize;
    std::set<std::uint64_t> starts;
    for (const std::uint64_t unit : {std::uint64_t{1}, std::uint64_t{4096}, oldTrack * sector, mebibyte}) {
        const std::uint64_t start = (gap.offset + unit - 1) / unit * unit;
        if (start < gap.end()) starts.insert(start);
    }
    for (std::uint64_t start = (gap.offset + mebibyte - 1) / mebibyte * mebibyte, i = 0;
         start < gap.end() && i < 16; start += mebibyte, ++i)
        starts.insert(start);
    DetectOptions quick;
    quick.maxMapBytes = 0;
    for (const std::uint64_t start : starts) {
        const SliceSource slice(disk, start, gap.end() - start);
        for (const FileSystemFacts& facts : detectAllFileSystems(slice, quick))
            return say(OpsMessage::BeginsByte, facts.name, start);
    }
    LostOptions options;
    options.offset = gap.offset;
    options.length = gap.length;
    options.everySector = false;
    auto scan = scanLost(*disk, tables, options, progress);
    if (!scan) return std::unexpected(scan.error());
    if (scan->unreadableBytes > 0)
        return say(OpsMessage::BytesCannotReadWhatHold, Count{scan->unreadableBytes});
    if (!scan->volumes.empty()) {
        const LostVolume& volume = scan->volumes.front();
        return volume.label.empty()
                   ? say(OpsMessage::VolumeTypeLeft, volume.type, volume.evidence)
                   : say(OpsMessage::LabeledVolumeLeft, volume.type, volume.label, volume.evidence);
    }
    if (!scan->tables.empty()) return say(OpsMessage::GptHeaderLiesByte, scan->tables.front().offset);
    return Message();
}

}  // namespace

Result<Gaps> findGaps(const std::shared_ptr<ByteSource>& disk, std::span<const ByteRange> alsoUsed,
                      Progress& progress) {
    const DiskTables tables = readDiskTables(*disk);
    if (tables.sector0Error) return std::unexpected(*tables.sector0Error);
    if (tables.scheme == Scheme::None) return fail(Cause::Refused, OpsError::NoPartitionTable, disk->name());
    const PartitionContents contents = readPartitionContents(disk, tables);
    const auto findings = checkDisk(*disk, tables, contents);
    const auto isError = [](const Finding& finding) { return finding.severity == Severity::Error; };
    if (const auto bad = std::ranges::find_if(findings, isError); bad != findings.end()) {
        auto damaged = fail(Cause::Refused, OpsError::TablesDamaged, disk->name(), bad->rule, bad->message);
        damaged.error().offset = bad->offset;
        return damaged;
    }

    Layout layout(tables);
    for (const ByteRange& range : alsoUsed) layout.use(range.offset, range.length);
    if (!layout.first || layout.used.empty())
        return fail(Cause::Refused, OpsError::NoPartitions, disk->name());
    auto& kept = layout.kept;
    kept.push_back({0, *layout.first, say(OpsMessage::BeforeFirstPartitionBootLoaders)});
    const std::uint64_t lastMebibyte = disk->size() > mebibyte ? disk->size() - mebibyte : 0;
    kept.push_back({lastMebibyte, disk->size() - lastMebibyte, say(OpsMessage::LastMibDiskRaidLdm)});

    const std::vector<ByteRange> whole = {{0, disk->size()}};
    const auto used = normalised(std::move(layout.used));
    const auto unused = without(whole, used);
    std::vector<ByteRange> reservedRanges;
    Gaps gaps;
    for (const SkippedRange& one : kept) {
        reservedRanges.push_back({one.offset, one.length});
        // Of what is kept only the bytes that no partition has are worth a word.
        const std::vector<ByteRange> single = {{one.offset, one.length}};
        for (const ByteRange& range : common(unused, single))
            gaps.left.push_back({range.offset, range.length, one.why});
    }
    reservedRanges = normalised(std::move(reservedRanges));
    const auto candidates = wholeUnits(without(unused, reservedRanges),
                                       std::max<std::uint64_t>(disk->sectorSize(), tables.sectorSize));
    for (const ByteRange& gap : candidates) {
        auto signature = signatureIn(disk, tables, gap, progress);
        if (!signature) return std::unexpected(signature.error());
        if (signature->empty()) gaps.ranges.push_back(gap);
        else gaps.left.push_back({gap.offset, gap.length, *signature});
    }
    std::ranges::sort(gaps.left, {}, &SkippedRange::offset);
    return gaps;
}

}  // namespace sectorsmith
