// SPDX-License-Identifier: GPL-3.0-or-later
// The few fields that tell a volume's start and length, read here and not in fs/: part/ does not know file systems.
// Sources as in fs/ (facts of each format are named there).
#include "part/lost.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "part/gpt_edit.h"
#include "part/partition_list.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr std::size_t maxFindings = 10000;

class Scanner {
 public:
    explicit Scanner(const ByteSource& disk) : disk_(disk) {}

    // Looks at one sector; `sector` has at least 512 bytes.
    void look(std::uint64_t offset, std::span<const std::byte> sector) {
        if (volumes_.size() + tables_.size() >= maxFindings) return;
        const ByteReader r(sector);
        switch (std::to_integer<unsigned>(sector[0])) {
            case 'E':
                if (r.matches(0, "EFI PART")) gpt(offset);
                break;
            case 'H':
                if (r.matches(0, std::string_view("H+\0\4", 4)) ||
                    r.matches(0, std::string_view("HX\0\5", 4)))
                    hfsPlus(offset, r);
                break;
            default: break;
        }
        if (sector[510] == std::byte{0x55} && sector[511] == std::byte{0xAA}) {
            if (r.matches(3, "NTFS    ")) ntfs(offset, r);
            else if (r.matches(3, "EXFAT   ")) exfat(offset, r);
            else fat(offset, r);
        }
        if (r.matches(32, "NXSB")) apfs(offset, r);
        if (sector[56] == std::byte{0x53} && sector[57] == std::byte{0xEF}) ext(offset, r);
    }

    std::vector<LostVolume>& volumes() { return volumes_; }
    std::vector<LostTable>& tables() { return tables_; }

 private:
    std::optional<std::vector<std::byte>> at(std::uint64_t offset, std::uint64_t length) const {
        if (offset > disk_.size() || length > disk_.size() - offset) return std::nullopt;
        auto bytes = readBytes(disk_, offset, length);
        if (!bytes) return std::nullopt;
        return std::move(*bytes);
    }
    bool textAt(std::uint64_t offset, std::string_view text) const {
        auto bytes = at(offset, text.size());
        return bytes && ByteReader(*bytes).matches(0, text);
    }

    void add(std::string type, std::uint64_t offset, std::uint64_t length, int confidence,
             std::string evidence, std::string label = {}) {
        if (length == 0 || offset % 512 != 0) return;
        if (offset >= disk_.size() || length > disk_.size() - offset) confidence -= 40;
        for (LostVolume& other : volumes_) {
            if (other.offset != offset || other.type != type) continue;
            if (confidence > other.confidence) {
                other.confidence = confidence;
                other.length = length;
                other.evidence = std::move(evidence);
                if (!label.empty()) other.label = std::move(label);
            }
            return;
        }
        volumes_.push_back({std::move(type), std::move(label), offset, length, std::max(confidence, 0),
                            std::move(evidence), 0, false});
    }

    static bool sizeOk(std::uint64_t count, std::uint64_t unit) {
        return count > 0 && unit > 0 && count <= (std::uint64_t{1} << 62) / unit;
    }

    void ntfs(std::uint64_t offset, const ByteReader& r) {
        const std::uint64_t sector = *r.little<std::uint16_t>(11);
        const auto code = *r.little<std::uint8_t>(13);
        const std::uint64_t sectors = *r.little<std::uint64_t>(0x28);
        const std::uint64_t mft = *r.little<std::uint64_t>(0x30);
        const std::uint64_t per = code <= 0x80         ? code
                                  : 256U - code <= 24U ? std::uint64_t{1} << (256U - code)
                                                       : 0;
        if (!std::has_single_bit(sector) || sector < 256 || sector > 4096 || !std::has_single_bit(per) ||
            !sizeOk(sectors, sector) || mft > sectors / per)
            return;
        const std::uint64_t mftBytes = mft * per * sector;
        const std::uint64_t length = (sectors + 1) * sector;  // with the backup boot sector
        if (textAt(offset + mftBytes, "FILE")) {
            const bool backup = textAt(offset + sectors * sector + 3, "NTFS    ");
            add("ntfs", offset, length, backup ? 100 : 80,
                backup ? "boot sector and its backup" : "boot sector and file table");
            return;
        }
        // The backup stands in the last sector.
        const std::uint64_t before = sectors * sector;
        if (offset >= before && textAt(offset - before + mftBytes, "FILE"))
            add("ntfs", offset - before, length, 85, "backup boot sector and file table");
        else add("ntfs", offset, length, 25, "boot sector alone");
    }

