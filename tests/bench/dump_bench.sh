#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# dump of 1 GiB to /dev/null beside xxd and hexdump -C: random bytes in the page cache, best of three runs each (hexdump:
# one, it takes minutes), and the most memory ours took. Fails when ours is not 5 times as fast as xxd.
# Use: tests/bench/dump_bench.sh [PROGRAM [MEBIBYTES]]
set -eu
program=${1:-$(dirname "$0")/../../build/bin/sectorsmith}
size=${2:-1024}
folder=$(mktemp -d "${TMPDIR:-/tmp}/sectorsmith-bench.XXXXXX")
trap 'rm -rf "$folder"' EXIT
head -c "${size}M" /dev/urandom > "$folder/random"
truncate -s "${size}M" "$folder/sparse"

seconds() {  # RUNS COMMAND...: the best wall-clock time
    local runs=$1 best= start time
    shift
    for ((i = 0; i < runs; i++)); do
        start=$EPOCHREALTIME
        "$@" > /dev/null
        time=$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN {print b - a}')
        best=$(awk -v a="$time" -v b="${best:-999999}" 'BEGIN {print (a < b) ? a : b}')
    done
    echo "$best"
}
row() { awk -v n="$1" -v t="$2" -v s="$size" -v x="$xxd" 'BEGIN {printf "%-34s %9.2f s %9.1f MiB/s %8.1f x\n", n, t, s / t, x / t}'; }

cat "$folder/random" > /dev/null
xxd=$(seconds 3 xxd "$folder/random")
ours=$(seconds 3 "$program" dump "$folder/random")
printf '%-34s %11s %15s %10s\n' "dump of $size MiB to /dev/null" time speed "xxd's"
row "xxd" "$xxd"
row "hexdump -C" "$(seconds 1 hexdump -C "$folder/random")"
row "sectorsmith dump" "$ours"
row "sectorsmith dump (sparse)" "$(seconds 3 "$program" dump "$folder/sparse")"
row "sectorsmith dump -v (sparse)" "$(seconds 1 "$program" dump -v "$folder/sparse")"
if command -v /usr/bin/time > /dev/null; then
    /usr/bin/time -f 'sectorsmith dump: at most %M KiB of memory' "$program" dump "$folder/random" 2>&1 > /dev/null
fi
cmp <("$program" dump -l 8M "$folder/random") <(hexdump -C -n 8388608 "$folder/random")
awk -v a="$ours" -v b="$xxd" 'BEGIN {if (b / a < 5) {print "not 5 times as fast as xxd"; exit 1}}'
