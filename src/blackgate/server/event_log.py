"""The event log of a room: what was decided, in order. Folding the entries gives the room again (event sourcing).

Entries hold secrets (the seed of chance, hashes of keys, sealed answers), so they are never sent to clients.
"""

from typing import Final

import msgspec

from blackgate.game.branch import Start
from blackgate.server.orders import Orders
from blackgate.server.settings import RoomSettings


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One entry of the event log."""


class BranchOf(msgspec.Struct, frozen=True):
    """Where the game of a room begins, if it is a branch of another game."""

    room: str
    """Code of the room of the other game; empty if that is an imported record."""
    record: str
    """Name of the imported record."""
    seat: int
    """The seat that was taken by whoever opened the room."""
    start: Start
    secret: str
    """The secret of keyed chance, in hexadecimal. The hidden cards may have been drawn again by it."""


class Opened(Entry, frozen=True):
    """The room was created."""

    settings: RoomSettings
    host: str
    """Hash of the host's key."""
    seed: str
    """A secret of the room. Keys that must be reproducible are derived from it."""
    after: str = ""
    """Code of the room this one is a rematch of."""
    first: int | None = None
    """The seat that begins; None for a random one."""
    branch: BranchOf | None = None


class Sat(Entry, frozen=True):
    """A person took a seat, or took it over from another person; the key is the new person's alone."""

    seat: int
    name: str
    key: str
    """Hash of the seat's key."""


class Picked(Entry, frozen=True):
    """A person chose a prisoner, or gave the choice back."""

    seat: int
    board: int
    """The prisoner board; 0 for one that nobody chooses."""
    side: int


class Swapped(Entry, frozen=True):
    """Two seats changed places, with their players and prisoners: somebody changed the team."""

    seat: int
    other: int


class Enrolled(Entry, frozen=True):
    """A person agreed that the game counts for their rating."""

    seat: int
    identity: str
    """Hash of the identity; empty once the game has been rated."""


class Rated(Entry, frozen=True):
    """The game was counted for the ratings. Earlier entries lose the identities in the same transaction."""


class Rose(Entry, frozen=True):
    """A seat became free."""

    seat: int


class Placed(Entry, frozen=True):
    """A bot took a seat. In a running game it stands in for an absent person, who may return."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    """A person plays again instead of the bot."""

    seat: int


class Vacated(Entry, frozen=True):
    """The others opened the seat of an absent player to anybody."""

    seat: int


class StartingSeat(msgspec.Struct, frozen=True):
    """A seat when the cards were dealt, as records describe it."""

    name: str
    player: str
    board: int
    side: int


class Began(Entry, frozen=True):
    """The cards were dealt."""

    secret: str
    """The secret of keyed chance, in hexadecimal."""
    first: int | None
    position: str = ""
    """Where a lesson begins, as JSON. Stored here, so that later changes of the lesson do not matter."""
    rolls: tuple[int, ...] = ()
    """The next results of the die, if a lesson fixes them."""
    seats: tuple[StartingSeat, ...] = ()
    """The seats with their prisoners; empty in logs from before prisoners could be chosen."""
    covers_names: bool = True
    """Whether the commitment covers the names, as it did in the games of older logs."""


class Chose(Entry, frozen=True):
    """A seat answered the pending question."""

    seat: int
    action: str
    by: str = ""
    """Empty for the player, or who answered instead: `order`, `bot`, `late`; `forced` if nothing else was
    possible, `silent` if a window closed."""


class Sealed(Entry, frozen=True):
    """A seat answered ahead of its turn; nobody sees it until then."""

    seat: int
    question: int
    """The public version at which the window opened."""
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
    """A player left standing orders."""

    seat: int
    orders: Orders


class Said(Entry, frozen=True):
    """A chat message: a preset phrase or a text."""

    seat: int | None
    name: str
    """Name of a spectator."""
    text: str
    is_phrase: bool
    to_table: bool
    """Whether the players read it; spectators are among themselves while a game runs."""
    team: str = ""
    """The team that reads it and nobody else, `A` or `B`; empty if it is not meant for a team. Rule: RULING-41."""


class Voted(Entry, frozen=True):
    """A player voted on what to do about an absent one."""

    seat: int
    absent: int
    choice: str
    """`wait`, `bot` or `open`."""


class Appeared(Entry, frozen=True):
    """A player about whom others voted was heard from: the votes and their outcome are void."""

    seat: int


class Paced(Entry, frozen=True):
    """The pace of the bots was set."""

    pace: int
    """Milliseconds for each answer."""


class Skipped(Entry, frozen=True):
    """Bots answer at once until a person has to answer."""


class Agreed(Entry, frozen=True):
    """A player agreed to a proposal, or rejected it, which withdraws it."""

    seat: int
    to: str
    """`pause`, `resume` or `resign`."""
    agrees: bool


class Paused(Entry, frozen=True):
    """The game stands still, by consent."""


class Resumed(Entry, frozen=True):
    """The game goes on, by consent or because the longest pause was over."""


class Followed(Entry, frozen=True):
    """There is a rematch in another room."""

    room: str


class Forgotten(Entry, frozen=True):
    """Names and chat were removed. Earlier entries lose them in the same transaction (`redaction`)."""

    seat: int | None = None
    """Whose; None for everybody's."""
    names: bool = True
    """Whether names go, too, or only chat."""


class Closed(Entry, frozen=True):
    """Nobody plays here any more."""

    why: str


AnyEntry = (
    Opened | Sat | Picked | Swapped | Enrolled | Rose | Placed | Returned | Vacated | Began | Chose | Sealed | ThrewIn
    | Undid | Ordered | Said | Voted | Appeared | Paced | Skipped | Agreed | Paused | Resumed | Rated | Followed
    | Forgotten | Closed
)  # fmt: skip

PRIVATE: Final = (Sealed, Ordered)
"""Entries that nobody but their author can notice."""


def is_private(entry: AnyEntry) -> bool:
    """Whether somebody must not notice an entry: it does not count in the public version."""
    return entry.team != "" if type(entry) is Said else type(entry) in PRIVATE


_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_encoder: Final = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(body)
