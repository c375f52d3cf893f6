// SPDX-License-Identifier: GPL-3.0-or-later
// Detection of file systems, boot sectors and Windows' files on hostile bytes.
#include <cstddef>
#include <cstdint>

#include "fs/boot_sector.h"
#include "fs/detect.h"
#include "io/memory_source.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > (4 << 20)) return 0;
    const auto bytes = std::as_bytes(std::span(data, size));
    const MemorySource source({bytes.begin(), bytes.end()});
    (void)detectAllFileSystems(source);
    (void)readBootSector(source);
    (void)findWindowsFiles(source);
    (void)diskSignaturesInBcd(bytes);
    return 0;
}
