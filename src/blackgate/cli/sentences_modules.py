"""Sentences for what happens in the modules: tokens, Trauma, Michel(le), Exchange, the Warden."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.scenes_modules import rehabilitated
from blackgate.cli.words import VERB_WORDS, Words, an, one, row, say, seat_of
from blackgate.editions.wording_effects import counted as many
from blackgate.game.events import Event

Teller = Callable[[Words, Sequence[Event]], Text]

PUNISHMENTS: Final = {"beating": "a Beating", "hand": "half the hand", "cigarettes": "all cigarettes"}


def _about(template: str) -> Teller:
    """A sentence about a seat and a token, a Trauma, a Place, an action or a figure."""

    def tell(words: Words, run: Sequence[Event]) -> Text:
        event = run[0]
        return say(
            template, who=words.who(event.seat), whom=words.whom(event.seat),
            token=an(f"{words.token(event.a)} token"), trauma=words.trauma(event.a), michel=words.michel,
            verb=VERB_WORDS.get(str(event.a), str(event.a)), warden=words.warden, n=str(event.b),
            shown=words.michel_card(event.a),
        )  # fmt: skip

    return tell


def _led(words: Words, run: Sequence[Event]) -> Text:
    return say("{who} led {m} to {place}.", who=words.who(run[0].seat), m=words.michel, place=words.the_place(run[0].b))


def _called(words: Words, run: Sequence[Event]) -> Text:
    """Attract, or a Corruption token. Rule: WARDEN-7, OFFICE-7."""
    return say(
        "{who} made the {warden} come to {place}.", who=words.who(run[0].seat), warden=words.warden,
        place=words.the_place(run[0].b),
    )  # fmt: skip


def _passed(words: Words, run: Sequence[Event]) -> Text:
    """Which cards, only to the two. Rule: RULING-40."""
    hidden = run[0].a == "a card"
    cards = one(row([words.card(event.a) for event in run])) if not hidden else many(len(run), "card")
    taker = words.whom(seat_of(run[0].b))
    return say("{who} gave {cards} to {taker}.", who=words.who(run[0].seat), cards=cards, taker=taker)


def _reported(words: Words, run: Sequence[Event]) -> Text:
    """Rule: WARDEN-4."""
    event = run[0]
    verb = VERB_WORDS.get(str(event.b), str(event.b))
    return say(
        "{who} reported {actor}: {verb}.", who=words.who(event.seat), actor=words.whom(seat_of(event.a)), verb=verb
    )


def _punished(words: Words, run: Sequence[Event]) -> Text:
    """Rule: OFFICE-6."""
    event = run[0]
    what = PUNISHMENTS.get(str(event.a), str(event.a))
    return say(
        "{who} had {actor} punished: {what}.", who=words.who(event.seat), actor=words.whom(seat_of(event.b)), what=what
    )


MODULE_SENTENCES: Final[dict[str, Teller]] = {
    "got": _about("{who} took {token}: {n} now."),
    "gave_up": _about("{who} spent {token}."),
    "buried": _about("{who} dug with skill: the token stays in the tunnel."),
    "shocked": _about("{who} took the Trauma {trauma}."),
    "calmed": _about("{who} lost the Trauma {trauma}."),
    "changed": rehabilitated,
    "led": _led,
    "shown": _about("{michel} showed {whom} {shown}."),
    "routed": _about("{who} won the fight against {michel}."),
    "mauled": _about("{who} lost the fight against {michel}."),
    "passed": _passed,
    "called": _called,
    "reported": _reported,
    "repressed": _about("The {warden} caught {whom}: {verb}."),
    "punished": _punished,
}
"""By event."""
