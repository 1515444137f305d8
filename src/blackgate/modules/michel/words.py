"""Messages about Michel(le)."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.game.advice.parts import chosen, last_beating, own_weapons, said
from blackgate.game.advice.shapes import Stakes
from blackgate.game.events import Event
from blackgate.game.modules import AnswerTime, ModuleWords, PhraseReader, Scene, Step, Teller
from blackgate.game.narration.parts import named, rolls, who
from blackgate.game.prompts.options import moves
from blackgate.game.rules import Rules
from blackgate.game.told import Told
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Row, Thing, message, row
from blackgate.speech.things import MICHEL, card, place


def yield_asked(rules: Rules, view: Standpoint) -> Message:
    """Rule: MICHEL-11, MICHEL-12."""
    shown = rules.edition.michel_cards[rules.edition.michel_card(str(view.context["michel_card"]))]
    tools = Row(tuple(map(card, shown.tools)), "or")
    held = "ask-yield" if any(option.word == "card" for option in view.options) else "ask-yield-unheld"
    return message(held, michel=MICHEL, tools=tools) if shown.tools else message("ask-yield-nothing", michel=MICHEL)


def begins(events: Sequence[Event]) -> str:
    """The roll for Michel(le) is not a decision where the rules of the table require it (RULING-100)."""
    is_led = len(events) > 1 and (events[1].name, events[1].b) == ("chose", "lead")
    return "roll_michel" if events[0].name == "rolled" and is_led else ""


def rolled_for(rules: Rules, events: Sequence[Event]) -> Message | None:
    """The roll for Michel(le) and their destination. Rule: MICHEL-4, MICHEL-5."""
    rolled, to = rolls(events), [place(event.b) for event in named(events, "led")]
    if rolled and to:
        return message("rolled-for-figure-led", who=who(events), roll=rolled[0], figure=MICHEL, place=to[0])
    if rolled:
        return message("rolled-for-figure", who=who(events), roll=rolled[0], figure=MICHEL)
    return message("figure-went", figure=MICHEL, place=to[0]) if to else None


def led(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: MICHEL-5."""
    return message("led", who=who(run), figure=MICHEL, place=place(run[0].b))


def shown(rules: Rules, run: Sequence[Event]) -> Message:
    """The Tools on a Michel(le) card. Rule: MICHEL-10, MICHEL-11."""
    face, knife = next(each for each in rules.edition.michel_cards if each.id == run[0].a), Thing("card", "knife")
    if not face.knife:
        return message("showed-no-knife", who=who(run), figure=MICHEL, knife=knife)
    tools = row([Thing("card", tool) for tool in face.tools], "or")
    return message("showed-knife", who=who(run), figure=MICHEL, knife=knife, tools=tools)


def against(name: str) -> Teller:
    """The end of a combat against Michel(le). Rule: MICHEL-13, MICHEL-14."""
    return lambda rules, run: message(name, who=who(run), figure=MICHEL)


def roll(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`roll for Michel`, `roll for Michel to CAF`. Rule: MICHEL-4."""
    match = re.fullmatch(r"for michel(?:le)?(?: to (?P<place>.+))?", rest.lower())
    return [Step("roll_michel"), *to(match["place"])] if match else None


def lead(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`lead Michel to CAF`: after the roll. Rule: MICHEL-5."""
    match = re.fullmatch(r"michel(?:le)? to (?P<place>.+)", rest, re.IGNORECASE)
    return to(match["place"]) if match else None


def to(slot: str | None) -> list[Step]:
    """The destination of Michel(le), if the phrase names it."""
    return [Step(f"go {slot}")] if slot else []


def knives(rules: Rules) -> Told:
    """How many cards of the whole deck show a Knife: each is as likely as any other. Rule: MICHEL-9, MICHEL-13."""
    faces = rules.edition.michel_cards
    armed = sum(each.copies for each in faces if each.knife)
    return said("stake-knives", "MICHEL-9 MICHEL-13", michel=MICHEL, n=armed, all=sum(each.copies for each in faces))


def met(rules: Rules, view: Standpoint) -> list[Stakes]:
    """A move to Michel(le), unless the Warden keeps them quiet there. Rule: MICHEL-8, MICHEL-15, WARDEN-8."""
    there = [option.text for option in view.options if option.word in moves() and option.operand == view.michel]
    if view.question == "lead" or view.michel == view.warden:
        return []
    met = said("stake-michel-waits", "MICHEL-8 MICHEL-11", michel=MICHEL)
    known = (knives(rules), own_weapons(rules, view))
    return [Stakes(tuple(there), (), (met, *defeat(rules, view)), known, is_shown_first=True)]


def yielded(rules: Rules, view: Standpoint) -> list[Stakes]:
    """The answers to Michel(le). Rule: MICHEL-11, MICHEL-12, MICHEL-14 to MICHEL-16."""
    if view.question != "yield":
        return []
    peace, given = said("stake-michel-leaves", "MICHEL-11", michel=MICHEL), said("stake-tool-gone", "MICHEL-11")
    won = said("stake-michel-won", "MICHEL-13 MICHEL-16", michel=MICHEL)
    known = (knives(rules), own_weapons(rules, view))
    return [
        Stakes(chosen(view, "card"), (peace,), (given,)),
        Stakes(chosen(view, "refuse"), (won,), defeat(rules, view), known),
    ]


def fought(rules: Rules, view: Standpoint) -> list[Stakes]:
    """A combat against Michel(le). Rule: MICHEL-12 to MICHEL-16."""
    if view.question != "fight" or "attacker" in view.context:
        return []
    won = said("stake-michel-won", "MICHEL-13 MICHEL-16", michel=MICHEL)
    known = (knives(rules), own_weapons(rules, view, 1))
    return [
        Stakes(chosen(view, "card"), (won,), (said("stake-weapon-lost", "MICHEL-12"),), known),
        Stakes(chosen(view, "stop"), (), defeat(rules, view)),
    ]


def defeat(rules: Rules, view: Standpoint) -> tuple[Told, ...]:
    """What a lost combat against Michel(le) costs. Rule: MICHEL-14, MICHEL-15."""
    return (said("stake-michel-lost", "MICHEL-14 MICHEL-15", michel=MICHEL), *last_beating(rules, view))


WORDS: Final = ModuleWords(
    options={"roll_michel": lambda rules, view, _: message("label-roll-michel", michel=MICHEL)},
    answers=(("yield", "refuse"), ("prize", "accept")),
    prompts={"roll": "michel michel_place", "lead": "michel", "toll": "michel", "prize": "michel"},
    tellers={"yield": yield_asked},
    prompt_parts={"michel": lambda view: MICHEL, "michel_place": lambda view: place(view.michel or "")},
    of_hand=("yield", "toll"),
    stakes=(met, yielded, fought),
    defaults={"roll": "decline", "yield": "refuse", "prize": "decline"},
    times={"yield": AnswerTime(4_000, 20_000, "hand"), "toll": AnswerTime(4_000, 20_000, "hand")},
    scenes={"roll_michel": Scene(("rolled", "chose", "led"), rolled_for)},
    begins=begins,
    sentences={"led": led, "shown": shown, "routed": against("routed"), "mauled": against("mauled")},
    helps={"help-turn-end": ""},
    unasked={"roll_michel": "help-turn-end"},
    phrases={"roll": roll, "lead": lead},
    optional=("roll", "prize"),
    answers_them=("roll_michel",),
)
