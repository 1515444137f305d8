"""Check that a message has all its parts, for example the action that a card would perform."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.engine.vocabulary import MODULE_OF, VERBS
from blackgate.game.modules import merged
from blackgate.game.refusals.lacks import gives_nothing, prices, products
from blackgate.game.refusals.values import own_power, token_of
from blackgate.game.refusals.wish import Wish


def speakable(wish: Wish, speaks_of: str) -> bool:
    """Whether every part of a sentence is available."""
    return all(needed()[part](wish) for part in speaks_of.split() if part in needed())


@cache
def needed() -> Mapping[str, Callable[[Wish], bool]]:
    """By part, modules included: whether it is available."""
    return merged(NEEDED, "needed")


def _has_card(wish: Wish) -> bool:
    return any(card.id == wish.operand for card in wish.known.rules.edition.cards)


def _has_gang(wish: Wish) -> bool:
    return any(gang.id == wish.operand for gang in wish.known.rules.edition.gangs)


def _has_recipe(wish: Wish) -> bool:
    return any(recipe.id == wish.operand for recipe in wish.known.rules.edition.recipes)


def _has_deal(wish: Wish) -> bool:
    return any(deal.id == wish.operand for deal in wish.known.rules.edition.deals)


def _has_place(wish: Wish) -> bool:
    return wish.operand in wish.known.slots


def _has_player(wish: Wish) -> bool:
    return wish.seat >= 0


def _has_power(wish: Wish) -> bool:
    return own_power(wish) > 0


def _has_token(wish: Wish) -> bool:
    tokens = {token.id for token in wish.known.rules.edition.tokens}
    return wish.word in token_of() and token_of()[wish.word][0] in tokens


def _has_product(wish: Wish) -> bool:
    match wish.word:
        case "craft":
            return _has_recipe(wish)
        case "buy":
            return _has_deal(wish)
        case "steal":
            return True
        case word if word in products():
            return products()[word](wish) is not None
        case _:
            return any(gives_nothing(wish.known, effect.card) for effect in wish.effects)


def _has_price(wish: Wish) -> bool:
    match wish.word:
        case "buy":
            return _has_deal(wish)
        case "ability":
            return any(effect.do == "pay" for effect in wish.effects)
        case word:
            return word in prices() and prices()[word](wish) is not None


NEEDED: Final[Mapping[str, Callable[[Wish], bool]]] = {
    "action": lambda wish: wish.verb in VERBS,
    "place": _has_place, "actions_due": _has_place,
    "power": _has_power, "power_places": _has_power, "power_actions": _has_power,
    "card": _has_card, "card_ways": _has_card,
    "gang": _has_gang, "due": _has_gang, "accepted": _has_gang, "others": _has_gang, "missing": _has_gang,
    "ingredients": _has_recipe, "lacking": _has_recipe,
    "smaller": _has_deal, "smaller_price": _has_deal,
    "who": _has_player, "there": _has_player,
    "shield": lambda wish: _has_player(wish) and wish.known.gang_cards[wish.seat] > 0,
    "token": _has_token, "token_action": _has_token, "token_places": _has_token,
    "module": lambda wish: wish.word in MODULE_OF,
    "product": _has_product, "left": _has_product, "pile": _has_product,
    "price": _has_price, "short": _has_price,
}  # fmt: skip
"""By part: whether it is available. A part without an entry always is."""
