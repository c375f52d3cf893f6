// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/fat/fat.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "fs/errors.h"
#include "fs/fat/fat_names.h"
#include "fs/read.h"

namespace sectorsmith::fat {

namespace {

constexpr unsigned maxEntries = 65536;
constexpr unsigned attributeLabel = 0x08;
constexpr unsigned attributeFolder = 0x10;

bool sameName(std::string_view a, std::string_view b) {
    auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::optional<Volume> Volume::open(const ByteSource& source) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot || boot->signature != 0xAA55) return std::nullopt;
    const std::uint32_t sector = boot->bytesPerSector;
    const auto perCluster = std::to_integer<std::uint32_t>(boot->perCluster[0]);
    const auto fats = std::to_integer<std::uint32_t>(boot->fatCount[0]);
    const auto media = std::to_integer<unsigned>(boot->media[0]);
    const auto jump = std::to_integer<unsigned>(boot->jump[0]);
    if (!std::has_single_bit(sector) || sector < 512 || sector > 32768 || !std::has_single_bit(perCluster) ||
        boot->reservedSectors == 0 || fats == 0 || fats > 4 || (media != 0xF0 && media < 0xF8) ||
        (jump != 0xEB && jump != 0xE9))
        return std::nullopt;
    Volume volume(source);
    volume.boot_ = *boot;
    volume.bytesPerSector_ = sector;
    volume.clusterSize_ = sector * perCluster;
    volume.totalSectors_ =
        boot->totalSectors16 != 0 ? boot->totalSectors16.value() : boot->totalSectors32.value();
    const std::uint64_t fatSectors =
        boot->fatSectors16 != 0 ? boot->fatSectors16.value() : boot->fatSectors32.value();
    const std::uint64_t rootSectors = (std::uint64_t{boot->rootEntries} * 32 + sector - 1) / sector;
    const std::uint64_t overhead = boot->reservedSectors + fats * fatSectors + rootSectors;
    if (fatSectors == 0 || volume.totalSectors_ <= overhead) return std::nullopt;
    const std::uint64_t clusters = (volume.totalSectors_ - overhead) / perCluster;
    volume.bits_ = boot->fatSectors16 == 0 ? 32 : clusters < 4085 ? 12 : 16;
    if (clusters == 0 || clusters > 0x0FFFFFF5) return std::nullopt;
    // No more clusters than the FAT has entries.
    volume.fatBytes_ = fatSectors * sector;
    volume.clusters_ = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(clusters, volume.fatBytes_ * 8 / volume.bits_ - 2));
    volume.fatOffset_ = std::uint64_t{boot->reservedSectors} * sector;
    volume.rootOffset_ = volume.fatOffset_ + fats * volume.fatBytes_;
    volume.rootBytes_ = std::uint64_t{boot->rootEntries} * 32;
    volume.dataOffset_ = volume.rootOffset_ + rootSectors * sector;
    return volume;
}

std::optional<std::uint32_t> Volume::next(std::uint32_t cluster) const {
    if (cluster < 2 || cluster - 2 >= clusters_) return std::nullopt;
    if (bits_ == 32) {
        auto data = fsread::bytes(*source_, fatOffset_ + std::uint64_t{cluster} * 4, 4);
        if (!data) return std::nullopt;
        return loadLittle<std::uint32_t>(data->data()) & 0x0FFFFFFF;
    }
    const std::uint64_t at = bits_ == 16 ? std::uint64_t{cluster} * 2 : std::uint64_t{cluster} * 3 / 2;
    auto data = fsread::bytes(*source_, fatOffset_ + at, 2);
    if (!data) return std::nullopt;
    const std::uint32_t value = loadLittle<std::uint16_t>(data->data());
    if (bits_ == 16) return value;
    return cluster % 2 == 0 ? value & 0xFFF : value >> 4;
}

