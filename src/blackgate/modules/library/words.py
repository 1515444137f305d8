"""Messages about the Library."""

from collections.abc import Sequence
from typing import Final

from blackgate.game.events import UNSEEN, Event
from blackgate.game.modules import ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.parts import named, who
from blackgate.game.narration.scenes import token_gained
from blackgate.game.prompts.labels import with_who
from blackgate.game.prompts.warnings import upon
from blackgate.game.refusals.values import places_of
from blackgate.game.refusals.where import allowing
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.speech import Message, message
from blackgate.speech.things import power


def rehabilitated(rules: Rules, events: Sequence[Event]) -> Message:
    """A new Background, known only to its owner. Rule: PLACE-LIB-2, PLACE-LIB-3."""
    drawn = next((event.a for event in named(events, "changed")), UNSEEN)
    if drawn == UNSEEN:
        return message("rehabilitated", who=who(events))
    return message("rehabilitated-as", who=who(events), power=power(drawn))


def another_background(wish: Wish, reason: str) -> str:
    """Help for a player whose Background is revealed. Rule: PLACE-LIB-2."""
    return "help-rehabilitate" if allowing(wish.known, "rehabilitate") else ""


def spy(reader: PhraseReader, rest: str) -> list[Step]:
    """`spy on P3`. Rule: PLACE-LIB-5."""
    return [Step(f"spy {rest.removeprefix('on ')}")]


WORDS: Final = ModuleWords(
    plain=("rehabilitate", "study"),
    explained_by={"rehabilitate": ("PLACE-LIB-2",), "study": ("PLACE-LIB-4", "PLACE-LIB-5"), "spy": ("PLACE-LIB-5",)},
    options={"spy": with_who("label-spy")},
    free={"spy": lambda rules: True},
    families=("spy",),
    warnings={"spy": upon},
    scenes={
        "study": Scene(("got",), token_gained("studied")),
        "rehabilitate": Scene(("changed",), rehabilitated),
    },
    sentences={"changed": rehabilitated},
    reasons={"why-spy-self": "", "why-rehabilitate-pile": "", "why-spy-moment": ""},
    helps={"help-between": "", "help-rehabilitate": "rehabilitate_places"},
    better={"rehabilitate.pile": "why-rehabilitate-pile", "spy.moment": "why-spy-moment"},
    bare=("rehabilitate.pile",),
    selves={"spy": "why-spy-self"},
    help_of={"spent": another_background},
    help_by_reason={"why-spy-self": "help-other-player"},
    moments={"spy": "help-between"},
    tokens={"spy": ("spy", "study"), "study": ("spy", "study")},
    values={"rehabilitate_places": places_of("rehabilitate")},
    phrases={"spy": spy},
)
