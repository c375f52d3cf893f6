// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft exFAT specification: main and backup boot region.
#include "fs/exfat/exfat_identity.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "fs/errors.h"
#include "fs/exfat/exfat_volume.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

Result<std::uint64_t> bootSectorBytes(const ByteSource& source) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot) return failAt(0, Cause::Io, FsError::BootRegionUnreadable);
    const unsigned shift = std::to_integer<unsigned>(boot->sectorShift[0]);
    if (shift < 9 || shift > 12) return failAt(0x6C, Cause::Damaged, FsError::BootSectorDamaged);
    return std::uint64_t{1} << shift;
}

}  // namespace

Result<void> planBootField(const ByteSource& source, std::size_t at, std::span<const std::byte> value,
                           VolumeIdentityPlan& plan) {
    const auto sector = bootSectorBytes(source);
    if (!sector) return std::unexpected(sector.error());
    for (const bool backup : {true, false}) {
        const std::uint64_t base = backup ? 12 * *sector : 0;
        auto region = fsread::bytes(source, base, 12 * *sector);
        if (!region || !checkBootRegion(*region, *sector)) {
            if (!backup) return failAt(0, Cause::Damaged, FsError::BootRegionChecksum);
            plan.kept.push_back(say(FsMessage::BackupBootSectorStays));
            continue;
        }
        std::ranges::copy(value, region->begin() + static_cast<std::ptrdiff_t>(at));
        const std::uint32_t sum = bootRegionSum(*region, *sector);
        std::vector<std::byte> sums(*sector);
        for (std::size_t i = 0; i < sums.size(); i += 4) storeLittle(sums.data() + i, sum);
        plan.writes.push_back({base + 11 * *sector, std::move(sums), say(FsMessage::PlaceBootChecksum)});
        plan.writes.push_back({base + at,
                               {value.begin(), value.end()},
                               say(backup ? FsMessage::PlaceBackupBootSector : FsMessage::PlaceBootSector)});
    }
    return {};
}

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    if (auto sector = bootSectorBytes(source); !sector) return std::unexpected(sector.error());
    std::vector<std::byte> serial(4);
    random(serial);
    VolumeIdentityPlan plan;
    plan.changes.push_back({volumeIdentities(facts).front(),
                            fmt::format("{:04X}-{:04X}", loadLittle<std::uint16_t>(serial.data() + 2),
                                        loadLittle<std::uint16_t>(serial.data()))});
    if (auto done = planBootField(source, offsetof(BootSector, serial), serial, plan); !done)
        return std::unexpected(done.error());
    return plan;
}

}  // namespace sectorsmith::exfat
