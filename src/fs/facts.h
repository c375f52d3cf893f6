// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a file system from its own headers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/file_system_kind.h"

namespace sectorsmith {

// One volume of an APFS container.
struct ApfsVolumeFacts {
    unsigned index = 0;  // slot in the container
    std::string name;    // UTF-8
    std::string uuid;    // lower case
    std::string role;    // "System", "Data", "Preboot", …; empty: no role
    bool encrypted = false;
    bool caseSensitive = false;
    bool sealed = false;
    std::uint64_t usedBytes = 0;  // as the volume counts its own blocks
    std::uint64_t reserveBytes = 0;
    std::uint64_t quotaBytes = 0;
    std::uint64_t files = 0;
    std::uint64_t folders = 0;
    std::uint64_t snapshots = 0;
    std::uint64_t superblock = 0;  // block number of its superblock
};

struct FileSystemFacts {
    FileSystemKind kind = FileSystemKind::Unknown;
    std::string name;     // for people: "APFS", "HFS+ (case-sensitive)", "FAT16"
    std::string version;  // "FAT16", "3.1"; empty where there is none
    std::string label;    // UTF-8; an APFS container has none, its volumes have
    std::string uuid;  // as blkid prints it for that type: "9C60667F60665FCE", "E038-BB7C", lower-case UUIDs
    std::uint32_t blockSize =
        0;  // bytes of the unit in which space is given to files (cluster, allocation block)
    std::uint32_t sectorSize = 0;  // bytes of the file system's sector; that is what blkid calls BLOCK_SIZE
    std::uint64_t totalBytes = 0;  // as the file system declares its size; 0 where not read
    // From the volume's own counters or map; usedBytes + freeBytes == totalBytes. Empty where they are not cheap to have.
    std::optional<std::uint64_t> usedBytes;
    std::optional<std::uint64_t> freeBytes;
    std::optional<bool> clean;  // unmounted properly
    std::optional<bool> caseSensitive;
    bool encrypted = false;    // the whole is unreadable without a key
    std::uint64_t offset = 0;  // bytes into the source where the file system proper starts (a wrapped HFS+)
    std::vector<ApfsVolumeFacts> volumes;
    std::vector<std::string> problems;  // sentences: a checksum that is wrong, a size beyond the end
};

}  // namespace sectorsmith
