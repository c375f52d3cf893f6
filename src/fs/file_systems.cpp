// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/file_systems.h"

#include <algorithm>

#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_allocation.h"
#include "fs/apfs/apfs_catalogue.h"
#include "fs/apfs/apfs_identity.h"
#include "fs/errors.h"
#include "fs/exfat/exfat.h"
#include "fs/exfat/exfat_allocation.h"
#include "fs/exfat/exfat_catalogue.h"
#include "fs/exfat/exfat_identity.h"
#include "fs/ext/ext.h"
#include "fs/ext/ext_allocation.h"
#include "fs/ext/ext_catalogue.h"
#include "fs/ext/ext_identity.h"
#include "fs/fat/fat.h"
#include "fs/fat/fat_allocation.h"
#include "fs/fat/fat_catalogue.h"
#include "fs/fat/fat_identity.h"
#include "fs/hfsplus/hfsplus.h"
#include "fs/hfsplus/hfsplus_allocation.h"
#include "fs/hfsplus/hfsplus_catalogue.h"
#include "fs/hfsplus/hfsplus_identity.h"
#include "fs/ntfs/ntfs.h"
#include "fs/ntfs/ntfs_allocation.h"
#include "fs/ntfs/ntfs_catalogue.h"
#include "fs/ntfs/ntfs_identity.h"

namespace sectorsmith {

namespace {

using Facts = FileSystemFacts;
using Kind = FileSystemKind;

Result<std::unique_ptr<Catalogue>> openApfsFiles(const ByteSource& volume, const Facts&) {
    const auto container = apfs::Container::open(volume);
    if (!container) return fail(Cause::Damaged, FsError::ContainerDamaged);
    return apfs::openCatalogue(volume, container->superblock());
}

const FileSystem table[] = {
    {.is = [](Kind kind) { return kind == Kind::Apfs; },
     .detect = [](const ByteSource& volume, const DetectOptions&) { return apfs::detect(volume); },
     .openMap = [](const ByteSource& volume, const Facts&) { return apfs::openAllocationMap(volume); },
     .openFiles = openApfsFiles,
     .planIdentity = apfs::planIdentity},
    {.is = [](Kind kind) { return kind == Kind::Ntfs; },
     .detect = ntfs::detect,
     .openMap = [](const ByteSource& volume, const Facts&) { return ntfs::openAllocationMap(volume); },
     .openFiles = [](const ByteSource& volume, const Facts&) { return ntfs::openCatalogue(volume); },
     .planIdentity = ntfs::planIdentity},
    {.is = [](Kind kind) { return kind == Kind::ExFat; },
     .detect = exfat::detect,
     .openMap = [](const ByteSource& volume, const Facts&) { return exfat::openAllocationMap(volume); },
     .openFiles = [](const ByteSource& volume, const Facts&) { return exfat::openCatalogue(volume); },
     .planIdentity = exfat::planIdentity},
    {.is = [](Kind kind) { return kind == Kind::HfsPlus; },
     .detect = [](const ByteSource& volume, const DetectOptions&) { return hfsplus::detect(volume); },
     .openMap = [](const ByteSource& volume,
                   const Facts& facts) { return hfsplus::openAllocationMap(volume, facts.offset); },
     .openFiles = [](const ByteSource& volume,
                     const Facts& facts) { return hfsplus::openCatalogue(volume, facts.offset); },
     .planIdentity = hfsplus::planIdentity,
     .needsCleanForIdentity = true},
    {.is = isExt,
     .detect = [](const ByteSource& volume, const DetectOptions&) { return ext::detect(volume); },
     .openMap = [](const ByteSource& volume, const Facts&) { return ext::openAllocationMap(volume); },
     .openFiles = [](const ByteSource& volume, const Facts&) { return ext::openCatalogue(volume); },
     .planIdentity = ext::planIdentity,
     .needsCleanForIdentity = true},
    {.is = [](Kind kind) { return kind == Kind::Fat; },
     .detect = fat::detect,
     .openMap = [](const ByteSource& volume, const Facts&) { return fat::openAllocationMap(volume); },
     .openFiles = [](const ByteSource& volume, const Facts&) { return fat::openCatalogue(volume); },
     .planIdentity = fat::planIdentity,
     .weak = true},
};

}  // namespace

std::span<const FileSystem> fileSystems() { return table; }

const FileSystem* fileSystemOf(FileSystemKind kind) {
    const auto found = std::ranges::find_if(table, [kind](const FileSystem& one) { return one.is(kind); });
    return found == std::end(table) ? nullptr : &*found;
}

}  // namespace sectorsmith
