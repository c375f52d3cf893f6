#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Erasing unused space, side by side with other programs, in one run: a dirty 1 GiB ext4 image against zerofree, NTFS
# against ntfswipe, a mounted volume against dd. Prints seconds (the median) and the bytes that are not zero in free space.
# Usage: erase_bench.sh BUILD-FOLDER [ROUNDS] [ext4|ntfs|mounted …]      needs e2fsprogs, zerofree, ntfs-3g, sleuthkit; "mounted" needs root
set -eu
PATH=$PATH:/usr/sbin:/sbin
us=$(realpath "${1:?build folder}")/bin/sectorsmith
rounds=${2:-3}
shift; [ $# -gt 0 ] && shift
what=${*:-ext4 ntfs mounted}
dir=$(mktemp -d "${TMPDIR:-/var/tmp}/erase-bench.XXXXXX")
loop=
trap 'mountpoint -q "$dir/m" && umount "$dir/m"; [ -n "$loop" ] && losetup -d "$loop"; rm -rf "$dir"' EXIT

now() { date +%s.%N; }
timed() {  # FILE COMMAND…: appends the seconds to FILE
    f=$1; shift
    s=$(now); "$@" >/dev/null 2>"$dir/err" || { echo "failed: $*"; cat "$dir/err"; exit 1; }
    echo "$s $(now)" | awk '{printf "%.3f\n", $2 - $1}' >>"$f"
}
median() { sort -n "$1" | awk '{v[NR]=$1} END {print (NR % 2 ? v[(NR+1)/2] : (v[NR/2] + v[NR/2+1]) / 2)}'; }
line() { printf '%-12s %-22s %8s s   %12s bytes left\n' "$1" "$2" "$(median "$3")" "$4"; }

# Files of random content, nearly all of the volume; most are deleted.
fill() {  # IMAGE-SIZE-IN-MIB
    mkdir -p "$dir/s"; rm -f "$dir"/s/*
    i=0; while [ $i -lt $(($1 / 16 - 6)) ]; do head -c 16M /dev/urandom >"$dir/s/f$i"; i=$((i + 1)); done
}
extLeft() {
    bs=$(dumpe2fs -h "$1" 2>/dev/null | awk '/^Block size/{print $3}')
    dumpe2fs "$1" 2>/dev/null | sed -n 's/^  Free blocks: //p' | tr ',' '\n' | sed 's/ //g' | grep . |
        while IFS=- read -r a b; do dd if="$1" bs="$bs" skip="$a" count=$((${b:-$a} - a + 1)) 2>/dev/null; done |
        tr -d '\0' | wc -c
}
fresh() { cp --sparse=never "$dir/dirty.img" "$dir/$1"; sync "$dir/$1"; }

for one in $what; do
    rm -f "$dir"/t.*
    case $one in
    ext4)
        truncate -s 1G "$dir/dirty.img"; fill 1024
        mke2fs -q -F -t ext4 -d "$dir/s" "$dir/dirty.img"
        for f in $(seq 0 3 200) $(seq 1 3 200); do echo "rm f$f"; done >"$dir/cmd"
        debugfs -w -f "$dir/cmd" "$dir/dirty.img" >/dev/null 2>&1
        rm -rf "$dir/s"
        for r in $(seq "$rounds"); do
            fresh a.img; timed "$dir/t.us" sh -c "'$us' erase-free '$dir/a.img' --destroy a.img --progress none"
            fresh b.img; timed "$dir/t.zerofree" sh -c "zerofree '$dir/b.img' && sync '$dir/b.img'"
        done
        line ext4 sectorsmith "$dir/t.us" "$(extLeft "$dir/a.img")"
        line ext4 "zerofree (and sync)" "$dir/t.zerofree" "$(extLeft "$dir/b.img")"
        ;;
    ntfs)
        truncate -s 0 "$dir/dirty.img"; truncate -s 1G "$dir/dirty.img"; fill 1024
        mkntfs -q -F -Q "$dir/dirty.img" >/dev/null
        echo x >"$dir/small"
        for f in "$dir"/s/f*; do ntfscp -q "$dir/dirty.img" "$f" "$(basename "$f")"; done
        for f in $(seq 0 3 57) $(seq 1 3 57); do ntfscp -q "$dir/dirty.img" "$dir/small" "f$f"; done
        rm -rf "$dir/s"
        for r in $(seq "$rounds"); do
            fresh a.img; timed "$dir/t.us" sh -c "'$us' erase-free '$dir/a.img' --destroy a.img --progress none"
            fresh b.img; timed "$dir/t.wipe" sh -c "ntfswipe -f -a '$dir/b.img' && sync '$dir/b.img'"
        done
        line ntfs sectorsmith "$dir/t.us" "$(blkls -A "$dir/a.img" | tr -d '\0' | wc -c)"
        line ntfs "ntfswipe -a" "$dir/t.wipe" "$(blkls -A "$dir/b.img" | tr -d '\0' | wc -c)"
        ;;
    mounted)
        truncate -s 0 "$dir/dirty.img"; truncate -s 1G "$dir/dirty.img"; mke2fs -q -F -t ext4 -m 0 "$dir/dirty.img"
        mkdir -p "$dir/m"; loop=$(losetup -f --show "$dir/dirty.img"); mount "$loop" "$dir/m"
        for r in $(seq "$rounds"); do
            timed "$dir/t.us" sh -c "'$us' erase-free '$dir/m' --reserve 0 --destroy '$(basename "$loop")' --progress none"
            timed "$dir/t.dd" sh -c "dd if=/dev/zero of='$dir/m/zero' bs=1M conv=fsync 2>/dev/null; rm '$dir/m/zero'; sync -f '$dir/m'"
        done
        umount "$dir/m"; losetup -d "$loop"; loop=
        line mounted sectorsmith "$dir/t.us" -
        line mounted "dd bs=1M" "$dir/t.dd" -
        ;;
    esac
done
