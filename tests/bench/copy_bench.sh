#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Copying beside dd and cat: device to device and to an image, cold cache, final flush counted; medians of runs in turns.
# And --used beside partclone. As root: loop devices.
#   tests/bench/copy_bench.sh [PROGRAM] [MiB] [RUNS] [FOLDER]
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
ours() { "$program" copy "$from" "$1" --destroy "$(basename "$1")"; }
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

if command -v partclone.ext4 >/dev/null; then
    rm -f "$folder/b" "$folder/image"
    truncate -s "${size}M" "$folder/volume"
    mkfs.ext4 -q -F "$folder/volume"
    mkdir "$folder/mount"
    mount "$folder/volume" "$folder/mount"
    for ((i = 0; i < size / 2 - 64; i += 64)); do cp "$folder/noise" "$folder/mount/$i"; done
    umount "$folder/mount"
    for ((run = 0; run < runs; ++run)); do
        once used.sectorsmith "$program" copy "$folder/volume" "$folder/image" --used
        once used.partclone partclone.ext4 -c -s "$folder/volume" -O "$folder/image" -L "$folder/log"
    done
    for tool in sectorsmith partclone; do
        read -r seconds cpu <<<"$(median "$folder/times.used.$tool")"
        printf 'used    %-12s %8s s  %22s s CPU\n' "$tool" "$seconds" "$cpu"
    done
fi
