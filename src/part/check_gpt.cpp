// SPDX-License-Identifier: GPL-3.0-or-later
// The GPT's rules: UEFI 2.10, 5.3, and what systems in practice depend on.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

#include "base/units.h"
#include "part/check_internal.h"
#include "part/gpt_stale.h"
#include "part/types.h"

namespace sectorsmith::check {

namespace {

Message repairFromOther() { return say(PartMessage::RepairFromOtherCopy); }
Message repairTable() { return say(PartMessage::RepairGpt); }
constexpr std::uint64_t minArrayBytes = 16384;

struct Side {
    const GptCopy& copy;
    bool primary;

    // What is said of this copy.
    template <typename... Arguments>
    Message say(PartMessage ofPrimary, PartMessage ofBackup, const Arguments&... arguments) const {
        return sectorsmith::say(primary ? ofPrimary : ofBackup, arguments...);
    }
};

// Byte of an entry in the copy's array.
std::uint64_t entryAt(const GptTable& gpt, const GptCopy& copy, const GptEntry& entry) {
    return copy.header.entriesLba * gpt.sectorSize + std::uint64_t{entry.number - 1} * copy.header.entrySize;
}

// That the header can be believed at all. False: any of its fields may be what is damaged.
bool checkHeader(const Context& c, const GptTable& gpt, const Side& side) {
    const GptCopy& copy = side.copy;
    const std::uint64_t at = copy.lba * gpt.sectorSize;
    if (!copy.readable) {
        c.error("gpt.unreadable", at,
                side.say(PartMessage::PrimarySectorGptHeaderCannotRead,
                         PartMessage::BackupSectorGptHeaderCannotRead),
                repairFromOther());
        return false;
    }
    if (!copy.present) {
        c.error("gpt.signature", at,
                side.say(PartMessage::PrimaryGptHeaderMissingSector,
                         PartMessage::BackupGptHeaderMissingSector, copy.lba),
                repairFromOther());
        return false;
    }
    if (!copy.headerSizeOk) {
        c.error("gpt.header-size", at + 0x0C,
                side.say(PartMessage::PrimaryGptHeaderSaysBytes92, PartMessage::BackupGptHeaderSaysBytes92,
                         copy.header.headerSize, gpt.sectorSize),
                repairFromOther());
        return false;
    }
    if (!copy.headerCrcOk) {
        c.error(
            "gpt.header-crc", at + 0x10,
            side.say(PartMessage::PrimaryChecksumGptHeaderWrong, PartMessage::BackupChecksumGptHeaderWrong),
            repairFromOther());
        return false;
    }
    return true;
}

void checkHeaderFields(const Context& c, const GptTable& gpt, const Side& side) {
    const GptCopy& copy = side.copy;
    const GptHeader& header = copy.header;
    const std::uint64_t at = copy.lba * gpt.sectorSize;
    if (header.revision != 0x00010000)
        c.error(
            "gpt.revision", at + 0x08,
            side.say(PartMessage::PrimaryGptHeaderRevisionOnly1, PartMessage::BackupGptHeaderRevisionOnly1,
                     header.revision >> 16, header.revision & 0xFFFF),
            repairTable());
    if (header.reserved != 0)
        c.error("gpt.reserved", at + 0x14,
                side.say(PartMessage::PrimaryReservedFieldGptHeaderNot,
                         PartMessage::BackupReservedFieldGptHeaderNot),
                repairTable());
    if (header.myLba != copy.lba)
        c.error("gpt.my-lba", at + 0x18,
                side.say(PartMessage::PrimaryGptHeaderLiesSectorSays,
                         PartMessage::BackupGptHeaderLiesSectorSays, copy.lba, header.myLba),
                repairTable());
}

// True: the usable range is one, within the disk.
bool checkUsableRange(const Context& c, const GptTable& gpt, const Side& side) {
    const GptHeader& header = side.copy.header;
    if (header.firstUsable <= header.lastUsable && header.lastUsable < gpt.diskSectors) return true;
    c.error(
        "gpt.usable-range", side.copy.lba * gpt.sectorSize + 0x28,
        header.firstUsable > header.lastUsable
            ? side.say(PartMessage::PrimaryGptUsableRangeEmpty, PartMessage::BackupGptUsableRangeEmpty,
                       header.firstUsable, header.lastUsable)
            : side.say(PartMessage::PrimaryGptUsableRangeEndsSector,
                       PartMessage::BackupGptUsableRangeEndsSector, header.lastUsable, gpt.diskSectors - 1),
        repairTable());
    return false;
}

// Where the array of entries lies, and the space it has.
void checkArrayPlace(const Context& c, const GptTable& gpt, const Side& side) {
    const GptCopy& copy = side.copy;
    const GptHeader& header = copy.header;
    const std::uint64_t at = copy.lba * gpt.sectorSize;
    const bool rangeOk = checkUsableRange(c, gpt, side);
    const std::uint64_t sectors = header.arraySectors(gpt.sectorSize);
    const std::uint64_t end = header.entriesLba > ~std::uint64_t{0} - sectors
                                  ? ~std::uint64_t{0}
                                  : header.entriesLba + sectors;  // exclusive
    const bool touchesUsable = header.firstUsable <= header.lastUsable &&
                               header.entriesLba <= header.lastUsable && end > header.firstUsable;
    const bool touchesHeaders =
        (header.entriesLba <= 1 && end > 0) || (header.entriesLba <= copy.lba && end > copy.lba);
    if (touchesUsable || touchesHeaders || end > gpt.diskSectors) {
        c.error("gpt.array-overlap", at + 0x48,
                end > gpt.diskSectors
                    ? side.say(PartMessage::PrimaryEntriesGptLieBeyondEnd,
                               PartMessage::BackupEntriesGptLieBeyondEnd, header.entriesLba, end - 1)
                : touchesHeaders
                    ? side.say(PartMessage::PrimaryEntriesGptCoverHeader,
                               PartMessage::BackupEntriesGptCoverHeader, header.entriesLba, end - 1)
                    : side.say(PartMessage::PrimaryEntriesGptReachIntoSpace,
                               PartMessage::BackupEntriesGptReachIntoSpace, header.entriesLba, end - 1),
                repairTable());
        return;
    }
    if (!rangeOk) return;
    // What is reserved counts, not what the entries fill: the space to the next thing behind them.
    const bool front = header.entriesLba < header.firstUsable;
    const std::uint64_t from = front ? header.entriesLba : std::min(header.entriesLba, header.lastUsable + 1);
    const std::uint64_t next = front ? header.firstUsable : copy.lba;
    if (next > from && (next - from) * gpt.sectorSize < minArrayBytes && header.arrayBytes() < minArrayBytes)
        c.error("gpt.array-size", at + 0x50,
                side.say(PartMessage::PrimaryOnlyBytesReservedEntriesGpt,
                         PartMessage::BackupOnlyBytesReservedEntriesGpt, (next - from) * gpt.sectorSize),
                say(PartMessage::GiveTable128EntriesAgain));
}

void checkArray(const Context& c, const GptTable& gpt, const Side& side) {
    const GptCopy& copy = side.copy;
    const std::uint64_t at = copy.lba * gpt.sectorSize;
    if (!copy.arrayReadable)
        c.error("gpt.array-unreadable", at + 0x48,
                side.say(PartMessage::PrimaryEntriesGptCannotRead, PartMessage::BackupEntriesGptCannotRead),
                repairFromOther());
    else if (!copy.arrayCrcOk)
        c.error(
            "gpt.array-crc", at + 0x58,
            side.say(PartMessage::PrimaryChecksumEntriesGptWrong, PartMessage::BackupChecksumEntriesGptWrong),
            repairFromOther());
}

// Rules that concern one copy's header and array. False when its fields are not worth more rules.
bool checkCopy(const Context& c, const GptTable& gpt, const Side& side) {
    if (!checkHeader(c, gpt, side)) return false;
    checkHeaderFields(c, gpt, side);
    const std::uint32_t entrySize = side.copy.header.entrySize;
    if (entrySize < 128 || entrySize % 128 != 0 || !std::has_single_bit(entrySize / 128)) {
        c.error("gpt.entry-size", side.copy.lba * gpt.sectorSize + 0x54,
                side.say(PartMessage::PrimaryGptSaysEntryBytesMust, PartMessage::BackupGptSaysEntryBytesMust,
                         entrySize),
                repairTable());
        return true;
    }
    checkArrayPlace(c, gpt, side);
    checkArray(c, gpt, side);
    return true;
}

void checkPair(const Context& c, const GptTable& gpt) {
    const GptCopy& primary = gpt.primary;
    const GptCopy& backup = gpt.backup;
    const std::uint64_t ss = gpt.sectorSize;
    const std::uint64_t last = gpt.diskSectors - 1;
    const bool primaryOk = primary.present && primary.headerCrcOk;
    const bool backupOk = backup.present && backup.headerCrcOk;
    if (primaryOk && primary.header.alternateLba != backup.lba)
        c.error("gpt.alternate", ss + 0x20,
                primary.header.alternateLba > last
                    ? say(PartMessage::PrimaryGptHeaderPointsBackup, primary.header.alternateLba)
                    : say(PartMessage::PrimaryGptHeaderPointsBackupSector, primary.header.alternateLba),
                repairTable());
    if (backupOk && backup.header.alternateLba != 1)
        c.error("gpt.alternate", backup.lba * ss + 0x20,
                say(PartMessage::BackupGptHeaderPointsSector, backup.header.alternateLba), repairTable());
    if (backup.present && backup.lba != last)
        c.error("gpt.backup-not-at-end", backup.lba * ss,
                say(PartMessage::BackupGptLiesSectorNot, backup.lba, last),
                say(PartMessage::MoveBackupEndDisk));
    if (!primaryOk || !backupOk) return;
    const GptHeader& a = primary.header;
    const GptHeader& b = backup.header;
    MessageList what;
    auto differ = [&](bool different, Message name) {
        if (different) what.add(std::move(name));
    };
    differ(a.diskGuid != b.diskGuid, say(PartMessage::DiffersDiskGuid));
    differ(a.firstUsable != b.firstUsable || a.lastUsable != b.lastUsable,
           say(PartMessage::DiffersUsableRange));
    differ(a.entryCount != b.entryCount || a.entrySize != b.entrySize, say(PartMessage::DiffersTableSize));
    differ(primary.arrayCrcOk && backup.arrayCrcOk && primary.array != backup.array,
           say(PartMessage::DiffersEntries));
    if (!what.empty())
        c.error("gpt.copies-differ", backup.lba * ss, say(PartMessage::TwoCopiesGptDiffer, what.message()),
                say(PartMessage::ChooseCopyRight));
}

// Other tools show what follows the name, or lose it when they write the entry.
void checkNameRest(const Context& c, const GptTable& gpt, const GptCopy& copy, const GptEntry& entry) {
    const std::size_t slot = std::size_t{entry.number - 1} * copy.header.entrySize;
    if (slot >= copy.array.size()) return;
    const auto rest = gptNameRest(std::span(copy.array).subspan(slot));
    std::size_t length = rest.size();
    while (length > 0 && rest[length - 1] == std::byte{0}) --length;
    if (length == 0) return;
    std::string hex;
    for (const std::byte b : rest.first(length))
        hex += fmt::format("{}{:02x}", hex.empty() ? "" : " ", std::to_integer<unsigned>(b));
    c.info("gpt.name-after-nul", entryAt(gpt, copy, entry) + sizeof(GptEntryOnDisk) - rest.size(),
           say(PartMessage::BehindNulEndsNameOther, partitionText(entry), hex),
           say(PartMessage::SetNameAgainClearThem));
}

constexpr std::uint64_t usualPhysicalSector = 4096;

bool isRaidMember(const Context& c, const GptEntry& entry, std::uint64_t offset) {
    const PartitionContent* content = c.contents.at(offset);
    return entry.type == gpttype::linuxRaid() || (content && content->fileSystem.ends_with("_raid_member"));
}

// One remark for the disk. macOS starts partitions on 4 KiB (the first at sector 40), which is right for every disk; whole
// MiB are worth a word only where larger units are known to matter.
void checkAlignment(const Context& c, const GptTable& gpt, const GptCopy& copy) {
    const std::uint64_t ss = gpt.sectorSize;
    const bool known = c.options.physicalSectorSize != 0;
    const std::uint64_t physical = known ? c.options.physicalSectorSize : usualPhysicalSector;
    bool large = c.options.largeUnits;
    bool mac = false;
    std::vector<const GptEntry*> off;
    std::vector<const GptEntry*> offMebibyte;
    for (const GptEntry& entry : copy.entries) {
        if (entry.sectors() == 0 || entry.first > (std::uint64_t{1} << 62) / ss) continue;
        const std::uint64_t offset = entry.first * ss;
        large |= isRaidMember(c, entry, offset);
        mac |= gptTypeName(entry.type).starts_with("Apple");
        if (physical > ss && offset % physical != 0) off.push_back(&entry);
        else if (offset % mebibyte != 0) offMebibyte.push_back(&entry);
    }
    const bool coarse = off.empty() && large && !mac;
    const std::vector<const GptEntry*>& wrong = coarse ? offMebibyte : off;
    if (wrong.empty()) return;
    std::string numbers;
    for (const GptEntry* entry : wrong)
        numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", entry->number);
    const bool one = wrong.size() == 1;
    const std::uint64_t at = entryAt(gpt, copy, *wrong.front()) + 0x20;
    if (coarse)
        c.info("gpt.alignment", at,
               one ? say(PartMessage::PartitionDoesNotStartMultiple, numbers)
                   : say(PartMessage::PartitionsNotOnMebibyte, numbers));
    else if (known)
        c.warning("gpt.alignment", at,
                  one ? say(PartMessage::PartitionDoesNotStartPhysical, numbers, physical)
                      : say(PartMessage::PartitionsDoNotStartPhysical, numbers, physical),
                  say(PartMessage::MovePartitionData));
    else
        c.info("gpt.alignment", at,
               one ? say(PartMessage::PartitionDoesNotStartMultiple4, numbers)
                   : say(PartMessage::PartitionsDoNotStartMultiple, numbers));
    c.about("disk");
}

void checkEntries(const Context& c, const GptTable& gpt, const GptCopy& copy) {
    const std::uint64_t ss = gpt.sectorSize;
    std::vector<const GptEntry*> placed;
    std::map<Guid, const GptEntry*> seen;
    if (copy.header.diskGuid.isZero())
        c.error("gpt.zero-guid", copy.lba * ss + 0x38, say(PartMessage::DiskNoGuid),
                say(PartMessage::NewDiskGuid));
    for (const GptEntry& entry : copy.entries) {
        const std::uint64_t at = entryAt(gpt, copy, entry);
        if (entry.unique.isZero())
            c.error("gpt.zero-guid", at + 0x10, say(PartMessage::NoGuidOwn, partitionStart(entry)),
                    say(PartMessage::NewPartitionGuid));
        else if (auto [other, fresh] = seen.emplace(entry.unique, &entry); !fresh)
            c.error("gpt.duplicate-guid", at + 0x10,
                    say(PartMessage::PartitionsSameGuid, other->second->number, entry.number),
                    say(PartMessage::GiveOneThemNewOne));
        checkNameRest(c, gpt, copy, entry);
        if (entry.last < entry.first) {
            c.error("gpt.entry-range", at + 0x20,
                    say(PartMessage::EndsSectorBeforeStarts, partitionStart(entry), entry.last, entry.first),
                    say(PartMessage::DeleteEntryGiveRightPlace));
            continue;
        }
        if (entry.first < copy.header.firstUsable || entry.last > copy.header.lastUsable)
            c.error("gpt.entry-outside", at + 0x20,
                    say(PartMessage::LeavesUsableRange, partitionStart(entry), entry.first, entry.last,
                        copy.header.firstUsable, copy.header.lastUsable),
                    say(PartMessage::GiveEntryRightPlaceTable));
        placed.push_back(&entry);
    }
    std::ranges::sort(placed, {}, [](const GptEntry* entry) { return entry->first; });
    const GptEntry* reach = nullptr;  // the one that goes farthest so far
    for (const GptEntry* entry : placed) {
        if (reach && entry->first <= reach->last)
            c.error("gpt.overlap", entryAt(gpt, copy, *entry) + 0x20,
                    say(PartMessage::PartitionsOverlap, reach->number, entry->number),
                    say(PartMessage::DeleteShrinkWrongOneThem));
        if (!reach || entry->last > reach->last) reach = entry;
    }
    checkAlignment(c, gpt, copy);
}

void checkProtective(const Context& c, const GptTable& gpt) {
    const Mbr* mbr = c.tables.mbr ? &c.tables.mbr->mbr : nullptr;
    const auto entry =
        mbr ? std::ranges::find_if(mbr->entries, [](const MbrEntry& e) { return e.type == 0xEE && e.used(); })
            : std::array<MbrEntry, 4>::const_iterator{};
    if (!mbr || !mbr->hasSignature() || entry == mbr->entries.end()) {
        c.error("gpt.protective-mbr", 0x1BE,
                !mbr || !mbr->hasSignature() ? say(PartMessage::Sector0NotMbrSystems)
                                             : say(PartMessage::MbrNoProtectiveEntrySystems),
                say(PartMessage::WriteProtectiveMbr));
        return;
    }
    const std::uint64_t wanted = std::min<std::uint64_t>(gpt.diskSectors - 1, 0xFFFFFFFF);
    const auto slot = static_cast<unsigned>(entry - mbr->entries.begin());
    // Too long is harmless, and what several systems write: FFFFFFFF on any disk.
    if (entry->start != 1 || entry->sectors < wanted)
        c.error("gpt.protective-size", entryOffset(slot),
                say(PartMessage::ProtectiveEntryCoversSectorsMust, entry->start, entry->end() - 1, wanted),
                say(PartMessage::WriteProtectiveMbr));
}

// Systems that search for a backup may take them.
void checkStale(const Context& c, const GptTable& gpt) {
    for (std::uint64_t lba : findStaleGptHeaders(c.disk, c.tables))
        c.warning("gpt.stale-backup", lba * gpt.sectorSize, say(PartMessage::OldGptHeaderLeftSector, lba),
                  say(PartMessage::OverwriteSectorZeros));
}

}  // namespace

void checkGpt(const Context& c) {
    if (!c.tables.gpt) {
        c.error("gpt.missing", c.tables.sectorSize, say(PartMessage::MbrSaysDiskGptNeither),
                say(PartMessage::SearchLostPartitionsBuildNew));
        return;
    }
    const GptTable& gpt = *c.tables.gpt;
    if (gpt.sectorSize != c.tables.deviceSectorSize)
        c.error("gpt.sector-size", gpt.sectorSize,
                say(PartMessage::GptWrittenSectorsBytesDisk, gpt.sectorSize, c.tables.deviceSectorSize),
                say(PartMessage::UseAdapterDiskPartitionedRewrite));
    checkCopy(c, gpt, {gpt.primary, true});
    checkCopy(c, gpt, {gpt.backup, false});
    checkPair(c, gpt);
    const GptCopy* best = gpt.best();
    if (best && best->arrayReadable) checkEntries(c, gpt, *best);
    if (c.tables.scheme == Scheme::Gpt) checkProtective(c, gpt);
    checkStale(c, gpt);

    // A Windows that starts by BIOS, and nothing in the MBR that shows it.
    if (c.tables.scheme == Scheme::Gpt && best && c.contents.known) {
        const bool uefi = std::ranges::any_of(
            c.contents.all, [](const PartitionContent& content) { return content.bootmgfw; });
        for (const GptEntry& entry : best->entries) {
            if (entry.sectors() == 0 || entry.first > (std::uint64_t{1} << 62) / gpt.sectorSize) continue;
            const PartitionContent* content = c.contents.at(entry.first * gpt.sectorSize);
            if (!content || uefi || !content->bootSector || !(content->bootmgr || content->ntldr)) continue;
            c.warning("hybrid.missing", entryOffset(0),
                      say(PartMessage::ContainsWindowsStartsBiosMbr, partitionStart(entry)),
                      say(PartMessage::ProposeHybridMbrLookApply));
            c.about(fmt::format("partition at sector {}", entry.first));
        }
    }
}

}  // namespace sectorsmith::check
