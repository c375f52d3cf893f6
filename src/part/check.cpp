// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/check.h"

#include <algorithm>

#include "part/check_internal.h"

namespace sectorsmith {

namespace check {

std::uint8_t typeForContent(const PartitionContent& content) {
    const std::string& fs = content.fileSystem;
    if (fs == "ntfs" || fs == "exfat" || fs == "BitLocker" || fs == "ReFS") return 0x07;
    if (fs == "vfat") return content.version == "FAT32" ? 0x0C : content.version == "FAT16" ? 0x0E : 0x01;
    if (fs == "apfs" || fs == "hfsplus" || fs == "hfs" || fs == "CoreStorage") return 0xAF;
    if (fs == "swap") return 0x82;
    if (fs == "LVM2_member") return 0x8E;
    if (fs == "linux_raid_member") return 0xFD;
    return 0x83;
}

TypeFit typeFits(std::uint8_t type, const PartitionContent& content) {
    const std::string& fs = content.fileSystem;
    if (fs.empty()) return TypeFit::Fits;
    auto oneOf = [type](std::initializer_list<int> types) {
        return std::ranges::find(types, type) != types.end();
    };
    if (fs == "ntfs" || fs == "exfat" || fs == "BitLocker" || fs == "ReFS") {
        if (oneOf({0x07, 0x27, 0x42})) return TypeFit::Fits;
        return oneOf({0x17, 0x86, 0x87}) ? TypeFit::Near : TypeFit::Wrong;
    }
    if (fs == "vfat") {
        if (type == 0xEF || type == 0xEA || type == 0xDE || type == 0x12) return TypeFit::Fits;
        const bool right = content.version == "FAT32"   ? oneOf({0x0B, 0x0C})
                           : content.version == "FAT16" ? oneOf({0x04, 0x06, 0x0E})
                                                        : oneOf({0x01, 0x04, 0x06, 0x0E});
        if (right) return TypeFit::Fits;
        return oneOf({0x01, 0x04, 0x06, 0x0B, 0x0C, 0x0E, 0x11, 0x14, 0x16, 0x1B, 0x1C, 0x1E, 0xBC})
                   ? TypeFit::Near
                   : TypeFit::Wrong;
    }
    if (fs == "apfs" || fs == "hfsplus" || fs == "hfs" || fs == "CoreStorage") {
        if (oneOf({0xAF, 0xAB, 0xAC})) return TypeFit::Fits;
        return oneOf({0xA8}) ? TypeFit::Near : TypeFit::Wrong;
    }
    if (fs.starts_with("ext") || fs == "xfs" || fs == "btrfs" || fs == "f2fs" || fs == "crypto_LUKS" ||
        fs == "squashfs" || fs == "swap" || fs == "LVM2_member" || fs == "linux_raid_member" || fs == "jbd") {
        if (typeForContent(content) == type) return TypeFit::Fits;
        return oneOf({0x82, 0x83, 0x88, 0x8E, 0xFD, 0xE8, 0xEA, 0xEF, 0xDA, 0x93}) ? TypeFit::Near
                                                                                   : TypeFit::Wrong;
    }
    return TypeFit::Fits;  // udf, iso9660 and others: no type of their own
}

bool chsFits(const std::array<std::uint8_t, 3>& chs, std::uint64_t lba) {
    if (chs == std::array<std::uint8_t, 3>{0xFE, 0xFF, 0xFF} ||
        chs == std::array<std::uint8_t, 3>{0xFF, 0xFF, 0xFF})
        return true;
    return chs == chsOf(lba);
}

}  // namespace check

std::vector<Finding> checkDisk(const ByteSource& disk, const DiskTables& tables,
                               const PartitionContents& contents, const CheckOptions& options) {
    std::vector<Finding> findings;
    const check::Context context{disk, tables, contents, options, findings};
    if (tables.sector0Error)
        context.error("disk.sector-0", 0, say(PartMessage::FirstSectorDiskCannotRead, *tables.sector0Error),
                      say(PartMessage::ReadAgainIfStaysUnreadable));
    switch (tables.scheme) {
        case Scheme::Gpt: check::checkGpt(context); break;
        case Scheme::Hybrid:
            check::checkGpt(context);
            check::checkHybrid(context);
            break;
        case Scheme::Mbr: check::checkMbr(context); break;
        case Scheme::Apm: check::checkApm(context); break;
        case Scheme::None: check::checkMbr(context); break;
    }
    std::ranges::stable_sort(findings, [](const Finding& a, const Finding& b) {
        const std::uint64_t left = a.offset.value_or(0);
        const std::uint64_t right = b.offset.value_or(0);
        return left != right ? left < right : a.severity > b.severity;
    });
    return findings;
}

std::optional<Severity> worst(const std::vector<Finding>& findings) {
    std::optional<Severity> result;
    for (const Finding& finding : findings)
        if (!result || finding.severity > *result) result = finding.severity;
    return result;
}

std::vector<RuleText> checkRules() {
    return {
        {"apm.block-count", say(PartMessage::DriverDescriptorCountsBlocksDiskPlain)},
        {"apm.block-size", say(PartMessage::DriverDescriptorMapAgreeBlock)},
        {"apm.data-range", say(PartMessage::PartitionDataLieInsidePartition)},
        {"apm.driver-descriptor", say(PartMessage::Block0StartsDriverDescriptor)},
        {"apm.map-count", say(PartMessage::AllEntriesSaySameNumber)},
        {"apm.map-entry", say(PartMessage::OneEntryDescribesMapItself)},
        {"apm.outside", say(PartMessage::PartitionsEndInsideDisk)},
        {"apm.overlap", say(PartMessage::PartitionsDoNotOverlap)},
        {"apm.status", say(PartMessage::EntriesUseMarkedValidAllocated)},
        {"disk.sector-0", say(PartMessage::FirstSectorCanRead)},
        {"gpt.alignment", say(PartMessage::PartitionsStartPhysicalSectorsSsd)},
        {"gpt.alternate", say(PartMessage::TwoHeadersPointEachOther)},
        {"gpt.array-crc", say(PartMessage::ChecksumEntriesRight)},
        {"gpt.array-overlap", say(PartMessage::EntriesLieOutsideUsableRange)},
        {"gpt.array-size", say(PartMessage::Least16KibReservedEntries)},
        {"gpt.array-unreadable", say(PartMessage::EntriesCanRead)},
        {"gpt.backup-not-at-end", say(PartMessage::BackupHeaderDiskLastSector)},
        {"gpt.copies-differ", say(PartMessage::TwoCopiesSaySame)},
        {"gpt.duplicate-guid", say(PartMessage::NoTwoPartitionsSameGuid)},
        {"gpt.entry-outside", say(PartMessage::PartitionsLieUsableRange)},
        {"gpt.entry-range", say(PartMessage::PartitionsDoNotEndBefore)},
        {"gpt.entry-size", say(PartMessage::SizeEntry128TimesPower)},
        {"gpt.header-crc", say(PartMessage::ChecksumEachHeaderRight)},
        {"gpt.header-size", say(PartMessage::HeaderSizeBetween92Bytes)},
        {"gpt.missing", say(PartMessage::DiskProtectiveMbrGpt)},
        {"gpt.my-lba", say(PartMessage::EachHeaderSaysWhereLies)},
        {"gpt.name-after-nul", say(PartMessage::NothingFollowsNulEndsPartition)},
        {"gpt.overlap", say(PartMessage::PartitionsDoNotOverlap)},
        {"gpt.protective-mbr", say(PartMessage::ProtectiveEntryStandsMbr)},
        {"gpt.protective-size", say(PartMessage::ProtectiveEntryStartsSector1)},
        {"gpt.reserved", say(PartMessage::HeaderReservedFieldZero)},
        {"gpt.revision", say(PartMessage::HeaderRevision10)},
        {"gpt.sector-size", say(PartMessage::TableWrittenDiskSectorSize)},
        {"gpt.signature", say(PartMessage::BothHeaders)},
        {"gpt.stale-backup", say(PartMessage::NoOldBackupHeaderLeft)},
        {"gpt.unreadable", say(PartMessage::SectorsBothHeadersCanRead)},
        {"gpt.usable-range", say(PartMessage::UsableRangeNotEmptyInside)},
        {"gpt.zero-guid", say(PartMessage::DiskEveryPartitionGuid)},
        {"hybrid.active", say(PartMessage::ExactlyOneEntryActiveWindows)},
        {"hybrid.backup-boot-sector", say(PartMessage::BackupNtfsBootSectorMatches)},
        {"hybrid.boot-code", say(PartMessage::BootCodeWhenEntryActive)},
        {"hybrid.boot-sector", say(PartMessage::WindowsEntryStartsNtfsFat)},
        {"hybrid.bytes-per-sector", say(PartMessage::BootSectorSectorSizeDisk)},
        {"hybrid.chs", say(PartMessage::ChsAddressesComputedMarkedUnused)},
        {"hybrid.disk-signature", say(PartMessage::DiskSignatureNotZero)},
        {"hybrid.ee-active", say(PartMessage::ProtectiveEntryNotActive)},
        {"hybrid.ee-count", say(PartMessage::ExactlyOneProtectiveEntry)},
        {"hybrid.ee-covers", say(PartMessage::ProtectiveEntryCoversGpt)},
        {"hybrid.ee-slot", say(PartMessage::ProtectiveEntryStandsFirst)},
        {"hybrid.ee-start", say(PartMessage::ProtectiveEntryStartsSector1Plain)},
        {"hybrid.extended", say(PartMessage::HybridMbrNoExtendedEntry)},
        {"hybrid.gpt-valid", say(PartMessage::BothCopiesGptValid)},
        {"hybrid.hidden-sectors", say(PartMessage::BootSectorKnowsWherePartition)},
        {"hybrid.large-sectors", say(PartMessage::FewSystemsStartHybrid4096)},
        {"hybrid.match", say(PartMessage::EveryOtherEntryShowsOne)},
        {"hybrid.missing", say(PartMessage::WindowsStartsBiosShownMbr)},
        {"hybrid.no-loader", say(PartMessage::WindowsVolumeBootmgrNtldr)},
        {"hybrid.overlap", say(PartMessage::NoTwoEntriesOverlap)},
        {"hybrid.range", say(PartMessage::EntriesLieInsideDiskBelow)},
        {"hybrid.signature", say(PartMessage::MbrEnds55Aa)},
        {"hybrid.status", say(PartMessage::StatusBytes0080)},
        {"hybrid.total-sectors", say(PartMessage::VolumeFitsEntry)},
        {"hybrid.type", say(PartMessage::EntryTypeAgreesFileSystem)},
        {"hybrid.uefi-windows", say(PartMessage::WindowsDoesNotStartUefi)},
        {"hybrid.unlisted", say(PartMessage::GptPartitionsNoMbrEntry)},
        {"mbr.active", say(PartMessage::MostOnePartitionActive)},
        {"mbr.alignment", say(PartMessage::PartitionsStartPhysicalSectors)},
        {"mbr.boot-code", say(PartMessage::BootCodeWhenPartitionActive)},
        {"mbr.chs", say(PartMessage::ChsAddressesComputedMarkedUnused)},
        {"mbr.disk-signature", say(PartMessage::DiskSignatureNotZero)},
        {"mbr.extended-link", say(PartMessage::ExtendedBootRecordsPointInto)},
        {"mbr.extended-loop", say(PartMessage::ChainExtendedBootRecordsDoes)},
        {"mbr.extended-outside", say(PartMessage::ExtendedBootRecordsLieInside)},
        {"mbr.extended-signature", say(PartMessage::ExtendedBootRecordsEnd55)},
        {"mbr.extended-too-long", say(PartMessage::ChainExtendedBootRecordsEnds)},
        {"mbr.extended-unreadable", say(PartMessage::ExtendedBootRecordsCanRead)},
        {"mbr.file-system-size", say(PartMessage::FileSystemsFitPartitions)},
        {"mbr.hidden-sectors", say(PartMessage::ActiveVolumeKnowsWherePartition)},
        {"mbr.leftover-gpt", say(PartMessage::NoGptLeftBesideMbr)},
        {"mbr.logical-outside", say(PartMessage::LogicalPartitionsLieInsideExtended)},
        {"mbr.outside", say(PartMessage::PartitionsEndInsideDisk)},
        {"mbr.overlap", say(PartMessage::PartitionsDoNotOverlap)},
        {"mbr.several-extended", say(PartMessage::MostOneExtendedPartition)},
        {"mbr.signature", say(PartMessage::MbrEnds55Aa)},
        {"mbr.start", say(PartMessage::NoPartitionStartsSector0)},
        {"mbr.status", say(PartMessage::StatusBytes0080)},
        {"mbr.type", say(PartMessage::PartitionTypeAgreesFileSystem)},
        {"mbr.unreachable", say(PartMessage::WholeDiskCanReached32)},
    };
}

}  // namespace sectorsmith
