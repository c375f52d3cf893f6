#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""linux_recipes_test.py SOURCE: the form of the recipes for packages that cannot be built here, and that they agree with
the project: its version, what it installs. rpmlint and flatpak-builder judge theirs where they are installed."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import yaml
except ImportError:
    print('skipped: python3-yaml is not installed')
    sys.exit(77)

source = pathlib.Path(sys.argv[1])
linux = source / 'packaging' / 'linux'
failed = 0


def bad(sentence):
    global failed
    print('FAILED: ' + sentence)
    failed = 1


version = re.search(r'^project\(Sectorsmith VERSION ([\d.]+)', (source / 'CMakeLists.txt').read_text(), re.M)[1]
spec = (linux / 'rpm' / 'sectorsmith.spec').read_text(encoding='utf-8')
if re.search(r'^Version: *(.+)$', spec, re.M)[1] != version or f'- {version}-1' not in spec:
    bad(f'sectorsmith.spec is not of {version}')
# Its list of files and what install_test.sh expects are the same, but for what lies in folders.
files = set(re.findall(r'^%\{_(\w+)\}/(\S+?)\*?$', spec[spec.index('%files'):], re.M))
listed = {{'bindir': 'bin', 'datadir': 'share', 'mandir': 'share/man'}[where] + '/' + name for where, name in files}
test = (source / 'tests' / 'packaging' / 'install_test.sh').read_text(encoding='utf-8')
wanted = set(re.findall(r'(?:bin|share)/[\w./$-]+', ' '.join(re.findall(r'files\+?=\(([^)]*)\)', test))))
wanted = {one.replace('$id', 'org.sectorsmith.sectorsmith') for one in wanted if not one.startswith('share/sectorsmith/')}
if listed - {'share/sectorsmith/'} != wanted:
    bad(f'sectorsmith.spec and install_test.sh differ in {sorted(listed - {"share/sectorsmith/"} ^ wanted)}')
if shutil.which('rpmlint'):
    said = subprocess.run(['rpmlint', linux / 'rpm' / 'sectorsmith.spec'], capture_output=True, text=True, check=False).stdout
    # A tag that RPM ignores since 2009, and an archive that the build makes.
    rest = [line for line in re.findall(r'^.*: [WE]: .*$', said, re.M) if not re.search('no-buildroot-tag|invalid-url Source0', line)]
    if rest or '1 specfiles checked' not in said:
        bad('\n'.join(rest) or said)

name = 'org.sectorsmith.sectorsmith'
flatpak = linux / 'flatpak' / f'{name}.yml'
manifest = yaml.safe_load(flatpak.read_text(encoding='utf-8'))
if manifest['id'] != name or manifest['command'] != 'sectorsmith-gui':
    bad('the manifest is of another program')
for module in manifest['modules']:
    if not module.get('sources') or module['buildsystem'] not in ('simple', 'cmake-ninja', 'autotools'):
        bad(f"the module {module['name']} has no sources or no way to be built")
    if (module['buildsystem'] == 'simple') != ('build-commands' in module):
        bad(f"the module {module['name']}: commands are for “simple”")
last = manifest['modules'][-1]
if last['name'] != 'sectorsmith' or (flatpak.parent / last['sources'][0]['path']).resolve() != source.resolve():
    bad('the last module is not this project')
if shutil.which('flatpak-builder'):
    with tempfile.TemporaryDirectory() as folder:  # it leaves a folder where it is started
        shown = subprocess.run(['flatpak-builder', '--show-manifest', flatpak.resolve()], cwd=folder, capture_output=True,
                               text=True, check=False)
    if shown.returncode != 0 or f'"id" : "{name}"' not in shown.stdout:
        bad(shown.stdout + shown.stderr)
sys.exit(failed)
