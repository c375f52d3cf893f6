#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Copying beside dd and cat: device to device and to an image, cold cache, final flush counted; medians of runs in turns.
# Reading back beside dd, a sparse image, and --used beside partclone. As root: loop devices.
#   tests/bench/copy_bench.sh [PROGRAM] [MiB] [RUNS] [FOLDER]
# Measured on a busy machine with two cores (nice -n -10, loads of 7 to 12; seconds, and of the processor; in brackets dd). Device
# to device: 256 MiB, 7 runs, 0.28 and 0.038 (0.65 and 0.030); 1024 MiB, 7 runs, 0.86 and 0.052 (2.51 and 0.095); 4096 MiB, 5
# runs, 3.70 and 0.129 (9.20 and 0.308). To an image, before the two threads handed pieces to each other: 256 MiB, 7 runs, 0.50
# and 0.04 (0.56 and 0.02); 1024 MiB, 5 runs, 1.47 and 0.05 (2.17 and 0.08); 2048 MiB, 5 runs, 2.87 and 0.10 (5.26 and 0.17).
# cat, 2048 MiB: to a device 11.6 and 8.9, to an image 6.8 and 4.9. A virtual machine's first touch of memory can add 0.1 s of the
# processor to a run. Of 1024 MiB, 3 runs, earlier: reading back 644 MiB/s (dd 618); 1 TiB with 1 GiB of data 1.5 s; --used of
# ext4 0.74 s (partclone 2.37), of NTFS 0.89 s (4.39).
# Of any size, 0.017 s of the processor go to what dd does not do (16 MiB, warm): 0.004 to starting (the libraries' symbols, the
# grammar), 0.006 to the plan (both disks' ends and tables, one look at what all processes have open: 0.002), the rest to the
# same looks again under the lock and to the buffers. So dd takes less below about 0.5 GiB. Tried beside pieces of 8 MiB and three
# buffers, 1024 and 4096 MiB: two buffers, or pieces of 16 MiB, the same within the noise; pieces of 4 MiB (1024
# MiB only) about a quarter more.
# Why not io_uring: with pieces of 4 MiB one request at a time keeps the disk busy. fio (--bs=4M --direct=1, 512 MiB, medians
# of 5): reading psync 1145 MiB/s, io_uring with depth 1, 2, 4: 1008, 952, 877; writing psync 1556, io_uring with depth 1, 2:
# 1556, 1615; both at once, the slower of the two: psync 551, 644, 488, io_uring 623, 600, 509. What a copy cost the processor
# was holding the pages of its buffers (a quarter of it), which large pages do away with, and threads that woke each other
# while the mutex was held.
set -euo pipefail
program=${1:-build/bin/sectorsmith}
size=${2:-2048}
runs=${3:-7}
folder=$(mktemp -d -p "${4:-/var/tmp}")
loops=()
cleanup() {
    for loop in "${loops[@]}"; do losetup -d "$loop"; done
    rm -rf "$folder"
}
trap cleanup EXIT

# The same noise again and again, 64 MiB of it: quick to make, no holes.
head -c 64M /dev/urandom >"$folder/noise"
for ((i = 0; i < size; i += 64)); do cat "$folder/noise"; done >"$folder/a"
head -c "${size}M" /dev/zero >"$folder/b"
for file in a b; do
    loops+=("$(losetup -f --show --direct-io=on "$folder/$file")")
done
from=${loops[0]} to=${loops[1]}

cold() {
    rm -f "$folder/image"
    sync
    echo 3 >/proc/sys/vm/drop_caches
}
# once NAME COMMAND...: adds "seconds CPU-seconds" to NAME's list.
once() {
    local name=$1
    shift
    cold
    local TIMEFORMAT='%R %U %S'
    { time "$@" >/dev/null 2>&1; } 2>"$folder/time"
    awk '{print $1, $2 + $3}' "$folder/time" >>"$folder/times.$name"
}
ours() { "$program" copy "$from" "$1" --destroy "${1##*/}"; }
dd_() { dd if="$from" of="$1" bs=4M iflag=direct oflag=direct conv=fsync; }
cat_() { cat "$from" >"$1" && sync -f "$1"; }
cat_device() { cat "$from" >"$1" && blockdev --flushbufs "$1"; }
median() { sort -n "$1" | awk '{t[NR] = $1; c[NR] = $2} END {printf "%s %s", t[int((NR + 1) / 2)], c[int((NR + 1) / 2)]}'; }

