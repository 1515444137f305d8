"""What a decision was worth: the chosen option against the best other one, in the same sampled worlds.

First all options are tried in the worlds in which the chosen one is tried, too. What is clearly worse than the chosen
one is dropped; of the rest the worse half is dropped again and again, until one rival is left. Then only the rival and
the chosen option are tried, in new worlds. The first worlds have favoured the rival, because it was picked for doing
well in them; the new ones have not. So their mean difference has no bias from taking the best of many.
"""

import gc
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.engine.play import legal
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation.tree_search import Node, Search, grow, play_out_from

LOOKS: Final[i64] = 32
"""Worlds after which options that are clearly worse than the chosen one are dropped."""
CLEAR: Final = 3.5
"""How many standard errors that is."""


@final
class Rival:
    """Another option, and what it came to in each world less what the chosen one came to there."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.worlds: i64 = 0
        self.gains: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: the differences added up, and their squares."""
        self.squares: vec[float] = vec[float]([0.0] * SEATS)

    def add(self, chances: vec[float], chosen: vec[float]) -> None:
        """Add a world: the chances of all seats after this option and after the chosen one."""
        self.worlds += 1
        seat: i64 = 0
        while seat < SEATS:
            gain: float = chances[seat] - chosen[seat]
            self.gains[seat] += gain
            self.squares[seat] += gain * gain
            seat += 1

    def gain(self, seat: i64) -> float:
        """How much better it is for a seat than the chosen option."""
        return self.gains[seat] / float(max(self.worlds, 1))

    def error(self, seat: i64) -> float:
        """The standard error of that."""
        if self.worlds < 2:
            return 0.5
        mean: float = self.gain(seat)
        spread: float = max(self.squares[seat] / float(self.worlds) - mean * mean, 0.0)
        return sqrt(spread / float(self.worlds - 1))


@final
class Comparison:
    """One comparison; its results are replaced by the next one."""

    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self.chosen: Node = Node(0, 0, 1.0)
        self.rival: Rival | None = None
        """The best other option, as measured in new worlds; None if none did better than the chosen one."""
        self.chance: float = 0.0
        """The chance of the deciding seat after the chosen option."""
        self.x: i64 = 0
        self.total: float = 0.0

    def compare(self, determinizer: Determinizer, seed: int, chosen: int, most: int) -> None:
        """Compare the chosen option with the others, in about `most` playouts; half of them find the rival."""
        # As in the search, a tree has no cycles to look for.
        collects = gc.isenabled()
        gc.disable()
        try:
            self._compare(determinizer, seed, chosen, most)
        finally:
            if collects:
                gc.enable()

    def _compare(self, determinizer: Determinizer, seed: int, chosen: i64, most: i64) -> None:
        self.x = seeded(seed)
        self.rival = None
        rivals = self._options(determinizer, chosen)
        found = self._find(determinizer, rivals, most // 2)
        self.chance = self.chosen.mean
        if found is not None:
            self.rival = self._measure(determinizer, found.node, most)

    def _options(self, determinizer: Determinizer, chosen: i64) -> list[Rival]:
        """Begin a tree, and find the chosen option and its rivals in it."""
        search = self.search
        search.begin()
        rivals: list[Rival] = []
        world = determinizer.sample(self.x)
        if world is None:
            return rivals
        legal(world, search.menu)
        grow(search, search.root, world)
        for node in search.root.children:
            if node.action == chosen:
                self.chosen = node
            else:
                rivals.append(Rival(node))
        return rivals

    def _find(self, determinizer: Determinizer, rivals: list[Rival], most: i64) -> Rival | None:
        """The rival that does best; None if none does better than the chosen option."""
        seat: i64 = self.chosen.seat
        if len(rivals) >= most:
            rivals = sorted(rivals, key=lambda rival: -rival.node.prior)[: max(most - 1, 1)]
        stages: i64 = 1
        while (1 << stages) < len(rivals):
            stages += 1
        stage: i64 = 1
        worlds: i64 = 0
        while stage <= stages and len(rivals) > 0:
            enough: i64 = most * stage // stages
            while worlds == 0 or self.search.playouts + len(rivals) < enough:
                if not self._try(determinizer, rivals):
                    return None
                worlds += 1
                if worlds % LOOKS == 0:
                    rivals = [each for each in rivals if each.gain(seat) > -CLEAR * each.error(seat)]
                    if len(rivals) == 0:
                        return None
            ranked = sorted(rivals, key=lambda rival: -rival.gain(seat))
            rivals = ranked[: (len(ranked) + 1) // 2]
            stage += 1
        return rivals[0] if len(rivals) > 0 and rivals[0].gain(seat) > 0.0 else None

    def _measure(self, determinizer: Determinizer, node: Node, most: i64) -> Rival:
        """The same rival in new worlds."""
        rival = Rival(node)
        self.total = 0.0
        while rival.worlds == 0 or self.search.playouts + 2 <= most:
            if not self._try(determinizer, [rival]):
                break
        self.chance = self.total / float(max(rival.worlds, 1))
        return rival

    def _try(self, determinizer: Determinizer, rivals: list[Rival]) -> bool:
        """Try the chosen option and its rivals in another world; false if there is none."""
        search = self.search
        self.x = advance(self.x)
        world = determinizer.sample(self.x)
        if world is None:
            return False
        after: vec[float] = chances_after(search, self.chosen, world.clone())
        self.total += after[self.chosen.seat]
        for rival in rivals:
            rival.add(chances_after(search, rival.node, world.clone()), after)
        return True


def chances_after(search: Search, node: Node, world: State) -> vec[float]:
    """The chances of all seats at the end of a playout that begins with an option."""
    search.playouts += 1
    play_out_from(search, node, world)
    return search.leaf.chances[:]
