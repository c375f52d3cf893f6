// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/identity.h"

#include "fs/apfs/apfs_identity.h"
#include "fs/errors.h"
#include "fs/file_systems.h"
#include "fs/messages.h"

namespace sectorsmith {

namespace {

// What gives a new identifier to what is not known here.
const char* commandFor(FileSystemKind kind) {
    switch (kind) {
        case FileSystemKind::Xfs: return "xfs_admin -U generate DEVICE";
        case FileSystemKind::Btrfs: return "btrfstune -u DEVICE";
        case FileSystemKind::Swap: return "swaplabel -U $(uuidgen) DEVICE";
        case FileSystemKind::Luks: return "cryptsetup luksUUID --uuid $(uuidgen) DEVICE";
        case FileSystemKind::Lvm: return "vgimportclone DEVICE";
        default: return nullptr;
    }
}

}  // namespace

std::vector<VolumeIdentity> volumeIdentities(const FileSystemFacts& facts) {
    switch (facts.kind) {
        case FileSystemKind::Apfs: {
            std::vector<VolumeIdentity> all{
                {"apfs-container-uuid", 0, say(FsMessage::IdApfsContainer), facts.uuid}};
            for (const ApfsVolumeFacts& volume : facts.volumes)
                all.push_back({"apfs-volume-uuid", volume.index, say(FsMessage::IdApfsVolume, volume.name),
                               volume.uuid});
            return all;
        }
        case FileSystemKind::HfsPlus: return {{"hfsplus-uuid", 0, say(FsMessage::IdHfsPlus), facts.uuid}};
        case FileSystemKind::Fat: return {{"fat-serial", 0, say(FsMessage::IdFat), facts.uuid}};
        case FileSystemKind::ExFat: return {{"exfat-serial", 0, say(FsMessage::IdExfat), facts.uuid}};
        case FileSystemKind::Ntfs: return {{"ntfs-serial", 0, say(FsMessage::IdNtfs), facts.uuid}};
        case FileSystemKind::Ext2:
        case FileSystemKind::Ext3:
        case FileSystemKind::Ext4: return {{"ext-uuid", 0, say(FsMessage::IdUuidOf, facts.name), facts.uuid}};
        default: break;
    }
    if (facts.uuid.empty()) return {};
    return {{"uuid", 0, say(FsMessage::IdUuidOf, facts.name), facts.uuid}};
}

Result<VolumeIdentityPlan> planVolumeIdentity(const ByteSource& volume, const FileSystemFacts& facts,
                                              const RandomBytes& random) {
    const FileSystem* system = fileSystemOf(facts.kind);
    if (system == nullptr) {
        const char* command = commandFor(facts.kind);
        if (command == nullptr) return fail(Cause::Unsupported, FsError::IdentityUnknown, facts.name);
        return fail(Cause::Unsupported, FsError::IdentityByCommand, facts.name, command);
    }
    if (!facts.problems.empty())
        return fail(Cause::Damaged, FsError::IdentityOfDamaged, facts.name, facts.problems.front());
    // A journal can hold the old block, and would put it back.
    if (system->needsCleanForIdentity) {
        auto map = system->openMap(volume, facts);
        if (!map) return std::unexpected(map.error());
        if (auto clean = (*map)->requireClean(); !clean) return std::unexpected(clean.error());
    }
    return system->planIdentity(volume, facts, random);
}

unsigned decryptableByIdentity(const ByteSource& volume, const FileSystemFacts& facts) {
    return facts.kind == FileSystemKind::Apfs ? apfs::decryptableKeyBags(volume) : 0;
}

}  // namespace sectorsmith
