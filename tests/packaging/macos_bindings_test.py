#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""macos_bindings_test.py SOURCE [CRATES]: what packaging/macos-shim says of Apple's frameworks equals what others say.

Functions, their parameters and results as the machine passes them, callbacks, constants and the symbols to link with are
compared with Rust bindings that were generated from Apple's headers (objc2-…) or written by others (core-foundation-sys).
CRATES is a folder with their sources (without it: SECTORSMITH_MACOS_BINDINGS, or where packaging/test puts them); where it
is missing the test is skipped (exit code 77). The ioctls of sys/disk.h, which no crate has, are compared with the numbers
that tracing tools print.
"""
import os
import pathlib
import re
import sys

FRAMEWORKS = {  # the framework: its headers in the shim, its crates
    'CoreFoundation': (('CoreFoundation/CoreFoundation.h',), ('objc2-core-foundation', 'core-foundation-sys')),
    'DiskArbitration': (('DiskArbitration/DiskArbitration.h',), ('objc2-disk-arbitration',)),
    'IOKit': (('IOKit/IOKitLib.h', 'IOKit/pwr_mgt/IOPMLib.h'), ('objc2-io-kit',)),
}
# CFNumberType is a CFIndex in Apple's header and in the generated crate; the other one has 32 bits.
MISTAKEN = {('core-foundation-sys', 'CFNumberGetValue')}
# As arm64 and x86_64 pass them. boolean_t is int on the one and unsigned int on the other.
BASIC = {
    'void': 'void', '()': 'void', 'double': 'f64', 'f64': 'f64', 'c_double': 'f64', 'char': 'i8', 'c_char': 'i8', 'unsigned char': 'u8',
    'u8': 'u8', 'bool': 'u8', 'int': 'i32', 'i32': 'i32', 'c_int': 'i32', 'int32_t': 'i32', 'uint32_t': 'u32', 'u32': 'u32',
    'c_uint': 'u32', 'long': 'i64', 'isize': 'i64', 'c_long': 'i64', 'unsigned long': 'u64', 'usize': 'u64',
    'boolean_t': 'i32', 'kern_return_t': 'i32', 'mach_error_t': 'i32', 'mach_port_t': 'u32', 'uint64_t': 'u64',
}
# Request numbers as kernel traces name them (xnu's tracing tools, decompiled programs of Apple).
IOCTLS = {
    'DKIOCEJECT': 0x20006415, 'DKIOCSYNCHRONIZECACHE': 0x20006416, 'DKIOCGETBLOCKSIZE': 0x40046418,
    'DKIOCGETBLOCKCOUNT': 0x40086419, 'DKIOCISWRITABLE': 0x4004641D, 'DKIOCUNMAP': 0x8010641F,
    'DKIOCGETMAXBYTECOUNTREAD': 0x40086446, 'DKIOCGETMAXBYTECOUNTWRITE': 0x40086447,
    'DKIOCGETFEATURES': 0x4004644C, 'DKIOCGETPHYSICALBLOCKSIZE': 0x4004644D,
}


def parts(text):
    """The comma-separated parts of `text`, commas inside brackets left alone."""
    out, depth, last = [], 0, 0
    for at, char in enumerate(text):
        if char in '(<[':
            depth += 1
        elif char in ')]' or (char == '>' and text[at - 1] != '-'):
            depth -= 1
        elif char == ',' and depth == 0:
            out.append(text[last:at])
            last = at + 1
    return [one.strip() for one in out + [text[last:]] if one.strip()]


class Rust:
    """Declarations of all crates together."""

    def __init__(self, folder):
        self.types = {}  # by crate, by name
        self.functions, self.constants, self.statics, self.links = {}, {}, {}, set()  # by name: lists of (crate, …)
        for crate in [crate for _, crates in FRAMEWORKS.values() for crate in crates]:
            found = sorted(folder.glob(crate + '-[0-9]*'))
            if not found:
                raise FileNotFoundError(crate)
            self.types[crate] = {}
            for file in sorted(found[-1].rglob('src/**/*.rs')):
                self.read(crate, re.sub(r'//[^\n]*', '', file.read_text(encoding='utf-8')))

    def read(self, crate, text):
        for name in re.findall(r'link\(name = "(\w+)", kind = "framework"', text):
            self.links.add((name, crate))
        # What C has as an enumerator is a member of a type here: CFNumberType::SInt64Type.
        for name, value in re.findall(r'doc\(alias = "(k\w+)"\)\]\s*pub const \w+: Self = Self\(([^;]+)\);', text):
            self.constants.setdefault(name, []).append(value.strip())
        text = re.sub(r'#\[[^\]]*\]', '', text)
        for name, value in re.findall(r'\btype (\w+)\s*=\s*([^;]+);', text):
            self.types[crate].setdefault(name, value)
        for name, value in re.findall(r'\bstruct (\w+)\(pub ([^()]+)\);', text):
            self.types[crate].setdefault(name, value)
        for name, arguments, result in re.findall(r'\bfn (\w+)\s*\(([^;{]*?)\)\s*(?:->\s*([^;{]+?))?\s*;', text):
            types = [one.partition(':')[2] for one in parts(arguments)]
            self.functions.setdefault(name, []).append((crate, types, result or '()'))
        for name, value in re.findall(r'\bconst (\w+)\s*:[^=;]+=\s*([^;]+);', text):
            self.constants.setdefault(name, []).append(value.strip())
        for name, value in re.findall(r'\bstatic (\w+)\s*:\s*([^;]+);', text):
            self.statics.setdefault(name, []).append((crate, value))

    def passed(self, crate, kind):
        kind = kind.strip()
        if kind.startswith(('*', '&', 'NonNull<', 'unsafe extern', 'extern')):
            return 'pointer'
        if kind.startswith('Option<'):
            return self.passed(crate, kind[len('Option<'):-1])
        kind = kind.split('::')[-1]
        if kind in BASIC:
            return BASIC[kind]
        for one in (crate, *self.types):
            if kind in self.types[one]:
                return self.passed(one, self.types[one][kind])
        return f'{kind}?'

    def callback(self, name):
        crate, declared = next((crate, types[name]) for crate, types in self.types.items() if name in types)
        match = re.search(r'fn\((.*)\)\s*(?:->\s*(.+?))?>?\s*$', declared, re.S)
        return [self.passed(crate, one) for one in parts(match[1])], self.passed(crate, match[2] or '()')


class Shim:
    """Declarations of our headers; `text` holds them one after the other."""

    def __init__(self, text):
        text = re.sub(r'//[^\n]*', '', text)
        self.types, self.functions, self.numbers, self.strings, self.callbacks, self.statics = {}, {}, {}, {}, {}, {}
        for name, value in re.findall(r'#define (\w+) (.+)', text):
            if value.startswith('"'):
                self.strings[name] = value.strip('"')
        text = re.sub(r'#[^\n]*', '', text)
        for body in re.findall(r'\benum \{([^}]*)\}', text):
            for name, value in re.findall(r'(\w+) = ([^,}]+)', body):
                self.numbers[name] = int(re.sub(r'\(int\)', '', value), 0) & 0xFFFFFFFF
        for result, name, arguments in re.findall(r'typedef ([\w ]+?)\s*\(\*(\w+)\)\(([^)]*)\);', text):
            self.types[name] = 'void*'
            self.callbacks[name] = (parts(arguments), result)
        text = re.sub(r'typedef [\w ]+\(\*\w+\)\([^)]*\);', '', text)
        for value, name, array in re.findall(r'typedef ([^;]*?)\b(\w+)(\[\d+\])?;', text):
            self.types[name] = 'void*' if array else value
        text = re.sub(r'typedef [^;]*;', '', text)
        for kind, name in re.findall(r'extern const (\w+) (\w+);', text):
            self.statics[name] = kind
        for result, name, arguments in re.findall(r'^([A-Za-z][\w ]*?[ *]+)(\w+)\(([^)]*)\);', text, re.M):
            self.functions[name] = (parts(arguments), result)

    def passed(self, declared, named=True):
        declared = ' '.join(declared.replace('const ', '').replace('struct ', '').split())
        if '*' in declared:
            return 'pointer'
        if named and declared != 'void' and ' ' in declared:
            declared = declared.rsplit(' ', 1)[0]
        if declared in self.types and declared not in BASIC:
            return self.passed(self.types[declared], False)
        return BASIC[declared]

    def arguments(self, declared):
        return [] if declared == ['void'] else [self.passed(one, ' ' in one.replace('const ', '')) for one in declared]


def differences(shim, rust):
    """Sentences: what the shim says otherwise than the crates."""
    found = []

    def compare(name, ours, theirs, crate='the crate'):
        if ours != theirs:
            found.append(f'{name}: {ours} in the shim, {theirs} in {crate}')

    for name, (arguments, result) in shim.functions.items():
        if name not in rust.functions:
            found.append(f'{name}: no crate declares it')
        for crate, theirs, returned in rust.functions.get(name, ()):
            if (crate, name) not in MISTAKEN:
                compare(name, (shim.arguments(arguments), shim.passed(result, False)),
                        ([rust.passed(crate, one) for one in theirs], rust.passed(crate, returned)), crate)
    for name, (arguments, result) in shim.callbacks.items():
        compare(name, (shim.arguments(arguments), shim.passed(result, False)), rust.callback(name))
    for name, value in shim.numbers.items():
        numbers = [one for one in rust.constants.get(name, ()) if re.fullmatch(r'-?(0x)?[0-9A-Fa-f]+', one)]
        if not numbers:
            found.append(f'{name}: no crate has a number for it')
        for theirs in numbers:
            compare(name, value, int(theirs, 0) & 0xFFFFFFFF)
    for name, value in shim.strings.items():
        compare(name, value, re.search(r'b"(.*)\\0"', rust.constants[name][0])[1])
    for name, kind in shim.statics.items():
        for crate, theirs in rust.statics[name]:
            compare(name, shim.passed(kind, False), rust.passed(crate, theirs), crate)
    return found


def stub_differences(folder, shim_of, rust):
    found = []
    for framework, (_, crates) in FRAMEWORKS.items():
        text = re.sub(r'#[^\n]*', '', (folder / 'stubs' / f'{framework}.framework' / f'{framework}.tbd').read_text())
        symbols = set(re.search(r'\bsymbols:\s*\[([^\]]*)\]', text)[1].replace(',', ' ').split())
        declared = {'_' + name for name in (*shim_of[framework].functions, *shim_of[framework].statics)}
        if symbols != declared:
            found.append(f'{framework}: the stub and the header differ in {sorted(symbols ^ declared)}')
        for name in sorted(symbols):
            homes = {one[0] for one in (rust.functions | rust.statics).get(name[1:], ())}
            if not homes & set(crates):
                found.append(f'{framework}: {name} is not in {crates}')
        for crate in crates:
            if (framework, crate) not in rust.links:
                found.append(f'{framework}: {crate} does not link it')
        if f"'/System/Library/Frameworks/{framework}.framework/Versions/A/{framework}'" not in text:
            found.append(f'{framework}: another install name')
    return found


def ioctl_differences(text):
    """sys/disk.h: its request numbers, by sys/ioccom.h's rule, and the structures whose sizes are part of them."""
    sizes = {'uint32_t': 4, 'uint64_t': 8, 'dk_extent_t': 16, 'dk_unmap_t': 16}
    members = dict((name, body.split(';')[:-1]) for body, name in re.findall(r'typedef struct \{([^}]*)\} (\w+);', text))
    for name, body in members.items():
        size = sum(8 if '*' in one else sizes[one.split()[0]] for one in body)
        if size != sizes[name]:
            return [f'{name} has {size} bytes']
    found, seen = [], set()
    for name, kind, number, _, argument in re.findall(r"#define (\w+) _(IO|IOR|IOW)\('d', (\d+)(, (\w+))?\)", text):
        value = {'IO': 0x20000000, 'IOR': 0x40000000, 'IOW': 0x80000000}[kind] | ord('d') << 8 | int(number)
        value |= sizes[argument] << 16 if argument else 0
        seen.add(name)
        if IOCTLS.get(name) != value:
            found.append(f'{name}: {value:#x} in the shim, {IOCTLS.get(name, 0):#x} elsewhere')
    return found + [f'{name}: not in the shim' for name in IOCTLS if name not in seen]


