#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles of hundreds of gateways (the lab beside, in a process of its own): what is chosen, and what the deadline cuts.

NARU_BIN_DIR set to the folder of naructl. `--busy N` keeps N processes computing beside it, as a compiler would.
Gateways stand 1 ms apart from 20 ms on, in an order shuffled by a seed that is printed. Prints a line a run.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import sys
import tempfile
import time

NARUCTL = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")


def start_lab(delays, profile):
    text = ",".join(f"{delay}ms" for delay in delays)
    lab = subprocess.Popen([NARUCTL, "lab", "--profile-out", profile, "--delays", text], stdout=subprocess.DEVNULL)
    while not os.path.exists(profile):
        if lab.poll() is not None:
            raise SystemExit("the lab does not start")
        time.sleep(0.05)
    return lab


def measure(profile, probe):
    """The run's JSON, with a data folder that knows nothing of earlier runs; and its peak memory in MB."""
    with tempfile.TemporaryDirectory() as data:
        command = [NARUCTL, "ogs", "run", "--profile", profile, "--no-cache", "--json", "--quiet", "--data", data,
                   "--location", "bench.example|127.0.0.1", "--probe", probe]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
            out = run.stdout.read()
            _, _, usage = os.wait4(run.pid, 0)
            run.returncode = 0
    return json.loads(out), usage.ru_maxrss / 1024


def line_of(report, delays):
    gateways = report["gateways"]
    chosen = next(i for i, gateway in enumerate(gateways) if gateway["entry"] == report["selected"])
    first = next(i for i, gateway in enumerate(gateways) if gateway["rank"] == 1)
    probes = [probe for gateway in gateways for probe in gateway["probes"]]
    lost = collections.Counter(probe["failure"] for probe in probes if probe["failure"])
    late = sum("loop-lag" in probe["marks"] for probe in probes)
    best = min(gateway["rtt_ms"] for gateway in gateways if gateway["rtt_ms"] is not None)
    return (f"chosen at {delays[chosen]} ms (nearest at {min(delays)}), measured {gateways[first]['rtt_ms']} ms, "
            f"table's lowest {best}; decided {report['decided_ms']:.0f}, over {report['elapsed_ms']:.0f} ms; "
            f"lost {dict(lost) or 'none'}, marked late {late} of {len(probes)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gateways", type=int, default=500)
    parser.add_argument("--probe", choices=("https", "http"), default="https")
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    delays = list(range(20, 20 + options.gateways))
    random.Random(options.seed).shuffle(delays)
    print(f"{options.gateways} gateways, {options.probe}, seed {options.seed}, {options.busy} busy processes beside")
    busy = [subprocess.Popen([sys.executable, "-c", "while True: sum(range(100000))"]) for _ in range(options.busy)]
    with tempfile.TemporaryDirectory() as folder:
        profile = os.path.join(folder, "many.xml")
        lab = start_lab(delays, profile)
        try:
            for _ in range(options.runs):
                report, memory = measure(profile, options.probe)
                print(f"{line_of(report, delays)}; {memory:.0f} MB", flush=True)
        finally:
            for process in [*busy, lab]:
                process.terminate()
                process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
