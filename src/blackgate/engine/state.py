"""The complete state of one game at one moment.

It has only plain fields and vectors: it can be cloned, saved and compared at any moment, even during a combat. A field
marked *shared* is replaced when it changes, never mutated, so that clones can share it. Modules change the game through
hooks; the hooks take the state and the state holds the modules, so all three are in this file.
"""

from collections.abc import Callable
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.declarations import EventKind, FrameKind
from blackgate.engine.keyed import Keyed
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import EMPTY_SHELF, NOBODY, NOWHERE, Player, Rig, Shelf
from blackgate.engine.ruleset import Ruleset

T = TypeVar("T")
KINDS: Final = 80
"""Maximum number of frame kinds (see `agenda`)."""


@final
class State:
    """The whole game. `agenda` has the questions and steps still to come, as a stack of plain frames."""

    def __init__(self, rules: Ruleset, chance: i64, players: list[Player], agenda: vec[i64], hooks: "Hooks") -> None:
        empty = vec[i64]()
        self.rules: Ruleset = rules
        self.chance: i64 = chance
        """Value of the generator; 0 where chance is keyed (RULING-13)."""
        self.keyed: Keyed | None = None
        """The keyed stream, used while `chance` is 0."""
        self.rig: Rig | None = None
        self.players: list[Player] = players
        self.extended: bool = len(hooks.modules) > 0
        """Whether any module is in play; lets the base game skip all hooks."""
        self.hooks: Hooks = hooks
        """The modules by hook. Shared."""
        self.shelf: Shelf = EMPTY_SHELF
        """The pieces of the modules beside the board. Shared."""
        self.michel: i64 = NOWHERE
        """The slot Michel(le) stands in."""
        self.warden: i64 = NOWHERE
        """The slot the Warden stands in."""
        # Cards outside the hands.
        self.deck: vec[i64] = empty
        """The Search deck as shuffled; cards before `drawn` are gone. Shared."""
        self.drawn: i64 = 0
        self.discard: vec[i64] = empty
        """The Search discard pile, top card last (INFO-5)."""
        self.supply: vec[i64] = empty
        """By pile card: how many lie on the board (SETUP-1)."""
        self.laid: vec[i64] = empty
        """Cards on the table: Weapons of a running extortion, an Action card being carried out (RULING-45)."""
        self.gang_piles: vec[i64] = empty
        """For each gang a run of 1 + gang_size: the number of cards, then the cards from the top. Shared."""
        self.backgrounds: vec[i64] = empty
        """Undealt Backgrounds, face down (RULING-21). Shared."""
        # The turn.
        self.first: i64 = 0
        self.round: i64 = 0
        self.active: i64 = 0
        self.actions: i64 = 0
        """Actions the active player has left (TURN-3)."""
        self.searches: i64 = 0
        self.extortions: i64 = 0
        self.started_solitary: bool = False
        self.turn_over: bool = False
        """The turn has been ended by something else than its player; running actions are still carried out."""
        self.fresh: i64 = 0
        """Verbs the active player has just finished: the moment of `after` Backgrounds."""
        self.ability_due: i64 = 0
        """The same for the gang ability, without the verbs it has answered already (RULING-11)."""
        self.foe: i64 = NOBODY
        """The last player whom the active player extorted in this turn."""
        self.winner: i64 = NOBODY
        self.agenda: vec[i64] = agenda
        """Questions and steps still to come: frames of eight numbers (see `agenda`)."""
        self.top: i64 = -8
        """Where the top frame begins; below 0 if there is none."""
        self.journal: list[tuple[int, int, int, int]] | None = None
        """The journal of events; None in simulations, which need none."""
        self.reveals: i64 = 0
        """What was revealed since the referee last looked (`Reveal`); not part of the position."""

    def clone(self) -> "State":
        """An equal state with the same future. A clone keeps no journal."""
        twin = State(self.rules, self.chance, [player.clone() for player in self.players], self.agenda[:], self.hooks)
        if self.rig is not None:
            twin.rig = Rig(self.rig.rolls[:], self.rig.picks[:])
        if self.keyed is not None:
            twin.keyed = self.keyed.clone()
        twin.shelf = self.shelf
        twin.michel = self.michel
        twin.warden = self.warden
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.discard = self.discard[:]
        twin.supply = self.supply[:]
        twin.laid = self.laid[:]
        twin.gang_piles = self.gang_piles
        twin.backgrounds = self.backgrounds
        twin.first = self.first
        twin.round = self.round
        twin.active = self.active
        twin.actions = self.actions
        twin.searches = self.searches
        twin.extortions = self.extortions
        twin.started_solitary = self.started_solitary
        twin.turn_over = self.turn_over
        twin.fresh = self.fresh
        twin.ability_due = self.ability_due
        twin.foe = self.foe
        twin.winner = self.winner
        twin.top = self.top
        return twin


