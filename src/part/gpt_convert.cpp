// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_convert.h"

#include <fmt/format.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/gpt_edit.h"
#include "part/gpt_stale.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

struct OldPartition {
    unsigned index = 0;
    std::uint64_t start = 0;
    std::uint64_t sectors = 0;
    std::uint8_t type = 0;
    bool active = false;
};

std::optional<Guid> guidForContent(const PartitionContent* content) {
    if (content == nullptr) return std::nullopt;
    const std::string& fs = content->fileSystem;
    if (fs == "ntfs" || fs == "exfat" || fs == "vfat" || fs == "BitLocker" || fs == "ReFS")
        return gpttype::microsoftBasicData();
    if (fs == "apfs") return gpttype::appleApfs();
    if (fs == "hfsplus" || fs == "hfs") return gpttype::appleHfs();
    if (fs == "CoreStorage") return gpttype::appleCoreStorage();
    if (fs == "swap") return gpttype::linuxSwap();
    if (fs == "LVM2_member") return gpttype::linuxLvm();
    if (fs == "linux_raid_member") return gpttype::linuxRaid();
    if (fs == "crypto_LUKS") return gpttype::linuxLuks();
    if (fs.starts_with("ext") || fs == "xfs" || fs == "btrfs" || fs == "f2fs" || fs == "squashfs")
        return gpttype::linuxFileSystem();
    return std::nullopt;
}

// What the MBR's byte alone says; EFI, recovery and boot partitions keep their role whatever lies in them.
std::optional<Guid> guidForMbrType(std::uint8_t type) {
    switch (type) {
        case 0x01:
        case 0x04:
        case 0x06:
        case 0x07:
        case 0x0B:
        case 0x0C:
        case 0x0E:
        case 0x11:
        case 0x14:
        case 0x16:
        case 0x17:
        case 0x1B:
        case 0x1C:
        case 0x1E: return gpttype::microsoftBasicData();
        case 0x27: return gpttype::windowsRecovery();
        case 0x82: return gpttype::linuxSwap();
        case 0x83: return gpttype::linuxFileSystem();
        case 0x8E: return gpttype::linuxLvm();
        case 0xFD: return gpttype::linuxRaid();
        case 0xAB: return gpttype::appleBoot();
        case 0xAF: return gpttype::appleHfs();
        case 0xEF: return gpttype::efiSystem();
        default: break;
    }
    // gdisk's codes carry the MBR's byte where there is one.
    return parseGptType(fmt::format("{:02X}00", type));
}

bool roleByType(std::uint8_t type) { return type == 0xEF || type == 0x27 || type == 0xAB; }

const PartitionContent* contentAt(const PartitionContents& contents, std::uint64_t sector,
                                  std::uint32_t size) {
    return sector > ~std::uint64_t{0} / size ? nullptr : contents.at(sector * size);
}

// Zeros where both copies lie.
void zeroGpt(TablePlan& plan, const ByteSource& disk, const DiskTables& tables) {
    const GptTable& gpt = *tables.gpt;
    const std::uint64_t size = gpt.sectorSize;
    const auto zero = [&](std::uint64_t lba, std::uint64_t sectors, const std::string& why) {
        if (lba == 0 || lba >= gpt.diskSectors) return;
        sectors = std::min(sectors, gpt.diskSectors - lba);
        // No entry array is larger in the parser's eyes.
        sectors = std::min<std::uint64_t>(sectors, (std::uint64_t{1} << 24) / size);
        planDifferences(plan, disk, lba * size, std::vector<std::byte>(sectors * size), gpt.sectorSize, why);
    };
    const auto copy = [&](const GptCopy& one, const char* name) {
        if (!one.present) return;
        // An array whose checksum is wrong may not be one: only the standard places are cleared then.
        if (one.arrayCrcOk)
            zero(one.header.entriesLba, one.header.arraySectors(gpt.sectorSize),
                 fmt::format("{} GPT entries removed", name));
        zero(one.lba, 1, fmt::format("{} GPT header removed", name));
    };
    copy(gpt.backup, "Backup");
    if (gpt.atEnd && gpt.atEnd->lba != gpt.backup.lba) copy(*gpt.atEnd, "Other backup");
    for (const std::uint64_t lba : findStaleGptHeaders(disk, tables)) zero(lba, 1, "Old GPT header removed");
    copy(gpt.primary, "Primary");
}

