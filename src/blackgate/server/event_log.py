"""The log of a room: what was decided, in the order it was decided. Folding it gives the room again.

Entries hold secrets (the key of chance, hashes of keys, sealed answers): they are never sent to anybody.
"""

from typing import Final

import msgspec

from blackgate.server.orders import Orders
from blackgate.server.settings import RoomSettings


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One line of the log."""


class Opened(Entry, frozen=True):
    """The room is there."""

    settings: RoomSettings
    host: str
    """The hash of the host's key."""
    seed: str
    """A secret of the room, from which keys are derived that have to be the same when they are asked for again."""
    after: str = ""
    """The room this one is a rematch of."""
    first: int | None = None
    """Who begins; chance decides where nobody is named."""


class Sat(Entry, frozen=True):
    """A person took a seat, or another one takes it over: the key is the new one's alone."""

    seat: int
    name: str
    key: str
    """The hash of the seat's key."""


class Rose(Entry, frozen=True):
    """A seat is free again."""

    seat: int


class Placed(Entry, frozen=True):
    """A bot sits there from now on; in a running game it plays for an absent person, who may come back."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    """The person a bot played for plays again."""

    seat: int


class Vacated(Entry, frozen=True):
    """The others want somebody else to take over the seat of one who is away."""

    seat: int


class Began(Entry, frozen=True):
    """The cards are dealt."""

    secret: str
    """Of chance, as hexadecimal digits."""
    first: int | None
    position: str = ""
    """Where a lesson begins, as JSON; kept here, so that a lesson that was rewritten since changes nothing."""
    rolls: tuple[int, ...] = ()
    """The next results of the die, where a lesson decides them."""


class Chose(Entry, frozen=True):
    """A seat answered the pending question."""

    seat: int
    action: str
    by: str = ""
    """Nobody but the player, or on its behalf: `order`, `bot`, `late`; `silent` where a window was closed."""


class Sealed(Entry, frozen=True):
    """A seat answered before its turn to answer; nobody sees it until then."""

    seat: int
    question: int
    """The public version at which the window was opened."""
    action: str


class ThrewIn(Entry, frozen=True):
    """A seat said something without being asked."""

    seat: int
    action: str


class Undid(Entry, frozen=True):
    """A seat took back its last decisions."""

    seat: int
    decisions: int


class Ordered(Entry, frozen=True):
    """A player's standing orders."""

    seat: int
    orders: Orders


class Said(Entry, frozen=True):
    """Somebody said something: a preset phrase, or a text."""

    seat: int | None
    name: str
    """Of a spectator."""
    text: str
    is_phrase: bool
    to_table: bool
    """Whether the players hear it; spectators are among themselves while a game runs."""


class Voted(Entry, frozen=True):
    """What a player wants to be done about an absent one."""

    seat: int
    absent: int
    choice: str
    """`wait`, `bot` or `open`."""


class Appeared(Entry, frozen=True):
    """A player about whom others had voted was heard from: the votes are void, and so is what they decided."""

    seat: int


class Followed(Entry, frozen=True):
    """There is another room for the same people."""

    room: str


class Closed(Entry, frozen=True):
    """Nobody plays here any more."""

    why: str


AnyEntry = (
    Opened | Sat | Rose | Placed | Returned | Vacated | Began | Chose | Sealed | ThrewIn | Undid | Ordered | Said
    | Voted | Appeared | Followed | Closed
)  # fmt: skip

PRIVATE: Final = (Sealed, Ordered)
"""Entries nobody but their author can notice: they do not count in the version that everybody sees."""

_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_encoder: Final = msgspec.json.Encoder()


def encoded(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decoded(body: bytes) -> AnyEntry:
    """The entry again."""
    return _decoder.decode(body)
