"""Every command by every role, before, during and after a game: others are refused, and nothing changes.

The matrix is built from the union of commands: a command without a row fails.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from random import Random
from typing import Final, Literal, get_args

import httpx
import msgspec
import pytest
from tests.server.web.servers import bearer, client_of, open_app

from blackgate.server.commands import (
    Agree,
    AnyWish,
    Begin,
    Choose,
    Clear,
    Close,
    Command,
    Delete,
    Enrol,
    Forget,
    HandOver,
    Leave,
    Order,
    Pace,
    Pick,
    Rematch,
    Rename,
    Return,
    Say,
    Seat,
    Skip,
    Team,
    ThrowIn,
    Undo,
    Vote,
    Wish,
)  # fmt: skip
from blackgate.server.messages import PROTOCOL, Hello
from blackgate.server.orders import Orders
from blackgate.server.outbox import Outbox
from blackgate.server.problems import STATUS, Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import ABSENT_AFTER, RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.web.app_state import AppState

Who = Literal["nobody", "stranger", "former", "other", "seat", "host"]
"""Without a key; with that of another room, of a handed-over seat, of another seat, of the asked seat, of the host."""
Phase = Literal["open", "playing", "over"]
SEATS: Final[tuple[Who, ...]] = ("seat", "other")
PHASES: Final = get_args(Phase)
PLAYERS: Final = 4
SPARE: Final = PLAYERS - 1
SETTINGS: Final = RoomSettings(
    players=PLAYERS, windows="swift", title="Secret circle", teams="AABB",
    options={"round_cap": 1, "team_seating": "free"},
)  # fmt: skip
NAMES: Final = ("Ana", "Heir", "Cleo", "Dan", "Secret")
FORBIDDEN: Final = (401, 403, 404)
DONE, NOT_NOW = 200, 409
NUMBERS = count()


@dataclass
class Circle:
    """A room, and every kind of key."""

    session: RoomSession
    keys: dict[Who, str]
    mine: int
    """The seat of `seat`: the one that is asked, if any."""
    option: str
    """What it may answer."""
    away: int
    """An absent player."""


async def circle(registry: RoomRegistry, phase: Phase, spare: bool) -> Circle:
    """A room whose host is a spectator; one seat was handed over, and one may be empty."""
    made = await registry.create(SETTINGS)
    keys = [(await registry.sit(made.room, name)).key for name in ("Ana", "Bea", "Cleo", "Dan")[: PLAYERS - spare]]
    session, mine, option, dice = await registry.session(made.room), 1, "", Random(4)
    if phase != "open":
        await registry.command(made.room, made.key, command(session, Begin()))
        mine, option = session.room.asked[0].seat, str(session.room.asked[0].options[0])
    former = keys[mine]
    done = await registry.command(made.room, former, command(session, HandOver("Heir")))
    keys[mine] = str(done.result["key"])
    while phase == "over" and session.room.is_playing:
        asked = session.room.asked[0]
        await registry.command(made.room, keys[asked.seat], command(session, Choose(str(dice.choice(asked.options)))))
    stranger = (await registry.create(SETTINGS, "Stranger")).key
    other = keys[(mine + 1) % PLAYERS]
    found: dict[Who, str] = {
        "nobody": "", "stranger": stranger, "former": former, "other": other, "seat": keys[mine], "host": made.key,
    }  # fmt: skip
    away = (mine + 2) % PLAYERS
    session._last_heard[away] = -ABSENT_AFTER  # and nothing since
    return Circle(session, found, mine, option, away)


def command(session: RoomSession, wish: AnyWish) -> Command:
    """By a client that has seen everything."""
    return Command(f"c{next(NUMBERS)}", session.room.version, wish)


@dataclass(frozen=True)
class Row:
    """A command: in which phases it is allowed, and to which roles."""

    wish: Callable[[Circle], AnyWish]
    phases: tuple[Phase, ...]
    who: tuple[Who, ...]
    not_now: tuple[Who, ...] = ()
    """Roles that may, but have no reason to here."""
    spare: bool = False
    """Whether a seat has to be empty."""

    def expected(self, who: Who, phase: Phase) -> tuple[int, ...]:
        """With what it may be answered."""
        is_time = phase in self.phases
        if who in self.who + self.not_now:
            return (DONE,) if is_time and who in self.who else (NOT_NOW,)
        return FORBIDDEN if is_time else (*FORBIDDEN, NOT_NOW)


ROWS: Mapping[type[Wish], Row] = {
    Choose: Row(lambda c: Choose(c.option or "search"), ("playing",), ("seat",), ("other",)),
    ThrowIn: Row(lambda c: ThrowIn(c.option or "search"), ("playing",), (), SEATS),
    Undo: Row(lambda _: Undo(), ("playing",), (), SEATS),
    Order: Row(lambda _: Order(Orders(report="never")), PHASES, SEATS),
    Say: Row(lambda _: Say("hello", True), PHASES, ("nobody", *SEATS, "host")),
    Seat: Row(lambda _: Seat(SPARE, "schemer"), ("open",), ("host",), spare=True),
    Clear: Row(lambda c: Clear(c.mine), ("open",), ("seat", "host")),
    HandOver: Row(lambda _: HandOver("Eve"), ("open", "playing"), SEATS),
    Rename: Row(lambda _: Rename("Eve"), ("open",), SEATS),
    Pick: Row(lambda _: Pick(6, 1), ("open",), SEATS),
    Team: Row(lambda c: Team(c.mine, "B"), ("open",), ("seat",), spare=True),
    Begin: Row(lambda _: Begin(), ("open",), ("host",)),
    Vote: Row(lambda c: Vote(c.away, "wait"), ("playing",), SEATS),
    Leave: Row(lambda _: Leave(), ("playing",), SEATS),
    Return: Row(lambda _: Return(), ("playing",), (), SEATS),
    Pace: Row(lambda _: Pace(0), PHASES, ("host",)),
    Skip: Row(lambda _: Skip(), ("playing",), (), ("host",)),
    Agree: Row(lambda _: Agree("pause"), ("playing",), SEATS),
    Rematch: Row(lambda _: Rematch(), ("over",), (*SEATS, "host")),
    Close: Row(lambda _: Close(), ("open", "over"), ("host",)),
    Enrol: Row(lambda _: Enrol("i" * 43), ("open",), (), SEATS),
    Forget: Row(lambda _: Forget(), ("over",), SEATS),
    Delete: Row(lambda _: Delete(), ("open", "over"), ("host",)),
}


@dataclass
class Transport:
    """Two ways to send a command to the same application."""

    state: AppState
    client: httpx.AsyncClient

    async def posted(self, there: Circle, who: Who, wish: AnyWish) -> tuple[int, str]:
        """The status of a command over HTTP, and the whole response."""
        path = f"/api/rooms/{there.session.room.code}/commands"
        answer = await self.client.post(
            path,
            content=msgspec.json.encode(command(there.session, wish)),
            headers={"content-type": "application/json", **bearer(there.keys[who])},
        )
        return answer.status_code, answer.text

    async def said(self, there: Circle, who: Who, wish: AnyWish) -> tuple[int, str]:
        """The same over a socket: what the answer would be as a status."""
        registry, outbox = self.state.registry, Outbox()
        try:
            subscriber = await registry.connect(there.session.room.code, Hello(PROTOCOL, there.keys[who]), outbox)
        except Refused as refused:
            return STATUS[refused.code], str(refused)
        code = await registry.handle(subscriber, command(there.session, wish))
        registry.disconnect(subscriber)
        return STATUS[code] if code else DONE, ""


WAYS: Final = ("posted", "said")


async def faults(transport: Transport, rows: Mapping[type[Wish], Row], way: str) -> list[str]:
    """Where a command is allowed for a wrong role, refused for a right one, or reveals too much."""
    found, unchanged = [], dict[tuple[Phase, bool], Circle]()
    for (kind, row), phase, who in product(rows.items(), PHASES, get_args(Who)):
        place = phase, row.spare and phase == "open"
        there = unchanged.pop(place, None) or await circle(transport.state.registry, *place)
        before = there.session.room.seq
        status, told = await getattr(transport, way)(there, who, row.wish(there))
        what = f"{kind.__name__} by {who} while {phase}: {status}"
        if status not in row.expected(who, phase):
            found.append(what)
        if status != DONE and there.session.room.seq != before:
            found.append(f"{what}, and it changes something")
        if status != DONE and any(name in told for name in NAMES):
            found.append(f"{what}, and it tells of the room")
        if status != DONE and there.session.room.seq == before:
            unchanged[place] = there
    return found


def run(rows: Mapping[type[Wish], Row], way: str) -> list[str]:
    async def ask() -> list[str]:
        async with open_app() as state, client_of(state, "192.0.2.7") as client:
            return await faults(Transport(state, client), rows, way)

    return asyncio.run(ask())


def unlisted(kinds: Iterable[type]) -> set[type]:
    """Commands without a row, and rows without a command."""
    return set(kinds) ^ set(ROWS)


def test_the_matrix_has_a_row_for_every_command() -> None:
    assert unlisted(get_args(AnyWish)) == set()


def test_a_command_without_a_row_is_detected() -> None:
    assert unlisted((*get_args(AnyWish), Wish)) == {Wish}


@pytest.mark.parametrize("way", WAYS)
def test_every_command_is_allowed_for_its_roles_only(way: str) -> None:
    assert run(ROWS, way) == []


@pytest.mark.parametrize(
    ("kind", "who", "found"),
    [
        (Begin, ("host", "seat"), "Begin by seat while open: 403"),
        (Begin, (), "Begin by host while open: 200"),
        (Say, ("stranger",), "Say by stranger while open: 403"),
        (Clear, ("seat", "host", "other"), "Clear by other while open: 403"),
    ],
)
@pytest.mark.parametrize("way", WAYS)
def test_a_wrong_row_is_detected(way: str, kind: type[Wish], who: Sequence[Who], found: str) -> None:
    assert found in run({kind: replace(ROWS[kind], who=tuple(who))}, way)


def test_a_refusal_with_side_effects_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    posted = Transport.posted

    async def false(transport: Transport, there: Circle, who: Who, wish: AnyWish) -> tuple[int, str]:
        await posted(transport, there, who, wish)
        return 403, "Heir is not here"

    monkeypatch.setattr(Transport, "posted", false)
    found = run({Begin: ROWS[Begin]}, "posted")
    assert "Begin by nobody while open: 403, and it tells of the room" in found
    assert "Begin by host while open: 403, and it changes something" in found
