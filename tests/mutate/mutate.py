#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutate.py [RULE ...]: breaks one line for a rule, as mutations.json says, and names the test that went red.

Works on a copy of the committed files below build/mutate, so that the checkout stays as it is. Exit status 1
where a mutation stays green, or its line is no longer there."""
import json
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
copy, build = root / "build/mutate/source", root / "build/mutate/build"


def run(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, capture_output=True, text=True)


def prepare() -> None:
    if copy.exists():
        subprocess.run(["git", "-C", copy, "fetch", "-q", "origin"], check=True)
        subprocess.run(["git", "-C", copy, "reset", "-q", "--hard", "origin/HEAD"], check=True)
    else:
        subprocess.run(["git", "clone", "-q", root, copy], check=True)
    subprocess.run(["cmake", "-S", copy, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DNARU_UI=OFF"], check=True, stdout=subprocess.DEVNULL)


def red_tests(mutation: dict) -> list[str] | str:
    """The test functions that fail with the mutation, or why that can't be said."""
    file = copy / mutation["file"]
    original = file.read_text(encoding="utf-8")
    if original.count(mutation["line"]) != 1:
        return f"the line stands {original.count(mutation['line'])} times in {mutation['file']}"
    file.write_text(original.replace(mutation["line"], mutation["broken"]), encoding="utf-8")
    try:
        built = run("ninja", "-C", str(build), *mutation["tests"])
        if built.returncode:
            return "does not compile:\n" + built.stdout[-800:]
        red = []
        for test in mutation["tests"]:
            ran = run("ctest", "--test-dir", str(build), "-R", f"^{test}$", "-V", "--no-tests=error")
            if ran.returncode:
                functions = re.findall(r"^\d+: FAIL!\s+: (\S+?)\(", ran.stdout, re.M)
                red += [name.replace("naru::", "") for name in dict.fromkeys(functions)] or [test]
        return red or "stays green"
    finally:
        file.write_text(original, encoding="utf-8")


def main() -> int:
    wanted = set(sys.argv[1:])
    mutations = [m for m in json.loads((root / "tests/mutate/mutations.json").read_text(encoding="utf-8"))
                 if not wanted or m["rule"] in wanted]
    prepare()
    survived = 0
    for mutation in mutations:
        red = red_tests(mutation)
        survived += isinstance(red, str)
        print(f"{mutation['rule']:8} {mutation['why']}: {red if isinstance(red, str) else ', '.join(red)}", flush=True)
    print(f"{len(mutations) - survived} of {len(mutations)} mutations were seen by a test")
    return 1 if survived or not mutations else 0


sys.exit(main())
