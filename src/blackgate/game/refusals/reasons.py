"""Choose the sentence for an obstacle. Every bar has one for all verbs; some verbs have a more precise one."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.engine.terms import PILE_CARDS
from blackgate.engine.vocabulary import BASIC_VERBS, BLOCKS, MODULE_OF
from blackgate.game.modules import listed, merged, words
from blackgate.game.refusals.answers import wrong_answer
from blackgate.game.refusals.sentences import reasons
from blackgate.game.refusals.speakable import speakable
from blackgate.game.refusals.values import token_of
from blackgate.game.refusals.where import allowing
from blackgate.game.refusals.wish import Wish

BETTER: Final[Mapping[str, str]] = {
    "cautious.actions": "why-cautious-actions", "go.here": "why-go-here", "go.closed": "why-go-closed",
    "go.not_offered": "why-go-not-offered", "ability.target": "why-power-target", "reveal.target": "why-power-target",
    "extort.immune": "why-extort-immune", "craft.cards": "why-craft-cards", "join.cards": "why-join-cards",
    "dig.cards": "why-no-card", "play.cards": "why-no-card", "craft.pile": "why-pile-empty",
    "buy.pile": "why-pile-empty", "steal.pile": "why-pile-empty", "play.pile": "why-pile-empty",
    "join.pile": "why-gang-pile", "craft.short": "why-pile-short", "buy.short": "why-pile-short",
    "buy.cigarettes": "why-buy-cigarettes", "ability.cigarettes": "why-ability-cigarettes",
    "play.pointless": "why-play-pointless", "ability.pointless": "why-ability-pointless",
    "join.pointless": "why-join-pointless", "ability.moment": "why-power-moment", "reveal.moment": "why-power-moment",
    "ability.spent": "why-ability-spent", "reveal.spent": "why-reveal-spent", "ability.place": "why-power-place",
    "reveal.place": "why-power-place", "ability.none": "why-ability-none", "reveal.none": "why-reveal-none",
}  # fmt: skip
"""By word and bar: a more precise sentence."""

BARE: Final = ("ability.target", "reveal.target", "steal.pile", "play.pile")
"""Those of them that need no operand, so that they also fit where a card would perform the action."""

SELVES: Final = {"extort": "why-extort-self"}
UNSUITED: Final = {"play": "why-play-none", "dig": "why-dig-none"}
"""By word: the sentence for a card of the wrong class."""
LAST_RESORT: Final = "why-not-offered"
SLOT_WORDS: Final = tuple(word for word, _, _, sort in BLOCKS if sort == "slot")


@cache
def better() -> Mapping[str, str]:
    """By word and bar, modules included: a more precise sentence."""
    return merged(BETTER, "better")


@cache
def bare() -> tuple[str, ...]:
    """Those of them that need no operand, modules included."""
    return listed(BARE, "bare")


@cache
def selves() -> Mapping[str, str]:
    """By word, modules included: the sentence for a player who names themselves."""
    return merged(SELVES, "selves")


@cache
def unsuited() -> Mapping[str, str]:
    """By word, modules included: the sentence for a card of the wrong class."""
    return merged(UNSUITED, "unsuited")


def reason(wish: Wish) -> str:
    """The id of the sentence for the obstacle."""
    usual = f"why-{wish.bar.replace('_', '-')}"
    chosen = _special(wish) or _better(wish)
    for sentence in (chosen, _absent(wish, chosen), usual):
        if sentence in reasons() and speakable(wish, reasons()[sentence]):
            return sentence
    return LAST_RESORT


def _special(wish: Wish) -> str:
    """The sentence of a module or of the base game about a bar that depends on more than the word."""
    makers = [each.reason_of.get(wish.bar) for each in words()]
    return next(filter(None, (maker(wish) for maker in (*makers, SPECIAL.get(wish.bar)) if maker)), "")


def is_of_absent_module(wish: Wish) -> bool:
    """Whether a word belongs to a module that is not in this game. Rule: MOD-1."""
    return wish.word in MODULE_OF and MODULE_OF[wish.word] not in wish.known.rules.edition.modules


def _absent(wish: Wish, chosen: str) -> str:
    """The sentence used where one about a Place or an own card would not fit, because there is none."""
    speaks_of = reasons().get(chosen, "").split()
    if "place" in speaks_of:
        return "why-actions" if wish.bar == "actions" else "why-no-place"
    return f"why-{wish.word}-none" if "power" in speaks_of else ""


def _better(wish: Wish) -> str:
    """The more precise sentence, if the action has all its parts."""
    is_whole = wish.word == wish.action.word or wish.code in bare()
    return better().get(wish.code, "") if is_whole else ""


def _place(wish: Wish) -> str:
    """An action of certain Places names them; a Basic action names the Place that forbids it. Rule: TURN-6."""
    if wish.word in ("ability", "reveal"):
        return ""
    if not allowing(wish.known, wish.verb):
        return "why-place-nowhere"
    return "" if wish.verb in BASIC_VERBS else "why-place-only"


def _target(wish: Wish) -> str:
    """The target is the player themselves, or somebody who is not there."""
    if wish.word not in selves() or not wish.operand:
        return ""
    if wish.seat < 0:
        return "why-no-player"
    return selves()[wish.word] if wish.seat == wish.known.seat else "why-elsewhere"


def _cards(wish: Wish) -> str:
    """The hand has no Tool, or no card to sell."""
    if wish.word == "sell":
        return "why-sell-first" if wish.known.question == "selling" else "why-sell-cards"
    tools = any(wish.known.hand[tool] for tool in PILE_CARDS[1:])
    return "why-no-tool" if wish.word == "dig" and not tools else ""


def _pile(wish: Wish) -> str:
    return "why-token-pile" if wish.word in token_of() else ""


def _closed(wish: Wish) -> str:
    return "" if wish.word == "go" else "why-cautious-closed"


def _moment(wish: Wish) -> str:
    """A card performs something else."""
    return "why-lets" if wish.known.lets and _better(wish) == "" else ""


def _none(wish: Wish) -> str:
    """A Place or a card is not there, or has the wrong class; no better sentence for things the edition lacks."""
    if is_of_absent_module(wish) or wish.action.word == "unknown":
        return "why-none"
    if wish.word in SLOT_WORDS:
        return "why-no-place"
    return unsuited().get(wish.word, "")


def _not_asked(wish: Wish) -> str:
    return "why-not-asked" if is_of_absent_module(wish) else ""


SPECIAL: Final[Mapping[str, Callable[[Wish], str]]] = {
    "place": _place, "target": _target, "cards": _cards, "pile": _pile, "closed": _closed, "moment": _moment,
    "none": _none, "not_offered": wrong_answer, "not_asked": _not_asked,
}  # fmt: skip
"""Bars whose sentence depends on more than the word."""