    void exfat(std::uint64_t offset, const ByteReader& r) {
        const auto shift = *r.little<std::uint8_t>(0x6C);
        if (shift < 9 || shift > 12) return;
        const std::uint64_t sector = std::uint64_t{1} << shift;
        const std::uint64_t sectors = *r.little<std::uint64_t>(0x48);
        const std::uint64_t fat = *r.little<std::uint32_t>(0x50);
        if (!sizeOk(sectors, sector)) return;
        auto fatStarts = [&](std::uint64_t start) {
            return textAt(start + fat * sector, "\xF8\xFF\xFF\xFF");
        };
        if (fatStarts(offset))
            add("exfat", offset, sectors * sector, textAt(offset + 12 * sector + 3, "EXFAT   ") ? 100 : 80,
                "boot sector and FAT");
        else if (offset >= 12 * sector && fatStarts(offset - 12 * sector))
            add("exfat", offset - 12 * sector, sectors * sector, 85, "backup boot sector and FAT");
        else add("exfat", offset, sectors * sector, 25, "boot sector alone");
    }

    void fat(std::uint64_t offset, const ByteReader& r) {
        const auto jump = *r.little<std::uint8_t>(0);
        const std::uint64_t sector = *r.little<std::uint16_t>(11);
        const unsigned per = *r.little<std::uint8_t>(13);
        const std::uint64_t reserved = *r.little<std::uint16_t>(14);
        const unsigned fats = *r.little<std::uint8_t>(16);
        const auto media = *r.little<std::uint8_t>(21);
        const std::uint64_t small = *r.little<std::uint16_t>(19);
        const std::uint64_t sectors = small != 0 ? small : *r.little<std::uint32_t>(32);
        if ((jump != 0xEB && jump != 0xE9) || !std::has_single_bit(sector) || sector < 512 || sector > 4096 ||
            !std::has_single_bit(per) || reserved == 0 || (fats != 1 && fats != 2) ||
            (media != 0xF0 && media < 0xF8) || sectors < 32)
            return;
        const bool fat32 = *r.little<std::uint16_t>(22) == 0;
        // FATs start with the media byte and ones.
        auto fatStarts = [&](std::uint64_t start) {
            auto bytes = at(start + reserved * sector, 3);
            return bytes && (*bytes)[0] == std::byte{media} && (*bytes)[1] == std::byte{0xFF} &&
                   (*bytes)[2] == std::byte{0xFF};
        };
        std::string label(reinterpret_cast<const char*>(r.slice(fat32 ? 0x47 : 0x2B, 11).data()), 11);
        while (!label.empty() && (label.back() == ' ' || label.back() == 0)) label.pop_back();
        if (label == "NO NAME" || std::ranges::any_of(label, [](char c) {
                return static_cast<unsigned char>(c) < 32 || static_cast<unsigned char>(c) > 126;
            }))
            label.clear();
        const std::uint64_t backup = fat32 ? *r.little<std::uint16_t>(0x32) * sector : 0;
        if (fatStarts(offset)) add("vfat", offset, sectors * sector, 95, "boot sector and FAT", label);
        else if (backup != 0 && offset >= backup && fatStarts(offset - backup))
            add("vfat", offset - backup, sectors * sector, 85, "backup boot sector and FAT", label);
        else if (fat32) add("vfat", offset, sectors * sector, 20, "boot sector alone", label);
    }

