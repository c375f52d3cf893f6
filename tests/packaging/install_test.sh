#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# install_test.sh BUILD SOURCE: installs the build into an empty root, looks at what lies there with the desktop's own
# tools, and starts the installed command and window (without a display) far from the build.
set -euo pipefail
build=$1 source=$2
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
failed=0
bad() { printf 'FAILED: %s\n' "$*"; failed=1; }
# In an environment without the user's settings, from a folder that is not the source's.
clean() (cd / && exec env -i HOME="$root/home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$root/home" "$@")
mkdir -m 700 "$root/home"

DESTDIR=$root cmake --install "$build" --prefix /usr >"$root/log" || { cat "$root/log"; exit 1; }
usr=$root/usr
id=org.sectorsmith.sectorsmith
files=(bin/sectorsmith share/man/man1/sectorsmith.1 share/bash-completion/completions/sectorsmith
    share/zsh/site-functions/_sectorsmith share/fish/vendor_completions.d/sectorsmith.fish
    share/polkit-1/actions/org.sectorsmith.policy share/sectorsmith/templates/disk/gpt.hexpat
    share/sectorsmith/templates/std/mem.pat)
window=0
if [ -x "$build/bin/sectorsmith-gui" ]; then
    window=1
    files+=(bin/sectorsmith-gui share/man/man1/sectorsmith-gui.1 share/applications/$id.desktop share/metainfo/$id.metainfo.xml
        share/mime/packages/$id.xml
        share/icons/hicolor/scalable/apps/$id.svg
        share/sectorsmith/help/{tour,repair-boot-camp,measure-enclosure,erase-unused-space,files,undo,keys}.md)
fi
for file in "${files[@]}"; do [ -s "$usr/$file" ] || bad "$file was not installed"; done

# Every template of the source is there, and nothing else is where templates lie.
diff -r "$source/templates" "$usr/share/sectorsmith/templates" || bad "the templates differ"
grep -qF '>/usr/bin/sectorsmith<' "$usr/share/polkit-1/actions/org.sectorsmith.policy" ||
    bad "the policy does not name the installed command"
if [ $window = 1 ]; then
    desktop-file-validate "$usr/share/applications/$id.desktop" || bad "desktop-file-validate"
    if command -v update-mime-database >/dev/null; then  # of shared-mime-info
        XDG_DATA_DIRS=/nowhere update-mime-database "$usr/share/mime" >"$root/out" 2>&1 || bad "update-mime-database: $(cat "$root/out")"
        grep -qF 'application/vnd.efi.img:*.dd' "$usr/share/mime/globs2" || bad "the MIME database does not know *.dd"
    fi
    if command -v man >/dev/null; then
        said=$(MANROFFSEQ= man --warnings=all -l "$usr/share/man/man1/sectorsmith-gui.1" 2>&1 >/dev/null) || said="exit $?"
        [ -z "$said" ] || bad "man sectorsmith-gui: $said"
    fi
    # The help pages' links lead to what is installed.
    for page in "$usr"/share/sectorsmith/help/*.md; do
        while read -r link; do
            [ -e "$usr/share/sectorsmith/help/$link" ] || bad "$(basename "$page"): the link to $link leads nowhere"
        done < <(grep -oE '\]\([^)#:]+' "$page" | cut -c 3-)
    done
fi

xz -dc "$source/tests/images/bootcamp.img.xz" | dd of="$root/disk.img" bs=64k conv=sparse status=none
clean "$usr/bin/sectorsmith" templates >"$root/out" || bad "templates: exit $?"
grep -q 'disk/gpt' "$root/out" || bad "the installed command does not find its templates"
clean "$usr/bin/sectorsmith" decode "$root/disk.img" >"$root/out" 2>&1 || bad "decode: exit $?"
grep -q 'EBD0A0A2-B9E5-4433-87C0-68B6B72699C7' "$root/out" || bad "decode does not show the Windows partition's type"
# The command alone, as a single file on a stick: the templates are in it, and undo records go where it is told.
mkdir "$root/stick"
cp "$usr/bin/sectorsmith" "$root/stick/"
clean "$root/stick/sectorsmith" templates >"$root/alone" || bad "templates of the command alone: exit $?"
clean "$usr/bin/sectorsmith" templates >"$root/out"
diff "$root/out" "$root/alone" || bad "the command alone has other templates"
clean "$usr/bin/sectorsmith" decode --levels 9 "$root/disk.img" >"$root/out" 2>/dev/null || bad "decode: exit $?"
clean "$root/stick/sectorsmith" decode --levels 9 "$root/disk.img" >"$root/alone" 2>/dev/null || bad "decode by the command alone: exit $?"
cmp "$root/out" "$root/alone" || bad "the command alone decodes otherwise"
clean "$root/stick/sectorsmith" hybrid apply "$root/disk.img" --state-dir "$root/stick/undo" --yes >"$root/out" 2>&1 ||
    bad "hybrid apply by the command alone: $(cat "$root/out")"
[ -n "$(find "$root/stick/undo" -type f)" ] || bad "no undo record on the stick"
[ -z "$(find "$root/home" -path '*sectorsmith*' -type f)" ] || bad "the command alone wrote into the home folder"
if [ $window = 1 ]; then
    # It opens the disk and stays; the time ends it.
    code=0
    clean timeout 10 "$usr/bin/sectorsmith-gui" "$root/disk.img" 2>"$root/out" || code=$?
    [ $code = 124 ] || bad "the window: exit $code"
    # Qt's platform without a display says this of itself.
    ! grep -v 'This plugin does not support propagateSizeHints' "$root/out" || bad "the window had something to say"
fi
exit $failed
