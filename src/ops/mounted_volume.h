// SPDX-License-Identifier: GPL-3.0-or-later
// A mounted file system, seen from one of its folders: may its unused space be filled, and can it be trimmed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/progress.h"
#include "io/device_facts.h"
#include "ops/disk_match.h"

namespace sectorsmith {

struct VolumeSpace {  // bytes
    std::uint64_t total = 0;
    std::uint64_t free = 0;       // for the administrator
    std::uint64_t available = 0;  // for everybody else: without what the file system reserves
    std::uint32_t blockSize = 0;
};
Result<VolumeSpace> spaceOf(const std::string& folder);

// Another volume, also one that is mounted at the same place later, differs in some of it.
struct MountIdentity {
    std::string volume;            // as the system tells mounted volumes apart
    std::optional<DiskSeen> disk;  // that it lies on, where that is known
    bool operator==(const MountIdentity&) const = default;
};

struct MountPointFacts {
    std::string mountPoint;
    std::string device;   // "/dev/sda2"; for others what the system shows
    std::string type;     // "ext4", "ntfs3", "fuseblk", "apfs"
    std::string options;  // as the system lists them
    std::string name;     // what has to be typed to give its free space up: "sda2", else the mount point
    MountIdentity identity;
    bool readOnly = false;
    VolumeSpace space;
    // Why filling it with files would not erase its unused space, and what does; both empty: it does.
    Message refusal;
    Message alternative;
};
// The volume that `folder` lies on. One per system.
Result<MountPointFacts> mountedVolumeAt(const std::string& folder);

// Why a file that fills the volume does not overwrite its free blocks, from what the system says of it (type as Linux, macOS
// and Windows name them, mount options separated by commas). Both empty: it does.
struct FillVerdict {
    Message refusal;
    Message alternative;
};
FillVerdict fillVerdict(std::string_view type, std::string_view options, bool readOnly);

// Has the mounted file system trim what it does not use (FITRIM); the bytes that it says it passed on, which is no proof.
// Unsupported or Permission with a sentence; Changed when another volume is mounted there by now. `minimum`: runs shorter than so many bytes are left out.
Result<std::uint64_t> trimMounted(const MountPointFacts& volume, std::uint64_t minimum, Progress& progress);

}  // namespace sectorsmith