def own_shelf(state: State) -> Shelf:
    """The shelf of this state alone, which may be changed."""
    shelf = state.shelf.clone()
    state.shelf = shelf
    return shelf


class Module:
    """The hooks of an expansion into the base game: vetoes, amounts, triggers, its own actions and questions.

    Every hook here does nothing; a module overrides those it needs and is called only for these. The base game knows no
    module. A module has no state besides its declarations, so all games share it.
    """

    def __init__(
        self,
        rules: dict[tuple[str, str], tuple[str, ...]],
        frames: tuple[FrameKind, ...] = (),
        events: tuple[EventKind, ...] = (),
        asks: dict[str, tuple[str, ...]] | None = None,
        choices: dict[str, tuple[str, ...]] | None = None,
        sorts: dict[str, Callable[[Ruleset, int], bool]] | None = None,
    ) -> None:
        self.rules = rules
        """By word and bar: the rules behind it."""
        self.frames = frames
        """The questions and steps it declares."""
        self.events = events
        """The events it declares."""
        self.asks = asks or {}
        """By frame of the base game: actions of the module that also lead to it."""
        self.choices = choices or {}
        """By word of a decision: the rules behind it."""
        self.sorts = sorts or {}
        """By sort of operand that the module adds: whether a number is valid."""

    def attends(self) -> list[int]:
        """The kinds of frames for which `offer`, `answer` and `run` are called: its own, and those it adds to."""
        return []

    # Setup and turn.

    def set_up(self, state: State) -> None:
        """Set up the pieces of the module."""

    def started(self, state: State, seat: i64) -> None:
        """A turn begins."""

    def acting(self, state: State) -> None:
        """The next action begins."""

    def ending(self, state: State, seat: i64) -> bool:
        """A turn ends. Returns whether something was put on the agenda."""
        return False

    # Vetoes and amounts.

    def vetoes(self, state: State, seat: i64) -> i64:
        """Verbs closed to a seat in every Place."""
        return 0

    def search_more(self, state: State, seat: i64) -> i64:
        """Cards added to a Search."""
        return 0

    def hand_most(self, state: State, seat: i64, limit: i64) -> i64:
        """The hand limit before the Gang card adds to it."""
        return limit

    def substitutes(self, state: State, seat: i64, kind: i64) -> i64:
        """How many cards of a kind that a recipe needs can be replaced."""
        return 0

    def ails(self, state: State, seat: i64) -> bool:
        """Whether there is something besides Beatings that a cure can remove."""
        return False

    def calms(self, state: State, slot: i64) -> bool:
        """Whether only players can extort in a Place."""
        return False

    # Triggers.

    def arrived(self, state: State, seat: i64, how: i64) -> None:
        """A standee arrived in another Place (see `Arrival`)."""

    def dug(self, state: State, seat: i64) -> None:
        """A Tool was dug that did not win the game."""

    def finished(self, state: State, seat: i64, verb: i64, settled: i64) -> None:
        """An action is finished, before anybody reacts to it; `settled` is `Finish.SETTLED`."""

    def mends(self, state: State, seat: i64, count: i64) -> bool:
        """Beatings are about to be removed. Returns whether the module takes over."""
        return False

    # Combat: the top frame is FIGHT.

    def stands_in(self, state: State, seat: i64) -> bool:
        """The seat that is due will not play. Returns whether somebody else is asked to."""
        return False

    def strikes(self, state: State) -> bool:
        """The side without a player is due. Returns whether it answers."""
        return False

    def cleared(self, state: State) -> None:
        """An extortion is over and its Weapons are gone."""

    def settled(self, state: State, winner: i64, loser: i64, stake: i64, marks: i64) -> None:
        """A combat is over and its spoils are taken; winner or loser may be NOBODY."""

    # Actions and questions.

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Offer actions of the wanted verbs; `open_` are the verbs that Place, Solitary and vetoes leave."""

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Carry out an action of the module. Returns whether it was one."""
        return False

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer answers to a question of the module, or to one of the base game that it adds to."""

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Carry out such an answer. Returns whether it was one of the module."""
        return False

    def run(self, state: State, seat: i64) -> None:
        """Carry out the step of the module on top."""

    def offer_aside(self, state: State, seat: i64, menu: Menu) -> None:
        """Offer what a seat that is not asked may throw in."""

    def aside(self, state: State, seat: i64, action: i64) -> bool:
        """Carry it out. Returns whether it was one of the module."""
        return False

    # Positions and knowledge.

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Whether a frame of the module, or one that it carries, can lie on another one in this state.

        A frame is its kind, its seat and its operands. The engine guarantees this for its own frames; it is checked for
        positions written by somebody else.
        """
        return True

    def needs(self, state: State, frame: i64) -> i64:
        """The mask of cards of which a frame of the module needs one in the hand of its seat; 0 where it needs none."""
        return 0

    # Reasons.

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of an action of the module; -1 if it is not one."""
        return -1


