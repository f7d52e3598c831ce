#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Desktop entry, AppStream data, MIME types, polkit action, icons: what their own tools say of them, and that they
name the same things in both languages."""
import pathlib
import re
import struct
import tempfile
import xml.etree.ElementTree as xml

import tools

found = tools.Findings()
desktop = tools.root / "installer/desktop"
entry = (desktop / "naru.desktop").read_text(encoding="utf-8")
found.run("desktop-file-validate", desktop / "naru.desktop", package="desktop-file-utils", silent=True)
found.run("appstreamcli", "validate", "--no-net", desktop / "org.naru.naru.metainfo.xml", package="appstream")
policy = tools.root / "installer/polkit/org.naru.tunnel.policy"
found.run("xmllint", "--noout", "--nonet", "--nowarning", desktop / "naru-mime.xml",
          desktop / "org.naru.naru.metainfo.xml", policy, package="libxml2-utils", silent=True)

for key in ("GenericName", "Comment", "Keywords"):
    found.expect(f"\n{key}[ko]=" in entry, f"naru.desktop: no Korean {key}")
for group in re.split(r"\n(?=\[)", entry):
    found.expect("Name=Naru" in group or "Name=" not in group or "Name[ko]=" in group, f"no Korean name: {group}")

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
WORDED = {"comment", "summary", "developer_name", "p", "li", "description", "message"}
for path in (desktop / "naru-mime.xml", desktop / "org.naru.naru.metainfo.xml", policy):
    for parent in xml.parse(path).iter():
        count = {"en": 0, "ko": 0}
        for child in parent:
            if child.tag.rpartition("}")[2] in WORDED and (child.text or "").strip():
                count[child.get(LANGUAGE, "en")] += 1
        found.expect(count["en"] == count["ko"], f"{path.name}: {parent.tag} has {count}")

# What the entry opens is a type that is defined, and the type knows a profile by its content and by its name.
opened = re.search(r"^MimeType=(.*)$", entry, re.M)[1].strip(";").split(";")
defined = re.findall(r'<mime-type type="(.*?)"', (desktop / "naru-mime.xml").read_text(encoding="utf-8"))
found.expect(set(opened) <= set(defined), f"opens {opened}, defined are {defined}")
shared = pathlib.Path("/usr/share/mime/packages/freedesktop.org.xml")
if shared.is_file():
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder, "mime/packages")
        place.mkdir(parents=True)
        # Without waiting for the disk.
        data = {"XDG_DATA_DIRS": folder, "XDG_DATA_HOME": folder, "PKGSYSTEM_ENABLE_FSYNC": "0"}
        for path in (shared, desktop / "naru-mime.xml"):
            (place / path.name).write_bytes(path.read_bytes())
        found.run("update-mime-database", place.parent, package="shared-mime-info",
                  environment=data)
        profile = '<?xml version="1.0"?>\n<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/"/>\n'
        zipped = "PK\x03\x04" + 26 * "\0" + "naru-session.json"
        for name, text, kind in (("company_client_profile.xml", profile, opened[0]), ("AnyConnectProfile.xml", profile, opened[0]),
                                 ("unnamed", profile, opened[0]), ("other.xml", "<a/>", "application/xml"),
                                 ("case.naru.zip", zipped, "application/x-naru-session+zip"),
                                 ("session", zipped, "application/x-naru-session+zip"),
                                 ("other.zip", "PK\x03\x04", "application/zip")):
            file = pathlib.Path(folder, name)
            file.write_text(text, encoding="latin-1")
            told = found.run("gio", "info", "-a", "standard::content-type", file, package="libglib2.0-bin",
                             environment=data)
            found.expect(not told or told.split()[-1] == kind, f"{name} is taken for {told.split()[-1:]}, not {kind}")
else:
    found.missing.append("freedesktop.org.xml (package shared-mime-info)")

icons = tools.root / "resources/app"
sizes = (16, 22, 24, 32, 48, 64, 128, 256, 512)
for size in sizes:
    picture = (icons / f"naru-{size}.png").read_bytes()
    found.expect(picture[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", picture[16:24]) == (size, size),
                 f"naru-{size}.png is not {size} pixels wide and high")
found.end()
