"""The shapes of a view. `msgspec` writes them as JSON, reads them back and gives their schema.

None leads back to itself; those a table makes with every decision are kept from the collector of garbage.
"""

from functools import cached_property
from typing import Final

import msgspec

from blackgate.editions import packaged
from blackgate.errors import BlackgateError, SeatError, ViewError
from blackgate.game.actions import Action
from blackgate.game.rules import Rules, Setting, rules
from blackgate.game.seats import Seat, seated

VERSION: Final = 1
"""Of the shapes below; a change that old readers would misread raises it."""
LONGEST: Final = 500_000
"""Characters of a view as JSON; an honest one has a tenth of it at most."""
MOST_NAMES: Final = 64
"""Modules, overlays, options."""


class ExchangeView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The Exchange that is being made up. Cards are None where the viewer may not know them; numbers are open.

    Rule: RULING-40, RULING-124.
    """

    proposer: int
    teammate: int
    given: dict[str, int] | None
    """What the proposer gives: the proposer's to see, until it is done."""
    wanted: dict[str, int] | None
    """The kinds asked for: between the two, once it is proposed."""
    any_cards: int | None
    """How many cards of the teammate's choice are asked for and not chosen yet: between the two."""
    returned: dict[str, int] | None
    """What the teammate has chosen to give: the teammate's to see, until it is done."""
    cards_given: int
    cards_asked: int
    cards_chosen: int
    """How many cards the teammate has chosen so far."""
    cigarettes_given: int
    cigarettes_asked: int


class GuessView(msgspec.Struct, frozen=True, kw_only=True):
    """One way the hidden hands may be."""

    weight: float
    hands: tuple[dict[str, int], ...]
    """By seat: cards that were seen, and how many of which pool. The last is for discarded cards nobody may look at."""
    pools: tuple[dict[str, int], ...]
    """What each pool holds in all; the cards of one lie in no known order where its `?` stands."""


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    """A face-down pile: cards in unknown order, and below them those that were put there openly, the lowest last."""

    above: tuple[str, ...]
    below: tuple[str, ...]


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """What can be known of everything that lies face down."""

    guesses: tuple[GuessView, ...]
    deck: int
    """The pool of which the rest is the Search deck."""
    discard: tuple[str, ...]
    """The discard pile as far as the viewer knows it."""
    lacking: tuple[tuple[str, ...], ...]
    """By seat: cards it cannot hold."""
    backgrounds: tuple[str, ...]
    background_pools: tuple[tuple[str, ...], ...]
    """What the pools of Backgrounds hold; the last is the undealt pile."""
    background_discard: tuple[str, ...]
    """Cards that lie face down have a `~` before them."""
    gang_piles: dict[str, PileView]
    traumas: PileView
    michel_deck: tuple[str, ...]
    """In no order; every other Michel(le) card has been shown (INFO-8)."""
    michel_discard: tuple[str, ...]


class TurnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The running turn."""

    searches: int
    extortions: int
    started_solitary: bool
    turn_over: bool
    fresh: tuple[str, ...]
    """What the active player has just finished: the moment of Backgrounds that come after it."""
    ability_due: tuple[str, ...]
    """The same for the gang ability."""
    foe: int | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One seat as the viewer sees it. `hand` is None where it is hidden; its size never is."""

    name: str
    place: str
    hand_size: int
    hand: dict[str, int] | None
    certain: dict[str, int]
    """Cards that must be in the hand, as the viewer can remember (RULING-39)."""
    possible: dict[str, int]
    """Cards the viewer has seen and that may be in this hand, beyond the certain ones."""
    cigarettes: int
    beatings: int
    points: int
    tunnel: dict[str, int]
    gang: str
    gang_card: str
    background: str | None
    """The Background if the viewer may know it; None is hidden, "" is none."""
    revealed: bool
    ability_used: bool
    """Whether the gang ability has been used in this turn of its owner."""
    tokens: dict[str, int]
    trauma: str
    buried: int
    """Skill tokens in the tunnel, each worth a point (RULING-135)."""
    side: str
    """The team, A or B; empty where everybody is alone."""


