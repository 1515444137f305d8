"""The modules, one page each, in the order in which they are asked: Places, Michel(le), teams, the Warden.

The loser to Michel(le) pays before the helpers suffer (RULING-121). The Warden comes last: where she and Michel(le)
both speak up at an arrival, the later one is heard first (RULING-105).
Rule: MOD-1, RULING-22.
"""

from typing import Final, final

from blackgate.engine.hooks import Hooks, Module
from blackgate.engine.modules import gambling, gymnasium, laundry, library, michel, ward, workshop
from blackgate.engine.modules.team import mode as team
from blackgate.engine.modules.warden import mode as warden


@final
class Page:
    """A module, its words in the action space, and the rules behind its bars, its questions and wrong answers."""

    def __init__(
        self,
        module: Module,
        words: tuple[str, ...],
        rules: dict[tuple[str, str], tuple[str, ...]],
        questions: dict[int, tuple[str, ...]] | None = None,
        answers: dict[int, tuple[str, ...]] | None = None,
    ) -> None:
        self.module = module
        self.words = words
        self.rules = rules
        self.questions = questions or {}
        self.answers = answers or {}


PAGES: Final[dict[str, Page]] = {
    "library": Page(library.Library(), ("rehabilitate", "study", "spy"), library.RULES),
    "workshop": Page(workshop.Workshop(), ("improve", "develop", "skill_roll"), workshop.RULES, workshop.QUESTIONS),
    "gambling": Page(gambling.Gambling(), ("bet", "plan", "planned"), gambling.RULES),
    "gymnasium": Page(
        gymnasium.Gymnasium(),
        ("brawl", "workout", "spend_workout"),
        gymnasium.RULES,
        gymnasium.QUESTIONS,
        gymnasium.ANSWERS,
    ),
    "laundry": Page(
        laundry.Laundry(), ("change_style", "steal_bandage", "bandage_heal", "bandage_link"), laundry.RULES
    ),
    "ward": Page(ward.Ward(), ("drop_trauma",), ward.RULES, ward.QUESTIONS, ward.ANSWERS),
    "michel": Page(michel.Michel(), ("roll_michel",), michel.RULES, michel.QUESTIONS, michel.ANSWERS),
    "team": Page(
        team.Team(),
        ("shortcut", "exchange", "give_cigarette", "ask_cigarette", "ask_any", "ask_card", "propose"),
        team.RULES,
        team.QUESTIONS,
        team.ANSWERS,
    ),
    "warden": Page(
        warden.Warden(),
        ("attract", "bribe", "report", "freepass", "punish", "warden"),
        warden.RULES,
        warden.QUESTIONS,
        warden.ANSWERS,
    ),
}
MODULES: Final = tuple(PAGES)

QUESTIONS: Final[dict[int, tuple[str, ...]]] = {}
"""By question of a module: the rule that says what may be answered."""
MODULE_ANSWERS: Final[dict[int, tuple[str, ...]]] = {}
"""By question of a module: words that answer it."""
for page in PAGES.values():
    QUESTIONS.update(page.questions)
    MODULE_ANSWERS.update(page.answers)

MADE: Final[dict[str, Hooks]] = {}
"""Every combination that has been asked for."""


def hooks_of(names: list[str]) -> Hooks:
    """The modules of these names with their hooks; made once, for modules hold nothing."""
    key = ",".join(name for name in PAGES if name in names)
    if key not in MADE:
        MADE[key] = Hooks([PAGES[name].module for name in PAGES if name in names])
    return MADE[key]
