# SPDX-License-Identifier: GPL-3.0-or-later
"""Password, one-time code and session cookie appear nowhere, as they are or in other clothes.

A person signs in at a terminal with all logs switched on, while every process of the lab is looked at again and again;
the gateway's front knows the cookie. Then the programs crash, one after the other, where core files are welcome.
"""
import contextlib
import os
import pathlib
import pty
import re
import resource
import select
import signal
import subprocess
import threading
import time
import zipfile

import world

import gateways
import groupfront
import ocserv
import pki
import spaces

OTP_SECRET = b"12345678901234567890"
PERSON = ocserv.User(world.USER.name, world.USER.password, (), OTP_SECRET)
FRONT_PORT = 9443
SAID_SECONDS = 20
#: Between two looks at all processes: a sign-in takes ten times as long.
LOOK_SECONDS = 0.01


class Gateway:
    """Asks for a name, a password and a code; its front hears what the client sends."""

    def __init__(self, number: int, authority: pki.Authority):
        self.inside = world.gateway(number, authority, users=(PERSON,))
        address = f"10.90.{number}.1"
        self.front = groupfront.GroupFront(address, FRONT_PORT, authority.gateway("code", address), (self.inside.address, 443), set())
        self.front.__enter__()
        self.profile = world.profile(f"{spaces.FOLDER}/code.xml", {"Code": f"{address}:{FRONT_PORT}"})


class Terminal:
    """`naructl connect` at a terminal of its own, in a folder that takes core files, with every log on."""

    def __init__(self, profile: str, *arguments: str):
        self.folder = pathlib.Path(f"{spaces.FOLDER}/terminal")
        self.folder.mkdir(exist_ok=True)
        self._here, there = pty.openpty()
        self.said = b""
        environment = dict(os.environ, HOME=str(self.folder), TMPDIR=str(self.folder), XDG_RUNTIME_DIR=str(self.folder),
                           QT_LOGGING_RULES="*=true", OPENSSL_DEBUG="1", GNUTLS_DEBUG_LEVEL="9")
        self.process = subprocess.Popen([world.NARUCTL, "connect", "--language", "en", "--profile", profile, "--data",
                                         str(self.folder / "data"), *arguments], stdin=there, stdout=there, stderr=there,
                                        env=environment, cwd=self.folder, preexec_fn=_welcome_core_files, start_new_session=True)
        os.close(there)

    def wait_for(self, text: bytes) -> None:
        """Until it was said behind what was waited for last."""
        begin, until = len(self.said), time.monotonic() + SAID_SECONDS
        while text not in self.said[begin:]:
            if not select.select([self._here], [], [], max(0.0, until - time.monotonic()))[0]:
                raise AssertionError(f"it did not say {text}: {self.said[-1500:]!r}")
            with contextlib.suppress(OSError):
                self.said += os.read(self._here, 65536)

    def type(self, text: str) -> None:
        os.write(self._here, text.encode() + b"\n")

    def sign_in(self) -> str:
        """As a person does; the code that was used."""
        self.wait_for(b"Username")
        self.type(PERSON.name)
        self.wait_for(b"Password")
        self.type(PERSON.password)
        self.wait_for(b"Password")
        code = ocserv.totp(OTP_SECRET)
        self.type(code)
        self.wait_for(b"Inner address")
        return code

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGINT)
        until = time.monotonic() + SAID_SECONDS
        while self.process.poll() is None and time.monotonic() < until:
            if select.select([self._here], [], [], 0.05)[0]:
                with contextlib.suppress(OSError):
                    self.said += os.read(self._here, 65536)
        self.process.kill()
        self.process.wait()
        os.close(self._here)


def _welcome_core_files() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Watch:
    """Keeps all argument lists and environments that are to be seen, until it is left."""

    def __enter__(self):
        self.seen = set()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            self.seen.update(world.processes())


def files_of_the_program() -> list[bytes]:
    """Of home, data, runtime and scratch folders; those of the lab's own servers and keys are not the program's."""
    own = [pathlib.Path(spaces.FOLDER, name) for name in ("terminal", "data")] + [pathlib.Path("/run/naru")]
    texts = []
    for path in (path for folder in own for path in folder.rglob("*")):
        with contextlib.suppress(OSError):
            if path.is_file():
                texts.append(path.read_bytes())
    return texts


def support_bundle(terminal: Terminal, profile: str) -> list[bytes]:
    """All that a support session takes along, with Naru's own log as text."""
    bundle = terminal.folder / "support.zip"
    subprocess.run([world.NARUCTL, "support", "create", str(bundle), "--profile", profile, "--raw-log", "--data",
                    str(terminal.folder / "data")], check=True, capture_output=True)
    with zipfile.ZipFile(bundle) as parts:
        return [parts.read(name) for name in parts.namelist()]


def cookies(front) -> list[str]:
    """Those by which the tunnel was opened."""
    heard = b"".join(front.requests)
    return [part.split(b"=", 1)[1].decode() for line in heard.split(b"\r\n") if line.lower().startswith(b"cookie:")
            for part in line[7:].strip().split(b"; ") if part.startswith(b"webvpn=")]


def descendants(process: int) -> list[int]:
    """Of a process, itself first."""
    return [process] + [each for child in world.children(process) for each in descendants(child)]


def check_secrets_stay_secret(lab) -> None:
    gateway = lab.code
    with Watch() as watch:
        terminal = Terminal(gateway.profile, "--cafile", lab.ca, "--tunnel", "root", "--no-dtls")
        code = terminal.sign_in()
        assert world.fetch(gateway.inside.inner) == f"inner {gateway.inside.number}"
        line = descendants(terminal.process.pid)
        assert {"naructl", "naru-helper", "openconnect"} <= {world.name_of(process) for process in line}, line
        crash(reversed(line))
        terminal.end()
    found = set(cookies(gateway.front))
    assert found, "the front did not hear a cookie"
    cores = [path for path in terminal.folder.rglob("core*")]
    assert not cores, cores
    assert any(b"naru-signin" in text for text in watch.seen) and any(b"openconnect" in text for text in watch.seen)
    where = {"processes": watch.seen, "terminal": [terminal.said], "files": files_of_the_program(),
             "support": support_bundle(terminal, gateway.profile)}
    for what, secret in (("password", PERSON.password), ("code", code), *(("cookie", cookie) for cookie in found)):
        for place, texts in where.items():
            leaks = [form for form in forms_of(secret) for text in texts if re.search(form, text)]
            assert not leaks, (what, place, leaks)


def forms_of(secret: str) -> list[bytes]:
    """What to look for; few digits stand for nothing inside of other ones."""
    if secret.isdigit():
        return [rb"(?<!\d)%s(?!\d)" % secret.encode()]
    return [re.escape(form) for form in world.clothes(secret)]


def crash(processes) -> None:
    """The innermost first, as long as it lives."""
    for process in processes:
        name = world.name_of(process)
        assert not world.may_dump(process) or name == "sh", f"a crash of {name} would write the secrets into a file"
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGSEGV)
        gateways.wait_until(lambda process=process: not world.is_alive(process), f"the end of {name}")
