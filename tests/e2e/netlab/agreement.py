# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the program at the four distances of the main job, beside what a capture of the same run says."""
import dataclasses

import naructl
import truth

#: Entry, address, RTT in ms: not in the order of their distance, so that the first is not the answer.
GATEWAYS = (("Frankfurt", "10.200.0.3", 506), ("Seoul", "10.200.0.1", 132), ("Virginia", "10.200.0.4", 877),
            ("Tokyo", "10.200.0.2", 302))
RIGHT_ORDER = [entry for entry, _, _ in sorted(GATEWAYS, key=lambda gateway: gateway[2])]


@dataclasses.dataclass
class Run:
    """One run, and by how many ms each probe differs from the capture."""
    order: list
    selected: str
    elapsed_ms: float
    whole: list = dataclasses.field(default_factory=list)
    tcp: list = dataclasses.field(default_factory=list)
    #: (entry, value of the program, of the capture)
    rows: list = dataclasses.field(default_factory=list)

    def is_right(self) -> bool:
        return self.order == RIGHT_ORDER and self.selected == RIGHT_ORDER[0]


def set_paths(lab) -> None:
    for _, address, rtt in GATEWAYS:
        lab.path(address, rtt=rtt)


def measure(count: int, also=lambda: None) -> Run:
    """One run without a cache; `also` is done while the capture still goes on."""
    profile = naructl.write_profile("distances", [(entry, address) for entry, address, _ in GATEWAYS])
    with truth.Capture() as capture:
        report = naructl.ogs_run(profile, "--no-cache", data=f"data-{count}")
        ended = len(GATEWAYS) * 3 + 1
        also()
    run = Run(report["order"], report["selected"], report["elapsed_ms"])
    connections = capture.connections()[:ended]
    preflights = 1
    for gateway, (entry, address, _) in zip(report["gateways"], GATEWAYS):
        own = [connection for connection in connections if connection.gateway == address]
        compare(run, entry, gateway["probes"], own[preflights:])
        preflights = 0
    return run


def compare(run: Run, entry: str, probes: list, connections: list) -> None:
    """The probes of a gateway stand in the order of their starts, as the connections do."""
    if len(probes) != len(connections):
        raise AssertionError(f"{entry}: {len(probes)} probes, {len(connections)} connections on the wire")
    for probe, connection in zip(probes, connections):
        if probe["ms"] is None or connection.whole_ms is None:
            raise AssertionError(f"{entry}: no value: {probe}, {connection}")
        run.whole.append(probe["ms"] - connection.whole_ms)
        run.tcp.append(probe["parts"]["tcp_ms"] - connection.tcp_ms)
        run.rows.append((entry, probe["ms"], connection.whole_ms))


def quantile(differences, part: float) -> float:
    """Of the absolute values."""
    ordered = sorted(abs(difference) for difference in differences)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
