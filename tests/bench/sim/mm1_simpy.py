#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""M/M/1 at rho 0.8 in SimPy: customers a second. Exit 77 where SimPy is missing."""
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


def source(env, server, rng):
    for _ in range(CUSTOMERS):
        yield env.timeout(rng.expovariate(0.8))
        env.process(customer(env, server, rng))


rng = random.Random(1)
env = simpy.Environment()
env.process(source(env, simpy.Resource(env, capacity=1), rng))
start = time.perf_counter()
env.run()
print(f"mm1 {CUSTOMERS / (time.perf_counter() - start):.4g} customers/s")
