#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Search and compare beside grep, ripgrep and cmp on an image in the page cache, and search beside dd on an uncached device:
# one table. The programs take turns, so that a busy moment hits all of them; each one's best of five counts, and on the device,
# whose own speed varies more than the programs', the median of nine. Fails when ours is slower than the faster of grep and rg,
# slower than cmp, below 1 GB/s with a regular expression, or below 0.9 of dd.
# Use: tests/bench/search_bench.sh [PROGRAM [MEBIBYTES]]    (a release build; 4096 MiB unless given; the device needs root)
set -eu
program=$(realpath "${1:-$(dirname "$0")/../../build/bin/sectorsmith}")
size=${2:-4096}
rounds=5
deviceRounds=9
folder=$(mktemp -d "${TMPDIR:-/tmp}/sectorsmith-bench.XXXXXX")
loop=
memory=/dev/shm/${folder##*/}  # a device as fast as memory: what the disk's own pace would hide
trap '[ -z "$loop" ] || losetup -d "$loop"; rm -rf "$folder" "$memory"' EXIT
cd "$folder"
# Half of it random, half like file systems: zeros and texts.
head -c "$((size / 2))M" /dev/urandom > image
yes "The quick brown fox jumps over the lazy dog, and nothing is found." | head -c "$((size / 4))M" >> image
head -c "$((size / 4))M" /dev/zero >> image
for at in 1 $((size / 3)) $((size * 2 / 3)) $((size - 1)); do
    printf 'SECTORSMITH-NEEDLE' | dd of=image bs=1M seek="$at" conv=notrunc status=none
done

declare -A best processor all
# once NAME COMMAND...: runs it and keeps its best wall-clock and processor time. The output is in the file “out”.
once() {
    local name=$1 TIMEFORMAT='%R %U %S' times
    shift
    times=$({ time "$@" > out 2> err; } 2>&1) || { [ $? = 1 ] || { cat err; exit 1; }; }
    read -r wall user system <<< "$times"
    all[$name]+="$wall "
    best[$name]=$(awk -v a="$wall" -v b="${best[$name]:-999999}" 'BEGIN {print (a < b) ? a : b}')
    processor[$name]=$(awk -v a="$user" -v c="$system" -v b="${processor[$name]:-999999}" 'BEGIN {a += c; print (a < b) ? a : b}')
}
row() {  # NAME LABEL
    awk -v n="$2" -v t="${best[$1]}" -v p="${processor[$1]}" -v s="$size" \
        'BEGIN {printf "%-44s %8.2f s %9.2f s %9.2f GB/s\n", n, t, p, s * 1048576 / t / 1e9}'
}
# median NAME: its median instead of its best time from here on.
median() {
    read -ra times <<< "${all[$1]}"
    best[$1]=$(printf '%s\n' "${times[@]}" | sort -n | sed -n "$(((${#times[@]} + 1) / 2))p")
}
fail=0
need() {  # WHAT OURS LIMIT: ours must not take longer
    awk -v a="$2" -v b="$3" 'BEGIN {exit !(a > b)}' && { echo "too slow: $1 ($2 s, at most $3 s)"; fail=1; } || true
}
count() { [ "$(cat out)" = 4 ] || { echo "$1: not 4 matches: $(cat out)"; exit 1; }; }
haveRg=$(command -v rg || true)

cat image > /dev/null
for ((i = 0; i < rounds; i++)); do
    once literal "$program" search image --text SECTORSMITH-NEEDLE --count
    count sectorsmith
    once grep grep -c -F -a SECTORSMITH-NEEDLE image
    [ -z "$haveRg" ] || once rg rg -c -a -F SECTORSMITH-NEEDLE image
    once regex "$program" search image --regex 'SECTORSMITH-N[EF]+DLE' --count
    count "sectorsmith --regex"
done
cp image other
cat image other > /dev/null
for ((i = 0; i < rounds; i++)); do
    once compare "$program" compare image other
    once cmp cmp image other
done
rm other
# device NAME FILE: a loop device over the file, past the page cache on both of its sides.
device() {
    loop=$(losetup --direct-io=on -f --show "$2" 2> /dev/null) || { echo "$1: no direct loop device"; return; }
    for ((i = 0; i < deviceRounds; i++)); do
        for program_ in dd search; do
            sync "$2"
            dd if="$2" iflag=nocache count=0 status=none
            blockdev --flushbufs "$loop"
            if [ $program_ = dd ]; then
                once "dd-$1" dd if="$loop" of=/dev/null bs=1M iflag=direct status=none
            else
                once "search-$1" "$program" search "$loop" --text SECTORSMITH-NEEDLE --count
                count "sectorsmith on the device"
            fi
        done
    done
    losetup -d "$loop"
    loop=
    devices+=("$1")
}
devices=()
if [ "$(id -u)" = 0 ]; then
    device disk image
    if cp image "$memory" 2> /dev/null; then device memory "$memory"; else echo "memory: not enough of it"; fi
    rm -f "$memory"
fi
for d in "${devices[@]}"; do
    median "dd-$d"
    median "search-$d"
done

printf '%s MiB, %s processors, load %s, best of %s; on the device the median of %s\n' \
    "$size" "$(nproc)" "$(cut -d' ' -f1-3 /proc/loadavg)" "$rounds" "$deviceRounds"
printf '%-44s %10s %11s\n' '' 'wall clock' 'processor'
row literal "literal: sectorsmith search --count"
row grep "literal: grep -c -F -a"
[ -z "$haveRg" ] || row rg "literal: rg -c -a -F"
row regex "expression: sectorsmith search --regex"
row compare "compare: sectorsmith compare"
row cmp "compare: cmp"
for d in "${devices[@]}"; do
    row "search-$d" "uncached device ($d): sectorsmith search"
    row "dd-$d" "uncached device ($d): dd bs=1M iflag=direct"
    printf '%-44s %s\n' "  the rounds: sectorsmith" "${all[search-$d]}" "  the rounds: dd" "${all[dd-$d]}"
done
need "literal beside grep" "${best[literal]}" "${best[grep]}"
[ -z "$haveRg" ] || need "literal beside rg" "${best[literal]}" "${best[rg]}"
need "expression" "${best[regex]}" "$(awk -v s="$size" 'BEGIN {print s * 1048576 / 1e9}')"
need "compare" "${best[compare]}" "${best[cmp]}"
for d in "${devices[@]}"; do
    need "uncached device ($d)" "${best[search-$d]}" "$(awk -v d="${best[dd-$d]}" 'BEGIN {print d / 0.9}')"
done
exit $fail
