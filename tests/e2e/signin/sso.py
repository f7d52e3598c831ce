# SPDX-License-Identifier: GPL-3.0-or-later
"""What a gateway does at the end of a sign-in in the browser: a token for the client alone, encrypted for its key.

The client listens on port 29786 of [::1]. The token is sealed with AES-256-GCM under a key from ECDH on P-256 and
HKDF-SHA256 ("AC_ECIES"), and goes in records of type, length, value: 1 our public key, 2 tag, 3 text, 4 nonce.
"""
import base64
import os
import struct
import urllib.parse

#: Letters and digits only: the client takes no other.
TOKEN = "t0kenOfTheBrowser"


def localhost(client_key: str, then: str) -> str:
    """Where the browser is sent: to the client, and from there to `then`. `client_key`: as the client's header has it."""
    return f"http://[::1]:29786/api/sso/{urllib.parse.quote(_sealed(client_key), safe='')}?return={urllib.parse.quote(then, safe='')}"


def _sealed(client_key: str) -> str:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    theirs = serialization.load_der_public_key(base64.b64decode(client_key))
    ours = ec.generate_private_key(ec.SECP256R1())
    key = HKDF(hashes.SHA256(), 32, None, b"AC_ECIES").derive(ours.exchange(ec.ECDH(), theirs))
    nonce = os.urandom(12)
    sealed = AESGCM(key).encrypt(nonce, TOKEN.encode(), None)
    text, tag = sealed[:-16], sealed[-16:-4]
    public = ours.public_key().public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    records = b"".join(struct.pack(">HH", kind, len(value)) + value for kind, value in ((1, public), (2, tag), (3, text), (4, nonce)))
    return base64.b64encode(b"\x00\x01" + records).decode()
