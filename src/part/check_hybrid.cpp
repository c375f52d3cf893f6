// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a sane hybrid MBR: what Macs' firmware, Windows' loader and other systems each want of the same 64 bytes.
#include <fmt/format.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/types.h"

namespace sectorsmith::check {

namespace {

constexpr const char* repairPropose = "Propose a new hybrid MBR (hybrid propose).";

std::string entryName(unsigned slot, const MbrEntry& entry) {
    return fmt::format("MBR entry {} (type {:02X})", slot + 1, entry.type);
}

const GptEntry* matching(const GptCopy* gpt, const MbrEntry& entry) {
    if (!gpt) return nullptr;
    for (const GptEntry& partition : gpt->entries)
        if (partition.first == entry.start && partition.sectors() == entry.sectors) return &partition;
    return nullptr;
}

// The nearest FAT or NTFS boot sector within 1 MiB of where an entry says it is.
std::optional<std::uint64_t> bootSectorNear(const Context& c, std::uint64_t lba) {
    const std::uint64_t ss = c.tables.sectorSize;
    const std::uint64_t reach = (std::uint64_t{1} << 20) / ss;
    const std::uint64_t from = lba > reach ? lba - reach : 1;
    const std::uint64_t to = std::min(lba + reach, c.tables.diskSectors());
    if (from >= to) return std::nullopt;
    auto data = readBytes(c.disk, from * ss, (to - from) * ss);
    if (!data) return std::nullopt;
    std::optional<std::uint64_t> best;
    for (std::uint64_t at = from; at < to; ++at) {
        const auto sector = std::span<const std::byte>(*data).subspan((at - from) * ss, 512);
        if (sector[510] != std::byte{0x55} || sector[511] != std::byte{0xAA}) continue;
        if (!looksLikeVolumeBootSector(sector.first<512>())) continue;
        auto distance = [lba](std::uint64_t x) { return x > lba ? x - lba : lba - x; };
        if (at != lba && (!best || distance(at) < distance(*best))) best = at;
    }
    return best;
}

void checkProtectiveEntries(const Context& c, const Mbr& mbr) {
    std::vector<unsigned> slots;
    for (unsigned i = 0; i < 4; ++i)
        if (mbr.entries[i].type == 0xEE && mbr.entries[i].used()) slots.push_back(i);
    if (slots.empty()) {
        c.error("hybrid.ee-count", entryOffset(0),
                "The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.",
                repairPropose);
        return;
    }
    if (slots.size() > 1)
        c.warning("hybrid.ee-count", entryOffset(slots[1]),
                  fmt::format("The MBR has {} protective entries (EE): macOS treats such a disk as MBR.",
                              slots.size()),
                  repairPropose);
    const unsigned slot = slots.front();
    const MbrEntry& entry = mbr.entries[slot];
    if (entry.start != 1)
        c.error("hybrid.ee-start", entryOffset(slot) + 8,
                fmt::format(
                    "The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.",
                    entry.start),
                repairPropose);
    if (entry.active())
        c.warning("hybrid.ee-active", entryOffset(slot), "The protective entry is marked active.",
                  "Make the Windows volume active instead.");
    if (slot != 0)
        c.info("hybrid.ee-slot", entryOffset(slot),
               fmt::format("The protective entry stands in slot {}, not in the first.", slot + 1));
    const GptCopy* best = c.tables.gpt ? c.tables.gpt->best() : nullptr;
    if (best && best->headerSizeOk && entry.start <= 1) {
        // The primary's place counts: its array ends the area that must be covered.
        const GptHeader& header = c.tables.gpt->primary.present ? c.tables.gpt->primary.header : best->header;
        const std::uint64_t sectors = header.arraySectors(c.tables.sectorSize);
        const std::uint64_t first = c.tables.gpt->primary.present ? header.entriesLba : 2;
        const std::uint64_t wanted = first + sectors - 1;
        if (sectors < (1U << 20) && entry.end() - 1 < wanted)
            c.error("hybrid.ee-covers", entryOffset(slot) + 12,
                    fmt::format("The protective entry ends at sector {}; the GPT goes to {}.",
                                entry.end() - 1, wanted),
                    repairPropose);
    }
}

void checkEntryContent(const Context& c, unsigned slot, const MbrEntry& entry) {
    const std::uint64_t offset = std::uint64_t{entry.start} * c.tables.sectorSize;
    const PartitionContent* content = c.contents.at(offset);
    const std::string name = entryName(slot, entry);
    if (content && !content->fileSystem.empty()) {
        const TypeFit fit = typeFits(entry.type, *content);
        if (fit != TypeFit::Fits) {
            const std::uint8_t right = typeForContent(*content);
            // Windows refuses an NTFS that is called Linux or nothing; other mismatches mislead but start.
            const bool hard = content->fileSystem == "ntfs" && fit == TypeFit::Wrong;
            c.add("hybrid.type", hard ? Severity::Error : Severity::Warning, entryOffset(slot) + 4,
                  fmt::format("{} holds {}: the type should be {:02X}.", name,
                              fileSystemTitle(content->fileSystem, content->version), right),
                  fmt::format("Set the type to {:02X}.", right));
        }
    }
    const bool windows = isWindowsMbrType(entry.type) || (content && content->fileSystem == "ntfs");
    if (!windows || offset >= c.disk.size()) return;
    const BootSectorContent* boot = content && content->bootSector ? &*content->bootSector : nullptr;
    if (!boot || boot->fromBackup) {
        const auto near = bootSectorNear(c, entry.start);
        std::string message = fmt::format("The first sector of {} is not an NTFS or FAT boot sector", name);
        std::string repair = repairPropose;
        if (boot) {
            message += ", but its backup at the end of the partition is intact";
            repair = "Copy the backup boot sector to the front (hybrid propose does).";
        } else if (near) {
            message += fmt::format("; there is one at sector {}", *near);
        }
        c.error("hybrid.boot-sector", offset, message + ".", repair);
        if (!boot) return;
    }
    const std::uint64_t ss = c.tables.sectorSize;
    if (boot->type != "exfat" && boot->hiddenSectors != entry.start)
        c.error("hybrid.hidden-sectors", offset + 0x1C,
                fmt::format("The boot sector of {} says that {} sectors come before it; there are {}. "
                            "Windows stops with “disk read "
                            "error”.",
                            name, boot->hiddenSectors, entry.start),
                "Correct the field in the boot sector and its backup (hybrid propose does).");
    if (boot->bytesPerSector != ss)
        c.error("hybrid.bytes-per-sector", offset + 0x0B,
                fmt::format("The boot sector of {} counts in sectors of {} bytes; the disk has {}.", name,
                            boot->bytesPerSector, ss),
                "The volume cannot be started from this disk: copy its files to a new one.");
    const std::uint64_t volumeSectors = boot->totalSectors + (boot->type == "ntfs" ? 1 : 0);
    if (boot->bytesPerSector != 0 && boot->totalSectors < (std::uint64_t{1} << 50) &&
        volumeSectors * boot->bytesPerSector > std::uint64_t{entry.sectors} * ss)
        c.error("hybrid.total-sectors", offset + (boot->type == "ntfs" ? 0x28 : 0x20),
                fmt::format("The volume in {} has {} sectors, more than the entry's {}.", name, volumeSectors,
                            entry.sectors),
                "Give the partition its full size again.");
    if (boot->type == "ntfs" && !boot->fromBackup && !boot->backupMatches)
        c.warning("hybrid.backup-boot-sector", offset + boot->backupOffset.value_or(0),
                  fmt::format("The backup of the NTFS boot sector of {} {}.", name,
                              boot->backupValid ? "differs from it" : "is not there"),
                  "Rewrite the backup from the boot sector.");
}

void checkWindows(const Context& c, const Mbr& mbr) {
    std::vector<unsigned> windows;  // slots
    std::vector<unsigned> active;
    bool bootmgr = false;
    bool ntldr = false;
    bool looked = true;  // into every Windows volume: one that cannot be read may hold the loader
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        if (!entry.used()) continue;
        if (entry.active() && entry.type != 0xEE) active.push_back(i);
        if (entry.type == 0xEE) continue;
        const PartitionContent* content = c.contents.at(std::uint64_t{entry.start} * c.tables.sectorSize);
        if (!isWindowsMbrType(entry.type) && !(content && content->fileSystem == "ntfs")) continue;
        windows.push_back(i);
        if (content && content->bootSector && content->bootSector->type != "exfat" &&
            !content->bootSector->fromBackup) {
            bootmgr |= content->bootmgr;
            ntldr |= content->ntldr;
        } else {
            looked = false;
        }
    }
    auto isWindows = [&](unsigned slot) { return std::ranges::find(windows, slot) != windows.end(); };
    if (!windows.empty()) {
        if (active.size() != 1)
            c.error("hybrid.active", entryOffset(active.empty() ? windows.front() : active[1]),
                    active.empty()
                        ? "No MBR entry is active: the Mac's BIOS emulation has nothing to start."
                        : fmt::format("{} MBR entries are active; exactly one may be.", active.size()),
                    "Make the Windows volume, and only it, active.");
        else if (!isWindows(active.front()))
            c.error("hybrid.active", entryOffset(active.front()),
                    fmt::format("{} is active, which is not the Windows volume.",
                                entryName(active.front(), mbr.entries[active.front()])),
                    "Make the Windows volume active.");
    } else if (active.size() > 1) {
        c.error("hybrid.active", entryOffset(active[1]),
                fmt::format("{} MBR entries are active; one at most may be.", active.size()),
                "Make only one active.");
    }
    if (!active.empty() && !mbr.hasBootCode())
        c.error("hybrid.boot-code", 0, "An entry is active, but the MBR has no boot code: nothing starts.",
                "Write boot code into the MBR (hybrid propose offers it).");
    if (mbr.diskSignature == 0)
        c.warning("hybrid.disk-signature", 0x1B8,
                  "The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a "
                  "new one.",
                  "Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one "
                  "may need a repair of the boot data.");
    if (windows.empty() || !c.contents.known) return;
    const bool uefi =
        std::ranges::any_of(c.contents.all, [](const PartitionContent& content) { return content.bootmgfw; });
    if (uefi && !bootmgr)
        c.error(
            "hybrid.uefi-windows", entryOffset(windows.front()),
            "Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.",
            "Restore the protective MBR (hybrid reset).");
    else if (uefi)
        c.warning(
            "hybrid.uefi-windows", entryOffset(windows.front()),
            "Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.",
            "Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).");
    if (looked && !bootmgr && !ntldr && !uefi)
        c.warning("hybrid.no-loader", entryOffset(windows.front()),
                  "The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.",
                  "Repair Windows' start with its own installation disc.");
}

}  // namespace

