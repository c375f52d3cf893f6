#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The speed test beside fio: the same file and loop device, alternating, medians of COUNT runs with their spread.
#
#   speed_bench.sh PROGRAM [FOLDER] [COUNT] [SECONDS]      (7 runs of 3 seconds each; a file of 2 GiB in FOLDER)
#   ONLY='file read 1M 32'                                 (a regular expression: only the tests whose line it matches)
#
# Wanted: at least 0.95 of fio's speed; p50 and p99 within 15 % of fio's or within fio's own spread; CPU time per GB at most
# 1.1 of fio's (user and system). fio's time ends before its fsync, so our flush is taken out of ours here. The latency is the
# whole one (fio's lat, not clat), from the request's making to its end. The loop device needs root and is left out otherwise.
# Exit 1 when something is missed.
set -euo pipefail
program=$1
folder=${2:-/var/tmp}
count=${3:-7}
seconds=${4:-3}
only=${ONLY:-.}
size=2G
for tool in fio jq; do command -v "$tool" >/dev/null || { echo "$tool is not installed" >&2; exit 77; }; done
work=$(mktemp -d -p "$folder")
loop=
trap '[ -z "$loop" ] || losetup -d "$loop"; rm -rf "$work"' EXIT
head -c "$size" /dev/urandom >"$work/disk.img"
sync "$work/disk.img"

# Each gives: MB/s, IOPS, p50 µs, p99 µs, CPU s/GB
run_fio() {  # TARGET RW BS DEPTH
    # As a thread: a process of fio's gets a session of its own, and with it another share of the processor.
    fio --thread --name=t --filename="$1" --rw="$2" --bs="$3" --iodepth="$4" --direct=1 --ioengine=io_uring --size="$size" \
        --runtime="$seconds" --time_based --end_fsync=1 --output-format=json --lat_percentiles=1 --clat_percentiles=0 \
        --percentile_list=50:99 |
        jq -r --arg side "${2#rand}" '.jobs[0] | .[$side] as $s |
            [$s.io_bytes / ($s.runtime / 1000) / 1e6, $s.iops,
             $s.lat_ns.percentile["50.000000"] / 1e3, $s.lat_ns.percentile["99.000000"] / 1e3,
             ((.usr_cpu + .sys_cpu) / 100 * (.job_runtime / 1000)) / ($s.io_bytes / 1e9)] | @tsv'
}
run_ours() {
    local extra=()
    case $2 in *write) extra=(--destroy "$(basename "$1")" --yes) ;; esac
    "$program" speed "$1" --rw "$2" --bs "$3" --iodepth "$4" --runtime "$seconds" --json --no-save --no-input \
        --state-dir "$work" "${extra[@]}" |
        jq -r --arg side "${2#rand}" '.[$side] as $s | ($s.seconds - $s.flushSeconds) as $moving |
            [$s.bytes / $moving / 1e6, $s.operations / $moving, $s.latencyNs.p50 / 1e3, $s.latencyNs.p99 / 1e3,
             .tests[0].cpuSeconds / ($s.bytes / 1e9)] | @tsv'
}
# median, smallest and largest of column N of a file
figures() { sort -g <(cut -f"$2" "$1") | awk '{v[NR] = $1} END {m = NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2; print m, v[1], v[NR]}'; }

missed=0
compare() {  # KIND TARGET RW BS DEPTH
    local names=(MB/s IOPS "p50 µs" "p99 µs" "CPU s/GB") rules=(atleast atleast near near atmost) limits=(0.95 0.95 1.15 1.15 1.1)
    local line="$1 $3 $4 $5" what n good
    [[ $line =~ $only ]] || return 0
    shift
    : >"$work/ours"; : >"$work/fio"
    for ((n = 0; n < count; n++)); do
        # Each is the first of every other pair: what a run leaves behind hits both.
        if ((n % 2)); then run_fio "$@" >>"$work/fio"; fi
        run_ours "$@" >>"$work/ours"
        if ((n % 2 == 0)); then run_fio "$@" >>"$work/fio"; fi
    done
    what=$line
    for n in 0 1 2 3 4; do
        good=0
        # shellcheck disable=SC2046
        set -- $(figures "$work/ours" $((n + 1))) $(figures "$work/fio" $((n + 1)))
        awk -v what="$what" -v name="${names[n]}" -v rule="${rules[n]}" -v limit="${limits[n]}" \
            -v o="$1" -v ol="$2" -v oh="$3" -v f="$4" -v fl="$5" -v fh="$6" '
            function short(x) { return x < 10 ? sprintf("%.3f", x) : x < 1000 ? sprintf("%.1f", x) : sprintf("%.0f", x) }
            BEGIN {
                ratio = f > 0 ? o / f : 0
                good = rule == "atleast" ? ratio >= limit : rule == "atmost" ? ratio <= limit : ratio <= limit || o <= fh
                printf "%-22s %-9s%9s %-18s %9s %-18s %5.2f  %s\n", what, name, short(o), "(" short(ol) "-" short(oh) ")",
                    short(f), "(" short(fl) "-" short(fh) ")", ratio, good ? "" : "MISSED"
                exit !good
            }' && good=1
        [ "$good" = 1 ] || missed=1
        what=
    done
}

printf '%-22s %-9s%9s %-18s %9s %-18s %5s\n' "test, median of $count" figure ours "(spread)" fio "(spread)" ratio
for kind in file loop; do
    target=$work/disk.img
    if [ "$kind" = loop ]; then
        [ "$(id -u)" = 0 ] || break
        loop=$(losetup -f --show --direct-io=on "$work/disk.img") || { echo "no loop device" >&2; break; }
        target=$loop
    fi
    compare "$kind" "$target" read 1M 32
    compare "$kind" "$target" write 1M 32
    for depth in 1 32; do
        compare "$kind" "$target" randread 4k "$depth"
        compare "$kind" "$target" randwrite 4k "$depth"
    done
done
exit "$missed"
