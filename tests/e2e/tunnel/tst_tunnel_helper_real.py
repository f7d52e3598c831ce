#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naru-helper against real gateways: what it sets, that nothing of it stays, whoever is killed."""
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time

import gateways
from gateways import run, wait_until
import helper
import ocserv
import pki
import spaces

NOBODY = 65534
#: A user by name, whom pkexec would tell of: it must be in /etc/passwd.
CALLER = 12345
ROUNDS = 3
RESOLV_CONF = b"# of the machine\nnameserver 192.0.2.53\nsearch home.example\noptions edns0\n"
SPLIT = ocserv.Settings(routes=("10.77.1.0/255.255.255.0", "fd77:1::/64"), dns="10.77.1.1", domain="corp.example", udp=True,
                        banner="Welcome", more=("ipv6-network = fd66:1::/64", "no-route = 10.77.1.128/255.255.255.128"))
FULL = ocserv.Settings(routes=(), dns="10.77.2.1", more=("ipv6-network = fd66:2::/64",))
BAD_DNS = ocserv.Settings(dns="127.0.0.1")


def state() -> tuple:
    """Everything of the machine that a tunnel changes."""
    with open("/etc/resolv.conf", "rb") as file:
        return _sorted("ip -4 route"), _sorted("ip -6 route show table main"), _sorted("ip -br link"), file.read()


def _sorted(command: str) -> list:
    return sorted(run(command).splitlines())


def connect(gateway, **options) -> helper.Helper:
    """A helper with a tunnel that is up."""
    made = helper.Helper(**options)
    made.wait_for("ready")
    made.start(gateway.sign_in())
    made.wait_for("connected")
    return made


def fetch(address: str) -> str:
    """HTTP through the tunnel."""
    return run(f"curl -s -m 5 http://{address}/")


