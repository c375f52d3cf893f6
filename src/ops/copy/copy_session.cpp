// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/all_zero.h"
#include "base/units.h"
#include "io/cached_source.h"
#include "io/errors.h"
#include "io/keep_awake.h"
#include "io/mount_table.h"
#include "io/slice_source.h"
#include "io/writable_device.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/copy/read_test.h"
#include "ops/copy/used_space.h"
#include "ops/disk_match.h"
#include "ops/durable_file.h"
#include "ops/erase_session.h"
#include "ops/errors.h"
#include "ops/mounted_volume.h"
#include "ops/open_file.h"
#include "ops/range_contents.h"
#include "ops/source_identity.h"
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

// A file can have several names: hard links, mounts of one folder at two places.
bool sameFile(const std::string& a, const std::string& b) {
    std::error_code none;
    return a == b || fs::equivalent(a, b, none);
}

bool meet(const std::vector<Place>& a, const std::vector<Place>& b) {
    for (const Place& one : a)
        for (const Place& other : b)
            if (one.range.overlaps(other.range) && sameFile(one.path, other.path)) return true;
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

struct SourcePlace {
    DeviceFacts facts;  // of the device or image
    ByteRange
        range;  // of it: where the source's bytes are. Those of a file in a volume are anywhere in the volume.
};

Result<SourcePlace> placeOf(const OpenedPartition& source) {
    WriteTarget place;
    place.path = source.disk->name();
    place.sectorSize = source.disk->sectorSize();
    ByteRange range{source.offset, source.length};
    if (source.opened.insideVolume) {
        const auto file = splitFileSpec(source.opened.path);
        if (!file) return fail(Cause::Unsupported, CopyError::SourceNotOnDisk, source.opened.path);
        const auto volume = openSource(file->source);
        if (!volume) return std::unexpected(volume.error());
        place.path = volume->disk->name();
        place.sectorSize = volume->disk->sectorSize();
        range = {volume->offset, volume->length};
    }
    auto facts = factsOf(place);
    if (!facts) return std::unexpected(facts.error());
    if (isImage(place.path)) facts->uses = imageUses(place.path);
    return SourcePlace{std::move(*facts), range};
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

constexpr std::string_view ownerMark = "Copy: ";

nlohmann::ordered_json ownerSide(const std::string& shown, const DeviceFacts& facts, bool image,
                                 const ByteRange& range) {
    nlohmann::ordered_json side{{"shown", shown}, {"image", image}, {"offset", range.offset}};
    if (range.length > 0) side["length"] = range.length;
    if (image) side["name"] = facts.name;
    else side.update(diskFields(facts));
    return side;
}

// What both know, and know differently. A file may have moved to another folder, a disk may have another path.
bool ownersContradict(const nlohmann::ordered_json& then, const nlohmann::ordered_json& now) {
    constexpr std::string_view keys[] = {"image", "name", "model", "serial", "size", "offset", "length"};
    return fieldsContradict(then, now, keys);
}

std::string ownerShown(const nlohmann::ordered_json& side) {
    const auto shown = side.is_object() ? side.find("shown") : side.end();
    return side.is_object() && shown != side.end() && shown->is_string() ? shown->get<std::string>() : "";
}

std::string folderOf(const std::string& path) { return fs::path(absolute(path)).parent_path().string(); }

}  // namespace

Result<Message> changersOf(const OpenedPartition& source) {
    const auto place = placeOf(source);
    if (!place) return std::unexpected(place.error());
    return changersOf(place->facts, place->range);
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
    targetContent_.reset();
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
    fit_ = {};
    fit_.length = source.length;
    preview_.bytes = preview_.selectedBytes = source.length;
    preview_.copies = contentsOf(source.disk, range);
    preview_.source = Message::plain(source.opened.source->name());
    auto place = placeOf(source);
    if (!place) return std::unexpected(place.error());
    preview_.source = describe(identityOf(place->facts, isImage(place->facts.path)));
    if (source.offset != 0 || source.length != source.disk->size() || source.opened.insideVolume)
        preview_.source = say(CopyMessage::PartOf, source.opened.source->name(), preview_.source);
    sourceFacts_ = std::move(place->facts);
    sourceRange_ = place->range;
    const Message changers = changersOf(*sourceFacts_, sourceRange_);
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
    unit_ = std::max<std::uint32_t>(source.disk->sectorSize(), 1);
    targetPartition_.reset();
    targetSeen_.reset();
    targetFacts_.reset();
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
    targetFacts_ = *facts;
    preview_.name = nameToType(*facts);
    preview_.target = describe(identityOf(*facts, preview_.image));
    WriteTarget look = target_;
    if (spec.number != 0) look.asBytes = false;
    auto opened = openForReading(look);
    if (!opened) return std::unexpected(opened.error());
    std::shared_ptr<ByteSource> disk = opened->source;
    targetContent_ = disk;
    unit_ = std::max(unit_, disk->sectorSize());
    target_.reviewed = reviewedDisk(*facts, *disk);
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
    if (!grows)
        if (auto fits = lookAtFit(*facts, disk); !fits) return fits;
    // What lies behind the copied bytes of a disk stays, but for the table's own sectors; an image gets the source's size.
    const ByteRange written{targetRange_.offset, grows || fit_.tables ? targetRange_.length : fit_.length};
    preview_.destroys = contentsOf(disk, written);
    auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{written}, targetPartition_,
                                       request_.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    preview_.inUse = access->inUse;
    if (!preview_.image && request_.options.sparse)
        return fail(Cause::Usage, CopyError::SparseDevice, spec.path);
    if (targetRange_.length > source.length && !grows && !fit_.tables)
        preview_.notes.push_back(
            say(CopyMessage::EndUnchanged, formatSizeDecimal(targetRange_.length - source.length)));
    return {};
}

Result<void> CopySession::lookAtFit(const DeviceFacts& target, const std::shared_ptr<ByteSource>& disk) {
    FitTarget place{disk, targetRange_, std::nullopt, request_.target};
    if (targetPartition_) place.partitionStart = targetRange_.offset;
    else if (!target.parent.empty()) place.partitionStart = target.offset;
    auto fit = fitFor(request_.source, place);
    if (!fit) return std::unexpected(fit.error());
    fit_ = std::move(*fit);
    for (const Message& note : fit_.notes) preview_.notes.push_back(note);
    for (const Message& caution : fit_.cautions) preview_.cautions.push_back(caution);
    return {};
}

Result<void> CopySession::checkPlaces(const DeviceFacts& target) const {
    const OpenedPartition& source = request_.source;
    const auto from = placesOf(*sourceFacts_, sourceRange_);
    const auto to = placesOf(target, targetRange_);
    if (!meet(from, to)) return {};
    if (sameFile(from.front().path, to.front().path))
        return fail(Cause::Refused, CopyError::SameBytes, source.opened.source->name(), request_.target);
    return fail(Cause::Refused, CopyError::SourceBacksTarget, request_.target, source.disk->name());
}

Result<std::vector<ByteRange>> CopySession::domainNow(Progress& progress, std::vector<Message>& notes) const {
    std::vector<ByteRange> domain{{0, fit_.length}};
    if (request_.usedOnly) {
        // What a window has read before can be of an earlier state.
        forgetReads(*request_.source.opened.source);
        forgetReads(*request_.source.disk);
        auto used = usedSpace(request_.source.opened.source, progress);
        if (!used) return std::unexpected(used.error());
        domain = common(domain, used->ranges);
        notes.insert(notes.end(), used->notes.begin(), used->notes.end());
    }
    if (!request_.domainFile.empty()) {
        auto chosen = readMapFile(request_.domainFile);
        if (!chosen) return std::unexpected(chosen.error());
        domain = common(domain, chosen->ranges(CopyStatus::Copied));
    }
    // Whole sectors of both sides.
    for (ByteRange& range : domain) {
        const std::uint64_t from = range.offset / unit_ * unit_;
        const std::uint64_t to = range.end() + (unit_ - range.end() % unit_) % unit_;
        range = ByteRange{from, to - from}.clippedTo({0, fit_.length});
    }
    return normalised(std::move(domain));
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
        if (sameFile(absolute(image), absolute(request_.mapFile)))
            return fail(Cause::Usage, CopyError::MapIsImage, request_.mapFile);
    auto map = readMapFile(request_.mapFile);
    if (!map && map.error().cause == Cause::NotFound) return {};
    if (!map) return std::unexpected(map.error());
    std::ifstream in(request_.mapFile, std::ios::binary);
    std::string head;  // its comments
    for (std::string line; std::getline(in, line) && line.starts_with('#');) head += line + '\n';
    if (head.starts_with(domainMapMark)) return fail(Cause::Usage, CopyError::MapOfDomain, request_.mapFile);
    if (isReadTestMap(head)) return fail(Cause::Usage, CopyError::MapOfReadTest, request_.mapFile);
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
    map_ = map->withExtent({0, fit_.length});
    preview_.earlierBytes = totalBytes(common(copied, preview_.domain));
    if (!request_.trustMap)
        if (auto own = checkOwner(head); !own) return own;
    if (preview_.earlierBytes == 0) return {};
    // What is in use changes, and then differs.
    const bool compared = !request_.trustMap && !request_.live;
    if (compared)
        if (auto same = compareSamples(common(copied, std::vector<ByteRange>{{0, fit_.length}})); !same)
            return same;
    if (head.find(ownerMark) == std::string::npos || request_.trustMap)
        preview_.cautions.push_back(say(compared ? CopyMessage::MapSampled : CopyMessage::MapUnproven,
                                        request_.mapFile, formatSizeDecimal(preview_.earlierBytes)));
    return {};
}

std::string CopySession::ownerLine() const {
    const OpenedPartition& source = request_.source;
    DeviceFacts target;
    target.name = fs::path(target_.path).filename().string();
    if (targetFacts_) target = *targetFacts_;
    // An image gets the source's size.
    const bool grows = preview_.image && !targetPartition_;
    const nlohmann::ordered_json line{
        {"source", ownerSide(preview_.source.text, *sourceFacts_, isImage(source.disk->name()),
                             {source.offset, source.length})},
        {"target", ownerSide(preview_.target.text, target, preview_.image,
                             {targetRange_.offset, grows ? 0 : targetRange_.length})}};
    return identityLine(ownerMark, line);
}

Result<void> CopySession::checkOwner(std::string_view mapText) const {
    const std::string mark = "# " + std::string(ownerMark);
    const std::size_t at = mapText.find(mark);
    if (at == std::string_view::npos) return {};
    const auto parsed = [](std::string_view line) {
        return nlohmann::ordered_json::parse(line.substr(0, line.find('\n')), nullptr, false);
    };
    const auto then = parsed(mapText.substr(at + mark.size()));
    const auto now = parsed(std::string_view(ownerLine()).substr(ownerMark.size()));
    if (!then.is_object() || !then.contains("source") || !then.contains("target")) return {};
    if (!ownersContradict(then["source"], now["source"]) && !ownersContradict(then["target"], now["target"]))
        return {};
    return fail(Cause::Refused, CopyError::MapOfOtherCopy, request_.mapFile, ownerShown(then["source"]),
                ownerShown(then["target"]), preview_.source, preview_.target);
}

Result<void> CopySession::compareSamples(const std::vector<ByteRange>& copied) const {
    constexpr std::uint64_t sampleBytes = 4096;
    constexpr std::uint64_t samples = 8;
    constexpr std::uint64_t tries = 4;  // for one that is not all zeros, which every empty target has
    const ByteSource& source = *request_.source.opened.source;
    const auto places = without(copied, fit_.adapted);
    const std::uint64_t total = totalBytes(places);
    const auto placeOf = [&](std::uint64_t index) {
        for (const ByteRange& range : places) {
            if (index < range.length) return range.offset + index;
            index -= range.length;
        }
        return std::uint64_t{0};
    };
    forgetReads(*request_.source.opened.source);
    for (std::uint64_t i = 0; i < samples * tries && total > 0; ++i) {
        // From the first byte to the last.
        const std::uint64_t at = placeOf((total - 1) / (samples * tries - 1) * i) / sampleBytes * sampleBytes;
        ByteRange range{at, std::min(sampleBytes, fit_.length - at)};
        for (const ByteRange& place : places)
            if (place.overlaps(range)) {
                range = range.clippedTo(place);
                break;
            }
        std::vector<std::byte> from(range.length);
        std::vector<std::byte> to(range.length);
        if (!readExact(source, range.offset, from)) continue;
        if (auto read = readExact(*targetContent_, targetRange_.offset + range.offset, to); !read) continue;
        if (from != to)
            return fail(Cause::Refused, CopyError::MapSampleDiffers, request_.mapFile, range.offset,
                        preview_.source, preview_.target);
        // One of each few is enough where it says something.
        if (!allZero(from)) i += tries - 1 - i % tries;
    }
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
    const std::uint64_t length = fit_.length;
    std::error_code error;
    if (preview_.newImage) {
        if (pathKind(target_.path) != PathKind::Missing)
            return fail(Cause::Changed, CopyError::TargetAppeared, target_.path);
        if (!std::ofstream(target_.path, std::ios::binary | std::ios::app))
            return fail(Cause::Permission, CopyError::CannotCreate, target_.path,
                        say(CopyMessage::FolderNotWritable));
        created_ = true;
        if (request_.options.sparse) allowHoles(target_.path);
    } else {
        auto facts = factsOf(target_);
        if (!facts) return std::unexpected(facts.error());
        if (auto still = checkStill(*facts); !still) return std::unexpected(still.error());
        if (auto apart = checkPlaces(*facts); !apart) return std::unexpected(apart.error());
        // Who uses a disk openForDestroy() looks at; an image is cut or grown before.
        if (preview_.image) {
            addUsers(target_, *facts);
            auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{targetRange_}, targetPartition_,
                                               request_.allowSharedDisk);
            if (!access) return std::unexpected(access.error());
        }
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
    const std::uint64_t written = fit_.tables ? targetRange_.length : length;
    return openForDestroy(target_, std::vector<ByteRange>{{targetRange_.offset, written}}, targetPartition_);
}

void CopySession::removeCreated() {
    std::error_code none;
    if (std::exchange(created_, false)) fs::remove(target_.path, none);
}

Result<CopyOutcome> CopySession::run(std::string_view name, CopyWatcher& watcher) {
    if (preview_.refused) return std::unexpected(*preview_.refused);
    if (!confirmedBy(name)) return fail(Cause::Refused, CopyError::WrongName, name, preview_.target);
    WatchedQuietly looking(watcher);
    if (auto same = checkSource(looking); !same) return std::unexpected(same.error());
    created_ = false;
    auto locked = openTarget();
    if (!locked) {
        removeCreated();
        return std::unexpected(locked.error());
    }
    CopyJob job;
    job.source = uncached(request_.source);
    if (fit_.length < request_.source.length)
        job.source = std::make_shared<SliceSource>(job.source, 0, fit_.length, job.source->name());
    job.target = std::move(locked->device);
    job.targetOffset = targetRange_.offset - locked->base;
    job.fresh = preview_.newImage;
    job.domain = preview_.domain;
    job.options = request_.options;
    job.adapted = fit_.adapted;
    job.sourceChanges = request_.live;
    if (!request_.mapFile.empty()) {
        constexpr std::string_view mark = "Mapfile. Created by Sectorsmith";
        removeUnfinished(absolute(request_.mapFile), fmt::format("# {}\n", mark));
        job.mapComment = fmt::format("{}\nSource: {}\nTarget: {}\n{}", mark, preview_.source.text,
                                     preview_.target.text, ownerLine());
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
    std::shared_ptr<BlockDevice> device = job.target;
    const std::uint64_t base = job.targetOffset;
    outcome.report = runCopy(std::move(job), *map_, watcher);
    // What is written of the table is what was chosen of it.
    const bool begins = !preview_.domain.empty() && preview_.domain.front().offset == 0;
    if (fit_.needed() && (request_.domainFile.empty() || begins) && !outcome.report.stopped) {
        auto fitted = fitCopy(*device, base, targetRange_.length, fit_);
        if (fitted) outcome.fitted = *fitted;
        else outcome.notFitted = because(fitted.error(), CopyError::NotFitted, fitted.error());
        // The sum is of what the target holds now.
        if (!outcome.report.sha256.empty() && (outcome.fitted || outcome.notFitted)) {
            auto sum = sha256Of(device, {base, fit_.length}, watcher);
            outcome.report.sha256 = sum.value_or(std::string());
            if (!sum) outcome.report.stopped = sum.error();
        }
    }
    // Whoever has opened the source besides reads it as before.
    if (auto* cache = dynamic_cast<RereadableSource*>(request_.source.disk.get()))
        cache->setGentle(cache->gentle());
    if (!preview_.image && !targetPartition_ && locked->base == 0)
        if (auto reread = device->rereadPartitions()) outcome.notReread = std::move(*reread);
    // A file of the right size that is all zeros would look like a copy.
    if (outcome.report.stopped && outcome.report.copiedBytes == 0 && request_.mapFile.empty()) {
        locked->content.reset();
        device.reset();
        removeCreated();
    }
    return outcome;
}

}  // namespace sectorsmith::copier
