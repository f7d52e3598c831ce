# SPDX-License-Identifier: GPL-3.0-or-later
"""Namespaces of a script's own: nothing of a lab is seen outside, and nothing is left when it ends.

The script is started anew as the first process of a PID namespace, with a network and mounts of its own.
When that process ends, or is killed, or the one outside is, the kernel ends all others and takes down
networks, mounts and the files of the lab with them.
"""
import os
import signal
import subprocess
import sys

SKIPPED = 77
#: Files of a lab: a file system in memory that is gone with the namespace.
FOLDER = "/run/netlab"
_INSIDE = "NARU_NETLAB_INSIDE"


def skip(why: str) -> None:
    """Says why a test is not made, and ends."""
    print(f"SKIP: {why}", flush=True)
    sys.exit(SKIPPED)


def is_real_root() -> bool:
    """Root outside too: what `ocserv` needs, which changes its groups. To be asked behind `enter`."""
    return os.environ[_INSIDE] == "root"


def enter() -> None:
    """Returns inside the namespaces; outside it waits there and ends with the same status."""
    if _INSIDE in os.environ:
        _set_up()
        return
    root = os.geteuid() == 0
    command = ["setpriv", "--pdeathsig", "KILL", "--", "unshare", "--pid", "--fork", "--kill-child", "--mount",
               "--mount-proc", "--net"]
    if not root:
        command += ["--user", "--map-root-user"]
    if not os.path.exists("/dev/net/tun"):
        skip("there is no /dev/net/tun")
    tried = subprocess.run(command + ["true"], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        skip(f"namespaces are not allowed here: {tried.stderr.strip()}")
    environment = dict(os.environ, **{_INSIDE: "root" if root else "user"})
    with subprocess.Popen(command + [sys.executable] + sys.argv, env=environment) as inside:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: inside.kill())
        status = inside.wait()
    sys.exit(status if status >= 0 else 128 - status)


def _set_up() -> None:
    if is_real_root():
        _go_first()
    subprocess.run(["mount", "-t", "tmpfs", "netlab", "/run"], check=True)
    os.makedirs("/run/netns")
    os.makedirs(FOLDER)
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)


def _go_first() -> None:
    """Times that wait for a compiler are worth nothing. Servers, capture and program inherit this."""
    os.setpriority(os.PRIO_PROCESS, 0, -15)
    # Where the kernel groups processes by session, niceness counts only within a session.
    os.setsid()
    try:
        with open("/proc/self/autogroup", "w", encoding="ascii") as file:
            file.write("-15")
    except OSError:
        pass
