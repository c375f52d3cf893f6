// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a disk is the one that something was written down about.
#pragma once

#include <string>

#include "io/block_device.h"
#include "io/device_facts.h"

namespace sectorsmith {

// Whether the record's disk may be this disk: kind, size and sector size equal, and model and serial where both know
// them. That the content agrees must be checked as well.
bool couldBeSame(const DeviceIdentity& a, const DeviceIdentity& b);

enum class DiskMatch {
    Same,
    Unproven,  // nothing speaks against it, but a copy, or another disk with that content, would look the same
    Other,
};
// A disk is the same by its serial number, or while the system has not started anew since `boot` and has kept it
// connected; an image is by its path.
DiskMatch matchDisk(const DeviceIdentity& recorded, const std::string& boot, const DeviceIdentity& disk);
// Whether the size alone speaks against it: an image that was enlarged, a disk behind another adapter.
bool differsInSizeAlone(const DeviceIdentity& recorded, const DeviceIdentity& disk);
// A clause that says why a match is Unproven: "/dev/sdb has no serial number: …".
Error whyUnproven(const DeviceIdentity& recorded, const DeviceIdentity& disk);

// A disk or partition as it was looked at. Another one under the same name, or another medium in it, differs in some of it.
struct DiskSeen {
    std::string path, model, serial;
    std::uint64_t offset = 0, size = 0;  // bytes
    std::uint64_t diskSize = 0;
    std::uint64_t sequence = 0;  // DeviceFacts::diskSequence of the disk
    bool operator==(const DiskSeen&) const = default;
};
// Asks the system for the disk of a partition.
DiskSeen diskSeen(const DeviceFacts& facts);

// Tells one run of the system from another; empty where unknown.
std::string bootIdentity();

// "Samsung T7 (S5VKNJ0R, usb, 1 TB) at /dev/sdb".
Message describe(const DeviceIdentity& disk);

}  // namespace sectorsmith
