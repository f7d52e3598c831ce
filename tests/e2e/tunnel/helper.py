# SPDX-License-Identifier: GPL-3.0-or-later
"""naru-helper as its caller sees it: frames on its standard input and output."""
import os
import select
import shutil
import signal
import subprocess
import time
import urllib.parse

import gateways
import spaces

_BUILD = os.path.join(os.environ["NARU_BIN_DIR"], "..")


def for_everybody(program: str) -> str:
    """A copy of a program of the build at a place where every user may run it."""
    place = f"{spaces.FOLDER}/bin/{os.path.basename(program)}"
    if not os.path.exists(place):
        os.makedirs(os.path.dirname(place), exist_ok=True)
        shutil.copy(os.path.join(_BUILD, program), place)
    return place


def program() -> str:
    """naru-helper; in the namespaces alone."""
    return for_everybody(os.environ.get("NARU_HELPER", "libexec/naru-helper"))


_PATIENCE_SECONDS = 20
DEVICE = "naru0"


class Helper:
    """One helper and what it says: `frames` is a list of (verb, fields)."""

    def __init__(self, *arguments, **options):
        self.process = subprocess.Popen([program(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, **options)
        self.frames = []
        self._rest = b""

    def send(self, verb: str, **fields) -> None:
        """A frame to the helper."""
        self.send_line("\t".join([verb, *(f"{key}={_escaped(str(value))}" for key, value in fields.items())]))

    def send_line(self, line: str) -> None:
        """Whatever it is."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def start(self, session, **changed) -> None:
        """Asks for a tunnel of the session's."""
        self.send("start", **start_fields(session) | changed)

    def wait_for(self, verb: str, seconds: float = _PATIENCE_SECONDS) -> dict:
        """The fields of the next frame of that kind."""
        begin = len(self.frames)
        until = time.monotonic() + seconds
        while True:
            for at in range(begin, len(self.frames)):
                if self.frames[at][0] == verb:
                    return self.frames[at][1]
            begin = len(self.frames)
            if not self._read(max(0.0, until - time.monotonic())):
                raise AssertionError(f"no frame `{verb}` within {seconds} s; last ones: {self.frames[-8:]}")

    def _read(self, seconds: float) -> bool:
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            return False
        part = os.read(self.process.stdout.fileno(), 65536)
        *lines, self._rest = (self._rest + part).split(b"\n")
        for line in lines:
            verb, *fields = line.decode("ascii").split("\t")
            self.frames.append((verb, {key: urllib.parse.unquote(value) for key, _, value in
                                       (field.partition("=") for field in fields)}))
        return bool(part)

    def lines(self) -> list:
        """What openconnect said so far."""
        return [fields["text"] for verb, fields in self.frames if verb == "line"]

    def stop(self) -> dict:
        """Ends the tunnel; how it ended."""
        self.send("stop")
        ended = self.wait_for("ended")
        self.process.wait(_PATIENCE_SECONDS)
        return ended

    def worker(self) -> int:
        """Process of the worker: the child of the one that was started."""
        return gateways.wait_until(lambda: children(self.process.pid), "a worker")[0]

    def openconnect(self) -> int:
        """Process of openconnect."""
        return gateways.wait_until(lambda: children(self.worker()), "openconnect")[0]

    def kill(self, process: int) -> None:
        """kill -9"""
        os.kill(process, signal.SIGKILL)


def start_fields(session) -> dict:
    """The fields of a frame `start`."""
    return {"host": session.host, "port": session.port, "address": session.address, "pin": session.pin,
            "cookie": session.cookie, "device": DEVICE, "dtls": "yes", "agent": ""}


def _escaped(text: str) -> str:
    return "".join(c if " " <= c <= "~" and c != "%" else "".join(f"%{byte:02X}" for byte in c.encode()) for c in text)


def children(process: int) -> list:
    """Of a process, by number."""
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []
