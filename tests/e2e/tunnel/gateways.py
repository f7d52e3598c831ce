# SPDX-License-Identifier: GPL-3.0-or-later
"""Gateways with a network around them, for tests of the tunnel.

The script itself is the client (`spaces.enter()`), with an /etc of its own. Gateway N (1 to 9) lies in the
namespace `gatewayN`: 10.91.N.2 behind the next hop 10.90.N.2 on the client's link `uplinkN`. Its host inside is
10.77.N.1 and fd77:N::1 and answers HTTP on port 80 with `inner N`.
"""
import dataclasses
import os
import shlex
import shutil
import subprocess
import sys
import time

_FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(_FOLDER, "..", "netlab"), os.path.join(_FOLDER, "..", "support"),
                os.path.join(_FOLDER, "..", "..", "support")]
import ocserv  # pylint: disable=wrong-import-position
import pki  # pylint: disable=wrong-import-position
import spaces  # pylint: disable=wrong-import-position

NAME = "gateway.example"
USER = ocserv.User("alice", "lab-secret")
PATIENCE_SECONDS = 10
_INNER = """
import http.server, socket
class Server(http.server.ThreadingHTTPServer):
    address_family = socket.AF_INET6
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"inner {number}")
    def log_message(self, *_): pass
Server(("::", 80), Answer).serve_forever()
"""


def enter(*programs) -> None:
    """Returns inside namespaces where nothing of the machine's own can be changed; skips where that can't be."""
    spaces.enter()
    if why := ocserv.missing():
        spaces.skip(why)
    if not spaces.is_real_root():
        spaces.skip("ocserv starts only as root")
    for program in ("openconnect", "ip", "nft", *programs):
        if shutil.which(program, path="/usr/sbin:/usr/bin:/sbin:/bin") is None:
            spaces.skip(f"{program} is not installed")
    for folder in ("/etc", "/var/lib"):
        overlay(folder)


def overlay(folder: str) -> None:
    """From now on what is written to the folder goes to memory, and is seen here alone."""
    place = f"{spaces.FOLDER}/overlay{folder.replace('/', '-')}"
    os.makedirs(f"{place}/upper")
    os.makedirs(f"{place}/work")
    run(f"mount -t overlay overlay -o lowerdir={folder},upperdir={place}/upper,workdir={place}/work {folder}")


def run(command: str, **options) -> str:
    """A short command; what it said."""
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        raise OSError(f"{command}: {done.stderr.strip()}")
    return done.stdout


def wait_until(condition, what: str, seconds: float = PATIENCE_SECONDS):
    """What the condition returns as soon as it is true."""
    until = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > until:
            raise AssertionError(f"{what}: not within {seconds} s")
        time.sleep(0.02)
    return value


@dataclasses.dataclass(frozen=True)
class Session:
    """What a sign-in leaves, as naru-signin hands it to the tunnel."""
    cookie: str
    pin: str
    host: str
    address: str
    port: int = 443


class _Ocserv6(ocserv.Ocserv):
    def _wait_until_it_listens(self):
        place = f"[{self.address}]:{self.port}"
        wait_until(lambda: place in run(f"{' '.join(self._inside)} ss -Hltn"), f"ocserv at {place}")


class Gateway:
    """One ocserv and the network around it."""

    def __init__(self, authority: pki.Authority, number: int, settings: ocserv.Settings = ocserv.Settings()):
        self.number = number
        self.space = f"gateway{number}"
        self.address = f"10.91.{number}.2"
        self.address6 = f"fd91:{number}::2"
        self.hop = f"10.90.{number}.2"
        self.inner = f"10.77.{number}.1"
        self.inner6 = f"fd77:{number}::1"
        self._network()
        self._inner_host = self.popen([sys.executable, "-c", _INNER.format(number=number)])
        certificate = authority.gateway(self.space, NAME, self.address)
        settings = dataclasses.replace(settings, users=settings.users or (USER,), network=f"10.66.{number}.0")
        self.server = ocserv.Ocserv(f"{spaces.FOLDER}/{self.space}", self.address, 443, certificate, settings, self.space)
        self.server.start()

    def _network(self) -> None:
        link, space, number = f"uplink{self.number}", self.space, self.number
        run(f"ip netns add {space}")
        run(f"ip -n {space} link set lo up")
        run(f"ip link add {link} type veth peer name outside netns {space}")
        run(f"ip address add 10.90.{number}.1/24 dev {link}")
        run(f"ip link set {link} up")
        run(f"ip -n {space} address add {self.hop}/24 dev outside")
        run(f"ip -n {space} link set outside up")
        run(f"ip address add fd90:{number}::1/64 dev {link} nodad")
        run(f"ip -n {space} address add fd90:{number}::2/64 dev outside nodad")
        run(f"ip route add 10.91.{number}.0/24 via {self.hop}")
        run(f"ip route add fd91:{number}::/64 via fd90:{number}::2")
        for address in (f"{self.address}/32", f"{self.address6}/128 nodad", f"{self.inner}/32", f"{self.inner6}/128 nodad"):
            run(f"ip -n {space} address add {address.split()[0]} dev lo {' '.join(address.split()[1:])}")
        for key in ("ipv4/ip_forward", "ipv6/conf/all/forwarding"):
            run(f"ip netns exec {space} sh -c 'echo 1 >/proc/sys/net/{key}'")

    def popen(self, command, **options) -> subprocess.Popen:
        """Starts something beside the gateway; it ends with the namespaces."""
        return subprocess.Popen(["ip", "netns", "exec", self.space, *command], **options)

    def cut(self) -> None:
        """The cable: packets vanish from now on, both ways; the client's link stays up."""
        rules = "".join(f"chain {name} {{ type filter hook {name} priority {priority}; policy drop; }}\n"
                        for name, priority in (("prerouting", -300), ("postrouting", 300)))
        run(f"ip netns exec {self.space} nft -f -", input=f"table inet cut {{ {rules} }}")

    def mend(self) -> None:
        """The opposite of `cut`."""
        run(f"ip netns exec {self.space} nft delete table inet cut")

    def disconnect_clients(self) -> None:
        """The gateway's operator ends the sessions."""
        self.popen(["occtl", "-s", f"{self.server.folder}/occtl", "disconnect", "user", USER.name],
                   stdout=subprocess.DEVNULL).wait()

    def start_ipv6(self) -> None:
        """A second ocserv, at the address of IPv6."""
        settings = dataclasses.replace(self.server.settings, network=f"10.67.{self.number}.0")
        _Ocserv6(f"{self.server.folder}-6", self.address6, 443, self.server.certificate, settings, self.space).start()

    def sign_in(self, address: str | None = None) -> Session:
        """By the program openconnect, as nobody."""
        address = address or self.address
        command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "openconnect",
                   "--protocol=anyconnect", "--authenticate", "--non-inter", "--passwd-on-stdin",
                   f"--user={USER.name}", f"--servercert={ocserv.pin_of(self.server.certificate)}",
                   "--resolve", f"{NAME}:{address}", f"https://{NAME}/"]
        done = subprocess.run(command, input=f"{USER.password}\n", capture_output=True, text=True, check=False,
                              timeout=PATIENCE_SECONDS)
        words = dict(word.split("=", 1) for word in shlex.split(done.stdout))
        if "COOKIE" not in words:
            raise AssertionError(f"no cookie: {done.stderr[-800:]}")
        return Session(words["COOKIE"], words["FINGERPRINT"], NAME, address)
