#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl connect against real gateways: the way to a tunnel that carries packets, and what keeps it from there."""
import sys

import world
from world import Connect, fetch

import gateways
import groupfront
import leaks
import ocserv
import pki
import spaces
from holds import holds

SOCKS_PORT = "11080"
REFUSED, UNTRUSTED, INTERRUPTED = 6, 7, 130
#: Our side of the third network: the front listens here.
FRONT = ("10.90.3.1", 9443)
#: From openconnect's word that the gateway is lost to packets on the next one; what the program promises.
LONGEST_FAILOVER = 5


def check_root(lab) -> None:
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "root") as connection:
        _, up = connection.wait_for_state("connected")
        gateway = lab.gateways[up["hop"]["entry"]]
        assert fetch(gateway.inner) == page_behind(gateway), connection.tail()
        assert connection.interrupt() == INTERRUPTED
    assert fetch(gateway.inner) == ""


def check_socks(lab) -> None:
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", f"socks:{SOCKS_PORT}") as connection:
        _, up = connection.wait_for_state("connected")
        gateway = lab.gateways[up["hop"]["entry"]]
        assert fetch(gateway.inner, "--socks5-hostname", f"127.0.0.1:{SOCKS_PORT}") == page_behind(gateway)
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
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "none", password="wrong") as connection:
        assert connection.end() == REFUSED, connection.tail()
    refused = [event for event in connection.events if event["event"] == "form" and "failed" in event["message"].lower()]
    assert len(refused) == 1, connection.tail()
    holds("check_wrong_password", "C-OC-01")


def check_untrusted(lab) -> None:
    """Nothing is sent before trust: the gateway never begins to authenticate anybody."""
    before = lab.sign_ins()
    with Connect(lab.profile, "--tunnel", "none") as connection:
        assert connection.end() == UNTRUSTED, connection.tail()
    assert lab.sign_ins() == before


def check_pin(lab) -> None:
    pins = [part for gateway in lab.gateways.values() for part in ("--pin", ocserv.pin_of(gateway.server.certificate))]
    with Connect(lab.profile, "--tunnel", "none", *pins) as connection:
        assert connection.end() == 0, connection.tail()


def page_behind(gateway) -> str:
    return f"inner {gateway.number}"


class Lab:
    def __init__(self):
        authority = pki.Authority(f"{spaces.FOLDER}/pki")
        self.ca = authority.certificate
        self.gateways = {"Seoul": world.gateway(1, authority), "Tokyo": world.gateway(2, authority)}
        # Both have the same backup, behind a front that knows the group by its URL.
        self.backup = world.gateway(3, authority)
        self.front = groupfront.GroupFront(FRONT[0], FRONT[1], authority.gateway("front", FRONT[0]),
                                           (self.backup.address, 443), {"eng"})
        self.front.__enter__()
        url = f"https://{FRONT[0]}:{FRONT[1]}/eng"
        self.code = leaks.Gateway(4, authority)
        self.servers = {f"{gateway.address}:443" for gateway in self.gateways.values()} | {f"{FRONT[0]}:{FRONT[1]}"}
        self.profile = world.profile(f"{spaces.FOLDER}/profile.xml",
                                     {name: gateway.address for name, gateway in self.gateways.items()},
                                     {name: [url] for name in self.gateways})

    def sign_ins(self) -> int:
        """How often a gateway has begun to authenticate somebody."""
        return sum(gateway.server.said().count("to authenticate user") for gateway in self.gateways.values())


def check_failover(lab) -> None:
    """The gateway dies: its backup, with the user group of its URL. The backup's network goes: the next of the order."""
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "root", "--no-dtls") as connection:
        _, up = connection.wait_for_state("connected")
        first = up["hop"]["entry"]
        lab.gateways[first].server.kill()
        lost, _ = connection.wait_for_state("reconnecting", "failing-over", "signing-in")
        found, up = connection.wait_for_state("connected")
        assert found - lost < LONGEST_FAILOVER, (found - lost, connection.tail())
        assert up["hop"]["backup"] == 0 and up["hop"]["group"] == "eng", up
        assert "/eng" in lab.front.paths, lab.front.paths
        assert fetch(lab.backup.inner) == page_behind(lab.backup)
        lab.backup.cut()
        lost, _ = connection.wait_for_state("reconnecting", "failing-over", "signing-in")
        found, up = connection.wait_for_state("connected")
        assert found - lost < LONGEST_FAILOVER, (found - lost, connection.tail())
        other = lab.gateways[up["hop"]["entry"]]
        assert up["hop"]["entry"] != first and up["hop"]["backup"] is None, up
        assert fetch(other.inner) == page_behind(other)
        assert connection.interrupt() == INTERRUPTED
    lab.backup.mend()
    lab.gateways[first].server.start()
    servers = {event["hop"]["server"] for event in connection.events if event["event"] == "state" and event["hop"]}
    assert servers <= lab.servers, servers
    holds("check_failover", "OGS-50", "OGS-51", "OGS-52")


def check_refused_while_failing_over(lab) -> None:
    """The backup refuses what the lost gateway took: the next of the order, not the same again."""
    with Connect(lab.profile, "--cafile", lab.ca, "--tunnel", "root", "--no-dtls") as connection:
        _, up = connection.wait_for_state("connected")
        first = up["hop"]["entry"]
        lab.backup.server.forget_users()
        lab.gateways[first].server.kill()
        _, up = connection.wait(lambda it: it["event"] == "state" and it["state"] == "connected"
                                and it["hop"]["entry"] != first)
        other = lab.gateways[up["hop"]["entry"]]
        assert fetch(other.inner) == page_behind(other)
        assert connection.interrupt() == INTERRUPTED
    lab.backup.server.stop()
    lab.backup.server.start()
    lab.gateways[first].server.start()


def main() -> None:
    gateways.enter("curl", "ocproxy")
    lab = Lab()
    checks = (check_root, check_socks, check_sign_in_only, check_chosen_by_hand, check_wrong_password, check_untrusted,
              check_pin, leaks.check_secrets_stay_secret, check_failover, check_refused_while_failing_over)
    for check in checks:
        if len(sys.argv) > 1 and check.__name__ not in sys.argv[1:]:
            continue
        check(lab)
        print(check.__name__, "ok", flush=True)


main()
