// SPDX-License-Identifier: GPL-3.0-or-later
// An exFAT volume: where its clusters are and how they follow each other. Inside fs/exfat only.
#pragma once

#include <span>
#include <vector>

#include "fs/allocation_map.h"
#include "fs/errors.h"
#include "fs/exfat/exfat_structs.h"

namespace sectorsmith::exfat {

constexpr std::uint32_t badCluster = 0xFFFFFFF7;
constexpr std::uint32_t endOfChain = 0xFFFFFFFF;
constexpr std::size_t entrySize = 32;
constexpr std::uint64_t largestFolder = std::uint64_t{256} << 20;  // bytes, by the specification

// With what helps.
template <typename... Arguments>
std::unexpected<Error> damaged(FsError code, const Arguments&... arguments) {
    return withHelp(FsError::CheckExfat, fail(Cause::Damaged, code, arguments...));
}
template <typename... Arguments>
std::unexpected<Error> damagedAt(std::uint64_t offset, FsError code, const Arguments&... arguments) {
    return withHelp(FsError::CheckExfat, failAt(offset, Cause::Damaged, code, arguments...));
}

struct Clusters {
    std::uint32_t first = 0;
    std::uint64_t bytes = 0;
    bool contiguous = false;  // no chain in the FAT
};
struct Run {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};
// `size`: bytes of a cluster.
inline std::uint64_t bytesOf(std::span<const Run> runs, std::uint64_t size) {
    std::uint64_t clusters = 0;
    for (const Run& run : runs) clusters += run.count;
    return clusters * size;
}

// The checksum of a boot region (main or backup): of its first eleven sectors, it fills the twelfth. `region`: all twelve.
std::uint32_t bootRegionSum(std::span<const std::byte> region, std::uint64_t sectorBytes);
Result<void> checkBootRegion(std::span<const std::byte> region, std::uint64_t sectorBytes);

// Keeps a reference to the source. One thread.
class Volume {
 public:
    Volume(const ByteSource& source, const BootSector& boot)
        : source_(source), boot_(boot), fat_(source, 65536) {}
    // Checks the boot region and reads the root folder; nothing else may be called before. Damaged, Refused, Io.
    Result<void> open();

    const BootSector& boot() const { return boot_; }
    const BlockGeometry& geometry() const { return geometry_; }
    unsigned sectorShift() const { return sectorShift_; }
    std::uint64_t fatOffset() const { return fatOffset_; }  // bytes
    std::uint64_t placeOf(std::uint32_t cluster) const {    // bytes
        return geometry_.base + std::uint64_t{cluster - 2U} * geometry_.blockSize;
    }
    std::span<const Run> root() const { return root_; }
    std::span<const Run> bitmap() const { return bitmap_; }
    std::span<const Run> upcase() const { return upcase_; }
    // The runs of a file; `bytes` of ~0 follows the chain to its end (the root folder). At most `limit` clusters. Where the
    // chain is damaged, `good` gets those before that.
    Result<std::vector<Run>> runs(const Clusters& clusters, std::uint64_t limit,
                                  std::vector<Run>* good = nullptr);
    Result<std::vector<std::byte>> read(std::span<const Run> runs, std::uint64_t offset,
                                        std::uint64_t length) const;

 private:
    Result<std::uint32_t> next(std::uint32_t cluster);

    const ByteSource& source_;
    BootSector boot_;
    WindowReader fat_;
    BlockGeometry geometry_;
    unsigned sectorShift_ = 0;
    std::uint64_t fatOffset_ = 0;
    std::vector<Run> bitmap_, root_, upcase_;
};

}  // namespace sectorsmith::exfat
