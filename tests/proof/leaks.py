"""Leaks on purpose: each lets something slip that nobody may know. The proofs have to notice every one."""

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import replace
from tests.proof import beside, watching

from blackgate import Game, Refusal, Rules
from blackgate.engine.agenda import FRAME
from blackgate.engine.chance import below
from blackgate.engine.referee import Referee
from blackgate.engine.state import State
from blackgate.game import game as games
from blackgate.game.events import Event
from blackgate.game.narration.journal import told
from blackgate.game.position import counted, frame
from blackgate.game.refusals import refusal
from blackgate.game.undo import Line
from blackgate.game.view import SeatView, View, view

Patch = pytest.MonkeyPatch


def _show(patch: Patch, change: Callable[[Game, View], View]) -> None:
    """Views are changed after they were made: what makes them is compiled, and cannot be led astray."""

    def leaky(game: Game, viewer: int | None, memory: bool | None = None) -> View:
        return change(game, view(game, viewer, memory)).played_by(game.rules)

    patch.setattr(games, "view", leaky)


def _show_seats(patch: Patch, change: Callable[[Game, int, SeatView], SeatView]) -> None:
    _show(
        patch,
        lambda game, seen: replace(seen, seats=tuple(change(game, n, each) for n, each in enumerate(seen.seats))),
    )


def _next_hand(state: State, seat: int) -> int:
    """How many faces the next seat holds: nobody's business."""
    return int(state.players[(seat + 1) % len(state.players)].holds).bit_count()


def show_a_hand(patch: Patch) -> None:
    """A view shows hands that are not the viewer's."""
    _show_seats(patch, lambda game, seat, seen: replace(seen, hand=counted(game.rules, game.state.players[seat].hand)))


def be_certain(patch: Patch) -> None:
    """A view is certain of a card nobody has seen."""

    def leaky(game: Game, seat: int, seen: SeatView) -> SeatView:
        held = counted(game.rules, game.state.players[seat].hand)
        return replace(seen, certain=dict(sorted(held.items())[:1])) if seen.hand is None else seen

    _show_seats(patch, leaky)


def tell_what_was_drawn(patch: Patch) -> None:
    """The story shows everybody the card somebody drew."""

    def leaky(rules: Rules, line: Line) -> Event:
        event = told(rules, line)
        return replace(event, seen_by=None) if event.name == "drew" else event

    patch.setattr(games, "told", leaky)


def refuse_by_a_hand(patch: Patch) -> None:
    """A refusal depends on what another seat holds."""
    honest = refusal.explain

    def leaky(rules: Rules, state: State, seat: int, number: int, names: list[str]) -> list[Refusal]:
        found = honest(rules, state, seat, number, names)
        return found if _next_hand(state, seat) % 2 else found + found[:1]

    patch.setattr(games, "explain", leaky)


def number_in_the_context(patch: Patch) -> None:
    """What a question is about carries a hidden number."""

    def leaky(game: Game, seen: View) -> View:
        return replace(seen, context={**seen.context, "faces": _next_hand(game.state, int(game.state.active))})

    _show(patch, leaky)


def number_in_the_agenda(patch: Patch) -> None:
    """The agenda shows everybody how much of an Exchange was asked for by name."""

    def leaky(game: Game, seen: View) -> View:
        starts = range(0, game.state.top + FRAME, FRAME)
        return replace(seen, agenda=tuple(tuple(frame(game.state, start)) for start in starts))

    _show(patch, leaky)


def throw_once_more(patch: Patch) -> None:
    """The die is thrown once more for some hands."""

    def leaky(game: Game, action: object) -> None:
        if _next_hand(game.state, game.seat) % 2:
            below(game.state, 6)
        Referee.apply(game, action)

    patch.setattr(Game, "apply", leaky, raising=False)


def skip(question: str) -> Callable[[Patch], None]:
    """A question is not asked where it has one answer: that is given at once."""

    def patched(patch: Patch) -> None:
        def leaky(game: Game, action: object) -> None:
            Referee.apply(game, action)
            while game.question == question and len(game.legal()) == 1:
                Referee.apply(game, game.legal()[0])

        patch.setattr(Game, "apply", leaky, raising=False)
        patch.setattr(beside, "STEPS", 1)  # it shows at once
        patch.setattr(watching, "TAKEN_BACK", 0.0)  # whoever was not asked has nothing to take back

    return patched


LEAKS: Final[dict[str, Callable[[Patch], None]]] = {
    "another hand in a view": show_a_hand,
    "a certain card nobody has seen": be_certain,
    "a drawn card in the story": tell_what_was_drawn,
    "a refusal that depends on another hand": refuse_by_a_hand,
    "a hidden number in the context": number_in_the_context,
    "a hidden number in the agenda": number_in_the_agenda,
    "one more throw of the die for some hands": throw_once_more,
    "an answer nobody was asked for": skip("answer"),
}
