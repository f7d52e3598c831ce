#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naru.conf: naructl takes what the user set there, an argument wins over it, and --data or --demo leave it out."""
import datetime
import json
import os
import pathlib
import subprocess
import tempfile

from naructl import BINARY, LOCATION, Lab


class User:
    """Someone with a home of their own."""

    def __init__(self, folder: str):
        self.conf = pathlib.Path(folder, "config", "naru", "naru.conf")
        self.conf.parent.mkdir(parents=True)
        self._environment = {**os.environ, "XDG_CONFIG_HOME": str(self.conf.parent.parent),
                             "XDG_DATA_HOME": str(pathlib.Path(folder, "data"))}

    def run(self, *arguments: str) -> tuple[dict, str]:
        done = subprocess.run([BINARY, *arguments, "--json", "--language", "en"], capture_output=True, text=True,
                              timeout=30, check=False, env=self._environment)
        assert done.returncode == 0, (arguments, done.returncode, done.stderr)
        return json.loads(done.stdout), done.stderr


def sorts(report: dict) -> set[str]:
    """Of the probes that have a value: HTTPS probes have a TLS part, HTTP probes have none."""
    probes = [probe for gateway in report["gateways"] for probe in gateway["probes"] if probe["ms"] is not None]
    return {"https" if probe["parts"]["tls_ms"] is not None else "http" for probe in probes}


def days_kept(entry: dict) -> int:
    at, until = (datetime.datetime.fromisoformat(entry[key].replace("Z", "+00:00"))
                 for key in ("measured_at", "expires_at"))
    return (until - at).days


with tempfile.TemporaryDirectory() as home, Lab(home, "2500ms,20ms") as lab:
    user = User(home)
    run = ["ogs", "run", "--profile", lab.profile, "--location", LOCATION]
    user.conf.write_text("; mine\n[selection]\nprobe=http\ncacheDays=30\ndeadlineSeconds=2\n[later]\nkey=1\n",
                         encoding="utf-8")
    before = user.conf.read_bytes()

    report, complaint = user.run(*run)
    assert sorts(report) == {"http"} and not complaint, (report, complaint)
    assert report["elapsed_ms"] > 1900, report["elapsed_ms"]  # the first gateway keeps it waiting
    assert days_kept(report["location"]) == 30, report["location"]
    assert days_kept(user.run("ogs", "locations", "list")[0]["locations"][0]) == 30

    # An argument wins, and what is not given stays as it was set.
    report, _ = user.run(*run, "--no-cache", "--probe", "https", "--deadline", "1s")
    assert sorts(report) == {"https"} and report["elapsed_ms"] < 1900, report

    # A data folder of its own, and the demo, are what they are for everyone.
    report, _ = user.run(*run, "--data", os.path.join(home, "other"))
    assert sorts(report) == {"https"} and days_kept(report["location"]) == 14, report
    assert user.conf.read_bytes() == before

    # A wrong value is named with its place; the run is made.
    user.conf.write_text("[selection]\nprobe=http\ndeadlineSeconds=900\n", encoding="utf-8")
    report, complaint = user.run(*run, "--no-cache")
    assert sorts(report) == {"http"}, report
    assert "deadlineSeconds" in complaint and "line 3" in complaint and "naru.conf" in complaint, complaint
print("naru.conf is honoured, and arguments win")
