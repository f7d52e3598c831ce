#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""M/M/1 at rho 0.8 in SimPy: customers a second, bare and with part of the statistics that ours always keeps (mean
sojourn and its quantiles, mean number over time). Exit 77 where SimPy is missing."""
import random
import sys
import time

try:
    import simpy
except ImportError:
    print("skipped: SimPy (python3-simpy3) is not installed")
    sys.exit(77)

CUSTOMERS = 100_000


def customer(env, server, rng):
    with server.request() as turn:
        yield turn
        yield env.timeout(rng.expovariate(1.0))


def source(env, server, rng, make):
    for _ in range(CUSTOMERS):
        yield env.timeout(rng.expovariate(0.8))
        env.process(make(env, server, rng))


class Statistics:
    """Sojourn times, and the number in the system as an integral over time."""

    def __init__(self):
        self.sojourns = []
        self.number = 0
        self.area = 0.0
        self.since = 0.0

    def change(self, now, by):
        self.area += self.number * (now - self.since)
        self.since = now
        self.number += by

    def customer(self, env, server, rng):
        came = env.now
        self.change(came, 1)
        yield from customer(env, server, rng)
        self.change(env.now, -1)
        self.sojourns.append(env.now - came)


def customers_per_second(make):
    rng = random.Random(1)
    env = simpy.Environment()
    env.process(source(env, simpy.Resource(env, capacity=1), rng, make))
    start = time.perf_counter()
    env.run()
    return CUSTOMERS / (time.perf_counter() - start)


print(f"mm1 {customers_per_second(customer):.4g} customers/s")
statistics = Statistics()
print(f"mm1-with-statistics {customers_per_second(statistics.customer):.4g} customers/s")
statistics.sojourns.sort()
print(f"  W {sum(statistics.sojourns) / CUSTOMERS:.3f} (5), L {statistics.area / statistics.since:.3f} (4), "
      f"p95 {statistics.sojourns[CUSTOMERS * 95 // 100]:.2f} (14.98)")
