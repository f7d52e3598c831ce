#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real gateways at 132, 302, 506 and 877 ms: order and choice are right, and the values those of the wire."""
import os
import sys

import agreement
import authority
import lab as netlab
import servers
import spaces

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "support"))
from holds import holds  # noqa: E402  pylint: disable=wrong-import-position

RUNS = 5


def main() -> int:
    spaces.enter()
    authority.make([address for _, address, _ in agreement.GATEWAYS])
    with netlab.Lab() as lab:
        servers.start_ocserv(lab)
        agreement.set_paths(lab)
        runs = [agreement.measure(count) for count in range(RUNS)]
    whole = [difference for run in runs for difference in run.whole]
    tcp = [difference for run in runs for difference in run.tcp]
    right = sum(run.is_right() for run in runs)
    print(f"order and choice right in {right} of {RUNS}; from the capture: value p50 "
          f"{agreement.quantile(whole, 0.5):.2f} p95 {agreement.quantile(whole, 0.95):.2f} ms, TCP part p50 "
          f"{agreement.quantile(tcp, 0.5):.2f} p95 {agreement.quantile(tcp, 0.95):.2f} ms")
    assert right == RUNS, [(run.order, run.selected) for run in runs]
    holds("right_order", "OGS-02", "OGS-04", "OGS-09")
    assert all(run.elapsed_ms <= 7050 for run in runs), [run.elapsed_ms for run in runs]
    # The bars of the bench, for the middle one: a machine that does other work must not fail the test.
    assert agreement.quantile(whole, 0.5) <= 1 and agreement.quantile(tcp, 0.5) <= 0.5
    holds("values_are_those_of_the_wire", "OGS-03")
    return 0


if __name__ == "__main__":
    sys.exit(main())
