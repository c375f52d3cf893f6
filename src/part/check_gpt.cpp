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

constexpr const char* repairFromOther = "Rebuild this copy from the other one (gpt repair).";
constexpr const char* repairTable = "Repair the GPT (gpt repair).";
constexpr std::uint64_t minArrayBytes = 16384;

struct Side {
    const GptCopy& copy;
    const char* name;  // "primary", "backup"
    bool primary;
};

std::string partitionText(const GptEntry& entry, const char* noun = "partition") {
    return entry.name.empty() ? fmt::format("{} {}", noun, entry.number)
                              : fmt::format("{} {} (“{}”)", noun, entry.number, entry.name);
}
std::string partitionName(const GptEntry& entry) { return partitionText(entry, "Partition"); }

// Byte of an entry in the copy's array.
std::uint64_t entryAt(const GptTable& gpt, const GptCopy& copy, const GptEntry& entry) {
    return copy.header.entriesLba * gpt.sectorSize + std::uint64_t{entry.number - 1} * copy.header.entrySize;
}

// Rules that concern one copy's header and array. False when its fields are not worth more rules.
bool checkCopy(const Context& c, const GptTable& gpt, const Side& side) {
    const GptCopy& copy = side.copy;
    const GptHeader& header = copy.header;
    const std::uint64_t ss = gpt.sectorSize;
    const std::uint64_t at = copy.lba * ss;
    if (!copy.readable) {
        c.error("gpt.unreadable", at,
                fmt::format("The sector of the {} GPT header cannot be read.", side.name), repairFromOther);
        return false;
    }
    if (!copy.present) {
        c.error("gpt.signature", at,
                fmt::format("The {} GPT header is missing at sector {}.", side.name, copy.lba),
                repairFromOther);
        return false;
    }
    if (!copy.headerSizeOk) {
        c.error("gpt.header-size", at + 0x0C,
                fmt::format("The {} GPT header says it has {} bytes; 92 to {} are possible.", side.name,
                            header.headerSize, ss),
                repairFromOther);
        return false;
    }
    if (!copy.headerCrcOk) {
        c.error("gpt.header-crc", at + 0x10,
                fmt::format("The checksum of the {} GPT header is wrong.", side.name), repairFromOther);
        return false;  // any field may be what is damaged
    }
    if (header.revision != 0x00010000)
        c.error("gpt.revision", at + 0x08,
                fmt::format("The {} GPT header has revision {}.{}; only 1.0 is known.", side.name,
                            header.revision >> 16, header.revision & 0xFFFF),
                repairTable);
    if (header.reserved != 0)
        c.error("gpt.reserved", at + 0x14,
                fmt::format("A reserved field of the {} GPT header is not zero.", side.name), repairTable);
    if (header.myLba != copy.lba)
        c.error("gpt.my-lba", at + 0x18,
                fmt::format("The {} GPT header lies at sector {} but says sector {}.", side.name, copy.lba,
                            header.myLba),
                repairTable);

    bool sizeOk =
        header.entrySize >= 128 && header.entrySize % 128 == 0 && std::has_single_bit(header.entrySize / 128);
    if (!sizeOk) {
        c.error(
            "gpt.entry-size", at + 0x54,
            fmt::format("The {} GPT says that an entry has {} bytes; it must be 128 times a power of two.",
                        side.name, header.entrySize),
            repairTable);
        return true;
    }
    const std::uint64_t sectors = header.arraySectors(gpt.sectorSize);
    const std::uint64_t end = header.entriesLba > ~std::uint64_t{0} - sectors
                                  ? ~std::uint64_t{0}
                                  : header.entriesLba + sectors;  // exclusive
    const bool rangeOk = header.firstUsable <= header.lastUsable && header.lastUsable < gpt.diskSectors;
    if (!rangeOk)
        c.error(
            "gpt.usable-range", at + 0x28,
            header.firstUsable > header.lastUsable
                ? fmt::format("The {} GPT's usable range is empty: {} to {}.", side.name, header.firstUsable,
                              header.lastUsable)
                : fmt::format("The {} GPT's usable range ends at sector {}, beyond the end of the disk ({}).",
                              side.name, header.lastUsable, gpt.diskSectors - 1),
            repairTable);
    const bool touchesUsable = header.firstUsable <= header.lastUsable &&
                               header.entriesLba <= header.lastUsable && end > header.firstUsable;
    const bool touchesHeaders =
        (header.entriesLba <= 1 && end > 0) || (header.entriesLba <= copy.lba && end > copy.lba);
    if (touchesUsable || touchesHeaders || end > gpt.diskSectors)
        c.error("gpt.array-overlap", at + 0x48,
                fmt::format("The entries of the {} GPT (sectors {} to {}) {}.", side.name, header.entriesLba,
                            end - 1,
                            end > gpt.diskSectors ? "lie beyond the end of the disk"
                            : touchesHeaders      ? "cover a header"
                                                  : "reach into the space for partitions"),
                repairTable);
    else if (rangeOk) {
        // What is reserved counts, not what the entries fill: the space to the next thing behind them.
        const bool front = header.entriesLba < header.firstUsable;
        const std::uint64_t from =
            front ? header.entriesLba : std::min(header.entriesLba, header.lastUsable + 1);
        const std::uint64_t next = front ? header.firstUsable : copy.lba;
        if (next > from && (next - from) * ss < minArrayBytes && header.arrayBytes() < minArrayBytes)
            c.error(
                "gpt.array-size", at + 0x50,
                fmt::format("Only {} bytes are reserved for the entries of the {} GPT; 16384 are the least.",
                            (next - from) * ss, side.name),
                "Give the table 128 entries again, if the first and last partitions leave the room.");
    }
    if (!copy.arrayReadable)
        c.error("gpt.array-unreadable", at + 0x48,
                fmt::format("The entries of the {} GPT cannot be read.", side.name), repairFromOther);
    else if (!copy.arrayCrcOk)
        c.error("gpt.array-crc", at + 0x58,
                fmt::format("The checksum of the entries of the {} GPT is wrong.", side.name),
                repairFromOther);
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
        c.error(
            "gpt.alternate", ss + 0x20,
            fmt::format(
                "The primary GPT header points to its backup at sector {}, {}.", primary.header.alternateLba,
                primary.header.alternateLba > last ? "beyond the end of the disk" : "where there is none"),
            repairTable);
    if (backupOk && backup.header.alternateLba != 1)
        c.error("gpt.alternate", backup.lba * ss + 0x20,
                fmt::format(
                    "The backup GPT header points to sector {} instead of the primary header at sector 1.",
                    backup.header.alternateLba),
                repairTable);
    if (backup.present && backup.lba != last)
        c.error("gpt.backup-not-at-end", backup.lba * ss,
                fmt::format(
                    "The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.",
                    backup.lba, last),
                "Move the backup to the end of the disk (gpt repair).");
    if (!primaryOk || !backupOk) return;
    const GptHeader& a = primary.header;
    const GptHeader& b = backup.header;
    std::string what;
    auto differ = [&](bool different, const char* name) {
        if (different) what += std::string(what.empty() ? "" : ", ") + name;
    };
    differ(a.diskGuid != b.diskGuid, "disk GUID");
    differ(a.firstUsable != b.firstUsable || a.lastUsable != b.lastUsable, "usable range");
    differ(a.entryCount != b.entryCount || a.entrySize != b.entrySize, "size of the table");
    differ(primary.arrayCrcOk && backup.arrayCrcOk && primary.array != backup.array, "entries");
    if (!what.empty())
        c.error("gpt.copies-differ", backup.lba * ss,
                fmt::format("The two copies of the GPT differ: {}.", what),
                "Choose the copy that is right (gpt repair --from primary or --from backup).");
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
           fmt::format("Behind the NUL that ends the name of {} there are other bytes: {}.",
                       partitionText(entry), hex),
           "Set the name again to clear them (gpt set --name).");
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
    const std::string who = wrong.size() == 1 ? fmt::format("Partition {} does", numbers)
                                              : fmt::format("Partitions {} do", numbers);
    const std::uint64_t at = entryAt(gpt, copy, *wrong.front()) + 0x20;
    if (coarse)
        c.info("gpt.alignment", at,
               who + " not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.");
    else if (known)
        c.warning(
            "gpt.alignment", at,
            fmt::format("{} not start on a physical sector ({} bytes): writing is slow.", who, physical),
            "Move the partition with its data.");
    else
        c.info("gpt.alignment", at,
               fmt::format(
                   "{} not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of "
                   "that size.",
                   who));
    c.about("disk");
}

