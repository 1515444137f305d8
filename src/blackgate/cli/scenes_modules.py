"""The actions of the modules told as a whole."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.words import Words, one, row, say
from blackgate.editions.wording_effects import counted as many
from blackgate.game.events import Event

Teller = Callable[[Words, Sequence[Event]], Text]


def _token(did: str) -> Teller:
    """A token from its pile. Rule: PLACE-LIB-4, PLACE-WORK-4, PLACE-GAMB-4, PLACE-GYM-5, PLACE-LAUN-3, OFFICE-3."""

    def tell(words: Words, events: Sequence[Event]) -> Text:
        got = next((event for event in events if event.name == "got"), None)
        if got is None:
            return Text()
        token = many(int(got.b), f"{words.token(got.a)} token")
        return say("{who} {did}: {token} now.", who=words.who(events[0].seat), did=did, token=token)

    return tell


def _bet(words: Words, events: Sequence[Event]) -> Text:
    """Rule: PLACE-GAMB-2, PLACE-GAMB-3."""
    staked = next((event for event in events if event.name == "staked"), None)
    rolls = [str(event.a) for event in events if event.name == "rolled"]
    if staked is None or not rolls:
        return Text()
    won = sum(int(event.a) for event in events if event.name == "cigarettes" and int(event.a) > 0)
    return say(
        "{who} bet {stake} on {figure} and rolled a {roll}: {end}.", who=words.who(events[0].seat),
        stake=many(int(staked.a), "cigarette"), figure=str(staked.b), roll=rolls[0],
        end=f"{won} back" if won else "all lost",
    )  # fmt: skip


def _flexed(words: Words, events: Sequence[Event]) -> Text:
    """A Workout token in a combat. Rule: PLACE-GYM-6, PLACE-GYM-7."""
    rolls = [int(event.a) for event in events if event.name == "rolled"]
    if not rolls:
        return Text()
    kept = any(event.name == "got" for event in events)
    end = "no Weapon needed, and the token is back" if kept else "no Weapon needed" if rolls[0] > 3 else "in vain"
    who = words.who(events[0].seat)
    return say("{who} used a Workout token and rolled a {roll}: {end}.", who=who, roll=str(rolls[0]), end=end)


def rehabilitated(words: Words, events: Sequence[Event]) -> Text:
    """A new Background, which is its owner's secret. Rule: PLACE-LIB-2, PLACE-LIB-3."""
    drawn = next((event.a for event in events if event.name == "changed"), "")
    what = f": {words.power(drawn)}" if drawn and drawn != "a card" else ""
    return say("{who} drew a new Background{what}.", who=words.who(events[0].seat), what=what)


def _improved(words: Words, events: Sequence[Event]) -> Text:
    """Rule: PLACE-WORK-3."""
    old = row([words.card(event.a) for event in events if event.name == "discarded"])
    new = row([words.card(event.a) for event in events if event.name == "took"])
    return say("{who} turned {old} into {new}.", who=words.who(events[0].seat), old=one(old), new=one(new))


def led(words: Words, events: Sequence[Event]) -> Text:
    """The roll for Michel(le) and where it led. Rule: MICHEL-4, MICHEL-5."""
    who, rolls = words.who(events[0].seat), [int(event.a) for event in events if event.name == "rolled"]
    to = next((words.the_place(event.b) for event in events if event.name == "led"), "")
    rolled = f"rolled a {rolls[0]} for {words.michel}" if rolls else ""
    went = f"{words.michel} went to {to}" if to else ""
    told = "; ".join(part for part in (rolled, went) if part)
    return say("{who} {told}.", who=who, told=told) if rolled else Text(f"{went}." if went else "")


MODULE_TELLERS: Final[dict[str, Teller]] = {
    "study": _token("studied"),
    "develop": _token("developed skills"),
    "plan": _token("made a plan"),
    "workout": _token("worked out"),
    "steal_bandage": _token("stole a Bandage"),
    "bribe": _token("paid a bribe of 2 cigarettes"),
    "bet": _bet,
    "spend_workout": _flexed,
    "rehabilitate": rehabilitated,
    "improve": _improved,
    "roll_michel": led,
}
"""By word."""
