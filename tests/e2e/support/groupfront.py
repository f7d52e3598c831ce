# SPDX-License-Identifier: GPL-3.0-or-later
"""A TLS front that gives an ocserv group URLs: /staff is its /, and all else passes as it is.

Debian's ocserv knows groups only as a choice in the form. UDP can't pass here: a tunnel through it is made
without DTLS.
"""
import contextlib
import re
import socket
import ssl
import threading

import pki

_RECORD = 16384
_REQUEST = re.compile(rb"(GET|POST) /([^ /?]*)(/?) HTTP/1\.1\r\n")


class GroupFront:
    """`with GroupFront(address, port, certificate, (address of ocserv, port), {"staff"}):`"""

    def __init__(self, address: str, port: int, certificate: pki.Certificate, behind: tuple, groups: set):
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate.certificate, certificate.key)
        self._behind = behind
        self._groups = groups
        self._listener = socket.create_server((address, port))
        #: Paths of the requests that came, in order.
        self.paths = []
        #: The requests themselves, with all that clients say of themselves.
        self.requests = []

    def __enter__(self):
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._listener.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client):
        with contextlib.suppress(OSError):
            near = self._context.wrap_socket(client, server_side=True)
            plain = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            plain.check_hostname = False
            plain.verify_mode = ssl.CERT_NONE
            far = plain.wrap_socket(socket.create_connection(self._behind))
            threading.Thread(target=_pass, args=(far, near, lambda record: record), daemon=True).start()
            _pass(near, far, self._without_group)

    def _without_group(self, record):
        if b" HTTP/1.1\r\n" in record:
            self.requests.append(record)
        found = _REQUEST.match(record)
        if not found:
            return record
        path = found[2].decode(errors="replace")
        self.paths.append("/" + path)
        return b"%s / HTTP/1.1\r\n" % found[1] + record[found.end():] if path in self._groups else record


def _pass(source, sink, change):
    """Record by record: a tunnel's packets must not run together."""
    with contextlib.suppress(OSError):
        while record := source.recv(_RECORD):
            sink.sendall(change(record))
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
