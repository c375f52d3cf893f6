#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# windows_test.sh SOURCE [FOLDER]: what packaging/windows/build made (in FOLDER; without it: builds it) unpacked, installed,
# run and removed under Wine. Exit 77: cannot be run here, or Qt for Windows was not built yet (packaging/windows/build does).
set -euo pipefail
source=$(cd "$1" && pwd)
made=${2:-}
. "$source/packaging/lib.sh"
skip() { echo "skipped: $*"; exit 77; }
for program in wine unzip Xvfb wrestool; do command -v $program >/dev/null || skip "$program is not installed"; done
work=$(mktemp -d "${TMPDIR:-/var/tmp}/sectorsmith-windows.XXXXXX")
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    WINEPREFIX=$work/wine wineserver -k 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap finish EXIT
if [ -z "$made" ]; then
    have_windows_qt || skip "Qt for Windows has not been built yet: packaging/windows/build"
    made=$work/made
    "$source/packaging/windows/build" "$made"
fi
failed=0
bad() { printf 'FAILED: %s\n' "$*"; failed=1; }
version=$(sed -n 's/^project(Sectorsmith VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")
zip=$made/sectorsmith-$version-windows.zip setup=$made/sectorsmith-$version-setup.exe
for file in "$zip" "$setup"; do [ -s "$file" ] || { bad "$file is not there"; exit 1; }; done

# The zip: everything lies in one folder, and nothing is missing.
unzip -q "$zip" -d "$work/zip"
[ "$(ls "$work/zip")" = "sectorsmith-$version" ] || bad "in the zip lies $(ls "$work/zip")"
folder=$work/zip/sectorsmith-$version
diff -r "$source/templates" "$folder/templates" || bad "the templates differ"
for file in README.txt help/{tour,undo,keys}.md licences/sectorsmith-GPL-3.0.txt licences/qt/LGPL-3.0-only.txt \
    licences/ksyntaxhighlighting-MIT.txt licences/qcustomplot-GPL-3.0.txt licences/re2.txt licences/libgcrypt-mingw-w64-dev.txt; do
    [ -s "$folder/$file" ] || bad "$file is not in the zip"
done
cmp "$source/COPYING" "$folder/licences/sectorsmith-GPL-3.0.txt" || bad "the licence is another"

# What Windows reads from a program: icon, version, manifest.
utf16() { tr -d '\0'; }
for program in sectorsmith sectorsmith-gui; do
    exe=$folder/$program.exe
    wrestool --list "$exe" >"$work/resources"
    grep -q -- '--type=14 ' "$work/resources" || bad "$program has no icon"
    wrestool --extract --raw --type=16 "$exe" | utf16 >"$work/version"
    for text in "FileVersion" "$version" "$program.exe" "GPL-3.0-or-later"; do
        grep -qaF "$text" "$work/version" || bad "$program: the version resource does not say $text"
    done
    wrestool --extract --raw --type=24 "$exe" >"$work/manifest"
    if command -v xmllint >/dev/null; then xmllint --noout "$work/manifest" || bad "$program: the manifest is not XML"; fi
    for text in '>true</longPathAware>' '>UTF-8</activeCodePage>' '>PerMonitorV2' 'level="asInvoker"'; do
        grep -qF "$text" "$work/manifest" || bad "$program: the manifest does not say $text"
    done
done
[ "$(x86_64-w64-mingw32-objdump -p "$folder/sectorsmith-gui.exe" | sed -n 's/^Subsystem.*(\(.*\))/\1/p')" = "Windows GUI" ] ||
    bad "the window opens a console"

# Under Wine, with the folder as it was unpacked and nothing else.
export WINEPREFIX=$work/wine WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
wine wineboot --init >/dev/null 2>&1
wine winecfg -v win10 >/dev/null 2>&1
xz -dc "$source/tests/images/bootcamp.img.xz" | dd of="$work/disk.img" bs=64k conv=sparse status=none
command_works() {  # command_works FOLDER
    local said
    said=$(wine "$1/sectorsmith.exe" --version 2>&1 | tr -d '\r') || true
    [[ $said == *"$version"* ]] || bad "$1: --version says $said"
    wine "$1/sectorsmith.exe" templates >"$work/out" 2>&1 || bad "$1: templates: exit $?"
    grep -q 'disk/gpt' "$work/out" || bad "$1: the command does not find its templates"
    wine "$1/sectorsmith.exe" decode "Z:$work/disk.img" >"$work/out" 2>&1 || bad "$1: decode: exit $?"
    grep -q 'EBD0A0A2-B9E5-4433-87C0-68B6B72699C7' "$work/out" || bad "$1: decode does not show the Windows partition's type"
}
command_works "$folder"

# The window opens the image and stays open: its title names it.
exec {display}<> <(:)
Xvfb -displayfd "$display" -screen 0 1400x1000x24 >/dev/null 2>&1 &
server=$!
read -r -t 20 number <&"$display" || bad "Xvfb does not start"
export DISPLAY=:$number
window_opens() {  # window_opens FOLDER
    wine "$1/sectorsmith-gui.exe" "Z:$work/disk.img" >"$work/out" 2>&1 &
    local window=$! titles= i
    for ((i = 0; i < 60; i++)); do
        titles=$(xwininfo -root -tree 2>/dev/null | grep -F Sectorsmith || true)
        [[ $titles != *disk.img* ]] || break
        sleep 1
    done
    [[ $titles == *disk.img* ]] || bad "$1: no window with the image opens: $titles $(cat "$work/out")"
    wine taskkill /f /im sectorsmith-gui.exe >/dev/null 2>&1 || bad "$1: the window has ended by itself"
    wait "$window" 2>/dev/null || true
}
if command -v xwininfo >/dev/null; then window_opens "$folder"; else echo "xwininfo is not installed: the window is not started"; fi

# The installer: what it brings is what lies in the zip.
installed="$WINEPREFIX/drive_c/Program Files/Sectorsmith"
links="$WINEPREFIX/drive_c/ProgramData/Microsoft/Windows/Start Menu/Programs"
settle() { wineserver -w; }  # until all programs have ended and the registry is in its files
everything() { (cd "$WINEPREFIX/drive_c" && find . -path ./windows -prune -o -path './users/*/Temp' -prune -o -print | sort); }
classes() { wine reg query 'HKLM\Software\Classes' /s 2>/dev/null | tr -d '\r' | grep -i sectorsmith || true; }
uninstall_key='HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\Sectorsmith'
everything >"$work/before"
wine "$setup" /S || bad "the installer: exit $?"
settle
diff -r "$folder" "$installed" >"$work/out" || true
[ "$(cat "$work/out")" = "Only in $installed: uninstall.exe" ] || bad "installed and in the zip: $(head -n 20 "$work/out")"
[ -s "$links/Sectorsmith.lnk" ] || bad "no entry in the start menu"
wine reg query "$uninstall_key" >"$work/out" 2>&1 || bad "not in the list of programs"
grep -q "DisplayVersion.*$version" "$work/out" || bad "the list of programs says $(cat "$work/out")"
[ -z "$(classes)" ] || bad "without being asked it registers $(classes)"
command_works "$installed"

# Over itself, with the offer for images; never as what a double click starts.
touch "$installed/mine.txt"
wine "$setup" /S /OPENWITH || bad "the installer over itself: exit $?"
settle
for extension in img iso dd raw vhd; do
    wine reg query "HKLM\\Software\\Classes\\.$extension\\OpenWithProgids" /v Sectorsmith.Image >/dev/null 2>&1 ||
        bad ".$extension is not offered"
    ! wine reg query "HKLM\\Software\\Classes\\.$extension" /ve 2>/dev/null | grep -qi sectorsmith || bad ".$extension belongs to Sectorsmith now"
done

# The uninstaller leaves nothing but what is not its own.
wine "$installed/uninstall.exe" /S || bad "the uninstaller: exit $?"
for ((i = 0; i < 30; i++)); do [ -e "$installed/uninstall.exe" ] || break; sleep 1; done  # it goes on in a copy of itself
settle
[ "$(ls "$installed")" = mine.txt ] || bad "left there: $(ls "$installed")"
rm -r "$installed"
[ -z "$(classes)" ] || bad "left in the registry: $(classes)"
! wine reg query "$uninstall_key" >/dev/null 2>&1 || bad "still in the list of programs"
settle
everything >"$work/after"
diff "$work/before" "$work/after" || bad "the uninstaller left something"
exit $failed
