#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's name of naru.conf goes into the sign-in form by itself, and --user wins over it."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "support"))
import ocserv  # noqa: E402
import pki  # noqa: E402
import scenarios  # noqa: E402

BINARY = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
GATEWAY = os.path.join(os.path.dirname(__file__), "gateway.py")
PROFILE = ("<AnyConnectProfile><ServerList><HostEntry><HostName>Lab</HostName><HostAddress>127.0.0.1:{}</HostAddress>"
           "</HostEntry></ServerList></AnyConnectProfile>")


def connect(folder: pathlib.Path, port: str, name: str, *arguments: str) -> int:
    """Signs in with that name in naru.conf, and tells the exit status."""
    conf = folder / "config/naru/naru.conf"
    conf.parent.mkdir(parents=True, exist_ok=True)
    conf.write_text(f"[signIn]\nuser={name}\n", encoding="utf-8")
    profile = folder / "lab.xml"
    profile.write_text(PROFILE.format(port), encoding="utf-8")
    pin = ocserv.pin_of(pki.Certificate(str(folder / "gateway.pem"), str(folder / "gateway.key")))
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.run([BINARY, "connect", "--profile", str(profile), "--entry", "Lab", "--tunnel", "none", "--pin", pin,
                           "--password-stdin", "--json", *arguments], input=scenarios.PASSWORD + "\n", env=environment,
                          stdout=subprocess.DEVNULL, text=True, timeout=60, check=False).returncode


def names_sent(folder: pathlib.Path, port: str) -> list[str]:
    requests = [scenarios.Request(**json.loads(line)) for line in (folder / f"requests-{port}").read_text(encoding="utf-8").splitlines()]
    return [name for name in (request.value("username") for request in requests) if name]


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        with subprocess.Popen([sys.executable, "-B", GATEWAY, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as gateway:
            gateway.stdin.write("password\n")
            gateway.stdin.flush()
            port = gateway.stdout.readline().split()[1]
            assert connect(folder, port, scenarios.USER) == 0
            assert names_sent(folder, port) == [scenarios.USER], names_sent(folder, port)
            assert connect(folder, port, "nobody", "--user", scenarios.USER) == 0
            assert names_sent(folder, port) == [scenarios.USER] * 2, names_sent(folder, port)
            gateway.stdin.close()
    print("the name that is kept stands in the form")


main()
