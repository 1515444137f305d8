"""The things missing for an action, by name and number, and the ways to get them. Rule: CRAFT-6, GANG-10, BUY-2."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache

from blackgate.editions.parts import Deal, Gang, Recipe
from blackgate.engine.terms import PILE_CARDS
from blackgate.game.modules import merged
from blackgate.game.refusals.known import KnownTable
from blackgate.game.refusals.where import allowing
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.speech.message import Row, Thing, row
from blackgate.speech.things import card, verb


@cache
def products() -> Mapping[str, Callable[[Wish], Thing | None]]:
    """By word of a module: the product of the action."""
    return merged({}, "products")


@cache
def prices() -> Mapping[str, Callable[[Wish], int | None]]:
    """By word of a module: the price of the action in cigarettes."""
    return merged({}, "prices")


@cache
def brings() -> Mapping[str, tuple[str, ...]]:
    """By verb of a module: the cards it gives."""
    return merged({}, "brings")


@cache
def fewer() -> Mapping[str, Callable[[Rules], int]]:
    """By word of a module: by how many Accessories it is cheaper to join a gang."""
    return merged({}, "fewer")


def recipe(wish: Wish) -> Recipe:
    """The recipe that is wanted."""
    edition = wish.known.rules.edition
    return edition.recipes[edition.recipe(wish.operand)]


def deal(wish: Wish) -> Deal:
    """The deal that is wanted."""
    edition = wish.known.rules.edition
    return edition.deals[edition.deal(wish.operand)]


def gang(wish: Wish) -> Gang:
    """The gang that is wanted."""
    edition = wish.known.rules.edition
    return edition.gangs[edition.gang(wish.operand)]


def product(wish: Wish) -> Thing:
    """The product of the action, and its quantity."""
    match wish.word:
        case "craft":
            return card(recipe(wish).card, recipe(wish).n)
        case "buy":
            return card(deal(wish).card, deal(wish).n)
        case "steal":
            return card("spoon")
        case word if word in products():
            return products()[word](wish) or card("")
        case _:
            return card(next(each.card for each in wish.effects if gives_nothing(wish.known, each.card)))


def gives_nothing(known: KnownTable, card: str) -> bool:
    """Whether the pile from which a card takes something is empty."""
    return bool(card) and known.piles.get(card) == 0


def ingredients(wish: Wish) -> Row:
    """The ingredients of a recipe, without those that the player's Gang card makes unnecessary."""
    return _cards([need for need in recipe(wish).needs if need not in wish.known.waived])


def lacking(wish: Wish) -> Row:
    """The ingredients that are not in hand, substitutes considered. Rule: CRAFT-6, PLACE-LAUN-4."""
    known = wish.known
    needs = Counter(need for need in recipe(wish).needs if need not in known.waived)
    missing = Counter(
        {kind: n - known.hand[kind] - known.stand_ins[kind] for kind, n in needs.items() if n > known.hand[kind]}
    )
    return _cards(list((+missing).elements()))


def due(wish: Wish) -> int:
    """The number of different Accessories an action needs. Rule: GANG-10, RULING-70."""
    less = fewer()[wish.word](wish.known.rules) if wish.word in fewer() else 0
    return max(gang(wish).needs - less, 1)


def own_accessories(wish: Wish) -> list[str]:
    """The gang's Accessories in hand, each kind once. Rule: GANG-3."""
    return [each for each in gang(wish).accessories if wish.known.hand[each]]


def other_accessories(wish: Wish) -> Row:
    """The gang's Accessories that are not in hand: any of them would do."""
    return _cards([each for each in gang(wish).accessories if not wish.known.hand[each]], "or")


def accepted(wish: Wish) -> Row:
    """The Accessories a gang accepts."""
    return _cards(list(gang(wish).accessories))


def missing_accessories(wish: Wish) -> int:
    """The number of Accessories still missing."""
    return due(wish) - len(own_accessories(wish))


def price(wish: Wish) -> int:
    """The price of the action in cigarettes. Rule: BUY-2, RULING-11."""
    match wish.word:
        case "buy":
            return wish.known.prices[wish.operand]
        case "ability":
            return max(each.n for each in wish.effects if each.do == "pay")
        case word:
            return prices()[word](wish) or 0


def smaller_deal(wish: Wish) -> Deal | None:
    """Another deal for the same card for which the pile has enough. Rule: RULING-86."""
    wanted, known = deal(wish), wish.known
    others = (each for each in known.rules.edition.deals if each.card == wanted.card)
    return next((each for each in others if each.n <= known.piles[each.card]), None)


def ways(known: KnownTable, *cards: str) -> Row:
    """The actions of this game that give one of these cards."""
    edition = known.rules.edition
    found = {
        "search": any(each.id in cards and each.deck == "search" for each in edition.cards),
        "steal": "spoon" in cards,
        "craft": any(each.card in cards for each in edition.recipes),
        "buy": any(each.card in cards for each in edition.deals),
        **{verb: any(each in cards for each in brought) for verb, brought in brings().items()},
        "extort": any(each in cards for each in PILE_CARDS[1:]),
    }
    return Row(tuple(verb(each) for each, brings in found.items() if brings and allowing(known, each)), "or")


def _cards(names: list[str], link: str = "and") -> Row:
    return row([card(name) for name in names], link)
