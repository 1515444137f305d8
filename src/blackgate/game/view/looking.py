"""Everything one seat may know, built field by field: nothing is included by default.

Rule: INFO-1 to INFO-10, RULING-20, RULING-34, RULING-35, RULING-38, RULING-39, RULING-41, RULING-42.
"""

from functools import cache
from typing import Any

import msgspec

from blackgate.engine.agenda import FRAME, Ask, operand
from blackgate.engine.exchange import Proposal, is_running
from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.move import cautious_price
from blackgate.engine.pieces import NOBODY, NOWHERE
from blackgate.engine.search import search_count
from blackgate.engine.state import State
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.engine.trade import price
from blackgate.engine.turn import hand_limit
from blackgate.engine.vocabulary import TOKENS, VERBS
from blackgate.game.position import counted, frame, michel_cards, verbs
from blackgate.game.rules import Rules
from blackgate.game.shapes import SeatView, Table, TurnView, View
from blackgate.game.view.context import context
from blackgate.game.view.exchange import exchange
from blackgate.game.view.learned import certain, learned, possible
from blackgate.game.view.memory import shares, show_all
from blackgate.game.view.observed import Observed


def view(game: Observed, viewer: int | None, memory: bool | None = None) -> View:
    """What a seat, or (None) a spectator, may know now; `Game.view` checks that the seat exists.

    With `memory` the view includes what the seat can remember, without it only what the table shows. By default the
    option `memory_aid` decides. Rule: RULING-39.
    """
    state, rules = game.state, game.rules
    observer, remembers = _observer(game, viewer, memory)
    seat = viewer if viewer is not None else int(state.active)
    mine = viewer is not None and viewer == game.seat and not game.over
    numbers = tuple(game.legal()) if mine else ()
    public = laid_out(game, seats(game, viewer, observer if remembers else None), piles(rules, state))
    found = View(
        **msgspec.structs.asdict(public),
        viewer=viewer,
        agenda=_agenda(state, viewer),
        options=tuple(rules.lexicon.actions(numbers)),
        numbers=numbers,
        asides=tuple(game.asides(viewer)) if viewer is not None else (),
        hand_limit=int(hand_limit(state, seat)),
        search=int(search_count(state, seat)),
        prices=prices(rules, state, seat),
        cautious=cautious(rules, state, seat),
        exchange=exchange(rules, state, viewer) if not game.over else None,
        learned=learned(rules, state, observer),
    )
    return found.played_by(rules)


def table(game: Observed) -> Table:
    """Public information; only the sizes of hands, not even what a spectator could remember."""
    return laid_out(game, seats(game, None, None), piles(game.rules, game.state))


def laid_out(game: Observed, seats: tuple[SeatView, ...], piles: dict[str, Any]) -> Table:
    """Build the table from its parts: the seats, the piles, and the state of the turn."""
    state, rules = game.state, game.rules
    outcome = game.outcome if game.over else None
    return Table(
        setting=rules.setting,
        target=int(rules.tables.target),
        round=int(state.round),
        first=int(state.first),
        active=int(state.active),
        actions=int(state.actions),
        turn=_turn(state),
        asked=game.seat,
        question=game.question,
        context=context(rules, state) if not game.over else {},
        places=rules.places,
        seats=seats,
        team_points=game.team_points if rules.teams else {},
        michel=SLOTS[state.michel] if state.michel != NOWHERE else None,
        warden=SLOTS[state.warden] if state.warden != NOWHERE else None,
        reportable=int(state.shelf.reportable) if state.shelf.reportable != NOBODY else None,
        offence=VERBS[state.shelf.offence] if state.shelf.reportable != NOBODY else "",
        proposals=int(state.shelf.proposals),
        winner=outcome.winner if outcome else None,
        winners=outcome.winners if outcome else (),
        over=game.over,
        piles=piles["piles"],
        gang_piles=piles["gang_piles"],
        gang_pile_sizes=piles["gang_pile_sizes"],
        deck_size=piles["deck_size"],
        discard=piles["discard"],
        discard_size=piles["discard_size"],
        laid=piles["laid"],
        backgrounds_left=piles["backgrounds_left"],
        background_discard=piles["background_discard"],
        background_discard_size=piles["background_discard_size"],
        michel_deck_size=piles["michel_deck_size"],
        michel_discard=piles["michel_discard"],
        michel_discard_size=piles["michel_discard_size"],
        michel_shown=piles["michel_shown"],
        tokens=piles["tokens"],
        traumas_left=piles["traumas_left"],
    )


