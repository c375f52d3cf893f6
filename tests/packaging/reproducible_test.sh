#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# reproducible_test.sh SOURCE [CMAKE-OPTION...]: builds the preset dist twice, from copies of the source in two folders, at
# different times, without the user's environment, and compares what both install: the same files, the same bytes, and in
# none of them the name of a folder of this machine. JOBS=N (1): how many compilers run at once.
set -euo pipefail
source=$1
shift
work=$(mktemp -d "${TMPDIR:-/tmp}/sectorsmith-reproducible.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir "$work/home"
failed=0
bad() { printf 'FAILED: %s\n' "$*"; failed=1; }

for copy in one the-second-folder; do
    folder=$work/$copy/sectorsmith
    mkdir -p "$folder"
    tar -C "$source" --exclude='./build*' --exclude=./.git --exclude=./.cache -cf - . | tar -C "$folder" -xmf -
    run() { (cd "$folder" && env -i HOME="$work/home" PATH="$PATH" LC_ALL=C.UTF-8 CXXFLAGS="-O2 -g1" DESTDIR="$work/$copy/root" nice "$@"); }
    {
        run cmake --preset dist "$@"
        run cmake --build build-dist -j "${JOBS:-1}"
        run cmake --install build-dist
    } >"$work/$copy.log" 2>&1 || { tail -n 40 "$work/$copy.log"; bad "the build in $folder"; exit 1; }
    # Each file by itself, as the packager says.
    ! grep -qE 'unity_|cmake_pch' "$folder/build-dist/compile_commands.json" || bad "a unity build or precompiled headers"
    ! grep -qE -- '-O[013s]' "$folder/build-dist/compile_commands.json" || bad "a level of optimisation that is not the packager's"
done

list() { (cd "$work/$1/root" && find . -type f -exec sha256sum {} + | sort -k 2); }
list one >"$work/one.sums"
list the-second-folder >"$work/second.sums"
[ "$(wc -l <"$work/one.sums")" -gt 20 ] || bad "hardly anything was installed"
diff "$work/one.sums" "$work/second.sums" || bad "the two builds differ"
for program in "$work"/one/root/usr/bin/*; do
    for folder in "$work" "$source/" "${HOME:-/root}/"; do
        case $folder in / | //) continue ;; esac
        # The run path to a private KSyntaxHighlighting is what an option asked for.
        found=$(strings -a "$program" | grep -F "$folder" | grep -v '/ksyntaxhighlighting-[0-9.]*/lib' | head -n 3) || true
        [ -z "$found" ] || bad "$(basename "$program") holds the name of a folder of this machine: $found"
    done
done
exit $failed
