"""Who sends a command: what their key opens in this room."""

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
    """The hash of the key, for telling the commands of different people apart."""

    @property
    def author(self) -> str:
        """A short mark of the person for the ids of its commands."""
        return self.key[:16] or "-"


NOBODY: Final = Person()


def person(room: Room, mark: str) -> Person | None:
    """Who holds the key with a hash, as far as this room is concerned; None if it opens nothing here."""
    if not mark:
        return NOBODY
    seat = next((n for n, chair in enumerate(room.chairs) if opens(mark, chair.key)), None)
    is_host = opens(mark, room.host)
    return Person(seat, is_host, mark) if seat is not None or is_host else None
