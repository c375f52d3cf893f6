// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/trim_support.h"

#include <fmt/format.h>

#include "base/endian.h"
#include "base/units.h"
#include "io/writable_device.h"
#include "ops/messages.h"
#include "ops/mounted_volume.h"
#include "ops/write_target.h"

namespace sectorsmith {

namespace {

unsigned byteAt(std::span<const std::byte> page, std::size_t at) {
    return at < page.size() ? std::to_integer<unsigned>(page[at]) : 0;
}
std::uint32_t be32(std::span<const std::byte> page, std::size_t at) {
    return (byteAt(page, at) << 24) | (byteAt(page, at + 1) << 16) | (byteAt(page, at + 2) << 8) |
           byteAt(page, at + 3);
}
// The page with what its own length names; empty when it is another page or too short.
std::span<const std::byte> pageOf(std::span<const std::byte> page, unsigned code, std::size_t least) {
    if (page.size() < 4 || byteAt(page, 1) != code) return {};
    const std::size_t length = 4 + byteAt(page, 2) * 256 + byteAt(page, 3);
    if (length < least || page.size() < least) return {};
    return page.first(std::min(length, page.size()));
}

}  // namespace

std::optional<BlockLimitsPage> parseBlockLimits(std::span<const std::byte> bytes) {
    const auto page = pageOf(bytes, 0xB0, 16);  // SBC-2 devices end here: no unmap limits
    if (page.empty()) return std::nullopt;
    BlockLimitsPage limits;
    limits.maxUnmapBlocks = be32(page, 20);
    limits.maxUnmapDescriptors = be32(page, 24);
    limits.optimalGranularity = be32(page, 28);
    if ((byteAt(page, 32) & 0x80) != 0) limits.alignmentBlocks = be32(page, 32) & 0x7FFFFFFF;
    limits.maxWriteSameBlocks = (std::uint64_t{be32(page, 36)} << 32) | be32(page, 40);
    return limits;
}

std::optional<ProvisioningPage> parseProvisioning(std::span<const std::byte> bytes) {
    const auto page = pageOf(bytes, 0xB2, 8);
    if (page.empty()) return std::nullopt;
    const unsigned flags = byteAt(page, 5);
    ProvisioningPage found;
    found.unmap = (flags & 0x80) != 0;
    found.writeSame16 = (flags & 0x40) != 0;
    found.writeSame10 = (flags & 0x20) != 0;
    found.readsZero = (flags >> 2) & 7;
    found.type = byteAt(page, 6) & 7;
    return found;
}

std::optional<unsigned> parseRotationRate(std::span<const std::byte> bytes) {
    const auto page = pageOf(bytes, 0xB1, 6);
    if (page.empty()) return std::nullopt;
    return byteAt(page, 4) * 256 + byteAt(page, 5);
}

TrimSupport trimSupportFromFacts(const DeviceFacts& facts, std::string how, std::string_view system) {
    TrimSupport support;
    support.how = std::move(how);
    support.granularity = facts.discardGranularity;
    support.alignment = facts.discardAlignment;
    support.maxBytes = facts.discardMaxBytes;
    support.available = support.granularity > 0;
    if (!facts.transport.empty()) support.facts.push_back({"connection", facts.transport});
    support.reason = support.available ? say(OpsMessage::TrimPassedDiskUnits, formatSize(support.granularity))
                     : facts.transport == "usb" ? say(OpsMessage::DoesNotPassTrimThrough, system)
                                                : say(OpsMessage::DoesNotUseTrimDisk, system);
    return support;
}

TrimSupport trimSupportOfImage(const std::string& path) {
    TrimSupport support;
    support.granularity = holeGranularity(path);
    support.available = support.granularity > 0;
    support.how = "holes in the file";
    support.reason = support.available
                         ? say(OpsMessage::ImageFileTrimmedRangesBecome, formatSize(support.granularity))
                         : say(OpsMessage::FileSystemImageLiesKind);
    if (!support.available) support.help.push_back(say(OpsMessage::CopyImageFileSystemSparse));
    return support;
}

Result<TrimSupport> trimSupportOf(const std::string& path) {
    if (isImage(path)) return trimSupportOfImage(path);
    if (!isFolder(path)) return trimSupport(path);
    auto volume = mountedVolumeAt(path);
    if (!volume) return std::unexpected(volume.error());
    return trimSupport(volume->device);
}

}  // namespace sectorsmith