    void hfsPlus(std::uint64_t offset, const ByteReader& r) {
        const std::uint64_t block = *r.big<std::uint32_t>(0x28);
        const std::uint64_t blocks = *r.big<std::uint32_t>(0x2C);
        const std::uint64_t catalogue = *r.big<std::uint32_t>(0x110 + 0x10);
        if (!std::has_single_bit(block) || block < 512 || block > (1 << 20) || blocks == 0 ||
            catalogue >= blocks)
            return;
        const std::uint64_t length = block * blocks;
        auto catalogueStarts = [&](std::uint64_t start) {
            auto node = at(start + catalogue * block, 14);
            return node && (*node)[8] == std::byte{1} && (*node)[9] == std::byte{0};  // a header node
        };
        auto isHeader = [&](std::uint64_t where) { return textAt(where, "H+") || textAt(where, "HX"); };
        if (offset >= 1024 && catalogueStarts(offset - 1024)) {
            const std::uint64_t start = offset - 1024;
            // Half a block may be left behind the last one: the alternate counts from the partition's end.
            bool alternate = false;
            for (std::uint64_t extra = 0; extra < block && !alternate; extra += 512)
                alternate = isHeader(start + length + extra - 1024);
            add("hfsplus", start, length, alternate ? 100 : 85,
                alternate ? "volume header and its copy" : "volume header and catalogue");
            return;
        }
        for (std::uint64_t extra = 0; extra < block; extra += 512) {
            if (offset + 1024 < length + extra) break;
            const std::uint64_t start = offset + 1024 - length - extra;
            if (!catalogueStarts(start)) continue;
            add("hfsplus", start, length + extra, 80, "alternate volume header and catalogue");
            return;
        }
        if (offset >= 1024) add("hfsplus", offset - 1024, length, 25, "volume header alone");
    }

    void apfs(std::uint64_t offset, const ByteReader& r) {
        const std::uint64_t block = *r.little<std::uint32_t>(0x24);
        const std::uint64_t blocks = *r.little<std::uint64_t>(0x28);
        if (!std::has_single_bit(block) || block < 4096 || block > 65536 || !sizeOk(blocks, block)) return;
        auto whole = at(offset, block);
        if (!whole || fletcher64(*whole) != loadLittle<std::uint64_t>(whole->data())) return;
        const std::uint64_t omap = *r.little<std::uint64_t>(0xA0);
        const std::uint64_t base = *r.little<std::uint64_t>(0x70);
        const std::uint32_t count = *r.little<std::uint32_t>(0x68);
        const std::uint32_t index = *r.little<std::uint32_t>(0x88);
        const std::uint32_t length = *r.little<std::uint32_t>(0x8C);
        if (omap >= blocks || base >= blocks) return;
        auto omapAt = [&](std::uint64_t start) {
            auto object = at(start + omap * block, block);
            return object && (loadLittle<std::uint32_t>(object->data() + 24) & 0xFFFF) == 0x0B &&
                   fletcher64(*object) == loadLittle<std::uint64_t>(object->data());
        };
        if (omapAt(offset)) {
            add("apfs", offset, block * blocks, 100, "container superblock and object map");
            return;
        }
        if (count != 0 && count < 65536 && length != 0 && length <= count && index < count) {
            const std::uint64_t before = (base + (std::uint64_t{index} + length - 1) % count) * block;
            if (offset >= before && omapAt(offset - before)) {
                add("apfs", offset - before, block * blocks, 85, "checkpoint superblock and object map");
                return;
            }
        }
        // Superblocks of older checkpoints are many and say nothing new.
    }

