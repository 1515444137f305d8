"""Everything there is to know about one game at one moment, and nothing else.

Plain fields and vectors: a state can be cloned, saved and compared at any moment, also in the middle of a combat.
What is marked *shared* is replaced when it changes, never written into, so that clones can hold the same one.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.keyed import Keyed
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import Slot
from blackgate.engine.vocabulary import TOKENS

if TYPE_CHECKING:
    from blackgate.engine.hooks import Hooks

NOWHERE: Final[i64] = -1
NOBODY: Final[i64] = -1
DRAWN: Final[i64] = -2
NO_TOKENS: Final[vec[i64]] = vec[i64]([0] * len(TOKENS))
NOTHING: Final[vec[i64]] = vec[i64]()
"""Never written into: what is empty and shared."""


@final
class Rig:
    """Chance decided beforehand, for scenarios: the next rolls, and which card each random pick takes."""

    def __init__(self, rolls: list[int], picks: list[int]) -> None:
        self.rolls = rolls
        self.picks = picks


@final
class Player:
    """One seat: standee, hand, prisoner board. Rule: SETUP-8, RULING-47."""

    def __init__(self, hand: vec[i64], tunnel: vec[i64]) -> None:
        self.place: i64 = Slot.CELL
        self.beatings: i64 = 0
        self.cigarettes: i64 = 0
        self.points: i64 = 0
        self.hand: vec[i64] = hand
        """By card: how many are held."""
        self.holds: i64 = 0
        """The mask of cards held at least once: the hand at a glance."""
        self.size: i64 = 0
        """How many cards are held."""
        self.tunnel: vec[i64] = tunnel
        """By pile card: the Tools dug, face up (INFO-4). Shared."""
        self.gang_card: i64 = 0
        self.background: i64 = 0
        self.revealed: bool = False
        self.ability_used: bool = False
        """The gang ability has been used in this turn of its owner."""
        self.tokens: vec[i64] = NO_TOKENS
        """By token: how many are held (RULING-42). Shared."""
        self.trauma: i64 = 0
        """The Trauma token held; 0 is none (PLACE-PSY-4)."""
        self.buried: i64 = 0
        """Skill tokens that lie in the tunnel (RULING-135)."""

    def clone(self) -> "Player":
        """An equal player that shares nothing that changes."""
        twin = Player(self.hand[:], self.tunnel)
        twin.place = self.place
        twin.beatings = self.beatings
        twin.cigarettes = self.cigarettes
        twin.points = self.points
        twin.holds = self.holds
        twin.size = self.size
        twin.gang_card = self.gang_card
        twin.background = self.background
        twin.revealed = self.revealed
        twin.ability_used = self.ability_used
        twin.tokens = self.tokens
        twin.trauma = self.trauma
        twin.buried = self.buried
        return twin


@final
class Shelf:
    """What the modules lay beside the board. Shared as a whole: `own_shelf` gives one that may be changed."""

    def __init__(self) -> None:
        self.tokens: vec[i64] = NO_TOKENS
        """By token: how many lie on the pile (MOD-2). Shared."""
        self.traumas: vec[i64] = NOTHING
        """The face-down stack, top last (INFO-9). Shared."""
        self.backgrounds: vec[i64] = NOTHING
        """The Background discard; one put off face down is written negative (RULING-130). Shared."""
        self.michel_deck: vec[i64] = NOTHING
        """Face down, top last (INFO-8). Shared."""
        self.michel_discard: vec[i64] = NOTHING
        """Face up, top last. Shared."""
        self.michel_shown: vec[i64] = NOTHING
        """The cards of the running extortion, in order (MICHEL-17). Shared."""
        self.proposals: i64 = 0
        """Exchanges proposed in this turn (RULING-124)."""
        self.given: vec[i64] = NOTHING
        """By card: what the proposer of the running Exchange gives; empty when there is none. Shared."""
        self.wanted: vec[i64] = NOTHING
        """By kind: what the proposer asks for. Shared."""
        self.returned: vec[i64] = NOTHING
        """By card: what the teammate has chosen to give. Shared."""
        self.reportable: i64 = NOBODY
        """Whose last illegal action can still be reported without being asked (RULING-151)."""
        self.offence: i64 = 0
        """The verb of that action."""

    def clone(self) -> "Shelf":
        """An equal shelf."""
        twin = Shelf()
        twin.tokens = self.tokens
        twin.traumas = self.traumas
        twin.backgrounds = self.backgrounds
        twin.michel_deck = self.michel_deck
        twin.michel_discard = self.michel_discard
        twin.michel_shown = self.michel_shown
        twin.proposals = self.proposals
        twin.given = self.given
        twin.wanted = self.wanted
        twin.returned = self.returned
        twin.reportable = self.reportable
        twin.offence = self.offence
        return twin


EMPTY_SHELF: Final = Shelf()


@final
class State:
    """The whole game. `agenda` is what it still has to ask or do, as a stack of plain frames."""

    def __init__(self, rules: Ruleset, chance: i64, players: list[Player], agenda: vec[i64], hooks: "Hooks") -> None:
        empty = vec[i64]()
        self.rules: Ruleset = rules
        self.chance: i64 = chance
        """Where the generator stands; 0 where chance is keyed (RULING-13)."""
        self.keyed: Keyed | None = None
        """The keyed stream, used while `chance` is 0."""
        self.rig: Rig | None = None
        self.players: list[Player] = players
        self.extended: bool = len(hooks.modules) > 0
        """Whether any module is in play: it spares the base game the asking."""
        self.hooks: Hooks = hooks
        """The modules, by where they hang. Shared."""
        self.shelf: Shelf = EMPTY_SHELF
        """What the modules lay beside the board. Shared."""
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
        """The turn has been ended from outside; what is running is still carried out."""
        self.fresh: i64 = 0
        """Verbs the active player has just finished: the moment of `after` Backgrounds."""
        self.ability_due: i64 = 0
        """The same for the gang ability, less what it has answered already (RULING-11)."""
        self.foe: i64 = NOBODY
        """Whom the active player last extorted in this turn."""
        self.winner: i64 = NOBODY
        self.agenda: vec[i64] = agenda
        """What the game still has to ask or do: frames of eight numbers (see `agenda`)."""
        self.top: i64 = -8
        """Where the top frame begins; below 0 there is none."""
        self.journal: list[tuple[int, int, int, int]] | None = None
        """What happened, for whoever listens; None in simulations, where nobody pays for it."""
        self.reveals: i64 = 0
        """What came to light since the referee last looked (`Reveal`); no part of the position."""

    def clone(self) -> "State":
        """An equal state with the same future. Nobody listens to a clone."""
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
    """The shelf of this state alone, to be changed."""
    shelf = state.shelf.clone()
    state.shelf = shelf
    return shelf
