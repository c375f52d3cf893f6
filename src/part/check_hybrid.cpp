// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a sane hybrid MBR: what Macs' firmware, Windows' loader and other systems each want of the same 64 bytes.
#include <fmt/format.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/types.h"

namespace sectorsmith::check {

namespace {

Message repairPropose() { return say(PartMessage::ProposeHybrid); }

Message entryName(unsigned slot, const MbrEntry& entry) {
    return say(PartMessage::MbrEntryOfType, slot + 1, hexText(entry.type, 2));
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
        c.error("hybrid.ee-count", entryOffset(0), say(PartMessage::MbrNoProtectiveEntryMacos),
                repairPropose());
        return;
    }
    if (slots.size() > 1)
        c.warning("hybrid.ee-count", entryOffset(slots[1]),
                  say(PartMessage::MbrProtectiveEntriesMacosTreats, slots.size()), repairPropose());
    const unsigned slot = slots.front();
    const MbrEntry& entry = mbr.entries[slot];
    if (entry.start != 1)
        c.error("hybrid.ee-start", entryOffset(slot) + 8,
                say(PartMessage::ProtectiveEntryStartsSectorInstead, entry.start), repairPropose());
    if (entry.active())
        c.warning("hybrid.ee-active", entryOffset(slot), say(PartMessage::ProtectiveEntryMarkedActive),
                  say(PartMessage::MakeWindowsVolumeActiveInstead));
    if (slot != 0)
        c.info("hybrid.ee-slot", entryOffset(slot), say(PartMessage::ProtectiveEntryStandsSlotNot, slot + 1));
    const GptCopy* best = c.tables.gpt ? c.tables.gpt->best() : nullptr;
    if (best && best->headerSizeOk && entry.start <= 1) {
        // The primary's place counts: its array ends the area that must be covered.
        const GptHeader& header = c.tables.gpt->primary.present ? c.tables.gpt->primary.header : best->header;
        const std::uint64_t sectors = header.arraySectors(c.tables.sectorSize);
        const std::uint64_t first = c.tables.gpt->primary.present ? header.entriesLba : 2;
        const std::uint64_t wanted = first + sectors - 1;
        if (sectors < (1U << 20) && entry.end() - 1 < wanted)
            c.error("hybrid.ee-covers", entryOffset(slot) + 12,
                    say(PartMessage::ProtectiveEntryEndsSectorGpt, entry.end() - 1, wanted), repairPropose());
    }
}

void checkEntryContent(const Context& c, unsigned slot, const MbrEntry& entry) {
    const std::uint64_t offset = std::uint64_t{entry.start} * c.tables.sectorSize;
    const PartitionContent* content = c.contents.at(offset);
    const Message name = entryName(slot, entry);
    if (content && !content->fileSystem.empty()) {
        const TypeFit fit = typeFits(entry.type, *content);
        if (fit != TypeFit::Fits) {
            const std::uint8_t right = typeForContent(*content);
            // Windows refuses an NTFS that is called Linux or nothing; other mismatches mislead but start.
            const bool hard = content->fileSystem == "ntfs" && fit == TypeFit::Wrong;
            c.add("hybrid.type", hard ? Severity::Error : Severity::Warning, entryOffset(slot) + 4,
                  say(PartMessage::HoldsTypeShould, name,
                      fileSystemTitle(content->fileSystem, content->version), hexText(right, 2)),
                  say(PartMessage::SetType, hexText(right, 2)));
        }
    }
    const bool windows = isWindowsMbrType(entry.type) || (content && content->fileSystem == "ntfs");
    if (!windows || offset >= c.disk.size()) return;
    const BootSectorContent* boot = content && content->bootSector ? &*content->bootSector : nullptr;
    if (!boot || boot->fromBackup) {
        const auto near = bootSectorNear(c, entry.start);
        Message message = say(PartMessage::NotABootSector, name);
        Message repair = repairPropose();
        if (boot) {
            message = say(PartMessage::NotABootSectorButBackup, name);
            repair = say(PartMessage::CopyBackupBootSectorFront);
        } else if (near) {
            message = say(PartMessage::NotABootSectorButNear, name, *near);
        }
        c.error("hybrid.boot-sector", offset, std::move(message), std::move(repair));
        if (!boot) return;
    }
    const std::uint64_t ss = c.tables.sectorSize;
    if (boot->type != "exfat" && boot->hiddenSectors != entry.start)
        c.error("hybrid.hidden-sectors", offset + 0x1C,
                say(PartMessage::BootSectorSaysSectorsCome, name, boot->hiddenSectors, entry.start),
                say(PartMessage::CorrectFieldBootSectorBackup));
    if (boot->bytesPerSector != ss)
        c.error("hybrid.bytes-per-sector", offset + 0x0B,
                say(PartMessage::BootSectorCountsSectorsBytes, name, boot->bytesPerSector, ss),
                say(PartMessage::VolumeCannotStartedDiskCopy));
    const std::uint64_t volumeSectors = boot->totalSectors + (boot->type == "ntfs" ? 1 : 0);
    if (boot->bytesPerSector != 0 && boot->totalSectors < (std::uint64_t{1} << 50) &&
        volumeSectors * boot->bytesPerSector > std::uint64_t{entry.sectors} * ss)
        c.error("hybrid.total-sectors", offset + (boot->type == "ntfs" ? 0x28 : 0x20),
                say(PartMessage::VolumeSectorsMoreEntry, name, volumeSectors, entry.sectors),
                say(PartMessage::GivePartitionFullSizeAgain));
    if (boot->type == "ntfs" && !boot->fromBackup && !boot->backupMatches)
        c.warning("hybrid.backup-boot-sector", offset + boot->backupOffset.value_or(0),
                  boot->backupValid ? say(PartMessage::BackupBootSectorDiffers, name)
                                    : say(PartMessage::BackupBootSectorMissing, name),
                  say(PartMessage::RewriteBackupBootSector));
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
                    active.empty() ? say(PartMessage::NoMbrEntryActiveMac)
                                   : say(PartMessage::MbrEntriesActiveExactlyOne, active.size()),
                    say(PartMessage::MakeWindowsVolumeOnlyActive));
        else if (!isWindows(active.front()))
            c.error("hybrid.active", entryOffset(active.front()),
                    say(PartMessage::ActiveNotWindowsVolume,
                        entryName(active.front(), mbr.entries[active.front()])),
                    say(PartMessage::MakeWindowsVolumeActive));
    } else if (active.size() > 1) {
        c.error("hybrid.active", entryOffset(active[1]),
                say(PartMessage::MbrEntriesActiveOneMost, active.size()),
                say(PartMessage::MakeOnlyOneActive));
    }
    if (!active.empty() && !mbr.hasBootCode())
        c.error("hybrid.boot-code", 0, say(PartMessage::EntryActiveMbrNoBoot),
                say(PartMessage::ProposeBootCode));
    if (mbr.diskSignature == 0)
        c.warning("hybrid.disk-signature", 0x1B8, say(PartMessage::DiskSignatureZeroWindowsBoot),
                  say(PartMessage::RestoreOldSignatureIfWindows));
    if (windows.empty() || !c.contents.known) return;
    const bool uefi =
        std::ranges::any_of(c.contents.all, [](const PartitionContent& content) { return content.bootmgfw; });
    if (uefi && !bootmgr)
        c.error("hybrid.uefi-windows", entryOffset(windows.front()),
                say(PartMessage::WindowsDiskStartsUefiNeeds), say(PartMessage::RestoreProtectiveMbr));
    else if (uefi)
        c.warning("hybrid.uefi-windows", entryOffset(windows.front()),
                  say(PartMessage::WindowsDiskCanStartUefi), say(PartMessage::FindOutHowWindowsInstalled));
    if (looked && !bootmgr && !ntldr && !uefi)
        c.warning("hybrid.no-loader", entryOffset(windows.front()),
                  say(PartMessage::WindowsVolumeNeitherBootmgrNor),
                  say(PartMessage::RepairWindowsStartOwnInstallation));
}

}  // namespace

