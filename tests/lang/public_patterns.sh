#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the patterns of the public library (a folder with patterns/, includes/ and tests/patterns/test_data/, as ImHex's has them)
# over their test data with `sectorsmith decode --include`, and counts those that run clean.
#   public_patterns.sh SECTORSMITH LIBRARY [NAME…]
# Prints a line for each file of test data: "ok", "fail" (errors) or "slow" (more than SECONDS_EACH, 30 unless set), the time,
# the file and the first error; "none" for data without a pattern. A pattern is clean when all of its data are. Exit status 1
# unless at least LEAST (default 0) patterns are.
set -u
program=$1
library=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
data=$library/tests/patterns/test_data
ok=0 fail=0 none=0

# One file of test data ($2) of a pattern ($1).
try() {
    start=$(date +%s.%N)
    timeout "${SECONDS_EACH:-30}" "$program" decode --json --as-bytes --template "$1" --include "$(dirname "$1")" \
        --include "$library/includes" --include "$library/patterns" "$2" > /dev/null 2> "$work/err"
    code=$?
    took=$(echo "$start $(date +%s.%N)" | awk '{printf "%.2f", $2 - $1}')
    if [ $code -eq 0 ]; then
        echo "ok   $took ${2#"$data"/}"
        return 0
    fi
    word=fail
    [ $code -ne 124 ] || word=slow
    echo "$word $took ${2#"$data"/}: $(grep -m 1 -E 'error' "$work/err" | cut -c 1-200)"
    return 1
}

ls "$data" | sed 's/\.hexpat.*//' | sort -u > "$work/names"
while read -r name; do
    if [ $# -gt 0 ]; then
        case " $* " in *" $name "*) ;; *) continue ;; esac
    fi
    file=$library/patterns/$name.hexpat
    [ -f "$file" ] || file=$(find "$library/patterns" -name "$name.hexpat" | head -n 1)
    if [ -z "$file" ]; then
        none=$((none + 1))
        echo "none $name"
        continue
    fi
    # As the library's own tests do: the files of the pattern's folder, not those of folders in it.
    find "$data/$name.hexpat" "$data/$name.hexpat".* -maxdepth 1 -type f 2> "$work/err" | sort > "$work/files"
    clean=1
    while read -r input; do
        try "$file" "$input" || clean=0
    done < "$work/files"
    if [ $clean -eq 1 ]; then ok=$((ok + 1)); else fail=$((fail + 1)); fi
done < "$work/names"
echo "$ok of $((ok + fail)) patterns clean, $none without a pattern"
[ "$ok" -ge "${LEAST:-0}" ]
