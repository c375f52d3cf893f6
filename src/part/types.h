// SPDX-License-Identifier: GPL-3.0-or-later
// Names of partition types: GPT GUIDs, MBR bytes, APM strings, and the codes that gdisk gives GPT types.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/guid.h"

namespace sectorsmith {

struct GptType {
    std::uint16_t code;  // gdisk's, 0x8300; 0: it has none
    const char* guid;    // upper-case text
    const char* name;
};
struct MbrType {
    std::uint8_t type;
    const char* name;
};

std::span<const GptType> gptTypes();  // sorted by code, those without one last
std::span<const MbrType> mbrTypes();  // sorted by type

// "Apple APFS"; empty for a type nobody has named. The zero GUID is "Unused".
std::string_view gptTypeName(const Guid& type);
// gdisk's code, 0 for unknown types.
std::uint16_t gptTypeCode(const Guid& type);
// "NTFS, exFAT or HPFS"; empty for an unassigned byte.
std::string_view mbrTypeName(std::uint8_t type);
// "HFS or HFS+"; empty for unknown strings.
std::string_view apmTypeName(std::string_view type);

// What a person may write for a GPT type: a GUID, a gdisk code ("af0a", "0xAF0A"), a name of ours or of gdisk's (any case,
// words in any order), or a common short one ("esp", "linux", "ntfs", "apfs").
std::optional<Guid> parseGptType(std::string_view text);
// "07", "0x7", "7", or the exact name (any case).
std::optional<std::uint8_t> parseMbrType(std::string_view text);

// The MBR type that shows a GPT partition of this type in a hybrid: from the type alone (the file system knows better).
std::uint8_t mbrTypeForGptType(const Guid& type);

// The other way; nullopt for a type that has no counterpart.
std::optional<Guid> gptTypeForMbrType(std::uint8_t type);

// FAT, NTFS, their hidden variants and Windows' recovery environment.
bool isWindowsMbrType(std::uint8_t type);
inline bool isExtendedType(std::uint8_t type) { return type == 0x05 || type == 0x0F || type == 0x85; }

namespace gpttype {
const Guid& unused();
const Guid& efiSystem();
const Guid& microsoftBasicData();
const Guid& microsoftReserved();
const Guid& windowsRecovery();
const Guid& appleHfs();
const Guid& appleApfs();
const Guid& appleBoot();
const Guid& appleCoreStorage();
const Guid& linuxFileSystem();
const Guid& linuxSwap();
const Guid& linuxLvm();
const Guid& linuxRaid();
const Guid& linuxLuks();
}  // namespace gpttype

}  // namespace sectorsmith
