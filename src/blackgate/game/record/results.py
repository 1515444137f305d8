"""Results of decisions that depend on chance or hidden piles, as a record may claim them."""

from collections.abc import Iterable, Iterator
from typing import Final

from blackgate.game.events import Event
from blackgate.game.game import Game

CLAIMED: Final = ("rolled", "drew", "reshuffled", "grabbed", "shocked", "shown", "changed")
"""Events a record keeps as results."""


def results_of(events: Iterable[Event]) -> list[str]:
    """The results among these events, one line each."""
    return [str(event) for event in events if event.name in CLAIMED]


def results_told(game: Game) -> Iterator[list[str]]:
    """The results of each decision, undone ones included."""
    own: list[Event] | None = None
    for event in game.events:
        if event.name in ("chose", "undid"):
            if own is not None:
                yield results_of(own)
            own = []
        if own is not None:
            own.append(event)
    if own is not None:
        yield results_of(own)


def dealt(game: Game) -> list[str]:
    """The results of the deal: each seat's cards and Background, and the first seat. Rule: SETUP-7, SETUP-9, TURN-1.

    A branch has none: its record holds the position it begins with.
    """
    if game.origin is not None:
        return []
    start, edition = game.beginning(), game.rules.edition
    lines = []
    for n, player in enumerate(start.players, 1):
        cards = [card.id for number, card in enumerate(edition.cards) for _ in range(player.hand[number])]
        background = [edition.powers[player.background - 1].id] if player.background else []
        lines.append(" ".join(["dealt", f"P{n}", *cards, *background]))
    return [*lines, f"begins P{start.first + 1}"]


def result_of(game: Game) -> str:
    """Who won and how, or that the game is still running."""
    if game.outcome is None:
        return "still running"
    winner = game.outcome.winner
    return f"{'draw' if winner is None else f'P{winner + 1}'} {game.outcome.reason}"
