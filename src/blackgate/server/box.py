"""What is in the box of a game, in one language: names, card texts, recipes and prices, for clients that draw it."""

from typing import Final, Literal

import msgspec

from blackgate.editions import Edition
from blackgate.editions.compiler.powers import USUAL_CAUTION
from blackgate.editions.parts import Place
from blackgate.editions.provenance import Provenance, provenances
from blackgate.editions.rulebook import rule
from blackgate.engine.vocabulary import BLOCKS, INSTEAD, MODULE_OF, MODULE_TERMS, OPERAND_NAMES
from blackgate.game.prompts.explanations import explained_by
from blackgate.game.prompts.labels import free_words
from blackgate.game.refusals.values import token_of
from blackgate.speech import Thing
from blackgate.speech.nouns import Noun, all_things, noun
from blackgate.speech.texts import Texts


class CardFacts(msgspec.Struct, frozen=True):
    """A card of the open piles or of the Search deck."""

    id: str
    sort: str
    """`weapon`, `tool`, `part`, `accessory`, `rare` or `action`."""
    copies: int
    value: int
    """Cigarettes for selling it."""
    points: int
    """Tunnel points."""
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
    """The tile on top of the board there; empty for the board itself."""
    die: tuple[int, ...]
    search: int
    actions: tuple[str, ...]
    forbids: tuple[str, ...]
    side: str
    text: str


class RecipeFacts(msgspec.Struct, frozen=True):
    """What Craft turns into what."""

    id: str
    needs: tuple[str, ...]
    card: str
    n: int
    text: str


class DealFacts(msgspec.Struct, frozen=True):
    """What can be bought, before discounts."""

    id: str
    price: int
    card: str
    n: int
    text: str


class MichelCardFacts(msgspec.Struct, frozen=True):
    """A card of Michel(le)'s deck."""

    id: str
    copies: int
    text: str


class GangFacts(msgspec.Struct, frozen=True):
    """What a gang requires."""

    id: str
    needs: int
    accessories: tuple[str, ...]


class PrisonerFacts(msgspec.Struct, frozen=True):
    """A prisoner board with its two faces, of which one is shown."""

    board: int
    symbol: str
    colour: str
    sides: tuple[str, ...]
    """The names of the two prisoners."""


class WordFacts(msgspec.Struct, frozen=True):
    """A word of the action space, for clients that lay out what can be done."""

    word: str
    operand: str
    """The sort of its operand: `slot`, `seat`, `card`, `pile`, `gang`, `recipe`, `deal` …; empty without one."""
    verb: str
    """The action it is shown with: itself, or the one it is another way to take."""
    dock: Literal["", "basic", "place", "beside"]
    """Where its action stands: always, where a Place offers it, or beside these; empty for answers to questions."""
    token: str = ""
    """The token without which it is not shown."""
    examples: tuple[str, ...] = ()
    """Operands to ask about, where its sort is one of a module."""
    text: str = ""
    """What it does, for an action of the dock."""
    rules: tuple[str, ...] = ()
    """The rules that say so."""
    actions: int = 0
    """How many actions it costs. A Cautious Move may cost less: `Own.cautious` has its price by Place."""
    is_shown_first: bool = False
    """Whether its card is shown before it is chosen, because it cannot be undone and the text of the card matters."""


class Box(msgspec.Struct, frozen=True):
    """Everything needed to draw a table that is not in a view."""

    language: str
    nouns: dict[str, dict[str, Noun]]
    """By sort and id: the name, with its grammar."""
    cards: tuple[CardFacts, ...]
    powers: tuple[PowerFacts, ...]
    traumas: dict[str, str]
    words: tuple[WordFacts, ...]
    """The words of this game, in the order in which they are shown."""
    places: tuple[PlaceFacts, ...]
    recipes: tuple[RecipeFacts, ...]
    deals: tuple[DealFacts, ...]
    gangs: tuple[GangFacts, ...]
    michel_cards: tuple[MichelCardFacts, ...]
    prisoners: tuple[PrisonerFacts, ...]
    hand_limit: int
    most_beatings: int
    provenances: tuple[Provenance, ...]
    """The provenance of everything that can be held, stood on or paid for."""


