# SPDX-License-Identifier: GPL-3.0-or-later
"""ocserv_lab.py TOOL: real gateways without root: sign-in, a tunnel through ocproxy, and nothing that stays."""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

TOOL = sys.argv[1]
# A deadline for programs that hang, not a wait.
PATIENCE = 60
KINDS = ["ProgramMissing", "NoSubordinateIds", "NoTunnelDevice", "NamespacesRefused", "FileNotWritable",
         "PortUnavailable", "GatewaySilent", "Ended"]


def until(what, happens):
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline, f"never: {what}"
        time.sleep(0.02)


class Lab:
    """The tool and what it said first."""

    def __init__(self, *distances, **environment):
        self.process = subprocess.Popen([TOOL, *map(str, distances)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=os.environ | environment, text=True)
        self.said = json.loads(self.process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self.process.stdin.close()
        return self.process.wait(PATIENCE)

    @property
    def folder(self):
        return os.path.dirname(self.said["authority"])


def processes():
    """Of all that run: number, parent and name."""
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            number, name, rest = re.fullmatch(r"(\d+) \((.*)\) (.*)", path.read_text().strip(), re.S).groups()
            state, parent = rest.split()[:2]
            # What nobody waited for has ended all the same.
            if state != "Z":
                yield int(number), int(parent), name


def below(root):
    """All that the process started, as a number and a name each."""
    found, running = {root: ""}, list(processes())
    while new := {number: name for number, parent, name in running if parent in found and number not in found}:
        found |= new
    del found[root]
    return found


def still_run(found):
    return found.items() & {number: name for number, _, name in processes()}.items()


def sign_in(said, gateway, password):
    return subprocess.run(
        ["openconnect", "--protocol=anyconnect", "--authenticate", "--non-inter", "--passwd-on-stdin",
         f"--user={said['user']}", f"--cafile={said['authority']}", "--no-system-trust",
         f"https://{gateway['address']}/"],
        input=password + "\n", capture_output=True, text=True, timeout=PATIENCE, check=False)


def free_port():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def page_through(said, gateway):
    """The page behind the gateway, fetched through a tunnel that ocproxy makes a SOCKS proxy."""
    port = free_port()
    signed_in = sign_in(said, gateway, said["password"])
    assert signed_in.returncode == 0, signed_in.stderr
    answer = dict(line.split("=", 1) for line in signed_in.stdout.splitlines())
    answer = {name: value.strip("'") for name, value in answer.items()}
    tunnel = subprocess.Popen(
        ["openconnect", "--protocol=anyconnect", "--cookie-on-stdin", f"--servercert={answer['FINGERPRINT']}",
         "--script-tun", "--script", f"ocproxy -D {port}", answer["CONNECT_URL"]],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
    tunnel.stdin.write(answer["COOKIE"])
    tunnel.stdin.close()
    try:
        fetched = []

        def fetch():
            curl = subprocess.run(["curl", "--silent", "--noproxy", "", "--max-time", "20", "--socks5-hostname",
                                   f"127.0.0.1:{port}", gateway["page"]],
                                  capture_output=True, text=True, timeout=PATIENCE, check=False)
            fetched.append(curl.stdout)
            return curl.returncode == 0

        until("a page through the tunnel", fetch)
        return fetched[-1]
    finally:
        tunnel.send_signal(signal.SIGINT)
        tunnel.wait(PATIENCE)


def gateways_are_real():
    with Lab(0, 100) as lab:
        said = lab.said
        assert [gateway["name"] for gateway in said["gateways"]] == ["게이트웨이 1", "게이트웨이 2"], said
        assert "<HostAddress>127.0.78.2:8443</HostAddress>" in said["profile"], said["profile"]
        refused = sign_in(said, said["gateways"][0], "wrong")
        assert refused.returncode != 0 and "Login failed" in refused.stderr, refused.stderr
        for gateway in said["gateways"]:
            assert page_through(said, gateway) == gateway["name"] + "\n", gateway
        begun = time.monotonic()
        assert sign_in(said, said["gateways"][1], said["password"]).returncode == 0
        # TLS alone takes two round trips.
        assert time.monotonic() - begun > 0.2, "the distance was not added"
        running, folder = below(lab.process.pid), lab.folder
        assert lab.end() == 0
    assert not still_run(running) and not os.path.exists(folder)


def nothing_stays_of_a_killed_one():
    with Lab(0, 0, 0) as lab:
        running = below(lab.process.pid)
        assert sum(name == "ocserv-main" for name in running.values()) >= 3, running
        lab.process.kill()
        lab.process.wait(PATIENCE)
        until("all gateways have ended", lambda: not still_run(running))
        shutil.rmtree(lab.folder)
    # Its ports are free again.
    with Lab(0) as lab:
        assert "obstacle" not in lab.said, lab.said


def two_at_once():
    with Lab(0) as first, Lab(0) as second:
        addresses = [lab.said["gateways"][0]["address"] for lab in (first, second)]
        assert addresses[0] == "127.0.78.1:8443" != addresses[1], addresses
        for lab in (first, second):
            gateway = lab.said["gateways"][0]
            assert sign_in(lab.said, gateway, lab.said["password"]).returncode == 0, lab.said
        assert sign_in(first.said, second.said["gateways"][0], first.said["password"]).returncode != 0


def obstacle_is_said():
    with Lab(0, TMPDIR="/proc") as lab:
        assert lab.end() == 1
        assert KINDS[lab.said["obstacle"]] == "FileNotWritable", lab.said


def main():
    for program in ("ocserv", "ocpasswd", "openconnect", "ocproxy", "curl", "newuidmap"):
        if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin:/sbin"):
            print(f"skipped: {program} is not here")
            sys.exit(77)
    with Lab(0) as lab:
        kind = KINDS[lab.said["obstacle"]] if "obstacle" in lab.said else ""
    if kind in ("NoSubordinateIds", "NoTunnelDevice", "NamespacesRefused"):
        print(f"skipped: {kind}: {lab.said}")
        sys.exit(77)
    for check in (gateways_are_real, nothing_stays_of_a_killed_one, two_at_once, obstacle_is_said):
        begun = time.monotonic()
        check()
        print(f"{check.__name__}: passed, {time.monotonic() - begun:.1f} s", flush=True)


main()
