// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/units.h"
#include "io/cached_source.h"
#include "io/errors.h"
#include "io/keep_awake.h"
#include "io/mount_table.h"
#include "io/slice_source.h"
#include "io/writable_device.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/copy/used_space.h"
#include "ops/disk_match.h"
#include "ops/durable_file.h"
#include "ops/erase_session.h"
#include "ops/errors.h"
#include "ops/mounted_volume.h"
#include "ops/range_contents.h"
#include "ops/volumes.h"

namespace sectorsmith::copier {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t largestMap = std::uint64_t{1} << 30;

std::string absolute(const std::string& path) {
    std::error_code none;
    const auto full = fs::weakly_canonical(fs::absolute(path, none), none);
    return none ? path : full.string();
}

// The bytes that a range of a device or file lies in.
struct Place {
    std::string path;
    ByteRange range;
};

// Where the bytes really are: a partition's on its disk, a loop device's in its file (all of it: where it begins is not known).
std::vector<Place> placesOf(const DeviceFacts& facts, const ByteRange& range) {
    std::vector<Place> places;
    if (facts.parent.empty()) places.push_back({absolute(facts.path), range});
    else places.push_back({absolute(facts.parent), {facts.offset + range.offset, range.length}});
    if (!facts.backingFile.empty())
        places.push_back({absolute(facts.backingFile), {0, (std::uint64_t{1} << 63) - 1}});
    return places;
}

bool meet(const std::vector<Place>& a, const std::vector<Place>& b) {
    for (const Place& one : a)
        for (const Place& other : b)
            if (one.path == other.path && one.range.overlaps(other.range)) return true;
    return false;
}

bool isReadOnlyMount(const std::string& where) {
    for (const MountLine& line : readMountTable())
        if (line.point == where && ("," + line.superOptions + ",").find(",ro,") != std::string::npos)
            return true;
    return false;
}

// What changes the bytes while they are read.
bool mayChange(const DeviceUse& use) {
    switch (use.kind) {
        case DeviceUse::Kind::Mounted: return !isReadOnlyMount(use.where);
        case DeviceUse::Kind::LoopBacking: return !use.users.empty();
        case DeviceUse::Kind::MaybeLoopBacking:
        case DeviceUse::Kind::Open:
        case DeviceUse::Kind::Locked: return false;
        default: return true;
    }
}

// "sda2, mounted at /home": empty where nobody changes it.
Message changersOf(const DeviceFacts& facts, const ByteRange& range) {
    Message text;
    const auto add = [&](const std::string& name, const std::vector<DeviceUse>& uses) {
        for (const DeviceUse& use : uses) {
            if (!mayChange(use)) continue;
            const Message one = say(CopyMessage::Changer, name, useReason(use));
            text = text.empty() ? one : say(CopyMessage::OneMoreChanger, text, one);
        }
    };
    add(facts.name, facts.uses);
    for (const DevicePartition& partition : facts.partitions)
        if (range.overlaps({partition.offset, partition.length})) add(partition.name, partition.uses);
    return text;
}

Result<DeviceFacts> sourceFacts(const OpenedPartition& source) {
    WriteTarget place;
    place.path = source.disk->name();
    place.sectorSize = source.disk->sectorSize();
    auto facts = factsOf(place);
    if (facts && isImage(place.path)) facts->uses = imageUses(place.path);
    return facts;
}

// Bytes of `domain` that are no holes; counting ends above `enough`.
std::uint64_t dataBytes(const ByteSource& source, const std::vector<ByteRange>& domain,
                        std::uint64_t enough) {
    std::uint64_t sum = 0;
    for (const ByteRange& range : domain)
        for (std::uint64_t at = range.offset; at < range.end() && sum <= enough;) {
            const Extent extent = source.extentAt(at);
            const std::uint64_t end = std::min(range.end(), std::max(extent.offset + extent.length, at + 1));
            if (!extent.hole) sum += end - at;
            at = end;
        }
    return sum;
}

// Can be stopped, and reports nothing.
class WatchedQuietly : public Progress {
 public:
    explicit WatchedQuietly(const Progress& watcher) : watcher_(watcher) {}
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return watcher_.cancelled(); }

