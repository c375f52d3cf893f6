// SPDX-License-Identifier: GPL-3.0-or-later
// The few fields that tell a volume's start and length, read here and not in fs/: part/ does not know file systems.
// Sources as in fs/ (facts of each format are named there).
#include "part/lost.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "base/units.h"
#include "part/content.h"
#include "part/errors.h"
#include "part/gpt_edit.h"
#include "part/messages.h"
#include "part/partition_list.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr std::size_t maxFindings = 10000;
constexpr std::size_t maxFormerEntries = 100000;  // of old tables

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

    void add(std::string type, std::uint64_t offset, std::uint64_t length, int confidence, Message evidence,
             std::string label = {}, const char* version = "") {
        if (length == 0 || offset % 512 != 0) return;
        if (offset >= disk_.size() || length > disk_.size() - offset) confidence -= 40;
        for (LostVolume& other : volumes_) {
            if (other.offset != offset || other.type != type) continue;
            if (confidence > other.confidence) {
                other.confidence = confidence;
                other.length = length;
                other.evidence = std::move(evidence);
                other.version = version;
                if (!label.empty()) other.label = std::move(label);
            }
            return;
        }
        LostVolume volume;
        volume.type = std::move(type);
        volume.version = version;
        volume.label = std::move(label);
        volume.offset = offset;
        volume.length = length;
        volume.confidence = std::max(confidence, 0);
        volume.evidence = std::move(evidence);
        volumes_.push_back(std::move(volume));
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
                backup ? say(PartMessage::BootSectorBackup) : say(PartMessage::BootSectorFileTable));
            return;
        }
        // The backup stands in the last sector.
        const std::uint64_t before = sectors * sector;
        if (offset >= before && textAt(offset - before + mftBytes, "FILE"))
            add("ntfs", offset - before, length, 85, say(PartMessage::BackupBootSectorFileTable));
        else add("ntfs", offset, length, 25, say(PartMessage::BootSectorAlone));
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
                say(PartMessage::BootSectorFat));
        else if (offset >= 12 * sector && fatStarts(offset - 12 * sector))
            add("exfat", offset - 12 * sector, sectors * sector, 85, say(PartMessage::BackupBootSectorFat));
        else add("exfat", offset, sectors * sector, 25, say(PartMessage::BootSectorAlone));
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
        if ((jump != 0xEB && jump != 0xE9) || !std::has_single_bit(sector) || sector < 512 ||
            sector > 32768 || !std::has_single_bit(per) || reserved == 0 || fats == 0 || fats > 4 ||
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
        const char* version = fat32 ? "FAT32" : "FAT";
        const std::uint64_t backup = fat32 ? *r.little<std::uint16_t>(0x32) * sector : 0;
        if (fatStarts(offset))
            add("vfat", offset, sectors * sector, 95, say(PartMessage::BootSectorFat), label, version);
        else if (backup != 0 && offset >= backup && fatStarts(offset - backup))
            add("vfat", offset - backup, sectors * sector, 85, say(PartMessage::BackupBootSectorFat), label,
                version);
        else if (fat32)
            add("vfat", offset, sectors * sector, 20, say(PartMessage::BootSectorAlone), label, version);
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
                alternate ? say(PartMessage::VolumeHeaderCopy) : say(PartMessage::VolumeHeaderCatalogue));
            return;
        }
        for (std::uint64_t extra = 0; extra < block; extra += 512) {
            if (offset + 1024 < length + extra) break;
            const std::uint64_t start = offset + 1024 - length - extra;
            if (!catalogueStarts(start)) continue;
            add("hfsplus", start, length + extra, 80, say(PartMessage::AlternateVolumeHeaderCatalogue));
            return;
        }
        if (offset >= 1024) add("hfsplus", offset - 1024, length, 25, say(PartMessage::VolumeHeaderAlone));
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
            add("apfs", offset, block * blocks, 100, say(PartMessage::ContainerSuperblockObjectMap));
            return;
        }
        if (count != 0 && count < 65536 && length != 0 && length <= count && index < count) {
            const std::uint64_t before = (base + (std::uint64_t{index} + length - 1) % count) * block;
            if (offset >= before && omapAt(offset - before)) {
                add("apfs", offset - before, block * blocks, 85,
                    say(PartMessage::CheckpointSuperblockObjectMap));
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
            group == 0 ? say(PartMessage::Superblock) : say(PartMessage::BackupSuperblockAlone), label);
    }

    void gpt(std::uint64_t offset) {
        for (std::uint32_t sectorSize : {512U, 4096U, 1024U, 2048U}) {
            if (offset % sectorSize != 0) continue;
            const GptCopy copy = readGptCopy(disk_, offset / sectorSize, sectorSize);
            if (!copy.present || !copy.headerCrcOk) continue;
            if (copy.header.myLba != copy.lba && sectorSize != 2048) continue;
            LostTable table{offset, sectorSize, copy.header.diskGuid.text(), copy.header.myLba, {}};
            if (copy.arrayCrcOk && entries_ + copy.entries.size() <= maxFormerEntries) {
                table.entries = copy.entries;
                entries_ += copy.entries.size();
            }
            tables_.push_back(std::move(table));
            return;
        }
    }

    const ByteSource& disk_;
    std::vector<LostVolume> volumes_;
    std::vector<LostTable> tables_;
    std::size_t entries_ = 0;  // of all tables
};

