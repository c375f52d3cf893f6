// SPDX-License-Identifier: GPL-3.0-or-later
// Manifests as files: JSON lines of our own, and what sha256sum, hashdeep and mtree write.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ops/manifest/entry.h"
#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

enum class Format {
    JsonLines,  // an object for each file, the first for the whole, the last says that nothing is missing
    Sums,  // "HASH  PATH" with a backslash in front of both where the path has escapes (GNU coreutils, b3sum); read also
    // as "SHA256 (PATH) = HASH"
    Hashdeep,  // hashdeep 4.4: size, hashes, path
    Mtree,     // mtree(5) of the BSDs and libarchive; names escaped as vis(3) does
};
std::span<const Format> allFormats();
std::string_view formatName(Format format);  // "json", "sums", "hashdeep", "mtree"

// Whether the format can hold such checksums. Usage error that names both.
Result<void> formatHolds(Format format, std::span<const HashKind> hashes);

using WriteText = std::function<Result<void>(std::string_view)>;
// Errors: of `write`; Unsupported: a name that the format cannot hold. Formats other than JSON leave out what was not read.
Result<void> writeManifest(const Manifest& manifest, Format format, const WriteText& write);

struct ReadOptions {
    std::optional<HashKind> hash;  // which of several; of a format that does not say, what its lines hold
    std::string root;  // absolute paths below this folder are shortened; others keep all but the first slash
};
// Reads any of the formats. `name` is for messages. The manifest has one hash. Hostile input is bounded: 1 MiB for a line,
// 100 million lines, memory in proportion to what was read; paths are only compared, never opened. `progress` is asked
// whether to go on; null: nobody is. Of lists that name several algorithms, the strongest is read; a file that has none of
// it has no checksum.
// Errors: Damaged, with the line, or a path that it has twice with different checksums; Unsupported: no checksum that is
// known here; Usage; Cancelled.
Result<Manifest> readManifest(std::istream& in, const std::string& name, const ReadOptions& options,
                              const Progress* progress = nullptr);

// An entry as a line of JSON, without the newline, and back. `file`: also says when it changed and its number, for a record
// of progress. nullopt: not such a line; digests need all of `hashes`.
std::string entryLine(const Entry& entry, std::span<const HashKind> hashes, const TreeFile* file = nullptr);
std::optional<TreeFile> readEntryLine(std::string_view line, std::span<const HashKind> hashes);
// "2021-02-03T04:05:06.123456789Z"; without the fraction where it is 0. Empty and none belong together.
std::string exactTime(FileTime time);
FileTime readExactTime(std::string_view text);

}  // namespace sectorsmith::manifests
