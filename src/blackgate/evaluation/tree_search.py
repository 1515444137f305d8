"""Information-set Monte-Carlo tree search, for any number of players.

Playouts begin in sampled worlds, each option of the decision in the same ones. In the tree each seat selects the action
with the best results so far, guided by the policy; below the tree the policy plays on for a while; then a value network
evaluates the position and the result is propagated back. Chance is not in the tree: a node stands for a sequence of
decisions, whatever chance did.
"""

import gc
from math import sqrt
from time import monotonic
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.engine.vocabulary import ACTIONS
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import play_turns, score
from blackgate.evaluation.value_network import Chances, WinChances

MOST_NODES: Final[i64] = 200_000
"""Then the tree grows no further, and the playouts go on."""
EXPLORATION: Final = 0.5
TEMPERATURE: Final = 0.6
"""Of the preferences of the policy, in Tunnel points."""
DEEPEST: Final[i64] = 24
"""Decisions in the tree on one way down."""
LOOKS: Final[i64] = 64
"""Playouts, or worlds, after which the search looks whether it can still change its mind."""
CLEAR: Final = 3.5
"""How many standard errors an option must be behind to be given up."""
SOONEST: Final = 0.25
"""The share of the budget before that: what is clear at a glance may look different further down the tree."""
NOT_AT_ALL: Final[i64] = -2
"""Instead of a number of turns: evaluate the position at the end of the tree as it is."""


@final
class Node:
    """A decision of a seat, reached by the decisions above it."""

    def __init__(self, key: i64, seat: i64, prior: float) -> None:
        self.key: i64 = key
        """The action, the question it answers and the seat that gives it."""
        self.seat: i64 = seat
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        """What it came to for that seat, added up; and the squares."""
        self.squares: float = 0.0
        self.children: list[Node] = []

    @property
    def action(self) -> i64:
        """The action alone."""
        return self.key % ACTIONS

    @property
    def mean(self) -> float:
        """What it came to on the whole."""
        return self.total / float(max(self.visits, 1))

    @property
    def error(self) -> float:
        """The standard error of that."""
        if self.visits < 2:
            return 0.5
        spread: float = max(self.squares / float(self.visits) - self.mean * self.mean, 0.0)
        return sqrt(spread / float(self.visits - 1))


def key_of(state: State, action: i64) -> i64:
    """What tells a decision from others below the same node."""
    ask: i64 = state.agenda[state.top]
    return action + ACTIONS * (state.agenda[state.top + 1] + SEATS * ask)


