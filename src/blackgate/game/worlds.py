"""Sampled games: worlds that a viewer cannot tell from the real one, made from its view alone.

`determinizer(view)` sets up the public part of the table once; each sample is a new deal of the face-down cards
(`blackgate.engine.knowledge.determinizer`).
"""

from collections.abc import Callable
from typing import Final

from blackgate.engine.agenda import FRAME
from blackgate.engine.chance import seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.engine.knowledge.exchange_dealer import ExchangeDealer
from blackgate.engine.knowledge.observer import Observer, new_observer
from blackgate.engine.laying import lay_beside, lay_out
from blackgate.engine.pieces import DRAWN, NOBODY
from blackgate.engine.state import State, own_shelf
from blackgate.errors import BlackgateError, ViewError
from blackgate.game.frames import OPERAND_COUNT, Frame, check_agenda
from blackgate.game.game import Game
from blackgate.game.placing import from_dict, laid_out
from blackgate.game.position import FACE_DOWN, PositionTable, SeatTable, frame, to_dict
from blackgate.game.view import SeatView, View
from blackgate.game.view.foreign import check_exchange, check_guesses, check_piles
from blackgate.game.view.memory import SPECTATOR, show_all
from blackgate.game.view.recalling import recalled


def imagine(view: View, chance: int) -> Game:
    """A full game this viewer could be in, another for each chance. Its viewer remembers what the view knows.

    >>> from blackgate import Game, imagine, rules
    >>> game = Game(rules(players=3), seed=1)
    >>> world = imagine(game.view(0), chance=7)
    >>> world.view(0) == game.view(0), world.view(1) == game.view(1)
    (True, False)
    """
    world = imagine_state(view, chance)
    return Game(view.rules, 0, None, world.first, state=world, seen=view)


def imagine_state(view: View, chance: int) -> State:
    """The same as a bare state of the engine. To sample many worlds, make a `determinizer` and sample from it."""
    world = _latest.determinizer(view).sample(seeded(chance))
    if world is None:
        raise ViewError("no table looks like this", "view", "a view of a game")
    return world


class Latest:
    """Caches the determinizer of the last view, because `imagine` is often called many times with one view."""

    def __init__(self) -> None:
        self._kept: tuple[View, Determinizer] | None = None

    def determinizer(self, view: View) -> Determinizer:
        """The determinizer of this view; a new one if the last view was another object."""
        kept = self._kept
        if kept is None or kept[0] is not view:
            self._kept = kept = view, determinizer(view)
        return kept[1]


_latest: Final = Latest()


def open_determinizer(game: Game) -> Determinizer:
    """Samples worlds with the real hands and Backgrounds: only piles are random.

    For analysis of a game with open cards; a bot never gets one.
    """
    observer = new_observer(game.state, SPECTATOR, [True] * game.rules.players, True)
    show_all(observer, game.state)
    return Determinizer(game.state.clone(), observer, None)


def determinizer(view: View, forget: Callable[[Observer], None] | None = None) -> Determinizer:
    """Samples worlds this viewer could be in; ViewError if no game looks like the view.

    With `forget`, those that agree with what is left of its knowledge.
    """
    try:
        state = laid_out(view.rules, _table(view))
        _lay_down(view, state)
        known = len(view.learned.discard) == view.discard_size
        observer = recalled(view, state)
        if view.is_foreign:
            check_guesses(view, observer)
        if forget is not None:
            forget(observer)
        made = Determinizer(state, observer, _terms(view), None if known or not view.numbers else [*view.numbers])
        world = made.sample(seeded(0))
        if world is None:
            raise ViewError("no table looks like this", "view", "a view of a game")
        check_agenda(view.rules, world, [_whole(frame(world, at)) for at in range(0, world.top + FRAME, FRAME)])
        if view.is_foreign:
            check_piles(view, observer, world)
            _check_seen(view, world)
    except ViewError:
        raise
    except BlackgateError as error:
        raise ViewError(error.what, error.where.replace("position", "view") or "view", error.right) from None
    except (IndexError, ValueError, KeyError, TypeError, ArithmeticError):
        raise ViewError("does not fit together", "view", "a view of a game") from None
    return made


