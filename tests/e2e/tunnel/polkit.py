# SPDX-License-Identifier: GPL-3.0-or-later
"""The real polkitd and pkexec, on a system bus of the test's own, with the action as it is installed."""
import contextlib
import os
import pty
import shutil
import subprocess
import termios
import threading

import gateways
from gateways import run, wait_until
import helper
import spaces

_POLKITD = "/usr/lib/polkit-1/polkitd"
_ACTION = "org.naru.tunnel.run"
INSTALLED = "/usr/libexec/naru/naru-helper"
PASSWORD = "Lab-r00t"
#: User -> (number, what a rule of the administrator's says). Where none does, it is the action's own word.
USERS = {"granted": (12001, "YES"), "denied": (12002, "NO"), "asked": (12003, "AUTH_ADMIN"), "elsewhere": (12004, None)}


def install() -> None:
    """Puts helper and action where they belong, and starts bus and polkitd."""
    for folder in ("/usr/share/polkit-1", "/usr/libexec"):
        gateways.overlay(folder)
    os.makedirs(os.path.dirname(INSTALLED))
    shutil.copy(helper.program(), INSTALLED)
    shutil.copy(os.path.join(os.environ["NARU_SOURCE_DIR"], "installer/polkit/org.naru.tunnel.policy"), "/usr/share/polkit-1/actions")
    _add_users()
    os.makedirs("/run/dbus", exist_ok=True)
    _start("dbus-daemon", "--system", "--nofork", "--nopidfile", "--nosyslog")
    wait_until(lambda: os.path.exists("/run/dbus/system_bus_socket"), "a system bus")
    _start(_POLKITD, "--no-debug")
    wait_until(_knows_action, "polkitd")


def defaults() -> list:
    """What the action says where no rule does: to anybody, in inactive sessions, in active ones."""
    lines = run(f"pkaction --verbose --action-id {_ACTION}").splitlines()
    return [line.split(":")[1].strip() for line in lines if "implicit" in line]


def answer_password(process: int, password: str | None) -> None:
    """An agent on a terminal, for one process, that types a password when it is asked, or waits for ever."""
    ready, told = os.pipe()
    child, terminal = pty.fork()
    if child == 0:
        os.set_inheritable(told, True)
        os.execvp("pkttyagent", ["pkttyagent", "--process", str(process), "--notify-fd", str(told)])
    os.close(told)
    os.read(ready, 1)
    threading.Thread(target=_type, args=(terminal, password), daemon=True).start()


def _type(terminal: int, password: str | None) -> None:
    seen = b""
    with contextlib.suppress(OSError):
        while b"Password:" not in seen:
            seen += os.read(terminal, 1024)
        # The agent throws away what is typed before the echo is off.
        wait_until(lambda: not termios.tcgetattr(terminal)[3] & termios.ECHO, "the echo is off")
        if password is not None:
            os.write(terminal, password.encode() + b"\n")
        while os.read(terminal, 1024):
            pass


def as_user(name: str) -> dict:
    """For Popen."""
    return {"user": USERS[name][0], "group": USERS[name][0], "extra_groups": []}


def _add_users() -> None:
    with open("/etc/passwd", "a", encoding="ascii") as passwords, open("/etc/group", "a", encoding="ascii") as groups:
        for name, (number, _) in USERS.items():
            passwords.write(f"{name}:x:{number}:{number}::/:/bin/sh\n")
            groups.write(f"{name}:x:{number}:\n")
    run("chpasswd", input=f"root:{PASSWORD}\n")
    rules = "".join(f'if (subject.user == "{name}") return polkit.Result.{result};\n' for name, (_, result) in USERS.items() if result)
    with open("/etc/polkit-1/rules.d/00-test.rules", "w", encoding="ascii") as file:
        file.write(f'polkit.addAdminRule(function(action, subject) {{ return ["unix-user:root"]; }});\n'
                   f'polkit.addRule(function(action, subject) {{ if (action.id != "{_ACTION}") return;\n{rules}}});\n')
    os.chmod("/etc/polkit-1/rules.d/00-test.rules", 0o644)


def _start(*command) -> None:
    with open(f"{spaces.FOLDER}/{os.path.basename(command[0])}.log", "wb") as log:
        subprocess.Popen(command, stdout=log, stderr=log)


def _knows_action() -> bool:
    try:
        return len(defaults()) == 3
    except OSError:
        return False


def missing() -> str | None:
    """What is not here."""
    for program in ("pkexec", "pkaction", "pkttyagent", "dbus-daemon", _POLKITD):
        if shutil.which(program, path=os.environ.get("PATH", "") + ":/usr/bin") is None:
            return program
    return None
