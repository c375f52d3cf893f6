// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/content.h"

#include <utility>

namespace sectorsmith {

std::string fileSystemTitle(const std::string& type, const std::string& version) {
    if (type == "vfat") return version.empty() ? "FAT" : version;
    constexpr std::pair<const char*, const char*> titles[] = {
        {"ntfs", "NTFS"},
        {"exfat", "exFAT"},
        {"apfs", "APFS"},
        {"hfsplus", "HFS+"},
        {"hfs", "HFS"},
        {"xfs", "XFS"},
        {"btrfs", "Btrfs"},
        {"f2fs", "F2FS"},
        {"udf", "UDF"},
        {"iso9660", "ISO 9660"},
        {"squashfs", "SquashFS"},
        {"swap", "Linux swap"},
        {"crypto_LUKS", "LUKS"},
        {"LVM2_member", "LVM"},
        {"linux_raid_member", "Linux RAID"},
        {"CoreStorage", "Core Storage"},
    };
    for (const auto& [name, title] : titles)
        if (type == name) return title;
    return type;
}

}  // namespace sectorsmith
