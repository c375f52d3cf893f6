// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/source_identity.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

nlohmann::ordered_json diskFields(const DeviceFacts& facts) {
    const DiskSeen seen = diskSeen(facts);
    return {{"model", seen.model}, {"serial", seen.serial}, {"size", seen.diskSize}};
}

bool fieldsContradict(const nlohmann::ordered_json& then, const nlohmann::ordered_json& now,
                      std::span<const std::string_view> keys) {
    if (!then.is_object()) return false;
    return std::ranges::any_of(keys, [&](std::string_view key) {
        const auto a = then.find(key);
        const auto b = now.find(key);
        return a != then.end() && b != now.end() && *a != "" && *b != "" && *a != *b;
    });
}

std::string identityLine(std::string_view mark, const nlohmann::ordered_json& fields) {
    return std::string(mark) + fields.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
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
