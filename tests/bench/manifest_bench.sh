#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# manifest make beside what else takes checksums of files, in one run: 45,000 small files beside find and xargs with two
# sha256sum, warm and with their content out of the cache; then large files beside fio's direct read and openssl's SHA-256
# on all cores. After it, what is in the system's cache has to be what was there before (fincore).
# Needs fio and openssl. Of each the best of three; where other work goes on beside it, user and system time are to be
# compared.
# Measured on a busy machine with two cores (real; user and system, seconds): small files warm 1.6 (1.0) beside 3.1 (1.7), cold
# 5.3 (2.2) beside 14.6 (3.5); one file of 3.2 GB with XXH3 866 to 1100 MB/s beside fio's 917 to 1446 MB/s; SHA-256 1.1 GB/s for each second of
# processor time beside openssl's 1.4 GB/s. Of the small files nothing stayed in the cache that had not been there.
# Usage: manifest_bench.sh BUILD_FOLDER [FOLDER_FOR_FILES]   (files that are there already are used)
set -u
bin=$(realpath "$1")/bin
folder=${2:-$(mktemp -d)}
mkdir -p "$folder" && cd "$folder" || exit 1

if [ ! -d small ]; then
    python3 - <<'PYTHON'
import os, random
random.seed(1)
data = os.urandom(1 << 20)
for folder in range(450):
    path = f'small/outer{folder // 30}/inner{folder}'
    os.makedirs(path)
    for number in range(100):
        size = min(int(random.lognormvariate(8.3, 1.2)), 200000)
        start = random.randrange((1 << 20) - size)
        with open(f'{path}/file{number}', 'wb') as out:
            out.write(data[start:start + size])
PYTHON
fi
if [ ! -d large ]; then
    mkdir large
    for name in a b c d; do head -c 1G /dev/urandom >large/$name; done
fi
sync

warm() { find "$1" -type f -exec cat {} + >/dev/null; }
# What the system holds of these files goes, and nothing else.
cold() {
    python3 - "$1" <<'PYTHON'
import os, sys
for folder, _, files in os.walk(sys.argv[1]):
    for name in files:
        fd = os.open(os.path.join(folder, name), os.O_RDONLY)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(fd)
PYTHON
}
held() { find "$1" -type f -print0 | xargs -0 fincore -b -n -o RES | awk '{ sum += $1 } END { print sum + 0 }'; }
best_of_three() {  # NAME BEFORE COMMAND...
    local name=$1 before=$2
    shift 2
    for _ in 1 2 3; do
        $before
        ( TIMEFORMAT='%R %U %S'; time "$@" >/dev/null 2>&1 ) 2>&1 | tail -n 1
    done | awk -v name="$name" '{ both = $2 + $3; if (NR == 1 || $1 < real) real = $1; if (NR == 1 || both < cpu) cpu = both }
        END { printf "%-34s %7.2f s, user and system %6.2f s\n", name, real, cpu }'
}
ours() { "$bin/sectorsmith" manifest make "$1" "$folder/manifest" --overwrite --progress none "${@:2}"; }
theirs() { find "$1" -type f -print0 | xargs -0 -P2 sha256sum; }

echo "$(find small -type f | wc -l) small files, $(du -s --apparent-size -BM small | cut -f1)"
for state in warm cold; do
    best_of_three "find | xargs -P2 sha256sum, $state" "$state small" theirs small
    best_of_three "manifest make, $state" "$state small" ours small
    [ $state = warm ] || echo "in the cache afterwards: $(held small) bytes"
done
cold large
before=$(held large)
fio --name=read --filename="$(printf '%s:' large/*)" --rw=read --bs=1M --direct=1 --ioengine=libaio --iodepth=8 --readonly \
    --output-format=json | jq -r '.jobs[0].read | "fio: \(.bw_bytes / 1e6 | floor) MB/s"'
openssl speed -seconds 3 -multi "$(nproc)" -bytes 1048576 -evp sha256 2>/dev/null | awk 'END { print "openssl, all cores: " $2 " (1000 bytes/s)" }'
for kind in sha256 xxh3; do
    cold large
    "$bin/sectorsmith" manifest make large "$folder/manifest" --overwrite --progress none -a $kind
done
echo "large files in the cache before and after: $before and $(held large) bytes"
