"""Explain a choice from a search: the best candidates, and what distinguishes the first from the second.

It uses no chance of the bot, so that the bot chooses the same with or without an explanation.
"""

from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import Clock
from blackgate.bots.network import search as search_for
from blackgate.bots.reasons import Candidate, Cause, Reasons
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.evaluation.attribution import contrast, outlooks
from blackgate.evaluation.tree_search import Search
from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.game.worlds import determinizer

CANDIDATES: Final = 4
TOLD: Final = 3
"""Maximum number of causes in an explanation."""
FEW: Final = 8
"""Candidates with fewer playouts are left out; the second best is tried again on its own."""
WORLDS: Final = 64
"""Number of worlds in which two options are compared."""
PLAYOUTS: Final = 400
"""Playouts of the search that explains a bot without a search of its own."""
SEARCHING: Final = 0.6
"""The share of the time for that search; the rest is for the comparison."""
SLIGHT: Final = 0.005
"""Causes with less weight, in shares of a win, are left out."""
SHOWN: Final = 0.05
"""Causes with a smaller difference in amount are left out."""
HARMFUL: Final = ("beatings", "trauma", "rivals", "lost")
"""More of these is worse; more of all others is better."""
SEED: Final = 1


def weighed(view: View, search: Search) -> list[Candidate]:
    """The options of a search, those that were tried longest first, and the best of these."""
    nodes = sorted(search.root.children, key=lambda node: (-node.visits, -node.mean))
    named = [(str(view.rules.lexicon.action(node.action)), node) for node in nodes]
    return [Candidate(name, node.mean, node.error, int(node.visits)) for name, node in named]


def explained(
    view: View, worlds: Determinizer, search: Search, candidates: Sequence[Candidate], clock: Clock
) -> Reasons:
    """The reasons for the first of these candidates, sorted best first, within the time left by a search."""
    seconds = clock.spent
    end = clock.deadline
    shown = [
        each if each.playouts >= FEW else _foreseen(view, worlds, search, each.action, end) for each in candidates[:2]
    ]
    causes = differences(view, worlds, search, shown[0], shown[1], end) if len(shown) > 1 else ()
    shown += [each for each in candidates[2:CANDIDATES] if each.playouts >= FEW]
    return Reasons(tuple(shown), causes, int(search.playouts), seconds)


def second_look(view: View, action: Action, clock: Clock) -> Reasons:
    """The reasons for a choice made without a search: a small search evaluates it and the other options."""
    search = search_for(view.rules)
    worlds = determinizer(view)
    end = clock.begun + SEARCHING * (clock.deadline - clock.begun)
    search.think(worlds, SEED, end, clock.playouts or PLAYOUTS)
    found = sorted(weighed(view, search), key=lambda each: each.action != str(action))
    return explained(view, worlds, search, found, clock)


def _foreseen(view: View, worlds: Determinizer, search: Search, action: str, deadline: float) -> Candidate:
    """An option that the search visited too little, tried on its own."""
    outlook = outlooks(search, worlds, [view.rules.lexicon.number(action)], WORLDS, SEED, deadline)[0]
    return Candidate(action, outlook.mean, outlook.error, int(outlook.worlds))


def differences(
    view: View, worlds: Determinizer, search: Search, first: Candidate, second: Candidate, deadline: float
) -> tuple[Cause, ...]:
    """The most important differences between two options."""
    options = [view.rules.lexicon.number(each.action) for each in (first, second)]
    found = [Cause(*each) for each in contrast(search, worlds, options[0], options[1], WORLDS, SEED, deadline)]
    return tuple(sorted(filter(_tells, found), key=lambda each: -abs(each.weight))[:TOLD])


def _tells(cause: Cause) -> bool:
    """Whether the amount explains the weight: both are large enough, and they have the same direction."""
    good = (cause.amount > 0) == (cause.what not in HARMFUL)
    return abs(cause.weight) >= SLIGHT and abs(cause.amount) >= SHOWN and good == (cause.weight > 0)
