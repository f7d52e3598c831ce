#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""connect_killed.py [ROUNDS]: kill -9 of the window, of the helper (worker, watcher, both), of openconnect, in turn (5).

Nothing drives the window: its profile connects in every network that is not trusted, the gateways' keys are accepted
ones, and the password comes from a real gnome-keyring. Each time routes and DNS are as they were, byte for byte, and
the next connection carries packets.
"""
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time

import world

import gateways
import ocserv
import pki
import spaces

ROUNDS = 5
WINDOW = os.path.join(os.environ["NARU_BIN_DIR"], "naru")
SECRETS_TOOL = os.path.join(os.environ["NARU_BIN_DIR"], "..", "tests", "secrets_tool")
VICTIMS = ("window", "worker", "openconnect", "watcher", "both")
#: From the death of whoever it was to a machine as it was before; two seconds are the watcher's.
RESTORED_SECONDS = 6
_BUS = """<busconfig><type>session</type><listen>unix:path={path}</listen><auth>EXTERNAL</auth><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
"""


class Person:
    """Has a home, a session bus and a keyring with the password; the gateways' keys were accepted before."""

    def __init__(self, all_gateways):
        self.home = pathlib.Path(f"{spaces.FOLDER}/home")
        self.data = self.home / ".local/share/naru"
        runtime = self.home / "run"
        for folder in (self.data, runtime):
            folder.mkdir(parents=True, mode=0o700)
        self.environment = {name: os.environ[name] for name in os.environ if name.startswith(("QT_", "LC_", "PATH"))} | {
            "HOME": str(self.home), "XDG_RUNTIME_DIR": str(runtime), "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/bus"}
        self._start_keyring(runtime)
        for gateway in all_gateways:
            self._keep_password(gateway)
        self._accept_keys(all_gateways)

    def popen(self, *command: str, **options) -> subprocess.Popen:
        return subprocess.Popen(command, env=self.environment, **options)

    def _start_keyring(self, runtime) -> None:
        configuration = self.home / "bus.conf"
        configuration.write_text(_BUS.format(path=runtime / "bus"), encoding="ascii")
        self.popen("dbus-daemon", f"--config-file={configuration}", "--nofork", stderr=subprocess.DEVNULL)
        gateways.wait_until((runtime / "bus").exists, "the session bus")
        keyring = self.popen("gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets", stdin=subprocess.PIPE,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        keyring.stdin.write(b"of the keyring")
        keyring.stdin.close()
        subprocess.run(["gdbus", "wait", "--session", "--timeout=20", "org.freedesktop.secrets"], env=self.environment, check=True)

    def _keep_password(self, gateway) -> None:
        wish = {"do": "write", "gateway": gateway.address, "field": "password", "user": world.USER.name,
                "secret": world.USER.password, "keep": True}
        done = subprocess.run([SECRETS_TOOL, str(self.data / "secrets.json"), "20000"], input=json.dumps(wish), text=True,
                              capture_output=True, env=self.environment, check=True)
        assert json.loads(done.stdout)["stored"], done.stdout

    def _accept_keys(self, all_gateways) -> None:
        pins = [{"host": gateway.address, "port": 443, "pins": [
            {"key": ocserv.pin_of(gateway.server.certificate), "firstSeen": "2026-11-30T10:00:00.000Z", "subject": "CN=gateway"}]}
            for gateway in all_gateways]
        file = self.data / "pins.json"
        file.write_text(json.dumps({"naruPins": 1, "hosts": pins}), encoding="ascii")
        file.chmod(0o600)


def _welcome_core_files() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Window:
    """naru as a person starts it."""

    def __init__(self, person, profile: str):
        self._log = open(f"{spaces.FOLDER}/window.log", "ab")  # pylint: disable=consider-using-with
        self.process = person.popen(WINDOW, "--language", "en", profile, stdout=self._log, stderr=self._log,
                                    cwd=person.home, preexec_fn=_welcome_core_files)

    def wait_for_page(self, all_gateways) -> None:
        """Packets pass to what lies behind a gateway."""
        def connected():
            inside = gateways.run("ip route")
            return [gateway for gateway in all_gateways if f"10.77.{gateway.number}.0/24 dev naru0" in inside]
        gateway = gateways.wait_until(connected, "a tunnel", world.PATIENCE)[0]
        assert world.fetch(gateway.inner) == f"inner {gateway.number}", gateway.number

    def processes(self) -> dict:
        """By what they are, as soon as they are all there."""
        return gateways.wait_until(self._processes, "the tunnel's processes", world.PATIENCE)

    def _processes(self) -> dict | None:
        line = [self.process.pid]
        for name in ("naru-watcher", "naru-helper", "openconnect"):
            line += [child for child in world.children(line[-1]) if world.name_of(child) == name][:1]
        if len(line) != 4:
            return None
        window, watcher, worker, openconnect = line
        return {"window": [window], "watcher": [watcher], "worker": [worker], "both": [watcher, worker],
                "openconnect": [openconnect]}

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(world.PATIENCE)
        self._log.close()


class Lab:
    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.gateways = [world.gateway(number, authority, dns=f"10.77.{number}.1") for number in (1, 2)]
        policy = ("<AutomaticVPNPolicy>true<TrustedDNSDomains>corp.example</TrustedDNSDomains>"
                  "<UntrustedNetworkPolicy>Connect</UntrustedNetworkPolicy></AutomaticVPNPolicy>")
        entries = {f"gateway {gateway.number}": gateway.address for gateway in self.gateways}
        stays, goes = "<AutoReconnect>true</AutoReconnect>", "<AutoReconnect>false</AutoReconnect>"
        #: One that comes back by itself, one that does not.
        self.profiles = {name: world.profile(f"{spaces.FOLDER}/{name}.xml", entries, more=policy + more)
                         for name, more in (("comes-back", stays), ("stays-away", goes))}
        self.person = Person(self.gateways)
        self.before = world.machine()


def check_restored(lab, victim: str, by: signal.Signals = signal.SIGKILL) -> None:
    """Whoever it was that died, the machine is as it was."""
    window = Window(lab.person, lab.profiles["stays-away"])
    window.wait_for_page(lab.gateways)
    assert world.difference(lab.before), "a tunnel was there"
    for process in window.processes()[victim]:
        os.kill(process, by)
    gateways.wait_until(lambda: not world.difference(lab.before), f"restored after the death of {victim}", RESTORED_SECONDS)
    window.end()
    gateways.wait_until(lambda: not world.own_processes(), f"nothing is left: {world.own_processes()}")
    assert not world.difference(lab.before), world.difference(lab.before)


def check_crash(lab) -> None:
    """The window crashes with the password in its memory: neither a core file nor another one has it."""
    check_restored(lab, "window", signal.SIGSEGV)
    files = [path for path in lab.person.home.rglob("*") if path.is_file()]
    assert files and not [path for path in files if path.name.startswith("core")], files
    forms = world.clothes(world.USER.password)
    leaks = [path for path in files if any(form in path.read_bytes() for form in forms)]
    assert not leaks, leaks


def check_comes_back(lab) -> None:
    """The window lives on, nobody of the helper does: it connects anew by itself, and its end leaves nothing."""
    window = Window(lab.person, lab.profiles["comes-back"])
    window.wait_for_page(lab.gateways)
    dead = window.processes()["both"]
    for process in dead:
        os.kill(process, 9)
    gateways.wait_until(lambda: set(window.processes()["both"]).isdisjoint(dead), "another helper", world.PATIENCE)
    window.wait_for_page(lab.gateways)
    window.end()
    gateways.wait_until(lambda: not world.difference(lab.before), "restored", RESTORED_SECONDS)


def main() -> None:
    gateways.enter("curl")
    for program in ("dbus-daemon", "gnome-keyring-daemon", "gdbus"):
        if shutil.which(program) is None:
            spaces.skip(f"{program} is not installed")
    if not os.path.exists(WINDOW):
        spaces.skip("the window is not built")
    pathlib.Path("/etc/resolv.conf").write_bytes(world.RESOLV_CONF)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    lab = Lab()
    begin = time.monotonic()
    for number in range(rounds):
        check_restored(lab, VICTIMS[number % len(VICTIMS)])
    print(f"{rounds} rounds: restored each time ({time.monotonic() - begin:.1f} s)", flush=True)
    check_crash(lab)
    print("crashes without a trace of the password", flush=True)
    check_comes_back(lab)
    print("comes back by itself", flush=True)


if __name__ == "__main__":
    main()