void Volume::list(std::uint32_t cluster, const std::function<bool(const FileEntry&)>& visit) const {
    unsigned entries = 0;
    LongName longName;
    // False at the end of the folder.
    auto scan = [&](std::span<const std::byte> bytes) {
        const ByteReader reader(bytes);
        for (std::size_t offset = 0; offset + 32 <= bytes.size(); offset += 32) {
            if (++entries > maxEntries) return false;
            const auto entry = *reader.structure<DirectoryEntry>(offset);
            const auto first = std::to_integer<unsigned>(entry.name[0]);
            const auto attributes = std::to_integer<unsigned>(entry.attributes[0]);
            if (first == 0) return false;
            if (first == 0xE5) continue;
            if ((attributes & 0x3F) == attributeLongName) {
                longName.add(bytes.subspan(offset, 32));
                continue;
            }
            FileEntry file;
            file.name = longName.take(entry);
            file.label = (attributes & attributeLabel) != 0;
            if (file.label) file.name = fsread::text(entry.name, true);
            else if (file.name.empty()) file.name = shortName(entry);
            file.folder = (attributes & attributeFolder) != 0;
            file.cluster = static_cast<std::uint32_t>(entry.clusterHigh << 16) | entry.clusterLow;
            if (bits_ != 32) file.cluster &= 0xFFFF;
            file.size = entry.size;
            if (!visit(file)) return false;
        }
        return true;
    };
    if (cluster == 0 && bits_ != 32) {
        if (auto data = fsread::bytes(*source_, rootOffset_, rootBytes_)) scan(*data);
        return;
    }
    if (cluster == 0) cluster = boot_.rootCluster;
    while (cluster >= 2 && cluster - 2 < clusters_) {
        auto data =
            fsread::bytes(*source_, dataOffset_ + std::uint64_t{cluster - 2} * clusterSize_, clusterSize_);
        if (!data || !scan(*data)) return;
        auto following = next(cluster);
        if (!following) return;
        cluster = *following;
    }
}

std::optional<FileEntry> Volume::find(std::string_view path) const {
    FileEntry at;
    at.folder = true;
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        const std::string_view part = path.substr(0, slash);
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
        if (part.empty()) continue;
        if (!at.folder) return std::nullopt;
        std::optional<FileEntry> found;
        list(at.cluster, [&](const FileEntry& entry) {
            if (entry.label || !sameName(entry.name, part)) return true;
            found = entry;
            return false;
        });
        if (!found) return std::nullopt;
        at = *found;
    }
    return at;
}

std::optional<std::vector<std::byte>> Volume::readFile(std::string_view path, std::uint64_t maxBytes) const {
    const auto file = find(path);
    if (!file || file->folder || file->size > maxBytes) return std::nullopt;
    std::vector<std::byte> content;
    for (std::uint32_t cluster = file->cluster; content.size() < file->size;) {
        if (cluster < 2 || cluster - 2 >= clusters_) return std::nullopt;
        const std::uint64_t part = std::min<std::uint64_t>(clusterSize_, file->size - content.size());
        const auto piece =
            fsread::bytes(*source_, dataOffset_ + std::uint64_t{cluster - 2} * clusterSize_, part);
        const auto after = next(cluster);
        if (!piece || !after) return std::nullopt;
        content.insert(content.end(), piece->begin(), piece->end());
        cluster = *after;
    }
    return content;
}

