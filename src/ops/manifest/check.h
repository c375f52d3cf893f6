// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a folder or volume with its manifest.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ops/manifest/hash_files.h"
#include "ops/manifest/progress_record.h"

namespace sectorsmith::manifests {

enum class Verdict {
    Same,
    Touched,  // only the date changed
    New,      // not in the manifest
    Missing,  // only in the manifest
    Moved,    // the content of a missing file, under another name
    SizeChanged,
    Changed,      // another content, and another date (or the manifest has no dates)
    Suspicious,   // another content, with the same size and date: damage, or somebody who hides a change
    KindChanged,  // a folder became a file, and the like
    LinkChanged,  // a link leads elsewhere
    Changing,     // it changed while it was read
    Unreadable,
    Unchecked,  // the manifest has no checksum of it
};
inline constexpr std::size_t verdictCount = 13;
std::string_view verdictName(Verdict verdict);  // "size-changed", for programs
// Nobody has to look at it.
constexpr bool isFine(Verdict verdict) { return verdict == Verdict::Same; }

// Where a file differs from its copy.
struct Difference {
    ByteRange range;              // bytes of the file, whole blocks of 4096 (the last: to the end)
    std::vector<ByteRange> disk;  // where they lie on CheckReport::disk; empty: not known
};
struct CopyComparison {
    std::vector<Difference> differences;  // at most 1000
    std::uint64_t blocks = 0;             // that differ, all of them
    bool copyAsRecorded = false;         // the copy has the checksum of the manifest: it can replace the file
    std::shared_ptr<const Error> error;  // why it was not compared
};

struct Finding {
    Verdict verdict = Verdict::Same;
    std::string path;
    std::string from;  // of Moved: the old path
    FileKind kind = FileKind::File;
    std::optional<std::uint64_t> sizeBefore, size;
    FileTime modifiedBefore, modified;
    std::string digestBefore, digest;            // hexadecimal; empty: not known
    std::shared_ptr<const Error> error;          // of Unreadable
    std::shared_ptr<const CopyComparison> copy;  // of Suspicious, where a copy is given
};

struct CheckReport {
    std::vector<Finding> findings;                     // all but the same ones, by path
    std::array<std::uint64_t, verdictCount> counts{};  // by Verdict
    std::vector<std::string> otherFileSystems;
    HashKind hash = HashKind::Sha256;
    std::uint64_t files = 0;      // compared by content
    std::uint64_t readBytes = 0;  // of them, in this run
    std::uint64_t earlierFiles = 0;
    std::string disk;  // what Difference::disk counts from; empty: not known
    double seconds = 0;

    std::uint64_t count(Verdict verdict) const { return counts[static_cast<std::size_t>(verdict)]; }
    bool fine() const { return findings.empty(); }
};

// `manifest` has one hash (as readManifest() gives it); HashOptions::hashes is not looked at. Files are read only where
// their content says something: not those whose size changed, nor new ones that cannot be a missing one. `copy`: files that
// are suspicious are compared with theirs; null: none. `record` as of makeManifest().
// Errors: as makeManifest().
Result<CheckReport> checkManifest(Tree& tree, const Manifest& manifest, const HashOptions& options,
                                  const Tree* copy, ProgressRecord* record, Watcher& watcher);

// Reads both in blocks. `expected`: the checksum that the manifest has.
CopyComparison compareWithCopy(const Tree& tree, const TreeFile& file, const Tree& copy, HashKind hash,
                               std::string_view expected, const Progress& progress);

}  // namespace sectorsmith::manifests
