// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/recognise.h"

#include "base/byte_reader.h"
#include "fs/detect.h"
#include "fs/errors.h"
#include "fs/read.h"

namespace sectorsmith {

namespace {

// Types that say of themselves that other things lie below: a map found in them would be of the wrong layer.
std::optional<FsError> layerError(FileSystemKind kind) {
    switch (kind) {
        case FileSystemKind::Luks:
        case FileSystemKind::BitLocker: return FsError::Encrypted;
        case FileSystemKind::Lvm: return FsError::LvmMember;
        case FileSystemKind::LinuxRaid: return FsError::RaidMember;
        case FileSystemKind::CoreStorage: return FsError::CoreStorageMember;
        default: return std::nullopt;
    }
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
    if (isLdm(volume)) return fail(Cause::Refused, FsError::DynamicDisk);
    DetectOptions options;
    options.maxMapBytes = 0;
    auto found = detectAllFileSystems(volume, options);
    if (found.empty()) return fail(Cause::Unsupported, FsError::NotRecognised);
    for (const FileSystemFacts& facts : found)
        if (const auto layer = layerError(facts.kind)) return fail(Cause::Refused, *layer, facts.name);
    for (std::size_t i = 1; i < found.size(); ++i) {
        if (found[i].kind == FileSystemKind::Iso9660 || found[i].kind == FileSystemKind::Udf) continue;
        return fail(Cause::Refused, FsError::TwoSignatures, found.front().name, found[i].name);
    }
    return std::move(found.front());
}

}  // namespace sectorsmith