void checkEntries(const Context& c, const GptTable& gpt, const GptCopy& copy) {
    const std::uint64_t ss = gpt.sectorSize;
    std::vector<const GptEntry*> placed;
    std::map<Guid, const GptEntry*> seen;
    if (copy.header.diskGuid.isZero())
        c.error("gpt.zero-guid", copy.lba * ss + 0x38, "The disk has no GUID.",
                "Give it a new one (gpt repair --new-guids disk).");
    for (const GptEntry& entry : copy.entries) {
        const std::uint64_t at = entryAt(gpt, copy, entry);
        if (entry.unique.isZero())
            c.error("gpt.zero-guid", at + 0x10, partitionName(entry) + " has no GUID of its own.",
                    "Give it a new one (gpt set --guid random).");
        else if (auto [other, fresh] = seen.emplace(entry.unique, &entry); !fresh)
            c.error(
                "gpt.duplicate-guid", at + 0x10,
                fmt::format("Partitions {} and {} have the same GUID.", other->second->number, entry.number),
                "Give one of them a new one (gpt set --guid random).");
        checkNameRest(c, gpt, copy, entry);
        if (entry.last < entry.first) {
            c.error("gpt.entry-range", at + 0x20,
                    fmt::format("{} ends at sector {}, before it starts at {}.", partitionName(entry),
                                entry.last, entry.first),
                    "Delete the entry, or give it its right place.");
            continue;
        }
        if (entry.first < copy.header.firstUsable || entry.last > copy.header.lastUsable)
            c.error(
                "gpt.entry-outside", at + 0x20,
                fmt::format("{} (sectors {} to {}) leaves the usable range {} to {}.", partitionName(entry),
                            entry.first, entry.last, copy.header.firstUsable, copy.header.lastUsable),
                "Give the entry its right place, or the table its right usable range.");
        placed.push_back(&entry);
    }
    std::ranges::sort(placed, {}, [](const GptEntry* entry) { return entry->first; });
    const GptEntry* reach = nullptr;  // the one that goes farthest so far
    for (const GptEntry* entry : placed) {
        if (reach && entry->first <= reach->last)
            c.error("gpt.overlap", entryAt(gpt, copy, *entry) + 0x20,
                    fmt::format("Partitions {} and {} overlap.", reach->number, entry->number),
                    "Delete or shrink the wrong one of them.");
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
                !mbr || !mbr->hasSignature()
                    ? "Sector 0 is not an MBR: systems that read it see an empty disk."
                    : "The MBR has no protective entry (EE): systems do not see the GPT.",
                "Write the protective MBR (gpt repair).");
        return;
    }
    const std::uint64_t wanted = std::min<std::uint64_t>(gpt.diskSectors - 1, 0xFFFFFFFF);
    const auto slot = static_cast<unsigned>(entry - mbr->entries.begin());
    // Too long is harmless, and what several systems write: FFFFFFFF on any disk.
    if (entry->start != 1 || entry->sectors < wanted)
        c.error("gpt.protective-size", entryOffset(slot),
                fmt::format("The protective entry covers sectors {} to {}; it must start at 1 and go to {}.",
                            entry->start, entry->end() - 1, wanted),
                "Write the protective MBR (gpt repair).");
}

