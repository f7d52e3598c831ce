#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""20 runs at 132, 302, 506 and 877 ms against a capture of the same run, beside curl and httping.

To be run as root on a machine that does nothing else, NARU_BIN_DIR set to the folder of naructl:
    netlab_rtts.py [RUNS]
Fails where a bar is not met: order and choice right in every run, p95 of all values within 1 ms of the capture,
of the TCP part within 0.5 ms, no run above 7.05 s.
"""
import math
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e", "netlab"))
import agreement  # noqa: E402
import authority  # noqa: E402
import lab as netlab  # noqa: E402
import servers  # noqa: E402
import spaces  # noqa: E402
import truth  # noqa: E402


def measured(entry, peer, command, pattern):
    """(peer, entry, its TCP time, that of the capture, its total, that of the capture), all ms. The pattern finds
    the TCP time, where the peer tells it, and the total."""
    with truth.Capture() as capture:
        out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    (wire,) = capture.connections()
    found = re.search(pattern, out)
    if not found:
        raise SystemExit(f"{peer} is not understood: {out}")
    tcp_ms = float(found["tcp"]) * 1000 if "tcp" in found.groupdict() else math.nan
    total_ms = float(found["total"]) * (1000 if peer == "curl" else 1)
    return peer, entry, tcp_ms, wire.tcp_ms, total_ms, math.nan if wire.whole_ms is None else wire.whole_ms


def peers() -> list:
    """What curl and httping (whose time of connecting holds the TLS handshake) measure here."""
    rows = []
    for entry, address, _ in agreement.GATEWAYS:
        url = f"https://{address}/"
        rows.append(measured(entry, "curl", ["curl", "-skI", "-o", "/dev/null", "-w", "%{time_connect} %{time_total}", url],
                             r"(?P<tcp>[0-9.]+) (?P<total>[0-9.]+)"))
        rows.append(measured(entry, "httping", ["httping", "-c", "1", "-l", "-S", "-g", url], r"=\s*(?P<total>[0-9.]+) ms"))
    return rows


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    spaces.enter()
    servers.need("curl", "httping")
    authority.make([address for _, address, _ in agreement.GATEWAYS])
    with netlab.Lab() as lab:
        servers.start_ocserv(lab)
        agreement.set_paths(lab)
        runs = []
        for number in range(count):
            runs.append(agreement.measure(number))
            print(f"run {number + 1}: {' < '.join(runs[-1].order)}, {runs[-1].elapsed_ms:.0f} ms", flush=True)
        beside = peers()
        stats = lab.router_stats()
    whole = [difference for run in runs for difference in run.whole]
    tcp = [difference for run in runs for difference in run.tcp]
    right = sum(run.is_right() for run in runs)
    longest = max(run.elapsed_ms for run in runs)
    print(f"\norder and choice right: {right} of {count}; longest run {longest:.0f} ms; {len(whole)} probes")
    for name, differences in (("value minus SYN to FIN", whole), ("TCP part minus SYN to SYN/ACK", tcp)):
        print(f"{name}: |p50| {agreement.quantile(differences, 0.5):.3f}  |p95| {agreement.quantile(differences, 0.95):.3f}"
              f"  |max| {agreement.quantile(differences, 1):.3f} ms")
    print(f"router: {stats}\n\npeer     gateway      its TCP   on the wire   its total   on the wire (ms)")
    for peer, entry, tcp_ms, wire_tcp, total_ms, wire_total in beside:
        print(f"{peer:8} {entry:10} {tcp_ms:9.2f} {wire_tcp:13.2f} {total_ms:11.2f} {wire_total:13.2f}")
    held = (right == count and longest <= 7050 and agreement.quantile(whole, 0.95) <= 1
            and agreement.quantile(tcp, 0.95) <= 0.5)
    print("\nall bars met" if held else "\nA BAR IS NOT MET")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
