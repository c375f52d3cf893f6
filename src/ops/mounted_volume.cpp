// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/mounted_volume.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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
    const std::string off =
        "Unmount it: its free blocks are then found in its own map and erased one by one, without "
        "filling it.";
    if (isOneOf(type, network))
        return {fmt::format(
                    "it is a network volume ({}): which blocks of which disk its files get is the server's "
                    "business",
                    type),
                "Erase on the server itself."};
    if (isOneOf(type, memory)) return {fmt::format("{} lies in memory and has no disk", type), ""};
    if (readOnly || isOneOf(type, fixed)) return {"it is mounted read-only", off};
    if (type == "btrfs")
        return {hasOption(options, "compress") || hasOption(options, "compress-force")
                    ? "btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks "
                      "and snapshots stay"
                    : "btrfs copies on write: snapshots and old copies of blocks are not overwritten by "
                      "filling it",
                "TRIM is passed on for what btrfs does not use: “trim” with the mount point."};
    if (type == "zfs" || type == "bcachefs" || type == "nilfs2" || type == "refs" || type == "ReFS")
        return {fmt::format(
                    "{} copies on write (and may compress and keep snapshots): filling it does not overwrite "
                    "old blocks",
                    type),
                type == "zfs" ? "“zpool trim” or “zpool initialize” do this for ZFS."
                              : "TRIM, if the disk takes it."};
    if (type == "overlay" || type == "overlayfs" || type == "unionfs" || type == "aufs" || type == "ecryptfs")
        return {fmt::format("{} is a view of other file systems, not one on a disk", type),
                "Name the mount point of the file system below it."};
    if (type == "f2fs" && hasOption(options, "compress_algorithm"))
        return {"F2FS compresses here: zeros shrink to nothing", off};
    if ((type == "ntfs3" || type == "fuseblk" || type == "NTFS") && hasOption(options, "compress"))
        return {"NTFS compresses new files here: zeros shrink to nothing", off};
    if ((type == "apfs") && hasOption(options, "snapshots"))
        return {
            "the APFS volume has snapshots: their blocks are not free and come free later, with their "
            "content",
            "Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the "
            "container unmounted."};
    if (type.starts_with("fuse.") || type == "fuse")
        return {fmt::format("{} is a file system of a program: how it stores files is not known here", type),
                off};
    return {};
}

}  // namespace sectorsmith
