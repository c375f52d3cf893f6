#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""checklist_test.py SOURCE COMMAND: the commands of packaging/checklist.md, run here in their order on the image of a stick
(sgdisk makes it), do what the checklist expects as far as an image can. What needs a real disk is left to people."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

source, command = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
if not shutil.which('sgdisk'):
    print('skipped: sgdisk is not installed')
    sys.exit(77)
text = (source / 'packaging' / 'checklist.md').read_text(encoding='utf-8')
rows = re.findall(r'^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|$', text, re.M)
failed = 0


def bad(sentence):
    global failed
    print('FAILED: ' + sentence)
    failed = 1


# What only a real disk has: that it is mounted, that it is the computer's.
not_on_an_image = {'C6', 'R1', 'R2'}
expected = {
    'C1': '', 'C2': r'scheme +gpt', 'C3': 'no errors', 'C4': '45 46 49 20 50 41 52 54', 'C5': 'gpt::Table',
    'C8': r'old 00 00 00 00(?s:.*)Written and verified', 'C9': '53 54 49 43', 'C10': r'1 record',
    'C11': 'Undone and verified', 'C12': 'saved the partition tables', 'C13': 'Written and verified',
    'C14': 'Written and verified', 'C15': 'read', 'C17': r'available', 'C18': 'write', 'R3': '', 'R4': '', 'R5': '',
}
with tempfile.TemporaryDirectory() as folder:
    disk = pathlib.Path(folder) / 'stick.img'
    with open(disk, 'wb') as file:
        file.truncate(300 << 20)
    subprocess.run(['sgdisk', '-o', '-n', '1:2048:0', '-t', '1:0700', '-c', '1:STICK', disk], check=True, stdout=subprocess.DEVNULL)
    before = disk.read_bytes()
    seen = []
    for step, do, _ in rows:
        for line in re.findall(r'`((?:/Volumes/STICK/)?sectorsmith [^`]+)`', do):
            seen.append(step)
            if step in not_on_an_image:
                continue
            line = line.replace('/Volumes/STICK/', '').replace('/dev/disk0', 'stick.img').replace('DISK', 'stick.img')
            line = re.sub(r'--runtime \d+', '--runtime 1', line)
            words = [str(command)] + line.replace('NAME', 'stick.img').split()[1:]
            if re.search(r'sectorsmith (write|undo apply|gpt zap|table restore|hybrid apply)', line):
                words.append('--yes')  # what a person answers
            ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
            said = ran.stdout + ran.stderr
            # (Without a hybrid MBR the last ones find nothing to do.)
            if ran.returncode not in ((0, 1, 4) if step in ('R3', 'R4', 'R5') else (0,)):
                bad(f'{step}: {line}: exit {ran.returncode}: {said}')
            elif not re.search(expected[step], said):
                bad(f'{step}: {line}: “{expected[step]}” is not in: {said}')
            if step in ('C11', 'C14') and disk.read_bytes() != before:
                bad(f'{step}: the disk is not what it was before')
            if step == 'C17':
                before = b''  # the next one destroys it
missing = (set(expected) | not_on_an_image) - set(seen)
if missing:
    bad(f'the checklist has no command at {sorted(missing)}')
# Each step has its place in the list that is sent back, and the other way round.
listed = re.findall(r'\b([SCWR]\d+)\b', text[text.index('## To send back'):])
if listed != [step for step, _, _ in rows]:
    bad(f'the list to send back has {listed}')
sys.exit(failed)
