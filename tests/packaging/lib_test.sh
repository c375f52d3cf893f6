#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# lib_test.sh SOURCE: what packaging/lib.sh does when a step fails, and that packaging/run and packaging/test configure one
# build folder alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
. "$1/packaging/lib.sh"
failed=0
bad() { printf 'FAILED: %s\n' "$*"; failed=1; }

# A step ends at its first failing command, also where its caller asks how it went.
half_done() { mkdir -p "$1"; false; touch "$1/went-on"; }
deeper() { half_done "$1"; touch "$1/went-on"; }
for step in half_done deeper; do
    if logged "$work/log" $step "$work/$step"; then bad "$step: succeeded"; fi
    logged "$work/log" $step "$work/$step" && bad "$step: succeeded before &&"
    [ -d "$work/$step" ] || bad "$step: did not begin"
    [ ! -e "$work/$step/went-on" ] || bad "$step: went on after the failing command"
done
done_well() { touch "$1"; }
logged "$work/log" done_well "$work/well" || bad "a step that succeeds failed"
[ -e "$work/well" ] || bad "a step that succeeds did nothing"

# KSyntaxHighlighting: whichever program fails, nothing is put into the cache.
debian=12
need() { :; }
fetch_source() { mkdir -p "$5/poqm" "$5/LICENSES"; echo "find_package(ECM 5.116.0" >"$5/CMakeLists.txt"; touch "$5/LICENSES/MIT.txt"; }
for failing in configure build install; do
    cmake() {
        local step=configure
        case $1 in --build) step=build ;; --install) step=install ;; esac
        case $* in *CMAKE_INSTALL_PREFIX=*) mkdir -p "$PWD/prefix" ;; esac
        [ "$step" != "$FAILING" ]
    }
    export FAILING=$failing
    if (need_syntax_highlighting) 2>"$work/said"; then bad "KSyntaxHighlighting: succeeded although $failing failed"; fi
    grep -q 'could not be built' "$work/said" || bad "KSyntaxHighlighting: no word of the failing $failing"
    [ ! -e "$syntax_prefix" ] || bad "KSyntaxHighlighting: something is in the cache although $failing failed"
done
FAILING=none
(need_syntax_highlighting) 2>"$work/said" || bad "KSyntaxHighlighting: failed although each step succeeded"
[ -e "$syntax_prefix/complete" ] || bad "KSyntaxHighlighting: not in the cache"

# What run and test tell cmake: the first of them decides, except that test builds the tests.
top=$work/top
mkdir -p "$top/build"
configure() { shift; echo "$*" >"$work/options"; }
configure_release
grep -q -- '-DSECTORSMITH_TESTS=OFF -DSECTORSMITH_WERROR=OFF' "$work/options" || bad "run: $(cat "$work/options")"
configure_release -DSECTORSMITH_TESTS=ON
grep -q -- '-DSECTORSMITH_TESTS=ON$' "$work/options" || bad "test: $(cat "$work/options")"
touch "$top/build/CMakeCache.txt"
configure_release
[ -z "$(cat "$work/options")" ] || bad "run changes what test configured: $(cat "$work/options")"
exit $failed
