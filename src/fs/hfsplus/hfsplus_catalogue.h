// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "fs/catalogue.h"
#include "fs/hfsplus/hfsplus_volume.h"

namespace sectorsmith::hfsplus {

// The files of an HFS+ or HFSX volume that starts `base` bytes into the source (not 0 in an HFS wrapper). Keeps a reference
// to the source.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source, std::uint64_t base);

// The same of a volume that is open already; keeps a reference to it.
std::unique_ptr<Catalogue> openCatalogue(const Volume& volume);

// A name as paths have it, from big-endian UTF-16.
std::string nameOf(std::span<const std::byte> utf16);
// What a folder's record says, and the part of a file's that is the same.
FileEntry entryOf(const CatalogFolder& record);
// It is a name of a file or folder that stands elsewhere.
bool isHardLink(const CatalogFile& record);
// The folders of the root in which the files and folders lie that hard links lead to.
constexpr std::string_view privateFiles{"\0\0\0\0HFS+ Private Data", 21};
constexpr std::string_view privateFolders{".HFS+ Private Directory Data\r"};
// The content is packed, as the attribute com.apple.decmpfs says.
bool isCompressed(const CatalogFolder& record);

}  // namespace sectorsmith::hfsplus
