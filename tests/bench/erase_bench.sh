#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Erasing unused space, side by side with other programs, in one run: a dirty 1 GiB ext4 image against zerofree, NTFS
# against ntfswipe, a mounted volume against dd. Prints a table: the median of the seconds, the bytes that are not zero in
# free space afterwards, and how the two compare. Holes and zero-range make the image read as zeros and overwrite nothing
# on the disk that holds it: the other programs do.
# Usage: erase_bench.sh BUILD-FOLDER [ROUNDS] [ext4|ntfs|mounted …]      needs e2fsprogs, zerofree, ntfs-3g, sleuthkit; "ntfs" and "mounted" need root
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
row() { printf '%-10s %-22s %9s %9s %9s %12s   %s\n' "$@"; }
left() { [ "$1" = - ] && echo - || echo "$1" | awk '{printf $1 < 10240 ? "%d B" : "%.1f MiB", $1 < 10240 ? $1 : $1 / 1048576}'; }
# NAME PROGRAM TIMES LEFT [THEIR-TIMES GOAL]: with the last two, how many times as fast as those it is.
line() {
    verdict=
    [ $# -gt 4 ] && verdict=$(echo "$(median "$3") $(median "$5") $6" |
        awk '{r = $2 / $1; printf "%.2f times as fast (goal: %s)%s", r, $3, r < $3 ? " MISSED" : ""}')
    row "$1" "$2" "$(median "$3")" "$(sort -n "$3" | head -1)" "$(sort -n "$3" | tail -1)" "$(left "$4")" "$verdict"
}

# 7000 files of random content, nearly all of a GiB, below $dir/s.
fill() {
    mkdir -p "$dir/s"; rm -f "$dir"/s/*
    head -c 875M /dev/urandom | (cd "$dir/s" && split -b 128K -a 4 -d - f)
}
# Two of three of them.
gone() { (cd "$dir/s" && ls) | awk 'NR % 3 {print $1}'; }
extLeft() {
    bs=$(dumpe2fs -h "$1" 2>/dev/null | awk '/^Block size/{print $3}')
    dumpe2fs "$1" 2>/dev/null | sed -n 's/^  Free blocks: //p' | tr ',' '\n' | sed 's/ //g' | grep . |
        while IFS=- read -r a b; do dd if="$1" bs="$bs" skip="$a" count=$((${b:-$a} - a + 1)) 2>/dev/null; done |
        tr -d '\0' | wc -c
}
ntfsLeft() { blkls -A "$1" | tr -d '\0' | wc -c; }
fresh() { cp --sparse=never "$dir/dirty.img" "$dir/$1"; sync "$dir/$1"; }

row volume program median least most "not zero" ""
for one in $what; do
    rm -f "$dir"/t.*
    case $one in
    ext4)
        truncate -s 1G "$dir/dirty.img"; fill
        mke2fs -q -F -t ext4 -d "$dir/s" "$dir/dirty.img"
        gone | sed 's/^/rm /' >"$dir/cmd"
        debugfs -w -f "$dir/cmd" "$dir/dirty.img" >/dev/null 2>&1
        rm -rf "$dir/s"
        for r in $(seq "$rounds"); do
            fresh a.img; timed "$dir/t.us" sh -c "'$us' erase-free '$dir/a.img' --destroy a.img --progress none"
            fresh c.img; timed "$dir/t.punch" sh -c "'$us' erase-free '$dir/c.img' --method punch --destroy c.img --progress none"
            fresh d.img; timed "$dir/t.range" sh -c "'$us' erase-free '$dir/d.img' --method zero-range --destroy d.img --progress none"
            fresh b.img; timed "$dir/t.zerofree" sh -c "zerofree '$dir/b.img' && sync '$dir/b.img'"
        done
        line ext4 "zerofree (and sync)" "$dir/t.zerofree" "$(extLeft "$dir/b.img")"
        line ext4 "sectorsmith" "$dir/t.us" "$(extLeft "$dir/a.img")" "$dir/t.zerofree" 1
        line ext4 "sectorsmith, holes" "$dir/t.punch" "$(extLeft "$dir/c.img")" "$dir/t.zerofree" 1
        line ext4 "sectorsmith zero-range" "$dir/t.range" "$(extLeft "$dir/d.img")" "$dir/t.zerofree" 1
        ;;
    ntfs)
        truncate -s 0 "$dir/dirty.img"; truncate -s 1G "$dir/dirty.img"; fill
        mkntfs -q -F -Q "$dir/dirty.img" >/dev/null 2>&1
        mkdir -p "$dir/m"; ntfs-3g "$dir/dirty.img" "$dir/m"
        cp "$dir"/s/* "$dir/m"; gone | (cd "$dir/m" && xargs rm); umount "$dir/m"
        rm -rf "$dir/s"
        for r in $(seq "$rounds"); do
            fresh a.img; timed "$dir/t.us" sh -c "'$us' erase-free '$dir/a.img' --destroy a.img --progress none"
            fresh c.img; timed "$dir/t.punch" sh -c "'$us' erase-free '$dir/c.img' --method punch --destroy c.img --progress none"
            fresh d.img; timed "$dir/t.range" sh -c "'$us' erase-free '$dir/d.img' --method zero-range --destroy d.img --progress none"
            fresh b.img; timed "$dir/t.wipe" sh -c "ntfswipe -f -a '$dir/b.img' && sync '$dir/b.img'"
        done
        line ntfs "ntfswipe -a (and sync)" "$dir/t.wipe" "$(ntfsLeft "$dir/b.img")"
        line ntfs "sectorsmith" "$dir/t.us" "$(ntfsLeft "$dir/a.img")" "$dir/t.wipe" 3
        line ntfs "sectorsmith, holes" "$dir/t.punch" "$(ntfsLeft "$dir/c.img")" "$dir/t.wipe" 3
        line ntfs "sectorsmith zero-range" "$dir/t.range" "$(ntfsLeft "$dir/d.img")" "$dir/t.wipe" 3
        ;;
    mounted)
        truncate -s 0 "$dir/dirty.img"; truncate -s 1G "$dir/dirty.img"; mke2fs -q -F -t ext4 -m 0 "$dir/dirty.img"
        mkdir -p "$dir/m"; loop=$(losetup -f --show "$dir/dirty.img"); mount "$loop" "$dir/m"
        mib=$(df --output=avail -BM "$dir/m" | tail -1 | tr -dc 0-9); mib=$((mib - 2))  # what fits: dd flushes nothing after a full disk
        for r in $(seq "$rounds"); do
            timed "$dir/t.us" sh -c "'$us' erase-free '$dir/m' --reserve 0 --destroy '$(basename "$loop")' --progress none"
            timed "$dir/t.dd" sh -c "dd if=/dev/zero of='$dir/m/zero' bs=1M count=$mib conv=fsync && rm '$dir/m/zero' && sync -f '$dir/m'"
        done
        umount "$dir/m"; losetup -d "$loop"; loop=
        line mounted "dd bs=1M conv=fsync" "$dir/t.dd" -
        line mounted "sectorsmith" "$dir/t.us" - "$dir/t.dd" 0.95
        ;;
    esac
done
