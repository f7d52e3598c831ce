#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl import: what Cisco's clients and NetworkManager have left is shown and taken over, and no more than that."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from naructl import BINARY

PREFERENCES = """<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectPreferences>
<DefaultUser>kim</DefaultUser>
<ServerCertificateThumbprint>S3cretPrint</ServerCertificateThumbprint>
<DefaultHostName>Seoul</DefaultHostName>
<DefaultGroup>eng</DefaultGroup>
<ControllablePreferences>
<AutoConnectOnStart>false</AutoConnectOnStart>
<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>
<LocalLanAccess>true</LocalLanAccess></ControllablePreferences>
</AnyConnectPreferences>
"""
PROFILE = """<AnyConnectProfile><ServerList><HostEntry><HostName>Seoul</HostName>
<HostAddress>seoul.example.net</HostAddress></HostEntry></ServerList></AnyConnectProfile>"""


class User:
    """Someone with a home of their own, on a machine with this system bus."""

    def __init__(self, folder: str, bus: str):
        self.home = pathlib.Path(folder)
        self.conf = self.home / "config/naru/naru.conf"
        self.data = self.home / "data/naru"
        self._environment = {**os.environ, "HOME": folder, "XDG_CONFIG_HOME": str(self.home / "config"),
                             "XDG_DATA_HOME": str(self.home / "data"), "DBUS_SYSTEM_BUS_ADDRESS": bus}

    def run(self, *arguments: str, status: int = 0) -> subprocess.CompletedProcess:
        done = subprocess.run([BINARY, "import", *arguments, "--language", "en"], capture_output=True, text=True,
                              timeout=60, check=False, env=self._environment)
        assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
        assert "S3cret" not in done.stdout + done.stderr, done.stdout
        return done

    def json(self, *arguments: str, status: int = 0) -> dict:
        return json.loads(self.run(*arguments, "--json", status=status).stdout)

    def write(self, path: str, text: str) -> str:
        file = self.home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return str(file)


def taken(plan: dict) -> dict:
    return {row["key"] or row["element"]: row["after"] for row in plan["settings"] if row["taken"]}


def preferences_alone(user: User) -> None:
    file = user.write("prefs.xml", PREFERENCES)
    profile = user.write("corp.xml", PROFILE)
    # A preview changes nothing.
    plan = user.json(file, "--profile", profile, "--dry-run")
    assert plan["dry_run"] and not user.conf.exists() and not user.data.exists(), plan
    assert taken(plan) == {"signIn/user": "kim", "signIn/group": "eng", "DefaultHostName": "Seoul",
                           "connection/onStart": "false", "selection/automatic": "true"}, plan
    uses = {row["element"]: row["use"] for row in plan["settings"]}
    assert uses["ControllablePreferences/LocalLanAccess"] == "not-used", uses
    assert uses["ServerCertificateThumbprint"] == "not-read", uses
    assert plan["settings"][0]["line"] == 3, plan
    text = user.run(file, "--dry-run").stdout
    assert "+ Automatic selection: as the profile says -> On" in text and "Nothing was changed" in text, text
    # What is named is left out.
    plan = user.json(file, "--without", "AutoConnectOnStart", "--without", "signIn/group")
    assert set(taken(plan)) == {"signIn/user", "selection/automatic"}, plan
    conf = user.conf.read_text(encoding="utf-8")
    assert "user=kim" in conf and "automatic=true" in conf, conf
    assert "onStart" not in conf and "group" not in conf, conf
    # The rest, with the gateway of the profile; what is so already is no change.
    plan = user.json(file, "--profile", profile)
    assert set(taken(plan)) == {"signIn/group", "connection/onStart", "DefaultHostName"}, plan
    assert 'hostName="Seoul"' in (user.data / "preferences_global.xml").read_text(encoding="utf-8")
    assert taken(user.json(file, "--profile", profile)) == {}
    # What is wrong is said with its file and its line; a name that nothing has is wrong use.
    broken = user.write("broken.xml", "<AnyConnectPreferences>\n<!DOCTYPE x>\n</AnyConnectPreferences>")
    complaint = user.run(broken, status=3).stderr
    assert "broken.xml" in complaint and "line 2" in complaint, complaint
    user.run(file, "--without", "Nothing", status=2)
    user.run(file, "--below", str(user.home), status=2)


