// SPDX-License-Identifier: GPL-3.0-or-later
// Offsets from: the LUKS1 and LUKS2 on-disk formats, libbde, libfvde and libvslvm documentation, the kernel's md_p.h,
// XFS Algorithms and Data Structures, the btrfs wiki, ECMA-119, ECMA-167, the kernel's swap.h, f2fs_fs.h, squashfs_fs.h.
#include "fs/other/signatures.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>

#include "base/guid.h"
#include "base/text.h"
#include "fs/other/udf.h"
#include "fs/read.h"

namespace sectorsmith::other {

namespace {

FileSystemFacts named(FileSystemKind kind) {
    FileSystemFacts facts;
    facts.kind = kind;
    facts.name = fileSystemName(kind);
    return facts;
}

std::string uuidAt(const ByteReader& reader, std::uint64_t offset) {
    const auto bytes = reader.slice(offset, 16);
    if (bytes.size() != 16) return {};
    const Guid guid = Guid::fromBig(bytes.first<16>());
    return guid.isZero() ? std::string{} : guid.text(false);
}

void luks(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 0, 512);
    if (!data || !ByteReader(*data).matches(0, "LUKS\xBA\xBE")) return;
    const ByteReader reader(*data);
    auto facts = named(FileSystemKind::Luks);
    facts.version = std::to_string(*reader.big<std::uint16_t>(6));
    facts.uuid = fsread::text(reader.slice(168, 40));
    if (facts.version == "2") facts.label = fsread::text(reader.slice(24, 48));
    facts.encrypted = true;
    found.push_back(std::move(facts));
}

void bitLocker(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 0, 512);
    if (!data) return;
    const ByteReader reader(*data);
    // BitLocker To Go hides behind a FAT boot sector and is known by its identifier.
    static const Guid identifier = *Guid::parse("4967D63B-2E29-4AD8-8399-F6A339E3D001");
    const bool toGo =
        reader.matches(3, "MSWIN4.1") && Guid::fromMixed(reader.slice(0x1A8, 16).first<16>()) == identifier;
    if (!reader.matches(3, "-FVE-FS-") && !toGo) return;
    auto facts = named(FileSystemKind::BitLocker);
    if (toGo) facts.name = "BitLocker To Go";
    facts.encrypted = true;
    found.push_back(std::move(facts));
}

void lvm(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    for (std::uint64_t sector = 0; sector < 4; ++sector) {
        auto data = fsread::bytes(source, sector * 512, 512);
        if (!data) return;
        const ByteReader reader(*data);
        if (!reader.matches(0, "LABELONE") || !reader.matches(24, "LVM2 001")) continue;
        auto facts = named(FileSystemKind::Lvm);
        facts.version = "LVM2 001";
        const std::string id = fsread::text(reader.slice(32, 32));
        if (id.size() == 32)
            facts.uuid =
                fmt::format("{}-{}-{}-{}-{}-{}-{}", id.substr(0, 6), id.substr(6, 4), id.substr(10, 4),
                            id.substr(14, 4), id.substr(18, 4), id.substr(22, 4), id.substr(26, 6));
        found.push_back(std::move(facts));
        return;
    }
}

// Version 0.90, in the byte order of the computer that made it: in the last 64 KiB that are whole.
void oldLinuxRaid(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    if (source.size() < 131072) return;
    const std::uint64_t place = (source.size() & ~std::uint64_t{65535}) - 65536;
    auto data = fsread::bytes(source, place, 128);
    if (!data) return;
    const ByteReader reader(*data);
    const bool big = reader.big<std::uint32_t>(0) == 0xA92B4EFCU;
    if (!big && reader.little<std::uint32_t>(0) != 0xA92B4EFCU) return;
    const auto word = [&](std::uint64_t index) {
        return big ? *reader.big<std::uint32_t>(index * 4) : *reader.little<std::uint32_t>(index * 4);
    };
    if (word(1) != 0 || std::uint64_t{word(8)} * 1024 > place) return;  // its data end before it
    auto facts = named(FileSystemKind::LinuxRaid);
    facts.version = fmt::format("0.{}", word(2));
    const std::string hex = fmt::format("{:08x}{:08x}{:08x}{:08x}", word(5), word(13), word(14), word(15));
    facts.uuid = fmt::format("{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4),
                             hex.substr(16, 4), hex.substr(20));
    found.push_back(std::move(facts));
}

