# SPDX-License-Identifier: GPL-3.0-or-later
"""What a machine has around the program, for tests that move it: a system bus with logind, DNS servers, sleep."""
import os
import pathlib
import shutil
import socket
import subprocess
import threading

import gateways
import spaces

PYTHON = "/usr/bin/python3"
_BUS = """<busconfig><type>system</type><listen>unix:path={path}</listen><auth>EXTERNAL</auth><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/><allow user="*"/></policy></busconfig>
"""
_LOGIND = ("org.freedesktop.login1", "/org/freedesktop/login1")


def need() -> None:
    """Skips the test where the bus or its mock-up is missing."""
    for program in ("dbus-daemon", "gdbus"):
        if shutil.which(program) is None:
            spaces.skip(f"{program} is not installed")
    if subprocess.run([PYTHON, "-c", "import dbusmock"], capture_output=True, check=False).returncode != 0:
        spaces.skip("python3-dbusmock is not installed")


def _start(*command: str, **options) -> None:
    """Something that ends with the namespaces."""
    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


class Logind:
    """A system bus of our own with logind on it, and a machine whose sleep takes no time."""

    def __init__(self):
        place = f"{spaces.FOLDER}/bus"
        self._address = f"unix:path={place}"
        self._slept = pathlib.Path(f"{spaces.FOLDER}/asleep")
        self._slept.write_text("0", encoding="ascii")
        configuration = pathlib.Path(f"{spaces.FOLDER}/bus.conf")
        configuration.write_text(_BUS.format(path=place), encoding="ascii")
        _start("dbus-daemon", f"--config-file={configuration}", "--nofork")
        gateways.wait_until(lambda: os.path.exists(place), "the system bus")
        _start(PYTHON, "-B", "-m", "dbusmock", "--system", "--template", "logind", env=self.environment())
        gateways.run(f"gdbus wait --system --timeout=20 {_LOGIND[0]}", env=self.environment())

    def environment(self) -> dict:
        """Of a program on this machine."""
        library = os.path.join(os.environ["NARU_BIN_DIR"], "..", "tests", "libasleep.so")
        return dict(os.environ, DBUS_SYSTEM_BUS_ADDRESS=self._address, LD_PRELOAD=os.path.realpath(library),
                    NARU_TEST_ASLEEP=str(self._slept))

    def wait_until_watched(self) -> None:
        """Somebody holds an inhibitor: the program sees what comes."""
        gateways.wait_until(lambda: "Inhibit" in self._call("GetCalls"), "an inhibitor")
        self._call("ClearCalls")

    def fall_asleep(self) -> None:
        """logind's word before the sleep."""
        self._prepare_for_sleep("true")

    def wake_up(self, after_seconds: int) -> None:
        """Its word after a sleep of so long, by the kernel's clock."""
        self._slept.write_text(str(int(self._slept.read_text(encoding="ascii")) + after_seconds), encoding="ascii")
        self._prepare_for_sleep("false")

    def _prepare_for_sleep(self, before: str) -> None:
        self._call("EmitSignal", "org.freedesktop.login1.Manager", "PrepareForSleep", "b", f"[<{before}>]")

    def _call(self, method: str, *arguments: str) -> str:
        command = ["gdbus", "call", "--system", "--dest", _LOGIND[0], "--object-path", _LOGIND[1], "--method",
                   f"org.freedesktop.DBus.Mock.{method}", *arguments]
        return subprocess.run(command, env=self.environment(), capture_output=True, text=True, check=True).stdout


def move_to(suffix: str, server: str) -> None:
    """Another place, as whoever manages the network writes it down."""
    text = f"nameserver {server}\nsearch {suffix}\n"
    new = pathlib.Path("/etc/resolv.conf.new")
    new.write_text(text, encoding="ascii")
    new.rename("/etc/resolv.conf")


def serve_dns(address: str) -> None:
    """A DNS server that knows no name, and says so."""
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind((address, 53))

    def answer() -> None:
        while True:
            question, client = server.recvfrom(4096)
            # An answer, recursion available, "no such name".
            server.sendto(question[:2] + b"\x81\x83" + question[4:], client)

    threading.Thread(target=answer, daemon=True).start()
