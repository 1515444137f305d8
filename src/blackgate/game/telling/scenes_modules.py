"""The actions of the modules told as a whole."""

from collections.abc import Mapping, Sequence
from typing import Final

from blackgate.game.events import UNSEEN, Event
from blackgate.game.rules import Rules
from blackgate.game.telling.parts import Teller, cards, named, rolls, total, who
from blackgate.speech import Arg, Message, message
from blackgate.speech.things import MICHEL, place, power, token, words


def _token(name: str) -> Teller:
    """A token from its pile. Rule: PLACE-LIB-4, PLACE-WORK-4, PLACE-GAMB-4, PLACE-GYM-5, PLACE-LAUN-3, OFFICE-3."""

    def tell(rules: Rules, events: Sequence[Event]) -> Message | None:
        got, paid = named(events, "got"), -total(events, "cigarettes")
        if not got:
            return None
        price: dict[str, Arg] = {"price": words("cigarette", paid)} if paid else {}
        return message(name, who=who(events), now=token(got[0].a, int(got[0].b)), **price)

    return tell


def _bet(rules: Rules, events: Sequence[Event]) -> Message | None:
    """Rule: PLACE-GAMB-2, PLACE-GAMB-3."""
    staked, rolled = named(events, "staked"), rolls(events)
    if not staked or not rolled:
        return None
    won = sum(int(event.a) for event in named(events, "cigarettes") if int(event.a) > 0)
    stake = words("cigarette", int(staked[0].a))
    return message("bet", who=who(events), stake=stake, figure=int(staked[0].b), roll=rolled[0], won=won)


def _flexed(rules: Rules, events: Sequence[Event]) -> Message | None:
    """A Workout token in a combat. Rule: PLACE-GYM-6, PLACE-GYM-7."""
    rolled = rolls(events)
    if not rolled:
        return None
    end = "kept" if named(events, "got") else "won" if rolled[0] > 3 else "lost"
    return message("flexed", who=who(events), token=token("workout"), roll=rolled[0], end=end)


def rehabilitated(rules: Rules, events: Sequence[Event]) -> Message:
    """A new Background, which is its owner's secret. Rule: PLACE-LIB-2, PLACE-LIB-3."""
    drawn = next((event.a for event in named(events, "changed")), UNSEEN)
    if drawn == UNSEEN:
        return message("rehabilitated", who=who(events))
    return message("rehabilitated-as", who=who(events), power=power(drawn))


def _improved(rules: Rules, events: Sequence[Event]) -> Message:
    """Rule: PLACE-WORK-3."""
    return message("improved", who=who(events), old=cards(events, "discarded"), new=cards(events, "took"))


def _led(rules: Rules, events: Sequence[Event]) -> Message | None:
    """The roll for Michel(le) and where it led. Rule: MICHEL-4, MICHEL-5."""
    rolled, to = rolls(events), [place(event.b) for event in named(events, "led")]
    if rolled and to:
        return message("rolled-for-figure-led", who=who(events), roll=rolled[0], figure=MICHEL, place=to[0])
    if rolled:
        return message("rolled-for-figure", who=who(events), roll=rolled[0], figure=MICHEL)
    return message("figure-went", figure=MICHEL, place=to[0]) if to else None


MODULE_SCENES: Final[Mapping[str, Teller]] = {
    "study": _token("studied"),
    "develop": _token("developed"),
    "plan": _token("made-plan"),
    "workout": _token("worked-out"),
    "steal_bandage": _token("stole-bandage"),
    "bribe": _token("bribed"),
    "bet": _bet,
    "spend_workout": _flexed,
    "rehabilitate": rehabilitated,
    "improve": _improved,
    "roll_michel": _led,
}
"""By word."""
