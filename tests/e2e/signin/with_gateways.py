#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test program beside real gateways: with_gateways.py PROGRAM ARGUMENT…

What they are, the program reads in the JSON file that NARU_GATEWAYS names: for each gateway its host, address, port and
pin, and under "files" the CA, a user's certificate and its key, and the logs.
"""
import contextlib
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "support"), os.path.join(HERE, "..", "netlab")]
import groupfront  # noqa: E402
import ocserv  # noqa: E402
import pki  # noqa: E402
import spaces  # noqa: E402

USER = "alice"
PASSWORD = "S3cret!한글"
OTP_SECRET = b"12345678901234567890"
HOST = "gw.example"


def main() -> int:
    spaces.enter()
    if why := ocserv.missing():
        spaces.skip(why)
    authority = pki.Authority(f"{spaces.FOLDER}/pki")
    certificate = authority.gateway("gateway", HOST)
    user = authority.user("user", USER)
    profile = f"{spaces.FOLDER}/profile.xml"
    with open(profile, "w", encoding="utf-8") as file:
        file.write("<AnyConnectProfile><!-- 직원 --></AnyConnectProfile>\n")
    gateways = {
        "password": ocserv.Settings(users=(ocserv.User(USER, PASSWORD, ("staff",)),), groups=("staff[직원]", "eng"), banner="Welcome",
                                    more=(f"user-profile = {profile}",)),
        "certificate": ocserv.Settings(client_ca=authority.certificate),
        "code": ocserv.Settings(users=(ocserv.User(USER, PASSWORD, (), OTP_SECRET),)),
    }
    facts = {"files": {"ca": authority.certificate, "profile": profile, "certificate": user.certificate, "key": user.key,
                       "locked": authority.locked(user, PASSWORD).key,
                       "logs": [f"{spaces.FOLDER}/{name}/log" for name in gateways]}}
    with contextlib.ExitStack() as stack:
        for number, (name, settings) in enumerate(gateways.items(), 11):
            address = f"127.0.0.{number}"
            stack.enter_context(ocserv.Ocserv(f"{spaces.FOLDER}/{name}", address, 443, certificate, settings))
            facts[name] = _facts(address, 443, certificate)
        front = groupfront.GroupFront("127.0.0.20", 9443, certificate, ("127.0.0.11", 443), {"staff"})
        stack.enter_context(front)
        facts["group"] = _facts("127.0.0.20", 9443, certificate)
        with open(f"{spaces.FOLDER}/gateways.json", "w", encoding="utf-8") as file:
            json.dump(facts, file)
        return subprocess.run(sys.argv[1:], env=dict(os.environ, NARU_GATEWAYS=file.name), check=False).returncode


def _facts(address, port, certificate):
    return {"host": HOST, "address": address, "port": port, "pin": ocserv.pin_of(certificate)}


if __name__ == "__main__":
    sys.exit(main())