 private:
    const Progress& watcher_;
};

std::string folderOf(const std::string& path) { return fs::path(absolute(path)).parent_path().string(); }

}  // namespace

Result<Message> changersOf(const OpenedPartition& source) {
    auto facts = sourceFacts(source);
    if (!facts) return std::unexpected(facts.error());
    return changersOf(*facts, {source.offset, source.length});
}

std::shared_ptr<ByteSource> uncached(const OpenedPartition& source) {
    std::shared_ptr<ByteSource> disk = source.disk;
    if (const auto* cached = dynamic_cast<const CachedSource*>(disk.get())) disk = cached->base();
    if (source.offset != 0 || source.length != disk->size())
        disk =
            std::make_shared<SliceSource>(disk, source.offset, source.length, source.opened.source->name());
    if (isImage(source.disk->name()))
        if (auto* file = dynamic_cast<RereadableSource*>(disk.get())) file->setGentle(true);
    return disk;
}

Result<CopyMap> readMapFile(const std::string& path) {
    std::error_code none;
    if (!fs::exists(path, none))
        return fail(Cause::NotFound, CopyError::MapUnreadable, path, say(CopyMessage::NotFound));
    if (!isImage(path)) return fail(Cause::Usage, CopyError::NotAMapFile, path);
    if (fs::file_size(path, none) > largestMap) return fail(Cause::Usage, CopyError::MapTooLarge, path);
    std::ifstream in(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) return fail(Cause::Io, CopyError::MapUnreadable, path, say(CopyMessage::ReadError));
    auto map = CopyMap::parse(text);
    if (!map) return std::unexpected(because(map.error(), CopyError::MapUnreadable, path, map.error()));
    return map;
}

const CopyPreview& CopySession::prepare(Progress& progress) {
    preview_ = {};
    if (auto looked = look(progress); !looked) preview_.refused = looked.error();
    return preview_;
}

Result<void> CopySession::look(Progress& progress) {
    if (auto done = lookAtSource(); !done) return done;
    if (auto done = lookAtTarget(); !done) return done;
    if (auto done = select(progress); !done) return done;
    if (!request_.mapFile.empty())
        if (auto done = readMap(); !done) return done;
    return checkSpace();
}

Result<void> CopySession::lookAtSource() {
    const OpenedPartition& source = request_.source;
    const ByteRange range{source.offset, source.length};
    preview_.bytes = preview_.selectedBytes = source.length;
    preview_.copies = contentsOf(source.disk, range);
    preview_.source = Message::plain(source.opened.source->name());
    auto facts = sourceFacts(source);
    if (!facts) return std::unexpected(facts.error());
    preview_.source = describe(identityOf(*facts, isImage(source.disk->name())));
    if (source.offset != 0 || source.length != source.disk->size())
        preview_.source = say(CopyMessage::PartOf, source.opened.source->name(), preview_.source);
    sourceFacts_ = std::move(*facts);
    const Message changers = changersOf(*sourceFacts_, range);
    if (changers.empty()) return {};
    if (request_.usedOnly) return fail(Cause::InUse, CopyError::UsedOfLiveSource, changers);
    if (!request_.live) return fail(Cause::InUse, CopyError::SourceInUse, changers);
    preview_.cautions.push_back(say(CopyMessage::SourceInUse, changers));
    return {};
}

