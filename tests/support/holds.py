# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules that a test script holds, in the form of tests/support/Holds.cpp."""
import json
import os
import sys

_held = {}


def holds(function: str, *rules: str) -> None:
    """To be called when the check `function` has passed: keeps each rule in $NARU_RULES_DIR/<script>.json."""
    folder = os.environ.get("NARU_RULES_DIR")
    script = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    for rule in rules:
        _held.setdefault(rule, []).append(f"{script}::{function}")
    if not folder:
        return
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, f"{script}.json"), "w", encoding="utf-8") as file:
        json.dump(_held, file, indent=4)
