// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/windows_structs.h"

#include <algorithm>
#include <bit>
#include <charconv>

#include "base/byte_reader.h"

namespace sectorsmith::windows {

namespace {

std::string tidy(std::string_view text) {
    std::string out;
    for (char c : text) {
        const bool blank = static_cast<unsigned char>(c) <= ' ' || static_cast<unsigned char>(c) >= 0x7F;
        if (!blank) out += c;
        else if (!out.empty() && out.back() != ' ') out += ' ';
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

// A string by its offset within the structure; 0 and 0xFFFFFFFF say that there is none.
std::string_view stringAt(std::span<const std::byte> bytes, std::uint32_t offset) {
    if (offset == 0 || offset >= bytes.size()) return {};
    const std::string_view rest(reinterpret_cast<const char*>(bytes.data()) + offset, bytes.size() - offset);
    return rest.substr(0, rest.find('\0'));
}

bool isSectorSize(std::uint32_t bytes) { return bytes >= 128 && bytes <= (1u << 20); }

}  // namespace

std::string transportOfBus(std::uint32_t storageBusType) {
    switch (storageBusType) {  // STORAGE_BUS_TYPE
        case 1: return "scsi";
        case 2: return "atapi";
        case 3: return "ata";
        case 4: return "firewire";
        case 6: return "fc";
        case 7: return "usb";
        case 8: return "raid";
        case 9: return "iscsi";
        case 10: return "sas";
        case 11: return "sata";
        case 12:
        case 13: return "mmc";
        case 14:
        case 15: return "virtual";
        case 16: return "spaces";
        case 17: return "nvme";
        case 19: return "ufs";
        default: return {};
    }
}

std::string readableSerial(std::string_view raw) {
    std::string text = tidy(raw);
    const bool hex = text.size() >= 20 && text.size() % 4 == 0 && std::ranges::all_of(text, [](char c) {
                         return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
                     });
    if (!hex) return text;
    std::string swapped;
    for (std::size_t i = 0; i + 4 <= text.size(); i += 4) {
        unsigned first = 0;
        unsigned second = 0;
        std::from_chars(text.data() + i, text.data() + i + 2, first, 16);
        std::from_chars(text.data() + i + 2, text.data() + i + 4, second, 16);
        for (unsigned c : {second, first}) {
            if (c < ' ' || c >= 0x7F) return text;  // then the digits are the serial
            swapped += static_cast<char>(c);
        }
    }
    return tidy(swapped);
}

std::optional<StorageDescriptor> parseStorageDescriptor(std::span<const std::byte> bytes) {
    // 0 Version, 4 Size, 8 DeviceType, 9 modifier, 10 RemovableMedia, 11 CommandQueueing, 12 VendorIdOffset,
    // 16 ProductIdOffset, 20 ProductRevisionOffset, 24 SerialNumberOffset, 28 BusType.
    const ByteReader reader(bytes);
    const auto bus = reader.little<std::uint32_t>(28);
    if (!bus) return std::nullopt;
    StorageDescriptor found;
    found.removable = reader.little<std::uint8_t>(10).value_or(0) != 0;
    const std::string vendor = tidy(stringAt(bytes, reader.little<std::uint32_t>(12).value_or(0)));
    const std::string product = tidy(stringAt(bytes, reader.little<std::uint32_t>(16).value_or(0)));
    found.model = vendor.empty() || product.starts_with(vendor) ? product : tidy(vendor + " " + product);
    found.serial = readableSerial(stringAt(bytes, reader.little<std::uint32_t>(24).value_or(0)));
    found.transport = transportOfBus(*bus);
    return found;
}

std::optional<SectorSizes> parseAlignment(std::span<const std::byte> bytes) {
    // 0 Version, 4 Size, 8 BytesPerCacheLine, 12 BytesOffsetForCacheAlignment, 16 BytesPerLogicalSector,
    // 20 BytesPerPhysicalSector, 24 BytesOffsetForSectorAlignment.
    const ByteReader reader(bytes);
    const auto logical = reader.little<std::uint32_t>(16);
    const auto physical = reader.little<std::uint32_t>(20);
    if (!logical || !physical || !isSectorSize(*logical)) return std::nullopt;
    return SectorSizes{*logical, isSectorSize(*physical) ? *physical : *logical};
}

std::optional<Geometry> parseGeometry(std::span<const std::byte> bytes) {
    // DISK_GEOMETRY: 0 Cylinders, 8 MediaType, 12 TracksPerCylinder, 16 SectorsPerTrack, 20 BytesPerSector; 24 DiskSize.
    const ByteReader reader(bytes);
    const auto sector = reader.little<std::uint32_t>(20);
    const auto size = reader.little<std::uint64_t>(24);
    if (!sector || !size || !isSectorSize(*sector) || *size >> 63 != 0) return std::nullopt;
    return Geometry{*size, *sector};
}

std::vector<LayoutPartition> parseLayout(std::span<const std::byte> bytes) {
    // 0 PartitionStyle (0 MBR, 1 GPT), 4 PartitionCount, 8 union of 40 bytes, 48 entries of 144 bytes: 0 style, 8 start,
    // 16 length, 24 number, 28 rewrite, 32 union (MBR: type).
    const ByteReader reader(bytes);
    std::vector<LayoutPartition> found;
    const auto count = reader.little<std::uint32_t>(4);
    for (std::uint64_t i = 0; count && i < *count; ++i) {
        const std::uint64_t at = 48 + i * 144;
        if (!reader.contains(at, 144)) break;
        const LayoutPartition one{reader.little<std::uint32_t>(at + 24).value_or(0),
                                  reader.little<std::uint64_t>(at + 8).value_or(0),
                                  reader.little<std::uint64_t>(at + 16).value_or(0)};
        const bool free = reader.little<std::uint32_t>(at).value_or(0) == 0 &&
                          reader.little<std::uint8_t>(at + 32).value_or(0) == 0;
        if (one.number == 0 || one.length == 0 || free || one.offset >> 63 != 0 || one.length >> 63 != 0)
            continue;
        found.push_back(one);
    }
    return found;
}

std::vector<VolumeExtent> parseVolumeExtents(std::span<const std::byte> bytes) {
    // 0 NumberOfDiskExtents, 8 entries of 24 bytes: 0 DiskNumber, 8 StartingOffset, 16 ExtentLength.
    const ByteReader reader(bytes);
    std::vector<VolumeExtent> found;
    const auto count = reader.little<std::uint32_t>(0);
    for (std::uint64_t i = 0; count && i < *count; ++i) {
        const std::uint64_t at = 8 + i * 24;
        if (!reader.contains(at, 24)) break;
        found.push_back({reader.little<std::uint32_t>(at).value_or(0),
                         reader.little<std::uint64_t>(at + 8).value_or(0),
                         reader.little<std::uint64_t>(at + 16).value_or(0)});
    }
    return found;
}

std::optional<DiskAttributes> parseDiskAttributes(std::span<const std::byte> bytes) {
    // 0 Version, 4 Reserved1, 8 Attributes: 1 offline, 2 read-only.
    const auto attributes = ByteReader(bytes).little<std::uint64_t>(8);
    if (!attributes) return std::nullopt;
    return DiskAttributes{(*attributes & 1) != 0, (*attributes & 2) != 0};
}

bool namesDevice(std::string_view path) {
    if (physicalDriveNumber(path)) return true;
    std::string name(path);
    std::ranges::replace(name, '/', '\\');
    if (name.starts_with("\\\\.\\")) return true;
    constexpr std::string_view longPaths = "\\\\?\\";
    if (!name.starts_with(longPaths)) return false;
    const std::string_view rest = std::string_view(name).substr(longPaths.size());
    const auto startsWith = [&](std::string_view start) {
        return rest.size() > start.size() &&
               std::ranges::equal(rest.substr(0, start.size()), start, {}, [](char c) {
                   return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
               });
    };
    // A backslash after the name begins the path of a file on it.
    if (startsWith("volume{")) return rest.find('\\') == std::string_view::npos;
    constexpr std::string_view objects = "globalroot\\device\\";
    if (!startsWith(objects)) return false;
    const std::string_view object = rest.substr(objects.size());
    const std::size_t slash = object.find('\\');
    if (slash == std::string_view::npos) return true;
    // "Harddisk0\Partition1" is one name.
    std::string_view part = object.substr(slash + 1);
    constexpr std::string_view partition = "partition";
    if (part.size() <= partition.size()) return false;
    for (std::size_t i = 0; i < partition.size(); ++i)
        if ((part[i] | 0x20) != partition[i]) return false;
    part.remove_prefix(partition.size());
    return std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::uint32_t> physicalDriveNumber(std::string_view name) {
    for (std::string_view prefix : {"\\\\.\\", "\\\\?\\", "//./"})
        if (name.starts_with(prefix)) {
            name.remove_prefix(prefix.size());
            break;
        }
    constexpr std::string_view drive = "physicaldrive";
    if (name.size() <= drive.size()) return std::nullopt;
    for (std::size_t i = 0; i < drive.size(); ++i)
        if ((name[i] | 0x20) != drive[i]) return std::nullopt;
    std::uint32_t number = 0;
    const auto [end, problem] =
        std::from_chars(name.data() + drive.size(), name.data() + name.size(), number);
    if (problem != std::errc{} || end != name.data() + name.size()) return std::nullopt;
    return number;
}

}  // namespace sectorsmith::windows
