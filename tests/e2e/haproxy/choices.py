#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random sequences of connections through a real HAProxy 2.6: `naructl sim choose` must choose the same server
each time. The seed is printed; NARU_SEED repeats a run."""
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import haproxy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))
from holds import holds  # noqa: E402

NARUCTL = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
STEPS = 160


def farms(chance: random.Random) -> dict[str, tuple[str, list[int], int | None]]:
    """Backends with names that tell the algorithm."""
    def weights() -> list[int]:
        return [chance.randint(1, 12) for _ in range(chance.randint(2, 6))]
    made: dict[str, tuple[str, list[int], int | None]] = {}
    for algorithm in ("leastconn", "roundrobin", "static-rr"):
        made[f"{algorithm}.equal"] = (algorithm, [1] * chance.randint(2, 6), None)
        made[f"{algorithm}.weights"] = (algorithm, weights(), None)
        made[f"{algorithm}.limits"] = (algorithm, weights(), 4)
    made["first.limits"] = ("first", [1] * chance.randint(2, 6), 4)
    made["source.weights"] = ("source", weights(), None)
    made["source.equal"] = ("source", [1] * chance.randint(2, 6), None)
    return made


class Script:
    """One backend's random walk: what was asked, in the words of --ops, and which servers took it."""

    def __init__(self, proxy: haproxy.HAProxy, name: str, settings, chance: random.Random):
        self._proxy, self._name, self._chance = proxy, name, chance
        self._algorithm, self._weights, self._limit = settings
        self._down: set[int] = set()
        self._held: dict[int, tuple[int, object]] = {}
        self.ops: list[str] = []
        self.chosen: list[int] = []

    def _room(self) -> bool:
        """Somebody who is up could take a connection at once."""
        full = [sum(server == number for server, _ in self._held.values()) >= (self._limit or 10**9)
                for number in range(1, 1 + len(self._weights))]
        return any(not full[number - 1] for number in range(1, 1 + len(self._weights)) if number not in self._down)

    def _open(self):
        server, connection = self._proxy.connect(self._name)
        self.chosen.append(server)
        self._held[len(self.chosen)] = (server, connection)
        self.ops.append("o")

    def _close(self):
        number = self._chance.choice(list(self._held))
        self._held.pop(number)[1].close()
        self._proxy.wait_for(self._name, len(self._held))
        self.ops.append(f"c{number}")

    def _administer(self):
        number = self._chance.randint(1, len(self._weights))
        server = f"{self._name}/s{number}"
        if self._algorithm in ("leastconn", "roundrobin") and self._chance.random() < 0.5:
            weight = self._chance.randint(1, 12)
            self._proxy.say(f"set server {server} weight {weight}")
            self.ops.append(f"w{number}={weight}")
        elif number in self._down:
            self._proxy.say(f"set server {server} state ready")
            self._down.discard(number)
            self.ops.append(f"u{number}")
        elif len(self._down) + 1 < len(self._weights):
            self._proxy.say(f"set server {server} state maint")
            self._down.add(number)
            self.ops.append(f"d{number}")

    def run(self):
        for _ in range(STEPS):
            kind = self._chance.random()
            if kind < 0.1:
                self._administer()
            elif self._held and (kind < 0.45 or not self._room()):
                self._close()
            elif self._room():
                self._open()
        for _, connection in self._held.values():
            connection.close()


def simulated(algorithm: str, weights: list[int], *arguments: str) -> list[int]:
    done = subprocess.run([NARUCTL, "sim", "choose", algorithm, "--weights", ":".join(map(str, weights)), *arguments],
                          capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0, (done.args, done.stderr)
    return [int(line) for line in done.stdout.split()]


def check(name: str, settings, real: list[int], *arguments: str):
    algorithm, weights, limit = settings
    ours = simulated(algorithm, weights, *arguments, *(["--limit", str(limit)] if limit else []))
    same = next((at for at, pair in enumerate(zip(real, ours)) if pair[0] != pair[1]), len(real))
    assert ours == real, f"{name} {weights}: choice {same + 1} of {len(real)} differs\n{arguments}\n{real}\n{ours}"


def main() -> int:
    found = haproxy.version()
    if found != haproxy.RECORDED:
        print(f"SKIP: HAProxy {haproxy.RECORDED} is needed, here is {found or 'none'}")
        return 77
    seed = int(os.environ.get("NARU_SEED", random.randrange(2**32)))
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    backends = farms(chance)
    choices = 0
    with tempfile.TemporaryDirectory() as folder, haproxy.HAProxy(folder, backends) as proxy:
        for name, settings in backends.items():
            if settings[0] == "source":
                addresses = [f"127.{chance.randrange(256)}.{chance.randrange(256)}.{chance.randint(1, 254)}"
                             for _ in range(STEPS // 2)]
                real = []
                for address in addresses:
                    server, connection = proxy.connect(name, address)
                    connection.close()
                    real.append(server)
                check(name, settings, real, "--addresses", ",".join(addresses))
            else:
                script = Script(proxy, name, settings, chance)
                script.run()
                real = script.chosen
                check(name, settings, real, "--ops", " ".join(script.ops))
            choices += len(real)
    print(f"{choices} choices of {len(backends)} backends, all the same")
    holds("haproxy_choices", "U4", "U6")
    return 0


if __name__ == "__main__":
    sys.exit(main())