def piles(rules: Rules, state: State) -> dict[str, Any]:
    """The fields of a table that are piles on the board and beside it."""
    shelf = state.shelf
    return {
        "piles": {name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        "gang_piles": {gang.id: _gang_top(rules, state, n) for n, gang in enumerate(rules.edition.gangs)},
        "gang_pile_sizes": {
            gang.id: int(state.gang_piles[rules.tables.gang_pile(n)]) for n, gang in enumerate(rules.edition.gangs)
        },
        "deck_size": len(state.deck) - int(state.drawn),
        "discard": _shown(rules, [rules.edition.cards[card].id for card in state.discard]),
        "discard_size": len(state.discard),
        "laid": tuple(rules.edition.cards[card].id for card in state.laid),
        "backgrounds_left": len(state.backgrounds),
        "background_discard": tuple(rules.edition.powers[n - 1].id for n in shelf.backgrounds if n > 0),
        "background_discard_size": len(shelf.backgrounds),
        "michel_deck_size": len(shelf.michel_deck),
        "michel_discard": _shown(rules, michel_cards(rules, shelf.michel_discard)),
        "michel_discard_size": len(shelf.michel_discard),
        "michel_shown": tuple(michel_cards(rules, shelf.michel_shown)),
        "tokens": {name: int(shelf.tokens[n]) for n, name in enumerate(TOKENS) if rules.tables.token_copies[n]},
        "traumas_left": len(shelf.traumas),
    }


def _observer(game: Observed, viewer: int | None, memory: bool | None) -> tuple[Observer, bool]:
    """The observer with the viewer's knowledge, and whether it remembers. Rule: RULING-38, RULING-39."""
    remembers = game.rules.options["memory_aid"] == "on" if memory is None else memory
    observer = game.memory.of(viewer) if remembers else game.memory.newcomer(game.state, viewer)
    if game.over:
        show_all(observer, game.state)
    return observer, remembers


def seats(game: Observed, viewer: int | None, observer: Observer | None) -> tuple[SeatView, ...]:
    """All seats as one of them, or a spectator, sees them, with an observer's memory of their hands."""
    return tuple(one_seat(game, seat, viewer, observer) for seat in range(game.rules.players))


def prices(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """By deal: its price for a seat. Rule: BUY-2."""
    return {deal.id: int(price(state, seat, n)) for n, deal in enumerate(rules.edition.deals)}


def cautious(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """By slot: the price of a Cautious Move for a seat. Rule: MOVE-6."""
    return {place.slot: int(cautious_price(state, seat, SLOTS.index(place.slot))) for place in rules.edition.places}


def _turn(state: State) -> TurnView:
    return TurnView(
        searches=int(state.searches),
        extortions=int(state.extortions),
        started_solitary=state.started_solitary,
        turn_over=state.turn_over,
        fresh=_verbs(int(state.fresh)),
        ability_due=_verbs(int(state.ability_due)),
        foe=int(state.foe) if state.foe != NOBODY else None,
    )


@cache
def _verbs(mask: int) -> tuple[str, ...]:
    return tuple(verbs(mask))


def _agenda(state: State, viewer: int | None) -> tuple[tuple[str | int, ...], ...]:
    """The frames, which are public, except how much of an Exchange is left to choose: only the two know.

    Rule: RULING-40.
    """
    frames = [frame(state, start) for start in range(0, state.top + FRAME, FRAME)]
    if frames and is_running(state):
        asked, partner = int(state.agenda[state.top + 1]), int(operand(state, Proposal.PARTNER))
        told = (asked,) if state.agenda[state.top] == Ask.OFFER else (asked, partner)
        if viewer not in told:
            frames[-1][2 + Proposal.ANY] = 0
    return tuple(tuple(each) for each in frames)


def one_seat(game: Observed, seat: int, viewer: int | None, observer: Observer | None) -> SeatView:
    """One seat: only its owner sees the hand and an unrevealed Background. Rule: INFO-1, INFO-2, INFO-3, INFO-4."""
    player, rules = game.state.players[seat], game.rules
    powers, own = rules.edition.powers, viewer == seat
    shown = own or player.revealed or game.over
    open_hand = own or shares(rules, seat, viewer)
    known = observer if not open_hand else None
    return SeatView(
        name=game.seats[seat].name,
        place=SLOTS[player.place],
        hand_size=int(player.size),
        hand=counted(rules, player.hand) if open_hand else None,
        certain=certain(rules, known, seat) if known else {},
        possible=possible(rules, known, seat) if known else {},
        cigarettes=int(player.cigarettes),
        beatings=int(player.beatings),
        points=int(player.points),
        tunnel={name: int(player.tunnel[n]) for n, name in enumerate(PILE_CARDS) if player.tunnel[n]},
        gang=powers[player.gang_card - 1].gang if player.gang_card else "",
        gang_card=powers[player.gang_card - 1].id if player.gang_card else "",
        background=(powers[player.background - 1].id if player.background else "") if shown else None,
        revealed=player.revealed,
        ability_used=player.ability_used,
        tokens={name: int(player.tokens[n]) for n, name in enumerate(TOKENS) if player.tokens[n]},
        trauma=rules.edition.traumas[player.trauma - 1].id if player.trauma else "",
        buried=int(player.buried),
        side=rules.teams[seat] if rules.teams else "",
    )


def _gang_top(rules: Rules, state: State, gang: int) -> tuple[str, ...]:
    """The top card of a gang pile, if piles lie face up; nobody may see the cards below. Rule: RULING-20."""
    start = rules.tables.gang_pile(gang)
    if rules.options["gang_piles"] != "face_up" or state.gang_piles[start] == 0:
        return ()
    return (rules.edition.powers[state.gang_piles[start + 1] - 1].id,)


def _shown(rules: Rules, pile: list[str]) -> tuple[str, ...]:
    """A discard pile that lies face up: all of it, or the top card only. Rule: INFO-5, INFO-8, RULING-35."""
    return tuple(pile if rules.options["discard_view"] == "all" else pile[-1:])
