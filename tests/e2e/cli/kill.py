#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed 100 times at random moments of a run. Each time the next start works, the cache file
is whole or not there, and nothing of an unfinished run is in it."""
import os
import random
import subprocess
import tempfile
import time
import xml.etree.ElementTree as xml

from naructl import BINARY, LOCATION, Lab, run_json
from holds import holds

KILLS = 100
seed = int(os.environ.get("NARU_SEED", time.time_ns() % 1_000_000))
print("seed", seed)
chance = random.Random(seed)

with tempfile.TemporaryDirectory() as folder, Lab(folder, "30ms,60ms,90ms") as lab:
    data = os.path.join(folder, "data")
    cache = os.path.join(data, "preferences_global.xml")
    finished = killed = 0
    for number in range(KILLS):
        if os.path.exists(cache):
            os.remove(cache)
        arguments = [BINARY, "ogs", "run", "--profile", lab.profile, "--data", data, "--location", LOCATION,
                     "--deadline", "400ms", "--json"]
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 0.45))
        process.kill()
        output = process.communicate()[0]
        killed += process.returncode == -9
        finished += process.returncode == 0

        status, listed = run_json("ogs", "locations", "list", "--data", data)
        assert status == 0, f"kill {number}: the next start says {status}"
        if os.path.exists(cache):
            xml.parse(cache)
        for entry in listed["locations"]:
            # An entry is there only when the run was over: then it is whole.
            assert len(entry["order"]) == 3 and entry["selected"], f"kill {number}: {entry}"
    assert killed > KILLS // 3, f"only {killed} of {KILLS} were killed in a run: the test proves nothing"
    status, report = run_json("ogs", "run", "--profile", lab.profile, "--data", data, "--location", LOCATION)
    assert status == 0 and report["selected"], report
    print(f"{killed} killed in a run, {finished} were through before")
holds("a_killed_run_leaves_nothing", "OGS-33")
