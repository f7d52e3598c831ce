#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""rules.py FOLDER OUT [MAP]: joins what the tests of a run wrote (tests/support/Holds.h) into one file,
{rule: [test function, ...]}, and says how many rules are held. With MAP it also writes the table of
docs/rules.md."""
import json
import pathlib
import sys

folder, out = map(pathlib.Path, sys.argv[1:3])
rules: dict[str, set[str]] = {}
for file in sorted(folder.glob("*.json")):
    for rule, functions in json.loads(file.read_text(encoding="utf-8")).items():
        rules.setdefault(rule, set()).update(functions)
out.parent.mkdir(parents=True, exist_ok=True)
out.write_text(json.dumps({r: sorted(f) for r, f in sorted(rules.items())}, indent=1, ensure_ascii=False) + "\n",
               encoding="utf-8")
if len(sys.argv) > 3:
    rows = [f"| {rule} | {', '.join(f'`{name}`' for name in sorted(names))} |" for rule, names in sorted(rules.items())]
    pathlib.Path(sys.argv[3]).write_text(
        "# Rules and their tests\n\nMade by `tests/rules.py build/release/rules build/rules.json docs/rules.md` from a "
        "run of all tests: each test function says itself which rules it holds (`HOLDS` in tests/support/Holds.h).\n\n"
        "| rule or case | test functions that ran and passed |\n|---|---|\n" + "\n".join(rows) + "\n", encoding="utf-8")
print(f"{len(rules)} rules and cases held by tests that ran: {out}")
