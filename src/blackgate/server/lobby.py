"""A room as the lobby shows it."""

from typing import Final

import msgspec

from blackgate.server.room import Room
from blackgate.server.store import Listing

_encoder: Final = msgspec.json.Encoder()


class Summary(msgspec.Struct, frozen=True):
    """What a stranger may know of a room: names only of public ones."""

    code: str
    title: str
    phase: str
    edition: str
    modules: tuple[str, ...]
    teams: bool
    players: int
    seats: tuple[str, ...]
    """By seat: a name, or nothing where it is free."""
    spectators: bool
    opened_by: str


def summary(room: Room) -> Summary:
    """A room in a few words."""
    names = tuple(chair.name for chair in room.chairs)
    return Summary(
        code=room.code,
        title=room.settings.title,
        phase=room.phase,
        edition=room.settings.edition,
        modules=room.rules.modules,
        teams=bool(room.settings.teams),
        players=room.settings.players,
        seats=names,
        spectators=room.settings.spectators,
        opened_by=next((chair.name for chair in room.chairs if chair.key), ""),
    )


def listing(room: Room, now: int, due: int = 0) -> Listing:
    """A room as it is kept for the lobby, and when it is to be woken. Where nobody can sit down, it is `full`."""
    phase = "full" if room.phase == "open" and all(chair.is_taken for chair in room.chairs) else room.phase
    return Listing(room.code, phase, room.settings.private, now, _encoder.encode(summary(room)), due)


def listed(kept: Listing) -> Summary:
    """The summary of a room that is not in use."""
    return msgspec.json.decode(kept.summary, type=Summary)
