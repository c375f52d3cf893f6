#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills a FAT32 volume that mkfs.vfat made with empty files in nested folders, for fs_bench: mcopy takes an hour for it.

usage: make_fat32.py IMAGE FILES
"""
import struct
import sys

image, files = open(sys.argv[1], "r+b"), int(sys.argv[2])
boot = image.read(512)
sector, per_cluster, reserved, fats = struct.unpack_from("<HBHB", boot, 11)
fat_sectors, = struct.unpack_from("<I", boot, 36)
cluster_bytes = sector * per_cluster
data = (reserved + fats * fat_sectors) * sector
fat = {}
next_cluster = 3  # 2: the root folder, which is empty


def long_entries(name, short):
    total = 0
    for byte in short:
        total = ((total >> 1) + ((total & 1) << 7) + byte) & 0xFF
    units = name.encode("utf-16-le") + b"\0\0"
    units += b"\xff" * (-len(units) % 26)
    count = len(units) // 26
    out = b""
    for number in range(count, 0, -1):
        part = units[(number - 1) * 26:number * 26]
        out += struct.pack("<B10sBBB12sH4s", number | (0x40 if number == count else 0), part[:10], 0x0F, 0, total,
                           part[10:22], 0, part[22:])
    return out


def entry(name, short, attributes, first=0):
    day = (2024 - 1980) << 9 | 1 << 5 | 1
    return long_entries(name, short) + struct.pack("<11sBBBHHHHHHHI", short, attributes, 0, 0, 0, day, day, first >> 16,
                                                   0, day, first & 0xFFFF, 0)


def write_chain(clusters, content):
    for place, cluster in enumerate(clusters):
        image.seek(data + (cluster - 2) * cluster_bytes)
        image.write(content[place * cluster_bytes:(place + 1) * cluster_bytes].ljust(cluster_bytes, b"\0"))
        fat[cluster] = clusters[place + 1] if place + 1 < len(clusters) else 0x0FFFFFFF


def take(length):
    global next_cluster
    count = max(1, -(-length // cluster_bytes))
    next_cluster += count
    return list(range(next_cluster - count, next_cluster))


def folder(parent, length, fill):
    """`fill` gives the entries when the folder's own first cluster is known."""
    clusters = take(length + 64)
    dots = entry("", b".          ", 0x10, clusters[0])[-32:] + entry("", b"..         ", 0x10, parent)[-32:]
    write_chain(clusters, dots + fill(clusters[0]))
    return clusters[0]


def names(first):
    return b"".join(entry(f"some file {i:06}.txt", b"SOME%06dT" % i, 0x20) for i in range(first, min(first + 500, files)))


def outer(first):
    def fill(own):
        inner = b""
        for number in range(first, min(first + 10000, files), 500):
            made = folder(own, 500 * 96, lambda _: names(number))
            inner += entry(f"folder{number // 500:04}", b"FOLD%06d " % number, 0x10, made)
        return inner
    return fill


root = b""
for first in range(0, files, 10000):
    root += entry(f"outer{first // 10000:04}", b"OUTER%05d " % (first // 10000), 0x10, folder(0, 20 * 64, outer(first)))
clusters = [2] + (take(len(root) - cluster_bytes) if len(root) > cluster_bytes else [])
write_chain(clusters, root)
for copy in range(fats):
    for cluster, value in fat.items():
        image.seek((reserved + copy * fat_sectors) * sector + cluster * 4)
        image.write(struct.pack("<I", value))
sectors, = struct.unpack_from("<I", boot, 32)
info, = struct.unpack_from("<H", boot, 48)
image.seek(info * sector + 488)  # how many are free, and where to look for the next one
image.write(struct.pack("<II", (sectors * sector - data) // cluster_bytes - len(fat), next_cluster))
image.close()
