#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a command as a client of gateways at distances of one's choice.

    netlab.py --gateway 10.200.0.1,rtt=132 --gateway 10.200.0.2,rtt=302,loss=1 -- COMMAND…

The gateways answer on port 443, as ocserv or as haproxy (that also on port 80, in plain HTTP). All that was set
up is gone when the command ends. The rules of a path are those of router/Rules.h.
"""
import argparse
import subprocess
import sys

import authority
import lab as netlab
import servers
import spaces


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gateway", action="append", default=[], metavar="ADDRESS,KEY=VALUE…")
    parser.add_argument("--server", choices=("haproxy", "ocserv"), default="haproxy")
    parser.add_argument("--max-ban-score", type=int, default=0, help="of ocserv; as shipped: 80")
    parser.add_argument("command", nargs="+")
    arguments = parser.parse_args()
    spaces.enter()
    gateways = [text.split(",") for text in arguments.gateway]
    authority.make([gateway[0] for gateway in gateways])
    with netlab.Lab() as lab:
        if arguments.server == "ocserv":
            servers.start_ocserv(lab, arguments.max_ban_score)
        else:
            servers.start_haproxy(lab)
        for address, *rules in gateways:
            lab.path(address, **dict(rule.split("=", 1) for rule in rules))
        return subprocess.run(arguments.command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