void linuxRaid(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    const std::uint64_t sectors = source.size() / 512;
    std::vector<std::uint64_t> places{0, 4096};
    if (sectors >= 32) places.push_back(((sectors - 16) & ~std::uint64_t{7}) * 512);  // version 1.0
    for (std::uint64_t place : places) {
        auto data = fsread::bytes(source, place, 256);
        if (!data) continue;
        const ByteReader reader(*data);
        if (reader.little<std::uint32_t>(0) != 0xA92B4EFCU || reader.little<std::uint32_t>(4) != 1U) continue;
        if (reader.little<std::uint64_t>(0x90) != place / 512) continue;  // its own place
        auto facts = named(FileSystemKind::LinuxRaid);
        facts.version = place == 0 ? "1.1" : place == 4096 ? "1.2" : "1.0";
        facts.uuid = uuidAt(reader, 16);
        facts.label = fsread::text(reader.slice(32, 32));
        found.push_back(std::move(facts));
        return;
    }
    oldLinuxRaid(source, found);
}

void coreStorage(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 0, 512);
    if (!data || !ByteReader(*data).matches(88, "CS")) return;
    const ByteReader reader(*data);
    // Two letters prove little: the header also says its version, kind and checksum method.
    if (reader.little<std::uint16_t>(8) != 1 || reader.little<std::uint16_t>(10) != 16) return;
    found.push_back(named(FileSystemKind::CoreStorage));
}

void xfs(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 0, 512);
    if (!data || !ByteReader(*data).matches(0, "XFSB")) return;
    const ByteReader reader(*data);
    auto facts = named(FileSystemKind::Xfs);
    facts.blockSize = *reader.big<std::uint32_t>(4);
    if (!std::has_single_bit(facts.blockSize) || facts.blockSize < 512 || facts.blockSize > 65536) return;
    facts.sectorSize = *reader.big<std::uint16_t>(102);
    facts.uuid = uuidAt(reader, 32);
    facts.label = fsread::text(reader.slice(108, 12));
    const std::uint64_t blocks = *reader.big<std::uint64_t>(8);
    const std::uint64_t free = *reader.big<std::uint64_t>(144);
    if (blocks <= (std::uint64_t{1} << 62) / facts.blockSize) {
        facts.totalBytes = blocks * facts.blockSize;
        if (free <= blocks) {
            facts.freeBytes = free * facts.blockSize;
            facts.usedBytes = facts.totalBytes - *facts.freeBytes;
        }
    }
    facts.caseSensitive = true;
    found.push_back(std::move(facts));
}

void btrfs(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 65536, 4096);
    if (!data || !ByteReader(*data).matches(64, "_BHRfS_M")) return;
    const ByteReader reader(*data);
    auto facts = named(FileSystemKind::Btrfs);
    facts.uuid = uuidAt(reader, 32);
    facts.label = fsread::text(reader.slice(0x12B, 256));
    facts.sectorSize = facts.blockSize = *reader.little<std::uint32_t>(0x90);
    const std::uint64_t total = *reader.little<std::uint64_t>(0x70);
    const std::uint64_t used = *reader.little<std::uint64_t>(0x78);
    if (total < std::uint64_t{1} << 63 && used <= total) {
        facts.totalBytes = total;
        facts.usedBytes = used;
        facts.freeBytes = total - used;
    }
    facts.caseSensitive = true;
    found.push_back(std::move(facts));
}

void swap(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    for (std::uint32_t page : {4096U, 8192U, 16384U, 32768U, 65536U}) {
        auto data = fsread::bytes(source, page - 10, 10);
        if (!data || !ByteReader(*data).matches(0, "SWAPSPACE2")) continue;
        auto head = fsread::bytes(source, 1024, 64);
        if (!head) return;
        const ByteReader reader(*head);
        auto facts = named(FileSystemKind::Swap);
        facts.version = std::to_string(*reader.little<std::uint32_t>(0));
        facts.blockSize = facts.sectorSize = page;
        facts.uuid = uuidAt(reader, 12);
        facts.label = fsread::text(reader.slice(28, 16));
        facts.totalBytes = (std::uint64_t{*reader.little<std::uint32_t>(4)} + 1) * page;
        found.push_back(std::move(facts));
        return;
    }
}

