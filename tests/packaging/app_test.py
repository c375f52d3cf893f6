#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""app_test.py SOURCE COMMAND: packaging/macos/bundle.py completes, checks and packs an application for macOS, made here of a
small program that zig links with Qt's real frameworks; packaging/macos/app signs one as Apple wants it (with tools that write
down how they are called). Skipped (exit code 77) where Qt for macOS and zig are not in the cache: packaging/macos/app fetches
them. COMMAND (sectorsmith) reads the disk image."""
import functools
import os
import pathlib
import plistlib
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import zipfile

source, command = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
scripts = source / 'packaging' / 'macos'
cache = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache') / 'sectorsmith'
failed = 0
skipped = []
sys.dont_write_bytecode = True
sys.path.insert(0, str(scripts))
import bundle  # noqa: E402
import macho  # noqa: E402


def once(function):
    """Qt's libraries are the same each time."""
    @functools.cache
    def found(data, place):
        return function(data, dict(place))
    return lambda data, facts: found(data, tuple((one, facts[one]) for one in ('symbols', 'exports')))


macho.imports, macho.exports = once(macho.imports), once(macho.exports)


def bad(sentence):
    global failed
    print('FAILED: ' + sentence)
    failed = 1


def run(*arguments, **options):
    return subprocess.run([str(one) for one in arguments], capture_output=True, text=True, check=False, **options)


# The tools of a Mac: each writes its name and arguments, and makes what it would make.
TOOL = '''#!/bin/sh
echo "$(basename "$0") $*" >>"$CALLS"
case $(basename "$0") in
    uname) echo Darwin ;;
    ditto) for last; do :; done; case $1 in -x) mkdir -p Sectorsmith.app ;; -c) echo zip >"$last" ;; *) mkdir -p "$last" ;; esac ;;
    hdiutil) for last; do :; done; echo dmg >"$last" ;;
    codesign) case "$*" in *"$BROKEN"*) [ -z "$BROKEN" ] || exit 1 ;; esac ;;
esac
'''


def check_signing(folder):
    tools = folder / 'tools'
    tools.mkdir()
    for tool in ('uname', 'ditto', 'codesign', 'xcrun', 'spctl', 'hdiutil', 'shasum'):
        (tools / tool).write_text(TOOL)
        (tools / tool).chmod(0o755)
    work = folder / 'work'
    contents = work / 'Sectorsmith.app' / 'Contents'
    for name in ('PlugIns/platforms/libqcocoa.dylib', 'Frameworks/QtCore.framework/QtCore', 'MacOS/sectorsmith', 'MacOS/sectorsmith-gui'):
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_text('')
    (work / 'Sectorsmith-1.zip').write_text('')
    calls = folder / 'calls'
    environment = dict(os.environ, PATH=f'{tools}:{os.environ["PATH"]}', CALLS=str(calls), BROKEN='')

    def sign(*arguments, **more):
        calls.write_text('')
        said = run('bash', scripts / 'app', *arguments, work, env=dict(environment, **more))
        return said.returncode, calls.read_text().splitlines()

    code, lines = sign('--sign', 'Developer ID Application: Somebody', '--notarize', 'profile')
    signed = [one for one in lines if one.startswith('codesign') and '--sign' in one]
    order = [one.split()[-1].removeprefix('Sectorsmith.app/Contents/') for one in signed]
    if code != 0 or order != ['PlugIns/platforms/libqcocoa.dylib', 'Frameworks/QtCore.framework', 'MacOS/sectorsmith', 'Sectorsmith.app',
                              'Sectorsmith-1.dmg']:
        bad(f'signing: exit {code}, {order}')
    for line in signed[:4]:
        if '--options runtime --timestamp' not in line or '--sign Developer ID Application: Somebody' not in line:
            bad(f'not for the hardened runtime: {line}')
    if [f'--entitlements {scripts}/entitlements.plist' in one for one in signed] != [False, False, True, True, False]:
        bad('the entitlements are not those of the programs alone')

    def place(what):
        found = [i for i, one in enumerate(lines) if what in one]
        return found[0] if found else -1
    steps = ['--sign Developer', 'codesign --verify --deep --strict', 'notarytool submit notarise.zip --keychain-profile profile --wait',
             'stapler staple Sectorsmith.app', 'spctl --assess', 'ditto -c -k --keepParent Sectorsmith.app Sectorsmith-1.zip', 'hdiutil create',
             'notarytool submit Sectorsmith-1.dmg', 'stapler staple Sectorsmith-1.dmg', 'shasum']
    places = [place(one) for one in steps]
    if -1 in places or places != sorted(places):
        bad(f'the steps are not in their order: {list(zip(steps, places))}')
    code, lines = sign('--sign', '-')
    if code != 0 or any('notarytool' in one or 'runtime' in one for one in lines):
        bad(f'signing ad hoc: exit {code}, {lines}')
    code, lines = sign('--sign', 'Developer ID Application: Somebody', '--notarize', 'profile', BROKEN='--verify')
    if code == 0 or any('notarytool' in one for one in lines):
        bad('what does not verify is notarised')
    for wrong in (('--sign', '-', '--notarize', 'profile'), ('--notarize', 'profile'), ('--sign',)):
        if sign(*wrong)[0] == 0:
            bad(f'{wrong} is taken')
    (tools / 'uname').unlink()
    if sign('--sign', '-')[0] == 0:
        bad('this machine is taken for a Mac')


