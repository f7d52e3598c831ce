#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is measured through a tunnel that is up: the run is refused with that reason, and the cache file
keeps its bytes (OGS-13). Runs in a network namespace of its own with a real TUN device."""
import os
import pathlib
import subprocess
import tempfile

from naructl import LOCATION, Lab, run_json
from holds import holds


def ip(*words: str) -> bool:
    return subprocess.run(["ip", *words], capture_output=True, check=False).returncode == 0


with tempfile.TemporaryDirectory() as folder, Lab(folder, "20ms,40ms") as lab:
    data = os.path.join(folder, "data")
    run = ("ogs", "run", "--profile", lab.profile, "--data", data, "--location")
    status, report = run_json(*run, LOCATION)
    assert (status, report["source"]) == (0, "measured"), (status, report)
    before = pathlib.Path(data, "preferences_global.xml").read_bytes()

    if not ip("tuntap", "add", "dev", "tun-naru", "mode", "tun"):
        print("skipped: no TUN device can be made here")
        raise SystemExit(77)
    assert ip("address", "add", "10.66.0.2/24", "dev", "tun-naru") and ip("link", "set", "tun-naru", "up")
    assert ip("route", "add", "default", "dev", "tun-naru")
    status, report = run_json(*run, "hotel.example|10.9.9.9")
    assert (status, report["source"]) == (5, "refused"), (status, report)
    assert report["why"][0]["code"] == "refused-tunnel-up", report["why"]
    assert "tun-naru" in report["why"][0]["text"], report["why"]
    assert pathlib.Path(data, "preferences_global.xml").read_bytes() == before, "the cache changed"

    assert ip("link", "delete", "tun-naru")
    status, report = run_json(*run, "hotel.example|10.9.9.9")
    assert (status, report["source"]) == (0, "measured"), (status, report)
holds("nothing_is_measured_through_a_tunnel", "OGS-13", "C-OGS-09")
