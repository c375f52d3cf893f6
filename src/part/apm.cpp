// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/apm.h"

#include <algorithm>

#include "base/byte_reader.h"
#include "base/text.h"

namespace sectorsmith {

namespace {

constexpr std::uint32_t maxEntries = 1024;

std::string fixedText(std::span<const std::byte> bytes) {
    auto end = std::ranges::find(bytes, std::byte{0});
    return decodeText(bytes.first(static_cast<std::size_t>(end - bytes.begin())), Encoding::MacRoman);
}

std::optional<ApmEntry> readEntry(const ByteSource& disk, unsigned index, std::uint32_t blockSize) {
    const std::uint64_t offset = std::uint64_t{index} * blockSize;
    if (disk.size() < 512 || offset > disk.size() - 512) return std::nullopt;
    auto bytes = readBytes(disk, offset, 512);
    if (!bytes) return std::nullopt;
    const auto raw = *ByteReader(*bytes).structure<ApmEntryOnDisk>(0);
    if (raw.signature != 0x504D) return std::nullopt;
    ApmEntry entry;
    entry.index = index;
    entry.mapBlocks = raw.mapBlocks;
    entry.start = raw.start;
    entry.blocks = raw.blocks;
    entry.name = fixedText(raw.name);
    entry.type = fixedText(raw.type);
    entry.status = raw.status;
    entry.raw = std::move(*bytes);
    return entry;
}

}  // namespace

std::optional<ApmTable> readApm(const ByteSource& disk) {
    if (disk.size() < 1024) return std::nullopt;
    ApmTable table;
    std::array<std::byte, 512> block0{};
    if (readExact(disk, 0, block0)) {
        const auto ddm = *ByteReader(block0).structure<ApmDriverDescriptorOnDisk>(0);
        table.hasDriverDescriptor = ddm.signature == 0x4552;
        if (table.hasDriverDescriptor) {
            table.declaredBlockSize = ddm.blockSize;
            table.declaredBlockCount = ddm.blockCount;
        }
    }
    // CDs declare 2048-byte blocks and often carry the map in 512-byte steps: where a map is decides.
    std::vector<std::uint32_t> sizes;
    if (table.declaredBlockSize >= 512 && table.declaredBlockSize % 512 == 0)
        sizes.push_back(table.declaredBlockSize);
    for (std::uint32_t size : {512U, 1024U, 2048U, 4096U})
        if (std::ranges::find(sizes, size) == sizes.end() && (size == 512 || table.hasDriverDescriptor))
            sizes.push_back(size);
    for (std::uint32_t size : sizes) {
        auto first = readEntry(disk, 1, size);
        if (!first) continue;
        // Without a driver descriptor "PM" alone proves little: a first entry has a type.
        if (!table.hasDriverDescriptor && first->type.empty()) continue;
        table.blockSize = size;
        const std::uint32_t count = std::min(std::max<std::uint32_t>(first->mapBlocks, 1), maxEntries);
        table.truncated = first->mapBlocks > maxEntries;
        table.entries.push_back(std::move(*first));
        for (unsigned index = 2; index <= count; ++index) {
            auto entry = readEntry(disk, index, size);
            if (!entry) {
                table.truncated = true;
                break;
            }
            table.entries.push_back(std::move(*entry));
        }
        return table;
    }
    return std::nullopt;
}

}  // namespace sectorsmith
