#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual and the completions say what --help says, the exit status what the source says; the pages are well-formed."""
import re
import sys

import tools

tools.need_programs()
found = tools.Findings()
manual = tools.root / "installer/manual"
found.run(sys.executable, manual / "make.py", tools.programs, "--check", package="python3")

pages = sorted((manual / "made").rglob("*.1"))
found.expect(len(pages) == 4, f"{len(pages)} pages in place of two programs in two languages")
for page in pages:
    found.run("mandoc", "-T", "lint", "-W", "warning", page, package="mandoc", silent=True)
    name = found.run("lexgrog", page, package="man-db")
    found.expect(not name or page.stem + " - " in name, f"{page.name}: no NAME that a search finds: {name}")

source = (tools.root / "app/cli/Console.h").read_text(encoding="utf-8")
statuses = re.findall(r" = (\d+),", re.search(r"enum ExitStatus \{(.*?)\}", source, re.S)[1])
english = (manual / "made/naructl.1").read_text(encoding="utf-8")
said = re.findall(r"\\fB(\d+)\\fR", english.split(".SH EXIT STATUS")[1])
found.expect(statuses == said, f"exit statuses are {statuses}, the manual says {said}")
found.end()
