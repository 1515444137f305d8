"""Messages for single events."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from blackgate.game.events import UNSEEN, Event
from blackgate.game.modules import Teller, merged
from blackgate.game.narration.parts import card, cards, who
from blackgate.game.rules import Rules
from blackgate.speech import Arg, Message, message
from blackgate.speech.things import place, power, seat, token, words

Operand = Callable[[str | int], Arg]


def about(name: str, a: tuple[str, Operand] | None = None, b: tuple[str, Operand] | None = None) -> Teller:
    """A message about a seat, with the declared names of the event's operands."""

    def tell(rules: Rules, run: Sequence[Event]) -> Message:
        args: dict[str, Arg] = {"who": who(run)}
        for part, value in ((a, run[0].a), (b, run[0].b)):
            if part:
                args[part[0]] = part[1](value)
        return Message(name, args)

    return tell


def with_cards(name: str) -> Teller:
    """A message about a seat and the cards of a run of events."""
    return lambda rules, run: message(name, who=who(run), cards=cards(run, run[0].name))


def _chose(rules: Rules, run: Sequence[Event]) -> Message | None:
    """A decision that no later event tells; never which card was chosen (RULING-36)."""
    match run[0].a:
        case "refuse":
            return message("refused", who=who(run))
        case "stop":
            return message("stopped", who=who(run))
        case _:
            return None


def _laid(rules: Rules, run: Sequence[Event]) -> Message:
    """An Action card by its name, any other card as "a card". Rule: INFO-7."""
    faces = rules.edition.cards
    is_action = any(face.id == run[0].a and face.card_class == "action" for face in faces)
    return message("played" if is_action else "laid", who=who(run), card=card(run[0].a))


def _cigarettes(rules: Rules, run: Sequence[Event]) -> Message | None:
    change = sum(int(event.a) for event in run)
    what = words("cigarette", abs(change))
    if change == 0:
        return None
    return message("got-cigarettes" if change > 0 else "lost-cigarettes", who=who(run), cigarettes=what)


def _scored(rules: Rules, run: Sequence[Event]) -> Message:
    return message("scored", who=who(run), gain=int(run[0].a), now=words("point", int(run[0].b)))


def _healed(rules: Rules, run: Sequence[Event]) -> Message:
    return message("healed", who=who(run), left=words("beating", int(run[0].a)))


def _saw(rules: Rules, run: Sequence[Event]) -> Message | None:
    """A card that only the looker saw. Rule: INFO-10."""
    return message("saw", who=who(run), cards=cards(run, "saw")) if run[0].a != UNSEEN else None


def reshuffled(rules: Rules, run: Sequence[Event]) -> Message:
    """The deck ran out. Rule: SETUP-6."""
    return message("reshuffled", cards=words("card", int(run[0].a)))


def _won(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: GOAL-1, TEAM-3."""
    if not rules.teams:
        return message("won-game", who=who(run))
    return message("won-game-for-team", who=who(run), team=rules.teams[run[0].seat])


def _got(rules: Rules, run: Sequence[Event]) -> Message:
    return message("got-token", who=who(run), token=token(run[0].a), now=int(run[0].b))


def _gave_up(rules: Rules, run: Sequence[Event]) -> Message:
    return message("spent-token", who=who(run), token=token(run[0].a))


SENTENCES: Final[Mapping[str, Teller]] = {
    "turn": about("turn-began", ("round", int)),
    "chose": _chose,
    "rolled": about("rolled", ("roll", int)),
    "moved": about("went", None, ("place", place)),
    "sent": about("sent", None, ("place", place)),
    "drew": with_cards("drew"),
    "reshuffled": reshuffled,
    "took": with_cards("took"),
    "discarded": with_cards("discarded"),
    "laid": _laid,
    "handed": about("handed", ("card", card), ("other", seat)),
    "grabbed": about("grabbed", ("card", card), ("other", seat)),
    "cigarettes": _cigarettes,
    "beaten": about("beaten", ("now", int)),
    "healed": _healed,
    "joined": about("joined", ("power", power)),
    "left": about("left-gang", ("power", power)),
    "revealed": about("revealed", ("power", power)),
    "used": about("used", ("power", power)),
    "scored": _scored,
    "dug": about("dug", ("card", card)),
    "looked": about("looked", ("other", seat)),
    "saw": _saw,
    "recovered": with_cards("recovered"),
    "combat": about("won-fight", ("other", seat)),
    "won": _won,
    "drawn": lambda rules, run: message("nobody-won"),
    "demanded": about("demanded", ("card", card), ("other", seat)),
    "showed": with_cards("showed"),
    "undid": about("undid", ("n", int)),
    "got": _got,
    "gave_up": _gave_up,
}
"""By event; events without an entry are not told."""


@cache
def sentences() -> Mapping[str, Teller]:
    """The same, with the events of the modules."""
    return merged(SENTENCES, "sentences")
