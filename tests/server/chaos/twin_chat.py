"""Twin rooms in which teams talk: the viewer's opponents say other things at other times in each of them.

Everybody says the same to the table. What a viewer outside of the team is sent, and when, is the same in both rooms.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import msgspec
from tests.properties.deeds import Deed
from tests.server.chaos.noninterference import EVERYTHING
from tests.server.chaos.twin_clients import key_of
from tests.server.chaos.twin_rooms import NO_ORDERS, Frames, TwinRoom, TwinRooms

from blackgate import Game
from blackgate.server.commands import PHRASES, Say
from blackgate.server.keys import hashed
from blackgate.server.orders import Orders
from blackgate.server.room import person
from blackgate.server.settings import RoomSettings

TEAM_TABLES: Final = (
    RoomSettings(players=4, teams=True),
    RoomSettings(players=6, teams=True, modules=tuple(each for each in EVERYTHING if each != "gambling")),
    RoomSettings(players=4, teams="ABBA", seats=("open", "open", "schemer", "open"), options={"team_seating": "free"}),
    RoomSettings(players=4, teams=True, windows="swift", options={"team_hands": "shared"}),
)
HOW_OFTEN: Final = (0.0, 0.2, 0.6)
"""How likely somebody says something at one moment; in some rooms teams are silent."""
MOST_SAID: Final = 8
"""Messages to teams in one room: a connection that sends more is cut off."""
LONGEST: Final = 250
"""Characters of a message."""
IN_THE_TEAM: Final = b'"channel":"team"'


class TalkingRoom(TwinRoom):
    """A room in which some seats talk to their teams whenever frames are collected."""

    talkers: Sequence[int] = ()
    dice = Random()
    talkativeness = 0.0
    said = 0
    """Messages to teams so far."""
    read = 0
    """Frames with such messages."""

    async def collect(self, milliseconds: int, frames: dict[int | None, Frames]) -> None:
        if self.said < MOST_SAID and self.dice.random() < self.talkativeness:
            await self.clients.command(self.dice.choice(self.talkers), self._message())
            self.said += 1
        fresh = defaultdict[int | None, Frames](list)
        await super().collect(milliseconds, fresh)
        for viewer, sent in fresh.items():
            frames[viewer] += sent
            self.read += sum(IN_THE_TEAM in frame for _, frame in sent)

    def _message(self) -> Say:
        if self.dice.random() < 0.3:
            return Say(self.dice.choice(PHRASES), is_phrase=True, channel="team")
        return Say("x" * self.dice.randint(1, LONGEST), channel="team")

    def welcome(self, viewer: int | None) -> bytes:
        """What a viewer who connects again is sent."""
        session = self.session
        who = person(session.room, hashed(key_of(viewer)) if viewer is not None else "")
        assert who is not None
        now, connected = session._clock.now(), session.connected
        return msgspec.json.encode(session.projection.welcome(who, 0, now, connected))


class TalkingPair(TwinRooms):
    """The real game and a sampled one, in rooms where others talk to their teams."""

    kind = TalkingRoom

    @asynccontextmanager
    async def _twins(
        self, world: Game, orders: Mapping[int, Orders] = NO_ORDERS
    ) -> AsyncIterator[tuple[TwinRoom, TwinRoom]]:
        async with super()._twins(world, orders) as (here, there):
            seed = here.game.state.chance  # the chooser is for what both rooms have in common
            for n, twin in enumerate((here, there)):
                assert isinstance(twin, TalkingRoom)
                twin.talkers, twin.dice = self._opponents(), Random(f"{seed} {n}")
                twin.talkativeness = twin.dice.choice(HOW_OFTEN)
            yield here, there
            for twin in (here, there):
                assert isinstance(twin, TalkingRoom)
                self.tally.comparisons["team messages"] += twin.said
                self.tally.comparisons["read by the team"] += twin.read

    def _people(self) -> list[int]:
        return [seat for seat in range(self.settings.players) if self.settings.player(seat) == "open"]

    def _opponents(self) -> list[int]:
        """People outside of the viewer's team: everybody, if the viewer is a spectator."""
        teams = self.real.rules.teams
        assert teams is not None
        return [seat for seat in self._people() if self.viewer is None or teams[seat] != teams[self.viewer]]

    async def _step(self, here: TwinRoom, there: TwinRoom, chooser: Random, deed: Deed) -> bool:
        """Somebody says something to the table, then one decision in both rooms, then everybody connects again."""
        await self._say_to_table(here, there, Say(f"line {chooser.random()}"), chooser.choice(self._people()))
        together = await super()._step(here, there, chooser, deed)
        if together:
            self._compare_welcomes(here, there)
        return together

    async def _say_to_table(self, here: TwinRoom, there: TwinRoom, wish: Say, seat: int) -> None:
        ours, theirs = defaultdict[int | None, Frames](list), defaultdict[int | None, Frames](list)
        for twin, frames in ((here, ours), (there, theirs)):
            await twin.clients.command(seat, wish)
            await twin.collect(0, frames)
        for viewer in {self.viewer, None}:
            self._same(f"what {viewer} hears", ours[viewer], theirs[viewer])

    def _compare_welcomes(self, here: TwinRoom, there: TwinRoom) -> None:
        for viewer in {self.viewer, None}:
            assert isinstance(here, TalkingRoom)
            assert isinstance(there, TalkingRoom)
            self._same(f"the welcome of {viewer}", [(0, here.welcome(viewer))], [(0, there.welcome(viewer))])

    def _unnoticed(self, frames: dict[int | None, Frames], deed: Deed) -> None:
        """Only its author notices an answer that is held back; teams notice what their members say."""
        super()._unnoticed({viewer: frames[viewer] for viewer in {self.viewer, None}}, deed)
