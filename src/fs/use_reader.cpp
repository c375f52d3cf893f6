// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/use_reader.h"

#include <utility>

#include "fs/allocation_map.h"
#include "fs/errors.h"
#include "fs/file_systems.h"
#include "fs/recognise.h"

namespace sectorsmith {

UseReader::UseReader(const ByteSource& volume, std::unique_ptr<AllocationMap> map)
    : volume_(&volume), map_(std::move(map)) {}
UseReader::~UseReader() = default;
UseReader::UseReader(UseReader&&) noexcept = default;
UseReader& UseReader::operator=(UseReader&&) noexcept = default;

Result<UseReader> UseReader::open(const ByteSource& volume) {
    auto facts = recogniseVolume(volume);
    if (!facts) return std::unexpected(facts.error());
    const FileSystem* system = fileSystemOf(facts->kind);
    if (system == nullptr) return fail(Cause::Unsupported, FsError::NoAllocationMap, facts->name);
    auto map = system->openMap(volume, *facts);
    if (!map) return std::unexpected(map.error());
    return UseReader(volume, std::move(*map));
}

Result<BlockUse> UseReader::at(std::uint64_t offset) {
    if (offset >= volume_->size()) return failAt(offset, Cause::OutOfRange, FsError::OffsetBeyondEnd);
    if (offset >= map_->geometry().volumeBytes) {
        BlockUse use;
        use.offset = map_->geometry().volumeBytes;
        use.length = volume_->size() - use.offset;
        if (auto area = map_->behind()) {
            if (offset < area->end)
                return BlockUse{Use::Used, area->start, area->end - area->start, area->name, {}};
            use.offset = area->end;
            use.length = volume_->size() - use.offset;
        }
        return use;
    }
    auto use = map_->use(offset);
    if (!use) return use;
    if (auto clean = map_->requireClean(); !clean) use->note = clean.error();
    return use;
}

Result<BlockUse> useOf(const ByteSource& volume, std::uint64_t offset) {
    if (offset >= volume.size()) return failAt(offset, Cause::OutOfRange, FsError::OffsetBeyondEnd);
    auto reader = UseReader::open(volume);
    if (!reader) return std::unexpected(reader.error());
    return reader->at(offset);
}

}  // namespace sectorsmith
