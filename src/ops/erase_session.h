// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way of giving up content, for the command and the window alike: plan without a lock, lock, read the map of
// free space again, do it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ops/erase_free.h"
#include "ops/exclusive_access.h"
#include "ops/free_space/free_space.h"

namespace sectorsmith {

struct EraseJob {
    WriteTarget target;
    EraseOptions options;  // `from` counts on the disk
    // Either these bytes whatever they hold, or free space.
    std::optional<ByteRange> range;
    FreeSpaceRequest free;
    std::optional<ByteRange> partition;  // bytes of the partition that all of it lies in
};

struct ErasePlan {
    DeviceFacts facts;
    ExclusiveAccess access;
    FreeRanges space;  // for a plain range: that range
    // What a plain range destroys: "partition 2, NTFS “Windows”". Empty for free space.
    std::vector<std::string> destroys;
};

// What would be done, and whether it may be done now. `disk` is the whole source, opened for reading. Writes nothing.
Result<ErasePlan> planErase(const EraseJob& job, const std::shared_ptr<ByteSource>& disk, Progress& progress);

struct EraseResult {
    EraseReport report;                  // offsets are those of the disk
    std::vector<std::string> notReread;  // partitions that the system still believes in
};
// Changed, and nothing is written, when the free space is not what `plan` says any more.
Result<EraseResult> runErase(const EraseJob& job, const ErasePlan& plan, EraseWatcher& watcher);

// What people must know before they agree, in sentences: that nothing can be taken back, and what the method does and does
// not do to the old bytes.
std::vector<std::string> eraseCautions(const EraseOptions& options, bool image, bool rotational,
                                       bool freeSpaceOnly);

// What whoever gives up the content has to type: the disk's name as `list` gives it, or the image's file name.
std::string nameToType(const DeviceFacts& facts);

}  // namespace sectorsmith
