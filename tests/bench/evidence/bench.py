#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast naructl reads a capture of 1 GB, beside tshark in the same run, and a log of 500 MB; and how much memory it
takes. NARU_BIN_DIR=build/release/bin bench.py [FOLDER]"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
NARUCTL = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
CAPTURE_MB, LOG_MB = 1000, 500


def make(script, path, megabytes):
    if not os.path.exists(path):
        subprocess.run([sys.executable, os.path.join(HERE, script), path, str(megabytes)], check=True)
    # Both programs shall find it in memory.
    with open(path, "rb") as file:
        while file.read(1 << 24):
            pass


def measure(command):
    """Seconds, and MB of memory at the most."""
    begun = time.monotonic()
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{command}: {process.returncode}")
    return time.monotonic() - begun, usage.ru_maxrss / 1024


def main() -> int:
    folder = sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="naru-bench-")
    os.makedirs(folder, exist_ok=True)
    capture, log = os.path.join(folder, "large.pcap"), os.path.join(folder, "large.txt")
    make("make_capture.py", capture, CAPTURE_MB)
    make("make_log.py", log, LOG_MB)
    json_seconds, json_memory = min(measure([NARUCTL, "capture", capture, "--json", "--quiet"]) for _ in range(3))
    ours, memory = min(measure([NARUCTL, "capture", capture, "--quiet"]) for _ in range(3))
    print(f"capture of {CAPTURE_MB} MB: {ours:.2f} s, {memory:.0f} MB; with every connection as JSON {json_seconds:.2f} s, "
          f"{json_memory:.0f} MB")
    if shutil.which("tshark"):
        theirs, theirs_memory = measure(["tshark", "-n", "-r", capture, "-q", "-z", "conv,tcp"])
        print(f"tshark -q -z conv,tcp: {theirs:.2f} s, {theirs_memory:.0f} MB; {theirs / ours:.1f} times ours")
    seconds, memory = min(measure([NARUCTL, "log", log, "--json", "--quiet"]) for _ in range(3))
    print(f"log of {LOG_MB} MB: {seconds:.2f} s, {memory:.0f} MB")
    if len(sys.argv) < 2:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
