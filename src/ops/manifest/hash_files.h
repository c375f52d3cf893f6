// SPDX-License-Identifier: GPL-3.0-or-later
// Reads many files at the disk's full speed and takes their checksums.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

// Hears how far the work has come, on the thread that asked for it. update(): bytes.
class Watcher : public Progress {
 public:
    virtual void files(std::uint64_t /*done*/, std::uint64_t /*total*/) {}
    // While it is true nothing more is read.
    virtual bool paused() const { return false; }
};

struct HashOptions {
    std::vector<HashKind> hashes{HashKind::Sha256};
    unsigned threads = 0;              // 0: by the number of cores and the disk
    std::uint64_t bytesPerSecond = 0;  // at most; 0: no limit
};

// Fills entry.digests, or sets entry.error or entry.changing, of files of `tree`, in the order that suits its disk. A file
// that changes while it is read is read once more. Holes are not read. What changed since the listing is updated. Starts
// threads of its own, which end before it returns; `finished` is called for each file on the calling thread. Memory: 1 MiB
// for each thread, and 4 to 13 MiB more for each large file that is being read.
// Errors: Cancelled, and what `finished` returned; files that it was not called for are as they were, or half done.
Result<void> hashFiles(const Tree& tree, std::vector<TreeFile*> files, const HashOptions& options,
                       const std::function<Result<void>(TreeFile&)>& finished, Watcher& watcher);

}  // namespace sectorsmith::manifests