def make_app(folder, zig):
    """A bundle as packaging/macos/app lays it out, with a program of four lines."""
    qt = cache / 'macos-qt-6.4.2'
    app = folder / 'Sectorsmith.app'
    contents = app / 'Contents'
    for name in ('MacOS', 'Frameworks', 'Resources/templates/disk', 'Resources/help', 'Resources/licences', 'Resources/translations'):
        (contents / name).mkdir(parents=True)
    (folder / 'window.cpp').write_text('class QCoreApplication { public: static long long applicationPid(); };\n'
                                       'int main() { return QCoreApplication::applicationPid() == 0; }\n')
    (folder / 'plain.cpp').write_text('int main() { return 0; }\n')
    for program in ('window', 'plain'):
        parts = []
        for architecture, target in (('arm64', 'aarch64-macos.11.0'), ('x86_64', 'x86_64-macos.10.15')):
            frameworks = ['-F', qt / 'lib', '-Wl,-rpath,@executable_path/../Frameworks']
            for name in ('Core', 'Gui', 'Widgets', 'Svg', 'SvgWidgets', 'PrintSupport'):
                frameworks += ['-framework', 'Qt' + name]
            said = run(zig, 'c++', '-target', target, '-O1', '-g0', folder / f'{program}.cpp', '-o', folder / f'{program}.{architecture}',
                       *(frameworks if program == 'window' else []))
            if said.returncode != 0:
                bad(f'zig: {said.stderr[-2000:]}')
                return None
            parts.append(folder / f'{program}.{architecture}')
        name = 'sectorsmith-gui' if program == 'window' else 'sectorsmith'
        run(sys.executable, scripts / 'macho.py', 'join', contents / 'MacOS' / name, *parts)
        (contents / 'MacOS' / name).chmod(0o755)
    shutil.copytree(qt / 'lib', contents / 'Frameworks', symlinks=True, dirs_exist_ok=True)
    shutil.copytree(qt / 'plugins', contents / 'PlugIns')
    shutil.copy(qt / 'translations' / 'qtbase_de.qm', contents / 'Resources' / 'translations')
    for name in ('qt.conf', 'templates/README.md', 'templates/disk/gpt.hexpat', 'help/tour.md', 'licences/COPYING',
                 'licences/qt6-base-dev.txt', 'licences/LGPL-3'):
        (contents / 'Resources' / name).write_text(name)
    said = run(sys.executable, scripts / 'bundle.py', 'complete', app, '1.2.3', source / 'icons' / 'sectorsmith.svg')
    if said.returncode != 0:
        bad(f'complete: {said.stderr}')
        return None
    return app


def problems(app, *folders):
    return '\n'.join(bundle.problems_of(app, folders))


