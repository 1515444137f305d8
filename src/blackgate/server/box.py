"""What is in the box of a room, in one language: names, card texts, recipes, prices, for whoever draws it."""

from functools import lru_cache

import msgspec

from blackgate.editions import Edition, card_text, power_text
from blackgate.editions.wording import trauma_text
from blackgate.game.rules import Rules
from blackgate.speech import Thing
from blackgate.speech.nouns import Noun, all_things, noun


class CardFacts(msgspec.Struct, frozen=True):
    """A card of the open piles or of the Search deck."""

    id: str
    sort: str
    """`weapon`, `tool`, `part`, `accessory`, `rare` or `action`."""
    copies: int
    value: int
    """Cigarettes it sells for."""
    points: int
    """What it digs."""
    text: str


class PowerFacts(msgspec.Struct, frozen=True):
    """A Gang card or a Background."""

    id: str
    is_background: bool
    gang: str
    text: str


class PlaceFacts(msgspec.Struct, frozen=True):
    """A Place of the board."""

    slot: str
    tile: str
    """What lies over the board there; empty where it shows itself."""
    die: tuple[int, ...]
    search: int
    actions: tuple[str, ...]
    forbids: tuple[str, ...]
    side: str


class RecipeFacts(msgspec.Struct, frozen=True):
    """What Craft turns into what."""

    id: str
    needs: tuple[str, ...]
    card: str
    n: int


class DealFacts(msgspec.Struct, frozen=True):
    """What can be bought, before anybody's discount."""

    id: str
    price: int
    card: str
    n: int


class GangFacts(msgspec.Struct, frozen=True):
    """What a gang asks for."""

    id: str
    needs: int
    accessories: tuple[str, ...]


class PrisonerFacts(msgspec.Struct, frozen=True):
    """A prisoner board: by seat, as it is shown."""

    symbol: str
    colour: str
    side: str


class Box(msgspec.Struct, frozen=True):
    """Everything a table is drawn from that is not in a view."""

    language: str
    nouns: dict[str, dict[str, Noun]]
    """By sort and id: what it is called, with its grammar."""
    cards: tuple[CardFacts, ...]
    powers: tuple[PowerFacts, ...]
    traumas: dict[str, str]
    places: tuple[PlaceFacts, ...]
    recipes: tuple[RecipeFacts, ...]
    deals: tuple[DealFacts, ...]
    gangs: tuple[GangFacts, ...]
    prisoners: tuple[PrisonerFacts, ...]
    hand_limit: int
    most_beatings: int


def box(rules: Rules, language: str) -> Box:
    """What is in the box; card texts are English whatever the language."""
    return _box(rules.edition, language)


@lru_cache(maxsize=64)
def _box(edition: Edition, language: str) -> Box:
    return Box(
        language=language,
        nouns=_nouns(edition, language),
        cards=tuple(
            CardFacts(each.id, each.card_class, each.copies, each.value, each.points, card_text(edition, n))
            for n, each in enumerate(edition.cards)
        ),
        powers=tuple(
            PowerFacts(each.id, each.background, each.gang, power_text(edition, n))
            for n, each in enumerate(edition.powers, 1)
        ),
        traumas={each.id: trauma_text(edition, n) for n, each in enumerate(edition.traumas, 1)},
        places=tuple(
            PlaceFacts(each.slot, each.tile, each.die, each.search, each.actions, each.forbids, each.side)
            for each in edition.places
        ),
        recipes=tuple(RecipeFacts(each.id, each.needs, each.card, each.n) for each in edition.recipes),
        deals=tuple(DealFacts(each.id, each.price, each.card, each.n) for each in edition.deals),
        gangs=tuple(GangFacts(each.id, each.needs, each.accessories) for each in edition.gangs),
        prisoners=tuple(PrisonerFacts(each.symbol, each.colour, each.sides[0]) for each in edition.prisoners),
        hand_limit=edition.numbers.hand_limit,
        most_beatings=edition.numbers.most_beatings,
    )


def _nouns(edition: Edition, language: str) -> dict[str, dict[str, Noun]]:
    found: dict[str, dict[str, Noun]] = {}
    for thing in all_things(edition):
        found.setdefault(thing.sort, {})[thing.id] = noun(language, edition, Thing(thing.sort, thing.id))
    return found
