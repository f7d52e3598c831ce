# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scripts of this folder share: naructl with a data folder of its own, and the lab's gateways."""
import json
import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))

BINARY = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
LOCATION = "home.example|192.168.1.1"


def naructl(*arguments: str, timeout: float = 30) -> subprocess.CompletedProcess:
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=timeout, check=False)


def run_json(*arguments: str) -> tuple[int, dict]:
    done = naructl(*arguments, "--json")
    return done.returncode, json.loads(done.stdout) if done.stdout else {}


class Lab:
    """`naructl lab` while the block runs; `profile` is the file to use."""

    def __init__(self, folder: str, delays: str):
        self.profile = os.path.join(folder, "lab.xml")
        self._process = subprocess.Popen([BINARY, "lab", "--delays", delays, "--profile-out", self.profile],
                                         stdout=subprocess.DEVNULL)

    def __enter__(self):
        deadline = time.monotonic() + 20
        while not os.path.exists(self.profile):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the lab did not start")
            time.sleep(0.02)
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()
