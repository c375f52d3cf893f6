// SPDX-License-Identifier: GPL-3.0-or-later
// The GUID partition table as it lies on a disk. Source: UEFI 2.10, 5.3. All integers little endian, GUIDs mixed.
#pragma once

#include "base/endian.h"

namespace sectorsmith {

struct GptHeaderOnDisk {
    std::array<std::byte, 8> signature;  // 0x00: "EFI PART"
    Le32 revision;                       // 0x08: 00010000
    Le32 headerSize;                     // 0x0C: bytes, 92 to the sector size
    Le32 headerCrc;                      // 0x10: CRC-32 of headerSize bytes, this field as zero
    Le32 reserved;                       // 0x14: zero
    Le64 myLba;                          // 0x18
    Le64 alternateLba;                   // 0x20: of the other header
    Le64 firstUsableLba;                 // 0x28
    Le64 lastUsableLba;                  // 0x30: inclusive
    std::array<std::byte, 16> diskGuid;  // 0x38
    Le64 entriesLba;                     // 0x48
    Le32 entryCount;                     // 0x50
    Le32 entrySize;                      // 0x54: 128 * 2^n
    Le32 entriesCrc;                     // 0x58: CRC-32 of entryCount * entrySize bytes
};
static_assert(sizeof(GptHeaderOnDisk) == 92);

struct GptEntryOnDisk {
    std::array<std::byte, 16> type;    // 0x00: zero: unused
    std::array<std::byte, 16> unique;  // 0x10
    Le64 firstLba;                     // 0x20
    Le64 lastLba;                      // 0x28: inclusive
    Le64 attributes;                   // 0x30
    std::array<std::byte, 72> name;    // 0x38: UTF-16LE, NUL-terminated unless full
};
static_assert(sizeof(GptEntryOnDisk) == 128);

}  // namespace sectorsmith