Result<void> sameSectors(const DiskTables& tables, const GptTable& gpt) {
    if (gpt.sectorSize == tables.deviceSectorSize) return {};
    return fail(Cause::Refused, fmt::format("the table is written for sectors of {} bytes, the disk has {}",
                                            gpt.sectorSize, tables.deviceSectorSize));
}

}  // namespace

Result<TablePlan> planGptFromMbr(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents) {
    if (tables.isGptLike())
        return fail(Cause::Refused, "the disk has a GUID partition table already (gpt repair mends it)");
    if (tables.scheme != Scheme::Mbr || !tables.mbr)
        return fail(Cause::Refused, "the disk has no MBR with partitions");
    for (const Finding& finding : tables.mbr->findings)
        if (finding.severity == Severity::Error)
            return fail(Cause::Refused, fmt::format("the MBR is damaged: {}", finding.message));
    std::vector<OldPartition> old;
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = tables.mbr->mbr.entries[i];
        if (!entry.used() || isExtendedType(entry.type)) continue;
        old.push_back({i + 1, entry.start, entry.sectors, entry.type, entry.active()});
    }
    for (const LogicalPartition& logical : tables.mbr->logicals)
        old.push_back({logical.index, logical.start, logical.entry.sectors, logical.entry.type, false});
    if (old.empty())
        return fail(Cause::Refused, "the MBR has no partitions (gpt create makes an empty table)");
    auto editor = GptEditor::create(tables, Guid::random());
    if (!editor) return std::unexpected(editor.error());
    TablePlan plan;
    std::vector<std::string> notes;
    for (const OldPartition& one : old) {
        if (one.type == 0x42)
            return fail(Cause::Refused,
                        "the disk is a Windows dynamic disk (type 42): its volumes are kept in a database of "
                        "their own, which a GPT needs in another place");
        const PartitionContent* content = contentAt(contents, one.start, tables.sectorSize);
        std::optional<Guid> type;
        if (!roleByType(one.type)) type = guidForContent(content);
        if (!type) type = guidForMbrType(one.type);
        if (!type)
            return fail(Cause::Refused,
                        fmt::format("partition {} has the type {:02x}, which has no counterpart in a GPT, "
                                    "and no file system that tells what it is: give it another type first",
                                    one.index, one.type));
        if (one.start < editor->header().firstUsable)
            return fail(Cause::Refused,
                        fmt::format("partition {} starts at sector {}: the GPT needs the sectors up to {}",
                                    one.index, one.start, editor->header().firstUsable - 1));
        if (one.start + one.sectors - 1 > editor->header().lastUsable)
            return fail(
                Cause::Refused,
                fmt::format("partition {} ends at sector {}: the GPT's copy needs the sectors from {} "
                            "on; make the partition smaller first",
                            one.index, one.start + one.sectors - 1, editor->header().lastUsable + 1));
        const auto added = editor->add({one.index, one.start, one.start + one.sectors - 1, *type, {}, "", 0});
        if (!added) return std::unexpected(added.error());
        if (one.active)
            notes.push_back(fmt::format(
                "Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.",
                one.index));
    }
    plan = editor->plan(disk, "GUID partition table made of the MBR");
    notes.emplace_back(
        "Boot loaders and fstab lines may name partitions by the MBR's disk signature: those "
        "have to be adapted.");
    plan.notes.insert(plan.notes.end(), notes.begin(), notes.end());
    return plan;
}

