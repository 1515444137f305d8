"""Messages about the Gymnasium."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.game.events import Event
from blackgate.game.modules import AnswerTime, ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.parts import named, rolls, who
from blackgate.game.narration.scenes import token_gained
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.modules.gymnasium import terms
from blackgate.speech import Message, Who, message
from blackgate.speech.things import place, token


def least(rules: Rules) -> int:
    """The lowest roll that replaces a Weapon. Rule: PLACE-GYM-6."""
    return int(rules.tables.numbers[terms.Number.SPARED])


def brawl_asked(rules: Rules, view: Standpoint) -> Message:
    """Rule: PLACE-GYM-3, PLACE-GYM-4."""
    caught = int(rules.tables.numbers[terms.Number.CAUGHT])
    return message("ask-brawl", starter=Who(int(view.context["starter"])), caught=caught, solitary=place("solitary"))


def flexed(rules: Rules, events: Sequence[Event]) -> Message | None:
    """A Workout token in a combat. Rule: PLACE-GYM-6, PLACE-GYM-7."""
    rolled = rolls(events)
    if not rolled:
        return None
    end = "kept" if named(events, "got") else "won" if rolled[0] >= least(rules) else "lost"
    return message("flexed", who=who(events), token=token("workout"), roll=rolled[0], end=end)


def brawl(reader: PhraseReader, rest: str) -> list[Step]:
    """`brawl`, `brawl with knife`. Rule: PLACE-GYM-2."""
    weapon = rest.removeprefix("with ").removeprefix("a ")
    return [Step("brawl"), *([Step(f"card {weapon}")] if weapon else [])]


def use(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`use workout`. Rule: PLACE-GYM-6."""
    return [Step("spend_workout")] if re.fullmatch(r"(?:a |the )?workout(?: token)?", rest.lower()) else None


WORDS: Final = ModuleWords(
    plain=("brawl", "workout"),
    explained_by={"brawl": ("PLACE-GYM-2", "PLACE-GYM-3", "PLACE-GYM-4"), "workout": ("PLACE-GYM-5", "PLACE-GYM-6")},
    options={"spend_workout": lambda rules, view, _: message("label-spend-workout", least=least(rules))},
    answers=(("brawl", "decline"),),
    prompts={"opener": ""},
    tellers={"brawl": brawl_asked},
    of_hand=("opener", "brawl"),
    armed=("opener", "brawl"),
    defaults={"brawl": "decline"},
    times={
        "brawl": AnswerTime(
            4_000, 20_000, "hand", "Everybody there chooses for themselves, whatever the others do (RULING-139).",
            ("beaten",),
        ),
    },
    scenes={
        "workout": Scene(("got",), token_gained("worked-out")),
        "spend_workout": Scene(("gave_up", "rolled", "got"), flexed),
    },
    reasons={
        "why-brawl-target": "here", "why-brawl-weapon": "", "why-spend-workout-moment": "",
        "why-spend-workout-spent": "",
    },
    helps={"help-fight": "", "help-real-weapon": ""},
    better={
        "brawl.target": "why-brawl-target", "brawl.weapon": "why-brawl-weapon",
        "spend_workout.moment": "why-spend-workout-moment", "spend_workout.spent": "why-spend-workout-spent",
    },
    bare=("brawl.target", "brawl.weapon"),
    help_by_reason={"why-brawl-target": "help-company", "why-spend-workout-spent": "help-real-weapon"},
    moments={"spend_workout": "help-fight"},
    tokens={"workout": ("workout", "workout"), "spend_workout": ("workout", "workout")},
    phrases={"brawl": brawl, "use": use},
)  # fmt: skip
