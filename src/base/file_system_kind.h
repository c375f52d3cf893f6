// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of file systems, and of layers that other file systems lie below, that are recognised.
#pragma once

#include <cstdint>
#include <string_view>

namespace sectorsmith {

enum class FileSystemKind : std::uint8_t {
    Unknown,
    Apfs,
    HfsPlus,
    Hfs,
    Fat,  // FAT12, FAT16 and FAT32
    ExFat,
    Ntfs,
    Refs,
    Ext2,
    Ext3,
    Ext4,
    ExtJournal,  // an ext journal on a device of its own
    Xfs,
    Btrfs,
    F2fs,
    SquashFs,
    Iso9660,
    Udf,
    Swap,
    Luks,
    BitLocker,
    Lvm,
    LinuxRaid,
    CoreStorage,
};

// As blkid names it ("vfat", "ext4", "crypto_LUKS"); Unknown: "". Static.
std::string_view fileSystemType(FileSystemKind kind);
// For people: "FAT", "ext4", "LUKS encryption"; Unknown: "". Static.
std::string_view fileSystemName(FileSystemKind kind);
// Of a type as blkid names it; Unknown for all others.
FileSystemKind fileSystemKind(std::string_view type);

inline bool isExt(FileSystemKind kind) {
    return kind == FileSystemKind::Ext2 || kind == FileSystemKind::Ext3 || kind == FileSystemKind::Ext4;
}

}  // namespace sectorsmith
