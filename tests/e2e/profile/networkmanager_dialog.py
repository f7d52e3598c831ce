#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign-in dialog of NetworkManager-openconnect, in a screen of its own, offers the servers of a profile that was
made here. What it offers is asked through the accessibility bus."""
import base64
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

DIALOG = "/usr/lib/NetworkManager/nm-openconnect-auth-dialog"
BINARY = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
SERVERS = {"서울 본사": "seoul.example.net:8443", "Tokyo": "tokyo.example.net"}
GATEWAY = "127.0.0.1"
LONGEST = 30


def skip(why: str) -> None:
    print("skipped:", why)
    sys.exit(77)


def make_profile(file: pathlib.Path) -> None:
    file.write_text('<?xml version="1.0" encoding="UTF-8"?>\n<AnyConnectProfile>\n</AnyConnectProfile>\n', encoding="utf-8")
    for number, (name, address) in enumerate(SERVERS.items(), 1):
        for field, value in (("HostName", name), ("HostAddress", address)):
            subprocess.run([BINARY, "profile", "set", str(file), f"ServerList/HostEntry[{number}]/{field}", value],
                           check=True, stdout=subprocess.DEVNULL)


def offered(pid: int) -> list[str]:
    """Texts of the box of hosts, once the dialog is there."""
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    def below(node, role):
        if node is None:
            return
        if node.get_role() == role:
            yield node
        for i in range(node.get_child_count()):
            yield from below(node.get_child_at_index(i), role)

    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(i)
            try:
                if program is None or program.get_process_id() != pid:
                    continue
                for box in below(program, Atspi.Role.COMBO_BOX):
                    return [item.get_name() for item in below(box, Atspi.Role.MENU_ITEM)]
            except GLib.Error:
                continue  # it is still being made
        GLib.MainContext.default().iteration(False)
        time.sleep(0.05)
    raise AssertionError("the dialog did not come")


def ask(folder: pathlib.Path) -> None:
    file = folder / "made.xml"
    make_profile(file)
    secret = base64.b64encode(file.read_bytes()).decode()
    environment = dict(os.environ, HOME=str(folder), LC_ALL="C.UTF-8")
    with subprocess.Popen([DIALOG, "-u", "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "-n", "lab", "-i", "-r",
                           "-s", "org.freedesktop.NetworkManager.openconnect"],
                          stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True,
                          env=environment) as dialog:
        dialog.stdin.write(f"DATA_KEY=gateway\nDATA_VAL={GATEWAY}\n\nDATA_KEY=protocol\nDATA_VAL=anyconnect\n\n"
                           f"SECRET_KEY=xmlconfig\nSECRET_VAL={secret}\n\nDONE\n\n")
        dialog.stdin.flush()
        try:
            names = offered(dialog.pid)
        finally:
            dialog.kill()
    assert names == [GATEWAY, *SERVERS], names
    print("offered:", names)


def main() -> None:
    if not os.path.exists(DIALOG):
        skip("network-manager-openconnect-gnome is not installed")
    for program in ("xvfb-run", "dbus-run-session"):
        if not shutil.which(program):
            skip(f"{program} is not installed")
    try:
        import gi
        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        skip("gir1.2-atspi-2.0 is not installed")
    if "NARU_DIALOG_SCREEN" not in os.environ:
        done = subprocess.run(["xvfb-run", "-a", "dbus-run-session", "--", "/usr/bin/python3", "-B", __file__],
                              env=dict(os.environ, NARU_DIALOG_SCREEN="1"), check=False)
        sys.exit(done.returncode)
    with tempfile.TemporaryDirectory() as folder:
        ask(pathlib.Path(folder))


main()
