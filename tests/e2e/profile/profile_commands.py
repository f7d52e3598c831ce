#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl profile copy, set and diff: files stay as they are but for what is asked; hostile ones end early."""
import json
import os
import pathlib
import resource
import stat
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))

from holds import holds

BINARY = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
SOURCE = pathlib.Path(os.environ.get("NARU_SOURCE_DIR", "."))
PROFILE = ('<?xml version="1.0" encoding="UTF-8"?>\r\n<AnyConnectProfile>\r\n  <ServerList>\r\n    <HostEntry>\r\n'
           '      <HostName>서울</HostName>\r\n      <HostAddress> a.example </HostAddress>\r\n    </HostEntry>\r\n'
           '  </ServerList>\r\n</AnyConnectProfile>')


def profile(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([BINARY, "profile", *arguments, "--language", "en"], capture_output=True, text=True,
                          timeout=120, check=False)


def profile_json(*arguments: str) -> dict:
    done = profile(*arguments, "--json")
    assert done.returncode == 0, (arguments, done.stderr)
    return json.loads(done.stdout)


def computed() -> float:
    """What the programs started here have computed, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def corpus() -> list[pathlib.Path]:
    folder = pathlib.Path(os.environ.get("NARU_CORPUS", SOURCE / ".." / "shared" / "corpus"), "profiles")
    files = sorted(folder.glob("*.xml"))
    if not files:
        print("no corpus of profiles on this machine: only the files of the tests")
    return files


def check_copy(folder: pathlib.Path):
    copied = 0
    for file in [*corpus(), *sorted((SOURCE / "tests" / "data" / "profile").glob("*.xml"))]:
        out = folder / "copy.xml"
        done = profile("copy", str(file), str(out))
        if done.returncode == 3 and any(word in done.stderr for word in ("well-formed", "encoding does not allow")):
            continue
        assert done.returncode == 0, (file, done.stderr)
        assert out.read_bytes() == file.read_bytes(), file
        copied += 1
    assert copied >= 5, copied


def check_set(folder: pathlib.Path):
    file, out = folder / "set.xml", folder / "out.xml"
    file.write_bytes(PROFILE.encode())
    file.chmod(0o640)
    link = folder / "link.xml"
    link.symlink_to(file)
    address = "ServerList/HostEntry[1]/HostAddress"
    changed = profile_json("set", str(file), address, "b.example:999", "-o", str(out))["changed"]
    assert file.read_bytes() == PROFILE.encode()
    assert out.read_bytes() == PROFILE.replace("a.example", "b.example:999").encode()
    assert len(changed) == 1 and changed[0]["line"] == 6, changed
    assert profile("set", str(link), address, "c.example").returncode == 0
    assert file.read_bytes() == PROFILE.replace("a.example", "c.example").encode()
    assert link.is_symlink() and stat.S_IMODE(file.stat().st_mode) == 0o640
    assert profile("set", str(file), "ClientInitialization/AutoConnectOnStart/@UserControllable", "true").returncode == 0
    text = file.read_bytes().decode()
    assert '    <AutoConnectOnStart UserControllable="true"/>\r\n' in text and "\n" not in text.replace("\r\n", ""), text
    before = file.read_bytes()
    for path, value in (("ServerList/HostEntry[9]/HostName", "x"), ("a//b", "x"), (address, "\x01")):
        done = profile("set", str(file), path, value)
        assert done.returncode == 3 and done.stderr, (path, done)
    assert file.read_bytes() == before
    assert profile("set", str(folder / "none.xml"), address, "x").returncode == 3
    assert profile("copy", str(file), str(folder / "none" / "x.xml")).returncode == 3
    assert profile("set", str(file), address).returncode == 2
    holds("check_set", "C-XML-02")


def check_diff(folder: pathlib.Path):
    old, new = folder / "old.xml", folder / "new.xml"
    old.write_bytes(PROFILE.encode())
    new.write_bytes(PROFILE.replace("a.example", "b.example").encode())
    report = profile_json("diff", str(old), str(new))
    path = "ServerList/HostEntry[1]/HostAddress"
    assert report["differences"] == [{"kind": "changed", "old_path": path, "new_path": path, "old_line": 6, "new_line": 6,
                                      "old_value": "a.example", "new_value": "b.example"}], report
    at = PROFILE.encode().index(b"a.example")
    assert report["bytes"] == {"old": [at, at + 1], "new": [at, at + 1]} and not report["equal"], report
    same = profile_json("diff", str(old), str(old))
    assert same == {"equal": True, "differences": [], "bytes": None}, same
    new.write_bytes(PROFILE.replace("\r\n", "\n").encode())
    form = profile_json("diff", str(old), str(new))
    assert form["differences"] == [] and not form["equal"], form
    assert "only their form" in profile("diff", str(old), str(new)).stdout


def check_hostile(folder: pathlib.Path):
    levels = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
    hostile = {
        "bomb": f'<!DOCTYPE a [<!ENTITY l0 "ha">{levels}]><AnyConnectProfile>&l9;</AnyConnectProfile>',
        "file": '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><AnyConnectProfile>&x;</AnyConnectProfile>',
        "deep": "<a>" * 10_000 + "</a>" * 10_000,
        "large": "<a>" + " " * 50_000_000 + "</a>",
        "broken": "<AnyConnectProfile>\n<ServerList>\n</AnyConnectProfile>",
    }
    for name, text in hostile.items():
        file = folder / f"{name}.xml"
        file.write_text(text, encoding="utf-8")
        for command in (["show", str(file)], ["copy", str(file), str(folder / "x.xml")],
                        ["set", str(file), "a", "b"], ["diff", str(file), str(file)]):
            begin = computed()
            done = profile(*command)
            assert done.returncode == 3 and str(file) in done.stderr, (name, command, done)
            assert "root:" not in done.stdout + done.stderr
            assert name == "large" or "line" in done.stderr, done.stderr
            assert computed() - begin < 1, (name, command, computed() - begin)
    assert not (folder / "x.xml").exists()
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 200_000
    holds("check_hostile", "C-XML-07")


with tempfile.TemporaryDirectory() as scratch:
    for check in (check_copy, check_set, check_diff, check_hostile):
        check(pathlib.Path(scratch))
        print(check.__name__, "ok")