@final
class Hooks:
    """The modules in play, in order, and for each hook the modules that use it."""

    def __init__(self, modules: list[Module], frames: list[FrameKind]) -> None:
        self.modules: list[Module] = modules
        self.started: list[Module] = overriding(modules, "started")
        self.acting: list[Module] = overriding(modules, "acting")
        self.ending: list[Module] = overriding(modules, "ending")
        self.vetoes: list[Module] = overriding(modules, "vetoes")
        self.search_more: list[Module] = overriding(modules, "search_more")
        self.hand_most: list[Module] = overriding(modules, "hand_most")
        self.substitutes: list[Module] = overriding(modules, "substitutes")
        self.ails: list[Module] = overriding(modules, "ails")
        self.calms: list[Module] = overriding(modules, "calms")
        self.arrived: list[Module] = overriding(modules, "arrived")
        self.dug: list[Module] = overriding(modules, "dug")
        self.finished: list[Module] = overriding(modules, "finished")
        self.mends: list[Module] = overriding(modules, "mends")
        self.stands_in: list[Module] = overriding(modules, "stands_in")
        self.strikes: list[Module] = overriding(modules, "strikes")
        self.cleared: list[Module] = overriding(modules, "cleared")
        self.settled: list[Module] = overriding(modules, "settled")
        self.offer_actions: list[Module] = overriding(modules, "offer_actions")
        self.begin: list[Module] = overriding(modules, "begin")
        self.asides: list[Module] = overriding(modules, "aside")
        self.frames: list[list[Module]] = [[] for _ in range(KINDS)]
        """By kind of frame: the modules that handle it."""
        for module in modules:
            for kind in module.attends():
                self.frames[kind].append(module)
        self.between: list[bool] = [False] * KINDS
        """By kind of frame: whether it is a question between two actions."""
        for frame in frames:
            self.between[frame.kind] = frame.is_between_actions


def overriding(objects: list[T], method: str) -> list[T]:
    """The objects whose class overrides a method."""
    return [each for each in objects if method in vars(type(each))]
