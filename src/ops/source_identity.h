// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a disk, partition or image from another one under its name, as texts that are kept in files: a clone, sector by
// sector, has the same content, and the same numbers and dates in it.
#pragma once

#include <string>

#include "io/device_facts.h"

namespace sectorsmith {

struct SourceIdentity {
    // What stays over a restart, on another port and another mount: of a disk its model, serial number and size, of an image
    // its size and date.
    std::string lasting;
    // The same, and what tells it from a copy of it as long as the system keeps it: of a disk without a serial number the
    // number of this connection, of an image its file's.
    std::string present;
};

// Of a disk or partition.
SourceIdentity diskIdentity(const DeviceFacts& facts);
// Of what a person wrote for a source ("disk.img#2", "/dev/sda"): that of its disk or image. The text itself where there is
// neither.
SourceIdentity sourceIdentity(const std::string& source);

}  // namespace sectorsmith
