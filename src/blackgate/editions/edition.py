"""An edition: everything a box contains and prints, with all its overlays laid.

The engine never sees it; `compile.make_ruleset` turns it into the engine's tables.

Rule: COMP-7, RULING-3.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Protocol

from blackgate.editions.fingerprint import LOOKS, fingerprint
from blackgate.editions.names import SLOT_ALIASES, TOKEN_ALIASES, VERB_NAMES, Lookup, lookup
from blackgate.editions.parts import (
    CardFace,
    Caution,
    Deal,
    Gang,
    Michel,
    MichelCard,
    Name,
    Numbers,
    Option,
    Origin,
    Place,
    Power,
    Prisoner,
    Recipe,
    TokenPile,
    Trauma,
    Warden,
)
from blackgate.editions.shipped import as_printed
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import TOKENS
from blackgate.errors import EditionError

BLOCKS: Final = ("cell", "cell_b")
"""The two Blocks of the team side; each is the Cell Block for any effect (TEAM-2)."""


@dataclass(frozen=True)
class Edition:
    """A whole edition with all its overlays laid."""

    id: str = field(metadata=LOOKS)
    title: str = field(metadata=LOOKS)
    languages: tuple[str, ...] = field(metadata=LOOKS)
    numbers: Numbers
    goal: tuple[tuple[int, int], ...]
    team_goal: tuple[tuple[int, int], ...]
    places: tuple[Place, ...]
    cards: tuple[CardFace, ...]
    recipes: tuple[Recipe, ...]
    deals: tuple[Deal, ...]
    gangs: tuple[Gang, ...]
    powers: tuple[Power, ...]
    """Gang cards first, then Backgrounds; the engine counts them from 1 (`power` gives its number)."""
    modules: tuple[str, ...]
    """The engine's modules in play, in its order (RULING-22)."""
    tokens: tuple[TokenPile, ...]
    traumas: tuple[Trauma, ...]
    """The engine counts them from 1 (`trauma` gives its number)."""
    michel: Michel | None
    michel_cards: tuple[MichelCard, ...]
    warden: Warden | None
    constants: tuple[tuple[str, int], ...] = field(metadata=LOOKS)
    """The numbers that the booklets of its modules print; in the fingerprint where they were changed."""
    prisoners: tuple[Prisoner, ...] = field(metadata=LOOKS)
    options: tuple[Option, ...]
    extras: tuple[str, ...] = field(metadata=LOOKS)
    """The overlays that bring the modules, in the same order: the names by which they are chosen."""
    sources: tuple[str, ...] = field(metadata=LOOKS)
    """The files laid, in order."""
    origins: Mapping[str, Origin] = field(metadata=LOOKS, repr=False, compare=False)
    cautions: tuple[Caution, ...] = field(default=(), metadata=LOOKS, compare=False)

    def __hash__(self) -> int:
        """Editions are keys of caches: their names tell them apart well enough, and all of them takes long."""
        return hash((self.id, self.title, self.sources))

    @cached_property
    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that change whenever play could change."""
        return fingerprint(self, dict(set(self.constants) - set(as_printed(self.modules))))

    def provenance(self, path: str) -> str:
        """How well founded a datum is, e.g. `card.link.value`: rulebook, public, reconstruction or house."""
        return self._origin(path).provenance

    def source(self, path: str) -> str:
        """The file that set a datum."""
        return self._origin(path).file

    def _origin(self, path: str) -> Origin:
        steps = path.split(".")
        while steps:
            found = self.origins.get(".".join(steps))
            if found:
                return found
            steps.pop()
        return self.origins[""]

    @property
    def gang_cards(self) -> int:
        """How many powers are Gang cards; Backgrounds have higher numbers."""
        return sum(not power.background for power in self.powers)

    def dealt_gang_cards(self, gang: int) -> tuple[int, ...]:
        """The numbers of the Gang cards shuffled into that gang's pile at setup. Rule: SETUP-3."""
        wanted = self.gangs[gang].id
        return tuple(n for n, power in self._dealt if not power.background and power.gang == wanted)

    def dealt_backgrounds(self) -> tuple[int, ...]:
        """The numbers of the Backgrounds shuffled at setup. Rule: SETUP-9."""
        return tuple(n for n, power in self._dealt if power.background)

    @cached_property
    def _dealt(self) -> list[tuple[int, Power]]:
        """Every power as often as it is dealt, with its number."""
        return [(n, power) for n, power in enumerate(self.powers, 1) for _ in range(power.copies)]

    def place(self, name: str) -> Place:
        """The Place that fills a slot, by slot or Place name."""
        wanted = SLOTS[self.slot(name)]
        for place in self.places:
            if place.slot == wanted:
                return place
        raise EditionError(f"no Place of {self.id} fills the slot {wanted!r}")

    def prisoner(self, board: int) -> Prisoner:
        """A prisoner board by its number."""
        for prisoner in self.prisoners:
            if prisoner.board == board:
                return prisoner
        known = ", ".join(str(each.board) for each in self.prisoners)
        raise EditionError(f"there is no prisoner board {board}", self.id, f"one of {known}")

    def meant(self, slot: str) -> tuple[str, ...]:
        """The slots that count when a rule or a card names one: either Block is the Cell Block (TEAM-2, RULING-116)."""
        return BLOCKS if slot in BLOCKS and self.in_teams else (slot,)

    def is_open(self, card: CardFace) -> bool:
        """Whether a card lies in an open pile on the board: Spoons only where one can steal them.

        Rule: COMP-2, PLACE-WORK-2, RULING-132.
        """
        return card.deck == "pile" and (card.id != "spoon" or any("steal" in place.actions for place in self.places))

    @property
    def in_teams(self) -> bool:
        """Whether the team side of the board is used (TEAM-2)."""
        return "team" in self.modules

    @property
    def is_prototype(self) -> bool:
        """Whether this is a game before print; an edition is one as a whole or not at all (RULING-1)."""
        return any(option.key == "ruleset" and option.default == "prototype" for option in self.options)

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """The cards by number."""
        return tuple(card.id for card in self.cards)

    @cached_property
    def idle_slots(self) -> frozenset[str]:
        """Where a Place is without Search and without actions of its own. Rule: SOL-2."""
        return frozenset(place.slot for place in self.places if not place.search and not place.actions)

    def card(self, name: str) -> int:
        """The number of a card."""
        return self._lookups["card"].find(name)

    def slot(self, name: str) -> int:
        """The number of a slot, by slot or Place name."""
        return self._lookups["slot"].find(name)

    def gang(self, name: str) -> int:
        """The number of a gang."""
        return self._lookups["gang"].find(name)

    def power(self, name: str) -> int:
        """The number of a Gang card or Background, from 1; 0 is none."""
        return self._lookups["power"].find(name) + 1

    def recipe(self, name: str) -> int:
        """The number of a recipe."""
        return self._lookups["recipe"].find(name)

    def deal(self, name: str) -> int:
        """The number of a deal."""
        return self._lookups["deal"].find(name)

    def token(self, name: str) -> int:
        """The number of a token; a Bodybuilding token is a Workout token (RULING-2)."""
        return self._lookups["token"].find(name)

    def trauma(self, name: str) -> int:
        """The number of a Trauma, from 1; 0 is none."""
        return self._lookups["trauma"].find(name) + 1

    def michel_card(self, name: str) -> int:
        """The number of a Michel(le) card."""
        return self._lookups["michel_card"].find(name)

    def verb(self, name: str) -> int:
        """The number of an action word."""
        return VERB_NAMES.find(name)

    @cached_property
    def _lookups(self) -> dict[str, Lookup]:
        return {
            "card": _named("card", self.cards),
            "gang": _named("gang", self.gangs),
            "power": _named("Gang card or Background", self.powers),
            "recipe": _named("recipe", self.recipes),
            "deal": _named("deal", self.deals),
            "trauma": _named("Trauma", self.traumas),
            "michel_card": lookup("Michel(le) card", [card.id for card in self.michel_cards], {}),
            "slot": self._slot_lookup(),
            "token": self._token_lookup(),
        }

    def _slot_lookup(self) -> Lookup:
        found = lookup("slot", SLOTS, SLOT_ALIASES)
        for place in self.places:
            names = (*place.aliases, place.tile or place.slot, *(word for _, word in place.name.words))
            found.add(SLOTS.index(place.slot), names)
        return found

    def _token_lookup(self) -> Lookup:
        found = lookup("token", TOKENS, TOKEN_ALIASES)
        for token in self.tokens:
            found.add(TOKENS.index(token.id), (*token.aliases, *(word for _, word in token.name.words)))
        return found


class _Known(Protocol):
    """A thing with an id and other names."""

    @property
    def id(self) -> str: ...

    @property
    def aliases(self) -> tuple[str, ...]: ...


def _named(sort: str, things: Sequence[_Known]) -> Lookup:
    """A lookup by id, then by other names, then by what the thing is called in each language."""
    found = lookup(sort, [thing.id for thing in things], {thing.id: thing.aliases for thing in things})
    for place, thing in enumerate(things):
        name = getattr(thing, "name", None)
        if isinstance(name, Name):
            found.add(place, (word for _, word in name.words))
    return found
