#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""workflow_test.py SOURCE: the form of .github/workflows/*.yml, which cannot be run here.

They parse; what they use of others is pinned by a commit; they may only read; the project's scripts, presets' options and
test programs that they name exist. Where actionlint is installed it judges them, too.
"""
import pathlib
import re
import shutil
import subprocess
import sys

try:
    import yaml
except ImportError:
    print('skipped: python3-yaml is not installed')
    sys.exit(77)

source = pathlib.Path(sys.argv[1])
failed = 0


def bad(sentence):
    global failed
    print('FAILED: ' + sentence)
    failed = 1


files = sorted((source / '.github' / 'workflows').glob('*.yml'))
if not files:
    bad('no workflow is there')
tests = re.findall(r'^sectorsmith_test\((\w+)', (source / 'tests' / 'CMakeLists.txt').read_text(), re.M)
options = re.findall(r'^option\((\w+)', (source / 'CMakeLists.txt').read_text(), re.M)
for file in files:
    text = file.read_text(encoding='utf-8')
    workflow = yaml.safe_load(text)
    if workflow.get('permissions') != {'contents': 'read'}:
        bad(f'{file.name}: permissions are not to read alone')
    uploads, commands = 0, []
    for name, job in workflow['jobs'].items():
        if 'timeout-minutes' not in job:
            bad(f'{file.name}: {name} has no bound of time')
        for step in job['steps']:
            if ('uses' in step) == ('run' in step):
                bad(f'{file.name}: {name}: a step that does not either use or run: {step}')
            if 'uses' in step and not re.fullmatch(r'[\w.-]+/[\w.-]+@[0-9a-f]{40}', step['uses']):
                bad(f"{file.name}: {step['uses']} is not pinned by a commit")
            uploads += 'upload-artifact' in step.get('uses', '')
            commands.append(step.get('run', ''))
        for one in job.get('needs', '').split():
            if one not in workflow['jobs']:
                bad(f'{file.name}: {name} needs {one}, which is not there')
    if uploads == 0:
        bad(f'{file.name}: nothing is kept')
    for line in text.splitlines():
        if re.search(r'uses: .*@', line) and not re.search(r'  # v\d', line):
            bad(f'{file.name}: “{line.strip()}” does not say which release the commit is')
    ran = '\n'.join(commands)
    for script in re.findall(r'\bpackaging/[\w/]+', ran):
        if not (source / script).is_file() or not (source / script).stat().st_mode & 0o100:
            bad(f'{file.name}: {script} is not a script')
    for option in re.findall(r'-D(SECTORSMITH_\w+)', ran):
        if option not in options:
            bad(f'{file.name}: {option} is not an option')
    for names in re.findall(r'for name in ([\w ]+); do "build/bin/test_', ran):
        for name in names.split():
            if name not in tests:
                bad(f'{file.name}: test_{name} is not a test program')
    if shutil.which('actionlint'):
        said = subprocess.run(['actionlint', '-no-color', str(file)], capture_output=True, text=True, check=False)
        if said.returncode != 0:
            bad(said.stdout + said.stderr)
    else:
        print('actionlint is not installed')
sys.exit(failed)
