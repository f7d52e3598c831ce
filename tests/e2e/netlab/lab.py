# SPDX-License-Identifier: GPL-3.0-or-later
"""A client and gateways with a network between them whose distances are ours to set.

The script itself is the client (10.200.255.254, fd00:200:ffff::fe on link `client`). All of 10.200.0.0/17 and
fd00:200::/64 are addresses of the one namespace `gateways`: a server there that listens on every address is as
many gateways as one likes. Packets go through netlab-router, which stands in a namespace of its own, `between`:
a TUN device at the client would be taken for a tunnel, and rightly.
"""
import os
import shlex
import socket
import subprocess
import time

import spaces

CLIENT = "10.200.255.254"
CLIENT6 = "fd00:200:ffff::fe"
_HOP = "10.200.255.253"
_HOP6 = "fd00:200:ffff::fd"
GATEWAYS = "10.200.0.0/17"
GATEWAYS6 = "fd00:200::/64"
READY_SECONDS = 10


def tests_folder() -> str:
    """Where CMake puts what only tests need."""
    return os.path.join(os.environ["NARU_BIN_DIR"], "..", "tests")


class LabError(Exception):
    """Something of the lab itself does not work; never a verdict about the program."""


class Lab:
    """Brings the network up; `with Lab() as lab:`."""

    def __init__(self, seed: int = 1):
        self._seed = seed
        self._control = None
        self._processes = []

    def __enter__(self):
        for name in ("between", "gateways"):
            run(f"ip netns add {name}")
            run(f"ip -n {name} link set lo up")
        self._start_router()
        run("ip link add client type veth peer name inside netns between")
        self._client_side()
        self._between()
        self._gateways_side()
        return self

    def _start_router(self):
        router = os.path.join(tests_folder(), "netlab-router")
        place = f"{spaces.FOLDER}/router"
        process = self.start([router, "/run/netns/between", "/run/netns/gateways", place, str(self._seed)], inside=None,
                             stdout=subprocess.PIPE)
        if process.stdout.readline() != b"ready\n":
            raise LabError("the router does not start")
        self._control = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._control.bind(place + ".client")
        self._control.connect(place)
        self._control.settimeout(READY_SECONDS)

    @staticmethod
    def _client_side():
        run(f"ip address add {CLIENT}/32 dev client")
        run(f"ip address add {CLIENT6}/64 dev client nodad")
        run("ip link set client up")
        run(f"ip route add {GATEWAYS} via {_HOP} src {CLIENT} onlink dev client")
        run(f"ip -6 route add {GATEWAYS6} via {_HOP6} src {CLIENT6} onlink dev client")

    @staticmethod
    def _between():
        for key in ("ipv4/ip_forward", "ipv6/conf/all/forwarding"):
            run(f"ip netns exec between sh -c 'echo 1 >/proc/sys/net/{key}'")
        run(f"ip -n between address add {_HOP}/32 peer {CLIENT}/32 dev inside")
        run(f"ip -n between address add {_HOP6}/64 dev inside nodad")
        run("ip -n between link set inside up")
        run("ip -n between link set client txqueuelen 5000 up")
        for route in (GATEWAYS, GATEWAYS6):
            run(f"ip -n between route add {route} dev client")

    @staticmethod
    def _gateways_side():
        run("ip -n gateways link set gateways txqueuelen 5000 up")
        # One address in earnest: without any getaddrinfo takes IPv4 for missing, and ocserv does not start.
        run("ip -n gateways address add 10.200.127.253/32 dev gateways")
        for route in (CLIENT, CLIENT6):
            run(f"ip -n gateways route add {route} dev gateways")
        for route in (GATEWAYS, GATEWAYS6):
            run(f"ip -n gateways route add local {route} dev lo")

    def __exit__(self, *_):
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def path(self, address: str, **rule) -> None:
        """Sets what happens on the way to a gateway, e.g. `path("10.200.0.1", rtt=132)`; see router/Rules.h."""
        self._ask(" ".join([address] + [f"{key}={value}" for key, value in rule.items()]))

    @staticmethod
    def shortest_resend(milliseconds: int) -> None:
        """After how long the gateways may send unacknowledged data again (200 ms where it is not set)."""
        run(f"ip -n gateways route change {CLIENT} dev gateways rto_min {milliseconds}ms")

    def router_stats(self) -> dict:
        """Counts and lateness (µs) of the router since the start or `reset_stats`."""
        return {key: int(value) for key, value in (word.split("=") for word in self._ask("stats").split())}

    def reset_stats(self) -> None:
        self._ask("reset")

    def _ask(self, line: str) -> str:
        self._control.send(line.encode())
        answer = self._control.recv(4096).decode()
        if answer.startswith("error"):
            raise LabError(answer)
        return answer

    def start(self, command, inside="gateways", **options) -> subprocess.Popen:
        """Starts a server; it is ended with the lab."""
        prefix = ["ip", "netns", "exec", inside] if inside else []
        process = subprocess.Popen(prefix + list(command), **options)  # pylint: disable=consider-using-with
        self._processes.append(process)
        return process

    @staticmethod
    def wait_for_port(port: int, log: str) -> None:
        """Until something among the gateways listens; tells what the server's log says otherwise."""
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            if run(f"ip netns exec gateways ss -Hltn sport = :{port}"):
                return
            time.sleep(0.02)
        with open(log, encoding="utf-8", errors="replace") as file:
            raise LabError(f"nothing listens on port {port}:\n{file.read()[-2000:]}")


def run(command: str) -> str:
    """Runs a short command; its output, or LabError with what it said."""
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LabError(f"{command}: {done.stderr.strip()}")
    return done.stdout
