#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translations are complete and fresh: nothing unfinished or empty, placeholders kept, no string of the
sources missing, and no Korean particle beside a placeholder: it would be wrong for half of the names, or stand behind a
bracket (C-KO-03)."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

root = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))
PARTICLES = "은|는|이|가|을|를|과|와|로|으로|이라|라고|에|에서|에게|의|보다|부터|까지|도|만"
BESIDE = re.compile(rf"%(?:\d|n|L\d)\)?(?:{PARTICLES})(?![가-힣])")


def messages(path: pathlib.Path):
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [f.text or "" for f in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name"), message.findtext("source"), translation.get("type"), forms


def particle_faults(forms: list[str]) -> list[str]:
    return [form for form in forms if BESIDE.search(form)]


def sources_of(language: str) -> set[tuple[str, str]]:
    """What lupdate finds now, without touching the files in the tree."""
    lupdate = shutil.which("lupdate6") or "/usr/lib/qt6/bin/lupdate"
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / f"fresh_{language}.ts"
        options = ["-pluralonly"] if language == "en" else []
        subprocess.run([lupdate, "-silent", "-locations", "none", *options, "app", "ui", "-ts", str(fresh)], cwd=root,
                       check=True, capture_output=True)
        return {(context, source) for context, source, _, _ in messages(fresh)}


faults = []
for language in ("ko", "en"):
    path = root / "translations" / f"naru_{language}.ts"
    known = set()
    for context, source, kind, forms in messages(path):
        known.add((context, source))
        where = f"{language} {context}: {source!r}"
        if kind in ("unfinished", "vanished", "obsolete"):
            faults.append(f"{where} is {kind}")
        elif not all(forms):
            faults.append(f"{where} is empty")
        wanted = set(re.findall(r"%L?\d", source))
        for form in forms:
            if set(re.findall(r"%L?\d", form)) != wanted:
                faults.append(f"{where}: placeholders differ in {form!r}")
        if language == "ko":
            faults += [f"{where}: particle beside a placeholder in {form!r}" for form in particle_faults(forms)]
    faults += [f"{language} {context}: {source!r} is missing: run translations/update.sh"
               for context, source in sorted(sources_of(language) - known)]

# The lint itself must see a fault and let a good form pass, else it proves nothing.
assert particle_faults(["%1은 빠릅니다", "%n개를", "(%1)에서"]) == ["%1은 빠릅니다", "(%1)에서"]
assert not particle_faults(["연결: %1", "%1 게이트웨이가"])

for fault in faults:
    print(fault)
print(f"{len(faults)} faults")
if not faults and os.environ.get("NARU_RULES_DIR"):
    out = pathlib.Path(os.environ["NARU_RULES_DIR"])
    out.mkdir(parents=True, exist_ok=True)
    (out / "lint_translations.json").write_text(json.dumps({"C-KO-03": ["lint_translations::particles"]}))
sys.exit(bool(faults))
