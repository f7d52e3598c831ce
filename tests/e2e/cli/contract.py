#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What naructl promises to scripts: exit statuses, JSON on standard output and nothing else there, errors with
their place on standard error."""
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import time

from naructl import BINARY, LOCATION, Lab, naructl, run_json


def check_wrong_use():
    for arguments in ([], ["ogs"], ["ogs", "run"], ["ogs", "run", "--profile", "x", "--demo"],
                      ["ogs", "run", "--demo", "--deadline", "7"], ["ogs", "run", "--demo", "--probe", "icmp"],
                      ["ogs", "run", "--demo", "--location", "home"], ["ogs", "run", "--demo", "--proxy", "host"],
                      ["ogs", "locations", "forget"], ["lab", "--delays", "40"], ["profile", "show"],
                      ["profile", "show", "x", "--language", "de"]):
        done = naructl(*arguments)
        assert done.returncode == 2, (arguments, done.returncode, done.stderr)
        assert done.stderr and not done.stdout, (arguments, done.stdout)
    for arguments in (["--help"], ["--version"], ["ogs", "run", "--help"]):
        done = naructl(*arguments)
        assert done.returncode == 0 and done.stdout, arguments


def check_bad_input(folder: str):
    bad = pathlib.Path(folder, "bad.xml")
    bad.write_text("<AnyConnectProfile>\n  <ServerList>\n</AnyConnectProfile>", encoding="utf-8")
    for command in (["profile", "show"], ["profile", "check"], ["ogs", "run", "--profile"]):
        done = naructl(*command, str(bad), "--language", "en")
        assert done.returncode == 3, (command, done.returncode)
        assert "line 3" in done.stderr and "bad.xml" in done.stderr, done.stderr
        missing = naructl(*command, os.path.join(folder, "none.xml"))
        assert missing.returncode == 3, (command, missing.returncode)
    empty = pathlib.Path(folder, "empty.xml")
    empty.write_text("<AnyConnectProfile/>", encoding="utf-8")
    status, report = run_json("ogs", "run", "--profile", str(empty), "--data", folder)
    assert (status, report["source"]) == (5, "refused"), (status, report)


def check_languages():
    korean = naructl("profile", "show", "/nowhere.xml", "--language", "ko").stderr
    english = naructl("profile", "show", "/nowhere.xml", "--language", "en").stderr
    assert "파일을 찾지 못했습니다" in korean and "was not found" in english, (korean, english)


def check_locations(folder: str):
    data = os.path.join(folder, "cache")
    with Lab(folder, "20ms,40ms") as lab:
        status, report = run_json("ogs", "run", "--profile", lab.profile, "--data", data, "--location", LOCATION)
        assert status == 0 and report["location"]["keys"] == [LOCATION], report
        assert report["order"][0] == report["selected"] == "gateway-1", report
        assert report["location"]["expires_at"] > report["location"]["measured_at"], report
        _, listed = run_json("ogs", "locations", "list", "--data", data)
        assert [entry["keys"] for entry in listed["locations"]] == [[LOCATION]], listed
        assert naructl("ogs", "locations", "forget", "x|1.1.1.1", "--data", data).returncode == 3
        assert naructl("ogs", "locations", "forget", LOCATION, "--data", data).returncode == 0
        assert run_json("ogs", "locations", "list", "--data", data)[1]["locations"] == []
        log = pathlib.Path(data, "naru.log").read_text(encoding="utf-8")
        for line in ("OGS starting thread named", "OGS ping results for", "*** OGS Selection Results ***",
                     "as the optimal server."):
            assert line in log, line


def check_interruption(folder: str):
    data = os.path.join(folder, "stopped")
    arguments = [BINARY, "ogs", "run", "--demo", "--data", data, "--location", LOCATION]
    process = subprocess.Popen([*arguments, "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    # The demo's first gateway is dead, so the run lasts until the deadline; it has begun when the history is there.
    while not os.path.exists(os.path.join(data, "history.sqlite")):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=5)
    assert process.returncode == 130, process.returncode
    assert json.loads(output)["why"], output
    assert run_json("ogs", "locations", "list", "--data", data)[1]["locations"] == []


with tempfile.TemporaryDirectory() as folder:
    check_wrong_use()
    check_bad_input(folder)
    check_languages()
    check_locations(folder)
    check_interruption(folder)
print("the contract holds")
