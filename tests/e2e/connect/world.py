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


#: Of the machine itself; where a tunnel brings a server of its own, it has to come back byte for byte.
RESOLV_CONF = b"# of the machine\nnameserver 192.0.2.53\nsearch home.example\noptions edns0\n"
#: What the program starts.
PROGRAMS = ("naru", "naructl", "naru-signin", "naru-watcher", "naru-helper", "openconnect", "ocproxy", "rounds_tool")


def gateway(number: int, authority: pki.Authority, **settings) -> gateways.Gateway:
    """Gateway number `number`, which lets `USER` in and leads to the network behind it; `settings` of `ocserv.Settings`."""
    usual = {"users": (USER,), "routes": (f"10.77.{number}.0/255.255.255.0",)}
    return gateways.Gateway(authority, number, ocserv.Settings(**usual | settings))


def profile(file: str, entries: dict, backups: dict | None = None, more: str = "") -> str:
    """Writes a profile that selects by itself: names with addresses, names with their backup servers; `more` is XML
    beside the selection."""
    hosts = ""
    for name, address in entries.items():
        urls = "".join(f"<HostAddress>{url}</HostAddress>" for url in (backups or {}).get(name, ()))
        hosts += (f"<HostEntry><HostName>{name}</HostName><HostAddress>{address}</HostAddress>"
                  + (f"<BackupServerList>{urls}</BackupServerList>" if urls else "") + "</HostEntry>")
    pathlib.Path(file).write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<AnyConnectProfile><ClientInitialization>'
        f"<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>{more}</ClientInitialization>"
        f"<ServerList>{hosts}</ServerList></AnyConnectProfile>\n", encoding="utf-8")
    return file


class Connect:
    """`naructl connect --json`; `with Connect(profile, …) as connection:`."""

    def __init__(self, file: str, *arguments: str, password: str = USER.password, user: str = USER.name,
                 environment: dict | None = None, data: str = "data"):
        self._arguments = [NARUCTL, "connect", "--json", "--quiet", "--profile", file, "--user", user, "--password-stdin",
                           "--data", f"{spaces.FOLDER}/{data}", *arguments]
        self._password = password
        self._environment = environment
        self.events = []
        self._queue = queue.Queue()

    def __enter__(self):
        self.process = subprocess.Popen(self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, encoding="utf-8", env=self._environment)
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


def now() -> float:
    """The clock of the events' times."""
    return time.monotonic()


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


def machine() -> list[str]:
    """Everything of the machine that a tunnel changes; what the kernel itself does about link-local addresses left out."""
    lines = []
    for command in ("ip -4 route show table all", "ip -6 route show table all", "ip rule", "ip -br link", "ip -br address"):
        lines += sorted(re.sub(r" fe80:\S+", "", line) for line in gateways.run(command).splitlines())
    lines = [line for line in lines if "fe80:" not in line and "multicast ff00::/8" not in line and not line.startswith("local dev")]
    return [*lines, repr(pathlib.Path("/etc/resolv.conf").read_bytes())]


def difference(before: list[str]) -> list[str]:
    """What of the machine is another now."""
    after = machine()
    return [f"-{line}" for line in before if line not in after] + [f"+{line}" for line in after if line not in before]


def own_processes() -> list[str]:
    """What runs of the program, zombies too, but for those that nobody reaps in this namespace."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        state, parent = _state_of(int(folder.name))
        if name_of(int(folder.name)) in PROGRAMS and not (state == "Z" and parent == "1"):
            found.append(f"{folder.name} {name_of(int(folder.name))} {state}")
    return found


def _state_of(process: int) -> list[str]:
    """Its state and its parent."""
    try:
        text = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return ["Z", "1"]
    return text.rpartition(")")[2].split()[:2]


def is_alive(process: int) -> bool:
    """What nobody reaps is not."""
    return _state_of(process)[0] != "Z"


def name_of(process: int) -> str:
    """Of its program; empty where there is none."""
    with contextlib.suppress(OSError):
        return pathlib.Path(f"/proc/{process}/comm").read_text(encoding="utf-8").rstrip("\n")
    return ""


def children(process: int) -> list[int]:
    """Of all its threads."""
    found = []
    for file in pathlib.Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, file.read_text(encoding="ascii").split())
    return found


def may_dump(process: int) -> bool:
    """Whether a crash of the process may write its memory to a file; one that is gone cannot crash any more."""
    try:
        limits = pathlib.Path(f"/proc/{process}/limits").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return re.search(r"Max core file size +(\S+)", limits)[1] != "0"


def fetch(address: str, *arguments: str) -> str:
    """What a host behind a gateway answers; empty where it does not."""
    done = subprocess.run(["curl", "-s", "--max-time", "5", *arguments, f"http://{address}/"], capture_output=True, text=True,
                          check=False)
    return done.stdout
