// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/boot_sector.h"

#include <algorithm>
#include <bit>

#include "fs/exfat/exfat_structs.h"
#include "fs/fat/fat.h"
#include "fs/ntfs/ntfs.h"
#include "fs/read.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t maxBcdBytes = std::uint64_t{4} << 20;

void compareBackup(const ByteSource& volume, BootSectorFacts& facts, std::uint64_t offset, bool valid) {
    facts.backupOffset = offset;
    facts.backupValid = valid;
    auto first = fsread::bytes(volume, 0, 512);
    auto second = fsread::bytes(volume, offset, 512);
    facts.backupMatches = valid && first && second && *first == *second;
}

std::optional<BootSectorFacts> readNtfs(const ByteSource& volume) {
    auto boot = ntfs::Volume::bootSector(volume);
    std::optional<ntfs::BootSector> backup;
    std::uint64_t backupOffset = 0;
    if (boot) {
        backupOffset = boot->totalSectors < (std::uint64_t{1} << 50)
                           ? boot->totalSectors * boot->bytesPerSector
                           : volume.size();
        backup = ntfs::Volume::bootSector(volume, backupOffset);
    } else if (volume.size() >= 512) {
        for (std::uint32_t sector : {volume.sectorSize(), 512U, 4096U}) {
            if (volume.size() < sector) continue;
            backupOffset = volume.size() - sector;
            backup = ntfs::Volume::bootSector(volume, backupOffset);
            if (backup) break;
        }
    }
    if (!boot && !backup) return std::nullopt;
    const ntfs::BootSector& source = boot ? *boot : *backup;
    BootSectorFacts facts;
    facts.kind = FileSystemKind::Ntfs;
    facts.bytesPerSector = source.bytesPerSector;
    facts.hiddenSectors = source.hiddenSectors;
    facts.totalSectors = source.totalSectors;
    facts.fromBackup = !boot;
    compareBackup(volume, facts, backupOffset, backup.has_value());
    return facts;
}

std::optional<BootSectorFacts> readExfat(const ByteSource& volume) {
    auto read = [&](std::uint64_t offset) -> std::optional<exfat::BootSector> {
        auto boot = fsread::structure<exfat::BootSector>(volume, offset);
        const auto shift = boot ? std::to_integer<unsigned>(boot->sectorShift[0]) : 0;
        if (!boot || !ByteReader(boot->name).matches(0, "EXFAT   ") || boot->signature != 0xAA55 ||
            shift < 9 || shift > 12)
            return std::nullopt;
        return boot;
    };
    auto boot = read(0);
    if (!boot) return std::nullopt;
    BootSectorFacts facts;
    facts.kind = FileSystemKind::ExFat;
    facts.bytesPerSector = 1U << std::to_integer<unsigned>(boot->sectorShift[0]);
    facts.hiddenSectors = boot->partitionOffset;
    facts.totalSectors = boot->volumeLength;
    const std::uint64_t offset = std::uint64_t{12} * facts.bytesPerSector;
    compareBackup(volume, facts, offset, read(offset).has_value());
    return facts;
}

std::optional<BootSectorFacts> readFat(const ByteSource& volume) {
    auto fat = fat::Volume::open(volume);
    if (!fat) return std::nullopt;
    BootSectorFacts facts;
    facts.kind = FileSystemKind::Fat;
    facts.bytesPerSector = fat->bytesPerSector();
    facts.hiddenSectors = fat->boot().hiddenSectors;
    facts.totalSectors = fat->totalSectors();
    if (fat->bits() == 32 && fat->boot().backupSector != 0 && fat->boot().backupSector != 0xFFFF) {
        const std::uint64_t offset = std::uint64_t{fat->boot().backupSector} * facts.bytesPerSector;
        auto backup = fsread::structure<fat::BootSector>(volume, offset);
        compareBackup(
            volume, facts, offset,
            backup && backup->signature == 0xAA55 && backup->bytesPerSector == fat->boot().bytesPerSector);
    }
    return facts;
}

}  // namespace

