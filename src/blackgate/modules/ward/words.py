"""Messages about the Psychiatric Ward."""

import re
from typing import Final

from blackgate.engine.masks import bit
from blackgate.engine.vocabulary import VERBS
from blackgate.game.modules import ModuleWords, PhraseReader, Step, Teller
from blackgate.game.narration.parts import who
from blackgate.game.prompts.parts import own
from blackgate.game.refusals.where import allowing
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Thing, message


def drop_trauma(rules: Rules, view: Standpoint, _: str) -> Message:
    """The option."""
    return message("label-drop-trauma", trauma=Thing("trauma", own(view).trauma))


def told(name: str) -> Teller:
    """A Trauma was taken, or put back."""
    return lambda rules, run: message(name, who=who(run), trauma=Thing("trauma", str(run[0].a)))


def forbidden(wish: Wish) -> str:
    """Whether the Trauma forbids the action. Rule: PLACE-PSY-8, PLACE-PSY-10."""
    vetoed = wish.known.rules.tables.trauma_vetoes[wish.known.trauma]
    return "why-trauma" if wish.verb in VERBS and vetoed & bit(VERBS.index(wish.verb)) else ""


def cure(wish: Wish, reason: str) -> str:
    """Rule: PLACE-PSY-5."""
    return "help-trauma" if reason == "why-trauma" and allowing(wish.known, "heal") else ""


def trauma(wish: Wish) -> Thing:
    """The Trauma of the player."""
    return Thing("trauma", wish.known.rules.edition.traumas[wish.known.trauma - 1].id)


def heal(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`heal the trauma`, `heal a beating`: the choice where both are possible. Rule: PLACE-PSY-5."""
    match re.sub(r"^(with |from )?(a |the )?", "", rest):
        case "trauma":
            return [Step("heal"), Step("drop_trauma", only=("mend",))]
        case "beating":
            return [Step("heal"), Step("heal", only=("mend",))]
        case _:
            return None


WORDS: Final = ModuleWords(
    options={"drop_trauma": drop_trauma},
    answers=(("mend", "decline"),),
    prompts={"mend": ""},
    sentences={"shocked": told("shocked"), "calmed": told("calmed")},
    reasons={"why-trauma": "trauma"},
    helps={"help-trauma": "heal_places", "help-heal-trauma": ""},
    reason_of={"barred": forbidden},
    help_of={"barred": cure},
    unasked={"drop_trauma": "help-heal-trauma"},
    values={"trauma": trauma},
    needed={"trauma": lambda wish: wish.known.trauma > 0},
    phrases={"heal": heal},
)
