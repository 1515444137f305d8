"""The pieces on the table: seats with their hands and boards, and the things that modules put beside the board.

A field marked *shared* is replaced when it changes, never mutated, so that clones can share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.terms import Slot
from blackgate.engine.vocabulary import TOKENS

NOWHERE: Final[i64] = -1
NOBODY: Final[i64] = -1
DRAWN: Final[i64] = -2
NO_TOKENS: Final[vec[i64]] = vec[i64]([0] * len(TOKENS))
NOTHING: Final[vec[i64]] = vec[i64]()
"""A shared empty vector; never mutated."""


@final
class Rig:
    """Chance fixed in advance, for scenarios: the next rolls, and the card that each random pick takes."""

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
        """The mask of cards held at least once."""
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
        """A copy that shares no mutable part."""
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
    """The things that modules put beside the board. Shared as a whole: `own_shelf` returns one that may be changed."""

    def __init__(self) -> None:
        self.tokens: vec[i64] = NO_TOKENS
        """By token: how many lie on the pile (MOD-2). Shared."""
        self.traumas: vec[i64] = NOTHING
        """The face-down stack, top last (INFO-9). Shared."""
        self.backgrounds: vec[i64] = NOTHING
        """The Background discard; a card discarded face down is negative (RULING-130). Shared."""
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
        """The seat whose last illegal action can still be reported unasked (RULING-151)."""
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
