#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the trees that `sectorsmith decode` and the original's own program make of the public library's test data.

  compare_patterns.py SECTORSMITH PLCLI LIBRARY [NAME…]

PLCLI is the original's command (`plcli format`), LIBRARY a folder with patterns/, includes/ and tests/patterns/test_data/. Of
structures, unions and bit fields the place and size are compared, of all fields the names, their order and the values. plcli
leaves out hidden fields, so a field that only Sectorsmith has counts as a difference only where nothing is hidden.

Prints a line for each file of test data: "same", "differs" with the number of differences and the first of each kind, "refused"
(plcli does not run it), "unread" (its output is cut off) or "fails" (Sectorsmith has errors where plcli has none), and the
processor time in seconds of both. Then the known differences with their reasons. Exit status 1 when there are others.
"""
import collections
import json
import os
import re
import resource
import subprocess
import sys
import tempfile

SECONDS_EACH = int(os.environ.get("SECONDS_EACH", "120"))

# File of test data, or pattern: why the trees differ, and rightly so.
PAST_THE_END = "what lies past the end of the data has no value here, and is zero there"
FIRST_ENTRY = "of several entries with one value plcli shows the first in the alphabet, Sectorsmith the first as written"
LAST_BITS = "plcli does not count the last byte of a bit field whose bits do not fill it"
ONE_ELEMENT = "plcli ends an array T x[] of structures after one element, not at the first that is all zero"
KNOWN = {
    "3ds": LAST_BITS,
    "GB_CHR": "its format function reads beside `$`, which in plcli's JSON is the end of the data, here the field's place",
    "bencode": PAST_THE_END,
    "dotnet_binaryformatter": FIRST_ENTRY,
    "id3": PAST_THE_END,
    "nes": LAST_BITS,
    "pcapng": ONE_ELEMENT,
    "popcap_luc": PAST_THE_END,
    "rar": LAST_BITS,
    "sqlite3": "plcli turns the bytes of an exported big-endian variable, and looks for the pages there",
    "uefi_boot_entry": PAST_THE_END,
    "veado": ONE_ELEMENT,
    "zim": LAST_BITS,
}


class Theirs:
    """plcli's tree: it writes a line for each field, and not always JSON (values are not escaped everywhere)."""

    def __init__(self, name):
        self.name, self.value, self.children, self.meta = name, None, None, {}


def read_theirs(lines):
    top = Theirs("")
    top.children = []
    open_fields = [(top, False)]
    cut = False
    for line in lines[1:-1]:
        owner, in_array = open_fields[-1]
        text = line.strip(" ")
        if cut:  # a comment of several lines
            cut = not text.endswith(('"', '",'))
            continue
        if text in ("}", "},", "]", "],") and len(open_fields) > 1:
            open_fields.pop()
            continue
        name = None
        named = None if in_array else re.match(r'"((?:[^"\\]|\\.)*)": (.*)$', text, re.S)
        if named:
            name, text = named.groups()
        if name and name.startswith("__") and text.startswith('"') and not owner.children and owner is not top:
            owner.meta[name] = text.rstrip(",")[1:-1]
            cut = not text.endswith(('"', '",'))
            continue
        field = Theirs(name)
        owner.children.append(field)
        if text in ("{", "["):
            field.children = []
            open_fields.append((field, text == "["))
        else:
            field.value = text[:-1] if text.endswith(",") else text
    if len(open_fields) != 1:
        raise ValueError("cut off")
    return top


def text_of(value):
    """What a value in quotes says: bytes that are no UTF-8 are written as \\u0080 to \\u00ff."""
    if len(value) < 2 or value[0] != '"' or value[-1] != '"':
        return value
    try:
        return json.loads(value, strict=False)
    except ValueError:
        return value[1:-1]


def same_value(theirs, ours):
    """Whether plcli's text of a leaf is our field's value, in any of the ways in which the two write one."""
    value = ours.get("value")
    text = text_of(theirs)
    said = {str(value), str(ours.get("display", value))}
    if isinstance(value, bool):
        said |= {str(value).lower(), str(int(value))}
    if "display" in ours:
        said.add(re.sub(r" \([^()]*\)$", "", ours["display"]))  # of an enum: plcli gives the name alone
    if isinstance(value, str):
        said.add(value.replace("\0", ""))  # plcli leaves out the zeros of wide texts
    if text in said:
        return True
    if isinstance(value, str) and len(value) == 1 and text.startswith("\\"):
        text = text.encode("latin-1", "replace").decode("unicode_escape", "replace")  # characters are escaped
    if text in said:
        return True
    try:
        theirs_number, ours_number = float(text), float(value)
    except (TypeError, ValueError):
        return False
    # A float is written as short as it allows: its smallest numbers have few digits.
    return theirs_number == ours_number or abs(theirs_number - ours_number) <= max(1e-6 * abs(ours_number), 1e-45) or \
        (theirs_number != theirs_number and ours_number != ours_number)


def is_padding(field):
    return field["type"].startswith("padding")


def same_name(theirs, ours):
    """After a hidden element of an array plcli forgets a name; it makes one up where there is none, and leaves out namespaces."""
    name = ours["name"].lstrip("*").rsplit("::", 1)[-1]
    if theirs is None or theirs in (name, f"*({name})"):
        return True
    return name == "" and (theirs == ours["type"] or re.search(r" @ 0x[0-9A-F]+$", theirs))


