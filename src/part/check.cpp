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
        context.error("disk.sector-0", 0,
                      "The first sector of the disk cannot be read: " + tables.sector0Error->message + ".",
                      "Read it again; if it stays unreadable, image the disk before anything else.");
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
        {"apm.block-count", "The driver descriptor counts the blocks that the disk has."},
        {"apm.block-size", "The driver descriptor and the map agree on the block size."},
        {"apm.data-range", "A partition's data lie inside the partition."},
        {"apm.driver-descriptor", "Block 0 starts with a driver descriptor (ER)."},
        {"apm.map-count", "All entries say the same number of entries, and that many are there."},
        {"apm.map-entry", "One entry describes the map itself and is large enough for it."},
        {"apm.outside", "Partitions end inside the disk."},
        {"apm.overlap", "Partitions do not overlap."},
        {"apm.status", "Entries in use are marked valid and allocated."},
        {"disk.sector-0", "The first sector can be read."},
        {"gpt.alignment", "Partitions start on physical sectors; on an SSD or a RAID on MiB."},
        {"gpt.alternate", "The two headers point to each other."},
        {"gpt.array-crc", "The checksum of the entries is right."},
        {"gpt.array-overlap", "The entries lie outside the usable range and inside the disk."},
        {"gpt.array-size", "At least 16 KiB are reserved for the entries."},
        {"gpt.array-unreadable", "The entries can be read."},
        {"gpt.backup-not-at-end", "The backup header is in the disk's last sector."},
        {"gpt.copies-differ", "The two copies say the same."},
        {"gpt.duplicate-guid", "No two partitions have the same GUID."},
        {"gpt.entry-outside", "Partitions lie in the usable range."},
        {"gpt.entry-range", "Partitions do not end before they start."},
        {"gpt.entry-size", "The size of an entry is 128 times a power of two."},
        {"gpt.header-crc", "The checksum of each header is right."},
        {"gpt.header-size", "The header's size is between 92 bytes and a sector."},
        {"gpt.missing", "A disk with a protective MBR has a GPT."},
        {"gpt.my-lba", "Each header says where it lies."},
        {"gpt.name-after-nul", "Nothing follows the NUL that ends a partition's name."},
        {"gpt.overlap", "Partitions do not overlap."},
        {"gpt.protective-mbr", "A protective entry (EE) stands in the MBR."},
        {"gpt.protective-size", "The protective entry starts at sector 1 and covers the disk."},
        {"gpt.reserved", "The header's reserved field is zero."},
        {"gpt.revision", "The header's revision is 1.0."},
        {"gpt.sector-size", "The table is written for this disk's sector size."},
        {"gpt.signature", "Both headers are there (EFI PART)."},
        {"gpt.stale-backup", "No old backup header is left where the disk once ended."},
        {"gpt.unreadable", "The sectors of both headers can be read."},
        {"gpt.usable-range", "The usable range is not empty and inside the disk."},
        {"gpt.zero-guid", "The disk and every partition have a GUID."},
        {"hybrid.active", "Exactly one entry is active: the Windows volume."},
        {"hybrid.backup-boot-sector", "The backup of the NTFS boot sector matches."},
        {"hybrid.boot-code", "There is boot code when an entry is active."},
        {"hybrid.boot-sector", "A Windows entry starts with an NTFS or FAT boot sector."},
        {"hybrid.bytes-per-sector", "The boot sector's sector size is the disk's."},
        {"hybrid.chs", "CHS addresses are computed or marked unused."},
        {"hybrid.disk-signature", "The disk signature is not zero."},
        {"hybrid.ee-active", "The protective entry is not active."},
        {"hybrid.ee-count", "There is exactly one protective entry."},
        {"hybrid.ee-covers", "The protective entry covers the GPT."},
        {"hybrid.ee-slot", "The protective entry stands first."},
        {"hybrid.ee-start", "The protective entry starts at sector 1."},
        {"hybrid.extended", "The hybrid MBR has no extended entry."},
        {"hybrid.gpt-valid", "Both copies of the GPT are valid."},
        {"hybrid.hidden-sectors", "The boot sector knows where its partition starts."},
        {"hybrid.large-sectors", "Few systems start from a hybrid on 4096-byte sectors."},
        {"hybrid.match", "Every other entry shows one GPT partition exactly."},
        {"hybrid.missing", "A Windows that starts by BIOS is shown by the MBR."},
        {"hybrid.no-loader", "The Windows volume has BOOTMGR or NTLDR."},
        {"hybrid.overlap", "No two entries overlap."},
        {"hybrid.range", "Entries lie inside the disk and below 2^32 sectors."},
        {"hybrid.signature", "The MBR ends with 55 AA."},
        {"hybrid.status", "Status bytes are 00 or 80."},
        {"hybrid.total-sectors", "The volume fits its entry."},
        {"hybrid.type", "An entry's type agrees with the file system found."},
        {"hybrid.uefi-windows", "Windows does not start by UEFI already."},
        {"hybrid.unlisted", "GPT partitions that no MBR entry shows."},
        {"mbr.active", "At most one partition is active."},
        {"mbr.alignment", "Partitions start on physical sectors."},
        {"mbr.boot-code", "There is boot code when a partition is active."},
        {"mbr.chs", "CHS addresses are computed or marked unused."},
        {"mbr.disk-signature", "The disk signature is not zero."},
        {"mbr.extended-link", "Extended boot records point into their extended partition."},
        {"mbr.extended-loop", "The chain of extended boot records does not come back to itself."},
        {"mbr.extended-outside", "Extended boot records lie inside the disk."},
        {"mbr.extended-signature", "Extended boot records end with 55 AA."},
        {"mbr.extended-too-long", "The chain of extended boot records ends."},
        {"mbr.extended-unreadable", "Extended boot records can be read."},
        {"mbr.file-system-size", "File systems fit their partitions."},
        {"mbr.hidden-sectors", "The active volume knows where its partition starts."},
        {"mbr.leftover-gpt", "No GPT is left beside an MBR."},
        {"mbr.logical-outside", "Logical partitions lie inside their extended partition."},
        {"mbr.outside", "Partitions end inside the disk."},
        {"mbr.overlap", "Partitions do not overlap."},
        {"mbr.several-extended", "There is at most one extended partition."},
        {"mbr.signature", "The MBR ends with 55 AA."},
        {"mbr.start", "No partition starts at sector 0."},
        {"mbr.status", "Status bytes are 00 or 80."},
        {"mbr.type", "A partition's type agrees with the file system found."},
        {"mbr.unreachable", "The whole disk can be reached with 32-bit sector numbers."},
    };
}

}  // namespace sectorsmith
