// SPDX-License-Identifier: GPL-3.0-or-later
// How large the logical sectors were of the disk that an image is of: tables and file systems say it, each in its way.
#include <array>
#include <bit>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "io/open.h"

namespace sectorsmith {

namespace {

constexpr std::array<std::uint32_t, 4> sizes{512, 1024, 2048, 4096};

// Bytes [offset, offset + length) as far as they are there; empty when they cannot be read.
std::vector<std::byte> piece(const ByteSource& source, std::uint64_t offset, std::uint64_t length) {
    if (offset >= source.size()) return {};
    auto bytes = readBytes(source, offset, std::min(length, source.size() - offset));
    return bytes ? std::move(*bytes) : std::vector<std::byte>{};
}

bool plausible(std::uint32_t bytes) { return bytes >= 512 && bytes <= 65536 && std::has_single_bit(bytes); }

// A GPT header (UEFI 2.10, 5.3.2) that says it lies at sector `lba`, its checksum right.
bool isGptHeader(std::span<const std::byte> bytes, std::uint64_t lba, bool checkSum) {
    const ByteReader reader(bytes);
    if (!reader.matches(0, "EFI PART") || reader.little<std::uint64_t>(24) != lba) return false;
    if (!checkSum) return true;
    const auto headerSize = reader.little<std::uint32_t>(12);
    if (!headerSize || *headerSize < 92 || *headerSize > bytes.size()) return false;
    std::vector<std::byte> header(bytes.begin(), bytes.begin() + *headerSize);
    storeLittle<std::uint32_t>(header.data() + 16, 0);
    return crc32(header) == reader.little<std::uint32_t>(16);
}

std::uint32_t fromGpt(const ByteSource& source) {
    std::uint32_t weak = 0;
    for (std::uint32_t size : sizes) {
        auto header = piece(source, size, 512);
        if (isGptHeader(header, 1, true)) return size;
        if (weak == 0 && isGptHeader(header, 1, false)) weak = size;
    }
    // The backup, when the main header is lost.
    for (std::uint32_t size : sizes) {
        if (source.size() < 3 * std::uint64_t{size} || source.size() % size != 0) continue;
        const std::uint64_t last = source.size() / size - 1;
        if (isGptHeader(piece(source, last * size, 512), last, true)) return size;
    }
    return weak;
}

// The Driver Descriptor Record and the map entries that follow it (Inside Macintosh: Devices, chapter 3). Hybrid CDs have a
// record that says 2048 before entries that lie 512 bytes apart: the entries count.
std::uint32_t fromApm(const ByteSource& source, const ByteReader& first) {
    if (!first.matches(0, "ER")) return 0;
    const std::uint32_t said = first.big<std::uint16_t>(2).value_or(0);
    auto hasEntry = [&](std::uint32_t size) {
        return ByteReader(piece(source, size, 4)).matches(0, std::string_view("PM\0\0", 4));
    };
    if (plausible(said) && hasEntry(said)) return said;
    for (std::uint32_t size : sizes)
        if (hasEntry(size)) return size;
    return 0;
}

// What the boot sector of a FAT, NTFS or exFAT volume says; 0 when it is none.
std::uint32_t fromBootSector(const ByteReader& boot) {
    if (boot.matches(3, "EXFAT   ")) {
        const std::uint32_t shift = boot.little<std::uint8_t>(108).value_or(0);
        return shift >= 9 && shift <= 12 ? 1u << shift : 0;
    }
    const std::uint32_t bytes = boot.little<std::uint16_t>(11).value_or(0);
    const std::uint32_t cluster = boot.little<std::uint8_t>(13).value_or(0);
    if (!plausible(bytes) || bytes > 4096) return 0;
    if (boot.matches(3, "NTFS    ")) return bytes;
    const auto jump = boot.little<std::uint8_t>(0);
    const bool jumps = jump == 0xEB || jump == 0xE9;
    const auto reserved = boot.little<std::uint16_t>(14);
    const auto fats = boot.little<std::uint8_t>(16);
    const auto media = boot.little<std::uint8_t>(21);
    if (jumps && std::has_single_bit(cluster) && reserved > 0 && (fats == 1 || fats == 2) && media >= 0xF0)
        return bytes;
    return 0;
}

// Does something begin at `offset` that begins partitions? For boot sectors that know their sector size, it must be `size`.
bool partitionBeginsAt(const ByteSource& source, std::uint64_t offset, std::uint32_t size) {
    const auto bytes = piece(source, offset, 4096);
    const ByteReader reader(bytes);
    if (const std::uint32_t said = fromBootSector(reader)) return said == size;
    return reader.matches(1024, "H+") || reader.matches(1024, "HX") || reader.matches(1024, "BD") ||
           reader.matches(32, "NXSB") || reader.little<std::uint16_t>(1024 + 56) == 0xEF53;
}

std::uint32_t fromMbr(const ByteSource& source, const ByteReader& first) {
    if (first.little<std::uint16_t>(510) != 0xAA55) return 0;
    bool anyEntry = false;
    for (std::uint32_t size : sizes) {
        for (std::uint64_t entry = 446; entry < 510; entry += 16) {
            const auto type = first.little<std::uint8_t>(entry + 4);
            const std::uint64_t start = first.little<std::uint32_t>(entry + 8).value_or(0);
            const std::uint64_t count = first.little<std::uint32_t>(entry + 12).value_or(0);
            if (type == 0 || start == 0 || count == 0) continue;
            anyEntry = true;
            const bool extended = type == 0x05 || type == 0x0F || type == 0x85;
            if (extended ? ByteReader(piece(source, start * size, 512)).little<std::uint16_t>(510) == 0xAA55
                         : partitionBeginsAt(source, start * size, size))
                return size;
        }
    }
    return anyEntry ? 512 : 0;
}

}  // namespace

std::uint32_t guessSectorSize(const ByteSource& source) {
    const auto firstBytes = piece(source, 0, 512);
    const ByteReader first(firstBytes);
    if (std::uint32_t size = fromGpt(source)) return size;
    if (std::uint32_t size = fromApm(source, first)) return size;
    if (std::uint32_t size = fromBootSector(first)) return size;
    if (std::uint32_t size = fromMbr(source, first)) return size;
    // ISO 9660 (ECMA-119, 8.1): the volume descriptors begin at sector 16 of 2048 bytes.
    if (ByteReader(piece(source, 32768, 8)).matches(1, "CD001")) return 2048;
    return 512;
}

}  // namespace sectorsmith
