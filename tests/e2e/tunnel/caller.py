# SPDX-License-Identifier: GPL-3.0-or-later
"""A backend of the program, driven by tunnel-caller: its signals as dictionaries."""
import json
import os
import re
import select
import subprocess
import time

import helper

_INCLUDE = os.path.join(os.environ["NARU_SOURCE_DIR"], "app", "tunnel", "include", "tunnel")
_PATIENCE_SECONDS = 20


def _names(header: str, enum: str) -> list:
    """Of the values of an enum, in their order."""
    with open(os.path.join(_INCLUDE, header), encoding="utf-8") as file:
        body = re.search(rf"enum class {enum} {{(.*?)}};", file.read(), re.S)[1]
    return re.findall(r"^\s*([A-Z]\w+),", re.sub(r"/\*.*?\*/", "", body, flags=re.S), re.M)


KINDS = _names("TunnelEnd.h", "TunnelEndKind")
REASONS = _names("Backend.h", "ReconnectReason")


class Caller:
    """`Caller("root")`, then `start`, `wait_for`."""

    def __init__(self, backend: str, **options):
        self.process = subprocess.Popen([helper.for_everybody("tests/tunnel-caller"), backend, helper.program()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self.signals = []
        self._seen = 0
        self._rest = b""

    def start(self, session, **more) -> None:
        """Asks for a tunnel of the session's; `connect_ms`, `reconnect_ms`: deadlines."""
        self.say(json.dumps(vars(session) | more))

    def say(self, line: str) -> None:
        """A line to the program."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def wait_for(self, signal: str, seconds: float = _PATIENCE_SECONDS) -> dict:
        """The next signal of that name, behind the one that was waited for last."""
        until = time.monotonic() + seconds
        while True:
            while self._seen < len(self.signals):
                self._seen += 1
                if self.signals[self._seen - 1]["signal"] == signal:
                    return self.signals[self._seen - 1]
            if not self._read(max(0.0, until - time.monotonic())):
                raise AssertionError(f"no signal `{signal}` within {seconds} s; last ones: {self.signals[-8:]}")

    def end(self, seconds: float = _PATIENCE_SECONDS) -> str:
        """The kind of the tunnel's end, when it comes."""
        return KINDS[self.wait_for("ended", seconds)["kind"]]

    def stop(self) -> str:
        """Ends the tunnel."""
        self.say("stop")
        return self.end()

    def _read(self, seconds: float) -> bool:
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            return False
        part = os.read(self.process.stdout.fileno(), 65536)
        *lines, self._rest = (self._rest + part).split(b"\n")
        self.signals += [json.loads(line) for line in lines]
        return bool(part)
