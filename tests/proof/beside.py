"""An onlooker beside a game: worlds it could be in go along, and nothing it sees may tell them from the real one."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tests.proof.partings import Moment, excused, parted
from tests.proof.tally import Tally
from tests.properties.deeds import Deed, take

from blackgate import Event, Game, View, imagine
from blackgate.engine.story import Event as Story
from blackgate.engine.vocabulary import ACTIONS
from blackgate.game.narration.journal import told
from blackgate.game.view import from_json

TRIES: Final = 24
"""Worlds imagined before none is found in which the decision is possible."""
STEPS: Final = 4
"""Decisions a world goes along with."""
REASONS: Final = 2
"""Refusals compared for each new world."""
UNSEEN: Final = ("pick", "offer", "fill")
"""Questions whose answers the others may not see."""


class LeakError(AssertionError):
    """Something an onlooker saw told it what it may not know."""


class Beside:
    """One viewer (None is a spectator) of one game."""

    def __init__(self, game: Game, viewer: int | None, tally: Tally, chooser: Random) -> None:
        self.game = game
        self.viewer = viewer
        self.tally = tally
        self.chooser = chooser
        self.world: Game | None = None
        self.steps = 0
        self.view: View | None = None
        """What the viewer sees of the real game."""
        self.seen = b""
        self.heard = 0
        self.heard_there = 0

    def look(self) -> None:
        """One view for each decision, however often it is used."""
        self.view = self.game.view(self.viewer, memory=True)
        self.seen = self.view.to_json()

    def stand_before(self, deed: Deed, fresh: bool) -> None:
        """There is a world in which the decision is possible, too: the one that went along, or if wanted a new one."""
        answer = self._answer(self.world, deed) if self.world and self.steps < STEPS else None
        if answer is None:
            self.world = None
            if fresh:
                self._imagine(deed)

    def _imagine(self, deed: Deed) -> None:
        if self.view is None:
            self.look()
        for world in self._worlds():
            if self._answer(world, deed) is not None:
                self.world, self.steps = world, 0
                self._compare_new(world)
                self.heard, self.heard_there = len(self.game.events), len(world.events)
                return
        self.tally.lost[self.game.question] += 1

    def _worlds(self) -> Iterator[Game]:
        assert self.view is not None
        view = self.view
        if self.chooser.random() < 0.1:
            view = from_json(self.seen)
            view.__dict__["rules"] = self.game.rules
        for _ in range(TRIES):
            yield imagine(view, self.chooser.getrandbits(48))

    def _answer(self, world: Game, deed: Deed) -> Deed | None:
        """The same decision there; where the viewer cannot see which card it is, any that looks the same to it."""
        if deed.unasked:
            return deed if deed.action in world.legal_asides(deed.seat) else None
        if deed.seat != self.viewer and world.question in UNSEEN:
            alike = [option for option in world.legal() if self._told(option) == self._told(deed.action)]
            return Deed(deed.seat, self.chooser.choice(alike)) if alike else None
        return deed if world.is_legal(deed.action) else None

    def _told(self, action: int) -> Event:
        """That the seat asked decides so, as the viewer is told."""
        state = self.game.state
        line = int(Story.CHOSE), self.game.seat, action, int(state.agenda[state.top])
        return told(self.game.rules, line).seen_from(self.viewer)

    def _compare_new(self, world: Game) -> None:
        """The view of a world just imagined, and what is refused there."""
        world.listen()
        self._same("view", self.seen, world.view(self.viewer, memory=True).to_json())
        self.compare_refusals(world)
        self.tally.compared[self.game.question] += 1

    def compare_refusals(self, world: Game) -> None:
        """What a seat is told about a few actions, whether it is asked or not."""
        if self.viewer is not None:
            for action in self.chooser.sample(range(ACTIONS), REASONS):
                ours, theirs = self.game.why_not(action, self.viewer), world.why_not(action, self.viewer)
                self._same("refusal", repr(ours).encode(), repr(theirs).encode())

    def compare_without_memory(self, memory: bool | None) -> None:
        """The same for who does not remember, or remembers as the table is set."""
        view = self.game.view(self.viewer, memory)
        world = imagine(view, self.chooser.getrandbits(48))
        self._same("view", view.to_json(), world.view(self.viewer, memory).to_json())
        self.compare_refusals(world)

    def prepare(self, deed: Deed) -> Deed | None:
        """The decision as it will be taken in the world; the dice will fall the same. Before the real one is taken."""
        if self.world is None:
            return None
        self.world.state.chance = self.game.state.chance
        return self._answer(self.world, deed)

    def follow(self, answer: Deed | None, question: str) -> None:
        """The decision has been taken: take it in the world, and compare what is told, asked and seen."""
        self.view = None
        if self.world is None or answer is None:
            return
        take(self.world, answer)
        self.tally.answered[question] += answer.seat != self.viewer
        self._compare_next(Moment(self.viewer, question, self.game, self.world))

    def _compare_next(self, at: Moment) -> None:
        ours, theirs = self.game.events[self.heard :], at.there.events[self.heard_there :]
        rule, leak = parted(at, ours, theirs)
        self.tally.count("events", "" if rule else leak)
        if leak:
            raise LeakError(f"{leak}, after {[str(event) for event in ours]}")
        if rule:
            self._part(rule)
            return
        self.look()
        assert self.view is not None
        self._compare_views(at, ours, self.view)
        self.heard, self.heard_there = len(self.game.events), len(at.there.events)
        self.steps += 1

    def _compare_views(self, at: Moment, news: list[Event], ours: View) -> None:
        theirs = at.there.view(self.viewer, memory=True)
        other = theirs.to_json()
        if self.seen != other:
            rule, theirs = excused(at, news, ours, theirs)
            other = theirs.to_json()
            if rule and self.seen == other:
                self._part(rule)
        self._same("view", self.seen, other)

    def _part(self, rule: str) -> None:
        self.tally.parted[rule] += 1
        self.world = None

    def _same(self, what: str, ours: bytes, theirs: bytes) -> None:
        """Byte for byte."""
        self.tally.bytes += len(ours)
        differs = "" if ours == theirs else difference(ours, theirs)
        self.tally.count(what, differs)
        if differs:
            raise LeakError(f"{what} of {self.viewer} at {self.game.question}: {differs}")


def difference(ours: bytes, theirs: bytes) -> str:
    """Where two texts begin to differ."""
    at = next((n for n, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other), 0)
    start = max(at - 160, 0)
    return f"{ours[start : at + 160]!r} or {theirs[start : at + 160]!r}"
