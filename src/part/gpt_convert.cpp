// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_convert.h"

#include <fmt/format.h>

#include <algorithm>

#include "part/errors.h"
#include "part/gpt_stale.h"
#include "part/messages.h"
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

// EFI, recovery and boot partitions keep their role whatever lies in them.
bool roleByType(std::uint8_t type) { return type == 0xEF || type == 0x27 || type == 0xAB; }

Result<void> sameSectors(const DiskTables& tables, const GptTable& gpt) {
    if (gpt.sectorSize == tables.deviceSectorSize) return {};
    return fail(Cause::Refused, PartError::GptSectorSize, gpt.sectorSize, tables.deviceSectorSize);
}

}  // namespace

Result<GptEditor> gptFromMbr(const DiskTables& tables, const PartitionContents& contents,
                             const std::vector<unsigned>& except, std::vector<Message>& notes) {
    if (tables.isGptLike()) return fail(Cause::Refused, PartError::GptExists);
    if (tables.scheme != Scheme::Mbr || !tables.mbr) return fail(Cause::Refused, PartError::NoMbr);
    for (const Finding& finding : tables.mbr->findings)
        if (finding.severity == Severity::Error)
            return fail(Cause::Refused, PartError::MbrDamaged, finding.message);
    std::vector<OldPartition> old;
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = tables.mbr->mbr.entries[i];
        if (!entry.used() || isExtendedType(entry.type)) continue;
        old.push_back({i + 1, entry.start, entry.sectors, entry.type, entry.active()});
    }
    for (const LogicalPartition& logical : tables.mbr->logicals)
        old.push_back({logical.index, logical.start, logical.entry.sectors, logical.entry.type, false});
    if (old.empty()) return fail(Cause::Refused, PartError::MbrEmpty);
    auto editor = GptEditor::create(tables, Guid::random());
    if (!editor) return std::unexpected(editor.error());
    for (const OldPartition& one : old) {
        if (std::ranges::find(except, one.index) != except.end()) continue;
        if (one.type == 0x42) return fail(Cause::Refused, PartError::DynamicDisk);
        const PartitionContent* content = contents.atSector(one.start, tables.sectorSize);
        std::optional<Guid> type;
        if (!roleByType(one.type)) type = guidForContent(content);
        if (!type) type = gptTypeForMbrType(one.type);
        if (!type)
            return fail(Cause::Refused, PartError::NoGptType, one.index, fmt::format("{:02x}", one.type));
        if (one.start < editor->header().firstUsable)
            return fail(Cause::Refused, PartError::StartsInsideGpt, one.index, one.start,
                        editor->header().firstUsable - 1);
        if (one.start + one.sectors - 1 > editor->header().lastUsable)
            return fail(Cause::Refused, PartError::EndsInsideGpt, one.index, one.start + one.sectors - 1,
                        editor->header().lastUsable + 1);
        const auto added = editor->add({one.index, one.start, one.start + one.sectors - 1, *type, {}, "", 0});
        if (!added) return std::unexpected(added.error());
        if (one.active) notes.push_back(say(PartMessage::PartitionActiveMbrComputerStarts, one.index));
    }
    notes.emplace_back(say(PartMessage::BootLoadersFstabLinesMay));
    return editor;
}

Result<TablePlan> planGptFromMbr(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents) {
    std::vector<Message> notes;
    const auto editor = gptFromMbr(tables, contents, {}, notes);
    if (!editor) return std::unexpected(editor.error());
    TablePlan plan = editor->plan(disk, say(PartMessage::GuidPartitionTableMadeMbr));
    plan.notes.insert(plan.notes.end(), notes.begin(), notes.end());
    return plan;
}

void planGptRemoval(TablePlan& plan, const ByteSource& disk, const DiskTables& tables) {
    if (!tables.gpt) return;
    const GptTable& gpt = *tables.gpt;
    const std::uint64_t size = gpt.sectorSize;
    const auto zero = [&](std::uint64_t lba, std::uint64_t sectors, const Message& why) {
        if (lba == 0 || lba >= gpt.diskSectors) return;
        sectors = std::min(sectors, gpt.diskSectors - lba);
        // No entry array is larger in the parser's eyes.
        sectors = std::min<std::uint64_t>(sectors, (std::uint64_t{1} << 24) / size);
        planDifferences(plan, disk, lba * size, std::vector<std::byte>(sectors * size), gpt.sectorSize, why);
    };
    const auto copy = [&](const GptCopy& one, const Message& entries, const Message& header) {
        if (!one.present) return;
        // An array whose checksum is wrong may not be one: only the standard places are cleared then.
        if (one.arrayCrcOk) zero(one.header.entriesLba, one.header.arraySectors(gpt.sectorSize), entries);
        zero(one.lba, 1, header);
    };
    copy(gpt.backup, say(PartMessage::BackupGptEntriesRemoved), say(PartMessage::BackupGptHeaderRemoved));
    if (gpt.atEnd && gpt.atEnd->lba != gpt.backup.lba)
        copy(*gpt.atEnd, say(PartMessage::OtherBackupGptEntriesRemoved),
             say(PartMessage::OtherBackupGptHeaderRemoved));
    for (const std::uint64_t lba : findStaleGptHeaders(disk, tables))
        zero(lba, 1, say(PartMessage::OldGptHeaderRemoved));
    copy(gpt.primary, say(PartMessage::PrimaryGptEntriesRemoved), say(PartMessage::PrimaryGptHeaderRemoved));
}

Result<TablePlan> planGptZap(const ByteSource& disk, const DiskTables& tables, bool wholeMbr) {
    if (!tables.gpt && !(wholeMbr && tables.mbr)) return fail(Cause::NotFound, PartError::NoGpt);
    TablePlan plan;
    plan.what = say(PartMessage::GuidPartitionTableRemoved);
    if (tables.gpt) {
        if (auto same = sameSectors(tables, *tables.gpt); !same) return std::unexpected(same.error());
        planGptRemoval(plan, disk, tables);
    }
    if (tables.mbr && !tables.volumeBootSector) {
        Mbr mbr = tables.mbr->mbr;
        for (MbrEntry& entry : mbr.entries)
            if (wholeMbr || entry.type == 0xEE) entry = MbrEntry{};
        // Without entries and code nothing is left that would be an MBR.
        if (wholeMbr && !mbr.hasBootCode()) mbr = Mbr{.signature = 0};
        planBytes(plan, disk, 0, serialiseMbr(mbr), say(PartMessage::PlaceMbr));
    }
    return plan;
}

}  // namespace sectorsmith
