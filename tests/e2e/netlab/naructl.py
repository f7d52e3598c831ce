# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program under test, and writes the profiles that it is to use."""
import json
import os
import subprocess
from xml.sax.saxutils import escape

import spaces

PROGRAM = os.path.join(os.environ["NARU_BIN_DIR"], "naructl")
#: Stands in for the machine's own location, which a namespace does not have.
LOCATION = "netlab.example|10.200.0.53"


def write_profile(name: str, entries) -> str:
    """A profile of (name, address) pairs; the path of the file."""
    hosts = "".join(f"<HostEntry><HostName>{escape(entry)}</HostName><HostAddress>{escape(address)}</HostAddress></HostEntry>"
                    for entry, address in entries)
    path = f"{spaces.FOLDER}/{name}.xml"
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>'
                   '<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/"><ClientInitialization>'
                   '<EnableAutomaticServerSelection UserControllable="true">true</EnableAutomaticServerSelection>'
                   f'</ClientInitialization><ServerList>{hosts}</ServerList></AnyConnectProfile>')
    return path


def ogs_run(profile: str, *arguments, data="data") -> dict:
    """`naructl ogs run`, its JSON and under "exit" its status."""
    command = [PROGRAM, "ogs", "run", "--profile", profile, "--location", LOCATION, "--json", "--quiet",
               "--data", f"{spaces.FOLDER}/{data}", *arguments]
    home = f"{spaces.FOLDER}/home"
    os.makedirs(home, mode=0o700, exist_ok=True)
    environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                       XDG_CACHE_HOME=home)
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, env=environment, check=False)
    if not done.stdout.strip():
        raise AssertionError(f"naructl says nothing, exit {done.returncode}: {done.stderr.strip()[-500:]}")
    return dict(json.loads(done.stdout), exit=done.returncode)
