# SPDX-License-Identifier: GPL-3.0-or-later
"""keychain.py TOOL: secrets in a real gnome-keyring on a session bus of our own, unlocked, locked, absent."""

import base64
import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.parse

sys.path.insert(0, os.path.join(os.environ["NARU_SOURCE_DIR"], "tests/support"))
from holds import holds

TOOL = sys.argv[1]
PASSWORD = "S3cret!한글"
KEY = {"gateway": "vpn.example", "field": "password", "user": "민수"}
# A deadline for programs that hang, not a wait.
PATIENCE = 60

BUS_WITHOUT_SERVICES = """<busconfig><type>session</type><listen>unix:tmpdir=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>"""


class Home:
    """A user's home and what runs in it; everything ends with it."""

    def __init__(self, stack):
        self.path = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="naru-")))
        self.index = self.path / "data/stored-secrets.json"
        self.environment = {
            "HOME": str(self.path), "XDG_RUNTIME_DIR": str(self.path / "run"), "PATH": os.environ["PATH"],
            "LC_ALL": "C.UTF-8",
        }
        (self.path / "run").mkdir(mode=0o700)
        self.programs = []
        stack.callback(self.end)

    def start(self, *command, told=b""):
        program = subprocess.Popen(command, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL)
        self.programs.append(program)
        program.stdin.write(told)
        program.stdin.close()
        return program

    def end(self):
        for program in reversed(self.programs):
            program.send_signal(signal.SIGCONT)
            program.kill()
            program.wait(PATIENCE)
        self.programs.clear()

    def start_bus(self, with_services):
        configuration = self.path / "bus.conf"
        configuration.write_text(BUS_WITHOUT_SERVICES % (self.path / "run"))
        which = ["--session"] if with_services else [f"--config-file={configuration}"]
        bus = self.start("dbus-daemon", *which, "--nofork", "--print-address")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()

    def start_keyring(self, password):
        """Returns when it has its name on the bus, and so has unlocked what it could."""
        keyring = self.start("gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets",
                             told=password.encode())
        # It prints the variables of its session when it is ready.
        keyring.stdout.readline()
        subprocess.run(["gdbus", "wait", "--session", f"--timeout={PATIENCE}", "org.freedesktop.secrets"],
                       env=self.environment, check=True)
        return keyring

    def stop(self, program):
        program.terminate()
        program.wait(PATIENCE)
        self.programs.remove(program)

    def ask(self, *wishes, patience=30000, **environment):
        """What one run of the program answers to these wishes."""
        run = subprocess.run([TOOL, str(self.index), str(patience)],
                             input="".join(json.dumps(wish) + "\n" for wish in wishes), capture_output=True,
                             text=True, timeout=PATIENCE, env=self.environment | environment, check=True)
        assert PASSWORD not in run.stderr, "the password is on standard error"
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        assert len(answers) == len(wishes), (answers, run.stderr)
        return answers

    def files_with_the_password(self):
        plain = PASSWORD.encode()
        forms = [plain, base64.b64encode(plain), urllib.parse.quote(PASSWORD).encode(), b"S3cret",
                 json.dumps(PASSWORD).strip('"').encode(), PASSWORD.encode("utf-16-le")]
        files = [path for path in self.path.rglob("*") if path.is_file()]
        return [path for path in files if any(form in path.read_bytes() for form in forms)]


def wish(what, key=KEY, **more):
    return {"do": what} | key | more


def write(keep=True):
    return wish("write", secret=PASSWORD, keep=keep)


def check(answer, service, **more):
    told = {name: answer.get(name) for name in ("service", *more)}
    assert told == {"service": service} | more, answer
    assert "S3cret" not in answer["technical"], answer


