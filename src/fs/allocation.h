// SPDX-License-Identifier: GPL-3.0-or-later
// Which blocks of a file system are free, exactly: what erasing and trimming of unused space stand on. Never writes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/file_system_kind.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct AllocationSummary {
    FileSystemKind kind = FileSystemKind::Unknown;
    std::string name;             // for people: "FAT16"
    std::string label;            // UTF-8
    std::string uuid;             // as FileSystemFacts::uuid
    std::uint32_t blockSize = 0;  // bytes of an allocation block (cluster)
    // As the file system declares its size: usedBytes + freeBytes + reservedBytes == volumeBytes. What no allocation block
    // covers (boot sectors, FATs, a tail shorter than a block) counts as used.
    std::uint64_t volumeBytes = 0;
    std::uint64_t usedBytes = 0;
    std::uint64_t freeBytes = 0;  // the sum of all free runs
    std::uint64_t reservedBytes =
        0;  // free by the newest map, but needed by an older state that a mount could fall back to
    std::uint64_t freeRuns = 0;
    std::uint64_t largestRun = 0;  // bytes
    std::vector<Message> notes;    // sentences: "The superblock remembers 3 earlier errors."
};

struct AllocationOptions {
    // The map is compared with the blocks that the files have: a used block marked free is Damaged, naming its file.
    // That reads all records, inodes or folders; never leave it out before writing.
    bool compareWithFiles = true;
    // A volume whose map is larger is refused with Cause::NoSpace before it is read.
    std::uint64_t maxMapBytes = ~std::uint64_t{0};
};

// False: no further runs are wanted.
using FreeRunVisitor = std::function<bool(const ByteRange&)>;

// Visits the free runs in ascending order, never two that touch. Nothing is visited before the whole map was read once
// and agreed with the volume's own counters and checksums; then it is read again for the visits. An empty visitor: the
// first half only. Memory is bounded (32 MiB for the largest FAT). `volume` must not change meanwhile: lock it before.
// Errors: Refused: the volume's state forbids to rely on its map (unclean, hibernated, a journal to replay, an unknown
// feature, encrypted as a whole, a member of a RAID or logical volume); Damaged: map and counters disagree, with the
// figures; Unsupported: no reader for this format; Io; Cancelled; NoSpace. The message names the reason and what helps.
Result<AllocationSummary> readAllocation(const ByteSource& volume, const FreeRunVisitor& visitor,
                                         Progress& progress, const AllocationOptions& options = {});

// Visits the free runs that the map tells, in ascending order, also of a volume that is not clean, and compared with nothing
// but what reading the map compares by itself: for looking, never before writing. What was visited before an error counts
// for nothing. Errors: as readAllocation().
Result<void> visitFreeRuns(const ByteSource& volume, const FreeRunVisitor& visitor, Progress& progress);

// What the bytes at a place of a volume belong to.
enum class Use {
    Outside,  // beyond the file system
    Used,
    Free,
    Reserved,  // free by the newest map, kept for an older state
};
struct BlockUse {
    Use use = Use::Outside;
    std::uint64_t offset = 0;  // of the block (or of the area's part) that holds the byte
    std::uint64_t length = 0;
    // "superblock", "inode table of group 3", "$MFT", "catalog file", "FAT 2"; empty: a file's, or not cheaply known.
    Message area;
    Message
        note;  // why the map may be out of date: "The journal has to be replayed."; empty: nothing is known
};
// Answers for unclean volumes, too (see `note`). Reads a few blocks.
Result<BlockUse> useOf(const ByteSource& volume, std::uint64_t offset);

// How much of each part of a volume is in use: for a picture.
struct UsageMap {
    AllocationSummary summary;
    std::vector<std::uint64_t>
        freeBytes;  // of each of the equal parts (part i: volumeBytes * i / n to * (i + 1) / n)
};
Result<UsageMap> readUsageMap(const ByteSource& volume, std::size_t parts, Progress& progress,
                              const AllocationOptions& options = {});

// Replaces usedBytes and freeBytes of `facts` (made by detectFileSystem of the same source) by what the checked map says,
// with reservedBytes counted as free, as the volume itself does. A refusal leaves them and adds a problem when the map is
// damaged. Does nothing for formats without a reader.
struct FileSystemFacts;
void refineUsage(const ByteSource& volume, FileSystemFacts& facts,
                 std::uint64_t maxMapBytes = std::uint64_t{64} << 20);

}  // namespace sectorsmith