std::optional<BootSectorFacts> readBootSector(const ByteSource& volume) {
    if (auto facts = readExfat(volume)) return facts;
    if (auto facts = readFat(volume)) return facts;
    return readNtfs(volume);
}

WindowsFiles findWindowsFiles(const ByteSource& volume) {
    WindowsFiles files;
    if (auto ntfs = ntfs::Volume::open(volume)) {
        files.bootmgr = ntfs->find("/BOOTMGR").has_value();
        files.ntldr = ntfs->find("/NTLDR").has_value();
        files.bootmgfw = ntfs->find("/EFI/Microsoft/Boot/bootmgfw.efi").has_value();
        files.windowsFolder = ntfs->find("/Windows/System32").has_value();
        if (auto hive = ntfs->readFile("/Boot/BCD", maxBcdBytes))
            files.bcdDiskSignatures = diskSignaturesInBcd(*hive);
        return files;
    }
    if (auto fat = fat::Volume::open(volume)) {
        files.bootmgr = fat->find("/BOOTMGR").has_value();
        files.ntldr = fat->find("/NTLDR").has_value();
        files.bootmgfw = fat->find("/EFI/Microsoft/Boot/bootmgfw.efi").has_value();
        files.windowsFolder = fat->find("/Windows/System32").has_value();
    }
    return files;
}

std::optional<std::vector<std::byte>> readBootConfiguration(const ByteSource& volume) {
    if (auto ntfs = ntfs::Volume::open(volume)) return ntfs->readFile("/Boot/BCD", maxBcdBytes);
    const auto fat = fat::Volume::open(volume);
    if (!fat) return std::nullopt;
    if (auto hive = fat->readFile("/EFI/Microsoft/Boot/BCD", maxBcdBytes)) return hive;
    return fat->readFile("/Boot/BCD", maxBcdBytes);
}

// A device element's data, 88 bytes: object GUID (16), then a locator: type u32 (5: a partition at, 6: ...), flags u32,
// size u32 (0x48), reserved u32, then at 0x20 the partition (offset in bytes, for MBR disks), at 0x34 the kind of table
// (1: MBR), at 0x38 the disk's signature. Found by walking the hive's cells for that shape, which needs no key names.
std::vector<std::uint32_t> diskSignaturesInBcd(std::span<const std::byte> hive) {
    std::vector<std::uint32_t> signatures;
    const ByteReader reader(hive);
    if (!reader.matches(0, "regf")) return signatures;
    for (std::uint64_t bin = 4096; reader.matches(bin, "hbin");) {
        const auto size = reader.little<std::uint32_t>(bin + 8);
        if (!size || *size < 4096 || *size % 4096 != 0) break;
        const std::uint64_t end = std::min<std::uint64_t>(bin + *size, hive.size());
        for (std::uint64_t cell = bin + 32; cell + 4 <= end;) {
            const auto raw = *reader.little<std::int32_t>(cell);
            const std::uint64_t length =
                raw < 0 ? static_cast<std::uint64_t>(-std::int64_t{raw}) : static_cast<std::uint64_t>(raw);
            if (length < 8 || length > end - cell) break;
            const std::uint64_t data = cell + 4;
            // Allocated cells are negative.
            if (raw < 0 && length >= 4 + 88 && reader.contains(data, 88)) {
                const auto type = *reader.little<std::uint32_t>(data + 0x10);
                const auto locator = *reader.little<std::uint32_t>(data + 0x18);
                const auto style = *reader.little<std::uint32_t>(data + 0x34);
                const auto signature = *reader.little<std::uint32_t>(data + 0x38);
                if (type == 6 && locator == 0x48 && style == 1 && signature != 0 &&
                    std::ranges::find(signatures, signature) == signatures.end())
                    signatures.push_back(signature);
            }
            cell += length;
        }
        bin += *size;
    }
    return signatures;
}

}  // namespace sectorsmith
