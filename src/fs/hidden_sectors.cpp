// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: Microsoft FAT specification (BPB_HiddSec), Microsoft exFAT specification (PartitionOffset); NTFS has FAT's field.
#include "fs/hidden_sectors.h"

#include <cstddef>

#include "base/endian.h"
#include "fs/exfat/exfat_identity.h"
#include "fs/exfat/exfat_structs.h"
#include "fs/messages.h"

namespace sectorsmith {

namespace {
constexpr std::uint64_t fatField = 0x1C;
}

Result<std::vector<IdentityWrite>> planHiddenSectors(const ByteSource& volume, const BootSectorFacts& boot,
                                                     std::uint64_t sectors) {
    std::vector<IdentityWrite> writes;
    if (boot.fromBackup || boot.hiddenSectors == sectors) return writes;
    if (boot.kind == FileSystemKind::ExFat) {
        if (boot.hiddenSectors == 0) return writes;
        std::vector<std::byte> field(8);
        storeLittle(field.data(), sectors);
        VolumeIdentityPlan plan;
        if (auto done =
                exfat::planBootField(volume, offsetof(exfat::BootSector, partitionOffset), field, plan);
            !done)
            return std::unexpected(done.error());
        return std::move(plan.writes);
    }
    if (sectors > 0xFFFFFFFF) return writes;
    std::vector<std::byte> field(4);
    storeLittle(field.data(), static_cast<std::uint32_t>(sectors));
    if (boot.backupOffset && boot.backupValid)
        writes.push_back({*boot.backupOffset + fatField, field, say(FsMessage::PlaceBackupBootSector)});
    writes.push_back({fatField, std::move(field), say(FsMessage::PlaceBootSector)});
    return writes;
}

}  // namespace sectorsmith
