"""Messages about the Gymnasium."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.game.advice.parts import chosen, known_hand, last_beating, own_weapons, said
from blackgate.game.advice.shapes import Stakes
from blackgate.game.events import Event
from blackgate.game.modules import AnswerTime, ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.parts import named, rolls, who
from blackgate.game.narration.scenes import token_gained
from blackgate.game.prompts.parts import own
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


def started(rules: Rules, view: Standpoint) -> list[Stakes]:
    """A Brawl, before it starts and when its first Weapon is chosen: the only one is played without a question.

    Rule: PLACE-GYM-2 to PLACE-GYM-4.
    """
    is_begun = view.question == "opener"
    actions = chosen(view, "card" if is_begun else "brawl")
    here = [n for n, each in enumerate(view.seats) if each.place == own(view).place and n != view.viewer]
    caught = int(rules.tables.numbers[terms.Number.CAUGHT])
    gain = said("stake-brawl-others", "PLACE-GYM-3 PLACE-GYM-4", caught=caught, solitary=place("solitary"))
    cost = said("stake-weapon-lost", "PLACE-GYM-2")
    known = [told for n in here for told in known_hand(rules, view, n, ())] if actions else []
    return [Stakes(actions, (gain,), (cost,), tuple(known), is_shown_first=not is_begun)]


def joined(rules: Rules, view: Standpoint) -> list[Stakes]:
    """The answers to a Brawl. Rule: PLACE-GYM-3, PLACE-GYM-4."""
    if view.question != "brawl":
        return []
    caught = int(rules.tables.numbers[terms.Number.CAUGHT])
    rolled = said("stake-brawl-roll", "PLACE-GYM-3 PLACE-GYM-4", caught=caught, solitary=place("solitary"))
    beaten = (said("stake-beaten", "PLACE-GYM-3"), *last_beating(rules, view))
    return [
        Stakes(chosen(view, "card"), (), (rolled,), (own_weapons(rules, view),)),
        Stakes(chosen(view, "decline"), (), beaten),
    ]


WORDS: Final = ModuleWords(
    plain=("brawl", "workout"),
    explained_by={"brawl": ("PLACE-GYM-2", "PLACE-GYM-3", "PLACE-GYM-4"), "workout": ("PLACE-GYM-5", "PLACE-GYM-6")},
    options={"spend_workout": lambda rules, view, _: message("label-spend-workout", least=least(rules))},
    answers=(("brawl", "decline"),),
    prompts={"opener": ""},
    tellers={"brawl": brawl_asked},
    of_hand=("opener", "brawl"),
    armed=("opener", "brawl"),
    stakes=(started, joined),
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
