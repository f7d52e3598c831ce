# SPDX-License-Identifier: GPL-3.0-or-later
"""python-dbusmock template: what systemd-resolved says of DNS, as far as the program reads it."""

import json
import socket

import dbus
from dbusmock import MOCK_IFACE

BUS_NAME = "org.freedesktop.resolve1"
MAIN_OBJ = "/org/freedesktop/resolve1"
MAIN_IFACE = "org.freedesktop.resolve1.Manager"
SYSTEM_BUS = True


def server(link, address):
    """(iiay): link, address family, address."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    packed = socket.inet_pton(family, address)
    return dbus.Struct((link, int(family), dbus.Array(packed, signature="y")), signature="iiay")


def properties(told):
    """`told`: dns [[link, address]...], domains [[link, name, routing only]...]; `broken`: wrong types."""
    if told.get("broken"):
        wrong = dbus.Array([dbus.Struct(("2", "10.0.0.1"), signature="ss")], signature="(ss)")
        return {"DNS": wrong, "Domains": "home.example"}
    return {
        "DNS": dbus.Array([server(*entry) for entry in told.get("dns", [])], signature="(iiay)"),
        "Domains": dbus.Array(
            [dbus.Struct(entry, signature="isb") for entry in told.get("domains", [])], signature="(isb)"
        ),
    }


def load(mock, parameters):
    mock.AddProperties(MAIN_IFACE, properties(parameters))


@dbus.service.method(MOCK_IFACE, in_signature="s", out_signature="")
def Tell(self, told):
    """From now on says what the JSON text says, and signals the change as resolved does."""
    self.UpdateProperties(MAIN_IFACE, properties(json.loads(told)))