def is_gone(process: int) -> bool:
    """Whether a process has ended; what nobody reaps has."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def check(condition, what) -> None:
    """What a test wants to be true."""
    if not condition:
        raise AssertionError(what)


class Checks:
    """Each method is a check, in this order, in the same network."""

    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.split = gateways.Gateway(authority, 1, SPLIT)
        self.full = gateways.Gateway(authority, 2, FULL)
        self.bad = gateways.Gateway(authority, 3, BAD_DNS)
        # The default route alone leads to the second gateway, as it is at home.
        run("ip route add default via 10.90.2.2")
        run("ip route delete 10.91.2.0/24")
        run("ip route add default via fd90:2::2")
        run("ip route delete fd91:2::/64")
        with open("/etc/passwd", "a", encoding="ascii") as file:
            file.write(f"caller:x:{CALLER}:{NOBODY}::/:/bin/sh\n")
        with open("/etc/resolv.conf", "wb") as file:
            file.write(RESOLV_CONF)
        self.before = state()

    def expect_restored(self, what: str) -> None:
        """Nothing of a tunnel is left."""
        check(state() == self.before, f"{what}: the machine is not as before: {state()}, it was {self.before}")

    def split_tunnel(self):
        made = connect(self.split)
        info = next(f for v, f in made.frames if v == "connected")
        check(info["routes"] == "10.77.1.0/24,10.66.1.0/24,fd77:1::/64", info)
        check(info["excluded"] == "10.77.1.128/25" and info["banner"] == "Welcome" and info["dns"] == "10.77.1.1", info)
        check(fetch("10.77.1.1") == "inner 1" and fetch("[fd77:1::1]") == "inner 1", "HTTP through the tunnel")
        check("uplink2" in run("ip route get 10.77.1.129"), "the excluded network stays outside")
        check("naru0" not in run("ip route get 198.51.100.1"), "all else stays outside")
        with open("/etc/resolv.conf", "rb") as file:
            check(file.read().splitlines()[1:4] == [b"nameserver 10.77.1.1", b"nameserver 192.0.2.53",
                                                    b"search corp.example home.example"], "resolv.conf")
        made.send("stats")
        check(int(made.wait_for("stats")["rx_bytes"]) > 0, "counters")
        check(made.stop() == {"how": "stopped"}, "how it ended")
        self.expect_restored("split")

    def full_tunnel(self):
        made = connect(self.full)
        check("naru0" in run("ip route get 198.51.100.1") and "naru0" in run("ip route get 2001:db8::1"), "all goes inside")
        check("uplink2" in run(f"ip route get {self.full.address}"), "the gateway itself stays outside")
        check(fetch("10.77.2.1") == "inner 2", "HTTP through the tunnel")
        made.stop()
        self.expect_restored("full")

    def gateway_of_ipv6(self):
        self.full.start_ipv6()
        made = helper.Helper()
        made.wait_for("ready")
        made.start(self.full.sign_in(self.full.address6))
        check(made.wait_for("connected")["gateway"] == self.full.address6, made.frames[-1])
        check("uplink2" in run(f"ip route get {self.full.address6}"), "the gateway itself stays outside")
        check("naru0" in run("ip route get 2001:db8::1"), "all else goes inside")
        check(fetch("10.77.2.1") == "inner 2", "HTTP through the tunnel")
        made.stop()
        self.expect_restored("IPv6")

    def network_changes_under_full_tunnel(self):
        made = connect(self.full)
        # The kernel takes every route of a link away that goes down.
        run("ip link set uplink2 down")
        run("ip link set uplink2 up")
        run("ip address add fd90:2::1/64 dev uplink2 nodad")
        run("ip route add default via 10.90.2.2")
        run("ip route add default via fd90:2::2")
        check("naru0" in run(f"ip route get {self.full.address}"), "packets to the gateway go round in a circle")
        made.send("reconnect")
        made.wait_for("back")
        check("uplink2" in run(f"ip route get {self.full.address}"), "a way to the gateway was found again")
        check(fetch("10.77.2.1") == "inner 2", "HTTP through the tunnel")
        made.stop()
        wait_until(lambda: state() == self.before, "restored after a change of the network")

    def runs_as_the_caller(self):
        made = connect(self.split, env={"PKEXEC_UID": str(CALLER), "LD_PRELOAD": "/nonexistent", "LANG": "ko_KR.UTF-8"})
        with open(f"/proc/{made.openconnect()}/status", encoding="ascii") as file:
            status = dict(line.rstrip().split(":\t", 1) for line in file if ":\t" in line)
        check(status["Uid"].split() == [str(CALLER)] * 4, status)
        check(status["Gid"].split() == [str(NOBODY)] * 4 and status["Groups"].split() == [str(NOBODY)], status)
        for kind in ("CapPrm", "CapEff", "CapBnd", "CapAmb", "CapInh"):
            check(int(status[kind], 16) == 0, f"{kind}: {status[kind]}")
        check(status["NoNewPrivs"] == "1", status)
        with open(f"/proc/{made.openconnect()}/environ", "rb") as file:
            check(file.read() == b"PATH=/usr/sbin:/usr/bin:/sbin:/bin\0LC_ALL=C\0", "environment")
        places = {int(place) for place in os.listdir(f"/proc/{made.openconnect()}/fd")}
        links = [os.readlink(f"/proc/{made.openconnect()}/fd/{place}") for place in places]
        check(not any("naru/lock" in link or "undo" in link for link in links), links)
        made.stop()
        for wrong in ("4294967295", "-1", "1 2", "98765", "alice"):
            refused = helper.Helper(env={"PKEXEC_UID": wrong})
            check(refused.wait_for("ended")["how"] == "system", wrong)

    def secrets_stay_secret(self):
        session = self.split.sign_in()
        made = helper.Helper()
        made.wait_for("ready")
        made.start(session)
        made.wait_for("connected")
        parts = [part.encode() for item in session.cookie.split("; ") for part in (item, item.partition("=")[2])]
        for process in (made.process.pid, made.worker(), made.openconnect()):
            for file in ("cmdline", "environ"):
                with open(f"/proc/{process}/{file}", "rb") as opened:
                    text = opened.read()
                check(not any(part in text for part in parts), f"the cookie stands in {file} of {process}")
        check(not any(part.decode() in line for part in parts for line in made.lines()), "the cookie stands in a line")
        check(run(f"grep core /proc/{made.openconnect()}/limits")
              .split()[4:6] == ["0", "0"], "core files")
        made.stop()

    def whoever_is_killed(self):
        for gateway in (self.split, self.full):
            for name in ("worker", "watcher", "openconnect", "both", "caller"):
                for _ in range(ROUNDS if gateway is self.full else 1):
                    self._kill(name, gateway)

    def _kill(self, name, gateway):
        if name == "caller":
            return self._kill_caller(gateway)
        made = connect(gateway)
        check(state() != self.before, "a tunnel is up")
        watcher, worker, openconnect = made.process.pid, made.worker(), made.openconnect()
        for process in {"worker": (worker,), "watcher": (watcher,), "openconnect": (openconnect,), "both": (watcher, worker)}[name]:
            made.kill(process)
        if name == "both":
            made.process.wait()
            wait_until(lambda: is_gone(openconnect), "openconnect dies with the helper", 2)
            # The next start puts things in order, before any tunnel is asked for.
            after = helper.Helper()
            after.wait_for("ready")
            self.expect_restored("next start")
            return after.stop()
        how = made.wait_for("ended")["how"]
        check(how == {"worker": "helper_crashed", "watcher": "stopped", "openconnect": "crashed"}[name], f"{name}: {how}")
        self.expect_restored(f"{name} killed")
        wait_until(lambda: all(is_gone(process) for process in (watcher, worker, openconnect)), "all have ended")
        return None

    def _kill_caller(self, gateway):
        """Its end of the pipe goes with it."""
        made = connect(gateway)
        # A process that holds the writing end as a caller does, beside us.
        pipe = made.process.stdin.fileno()
        with subprocess.Popen(["sleep", "60"], pass_fds=(pipe,)) as caller:
            made.process.stdin.close()
            check(state() != self.before, "the tunnel lives as long as its caller")
            caller.send_signal(signal.SIGKILL)
        check(made.wait_for("ended")["how"] == "stopped", "how it ended")
        self.expect_restored("caller killed")

    def killed_at_any_moment(self):
        """Also while the changes are being made: what was not noted down before would stay."""
        for round_ in range(12):
            made = helper.Helper()
            made.wait_for("ready")
            watcher, worker = made.process.pid, made.worker()
            made.start(self.full.sign_in())
            time.sleep(0.012 * round_)
            for process in ((worker,), (watcher,), (worker, watcher))[round_ % 3]:
                made.kill(process)
            made.process.wait()
            wait_until(lambda process=worker: is_gone(process), "the worker has ended")
            if round_ % 3 == 2:
                run(f"{helper.program()} --restore")
            self.expect_restored(f"killed after {12 * round_} ms")
            made.process.stdin.close()

    def restored_at_boot(self):
        made = connect(self.split)
        for process in (made.process.pid, made.worker()):
            made.kill(process)
        made.process.wait()
        run(f"{helper.program()} --restore")
        self.expect_restored("--restore")
        # After a boot /run is empty and the device is gone: the file alone is left to be put back.
        made = connect(self.split)
        for process in (made.process.pid, made.worker()):
            made.kill(process)
        made.process.wait()
        run("ip link delete naru0")
        os.unlink("/run/naru/undo")
        run("ip route flush proto 213")
        run(f"{helper.program()} --restore")
        self.expect_restored("--restore after a boot")

    def resolv_conf_of_others(self):
        # By way of a symbolic link, which stays one.
        os.makedirs("/run/manager")
        shutil.move("/etc/resolv.conf", "/run/manager/resolv.conf")
        os.symlink("/run/manager/resolv.conf", "/etc/resolv.conf")
        made = connect(self.split)
        check(os.path.islink("/etc/resolv.conf"), "the link stays")
        check(b"10.77.1.1" in open("/run/manager/resolv.conf", "rb").read(), "its target is edited")
        # Somebody else writes to it meanwhile: theirs is the right one.
        with open("/run/manager/resolv.conf", "wb") as file:
            file.write(b"nameserver 192.0.2.99\n")
        made.stop()
        check(state()[3] == b"nameserver 192.0.2.99\n", "what others wrote stays")
        os.unlink("/etc/resolv.conf")
        with open("/etc/resolv.conf", "wb") as file:
            file.write(RESOLV_CONF)

    def resolv_conf_as_mount_point(self):
        place = f"{spaces.FOLDER}/resolv.conf"
        with open(place, "wb") as file:
            file.write(RESOLV_CONF)
        run(f"mount --bind {place} /etc/resolv.conf")
        made = connect(self.split)
        check(b"10.77.1.1" in state()[3], "edited in place")
        made.stop()
        run("umount /etc/resolv.conf")
        with open(place, "rb") as file:
            check(file.read() == RESOLV_CONF, "restored in place")

    def resolved_is_told(self):
        """A program in resolvectl's place writes down what it is told."""
        os.makedirs("/run/systemd/resolve")
        shutil.move("/etc/resolv.conf", "/run/systemd/resolve/stub-resolv.conf")
        os.symlink("/run/systemd/resolve/stub-resolv.conf", "/etc/resolv.conf")
        gateways.overlay("/usr/bin")
        with open("/usr/bin/resolvectl", "w", encoding="ascii") as file:
            file.write(f'#!/bin/sh\necho "$@" >>{spaces.FOLDER}/told\n')
        os.chmod("/usr/bin/resolvectl", 0o755)
        connect(self.split).stop()
        with open(f"{spaces.FOLDER}/told", encoding="ascii") as file:
            check(file.read() == "dns naru0 10.77.1.1\ndomain naru0 corp.example ~.\ndefault-route naru0 true\n", "what it was told")
        check(state()[3] == RESOLV_CONF, "resolv.conf is not touched")
        run("umount -l /usr/bin")
        os.unlink("/etc/resolv.conf")
        with open("/etc/resolv.conf", "wb") as file:
            file.write(RESOLV_CONF)

    def machine_without_ipv6(self):
        run("sh -c 'echo 1 >/proc/sys/net/ipv6/conf/default/disable_ipv6'")
        made = connect(self.full)
        connected = next(fields for verb, fields in made.frames if verb == "connected")
        check("address6" not in connected and connected["routes"] == "0.0.0.0/0,10.66.2.0/24", connected)
        check(fetch("10.77.2.1") == "inner 2", "HTTP through the tunnel")
        made.stop()
        run("sh -c 'echo 0 >/proc/sys/net/ipv6/conf/default/disable_ipv6'")

    def hostile_settings(self):
        made = helper.Helper()
        made.wait_for("ready")
        made.start(self.bad.sign_in())
        check(made.wait_for("ended") == {"how": "settings", "detail": "INTERNAL_IP4_DNS"}, made.frames[-1])
        self.expect_restored("hostile settings")

    def hostile_frames(self):
        session = self.split.sign_in()
        good = helper.start_fields(session)
        wrong = [("pin", ""), ("pin", "sha1:00"), ("host", "--script=/bin/sh"), ("host", "gateway.example --x"), ("port", "0"),
                 ("address", "10.91.1.2 -x"), ("device", "lo"), ("device", "../x"), ("cookie", "a\n--script=/bin/sh"), ("dtls", "maybe"), ("agent", "a\nb")]
        cases = [(key, good | {key: value}) for key, value in wrong]
        cases += [(key, {k: v for k, v in good.items() if k != key}) for key in good]
        cases.append(("unknown field", good | {"script": "/bin/sh"}))
        for name, fields in cases:
            made = helper.Helper()
            made.wait_for("ready")
            made.send("start", **fields)
            check(made.wait_for("ended") == {"how": "request", "detail": name}, f"{name}: {made.frames[-1]}")
        for line in ("", "START", "start", "exec\tcommand=/bin/sh", "start\tkey", "\x01", "a" * 600_000):
            made = helper.Helper()
            made.wait_for("ready")
            with contextlib.suppress(BrokenPipeError):
                made.send_line(line)
            check(made.wait_for("ended")["how"] == "request", f"{line[:20]!r}: {made.frames[-1]}")
        for words in (["--script"], ["--proxy", "1080"], ["--socks", "0"], ["--socks", "x"], ["--socks"], ["-x"], ["--restore", "x"]):
            done = subprocess.run([helper.program(), *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=10, check=False)
            check(done.returncode != 0, words)
        self.expect_restored("hostile frames")

    def one_tunnel_a_machine(self):
        first = connect(self.split)
        second = helper.Helper()
        check(second.wait_for("ended")["how"] == "busy", second.frames)
        first.stop()
        run("ip tuntap add dev naru0 mode tun")
        made = helper.Helper()
        made.wait_for("ready")
        made.start(self.split.sign_in())
        check(made.wait_for("ended")["how"] == "device", made.frames[-1])
        check("naru0" in run("ip -br link"), "a device of somebody else's stays")
        run("ip link delete naru0")

    def not_root(self):
        made = helper.Helper(user=NOBODY, group=NOBODY, extra_groups=[])
        check(made.wait_for("ended") == {"how": "system", "detail": "not root"}, made.frames)
        # With the set-user-ID bit it would pass polkit by.
        os.chmod(helper.program(), 0o4755)
        made = helper.Helper(user=NOBODY, group=NOBODY, extra_groups=[])
        check(made.wait_for("ended") == {"how": "system", "detail": "not root"}, made.frames)
        os.chmod(helper.program(), 0o755)

    def silent_gateway(self):
        """In a silent TLS handshake openconnect hears SIGKILL alone."""
        session = self.split.sign_in()
        with socket.create_server(("127.0.0.11", 443)):
            made = helper.Helper()
            made.wait_for("ready")
            made.start(session, address="127.0.0.11")
            wait_until(lambda: any("SSL negotiation" in line for line in _read(made)), "the handshake begins")
            begin = time.monotonic()
            check(made.stop() == {"how": "stopped"}, "how it ended")
            took = time.monotonic() - begin
            check(took < 6, f"it took {took:.1f} s to stop")
        self.expect_restored("silent gateway")


def _read(made) -> list:
    with contextlib.suppress(AssertionError):
        made.wait_for("nothing", 0.05)
    return made.lines()


def main() -> int:
    gateways.enter("curl")
    checks = Checks()
    names = sys.argv[1:] or [name for name in vars(Checks) if not name.startswith("_") and name != "expect_restored"]
    for name in names:
        begin = time.monotonic()
        getattr(checks, name)()
        print(f"ok {name} ({time.monotonic() - begin:.1f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