Result<void> CopySession::lookAtTarget() {
    const OpenedPartition& source = request_.source;
    target_ = {};
    target_.path = request_.target;
    target_.asBytes = true;
    target_.allowSharedDisk = request_.allowSharedDisk;
    targetPartition_.reset();
    targetSeen_.reset();
    SourceSpec spec{request_.target, {}, 0};
    if (pathKind(request_.target) == PathKind::Missing) spec = splitSourceSpec(request_.target);
    target_.path = spec.path;
    const PathKind kind = pathKind(spec.path);
    if (kind == PathKind::Folder) return fail(Cause::Usage, CopyError::TargetIsFolder, spec.path);
    if (kind == PathKind::Other) return fail(Cause::Usage, CopyError::TargetNotDisk, spec.path);
    preview_.image = kind != PathKind::Device;
    if (preview_.image && spec.number == 0) target_.sectorSize = source.disk->sectorSize();
    if (kind == PathKind::Missing) {
        if (spec.number != 0)
            return fail(Cause::NotFound, OpsError::CannotAccess, spec.path, say(CopyMessage::NotFound));
        const std::string folder = folderOf(spec.path);
        if (!isFolder(folder)) return fail(Cause::NotFound, CopyError::NoFolder, folder);
        preview_.newImage = true;
        preview_.target = say(CopyMessage::NewImage, spec.path);
        targetRange_ = {0, source.length};
        targetSize_ = 0;
        return {};
    }
    auto facts = factsWithUsers(target_);
    if (!facts) return std::unexpected(facts.error());
    targetSeen_ = diskSeen(*facts);
    preview_.name = nameToType(*facts);
    preview_.target = describe(identityOf(*facts, preview_.image));
    WriteTarget look = target_;
    if (spec.number != 0) look.asBytes = false;
    auto opened = openForReading(look);
    if (!opened) return std::unexpected(opened.error());
    std::shared_ptr<ByteSource> disk = opened->source;
    targetSize_ = disk->size();
    targetRange_ = {0,
                    preview_.image && spec.number == 0 ? std::max(targetSize_, source.length) : targetSize_};
    if (spec.number != 0) {
        auto partition = openPartition(*opened, spec.table, spec.number);
        if (!partition) return std::unexpected(partition.error());
        targetPartition_ = targetRange_ = {partition->offset, partition->length};
        targetSize_ = partition->length;
        target_.asBytes = false;
        target_.sectorSize = disk->sectorSize();
        preview_.target = say(CopyMessage::PartOf, request_.target, preview_.target);
    }
    if (auto apart = checkPlaces(*facts); !apart) return apart;
    const bool grows = preview_.image && spec.number == 0;
    if (!grows && targetRange_.length < source.length)
        return fail(Cause::Refused, CopyError::TargetTooSmall, request_.target, targetRange_.length,
                    source.opened.source->name(), source.length);
    // What lies behind the copied bytes of a disk stays; an image gets the source's size.
    const ByteRange written{targetRange_.offset, grows ? targetRange_.length : source.length};
    preview_.destroys = contentsOf(disk, written);
    auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{written}, targetPartition_,
                                       request_.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    preview_.inUse = access->inUse;
    if (!preview_.image && request_.options.sparse)
        return fail(Cause::Usage, CopyError::SparseDevice, spec.path);
    const std::uint32_t from = source.disk->sectorSize(), to = grows ? from : disk->sectorSize();
    if (std::max(from, to) % std::min(from, to) != 0)
        return fail(Cause::Refused, CopyError::SectorSizesDiffer, source.disk->name(), from, spec.path, to);
    if (from != to) preview_.cautions.push_back(say(CopyMessage::OtherSectors, from, to));
    if (targetRange_.length > source.length && !grows)
        preview_.notes.push_back(
            say(CopyMessage::EndUnchanged, formatSizeDecimal(targetRange_.length - source.length)));
    return {};
}

Result<void> CopySession::checkPlaces(const DeviceFacts& target) const {
    const OpenedPartition& source = request_.source;
    const auto from = placesOf(*sourceFacts_, {source.offset, source.length});
    const auto to = placesOf(target, targetRange_);
    if (!meet(from, to)) return {};
    if (from.front().path == to.front().path)
        return fail(Cause::Refused, CopyError::SameBytes, source.opened.source->name(), request_.target);
    return fail(Cause::Refused, CopyError::SourceBacksTarget, request_.target, source.disk->name());
}

