"""What one seat may know, built by naming it: nothing of the whole game gets in by default.

Rule: INFO-1 to INFO-7, RULING-20, RULING-34, RULING-35, RULING-38, RULING-39.
"""

from dataclasses import asdict, dataclass
from typing import Final

from blackgate.engine.agenda import Ask
from blackgate.engine.move import cautious_price
from blackgate.engine.search import search_count
from blackgate.engine.state import Player, State
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.engine.trade import price
from blackgate.engine.turn import hand_limit
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.rules import Rules
from blackgate.game.seats import check_seat

CONTEXT: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    Ask.NAME: (("target", "seat"),),
    Ask.LAY: (("target", "seat"), ("tool", "card")),
    Ask.ANSWER: (("attacker", "seat"), ("tool", "card")),
    Ask.FIGHT: (("attacker", "seat"), ("defender", "seat"), ("tool", "card")),
    Ask.SELLING: (("sold", "number"),),
    Ask.PAY: (("gang", "gang"), ("due", "number")),
    Ask.PICK: (("victim", "seat"), ("due", "number")),
    Ask.DROP: (("due", "number"),),
    Ask.UNLESS: (("beatings", "number"),),
    Ask.REACT: (("to", "seat"),),
}
"""By question: the operands everybody sees on the table."""


@dataclass(frozen=True)
class SeatView:
    """One seat as the viewer sees it. `hand` is None where it is hidden; its size never is."""

    name: str
    place: str
    hand_size: int
    hand: dict[str, int] | None
    certain: dict[str, int]
    possible: dict[str, int]
    cigarettes: int
    beatings: int
    points: int
    tunnel: dict[str, int]
    gang: str
    gang_card: str
    background: str | None
    """The Background if the viewer may know it; None is hidden, "" is none."""
    revealed: bool


@dataclass(frozen=True)
class View:
    """The table as one seat, or (None) a spectator, sees it.

    Limits, prices and counts are the viewer's own; a spectator is shown those of the active seat.
    """

    viewer: int | None
    target: int
    round: int
    active: int
    actions: int
    asked: int
    question: str
    context: dict[str, str | int]
    options: tuple[Action, ...]
    """The answers, if the question is the viewer's."""
    numbers: tuple[int, ...]
    """The same as integers of the action space."""
    hand_limit: int
    search: int
    """How many cards a Search would draw (SEARCH-2)."""
    prices: dict[str, int]
    """By deal: what it costs in cigarettes (BUY-2)."""
    cautious: dict[str, int]
    """By slot: what a Cautious Move costs in actions (MOVE-6)."""
    seats: tuple[SeatView, ...]
    piles: dict[str, int]
    gang_piles: dict[str, tuple[str, ...]]
    """The visible cards of each gang pile: the top one, or none (RULING-20)."""
    gang_pile_sizes: dict[str, int]
    deck_size: int
    discard: tuple[str, ...]
    discard_size: int
    laid: tuple[str, ...]
    backgrounds_left: int
    winner: int | None
    over: bool

    def to_dict(self) -> dict[str, object]:
        """The view as plain tables, for JSON."""
        table = asdict(self)
        table["options"] = [str(action) for action in self.options]
        return table


def view(game: Game, viewer: int | None) -> View:
    """What a seat, or (None) a spectator, may know now."""
    state, rules = game.state, game.rules
    if viewer is not None:
        check_seat(rules.players, viewer)
    seat = viewer if viewer is not None else int(state.active)
    mine = viewer is not None and viewer == game.seat and not game.over
    numbers = tuple(game.legal()) if mine else ()
    return View(
        viewer=viewer,
        target=int(rules.tables.target),
        round=int(state.round),
        active=int(state.active),
        actions=int(state.actions),
        asked=game.seat,
        question=game.question,
        context=_context(rules, state) if not game.over else {},
        options=tuple(rules.lexicon.action(number) for number in numbers),
        numbers=numbers,
        hand_limit=int(hand_limit(state, seat)),
        search=int(search_count(state, seat)),
        prices={deal.id: int(price(state, seat, n)) for n, deal in enumerate(rules.edition.deals)},
        cautious={
            place.slot: int(cautious_price(state, seat, SLOTS.index(place.slot))) for place in rules.edition.places
        },
        seats=tuple(_seat(game, seat, viewer) for seat in range(rules.players)),
        piles={name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        gang_piles={gang.id: _gang_top(rules, state, n) for n, gang in enumerate(rules.edition.gangs)},
        gang_pile_sizes={
            gang.id: int(state.gang_piles[rules.tables.gang_pile(n)]) for n, gang in enumerate(rules.edition.gangs)
        },
        deck_size=len(state.deck) - int(state.drawn),
        discard=_discard(rules, state),
        discard_size=len(state.discard),
        laid=tuple(rules.edition.cards[card].id for card in state.laid),
        backgrounds_left=len(state.backgrounds),
        winner=game.outcome.winner if game.outcome else None,
        over=game.over,
    )


def _seat(game: Game, seat: int, viewer: int | None) -> SeatView:
    """One seat: hands and unrevealed Backgrounds are their owner's alone. Rule: INFO-1, INFO-2, INFO-3, INFO-4."""
    player, rules = game.state.players[seat], game.rules
    powers, own = rules.edition.powers, viewer == seat
    shown = own or player.revealed or game.over
    known = game.memory.of(viewer, seat) if rules.options["memory_aid"] == "on" and not own else None
    return SeatView(
        name=game.seats[seat].name,
        place=SLOTS[player.place],
        hand_size=int(player.size),
        hand=_hand(rules, player) if own else None,
        certain=dict(+known.certain) if known else {},
        possible=dict(+known.possible) if known else {},
        cigarettes=int(player.cigarettes),
        beatings=int(player.beatings),
        points=int(player.points),
        tunnel={name: int(player.tunnel[n]) for n, name in enumerate(PILE_CARDS) if player.tunnel[n]},
        gang=powers[player.gang_card - 1].gang if player.gang_card else "",
        gang_card=powers[player.gang_card - 1].id if player.gang_card else "",
        background=(powers[player.background - 1].id if player.background else "") if shown else None,
        revealed=player.revealed,
    )


def _hand(rules: Rules, player: Player) -> dict[str, int]:
    """A hand by card names."""
    cards = rules.edition.cards
    return {cards[n].id: int(player.hand[n]) for n in range(len(cards)) if player.hand[n]}


def _gang_top(rules: Rules, state: State, gang: int) -> tuple[str, ...]:
    """The top card of a gang pile, if piles lie face up; cards below are nobody's to see. Rule: RULING-20."""
    start = rules.tables.gang_pile(gang)
    if rules.options["gang_piles"] != "face_up" or state.gang_piles[start] == 0:
        return ()
    return (rules.edition.powers[state.gang_piles[start + 1] - 1].id,)


def _discard(rules: Rules, state: State) -> tuple[str, ...]:
    """The discard pile, all of it or the top card only. Rule: INFO-5, RULING-35."""
    pile = [rules.edition.cards[card].id for card in state.discard]
    return tuple(pile if rules.options["discard_view"] == "all" else pile[-1:])


def _context(rules: Rules, state: State) -> dict[str, str | int]:
    """What the pending question is about, as far as everybody sees it."""
    found: dict[str, str | int] = {}
    for n, (name, sort) in enumerate(CONTEXT.get(state.agenda[state.top], ())):
        value = int(state.agenda[state.top + 2 + n])
        if sort == "card":
            found[name] = rules.edition.cards[value].id
        elif sort == "gang":
            found[name] = rules.edition.gangs[value].id
        else:
            found[name] = value
    return found
