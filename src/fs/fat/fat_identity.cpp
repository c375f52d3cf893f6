// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft FAT specification (fatgen103): BS_VolID, BPB_BkBootSec.
#include "fs/fat/fat_identity.h"

#include <fmt/format.h>

#include <cstddef>

#include "fs/boot_sector.h"
#include "fs/errors.h"
#include "fs/fat/fat.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::fat {

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    const auto volume = Volume::open(source);
    if (!volume) return fail(Cause::Damaged, FsError::BootSectorDamaged);
    const std::uint64_t at =
        volume->bits() == 32 ? offsetof(BootSector, serial) : 0x24 + offsetof(Extended16, serial);
    const auto hasSerial = [&](std::uint64_t sector) {
        const auto mark = fsread::bytes(source, sector + at - 1, 1);
        return mark && (mark->front() == std::byte{0x28} || mark->front() == std::byte{0x29});
    };
    if (!hasSerial(0)) return fail(Cause::Unsupported, FsError::NoSerialNumber);
    std::vector<std::byte> serial(4);
    random(serial);
    VolumeIdentityPlan plan;
    plan.changes.push_back({volumeIdentities(facts).front(),
                            fmt::format("{:04X}-{:04X}", loadLittle<std::uint16_t>(serial.data() + 2),
                                        loadLittle<std::uint16_t>(serial.data()))});
    if (const auto boot = readBootSector(source); boot && boot->backupOffset) {
        if (boot->backupValid && hasSerial(*boot->backupOffset))
            plan.writes.push_back({*boot->backupOffset + at, serial, say(FsMessage::PlaceBackupBootSector)});
        else plan.kept.push_back(say(FsMessage::BackupBootSectorStays));
    }
    plan.writes.push_back({at, serial, say(FsMessage::PlaceBootSector)});
    return plan;
}

}  // namespace sectorsmith::fat
