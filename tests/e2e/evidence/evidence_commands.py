#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl log, capture and support as people and scripts use them: their JSON, their texts in both languages, their
exit statuses, and that a session's data is the same whoever recorded it."""
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zipfile

PROGRAM = os.path.join(os.environ["NARU_BIN_DIR"], "naructl")
DATA = os.path.join(os.environ["NARU_SOURCE_DIR"], "tests", "data")
STARS = "*" * 42
LOG = "".join(
    f"{STARS}\nDate : 11/30/2026\nTime : {time}\nType : Information\nSource : naru\nDescription : Function: {function}\n"
    f"File: x.cpp\nLine: 1\n{message}\n{STARS}\n" for time, function, message in (
        ("09:00:00", "CHeadendSelection::CSelectionThread::Run", "OGS starting thread named seoul.corp.test"),
        ("09:00:02", "CHeadendSelection::CSelectionThread::logThreadPingResults",
         "OGS ping results for seoul.corp.test: (219 218 132 )"),
        ("09:00:02", "CHeadendSelection::logPingResults",
         "*** OGS Selection Results ***\nOGS performed for connection attempt. Last server: ''\nServer Address RTT (ms)\n"
         "seoul.corp.test 132\nSelected 'seoul.corp.test' as the optimal server.")))
PROFILE = """<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/"><ServerList><HostEntry><HostName>Seoul</HostName>
<HostAddress>seoul.corp.test</HostAddress></HostEntry></ServerList></AnyConnectProfile>
"""


def run(*arguments, status=0):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == status, (arguments, done.returncode, done.stderr)
    return done.stdout if status == 0 else done.stderr


def check_capture():
    held = os.path.join(DATA, "captures", "tls_serverhello_retransmit.pcap")
    checked = json.loads(run("capture", held, "--json"))
    assert {f["code"] for f in checked["findings"]} == {"delayed-ack"}
    keys = {"target", "client_port", "syn_at", "syns", "tcp_ms", "tcp_from_last_syn_ms", "end_ms", "end", "retransmissions",
            "longest_gap_ms", "probe", "log_ms"}
    assert keys <= set(checked["connections"][0]), checked["connections"][0]
    assert checked["skipped_frames"] == 0 and checked["truncated"] is False
    packets = json.loads(run("capture", held, "--json", "--packets"))["connections"][1]["packets"]
    assert any(p["retransmission"] and "server-hello" not in (p["tls"] or "") for p in packets)
    assert any("server-hello" in (p["tls"] or "") for p in packets)
    english, korean = (run("capture", held, "--language", language) for language in ("en", "ko"))
    assert "delayed ACK" in english and "지연된 ACK" in korean
    assert "client-hello" in run("capture", held, "--ladder", "56210")
    clean = run("capture", os.path.join(DATA, "captures", "http_4gw_3pings.pcapng"), "--language", "en")
    assert "Nothing wrong" in clean, clean
    run("capture", "/nonexistent.pcap", status=3)
    run("capture", status=2)


def check_how(folder):
    profile = os.path.join(folder, "profile.xml")
    how = json.loads(run("capture", "--how", "--profile", profile, "--json"))
    assert how["command"] == f"sudo tcpdump -i any -s 0 -w ogs.pcap '{how['filter']}'"
    assert "(host seoul.corp.test and tcp port 443)" in how["filter"]


def check_log(folder):
    log = json.loads(run("log", os.path.join(folder, "naru.log"), "--json"))
    (one,) = log["runs"]
    assert one["at"] == "2026-11-30T09:00:00" and one["selected"] == "seoul.corp.test" and one["outcome"] == "selected"
    gateway = one["gateways"][0]
    assert (gateway["pings_ms"], gateway["rtt_ms"]) == ([219, 218, 132], 132) and one["from_cache"] is False
    assert log["skipped"] == 0
    assert "(219 218 132)" in run("log", os.path.join(folder, "naru.log"), "--language", "ko")
    run("log", os.path.join(folder, "profile.xml"), status=3)


def check_support(folder):
    """What a Korean user recorded, an English engineer reads in English."""
    common = ["--profile", os.path.join(folder, "profile.xml"), "--data", folder]
    korean, english, masked = (os.path.join(folder, name) for name in ("ko.zip", "en.zip", "masked.zip"))
    assert not os.path.exists(korean)
    listed = json.loads(run("support", "create", korean, *common, "--preview", "--json"))
    assert not os.path.exists(korean) and "events.jsonl" in {item["name"] for item in listed["contents"]}
    run("support", "create", korean, *common, "--language", "ko")
    run("support", "create", english, *common, "--language", "en")
    assert os.stat(korean).st_mode & 0o077 == 0
    with zipfile.ZipFile(korean) as one, zipfile.ZipFile(english) as other:
        assert one.read("events.jsonl") == other.read("events.jsonl") != b""
        assert one.namelist()[0] == "naru-session.json"
    assert "Chosen as the optimal gateway: seoul.corp.test." in run("support", "show", korean, "--language", "en")
    assert "최적 게이트웨이로 선택됨" in run("support", "show", english, "--language", "ko")
    lines = json.loads(run("support", "show", korean, "--compare", english, "--json"))["lines"]
    assert lines and all(line["equal"] for line in lines)
    report = os.path.join(folder, "report.html")
    run("support", "show", korean, "--html", report, "--languages", "ko,en")
    with open(report, encoding="utf-8") as file:
        page = file.read()
    assert "Chosen as the optimal gateway" in page and "최적 게이트웨이로 선택됨" in page
    run("support", "create", masked, *common, "--mask-names", "--raw-log", "--capture",
        os.path.join(DATA, "captures", "http_4gw_3pings.pcap"))
    with zipfile.ZipFile(masked) as zipped:
        for name in zipped.namelist():
            if not name.startswith("captures/"):
                assert not re.search(b"seoul|Seoul|corp", zipped.read(name)), name
    run("support", "show", os.path.join(folder, "naru.log"), status=3)


def check_connection_is_told(folder):
    """What a session tells of a connection is kept in the raw log and goes into support sessions."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
    profile, data = os.path.join(folder, "closed.xml"), os.path.join(folder, "data")
    with open(profile, "w", encoding="utf-8") as file:
        file.write(PROFILE.replace("seoul.corp.test", f"127.0.0.1:{port}"))
    raw = os.path.join(data, "naru.log")
    with subprocess.Popen([PROGRAM, "connect", "--profile", profile, "--tunnel", "none", "--data", data, "--quiet"],
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as connecting:
        until = time.monotonic() + 30
        while time.monotonic() < until and not (os.path.exists(raw) and "Session notice" in open(raw, encoding="utf-8").read()):
            time.sleep(0.05)
        connecting.send_signal(signal.SIGINT)
    out = os.path.join(folder, "told.zip")
    run("support", "create", out, "--data", data, "--profile", profile)
    told = {}
    for language in ("en", "ko"):
        events = json.loads(run("support", "show", out, "--json", "--language", language))["events"]
        told[language] = [event for event in events if event["code"].startswith("session-")]
        assert told[language] and all("session-" not in event["text"] for event in told[language]), events
    assert [event["code"] for event in told["en"]] == [event["code"] for event in told["ko"]]
    assert told["en"][0]["text"] != told["ko"][0]["text"]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("naru.log", LOG), ("profile.xml", PROFILE)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        check_capture()
        check_how(folder)
        check_log(folder)
        check_support(folder)
        check_connection_is_told(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
