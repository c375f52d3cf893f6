#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""macho_test.py SOURCE: packaging/macos/macho.py joins Mach-O files as `file` reads them, and finds in them what a Mac would
refuse or what only this machine has."""
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

script = pathlib.Path(sys.argv[1]) / 'packaging' / 'macos' / 'macho.py'
ARM64, X86_64 = (0x0100000C, 0), (0x01000007, 3)
failed = 0


def bad(sentence):
    global failed
    print('FAILED: ' + sentence)
    failed = 1


def text_command(kind, offset, name):
    """A load command that ends with a name, `offset` bytes from its beginning."""
    name = name.encode() + b'\0'
    name += bytes(-(offset + len(name)) % 8)
    return struct.pack('<3I', kind, offset + len(name), offset) + bytes(offset - 12) + name


def program(cpu, libraries=('/usr/lib/libSystem.B.dylib',), rpath=None, signed=True, minimum=0xB0000, flags=0x200085, tail=b''):
    commands = [text_command(0xC, 24, name) for name in libraries]
    if rpath:
        commands.append(text_command(0x8000001C, 12, rpath))
    if minimum:
        commands.append(struct.pack('<6I', 0x32, 24, 1, minimum, minimum, 0))
    size = sum(map(len, commands)) + (16 if signed else 0)
    if signed:
        commands.append(struct.pack('<4I', 0x1D, 16, 32 + size, 64))
    return struct.pack('<8I', 0xFEEDFACF, *cpu, 2, len(commands), size, flags, 0) + b''.join(commands) + bytes(64) + tail


def run(*arguments):
    return subprocess.run([sys.executable, script, *map(str, arguments)], capture_output=True, text=True, check=False)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)

    def write(name, data):
        (folder / name).write_bytes(data)
        return folder / name

    arm, intel = program(ARM64), program(X86_64, signed=False, minimum=0xA0F00)
    joined = folder / 'joined'
    if run('join', joined, write('arm', arm), write('intel', intel)).returncode != 0:
        bad('join')
    data = joined.read_bytes()
    for i, one in enumerate((arm, intel)):
        cpu, subtype, offset, size, align = struct.unpack_from('>5I', data, 8 + 20 * i)
        if data[offset:offset + size] != one or offset % (1 << align) or (cpu, subtype) != (ARM64, X86_64)[i]:
            bad(f'the part {i} of the joined file')
    if shutil.which('file'):
        said = subprocess.run(['file', joined], capture_output=True, text=True, check=True).stdout
        for word in ('universal binary with 2 architectures', 'x86_64', 'arm64'):
            if word not in said:
                bad(f'file says: {said}')
    checked = run('check', joined, '/work')
    if checked.returncode != 0 or 'arm64: macOS 11.0' not in checked.stdout or 'x86_64: macOS 10.15' not in checked.stdout:
        bad(f'a good file: {checked.stdout}{checked.stderr}')
    for what, data in {
            'needs /opt/lib/libx.dylib': program(ARM64, libraries=('/usr/lib/libz.1.dylib', '/opt/lib/libx.dylib')),
            'needs @rpath/QtCore': program(ARM64, libraries=('@rpath/QtCore',)),
            'looks in /home/someone/lib': program(X86_64, rpath='/home/someone/lib'),
            'is not signed': program(ARM64, signed=False),
            'does not say which system': program(ARM64, minimum=0),
            'is not a position-independent program': program(ARM64, flags=0x85),
            'holds a path of this machine: /build/here/src/x.cpp': program(X86_64, tail=b'/build/here/src/x.cpp\0')}.items():
        checked = run('check', write('bad', data), '/build/here')
        if checked.returncode != 1 or what not in checked.stdout:
            bad(f'“{what}” is not noticed: {checked.stdout}{checked.stderr}')
    if run('check', write('short', arm[:40])).returncode == 0 or run('check', write('empty', b'')).returncode == 0:
        bad('a file that is cut off is taken')
sys.exit(failed)
