// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: superblock, checksums; what tune2fs -U changes.
#include "fs/ext/ext_identity.h"

#include <algorithm>
#include <cstddef>

#include "base/checksum.h"
#include "base/guid.h"
#include "fs/errors.h"
#include "fs/ext/ext_volume.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::ext {

namespace {

constexpr std::size_t mostCopies = 65536;  // of the superblock: without sparse_super each group has one

bool sumFits(std::span<const std::byte> superblock) {
    constexpr std::size_t at = offsetof(Superblock, checksum);
    return crc32c(superblock.first(at)) == loadLittle<std::uint32_t>(superblock.data() + at);
}

}  // namespace

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    auto volume = Volume::open(source);
    if (!volume) return std::unexpected(volume.error());
    const Superblock& super = volume->super();
    if (super.revision == 0) return fail(Cause::Unsupported, FsError::ExtWithoutUuid);
    if ((volume->compatible() & compatJournal) != 0 && super.journalInode == 0)
        return fail(Cause::Unsupported, FsError::ExtJournalElsewhere);
    // Encrypted files depend on the UUID.
    if ((volume->compatible() & compatStableInodes) != 0)
        return fail(Cause::Unsupported, FsError::ExtStableInodes);
    const bool sums = volume->hasChecksums();
    if ((sums && (volume->incompatible() & incompatChecksumSeed) == 0) ||
        (!sums && (volume->readOnly() & readOnlyDescriptorChecksum) != 0))
        return fail(Cause::Unsupported, FsError::ExtChecksumsOfUuid);
    const Guid uuid = randomGuid(random);
    VolumeIdentityPlan plan;
    plan.changes.push_back({volumeIdentities(facts).front(), uuid.text(false)});
    // The last one first.
    for (std::uint32_t group = volume->groups(); group-- > 0;) {
        if (group != 0 && !volume->hasSuperblock(group)) continue;
        if (plan.writes.size() > 2 * mostCopies) return fail(Cause::Unsupported, FsError::ExtTooManyCopies);
        const std::uint64_t offset =
            group == 0 ? 1024
                       : volume->bytesOf(super.firstDataBlock + std::uint64_t{group} * super.blocksPerGroup);
        auto raw = fsread::bytes(source, offset, sizeof(Superblock));
        const auto copy = raw ? ByteReader(*raw).structure<Superblock>(0) : std::nullopt;
        if (!copy || copy->magic != 0xEF53 || copy->uuid != super.uuid || (sums && !sumFits(*raw))) {
            if (group == 0) return failAt(offset, Cause::Damaged, FsError::SuperblockChecksum);
            plan.kept.push_back(say(FsMessage::BackupSuperblockStays, group));
            continue;
        }
        const Message where =
            group == 0 ? say(FsMessage::PlaceSuperblock) : say(FsMessage::PlaceBackupSuperblock, group);
        constexpr std::size_t at = offsetof(Superblock, uuid), sumAt = offsetof(Superblock, checksum);
        std::ranges::copy(uuid.bytes, raw->begin() + at);
        plan.writes.push_back({offset + at, {uuid.bytes.begin(), uuid.bytes.end()}, where});
        if (!sums) continue;
        std::vector<std::byte> sum(4);
        storeLittle(sum.data(), crc32c(std::span<const std::byte>(*raw).first(sumAt)));
        plan.writes.push_back({offset + sumAt, std::move(sum), where});
    }
    plan.notes.push_back(say(FsMessage::ExtUuidElsewhere, facts.uuid, uuid.text(false)));
    return plan;
}

}  // namespace sectorsmith::ext
