// SPDX-License-Identifier: GPL-3.0-or-later
// Detection of file systems, boot sectors and Windows' files on hostile bytes.
#include <cstddef>
#include <cstdint>

#include "fs/boot_sector.h"
#include "fs/detect.h"
#include "fuzz/sparse_input.h"
#include "io/open.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto volume = fuzz::sparseInput(data, size);
    DetectOptions options;
    options.maxMapBytes = 1 << 20;  // counting a large map is slow and tells nothing new
    (void)detectFileSystem(*volume, options);
    (void)detectAllFileSystems(*volume, options);
    (void)guessSectorSize(*volume);
    (void)readBootSector(*volume);
    (void)findWindowsFiles(*volume);
    (void)diskSignaturesInBcd(std::as_bytes(std::span(data, size)));
    return 0;
}