class Table(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What lies open to everybody, seats as a spectator sees them."""

    version: int = VERSION
    setting: Setting
    target: int
    round: int
    first: int
    active: int
    actions: int
    """How many the active player has left (TURN-3)."""
    turn: TurnView
    asked: int
    question: str
    context: dict[str, str | int]
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
    offence: str
    """What it was."""
    proposals: int
    """Exchanges proposed in this turn (RULING-124)."""
    winner: int | None
    """The seat that decided the game; its whole side has won."""
    winners: tuple[int, ...]
    over: bool


class View(Table, frozen=True, kw_only=True, dict=True, gc=True):
    """The table as one seat, or (None) a spectator, sees it, and what can be worked out of it.

    Limits, prices and counts are the viewer's own; a spectator is shown those of the active seat.
    """

    viewer: int | None
    options: tuple[Action, ...]
    """The answers, if the question is the viewer's."""
    asides: tuple[Action, ...]
    """What the viewer may throw in without being asked (RULING-151)."""
    hand_limit: int
    search: int
    """How many cards a Search would draw (SEARCH-2)."""
    prices: dict[str, int]
    """By deal: what it costs in cigarettes (BUY-2)."""
    cautious: dict[str, int]
    """By slot: what a Cautious Move costs in actions (MOVE-6)."""
    exchange: ExchangeView | None
    agenda: tuple[tuple[str | int, ...], ...]
    """What the game still has to ask or do, as it lies open to everybody."""
    numbers: tuple[int, ...]
    """The options as integers of the action space."""
    learned: Learned
    """What the viewer can work out about hidden cards: the ground of `imagine`."""

    @cached_property
    def rules(self) -> Rules:
        """The rules this table plays by, made anew where the view came as JSON."""
        return _settled(self.setting)

    @property
    def is_foreign(self) -> bool:
        """Whether it came as JSON: then nobody vouches for what it says."""
        return "foreign" in self.__dict__

    def played_by(self, rules: Rules) -> "View":
        """The same view, which need not make its rules anew."""
        self.__dict__["rules"] = rules
        return self

    @cached_property
    def seated(self) -> tuple[Seat, ...]:
        """Who sits at the table, by name."""
        try:
            return seated(self.rules.edition, self.setting.players, [Seat(seat.name) for seat in self.seats])
        except SeatError as error:
            raise ViewError(error.what, "view.seats", error.right) from None

    def to_json(self) -> bytes:
        """The view as JSON. The order of keys is fixed, so equal views are equal bytes."""
        return msgspec.json.encode(self)

    def to_dict(self) -> dict[str, object]:
        """The view as plain tables."""
        table: dict[str, object] = msgspec.to_builtins(self)
        return table


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """As much of a view as a question speaks of: it is made with every update."""

    question: str
    context: dict[str, str | int]
    active: int
    actions: int
    seats: tuple[SeatView, ...]
    piles: dict[str, int]
    gang_piles: dict[str, tuple[str, ...]]
    deck_size: int
    discard_size: int
    michel: str | None
    warden: str | None
    viewer: int
    options: tuple[Action, ...]
    hand_limit: int
    search: int
    prices: dict[str, int]
    cautious: dict[str, int]
    exchange: ExchangeView | None


Standpoint = View | Outlook
"""The table as whoever is asked sees it, with the viewer's own hand, limits and prices."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """What a seat can remember of another hand: cards that must be there, and cards that may be."""

    certain: dict[str, int]
    possible: dict[str, int]


class OwnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One seat's own: with the `Table` it is all that its `View` shows."""

    seat: int
    hand: dict[str, int]
    mates: dict[int, dict[str, int]]
    """Hands of teammates, where the table plays with open ones (RULING-41)."""
    background: str
    known: tuple[Known, ...]
    """By seat; empty where nobody is helped to remember (RULING-39)."""
    hand_limit: int
    search: int
    prices: dict[str, int]
    cautious: dict[str, int]
    exchange: ExchangeView | None


def from_json(text: bytes | str) -> View:
    """A view that was written as JSON; ViewError says what is wrong with it."""
    if len(text) > LONGEST:
        raise ViewError("is too long", "view", f"at most {LONGEST} characters")
    try:
        found = msgspec.json.decode(text, type=View)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ViewError(f"is not a view: {error}", "view", "the JSON that View.to_json wrote") from None
    if found.version != VERSION:
        raise ViewError(f"has version {found.version}", "view.version", f"version {VERSION}")
    found.__dict__["foreign"] = True
    return found


def _settled(setting: Setting) -> Rules:
    """Rules of editions that come with Blackgate; a view opens no files."""
    if max(len(setting.overlays), len(setting.modules), len(setting.options)) > MOST_NAMES:
        raise ViewError("names too much", "view.setting", f"at most {MOST_NAMES} modules, overlays and options each")
    strange = next((name for name in (setting.edition, *setting.overlays) if name not in packaged()), None)
    if strange is not None:
        raise ViewError(f"{strange!r} does not come with Blackgate", "view.setting", "give the rules it is played by")
    try:
        found = rules(
            setting.edition, setting.players, setting.options, setting.overlays, setting.humans, setting.modules,
            setting.teams,
        )  # fmt: skip
    except BlackgateError as error:
        where = error.where if error.where.isprintable() else ""
        raise ViewError(error.what, f"view.setting {where}".rstrip(), error.right) from None
    if found.edition.fingerprint != setting.fingerprint:
        raise ViewError("was seen with another edition", "view.setting", f"fingerprint {found.edition.fingerprint}")
    return found
