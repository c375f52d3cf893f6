// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs documentation: volume header.
#include "fs/ntfs/ntfs_identity.h"

#include <fmt/format.h>

#include <cstddef>

#include "fs/boot_sector.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/ntfs/ntfs.h"

namespace sectorsmith::ntfs {

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    const auto boot = readBootSector(source);
    if (!boot || boot->kind != FileSystemKind::Ntfs || boot->fromBackup)
        return fail(Cause::Damaged, FsError::BootSectorDamaged);
    constexpr std::uint64_t at = offsetof(BootSector, serial);
    std::vector<std::byte> serial(8);
    random(serial);
    VolumeIdentityPlan plan;
    plan.changes.push_back(
        {volumeIdentities(facts).front(), fmt::format("{:016X}", loadLittle<std::uint64_t>(serial.data()))});
    if (boot->backupOffset && boot->backupValid)
        plan.writes.push_back({*boot->backupOffset + at, serial, say(FsMessage::PlaceBackupBootSector)});
    else plan.kept.push_back(say(FsMessage::BackupBootSectorStays));
    plan.writes.push_back({at, serial, say(FsMessage::PlaceBootSector)});
    return plan;
}

}  // namespace sectorsmith::ntfs
