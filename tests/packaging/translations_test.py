#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations_test.py SOURCE: the catalogues in packaging/translations hold exactly the texts of src, finished.

lupdate runs into a copy; what it would add or drop is named.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

LANGUAGES = {"en", "de", "fr", "es", "ja", "zh_CN"}
# Contexts that lupdate gives where it lost track of the classes: such a text would never be found at run time.
CONTEXT = re.compile(r"main|sectorsmith::gui(::[A-Z]\w*)?|[a-z][a-z0-9-]*")
LOST = {"std", "gui", "sectorsmith"}  # a constant "std::size_t x = 1;" before a function is enough to confuse it
# A class without tr() of its own: its texts are free functions' ones, so they need gui::tr().
WARNING = re.compile(r"Class '(?!sectorsmith::gui')([\w:]+)' lacks Q_OBJECT macro")


def messages(path):
    """{(context, text, comment): (forms of the translation, type, plural)}"""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = (forms, translation.get("type", ""), message.get("numerus") == "yes")
    return found


def placeholders(text):
    """All of a text's, sorted; {} as {0}, {1} … in their order: a translation may change the order by such numbers."""
    count = iter(range(100))
    numbered = re.sub(r"{}", lambda _: f"{{{next(count)}}}", text)
    mixed = "{}" in text and re.search(r"{\d+}", text)
    return ["mixed"] if mixed else sorted(re.findall(r"%L?[1-9]\d?|{\d+}", numbered))


def problems_of(language, held):
    problems = []
    for (context, text, _), (forms, kind, plural) in held.items():
        where = f"{language}: {context}: “{text}”"
        if not CONTEXT.fullmatch(context) or context in LOST:
            problems.append(f"{where}: this context does not exist at run time")
        if kind in ("obsolete", "vanished"):
            problems.append(f"{where}: obsolete")
        elif kind == "unfinished" or not all(forms):
            problems.append(f"{where}: unfinished")
        else:
            for form in forms:
                if placeholders(form) != placeholders(text):
                    problems.append(f"{where}: other placeholders in “{form}”")
                # A text without the number stands below it.
                number = r"%L?[n1-9]|\{\d*\}"
                if plural and len(forms) == 1 and re.search(number, text) and not re.search(number, form):
                    problems.append(f"{where}: the number is lost in “{form}”")
                if re.search(r"&\w", text.replace("&&", "")) and not re.search(r"&\w", form) and "<" not in text:
                    problems.append(f"{where}: no access key in “{form}”")
    return problems


def main():
    source = pathlib.Path(sys.argv[1])
    catalogues = source / "packaging" / "translations"
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        for path in catalogues.glob("sectorsmith_*.ts"):
            shutil.copy(path, copy)
        said = subprocess.run([catalogues / "update", copy], check=True, capture_output=True, text=True)
        output = said.stdout + said.stderr
        problems += sorted({f"{name} has no tr(): write gui::tr()" for name in WARNING.findall(output)})
        found = {path.stem.removeprefix("sectorsmith_") for path in copy.glob("*.ts")}
        if found != LANGUAGES:
            problems.append(f"catalogues: {sorted(found)} instead of {sorted(LANGUAGES)}")
        for language in sorted(found):
            name = f"sectorsmith_{language}.ts"
            held, fresh = messages(catalogues / name), messages(copy / name)
            problems += [f"{language}: {key[0]}: missing: “{key[1]}”" for key in fresh.keys() - held.keys()]
            problems += [f"{language}: {key[0]}: no longer in src: “{key[1]}”" for key in held.keys() - fresh.keys()]
            problems += problems_of(language, held)
            if len(fresh) < (40 if language == "en" else 1000):
                problems.append(f"{language}: lupdate found only {len(fresh)} texts")
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problems. packaging/translations/update adds and drops entries.")
    return 1 if problems else 0


sys.exit(main())
