# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of packages share: programs that check, and how a check ends."""
import os
import pathlib
import shutil
import subprocess
import sys

root = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[3]))
programs = pathlib.Path(os.environ.get("NARU_BIN_DIR", root / "build/release/bin"))
SKIPPED = 77


class Findings:
    """Faults, and what could not be looked at because a tool is missing."""

    def __init__(self):
        self.faults: list[str] = []
        self.missing: list[str] = []

    def run(self, *command, package: str, silent: bool = False, environment=None) -> str:
        """Runs a checking tool. A failure is a fault, and with `silent` so is any word of it."""
        if not shutil.which(str(command[0])):
            self.missing.append(f"{command[0]} (package {package})")
            return ""
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120, check=False,
                              env=environment and os.environ | environment, cwd=root, stdin=subprocess.DEVNULL)
        if done.returncode or (silent and (done.stdout + done.stderr).strip()):
            self.faults.append(f"{' '.join(map(str, command[:3]))}: {done.stdout}{done.stderr}")
        return done.stdout

    def expect(self, holds: bool, fault: str):
        if not holds:
            self.faults.append(fault)

    def end(self):
        """Prints all and leaves: 1 with faults, 77 where something could not be looked at."""
        for line in self.faults + [f"not looked at, not here: {name}" for name in dict.fromkeys(self.missing)]:
            print(line)
        print(f"{len(self.faults)} faults")
        sys.exit(1 if self.faults else SKIPPED if self.missing else 0)


def need_programs():
    """Skips where only naructl was built."""
    for name in ("naru", "naructl"):
        if not (programs / name).is_file():
            print(f"skipped: {programs / name} was not built")
            sys.exit(SKIPPED)
