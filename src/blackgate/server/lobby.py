"""The lobby: rooms as strangers see them."""

from typing import Final

import msgspec

from blackgate.server.room import Room
from blackgate.server.store import Listing, Store

_encoder: Final = msgspec.json.Encoder()


class Summary(msgspec.Struct, frozen=True):
    """What a stranger may know of a room. Names are shown for public rooms only."""

    code: str
    title: str
    phase: str
    edition: str
    modules: tuple[str, ...]
    teams: bool
    players: int
    seats: tuple[str, ...]
    """By seat: a name; empty if the seat is free."""
    spectators: bool
    opened_by: str
    box: str = ""
    """The name of the custom box it is played with; empty without one."""


def summary(room: Room) -> Summary:
    """Summarize a room."""
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
        box=str(room.settings.box["name"]) if room.settings.box else "",
    )


def listing(room: Room, now: int, due: int = 0) -> Listing:
    """A room as it is stored for the lobby, and when it has to be woken. An open room without a free seat is `full`.

    Branches are found beside the replay of their game, not in the lobby.
    """
    is_hidden = room.settings.private or room.branch is not None
    phase = "full" if room.phase == "open" and all(chair.is_taken for chair in room.chairs) else room.phase
    return Listing(room.code, phase, is_hidden, now, _encoder.encode(summary(room)), due, room.cleared)


async def open_rooms(store: Store, limit: int = 50) -> tuple[Summary, ...]:
    """Public rooms in which a seat is free, the newest first."""
    return tuple(msgspec.json.decode(each.summary, type=Summary) for each in await store.listed("open", limit))


def public_summary(room: Room) -> Summary:
    """The summary of a room for strangers; of a private one it names nobody."""
    found = summary(room)
    if room.settings.private:
        return msgspec.structs.replace(found, seats=("",) * found.players, opened_by="", title="", box="")
    return found
