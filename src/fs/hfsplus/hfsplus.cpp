// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/hfsplus/hfsplus.h"

#include <algorithm>
#include <bit>

#include "base/digest.h"
#include "base/guid.h"
#include "base/text.h"
#include "fs/errors.h"
#include "fs/hfsplus/hfsplus_structs.h"
#include "fs/read.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::uint16_t signatureHfs = 0x4244;      // "BD"
constexpr std::uint16_t signatureHfsPlus = 0x482B;  // "H+"
constexpr std::uint16_t signatureHfsx = 0x4858;     // "HX"

// Reads from the catalogue, following the eight extents of the volume header.
std::optional<std::vector<std::byte>> readFork(const ByteSource& source, std::uint64_t base, const Fork& fork,
                                               std::uint32_t blockSize, std::uint64_t offset,
                                               std::uint32_t length) {
    std::vector<std::byte> out;
    for (const Extent& extent : fork.extents) {
        const std::uint64_t bytes = std::uint64_t{extent.count} * blockSize;
        if (offset >= bytes) {
            offset -= bytes;
            continue;
        }
        const std::uint64_t part = std::min<std::uint64_t>(bytes - offset, length - out.size());
        auto piece = fsread::bytes(source, base + std::uint64_t{extent.start} * blockSize + offset, part);
        if (!piece) return std::nullopt;
        out.insert(out.end(), piece->begin(), piece->end());
        if (out.size() == length) return out;
        offset = 0;
    }
    return std::nullopt;
}

// The name of the root folder, which is the volume's, from the first leaf of the catalogue.
void readCatalogue(const ByteSource& source, std::uint64_t base, const VolumeHeader& header,
                   FileSystemFacts& facts) {
    auto first = readFork(source, base, header.catalog, header.blockSize, 0, 512);
    const auto tree = first ? ByteReader(*first).structure<TreeHeader>(sizeof(NodeDescriptor)) : std::nullopt;
    if (!tree) {
        facts.problems.push_back(fsSentence(FsError::CatalogUnreadable));
        return;
    }
    const std::uint32_t nodeSize = tree->nodeSize;
    if (nodeSize < 512 || nodeSize > 32768 || !std::has_single_bit(nodeSize)) {
        facts.problems.push_back(fsSentence(FsError::CatalogHeaderDamaged));
        return;
    }
    if (header.signature == signatureHfsx) facts.caseSensitive = tree->keyCompare[0] == std::byte{0xBC};
    else facts.caseSensitive = false;
    auto node = readFork(source, base, header.catalog, header.blockSize,
                         std::uint64_t{tree->firstLeaf} * nodeSize, nodeSize);
    if (!node) return;
    const ByteReader reader(*node);
    const auto descriptor = reader.structure<NodeDescriptor>(0);
    if (!descriptor || descriptor->kind[0] != std::byte{0xFF} || descriptor->records == 0) return;
    // Keys: length, parent, name length, UTF-16BE name. The root folder's parent is 1, and its record comes first.
    const auto offset = reader.big<std::uint16_t>(nodeSize - 2);
    if (!offset) return;
    const auto parent = reader.big<std::uint32_t>(*offset + 2U);
    const auto length = reader.big<std::uint16_t>(*offset + 6U);
    if (!parent || *parent != 1 || !length || *length > 255 || !reader.contains(*offset + 8U, *length * 2U))
        return;
    facts.label = decodeText(reader.slice(*offset + 8U, *length * 2U), Encoding::Utf16Be);
}