void checkHybrid(const Context& c) {
    const Mbr& mbr = c.tables.mbr->mbr;
    const GptCopy* gpt = c.tables.gpt ? c.tables.gpt->best() : nullptr;
    const std::uint64_t diskSectors = c.tables.diskSectors();
    if (!mbr.hasSignature())
        c.error("hybrid.signature", 0x1FE, say(PartMessage::MbrDoesNotEnd55), repairPropose());
    checkProtectiveEntries(c, mbr);
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        const std::uint64_t at = entryOffset(i);
        if (entry.status != 0 && entry.status != 0x80)
            c.error("hybrid.status", at,
                    say(PartMessage::StatusOnly0080Mean, entryName(i, entry), hexText(entry.status, 2)),
                    repairPropose());
        if (!entry.used()) continue;
        if (!chsFits(entry.chsFirst, entry.start) || !chsFits(entry.chsLast, entry.end() - 1))
            c.info("hybrid.chs", at + 1,
                   say(PartMessage::ChsAddressesNeitherComputedSectors, entryName(i, entry)));
        for (unsigned j = 0; j < i; ++j) {
            const MbrEntry& other = mbr.entries[j];
            if (other.used() && entry.start < other.end() && other.start < entry.end())
                c.error("hybrid.overlap", at + 8,
                        say(PartMessage::Overlap, entryName(j, other), entryName(i, entry)), repairPropose());
        }
        if (entry.end() > (std::uint64_t{1} << 32) || entry.end() > diskSectors)
            c.error(
                "hybrid.range", at + 8,
                say(entry.end() > diskSectors ? PartMessage::EntryBeyondDisk : PartMessage::EntryBeyond32Bits,
                    entryName(i, entry), entry.end() - 1),
                repairPropose());
        if (entry.type == 0xEE) continue;
        if (isExtendedType(entry.type)) {
            c.error("hybrid.extended", at + 4,
                    say(PartMessage::ExtendedPartitionHybridCannotOne, entryName(i, entry)), repairPropose());
            continue;
        }
        if (gpt && !matching(gpt, entry))
            c.error(
                "hybrid.match", at + 8,
                say(PartMessage::NotExactlyPartitionGpt, entryName(i, entry), entry.start, entry.end() - 1),
                repairPropose());
        if (c.contents.known) checkEntryContent(c, i, entry);
    }
    checkWindows(c, mbr);
    if (!c.tables.gpt || !c.tables.gpt->primary.good() || !c.tables.gpt->backup.good())
        c.error("hybrid.gpt-valid", c.tables.sectorSize, say(PartMessage::GptHybridMbrGoesDamaged),
                say(PartMessage::RepairGptFirst));
    if (c.tables.sectorSize >= 4096)
        c.warning("hybrid.large-sectors", 0, say(PartMessage::MbrCountsSectors4096Bytes),
                  say(PartMessage::UseDiskAdapter512Byte));
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
                   say(PartMessage::GptPartitionShownNoMbr, partition.number));
    }
}

}  // namespace sectorsmith::check
