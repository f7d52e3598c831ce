#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a large log in the form of AnyConnect's: make_log.py FILE MEGABYTES. A run of OGS stands in every thousand
records."""
import datetime
import sys

STARS = "*" * 42


def record(at, function, message):
    return (f"{STARS}\nDate        : {at:%m/%d/%Y}\nTime        : {at:%H:%M:%S}\nType        : Information\n"
            f"Source      : acvpnui\n\nDescription : Function: {function}\nFile: .\\Some\\File.cpp\nLine: 128\n{message}\n\n{STARS}\n")


def run(at):
    yield record(at, "CHeadendSelection::CSelectionThread::Run", "OGS starting thread named gw1.example.net")
    yield record(at, "CHeadendSelection::CSelectionThread::logThreadPingResults", "OGS ping results for gw1.example.net: (219 218 132 )")
    yield record(at, "CHeadendSelection::logPingResults",
                 "*** OGS Selection Results ***\nOGS performed for connection attempt. Last server: 'gw1.example.net'\n"
                 "Server Address   RTT (ms)\ngw1.example.net   132\nSelected 'gw1.example.net' as the optimal server.")


def main() -> int:
    path, megabytes = sys.argv[1], int(sys.argv[2])
    at = datetime.datetime(2013, 10, 4)
    written = number = runs = 0
    with open(path, "w", encoding="utf-8", newline="\r\n") as file:
        while written < megabytes * 1_000_000:
            at += datetime.timedelta(seconds=1)
            texts = [record(at, "CTransportCurlStatic::SendRequest", f"Invoked Function: call {number * 7919} returned {number % 251}")]
            if number % 1000 == 0:
                texts = run(at)
                runs += 1
            for text in texts:
                written += file.write(text) + text.count("\n")
            number += 1
    print(f"{path}: {written} bytes, {runs} runs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
