// SPDX-License-Identifier: GPL-3.0-or-later
// What the boot sector of a Windows volume says of the disk around it: what a BIOS start depends on.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/file_system_kind.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct BootSectorFacts {
    FileSystemKind kind = FileSystemKind::Unknown;  // Ntfs, Fat, ExFat
    std::uint32_t bytesPerSector = 0;
    std::uint64_t hiddenSectors =
        0;  // sectors before the volume, as it believes (FAT, NTFS: byte 0x1C; exFAT: 0x40)
    std::uint64_t totalSectors = 0;  // of the volume; NTFS counts without its backup boot sector
    bool fromBackup = false;         // sector 0 is damaged, this was read from the backup
    // Byte offset of the backup in the volume: NTFS the last sector, FAT32 usually sector 6; nullopt: this format has none.
    std::optional<std::uint64_t> backupOffset;
    bool backupValid = false;    // a boot sector of the same kind is there
    bool backupMatches = false;  // and is equal to the first
};

// nullopt when neither the first sector nor (NTFS: in the last sector of `volume`) the backup is a boot sector.
std::optional<BootSectorFacts> readBootSector(const ByteSource& volume);

// Which of Windows' loaders are there: files by name.
struct WindowsFiles {
    bool bootmgr = false;        // /BOOTMGR of a FAT or NTFS volume: starts by BIOS
    bool ntldr = false;          // /NTLDR: Windows XP and older
    bool bootmgfw = false;       // /EFI/Microsoft/Boot/bootmgfw.efi: starts by UEFI
    bool windowsFolder = false;  // /Windows/System32
    // Disk signatures that /Boot/BCD refers to, in the order found, without repetition.
    std::vector<std::uint32_t> bcdDiskSignatures;
};
WindowsFiles findWindowsFiles(const ByteSource& volume);

// The boot configuration store of Windows: /Boot/BCD, of a FAT volume also /EFI/Microsoft/Boot/BCD, which wins. nullopt:
// there is none that can be read.
std::optional<std::vector<std::byte>> readBootConfiguration(const ByteSource& volume);

// Disk signatures in the device elements of a boot configuration store (a registry hive).
std::vector<std::uint32_t> diskSignaturesInBcd(std::span<const std::byte> hive);

}  // namespace sectorsmith
