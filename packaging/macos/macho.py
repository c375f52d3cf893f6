#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mach-O files without a Mac.

macho.py join OUTPUT FILE...        one universal file of several, each for another architecture
macho.py check FILE [FOLDER...]     FILE needs the system's libraries alone, says which system it needs, is signed where it
                                    has to be, and holds the name of none of the folders of this machine
"""
import struct
import sys

FAT, MACHO64 = 0xCAFEBABE, 0xFEEDFACF
ARCHITECTURES = {0x0100000C: ('arm64', 14), 0x01000007: ('x86_64', 12)}  # CPU type: name, alignment as a power of two
LC_REQUIRES = {0xC, 0x80000018, 0x8000001F}  # LC_LOAD_DYLIB, weak, re-exported
LC_RPATH, LC_CODE_SIGNATURE, LC_BUILD_VERSION, LC_VERSION_MIN = 0x8000001C, 0x1D, 0x32, 0x24
LC_SYMTAB, LC_ID_DYLIB, LC_DYLD_INFO, LC_DYLD_EXPORTS_TRIE = 2, 0xD, (0x22, 0x80000022), 0x80000033
EXECUTABLE, DYLIB, BUNDLE, PIE, TWO_LEVELS = 2, 6, 8, 0x200000, 0x80


def version(number):
    return f'{number >> 16}.{number >> 8 & 0xFF}'


def slices(data):
    """(CPU type, bytes) of each architecture in the file."""
    if struct.unpack_from('>I', data)[0] != FAT:
        return [(struct.unpack_from('<I', data, 4)[0], data)]
    out = []
    for i in range(struct.unpack_from('>I', data, 4)[0]):
        cpu, _, offset, size, _ = struct.unpack_from('>5I', data, 8 + 20 * i)
        out.append((cpu, data[offset:offset + size]))
    return out


def read(data):
    """What the load commands of one architecture say."""
    magic, cpu, _, kind, count, size, flags, _ = struct.unpack_from('<8I', data)
    if magic != MACHO64:
        raise ValueError('not a 64-bit Mach-O file')
    if 32 + size > len(data):
        raise ValueError('the load commands end beyond the file')
    facts = {'architecture': ARCHITECTURES[cpu][0], 'kind': kind, 'pie': bool(flags & PIE), 'libraries': [], 'rpaths': [],
             'minimum': None, 'signed': False, 'id': None, 'two levels': bool(flags & TWO_LEVELS), 'symbols': None, 'exports': (0, 0)}
    at = 32
    for _ in range(count):
        command, length = struct.unpack_from('<2I', data, at)
        if command in LC_REQUIRES or command == LC_RPATH:
            name = data[at + struct.unpack_from('<I', data, at + 8)[0]:at + length].split(b'\0')[0].decode()
            facts['rpaths' if command == LC_RPATH else 'libraries'].append(name)
        elif command == LC_ID_DYLIB:
            facts['id'] = data[at + struct.unpack_from('<I', data, at + 8)[0]:at + length].split(b'\0')[0].decode()
        elif command == LC_SYMTAB:
            facts['symbols'] = struct.unpack_from('<4I', data, at + 8)
        elif command in LC_DYLD_INFO:
            facts['exports'] = struct.unpack_from('<2I', data, at + 40)
        elif command == LC_DYLD_EXPORTS_TRIE:
            facts['exports'] = struct.unpack_from('<2I', data, at + 8)
        elif command == LC_BUILD_VERSION:
            facts['minimum'] = version(struct.unpack_from('<I', data, at + 12)[0])
        elif command == LC_VERSION_MIN:
            facts['minimum'] = version(struct.unpack_from('<I', data, at + 8)[0])
        elif command == LC_CODE_SIGNATURE:
            offset, length_signed = struct.unpack_from('<2I', data, at + 8)
            facts['signed'] = 0 < length_signed and offset + length_signed <= len(data)
        at += length
    return facts


def imports(data, facts):
    """(symbol, library) for each that another file has to define: the library's number, 1 for the first one."""
    table, count, names, size = facts['symbols']
    out = []
    for at in range(table, table + 16 * count, 16):
        name, kind, _, described = struct.unpack_from('<IBBH', data, at)
        if kind & 0xE0 == 0 and kind & 0x0E == 0 and kind & 1:  # not for a debugger; undefined; external
            end = data.index(b'\0', names + name, names + size)
            out.append((data[names + name:end].decode(), described >> 8))
    return out


def number(data, at):
    """An ULEB128 number, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
        if data[at - 1] < 0x80:
            return value, at


def exports(data, facts):
    """The symbols that others may use, out of the trie that dyld reads (mach-o/loader.h)."""
    start, size = facts['exports']
    trie = data[start:start + size]
    found, todo, seen = set(), [(0, b'')] if size else [], set()
    while todo:
        at, name = todo.pop()
        if at in seen:
            raise ValueError('the trie of exports has a loop')
        seen.add(at)
        length, at = number(trie, at)
        if length:
            found.add(name.decode())
        at += length
        children, at = trie[at], at + 1
        for _ in range(children):
            end = trie.index(b'\0', at)
            child, after = number(trie, end + 1)
            todo.append((child, name + trie[at:end]))
            at = after
    return found


def join(output, files):
    inputs = []
    for name in files:
        with open(name, 'rb') as file:
            data = file.read()
        inputs.append((struct.unpack_from('<2I', data, 4), data))
    at = 8 + 20 * len(inputs)
    header, body = struct.pack('>2I', FAT, len(inputs)), b''
    for (cpu, subtype), data in inputs:
        align = ARCHITECTURES[cpu][1]
        start = -(-(at + len(body)) // (1 << align)) << align
        body += bytes(start - at - len(body)) + data
        header += struct.pack('>5I', cpu, subtype, start, len(data), align)
    with open(output, 'wb') as file:
        file.write(header + body)


def check(name, folders):
    with open(name, 'rb') as file:
        data = file.read()
    failed = 0
    for _, part in slices(data):
        facts = read(part)
        print(f"{facts['architecture']}: macOS {facts['minimum']}, {len(part)} bytes, {', '.join(facts['libraries'])}")
        bad = [one for one in facts['libraries'] if not one.startswith(('/usr/lib/', '/System/Library/'))]
        problems = [f'needs {one}' for one in bad] + [f'looks in {one}' for one in facts['rpaths']]
        if facts['kind'] != EXECUTABLE or not facts['pie']:
            problems.append('is not a position-independent program')
        if facts['minimum'] is None:
            problems.append('does not say which system it needs')
        if facts['architecture'] == 'arm64' and not facts['signed']:
            problems.append('is not signed, so Apple silicon refuses it')  # ad hoc, by the linker
        for folder in folders:
            at = part.find(folder.rstrip('/').encode() + b'/')
            if at >= 0:
                problems.append('holds a path of this machine: ' + part[at:at + 100].split(b'\0')[0].decode(errors='replace'))
        for problem in problems:
            print(f"FAILED: {facts['architecture']}: {problem}")
            failed = 1
    return failed


if __name__ == '__main__':
    if len(sys.argv) >= 4 and sys.argv[1] == 'join':
        join(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) >= 3 and sys.argv[1] == 'check':
        sys.exit(check(sys.argv[2], sys.argv[3:]))
    else:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
