// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/recognise.h"

#include <fmt/format.h>

#include "base/byte_reader.h"
#include "fs/detect.h"
#include "fs/read.h"

namespace sectorsmith {

namespace {

// Types that say of themselves that other things lie below: a map found in them would be of the wrong layer.
const char* layerReason(std::string_view type) {
    if (type == "crypto_LUKS" || type == "BitLocker") return "the volume is encrypted as a whole";
    if (type == "LVM2_member") return "it is a part of an LVM volume group";
    if (type == "linux_raid_member") return "it is a member of a Linux RAID";
    if (type == "CoreStorage") return "it is a part of an Apple Core Storage (FileVault or Fusion) volume";
    return nullptr;
}

// The Logical Disk Manager's private header: sector 6 of a disk, of an LDM partition, or near the end of the disk.
bool isLdm(const ByteSource& volume) {
    for (const std::uint64_t sector : {6U, 1U}) {
        auto data = fsread::bytes(volume, sector * 512, 8);
        if (data && ByteReader(*data).matches(0, "PRIVHEAD")) return true;
    }
    return false;
}

}  // namespace

Result<FileSystemFacts> recogniseVolume(const ByteSource& volume) {
    if (isLdm(volume))
        return fail(Cause::Refused,
                    "This is a part of a Windows dynamic disk (LDM): its volumes can span several disks.");
    DetectOptions options;
    options.maxMapBytes = 0;
    auto found = detectAllFileSystems(volume, options);
    if (found.empty()) return fail(Cause::Unsupported, "No file system is recognised here.");
    for (const FileSystemFacts& facts : found)
        if (const char* reason = layerReason(facts.type))
            return fail(
                Cause::Refused,
                fmt::format("This is {}: {}, so its files and its free space cannot be read from here.",
                            facts.name, reason));
    for (std::size_t i = 1; i < found.size(); ++i) {
        if (found[i].type == "iso9660" || found[i].type == "udf") continue;
        return fail(
            Cause::Refused,
            fmt::format("There are signatures of {} and of {}: which of them is in use is not certain. "
                        "Remove the stale one first (wipefs).",
                        found.front().name, found[i].name));
    }
    return std::move(found.front());
}

}  // namespace sectorsmith
