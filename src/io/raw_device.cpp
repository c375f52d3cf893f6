// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/raw_device.h"

#include <algorithm>
#include <filesystem>

#include "io/cached_source.h"
#include "io/container.h"
#include "io/errors.h"
#include "io/messages.h"
#include "io/open.h"
#include "io/slice_source.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t zeroPiece = std::uint64_t{1} << 20;
// One request of the system at a time, so that a failure names a place and nothing blocks for minutes.
constexpr std::uint64_t largestDiscard = std::uint64_t{1} << 30;

std::uint32_t transferUnit(const DeviceIdentity& identity) {
    return identity.image ? 512 : identity.sectorSize;
}

std::string absolutePath(const std::string& path) {
    std::error_code none;
    const auto canonical = std::filesystem::canonical(path, none);
    return none ? path : canonical.string();
}

}  // namespace

RawDevice::RawDevice(WritableDevice device)
    : device_(std::move(device)),
      reader_(device_.readBack, device_.start + device_.identity.size, device_.identity.sectorSize,
              transferUnit(device_.identity), device_.identity.path) {}

ReadReport RawDevice::read(std::uint64_t offset, std::span<std::byte> out) const {
    // Where direct reads are not to be had, this at least asks the file system and not its cache.
    device_.readBack->dropCache(device_.start + offset, out.size());
    if (device_.start == 0) return reader_.read(offset, out);
    // Beyond the end is the same place for both: the reader ends where the disk ends.
    const std::uint64_t at =
        offset < size() ? device_.start + offset : std::max(offset, device_.start + size());
    ReadReport report = reader_.read(at, out);
    for (BadRange& bad : report.bad) {
        bad.offset = offset + (bad.offset - at);
        if (bad.error.offset) bad.error.offset = bad.offset;
    }
    return report;
}

Extent RawDevice::extentAt(std::uint64_t offset) const {
    if (offset >= size()) return {offset, 0, false};
    Extent extent = device_.file->extentAt(device_.start + offset, device_.start + size());
    extent.offset -= device_.start;
    return extent;
}

Result<void> RawDevice::check(std::uint64_t offset, std::uint64_t length) const {
    const std::uint64_t sector = sectorSize();
    // The end of an image may lie within its last sector.
    const bool toTheEnd = device_.identity.image && offset <= size() && length == size() - offset;
    if (offset % sector != 0 || (length % sector != 0 && !toTheEnd))
        return failAt(offset, Cause::Usage, IoError::NotWholeSectors, length, offset, name(), sector);
    if (offset > size() || length > size() - offset)
        return failAt(offset, Cause::OutOfRange, IoError::RangeBeyondEnd, length, offset, name());
    for (const ProtectedRange& used : device_.inUse)
        if (length > 0 && offset < used.offset + used.length && used.offset < offset + length)
            return failAt(offset, Cause::InUse, IoError::RangeInUse, length, offset, name(), used.what);
    return {};
}

Result<void> RawDevice::write(std::uint64_t offset, std::span<const std::byte> bytes) {
    if (auto allowed = check(offset, bytes.size()); !allowed) return allowed;
    auto written = device_.file->writeAt(device_.start + offset, bytes);
    if (written) return written;
    Error error = written.error();
    if (error.offset) *error.offset -= device_.start;
    return std::unexpected(std::move(error));
}

Result<void> RawDevice::flush() { return device_.file->flush(); }

Result<std::uint64_t> RawDevice::discard(std::uint64_t offset, std::uint64_t length) {
    return discardWith(&SystemFile::discard, offset, length);
}

Result<std::uint64_t> RawDevice::discardSecurely(std::uint64_t offset, std::uint64_t length) {
    return discardWith(&SystemFile::discardSecurely, offset, length);
}

Result<void> RawDevice::canDiscardSecurely() const {
    if (device_.identity.image) return fail(Cause::Unsupported, IoError::SecureDiscardOfImage, name());
    return device_.file->canDiscardSecurely();
}

