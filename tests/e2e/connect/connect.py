#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl connect against real gateways: the way to a tunnel that carries packets, and what keeps it from there."""
import sys

import world
from world import Connect, Gateway, fetch

import ocserv
import pki
import spaces
from holds import holds

SOCKS_PORT = "11080"
REFUSED, UNTRUSTED, UNREACHABLE, INTERRUPTED = 6, 7, 4, 130


def check_root(lab) -> None:
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "root") as connection:
        _, up = connection.wait_for_state("connected")
        gateway = lab.gateways[up["hop"]["entry"]]
        assert fetch(gateway.inner) == f"behind {gateway.space}", connection.tail()
        assert connection.interrupt() == INTERRUPTED
    assert fetch(gateway.inner) == ""


def check_socks(lab) -> None:
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", f"socks:{SOCKS_PORT}") as connection:
        _, up = connection.wait_for_state("connected")
        gateway = lab.gateways[up["hop"]["entry"]]
        assert fetch(gateway.inner, "--socks5-hostname", f"127.0.0.1:{SOCKS_PORT}") == f"behind {gateway.space}"
        assert connection.interrupt() == INTERRUPTED


def check_sign_in_only(lab) -> None:
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "none") as connection:
        assert connection.end() == 0, connection.tail()


def check_chosen_by_hand(lab) -> None:
    """Choosing one turns the selection off for that connection (OGS-27): nothing is measured."""
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "none", "--entry", "Tokyo") as connection:
        connection.wait_for_state("signing-in", entry="Tokyo")
        assert connection.end() == 0, connection.tail()
        assert not any(event.get("state") == "measuring" for event in connection.events)


def check_wrong_password(lab) -> None:
    """A stored answer is submitted once; then a person would be asked, and nobody is here (C-OC-01)."""
    before = sum(gateway.ocserv.said().count("failed authentication") for gateway in lab.gateways.values())
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "none", password="wrong") as connection:
        assert connection.end() == REFUSED, connection.tail()
    after = sum(gateway.ocserv.said().count("failed authentication") for gateway in lab.gateways.values())
    assert after - before == 1, (before, after)
    holds("check_wrong_password", "C-OC-01")


def check_untrusted(lab) -> None:
    """Nothing secret is sent before trust."""
    before = sum(gateway.ocserv.said().count("user 'alice'") for gateway in lab.gateways.values())
    with Connect(lab.profile, "--tunnel", "none") as connection:
        assert connection.end() == UNTRUSTED, connection.tail()
    after = sum(gateway.ocserv.said().count("user 'alice'") for gateway in lab.gateways.values())
    assert before == after


def check_pin(lab) -> None:
    pins = [part for gateway in lab.gateways.values() for part in ("--pin", ocserv.pin_of(gateway.certificate))]
    with Connect(lab.profile, "--tunnel", "none", *pins) as connection:
        assert connection.end() == 0, connection.tail()


class Lab:
    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.ca = authority.certificate
        self.gateways = {"Seoul": Gateway(1, authority), "Tokyo": Gateway(2, authority)}
        self.profile = world.profile(f"{spaces.FOLDER}/profile.xml",
                                     {name: gateway.address for name, gateway in self.gateways.items()})


def main() -> None:
    spaces.enter()
    if why := ocserv.missing():
        spaces.skip(why)
    lab = Lab()
    checks = (check_root, check_socks, check_sign_in_only, check_chosen_by_hand, check_wrong_password, check_untrusted,
              check_pin)
    for check in checks:
        if len(sys.argv) > 1 and check.__name__ not in sys.argv[1:]:
            continue
        check(lab)
        print(check.__name__, "ok", flush=True)


main()
