// SPDX-License-Identifier: GPL-3.0-or-later
// What lies inside the partitions, as far as tables depend on it. The tables' own code never looks into file systems:
// whoever calls it fills this (ops/partition_contents.h does, from fs/).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sectorsmith {

// A FAT, NTFS or exFAT boot sector: what a BIOS start depends on.
struct BootSectorContent {
    std::string type;  // "ntfs", "vfat", "exfat"
    std::uint32_t bytesPerSector = 0;
    std::uint64_t hiddenSectors = 0;  // byte 0x1C: sectors before the volume, as it believes
    std::uint64_t totalSectors = 0;   // of the volume; NTFS: without its backup boot sector
    bool fromBackup = false;          // the first sector is damaged, this was read from the backup
    std::optional<std::uint64_t>
        backupOffset;  // bytes from the partition's start; nullopt: the format has none
    bool backupValid = false;
    bool backupMatches = false;
    std::vector<std::byte> backupBytes;  // 512 bytes, when valid: to put a damaged first sector right
};

struct PartitionContent {
    std::uint64_t offset = 0;  // bytes on the disk where the partition starts: names the partition
    std::string
        fileSystem;  // as blkid names it: "ntfs", "vfat", "apfs", "hfsplus", "ext4", …; empty: unknown
    std::string label;
    std::string version;  // "FAT32"
    std::uint64_t fileSystemBytes = 0;
    std::optional<BootSectorContent> bootSector;
    bool bootmgr = false;                          // /BOOTMGR: Windows starts by BIOS from here
    bool ntldr = false;                            // /NTLDR: an old Windows
    bool bootmgfw = false;                         // /EFI/Microsoft/Boot/bootmgfw.efi: Windows starts by UEFI
    bool windowsFolder = false;                    // /Windows/System32
    std::vector<std::uint32_t> bcdDiskSignatures;  // disk signatures that Windows' boot data refer to
};

struct PartitionContents {
    std::vector<PartitionContent> all;
    bool known = false;  // somebody looked: without it the rules on contents are left out

    const PartitionContent* at(std::uint64_t offset) const {
        for (const PartitionContent& content : all)
            if (content.offset == offset) return &content;
        return nullptr;
    }
    const PartitionContent* atSector(std::uint64_t sector, std::uint32_t sectorSize) const {
        return sector > ~std::uint64_t{0} / sectorSize ? nullptr : at(sector * sectorSize);
    }
};

// How people call a file system that blkid names `type`: "NTFS", "HFS+"; FAT by its version where that is known.
std::string fileSystemTitle(const std::string& type, const std::string& version = {});

}  // namespace sectorsmith