    void ext(std::uint64_t offset, const ByteReader& r) {
        const std::uint32_t log = *r.little<std::uint32_t>(0x18);
        if (log > 6) return;
        const std::uint64_t block = std::uint64_t{1024} << log;
        std::uint64_t blocks = *r.little<std::uint32_t>(0x04);
        const std::uint64_t perGroup = *r.little<std::uint32_t>(0x20);
        const std::uint64_t firstData = *r.little<std::uint32_t>(0x14);
        const std::uint64_t inodes = *r.little<std::uint32_t>(0);
        const std::uint32_t compatible = *r.little<std::uint32_t>(0x5C);
        const std::uint32_t incompatible = *r.little<std::uint32_t>(0x60);
        const std::uint32_t readOnly = *r.little<std::uint32_t>(0x64);
        auto rest = at(offset, 1024);
        if (!rest) return;
        if ((incompatible & 0x80) != 0)
            blocks |= std::uint64_t{*ByteReader(*rest).little<std::uint32_t>(0x150)} << 32;
        if (blocks == 0 || inodes == 0 || perGroup == 0 || perGroup > block * 8 || firstData > 1 ||
            !sizeOk(blocks, block))
            return;
        if ((readOnly & 0x400) != 0 && crc32c(std::span<const std::byte>(*rest).first(0x3FC)) !=
                                           loadLittle<std::uint32_t>(rest->data() + 0x3FC))
            return;
        const std::uint64_t group = *r.little<std::uint16_t>(0x5A);
        const std::string type = (incompatible & ~0x16U) != 0 || (readOnly & ~7U) != 0 ? "ext4"
                                 : (compatible & 4) != 0                               ? "ext3"
                                                                                       : "ext2";
        std::string label(reinterpret_cast<const char*>(r.slice(0x78, 16).data()), 16);
        label.resize(std::min(label.find('\0'), label.size()));
        const std::uint64_t before = group == 0 ? 1024 : (group * perGroup + firstData) * block;
        if (offset < before) return;
        const std::uint64_t start = offset - before;
        const bool primary = textAt(start + 1024 + 56, "\x53\xEF");
        add(type, start, blocks * block,
            group == 0 ? 90
            : primary  ? 70
                       : 65,
            group == 0 ? "superblock" : "backup superblock alone", label);
    }

    void gpt(std::uint64_t offset) {
        for (std::uint32_t sectorSize : {512U, 4096U, 1024U, 2048U}) {
            if (offset % sectorSize != 0) continue;
            const GptCopy copy = readGptCopy(disk_, offset / sectorSize, sectorSize);
            if (!copy.present || !copy.headerCrcOk) continue;
            if (copy.header.myLba != copy.lba && sectorSize != 2048) continue;
            tables_.push_back({offset, sectorSize, copy.header.diskGuid.text(), copy.header.myLba,
                               copy.arrayCrcOk ? static_cast<unsigned>(copy.entries.size()) : 0});
            return;
        }
    }

    const ByteSource& disk_;
    std::vector<LostVolume> volumes_;
    std::vector<LostTable> tables_;
};

}  // namespace

