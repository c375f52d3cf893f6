// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple TN1150: volume header, finderInfo; alternate volume header.
#include "fs/hfsplus/hfsplus_identity.h"

#include <algorithm>
#include <cstddef>

#include "fs/hfsplus/hfsplus.h"
#include "fs/hfsplus/hfsplus_volume.h"
#include "fs/messages.h"

namespace sectorsmith::hfsplus {

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    auto volume = Volume::open(source, facts.offset);
    if (!volume) return std::unexpected(volume.error());
    std::array<std::byte, 8> id{};
    do random(id);
    while (std::ranges::count(id, std::byte{0}) == 8);  // none
    constexpr std::uint64_t at = offsetof(VolumeHeader, volumeId);
    const std::vector<std::byte> bytes(id.begin(), id.end());
    VolumeIdentityPlan plan;
    plan.changes.push_back({volumeIdentities(facts).front(), volumeUuid(id)});
    // 1024 bytes before the end of the partition, or of the blocks.
    std::vector<std::uint64_t> copies{source.size(), volume->geometry().volumeBytes};
    std::ranges::sort(copies, std::ranges::greater());
    copies.erase(std::ranges::unique(copies).begin(), copies.end());
    for (const std::uint64_t end : copies)
        if (end >= 1024 && end <= source.size() && end - 1024 > facts.offset + 1024 &&
            volume->isHeader(end - 1024))
            plan.writes.push_back({end - 1024 + at, bytes, say(FsMessage::PlaceAlternateHeader)});
    if (plan.writes.empty()) plan.kept.push_back(say(FsMessage::AlternateHeaderMissing));
    plan.writes.push_back({facts.offset + 1024 + at, bytes, say(FsMessage::PlaceVolumeHeader)});
    return plan;
}

}  // namespace sectorsmith::hfsplus
