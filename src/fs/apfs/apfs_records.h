// SPDX-License-Identifier: GPL-3.0-or-later
// The records of a volume's file tree. Inside fs/apfs only. Source: Apple File System Reference (2020-06-22): File-System
// Objects, File-System Constants, Extended Fields.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "fs/apfs/apfs_btree.h"
#include "fs/catalogue.h"

namespace sectorsmith::apfs {

// One of an inode's extended fields; empty: it has none of that kind, or they are damaged.
std::span<const std::byte> inodeField(std::span<const std::byte> inode, unsigned kind);

// What an inode's record says of a file, all but its number; nullopt: it is cut off.
std::optional<FileEntry> fileOf(std::span<const std::byte> inode);

// The name of a folder's record (`folds`: the volume's names are hashed) and where it leads.
struct NameRecord {
    std::string_view name;
    std::uint64_t file = 0;
};
std::optional<NameRecord> nameOf(const NodeRecord& record, bool folds);

struct AttributeRecord {
    std::string name;
    bool inStream = false;
    std::uint64_t stream = 0;          // the number of the stream,
    std::uint64_t size = 0;            // and its bytes
    std::span<const std::byte> value;  // else
};
std::optional<AttributeRecord> attributeOf(const NodeRecord& record);

}  // namespace sectorsmith::apfs
