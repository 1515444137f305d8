"""What one seat may know, built by naming it: nothing of the whole game gets in by default.

Rule: INFO-1 to INFO-10, RULING-20, RULING-34, RULING-35, RULING-38, RULING-39, RULING-41, RULING-42.
"""

from dataclasses import asdict, dataclass

from blackgate.engine.move import cautious_price
from blackgate.engine.search import search_count
from blackgate.engine.state import NOBODY, NOWHERE, State
from blackgate.engine.terms import PILE_CARDS, SLOTS, TOKENS
from blackgate.engine.trade import price
from blackgate.engine.turn import hand_limit
from blackgate.game.actions import Action
from blackgate.game.context import context
from blackgate.game.exchange import ExchangeView, exchange
from blackgate.game.game import Game
from blackgate.game.position import counted, michel_cards
from blackgate.game.rules import Rules
from blackgate.game.seats import check_seat


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
    tokens: dict[str, int]
    trauma: str
    buried: int
    """Skill tokens in the tunnel, each worth a point (RULING-135)."""
    side: str
    """The team, A or B; empty where everybody is alone."""


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
    asides: tuple[Action, ...]
    """What the viewer may throw in without being asked (RULING-151)."""
    hand_limit: int
    search: int
    """How many cards a Search would draw (SEARCH-2)."""
    prices: dict[str, int]
    """By deal: what it costs in cigarettes (BUY-2)."""
    cautious: dict[str, int]
    """By slot: what a Cautious Move costs in actions (MOVE-6)."""
    places: dict[str, str]
    """By slot: the name of the Place that fills it."""
    seats: tuple[SeatView, ...]
    team_points: dict[str, int]
    """By team; empty where everybody is alone (TEAM-3)."""
    piles: dict[str, int]
    gang_piles: dict[str, tuple[str, ...]]
    """The visible cards of each gang pile: the top one, or none (RULING-20)."""
    gang_pile_sizes: dict[str, int]
    deck_size: int
    discard: tuple[str, ...]
    discard_size: int
    laid: tuple[str, ...]
    backgrounds_left: int
    background_discard: tuple[str, ...]
    """Those that were put off face up, the last on top (RULING-35)."""
    background_discard_size: int
    michel: str | None
    """The slot Michel(le) stands in; None where they are not in play."""
    michel_deck_size: int
    michel_discard: tuple[str, ...]
    michel_discard_size: int
    michel_shown: tuple[str, ...]
    warden: str | None
    tokens: dict[str, int]
    """By token: how many lie on its pile."""
    traumas_left: int
    reportable: int | None
    """Whose last action can still be reported by whoever noticed it (RULING-151)."""
    proposals: int
    """Exchanges proposed in this turn (RULING-124)."""
    exchange: ExchangeView | None
    winner: int | None
    """The seat that decided the game; its whole side has won."""
    winners: tuple[int, ...]
    over: bool

    def to_dict(self) -> dict[str, object]:
        """The view as plain tables, for JSON."""
        table = asdict(self)
        table["options"] = [str(action) for action in self.options]
        table["asides"] = [str(action) for action in self.asides]
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
        context=context(rules, state) if not game.over else {},
        options=tuple(rules.lexicon.action(number) for number in numbers),
        numbers=numbers,
        asides=tuple(game.asides(viewer)) if viewer is not None else (),
        hand_limit=int(hand_limit(state, seat)),
        search=int(search_count(state, seat)),
        prices={deal.id: int(price(state, seat, n)) for n, deal in enumerate(rules.edition.deals)},
        cautious={
            place.slot: int(cautious_price(state, seat, SLOTS.index(place.slot))) for place in rules.edition.places
        },
        places={place.slot: place.name.of() for place in rules.edition.places},
        seats=tuple(_seat(game, seat, viewer) for seat in range(rules.players)),
        team_points=game.team_points,
        piles={name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        gang_piles={gang.id: _gang_top(rules, state, n) for n, gang in enumerate(rules.edition.gangs)},
        gang_pile_sizes={
            gang.id: int(state.gang_piles[rules.tables.gang_pile(n)]) for n, gang in enumerate(rules.edition.gangs)
        },
        deck_size=len(state.deck) - int(state.drawn),
        discard=_shown(rules, [rules.edition.cards[card].id for card in state.discard]),
        discard_size=len(state.discard),
        laid=tuple(rules.edition.cards[card].id for card in state.laid),
        backgrounds_left=len(state.backgrounds),
        background_discard=tuple(rules.edition.powers[n - 1].id for n in state.shelf.backgrounds if n > 0),
        background_discard_size=len(state.shelf.backgrounds),
        michel=SLOTS[state.michel] if state.michel != NOWHERE else None,
        michel_deck_size=len(state.shelf.michel_deck),
        michel_discard=_shown(rules, michel_cards(rules, state.shelf.michel_discard)),
        michel_discard_size=len(state.shelf.michel_discard),
        michel_shown=tuple(michel_cards(rules, state.shelf.michel_shown)),
        warden=SLOTS[state.warden] if state.warden != NOWHERE else None,
        tokens={name: int(state.shelf.tokens[n]) for n, name in enumerate(TOKENS) if rules.tables.token_copies[n]},
        traumas_left=len(state.shelf.traumas),
        reportable=int(state.shelf.reportable) if state.shelf.reportable != NOBODY else None,
        proposals=int(state.shelf.proposals),
        exchange=exchange(rules, state, viewer) if not game.over else None,
        winner=game.outcome.winner if game.outcome else None,
        winners=game.outcome.winners if game.outcome else (),
        over=game.over,
    )


def _seat(game: Game, seat: int, viewer: int | None) -> SeatView:
    """One seat: hands and unrevealed Backgrounds are their owner's alone. Rule: INFO-1, INFO-2, INFO-3, INFO-4."""
    player, rules = game.state.players[seat], game.rules
    powers, own = rules.edition.powers, viewer == seat
    shown = own or player.revealed or game.over
    open_hand = own or _shares(rules, seat, viewer)
    known = game.memory.of(viewer, seat) if rules.options["memory_aid"] == "on" and not open_hand else None
    return SeatView(
        name=game.seats[seat].name,
        place=SLOTS[player.place],
        hand_size=int(player.size),
        hand=counted(rules, player.hand) if open_hand else None,
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
        tokens={name: int(player.tokens[n]) for n, name in enumerate(TOKENS) if player.tokens[n]},
        trauma=rules.edition.traumas[player.trauma - 1].id if player.trauma else "",
        buried=int(player.buried),
        side=rules.teams[seat] if rules.teams else "",
    )


def _shares(rules: Rules, seat: int, viewer: int | None) -> bool:
    """Whether teammates play with open hands, and these two are teammates. Rule: RULING-41."""
    if viewer is None or rules.options.get("team_hands") != "shared":
        return False
    return rules.tables.allies[viewer] & (1 << seat) != 0


def _gang_top(rules: Rules, state: State, gang: int) -> tuple[str, ...]:
    """The top card of a gang pile, if piles lie face up; cards below are nobody's to see. Rule: RULING-20."""
    start = rules.tables.gang_pile(gang)
    if rules.options["gang_piles"] != "face_up" or state.gang_piles[start] == 0:
        return ()
    return (rules.edition.powers[state.gang_piles[start + 1] - 1].id,)


def _shown(rules: Rules, pile: list[str]) -> tuple[str, ...]:
    """A discard pile that lies face up: all of it, or the top card only. Rule: INFO-5, INFO-8, RULING-35."""
    return tuple(pile if rules.options["discard_view"] == "all" else pile[-1:])
