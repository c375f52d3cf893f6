// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/exclusive_access.h"

#include <fmt/format.h>

#include "io/cached_source.h"
#include "io/errors.h"
#include "io/open.h"
#include "ops/errors.h"
#include "ops/in_use.h"
#include "ops/messages.h"
#include "ops/mounted_volume.h"

namespace sectorsmith {

namespace {

// One of those that only one owner keeps alive.
std::shared_ptr<ByteSource> borrowed(ByteSource& source) { return {std::shared_ptr<ByteSource>(), &source}; }

// "unmount it" is no help for what holds a disk: say what to do.
std::unexpected<Error> inUse(const std::string& path, const std::vector<DeviceUse>& uses) {
    for (const DeviceUse& use : uses)
        if (use.kind == DeviceUse::Kind::Mounted)
            return fail(Cause::InUse, OpsError::InUseMounted, path, usesMessage(uses), use.where);
    return fail(Cause::InUse, OpsError::InUse, path, usesMessage(uses));
}

bool overlaps(std::span<const ByteRange> ranges, const DevicePartition& partition) {
    for (const ByteRange& range : ranges)
        if (range.length > 0 && range.offset < partition.offset + partition.length &&
            partition.offset < range.end())
            return true;
    return false;
}

}  // namespace

std::vector<ByteRange> partitionRanges(const DeviceFacts& facts) {
    std::vector<ByteRange> ranges;
    for (const DevicePartition& partition : facts.partitions)
        ranges.push_back(rangeBetween(partition.offset, partition.offset + partition.length));
    return ranges;
}

Result<ExclusiveAccess> checkExclusiveAccess(const DeviceFacts& facts, std::span<const ByteRange> ranges,
                                             const std::optional<ByteRange>& single, bool allowSharedDisk) {
    if (facts.readOnly) return fail(Cause::Refused, OpsError::ReadOnly, facts.path);
    if (!facts.uses.empty()) return inUse(facts.path, facts.uses);
    ExclusiveAccess access;
    access.node = facts.path;
    for (const DevicePartition& partition : facts.partitions) {
        if (partition.uses.empty()) continue;
        access.inUse.push_back(say(OpsMessage::PartitionInUse, partition.name, usesMessage(partition.uses)));
        if (overlaps(ranges, partition)) return inUse(partition.path, partition.uses);
    }
    if (access.inUse.empty()) return access;
    if (single)
        for (const DevicePartition& partition : facts.partitions)
            if (partition.offset == single->offset && partition.length == single->length) {
                access.node = partition.path;
                access.base = partition.offset;
                return access;
            }
    if (!allowSharedDisk)
        return fail(Cause::InUse, OpsError::OtherPartitionInUse, facts.path, access.inUse.front());
    access.exclusivity = Exclusivity::BesideOthers;
    return access;
}

Result<LockedDisk> openForDestroy(const WriteTarget& target, std::span<const ByteRange> ranges,
                                  const std::optional<ByteRange>& single) {
    LockedDisk locked;
    if (isImage(target.path)) {
        auto device =
            openForWriting(target.path, {Exclusivity::Exclusive, target.sectorSize, target.asBytes});
        if (!device) return std::unexpected(device.error());
        locked.device = std::move(*device);
        if (auto same = checkReviewed(target, *locked.device); !same) return std::unexpected(same.error());
        WriteTarget image = target;
        image.sectorSize = locked.device->sectorSize();
        auto opened = openForReading(image);
        if (!opened) return std::unexpected(opened.error());
        locked.content = opened->source;
        if (const auto* cached = dynamic_cast<const CachedSource*>(opened->source.get()))
            locked.content = cached->base();
        return locked;
    }
    auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    const auto check = [&] { return checkExclusiveAccess(*facts, ranges, single, target.allowSharedDisk); };
    const auto open = [&](const ExclusiveAccess& found) {
        return openForWriting(found.node, {found.exclusivity, target.sectorSize});
    };
    // Opening looks at all who use the disk, processes included, and refuses if anybody does. Only then are they looked at
    // here, for who it is and whether there is a way beside them: the look costs more than the rest.
    auto access = check();
    const bool alone = access && access->inUse.empty();
    Result<std::unique_ptr<BlockDevice>> device = nullptr;
    if (alone) device = open(*access);
    if (!alone || (!device && device.error().cause == Cause::InUse)) {
        addUsers(target, *facts);
        access = check();
        if (!access) return std::unexpected(access.error());
        if (!alone || !access->inUse.empty()) device = open(*access);
    }
    if (!device) return std::unexpected(device.error());
    locked.device = std::move(*device);
    // A partition that is opened alone has another name than its disk, which was looked at.
    if (target.reviewed && diskSeen(*facts) != target.reviewed->facts)
        return fail(Cause::Changed, IoError::MediumChanged, target.path);
    if (access->node == facts->path)
        if (auto same = checkReviewed(target, *locked.device); !same) return std::unexpected(same.error());
    locked.content = borrowed(*locked.device);
    locked.base = access->base;
    locked.inUse = std::move(access->inUse);
    return locked;
}

}  // namespace sectorsmith
