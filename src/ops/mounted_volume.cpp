// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/mounted_volume.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ops/messages.h"

namespace sectorsmith {

namespace {

bool hasOption(std::string_view options, std::string_view wanted) {
    while (!options.empty()) {
        const auto comma = std::min(options.find(','), options.size());
        const std::string_view one = options.substr(0, comma);
        if (one == wanted ||
            (one.starts_with(wanted) && one.size() > wanted.size() && one[wanted.size()] == '='))
            return true;
        options.remove_prefix(std::min(comma + 1, options.size()));
    }
    return false;
}

template <std::size_t N>
bool isOneOf(std::string_view type, const std::array<std::string_view, N>& names) {
    return std::ranges::find(names, type) != names.end();
}

}  // namespace

FillVerdict fillVerdict(std::string_view type, std::string_view options, bool readOnly) {
    constexpr std::array<std::string_view, 15> network = {
        "nfs", "nfs4",  "cifs",     "smb3",       "smbfs",          "afpfs",  "9p",         "ceph",
        "afs", "ncpfs", "virtiofs", "fuse.sshfs", "fuse.glusterfs", "webdav", "fuse.rclone"};
    constexpr std::array<std::string_view, 3> memory = {"tmpfs", "ramfs", "devtmpfs"};
    constexpr std::array<std::string_view, 5> fixed = {"iso9660", "udf", "squashfs", "erofs", "cramfs"};
    const Message off = say(OpsMessage::UnmountFreeBlocksThenFound);
    if (isOneOf(type, network))
        return {say(OpsMessage::NetworkVolumeBlocksDiskFiles, type), say(OpsMessage::EraseServerItself)};
    if (isOneOf(type, memory)) return {say(OpsMessage::LiesMemoryNoDisk, type), {}};
    if (readOnly || isOneOf(type, fixed)) return {say(OpsMessage::MountedReadOnly), off};
    if (type == "btrfs")
        return {hasOption(options, "compress") || hasOption(options, "compress-force")
                    ? say(OpsMessage::BtrfsCopiesWriteCompressesZeros)
                    : say(OpsMessage::BtrfsCopiesWriteSnapshotsOld),
                say(OpsMessage::TrimPassedWhatBtrfsDoes)};
    if (type == "zfs" || type == "bcachefs" || type == "nilfs2" || type == "refs" || type == "ReFS")
        return {say(OpsMessage::CopiesWriteFillingDoesNot, type),
                type == "zfs" ? say(OpsMessage::DoZfs) : say(OpsMessage::TrimIfDiskTakes)};
    if (type == "overlay" || type == "overlayfs" || type == "unionfs" || type == "aufs" || type == "ecryptfs")
        return {say(OpsMessage::ViewOtherFileSystemsNot, type), say(OpsMessage::NameMountPointFileSystem)};
    if (type == "f2fs" && hasOption(options, "compress_algorithm"))
        return {say(OpsMessage::F2fsCompressesZerosShrinkNothing), off};
    if ((type == "ntfs3" || type == "fuseblk" || type == "NTFS") && hasOption(options, "compress"))
        return {say(OpsMessage::NtfsCompressesNewFilesZeros), off};
    if ((type == "apfs") && hasOption(options, "snapshots"))
        return {say(OpsMessage::ApfsVolumeSnapshotsBlocksNot), say(OpsMessage::DeleteThemFirstStartRecovery)};
    if (type.starts_with("fuse.") || type == "fuse")
        return {say(OpsMessage::FileSystemProgramHowStores, type), off};
    return {};
}

}  // namespace sectorsmith
