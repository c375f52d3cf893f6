// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/erase_session.h"

#include <fmt/format.h>

#include "io/cached_source.h"
#include "io/errors.h"
#include "io/keep_awake.h"
#include "io/open.h"
#include "ops/disk_match.h"
#include "ops/errors.h"
#include "ops/messages.h"
#include "ops/range_contents.h"

namespace sectorsmith {

namespace {

FreeSpaceRequest shifted(FreeSpaceRequest request, std::uint64_t base, std::uint64_t size) {
    if (request.volume && base > 0) {
        request.volume->offset -= base;
        request.volume->length = std::min(request.volume->length, size);
    }
    return request;
}

class ShiftedWatcher : public EraseWatcher {
 public:
    ShiftedWatcher(EraseWatcher& other, std::uint64_t base) : other_(other), base_(base) {}
    void update(std::uint64_t done, std::uint64_t total) override { other_.update(done, total); }
    bool cancelled() const override { return other_.cancelled(); }
    void piece(const ByteRange& range, Piece piece) override {
        other_.piece({range.offset + base_, range.length}, piece);
    }

 private:
    EraseWatcher& other_;
    std::uint64_t base_;
};

// The reading of a map is no part of the erasing's progress, but may be cancelled.
class MapProgress : public Progress {
 public:
    explicit MapProgress(const Progress& other) : other_(other) {}
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return other_.cancelled(); }

 private:
    const Progress& other_;
};

// The progress of a mounted volume as pieces: the free space of `extent` lies behind `used`.
class VolumeWatcher : public EraseWatcher {
 public:
    VolumeWatcher(EraseWatcher& other, const ByteRange& extent, std::uint64_t used)
        : other_(other), extent_(extent), used_(used) {}
    void update(std::uint64_t done, std::uint64_t total) override {
        other_.update(done, total);
        if (done <= seen_) return;
        const ByteRange piece = ByteRange{used_ + seen_, done - seen_}.clippedTo(extent_);
        if (!piece.empty()) other_.piece(piece, Piece::Written);
        seen_ = done;
    }
    bool cancelled() const override { return other_.cancelled(); }

 private:
    EraseWatcher& other_;
    ByteRange extent_;
    std::uint64_t used_;
    std::uint64_t seen_ = 0;
};

// The whole disk, read anew.
Result<std::shared_ptr<ByteSource>> openWhole(const WriteTarget& target) {
    auto opened = openForReading(target);
    if (!opened) return std::unexpected(opened.error());
    if (!opened->readOnlyReason.empty()) return fail(Cause::Refused, opened->readOnlyReason);
    return opened->source;
}

std::uint64_t workedOn(const EraseReport& report) {
    return report.writtenBytes + report.zeroedBytes + report.alreadyZeroBytes + report.discardedBytes;
}

}  // namespace

std::vector<Message> eraseCautions(const EraseOptions& options, bool image, bool rotational,
                                   bool freeSpaceOnly) {
    const EraseMethod method = options.method;
    const bool overwrites = method == EraseMethod::Zero || method == EraseMethod::Random;
    std::vector<Message> out;
    out.push_back(freeSpaceOnly ? say(OpsMessage::DeletedFilesCannotRecoveredAfterwards)
                                : say(OpsMessage::DestroysDataRangeNoUndo));
    if (method == EraseMethod::ZeroRange && !image) out.push_back(say(OpsMessage::DiskZeroesBlocksItselfIf));
    if (image && !overwrites) {
        out.push_back(say(OpsMessage::ImageReadsZerosNothingOverwritten));
    } else if (method == EraseMethod::Trim && options.secure) {
        out.push_back(say(OpsMessage::SecureDiscardDriveReportsClears));
    } else if (method == EraseMethod::Trim) {
        out.push_back(say(OpsMessage::TrimHintDriveMayErase));
    } else if (!rotational) {
        out.push_back(say(OpsMessage::SsdWritesOtherCellsThose));
    }
    return out;
}

std::string nameToType(const DeviceFacts& facts) { return facts.name; }

std::vector<EraseAmount> amountsOf(const EraseReport& report) {
    std::vector<EraseAmount> amounts = {{EraseSum::Written, report.writtenBytes},
                                        {EraseSum::Zeroed, report.zeroedBytes},
                                        {EraseSum::AlreadyZero, report.alreadyZeroBytes},
                                        {EraseSum::Discarded, report.discardedBytes},
                                        {EraseSum::EarlierRun, report.skippedBytes},
                                        {EraseSum::Edges, report.edgeBytes},
                                        {EraseSum::Errors, report.leftBytes}};
    std::erase_if(amounts, [](const EraseAmount& amount) { return amount.bytes == 0; });
    return amounts;
}

std::vector<ByteRange> ErasePreview::shown() const {
    if (plan) return plan->space.ranges;
    if (!volume || volume->space.free == 0) return {};
    return {{extent.end() - volume->space.free, volume->space.free}};
}

const std::optional<Error>& EraseOutcome::stopped() const {
    return kind == ErasePreview::Kind::FillVolume ? fill.stopped : report.stopped;
}

