#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The speed test beside fio: the same file and loop device, alternating, medians of COUNT runs with their spread.
#
#   speed_bench.sh PROGRAM [FOLDER] [COUNT] [SECONDS]      (7 runs of 3 seconds each; a file of 2 GiB in FOLDER)
#
# Wanted: at least 0.95 of fio's speed; p50 and p99 within 15 % of fio's or within fio's own spread; CPU time per GB at most
# 1.1 of fio's (user and system). The loop device needs root and is left out otherwise. Exit 1 when something is missed.
set -euo pipefail
program=$1
folder=${2:-/var/tmp}
count=${3:-7}
seconds=${4:-3}
size=2G
command -v fio >/dev/null || { echo "fio is not installed" >&2; exit 77; }
command -v jq >/dev/null || { echo "jq is not installed" >&2; exit 77; }
work=$(mktemp -d -p "$folder")
loop=
trap '[ -z "$loop" ] || losetup -d "$loop"; rm -rf "$work"' EXIT
head -c "$size" /dev/urandom >"$work/disk.img"
sync "$work/disk.img"

# Each gives: bytes/s, IOPS, p50 ns, p99 ns, CPU s/GB
run_fio() {  # TARGET RW BS DEPTH
    fio --name=t --filename="$1" --rw="$2" --bs="$3" --iodepth="$4" --direct=1 --ioengine=io_uring --size="$size" \
        --runtime="$seconds" --time_based --end_fsync=1 --output-format=json --percentile_list=50:99 |
        jq -r --arg side "${2#rand}" '.jobs[0] | .[$side] as $s |
            ($s.io_bytes / ($s.runtime / 1000)) as $speed |
            [$speed, $s.iops, $s.clat_ns.percentile["50.000000"], $s.clat_ns.percentile["99.000000"],
             ((.usr_cpu + .sys_cpu) / 100 * (.job_runtime / 1000)) / ($s.io_bytes / 1e9)] | @tsv'
}
run_ours() {
    local extra=()
    case $2 in *write) extra=(--destroy "$(basename "$1")" --yes) ;; esac
    "$program" speed "$1" --rw "$2" --bs "$3" --iodepth "$4" --runtime "$seconds" --json --no-save --no-input \
        --state-dir "$work" "${extra[@]}" |
        jq -r --arg side "${2#rand}" '.[$side] as $s |
            [$s.bytesPerSecond, $s.iops, $s.latencyNs.p50, $s.latencyNs.p99, .tests[0].cpuSeconds / ($s.bytes / 1e9)] | @tsv'
}
# median and spread (smallest and largest) of column N of a file
figures() { sort -g <(cut -f"$2" "$1") | awk '{v[NR] = $1} END {m = NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2; print m, v[1], v[NR]}'; }

missed=0
judge() {  # NAME OURS FIO ABOVE|BELOW|NEAR LIMIT UNIT-DIVISOR
    read -r ours our_low our_high <<<"$2"
    read -r fio fio_low fio_high <<<"$3"
    read -r ratio good <<<"$(awk -v o="$ours" -v f="$fio" -v lo="$fio_low" -v hi="$fio_high" -v how="$4" -v limit="$5" 'BEGIN {
        r = f > 0 ? o / f : 0
        good = how == "ABOVE" ? r >= limit : how == "BELOW" ? r <= limit : (r >= 1 - limit && r <= 1 + limit) || (o >= lo && o <= hi) || r < 1
        printf "%.3f %d\n", r, good}')"
    awk -v name="$1" -v o="$ours" -v ol="$our_low" -v oh="$our_high" -v f="$fio" -v fl="$fio_low" -v fh="$fio_high" \
        -v r="$ratio" -v d="$6" -v good="$good" 'BEGIN {
        printf "  %-8s %10.4g (%.4g-%.4g)  fio %10.4g (%.4g-%.4g)  ratio %s%s\n", name, o/d, ol/d, oh/d, f/d, fl/d, fh/d, r, good ? "" : "  MISSED"}'
    [ "$good" = 1 ] || missed=1
}

compare() {  # TARGET RW BS DEPTH
    : >"$work/ours"; : >"$work/fio"
    for ((i = 0; i < count; i++)); do
        run_ours "$@" >>"$work/ours"
        run_fio "$@" >>"$work/fio"
    done
    echo "$2 $3 depth $4 on $1"
    judge MB/s "$(figures "$work/ours" 1)" "$(figures "$work/fio" 1)" ABOVE 0.95 1e6
    judge IOPS "$(figures "$work/ours" 2)" "$(figures "$work/fio" 2)" ABOVE 0.95 1
    judge "p50 µs" "$(figures "$work/ours" 3)" "$(figures "$work/fio" 3)" NEAR 0.15 1e3
    judge "p99 µs" "$(figures "$work/ours" 4)" "$(figures "$work/fio" 4)" NEAR 0.15 1e3
    judge "CPU s/GB" "$(figures "$work/ours" 5)" "$(figures "$work/fio" 5)" BELOW 1.1 1
}

targets=("$work/disk.img")
for kind in file loop; do
    if [ "$kind" = loop ]; then
        [ "$(id -u)" = 0 ] || break
        loop=$(losetup -f --show --direct-io=on "$work/disk.img") || { echo "no loop device" >&2; break; }
        targets=("$loop")
    fi
    for target in "${targets[@]}"; do
        compare "$target" read 1M 32
        compare "$target" write 1M 32
        compare "$target" randread 4k 1
        compare "$target" randread 4k 32
        compare "$target" randwrite 4k 1
        compare "$target" randwrite 4k 32
    done
done
exit "$missed"