Result<std::vector<ByteRange>> CopySession::domainNow(Progress& progress, std::vector<Message>& notes) const {
    std::vector<ByteRange> domain{{0, request_.source.length}};
    if (request_.usedOnly) {
        // What a window has read before can be of an earlier state.
        forgetReads(*request_.source.opened.source);
        forgetReads(*request_.source.disk);
        auto used = usedSpace(request_.source.opened.source, progress);
        if (!used) return std::unexpected(used.error());
        domain = std::move(used->ranges);
        notes.insert(notes.end(), used->notes.begin(), used->notes.end());
    }
    if (!request_.domainFile.empty()) {
        auto chosen = readMapFile(request_.domainFile);
        if (!chosen) return std::unexpected(chosen.error());
        domain = common(domain, chosen->ranges(CopyStatus::Copied));
    }
    return domain;
}

Result<void> CopySession::checkStill(const DeviceFacts& target) const {
    if (targetSeen_ && diskSeen(target) != *targetSeen_)
        return fail(Cause::Changed, IoError::MediumChanged, target_.path);
    return {};
}

Result<void> CopySession::checkSource(Progress& progress) const {
    auto changers = changersOf(request_.source);
    if (!changers) return std::unexpected(changers.error());
    if (!changers->empty() && request_.usedOnly)
        return fail(Cause::InUse, CopyError::UsedOfLiveSource, *changers);
    if (!changers->empty() && !request_.live) return fail(Cause::InUse, CopyError::SourceInUse, *changers);
    if (!request_.usedOnly) return {};
    std::vector<Message> notes;
    auto domain = domainNow(progress, notes);
    if (!domain) return std::unexpected(domain.error());
    if (*domain != preview_.domain)
        return fail(Cause::Changed, OpsError::FreeSpaceChanged, request_.source.disk->name());
    return {};
}

Result<void> CopySession::select(Progress& progress) {
    auto domain = domainNow(progress, preview_.notes);
    if (!domain) return std::unexpected(domain.error());
    if (request_.usedOnly && !preview_.newImage) preview_.notes.push_back(say(CopyMessage::RestUnchanged));
    preview_.domain = std::move(*domain);
    preview_.selectedBytes = totalBytes(preview_.domain);
    return {};
}

Result<void> CopySession::readMap() {
    map_.reset();
    for (const std::string& image : {target_.path, request_.source.disk->name()})
        if (absolute(image) == absolute(request_.mapFile))
            return fail(Cause::Usage, CopyError::MapIsImage, request_.mapFile);
    auto map = readMapFile(request_.mapFile);
    if (!map && map.error().cause == Cause::NotFound) return {};
    if (!map) return std::unexpected(map.error());
    const auto copied = map->ranges(CopyStatus::Copied);
    const std::uint64_t end = copied.empty() ? 0 : copied.back().end();
    const OpenedPartition& source = request_.source;
    if (end > source.length)
        return fail(Cause::Refused, CopyError::MapOfLargerSource, request_.mapFile, end,
                    source.opened.source->name(), source.length);
    if (preview_.newImage && end > 0)
        return fail(Cause::Refused, CopyError::MapWithoutTarget, request_.mapFile,
                    map->bytes(CopyStatus::Copied), request_.target);
    if (end > targetSize_)
        return fail(Cause::Refused, CopyError::MapOfLargerTarget, request_.mapFile, end, request_.target,
                    targetSize_);
    map_ = map->withExtent({0, source.length});
    preview_.earlierBytes = totalBytes(common(copied, preview_.domain));
    return {};
}

Result<void> CopySession::checkSpace() const {
    if (!preview_.image || targetPartition_ || request_.options.sparse) return {};
    const std::string folder = folderOf(target_.path);
    auto space = spaceOf(folder);
    if (!space) return {};  // unknown: writing will tell
    const std::uint64_t there = space->free + targetSize_;
    const std::uint64_t need = dataBytes(*request_.source.opened.source, preview_.domain, there);
    if (need <= there) return {};
    bool own = false;
    if (auto volume = mountedVolumeAt(folder); volume && sourceFacts_) {
        own = volume->device == sourceFacts_->path;
        for (const DevicePartition& partition : sourceFacts_->partitions)
            own |= volume->device == partition.path;
    }
    return fail(Cause::NoSpace, own ? CopyError::NotEnoughSpaceOnSource : CopyError::NotEnoughSpace, folder,
                formatSizeDecimal(space->free), formatSizeDecimal(preview_.selectedBytes));
}

