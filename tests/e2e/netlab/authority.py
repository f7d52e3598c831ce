# SPDX-License-Identifier: GPL-3.0-or-later
"""Certificates of a lab, made anew each time."""
import subprocess

import spaces

CA = f"{spaces.FOLDER}/ca.pem"
CERTIFICATE = f"{spaces.FOLDER}/gateway.pem"
KEY = f"{spaces.FOLDER}/gateway.key"
_CA_KEY = f"{spaces.FOLDER}/ca.key"
_EC_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]


def make(addresses) -> None:
    """A CA, and one certificate for all the addresses."""
    _openssl("req", "-x509", *_EC_KEY, "-days", "2", "-keyout", _CA_KEY, "-out", CA, "-subj", "/CN=Naru lab CA",
             "-addext", "keyUsage=critical,keyCertSign,cRLSign")
    names = ",".join(["DNS:gateway.example"] + [f"IP:{address}" for address in addresses])
    _openssl("req", "-x509", *_EC_KEY, "-days", "2", "-keyout", KEY, "-out", CERTIFICATE, "-CA", CA, "-CAkey", _CA_KEY,
             "-subj", "/CN=gateway.example", "-addext", f"subjectAltName={names}", "-addext", "extendedKeyUsage=serverAuth",
             "-addext", "basicConstraints=critical,CA:FALSE")


def _openssl(*arguments) -> None:
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)
