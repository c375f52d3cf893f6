// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/types.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <vector>

namespace sectorsmith {

namespace {

constexpr GptType gptTypeTable[] = {
#include "part/gpt_types.inc"
};

// Assigned by use, not by a standard. Sources: libvsmbr documentation, the vendors' documents.
constexpr MbrType mbrTypeTable[] = {
    {0x00, "Empty"},
    {0x01, "FAT12"},
    {0x02, "XENIX root"},
    {0x03, "XENIX usr"},
    {0x04, "FAT16, small"},
    {0x05, "Extended"},
    {0x06, "FAT16"},
    {0x07, "NTFS, exFAT or HPFS"},
    {0x08, "AIX"},
    {0x09, "AIX bootable"},
    {0x0A, "OS/2 boot manager"},
    {0x0B, "FAT32, CHS"},
    {0x0C, "FAT32"},
    {0x0E, "FAT16, LBA"},
    {0x0F, "Extended, LBA"},
    {0x10, "OPUS"},
    {0x11, "Hidden FAT12"},
    {0x12, "Compaq diagnostics"},
    {0x14, "Hidden FAT16, small"},
    {0x16, "Hidden FAT16"},
    {0x17, "Hidden NTFS or HPFS"},
    {0x18, "AST SmartSleep"},
    {0x1B, "Hidden FAT32, CHS"},
    {0x1C, "Hidden FAT32"},
    {0x1E, "Hidden FAT16, LBA"},
    {0x24, "NEC DOS"},
    {0x27, "Windows recovery environment"},
    {0x39, "Plan 9"},
    {0x3C, "PartitionMagic recovery"},
    {0x40, "Venix 80286"},
    {0x41, "PowerPC PReP boot"},
    {0x42, "Windows dynamic disk"},
    {0x4D, "QNX4"},
    {0x4E, "QNX4, second part"},
    {0x4F, "QNX4, third part"},
    {0x50, "OnTrack DM"},
    {0x51, "OnTrack DM6 Aux1"},
    {0x52, "CP/M"},
    {0x53, "OnTrack DM6 Aux3"},
    {0x54, "OnTrack DM6"},
    {0x55, "EZ-Drive"},
    {0x56, "Golden Bow"},
    {0x5C, "Priam Edisk"},
    {0x61, "SpeedStor"},
    {0x63, "GNU Hurd or System V"},
    {0x64, "NetWare 286"},
    {0x65, "NetWare 386"},
    {0x70, "DiskSecure multi-boot"},
    {0x75, "PC/IX"},
    {0x80, "Minix, old"},
    {0x81, "Minix"},
    {0x82, "Linux swap"},
    {0x83, "Linux"},
    {0x84, "Hibernation (Intel) or OS/2 hidden"},
    {0x85, "Extended, Linux"},
    {0x86, "NTFS volume set, FAT16"},
    {0x87, "NTFS volume set"},
    {0x88, "Linux plaintext table"},
    {0x8E, "Linux LVM"},
    {0x93, "Amoeba"},
    {0x94, "Amoeba bad blocks"},
    {0x9F, "BSD/OS"},
    {0xA0, "ThinkPad hibernation"},
    {0xA5, "FreeBSD"},
    {0xA6, "OpenBSD"},
    {0xA7, "NeXTSTEP"},
    {0xA8, "Apple UFS"},
    {0xA9, "NetBSD"},
    {0xAB, "Apple boot"},
    {0xAC, "Apple RAID"},
    {0xAF, "Apple HFS, HFS+ or APFS"},
    {0xB7, "BSDI"},
    {0xB8, "BSDI swap"},
    {0xBB, "Boot Wizard hidden"},
    {0xBC, "Acronis FAT32"},
    {0xBE, "Solaris boot"},
    {0xBF, "Solaris"},
    {0xC1, "DR-DOS, secured FAT12"},
    {0xC4, "DR-DOS, secured FAT16, small"},
    {0xC6, "DR-DOS, secured FAT16"},
    {0xC7, "Syrinx"},
    {0xDA, "Data without a file system"},
    {0xDB, "CP/M or CTOS"},
    {0xDE, "Dell utility"},
    {0xDF, "BootIt"},
    {0xE1, "DOS access"},
    {0xE3, "DOS read-only"},
    {0xE4, "SpeedStor, FAT16"},
    {0xEA, "Linux extended boot"},
    {0xEB, "BeOS"},
    {0xEE, "GPT protective"},
    {0xEF, "EFI system"},
    {0xF0, "Linux PA-RISC boot"},
    {0xF1, "SpeedStor"},
    {0xF2, "DOS secondary"},
    {0xF4, "SpeedStor, large"},
    {0xF8, "EBBR protective"},
    {0xFB, "VMware VMFS"},
    {0xFC, "VMware VMKCORE"},
    {0xFD, "Linux RAID"},
    {0xFE, "LANstep"},
    {0xFF, "Bad blocks (XENIX)"},
};

struct ApmType {
    const char* type;
    const char* name;
};
// Inside Macintosh: Devices, "The Partition Map"; libvsapm documentation.
constexpr ApmType apmTypeTable[] = {
    {"Apple_partition_map", "The partition map itself"},
    {"Apple_HFS", "HFS or HFS+"},
    {"Apple_HFSX", "HFS+, case-sensitive"},
    {"Apple_APFS", "APFS"},
    {"Apple_MFS", "Macintosh File System"},
    {"Apple_UFS", "Apple UFS"},
    {"Apple_Boot", "Apple boot"},
    {"Apple_Boot_RAID", "Apple RAID boot"},
    {"Apple_RAID", "Apple RAID"},
    {"Apple_Driver", "Disk driver"},
    {"Apple_Driver43", "Disk driver, SCSI Manager 4.3"},
    {"Apple_Driver43_CD", "CD driver, SCSI Manager 4.3"},
    {"Apple_Driver_ATA", "ATA driver"},
    {"Apple_Driver_ATAPI", "ATAPI driver"},
    {"Apple_Driver_IOKit", "IOKit driver"},
    {"Apple_Driver_OpenFirmware", "Open Firmware driver"},
    {"Apple_FWDriver", "FireWire driver"},
    {"Apple_Patches", "Patches at start-up"},
    {"Apple_Bootstrap", "Boot loader of other systems"},
    {"Apple_Loader", "Loader"},
    {"Apple_Rhapsody_UFS", "Rhapsody UFS"},
    {"Apple_PRODOS", "ProDOS"},
    {"Apple_UNIX_SVR2", "Unix (A/UX, Linux)"},
    {"Apple_Unix_SVR2", "Unix (A/UX, Linux)"},
    {"Apple_Free", "Free space"},
    {"Apple_Scratch", "Scratch"},
    {"Apple_Extra", "Extra"},
    {"Apple_Void", "Void entry"},
    {"CD_partition_scheme", "CD session"},
    {"DOS_FAT_12", "FAT12"},
    {"DOS_FAT_16", "FAT16"},
    {"DOS_FAT_32", "FAT32"},
    {"DOS_NTFS", "NTFS"},
    {"Windows_FAT_16", "FAT16"},
    {"Windows_FAT_32", "FAT32"},
    {"Windows_NTFS", "NTFS"},
    {"Linux", "Linux"},
    {"Be_BFS", "BeOS"},
    {"OpenBSD", "OpenBSD"},
    {"NetBSD", "NetBSD"},
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool equalAnyCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

// What people and other programs call a type, where it is not our name.
struct TypeAlias {
    const char* name;
    std::uint16_t code;
};
constexpr TypeAlias typeAliases[] = {
    {"esp", 0xEF00},
    {"efi", 0xEF00},
    {"uefi", 0xEF00},
    {"EFI System", 0xEF00},
    {"linux", 0x8300},
    {"swap", 0x8200},
    {"home", 0x8302},
    {"raid", 0xFD00},
    {"lvm", 0x8E00},
    {"luks", 0x8309},
    {"windows", 0x0700},
    {"ntfs", 0x0700},
    {"fat", 0x0700},
    {"exfat", 0x0700},
    {"basic data", 0x0700},
    {"msr", 0x0C01},
    {"apfs", 0xAF0A},
    {"hfs", 0xAF00},
    {"hfs+", 0xAF00},
    {"bios boot", 0xEF02},
    {"Windows RE", 0x2700},
    {"Windows LDM data", 0x4200},
    {"Windows LDM metadata", 0x4201},
    {"Container Linux /OEM customization", 0x8502},
    {"Recovery HD", 0xAB00},
    {"AppleTV recovery", 0xAF04},
    {"Apple APFS Pre-Boot", 0xAF0B},
    {"Solaris /usr & Mac ZFS", 0xBF01},
    {"XBOOTLDR partition", 0xEA00},
    {"xbootldr", 0xEA00},
    // As the list of sgdisk -L cuts them off.
    {"Fuchsia durable mutable encrypted", 0xF101},
    {"Fuchsia durable mutable boot loade", 0xF102},
    {"Fuchsia verified boot metadata (sl", 0xF106},
    {"Fuchsia Zircon boot image (slot A/", 0xF107},
    {"Ceph multipath block write-ahead l", 0xF80F},
    {"Ceph dm-crypt block write-ahead lo", 0xF812},
    {"Ceph dm-crypt LUKS block write-ahe", 0xF816},
};

// The words in lower case and sorted, without signs; "filesystem" is two, "'s" none.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    bool open = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = lower(text[i]);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!letter) {
            // The s of "user's" belongs to no word.
            if (c == '\'' && i + 1 < text.size() && lower(text[i + 1]) == 's') ++i;
            open = false;
            continue;
        }
        if (!open) words.emplace_back();
        open = true;
        words.back() += c;
        if (words.back() == "file") open = false;
    }
    std::ranges::sort(words);
    return words;
}

