#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks bash and zsh, as a person at the keyboard does, and compares what they offer with --help."""
import pathlib
import shutil
import subprocess
import sys

import tools

sys.path.insert(0, str(tools.root / "installer/manual"))
import program_help  # noqa: E402

tools.need_programs()
found = tools.Findings()
here = pathlib.Path(__file__).resolve().parent

questions: list[tuple[str, set[str]]] = []
for program in ("naru", "naructl"):
    for command in program_help.read(tools.programs / program).walk():
        line = " ".join([program, *command.path])
        if command.commands:
            questions.append((f"{line} ", {inner.path[-1] for inner in command.commands}))
        questions.append((f"{line} --", {name for option in command.options for name in option.names
                                         if name.startswith("--")}))
questions.append(("naructl --language ", {"ko", "en"}))
questions.append(("naructl sim describe ", {"limiter", "balancer", "cluster"}))
questions.append(("naructl connect --tunnel ", {"root", "pkexec", "none", "socks:"}))

for shell, script, package in (("bash", "ask.bash", "bash-completion"), ("zsh", "ask.zsh", "zsh")):
    if not shutil.which(shell) or not (shell == "zsh" or pathlib.Path("/usr/share/bash-completion").is_dir()):
        found.missing.append(f"completions of {shell} (package {package})")
        continue
    options = ["-f"] if shell == "zsh" else ["--norc"]
    done = subprocess.run([shell, *options, here / script, tools.root / "installer/manual/made"], text=True,
                          input="".join(line + "\n" for line, _ in questions), capture_output=True, timeout=120,
                          check=False)
    answers = done.stdout.splitlines()
    found.expect(len(answers) == len(questions), f"{shell}: {len(answers)} answers to {len(questions)} questions: "
                                                 f"{done.stderr}")
    for (line, wanted), answer in zip(questions, answers):
        found.expect(set(answer.split()) == wanted,
                     f"{shell}, {line!r}: offers {sorted(answer.split())}, --help has {sorted(wanted)}")
found.end()
