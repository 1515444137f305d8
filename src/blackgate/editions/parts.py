"""The parts of an edition as plain values with names: Places, cards, recipes, gangs, Gang cards, options.

Fields marked `LOOKS` change how a game looks and reads, not how it plays, and stay out of the fingerprint.

Rule: COMP-7, RULING-3.
"""

from dataclasses import dataclass, field
from typing import Final

from blackgate.editions.fingerprint import LOOKS

GRAMMAR: Final = ("m", "f", "n", "plural", "pair", "mass", "proper", "vowel", "other")
"""What a name's grammar may say: gender; always plural, in pairs, not counted, without article; how it begins."""


@dataclass(frozen=True)
class Name:
    """What a thing is called, by language, and the grammar of the name."""

    words: tuple[tuple[str, str], ...]
    plurals: tuple[tuple[str, str], ...] = ()
    """Several of it, where that is not formed as usual."""
    grammar: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words of GRAMMAR."""

    def of(self, language: str = "en") -> str:
        """The name in that language, or in English where that language has none."""
        found = dict(self.words)
        return found.get(language, found["en"])

    def has(self, language: str) -> bool:
        """Whether that language has a name for it."""
        return any(each == language for each, _ in self.words)

    def plural_of(self, language: str) -> str:
        """Several of it, where the edition says how; else empty."""
        return dict(self.plurals).get(language if self.has(language) else "en", "")

    def grammar_of(self, language: str) -> tuple[str, ...]:
        """The grammar of the name in that language."""
        return dict(self.grammar).get(language if self.has(language) else "en", ())


@dataclass(frozen=True)
class Effect:
    """One step of a card: a word of the vocabulary and its operands. Rule: RULING-6, RULING-7."""

    do: str
    who: str = "self"
    n: int = 1
    card: str = ""
    to: str = ""
    verbs: tuple[str, ...] = ()
    card_class: str = ""
    pick: str = ""
    unless: str = ""
    anywhere: bool = False


@dataclass(frozen=True)
class Modifier:
    """A standing change that holds while its owner has the card. `at` empty means everywhere. Rule: GANG-6."""

    mod: str
    n: int = 1
    verbs: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    role: str = "both"


@dataclass(frozen=True)
class Place:
    """What fills a slot of the board. Rule: SEARCH-2, MOVE-2, TURN-4."""

    slot: str
    name: Name = field(metadata=LOOKS)
    die: tuple[int, ...]
    search: int
    actions: tuple[str, ...]
    forbids: tuple[str, ...]
    aliases: tuple[str, ...] = field(default=(), metadata=LOOKS)
    tile: str = field(default="", metadata=LOOKS)
    """The tile that covers the board here; empty where the board itself shows (MOD-1)."""
    confines: bool = False
    """Whoever starts a turn here has one action, and its bans hold the whole turn (SOL-1, SOL-2)."""
    side: str = ""
    """The team it belongs to: its actions and bans are for that team only (TEAM-9, TEAM-10)."""
    beside: str = ""
    """The slot it lies beside, outside the board: a roll that names one's own Place leads here (OFFICE-1)."""
    team_beside: str = ""
    """The same on the team side of the board (WARDEN-9)."""

    def in_a_sentence(self) -> str:
        """The English name as it stands in a sentence."""
        name = self.name.of()
        return name if "proper" in self.name.grammar_of("en") else f"the {name}"


@dataclass(frozen=True)
class CardFace:
    """A card of the open piles or of the Search deck, and how many copies of it are dealt. Rule: COMP-1, COMP-2."""

    id: str
    name: Name = field(metadata=LOOKS)
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    card_class: str
    deck: str
    kind: str
    copies: int
    value: int
    points: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Recipe:
    """What Craft turns into what. Rule: CRAFT-6."""

    id: str
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    needs: tuple[str, ...]
    card: str
    n: int


@dataclass(frozen=True)
class Deal:
    """What Buy gives for how many cigarettes. Rule: BUY-2."""

    id: str
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    price: int
    card: str
    n: int


@dataclass(frozen=True)
class Gang:
    """How many different Accessories a gang asks for, and which it accepts. Rule: GANG-10, GANG-11."""

    id: str
    name: Name = field(metadata=LOOKS)
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    needs: int
    accessories: tuple[str, ...]


@dataclass(frozen=True)
class Power:
    """A Gang card or a Background: its moment and what it does then. Rule: GANG-7, BG-2, BG-6."""

    id: str
    name: Name = field(metadata=LOOKS)
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    background: bool
    gang: str
    copies: int
    when: str
    verbs: tuple[str, ...]
    at: tuple[str, ...]
    company: bool
    once: bool
    effects: tuple[Effect, ...]
    bonus: tuple[Effect, ...]
    mods: tuple[Modifier, ...]


@dataclass(frozen=True)
class TokenPile:
    """Tokens that a module lays out: what they are called and how many there are. Rule: COMP-6, MOD-2."""

    id: str
    name: Name = field(metadata=LOOKS)
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    copies: int


@dataclass(frozen=True)
class Trauma:
    """A Trauma token and what it takes away. Rule: PLACE-PSY-7 to PLACE-PSY-12."""

    id: str
    name: Name = field(metadata=LOOKS)
    aliases: tuple[str, ...] = field(metadata=LOOKS)
    copies: int
    search: int
    """Added to what a Search draws."""
    hand_limit: int
    """The hand limit it sets; 0 leaves it."""
    forbids: tuple[str, ...]
    leave_gang: bool


@dataclass(frozen=True)
class Michel:
    """Michel or Michelle, and where they start. Rule: MICHEL-1, MICHEL-2."""

    name: Name = field(metadata=LOOKS)
    start: str


@dataclass(frozen=True)
class Warden:
    """The Warden: where she starts, and what she punishes. Rule: WARDEN-1, WARDEN-2, WARDEN-9."""

    name: Name = field(metadata=LOOKS)
    start: str
    team_start: str
    illegal: tuple[str, ...]


@dataclass(frozen=True)
class MichelCard:
    """A card of the Michel(le) deck: a Knife or none, and the Tools it shows. Rule: MICHEL-10, MICHEL-11."""

    id: str
    copies: int
    knife: bool
    tools: tuple[str, ...]


@dataclass(frozen=True)
class Prisoner:
    """A two-sided prisoner board; looks only. Rule: RULING-18."""

    board: int
    sides: tuple[str, ...]
    symbol: str
    colour: str


@dataclass(frozen=True)
class Option:
    """A switch of the rules: the words it takes, the range of numbers it takes, and its default."""

    key: str
    values: tuple[str | int, ...] = field(metadata=LOOKS)
    number: tuple[int, int] | None = field(metadata=LOOKS)
    default: str | int
    rulings: tuple[str, ...] = field(metadata=LOOKS)
    module: str = field(metadata=LOOKS)


@dataclass(frozen=True)
class Numbers:
    """The numbers of the rulebook that belong to no card and no Place. Rule: TURN-3, SETUP-10, HAND-1, COMP-5."""

    actions: int
    starting_hand: int
    hand_limit: int
    most_beatings: int
    beating_tokens: int
    die_faces: int
    standees: int
    cigarettes_of_1: int
    cigarettes_of_5: int


@dataclass(frozen=True)
class Origin:
    """Which file a datum comes from, and how well founded it is."""

    file: str
    provenance: str


@dataclass(frozen=True)
class Caution:
    """Something an edition may do but probably should not. Rule: RULING-3."""

    what: str
    where: str
