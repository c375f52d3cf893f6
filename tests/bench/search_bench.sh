#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Search and compare beside grep, ripgrep and cmp on an image in the page cache, and search beside dd on an uncached device:
# one table, best of three runs each. Fails when ours is slower than the faster of grep and rg, slower than cmp, below
# 1 GB/s with a regular expression, or below 0.9 of dd.
# Use: tests/bench/search_bench.sh [PROGRAM [MEBIBYTES]]    (a release build; 4096 MiB unless given; the device needs root)
set -eu
program=${1:-$(dirname "$0")/../../build/bin/sectorsmith}
size=${2:-4096}
folder=$(mktemp -d "${TMPDIR:-/tmp}/sectorsmith-bench.XXXXXX")
loop=
trap '[ -z "$loop" ] || losetup -d "$loop"; rm -rf "$folder"' EXIT
# Half of it random, half like file systems: zeros and texts.
head -c "$((size / 2))M" /dev/urandom > "$folder/image"
yes "The quick brown fox jumps over the lazy dog, and nothing is found." | head -c "$((size / 4))M" >> "$folder/image"
head -c "$((size / 4))M" /dev/zero >> "$folder/image"
for at in 1 $((size / 3)) $((size * 2 / 3)) $((size - 1)); do
    printf 'SECTORSMITH-NEEDLE' | dd of="$folder/image" bs=1M seek="$at" conv=notrunc status=none
done
cat "$folder/image" > /dev/null

seconds() {  # COMMAND...: the best wall-clock time of three
    local best= start time i
    for ((i = 0; i < 3; i++)); do
        start=$EPOCHREALTIME
        "$@" > "$folder/out" || [ $? = 1 ]
        time=$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN {print b - a}')
        best=$(awk -v a="$time" -v b="${best:-999999}" 'BEGIN {print (a < b) ? a : b}')
    done
    echo "$best"
}
row() { awk -v n="$1" -v t="$2" -v s="$size" 'BEGIN {printf "%-44s %8.2f s %9.2f GB/s\n", n, t, s * 1048576 / t / 1e9}'; }
fail=0
need() {  # WHAT OURS LIMIT: ours must not take longer
    awk -v a="$2" -v b="$3" 'BEGIN {exit !(a > b)}' && { echo "too slow: $1 ($2 s, at most $3 s)"; fail=1; } || true
}
printf 'load %s\n' "$(cut -d' ' -f1-3 /proc/loadavg)"
ours=$(seconds "$program" search "$folder/image" --text SECTORSMITH-NEEDLE --count)
[ "$(cat "$folder/out")" = 4 ] || { echo "not 4 matches: $(cat "$folder/out")"; exit 1; }
grep=$(seconds grep -c -F -a SECTORSMITH-NEEDLE "$folder/image")
best=$grep
row "literal: sectorsmith search --count" "$ours"
row "literal: grep -c -F -a" "$grep"
if command -v rg > /dev/null; then
    rg=$(seconds rg -c -a -F SECTORSMITH-NEEDLE "$folder/image")
    row "literal: rg -c -a -F" "$rg"
    best=$(awk -v a="$rg" -v b="$grep" 'BEGIN {print (a < b) ? a : b}')
fi
need "literal" "$ours" "$best"
regex=$(seconds "$program" search "$folder/image" --regex 'SECTORSMITH-N[EF]+DLE' --count)
[ "$(cat "$folder/out")" = 4 ] || { echo "not 4 matches: $(cat "$folder/out")"; exit 1; }
row "expression: sectorsmith search --regex" "$regex"
need "expression" "$regex" "$(awk -v s="$size" 'BEGIN {print s * 1048576 / 1e9}')"

cp "$folder/image" "$folder/other"
cat "$folder/image" "$folder/other" > /dev/null
ours=$(seconds "$program" compare "$folder/image" "$folder/other")
cmp=$(seconds cmp "$folder/image" "$folder/other")
row "compare: sectorsmith compare" "$ours"
row "compare: cmp" "$cmp"
need "compare" "$ours" "$cmp"
rm "$folder/other"

if [ "$(id -u)" = 0 ] && loop=$(losetup --direct-io=on -f --show "$folder/image" 2> /dev/null); then
    uncached() { sync; echo 3 > /proc/sys/vm/drop_caches 2> /dev/null || true; blockdev --flushbufs "$loop"; "$@"; }
    dd=$(seconds uncached dd if="$loop" of=/dev/null bs=1M iflag=direct status=none)
    ours=$(seconds uncached "$program" search "$loop" --text SECTORSMITH-NEEDLE --count)
    row "uncached device: sectorsmith search" "$ours"
    row "uncached device: dd bs=1M iflag=direct" "$dd"
    need "uncached device" "$ours" "$(awk -v d="$dd" 'BEGIN {print d / 0.9}')"
fi
exit $fail
