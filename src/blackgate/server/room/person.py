"""The sender of a command: what their key allows in this room."""

from dataclasses import dataclass
from typing import Final

from blackgate.server.keys import opens
from blackgate.server.room.room import Room


@dataclass(frozen=True)
class Person:
    """The rights of one key; without any, a spectator."""

    seat: int | None = None
    is_host: bool = False
    key: str = ""
    """Hash of the key."""

    @property
    def author(self) -> str:
        """A short prefix of the key hash, for idempotency keys."""
        return self.key[:16] or "-"


SPECTATOR: Final = Person()


def person(room: Room, key_hash: str) -> Person | None:
    """Look up the holder of a key by its hash; None if the key is not valid in this room."""
    if not key_hash:
        return SPECTATOR
    seat = next((n for n, chair in enumerate(room.chairs) if opens(key_hash, chair.key)), None)
    is_host = opens(key_hash, room.host)
    return Person(seat, is_host, key_hash) if seat is not None or is_host else None
