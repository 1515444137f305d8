"""Keys: bearer tokens for a seat or a room. They are random, sent once, and stored only as hashes."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters that are easily confused."""
CODE_LENGTH: Final = 6


def new_key() -> str:
    """A new random key."""
    return secrets.token_urlsafe(KEY_BYTES)


def derived_key(seed: str, purpose: str) -> str:
    """A key derived from a secret seed; the same whenever it is asked for."""
    mac = hmac.digest(seed.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def hashed(key: str) -> str:
    """The hash of a key; empty for no key. It needs no salt: 256 random bits are in no dictionary."""
    return sha256(key.encode()).hexdigest() if key else ""


def opens(key_hash: str, lock: str) -> bool:
    """Whether a key hash matches.

    The comparison takes constant time, so that response times reveal nothing about the key.
    """
    return bool(lock) and hmac.compare_digest(key_hash, lock)


def new_code() -> str:
    """A new room code, short enough to be read out loud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be the code of a room."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_secret() -> str:
    """A new secret for the chance of a game, in hexadecimal."""
    return secrets.token_hex(32)