def check_bundle(folder, zig):
    app = make_app(folder, zig)
    if app is None:
        return
    contents = app / 'Contents'
    said = problems(app, str(source), str(pathlib.Path.home()))
    if said:
        bad(f'a good bundle: {said}')
    with open(contents / 'Info.plist', 'rb') as file:
        info = plistlib.load(file)
    if info['CFBundleShortVersionString'] != '1.2.3' or info['LSMinimumSystemVersion'] != '10.15':
        bad(f'Info.plist: {info}')
    if any(one['LSHandlerRank'] != 'Alternate' for one in info['CFBundleDocumentTypes']):
        bad('the program takes files from others')
    if shutil.which('file') and 'Mac OS X icon' not in (kind := run('file', contents / 'Resources' / 'sectorsmith.icns').stdout):
        bad(f'file says of the icon: {kind}')

    # What a Mac would refuse, one at a time.
    def spoiled(what, spoil, expected):
        copy = folder / 'spoiled' / 'Sectorsmith.app'
        shutil.copytree(app, copy, symlinks=True, copy_function=os.link)  # what is changed is written anew
        spoil(copy / 'Contents')
        found = problems(copy, '/build/here')
        if expected not in found:
            bad(f'{what} is not noticed: {found}')
        shutil.rmtree(folder / 'spoiled')

    def change(name, before, after):
        def spoil(inside):
            data = (inside / name).read_bytes()
            if before not in data:
                bad(f'{before} is not in {name}')
            (inside / name).unlink()
            (inside / name).write_bytes(data.replace(before, after))
            (inside / name).chmod(0o755)
        return spoil

    def plain_only(inside):
        data = (inside / 'MacOS' / 'sectorsmith-gui').read_bytes()
        cpu, _, offset, size, _ = struct.unpack_from('>5I', data, 8)
        (inside / 'MacOS' / 'sectorsmith').unlink()
        (inside / 'MacOS' / 'sectorsmith').write_bytes(data[offset:offset + size])

    window = 'MacOS/sectorsmith-gui'
    spoiled('a missing framework', lambda inside: shutil.rmtree(inside / 'Frameworks' / 'QtDBus.framework'), 'needs @rpath/QtDBus.framework')
    spoiled('a framework too many', lambda inside: shutil.copytree(inside / 'Frameworks/QtSvg.framework', inside / 'Frameworks/QtOther.framework',
                                                                  symlinks=True), 'QtSvg is used by nothing')
    spoiled('a missing plugin', lambda inside: (inside / 'PlugIns/platforms/libqcocoa.dylib').unlink(), 'platforms/libqcocoa.dylib is missing')
    spoiled('a search elsewhere', change(window, b'@executable_path/../Frameworks\0', b'/build/here/qt/lib/Frameworks\0\0'),
            'looks for libraries in /build/here/qt/lib')
    spoiled('a path of this machine', change(window, b'@executable_path/../Frameworks\0', b'/build/here/qt/lib/Frameworks\0\0'),
            'holds a path of this machine: /build/here/qt/lib')
    spoiled('a symbol that Qt lacks', change(window, b'applicationPid', b'applicationPiX'),
            'wants __ZN16QCoreApplication14applicationPiXEv, which @rpath/QtCore.framework')
    spoiled('one architecture alone', plain_only, 'sectorsmith (x86_64) is missing')
    def not_executable(inside):
        shutil.copyfile(inside / window, inside / 'copy')
        os.replace(inside / 'copy', inside / window)

    spoiled('a program that is no program', not_executable, 'cannot be executed')
    spoiled('a link out of the bundle', lambda inside: (inside / 'Resources' / 'link').symlink_to('/etc/passwd'), 'leads nowhere, or out')

    # The archives hold what the folder holds.
    packed = folder / 'packed.zip'
    for _ in range(2):
        if run(sys.executable, scripts / 'bundle.py', 'zip', app, packed).returncode != 0:
            bad('zip')
        data, before = packed.read_bytes(), locals().get('data')
        if before is not None and data != before:
            bad('two zip files of one bundle differ')
    with zipfile.ZipFile(packed) as file:
        entries = {one.filename.rstrip('/'): one.external_attr >> 16 for one in file.infolist()}
        link = 'Sectorsmith.app/Contents/Frameworks/QtCore.framework/Versions/Current'
        if not stat.S_ISLNK(entries[link]) or file.read(link) != b'A' or not entries[f'Sectorsmith.app/Contents/{window}'] & 0o100:
            bad('links and modes are lost in the zip file')
    there = {str(one.relative_to(folder)) for one in app.rglob('*')} | {'Sectorsmith.app'}
    if set(entries) != there:
        bad(f'the zip file lacks or adds {set(entries) ^ there}')
    if not shutil.which('xorriso'):
        skipped.append('xorriso is not installed: no disk image was made')
        return
    image = folder / 'image.dmg'
    said = run(sys.executable, scripts / 'bundle.py', 'dmg', app, image)
    if said.returncode != 0:
        bad(f'dmg: {said.stderr}')
        return
    listed = ''.join(run(command, 'files', f'{image}#{i}', '-R', '--no-color').stdout for i in range(1, 6))
    lines = {line.split(None, 8)[-1]: line[:10] for line in listed.splitlines() if line}
    inside = {name for name in lines if name.startswith('Sectorsmith.app')}
    if inside != there or lines.get('Applications', '')[:1] != 'l' or lines.get(f'Sectorsmith.app/Contents/{window}') != '-rwxr-xr-x':
        bad(f'the HFS+ volume of the disk image lacks or adds {sorted(inside ^ there)[:10]}')


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    check_signing(folder)
    zigs = sorted(cache.glob('ziglang-*/lib/python*/site-packages/ziglang/zig'))
    if not (cache / 'macos-qt-6.4.2' / 'complete').exists() or not zigs:
        skipped.append('Qt for macOS or zig is not in the cache: packaging/macos/app fetches them')
    elif not shutil.which('rsvg-convert'):
        skipped.append('rsvg-convert is not installed')
    else:
        check_bundle(folder, zigs[-1])
    # The application itself, where it was built.
    built = source / 'build-macos-app' / 'out' / 'Sectorsmith.app'
    if built.exists():
        said = problems(built, str(source), str(pathlib.Path.home()))
        if said:
            bad(f'{built}: {said}')
for line in skipped:
    print('skipped: ' + line)
sys.exit(1 if failed else 77 if skipped else 0)
