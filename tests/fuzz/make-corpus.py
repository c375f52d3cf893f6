#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a seed for the disk and volume fuzzers from an image: its first blocks of 512 bytes that are not empty, and its
last ones, in the form of sparse_input.h.

usage: make-corpus.py IMAGE SEED [--offset BYTES] [--length BYTES] [--blocks N] [--last N] [--sector-size N]
"""
import argparse
import os
import struct

parser = argparse.ArgumentParser()
parser.add_argument("image")
parser.add_argument("seed")
parser.add_argument("--offset", type=int, default=0)
parser.add_argument("--length", type=int)
parser.add_argument("--blocks", type=int, default=60, help="how many to take")
parser.add_argument("--last", type=int, default=2, help="how many of them from the end")
parser.add_argument("--sector-size", type=int, default=512)
options = parser.parse_args()

size = options.sector_size
length = options.length or os.path.getsize(options.image) - options.offset
count = length // 512
seed = struct.pack("<BI", size.bit_length() - 10, count - 1)
taken = 0
with open(options.image, "rb") as image:
    def block(number):
        image.seek(options.offset + number * 512)
        return image.read(512)

    for number in range(count):
        if taken >= options.blocks - options.last:
            break
        data = block(number)
        if data.strip(b"\0") and data.strip(b"\xff"):
            seed += struct.pack("<I", number) + data
            taken += 1
    for number in range(options.last):
        data = block(count - 1 - number)
        if data.strip(b"\0"):
            seed += struct.pack("<I", 0x80000000 | number) + data
with open(options.seed, "wb") as out:
    out.write(seed)
print(f"{options.seed}: {taken} blocks, {len(seed)} bytes")