BASIC: Final = ("search", "move", "cautious", "extort", "craft", "play", "join")
"""Actions of every turn."""
OF_PLACES: Final = ("dig", "steal", "heal", "sell", "buy")
"""Actions of some Places."""
BESIDE: Final = ("ability", "reveal")
"""What one can do beside actions."""
SHOWN_FIRST: Final = ("play", "join", "reveal")
"""Actions with a card that one reads first."""


def words(edition: Edition, language: str) -> tuple[WordFacts, ...]:
    """The words of a game: those of the dock in its order, then all others."""
    docks: dict[str, Literal["", "basic", "place", "beside"]] = dict.fromkeys(BASIC, "basic")
    docks |= dict.fromkeys(OF_PLACES, "place")
    terms = [MODULE_TERMS[module] for module in edition.modules]
    docks |= dict.fromkeys([verb for each in terms for verb in each.verbs if verb not in each.basic], "place")
    docks |= dict.fromkeys(BESIDE, "beside")
    docks |= dict.fromkeys([word for each in terms for word in each.actions if word in free_words()], "beside")
    docks |= dict.fromkeys([verb for each in terms for verb in each.basic], "beside")
    sorts = {word: sort for word, _, _, sort in BLOCKS if MODULE_OF.get(word, "") in ("", *edition.modules)}
    return tuple(
        WordFacts(
            word,
            sorts[word],
            INSTEAD.get(word, word),
            docks.get(word, "") if word not in INSTEAD else "",
            token_of()[word][0] if docks.get(word) == "beside" and word in token_of() else "",
            OPERAND_NAMES.get(sorts[word], ())[:1],
            *_explanation(word, docks.get(word, ""), language),
            word in SHOWN_FIRST,
        )
        for word in {**docks, **sorts}
    )


def _explanation(word: str, dock: str, language: str) -> tuple[str, tuple[str, ...], int]:
    """What an action of the dock does, the rules that say so, and how many actions it costs."""
    if not dock:
        return "", (), 0
    ids = explained_by().get(word, ())
    is_free = word in BESIDE or word in free_words()
    cost = 0 if is_free else USUAL_CAUTION if word == "cautious" else 1
    return " ".join(rule(each, language).text for each in ids), ids, cost


def box(edition: Edition, language: str) -> Box:
    """What is in the box, in a language. It takes 50 ms, so the offload worker does it."""
    texts = Texts(edition, language)
    return Box(
        language=language,
        nouns=_nouns(edition, language),
        cards=tuple(
            CardFacts(each.id, each.card_class, each.copies, each.value, each.points, texts.card(each))
            for each in edition.cards
        ),
        powers=tuple(PowerFacts(each.id, each.background, each.gang, texts.power(each)) for each in edition.powers),
        traumas={each.id: texts.trauma(each) for each in edition.traumas},
        words=words(edition, language),
        places=tuple(_place(each, texts) for each in edition.places),
        recipes=tuple(
            RecipeFacts(each.id, each.needs, each.card, each.n, texts.recipe(each)) for each in edition.recipes
        ),
        deals=tuple(DealFacts(each.id, each.price, each.card, each.n, texts.deal(each)) for each in edition.deals),
        gangs=tuple(GangFacts(each.id, each.needs, each.accessories) for each in edition.gangs),
        michel_cards=tuple(
            MichelCardFacts(each.id, each.copies, texts.michel_card(each)) for each in edition.michel_cards
        ),
        prisoners=tuple(PrisonerFacts(each.board, each.symbol, each.colour, each.sides) for each in edition.prisoners),
        hand_limit=edition.numbers.hand_limit,
        most_beatings=edition.numbers.most_beatings,
        provenances=tuple(provenances(edition)),
    )


def _place(place: Place, texts: Texts) -> PlaceFacts:
    facts = place.slot, place.tile, place.die, place.search, place.actions, place.forbids, place.side
    return PlaceFacts(*facts, texts.place(place))


def _nouns(edition: Edition, language: str) -> dict[str, dict[str, Noun]]:
    found: dict[str, dict[str, Noun]] = {}
    for thing in all_things(edition):
        found.setdefault(thing.sort, {})[thing.id] = noun(language, edition, Thing(thing.sort, thing.id))
    return found
