// SPDX-License-Identifier: GPL-3.0-or-later
// The device or image that an operation opens for writing, and what the system knows of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/error.h"
#include "io/block_device.h"
#include "io/device_facts.h"
#include "io/open.h"
#include "io/system_file.h"
#include "ops/disk_match.h"

namespace sectorsmith {

// The disk or image that people were shown, to be known again when it is opened for writing.
struct ReviewedDisk {
    DiskSeen facts;
    std::optional<FileMark> mark;  // of what its bytes were read from
};

struct WriteTarget {
    std::string path;                                  // device or image
    std::optional<std::uint32_t> sectorSize;           // images: what the reader used, bytes
    std::optional<std::filesystem::path> stateFolder;  // --state-dir
    bool allowSharedDisk = false;  // --disk-in-use: other partitions in use were confirmed
    bool asBytes = false;          // --as-bytes: the own bytes of a container's file
    // Taking back and finishing: people said that this is the record's disk, which cannot be proved (DiskMatch::Unproven).
    bool diskConfirmed = false;
    // What was reviewed: nothing is written to anything else. Empty where nobody was asked.
    std::optional<ReviewedDisk> reviewed = {};
};

// A regular file, not a device.
bool isImage(const std::string& path);
// A folder, or a link to one; false where it cannot be looked at.
bool isFolder(const std::filesystem::path& path);

// Which disk this is, without locking: a device with what its partitions are used for, an image without its users.
Result<DeviceFacts> factsOf(const WriteTarget& target);
// Adds who uses the image, or uses the device beyond what the facts name. May look at all processes.
void addUsers(const WriteTarget& target, DeviceFacts& facts);
// factsOf() with addUsers(): what has to be known before anything is written.
Result<DeviceFacts> factsWithUsers(const WriteTarget& target);
// Opens it for reading, as the writer will see it.
Result<OpenedSource> openForReading(const WriteTarget& target);
DeviceIdentity identityOf(const DeviceFacts& facts, bool image);

// `facts`: factsOf(); `disk`: what its bytes are read from.
ReviewedDisk reviewedDisk(const DeviceFacts& facts, const ByteSource& disk);
// Right after it was opened and locked: whether it is what was reviewed, else Changed.
Result<void> checkReviewed(const WriteTarget& target, const BlockDevice& opened);

}  // namespace sectorsmith
