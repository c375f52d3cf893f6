#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes tests/images/bootcamp.img.xz, the sample disk, with other people's tools alone: sgdisk (GPT), mkfs.vfat and
# mtools (EFI system partition), mkapfs (APFS), mkfs.hfsplus (HFS+), mkntfs and ntfs-3g (NTFS), as (boot code).
# Needs root (mounting NTFS) and the package hfsprogs (in Debian's non-free archive); give its program as MKFS_HFSPLUS
# where it is not installed. README.md here describes the result. The image is kept in the repository, so that nobody
# else needs to run this. GUIDs and layout are fixed; times of creation, the NTFS serial number and the HFS+ volume's
# identifier are what the tools choose.
set -euo pipefail
out=${1:-$(dirname "$(realpath "$0")")/bootcamp.img.xz}
mkhfs=${MKFS_HFSPLUS:-mkfs.hfsplus}
work=$(mktemp -d)
trap 'mountpoint -q "$work/ntfs" && umount "$work/ntfs"; rm -rf "$work"' EXIT
cd "$work"
export SOURCE_DATE_EPOCH=1767225600 TZ=UTC LC_ALL=C

# All in sectors of 512 bytes. The first two as macOS's Disk Utility lays out a disk of this size.
sectors=2097152
esp=40 esp_end=409639
apfs=409640 apfs_end=933927
hfs=933928 hfs_end=1196071
ntfs=1196544 ntfs_end=2095103

part() { truncate -s $((($2 - $1 + 1) * 512)) "$3"; }
into_disk() { dd if="$1" of=disk.img bs=4096 seek=$(($2 / 8)) conv=sparse,notrunc status=none; }

truncate -s $((sectors * 512)) disk.img
sgdisk --set-alignment=8 --disk-guid=5EC705A1-7B00-4CA3-B00C-A3B0074C0001 \
    --new=1:$esp:$esp_end --typecode=1:C12A7328-F81F-11D2-BA4B-00A0C93EC93B \
    --change-name=1:"EFI System Partition" --partition-guid=1:5EC705A1-7B00-4CA3-B00C-A3B0074C0011 \
    --new=2:$apfs:$apfs_end --typecode=2:7C3457EF-0000-11AA-AA11-00306543ECAC \
    --change-name=2:"Macintosh HD" --partition-guid=2:5EC705A1-7B00-4CA3-B00C-A3B0074C0012 \
    --new=3:$hfs:$hfs_end --typecode=3:48465300-0000-11AA-AA11-00306543ECAC \
    --change-name=3:"Archive" --partition-guid=3:5EC705A1-7B00-4CA3-B00C-A3B0074C0013 \
    --new=4:$ntfs:$ntfs_end --typecode=4:EBD0A0A2-B9E5-4433-87C0-68B6B72699C7 \
    --change-name=4:"BOOTCAMP" --partition-guid=4:5EC705A1-7B00-4CA3-B00C-A3B0074C0014 \
    disk.img >/dev/null

# The MBR's table stays as sgdisk made it, one protective entry: the hybrid entries of Boot Camp are lost. What Windows
# left in the MBR is still there, a disk signature and boot code; the latter is our own and only prints a sentence.
cat >boot.s <<'ASM'
    .code16
    .globl _start
_start:
    xor %ax, %ax
    mov %ax, %ds
    mov %ax, %ss
    mov $0x7c00, %sp
    cld
    mov $(0x7c00 + message - _start), %si
next:
    lodsb
    test %al, %al
    jz halt
    mov $0x0e, %ah
    mov $7, %bx
    int $0x10
    jmp next
halt:
    hlt
    jmp halt
message:
    .asciz "Sectorsmith's sample disk: this boot code prints this sentence and halts.\r\n"
ASM
as --32 -o boot.o boot.s
objcopy -O binary -j .text boot.o boot.bin
[ "$(stat -c %s boot.bin)" -le 440 ]
dd if=boot.bin of=disk.img conv=notrunc status=none
printf '\x0c\xb0\x07\x5a' | dd of=disk.img bs=1 seek=440 conv=notrunc status=none

part $esp $esp_end esp.img
mkfs.vfat -F 32 -n EFI -h $esp --invariant esp.img >/dev/null
mmd -i esp.img ::/EFI ::/EFI/APPLE ::/EFI/APPLE/FIRMWARE
printf 'A Mac keeps firmware updates here. This file of the sample disk stands for one.\n' >firmware.txt
touch -d @$SOURCE_DATE_EPOCH firmware.txt
mcopy -m -i esp.img firmware.txt ::/EFI/APPLE/FIRMWARE/README.TXT
into_disk esp.img $esp

part $apfs $apfs_end apfs.img
mkapfs -L "Macintosh HD" -U 5ec705a1-7b00-4ca3-b00c-a3b0074c0021 -u 5ec705a1-7b00-4ca3-b00c-a3b0074c0022 apfs.img >/dev/null
into_disk apfs.img $apfs

part $hfs $hfs_end hfs.img
"$mkhfs" -J 8M -v Archive hfs.img >/dev/null
into_disk hfs.img $hfs

part $ntfs $ntfs_end ntfs.img
mkntfs -q -F -Q -T -L BOOTCAMP -s 512 -c 4096 -p $ntfs -H 255 -S 63 ntfs.img $((ntfs_end - ntfs + 1)) >/dev/null
mkdir ntfs
ntfs-3g -o loop ntfs.img ntfs
printf 'The sample disk has no Windows: this file stands for its boot manager.\n' >ntfs/BOOTMGR
mkdir -p ntfs/Boot ntfs/Windows/System32
printf 'The sample disk has no Windows: this file stands for its boot configuration data.\n' >ntfs/Boot/BCD
# A small file (kept in its MFT record), one of many clusters, and a deleted one.
documents=ntfs/Users/Public/Documents
mkdir -p $documents
printf 'Hello from the Windows side of the sample disk.\r\n' >$documents/hello.txt
seq -f 'line %08.0f of the sample disk' 1 9000 >$documents/long.txt
printf 'This file was deleted.\n' >$documents/deleted.txt
rm $documents/deleted.txt
find ntfs -exec touch -d @$SOURCE_DATE_EPOCH {} +
umount ntfs
into_disk ntfs.img $ntfs

sgdisk --verify disk.img
xz -9e -T1 -c disk.img >bootcamp.img.xz
mv bootcamp.img.xz "$out"
ls -l "$out"
