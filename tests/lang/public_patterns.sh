#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the patterns of the public library (a folder with patterns/, includes/ and tests/patterns/test_data/, as ImHex's has them)
# over their test data with `sectorsmith decode --include`, and counts those that run clean.
#   public_patterns.sh SECTORSMITH LIBRARY [NAME…]
# Prints one line per file of test data, "ok", "fail" (errors), "slow" (more than SECONDS, 30 unless set) or "none" (no such
# pattern), with the time and the first error; then the counts. Exit status 1 unless at least LEAST (default 0) are clean.
set -u
program=$1
library=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
ok=0 fail=0 none=0
for data in "$library"/tests/patterns/test_data/*; do
    base=$(basename "$data")
    pattern=${base%%.hexpat*}
    [ "$pattern" != "$base" ] || continue
    if [ $# -gt 0 ]; then
        case " $* " in *" $pattern "*) ;; *) continue ;; esac
    fi
    file=$(find "$library/patterns" -name "$pattern.hexpat" | head -n 1)
    if [ -z "$file" ]; then
        none=$((none + 1))
        echo "none $base"
        continue
    fi
    # Test data in a folder is a pattern with several files.
    for input in $(if [ -d "$data" ]; then find "$data" -type f | sort; else echo "$data"; fi); do
        start=$(date +%s.%N)
        timeout "${SECONDS_EACH:-30}" "$program" decode --json --template "$file" --include "$library/includes" \
            --include "$library/patterns" "$input" > /dev/null 2> "$work/err"
        code=$?
        took=$(echo "$start $(date +%s.%N)" | awk '{printf "%.2f", $2 - $1}')
        if [ $code -eq 0 ]; then
            ok=$((ok + 1))
            echo "ok   $took $base"
        else
            fail=$((fail + 1))
            word=fail
            [ $code -ne 124 ] || word=slow
            echo "$word $took $base: $(grep -m 1 -E 'error' "$work/err" | cut -c 1-200)"
        fi
    done
done
echo "$ok clean, $fail not, $none without a pattern"
[ "$ok" -ge "${LEAST:-0}" ]
