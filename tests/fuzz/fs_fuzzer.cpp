// SPDX-License-Identifier: GPL-3.0-or-later
// Detection of file systems, new identifiers for them, boot sectors and Windows' files on hostile bytes.
#include <cstddef>
#include <cstdint>

#include "fs/boot_sector.h"
#include "fs/detect.h"
#include "fs/identity.h"
#include "fuzz/sparse_input.h"
#include "io/open.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto volume = fuzz::sparseInput(data, size);
    DetectOptions options;
    options.maxMapBytes = 1 << 20;  // counting a large map is slow and tells nothing new
    if (const auto facts = detectFileSystem(*volume, options)) {
        (void)decryptableByIdentity(*volume, *facts);
        // What is planned lies inside the volume.
        if (const auto plan = planVolumeIdentity(*volume, *facts))
            for (const IdentityWrite& write : plan->writes)
                if (write.offset > volume->size() || write.bytes.size() > volume->size() - write.offset)
                    __builtin_trap();
    }
    (void)detectAllFileSystems(*volume, options);
    (void)guessSectorSize(*volume);
    (void)readBootSector(*volume);
    (void)findWindowsFiles(*volume);
    (void)readBootConfiguration(*volume);
    (void)diskSignaturesInBcd(std::as_bytes(std::span(data, size)));
    return 0;
}
