#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a large pcap of TCP connections: make_capture.py FILE MEGABYTES. The same arguments give the same bytes."""
import struct
import sys

CLIENT = bytes((10, 0, 0, 9))
SYN, ACK, FIN, PSH = 2, 16, 1, 8
DATA_PACKETS = 40
PAYLOAD = 1200


def segment(source, destination, source_port, port, sequence, acknowledged, flags, data):
    """An Ethernet frame with IPv4 and TCP."""
    tcp = struct.pack(">HHIIBBHHH", source_port, port, sequence, acknowledged, 0x50, flags, 64000, 0, 0) + data
    ip = struct.pack(">BBHHHBBH4s4s", 0x45, 0, 20 + len(tcp), 0, 0x4000, 64, 6, 0, source, destination)
    return b"\x02" * 12 + b"\x08\x00" + ip + tcp


def connection(number):
    """Frames and their times (µs since the first) of one connection, each to another port and gateway."""
    gateway = bytes((10, 9, number // 250 % 250, number % 250 + 1))
    port = 1024 + number % 60000
    rtt = 20_000 + number % 977 * 1000
    hello = b"\x16\x03\x01\x00\x2f\x01\x00\x00\x2b\x03\x03" + bytes(32) + b"\x00\x00\x02\x13\x01\x01\x00\x00\x00"
    up = lambda *rest: segment(CLIENT, gateway, port, 443, *rest)  # noqa: E731
    down = lambda *rest: segment(gateway, CLIENT, 443, port, *rest)  # noqa: E731
    yield 0, up(1000, 0, SYN, b"")
    yield rtt, down(5000, 1001, SYN | ACK, b"")
    yield rtt + 50, up(1001, 5001, ACK, b"")
    yield rtt + 60, up(1001, 5001, ACK | PSH, hello)
    sent = 0
    for packet in range(DATA_PACKETS):
        time = 2 * rtt + 100 + packet * 200
        yield time, down(5001 + sent, 1001 + len(hello), ACK, bytes(PAYLOAD))
        sent += PAYLOAD
        if packet % 2:
            yield time + 20, up(1001 + len(hello), 5001 + sent, ACK, b"")
    yield 3 * rtt, down(5001 + sent, 1001 + len(hello), FIN | ACK, b"")
    yield 3 * rtt + 50, up(1001 + len(hello), 5002 + sent, FIN | ACK, b"")


def main() -> int:
    path, megabytes = sys.argv[1], int(sys.argv[2])
    wanted = megabytes * 1_000_000
    start = 1_772_323_200_000_000
    written = number = 0
    with open(path, "wb", buffering=1 << 22) as file:
        file.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 262144, 1))
        while written < wanted:
            for time, frame in connection(number):
                at = start + number * 4_000_000 + time
                file.write(struct.pack("<IIII", at // 1_000_000, at % 1_000_000, len(frame), len(frame)) + frame)
                written += 16 + len(frame)
            number += 1
    print(f"{path}: {written} bytes, {number} connections")
    return 0


if __name__ == "__main__":
    sys.exit(main())
