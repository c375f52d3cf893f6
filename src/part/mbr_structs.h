// SPDX-License-Identifier: GPL-3.0-or-later
// The master boot record and extended boot records as they lie on a disk.
// Source: libvsmbr documentation; UEFI 2.10, 5.2.1. All integers little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith {

struct MbrEntryOnDisk {
    std::array<std::byte, 1> status;    // 0x0: 80 active, 00 not
    std::array<std::byte, 3> chsFirst;  // 0x1: head, sector | cylinder bits 8-9 << 6, cylinder bits 0-7
    std::array<std::byte, 1> type;      // 0x4
    std::array<std::byte, 3> chsLast;   // 0x5
    Le32 start;    // 0x8: sectors; in an EBR relative to it (data) or to the container (link)
    Le32 sectors;  // 0xC
};
static_assert(sizeof(MbrEntryOnDisk) == 16);

struct MbrOnDisk {
    std::array<std::byte, 440> bootCode;    // 0x000
    Le32 diskSignature;                     // 0x1B8: Windows' name for the disk
    Le16 copyProtection;                    // 0x1BC: 5A5A: copy-protected
    std::array<MbrEntryOnDisk, 4> entries;  // 0x1BE
    Le16 signature;                         // 0x1FE: AA55
};
static_assert(sizeof(MbrOnDisk) == 512);

}  // namespace sectorsmith
