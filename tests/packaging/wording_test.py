#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""wording_test.py SOURCE: what people read is free of the phrases that this project does not use.

Read are the window's texts and the errors' (as lupdate found them: the catalogue), the strings of the command (its help
among them) and of the engine, and README.md.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

# A phrase, and what to write. \b and case do not matter where they are not written.
PHRASES = [
    (r"\b(is|are|was|were) no (?!longer\b)", "is not a …"),
    (r"\bthere (is|are|was|were) (no|nothing)\b", "No …"),
    (r"\bcannot be (told|said|had|seen)\b", "unknown; is not available; cannot be encoded"),
    (r"\b(gets?|got|getting) through\b", "is not supported on this path"),
    (r"\bpass(es)? on\b", "reports"),
    (r"\b(give|gives|gave|given|giving) up\b", "destroy; discard"),
    (r"\b(is|are|and|still) whole\b|\bmake\w* .*\bwhole\b", "intact"),
    (r"\b(take|takes|taken|taking|took)( \w+){0,3} back\b", "undo; revert"),
    (r"\b(put|puts|bring|brings|brought)( \w+){0,3} (back|right)\b", "restore; fix"),
    (r"\bcut off\b", "interrupted"),
    (r"\b(is|are|was|were) to be\b", "must"),
    (r"\bto be seen\b", "found"),
    (r"\bhow full\b", "usage"),
    (r"\bunasked\b|\bwithout being asked\b", "automatic; skip the confirmation"),
    (r"\ball the same\b|\banew\b|\bin one go\b|\bby now\b|\bas it is\b|\bit is so\b|\bwhy so\b", "plain words"),
    (r"\bnobody\b|\bpeople\b", "say what happens"),
    (r"\b(still )?believes?\b", "uses"),
    (r"\bwait at once\b|\bin flight at once\b", "queue depth"),
    (r"\bfullest\b", "maximum; minimum"),
    (r"\bis a lie\b|\blie about\b", "fake; false"),
    (r"\bwhat (was|is|were|lies|no) ", "name the thing"),
    (r"\bgently\b", "in gentle mode"),
    (r"\bmost(ly)? for\b|\bis the most\b", "usually; the limit is"),
    (r"\w …$|\w …[.”]", "the ellipsis follows the word"),
    (r"\.\.\.", "…"),
    (r"(?<![=\w])\"(?!>)[^\"<>]*\"", "“ ”"),
    (r"(?<!\w)'%\d'", "“%1”"),
    (r"\bcancelled\b|\bcolours?\b|\bpractise\b|\bdialogue\b", "American spelling"),
    (r"\d ?KB\b", "kB or KiB"),
]
COMPILED = [(re.compile(phrase, re.IGNORECASE if "KB" not in phrase else 0), better) for phrase, better in PHRASES]
# Parts of sentences: what begins or ends like one is glued to another text, which no translator can order anew.
PIECE = re.compile(r"^[ ,;]|[ ,]$")
UNIT = re.compile(r" ([A-Za-zµ°]{1,3}(/s)?|% reads|s per test)")

NAMES = re.compile(r"files of 4 KB")  # in saved results
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def catalogue(source):
    """(area, text) of the window and of the errors."""
    path = source / "packaging" / "translations" / "sectorsmith_de.ts"
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            text = message.findtext("source")
            if NAMES.search(text):
                continue
            area = context.findtext("name")
            yield area, text
            if re.search(r"\w\(s\)", text) and message.get("numerus") != "yes":
                yield area, text + " ← “(s)” without a number"


def program(source):
    """The strings of the command and of the engine, its tables of sentences among them, but for what programs read: shells,
    SVG, udev, man."""
    machines = re.compile(r'^\.TH|^" "|<(rect|text|svg|path|g) |font-family|ACTION==|trap |mine\.hexpat|files of 4 KB')  # and names in saved results
    for path in sorted([*(source / "src").rglob("*.cpp"), *(source / "src").rglob("*.inc")]):
        folder = path.relative_to(source / "src").parts[0]
        if folder == "gui" or path.name.startswith("completion_"):
            continue
        code = re.sub(r"^\s*#include.*$|//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for literals in re.findall(r'(?:"(?:[^"\\\n]|\\.)*"\s*)+', code):
            text = "".join(LITERAL.findall(literals)).replace('\\"', '"')
            if " " in text and not machines.search(text):
                yield "src/" + folder, text


def readme(source):
    text = (source / "README.md").read_text(encoding="utf-8")
    for paragraph in re.split(r"\n\s*\n", re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)):
        yield "README.md", " ".join(paragraph.split())


def problems_of(area, text):
    found = [f"{area}: “{text}”: not “{match.group(0)}” but: {better}"
             for phrase, better in COMPILED if (match := phrase.search(text))]
    if text.endswith("without a number"):
        found.append(f"{area}: “{text}”: use %n")
    if area.startswith("sectorsmith") and PIECE.search(text) and not UNIT.fullmatch(text):
        found.append(f"{area}: “{text}”: a piece of a sentence")
    return found


def main():
    # The judge is tried on what it must find and on what it must let pass.
    for bad in ("“%1” is no number", "TRIM does not get through, it gets through", "There is nothing to do", "Say \"yes\"",
                "They can be taken back", "Looking …", ", %1 left", "'%1' is wrong", "Both copies are whole"):
        assert problems_of("sectorsmith::gui::Test", bad), bad
    for good in ("%1 is no longer open", "<img src=\"a.png\">", " MiB", "Undo “%1”", "An entire disk", "Reading…"):
        assert not problems_of("sectorsmith::gui::Test", good), good

    source = pathlib.Path(sys.argv[1])
    texts = [*catalogue(source), *program(source), *readme(source)]
    assert len(texts) > 1500, len(texts)
    problems = [problem for area, text in texts for problem in problems_of(area, text)]
    for problem in problems:
        print(problem)
    print(f"{len(texts)} texts, {len(problems)} problems")
    return 1 if problems else 0


sys.exit(main())
