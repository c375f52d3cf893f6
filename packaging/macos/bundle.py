#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sectorsmith.app without a Mac.

bundle.py complete APP VERSION ICON.svg   Info.plist, PkgInfo and the icon (rsvg-convert draws it)
bundle.py zip APP OUTPUT                  a zip file as macOS unpacks it: with links and modes; the same bytes each time
bundle.py dmg APP OUTPUT                  a disk image with APP and a link to /Applications (xorriso): HFS+ beside ISO 9660
bundle.py check APP [FOLDER...]           APP has everything it needs, its programs find their libraries in it and every symbol
                                          in these, and no file holds the name of one of the folders of this machine
"""
import os
import pathlib
import plistlib
import stat
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile

import macho

IDENTIFIER = 'org.sectorsmith.sectorsmith'
MINIMUM = {'x86_64': '10.15', 'arm64': '11.0'}
# Offered for these, never the first choice.
DOCUMENTS = (
    ('Disk image', ('img', 'dd', 'raw', 'bin', 'iso', 'cdr', 'dmg', 'dmgpart', 'hdd', 'ima', 'image'),
     ('public.disk-image', 'public.iso-image', 'com.apple.disk-image')),
    ('Virtual disk', ('vhd', 'vhdx', 'vmdk', 'vdi', 'qcow', 'qcow2', 'qed'), ()),
)
PLUGINS = ('platforms/libqcocoa', 'styles/libqmacstyle', 'iconengines/libqsvgicon', 'imageformats/libqsvg')
RESOURCES = ('qt.conf', 'sectorsmith.icns', 'templates/README.md', 'templates/disk/gpt.hexpat', 'help/tour.md',
             'licences/COPYING', 'licences/qt6-base-dev.txt', 'licences/LGPL-3', 'translations/qtbase_de.qm')
PROGRAMS = ('sectorsmith-gui', 'sectorsmith')


def info(version):
    documents = []
    for name, extensions, types in DOCUMENTS:
        entry = {'CFBundleTypeName': name, 'CFBundleTypeRole': 'Editor', 'LSHandlerRank': 'Alternate',
                 'CFBundleTypeExtensions': list(extensions)}
        if types:
            entry['LSItemContentTypes'] = list(types) + [f'{IDENTIFIER}.raw']
        documents.append(entry)
    return {
        'CFBundleDevelopmentRegion': 'en',
        'CFBundleDisplayName': 'Sectorsmith',
        'CFBundleDocumentTypes': documents,
        'CFBundleExecutable': 'sectorsmith-gui',
        'CFBundleIconFile': 'sectorsmith',
        'CFBundleIdentifier': IDENTIFIER,
        'CFBundleInfoDictionaryVersion': '6.0',
        'CFBundleLocalizations': ['en', 'de', 'es', 'fr', 'ja', 'zh_CN'],
        'CFBundleName': 'Sectorsmith',
        'CFBundlePackageType': 'APPL',
        'CFBundleShortVersionString': version,
        'CFBundleVersion': version,
        'LSApplicationCategoryType': 'public.app-category.utilities',
        'LSMinimumSystemVersion': MINIMUM['x86_64'],
        'LSMinimumSystemVersionByArchitecture': MINIMUM,
        'NSHighResolutionCapable': True,
        'NSHumanReadableCopyright': 'GPL-3.0-or-later',
        'NSPrincipalClass': 'NSApplication',
        # What macOS shows when it asks whether the program may.
        'NSRemovableVolumesUsageDescription': 'Sectorsmith reads the disk that you open, and changes it only after you have reviewed the change.',
        'NSDesktopFolderUsageDescription': 'Sectorsmith opens the disk images that you choose.',
        'NSDocumentsFolderUsageDescription': 'Sectorsmith opens the disk images that you choose.',
        'NSDownloadsFolderUsageDescription': 'Sectorsmith opens the disk images that you choose.',
        # Names that the system does not know as disk images.
        'UTImportedTypeDeclarations': [{
            'UTTypeIdentifier': f'{IDENTIFIER}.raw', 'UTTypeDescription': 'Raw disk image', 'UTTypeConformsTo': ['public.data'],
            'UTTypeTagSpecification': {'public.filename-extension': ['dd', 'raw', 'ima', 'hdd']}}],
    }


def icns(svg):
    """Pictures of every size that macOS asks for, as PNG (the types of icns for it, macOS 10.7 and later)."""
    sizes = {'icp4': 16, 'icp5': 32, 'ic11': 32, 'ic12': 64, 'ic07': 128, 'ic13': 256, 'ic08': 256, 'ic14': 512, 'ic09': 512, 'ic10': 1024}
    drawn = {size: subprocess.run(['rsvg-convert', '-w', str(size), '-h', str(size), svg], check=True, capture_output=True).stdout
             for size in sorted(set(sizes.values()))}
    body = b''.join(kind.encode() + struct.pack('>I', 8 + len(drawn[size])) + drawn[size] for kind, size in sizes.items())
    return b'icns' + struct.pack('>I', 8 + len(body)) + body


def complete(app, version, svg):
    contents = pathlib.Path(app) / 'Contents'
    (contents / 'Resources' / 'sectorsmith.icns').write_bytes(icns(svg))
    (contents / 'PkgInfo').write_bytes(b'APPL????')
    with open(contents / 'Info.plist', 'wb') as file:
        plistlib.dump(info(version), file)


def pack(app, output):
    app = pathlib.Path(app)
    with zipfile.ZipFile(output, 'w', zipfile.ZIP_DEFLATED) as file:
        for path in [app] + sorted(app.rglob('*')):
            mode = path.lstat().st_mode
            name = str(path.relative_to(app.parent)) + ('/' if stat.S_ISDIR(mode) else '')
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = mode << 16
            entry.compress_type = zipfile.ZIP_STORED if stat.S_ISDIR(mode) or stat.S_ISLNK(mode) else zipfile.ZIP_DEFLATED
            file.writestr(entry, os.readlink(path) if stat.S_ISLNK(mode) else b'' if stat.S_ISDIR(mode) else path.read_bytes())


def image(app, output):
    with tempfile.TemporaryDirectory() as name:
        stage = pathlib.Path(name)
        stage.chmod(0o755)
        shutil.copytree(app, stage / pathlib.Path(app).name, symlinks=True)
        (stage / 'Applications').symlink_to('/Applications')
        pathlib.Path(output).unlink(missing_ok=True)
        subprocess.run(['xorriso', '-as', 'mkisofs', '-quiet', '-V', 'Sectorsmith', '-hfsplus', '-R', '-o', output, stage], check=True,
                       stderr=subprocess.DEVNULL)


def read_macho(path):
    """{architecture: (bytes, facts)}; None for another kind of file."""
    data = path.read_bytes()
    if data[:4] not in (struct.pack('>I', macho.FAT), struct.pack('<I', macho.MACHO64)):
        return None
    found = {}
    for _, part in macho.slices(data):
        facts = macho.read(part)
        found[facts['architecture']] = (part, facts)
    return found


def problems_of(app, folders):
    """Sentences: what is wrong with the bundle."""
    contents = app / 'Contents'
    problems = [f'{one} is missing' for one in
                ['Info.plist', 'PkgInfo'] + [f'MacOS/{one}' for one in PROGRAMS] + [f'PlugIns/{one}.dylib' for one in PLUGINS] +
                [f'Resources/{one}' for one in RESOURCES] if not (contents / one).is_file()]
    if problems:
        return problems
    with open(contents / 'Info.plist', 'rb') as file:
        said = plistlib.load(file)
    if not (contents / 'MacOS' / said['CFBundleExecutable']).is_file():
        problems.append('Info.plist names another program')
    icon = (contents / 'Resources' / (said['CFBundleIconFile'] + '.icns')).read_bytes()
    if icon[:4] != b'icns' or struct.unpack_from('>I', icon, 4)[0] != len(icon):
        problems.append('the icon is no icns file')
    for program in PROGRAMS:
        if not os.access(contents / 'MacOS' / program, os.X_OK):
            problems.append(f'{program} cannot be executed')
    files = {}
    for path in sorted(app.rglob('*')):
        name = str(path.relative_to(contents))
        if path.is_symlink():
            if not path.exists() or app.resolve() not in path.resolve().parents:
                problems.append(f'{name} leads nowhere, or out of the bundle')
        elif path.is_file():
            found = read_macho(path)
            if found is not None:
                files[path] = found
            for folder in folders:
                at = (data := path.read_bytes()).find(folder.rstrip('/').encode() + b'/')
                if at >= 0:
                    problems.append(f'{name} holds a path of this machine: ' + data[at:at + 100].split(b'\0')[0].decode(errors='replace'))
    main = contents / 'MacOS' / 'sectorsmith-gui'
    architectures = set(files[main])
    exported = {}
    for path, found in files.items():
        for architecture in sorted(architectures):
            name = f'{path.relative_to(contents)} ({architecture})'
            if architecture not in found:
                problems.append(f'{name} is missing')
                continue
            part, facts = found[architecture]
            problems += [f'{name} {one}' for one in problems_of_file(path, part, facts, contents, files, exported)]
            if tuple(map(int, facts['minimum'].split('.'))) > tuple(map(int, said['LSMinimumSystemVersionByArchitecture'][architecture].split('.'))):
                problems.append(f"{name} needs macOS {facts['minimum']}, Info.plist says less")
    used = {main.parent / one for one in PROGRAMS} | {contents / 'PlugIns' / f'{one}.dylib' for one in PLUGINS}
    todo = list(used)
    while todo:
        for library in files[todo.pop()][sorted(architectures)[0]][1]['libraries']:
            path = contents / 'Frameworks' / library.removeprefix('@rpath/')
            if library.startswith('@rpath/') and path in files and path not in used:
                used.add(path)
                todo.append(path)
    problems += [f'{path.relative_to(contents)} is used by nothing' for path in files if path not in used]
    return problems


def problems_of_file(path, part, facts, contents, files, exported):
    problems = []
    if facts['minimum'] is None:
        return ['does not say which system it needs']
    if facts['architecture'] == 'arm64' and not facts['signed']:
        problems.append('is not signed, so Apple silicon refuses it')  # ad hoc, by the linker
    if not facts['two levels']:
        problems.append('looks for its symbols in every library')
    kind = {'MacOS': macho.EXECUTABLE, 'Frameworks': macho.DYLIB, 'PlugIns': macho.BUNDLE}[path.relative_to(contents).parts[0]]
    if facts['kind'] != kind:
        problems.append(f"is a file of kind {facts['kind']}")
    if kind == macho.EXECUTABLE and not facts['pie']:
        problems.append('is not position-independent')
    if kind == macho.DYLIB and facts['id'] != '@rpath/' + str(path.relative_to(contents / 'Frameworks')):
        problems.append(f"calls itself {facts['id']}")
    problems += [f'looks for libraries in {one}' for one in facts['rpaths'] if not one.startswith(('@executable_path/', '@loader_path/'))]
    # What a plugin or a framework needs is found by the program's own list, too.
    needs_own = any(one.startswith('@rpath/') for one in facts['libraries'])
    if kind == macho.EXECUTABLE and needs_own and '@executable_path/../Frameworks' not in facts['rpaths']:
        problems.append('does not look into Frameworks')
    homes = []
    for library in facts['libraries']:
        home = contents / 'Frameworks' / library.removeprefix('@rpath/') if library.startswith('@rpath/') else None
        if home is not None and home not in files:
            problems.append(f'needs {library}, which is not in the bundle')
        elif home is None and not library.startswith(('/usr/lib/', '/System/Library/')):
            problems.append(f'needs {library}')
        homes.append(home if home in files else None)
    for symbol, number in macho.imports(part, facts):
        if number in (0, 254, 255) and kind == macho.EXECUTABLE:
            problems.append(f'has the undefined symbol {symbol}')
        elif 1 <= number <= len(homes) and homes[number - 1] is not None:
            key = (homes[number - 1], facts['architecture'])
            if key not in exported:
                exported[key] = macho.exports(*files[key[0]][key[1]])
            if symbol not in exported[key]:
                problems.append(f"wants {symbol}, which {facts['libraries'][number - 1]} does not have")
        elif not 1 <= number <= len(homes) and number < 253:
            problems.append(f'wants {symbol} of library {number}')
    return problems


def main():
    if len(sys.argv) == 5 and sys.argv[1] == 'complete':
        complete(*sys.argv[2:])
    elif len(sys.argv) == 4 and sys.argv[1] == 'zip':
        pack(*sys.argv[2:])
    elif len(sys.argv) == 4 and sys.argv[1] == 'dmg':
        image(*sys.argv[2:])
    elif len(sys.argv) >= 3 and sys.argv[1] == 'check':
        problems = problems_of(pathlib.Path(sys.argv[2]), sys.argv[3:])
        for problem in problems:
            print(f'FAILED: {problem}')
        return 1 if problems else 0
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main())
