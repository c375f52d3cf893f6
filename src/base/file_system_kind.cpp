// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_system_kind.h"

#include <algorithm>
#include <array>

namespace sectorsmith {

namespace {

struct KindNames {
    FileSystemKind kind;
    std::string_view type;
    std::string_view name;
};

// In the order of the enum.
constexpr std::array kindNames = {
    KindNames{FileSystemKind::Unknown, "", ""},
    KindNames{FileSystemKind::Apfs, "apfs", "APFS"},
    KindNames{FileSystemKind::HfsPlus, "hfsplus", "HFS+"},
    KindNames{FileSystemKind::Hfs, "hfs", "HFS"},
    KindNames{FileSystemKind::Fat, "vfat", "FAT"},
    KindNames{FileSystemKind::ExFat, "exfat", "exFAT"},
    KindNames{FileSystemKind::Ntfs, "ntfs", "NTFS"},
    KindNames{FileSystemKind::Refs, "ReFS", "ReFS"},
    KindNames{FileSystemKind::Ext2, "ext2", "ext2"},
    KindNames{FileSystemKind::Ext3, "ext3", "ext3"},
    KindNames{FileSystemKind::Ext4, "ext4", "ext4"},
    KindNames{FileSystemKind::ExtJournal, "jbd", "ext journal"},
    KindNames{FileSystemKind::Xfs, "xfs", "XFS"},
    KindNames{FileSystemKind::Btrfs, "btrfs", "Btrfs"},
    KindNames{FileSystemKind::F2fs, "f2fs", "F2FS"},
    KindNames{FileSystemKind::SquashFs, "squashfs", "SquashFS"},
    KindNames{FileSystemKind::Iso9660, "iso9660", "ISO 9660"},
    KindNames{FileSystemKind::Udf, "udf", "UDF"},
    KindNames{FileSystemKind::Swap, "swap", "Linux swap"},
    KindNames{FileSystemKind::Luks, "crypto_LUKS", "LUKS encryption"},
    KindNames{FileSystemKind::BitLocker, "BitLocker", "BitLocker"},
    KindNames{FileSystemKind::Lvm, "LVM2_member", "LVM physical volume"},
    KindNames{FileSystemKind::LinuxRaid, "linux_raid_member", "Linux RAID member"},
    KindNames{FileSystemKind::CoreStorage, "CoreStorage", "Apple Core Storage"},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kindNames.size(); ++i)
        if (static_cast<std::size_t>(kindNames[i].kind) != i) return false;
    return true;
}
static_assert(inOrder());

}  // namespace

std::string_view fileSystemType(FileSystemKind kind) {
    return kindNames[static_cast<std::size_t>(kind)].type;
}

std::string_view fileSystemName(FileSystemKind kind) {
    return kindNames[static_cast<std::size_t>(kind)].name;
}

FileSystemKind fileSystemKind(std::string_view type) {
    const auto found = std::ranges::find(kindNames, type, &KindNames::type);
    return found == kindNames.end() ? FileSystemKind::Unknown : found->kind;
}

}  // namespace sectorsmith
