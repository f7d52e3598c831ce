# SPDX-License-Identifier: GPL-3.0-or-later
"""Real gateways: ocserv in the namespace where the script runs, or in another one."""
import base64
import dataclasses
import hashlib
import hmac
import os
import shutil
import struct
import subprocess
import time

import pki

_READY_SECONDS = 10
_STOP_SECONDS = 5


class GatewayError(Exception):
    """The gateway of the test does not work; never a verdict about the program."""


@dataclasses.dataclass(frozen=True)
class User:
    """One who may sign in. `otp_secret`: of a time-based code as second factor (see `totp`)."""
    name: str
    password: str
    groups: tuple = ()
    otp_secret: bytes | None = None


@dataclasses.dataclass(frozen=True)
class Settings:
    """What a gateway is to be; addresses are the test's to make."""
    #: With `client_ca` it asks for a user's certificate instead of a password, signed by that CA.
    users: tuple = ()
    client_ca: str | None = None
    #: Offered in the form, beside the first one, which is no group.
    groups: tuple = ()
    #: Packets inside come from here, one network of /24 a gateway.
    network: str = "10.66.1.0"
    routes: tuple = ("10.77.1.0/255.255.255.0",)
    dns: str | None = None
    domain: str | None = None
    banner: str | None = None
    #: Whether UDP is served beside TLS.
    udp: bool = False
    #: Seconds between its questions whether the client is there.
    dpd: int = 5
    #: 0: no limit; ocserv's own is 80.
    max_ban_score: int = 0
    #: Lines of ocserv.conf of the test's own.
    more: tuple = ()


