// SPDX-License-Identifier: GPL-3.0-or-later
// Copying a disk, a partition or an image from the first look to the report, for the command and the window alike: what is
// copied, what that overwrites, what is in the way; then, with the target's name, the work itself under a lock.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ops/copy/copy_engine.h"
#include "ops/copy/copy_fit.h"
#include "ops/disk_match.h"
#include "ops/exclusive_access.h"
#include "ops/write_target.h"
#include "part/partition_source.h"

namespace sectorsmith::copier {

struct CopyRequest {
    OpenedPartition source;  // opened for reading
    std::string target;      // a device, an image that may not exist yet, or one of them with #N
    CopyOptions options;
    bool live = false;             // a source in use is copied nevertheless
    bool usedOnly = false;         // --used
    bool allowSharedDisk = false;  // --disk-in-use, of the target's disk
    std::string mapFile;           // empty: no map is kept
    bool trustMap = false;         // also one whose source or target seems to be another
    std::string domainFile;        // a map whose copied blocks are what is to be copied; empty: all
};

struct CopyPreview {
    Message source;  // "Samsung T7 (S5VKNJ0R, usb, 1 TB) at /dev/sdb"
    Message target;
    std::string
        name;  // what must be typed, or given to --destroy, before run(); empty: a new image, nothing to destroy
    bool newImage = false;
    bool image = false;               // the target is a file
    std::uint64_t bytes = 0;          // of the source
    std::uint64_t selectedBytes = 0;  // of these: to be copied
    std::uint64_t earlierBytes = 0;   // of these: copied by earlier runs, as the map says
    std::vector<ByteRange> domain;    // the selected ones, of the source
    std::vector<Message> copies;      // "partition 2 (20 GiB), NTFS “Windows”"
    std::vector<Message> destroys;    // the same of the target
    std::vector<Message> notes;       // on the selection, sentences
    std::vector<Message> cautions;    // what people must know before they agree, sentences
    std::vector<Message> inUse;       // partitions of the target's disk that stay in use
    std::optional<Error> refused;  // why it cannot be done now. What was found out until then stands above.
};

struct CopyOutcome {
    CopyResult report;
    std::vector<std::string> notReread;  // partitions whose old entries the kernel still uses
    bool fitted = false;  // table or boot sector were adapted to the target, after verifying and summing
    std::optional<Error> notFitted;  // why the complete copy could not be
};

// One thread at a time.
class CopySession {
 public:
    explicit CopySession(CopyRequest request) : request_(std::move(request)) {}

    const CopyRequest& request() const { return request_; }
    // Looks at source, target and map file; writes nothing.
    const CopyPreview& prepare(Progress& progress);
    const CopyPreview& preview() const { return preview_; }
    // Whether `name` is what prepare() wants to hear; any will do for a new image.
    bool confirmedBy(std::string_view name) const;
    // What run() begins with, after prepare(): the map file's state, or all of the source not tried.
    CopyMap startMap() const { return map_.value_or(CopyMap({0, fit_.length})); }
    // Locks the target and copies. Refused without the name. CopyResult::stopped tells of work that began and did not end.
    Result<CopyOutcome> run(std::string_view name, CopyWatcher& watcher);

 private:
    Result<void> look(Progress& progress);
    Result<void> lookAtSource();
    Result<void> lookAtTarget();
    Result<void> lookAtFit(const DeviceFacts& target, const std::shared_ptr<ByteSource>& disk);
    Result<void> checkPlaces(const DeviceFacts& target) const;
    Result<void> checkSpace() const;
    // What is to be copied, as the source is now; `notes`: on what is left out.
    Result<std::vector<ByteRange>> domainNow(Progress& progress, std::vector<Message>& notes) const;
    Result<void> select(Progress& progress);
    // Right before the work: the target and the source are still as they were when they were looked at.
    Result<void> checkStill(const DeviceFacts& target) const;
    Result<void> checkSource(Progress& progress) const;
    Result<void> readMap();
    // Whose map it is, as a line of its head.
    std::string ownerLine() const;
    Result<void> checkOwner(std::string_view mapText) const;
    // A few places that the map has as copied, in source and target.
    Result<void> compareSamples(const std::vector<ByteRange>& copied) const;
    Result<LockedDisk> openTarget();
    // The new image, which has nothing of the source yet.
    void removeCreated();

    CopyRequest request_;
    CopyPreview preview_;
    std::optional<DeviceFacts> sourceFacts_;
    ByteRange sourceRange_;               // bytes of it
    std::optional<DiskSeen> targetSeen_;  // an existing target
    WriteTarget target_;
    std::optional<DeviceFacts> targetFacts_;     // the same
    std::shared_ptr<ByteSource> targetContent_;  // its disk, while prepare() looks
    ByteRange targetRange_;                      // bytes of the target's disk
    std::optional<ByteRange> targetPartition_;
    CopyFit fit_;
    std::uint64_t targetSize_ = 0;  // bytes there; 0: a new image
    bool created_ = false;          // the new image, by run()
    std::uint32_t unit_ = 512;      // bytes of a sector, source's or target's, the larger
    std::optional<CopyMap> map_;
};

// Who may change the bytes of the source while they are read: "sda2, mounted at /home"; empty: nobody.
Result<Message> changersOf(const OpenedPartition& source);
// The source without our cache, for reading it once from one end to the other; images past the system's cache, too.
std::shared_ptr<ByteSource> uncached(const OpenedPartition& source);
// The first line of the domain maps that this program writes.
inline constexpr std::string_view domainMapMark = "# Domain map. Created by Sectorsmith";
// The map file at `path`. NotFound: there is none. Usage: a folder, a device.
Result<CopyMap> readMapFile(const std::string& path);

}  // namespace sectorsmith::copier
