#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# 200,000 names with their paths: fs_bench beside the Sleuth Kit's fls, warm, in one run; for each file system that can be
# made here. Needs ntfs-3g, mtools, exfat-fuse, apfsprogs, sleuthkit and, for some, FUSE.
# Usage: files_bench.sh BUILD_FOLDER [FOLDER_FOR_VOLUMES]   (volumes that are there already are used)
set -u
bin=$1/bin
folder=${2:-$(mktemp -d)}
mkdir -p "$folder" && cd "$folder" || exit 1
files=200000

make_tree() {
    [ -d tree ] && return
    for ((i = 0; i < files; i += 500)); do
        d=$(printf 'tree/outer%04d/folder%04d' $((i / 10000)) $((i / 500)))
        mkdir -p "$d"
        (cd "$d" && seq -f 'some file %06.0f.txt' "$i" $((i + 499)) | tr '\n' '\0' | xargs -0 touch)
    done
}
fill_mounted() {  # COMMAND...: copies the tree into what it mounts on ./mounted
    mkdir -p mounted
    "$@" mounted && cp -r tree/. mounted/
    local done=$?
    umount mounted || fusermount -u mounted
    return $done
}
made() {  # NAME: whether the volume is there, or an empty file for it
    [ -e "$1" ] && return 1
    make_tree
    truncate -s "${2:-1G}" "$1"
}

made ext4.img && { mke2fs -q -F -t ext4 -N 250000 -d tree ext4.img || rm ext4.img; }
made ntfs.img && { mkntfs -F -q -C ntfs.img >/dev/null && fill_mounted ntfs-3g ntfs.img || rm -f ntfs.img; }
made fat32.img && { mkfs.vfat -F 32 fat32.img >/dev/null && mcopy -s -Q -i fat32.img tree/* :: || rm -f fat32.img; }
made exfat.img && {
    mkfs.exfat exfat.img >/dev/null && loop=$(losetup -f --show exfat.img) && fill_mounted mount.exfat-fuse "$loop" ||
        rm -f exfat.img
    [ -z "${loop:-}" ] || losetup -d "$loop"
}
made apfs.img 128M && { mkapfs apfs.img && "$bin/make_apfs" apfs.img $files || rm -f apfs.img; }

peer() {  # ARGUMENTS of fls: the shortest of three
    local best=
    for _ in 1 2 3; do
        local took
        took=$( { TIMEFORMAT=%R; time fls -r -p "$@" > names.txt; } 2>&1 )
        [ -z "$best" ] || [ "$(echo "$took < $best" | bc)" = 1 ] && best=$took
    done
    echo "fls: $(wc -l < names.txt) names in $best s"
}
for volume in ext4 ntfs fat32 exfat apfs; do
    [ -e $volume.img ] || { echo "$volume: cannot be made here"; continue; }
    echo "== $volume"
    cat $volume.img > /dev/null
    "$bin/fs_bench" $volume.img
    "$bin/owner_bench" $volume.img
    case $volume in
        ext4) peer -f ext4 $volume.img ;;
        apfs) peer -P apfs -B "$(pstat $volume.img | sed -n 's/.*APSB Block Number: //p')" $volume.img ;;
        *) peer -f $volume $volume.img ;;
    esac
done
