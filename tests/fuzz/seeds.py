#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""seeds.py FOLDER: what the parsers of JSON read every day, for fuzz_pins and fuzz_signin_frames to begin with (FOLDER/pins,
FOLDER/signin_frames). Qt's own parser of JSON is not instrumented: from nothing they would not get past it."""
import base64
import json
import pathlib
import struct
import sys

KEY = "pin-sha256:" + base64.b64encode(bytes(range(32))).decode()
AT = {"host": "vpn.example.net", "port": 443}
STEP = {"report": "step", "step": "gateway"}
PEER = {"report": "peer", **AT, "key": KEY, "chainKeys": [KEY], "subject": "CN=vpn.example.net", "issuer": "CN=CA",
        "names": ["vpn.example.net"], "validFrom": 1, "validUntil": 2, "technical": "", "problem": "expired"}
FIELD = {"name": "password", "label": "Password:", "kind": "password", "numeric": False, "group": False, "value": "", "choices": []}
CHOICE = FIELD | {"name": "group_list", "kind": "select", "group": True, "choices": [{"name": "staff", "label": "직원"}]}
FORM = {"report": "form", **AT, "id": "main", "banner": "", "message": "Please log in.", "error": "", "fields": [CHOICE, FIELD]}
SIGNED_IN = {"report": "signedIn", "cookie": 0, **AT, "address": "192.0.2.1", "key": KEY, "connectUrl": "https://vpn.example.net/", "group": "staff"}
ERROR = {"report": "error", "kind": "refused", "step": "gateway", "serverText": "no", "technical": "", "unsupported": "posture", "httpStatus": 401}
BEGIN = {"order": "begin", **AT, "group": "staff", "caFile": "", "systemTrust": True, "verbose": False, "address": "192.0.2.1",
         "userAgent": "AnyConnect", "clientVersion": "4.10", "certificate": {"file": "/a", "key": "/b", "password": 0}}
ANSWER = {"order": "answer", "values": [{"field": "username", "value": 0}, {"field": "password", "value": 1}]}
FRAMES = {"step": [(STEP, [])], "line": [({"report": "line", "text": "한글"}, [])], "peer": [(PEER, [])], "form": [(FORM, [])],
          "browser": [({"report": "browser", "url": "https://idp.example/"}, [])], "signed-in": [(SIGNED_IN, [b"cookie"])],
          "error": [(ERROR, [])], "begin": [(BEGIN, [b"of the key"])], "accepted": [({"order": "accepted"}, [])],
          "answer": [(ANSWER, [b"alice", b"secret"])], "several": [(STEP, []), (FORM, []), (SIGNED_IN, [b"cookie"])]}
PIN = {"key": KEY, "firstSeen": "2026-11-30T10:00:00.000Z", "subject": "CN=vpn.example.net"}
PINS = {"one": [{**AT, "pins": [PIN]}], "none": [],
        "many": [{**AT, "pins": [PIN, PIN | {"expires": "2027-11-30T10:00:00.000Z"}]}, {"host": "2001:db8::1", "port": 8443, "pins": [PIN]}]}


def frame(head: dict, secrets: list) -> bytes:
    """As `FrameReader` reads it."""
    text = json.dumps(head | {"secrets": [len(secret) for secret in secrets]}, ensure_ascii=False, separators=(",", ":")).encode()
    together = b"".join(secrets)
    return struct.pack(">II", len(text), len(together)) + text + together


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    for name in ("pins", "signin_frames"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for name, hosts in PINS.items():
        (folder / "pins" / name).write_text(json.dumps({"naruPins": 1, "hosts": hosts}), encoding="utf-8")
    for name, frames in FRAMES.items():
        # The first byte is the size of the pieces in which it comes.
        (folder / "signin_frames" / name).write_bytes(b"\xff" + b"".join(frame(*each) for each in frames))


main()