bool EraseOutcome::begun() const {
    if (kind == ErasePreview::Kind::FillVolume) return fill.writtenBytes > 0;
    if (kind == ErasePreview::Kind::TrimVolume) return true;
    const bool unusable = report.stopped && report.stopped->cause == Cause::Unsupported;
    return workedOn(report) > (unusable ? report.alreadyZeroBytes : 0);
}

std::optional<std::uint64_t> EraseOutcome::resumeAt(EraseMethod method) const {
    // TRIM is done again in no time.
    if (kind != ErasePreview::Kind::Ranges || !report.stopped || !begun() || method == EraseMethod::Trim ||
        report.reached == 0)
        return std::nullopt;
    return report.reached;
}

bool EraseOutcome::damaged() const { return report.readBack == ReadBack::Wrong || report.leftBytes > 0; }

void EraseSession::refuse(Error error) {
    if (!preview_.refused) preview_.refused = std::move(error);
}

const ErasePreview& EraseSession::prepare(std::shared_ptr<ByteSource> disk, Progress& progress) {
    preview_ = {};
    if (!request_.folder.empty()) {
        prepareVolume(request_.folder);
        return preview_;
    }
    auto facts = factsWithUsers(request_.target);
    if (!facts) {
        refuse(facts.error());
        return preview_;
    }
    preview_.name = nameToType(*facts);
    preview_.disk = describe(identityOf(*facts, isImage(request_.target.path)));
    std::string mount;
    if (request_.throughMount && request_.free.volume && !isImage(request_.target.path))
        mount = mountPointOf(*facts, request_.free.volume->offset, request_.free.volume->length);
    if (!mount.empty()) prepareVolume(mount);
    else prepareRanges(std::move(disk), std::move(*facts), progress);
    return preview_;
}

void EraseSession::prepareVolume(const std::string& folder) {
    const EraseOptions& options = request_.options;
    const bool trims = options.method == EraseMethod::Trim;
    preview_.kind = trims ? ErasePreview::Kind::TrimVolume : ErasePreview::Kind::FillVolume;
    auto found = mountedVolumeAt(folder);
    if (!found) return refuse(found.error());
    const MountPointFacts& volume = preview_.volume.emplace(std::move(*found));
    preview_.name = volume.name;
    preview_.extent = {0, std::max(volume.space.total, volume.space.free)};
    if (request_.stagedEdits) refuse(fail(Cause::Refused, OpsError::UnsavedChanges).error());
    if (trims) {
        if (auto support = trimSupport(volume.device)) preview_.trim = std::move(*support);
        if (preview_.trimUnavailable())
            refuse(fail(Cause::Unsupported, OpsError::TrimUnavailable, volume.device).error());
    } else if (options.method == EraseMethod::Punch || options.method == EraseMethod::ZeroRange) {
        refuse(fail(Cause::Refused, OpsError::FillMethod).error());
    } else if (!volume.refusal.empty()) {
        refuse(
            fail(Cause::Refused, OpsError::CannotFill, volume.mountPoint, volume.refusal, volume.alternative)
                .error());
    }
    if (options.secure) refuse(fail(Cause::Usage, OpsError::SecureTrimOfMounted).error());
    preview_.reserve = request_.reserve.value_or(defaultReserve(volume.space));
    preview_.cautions = eraseCautions(options, false, false, true);
}

void EraseSession::prepareRanges(std::shared_ptr<ByteSource> disk, DeviceFacts facts, Progress& progress) {
    const EraseOptions& options = request_.options;
    const bool image = isImage(request_.target.path);
    const FreeSpaceRequest& free = request_.free;
    if (options.method == EraseMethod::Trim) {
        auto support = trimSupportOf(request_.target.path);
        if (!support) return refuse(support.error());
        preview_.trim = std::move(*support);
    }
    if (options.method == EraseMethod::Punch && !image)
        return refuse(fail(Cause::Usage, OpsError::PunchOfDevice).error());
    if (options.secure && image) return refuse(fail(Cause::Usage, OpsError::SecureTrimOfImage).error());
    if (request_.stagedEdits) return refuse(fail(Cause::Refused, OpsError::UnsavedChanges).error());
    std::vector<ByteRange> wanted;
    if (request_.range) wanted.push_back(*request_.range);
    else if (free.volume) wanted.push_back(*free.volume);
    // Before minutes are spent on a map.
    auto access = checkExclusiveAccess(facts, wanted, free.gaps ? std::nullopt : request_.partition,
                                       request_.target.allowSharedDisk);
    if (!access) return refuse(access.error());
    if (disk == nullptr) {
        auto opened = openWhole(request_.target);
        if (!opened) return refuse(opened.error());
        disk = std::move(*opened);
    }
    ErasePlan plan;
    if (request_.range) {
        plan.space.ranges = wholeUnits(std::vector<ByteRange>{*request_.range}, disk->sectorSize());
        // An image may end within its last sector.
        const ByteRange end{disk->size() / disk->sectorSize() * disk->sectorSize(),
                            disk->size() % disk->sectorSize()};
        if (image && !end.empty() && request_.range->offset <= end.offset &&
            request_.range->end() == end.end()) {
            plan.space.ranges.push_back(end);
            plan.space.ranges = normalised(std::move(plan.space.ranges));
        }
        plan.space.bytes = totalBytes(plan.space.ranges);
        plan.destroys = contentsOf(disk, *request_.range);
    } else {
        FreeSpaceRequest request = free;
        request.alsoUsed = partitionRanges(facts);
        auto space = readFreeSpace(disk, request, progress);
        if (!space) return refuse(space.error());
        plan.space = std::move(*space);
    }
    preview_.extent = request_.range ? *request_.range
                      : free.volume  ? *free.volume
                                     : ByteRange{0, disk->size()};
    preview_.cautions = eraseCautions(options, image, facts.rotational, !request_.range);
    plan.access = std::move(*access);
    plan.facts = std::move(facts);
    preview_.plan = std::move(plan);
    if (preview_.trimUnavailable())
        refuse(fail(Cause::Unsupported, OpsError::TrimUnavailable, preview_.name).error());
}