def profiles_below_a_root(user: User) -> None:
    user.write("disk/opt/cisco/anyconnect/profile/corp.xml", PROFILE)
    user.write("disk/home/lee/.vpn/.anyconnect", PREFERENCES.replace("kim", "lee"))
    plan = user.json("--below", str(user.home / "disk"))
    assert taken(plan)["signIn/user"] == "lee", plan
    assert plan["profiles"][0]["copy"] == str(user.data / "profiles/corp.xml"), plan
    assert (user.data / "profiles/corp.xml").read_text(encoding="utf-8") == PROFILE
    assert plan["gateways"] == [] and plan["network_manager"] is None, plan


def entries_of_networkmanager(user: User, connect) -> None:
    plan = user.json("--dry-run")
    assert "NetworkManager" in plan["network_manager"], plan
    with connect() as add:
        add("Work", {"gateway": "vpn.example.net:8443", "usergroup": "eng"})
        add("Portal", {"gateway": "gp.example.net", "protocol": "gp"})
        plan = user.json("--without", "preferences")
        assert plan["network_manager"] is None and taken(plan) == {}, plan
        assert [(row["name"], row["use"], row["taken"]) for row in plan["gateways"]] == \
            [("Portal", "other-protocol", False), ("Work", "takes", True)], plan
        made = pathlib.Path(plan["gateway_profile"]).read_text(encoding="utf-8")
        assert "<HostAddress>vpn.example.net:8443</HostAddress>" in made and "<UserGroup>eng</UserGroup>" in made, made
        assert "gp.example.net" not in made, made
        assert user.json("--without", "Work", "--dry-run")["gateways"][1]["taken"] is False


class NetworkManager:
    """dbusmock's, while the block runs."""

    def __init__(self, address: str):
        self._address = address

    def __enter__(self):
        import dbus
        self._dbus = dbus
        self._bus = dbus.bus.BusConnection(self._address)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dbusmock", "--system", "--template", "networkmanager"],
            stdout=subprocess.DEVNULL, env={**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": self._address})
        end = time.monotonic() + 20
        while not self._bus.name_has_owner("org.freedesktop.NetworkManager"):
            assert time.monotonic() < end, "dbusmock did not start"
            time.sleep(0.05)
        settings = self._bus.get_object("org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager/Settings")

        def add(name: str, data: dict) -> None:
            vpn = {"service-type": "org.freedesktop.NetworkManager.openconnect",
                   "data": dbus.Dictionary(data, signature="ss")}
            settings.AddConnection(dbus.Dictionary(
                {"connection": dbus.Dictionary({"id": name, "type": "vpn"}, signature="sv"),
                 "vpn": dbus.Dictionary(vpn, signature="sv")}, signature="sa{sv}"),
                dbus_interface="org.freedesktop.NetworkManager.Settings")
        return add

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        self._bus.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address",
                               f"--address=unix:path={folder}/bus"], stdout=subprocess.PIPE, text=True) as daemon:
            try:
                bus = daemon.stdout.readline().strip()
                preferences_alone(User(f"{folder}/first", bus))
                profiles_below_a_root(User(f"{folder}/second", bus))
                try:
                    import dbusmock  # noqa: F401
                except ImportError:
                    print("skipped: python3-dbusmock is missing")
                    sys.exit(77)
                entries_of_networkmanager(User(f"{folder}/third", bus), lambda: NetworkManager(bus))
            finally:
                daemon.kill()
    print("what others left is taken over")


main()
