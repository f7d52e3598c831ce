# SPDX-License-Identifier: GPL-3.0-or-later
"""What really went over the wire: tcpdump on the client's link, read without a library."""
import dataclasses
import ipaddress
import signal
import socket
import struct
import subprocess
import time

import servers
import spaces

_FIN, _SYN, _RST, _ACK = 0x01, 0x02, 0x04, 0x10
_NANOSECONDS = 0xA1B23C4D
_ETHERNET = 1
_ETHERNET_HEADER = 14
_NOBODY = "10.200.127.254"
_MARKER_PORT = 9
_MARKER = b"the capture ends here"
_PATIENCE_SECONDS = 5


@dataclasses.dataclass
class Connection:
    """Times in ms since the first SYN of the capture."""
    gateway: str
    gateway_port: int
    client_port: int
    syn: float
    syns: int = 1
    syn_ack: float | None = None
    end: float | None = None
    #: "fin" or "reset" by the gateway, "open" where it did not end.
    ended_by: str = "open"
    gateway_bytes: int = 0
    #: Segments with data that the gateway sent again.
    resent: int = 0
    _next: int | None = dataclasses.field(default=None, repr=False)

    def data_came(self, sequence: int, size: int) -> None:
        """A segment of the gateway with data."""
        ahead = 0 if self._next is None else (sequence - self._next) & 0xFFFFFFFF
        if ahead >= 1 << 31:
            self.resent += 1
            return
        self.gateway_bytes += size
        self._next = (sequence + size) & 0xFFFFFFFF

    @property
    def tcp_ms(self):
        """SYN to SYN/ACK."""
        return None if self.syn_ack is None else self.syn_ack - self.syn

    @property
    def whole_ms(self):
        """SYN to the gateway's first FIN or RST (OGS-03)."""
        return None if self.end is None else self.end - self.syn


class Capture:
    """`with Capture() as capture: …`, then `capture.connections()`."""

    _count = 0

    def __init__(self):
        servers.need("tcpdump")
        if not spaces.is_real_root():
            spaces.skip("tcpdump changes its user, which only root may")
        Capture._count += 1
        self._file = f"{spaces.FOLDER}/capture-{Capture._count}.pcap"
        self._tcpdump = None

    def __enter__(self):
        self._tcpdump = subprocess.Popen(
            ["tcpdump", "-Z", "root", "-i", "client", "--time-stamp-precision=nano", "--immediate-mode", "-s", "128",
             "-B", "32768", "-U", "-w", self._file, f"tcp or udp port {_MARKER_PORT}"], stderr=subprocess.PIPE)
        while b"listening on" not in (line := self._tcpdump.stderr.readline()):
            if not line:
                raise OSError("tcpdump does not start")
        return self

    def __exit__(self, *_):
        self._wait_until_written()
        self._tcpdump.send_signal(signal.SIGINT)
        self._tcpdump.communicate()

    def _wait_until_written(self):
        """tcpdump throws away what it has not read when it is ended: the last packet is one that we know."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as marker:
            marker.sendto(_MARKER, (_NOBODY, _MARKER_PORT))
        until = time.monotonic() + _PATIENCE_SECONDS
        with open(self._file, "rb") as file:
            seen = b""
            while _MARKER not in seen:
                if time.monotonic() > until:
                    raise OSError("tcpdump writes nothing")
                seen = seen[-len(_MARKER):] + file.read()
                time.sleep(0.005)

    @property
    def file(self) -> str:
        """The capture itself, complete when the context is left."""
        return self._file

    def connections(self) -> list:
        """In the order of their SYNs."""
        return read_connections(self._file)


def read_connections(path: str) -> list:
    """The TCP connections of a capture of an Ethernet link."""
    found = {}
    done = []
    begin = None
    for time, packet in _packets(path):
        segment = _segment(packet)
        if segment is None:
            continue
        source, source_port, destination, destination_port, flags, sequence, size = segment
        if flags & _SYN and not flags & _ACK:
            begin = time if begin is None else begin
            key = (destination, destination_port, source_port)
            known = found.get(key)
            if known is not None and known.syn_ack is None:
                known.syns += 1
            else:
                found[key] = Connection(destination, destination_port, source_port, (time - begin) / 1e6)
                done.append(found[key])
            continue
        connection = found.get((source, source_port, destination_port))
        if connection is None:
            continue
        at = (time - begin) / 1e6
        if flags & _SYN and connection.syn_ack is None:
            connection.syn_ack = at
        if size > 0:
            connection.data_came(sequence, size)
        if flags & (_FIN | _RST) and connection.end is None:
            connection.end = at
            connection.ended_by = "fin" if flags & _FIN else "reset"
    return done


def _packets(path):
    """(ns, bytes from the IP header on) of each packet."""
    with open(path, "rb") as file:
        header = file.read(24)
        magic, link_type = struct.unpack("<I", header[:4])[0], struct.unpack("<I", header[20:])[0]
        if magic != _NANOSECONDS or link_type != _ETHERNET:
            raise ValueError(f"{path}: not a capture as Capture makes them")
        while len(record := file.read(16)) == 16:
            seconds, fraction, kept, _ = struct.unpack("<IIII", record)
            yield seconds * 1_000_000_000 + fraction, file.read(kept)[_ETHERNET_HEADER:]


def _segment(packet):
    """Source, port, destination, port, flags, sequence number, bytes of data; None where it is not TCP."""
    if packet[0] >> 4 == 4:
        header = (packet[0] & 15) * 4
        source, destination, protocol = packet[12:16], packet[16:20], packet[9]
        whole = struct.unpack(">H", packet[2:4])[0]
    else:
        header = 40
        source, destination, protocol = packet[8:24], packet[24:40], packet[6]
        whole = 40 + struct.unpack(">H", packet[4:6])[0]
    if protocol != 6 or len(packet) < header + 20:
        return None
    source_port, destination_port, sequence = struct.unpack(">HHI", packet[header:header + 8])
    size = whole - header - (packet[header + 12] >> 4) * 4
    return (str(ipaddress.ip_address(source)), source_port, str(ipaddress.ip_address(destination)), destination_port,
            packet[header + 13], sequence, size)