Result<std::uint64_t> RawDevice::discardWith(Discard request, std::uint64_t offset, std::uint64_t length) {
    if (auto allowed = check(offset, length); !allowed) return std::unexpected(allowed.error());
    const DiscardLimits limits = discardLimits();
    if (limits.granularity == 0) return fail(Cause::Unsupported, IoError::NoTrim, name());
    // Inward: what is not a whole unit stays.
    const std::uint64_t begin = limits.roundUp(offset);
    const std::uint64_t end = limits.roundDown(offset + length);
    if (begin >= end) return 0;
    const std::uint64_t step =
        std::max(limits.maxBytes / limits.granularity, std::uint64_t{1}) * limits.granularity;
    for (std::uint64_t at = begin; at < end; at += step)
        if (auto done = ((*device_.file).*request)(device_.start + at, std::min(step, end - at)); !done)
            return std::unexpected(done.error());
    return end - begin;
}

DiscardLimits RawDevice::discardLimits() const {
    if (device_.discardGranularity == 0) return {};
    DiscardLimits limits;
    limits.granularity = std::max<std::uint64_t>(device_.discardGranularity, sectorSize());
    // In an image the units count from the file's start, which a container's header shifts.
    limits.alignment = (limits.granularity + device_.discardAlignment % limits.granularity -
                        device_.start % limits.granularity) %
                       limits.granularity;
    limits.maxBytes =
        device_.discardMaxBytes > 0 ? std::min(device_.discardMaxBytes, largestDiscard) : largestDiscard;
    return limits;
}

Result<void> RawDevice::writeZeros(std::uint64_t offset, std::uint64_t length) {
    if (auto allowed = check(offset, length); !allowed) return allowed;
    std::uint64_t at = offset;
    const std::uint64_t end = offset + length;
    if (device_.zeroByDiscard && device_.discardGranularity > 0) {
        // Holes for the whole blocks; what is left at both sides is written.
        const std::uint64_t unit = device_.discardGranularity;
        const std::uint64_t begin = (device_.start + offset + unit - 1) / unit * unit;
        const std::uint64_t stop = (device_.start + end) / unit * unit;
        if (begin < stop && device_.file->discard(begin, stop - begin)) {
            const std::vector<std::byte> zeros(
                std::max(begin - (device_.start + offset), device_.start + end - stop));
            if (begin > device_.start + offset) {
                auto head = device_.file->writeAt(device_.start + offset,
                                                  std::span(zeros).first(begin - device_.start - offset));
                if (!head) return head;
            }
            if (stop < device_.start + end)
                return device_.file->writeAt(stop, std::span(zeros).first(device_.start + end - stop));
            return {};
        }
    }
    const std::uint64_t piece = zeroPiece / sectorSize() * sectorSize();
    const std::vector<std::byte> zeros(std::min(piece, length));
    while (at < end) {
        const std::uint64_t count = std::min(piece, end - at);
        if (auto done = device_.file->writeAt(device_.start + at, std::span(zeros).first(count)); !done)
            return done;
        at += count;
    }
    return {};
}

Result<void> RawDevice::zeroRange(std::uint64_t offset, std::uint64_t length) {
    if (auto allowed = check(offset, length); !allowed || length == 0) return allowed;
    return device_.file->zeroRange(device_.start + offset, length);
}

Result<std::vector<std::string>> RawDevice::rereadPartitions() {
    if (!device_.hold) return std::vector<std::string>{};
    return device_.hold->rereadPartitions(*device_.file);
}

std::optional<FileMark> markOf(const ByteSource& source) {
    if (const auto* cached = dynamic_cast<const CachedSource*>(&source)) return markOf(*cached->base());
    if (const auto* slice = dynamic_cast<const SliceSource*>(&source)) return markOf(*slice->whole());
    if (const auto* raw = dynamic_cast<const RawSource*>(&source)) return raw->mark();
    if (const auto* device = dynamic_cast<const RawDevice*>(&source)) return markOf(device->file());
    return std::nullopt;
}

WritableDevice writableDevice(DeviceHandle handle, const DeviceFacts& facts) {
    WritableDevice device;
    device.file = std::move(handle.file);
    device.readBack = device.file;
    device.identity = {.image = false,
                       .path = facts.path,
                       .model = facts.model,
                       .serial = facts.serial,
                       .transport = facts.transport,
                       .size = handle.size,
                       .sectorSize = handle.logicalSectorSize,
                       .diskSequence = handle.diskSequence};
    device.discardGranularity = facts.discardGranularity;
    device.discardAlignment = facts.discardAlignment;
    device.discardMaxBytes = facts.discardMaxBytes;
    return device;
}