// What the tables say of a volume: the present one, and old ones that begin a partition in the same place.
void takeNames(LostScan& scan, const PartitionList& list) {
    std::map<std::uint64_t, const GptEntry*> former;
    for (const LostTable& table : scan.tables)
        for (const GptEntry& entry : table.entries) {
            if (entry.sectors() == 0 || entry.first > (std::uint64_t{1} << 62) / table.sectorSize) continue;
            const GptEntry*& known = former[entry.first * table.sectorSize];
            if (known == nullptr || known->name.empty()) known = &entry;
        }
    for (LostVolume& volume : scan.volumes) {
        for (const Partition& partition : list.partitions)
            if (partition.offset == volume.offset && !partition.protective && !partition.extended &&
                volume.known == 0) {
                volume.known = partition.index;
                volume.partitionName = partition.name;
            }
        if (volume.known != 0) continue;
        if (const auto entry = former.find(volume.offset); entry != former.end()) {
            volume.formerEntry = *entry->second;
            volume.partitionName = entry->second->name;
        }
    }
}

Result<GptEditor> editorFor(const DiskTables& tables) {
    if (tables.scheme == Scheme::Mbr && tables.mbr && tables.mbr->mbr.hasEntries())
        return fail(Cause::Refused, PartError::LostOnMbrDisk);
    if (tables.scheme == Scheme::Apm) return fail(Cause::Refused, PartError::LostOnApmDisk);
    return tables.isGptLike() && tables.gpt ? GptEditor::open(tables)
                                            : GptEditor::create(tables, Guid::random());
}

// Adds the volume, with all that is known of it. NotFound when the table has it already.
Result<unsigned> addVolume(GptEditor& editor, const LostVolume& volume) {
    const std::uint64_t ss = editor.sectorSize();
    if (volume.known != 0 &&
        std::ranges::any_of(editor.entries(), [&](const GptEntry& e) { return e.number == volume.known; }))
        return fail(Cause::NotFound, PartError::LostAlreadyInTable, volume.known);
    if (volume.offset % ss != 0) return fail(Cause::Refused, PartError::LostMisaligned);
    NewGptPartition partition;
    partition.first = volume.offset / ss;
    partition.last = (volume.offset + volume.length + ss - 1) / ss - 1;
    if (volume.formerEntry) partition.type = volume.formerEntry->type;
    else if (volume.type == "apfs") partition.type = gpttype::appleApfs();
    else if (volume.type == "hfsplus") partition.type = gpttype::appleHfs();
    else if (volume.type.starts_with("ext")) partition.type = gpttype::linuxFileSystem();
    else if (volume.type == "vfat" && volume.label == "EFI") partition.type = gpttype::efiSystem();
    else partition.type = gpttype::microsoftBasicData();
    // The label of an APFS container is a list, when it has several volumes.
    const bool list = volume.type == "apfs" && volume.label.find(", ") != std::string::npos;
    for (const std::string& name : {volume.partitionName, list ? std::string() : volume.label})
        if (partition.name.empty() && utf16Length(name).value_or(99) <= 36) partition.name = name;
    // The identity of before: what starts from this partition finds it again.
    if (volume.formerEntry && !volume.formerEntry->unique.isZero() &&
        std::ranges::find(editor.entries(), volume.formerEntry->unique, &GptEntry::unique) ==
            editor.entries().end())
        partition.unique = volume.formerEntry->unique;
    return editor.add(partition);
}

