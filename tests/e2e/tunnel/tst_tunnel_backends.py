#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The backends against real gateways: traffic, and what is told when the gateway is lost."""
import dataclasses
import os
import socket
import sys
import time

import caller
import gateways
from gateways import run, wait_until
import helper
from holds import holds
import ocserv
import pki
import polkit
import spaces

NOBODY = {"user": 65534, "group": 65534, "extra_groups": []}
#: Between openconnect's word of the loss and ours.
TOLD_SECONDS = 2
#: openconnect asks every 5 s, and calls the gateway dead after 10.
DEAD_SECONDS = 16


def check(condition, what) -> None:
    """What a test wants to be true."""
    if not condition:
        raise AssertionError(what)


def state() -> tuple:
    """Everything of the machine that a tunnel changes."""
    with open("/etc/resolv.conf", "rb") as file:
        return run("ip route"), run("ip -br link"), file.read()


class Checks:
    """Each method is a check, in this order, in the same network."""

    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.gateway = gateways.Gateway(authority, 1, ocserv.Settings(dns="10.77.1.1", udp=True))
        self.before = state()

    def _connect(self, backend="root", options=None, **more) -> caller.Caller:
        made = caller.Caller(backend, **(options or {}))
        made.start(self.gateway.sign_in(), **more)
        made.wait_for("connected")
        return made

    def root(self):
        made = self._connect()
        check(run("curl -s -m 5 http://10.77.1.1/") == "inner 1", "HTTP through the tunnel")
        check(made.wait_for("traffic")["received"] >= 0, "traffic")
        wait_until(lambda: made.wait_for("traffic")["received"] > 0, "bytes are counted")
        check(made.stop() == "Stopped", made.signals[-1])
        check(state() == self.before, "the machine is as before")
        # The same backend once more.
        made.start(self.gateway.sign_in())
        check("AES" in made.wait_for("connected")["cstp"], "the cipher is known")
        check(made.stop() == "Stopped", made.signals[-1])

    def socks_by_nobody(self):
        made = self._connect("socks:11080", NOBODY)
        check(run("curl -s -m 5 --socks5-hostname 127.0.0.1:11080 http://10.77.1.1/") == "inner 1", "HTTP through the proxy")
        check(state() == self.before, "nothing of the machine is changed")
        wait_until(lambda: made.wait_for("traffic")["received"] > 0, "bytes are counted")
        made.say("reconnect")
        check(caller.REASONS[made.wait_for("reconnecting")["reason"]] == "Asked", made.signals[-1])
        made.wait_for("back")
        check(run("curl -s -m 5 --socks5-hostname 127.0.0.1:11080 http://10.77.1.1/") == "inner 1", "HTTP after the reconnection")
        other = caller.Caller("socks:11080", **NOBODY)
        other.start(self.gateway.sign_in())
        check(other.end() == "PortUnavailable", other.signals[-1])
        check(made.stop() == "Stopped", made.signals[-1])
        wait_until(lambda: not _is_running("ocproxy"), "ocproxy has ended")

    def gateway_is_killed(self):
        for backend, options in (("root", None), ("socks:11080", NOBODY)):
            made = self._connect(backend, options, reconnect_ms=1500)
            self.gateway.server.kill()
            begin = time.monotonic()
            reason = caller.REASONS[made.wait_for("reconnecting", TOLD_SECONDS)["reason"]]
            check(reason == "ConnectionLost", reason)
            check(made.end(10) == "PeerDead", made.signals[-1])
            check(time.monotonic() - begin < 1.5 + 6, "our deadline, not openconnect's")
            self.gateway.server.start()
        check(state() == self.before, "the machine is as before")

    def gateway_is_cut_and_comes_back(self):
        made = self._connect()
        self.gateway.cut()
        reason = caller.REASONS[made.wait_for("reconnecting", DEAD_SECONDS)["reason"]]
        check(reason == "DeadPeer", reason)
        self.gateway.mend()
        made.wait_for("back")
        check(run("curl -s -m 5 http://10.77.1.1/") == "inner 1", "HTTP through the tunnel")
        made.stop()

    def gateway_says_no(self):
        session = self.gateway.sign_in()
        made = caller.Caller("root")
        made.start(session)
        made.wait_for("connected")
        self.gateway.disconnect_clients()
        check(made.end() == "ServerDisconnect", made.signals[-1])
        made.start(session)
        check(made.end() == "CookieRejected", made.signals[-1])
        made.start(dataclasses.replace(self.gateway.sign_in(), pin="pin-sha256:" + "A" * 43 + "="))
        check(made.end() == "PinMismatch", made.signals[-1])
        made.start(dataclasses.replace(session, port=444))
        check(made.end() == "GatewayFailed", made.signals[-1])
        check(state() == self.before, "the machine is as before")

    def silent_gateway(self):
        session = dataclasses.replace(self.gateway.sign_in(), address="127.0.0.11")
        with socket.create_server(("127.0.0.11", 443)):
            made = caller.Caller("root")
            made.start(session, connect_ms=1000)
            begin = time.monotonic()
            check(made.end() == "ConnectDeadline", made.signals[-1])
            check(time.monotonic() - begin < 1 + 6, "within the deadlines")

    def dead_peer_and_then_nothing(self):
        """C-OC-12: openconnect says that the gateway is dead, and nothing any more."""
        fake = f"{spaces.FOLDER}/openconnect"
        with open(fake, "w", encoding="ascii") as file:
            file.write(_FAKE)
        os.chmod(fake, 0o755)
        session = self.gateway.sign_in()
        run(f"mount --bind {fake} /usr/sbin/openconnect")
        made = caller.Caller("root")
        made.start(session, reconnect_ms=1000)
        made.wait_for("connected")
        run(f"touch {spaces.FOLDER}/die")
        check(caller.REASONS[made.wait_for("reconnecting", TOLD_SECONDS)["reason"]] == "DeadPeer", made.signals[-1])
        check(made.end() == "PeerDead", made.signals[-1])
        run("umount /usr/sbin/openconnect")
        check(state() == self.before, "the machine is as before")
        holds("dead_peer_and_then_nothing", "C-OC-12")

    def pkexec(self):
        """The real polkitd and pkexec: granted, denied, nobody there who could ask, and asked."""
        if what := polkit.missing():
            print(f"skipped: {what} is not installed")
            return
        polkit.install()
        check(polkit.defaults() == ["no", "no", "auth_admin_keep"], polkit.defaults())
        for user, password, kind in (("denied", None, "PrivilegeDenied"), ("elsewhere", None, "PrivilegeDenied"),
                                     ("asked", None, "PrivilegeNoAgent"), ("asked", "wrong", "PrivilegeDenied")):
            made = caller.Caller("pkexec", **polkit.as_user(user))
            if password:
                polkit.answer_password(made.process.pid, password)
            made.start(self.gateway.sign_in())
            check(made.end() == kind, f"{user}: {made.signals[-1]}")
        for user, password in (("granted", None), ("asked", polkit.PASSWORD)):
            made = caller.Caller("pkexec", **polkit.as_user(user))
            if password:
                polkit.answer_password(made.process.pid, password)
            made.start(self.gateway.sign_in())
            made.wait_for("connected")
            check(run("ps -o user= -C openconnect").split() == [user], "openconnect runs as the one who called")
            check(run("curl -s -m 5 http://10.77.1.1/") == "inner 1", "HTTP through the tunnel")
            check(made.stop() == "Stopped", made.signals[-1])
            check(state() == self.before, "the machine is as before")
        # Given up while the password is waited for.
        made = caller.Caller("pkexec", **polkit.as_user("asked"))
        polkit.answer_password(made.process.pid, None)
        made.start(self.gateway.sign_in())
        wait_until(lambda: _is_running("polkit-agent-he"), "the agent asks")
        check(made.stop() == "Stopped", made.signals[-1])
        wait_until(lambda: not _is_running("pkexec"), "pkexec has ended")
        os.unlink(polkit.INSTALLED)
        made = caller.Caller("pkexec", **polkit.as_user("granted"))
        made.start(self.gateway.sign_in())
        check(made.end() == "HelperMissing", made.signals[-1])

    def helper_is_killed(self):
        """Watcher and worker at once: nobody of them is left to put things in order."""
        made = self._connect()
        watcher = helper.children(made.process.pid)[0]
        for process in (watcher, *helper.children(watcher)):
            os.kill(process, 9)
        check(made.end() == "HelperCrashed", made.signals[-1])
        check(state() == self.before, "the machine is as before")

    def caller_is_killed(self):
        for _ in range(3):
            made = self._connect()
            made.process.kill()
            made.process.wait()
            wait_until(lambda: state() == self.before, "the machine is as before", 6)


def _is_running(program: str) -> bool:
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
                name, _, rest = file.read().partition("(")[2].rpartition(")")
        except OSError:
            continue
        if name == program and rest.split()[0] != "Z":
            return True
    return False


_FAKE = f"""#!/bin/sh
# What openconnect does, as far as the helper sees it; SIGINT and SIGTERM are not heard.
trap '' INT TERM
export TUNDEV=naru0 VPNGATEWAY=10.91.1.2 INTERNAL_IP4_ADDRESS=10.66.1.9 CISCO_SPLIT_INC=1
export CISCO_SPLIT_INC_0_ADDR=10.77.1.0 CISCO_SPLIT_INC_0_MASKLEN=24
reason=connect /proc/self/fd/4 --script
until [ -e {spaces.FOLDER}/die ]; do sleep 0.05; done
echo 'CSTP Dead Peer Detection detected dead peer!'
exec sleep 1000
"""


def main() -> int:
    gateways.enter("curl", "ocproxy")
    checks = Checks()
    for name in sys.argv[1:] or [name for name in vars(Checks) if not name.startswith("_")]:
        begin = time.monotonic()
        getattr(checks, name)()
        print(f"ok {name} ({time.monotonic() - begin:.1f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
