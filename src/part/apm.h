// SPDX-License-Identifier: GPL-3.0-or-later
// Apple partition map: model, parser, serialiser. Source: Inside Macintosh: Devices.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "io/byte_source.h"
#include "part/apm_structs.h"

namespace sectorsmith {

struct ApmEntry {
    unsigned index = 0;  // 1 and up: its block in the map
    std::uint32_t mapBlocks = 0;
    std::uint32_t start = 0;  // blocks
    std::uint32_t blocks = 0;
    std::string name;  // Mac Roman on the disk, UTF-8 here
    std::string type;  // "Apple_HFS"
    std::uint32_t status = 0;
    std::vector<std::byte> raw;  // 512 bytes as on the disk

    bool free() const { return type == "Apple_Free" || type == "Apple_Void" || type == "Apple_Scratch"; }
    std::uint64_t end() const { return std::uint64_t{start} + blocks; }
};

struct ApmTable {
    bool hasDriverDescriptor = false;     // "ER" in block 0
    std::uint32_t declaredBlockSize = 0;  // as block 0 says
    std::uint32_t declaredBlockCount = 0;
    std::uint32_t blockSize = 512;  // that the map is written for: bytes
    std::vector<ApmEntry> entries;
    bool truncated = false;  // the map says more blocks than can be read or have "PM"
};

// nullopt: no map. At most 1024 entries.
std::optional<ApmTable> readApm(const ByteSource& disk);

}  // namespace sectorsmith