// One of `chosen` (indices) after the other, by their places.
Result<TablePlan> planVolumes(const ByteSource& disk, GptEditor& editor, const LostScan& scan,
                              std::vector<std::size_t> chosen, std::vector<Message> notes) {
    std::ranges::sort(chosen);
    std::vector<Message> added;
    for (const std::size_t index : chosen) {
        const LostVolume& volume = scan.volumes[index];
        const Message text = lostVolumeText(volume, editor.sectorSize());
        auto number = addVolume(editor, volume);
        if (!number) return fail(Cause::Refused, PartError::LostNotAdded, index + 1, text, number.error());
        added.push_back(say(PartMessage::FoundBy, *number, text, volume.evidence));
    }
    TablePlan plan = editor.plan(disk, say(PartMessage::TablePartitionsFoundAgain, Count{added.size()}));
    notes.insert(notes.begin(), added.begin(), added.end());
    plan.notes.insert(plan.notes.begin(), notes.begin(), notes.end());
    return plan;
}

// The suggested ones; `notes` says of the others why they are left out.
std::vector<std::size_t> suggested(GptEditor trial, const LostScan& scan, int leastConfidence,
                                   std::vector<Message>& notes) {
    std::vector<std::size_t> order(scan.volumes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i) { return scan.volumes[i].confidence; });
    std::vector<std::size_t> chosen;
    std::map<std::size_t, Message> left;
    for (const std::size_t index : order) {
        const LostVolume& volume = scan.volumes[index];
        const Message text = lostVolumeText(volume, trial.sectorSize());
        if (volume.inside) {
            left[index] = say(PartMessage::LeftInside, index + 1, text);
        } else if (volume.confidence < leastConfidence) {
            left[index] = say(PartMessage::LeftDoubtful, index + 1, text, volume.confidence);
        } else if (auto number = addVolume(trial, volume); number) {
            chosen.push_back(index);
        } else if (number.error().cause != Cause::NotFound) {
            left[index] = say(PartMessage::LeftNoRoom, index + 1, text, number.error());
        }
    }
    for (auto& [index, why] : left) notes.push_back(std::move(why));
    std::ranges::sort(chosen);
    return chosen;
}

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
        if (progress.cancelled()) return fail(Cause::Cancelled, PartError::SearchCancelled);
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
    takeNames(result, listPartitions(tables));
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

Message lostVolumeText(const LostVolume& volume, std::uint32_t sectorSize) {
    const std::string& name = volume.label.empty() ? volume.partitionName : volume.label;
    const std::string system = fileSystemTitle(volume.type, volume.version);
    const std::uint64_t sector = volume.offset / sectorSize;
    return name.empty() ? say(PartMessage::LostVolumeAt, system, sector, formatSize(volume.length))
                        : say(PartMessage::LostVolumeNamed, system, name, sector, formatSize(volume.length));
}

std::vector<std::size_t> suggestedLostVolumes(const DiskTables& tables, const LostScan& scan,
                                              int leastConfidence) {
    auto editor = editorFor(tables);
    std::vector<Message> notes;
    return editor ? suggested(std::move(*editor), scan, leastConfidence, notes) : std::vector<std::size_t>{};
}

Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   int leastConfidence) {
    auto editor = editorFor(tables);
    if (!editor) return std::unexpected(editor.error());
    std::vector<Message> notes;
    std::vector<std::size_t> chosen = suggested(*editor, scan, leastConfidence, notes);
    if (chosen.empty()) return fail(Cause::NotFound, PartError::LostNothing);
    return planVolumes(disk, *editor, scan, std::move(chosen), std::move(notes));
}

Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   std::span<const unsigned> numbers) {
    auto editor = editorFor(tables);
    if (!editor) return std::unexpected(editor.error());
    std::vector<std::size_t> chosen;
    for (const unsigned number : numbers) {
        if (number == 0 || number > scan.volumes.size())
            return fail(Cause::Usage, PartError::NoVolume, number, scan.volumes.size());
        if (std::ranges::find(chosen, number - 1U) == chosen.end()) chosen.push_back(number - 1U);
    }
    if (chosen.empty()) return fail(Cause::Usage, PartError::NoVolumeChosen);
    return planVolumes(disk, *editor, scan, std::move(chosen), {});
}

}  // namespace sectorsmith
