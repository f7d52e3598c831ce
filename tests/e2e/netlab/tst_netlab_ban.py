#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A gateway that bans as ocserv does when shipped: two runs and a sign-in stay below its limit, and one that has
banned us is not chosen although nothing answers faster."""
import os
import socket
import ssl
import subprocess
import sys

import authority
import lab as netlab
import naructl
import servers
import spaces
import truth

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "support"))
from holds import holds  # noqa: E402  pylint: disable=wrong-import-position

SHIPPED_SCORE = 80
STRICT, OTHER = "10.200.1.1", "10.200.2.1"
FIRST_PORT, LAST_PORT = 20001, 20020
OTHER_PORT = 8443


def probes_made(report: dict) -> int:
    return sum(probe["ms"] is not None for gateway in report["gateways"] for probe in gateway["probes"])


def sign_in(address: str) -> subprocess.CompletedProcess:
    return subprocess.run(["openconnect", "--protocol=anyconnect", "--authenticate", "--non-inter", "--passwd-on-stdin",
                           f"--user={servers.USER}", f"--cafile={authority.CA}", f"https://{address}/"],
                          input=servers.PASSWORD + "\n", capture_output=True, text=True, timeout=60, check=False)


def is_banned(address: str) -> bool:
    """Accepted, and closed before a ServerHello."""
    context = ssl.create_default_context(cafile=authority.CA)
    try:
        with socket.create_connection((address, 443), 5) as client:
            context.wrap_socket(client, server_hostname="gateway.example").close()
    except OSError:
        return True
    return False


def check_two_runs_and_a_sign_in():
    """20 gateways on one address, which are one server that counts us once for each connection."""
    ports = range(FIRST_PORT, LAST_PORT + 1)
    profile = naructl.write_profile("strict", [(f"gateway {port}", f"{STRICT}:{port}") for port in ports])
    with truth.Capture() as capture:
        first = naructl.ogs_run(profile, "--no-cache")
        second = naructl.ogs_run(profile, "--no-cache")
        connections = len(capture.connections())
    made = probes_made(first), probes_made(second)
    reasons = [reason["code"] for reason in second["why"]]
    print(f"{made[0]} probes, then {made[1]}; the second run says {reasons}")
    assert first["exit"] == second["exit"] == 0
    for report in (first, second):
        missing = [(gateway["entry"], gateway["failure"]) for gateway in report["gateways"]
                   if gateway["state"] != "measured"]
        assert not missing, missing
    assert made[0] > made[1] >= len(ports)
    assert "budget-cut" in reasons
    signed_in = sign_in(f"{STRICT}:{FIRST_PORT}")
    assert signed_in.returncode == 0 and "COOKIE=" in signed_in.stdout, signed_in.stderr[-500:]
    print(f"{connections} connections so far, then signed in")


def check_banned_is_not_chosen():
    """Someone at our address has been too eager; the program, which knows nothing of it, is not misled."""
    for _ in range(2 * SHIPPED_SCORE):
        if is_banned(STRICT):
            break
    assert is_banned(STRICT), "ocserv does not ban"
    profile = naructl.write_profile("banned", [("banned", f"{STRICT}:443"), ("honest", f"{OTHER}:{OTHER_PORT}")])
    report = naructl.ogs_run(profile, "--no-cache", data="data-banned")
    banned, honest = report["gateways"]
    print(f"banned: {banned['state']}, {banned['failure']}; selected {report['selected']}")
    assert report["selected"] == "honest" and honest["state"] == "measured"
    assert banned["state"] == "failed" and banned["failure"] == "closed-without-answer" and banned["rtt_ms"] is None


def main() -> int:
    spaces.enter()
    servers.need("openconnect")
    authority.make([STRICT, OTHER])
    with netlab.Lab() as lab:
        servers.start_ocserv(lab, SHIPPED_SCORE)
        servers.start_haproxy(lab, OTHER_PORT)
        servers.redirect_ports(FIRST_PORT, LAST_PORT, 443)
        lab.path(STRICT, rtt=20)
        lab.path(OTHER, rtt=120)
        check_two_runs_and_a_sign_in()
        check_banned_is_not_chosen()
        holds("banned_is_not_chosen", "OGS-05", "OGS-09")
    return 0


if __name__ == "__main__":
    sys.exit(main())
