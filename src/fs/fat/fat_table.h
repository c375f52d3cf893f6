// SPDX-License-Identifier: GPL-3.0-or-later
// The file allocation table of a volume, read through a window. Inside fs/fat only.
#pragma once

#include "fs/allocation_map.h"
#include "fs/fat/fat.h"

namespace sectorsmith::fat {

// Keeps references to the source and the volume. One thread.
class FatTable {
 public:
    FatTable(const ByteSource& source, const Volume& volume)
        : volume_(volume),
          entries_(source, 65536),
          fats_(std::to_integer<std::uint64_t>(volume.boot().fatCount[0])) {
        if (volume.bits() != 32) return;
        mirrored_ = (volume.boot().flags & 0x80) == 0;
        active_ = mirrored_ ? 0 : volume.boot().flags & 0x0F;
    }
    std::uint64_t copies() const { return fats_; }
    // Which one is in use; may lie beyond copies(): then the boot sector is damaged.
    std::uint64_t active() const { return active_; }
    bool mirrored() const { return mirrored_; }
    std::uint64_t offset() const { return volume_.fatOffset() + active_ * volume_.fatBytes(); }  // bytes
    std::uint32_t bad() const {
        return volume_.bits() == 32 ? 0x0FFFFFF7 : volume_.bits() == 16 ? 0xFFF7 : 0xFF7;
    }
    std::uint32_t endCluster() const { return volume_.clusters() + 2; }
    // What a cluster's entry says: 0 free, below endCluster() the next one, else bad or the end.
    Result<std::uint32_t> entry(std::uint32_t cluster) {
        const unsigned bits = volume_.bits();
        const std::uint64_t at = std::uint64_t{cluster} * bits / 8;
        auto bytes = entries_.get(offset() + at, bits == 32 ? 4 : 2, FsMessage::AreaFat);
        if (!bytes) return std::unexpected(bytes.error());
        if (bits == 32) return loadLittle<std::uint32_t>(bytes->data()) & 0x0FFFFFFF;
        const std::uint32_t value = loadLittle<std::uint16_t>(bytes->data());
        if (bits == 16) return value;
        return cluster % 2 == 0 ? value & 0xFFF : value >> 4;
    }

 private:
    const Volume& volume_;
    WindowReader entries_;
    std::uint64_t fats_ = 0, active_ = 0;
    bool mirrored_ = true;
};

}  // namespace sectorsmith::fat
