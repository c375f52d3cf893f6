// SPDX-License-Identifier: GPL-3.0-or-later
// What a person writes for a source: a path, or "PATH#N" / "PATH#mbrN" for a partition of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "io/open.h"
#include "part/partition_list.h"

namespace sectorsmith {

struct SourceSpec {
    std::string path;
    std::string table;    // "mbr" for #mbrN, else empty
    unsigned number = 0;  // 0: the whole
};
// Splits at the last '#' when digits, or "mbr" and digits, follow it. Looks at no file.
SourceSpec splitSourceSpec(const std::string& text);

// `opened.source` is what was asked for: the whole or the partition.
struct OpenedPartition {
    OpenedSource opened;
    std::shared_ptr<ByteSource> disk;  // the whole disk or image
    std::uint64_t offset = 0;          // bytes on it
    std::uint64_t length = 0;
    std::optional<Partition> partition;  // empty for the whole
};

// Opens `text` read-only. An existing file of that literal name wins over the partition. Cause::NotFound when there is
// no such partition (the sentence names those that are). A partition that goes past the end of its disk is cut there.
Result<OpenedPartition> openSource(const std::string& text, const OpenOptions& options = {});
// The same on a disk that is open already.
Result<OpenedPartition> openPartition(const OpenedSource& disk, const std::string& table, unsigned number);

}  // namespace sectorsmith
