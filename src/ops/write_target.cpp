// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/write_target.h"

#include "io/errors.h"
#include "io/raw_device.h"
#include "io/writable_device.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace fs = std::filesystem;

bool isImage(const std::string& path) {
    std::error_code none;
    return fs::is_regular_file(path, none);
}

bool isFolder(const std::filesystem::path& path) {
    std::error_code none;
    return fs::is_directory(path, none);
}

Result<DeviceFacts> factsOf(const WriteTarget& target) {
    if (!isImage(target.path)) return deviceFacts(target.path);
    std::error_code error;
    DeviceFacts facts;
    facts.path = fs::canonical(target.path, error).string();
    if (error) return fail(Cause::NotFound, OpsError::CannotAccess, target.path, error.message());
    facts.name = fs::path(facts.path).filename().string();
    facts.size = fs::file_size(facts.path, error);
    facts.logicalSectorSize = target.sectorSize.value_or(512);
    return facts;
}

void addUsers(const WriteTarget& target, DeviceFacts& facts) {
    if (isImage(target.path)) facts.uses = imageUses(target.path);
    else addHiddenUses(facts);
}

Result<DeviceFacts> factsWithUsers(const WriteTarget& target) {
    auto facts = factsOf(target);
    if (facts) addUsers(target, *facts);
    return facts;
}

Result<OpenedSource> openForReading(const WriteTarget& target) {
    OpenOptions options;
    options.sectorSize = target.sectorSize;
    options.asBytes = target.asBytes;
    return openPath(target.path, options);
}

DeviceIdentity identityOf(const DeviceFacts& facts, bool image) {
    return {image,
            facts.path,
            facts.model,
            facts.serial,
            facts.transport,
            facts.size,
            facts.logicalSectorSize,
            facts.diskSequence};
}

ReviewedDisk reviewedDisk(const DeviceFacts& facts, const ByteSource& disk) {
    return {diskSeen(facts), markOf(disk)};
}

Result<void> checkReviewed(const WriteTarget& target, const BlockDevice& opened) {
    if (!target.reviewed) return {};
    const DeviceIdentity identity = opened.identity();
    const std::optional<FileMark> mark = markOf(opened);
    bool same = identity.path == target.reviewed->facts.path;
    if (mark && target.reviewed->mark && *mark != *target.reviewed->mark) same = false;
    if (same && !identity.image) {
        auto facts = factsOf(target);
        if (!facts) return std::unexpected(facts.error());
        same = diskSeen(*facts) == target.reviewed->facts;
    }
    if (same) return {};
    return identity.image ? fail(Cause::Changed, OpsError::ImageReplaced, target.path)
                          : fail(Cause::Changed, IoError::MediumChanged, target.path);
}

}  // namespace sectorsmith
