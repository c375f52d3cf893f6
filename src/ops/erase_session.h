// SPDX-License-Identifier: GPL-3.0-or-later
// Erasing and trimming from the first look to the report, for the command and the window alike: which disk, who uses it,
// what would be done and what stays; then, with the disk's name, the work itself under a lock.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ops/erase_free.h"
#include "ops/exclusive_access.h"
#include "ops/fill_volume.h"
#include "ops/free_space/free_space.h"
#include "ops/mounted_volume.h"
#include "ops/trim_support.h"

namespace sectorsmith {

struct EraseRequest {
    WriteTarget target;
    EraseOptions options;  // `from` counts on the disk
    // Either these bytes of the disk whatever they hold, or free space.
    std::optional<ByteRange> range;
    FreeSpaceRequest free;
    std::optional<ByteRange> partition;  // bytes of the partition that all of it lies in

    // A folder of a mounted volume instead of all that: its free space. `target` and `range` are not used then.
    std::string folder;
    // Where the volume of `free` is mounted, its free space is erased through the file system, as with `folder`. Else a
    // mounted volume is refused.
    bool throughMount = false;
    std::optional<std::uint64_t> reserve;  // a mounted volume: FillOptions::reserve
    bool thenTrim = false;                 // a mounted volume: trimmed once it was filled
    bool stagedEdits = false;              // edits of this disk are not written yet: refused
};

// What would be done, unmounted.
struct ErasePlan {
    DeviceFacts facts;
    ExclusiveAccess access;
    FreeRanges space;  // for a plain range: that range
    // What a plain range destroys: "partition 2, NTFS “Windows”". Empty for free space.
    std::vector<Message> destroys;
};

struct ErasePreview {
    enum class Kind {
        Ranges,      // of an unmounted disk or image: `plan`
        FillVolume,  // `volume` is filled with files
        TrimVolume,  // the file system of `volume` is asked to trim
    };
    Kind kind = Kind::Ranges;
    Message disk;      // "Samsung T7 (S5VKNJ0R, usb, 1 TB) at /dev/sdb"; empty for a folder
    std::string name;  // what must be typed, or given to --destroy, before run()
    std::optional<ErasePlan> plan;
    std::optional<MountPointFacts> volume;
    std::uint64_t reserve = 0;        // bytes of `volume` that stay free while it is filled
    std::optional<TrimSupport> trim;  // with EraseMethod::Trim, where the system says
    // What people must know before they agree, in sentences.
    std::vector<Message> cautions;
    // Why it cannot be done now. What was found out until then stands above.
    std::optional<Error> refused;

    bool trimUnavailable() const { return trim && !trim->available; }
    // For a picture: the bytes it covers, and of these the ones to be done. Of a mounted volume amounts alone, used space
    // first: the file system decides where its files lie.
    ByteRange extent;
    std::vector<ByteRange> shown() const;
};

struct EraseOutcome {
    ErasePreview::Kind kind = ErasePreview::Kind::Ranges;
    EraseReport report;                  // Ranges; offsets are those of the disk
    std::vector<std::string> notReread;  // Ranges: partitions whose old entries the kernel still uses
    FillReport fill;                     // FillVolume
    std::optional<std::uint64_t>
        trimmedBytes;                 // TrimVolume, and FillVolume with thenTrim: what the file system says
    std::optional<Error> notTrimmed;  // FillVolume with thenTrim: why not

    const std::optional<Error>& stopped() const;
    // Anything was changed. Where a method cannot be used here, what was zero already does not count.
    bool begun() const;
    // Where a later run goes on (EraseOptions::from); nullopt: it is finished, or starts over.
    std::optional<std::uint64_t> resumeAt(EraseMethod method) const;
    // Read back wrong, or not all of it could be erased.
    bool damaged() const;
};

// One thread at a time.
class EraseSession {
 public:
    explicit EraseSession(EraseRequest request) : request_(std::move(request)) {}

    const EraseRequest& request() const { return request_; }
    // Looks at the disk without locking it; writes nothing. `disk`: the whole source if it is open already, else it is
    // opened for reading.
    const ErasePreview& prepare(std::shared_ptr<ByteSource> disk, Progress& progress);
    const ErasePreview& preview() const { return preview_; }
    // What people may still decide when they have seen the preview.
    void setReadAllBack(bool all) { request_.options.readAllBack = all; }
    void setReserve(std::uint64_t bytes) { preview_.reserve = bytes; }
    // Whether `name` is what prepare() wants to hear; never after a refusal.
    bool confirmedBy(std::string_view name) const;
    // Locks, does it, reads back. Refused without the name; Changed, and nothing is written, when the free space is not
    // what the preview says any more, or when another disk or volume is there by now. EraseOutcome::stopped() tells of work that began and did not end.
    Result<EraseOutcome> run(std::string_view name, EraseWatcher& watcher) const;

 private:
    void prepareVolume(const std::string& folder);
    void prepareRanges(std::shared_ptr<ByteSource> disk, DeviceFacts facts, Progress& progress);
    void refuse(Error error);
    Result<EraseOutcome> runRanges(EraseWatcher& watcher) const;
    Result<EraseOutcome> runVolume(EraseWatcher& watcher) const;

    EraseRequest request_;
    ErasePreview preview_;
};

// That nothing can be undone, and what the method does and does not do to the old bytes, in sentences.
std::vector<Message> eraseCautions(const EraseOptions& options, bool image, bool rotational,
                                   bool freeSpaceOnly);

// The sums of a report that are not zero, in the order in which people want them.
enum class EraseSum { Written, Zeroed, AlreadyZero, Discarded, EarlierRun, Edges, Errors };
struct EraseAmount {
    EraseSum sum;
    std::uint64_t bytes;
};
std::vector<EraseAmount> amountsOf(const EraseReport& report);

// What has to be typed before content is destroyed: the disk's name as `list` gives it, or the image's file name.
std::string nameToType(const DeviceFacts& facts);

}  // namespace sectorsmith
