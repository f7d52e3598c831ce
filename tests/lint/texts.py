#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small promises about every source file: a licence line, and no strings for people in the pure rooms."""
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))
listed = subprocess.run(["git", "ls-files", "app", "ui", "tests", "cmake", "installer"], cwd=root, capture_output=True,
                        text=True, check=False).stdout.split("\n")
CODE = {".h", ".cpp", ".py", ".sh", ".qml", ".cmake"}
UNWORDED = {"base", "profile", "ogs", "probe", "host", "store", "engine", "lab", "evidence"}

faults = []
for name in listed:
    path = root / name
    if path.suffix not in CODE or not path.is_file():
        continue
    text = path.read_text(encoding="utf-8")
    if "SPDX-License-Identifier: GPL-3.0-or-later" not in text[:300]:
        faults.append(f"{name}: no SPDX line")
    parts = pathlib.PurePath(name).parts
    if parts[0] == "app" and parts[1] in UNWORDED and re.search(r"\b(tr|translate)\(\"", text):
        faults.append(f"{name}: words for people belong in wording, ui or cli")
for fault in faults:
    print(fault)
print(f"{len(faults)} faults")
sys.exit(bool(faults))
