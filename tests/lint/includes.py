#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arrows between the rooms, read from the includes and from the table in docs/architecture.md. A wrong
include does not compile anyway; this says in words what is wrong, and that pure rooms stay pure."""
import os
import pathlib
import re
import sys

root = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))


def table() -> dict[str, set[str]]:
    """Room -> rooms that it may know, from the rows of "Who may know whom"."""
    text = (root / "docs/architecture.md").read_text(encoding="utf-8")
    section = text.split("## Who may know whom", 1)[1].split("\n## ", 1)[0]
    allowed: dict[str, set[str]] = {}
    for rooms, known in re.findall(r"^\| ([a-z, ]+) \| ([^|]+) \|$", section, re.M):
        if rooms.strip() == "room":
            continue
        names = set(re.findall(r"[a-z]+", known.split(":")[0].replace("(types)", ""))) - {"nothing"}
        for room in rooms.split(","):
            allowed[room.strip()] = names
    return allowed


IMPURE = re.compile(r"#include <(Q(TcpSocket|SslSocket|File|SaveFile|Process|Thread|Timer|Object|RandomGenerator|"
                    r"Settings|Sql\w*|Network\w*)|thread|random|fstream|unistd\.h)>")
PURE = {"profile", "ogs", "session", "sim"}

allowed = table()
rooms = set(allowed) | {path.name for path in (root / "app").iterdir() if path.is_dir()}
faults = []
for base, of in (("app", None), ("ui", "ui")):
    for path in sorted((root / base).rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        room = of or path.relative_to(root / "app").parts[0]
        text = path.read_text(encoding="utf-8")
        if room not in allowed:
            faults.append(f"{path.relative_to(root)}: the room {room} is not in docs/architecture.md")
            continue
        for line, include in enumerate(text.splitlines(), 1):
            found = re.match(r'#include "([a-z]+)/', include)
            if found and found[1] in rooms and found[1] not in allowed[room] | {room}:
                faults.append(f"{path.relative_to(root)}:{line}: {room} may not know {found[1]}")
            if room in PURE and IMPURE.match(include):
                faults.append(f"{path.relative_to(root)}:{line}: {room} is pure, {include} is not")
for fault in faults:
    print(fault)
print(f"{len(allowed)} rooms, {len(faults)} faults")
sys.exit(bool(faults))
