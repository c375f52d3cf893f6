// SPDX-License-Identifier: GPL-3.0-or-later
// A mounted volume through a folder of it that stays open.
#pragma once

#include <cstdint>
#include <string>

#include "base/error.h"
#include "ops/mounted_volume.h"

namespace sectorsmith {

// While it is held, the volume can be unmounted by force only, and what is done through this object reaches this volume,
// whatever is mounted at its path meanwhile. One thread at a time.
class HeldVolume {
 public:
    // Opens `volume.mountPoint`. Changed when the volume there is not the one that `volume` was made of.
    static Result<HeldVolume> open(const MountPointFacts& volume);
    ~HeldVolume();
    HeldVolume(HeldVolume&& other) noexcept;
    HeldVolume(const HeldVolume&) = delete;
    HeldVolume& operator=(const HeldVolume&) = delete;
    HeldVolume& operator=(HeldVolume&&) = delete;

    const std::string& mountPoint() const { return mountPoint_; }  // for sentences
    // Where the system finds files of this volume, without a separator at its end. Linux and macOS: the mount point, which
    // may lead elsewhere meanwhile; there `handle` is for the calls that end with "at".
    const std::string& path() const { return path_; }
    std::intptr_t handle() const {
        return handle_;
    }  // the folder's descriptor or HANDLE; stays this object's
    Result<VolumeSpace> space() const;

 private:
    HeldVolume(std::string mountPoint, std::string path, std::intptr_t handle)
        : mountPoint_(std::move(mountPoint)), path_(std::move(path)), handle_(handle) {}

    std::string mountPoint_;
    std::string path_;
    std::intptr_t handle_;
};

// Of the volume that is mounted at `mountPoint` now, and of the disk that `device` names.
Result<MountIdentity> mountIdentityAt(const std::string& mountPoint, const std::string& device);

}  // namespace sectorsmith
