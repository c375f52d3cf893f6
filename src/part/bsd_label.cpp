// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/bsd_label.h"

#include <algorithm>

#include "base/byte_reader.h"
#include "part/bsd_structs.h"

namespace sectorsmith {

namespace {

constexpr std::uint32_t magic = 0x82564557;
constexpr std::size_t maxPartitions = 52;  // a-z, A-Z
constexpr std::size_t maxBytes = sizeof(BsdLabelOnDisk) + maxPartitions * sizeof(BsdPartitionOnDisk);

std::optional<BsdLabel> parse(std::span<const std::byte> bytes) {
    const ByteReader reader(bytes);
    const auto head = reader.structure<BsdLabelOnDisk>(0);
    if (!head || head->magic != magic || head->magic2 != magic) return std::nullopt;
    const std::size_t count = head->partitions;
    if (count == 0 || count > maxPartitions) return std::nullopt;
    const std::size_t size = sizeof(BsdLabelOnDisk) + count * sizeof(BsdPartitionOnDisk);
    BsdLabel label;
    label.sectorSize = head->sectorSize;
    std::uint16_t sum = 0;
    for (std::size_t at = 0; at < size; at += 2) {
        const auto word = reader.little<std::uint16_t>(at);
        if (!word) return std::nullopt;
        sum ^= *word;
    }
    label.checksumOk = sum == 0;
    const bool wide = head->version == 1;
    for (std::size_t i = 0; i < count; ++i) {
        const auto raw =
            reader.structure<BsdPartitionOnDisk>(sizeof(BsdLabelOnDisk) + i * sizeof(BsdPartitionOnDisk));
        if (!raw) return std::nullopt;
        BsdPartition one;
        one.letter = static_cast<char>(i < 26 ? 'a' + i : 'A' + (i - 26));
        one.start = raw->start;
        one.sectors = raw->sectors;
        if (wide) {
            const std::uint64_t high = raw->fragmentSize;
            one.start |= (high & 0xFFFF) << 32;
            one.sectors |= (high >> 16) << 32;
        }
        one.type = std::to_integer<std::uint8_t>(raw->type[0]);
        if (one.sectors != 0) label.partitions.push_back(one);
    }
    return label;
}

}  // namespace

std::optional<BsdLabel> readBsdLabel(const ByteSource& disk, std::uint64_t start, std::uint32_t sectorSize) {
    std::vector<std::uint64_t> places{64, 512};
    if (sectorSize != 512) places.push_back(sectorSize);
    for (const std::uint64_t place : places) {
        const std::uint64_t size = disk.size();
        if (start >= size || size - start <= place) continue;
        const std::uint64_t offset = start + place;
        const auto bytes = readBytes(disk, offset, std::min<std::uint64_t>(maxBytes, size - offset));
        if (!bytes) continue;
        if (auto label = parse(*bytes)) {
            label->offset = offset;
            return label;
        }
    }
    return std::nullopt;
}

std::string_view bsdBaseName(BsdBase base) {
    switch (base) {
        case BsdBase::Auto: break;
        case BsdBase::Slice: return "slice";
        case BsdBase::Disk: return "disk";
    }
    return "auto";
}

BsdBase bsdBaseOf(const BsdLabel& label, std::uint64_t start, std::uint64_t sectors) {
    // Where it all begins at sector 0 there is nothing to tell apart.
    if (start == 0) return BsdBase::Disk;
    // “c” is the slice itself, unless it is the disk.
    for (const BsdPartition& one : label.partitions)
        if (one.letter == 'c' && one.sectors == sectors) {
            if (one.start == 0) return BsdBase::Slice;
            if (one.start == start) return BsdBase::Disk;
        }
    unsigned bySlice = 0;
    unsigned byDisk = 0;
    for (const BsdPartition& one : label.partitions) {
        if (one.type == 0) continue;
        const auto inside = [&](std::uint64_t from) {
            return one.start >= from && one.start - from < sectors &&
                   one.sectors <= sectors - (one.start - from);
        };
        bySlice += inside(0) ? 1U : 0U;
        byDisk += inside(start) ? 1U : 0U;
    }
    if (bySlice == byDisk) return BsdBase::Auto;
    return bySlice > byDisk ? BsdBase::Slice : BsdBase::Disk;
}

}  // namespace sectorsmith
