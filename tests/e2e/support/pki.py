# SPDX-License-Identifier: GPL-3.0-or-later
"""Certificates for gateways and users of a test: a CA of its own, keys that can be kept over a renewal."""
import dataclasses
import os
import subprocess

_NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]


@dataclasses.dataclass(frozen=True)
class Certificate:
    """Paths of PEM files."""
    certificate: str
    key: str


class Authority:
    """A CA in a folder; `certificate` is what a client has to trust."""

    def __init__(self, folder: str, name: str = "Naru test CA"):
        self._folder = folder
        os.makedirs(folder, exist_ok=True)
        self.certificate = f"{folder}/ca.pem"
        self._key = f"{folder}/ca.key"
        _openssl("req", "-x509", *_NEW_KEY, "-days", "30", "-keyout", self._key, "-out", self.certificate, "-subj", f"/CN={name}",
                 "-addext", "keyUsage=critical,keyCertSign,cRLSign")

    def gateway(self, file: str, *names: str, key: str | None = None, days: int = 10) -> Certificate:
        """For host names and addresses, the first one as its subject; with the key of an earlier one it is a renewal."""
        alternatives = ",".join(f"{'IP' if _is_address(name) else 'DNS'}:{name}" for name in names)
        return self._issue(file, f"/CN={names[0]}", key, days, f"subjectAltName={alternatives}", "extendedKeyUsage=serverAuth")

    def user(self, file: str, name: str) -> Certificate:
        """A user's, with the name as UID, where ocserv looks for it (`cert-user-oid`)."""
        return self._issue(file, f"/CN={name}/UID={name}", None, 10, "extendedKeyUsage=clientAuth")

    @staticmethod
    def locked(user: Certificate, password: str) -> Certificate:
        """The same, its key encrypted with a password."""
        made = Certificate(user.certificate, f"{user.key}.locked")
        _openssl("pkey", "-in", user.key, "-aes256", "-passout", f"pass:{password}", "-out", made.key)
        return made

    def _issue(self, file, subject, key, days, *extensions) -> Certificate:
        made = Certificate(f"{self._folder}/{file}.pem", key or f"{self._folder}/{file}.key")
        keys = ["-new", "-key", key] if key else [*_NEW_KEY, "-keyout", made.key]
        texts = [part for extension in extensions for part in ("-addext", extension)]
        _openssl("req", "-x509", *keys, "-days", str(days), "-out", made.certificate, "-CA", self.certificate, "-CAkey", self._key,
                 "-subj", subject, *texts, "-addext", "basicConstraints=critical,CA:FALSE",
                 "-addext", "keyUsage=digitalSignature,keyAgreement")
        return made


def self_signed(folder: str, file: str, *names: str, key: str | None = None) -> Certificate:
    """Nobody vouches for it; with the key of an earlier one it is a renewal."""
    os.makedirs(folder, exist_ok=True)
    made = Certificate(f"{folder}/{file}.pem", key or f"{folder}/{file}.key")
    keys = ["-new", "-key", key] if key else [*_NEW_KEY, "-keyout", made.key]
    alternatives = ",".join(f"{'IP' if _is_address(name) else 'DNS'}:{name}" for name in names)
    _openssl("req", "-x509", *keys, "-days", "10", "-out", made.certificate, "-subj", f"/CN={names[0]}",
             "-addext", f"subjectAltName={alternatives}")
    return made


def _is_address(name: str) -> bool:
    return ":" in name or name.replace(".", "").isdigit()


def _openssl(*arguments) -> None:
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)