const std::map<Guid, const GptType*>& gptIndex() {
    static const auto index = [] {
        std::map<Guid, const GptType*> map;
        for (const auto& type : gptTypeTable) map.emplace(*Guid::parse(type.guid), &type);
        return map;
    }();
    return index;
}

std::optional<unsigned> parseHex(std::string_view text) {
    if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
    unsigned value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return value;
}

}  // namespace

std::span<const GptType> gptTypes() { return gptTypeTable; }
std::span<const MbrType> mbrTypes() { return mbrTypeTable; }

std::string_view gptTypeName(const Guid& type) {
    if (type.isZero()) return "Unused";
    auto found = gptIndex().find(type);
    return found == gptIndex().end() ? std::string_view{} : found->second->name;
}

std::uint16_t gptTypeCode(const Guid& type) {
    auto found = gptIndex().find(type);
    return found == gptIndex().end() ? std::uint16_t{0} : found->second->code;
}

std::string_view mbrTypeName(std::uint8_t type) {
    auto found = std::ranges::find(mbrTypeTable, type, &MbrType::type);
    return found == std::end(mbrTypeTable) ? std::string_view{} : found->name;
}

std::string_view apmTypeName(std::string_view type) {
    for (const auto& known : apmTypeTable)
        if (type == known.type) return known.name;
    return {};
}

