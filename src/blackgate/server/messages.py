"""The messages of the WebSocket protocol, in both directions. `docs/protocol.md` describes the protocol.

Everybody may know `room` and `table`; `own` is for one seat. A welcome holds all of it. An update holds what has
changed: every field in it replaces the one before, and `seats` holds the seats that changed. Some messages mirror a
class of the server: `Room` and `Chair` here are what others may see of `room.Room` and `room.Chair`.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from blackgate.bots.reasons import Reasons
from blackgate.game.narration import Told
from blackgate.game.view import OwnView, Table
from blackgate.server.commands import Channel, Command, Id, Words
from blackgate.server.orders import Orders
from blackgate.server.problems import Problem, Reason
from blackgate.server.settings import RoomSettings
from blackgate.speech import Message

PROTOCOL: Final = 1
"""Raised when an old client would misunderstand a new server."""

Patch = dict[str, Any]
"""Changed fields by name."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a client."""


class Hello(FromClient, frozen=True):
    """The first message: the client's key, and what it has seen already."""

    protocol: int
    key: Annotated[str, Meta(max_length=100)] = ""
    """Key of a seat or of the host; without one, a spectator."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The last version the client has seen: the welcome holds what was told since."""


class Why(FromClient, frozen=True):
    """Why is an action not possible?"""

    id: Id
    action: Words


class Hint(FromClient, frozen=True):
    """What would a bot do in my place?"""

    id: Id


class Look(FromClient, frozen=True):
    """Whether the page is visible: who looks needs no notification. Without this message a client counts as visible."""

    visible: bool


AnyFromClient = Hello | Command | Why | Hint | Look


class Chair(msgspec.Struct, frozen=True, gc=False):
    """A seat of the room."""

    name: str
    player: str
    """`human`, a bot such as `schemer@1s`, or empty if nobody sits there."""
    stand_in: str = ""
    """The bot that plays for the person."""
    is_vacant: bool = False
    is_here: bool = False
    """Whether its person is connected."""
    has_missed: bool = False
    """Whether the time for its own decisions ran out, and its person has not answered since."""
    board: int = 0
    """The prisoner board of the seat, and the face shown; no two seats have the same board (RULING-18)."""
    side: int = 0
    has_chosen: bool = False
    """Whether its person chose the prisoner. Until then others may take the board, and the seat gets another one."""


class Window(msgspec.Struct, frozen=True, gc=False):
    """Who is asked, as far as everybody may know, and until when."""

    seats: tuple[int, ...]
    question: str
    since: int
    """The version at which it was opened."""
    until: int | None
    """When the default answer is given for the first of them, by the clock of the server; None for never."""


class Lesson(msgspec.Struct, frozen=True, gc=False):
    """The progress of a lesson, and what to do next."""

    name: str
    step: int
    """How many steps are done."""
    steps: int
    id: str
    """Of the next step; empty when all are done. Its text in the catalogue is `web-lesson-<name>-<id>`."""
    marks: tuple[str, ...]
    """Options that lead there, in the notation of records: the first one that is possible, else the end of a turn."""
    has_strayed: bool
    """Whether something else was done meanwhile."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know of a room."""

    code: str
    settings: RoomSettings
    phase: str
    seats: tuple[Chair, ...]
    window: Window | None
    banks: tuple[int, ...]
    """By seat: milliseconds left for its own decisions when it was last asked; empty without such a clock."""
    votes: dict[int, dict[int, str]]
    promise: str
    """The hash that binds chance before the game; see docs/chance.md."""
    after: str
    next_room: str
    lesson: Lesson | None
    has_team_chat: bool
    """Whether players may talk to their team alone (RULING-41)."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One possible answer, and its text."""

    action: str
    label: Message


class Question(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked."""

    question: str
    text: Message
    options: tuple[Option, ...]
    is_ahead: bool
    """Whether others answer first; the answer is sealed until then."""
    answered: str
    """The sealed answer, which nobody else has seen."""


class Own(OwnView, frozen=True, kw_only=True):
    """What one seat alone knows, what it is asked, and its standing orders."""

    asked: Question | None
    asides: tuple[Option, ...]
    undoable: int
    orders: Orders


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A chat message."""

    seat: int | None
    name: str
    text: str
    is_phrase: bool
    channel: Channel = "table"
    """Who reads it: everybody, or the team of the seat alone."""


class Welcome(FromServer, frozen=True):
    """The whole state."""

    protocol: int
    version: int
    now: int
    """The clock of the server, in milliseconds."""
    seat: int | None
    is_host: bool
    room: Room
    table: Table | None
    own: Own | None
    story: tuple[Told, ...]
    """What was told since the version the client had seen; everything for a newcomer."""
    chat: tuple[Line, ...]


class Update(FromServer, frozen=True, omit_defaults=True):
    """What has changed."""

    version: int
    now: int
    room: Patch | UnsetType = UNSET
    table: Patch | UnsetType = UNSET
    own: Patch | UnsetType = UNSET
    story: tuple[Told, ...] = ()
    chat: tuple[Line, ...] = ()


class Done(FromServer, frozen=True):
    """A command was executed, and is durable."""

    id: str
    version: int
    result: dict[str, str | int] = {}


class Refusal(FromServer, frozen=True, tag="refused"):
    """A command or a question was refused. Nothing has changed."""

    id: str
    version: int
    problem: Problem


class Because(FromServer, frozen=True):
    """The answer to `why`: the reasons against an action; none if it is possible."""

    id: str
    reasons: tuple[Reason, ...]


class Advice(FromServer, frozen=True):
    """The answer to `hint`."""

    id: str
    action: str
    reasons: Reasons | None


class Bye(FromServer, frozen=True):
    """The connection is closed, and why."""

    problem: Problem


AnyFromServer = Welcome | Update | Done | Refusal | Because | Advice | Bye
