#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lab itself: distances, losses and black holes are what was asked for, by the capture."""
import socket
import ssl
import statistics
import sys
import time

import authority
import lab as netlab
import servers
import spaces
import truth

NEAR, FAR, HOLE, LOSSY, HELD, THIN = (f"10.200.0.{number}" for number in range(1, 7))
SIX = "fd00:200::1"


def connect(address, limit=3.0):
    """One plain HTTP exchange; the bytes of the answer."""
    with socket.create_connection((address, 80), limit) as client:
        return ask(client)


def connect_tls(address):
    """One HTTPS exchange with a gateway whose certificate must be the lab's."""
    context = ssl.create_default_context(cafile=authority.CA)
    with socket.create_connection((address, 443), 3.0) as client:
        with context.wrap_socket(client, server_hostname="gateway.example") as secured:
            return ask(secured)


def ask(client):
    client.sendall(b"HEAD / HTTP/1.1\r\nHost: lab\r\nConnection: close\r\n\r\n")
    answer = b""
    while piece := client.recv(4096):
        answer += piece
    return answer


def to(connections, address):
    return [connection for connection in connections if connection.gateway == address]


def check_distances():
    with truth.Capture() as capture:
        for address in (NEAR, FAR, SIX) * 3:
            assert connect(address).startswith(b"HTTP/1.1 200"), address
    for address, rtt in ((NEAR, 20), (FAR, 132), (SIX, 60)):
        seen = to(capture.connections(), address)
        tcp = statistics.median(connection.tcp_ms for connection in seen)
        whole = statistics.median(connection.whole_ms for connection in seen)
        print(f"{address}: asked {rtt} ms, SYN to SYN/ACK {tcp:.2f}, SYN to FIN {whole:.2f}")
        assert len(seen) == 3 and rtt <= tcp < rtt + 15 and 2 * rtt <= whole < 2 * rtt + 50


def check_black_hole():
    begun = time.monotonic()
    with truth.Capture() as capture:
        try:
            connect(HOLE, 0.3)
            raise AssertionError("a black hole answered")
        except TimeoutError:
            assert time.monotonic() - begun >= 0.3
    seen = to(capture.connections(), HOLE)
    assert len(seen) == 1 and seen[0].syn_ack is None and seen[0].ended_by == "open"


def check_lost_syn():
    with truth.Capture() as capture:
        connect(LOSSY, 5)
    (seen,) = to(capture.connections(), LOSSY)
    assert seen.syns == 2 and seen.tcp_ms > 900, seen


def check_held_acknowledgements():
    """The gateway sends its ServerHello again where the acknowledgement is late (OGS-64)."""
    with truth.Capture() as capture:
        connect_tls(NEAR)
        connect_tls(HELD)
    (prompt,) = to(capture.connections(), NEAR)
    (late,) = to(capture.connections(), HELD)
    assert prompt.resent == 0 and late.resent > 0, (prompt, late)


def check_loss(lab):
    """A fifth of the packets; without TCP, whose repetitions may take their time."""
    lab.reset_stats()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        for _ in range(500):
            sender.sendto(b"x", (THIN, 7))
    until = time.monotonic() + 5
    while sum(lab.router_stats()[key] for key in ("sent", "lost")) < 500 and time.monotonic() < until:
        time.sleep(0.01)
    stats = lab.router_stats()
    assert 50 < stats["lost"] < 250 < stats["sent"], stats


def main():
    spaces.enter()
    authority.make([NEAR])
    with netlab.Lab() as lab:
        servers.start_haproxy(lab)
        lab.path(NEAR, rtt=20)
        lab.path(FAR, rtt=132)
        lab.path(SIX, rtt=60)
        lab.path(HOLE, blackhole=1)
        lab.path(LOSSY, rtt=20, dropsyn=1)
        lab.path(HELD, rtt=20, ackdelay=180)
        lab.path(THIN, rtt=10, loss=20)
        lab.shortest_resend(100)
        check_distances()
        check_black_hole()
        check_lost_syn()
        check_held_acknowledgements()
        check_loss(lab)
        print(lab.router_stats())
    return 0


if __name__ == "__main__":
    sys.exit(main())
