"""Twin rooms whose players have left standing orders: answers on their behalf come at the same times in both worlds.

Orders are plans, and their answers may depend on the hand. So an answer may tell the worlds apart; until then
everything is the same, and that answer comes at the same time in both.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
from tests.proof.beside import Beside, LeakError
from tests.proof.partings import Moment, rule_of
from tests.proof.watching import choose
from tests.properties.deeds import Deed
from tests.server.chaos.twin_rooms import MOMENTS, STEPS, Frames, TwinRoom, TwinRooms

from blackgate import Event, imagine
from blackgate.server.orders import Orders

ANSWERED = "an order answers otherwise"
CHOSE = "chose"


def some_orders(dice: Random) -> Orders:
    """Orders to most questions, drawn from all there are."""
    found: dict[str, Any] = {"unless_winning": dice.random() < 0.5, "fight": dice.choice(["ask", 0, 1, 2])}
    for each in msgspec.structs.fields(Orders):
        if get_origin(each.type) is Literal:
            found[each.name] = dice.choice(get_args(each.type))
    return Orders(**found)


class OrderedPair(TwinRooms):
    """The real game and an imagined one, in rooms where the same people have left the same orders."""

    async def follow(self, chooser: Random) -> None:
        """What orders answer by themselves, then some decisions of players without orders."""
        world = imagine(self.view, chooser.getrandbits(48))
        seats = [seat for seat in range(self.settings.players) if self.settings.player(seat) == "open"]
        orders = {seat: some_orders(chooser) for seat in seats if chooser.random() < 0.8}
        async with self._twins(world, orders) as (here, there):
            self.tally.compared[self.real.question] += 1
            together = await self._step(here, there, chooser, None)
            for _ in range(STEPS):
                if not together or self.real.over or there.game.over:
                    return
                together = await self._step(here, there, chooser, choose(self.real, chooser))

    async def _step(self, here: TwinRoom, there: TwinRoom, chooser: Random, deed: Deed | None) -> bool:
        """One decision or none, and what orders make of it; whether the worlds go on together."""
        there.game.state.chance = here.game.state.chance
        answer = deed and Beside(self.real, self.viewer, self.tally, chooser)._answer(there.game, deed)
        if deed is not None and answer is None:
            return False
        question, heard = self.real.question, [len(each.game.events) for each in (here, there)]
        ours, theirs = await self._trace(here, deed), await self._trace(there, answer)
        news = [twin.game.events[n:] for twin, n in zip((here, there), heard, strict=True)]
        self.tally.decisions += len(ours.choices)
        together = True
        for viewer in {self.viewer, None}:
            at = Moment(viewer, question, here.game, there.game)
            rule = self._parting(at, news[0], news[1], (ours, theirs), deed is not None)
            if rule:
                self.tally.parted[rule] += 1
                together = False
            else:
                self._same(f"what {viewer} is told", ours.frames[viewer], theirs.frames[viewer])
        return together

    def _parting(
        self, at: Moment, ours: Sequence[Event], theirs: Sequence[Event], both: "tuple[Trace, Trace]", decided: int
    ) -> str:
        """What tells the worlds apart, if anything does; until then every answer came at the same time in both."""
        count = 0
        for n, (one, other) in enumerate(zip_longest(ours, theirs)):
            mine, yours = one and one.seen_from(at.viewer), other and other.seen_from(at.viewer)
            if mine == yours:
                count += one is not None and one.name == CHOSE
                continue
            is_order = count >= decided and mine and yours and (mine.name, mine.seat) == (CHOSE, yours.seat)
            rule = ANSWERED if is_order else rule_of(at, mine, yours, ours[:n])
            if not rule:
                raise LeakError(f"{mine} or {yours}")
            self._same_moments(both, count + bool(is_order), decided)
            return rule
        self._same_moments(both, max(len(each.choices) for each in both), decided)
        return self._rule(at, ours, theirs)

    def _same_moments(self, both: "tuple[Trace, Trace]", count: int, decided: int) -> None:
        """So many answers, one by one."""
        for n, (mine, yours) in enumerate(zip(*(each.choices[:count] for each in both), strict=True)):
            self.tally.count("orders" if n >= decided else "decisions", "" if mine[0] == yours[0] else "moment")
            if mine[0] != yours[0]:
                raise LeakError(f"answer {n + 1} comes after {mine[0]} ms or after {yours[0]} ms")

    async def _trace(self, twin: TwinRoom, deed: Deed | None) -> "Trace":
        """The decision, and the time after it."""
        found, start = Trace(), twin.watch.ms
        before = len(twin.game.choices)
        if deed is not None:
            await twin.decide(deed)
        for moment in MOMENTS:
            twin.watch.ms = start + moment
            await twin.collect(moment, found.frames)
            new = twin.game.choices[before + len(found.choices) :]
            found.choices += [(moment, int(action)) for action in new]
        return found


class Trace(msgspec.Struct):
    """What happened in a room."""

    choices: list[tuple[int, int]] = []
    """With the milliseconds since the decision."""
    frames: dict[int | None, Frames] = msgspec.field(default_factory=lambda: defaultdict(list))