void checkHybrid(const Context& c) {
    const Mbr& mbr = c.tables.mbr->mbr;
    const GptCopy* gpt = c.tables.gpt ? c.tables.gpt->best() : nullptr;
    const std::uint64_t diskSectors = c.tables.diskSectors();
    if (!mbr.hasSignature())
        c.error("hybrid.signature", 0x1FE, "The MBR does not end with 55 AA: no system reads it.",
                repairPropose);
    checkProtectiveEntries(c, mbr);
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        const std::uint64_t at = entryOffset(i);
        if (entry.status != 0 && entry.status != 0x80)
            c.error("hybrid.status", at,
                    fmt::format("{} has the status {:02X}; only 00 and 80 mean something.",
                                entryName(i, entry), entry.status),
                    repairPropose);
        if (!entry.used()) continue;
        if (!chsFits(entry.chsFirst, entry.start) || !chsFits(entry.chsLast, entry.end() - 1))
            c.info("hybrid.chs", at + 1,
                   fmt::format(
                       "The CHS addresses of {} are neither computed from its sectors nor marked unused.",
                       entryName(i, entry)));
        for (unsigned j = 0; j < i; ++j) {
            const MbrEntry& other = mbr.entries[j];
            if (other.used() && entry.start < other.end() && other.start < entry.end())
                c.error("hybrid.overlap", at + 8,
                        fmt::format("{} and {} overlap.", entryName(j, other), entryName(i, entry)),
                        repairPropose);
        }
        if (entry.end() > (std::uint64_t{1} << 32) || entry.end() > diskSectors)
            c.error("hybrid.range", at + 8,
                    fmt::format("{} ends at sector {}, beyond {}.", entryName(i, entry), entry.end() - 1,
                                entry.end() > diskSectors ? "the end of the disk" : "what 32 bits can count"),
                    repairPropose);
        if (entry.type == 0xEE) continue;
        if (isExtendedType(entry.type)) {
            c.error(
                "hybrid.extended", at + 4,
                fmt::format("{} is an extended partition: a hybrid cannot have one.", entryName(i, entry)),
                repairPropose);
            continue;
        }
        if (gpt && !matching(gpt, entry))
            c.error("hybrid.match", at + 8,
                    fmt::format("{} (sectors {} to {}) is not exactly a partition of the GPT.",
                                entryName(i, entry), entry.start, entry.end() - 1),
                    repairPropose);
        if (c.contents.known) checkEntryContent(c, i, entry);
    }
    checkWindows(c, mbr);
    if (!c.tables.gpt || !c.tables.gpt->primary.good() || !c.tables.gpt->backup.good())
        c.error("hybrid.gpt-valid", c.tables.sectorSize, "The GPT that the hybrid MBR goes with is damaged.",
                "Repair the GPT first (gpt repair).");
    if (c.tables.sectorSize >= 4096)
        c.warning(
            "hybrid.large-sectors", 0,
            "The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.",
            "Use a disk or adapter with 512-byte sectors.");
    if (!gpt) return;
    for (const GptEntry& partition : gpt->entries) {
        const bool covered = std::ranges::any_of(mbr.entries, [&](const MbrEntry& entry) {
            return entry.used() &&
                   (entry.type == 0xEE
                        ? partition.first >= entry.start && partition.last < entry.end()
                        : partition.first == entry.start && partition.sectors() == entry.sectors);
        });
        if (!covered)
            c.info("hybrid.unlisted", entryOffset(0),
                   fmt::format("GPT partition {} is shown by no MBR entry.", partition.number));
    }
}

}  // namespace sectorsmith::check