std::optional<Guid> parseGptType(std::string_view text) {
    if (auto guid = Guid::parse(text)) return guid;
    for (const auto& type : gptTypeTable)
        if (equalAnyCase(text, type.name)) return Guid::parse(type.guid);
    if (auto code = parseHex(text)) {
        for (const auto& type : gptTypeTable)
            if (type.code == *code && *code != 0) return Guid::parse(type.guid);
    }
    // Other programs' names are mostly the same words in another order: "Linux x86 root (/)".
    const auto wanted = wordsOf(text);
    if (wanted.empty()) return std::nullopt;
    for (const TypeAlias& alias : typeAliases)
        if (wordsOf(alias.name) == wanted)
            for (const auto& type : gptTypeTable)
                if (type.code == alias.code) return Guid::parse(type.guid);
    for (const auto& type : gptTypeTable)
        if (wordsOf(type.name) == wanted) return Guid::parse(type.guid);
    return std::nullopt;
}

std::optional<std::uint8_t> parseMbrType(std::string_view text) {
    for (const auto& type : mbrTypeTable)
        if (equalAnyCase(text, type.name)) return type.type;
    auto value = parseHex(text);
    if (!value || *value > 0xFF) return std::nullopt;
    return static_cast<std::uint8_t>(*value);
}

