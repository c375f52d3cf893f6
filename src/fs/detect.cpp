// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/detect.h"

#include "fs/errors.h"
#include "fs/file_systems.h"
#include "fs/other/signatures.h"

namespace sectorsmith {

std::vector<FileSystemFacts> detectAllFileSystems(const ByteSource& volume, const DetectOptions& options) {
    std::vector<FileSystemFacts> found = other::detectContainers(volume);
    const auto addAll = [&](bool weak) {
        for (const FileSystem& system : fileSystems())
            if (system.weak == weak)
                if (auto facts = system.detect(volume, options)) found.push_back(std::move(*facts));
    };
    addAll(false);
    auto rest = other::detectFileSystems(volume);
    // ISO images that start from a stick carry a FAT boot sector or partition table in their first sectors.
    const bool optical = !rest.empty() && (rest.front().kind == FileSystemKind::Udf ||
                                           rest.front().kind == FileSystemKind::Iso9660);
    if (!optical) addAll(true);
    std::move(rest.begin(), rest.end(), std::back_inserter(found));
    if (optical) addAll(true);
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
