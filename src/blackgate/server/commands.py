"""Commands to a room. Every command carries an id of its sender (an idempotency key) and the version its sender saw."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from blackgate.server.orders import Orders

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Words = Annotated[str, Meta(min_length=1, max_length=120)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Bot = Annotated[str, Meta(min_length=1, max_length=40)]
BotPace = Annotated[int, Meta(ge=0, le=10_000)]
"""Milliseconds for an answer of a bot."""
Proposal = Literal["pause", "resume", "resign"]
"""What players have to agree on."""
Channel = Literal["table", "team"]
"""Who reads a chat message: everybody, or the speaker's team alone (RULING-41)."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """One thing that a command asks for."""


class Choose(Wish, frozen=True):
    """Answer the question one is asked, now or ahead: `dig spoon`, `decline`."""

    action: Words


class ThrowIn(Wish, frozen=True, tag="throw_in"):
    """Say something without being asked (RULING-151)."""

    action: Words


class Undo(Wish, frozen=True):
    """Take back one's last decisions, as far as nothing came of them."""

    decisions: Annotated[int, Meta(ge=1, le=100)] = 1


class Order(Wish, frozen=True):
    """Leave standing orders."""

    orders: Orders


class Say(Wish, frozen=True):
    """Speak: a preset phrase by its id, or a text."""

    text: Text
    is_phrase: bool = False
    name: Annotated[str, Meta(max_length=40)] = ""
    """Name of a spectator."""
    channel: Channel = "table"


class Seat(Wish, frozen=True):
    """Put a bot on an empty seat, or replace one. For the host."""

    seat: SeatNumber
    bot: Bot


class Clear(Wish, frozen=True):
    """Free a seat before the game has begun: one's own; the host frees any."""

    seat: SeatNumber


class HandOver(Wish, frozen=True, tag="hand_over"):
    """Give one's seat to somebody else. The old key is void from then on.

    The reply holds the new key and is given once. A sender who chooses the key loses nothing if the reply is lost.
    """

    name: Name
    key: Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{43})?$")] = ""
    """The new key, if the sender chooses it: 256 random bits in URL-safe base64."""


class Rename(Wish, frozen=True):
    """Change one's name before the game has begun."""

    name: Name


class Pick(Wish, frozen=True):
    """Choose one's prisoner before the game has begun (SETUP-8). A board has one owner (RULING-18)."""

    board: Annotated[int, Meta(ge=0, le=6)]
    """The prisoner board; 0 gives the choice back, and the seat takes a board that nobody has chosen."""
    side: Annotated[int, Meta(ge=0, le=1)] = 0
    """The face of the board."""


class Team(Wish, frozen=True):
    """Change one's team before the game has begun; the host changes that of bots.

    The player changes places with a free seat or a bot of that team, so that the teams stay even (TEAM-1).
    """

    seat: SeatNumber
    team: Literal["A", "B"]


class Begin(Wish, frozen=True):
    """Deal the cards. For the host; every seat has to be taken."""


class Vote(Wish, frozen=True):
    """Vote on what to do about an absent player."""

    absent: SeatNumber
    choice: Literal["wait", "bot", "open"]


class Leave(Wish, frozen=True):
    """Let a bot play in one's place until one returns."""


class Return(Wish, frozen=True):
    """Play again instead of the bot."""


class Pace(Wish, frozen=True):
    """Set how long bots take for each answer, at any time. For the host, or the only person who plays."""

    pace: BotPace


class Skip(Wish, frozen=True):
    """Let bots answer at once until a person has to answer. For the host, or the only person who plays."""


class Agree(Wish, frozen=True):
    """Agree to pause, resume or resign the game. It happens once everybody who has to agree does."""

    to: Proposal
    agrees: bool = True
    """False rejects the proposal, for everybody."""


class Rematch(Wish, frozen=True):
    """Play again with the same people; the next player begins. The reply names the room."""


class Close(Wish, frozen=True):
    """Close the room. For the host, before the game has begun or after it is over."""


class Enrol(Wish, frozen=True):
    """Agree that the game counts for one's rating, before it begins. For a table that is rated."""

    identity: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
    """The secret of an identity: 256 random bits in URL-safe base64."""


class Forget(Wish, frozen=True):
    """Remove the name and the chat of one's seat from a finished table. This cannot be undone."""


class Delete(Wish, frozen=True):
    """Delete the table with everything in it. For the host, unless a game is going on. This cannot be undone."""


AnyWish = (
    Choose | ThrowIn | Undo | Order | Say | Seat | Clear | HandOver | Rename | Pick | Team | Enrol | Begin | Vote
    | Leave | Return | Pace | Skip | Agree | Rematch | Close | Forget | Delete
)  # fmt: skip


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="command"):
    """A wish with its id. The id is an idempotency key: a command that is sent twice is executed once."""

    id: Id
    seen: Annotated[int, Meta(ge=0)]
    wish: AnyWish


PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "nice-dig", "hurry", "thinking", "back-soon",
    "truce", "revenge", "good-game",
)  # fmt: skip
"""Preset phrases; the words are in the catalogue of each language."""
