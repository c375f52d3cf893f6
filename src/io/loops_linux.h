// SPDX-License-Identifier: GPL-3.0-or-later
// Loop devices and the files behind them, as the kernel itself knows them: by device and inode. The name that sysfs shows
// for the file is for people only: it may be of another mount namespace, gone, or now another file's.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "io/device_facts_linux.h"

namespace sectorsmith {

// Which file something is, whatever it is called: stat's st_dev and st_ino.
struct FileId {
    dev_t device = 0;
    ino_t inode = 0;
    bool operator==(const FileId&) const = default;
    static std::optional<FileId> of(const std::string& path);  // follows links; none when it is not there
};

struct AttachedLoop {
    std::string node;  // "loop3"
    std::string path;  // "/dev/loop3"
    std::string file;  // the name that the kernel shows, as it is
    // What the kernel answered; none without the right to open the device.
    std::optional<FileId> backing;
    dev_t backingDevice = 0;  // of a loop device on a block device: that device's number; else 0
    // Only of one that did not answer:
    bool readOnly = false;
    std::uint64_t size = 0;    // bytes of the device
    std::uint64_t offset = 0;  // bytes of the file before it
    bool limited = false;      // it ends before the file does
};

// All that have a file behind them. Opens each for reading, without a side effect, where `places.probe` allows it.
std::vector<AttachedLoop> attachedLoops(const LinuxPlaces& places = {});

// The name that sysfs shows for the file of a loop device; empty when it has none. Not escaped: all bytes are the name's.
std::string backingFileName(const LinuxPlaces& places, const std::string& node);

}  // namespace sectorsmith
