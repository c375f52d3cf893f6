#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# deb_test.sh SOURCE [PACKAGE.deb]: installs the Debian package (without PACKAGE: builds it) in a bare system of this
# machine's Debian, runs the command and the window there, removes and purges it. Nothing of it may be left.
# Root; about ten minutes and 1.5 GB in TMPDIR, and half an hour more for the build. Exit 77: cannot be run here.
set -euo pipefail
source=$(cd "$1" && pwd)
. "$source/packaging/lib.sh"
if [ "$(id -u)" != 0 ] || { [ "$debian" != 12 ] && [ "$debian" != 13 ]; }; then
    echo "skipped: needs root on Debian 12 or 13"
    exit 77
fi
deb=${2:-}
work=$(mktemp -d "${TMPDIR:-/var/tmp}/sectorsmith-deb.XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
[ -n "$deb" ] || deb=$("$source/packaging/deb/build" "$work")
deb=$(realpath "$deb")
need debootstrap xz-utils
root=$work/root
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase "$codename" "$root" "$(archive_address)" >"$work/log" 2>&1 || { tail -n 20 "$work/log"; exit 1; }
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp "$deb" "$root/root/sectorsmith.deb"
xz -dc "$source/tests/images/bootcamp.img.xz" | dd of="$root/srv/disk.img" bs=64k conv=sparse status=none
chmod 666 "$root/srv/disk.img"

cat >"$root/root/inside" <<'INSIDE'
#!/bin/bash
set -euo pipefail
failed=0
bad() { printf 'FAILED: %s\n' "$*"; failed=1; }
quietly() { "$@" >/root/log 2>&1 </dev/null || { tail -n 30 /root/log; bad "$*"; exit 1; }; }
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
# What is there but for what apt, dpkg and triggers of others keep.
everything() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /root -o -path /var/cache \
        -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg \) -prune -o -printf '%y %p\n' | sort
}
quietly apt-get update
# What it depends on stays when it goes, so that before and after can be compared; and what the test needs.
quietly apt-get install -y --no-install-recommends xvfb x11-utils /root/sectorsmith.deb
quietly apt-get purge -y sectorsmith
everything >/root/before
quietly apt-get install -y --no-install-recommends /root/sectorsmith.deb
quietly dpkg --verify sectorsmith
[ -z "$(cat /root/log)" ] || bad "dpkg --verify: $(cat /root/log)"

[ "$(sectorsmith --version)" != "" ] || bad "no version"
# (Into a file: grep -q would end the program before its end.)
sectorsmith templates >/root/log && grep -q disk/gpt /root/log || bad "templates: $(cat /root/log)"
sectorsmith decode /srv/disk.img >/root/log 2>&1 && grep -q EBD0A0A2-B9E5-4433-87C0-68B6B72699C7 /root/log || bad "decode: $(cat /root/log)"
dpkg -L sectorsmith >/root/list
sectorsmith hybrid apply /srv/disk.img --yes >/root/log 2>&1 || bad "hybrid apply: $(cat /root/log)"
[ -n "$(find /var/lib/sectorsmith -type f)" ] || bad "no undo record in /var/lib/sectorsmith"
sectorsmith undo apply last --yes >/root/log 2>&1 || bad "undo apply: $(cat /root/log)"
for file in share/man/man1/sectorsmith.1.gz share/man/man1/sectorsmith-gui.1.gz share/bash-completion/completions/sectorsmith \
    share/applications/org.sectorsmith.sectorsmith.desktop share/metainfo/org.sectorsmith.sectorsmith.metainfo.xml \
    share/mime/packages/org.sectorsmith.sectorsmith.xml share/icons/hicolor/scalable/apps/org.sectorsmith.sectorsmith.svg \
    share/polkit-1/actions/org.sectorsmith.policy share/doc/sectorsmith/copyright; do
    # (A bare system leaves manual pages and most of share/doc out.)
    grep -qx "/usr/$file" /root/list || bad "/usr/$file is not in the package"
done
helper=$(sed -n 's|.*exec.path">\(.*\)</annotate>|\1|p' /usr/share/polkit-1/actions/org.sectorsmith.policy | sort -u)
[ -x "$helper" ] || bad "the policy names “$helper”"

# The window, as somebody who is not root.
# (A display that is free: its socket is shared with the machine outside.)
Xvfb -displayfd 3 -screen 0 1280x900x24 3>/root/display >/dev/null 2>&1 &
server=$!
mkdir -m 700 /tmp/home && chown 65534:65534 /tmp/home
for _ in $(seq 150); do [ ! -s /root/display ] || break; sleep 0.2; done
DISPLAY=:$(cat /root/display)
export DISPLAY
setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/tmp/home XDG_RUNTIME_DIR=/tmp/home sectorsmith-gui /srv/disk.img \
    >/root/window 2>&1 &
window=$!
shown=
for _ in $(seq 120); do
    shown=$(xwininfo -root -tree 2>/dev/null | grep -o '"disk.img[^"]*Sectorsmith"') || true
    [ -z "$shown" ] || break
    kill -0 $window 2>/dev/null || break
    sleep 0.5
done
[ -n "$shown" ] || bad "the window shows “$shown”: $(cat /root/window)$(xwininfo -root -tree 2>&1 | head -n 20)"
sleep 3
if ! kill -0 $window 2>/dev/null; then
    code=0
    wait $window || code=$?
    bad "the window ended by itself (exit $code): $(cat /root/window)"
fi
kill $window $server 2>/dev/null || true
wait $window $server 2>/dev/null || true
rm -rf /tmp/home
! grep -iE 'error|cannot|could not|failed' /root/window || bad "the window had something to say"

quietly apt-get remove -y sectorsmith
[ ! -e /usr/bin/sectorsmith ] && [ ! -e /usr/bin/sectorsmith-gui ] || bad "remove left a program"
[ -n "$(find /var/lib/sectorsmith -type f)" ] || bad "remove took the undo records"
quietly apt-get purge -y sectorsmith
everything >/root/after
diff /root/before /root/after || bad "purge: what is there is not what was there before"
left=$(find / -xdev \( -path /proc -o -path /sys -o -path /root -o -path /var/cache/apt -o -path /var/log \) -prune -o -iname '*sectorsmith*' -print)
[ -z "$left" ] || bad "purge left $left"
[ $failed = 1 ] || echo "installed, run, removed and purged; the window showed $shown"
exit $failed
INSIDE
# Mounts of its own, which go with it.
unshare --mount --pid --fork --kill-child bash -c 'mount --bind "$1" "$1" && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" &&
    mount -t tmpfs tmpfs "$1/tmp" && chmod 1777 "$1/tmp" &&
    exec chroot "$1" /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        $(env | grep -iE "^(https?_proxy|no_proxy)=" || true) bash /root/inside' bash "$root"
