// SPDX-License-Identifier: GPL-3.0-or-later
// A volume's header, the files of its own and its journal: what the allocation map and the catalogue both need. Inside
// fs/hfsplus only. Source: Apple TN1150: extents overflow file, journal.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fs/allocation_map.h"
#include "fs/errors.h"
#include "fs/hfsplus/hfsplus_structs.h"
#include "fs/messages.h"

namespace sectorsmith::hfsplus {

constexpr std::uint32_t fileExtents = 3, fileCatalog = 4, fileBadBlocks = 5, fileAllocation = 6,
                        fileStartup = 7, fileAttributes = 8;

// What the volume contradicts itself in, with what helps.
template <typename... Arguments>
std::unexpected<Error> damaged(FsError code, const Arguments&... arguments) {
    return withHelp(FsError::CheckHfsPlus, fail(Cause::Damaged, code, arguments...));
}
template <typename... Arguments>
std::unexpected<Error> damagedAt(std::uint64_t offset, FsError code, const Arguments&... arguments) {
    return withHelp(FsError::CheckHfsPlus, failAt(offset, Cause::Damaged, code, arguments...));
}

// The allocation blocks of a fork, in its order.
class ForkBlocks {
 public:
    ForkBlocks() = default;
    explicit ForkBlocks(std::vector<Extent> extents);
    std::span<const Extent> extents() const { return extents_; }
    std::uint64_t blocks() const { return starts_.empty() ? 0 : starts_.back(); }
    // The index of the extent that holds a block of the fork (below blocks()), and the fork's block where it starts.
    std::size_t find(std::uint64_t block) const;
    std::uint64_t start(std::size_t extent) const { return extent == 0 ? 0 : starts_[extent - 1]; }

 private:
    std::vector<Extent> extents_;
    std::vector<std::uint64_t> starts_;  // of what follows each extent
};

// Keeps a reference to the source. One thread.
class Volume {
 public:
    // `base` bytes into the source (not 0 in an HFS wrapper). Reads the header and the extents of the allocation file.
    static Result<Volume> open(const ByteSource& source, std::uint64_t base);

    const ByteSource& source() const { return *source_; }
    const VolumeHeader& header() const { return header_; }
    const BlockGeometry& geometry() const { return geometry_; }
    std::uint64_t mapBytes() const { return (geometry_.blocks + 7) / 8; }
    const ForkBlocks& overflowFile() const { return overflow_; }
    const ForkBlocks& allocationFile() const { return allocation_; }

    // All extents of a fork, those in the extents overflow file, too: exactly as many blocks as it says, inside the volume.
    Result<ForkBlocks> blocksOf(const Fork& fork, std::uint32_t file) const;
    // Bytes of a fork; `what` names it in errors.
    Result<void> read(const ForkBlocks& fork, std::uint64_t offset, std::span<std::byte> out,
                      AreaName what) const;
    Result<std::vector<std::byte>> read(const ForkBlocks& fork, std::uint64_t offset, std::uint64_t length,
                                        AreaName what) const;
    // The volume's header at this byte of the source (a copy of it).
    bool isHeader(std::uint64_t offset) const;
    // nullopt: not journaled.
    Result<std::optional<JournalInfo>> journal() const;
    // What no file of the catalogue has, in bytes from geometry().base on.
    Result<std::vector<Area>> areas() const;

 private:
    Volume(const ByteSource& source, std::uint64_t base, const VolumeHeader& header)
        : source_(&source), base_(base), header_(header) {}
    Result<void> open();
    Result<void> overflow(std::uint32_t file, std::uint64_t from, std::vector<Extent>& extents) const;

    const ByteSource* source_;
    std::uint64_t base_;
    VolumeHeader header_;
    BlockGeometry geometry_;
    ForkBlocks overflow_;
    ForkBlocks allocation_;
};

}  // namespace sectorsmith::hfsplus
