// SPDX-License-Identifier: GPL-3.0-or-later
// A file's content as a source of its own: what a person writes for it, and opening it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/progress.h"
#include "fs/catalogue.h"
#include "fs/facts.h"
#include "fs/file_index.h"
#include "part/partition_source.h"

namespace sectorsmith {

// SOURCE[#N][@VOLUME]:/PATH
struct FileSpec {
    std::string source;  // "disk.img#2"
    std::string volume;  // of an APFS container: index, name or UUID; empty: its only one
    std::string path;    // "/a/b", "/a/b:stream", "/a/b/..namedfork/rsrc"
};
// nullopt: `text` names no file in a volume, or there is a file of that literal name here. Looks which files there are.
std::optional<FileSpec> splitFileSpec(const std::string& text);

// SOURCE[#N]@VOLUME
struct VolumeSpec {
    std::string source;
    std::string volume;  // index, name or UUID
};
// nullopt: `text` names no volume of a source, or there is a file of that literal name here. Looks which files there are.
std::optional<VolumeSpec> splitVolumeSpec(const std::string& text);

// Asked for the password of a volume, which `volume` names for people. `attempt`: 0, then 1 after a wrong one.
// nullopt: there is none.
using AskPassword = std::function<std::optional<std::string>(const std::string& volume, unsigned attempt)>;

// The number of the volume that `wanted` means: its index, name or UUID; empty: the only one. `source` is for messages.
// Usage: several volumes, or only one and `wanted` is neither its name, its UUID nor 0; NotFound.
Result<unsigned> chooseVolume(const FileSystemFacts& facts, const std::string& wanted,
                              const std::string& source);
// Asks for the password of a volume that takes one, up to three times. FsError::PasswordNeeded (Refused) when there is
// none; as Catalogue::unlock().
Result<void> unlockVolume(Catalogue& catalogue, unsigned volume, const AskPassword& ask);

// The file of a path, whose bytes are exact; where none has them, \xHH stands for one byte.
std::optional<std::uint64_t> findPath(const FileIndex& names, std::string_view path);

struct FileOpening {
    AskPassword ask;               // empty: an encrypted volume is refused with FsError::PasswordNeeded
    Progress* progress = nullptr;  // of the walk over the volume; null: none
};

// As openSource(), and the content of a file for SOURCE[#N][@VOLUME]:/PATH: unpacked and decrypted as it is read, in
// bounded memory; always read-only. A stream of it: "/PATH:STREAM" (an alternate stream, an extended attribute), and
// "/PATH/..namedfork/rsrc", the resource fork. Walks the volume twice: which of all streams are wanted is known when all names
// are.
// For SOURCE[#N]@VOLUME the bytes of a volume, read-only, where they are in one piece (all but APFS).
// Errors: as openSource(), openCatalogue(), chooseVolume(), unlockVolume(), openContent(); NotFound; Unsupported: a folder, a
// volume of an APFS container.
Result<OpenedPartition> openSourceOrFile(const std::string& text, const OpenOptions& options = {},
                                         const FileOpening& opening = {});

}  // namespace sectorsmith
