// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/detect.h"

#include "fs/apfs/apfs.h"
#include "fs/errors.h"
#include "fs/exfat/exfat.h"
#include "fs/ext/ext.h"
#include "fs/fat/fat.h"
#include "fs/hfsplus/hfsplus.h"
#include "fs/ntfs/ntfs.h"
#include "fs/other/signatures.h"

namespace sectorsmith {

std::vector<FileSystemFacts> detectAllFileSystems(const ByteSource& volume, const DetectOptions& options) {
    std::vector<FileSystemFacts> found = other::detectContainers(volume);
    auto add = [&](std::optional<FileSystemFacts> facts) {
        if (facts) found.push_back(std::move(*facts));
    };
    add(apfs::detect(volume));
    add(ntfs::detect(volume, options));
    add(exfat::detect(volume, options));
    add(hfsplus::detect(volume));
    add(ext::detect(volume));
    // Weaker: a FAT boot sector has no signature of its own and survives under others.
    auto rest = other::detectFileSystems(volume);
    auto fat = fat::detect(volume, options);
    const bool optical = !rest.empty() && (rest.front().kind == FileSystemKind::Udf ||
                                           rest.front().kind == FileSystemKind::Iso9660);
    // ISO images that start from a stick carry a FAT boot sector or partition table in their first sectors.
    if (optical) std::move(rest.begin(), rest.end(), std::back_inserter(found));
    add(std::move(fat));
    if (!optical) std::move(rest.begin(), rest.end(), std::back_inserter(found));
    return found;
}

std::optional<FileSystemFacts> detectFileSystem(const ByteSource& volume, const DetectOptions& options) {
    auto found = detectAllFileSystems(volume, options);
    if (found.empty()) return std::nullopt;
    for (std::size_t i = 1; i < found.size(); ++i)
        found.front().problems.push_back(fsSentence(FsError::OtherSignature, found[i].name));
    return std::move(found.front());
}

}  // namespace sectorsmith