def unlocked_then_locked(stack):
    home = Home(stack)
    home.start_bus(with_services=False)
    keyring = home.start_keyring("right")
    service, none, written, read = home.ask(wish("service"), wish("read"), write(), wish("read"))
    check(service, "available")
    check(none, "available", secret=None)
    check(written, "available", stored=True)
    check(read, "available", secret=PASSWORD)
    read, listed = home.ask(wish("read"), wish("list"))
    check(read, "available", secret=PASSWORD)
    assert listed["names"] == [["vpn.example", "password", "민수"]], listed
    home.stop(keyring)
    assert home.files_with_the_password() == []

    keyring = home.start_keyring("wrong")
    other = KEY | {"user": "other"}
    service, read, written, own, removed, listed = home.ask(
        wish("service"), wish("read"), wish("write", other, secret=PASSWORD, keep=True), wish("read", other),
        wish("remove"), wish("list"))
    check(service, "locked")
    check(read, "locked", secret=None)
    check(written, "locked", stored=False)
    check(own, "available", secret=PASSWORD)
    check(removed, "locked", removed=False)
    assert listed["names"] == [["vpn.example", "password", "민수"]], listed
    assert home.files_with_the_password() == []
    home.stop(keyring)

    keyring = home.start_keyring("right")
    read, removed, none, listed = home.ask(wish("read"), wish("remove"), wish("read"), wish("list"))
    check(read, "available", secret=PASSWORD)
    check(removed, "available", removed=True)
    check(none, "available", secret=None)
    assert listed["names"] == [], listed

    # One that is not answered, while it sleeps: the program goes on.
    check(home.ask(write())[0], "available", stored=True)
    keyring.send_signal(signal.SIGSTOP)
    read, again = home.ask(wish("read"), wish("read"), patience=200)
    check(read, "no service", secret=None)
    check(again, "no service", secret=None)


def bus_ends(stack):
    """A program that had a secret from the keychain outlives the session that it came from."""
    home = Home(stack)
    home.start_bus(with_services=False)
    home.start_keyring("right")
    program = subprocess.Popen([TOOL, str(home.index), "2000"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               env=home.environment, text=True)
    stack.callback(program.kill)

    def ask(wish):
        program.stdin.write(json.dumps(wish) + "\n")
        program.stdin.flush()
        return json.loads(program.stdout.readline())

    check(ask(write()), "available", stored=True)
    home.end()
    check(ask(wish("service")), "no service")
    check(ask(wish("read")), "no service", secret=None)
    check(ask(write(keep=False)), "available", stored=False)
    check(ask(wish("read")), "available", secret=PASSWORD)


def without(stack, name, prepare, expected, **environment):
    """Nothing can be stored: the user asked for it, and connects twice."""
    home = Home(stack)
    prepare(home)
    service, written, first, second, listed = home.ask(
        wish("service"), write(), wish("read"), wish("read"), wish("list"), patience=5000, **environment)
    check(service, expected)
    check(written, expected, stored=False)
    assert written["technical"], written
    check(first, "available", secret=PASSWORD)
    check(second, "available", secret=PASSWORD)
    assert listed["names"] == [], listed
    assert home.files_with_the_password() == []
    check(home.ask(wish("read"))[0], "available", secret=None)
    holds(name, "C-KEY-01")


def main():
    for program in ("dbus-daemon", "gnome-keyring-daemon", "gdbus"):
        if not shutil.which(program):
            print(f"skipped: {program} is not here")
            sys.exit(77)
    cases = {
        "unlocked_then_locked": unlocked_then_locked,
        "bus_ends": bus_ends,
        "no_bus": lambda stack: without(stack, "no_bus", lambda home: None, "no service"),
        "no_service": lambda stack: without(
            stack, "no_service", lambda home: home.start_bus(with_services=False), "no service"),
        "never_set_up": lambda stack: without(
            stack, "never_set_up", lambda home: home.start_bus(with_services=True), "locked"),
    }
    for name in sys.argv[2:] or cases:
        with contextlib.ExitStack() as stack:
            cases[name](stack)
        print(f"{name}: passed", flush=True)


main()
