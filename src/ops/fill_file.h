// SPDX-License-Identifier: GPL-3.0-or-later
// A file that takes space and is never found by anybody. One implementation per system.
#pragma once

#include <memory>
#include <span>

#include "base/error.h"
#include "ops/held_volume.h"

namespace sectorsmith {

class FillFile {
 public:
    virtual ~FillFile() = default;  // gives the space back
    // Appends; the bytes that fit. 0: full (a file or the volume). Fewer than asked for at the end of the space.
    virtual Result<std::size_t> append(std::span<const std::byte> bytes) = 0;
    // Until the data are on the disk; what was flushed does not stay in the system's cache.
    virtual Result<void> flush() = 0;
    // Gives `bytes` at the end of the file back.
    virtual Result<void> shrink(std::uint64_t bytes) = 0;
};

// On `volume`, which must outlive it. `keepName`: as where a file cannot live without a name: a second process removes it
// when this one has ended.
Result<std::unique_ptr<FillFile>> makeFillFile(const HeldVolume& volume, bool keepName);
// Makes room for so many open files; how many there can be.
std::uint64_t allowOpenFiles(std::uint64_t wanted);
// Until what the volume's removal of files changed is on the disk.
void syncVolume(const HeldVolume& volume);

}  // namespace sectorsmith
