// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/catalogue.h"

#include <algorithm>

#include "fs/allocation_map.h"
#include "fs/errors.h"
#include "fs/file_systems.h"
#include "fs/recognise.h"

namespace sectorsmith {

FileTime FileTime::of(std::int64_t seconds, std::uint32_t nanoseconds) {
    constexpr std::int64_t billion = 1'000'000'000;
    constexpr std::int64_t most = INT64_MAX / billion - 1;
    return {std::clamp(seconds, -most, most) * billion + std::min<std::uint32_t>(nanoseconds, billion - 1)};
}

FileKind kindOfMode(std::uint16_t mode) {
    switch (mode & 0xF000) {
        case 0x1000: return FileKind::Pipe;
        case 0x2000: return FileKind::CharacterDevice;
        case 0x4000: return FileKind::Folder;
        case 0x6000: return FileKind::BlockDevice;
        case 0xA000: return FileKind::Link;
        case 0xC000: return FileKind::Socket;
        default: return FileKind::File;
    }
}

Result<void> Catalogue::useSnapshot(unsigned, std::string_view) {
    return fail(Cause::Unsupported, FsError::NoSnapshots);
}

Result<void> Catalogue::unlock(unsigned volume, std::string_view) {
    return fail(Cause::Unsupported, FsError::NotEncrypted, volumeName(volume));
}

Result<void> Catalogue::useCheckpoint(std::uint64_t) {
    return fail(Cause::Unsupported, FsError::NoCheckpoints);
}

Result<void> Catalogue::deleted(unsigned, const DeletedVisitor&, Progress&) {
    return fail(Cause::Unsupported, FsError::NoDeletedFiles);
}

Result<void> tellAreas(CatalogueVisitor& visitor, std::uint64_t base, std::span<const Area> areas) {
    for (const Area& area : areas)
        if (auto on = visitor.area({base + area.start, area.end - area.start, &area.name}); !on) return on;
    return {};
}

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& volume) {
    auto facts = recogniseVolume(volume);
    if (!facts) return std::unexpected(facts.error());
    const FileSystem* system = fileSystemOf(facts->kind);
    if (system == nullptr) return fail(Cause::Unsupported, FsError::NoCatalogue, facts->name);
    return system->openFiles(volume, *facts);
}

}  // namespace sectorsmith
