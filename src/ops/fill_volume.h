// SPDX-License-Identifier: GPL-3.0-or-later
// Erasing the unused space of a mounted volume: it is filled with files that nobody can see, which are then removed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "ops/mounted_volume.h"

namespace sectorsmith {

struct FillOptions {
    bool random = false;  // else zeros
    // Bytes that stay available for other programs while it runs. nullopt: 1 % of the volume, 16 MiB to 1 GiB.
    std::optional<std::uint64_t> reserve;
    std::uint64_t fileBytes =
        (std::uint64_t{4} << 30) - (std::uint64_t{1} << 20);  // FAT takes less than 4 GiB
    std::size_t writeBytes = std::size_t{1} << 20;
    bool named =
        false;  // tests: files keep their names and a watcher removes them, as where nothing else works
};

struct FillReport {
    std::uint64_t freeBefore = 0;  // bytes
    std::uint64_t writtenBytes = 0;
    std::uint64_t files = 0;
    std::uint64_t reserve = 0;    // that was kept
    std::uint64_t leftBytes = 0;  // free and not overwritten when it was fullest, the reserve among it
    std::vector<Message> notes;   // why something was left
    double seconds = 0;
    std::optional<Error> stopped;  // Cancelled, or the error that ended it
};

// Refused for volumes where filling does not erase (MountPointFacts::refusal). Files are flushed before they go. Killed at any
// moment it leaves no file: they have no name, or (where files must have one) a second process removes them.
// `volume` as it was shown to people: Changed, with nothing written, when another one is mounted there by now.
Result<FillReport> fillVolume(const MountPointFacts& volume, const FillOptions& options, Progress& progress);
// The volume that holds `folder` now.
Result<FillReport> fillVolume(const std::string& folder, const FillOptions& options, Progress& progress);

// The reserve that is kept unless another one is asked for.
std::uint64_t defaultReserve(const VolumeSpace& space);

}  // namespace sectorsmith
