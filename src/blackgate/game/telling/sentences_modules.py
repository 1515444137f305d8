"""Single events of the modules in messages: tokens, Trauma, Michel(le), Exchange, the Warden."""

from collections.abc import Mapping, Sequence
from typing import Final

from blackgate.game.events import Event
from blackgate.game.rules import Rules
from blackgate.game.telling.parts import Teller, cards, who
from blackgate.game.telling.scenes_modules import rehabilitated
from blackgate.speech import Message, Thing, message, row
from blackgate.speech.things import MICHEL, WARDEN, place, seat, token, verb


def _got(rules: Rules, run: Sequence[Event]) -> Message:
    return message("got-token", who=who(run), token=token(run[0].a), now=int(run[0].b))


def _gave_up(rules: Rules, run: Sequence[Event]) -> Message:
    return message("spent-token", who=who(run), token=token(run[0].a))


def _trauma(name: str) -> Teller:
    return lambda rules, run: message(name, who=who(run), trauma=Thing("trauma", str(run[0].a)))


def _against_michel(name: str) -> Teller:
    return lambda rules, run: message(name, who=who(run), figure=MICHEL)


def _led(rules: Rules, run: Sequence[Event]) -> Message:
    return message("led", who=who(run), figure=MICHEL, place=place(run[0].b))


def _shown(rules: Rules, run: Sequence[Event]) -> Message:
    """What a Michel(le) card shows. Rule: MICHEL-10, MICHEL-11."""
    face, knife = next(each for each in rules.edition.michel_cards if each.id == run[0].a), Thing("card", "knife")
    if not face.knife:
        return message("showed-no-knife", who=who(run), figure=MICHEL, knife=knife)
    tools = row([Thing("card", tool) for tool in face.tools], "or")
    return message("showed-knife", who=who(run), figure=MICHEL, knife=knife, tools=tools)


def _passed(rules: Rules, run: Sequence[Event]) -> Message:
    """Which cards, only to the two. Rule: RULING-40."""
    return message("passed", who=who(run), cards=cards(run, "passed"), other=seat(run[0].b))


def _called(rules: Rules, run: Sequence[Event]) -> Message:
    """Attract, or a Corruption token. Rule: WARDEN-7, OFFICE-7."""
    return message("called", who=who(run), figure=WARDEN, place=place(run[0].b))


def _reported(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: WARDEN-4."""
    return message("reported", who=who(run), other=seat(run[0].a), verb=verb(run[0].b))


def _repressed(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: WARDEN-2."""
    return message("repressed", who=who(run), figure=WARDEN, verb=verb(run[0].a))


def _punished(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: OFFICE-6."""
    return message("punished", who=who(run), other=seat(run[0].b), punishment=str(run[0].a))


MODULE_SENTENCES: Final[Mapping[str, Teller]] = {
    "got": _got,
    "gave_up": _gave_up,
    "buried": lambda rules, run: message("buried", who=who(run)),
    "shocked": _trauma("shocked"),
    "calmed": _trauma("calmed"),
    "changed": rehabilitated,
    "led": _led,
    "shown": _shown,
    "routed": _against_michel("routed"),
    "mauled": _against_michel("mauled"),
    "passed": _passed,
    "called": _called,
    "reported": _reported,
    "repressed": _repressed,
    "punished": _punished,
}
"""By event."""