Result<TablePlan> planMbrFromGpt(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const MbrFromGptOptions& options) {
    // The editor's conditions are the same: both copies whole and in their places.
    if (auto editor = GptEditor::open(tables); !editor) return std::unexpected(editor.error());
    const GptTable& gpt = *tables.gpt;
    std::vector<GptEntry> shown;
    if (options.partitions.empty()) {
        shown = gpt.primary.entries;
        if (shown.size() > 4)
            return fail(
                Cause::Refused,
                fmt::format("the GPT has {} partitions and an MBR four primary ones: name those to be "
                            "kept (--partition)",
                            shown.size()));
    }
    for (const unsigned number : options.partitions) {
        const GptEntry* entry = gpt.primary.find(number);
        if (entry == nullptr) return fail(Cause::NotFound, fmt::format("there is no partition {}", number));
        if (std::ranges::find(shown, number, &GptEntry::number) == shown.end()) shown.push_back(*entry);
    }
    if (shown.size() > 4)
        return fail(Cause::Refused,
                    fmt::format("{} partitions are asked for; an MBR has four primary ones", shown.size()));
    std::ranges::sort(shown, {}, &GptEntry::first);
    std::array<std::byte, 512> sector{};
    if (auto read = readExact(disk, 0, sector); !read) return std::unexpected(read.error());
    Mbr mbr = parseMbr(sector);
    const Mbr before = mbr;
    mbr.signature = 0xAA55;
    mbr.entries = {};
    TablePlan plan;
    plan.what = "MBR made of the GUID partition table";
    bool activeFound = false;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const GptEntry& from = shown[i];
        if (from.last > 0xFFFFFFFE)
            return fail(
                Cause::Refused,
                fmt::format("partition {} ends past 2^32 sectors: no MBR entry can show it", from.number));
        MbrEntry& entry = mbr.entries[i];
        entry.start = static_cast<std::uint32_t>(from.first);
        entry.sectors = static_cast<std::uint32_t>(from.sectors());
        const PartitionContent* content = contentAt(contents, from.first, gpt.sectorSize);
        entry.type = content != nullptr && !content->fileSystem.empty() && from.type != gpttype::efiSystem()
                         ? check::typeForContent(*content)
                         : mbrTypeForGptType(from.type);
        entry.chsFirst = chsOf(from.first);
        entry.chsLast = chsOf(from.last);
        const bool wasActive = std::ranges::any_of(before.entries, [&](const MbrEntry& one) {
            return one.active() && one.type != 0xEE && one.start == from.first;
        });
        if (options.active ? *options.active == from.number : wasActive) {
            entry.status = 0x80;
            activeFound = true;
        }
    }
    if (options.active && !activeFound)
        return fail(Cause::Usage,
                    fmt::format("partition {} cannot be active: no MBR entry shows it", *options.active));
    if (mbr.diskSignature == 0) {
        const auto random = Guid::random();
        mbr.diskSignature = std::max<std::uint32_t>(1, loadLittle<std::uint32_t>(random.bytes.data()));
        plan.notes.push_back(fmt::format("The disk gets the signature {:08X}.", mbr.diskSignature));
    }
    for (const GptEntry& entry : gpt.primary.entries)
        if (std::ranges::find(shown, entry.number, &GptEntry::number) == shown.end())
            plan.notes.push_back(fmt::format("Partition {}{} is not kept: its sectors become free space.",
                                             entry.number,
                                             entry.name.empty() ? "" : fmt::format(" (“{}”)", entry.name)));
    plan.notes.emplace_back(
        "Names, GUIDs and attributes of the partitions are lost with the GPT; a "
        "backup of it can be kept (table backup).");
    zeroGpt(plan, disk, tables);
    planBytes(plan, disk, 0, serialiseMbr(mbr), "MBR");
    return plan;
}

Result<TablePlan> planGptZap(const ByteSource& disk, const DiskTables& tables, bool wholeMbr) {
    if (!tables.gpt && !(wholeMbr && tables.mbr))
        return fail(Cause::NotFound, "the disk has no GUID partition table");
    TablePlan plan;
    plan.what = "GUID partition table removed";
    if (tables.gpt) {
        if (auto same = sameSectors(tables, *tables.gpt); !same) return std::unexpected(same.error());
        zeroGpt(plan, disk, tables);
    }
    if (tables.mbr && !tables.volumeBootSector) {
        Mbr mbr = tables.mbr->mbr;
        for (MbrEntry& entry : mbr.entries)
            if (wholeMbr || entry.type == 0xEE) entry = MbrEntry{};
        // Without entries and code nothing is left that would be an MBR.
        if (wholeMbr && !mbr.hasBootCode()) mbr = Mbr{.signature = 0};
        planBytes(plan, disk, 0, serialiseMbr(mbr), "MBR");
    }
    return plan;
}

}  // namespace sectorsmith