def _check_seen(view: View, world: State) -> None:
    """Check that a world made from an untrusted view can be stored, and looks the same to the viewer."""
    from_dict(view.rules, to_dict(view.rules, world))
    game = Game(view.rules, 0, None, world.first, state=world, seen=view)
    if all(game.view(view.viewer, memory) != view for memory in (True, False)):
        raise ViewError("does not fit together", "view", "a view of a game")


def _table(view: View) -> PositionTable:
    """The view as a position: the public part, with nothing face down."""
    exchange = view.exchange
    return {
        "seats": [_seat(seat) for seat in view.seats],
        "round": view.round,
        "first": view.first,
        "active": view.active,
        "turn": {
            "actions": view.actions,
            "searches": view.turn.searches,
            "extortions": view.turn.extortions,
            "started_solitary": view.turn.started_solitary,
            "turn_over": view.turn.turn_over,
            "fresh": list(view.turn.fresh),
            "ability_due": list(view.turn.ability_due),
            "foe": NOBODY if view.turn.foe is None else view.turn.foe,
        },
        "deck": [],
        "discard": list(view.learned.discard),
        "piles": view.piles,
        "laid": list(view.laid),
        "gang_piles": {gang: [] for gang in view.gang_piles},
        "backgrounds": [],
        "agenda": [list(frame) for frame in view.agenda],
        "winner": (DRAWN if view.winner is None else view.winner) if view.over else NOBODY,
        "chance": 1,
        "michel": view.michel or "",
        "warden": view.warden or "",
        "tokens": view.tokens,
        "traumas": [],
        "background_discard": [],
        "michel_deck": list(view.learned.michel_deck),
        "michel_discard": list(view.learned.michel_discard),
        "michel_shown": list(view.michel_shown),
        "exchange": {
            "given": (exchange.given if exchange else None) or {},
            "wanted": (exchange.wanted if exchange else None) or {},
            "returned": (exchange.returned if exchange else None) or {},
            "proposals": view.proposals,
        },
        "reportable": NOBODY if view.reportable is None else view.reportable,
        "offence": view.offence,
    }


def _seat(seat: SeatView) -> SeatTable:
    return {
        "place": seat.place,
        "hand": seat.hand or {},
        "cigarettes": seat.cigarettes,
        "beatings": seat.beatings,
        "points": seat.points,
        "gang_card": seat.gang_card,
        "background": seat.background or "",
        "revealed": seat.revealed,
        "tunnel": seat.tunnel,
        "ability_used": seat.ability_used,
        "tokens": seat.tokens,
        "trauma": seat.trauma,
        "buried": seat.buried,
    }


def _lay_down(view: View, state: State) -> None:
    """Set up the face-down piles: sizes of gang piles, and the face-down cards of the Background discard."""
    tables, names = view.rules.tables, view.rules.names
    piles = [0] * len(state.gang_piles)
    for n, gang in enumerate(view.rules.edition.gangs):
        piles[tables.gang_pile(n)] = view.gang_pile_sizes[gang.id]
        for top in view.gang_piles[gang.id][:1]:
            piles[tables.gang_pile(n) + 1] = names.power_marks([top], 0)[0]
    lay_out(state, "gang_piles", piles)
    if view.learned.background_discard:
        backs = [-1 if name.startswith(FACE_DOWN) else 1 for name in view.learned.background_discard]
        lay_beside(own_shelf(state), "backgrounds", backs)


def _terms(view: View) -> ExchangeDealer | None:
    """The hidden part of a running Exchange. Rule: RULING-40."""
    terms = view.exchange
    if terms is None:
        return None
    if view.is_foreign:
        check_exchange(view, terms)
    given = terms.cards_given if terms.given is None else -1
    chosen = terms.cards_chosen if terms.returned is None else -1
    return ExchangeDealer(terms.proposer, terms.teammate, given, terms.wanted is not None, terms.cards_asked, chosen)


def _whole(frame: list[str | int]) -> Frame:
    """A frame with all its operands."""
    kind, *numbers = frame
    seat, a, b, c, d, e, f = [int(number) for number in numbers] + [0] * (OPERAND_COUNT + 1 - len(numbers))
    return str(kind), seat, a, b, c, d, e, f
