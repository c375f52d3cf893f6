// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/partition_contents.h"

#include <algorithm>

#include "fs/boot_sector.h"
#include "fs/detect.h"
#include "io/slice_source.h"
#include "part/partition_list.h"

namespace sectorsmith {

namespace {

PartitionContent look(const std::shared_ptr<ByteSource>& disk, std::uint64_t offset, std::uint64_t length) {
    PartitionContent content;
    content.offset = offset;
    const SliceSource volume(disk, offset, length);
    DetectOptions quick;
    quick.maxMapBytes = 0;
    FileSystemKind kind = FileSystemKind::Unknown;
    if (auto facts = detectFileSystem(volume, quick)) {
        kind = facts->kind;
        content.fileSystem = fileSystemType(kind);
        content.label = facts->label;
        content.version = facts->version;
        content.fileSystemBytes = facts->totalBytes;
    }
    // A boot sector counts where its file system is the one found; or alone, in a damaged volume.
    const bool windows = kind == FileSystemKind::Ntfs || kind == FileSystemKind::Fat;
    if (kind != FileSystemKind::Unknown && !windows && kind != FileSystemKind::ExFat) return content;
    if (auto facts = readBootSector(volume)) {
        BootSectorContent boot;
        boot.type = fileSystemType(facts->kind);
        boot.bytesPerSector = facts->bytesPerSector;
        boot.hiddenSectors = facts->hiddenSectors;
        boot.totalSectors = facts->totalSectors;
        boot.fromBackup = facts->fromBackup;
        boot.backupOffset = facts->backupOffset;
        boot.backupValid = facts->backupValid;
        boot.backupMatches = facts->backupMatches;
        if (facts->backupValid && facts->backupOffset)
            if (auto bytes = readBytes(volume, *facts->backupOffset, 512))
                boot.backupBytes = std::move(*bytes);
        content.bootSector = std::move(boot);
    }
    if (windows) {
        WindowsFiles files = findWindowsFiles(volume);
        content.bootmgr = files.bootmgr;
        content.ntldr = files.ntldr;
        content.bootmgfw = files.bootmgfw;
        content.windowsFolder = files.windowsFolder;
        content.bcdDiskSignatures = std::move(files.bcdDiskSignatures);
    }
    return content;
}

}  // namespace

PartitionContents readPartitionContents(const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
    PartitionContents contents;
    contents.known = true;
    for (const Partition& partition : listPartitions(tables).partitions) {
        if (partition.protective || partition.extended || partition.length == 0 ||
            partition.offset >= disk->size())
            continue;
        if (contents.at(partition.offset)) continue;
        contents.all.push_back(
            look(disk, partition.offset, std::min(partition.length, disk->size() - partition.offset)));
    }
    return contents;
}

}  // namespace sectorsmith