def main():
    source = pathlib.Path(sys.argv[1])
    cache = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache')
    crates = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else
                          os.environ.get('SECTORSMITH_MACOS_BINDINGS') or cache / 'sectorsmith' / 'macos-bindings-1')
    folder = source / 'packaging' / 'macos-shim'
    found = ioctl_differences((folder / 'sys' / 'disk.h').read_text())
    texts = {framework: '\n'.join((folder / header).read_text() for header in headers)
             for framework, (headers, _) in FRAMEWORKS.items()}
    if not crates.is_dir():
        for line in found:
            print(line)
        print(f'skipped: {crates} is not there (packaging/test fetches it where cargo and a network are)')
        return 1 if found else 77
    rust = Rust(crates)
    everything = '\n'.join(texts.values())
    found += differences(Shim(everything), rust)
    found += stub_differences(folder, {framework: Shim(text) for framework, text in texts.items()}, rust)
    # What a mistake would look like: each of these has to be noticed.
    mistakes = [('DADiskUnclaim(DADiskRef disk)', 'DADiskUnclaim(DADiskRef disk, int more)'),
                ('CFIndex CFStringGetLength', 'int CFStringGetLength'), ('0xF8DA0002', '0xF8DA0003'),
                ('kCFNumberSInt64Type = 4', 'kCFNumberSInt64Type = 3'), ('"IOService"', '"Service"'),
                ('io_object_t IOIteratorNext', 'uint64_t IOIteratorNext'), ('IOObjectRelease(', 'IOObjectFree('),
                ('(*DADiskClaimCallback)(DADiskRef disk, ', '(*DADiskClaimCallback)(')]
    for right, wrong in mistakes:
        changed = everything.replace(right, wrong)
        if changed == everything or not differences(Shim(changed), rust):
            found.append(f'“{wrong}” instead of “{right}” is not noticed')
    for line in found:
        print(line)
    count = len(Shim(everything).functions)
    print(f'{count} functions compared')
    return 1 if found or count < 30 else 0


sys.exit(main())