Result<LostScan> scanLost(const ByteSource& disk, const DiskTables& tables, const LostOptions& options,
                          Progress& progress) {
    LostScan result;
    const std::uint64_t begin = std::min(options.offset / 512 * 512, disk.size());
    const std::uint64_t end =
        options.length == 0 ? disk.size() : begin + std::min(options.length, disk.size() - begin);
    Scanner scanner(disk);
    std::vector<std::byte> buffer(step);
    for (std::uint64_t at = begin; at + 512 <= end;) {
        if (progress.cancelled()) return fail(Cause::Cancelled, "the search was cancelled");
        progress.update(at - begin, end - begin);
        const Extent extent = disk.extentAt(at);
        if (extent.hole && extent.offset + extent.length > at) {
            const std::uint64_t next = std::min(extent.offset + extent.length, end) / 512 * 512;
            if (next > at) {
                result.scannedBytes += next - at;
                at = next;
                continue;
            }
        }
        const std::uint64_t length = std::min(step, end - at);
        const auto piece = std::span(buffer).first(length);
        const ReadReport report = disk.read(at, piece);
        for (const BadRange& bad : report.bad) result.unreadableBytes += bad.length;
        for (std::uint64_t i = 0; i + 512 <= length; i += 512) {
            const std::uint64_t lba = (at + i) / 512;
            // The quick way: starts on 4 KiB or on tracks, and the sectors 2 and 1024 bytes from there that hold headers.
            if (!options.everySector && lba % 8 != 0 && lba % 8 != 2 && lba % 63 != 0 && lba % 63 != 2)
                continue;
            scanner.look(at + i, piece.subspan(i, 512));
        }
        result.scannedBytes += length;
        at += length;
    }
    progress.update(end - begin, end - begin);
    result.volumes = std::move(scanner.volumes());
    result.tables = std::move(scanner.tables());

    // Which are in the table already, and which lie inside a better one.
    const PartitionList list = listPartitions(tables);
    for (LostVolume& volume : result.volumes)
        for (const Partition& partition : list.partitions)
            if (partition.offset == volume.offset && !partition.protective && !partition.extended &&
                volume.known == 0)
                volume.known = partition.index;
    std::ranges::sort(result.volumes, [](const LostVolume& a, const LostVolume& b) {
        return a.offset != b.offset ? a.offset < b.offset : a.length > b.length;
    });
    for (LostVolume& volume : result.volumes)
        for (const LostVolume& other : result.volumes) {
            if (&other == &volume || other.confidence < volume.confidence || other.confidence < 60) continue;
            const bool covers = other.offset <= volume.offset &&
                                volume.offset < other.offset + other.length && other.length >= volume.length;
            const bool same = other.offset == volume.offset && other.length == volume.length &&
                              other.confidence == volume.confidence;
            if (covers && (!same || &other < &volume)) volume.inside = true;
        }
    return result;
}

Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   int leastConfidence) {
    Result<GptEditor> editor = fail(Cause::Refused, "");
    const bool hasGpt = tables.isGptLike() && tables.gpt;
    if (tables.scheme == Scheme::Mbr && tables.mbr && tables.mbr->mbr.hasEntries())
        return fail(
            Cause::Refused,
            "the disk has an MBR with partitions: add the lost ones to it by hand, or it would be replaced");
    if (tables.scheme == Scheme::Apm)
        return fail(Cause::Refused, "the disk has an Apple partition map: it would be replaced");
    editor = hasGpt ? GptEditor::open(tables) : GptEditor::create(tables, Guid::random());
    if (!editor) return std::unexpected(editor.error());
    const std::uint64_t ss = editor->sectorSize();
    std::vector<std::string> notes;
    unsigned added = 0;
    std::vector<const LostVolume*> order;
    for (const LostVolume& volume : scan.volumes) order.push_back(&volume);
    std::ranges::stable_sort(order, std::ranges::greater{}, &LostVolume::confidence);
    for (const LostVolume* volume : order) {
        const std::string name = fmt::format("{} at {} ({})", volume->type, volume->offset, volume->evidence);
        if (hasGpt && volume->known != 0) continue;
        if (volume->inside) {
            notes.push_back(name + " lies inside another volume and is left out.");
            continue;
        }
        if (volume->confidence < leastConfidence) {
            notes.push_back(
                fmt::format("{} is too doubtful ({} of 100) and is left out.", name, volume->confidence));
            continue;
        }
        if (volume->offset % ss != 0) {
            notes.push_back(name + " does not start on a sector of this disk and is left out.");
            continue;
        }
        NewGptPartition partition;
        partition.first = volume->offset / ss;
        partition.last = (volume->offset + volume->length + ss - 1) / ss - 1;
        if (volume->type == "apfs") partition.type = gpttype::appleApfs();
        else if (volume->type == "hfsplus") partition.type = gpttype::appleHfs();
        else if (volume->type.starts_with("ext")) partition.type = gpttype::linuxFileSystem();
        else if (volume->type == "vfat" && volume->label == "EFI") partition.type = gpttype::efiSystem();
        else partition.type = gpttype::microsoftBasicData();
        if (utf16Length(volume->label).value_or(99) <= 36) partition.name = volume->label;
        auto number = editor->add(partition);
        if (!number) {
            notes.push_back(name + " is left out: " + number.error().message + ".");
            continue;
        }
        ++added;
        notes.push_back(fmt::format("Partition {}: {}.", *number, name));
    }
    if (added == 0) return fail(Cause::NotFound, "nothing was found that the table does not have already");
    TablePlan plan = editor->plan(disk, fmt::format("Table with {} partitions found again", added));
    plan.notes.insert(plan.notes.begin(), notes.begin(), notes.end());
    return plan;
}

}  // namespace sectorsmith
