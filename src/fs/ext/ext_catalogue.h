// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "base/byte_reader.h"
#include "fs/catalogue.h"
#include "fs/ext/ext_volume.h"

namespace sectorsmith::ext {

// The files of an ext2, ext3 or ext4 file system: its inodes in use. Keeps a reference to the source.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source);

// The same of a volume that is open already; keeps a reference to it.
std::unique_ptr<Catalogue> openCatalogue(const Volume& volume);

// Bytes of an inode's data.
std::uint64_t sizeOf(const Volume& volume, const Inode& inode);
// A small file or folder stands in its inode, and more of it in an attribute: a part of `bytes`, all of the inode. nullopt:
// the attributes are damaged.
std::optional<std::span<const std::byte>> inlineRest(const ByteReader& bytes);
// What an inode says of its file; `bytes`: all of the inode.
FileEntry entryOf(const Volume& volume, std::span<const std::byte> bytes, std::uint32_t number);

}  // namespace sectorsmith::ext
