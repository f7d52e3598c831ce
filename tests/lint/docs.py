#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pages name is there: files and folders of the tree, links, headings. Names that a page says in code next
to a file (`makeBackend`) stand in one of that line's files."""
import os
import pathlib
import re
import sys

root = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))
FOLDERS = "app|ui|tests|docs|cmake|installer|resources|translations"
NAMED = re.compile(rf"`((?:{FOLDERS})/[\w./+-]*[\w/])(?= |`)")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
CODE = re.compile(r"`([A-Za-z_]\w{3,})`")


def faults_of(page: pathlib.Path):
    text = page.read_text(encoding="utf-8")
    # A word in capitals stands for a name: app/ROOM/include; a class may go without its ending.
    for name in NAMED.findall(text):
        if not re.search(r"(^|/)[A-Z]+(/|$)", name) and not any((root / (name + end)).exists() for end in ("", ".h")):
            yield f"names {name}"
    for target in LINK.findall(text):
        if not (page.parent / target).exists():
            yield f"links to {target}"


def unsaid(page: pathlib.Path):
    """Of recipes: identifiers of which none of the files in the same step knows anything."""
    for line in page.read_text(encoding="utf-8").splitlines():
        files = [root / name for name in NAMED.findall(line) if (root / name).is_file()]
        sources = "".join(file.read_text(encoding="utf-8") for file in files)
        if re.match(r"\d\. ", line) and files:
            yield from (f"says {word}, which is in none of the files of its step" for word in CODE.findall(line)
                        if word not in sources)


faults = [f"{page.relative_to(root)} {fault}" for page in [root / "README.md", *sorted((root / "docs").rglob("*.md"))]
          for fault in faults_of(page)]
faults += [f"{page.relative_to(root)} {fault}" for page in sorted((root / "docs").glob("contributing.*.md"))
           for fault in unsaid(page)]
for fault in faults:
    print(fault)
print(f"{len(faults)} faults")
sys.exit(bool(faults))
