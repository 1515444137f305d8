"""Every sentence about a refusal and its parts: `why-…` is a reason, `help-…` says what would make the action possible.

The sentences are in `speech/*/reasons.ftl`; the names after each are looked up in `values`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from blackgate.game.modules import merged

REASONS: Final[Mapping[str, str]] = {
    # Where and when.
    "why-over": "",
    "why-not-asked": "asked",
    "why-other-question": "",
    "why-actions": "actions",
    "why-cautious-actions": "place actions_due actions",
    "why-place": "action here",
    "why-place-only": "action places",
    "why-place-nowhere": "action",
    "why-power-place": "power power_places",
    "why-solitary": "action here",
    "why-solitary-start": "action solitary",
    "why-limit": "action",
    "why-here": "place",
    "why-go-here": "place",
    "why-cautious-closed": "place",
    "why-go-closed": "place",
    "why-go-not-offered": "place",
    "why-no-place": "",
    # With whom.
    "why-target": "action",
    "why-no-player": "",
    "why-extort-self": "",
    "why-elsewhere": "who",
    "why-power-target": "power",
    "why-immune": "action",
    "why-extort-immune": "who shield",
    "why-ally": "action",
    # In which state.
    "why-beaten": "action beatings",
    "why-unhurt": "",
    "why-barred": "action",
    # With what.
    "why-weapon": "",
    "why-cards": "action",
    "why-craft-cards": "product ingredients",
    "why-join-cards": "gang due accepted",
    "why-double": "",
    "why-no-card": "card",
    "why-no-tool": "",
    "why-sell-cards": "",
    "why-sell-first": "",
    "why-pile": "action",
    "why-pile-empty": "pile",
    "why-gang-pile": "gang",
    "why-token-pile": "token",
    "why-short": "action",
    "why-pile-short": "left product",
    "why-cigarettes": "action",
    "why-buy-cigarettes": "product price cigarettes",
    "why-ability-cigarettes": "power price cigarettes",
    "why-token": "token",
    # To what end.
    "why-pointless": "action",
    "why-play-pointless": "card",
    "why-ability-pointless": "power",
    "why-join-pointless": "gang",
    # At which moment.
    "why-moment": "action",
    "why-lets": "lets",
    "why-power-moment": "power",
    "why-ability-spent": "power",
    "why-reveal-spent": "power",
    "why-unasked": "",
    # There is no such thing.
    "why-none": "",
    "why-ability-none": "",
    "why-reveal-none": "",
    "why-play-none": "card",
    "why-dig-none": "card",
    # A wrong answer.
    "why-not-offered": "",
    "why-card-unfit": "card",
    "why-card-undiscarded": "card",
    "why-card-unseen": "card",
    "why-seat-unfit": "who",
    "why-self-unfit": "",
    "why-tool-unheld": "",
    "why-name-unfit": "card",
    "why-too-many": "",
}

HELPS: Final[Mapping[str, str]] = {
    # Where and when.
    "help-next-turn": "",
    "help-wait": "",
    "help-asked": "",
    "help-answer": "",
    "help-go": "places",
    "help-go-power": "power_places",
    "help-leave": "here",
    "help-choices": "choices",
    "help-other-place": "",
    # With whom.
    "help-meet": "who there",
    "help-company": "here",
    "help-immune": "",
    "help-other-player": "",
    "help-someone": "",
    "help-someone-here": "",
    # In which state.
    "help-heal": "heal_places excess",
    # With what.
    "help-weapon": "weapon_ways",
    "help-tool": "tool_ways",
    "help-card": "card_ways",
    "help-lacking": "lacking",
    "help-accessories": "missing others",
    "help-accessories-none": "",
    "help-sell-first": "",
    "help-pile": "pile",
    "help-gang-pile": "gang",
    "help-token-pile": "",
    "help-smaller-deal": "smaller smaller_price",
    "help-short": "product",
    "help-sell": "short sell_places",
    "help-cigarettes": "short",
    "help-token": "token_action token_places",
    "help-change": "",
    # At which moment.
    "help-lets": "",
    "help-my-turn": "",
    "help-turn-start": "",
    "help-after": "power_actions",
    "help-after-any": "",
    "help-after-combat": "",
    "help-after-other": "power_actions",
    "help-after-anything": "",
    "help-extorted": "",
    "help-arrival": "",
    "help-always": "",
    "help-roll": "",
    "help-extortion": "",
    "help-demand": "",
    "help-sale": "",
    # There is no such thing.
    "help-module": "module",
    "help-join": "",
    # A right answer.
    "help-options": "",
    "help-hand": "",
    "help-hold-weapon": "",
    "help-accessory": "",
    "help-refuse": "",
}


@cache
def reasons() -> Mapping[str, str]:
    """Every reason, those of modules included."""
    return merged(REASONS, "reasons")


@cache
def helps() -> Mapping[str, str]:
    """Every help, those of modules included."""
    return merged(HELPS, "helps")