bool EraseSession::confirmedBy(std::string_view name) const {
    return !preview_.refused && !preview_.name.empty() && name == preview_.name &&
           (preview_.plan || preview_.volume);
}

Result<EraseOutcome> EraseSession::run(std::string_view name, EraseWatcher& watcher) const {
    if (preview_.refused) return std::unexpected(*preview_.refused);
    if (!confirmedBy(name))
        return preview_.disk.empty() ? fail(Cause::Refused, OpsError::WrongVolumeName, name)
                                     : fail(Cause::Refused, OpsError::WrongDiskName, name, preview_.disk);
    const KeepAwake awake("Erasing");
    return preview_.kind == ErasePreview::Kind::Ranges ? runRanges(watcher) : runVolume(watcher);
}

Result<EraseOutcome> EraseSession::runRanges(EraseWatcher& watcher) const {
    const ErasePlan& plan = *preview_.plan;
    auto now = factsOf(request_.target);
    if (!now) return std::unexpected(now.error());
    if (diskSeen(*now) != diskSeen(plan.facts))
        return fail(Cause::Changed, IoError::MediumChanged, request_.target.path);
    auto locked = openForDestroy(request_.target, plan.space.ranges,
                                 request_.free.gaps ? std::nullopt : request_.partition);
    if (!locked) return std::unexpected(locked.error());
    BlockDevice& device = *locked->device;
    const std::uint64_t base = locked->base;
    std::vector<ByteRange> ranges = plan.space.ranges;
    for (ByteRange& range : ranges) range.offset -= base;
    if (!request_.range) {
        // The plan was made before the lock. Only what is free now is touched, and only if it is what was agreed to.
        FreeSpaceRequest request = shifted(request_.free, base, device.size());
        request.alsoUsed = partitionRanges(plan.facts);
        const auto cached = std::make_shared<CachedSource>(locked->content, std::uint64_t{16} << 20);
        MapProgress reading(watcher);
        auto space = readFreeSpace(cached, request, reading);
        if (!space) return std::unexpected(space.error());
        if (space->ranges != ranges) return fail(Cause::Changed, OpsError::FreeSpaceChanged, device.name());
    }
    EraseOptions options = request_.options;
    options.from = options.from > base ? options.from - base : 0;
    ShiftedWatcher shiftedWatcher(watcher, base);
    EraseOutcome outcome;
    outcome.report = eraseRanges(device, *locked->content, ranges, options, shiftedWatcher);
    if (outcome.report.reached > 0) outcome.report.reached += base;
    for (SkippedRange& left : outcome.report.left) left.offset += base;
    // A table that is gone: the system need not go on with partitions that nobody can see.
    if (request_.range && !ranges.empty() && ranges.front().offset == 0 && base == 0)
        if (auto reread = device.rereadPartitions()) outcome.notReread = std::move(*reread);
    return outcome;
}

Result<EraseOutcome> EraseSession::runVolume(EraseWatcher& watcher) const {
    const MountPointFacts& volume = *preview_.volume;
    EraseOutcome outcome;
    outcome.kind = preview_.kind;
    VolumeWatcher pieces(watcher, preview_.extent, preview_.extent.length - volume.space.free);
    if (preview_.kind == ErasePreview::Kind::TrimVolume) {
        auto trimmed = trimMounted(volume, 0, pieces);
        if (!trimmed) return std::unexpected(trimmed.error());
        outcome.trimmedBytes = *trimmed;
        return outcome;
    }
    FillOptions options;
    options.random = request_.options.method == EraseMethod::Random;
    options.reserve = preview_.reserve;
    auto filled = fillVolume(volume, options, pieces);
    if (!filled) return std::unexpected(filled.error());
    outcome.fill = std::move(*filled);
    if (request_.thenTrim && !outcome.fill.stopped) {
        auto trimmed = trimMounted(volume, 0, watcher);
        if (trimmed) outcome.trimmedBytes = *trimmed;
        else outcome.notTrimmed = trimmed.error();
    }
    return outcome;
}

}  // namespace sectorsmith
