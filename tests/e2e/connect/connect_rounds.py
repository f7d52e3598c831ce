#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""connect_rounds.py [ROUNDS]: connects and disconnects so often (25) inside one process, as a window does, and by
naructl; nothing of a round is left on the machine, and nothing in the process."""
import json
import os
import pathlib
import subprocess
import sys

import world
from world import Connect, fetch

import gateways
import ocserv
import pki
import spaces

ROUNDS = 25
NARUCTL_ROUNDS = 8
TOOL = os.path.join(os.environ["NARU_BIN_DIR"], "..", "tests", "rounds_tool")
SOCKS = "socks:11080"
#: Until caches, pools and libraries have what they keep for ever.
WARM_UP = 5
#: Of memory that malloc has given out: what a round may keep in all honesty (history, budget of connections).
KEPT_KB_A_ROUND = 8


class Lab:
    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.ca = authority.certificate
        self.gateways = {name: world.gateway(number, authority, dns=f"10.77.{number}.1")
                         for number, name in ((1, "Seoul"), (2, "Tokyo"))}
        self.profile = world.profile(f"{spaces.FOLDER}/profile.xml",
                                     {name: gateway.address for name, gateway in self.gateways.items()})


def by_naructl(lab, rounds: int) -> None:
    before = world.machine()
    for number in range(rounds):
        backend = ("root", SOCKS)[number % 2]
        with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", backend) as connection:
            _, up = connection.wait_for_state("connected")
            if backend == "root":
                assert world.difference(before), "no tunnel was there"
                gateway = lab.gateways[up["hop"]["entry"]]
                assert fetch(gateway.inner) == f"inner {gateway.number}", connection.tail()
            assert connection.interrupt() == 130, connection.tail()
        assert not world.difference(before), (number, world.difference(before))
        assert world.own_processes() == [], (number, world.own_processes())
    print(f"{rounds} rounds of naructl, root and SOCKS in turn: nothing left", flush=True)


def in_one_process(lab, rounds: int) -> None:
    before = world.machine()
    command = [TOOL, lab.profile, lab.ca, world.USER.name, str(rounds), "root", SOCKS]
    done = subprocess.run(command, input=world.USER.password + "\n", capture_output=True, text=True, check=False)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and len(lines) == rounds, (lines[-2:], done.stderr[-2000:])
    assert not world.difference(before), world.difference(before)
    assert world.own_processes() == [], world.own_processes()
    first, last = lines[min(WARM_UP, rounds) - 1], lines[-1]
    print(f"{rounds} rounds in one process, root and SOCKS in turn: " + "; ".join(
        f"{what} {first[what]} after {first['round']}, {last[what]} at the end"
        for what in ("descriptors", "threads", "heap_kb", "resident_kb", "connected_ms")), flush=True)
    assert all(line["measured"] for line in lines), "a round began without a measurement"
    assert not any(line["children"] for line in lines), "a child process was left"
    for what in ("descriptors", "threads"):
        # A lookup's thread may live for a moment beyond its round; what leaks is there in each of the last ones.
        at_first = max(line[what] for line in lines[:WARM_UP])
        at_last = min(line[what] for line in lines[-WARM_UP:])
        assert at_last <= at_first, (what, [line[what] for line in lines])
    assert last["heap_kb"] - first["heap_kb"] <= KEPT_KB_A_ROUND * (rounds - first["round"]), (first, last)


def main() -> None:
    gateways.enter("curl", "ocproxy")
    pathlib.Path("/etc/resolv.conf").write_bytes(world.RESOLV_CONF)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    lab = Lab()
    in_one_process(lab, rounds)
    by_naructl(lab, max(NARUCTL_ROUNDS, rounds // 4))


if __name__ == "__main__":
    main()