std::optional<std::uint32_t> Volume::countFree(std::uint64_t maxBytes) const {
    const std::uint64_t bytes = (std::uint64_t{clusters_ + 2U} * bits_ + 7) / 8;
    if (bytes > maxBytes || bytes > fatBytes_ + 1) return std::nullopt;
    std::uint32_t free = 0;
    constexpr std::uint64_t step = 3 << 20;  // whole entries of every width
    for (std::uint64_t done = 0; done < bytes; done += step) {
        auto data = fsread::bytes(*source_, fatOffset_ + done, std::min(step, bytes - done));
        if (!data) return std::nullopt;
        const std::byte* p = data->data();
        const std::uint64_t firstCluster = done * 8 / bits_;
        const std::uint64_t end =
            std::min<std::uint64_t>(data->size() * 8 / bits_, clusters_ + 2 - firstCluster);
        for (std::uint64_t i = firstCluster == 0 ? 2 : 0; i < end; ++i) {
            std::uint32_t value = 0;
            if (bits_ == 32) value = loadLittle<std::uint32_t>(p + i * 4) & 0x0FFFFFFF;
            else if (bits_ == 16) value = loadLittle<std::uint16_t>(p + i * 2);
            else
                value = i % 2 == 0 ? loadLittle<std::uint16_t>(p + i * 3 / 2) & 0xFFF
                                   : loadLittle<std::uint16_t>(p + i * 3 / 2) >> 4;
            free += value == 0;
        }
    }
    return free;
}

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options) {
    const auto volume = Volume::open(source);
    if (!volume) return std::nullopt;
    const BootSector& boot = volume->boot();
    FileSystemFacts facts;
    facts.kind = FileSystemKind::Fat;
    facts.name = facts.version = fmt::format("FAT{}", volume->bits());
    facts.blockSize = volume->clusterSize();
    facts.sectorSize = volume->bytesPerSector();
    facts.totalBytes = volume->totalSectors() * volume->bytesPerSector();
    if (facts.totalBytes > source.size())
        facts.problems.push_back(
            fsSentence(FsError::LargerThanVolume, facts.totalBytes, facts.totalBytes - source.size()));

    const auto short16 = *fsread::structure<Extended16>(source, 0x24);
    const bool fat32 = volume->bits() == 32;
    const auto signature = std::to_integer<unsigned>(fat32 ? boot.extSignature[0] : short16.extSignature[0]);
    const auto state = std::to_integer<unsigned>(fat32 ? boot.reserved1[0] : short16.reserved1[0]);
    if (signature == 0x28 || signature == 0x29) {
        const std::uint32_t serial = fat32 ? boot.serial : short16.serial;
        facts.uuid = fmt::format("{:04X}-{:04X}", serial >> 16, serial & 0xFFFF);
        if (signature == 0x29) facts.label = fsread::text(fat32 ? boot.label : short16.label, true);
        if (facts.label == "NO NAME") facts.label.clear();
    }
    // The root folder's entry is the one that systems change; the boot sector's copy is often stale.
    volume->list(0, [&](const FileEntry& entry) {
        if (!entry.label || entry.folder) return true;
        facts.label = entry.name;
        return false;
    });
    const auto mark = [&]() -> std::optional<std::uint32_t> {  // FAT entry 1 holds the state
        if (fat32) {
            auto data = fsread::bytes(source, std::uint64_t{boot.reservedSectors} * facts.sectorSize + 4, 4);
            return data ? std::optional(loadLittle<std::uint32_t>(data->data())) : std::nullopt;
        }
        if (volume->bits() != 16) return std::nullopt;
        auto data = fsread::bytes(source, std::uint64_t{boot.reservedSectors} * facts.sectorSize + 2, 2);
        return data ? std::optional<std::uint32_t>(loadLittle<std::uint16_t>(data->data())) : std::nullopt;
    }();
    facts.clean = (state & 1) == 0 && (!mark || (*mark & (fat32 ? 0x08000000U : 0x8000U)) != 0);

    std::optional<std::uint64_t> free;
    if (fat32 && boot.infoSector != 0 && boot.infoSector != 0xFFFF) {
        auto info = fsread::bytes(source, std::uint64_t{boot.infoSector} * facts.sectorSize, 512);
        if (info && ByteReader(*info).matches(0, "RRaA") && ByteReader(*info).matches(484, "rrAa")) {
            const auto count = *ByteReader(*info).little<std::uint32_t>(488);
            if (count <= volume->clusters()) free = count;
        }
    }
    if (!free) free = volume->countFree(options.maxMapBytes);
    if (free) {
        facts.freeBytes = *free * facts.blockSize;
        facts.usedBytes = facts.totalBytes - *facts.freeBytes;
    }
    facts.caseSensitive = false;
    return facts;
}

}  // namespace sectorsmith::fat