// Systems that search for a backup may take them.
void checkStale(const Context& c, const GptTable& gpt) {
    for (std::uint64_t lba : findStaleGptHeaders(c.disk, c.tables))
        c.warning("gpt.stale-backup", lba * gpt.sectorSize,
                  fmt::format("An old GPT header is left at sector {}.", lba),
                  "Overwrite that sector with zeros (gpt repair does).");
}

}  // namespace

void checkGpt(const Context& c) {
    if (!c.tables.gpt) {
        c.error("gpt.missing", c.tables.sectorSize,
                "The MBR says that the disk has a GPT, but neither copy of it can be found.",
                "Search for lost partitions (lost), and build a new table from the partitions found.");
        return;
    }
    const GptTable& gpt = *c.tables.gpt;
    if (gpt.sectorSize != c.tables.deviceSectorSize)
        c.error("gpt.sector-size", gpt.sectorSize,
                fmt::format("The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no "
                            "system will find the partitions at their places.",
                            gpt.sectorSize, c.tables.deviceSectorSize),
                "Use the adapter that the disk was partitioned with, or rewrite the table for this sector "
                "size.");
    checkCopy(c, gpt, {gpt.primary, "primary", true});
    checkCopy(c, gpt, {gpt.backup, "backup", false});
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
                      fmt::format(
                          "{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not "
                          "list it: Windows is missing from the startup disks although its volume is intact.",
                          partitionName(entry)),
                      "Propose a hybrid MBR (hybrid propose), look at it, apply it.");
            c.about(fmt::format("partition at sector {}", entry.first));
        }
    }
}

}  // namespace sectorsmith::check
