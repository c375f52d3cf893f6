// SPDX-License-Identifier: GPL-3.0-or-later
// Files that can be listed and read: a mounted folder, or a volume that is not mounted. Never writes, never follows links.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/progress.h"
#include "io/byte_source.h"
#include "ops/manifest/entry.h"

namespace sectorsmith::manifests {

struct TreeFile {
    Entry entry;
    std::uint64_t device = 0, id = 0;  // the same for all names of a file; id 0: not known
    std::int64_t changed = 0;  // nanoseconds since 1970: when anything of it changed (ctime); 0: not known
    std::uint32_t links = 1;   // names, as the file system counts them
    std::optional<std::uint64_t> place;  // bytes from the start of the disk or volume: where it begins
};

// What listing could not or did not do.
struct Listing {
    std::vector<TreeFile> files;                // by path
    std::vector<std::string> otherFileSystems;  // folders that were not entered, at most 100 of them
    std::uint64_t bytes = 0;                    // of all files, each once
};

// A file that is being read. One thread, but its content may be read by any.
class OpenedFile {
 public:
    virtual ~OpenedFile() = default;
    virtual const ByteSource& content() const = 0;
    // What changed between listing and opening it.
    virtual void update(TreeFile& /*file*/) const {}
    // Whether it still is what it was when it was opened.
    virtual bool unchanged() const { return true; }
};

// Any thread.
class Tree {
 public:
    virtual ~Tree() = default;
    virtual std::string name() const = 0;
    // Tells it from its copies and from what else can be found under its name; a line for programs, may be long to find out.
    virtual std::string identity() const = 0;
    // All of it. What cannot be examined is an entry with an error. Errors: the folder itself cannot be listed; Cancelled;
    // as of the catalogue. Bytes of progress are not known (0 of 0).
    virtual Result<Listing> list(Progress& progress) = 0;
    // Whether listing leaves out a file that may be there: the manifest itself.
    virtual bool leavesOut(const std::string& /*path*/) const { return false; }
    // By its path. Errors: as the system has them; Changed: it is not the file that was listed.
    virtual Result<std::unique_ptr<OpenedFile>> open(const TreeFile& file) const = 0;
    // Where reading in the order of the disk helps: finds Entry::place of these. Else nothing.
    virtual void place(std::span<TreeFile*> /*files*/, const Progress& /*progress*/) const {}
    // Moving from file to file costs time: one large file is read at a time.
    virtual bool seeks() const { return false; }
    // Where bytes of a file lie on `disk()`; empty: not known.
    virtual std::vector<ByteRange> onDisk(const TreeFile& file, const ByteRange& range) const = 0;
    virtual std::string disk() const = 0;  // "/dev/sda2"; empty: not known
};

}  // namespace sectorsmith::manifests