class Comparison:
    def __init__(self):
        self.differences = []

    def say(self, path, what, theirs, ours):
        self.differences.append((path, what, theirs, ours))

    def field(self, path, theirs, ours):
        for key, mine in (("__address", "offset"), ("__size", "size")):
            if key in theirs.meta and int(theirs.meta[key]) != int(ours[mine]):
                self.say(path, mine, theirs.meta[key], ours[mine])
        if "error" in ours:
            self.say(path, "error", theirs.value, ours["error"])
        elif theirs.children is None:
            # A structure that is not opened ([[sealed]]) has a text that only plcli makes.
            if "children" not in ours and not same_value(theirs.value, ours):
                self.say(path, "value", theirs.value, ours.get("display", ours.get("value")))
        elif "children" not in ours:
            self.say(path, "members", len(theirs.children), ours.get("value"))
        elif ours["type"].endswith("]"):
            self.elements(path, theirs.children, ours["children"])
        else:
            self.members(path, theirs.children, ours["children"])

    def elements(self, path, theirs, ours):
        if len(theirs) != len(ours):
            self.say(path, "elements", len(theirs), len(ours))
        for i, pair in enumerate(zip(theirs, ours)):
            self.field(f"{path}[{i}]", *pair)

    def members(self, path, theirs, ours):
        """Ours are in the same order (but for exported variables, which come last), with hidden ones and padding between."""
        ours = [field for field in ours if not is_padding(field)]
        left, at = list(range(len(ours))), 0
        for field in theirs:
            fits = [i for i in left if same_name(field.name, ours[i])]
            if field.name is None and "__address" in field.meta:
                fits = [i for i in fits if int(ours[i]["offset"]) == int(field.meta["__address"])]
            found = next((i for i in fits if i >= at), fits[0] if fits else None)
            if found is None:
                self.say(path, "missing", field.name, None)
                continue
            left.remove(found)
            at = max(at, found + 1)
            self.field(f"{path}.{field.name}", field, ours[found])


def run(command, out):
    """The exit status (None after SECONDS_EACH), what was said on stderr, and the processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    try:
        done = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, timeout=SECONDS_EACH)
        status, said = done.returncode, done.stderr.decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        status, said = None, "takes too long"
    return status, said, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def find_pattern(library, name):
    for folder, _, files in sorted(os.walk(os.path.join(library, "patterns"))):
        if name + ".hexpat" in files:
            return os.path.join(folder, name + ".hexpat")
    return None


def test_files(data, name):
    """As the library's own tests do: the files of the pattern's folder, not those of folders in it."""
    for entry in sorted(os.listdir(data)):
        path = os.path.join(data, entry)
        if entry != name + ".hexpat" and not entry.startswith(name + ".hexpat."):
            continue
        if os.path.isfile(path):
            yield path
        else:
            yield from (p for p in sorted(os.path.join(path, e) for e in os.listdir(path)) if os.path.isfile(p))


def compare(programs, library, pattern, data):
    """The word for the outcome, the differences, and both times."""
    folders = [os.path.dirname(pattern), os.path.join(library, "includes"), os.path.join(library, "patterns")]
    with tempfile.TemporaryFile() as theirs_out, tempfile.TemporaryFile() as ours_out:
        include = [word for folder in folders for word in ("-I", folder)]
        status, said, theirs_time = run([programs[1], "format", "--formatter", "json", "--metadata", "--dangerous", *include,
                                         "--input", data, "--pattern", pattern], theirs_out)
        _, _, ours_time = run([programs[0], "decode", "--json", "--as-bytes", "--template", pattern, *include, data], ours_out)
        theirs_out.seek(0)
        text = theirs_out.read().decode("utf-8", "replace")
        if status != 0:
            reason = said if status is None else text.strip() or f"exit status {status}"
            return "refused", [("", "", " ".join(reason.split())[:150], None)], theirs_time, ours_time
        try:
            theirs = read_theirs(text[text.index("{\n"):].rstrip().split("\n"))
        except (ValueError, IndexError):
            return "unread", [], theirs_time, ours_time
        ours_out.seek(0)
        try:
            ours = json.load(ours_out)
        except ValueError:
            return "fails", [], theirs_time, ours_time
    comparison = Comparison()
    comparison.members("", theirs.children, ours["children"])
    return ("differs" if comparison.differences else "same"), comparison.differences, theirs_time, ours_time


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.setrecursionlimit(100_000)
    programs, library, wanted = sys.argv[1:3], sys.argv[3], sys.argv[4:]
    data = os.path.join(library, "tests/patterns/test_data")
    counts, unknown, slower = collections.Counter(), 0, []
    for name in sorted({entry.split(".hexpat")[0] for entry in os.listdir(data)}):
        pattern = find_pattern(library, name)
        if pattern is None or (wanted and name not in wanted):
            continue
        for path in test_files(data, name):
            shown = os.path.relpath(path, data)
            word, differences, theirs_time, ours_time = compare(programs, library, pattern, path)
            if word == "differs" and (name in KNOWN or shown in KNOWN):
                word = "known"
            unknown += word in ("differs", "fails")
            counts[word] += 1
            if word != "refused" and ours_time > theirs_time:
                slower.append((shown, ours_time, theirs_time))
            print(f"{word:8}{len(differences):8} {ours_time:7.2f} {theirs_time:7.2f}  {shown}", flush=True)
            kinds = set()
            for where, what, theirs, ours in differences:
                kind = (re.sub(r"\[\d+\]", "[]", where), what)
                if kind not in kinds and len(kinds) < 10:
                    kinds.add(kind)
                    print(f"    {where} {what}: {str(theirs)[:100]} | {str(ours)[:100]}")
    print(", ".join(f"{count} {word}" for word, count in counts.most_common()))
    for name, reason in KNOWN.items():
        print(f"known: {name}: {reason}")
    for shown, ours_time, theirs_time in slower:
        print(f"slower: {shown}: {ours_time:.2f} s, plcli {theirs_time:.2f} s")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