for ((run = 0; run < runs; ++run)); do
    once device.sectorsmith ours "$to"
    once device.dd dd_ "$to"
    once device.cat cat_device "$to"
    once image.sectorsmith ours "$folder/image"
    once image.dd dd_ "$folder/image"
    once image.cat cat_ "$folder/image"
done
for what in device image; do
    for tool in sectorsmith dd cat; do
        read -r seconds cpu <<<"$(median "$folder/times.$what.$tool")"
        awk -v w="$what" -v t="$tool" -v s="$seconds" -v c="$cpu" -v n="$size" \
            'BEGIN {printf "%-7s %-12s %8.2f s  %7.0f MiB/s  %6.2f s CPU\n", w, t, s, n / s, c}'
    done
done

# Reading back: what --verify adds to the copy above, beside reading alone.
for ((run = 0; run < runs; ++run)); do
    once verify.sectorsmith "$program" copy "$from" "$to" --destroy "$(basename "$to")" --verify
    once verify.dd dd if="$to" of=/dev/null bs=4M iflag=direct
done
read -r copied _ <<<"$(median "$folder/times.device.sectorsmith")"
for tool in sectorsmith dd; do
    read -r seconds _ <<<"$(median "$folder/times.verify.$tool")"
    awk -v t="$tool" -v s="$seconds" -v c="$copied" -v n="$size" \
        'BEGIN {if (t != "dd") s -= c; printf "verify  %-12s %8.2f s  %7.0f MiB/s\n", t, s, n / s}'
done

# 1 TiB with 1 GiB of data.
truncate -s 1T "$folder/sparse"
for ((i = 0; i < 16; ++i)); do
    dd if="$folder/noise" of="$folder/sparse" bs=64M seek=$((i * 1000)) conv=notrunc status=none
done
for ((run = 0; run < runs; ++run)); do once sparse.sectorsmith "$program" copy "$folder/sparse" "$folder/image"; done
read -r seconds cpu <<<"$(median "$folder/times.sparse.sectorsmith")"
printf 'sparse  %-12s %8s s  %22s s CPU\n' sectorsmith "$seconds" "$cpu"
rm -f "$folder/sparse" "$folder/image"

# Half-full volumes.
losetup -d "${loops[1]}"
unset 'loops[1]'
rm -f "$folder/b"
mkdir "$folder/mount"
for kind in ext4 ntfs; do
    command -v partclone.$kind >/dev/null || continue
    rm -f "$folder/volume"
    truncate -s "${size}M" "$folder/volume"
    case $kind in
        ext4) mkfs.ext4 -q -F "$folder/volume" && mount "$folder/volume" "$folder/mount" ;;
        ntfs) mkntfs -F -q -Q "$folder/volume" 2>/dev/null && ntfs-3g "$folder/volume" "$folder/mount" ;;
    esac || continue
    for ((i = 0; i < size / 2 - 64; i += 64)); do cp "$folder/noise" "$folder/mount/$i"; done
    umount "$folder/mount"
    for ((run = 0; run < runs; ++run)); do
        once used.$kind.sectorsmith "$program" copy "$folder/volume" "$folder/image" --used
        once used.$kind.partclone partclone.$kind -c -s "$folder/volume" -O "$folder/image" -L "$folder/log"
    done
    for tool in sectorsmith partclone; do
        read -r seconds cpu <<<"$(median "$folder/times.used.$kind.$tool")"
        printf '%-7s %-12s %8s s  %22s s CPU\n' "used $kind" "$tool" "$seconds" "$cpu"
    done
done
