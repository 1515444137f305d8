"""Choose the sentence that says what would make an action possible; none if nothing would."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.game.modules import merged, words
from blackgate.game.refusals import lacks
from blackgate.game.refusals.answers import right_answer, unasked
from blackgate.game.refusals.reasons import is_of_absent_module
from blackgate.game.refusals.sentences import helps
from blackgate.game.refusals.speakable import speakable
from blackgate.game.refusals.values import COMBAT_ENDS, own_power, power_actions, token_of
from blackgate.game.refusals.where import allowing, is_immune
from blackgate.game.refusals.wish import Wish

MOMENTS: Final[Mapping[str, str]] = {
    "my_turn": "help-my-turn", "turn_start": "help-turn-start", "extorted": "help-extorted",
    "arrival": "help-arrival", "always": "help-always",
}  # fmt: skip
"""By printed moment."""


@cache
def by_reason() -> Mapping[str, str]:
    """Reasons that always have the same help, those of modules included."""
    return merged(BY_REASON, "help_by_reason")


@cache
def own_moments() -> Mapping[str, str]:
    """By word of a token: when it is used."""
    return merged({}, "moments")


def help_with(wish: Wish, reason: str) -> str:
    """The id of the sentence that helps against a reason; empty if nothing does."""
    helped = by_reason()[reason] if reason in by_reason() else _by_bar(wish, reason)
    return helped if helped and speakable(wish, helps()[helped]) else ""


def _by_bar(wish: Wish, reason: str) -> str:
    """The help of a module or of the base game against a bar."""
    makers = [each.help_of.get(wish.bar) for each in words()]
    return next(filter(None, (maker(wish, reason) for maker in (*makers, BY_BAR.get(wish.bar)) if maker)), "")


def _target(wish: Wish, reason: str) -> str:
    return "help-meet" if reason == "why-elsewhere" else "help-someone-here"


def _immune(wish: Wish, reason: str) -> str:
    """Go to another Place, unless the card protects everywhere."""
    if reason != "why-extort-immune":
        return "help-other-place"
    open_ = [slot for slot in allowing(wish.known, "extort") if not is_immune(wish.known, wish.seat, "extort", slot)]
    return "help-immune" if open_ else "help-other-player"


def _beaten(wish: Wish, reason: str) -> str:
    return "help-heal" if allowing(wish.known, "heal") else ""


def _weapon(wish: Wish, reason: str) -> str:
    return "help-weapon"


def _cards(wish: Wish, reason: str) -> str:
    """The missing cards, or the ways to get them; none for a card that no action gives."""
    match reason:
        case "why-craft-cards":
            return "help-lacking"
        case "why-join-cards" | "why-change-style-cards":
            return "help-accessories" if lacks.own_accessories(wish) else "help-accessories-none"
        case "why-no-card":
            return "help-card" if lacks.ways(wish.known, wish.operand).parts else ""
        case _:
            return ""


def _pile(wish: Wish, reason: str) -> str:
    return {
        "why-token-pile": "help-token-pile", "why-pile-empty": "help-pile", "why-gang-pile": "help-gang-pile",
    }.get(reason, "")  # fmt: skip


def _short(wish: Wish, reason: str) -> str:
    if reason != "why-pile-short":
        return ""
    return "help-smaller-deal" if wish.word == "buy" and lacks.smaller_deal(wish) else "help-short"


def _cigarettes(wish: Wish, reason: str) -> str:
    """Sell cards. Rule: SELL-2."""
    if reason == "why-cigarettes":
        return ""
    return "help-sell" if allowing(wish.known, "sell") else "help-cigarettes"


def _token(wish: Wish, reason: str) -> str:
    return "help-token" if wish.word in token_of() and allowing(wish.known, token_of()[wish.word][1]) else ""


def _pointless(wish: Wish, reason: str) -> str:
    """By the purpose of the card: find a target, or change something first."""
    targets = {effect.who for effect in wish.effects}
    if "here" in targets:
        return "help-someone-here"
    return "help-someone" if targets & {"other", "others"} else "help-change"


def _moment(wish: Wish, reason: str) -> str:
    if reason != "why-power-moment":
        return own_moments().get(wish.word, "help-answer")
    power = wish.known.power(own_power(wish))
    if power.when == "after":
        fights = any(verb in COMBAT_ENDS for verb in power.verbs)
        return "help-after" if power_actions(wish).parts else "help-after-combat" if fights else "help-after-any"
    if power.when == "after_other":
        return "help-after-other" if power.verbs else "help-after-anything"
    return MOMENTS.get(power.when, "")


def _none(wish: Wish, reason: str) -> str:
    return "help-module" if is_of_absent_module(wish) else "help-other-place" if reason == "why-no-place" else ""


def _unasked(wish: Wish, reason: str) -> str:
    return unasked().get(wish.action.word, "")


def _not_asked(wish: Wish, reason: str) -> str:
    """Wait for the question, or for the player's own turn."""
    if is_of_absent_module(wish):
        return "help-module"
    return unasked().get(wish.action.word, "help-asked" if wish.word == "answer" else "help-wait")


BY_REASON: Final[Mapping[str, str]] = {
    "why-solitary": "help-leave", "why-power-place": "help-go-power", "why-place-nowhere": "",
    "why-power-target": "help-company", "why-ability-none": "help-join",
    "why-ability-spent": "help-next-turn", "why-no-tool": "help-tool", "why-sell-first": "help-sell-first",
    "why-lets": "help-lets", "why-join-pointless": "help-gang-pile",
    "why-extort-self": "help-other-player", "why-no-player": "help-other-player", "why-no-place": "help-other-place",
    "why-go-here": "help-choices", "why-go-closed": "help-choices", "why-go-not-offered": "help-choices",
    "why-here": "help-other-place", "why-reveal-none": "",
}  # fmt: skip
"""Reasons that always have the same help."""

BY_BAR: Final[Mapping[str, Callable[[Wish, str], str]]] = {
    "actions": lambda wish, reason: "help-next-turn", "place": lambda wish, reason: "help-go",
    "solitary_start": lambda wish, reason: "help-next-turn", "limit": lambda wish, reason: "help-next-turn",
    "weapon": _weapon, "target": _target, "immune": _immune, "beaten": _beaten, "cards": _cards, "pile": _pile,
    "short": _short, "cigarettes": _cigarettes, "pointless": _pointless, "moment": _moment,
    "none": _none, "token": _token,
    "not_asked": _not_asked, "not_offered": lambda wish, reason: right_answer(wish), "unasked": _unasked,
    "other_question": lambda wish, reason: "help-answer",
}  # fmt: skip
"""By bar: its help. These have none: `over`, `unhurt`, `double`, `here`, `closed`."""