// The label of the Joliet tree (level 1 to 3), whose encoding has all characters; empty where there is none. What is only the
// beginning of the plain label adds nothing to it.
std::string jolietLabel(const ByteSource& source, std::span<const std::byte> plain) {
    for (std::uint64_t sector = 17; sector < 17 + 16; ++sector) {
        auto data = fsread::bytes(source, sector * 2048, 128);
        if (!data) return {};
        const ByteReader reader(*data);
        if (!reader.matches(1, "CD001") || reader.little<std::uint8_t>(0) == 0xFF) return {};
        if (reader.little<std::uint8_t>(0) != 2) continue;
        if (!reader.matches(88, "%/@") && !reader.matches(88, "%/C") && !reader.matches(88, "%/E")) continue;
        const auto wide = reader.slice(40, 32);
        bool same = true;
        for (std::size_t i = 0; i < 16; ++i)
            same = same && wide[2 * i] == std::byte{0} && wide[2 * i + 1] == plain[i];
        if (same) return {};
        std::string label = decodeText(wide, Encoding::Utf16Be);
        label.erase(std::min(label.find('\0'), label.size()));
        while (label.ends_with(' ')) label.pop_back();
        return label;
    }
    return {};
}

void opticalDiscs(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    // A UDF disc often carries an ISO 9660 directory as well; blkid names it by UDF.
    if (auto facts = detectUdf(source)) found.push_back(std::move(*facts));
    auto data = fsread::bytes(source, 32768, 2048);
    if (!data || !ByteReader(*data).matches(1, "CD001")) return;
    const ByteReader reader(*data);
    auto facts = named(FileSystemKind::Iso9660);
    facts.blockSize = facts.sectorSize = *reader.little<std::uint16_t>(128);
    facts.label = jolietLabel(source, reader.slice(40, 32));
    if (facts.label.empty()) facts.label = fsread::text(reader.slice(40, 32), true);
    facts.totalBytes = std::uint64_t{*reader.little<std::uint32_t>(80)} * facts.blockSize;
    // blkid makes the identifier of the date of the last change, else of creation: 16 digits.
    for (std::uint64_t offset : {830U, 813U}) {
        const std::string date = fsread::text(reader.slice(offset, 16));
        if (date.size() != 16 || date == std::string(16, '0')) continue;
        facts.uuid =
            fmt::format("{}-{}-{}-{}-{}-{}-{}", date.substr(0, 4), date.substr(4, 2), date.substr(6, 2),
                        date.substr(8, 2), date.substr(10, 2), date.substr(12, 2), date.substr(14, 2));
        break;
    }
    found.push_back(std::move(facts));
}

void others(const ByteSource& source, std::vector<FileSystemFacts>& found) {
    auto data = fsread::bytes(source, 0, 2048);
    if (!data) return;
    const ByteReader reader(*data);
    if (reader.matches(3, "ReFS") && reader.matches(16, "FSRS")) found.push_back(named(FileSystemKind::Refs));
    if (reader.little<std::uint32_t>(1024) == 0xF2F52010U) {
        auto facts = named(FileSystemKind::F2fs);
        facts.version =
            fmt::format("{}.{}", *reader.little<std::uint16_t>(1028), *reader.little<std::uint16_t>(1030));
        facts.uuid = uuidAt(reader, 1024 + 108);
        if (auto name = fsread::bytes(source, 1024 + 124, 1024)) {
            facts.label = decodeText(*name, Encoding::Utf16Le);
            facts.label.erase(std::min(facts.label.find('\0'), facts.label.size()));
        }
        const std::uint32_t log = *reader.little<std::uint32_t>(1024 + 16);
        const std::uint64_t blocks = *reader.little<std::uint64_t>(1024 + 36);
        if (log >= 9 && log <= 16) {
            facts.blockSize = facts.sectorSize = std::uint32_t{1} << log;
            if (blocks <= (std::uint64_t{1} << 62) >> log) facts.totalBytes = blocks << log;
        }
        found.push_back(std::move(facts));
    }
    if (reader.matches(0, "hsqs")) {
        auto facts = named(FileSystemKind::SquashFs);
        facts.version =
            fmt::format("{}.{}", *reader.little<std::uint16_t>(28), *reader.little<std::uint16_t>(30));
        if (*reader.little<std::uint16_t>(28) == 4) {
            facts.blockSize = *reader.little<std::uint32_t>(12);
            facts.totalBytes = *reader.little<std::uint64_t>(40);
        }
        found.push_back(std::move(facts));
    }
}

}  // namespace

std::vector<FileSystemFacts> detectContainers(const ByteSource& source) {
    std::vector<FileSystemFacts> found;
    luks(source, found);
    bitLocker(source, found);
    lvm(source, found);
    linuxRaid(source, found);
    coreStorage(source, found);
    return found;
}

std::vector<FileSystemFacts> detectFileSystems(const ByteSource& source) {
    std::vector<FileSystemFacts> found;
    xfs(source, found);
    btrfs(source, found);
    swap(source, found);
    opticalDiscs(source, found);
    others(source, found);
    return found;
}

}  // namespace sectorsmith::other
