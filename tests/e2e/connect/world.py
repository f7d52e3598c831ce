# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl between the gateways of ../tunnel/gateways.py: profiles, a connection and its events, what is to be seen."""
import base64
import contextlib
import json
import os
import pathlib
import queue
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
for folder in ("support", "netlab", "tunnel"):
    sys.path.insert(0, str(HERE.parent / folder))
sys.path.insert(0, str(HERE.parents[1] / "support"))

import gateways
import ocserv
import pki
import spaces

NARUCTL = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
USER = ocserv.User("alice", "S3cret!한글", ("eng",))
#: What a person waits at most for anything here; a verdict is never about less than the program promises.
PATIENCE = 40


def gateway(number: int, authority: pki.Authority) -> gateways.Gateway:
    """Gateway number `number`, which lets `USER` in and leads to the network behind it."""
    return gateways.Gateway(authority, number, ocserv.Settings(users=(USER,), routes=(f"10.77.{number}.0/255.255.255.0",)))


def profile(file: str, entries: dict, backups: dict | None = None) -> str:
    """Writes a profile that selects by itself: names with addresses, names with their backup servers."""
    hosts = ""
    for name, address in entries.items():
        urls = "".join(f"<HostAddress>{url}</HostAddress>" for url in (backups or {}).get(name, ()))
        hosts += (f"<HostEntry><HostName>{name}</HostName><HostAddress>{address}</HostAddress>"
                  + (f"<BackupServerList>{urls}</BackupServerList>" if urls else "") + "</HostEntry>")
    pathlib.Path(file).write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<AnyConnectProfile><ClientInitialization>'
        "<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection></ClientInitialization>"
        f"<ServerList>{hosts}</ServerList></AnyConnectProfile>\n", encoding="utf-8")
    return file


class Connect:
    """`naructl connect --json`; `with Connect(profile, …) as connection:`."""

    def __init__(self, file: str, *arguments: str, password: str = USER.password, user: str = USER.name):
        self._arguments = [NARUCTL, "connect", "--json", "--quiet", "--profile", file, "--user", user, "--password-stdin",
                           "--data", f"{spaces.FOLDER}/data", *arguments]
        self._password = password
        self.events = []
        self._queue = queue.Queue()

    def __enter__(self):
        self.process = subprocess.Popen(self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, encoding="utf-8")
        self.process.stdin.write(self._password + "\n")
        self.process.stdin.close()
        threading.Thread(target=self._read, daemon=True).start()
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def _read(self) -> None:
        for line in self.process.stdout:
            self._queue.put((time.monotonic(), json.loads(line)))
        self._queue.put(None)

    def wait(self, what, patience: float = PATIENCE) -> tuple[float, dict]:
        """The next event for which `what` holds, with its time."""
        until = time.monotonic() + patience
        while True:
            try:
                item = self._queue.get(timeout=max(0.01, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"it did not come within {patience} s:\n{self.tail()}") from None
            if item is None:
                raise AssertionError(f"naructl has ended:\n{self.tail()}\n{self.process.stderr.read()}")
            self.events.append(item[1])
            if what(item[1]):
                return item

    def wait_for_state(self, *states: str, entry: str | None = None, patience: float = PATIENCE) -> tuple[float, dict]:
        return self.wait(lambda it: it["event"] == "state" and it["state"] in states
                         and (entry is None or (it["hop"] or {}).get("entry") == entry), patience)

    def interrupt(self) -> int:
        """As Ctrl+C; what it ends with."""
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> int:
        """What it ends with, by itself."""
        try:
            while True:
                self.wait(lambda it: False)
        except AssertionError:
            return self.process.wait(PATIENCE)

    def tail(self) -> str:
        return "\n".join(json.dumps(event, ensure_ascii=False) for event in self.events[-25:])


def clothes(secret: str) -> list[bytes]:
    """A secret as it may be written: as it is, escaped for JSON, URL and XML, in Base64 at each of its three places."""
    plain = secret.encode()
    encoded = [base64.b64encode(b"x" * shift + plain)[4 if shift else 0:-4] for shift in range(3)]
    return [plain, json.dumps(secret)[1:-1].encode(), urllib.parse.quote(secret).encode(),
            urllib.parse.quote_plus(secret).encode(), *encoded]


def processes() -> list[bytes]:
    """Argument lists and environments of all that run in this lab."""
    texts = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        for name in ("cmdline", "environ"):
            with contextlib.suppress(OSError):
                texts.append((folder / name).read_bytes())
    return texts


def may_dump(process: int) -> bool:
    """Whether a crash of the process may write its memory to a file."""
    limits = pathlib.Path(f"/proc/{process}/limits").read_text(encoding="ascii")
    return re.search(r"Max core file size +(\S+)", limits)[1] != "0"


def fetch(address: str, *arguments: str) -> str:
    """What a host behind a gateway answers; empty where it does not."""
    done = subprocess.run(["curl", "-s", "--max-time", "5", *arguments, f"http://{address}/"], capture_output=True, text=True,
                          check=False)
    return done.stdout
