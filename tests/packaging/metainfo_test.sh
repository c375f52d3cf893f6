#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# metainfo_test.sh SOURCE CMAKE: the metainfo file, as packages have it, satisfies appstreamcli even where it is pedantic.
# Without the addresses of a home page and a screenshot it lacks those alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The element that AppStream 1.0 wants instead of developer_name is not known to Debian 12's.
findings() {
    local said
    said=$(appstreamcli validate --pedantic --no-net --no-color "$1") || grep -q '^[EWIP]: ' <<<"$said" || { echo "$said"; exit 1; }
    grep '^[EWIP]: ' <<<"$said" | grep -v developer-name-tag-deprecated || true
}

# configure SOURCE CMAKE OPTION...: what packaging/linux makes of the options.
configure() {
    local folder=$work/project-$#
    mkdir -p "$folder"
    cat >"$folder/CMakeLists.txt" <<TEXT
cmake_minimum_required(VERSION 3.25)
project(metainfo NONE)
include(GNUInstallDirs)
add_subdirectory($1/packaging/linux linux)
TEXT
    "$2" -S "$folder" -B "$folder/build" "${@:3}" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    metainfo=$folder/build/org.sectorsmith.sectorsmith.metainfo.xml
}
configure "$1" "$2" -DSECTORSMITH_HOMEPAGE=https://sectorsmith.example/ \
    -DSECTORSMITH_SCREENSHOT=https://sectorsmith.example/screenshot.png
found=$(findings "$metainfo")
[ -z "$found" ] || { echo "$found"; exit 1; }
configure "$1" "$2"
found=$(findings "$metainfo" | grep -vE 'url-homepage-missing|screenshot') || true
[ -z "$found" ] || { echo "$found"; exit 1; }
