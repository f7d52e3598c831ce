# SPDX-License-Identifier: GPL-3.0-or-later
"""A real HAProxy on loopback, with servers behind it that say who they are."""
import os
import re
import shutil
import socket
import subprocess
import threading
import time

RECORDED = "2.6"


def version() -> str | None:
    """Major and minor, or nothing where it is not installed."""
    program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        return None
    said = subprocess.run([program, "-v"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"version (\d+\.\d+)", said)
    return found[1] if found else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """Greets each connection with its own number and keeps it until the other side closes."""

    def __init__(self, number: int):
        self._greeting = b"%d\n" % number
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port = self._listening.getsockname()[1]
        self._open: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            connection, _ = self._listening.accept()
            connection.sendall(self._greeting)
            threading.Thread(target=self._hold, args=(connection,), daemon=True).start()

    @staticmethod
    def _hold(connection: socket.socket):
        with connection:
            while connection.recv(64):
                pass


class HAProxy:
    """Runs while the block runs. `farms` names a backend's settings: balance line, weights, maxconn or none."""

    def __init__(self, folder: str, farms: dict[str, tuple[str, list[int], int | None]]):
        self._admin = os.path.join(folder, "admin.sock")
        self._ports = {name: free_port() for name in farms}
        self._servers = [Server(number) for number in range(1, 1 + max(len(farm[1]) for farm in farms.values()))]
        self._config = os.path.join(folder, "haproxy.cfg")
        with open(self._config, "w", encoding="ascii") as config:
            config.write(self._settings(farms))

    def _settings(self, farms) -> str:
        lines = ["global", "  nbthread 1", f"  stats socket {self._admin} level admin", "defaults", "  mode tcp",
                 "  timeout connect 5s", "  timeout client 300s", "  timeout server 300s"]
        for name, (balance, weights, maxconn) in farms.items():
            lines += [f"frontend f_{name}", f"  bind 127.0.0.1:{self._ports[name]}", f"  default_backend {name}",
                      f"backend {name}", f"  balance {balance}"]
            lines += [f"  server s{number} 127.0.0.1:{self._servers[number - 1].port} weight {weight}"
                      + (f" maxconn {maxconn}" if maxconn else "")
                      for number, weight in enumerate(weights, 1)]
        return "\n".join(lines) + "\n"

    def __enter__(self):
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        self._process = subprocess.Popen([program, "-db", "-f", self._config], stdout=subprocess.DEVNULL,
                                         stderr=subprocess.PIPE, text=True)
        deadline = time.monotonic() + 20
        while not os.path.exists(self._admin):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"haproxy did not start: {self._process.stderr.read()}")
            time.sleep(0.02)
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()

    def say(self, command: str) -> str:
        with socket.socket(socket.AF_UNIX) as admin:
            admin.connect(self._admin)
            admin.sendall(command.encode() + b"\n")
            answer = b""
            while part := admin.recv(65536):
                answer += part
        return answer.decode()

    def open_now(self, farm: str) -> int:
        """Connections that HAProxy counts on the servers of a backend."""
        rows = [row.split(",") for row in self.say("show stat").splitlines() if row.startswith(farm + ",s")]
        return sum(int(row[4]) for row in rows)

    def connect(self, farm: str, source: str = "127.0.0.1") -> tuple[int, socket.socket]:
        """The number of the server that took it, and the connection."""
        connection = socket.create_connection(("127.0.0.1", self._ports[farm]), timeout=10, source_address=(source, 0))
        return int(connection.recv(16)), connection

    def wait_for(self, farm: str, connections: int):
        """HAProxy hears of an end a little later than the client that ended it."""
        deadline = time.monotonic() + 10
        while self.open_now(farm) != connections:
            if time.monotonic() > deadline:
                raise RuntimeError(f"{farm}: {self.open_now(farm)} connections, {connections} expected")
            time.sleep(0.001)