bool CopySession::confirmedBy(std::string_view name) const {
    return !preview_.refused && (preview_.newImage || (!preview_.name.empty() && name == preview_.name));
}

Result<LockedDisk> CopySession::openTarget() {
    const std::uint64_t length = request_.source.length;
    std::error_code error;
    if (preview_.newImage) {
        if (pathKind(target_.path) != PathKind::Missing)
            return fail(Cause::Changed, CopyError::TargetAppeared, target_.path);
        if (!std::ofstream(target_.path, std::ios::binary | std::ios::app))
            return fail(Cause::Permission, CopyError::CannotCreate, target_.path,
                        say(CopyMessage::FolderNotWritable));
    } else {
        auto facts = factsWithUsers(target_);
        if (!facts) return std::unexpected(facts.error());
        if (auto still = checkStill(*facts); !still) return std::unexpected(still.error());
        auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{targetRange_}, targetPartition_,
                                           request_.allowSharedDisk);
        if (!access) return std::unexpected(access.error());
        // Before an image is cut or grown: whether it can be locked at all.
        if (preview_.image && !targetPartition_ && targetSize_ > 0)
            if (auto probe = openForDestroy(
                    target_, std::vector<ByteRange>{{0, std::min(length, targetSize_)}}, targetPartition_);
                !probe)
                return std::unexpected(probe.error());
    }
    if (preview_.image && !targetPartition_ && fs::file_size(target_.path, error) != length) {
        fs::resize_file(target_.path, length, error);
        if (error) return fail(Cause::NoSpace, CopyError::CannotResize, target_.path, error.message());
    }
    return openForDestroy(target_, std::vector<ByteRange>{{targetRange_.offset, length}}, targetPartition_);
}

Result<CopyOutcome> CopySession::run(std::string_view name, CopyWatcher& watcher) {
    if (preview_.refused) return std::unexpected(*preview_.refused);
    if (!confirmedBy(name)) return fail(Cause::Refused, CopyError::WrongName, name, preview_.target);
    WatchedQuietly looking(watcher);
    if (auto same = checkSource(looking); !same) return std::unexpected(same.error());
    auto locked = openTarget();
    if (!locked) return std::unexpected(locked.error());
    CopyJob job;
    job.source = uncached(request_.source);
    job.target = std::move(locked->device);
    job.targetOffset = targetRange_.offset - locked->base;
    job.fresh = preview_.newImage;
    job.domain = preview_.domain;
    job.options = request_.options;
    if (!request_.mapFile.empty()) {
        job.mapComment = fmt::format("Mapfile. Created by Sectorsmith\nSource: {}\nTarget: {}",
                                     preview_.source.text, preview_.target.text);
        job.saveMap = [path = absolute(request_.mapFile)](const std::string& text) -> Result<void> {
            auto kept = writeFileDurably(path, std::as_bytes(std::span(text)));
            if (!kept)
                return std::unexpected(because(kept.error(), CopyError::MapNotSaved, path, kept.error()));
            return {};
        };
    }
    map_ = startMap();
    const KeepAwake awake("Copying");
    CopyOutcome outcome;
    const std::shared_ptr<BlockDevice> device = job.target;
    outcome.report = runCopy(std::move(job), *map_, watcher);
    // Whoever has opened the source besides reads it as before.
    if (auto* cache = dynamic_cast<RereadableSource*>(request_.source.disk.get()))
        cache->setGentle(cache->gentle());
    if (!preview_.image && !targetPartition_ && locked->base == 0)
        if (auto reread = device->rereadPartitions()) outcome.notReread = std::move(*reread);
    return outcome;
}

}  // namespace sectorsmith::copier
