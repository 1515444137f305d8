"""The types of a view. `msgspec` writes them as JSON, reads them back and gives their schema.

None refers to itself; those made with every decision are excluded from garbage collection.
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
"""Version of the types below; raised by a change that old readers would misread."""
LONGEST: Final = 500_000
"""Maximum number of characters of a view as JSON; a real one has at most a tenth of it."""
MOST_NAMES: Final = 64
"""Maximum number of modules, overlays or options."""


class ExchangeView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A running Exchange. Cards are None where the viewer may not know them; numbers are public.

    Rule: RULING-40, RULING-124.
    """

    proposer: int
    teammate: int
    given: dict[str, int] | None
    """What the proposer gives: visible to the proposer only, until it is done."""
    wanted: dict[str, int] | None
    """The kinds asked for: visible to the two, once proposed."""
    any_cards: int | None
    """Number of cards of the teammate's choice that are asked for and not chosen yet: visible to the two."""
    returned: dict[str, int] | None
    """What the teammate has chosen to give: visible to the teammate only, until it is done."""
    cards_given: int
    cards_asked: int
    cards_chosen: int
    """Number of cards the teammate has chosen so far."""
    cigarettes_given: int
    cigarettes_asked: int


class GuessView(msgspec.Struct, frozen=True, kw_only=True):
    """One possible arrangement of the hidden hands."""

    weight: float
    hands: tuple[dict[str, int], ...]
    """By seat: cards that were seen, and cards by pool. The last entry has the hidden discarded cards."""
    pools: tuple[dict[str, int], ...]
    """The total contents of each pool. Its cards are in unknown order wherever its `?` stands."""


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    """A face-down pile: cards in unknown order, and below them those that were put there openly, the lowest last."""

    above: tuple[str, ...]
    below: tuple[str, ...]


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be known about face-down cards."""

    guesses: tuple[GuessView, ...]
    deck: int
    """The pool whose remaining cards are the Search deck."""
    discard: tuple[str, ...]
    """The discard pile as far as the viewer knows it."""
    lacking: tuple[tuple[str, ...], ...]
    """By seat: cards it cannot hold."""
    backgrounds: tuple[str, ...]
    background_pools: tuple[tuple[str, ...], ...]
    """Contents of the pools of Backgrounds; the last pool is the undealt pile."""
    background_discard: tuple[str, ...]
    """Face-down cards have a `~` before their names."""
    gang_piles: dict[str, PileView]
    traumas: PileView
    michel_deck: tuple[str, ...]
    """Unordered; every other Michel(le) card has been shown (INFO-8)."""
    michel_discard: tuple[str, ...]


class TurnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The running turn."""

    searches: int
    extortions: int
    started_solitary: bool
    turn_over: bool
    fresh: tuple[str, ...]
    """The verbs that the active player has just finished: the moment of Backgrounds that come after them."""
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
    """Cards that are certainly in the hand, as far as the viewer can remember (RULING-39)."""
    possible: dict[str, int]
    """Cards the viewer has seen that may be in this hand, beyond the certain ones."""
    cigarettes: int
    beatings: int
    points: int
    tunnel: dict[str, int]
    gang: str
    gang_card: str
    background: str | None
    """The Background if the viewer may know it; None if it is hidden, "" if there is none."""
    revealed: bool
    ability_used: bool
    """Whether the gang ability has been used in this turn of its owner."""
    tokens: dict[str, int]
    trauma: str
    buried: int
    """Skill tokens in the tunnel, each worth a point (RULING-135)."""
    side: str
    """The team, A or B; empty without teams."""


class Table(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The public part of the table; seats as a spectator sees them."""

    version: int = VERSION
    setting: Setting
    target: int
    round: int
    first: int
    active: int
    actions: int
    """Actions the active player has left (TURN-3)."""
    turn: TurnView
    asked: int
    question: str
    context: dict[str, str | int]
    places: dict[str, str]
    """By slot: the name of the Place that fills it."""
    seats: tuple[SeatView, ...]
    team_points: dict[str, int]
    """By team; empty without teams (TEAM-3)."""
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
    """Those discarded face up, the last on top (RULING-35)."""
    background_discard_size: int
    michel: str | None
    """The slot of Michel(le); None where they are not in play."""
    michel_deck_size: int
    michel_discard: tuple[str, ...]
    michel_discard_size: int
    michel_shown: tuple[str, ...]
    warden: str | None
    tokens: dict[str, int]
    """By token: how many lie on its pile."""
    traumas_left: int
    reportable: int | None
    """The seat whose last action can still be reported by anybody who noticed it (RULING-151)."""
    offence: str
    """The verb of that action."""
    proposals: int
    """Exchanges proposed in this turn (RULING-124)."""
    winner: int | None
    """The seat that decided the game; its whole side has won."""
    winners: tuple[int, ...]
    over: bool


class View(Table, frozen=True, kw_only=True, dict=True, gc=True):
    """The table as one seat, or (None) a spectator, sees it, and what follows from it.

    Limits, prices and counts are the viewer's own; a spectator gets those of the active seat.
    """

    viewer: int | None
    options: tuple[Action, ...]
    """The answers, if the viewer is asked."""
    asides: tuple[Action, ...]
    """What the viewer may throw in without being asked (RULING-151)."""
    hand_limit: int
    search: int
    """How many cards a Search would draw (SEARCH-2)."""
    prices: dict[str, int]
    """By deal: its price in cigarettes (BUY-2)."""
    cautious: dict[str, int]
    """By slot: the price of a Cautious Move in actions (MOVE-6)."""
    exchange: ExchangeView | None
    agenda: tuple[tuple[str | int, ...], ...]
    """Questions and steps still to come, as far as they are public."""
    numbers: tuple[int, ...]
    """The options as integers of the action space."""
    learned: Learned
    """What the viewer can infer about hidden cards: the basis of `imagine`."""

    @cached_property
    def rules(self) -> Rules:
        """The rules of this table, built again if the view came as JSON."""
        return _settled(self.setting)

    @property
    def is_foreign(self) -> bool:
        """Whether the view came as JSON and is therefore untrusted."""
        return "foreign" in self.__dict__

    def played_by(self, rules: Rules) -> "View":
        """The same view with its rules attached, so that they need not be built again."""
        self.__dict__["rules"] = rules
        return self

    @cached_property
    def seated(self) -> tuple[Seat, ...]:
        """The seats of the table, by name."""
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
    """The part of a view that a question uses; it is made with every update."""

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
"""The table with the viewer's own hand, limits and prices."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """What a seat can remember of another hand: cards that must be there, and cards that may be there."""

    certain: dict[str, int]
    possible: dict[str, int]


class OwnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The private part of one seat: together with the `Table` it is everything its `View` shows."""

    seat: int
    hand: dict[str, int]
    mates: dict[int, dict[str, int]]
    """Hands of teammates, where the table plays with open hands (RULING-41)."""
    background: str
    known: tuple[Known, ...]
    """By seat; empty without the memory aid (RULING-39)."""
    hand_limit: int
    search: int
    prices: dict[str, int]
    cautious: dict[str, int]
    exchange: ExchangeView | None


def from_json(text: bytes | str) -> View:
    """Read a view from JSON; ViewError says what is wrong with it."""
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