std::optional<FileSystemFacts> detectPlus(const ByteSource& source, std::uint64_t base) {
    const auto header = fsread::structure<VolumeHeader>(source, base + 1024);
    if (!header || (header->signature != signatureHfsPlus && header->signature != signatureHfsx))
        return std::nullopt;
    const std::uint32_t blockSize = header->blockSize;
    if (blockSize < 512 || !std::has_single_bit(blockSize) || header->version < 4 || header->version > 5)
        return std::nullopt;
    FileSystemFacts facts;
    facts.kind = FileSystemKind::HfsPlus;
    facts.offset = base;
    facts.uuid = volumeUuid(header->volumeId);
    facts.blockSize = facts.sectorSize = blockSize;
    facts.totalBytes = std::uint64_t{header->totalBlocks} * blockSize;
    if (header->freeBlocks <= header->totalBlocks) {
        facts.freeBytes = std::uint64_t{header->freeBlocks} * blockSize;
        facts.usedBytes = facts.totalBytes - *facts.freeBytes;
    } else {
        facts.problems.push_back(
            fsSentence(FsError::VolumeHeaderFree, header->freeBlocks.value(), header->totalBlocks.value()));
    }
    facts.clean = (header->attributes & 0x100) != 0 && (header->attributes & 0x800) == 0;
    if (facts.totalBytes > source.size() - base)
        facts.problems.push_back(fsSentence(FsError::LargerThanVolume, facts.totalBytes,
                                            facts.totalBytes - (source.size() - base)));
    readCatalogue(source, base, *header, facts);
    const bool journaled = (header->attributes & 0x2000) != 0;
    facts.version = header->signature == signatureHfsx ? "HFSX" : "HFS+";
    facts.name = base != 0 ? "HFS+ in an HFS wrapper" : "HFS+";
    if (facts.caseSensitive.value_or(false)) facts.name += " (case-sensitive)";
    if (journaled) facts.name += ", journaled";
    return facts;
}

}  // namespace

std::string volumeUuid(const std::array<std::byte, 8>& id) {
    if (std::ranges::all_of(id, [](std::byte b) { return b == std::byte{0}; })) return {};
    static const Guid space = *Guid::parse("B3E20F39-F292-11D6-97A4-00306543ECAC");
    std::array<std::byte, 24> input{};
    std::ranges::copy(space.bytes, input.begin());
    std::ranges::copy(id, input.begin() + 16);
    Guid guid{md5(input)};
    guid.bytes[6] = (guid.bytes[6] & std::byte{0x0F}) | std::byte{0x30};
    guid.bytes[8] = (guid.bytes[8] & std::byte{0x3F}) | std::byte{0x80};
    return guid.text(false);
}

std::optional<FileSystemFacts> detect(const ByteSource& source) {
    const auto mdb = fsread::structure<MasterDirectoryBlock>(source, 1024);
    if (!mdb) return std::nullopt;
    if (mdb->signature != signatureHfs) return detectPlus(source, 0);
    if (mdb->embeddedSignature == signatureHfsPlus || mdb->embeddedSignature == signatureHfsx) {
        const std::uint64_t base =
            std::uint64_t{mdb->firstBlock} * 512 + std::uint64_t{mdb->embeddedStart} * mdb->blockSize;
        if (base < source.size())
            if (auto facts = detectPlus(source, base)) return facts;
    }
    const std::uint32_t blockSize = mdb->blockSize;
    if (blockSize == 0 || blockSize % 512 != 0) return std::nullopt;
    FileSystemFacts facts;
    facts.kind = FileSystemKind::Hfs;
    facts.name = fileSystemName(facts.kind);
    facts.version = "hfs";
    const auto length = std::min<std::size_t>(std::to_integer<std::size_t>(mdb->name[0]), 27);
    facts.label = decodeText(std::span(mdb->name).subspan(1, length), Encoding::MacRoman);
    facts.uuid = volumeUuid(mdb->volumeId);
    facts.blockSize = blockSize;
    facts.sectorSize = 512;
    facts.totalBytes = std::uint64_t{mdb->totalBlocks} * blockSize;
    if (mdb->freeBlocks <= mdb->totalBlocks) {
        facts.freeBytes = std::uint64_t{mdb->freeBlocks} * blockSize;
        facts.usedBytes = facts.totalBytes - *facts.freeBytes;
    }
    facts.clean = (mdb->attributes & 0x100) != 0;
    facts.caseSensitive = false;
    return facts;
}

}  // namespace sectorsmith::hfsplus