namespace {

Message pathAndUse(const std::string& path, const DeviceUse& use) {
    const bool verb = use.kind == DeviceUse::Kind::LoopBacking;
    return say(verb ? IoMessage::UseDoes : IoMessage::UseIs, path, useReason(use));
}

}  // namespace

std::vector<ProtectedRange> rangesInUse(const DeviceFacts& facts) {
    std::vector<ProtectedRange> ranges;
    auto add = [&](const std::string& path, std::uint64_t offset, std::uint64_t length,
                   const std::vector<DeviceUse>& uses) {
        if (!uses.empty()) ranges.push_back({offset, length, pathAndUse(path, uses.front())});
    };
    add(facts.path, 0, facts.size, facts.uses);
    for (const DevicePartition& partition : facts.partitions)
        add(partition.path, partition.offset, partition.length, partition.uses);
    return ranges;
}

Message usesOfIt(const std::vector<DeviceUse>& uses) {
    MessageList list;
    for (const DeviceUse& use : uses) {
        const bool verb = use.kind == DeviceUse::Kind::LoopBacking;
        if (list.empty()) list.add(say(verb ? IoMessage::ItDoes : IoMessage::ItIs, useReason(use)));
        else list.add(verb ? Message(useReason(use)) : say(IoMessage::AlsoIs, useReason(use)));
    }
    return list.message();
}

Message describeUses(const DeviceFacts& facts) {
    MessageList list;
    for (const DeviceUse& use : facts.uses) list.add(pathAndUse(facts.path, use));
    for (const DevicePartition& partition : facts.partitions)
        for (const DeviceUse& use : partition.uses) list.add(pathAndUse(partition.path, use));
    return list.message();
}

namespace {

Result<WritableDevice> openImageForWriting(const std::string& path, const WriteOpenOptions& options) {
    // What is it, first, with a look that changes nothing.
    OpenOptions look;
    look.sectorSize = options.sectorSize;
    look.cacheBytes = 0;
    look.asBytes = options.asBytes;
    auto opened = openPath(path, look);
    if (!opened) return std::unexpected(opened.error());
    if (!opened->readOnlyReason.empty())
        return fail(Cause::Refused, IoError::ReadOnlySource, opened->readOnlyReason);

    if (const auto uses = imageUses(path); !uses.empty())
        return fail(Cause::InUse, IoError::InUse, path, usesText(uses));
    WritableDevice device;
    auto file = openSystemFile(path, {.write = true});
    if (!file) return std::unexpected(file.error());
    device.file = std::move(*file);
    if (auto locked = device.file->lockExclusive(); !locked) return std::unexpected(locked.error());
    auto direct = openSystemFile(path, {.direct = true});
    device.readBack = direct ? std::shared_ptr<SystemFile>(std::move(*direct)) : device.file;

    auto now = device.file->currentSize();
    if (!now) return std::unexpected(now.error());
    device.identity.image = true;
    device.identity.path = absolutePath(path);
    device.identity.size = opened->source->size();
    device.identity.sectorSize = opened->source->sectorSize();
    if (*now < device.identity.size) return fail(Cause::Changed, IoError::ShrunkWhileOpened, path);
    device.discardGranularity = holeGranularity(path);
    device.zeroByDiscard = device.discardGranularity > 0;
    return device;
}

}  // namespace

Result<std::unique_ptr<BlockDevice>> openForWriting(const std::string& path,
                                                    const WriteOpenOptions& options) {
    auto device = pathKind(path) == PathKind::Device ? openDeviceForWriting(path, options.exclusivity)
                                                     : openImageForWriting(path, options);
    if (!device) return std::unexpected(device.error());
    if (options.sectorSize && *options.sectorSize != device->identity.sectorSize)
        return fail(Cause::Refused, IoError::OtherSectorSize, path, device->identity.sectorSize,
                    *options.sectorSize);
    return std::make_unique<RawDevice>(std::move(*device));
}

}  // namespace sectorsmith
