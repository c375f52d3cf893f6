// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/source_identity.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "io/system_file.h"
#include "ops/disk_match.h"
#include "ops/manifest/folder_system.h"
#include "part/partition_source.h"

namespace sectorsmith {

namespace {

SourceIdentity imageIdentity(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const auto system = manifests::FolderSystem::open(folder.empty() ? std::filesystem::path(".") : folder);
    const auto file = openSystemFile(path);
    if (!system || !file) return {path, path};
    const auto found = (*system)->examine(**file);
    if (!found) return {path, path};
    const std::string lasting =
        fmt::format("{} bytes, {}", found->entry.size.value_or(0), found->entry.modified.nanoseconds);
    return {lasting, fmt::format("file {} of {}", found->id, lasting)};
}

}  // namespace

SourceIdentity diskIdentity(const DeviceFacts& facts) {
    const DiskSeen seen = diskSeen(facts);
    const std::string lasting = fmt::format("{} {}, {}+{} of {}", seen.model, seen.serial, seen.offset,
                                            seen.size, std::max(seen.diskSize, seen.size));
    if (!seen.serial.empty()) return {lasting, lasting};
    return {lasting, lasting + fmt::format(", connection {}", seen.sequence)};
}

SourceIdentity sourceIdentity(const std::string& source) {
    const std::string path = pathKind(source) != PathKind::Missing ? source : splitSourceSpec(source).path;
    switch (pathKind(path)) {
        case PathKind::File: return imageIdentity(path);
        case PathKind::Device:
            if (const auto facts = deviceFacts(path)) return diskIdentity(*facts);
            break;
        case PathKind::Missing:
        case PathKind::Folder:
        case PathKind::Other: break;
    }
    return {source, source};
}

}  // namespace sectorsmith