std::uint8_t mbrTypeForGptType(const Guid& type) {
    if (type == gpttype::efiSystem()) return 0xEF;
    if (type == gpttype::microsoftBasicData()) return 0x07;
    if (type == gpttype::windowsRecovery()) return 0x27;
    if (type == gpttype::appleBoot()) return 0xAB;
    const unsigned code = gptTypeCode(type) >> 8;
    if (code == 0xEF || code == 0x07 || code == 0x0C) return 0x07;
    // gdisk's codes were chosen so that their high byte is the MBR type where there is one.
    if (code != 0 && !mbrTypeName(static_cast<std::uint8_t>(code)).empty() &&
        !isExtendedType(static_cast<std::uint8_t>(code)))
        return static_cast<std::uint8_t>(code);
    return 0x83;
}

bool isWindowsMbrType(std::uint8_t type) {
    switch (type) {
        case 0x01:
        case 0x04:
        case 0x06:
        case 0x07:
        case 0x0B:
        case 0x0C:
        case 0x0E:
        case 0x11:
        case 0x14:
        case 0x16:
        case 0x17:
        case 0x1B:
        case 0x1C:
        case 0x1E:
        case 0x27: return true;
        default: return false;
    }
}

std::optional<Guid> gptTypeForMbrType(std::uint8_t type) {
    switch (type) {
        case 0x27: return gpttype::windowsRecovery();
        case 0x82: return gpttype::linuxSwap();
        case 0x83: return gpttype::linuxFileSystem();
        case 0x8E: return gpttype::linuxLvm();
        case 0xFD: return gpttype::linuxRaid();
        case 0xAB: return gpttype::appleBoot();
        case 0xAF: return gpttype::appleHfs();
        case 0xEF: return gpttype::efiSystem();
        default: break;
    }
    if (isWindowsMbrType(type)) return gpttype::microsoftBasicData();
    // gdisk's codes carry the MBR's byte where there is one.
    for (const auto& known : gptTypeTable)
        if (type != 0 && known.code == type << 8) return Guid::parse(known.guid);
    return std::nullopt;
}

namespace gpttype {
namespace {
Guid known(std::string_view text) { return *Guid::parse(text); }
}  // namespace
#define SECTORSMITH_TYPE(function, text)      \
    const Guid& function() {                  \
        static const Guid guid = known(text); \
        return guid;                          \
    }
SECTORSMITH_TYPE(unused, "00000000-0000-0000-0000-000000000000")
SECTORSMITH_TYPE(efiSystem, "C12A7328-F81F-11D2-BA4B-00A0C93EC93B")
SECTORSMITH_TYPE(microsoftBasicData, "EBD0A0A2-B9E5-4433-87C0-68B6B72699C7")
SECTORSMITH_TYPE(microsoftReserved, "E3C9E316-0B5C-4DB8-817D-F92DF00215AE")
SECTORSMITH_TYPE(windowsRecovery, "DE94BBA4-06D1-4D40-A16A-BFD50179D6AC")
SECTORSMITH_TYPE(appleHfs, "48465300-0000-11AA-AA11-00306543ECAC")
SECTORSMITH_TYPE(appleApfs, "7C3457EF-0000-11AA-AA11-00306543ECAC")
SECTORSMITH_TYPE(appleBoot, "426F6F74-0000-11AA-AA11-00306543ECAC")
SECTORSMITH_TYPE(appleCoreStorage, "53746F72-6167-11AA-AA11-00306543ECAC")
SECTORSMITH_TYPE(linuxFileSystem, "0FC63DAF-8483-4772-8E79-3D69D8477DE4")
SECTORSMITH_TYPE(linuxSwap, "0657FD6D-A4AB-43C4-84E5-0933C84B4F4F")
SECTORSMITH_TYPE(linuxLvm, "E6D6D379-F507-44C2-A23C-238F2A3DF928")
SECTORSMITH_TYPE(linuxRaid, "A19D880F-05FC-4D3B-A006-743F0F84911E")
SECTORSMITH_TYPE(linuxLuks, "CA7D7CCB-63ED-4C53-861C-1742536059CC")
#undef SECTORSMITH_TYPE
}  // namespace gpttype

}  // namespace sectorsmith
