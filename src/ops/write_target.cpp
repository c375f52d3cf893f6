// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/write_target.h"

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

}  // namespace sectorsmith
