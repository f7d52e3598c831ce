#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gateways that speak AnyConnect's sign-in as they are told: what a real ocserv can't do, or must not do.

    gateway.py FOLDER

Each line of the input opens one: SCENARIO [--port N] [--address A] [--name HOST] [--certificate FILE] [--key-of FILE]
[--self-signed]; the answer is "ready PORT" when it listens. "close PORT" closes it, the answer is "closed"; the end of
the input closes all. The certificate FOLDER/FILE.pem is made where it is not there, signed by FOLDER/ca.pem unless it is
to sign itself; with --key-of it has the key of an earlier one. What comes in is kept in FOLDER/requests-PORT, a JSON
object a line.
"""
import argparse
import contextlib
import json
import os
import shlex
import socket
import ssl
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "support"))
import pki  # noqa: E402
import scenarios  # noqa: E402


def main() -> None:
    folder = sys.argv[1]
    authority = pki.Authority(folder)
    listeners = {}
    for line in sys.stdin:
        word, *words = shlex.split(line)
        if word == "close":
            listener = listeners.pop(int(words[0]))
            # Without it the thread that accepts would go on.
            listener.shutdown(socket.SHUT_RDWR)
            listener.close()
            print("closed", flush=True)
        else:
            port, listener = _open(folder, authority, _options(word, words))
            listeners[port] = listener
            print(f"ready {port}", flush=True)


def _options(scenario, words):
    parser = argparse.ArgumentParser()
    parser.add_argument("scenario", choices=scenarios.ALL)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--address", default="127.0.0.1")
    parser.add_argument("--name", default="gw.example")
    parser.add_argument("--certificate", default="gateway")
    parser.add_argument("--key-of")
    parser.add_argument("--self-signed", action="store_true")
    return parser.parse_args([scenario, *words])


def _open(folder, authority, options):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made = _certificate(folder, authority, options)
    context.load_cert_chain(made.certificate, made.key)
    listener = socket.create_server((options.address, options.port))
    port = listener.getsockname()[1]
    log = f"{folder}/requests-{port}"
    with open(log, "w", encoding="utf-8"):
        pass
    scenario = scenarios.ALL[options.scenario](f"https://{options.name}:{port}")
    threading.Thread(target=_accept, args=(listener, context, scenario, log), daemon=True).start()
    return port, listener


def _certificate(folder, authority, options) -> pki.Certificate:
    """The one asked for; made once."""
    file = options.certificate
    key = f"{folder}/{options.key_of or file}.key"
    if os.path.exists(f"{folder}/{file}.pem"):
        return pki.Certificate(f"{folder}/{file}.pem", key)
    reused = key if options.key_of else None
    if options.self_signed:
        return pki.self_signed(folder, file, options.name, key=reused)
    return authority.gateway(file, options.name, key=reused)


def _accept(listener, context, scenario, log) -> None:
    lock = threading.Lock()
    with contextlib.suppress(OSError):
        while True:
            client, _ = listener.accept()
            threading.Thread(target=_serve, args=(client, context, scenario, log, lock), daemon=True).start()


def _serve(client, context, scenario, log, lock) -> None:
    with contextlib.suppress(OSError, ValueError), client:
        if scenario.is_silent:
            while client.recv(4096):
                pass
            return
        with context.wrap_socket(client, server_side=True) as secure:
            _talk(secure, scenario, log, lock)


def _talk(secure, scenario, log, lock) -> None:
    while request := _read(secure):
        with lock:
            with open(log, "a", encoding="utf-8") as file:
                file.write(json.dumps(vars(request), ensure_ascii=False) + "\n")
            answer = scenario.answer(request)
        if answer is not None:
            secure.sendall(answer.encoded())


def _read(secure):
    """The next request; None at the end of the connection."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = secure.recv(65536)
        if not part:
            return None
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    while len(body) < int(headers.get("content-length", 0)):
        body += secure.recv(65536)
    method, path, _ = first.split(" ")
    return scenarios.Request(method, path, headers, body.decode())


if __name__ == "__main__":
    main()
