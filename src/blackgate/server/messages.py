"""The messages of the WebSocket protocol, in both directions. `docs/protocol.md` describes the protocol.

Everybody may know `room` and `table`; `own` is for one seat. A welcome holds all of it. An update holds what has
changed: every field in it replaces the one before, and `seats` holds the seats that changed. Some messages mirror a
class of the server: `Room` and `Chair` here are what others may see of `room.Room` and `room.Chair`.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from blackgate.bots.reasons import Reasons
from blackgate.game.advice.shapes import Stakes, Threat
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


class Explain(FromClient, frozen=True):
    """What is going on?"""

    id: Id


class Guide(FromClient, frozen=True):
    """What could a newcomer do in my place, and why?"""

    id: Id


class Look(FromClient, frozen=True):
    """Whether the page is visible: who looks needs no notification. Without this message a client counts as visible."""

    visible: bool


AnyFromClient = Hello | Command | Why | Hint | Explain | Guide | Look
AnyRequest = Command | Why | Hint | Explain | Guide
"""What a subscriber may send: everything after `hello` that is answered."""


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
    team: str = ""
    """`A` or `B`; empty where everybody plays alone."""
    can_change_team: bool = False
    """Whether its player can go to the other team: a free seat or a bot there makes way."""
    is_enrolled: bool = False
    """Whether its person agreed that the game counts for a rating."""


class Window(msgspec.Struct, frozen=True, gc=False):
    """Who is asked, as far as everybody may know, and until when."""

    seats: tuple[int, ...]
    question: str
    since: int
    """The version at which it was opened."""
    until: int | None
    """When the default answer is given for the first of them, by the clock of the server; None for never."""
    bank_until: int | None = None
    """When the time bank of the first of them is empty, if its time runs."""


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


class Created(msgspec.Struct, frozen=True):
    """A new room, and the key of its host."""

    room: str
    key: str
    seat: int | None


class Origin(msgspec.Struct, frozen=True, gc=False):
    """The moment of another game at which the game of a room begins."""

    room: str
    """Code of its room; empty if it is an imported record."""
    record: str
    """Name of the imported record."""
    decision: int
    seat: int
    """The seat that was taken by whoever opened the room."""
    is_redrawn: bool
    """Whether the hidden cards were drawn again from what this seat knew."""


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
    pace: int = 0
    """Milliseconds for an answer of a bot; bots with their own time take at least that."""
    is_paused: bool = False
    """Whether the game stands still by consent. Clocks and bots do, too."""
    pause_ends: int | None = None
    """When a paused game goes on by itself, by the clock of the server; None for never."""
    agreed: dict[str, tuple[int, ...]] = {}
    """By proposal (`pause`, `resume`, `resign`): the seats that agree to it so far."""
    closed: str = ""
    """Why nobody plays here any more: `host`, or `resigned`."""
    threats: tuple[Threat, ...] = ()
    """Who can break out soon, by what lies on the table; `own` has what a seat knows."""
    origin: Origin | None = None
    """Where the game begins, if it is a branch of another one."""


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
    at_timeout: str = ""
    """The option that is chosen when the time is up; empty without a clock, or if it is a random one (RULING-16)."""
    stakes: tuple[Stakes, ...] = ()
    """What the risky options can gain and cost."""


class Own(OwnView, frozen=True, kw_only=True):
    """What one seat alone knows, what it is asked, and its standing orders."""

    asked: Question | None
    asides: tuple[Option, ...]
    undoable: int
    orders: Orders
    threats: tuple[Threat, ...] = ()
    """Who can break out soon, as far as the seat can know."""


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
    is_removed: bool = False
    """Whether its author removed it; then name and text are empty."""


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
    said: tuple[Message, ...] = ()
    """The reasons in sentences."""


class Explanation(FromServer, frozen=True):
    """The answer to `explain`: what is going on, in about six sentences with the rules behind them."""

    id: str
    sentences: tuple[Told, ...]


class Guidance(FromServer, frozen=True):
    """The answer to `guide`: a good option and why to take it. Without one, no option was found in time."""

    id: str
    action: str = ""
    reason: Message | None = None


class Bye(FromServer, frozen=True):
    """The connection is closed, and why."""

    problem: Problem


AnyFromServer = Welcome | Update | Done | Refusal | Because | Advice | Explanation | Guidance | Bye
