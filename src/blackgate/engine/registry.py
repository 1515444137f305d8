"""The modules by name, in the order in which they are asked: rules of Places first, then teams, then the figures.

The Warden comes last: where she and Michel(le) both speak up at an arrival, the later one is heard first (RULING-105).
Rule: MOD-1, RULING-22.
"""

from typing import Final

from blackgate.engine.hooks import Hooks, Module
from blackgate.engine.modules import gambling, gymnasium, laundry, library, michel, ward, workshop
from blackgate.engine.modules.team import mode as team
from blackgate.engine.modules.warden import mode as warden

CITATIONS: Final[dict[str, dict[tuple[str, str], tuple[str, ...]]]] = {
    "library": library.RULES, "workshop": workshop.RULES, "gambling": gambling.RULES, "gymnasium": gymnasium.RULES,
    "laundry": laundry.RULES, "ward": ward.RULES, "team": team.RULES, "michel": michel.RULES,
    "warden": warden.RULES,
}  # fmt: skip
"""By module: the rules behind its bars, and behind bars of the base that it explains better."""

QUESTIONS: Final[dict[int, tuple[str, ...]]] = {
    **workshop.QUESTIONS, **gymnasium.QUESTIONS, **ward.QUESTIONS, **team.QUESTIONS, **michel.QUESTIONS,
    **warden.QUESTIONS,
}  # fmt: skip
"""By question of a module: the rule that says what may be answered."""

MODULE_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "library": ("spy",), "workshop": ("skill_roll",), "gambling": (), "gymnasium": ("spend_workout",),
    "laundry": ("bandage_link",), "ward": ("drop_trauma",), "michel": ("roll_michel",),
    "team": ("give_cigarette", "ask_cigarette", "ask_any", "ask_card", "propose"),
    "warden": ("report", "freepass", "punish", "warden"),
}  # fmt: skip
"""By module: its words that are no action of the turn."""

MODULES: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "team", "michel", "warden")


MADE: Final[dict[str, Hooks]] = {}
"""Every combination that has been asked for."""


def hooks_of(names: list[str]) -> Hooks:
    """The modules of these names with their hooks; made once, for they hold nothing."""
    key = ",".join(name for name in MODULES if name in names)
    if key not in MADE:
        MADE[key] = Hooks([make_module(name) for name in MODULES if name in names])
    return MADE[key]


def make_module(name: str) -> Module:
    """One module."""
    match name:
        case "library":
            return library.Library()
        case "workshop":
            return workshop.Workshop()
        case "gambling":
            return gambling.Gambling()
        case "gymnasium":
            return gymnasium.Gymnasium()
        case "laundry":
            return laundry.Laundry()
        case "ward":
            return ward.Ward()
        case "team":
            return team.Team()
        case "michel":
            return michel.Michel()
        case _:
            return warden.Warden()
