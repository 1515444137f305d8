"""Which sentence says what would make an action possible; none where nothing would."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.game.refusing import lacks
from blackgate.game.refusing.answers import UNASKED, right_answer
from blackgate.game.refusing.reasons import is_of_absent_module
from blackgate.game.refusing.sentences import HELPS
from blackgate.game.refusing.speakable import speakable
from blackgate.game.refusing.values import COMBAT_ENDS, TOKEN_OF, mates, own_power, power_actions
from blackgate.game.refusing.where import allowing, is_immune
from blackgate.game.refusing.wish import Wish

MOMENTS: Final[Mapping[str, str]] = {
    "my_turn": "help-my-turn", "turn_start": "help-turn-start", "extorted": "help-extorted",
    "arrival": "help-arrival", "always": "help-always",
}  # fmt: skip
"""By printed moment."""
OWN_MOMENTS: Final[Mapping[str, str]] = {
    "spy": "help-between", "spend_workout": "help-fight", "bandage_link": "help-link",
}  # fmt: skip
"""By word of a token: when it is used."""


def help_with(wish: Wish, reason: str) -> str:
    """The id of the sentence that helps against a reason; empty where nothing does."""
    found = BY_BAR.get(wish.bar)
    helped = BY_REASON[reason] if reason in BY_REASON else found(wish, reason) if found else ""
    return helped if helped and speakable(wish, HELPS[helped]) else ""


def _actions(wish: Wish, reason: str) -> str:
    """A Planning token makes one action enough. Rule: PLACE-GAMB-5."""
    planned = reason == "why-cautious-actions" and wish.known.actions > 0 and wish.known.tokens["planning"]
    return "help-planned" if planned else "help-next-turn"


def _target(wish: Wish, reason: str) -> str:
    if reason == "why-shortcut-target":
        return "help-shortcut" if mates(wish) else "help-gang-mate"
    return {"why-elsewhere": "help-meet", "why-not-teammate": "help-other-player"}.get(reason, "help-someone-here")


def _immune(wish: Wish, reason: str) -> str:
    """Another Place helps, unless the card protects everywhere."""
    if reason != "why-extort-immune":
        return "help-other-place"
    open_ = [slot for slot in allowing(wish.known, "extort") if not is_immune(wish.known, wish.seat, "extort", slot)]
    return "help-immune" if open_ else "help-other-player"


def _beaten(wish: Wish, reason: str) -> str:
    if wish.known.tokens["bandage"]:
        return "help-bandage"
    return "help-heal" if allowing(wish.known, "heal") else ""


def _barred(wish: Wish, reason: str) -> str:
    return "help-trauma" if reason == "why-trauma" and allowing(wish.known, "heal") else ""


def _weapon(wish: Wish, reason: str) -> str:
    return "help-weapon"


def _cards(wish: Wish, reason: str) -> str:
    """What is missing, or the ways to get it; a card that nothing brings has none."""
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
    if reason == "why-token-pile":
        return "help-skill-pile" if wish.word == "develop" else "help-token-pile"
    return {"why-pile-empty": "help-pile", "why-gang-pile": "help-gang-pile"}.get(reason, "")


def _short(wish: Wish, reason: str) -> str:
    if reason != "why-pile-short":
        return ""
    return "help-smaller-deal" if wish.word == "buy" and lacks.smaller_deal(wish) else "help-short"


def _cigarettes(wish: Wish, reason: str) -> str:
    """A smaller bet, or a sale. Rule: PLACE-GAMB-2, SELL-2."""
    if reason == "why-cigarettes":
        return ""
    if wish.word == "bet" and wish.known.cigarettes:
        return "help-bet-less"
    return "help-sell" if allowing(wish.known, "sell") else "help-cigarettes"


def _token(wish: Wish, reason: str) -> str:
    return "help-token" if wish.word in TOKEN_OF and allowing(wish.known, TOKEN_OF[wish.word][1]) else ""


def _pointless(wish: Wish, reason: str) -> str:
    """By what the card is about: somebody to hit, or something that has to change first."""
    targets = {effect.who for effect in wish.effects}
    if "here" in targets:
        return "help-someone-here"
    return "help-someone" if targets & {"other", "others"} else "help-change"


def _moment(wish: Wish, reason: str) -> str:
    if reason != "why-power-moment":
        return OWN_MOMENTS.get(wish.word, "help-answer")
    power = wish.known.power(own_power(wish))
    if power.when == "after":
        fights = any(verb in COMBAT_ENDS for verb in power.verbs)
        return "help-after" if power_actions(wish).parts else "help-after-combat" if fights else "help-after-any"
    if power.when == "after_other":
        return "help-after-other" if power.verbs else "help-after-anything"
    return MOMENTS.get(power.when, "")


def _spent(wish: Wish, reason: str) -> str:
    return "help-rehabilitate" if allowing(wish.known, "rehabilitate") else ""


def _none(wish: Wish, reason: str) -> str:
    return "help-module" if is_of_absent_module(wish) else "help-other-place" if reason == "why-no-place" else ""


def _unasked(wish: Wish, reason: str) -> str:
    return UNASKED.get(wish.action.word, "")


def _not_asked(wish: Wish, reason: str) -> str:
    """Answers wait for their question, actions for one's turn."""
    if is_of_absent_module(wish):
        return "help-module"
    return UNASKED.get(wish.action.word, "help-asked" if wish.word == "answer" else "help-wait")


BY_REASON: Final[Mapping[str, str]] = {
    "why-solitary": "help-leave", "why-power-place": "help-go-power", "why-place-nowhere": "",
    "why-brawl-target": "help-company", "why-power-target": "help-company", "why-ability-none": "help-join",
    "why-spend-workout-spent": "help-real-weapon", "why-ability-spent": "help-next-turn",
    "why-improve-none": "help-tools", "why-no-tool": "help-tool", "why-sell-first": "help-sell-first",
    "why-lets": "help-lets", "why-exchange-pointless": "help-goods", "why-join-pointless": "help-gang-pile",
    "why-extort-self": "help-other-player", "why-exchange-self": "help-other-player",
    "why-spy-self": "help-other-player", "why-no-player": "help-other-player", "why-no-place": "help-other-place",
    "why-go-here": "help-choices", "why-go-closed": "help-choices", "why-go-not-offered": "help-choices",
    "why-here": "help-other-place", "why-reveal-none": "",
}  # fmt: skip
"""Reasons that always have the same help."""

BY_BAR: Final[Mapping[str, Callable[[Wish, str], str]]] = {
    "actions": _actions, "place": lambda wish, reason: "help-go",
    "solitary_start": lambda wish, reason: "help-next-turn", "limit": lambda wish, reason: "help-next-turn",
    "weapon": _weapon, "target": _target, "immune": _immune, "beaten": _beaten, "cards": _cards, "pile": _pile,
    "short": _short, "cigarettes": _cigarettes, "pointless": _pointless, "moment": _moment, "spent": _spent,
    "none": _none, "ally": lambda wish, reason: "help-other-team", "barred": _barred, "token": _token,
    "not_asked": _not_asked, "not_offered": lambda wish, reason: right_answer(wish), "unasked": _unasked,
    "other_question": lambda wish, reason: "help-answer",
}  # fmt: skip
"""By bar: what helps. Without a row: `over`, `unhurt`, `double`, `here`, `closed`."""
