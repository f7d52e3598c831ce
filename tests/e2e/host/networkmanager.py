# SPDX-License-Identifier: GPL-3.0-or-later
"""python-dbusmock template: NetworkManager's DnsManager and active connections, as far as the program reads them."""

import json

import dbus
from dbusmock import MOCK_IFACE, get_object

BUS_NAME = "org.freedesktop.NetworkManager"
MAIN_OBJ = "/org/freedesktop/NetworkManager"
MAIN_IFACE = BUS_NAME
SYSTEM_BUS = True

DNS_OBJ = MAIN_OBJ + "/DnsManager"
DNS_IFACE = BUS_NAME + ".DnsManager"


def configuration(entries):
    """aa{sv}; each entry: interface, nameservers, domains, vpn."""
    typed = [
        dbus.Dictionary(
            {
                "interface": entry["interface"],
                "nameservers": dbus.Array(entry.get("nameservers", []), signature="s"),
                "domains": dbus.Array(entry.get("domains", []), signature="s"),
                "priority": dbus.Int32(50 if entry.get("vpn") else 100),
                "vpn": entry.get("vpn", False),
            },
            signature="sv",
        )
        for entry in entries
    ]
    return {"Configuration": dbus.Array(typed, signature="a{sv}"), "Mode": "default"}


def add_connection(mock, number, connection):
    """`connection`: type, interface, up; its objects stay for the life of the mock."""
    device = f"{MAIN_OBJ}/Devices/{number}"
    active = f"{MAIN_OBJ}/ActiveConnection/{number}"
    mock.AddObject(device, BUS_NAME + ".Device", {"Interface": connection["interface"]}, [])
    mock.AddObject(
        active,
        BUS_NAME + ".Connection.Active",
        {
            "Type": connection["type"],
            "Vpn": connection["type"] == "vpn",
            "State": dbus.UInt32(2 if connection.get("up", True) else 1),
            "Devices": dbus.Array([dbus.ObjectPath(device)], signature="o"),
        },
        [],
    )
    return dbus.ObjectPath(active)


def load(mock, parameters):
    mock.AddObject(DNS_OBJ, DNS_IFACE, configuration(parameters.get("configuration", [])), [])
    connections = [add_connection(mock, *pair) for pair in enumerate(parameters.get("connections", []))]
    mock.AddProperties(MAIN_IFACE, {"ActiveConnections": dbus.Array(connections, signature="o")})


@dbus.service.method(MOCK_IFACE, in_signature="s", out_signature="")
def Tell(self, told):
    """From now on the DNS configuration is what the JSON text says; signals the change."""
    dns = get_object(DNS_OBJ)
    dns.UpdateProperties(DNS_IFACE, configuration(json.loads(told).get("configuration", [])))