class Ocserv:
    """A gateway; `with Ocserv(...) as gateway:` or `start` and `stop`. Needs root."""

    _count = 0

    def __init__(self, folder: str, address: str, port: int, certificate: pki.Certificate, settings: Settings,
                 namespace: str | None = None):
        Ocserv._count += 1
        self.folder = folder
        self.address = address
        self.port = port
        self.certificate = certificate
        self.settings = settings
        self.log = f"{folder}/log"
        self._inside = ["ip", "netns", "exec", namespace] if namespace else []
        self._device = f"oc{Ocserv._count}-"
        self._process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self) -> None:
        """Writes its files anew and returns when it listens."""
        os.makedirs(self.folder, exist_ok=True)
        self._write_users()
        with open(f"{self.folder}/conf", "w", encoding="utf-8") as file:
            file.write("\n".join(self._configuration()) + "\n")
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen([*self._inside, "ocserv", "-f", "-d", "2", "-c", f"{self.folder}/conf"], stdout=log, stderr=log)
        self._wait_until_it_listens()

    def stop(self) -> None:
        """In good order: its clients are told. What does not end by itself is killed."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process = None

    def kill(self) -> None:
        """At once, without a word to anybody; its workers too."""
        if self._process is None:
            return
        for process in [*_descendants(self._process.pid), self._process.pid]:
            try:
                os.kill(process, 9)
            except ProcessLookupError:
                pass
        self._process.wait()
        self._process = None

    def forget_users(self) -> None:
        """Nobody is let in any more; until `start`."""
        with open(f"{self.folder}/passwd", "w", encoding="ascii"):
            pass

    @property
    def process(self) -> int:
        """Process id of its main process."""
        return self._process.pid

    def said(self) -> str:
        """Its log so far."""
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read()

    def _write_users(self):
        for user in self.settings.users:
            groups = ["-g", ",".join(user.groups)] if user.groups else []
            subprocess.run(["ocpasswd", "-c", f"{self.folder}/passwd", *groups, user.name], check=True, capture_output=True,
                           input=f"{user.password}\n{user.password}\n".encode())
        with open(f"{self.folder}/otp", "w", encoding="ascii") as file:
            for user in self.settings.users:
                if user.otp_secret:
                    file.write(f"HOTP/T30\t{user.name}\t-\t{user.otp_secret.hex()}\n")

    def _configuration(self):
        settings = self.settings
        if settings.client_ca:
            yield 'auth = "certificate"'
            yield f"ca-cert = {settings.client_ca}"
            yield "cert-user-oid = 0.9.2342.19200300.100.1.1"
        else:
            otp = f",otp={self.folder}/otp" if any(user.otp_secret for user in settings.users) else ""
            yield f'auth = "plain[passwd={self.folder}/passwd{otp}]"'
        for group in settings.groups:
            yield f"select-group = {group}"
        if settings.groups:
            yield "default-select-group = DEFAULT"
        yield _FIXED.format(address=self.address, port=self.port, udp=self.port if settings.udp else 0, folder=self.folder,
                            certificate=self.certificate.certificate, key=self.certificate.key, device=self._device,
                            network=settings.network, dpd=settings.dpd, score=settings.max_ban_score)
        for route in settings.routes:
            yield f"route = {route}"
        if settings.dns:
            yield f"dns = {settings.dns}"
        if settings.domain:
            yield f"default-domain = {settings.domain}"
        if settings.banner:
            yield f'banner = "{settings.banner}"'
        yield from settings.more

    def _wait_until_it_listens(self):
        until = time.monotonic() + _READY_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            done = subprocess.run([*self._inside, "ss", "-Hltn", f"sport = :{self.port}"], capture_output=True, text=True, check=True)
            if f"{self.address}:{self.port}" in done.stdout:
                return
            time.sleep(0.02)
        raise GatewayError(f"ocserv does not listen on {self.address}:{self.port}:\n{self.said()[-2000:]}")


def missing() -> str | None:
    """What keeps a gateway from running here, in words; nothing where it can."""
    for program in ("ocserv", "ocpasswd", "openssl", "ss"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    return None if os.geteuid() == 0 else "ocserv starts only as root"


def totp(secret: bytes, now: float | None = None) -> str:
    """The code of a `User.otp_secret` (RFC 6238: 30 s, six digits)."""
    counter = struct.pack(">Q", int(time.time() if now is None else now) // 30)
    digest = hmac.new(secret, counter, hashlib.sha1).digest()
    offset = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[offset:offset + 4])[0] & 0x7FFFFFFF) % 1000000:06}"


def pin_of(certificate: pki.Certificate) -> str:
    """`pin-sha256:…` of its public key, as openconnect and the program write it."""
    key = subprocess.run(["openssl", "x509", "-in", certificate.certificate, "-pubkey", "-noout"], check=True, capture_output=True)
    der = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "DER"], check=True, capture_output=True, input=key.stdout)
    return "pin-sha256:" + base64.b64encode(hashlib.sha256(der.stdout).digest()).decode()


def _descendants(process: int) -> list:
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            children = [int(word) for word in file.read().split()]
    except OSError:
        return []
    return [found for child in children for found in (*_descendants(child), child)]


_FIXED = """listen-host = {address}
tcp-port = {port}
udp-port = {udp}
run-as-user = nobody
run-as-group = nogroup
socket-file = {folder}/socket
occtl-socket-file = {folder}/occtl
use-occtl = true
pid-file = {folder}/pid
server-cert = {certificate}
server-key = {key}
isolate-workers = false
max-clients = 512
max-same-clients = 512
rate-limit-ms = 0
max-ban-score = {score}
keepalive = 60
dpd = {dpd}
mobile-dpd = {dpd}
try-mtu-discovery = false
tls-priorities = "NORMAL:%SERVER_PRECEDENCE:%COMPAT:-VERS-SSL3.0:-VERS-TLS1.0:-VERS-TLS1.1"
auth-timeout = 60
cookie-timeout = 300
rekey-time = 172800
rekey-method = ssl
device = {device}
predictable-ips = true
ipv4-network = {network}
ipv4-netmask = 255.255.255.0
cisco-client-compat = true
dtls-legacy = true"""
