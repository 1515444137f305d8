"""Keys: who holds one may do what it opens. They are made by chance, shown once, and kept only as hashes."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are easily taken for others."""
CODE_LENGTH: Final = 6


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def derived_key(seed: str, purpose: str) -> str:
    """A key nobody can guess who does not know the seed; the same whenever it is asked for."""
    mac = hmac.digest(seed.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def hashed(key: str) -> str:
    """What is kept of a key, nothing of none. It needs no salt: 256 bits of chance are in no dictionary."""
    return sha256(key.encode()).hexdigest() if key else ""


def opens(key_hash: str, lock: str) -> bool:
    """Whether a key, by its hash, is the one a lock was made for. Takes the same time whatever is wrong with it."""
    return bool(lock) and hmac.compare_digest(key_hash, lock)


def new_code() -> str:
    """The short name of a room, to be read out loud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be the name of a room."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_secret() -> str:
    """The secret a game's chance comes from, as hexadecimal digits."""
    return secrets.token_hex(32)