@final
class Search:
    """One search; its tree is thrown away when the next one begins."""

    def __init__(self, evaluator: Evaluator, win_chances: WinChances, turns: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.win_chances: WinChances = win_chances
        """What explanations refer to (`attribution`)."""
        self.leaf: Chances = win_chances
        """What evaluates the end of a playout."""
        self.turns: i64 = turns
        """How many turns a playout goes on below the tree, or NOT_AT_ALL."""
        self.most_nodes: i64 = MOST_NODES
        self.paired: bool = False
        """Whether all options of the decision are tried in the same worlds."""
        self.outlook: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: what the best two options came to, added up; and in how many playouts."""
        self.outlooks: i64 = 0
        self.menu: Menu = Menu()
        self.root: Node = Node(0, 0, 1.0)
        self.nodes: i64 = 0
        self.playouts: i64 = 0
        self.decisions: i64 = 0
        self.path: list[Node] = []
        self.scores: vec[float] = vec[float]([0.0] * ACTIONS)
        self.offered: vec[i64] = vec[i64]([0] * ACTIONS)
        """By action: the last look at which it was among the options."""
        self.looks: i64 = 0

    def think(self, determinizer: Determinizer, seed: int, deadline: float, most: i64) -> None:
        """Play out until the deadline, or `most` times, or until the rest could change nothing."""
        # A tree has no cycles: looking for them among so many nodes takes a tenth of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            self._think(determinizer, seed, deadline, most)
        finally:
            if collects:
                gc.enable()

    def begin(self) -> None:
        """Begin another tree."""
        self.root = Node(0, 0, 1.0)
        self.nodes = 0
        self.playouts = 0
        self.decisions = 0

    def _think(self, determinizer: Determinizer, seed: int, deadline: float, most: i64) -> None:
        self.begin()
        if self.paired:
            self._compare(determinizer, seed, deadline, most)
            return
        x: i64 = seeded(seed)
        begun: float = monotonic()
        while self.playouts < most:
            x = advance(x)
            world = determinizer.sample(x)
            if world is None:
                return
            self.playouts += 1
            play_out(self, world)
            now: float = monotonic()
            if now >= deadline:
                return
            if self.playouts % LOOKS == 0:
                rate: float = float(self.playouts) / max(now - begun, 1e-6)
                coming: float = min(float(most - self.playouts), rate * (deadline - now))
                if lead(self.root) > coming:
                    return

    def _compare(self, determinizer: Determinizer, seed: int, deadline: float, most: i64) -> None:
        """Try all options in the same worlds; drop the worse half again and again, each time after an equal share.

        After a part of the budget, what is clearly worse than the best is dropped at once.
        """
        x: i64 = seeded(seed)
        begun: float = monotonic()
        soonest: float = begun + SOONEST * (deadline - begun)
        world = determinizer.sample(x)
        if world is None:
            return
        legal(world, self.menu)
        grow(self, self.root, world)
        rivals: list[Node] = self.root.children[:]
        if len(rivals) > most:
            rivals = sorted(rivals, key=lambda node: -node.prior)[:most]
        stages: i64 = 1
        while (1 << stages) < len(rivals):
            stages += 1
        stage: i64 = 1
        worlds: i64 = 0
        while stage <= stages:
            share: float = float(stage) / float(stages)
            end: float = begun + share * (deadline - begun)
            enough: i64 = most * stage // stages
            self._forget_outlook()
            # A world is for all rivals or for none; the first one is for all, whatever the time.
            while worlds == 0 or (monotonic() < end and self.playouts + len(rivals) <= enough):
                x = advance(x)
                world = determinizer.sample(x)
                if world is None:
                    return
                for node in rivals:
                    self.playouts += 1
                    play_out_from(self, node, world.clone())
                worlds += 1
                if worlds % LOOKS == 0 and (monotonic() >= soonest or float(self.playouts) >= SOONEST * float(most)):
                    rivals = contenders(rivals)
                    if len(rivals) == 1:
                        return
            if len(rivals) > 2:
                rivals = better_half(rivals)
            stage += 1

    def expected(self, seat: i64) -> float:
        """What a seat can expect if the best two options are taken equally often."""
        return self.outlook[seat] / float(max(self.outlooks, 1))

    def _forget_outlook(self) -> None:
        self.outlooks = 0
        seat: i64 = 0
        while seat < SEATS:
            self.outlook[seat] = 0.0
            seat += 1


def better_half(nodes: list[Node]) -> list[Node]:
    """The better half of some options, rounded up."""
    ranked = sorted(nodes, key=lambda node: -node.mean)
    return ranked[: (len(ranked) + 1) // 2]


def contenders(nodes: list[Node]) -> list[Node]:
    """The options that may still turn out to be the best."""
    best: Node = nodes[0]
    for node in nodes:
        if node.mean > best.mean:
            best = node
    return [node for node in nodes if best.mean - node.mean <= CLEAR * sqrt(best.error**2 + node.error**2)]


def lead(root: Node) -> float:
    """By how many visits the most visited decision is ahead."""
    most: i64 = 0
    next_most: i64 = 0
    for child in root.children:
        if child.visits > most:
            next_most = most
            most = child.visits
        elif child.visits > next_most:
            next_most = child.visits
    return float(most - next_most)


def play_out(search: Search, world: State) -> None:
    """One way down, on to the horizon, and back up."""
    search.path.clear()
    descend(search, search.root, world)
    finish(search, world)


def play_out_from(search: Search, node: Node, world: State) -> None:
    """The same with an option that is given."""
    search.path.clear()
    search.path.append(node)
    apply(world, node.key % ACTIONS)
    search.decisions += 1
    if node.visits > 0:
        descend(search, node, world)
    finish(search, world)


def finish(search: Search, world: State) -> None:
    """From the end of the tree on to the horizon, and back up."""
    if search.turns != NOT_AT_ALL:
        search.decisions += play_turns(search.evaluator, world, search.menu, search.turns)
    search.leaf.estimate(world)
    chances = search.leaf.chances
    search.root.visits += 1
    search.outlooks += 1
    seat: i64 = 0
    while seat < SEATS:
        search.outlook[seat] += chances[seat]
        seat += 1
    for node in search.path:
        gain: float = chances[node.seat]
        node.visits += 1
        node.total += gain
        node.squares += gain * gain


def descend(search: Search, node: Node, world: State) -> None:
    """From a node to a decision that has not been tried yet."""
    menu = search.menu
    depth: i64 = 0
    while world.winner == NOBODY and depth < DEEPEST:
        legal(world, menu)
        search.decisions += 1
        if menu.count == 1:
            apply(world, menu.items[0])
            continue
        child = pick(search, node, world)
        if child is None:
            return
        apply(world, child.key % ACTIONS)
        search.path.append(child)
        if child.visits == 0:
            return
        node = child
        depth += 1


def pick(search: Search, node: Node, world: State) -> Node | None:
    """The child of a node to go down to: what has done well, and what the policy prefers as long as little is known.

    None where the tree would have to grow and may not.
    """
    menu = search.menu
    offered = search.offered
    search.looks += 1
    look: i64 = search.looks
    i: i64 = 0
    while i < menu.count:
        offered[menu.items[i]] = look
        i += 1
    base: i64 = key_of(world, 0)
    known: i64 = 0
    visits: i64 = 0
    total = 0.0
    for child in node.children:
        action: i64 = child.key - base
        if 0 <= action < ACTIONS and offered[action] == look:
            known += 1
            visits += child.visits
            total += child.total
    if known < menu.count and search.nodes < search.most_nodes:
        grow(search, node, world)
    # What has not been tried is taken to be a little worse than the rest.
    untried: float = total / float(visits) - 0.05 if visits > 0 else 0.0
    spread: float = EXPLORATION * sqrt(float(visits + 1))
    best: Node | None = None
    most = -1000.0
    for child in node.children:
        action = child.key - base
        if 0 <= action < ACTIONS and offered[action] == look:
            tried = child.visits
            value: float = child.total / float(tried) if tried > 0 else untried
            value += spread * child.prior / float(1 + tried)
            if value > most:
                most = value
                best = child
    return best


def grow(search: Search, node: Node, world: State) -> None:
    """Give a node a child for every option it has none for, each with the share the policy gives it."""
    evaluator = search.evaluator
    menu = search.menu
    scores = search.scores
    seat: i64 = world.agenda[world.top + 1]
    evaluator.look(world, seat)
    best = -1000.0
    i: i64 = 0
    while i < menu.count:
        scores[i] = score(evaluator, world, menu.items[i])
        best = max(best, scores[i])
        i += 1
    total = 0.0
    i = 0
    while i < menu.count:
        scores[i] = eased(scores[i] - best)
        total += scores[i]
        i += 1
    base: i64 = key_of(world, 0)
    i = 0
    while i < menu.count:
        key: i64 = base + menu.items[i]
        if not has_child(node, key):
            node.children.append(Node(key, seat, scores[i] / total))
            search.nodes += 1
        i += 1


def eased(behind: float) -> float:
    """The share of an option that is so much worse than the best: never nothing."""
    x: float = behind / TEMPERATURE
    if x < -4.0:
        return 0.02
    # (1 + x/8)^8, near enough to the exponential
    y: float = 1.0 + x / 8.0
    y *= y
    y *= y
    return y * y + 0.02


def has_child(node: Node, key: i64) -> bool:
    """Whether a node has a child for a decision."""
    for child in node.children:
        if child.key == key:
            return True
    return False
