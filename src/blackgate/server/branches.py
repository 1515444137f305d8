"""Branches: rooms whose games begin at a moment of a finished game or of an imported record.

Whoever may read the record may open a branch of it, and see the list of its branches. A private game has private
branches: the list of an imported record leaves them out, because everybody may read that.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from blackgate.errors import EditionError, ForeignRecordError
from blackgate.game.branch import Start, redraw_seed
from blackgate.game.record import name_of
from blackgate.game.rules import Rules
from blackgate.server import event_log
from blackgate.server.archive import Archive
from blackgate.server.commands import Name, SeatNumber
from blackgate.server.event_log import BranchOf, Opened
from blackgate.server.keys import hashed, new_code, new_key, new_secret
from blackgate.server.messages import Created
from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import BranchMade, MakeBranch
from blackgate.server.offload.rule_builder import RuleBuilder
from blackgate.server.room import Room
from blackgate.server.room.seating import sit
from blackgate.server.settings import OPEN, RoomSettings, Word, check, wrong_box
from blackgate.server.store import Effect, Store

MOST_LISTED: Final = 50
"""Branches of one game that are listed, the newest first."""


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to play on from a moment."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many decisions of the other game were made, as its replay counts them."""
    seat: SeatNumber
    """The seat to take."""
    is_redrawn: bool = False
    """Whether the hidden cards are drawn again from what this seat knew; otherwise they are the real ones."""
    title: Annotated[str, Meta(max_length=60)] = ""
    """The name of the branch."""
    name: Name
    others: Word = OPEN
    """Who plays the other seats: `open` for people who get the link, or a bot."""


class Branch(msgspec.Struct, frozen=True):
    """A branch in the list of its game."""

    room: str
    title: str
    decision: int
    seat: int
    """The seat that was taken."""
    is_redrawn: bool
    phase: str = ""
    """`open`, `playing`, `over` or `closed`."""


class Branches(msgspec.Struct, frozen=True):
    """The branches of a game, the newest first."""

    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Source:
    """The game that is to branch: its record, and where that is found."""

    record: str
    room: str = ""
    name: str = ""
    is_private: bool = False
    has_spectators: bool = True


StoreRoom = Callable[[Room, list[event_log.AnyEntry], str, Effect], Awaitable[bool]]
"""Stores a new room with its first entries, its payer and an effect; returns whether its code was free."""


class BranchRegistry:
    """Opens branches, and lists those of a game."""

    def __init__(
        self,
        store: Store,
        archive: Archive,
        rules: RuleBuilder,
        offload: Offload,
        store_room: StoreRoom,
        check_bot: Callable[[str], Any],
    ) -> None:
        self._store, self._archive, self._rules, self._offload = store, archive, rules, offload
        self._store_room, self._check_bot = store_room, check_bot

    async def list_of_room(self, code: str) -> Branches:
        """The branches of the finished game of a room."""
        name = name_of(await self._archive.record(code))
        is_private = (await self._archive.settings(code)).private
        listed = self._store.branches if is_private else self._store.public_branches
        return _listed(await listed(name, MOST_LISTED))

    async def list_of_record(self, name: str) -> Branches:
        """The public branches of the game in an imported record."""
        game = name_of(await self._archive.imported_record(name))
        return _listed(await self._store.public_branches(game, MOST_LISTED))

    async def open_from_room(self, code: str, wish: BranchWish, payer: str = "") -> Created:
        """Open a branch of the finished game of a room."""
        record, settings = await self._archive.record(code), await self._archive.settings(code)
        return await self._open(Source(record, code, "", settings.private, settings.spectators), wish, payer)

    async def open_from_record(self, name: str, wish: BranchWish, payer: str = "") -> Created:
        """Open a branch of the game in an imported record."""
        return await self._open(Source(await self._archive.imported_record(name), name=name), wish, payer)

    async def _open(self, source: Source, wish: BranchWish, payer: str) -> Created:
        """Find the moment, make the rules of the game again, and open the room."""
        if wish.others != OPEN:
            self._check_bot(wish.others)
        self._offload.charge(payer)
        secret = new_secret()
        draw = redraw_seed(bytes.fromhex(secret))
        job = MakeBranch(source.record, wish.decision, wish.seat, wish.is_redrawn, draw)
        made = await self._offload.run(job, payer)
        assert isinstance(made, BranchMade)  # noqa: S101  (the worker's answer to this job)
        settings = _settings(made, source, wish)
        rules = await self._rules_of(made, settings, payer)
        branch = BranchOf(source.room, source.name, wish.seat, made.start, secret)
        key = new_key()
        opened = Opened(settings, hashed(key), new_secret(), branch=branch)
        faces = [event_log.Picked(n, board, side) for n, (board, side) in enumerate(made.prisoners)]
        while True:
            room = Room(new_code(), opened, rules)
            seat, sat = sit(room, wish.name, wish.seat, key)
            if await self._store_room(room, [opened, sat, *faces], payer, self._listing(room.code, made.start, wish)):
                return Created(room.code, key, seat)

    async def _rules_of(self, made: BranchMade, settings: RoomSettings, payer: str) -> Rules:
        """The rules of the game that branches; they have to be the very same."""
        try:
            rules = await self._rules.build_charged(check(settings), payer)
        except EditionError as error:
            raise wrong_box(error) from None
        if rules.edition.fingerprint != made.fingerprint:
            raise ForeignRecordError(
                "was played with files this server does not have", "record", "play on in the terminal"
            )
        return rules

    def _listing(self, room: str, start: Start, wish: BranchWish) -> Effect:
        """The effect that adds a branch to the list of its game."""
        branch = Branch("", " ".join(wish.title.split()), wish.decision, wish.seat, wish.is_redrawn)
        return self._store.branching(room, start.origin.game, msgspec.json.encode(branch))


def _listed(found: Sequence[tuple[str, str, bytes]]) -> Branches:
    """The list, from what the store has of each branch. A branch without a free seat is still open: it can begin."""
    return Branches(
        tuple(
            msgspec.structs.replace(
                msgspec.json.decode(body, type=Branch), room=room, phase="open" if phase == "full" else phase
            )
            for room, phase, body in found
        )
    )


def _settings(made: BranchMade, source: Source, wish: BranchWish) -> RoomSettings:
    """The settings of a branch: the rules of its game, no clock, and hints for everybody."""
    return RoomSettings(
        edition=made.edition,
        players=made.players,
        modules=made.modules,
        teams=made.teams or False,
        options=made.options,
        seats=tuple(OPEN if seat == wish.seat else wish.others for seat in range(made.players)),
        private=source.is_private,
        spectators=source.has_spectators,
        hints=True,
        title=" ".join(wish.title.split()),
        box=made.box,
    )
