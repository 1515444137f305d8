"""Actions told as a whole: from the decision to the end of the action, in one sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.scenes_modules import MODULE_TELLERS
from blackgate.cli.words import Words, an, one, row, say
from blackgate.editions.wording_effects import counted as many
from blackgate.game.events import Event

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "search": ("drew", "reshuffled"),
    "steal": ("took",),
    "heal": ("healed", "calmed", "chose"),
    "dig": ("dug", "scored", "chose", "rolled", "buried", "gave_up"),
    "craft": ("discarded", "took", "chose"),
    "buy": ("cigarettes", "took"),
    "sell": ("chose", "discarded", "cigarettes"),
    "join": ("chose", "discarded", "joined", "left"),
    "cautious": ("moved",),
    "planned": ("gave_up", "moved"),
    "shortcut": ("moved",),
    "move": ("rolled", "chose", "moved"),
    "roll_michel": ("rolled", "chose", "led"),
    "study": ("got",),
    "develop": ("got",),
    "plan": ("got",),
    "workout": ("got",),
    "steal_bandage": ("got",),
    "bribe": ("cigarettes", "got"),
    "rehabilitate": ("changed",),
    "improve": ("discarded", "took"),
    "bet": ("staked", "cigarettes", "rolled"),
    "bandage_heal": ("gave_up", "healed", "calmed"),
    "change_style": ("chose", "discarded", "joined", "left"),
    "spend_workout": ("gave_up", "rolled", "got"),
}
"""By action: the events of its own seat that belong to it."""


def scene(words: Words, events: Sequence[Event]) -> list[Text]:
    """One action, and what it does not mention."""
    word = word_of(events)
    return [TELLERS[word](words, events), *(reshuffled(event) for event in events if event.name == "reshuffled")]


def word_of(events: Sequence[Event]) -> str:
    """The action that begins here: chosen; or the roll for Michel(le), where the table always rolls (RULING-100)."""
    first = events[0]
    if first.name == "rolled" and len(events) > 1 and (events[1].name, events[1].b) == ("chose", "lead"):
        return "roll_michel"
    return str(first.a).partition(" ")[0] if first.name == "chose" else ""


def reshuffled(event: Event) -> Text:
    """The deck ran out. Rule: SETUP-6."""
    return Text(f"The discard pile ({event.a} cards) became the new Search deck.", style="dim")


def _cards(words: Words, events: Sequence[Event], name: str) -> list[str]:
    return [words.card(event.a) for event in events if event.name == name]


def _number(events: Sequence[Event], name: str, last: bool = False) -> int:
    """The sum of a number over events; or the second number of the last one."""
    found = [event for event in events if event.name == name]
    if last:
        return int(found[-1].b) if found else 0
    return sum(int(event.a) for event in found)


def _search(words: Words, events: Sequence[Event]) -> Text:
    drawn = _cards(words, events, "drew")
    hidden = many(len(drawn), "card")
    cards = hidden if not drawn or drawn[0] == "a card" else row(drawn)
    return say("{who} searched and drew {cards}.", who=words.who(events[0].seat), cards=cards)


def _craft(words: Words, events: Sequence[Event]) -> Text:
    made, used = row(_cards(words, events, "took")), row(_cards(words, events, "discarded"))
    return say(
        "{who} crafted {made} from {used}.", who=words.who(events[0].seat), made=one(made), used=used or "nothing"
    )


def _buy(words: Words, events: Sequence[Event]) -> Text:
    paid = -_number(events, "cigarettes")
    bought = one(row(_cards(words, events, "took")))
    return say(
        "{who} bought {what} for {price}.", who=words.who(events[0].seat), what=bought, price=many(paid, "cigarette")
    )


def _sell(words: Words, events: Sequence[Event]) -> Text:
    sold = _cards(words, events, "discarded")
    if not sold:
        return Text()
    got = many(_number(events, "cigarettes"), "cigarette")
    return say("{who} sold {what} for {got}.", who=words.who(events[0].seat), what=row(sold), got=got)


def _joined(words: Words, events: Sequence[Event]) -> Text:
    """Join a Gang, or Change style for one Accessory fewer. Rule: GANG-2, PLACE-LAUN-2."""
    joined = next((str(event.a) for event in events if event.name == "joined"), "")
    if not joined:
        return Text()
    gang = next(words.gang(power.gang) for power in words.edition.powers if power.id == joined)
    paid = row(_cards(words, events, "discarded"))
    left = [words.power(event.a) for event in events if event.name == "left"]
    gone = f", leaving {left[0]}" if left else ""
    return say(
        "{who} joined the {gang} with {paid}: {power}{gone}.", who=words.who(events[0].seat), gang=gang, paid=paid,
        power=words.power(joined), gone=gone,
    )  # fmt: skip


def _dig(words: Words, events: Sequence[Event]) -> Text:
    """A Tool dug, and the roll for a Skill token. Rule: DIG-3, PLACE-WORK-5."""
    tool = an(row(_cards(words, events, "dug")))
    gain, now = _number(events, "scored"), _number(events, "scored", last=True)
    rolls = [f"{event.a}" for event in events if event.name == "rolled"]
    stayed = any(event.name == "buried" for event in events)
    skill = f" The Skill roll was {an(rolls[0])}: the token {'scored, too' if stayed else 'is gone'}." if rolls else ""
    return say(
        "{who} dug with {tool}: {gain} more, {now} now.{skill}", who=words.who(events[0].seat), tool=tool,
        gain=str(gain), now=many(now, "Tunnel point"), skill=skill,
    )  # fmt: skip


def _heal(words: Words, events: Sequence[Event]) -> Text:
    """A Beating or a Trauma less, perhaps with a Bandage. Rule: HEAL-1, PLACE-LAUN-5, PLACE-PSY-5."""
    calmed = [words.trauma(event.a) for event in events if event.name == "calmed"]
    healed = [many(int(event.a), "Beating") for event in events if event.name == "healed"]
    how = " with a Bandage" if str(events[0].a) == "bandage_heal" else ""
    left = f"the Trauma {calmed[0]} is gone" if calmed else f"{healed[0]} left" if healed else ""
    return say("{who} healed{how}: {left}.", who=words.who(events[0].seat), how=how, left=left) if left else Text()


def _steal(words: Words, events: Sequence[Event]) -> Text:
    return say("{who} stole {what}.", who=words.who(events[0].seat), what=one(row(_cards(words, events, "took"))))


def _to_a_place(template: str) -> Callable[[Words, Sequence[Event]], Text]:
    """A move to a Place that was chosen before it began. Rule: MOVE-6, PLACE-GAMB-5, TEAM-13."""

    def tell(words: Words, events: Sequence[Event]) -> Text:
        to = next((event.b for event in events if event.name == "moved"), str(events[0].a).split()[1])
        return say(template, who=words.who(events[0].seat), place=words.the_place(to))

    return tell


def _move(words: Words, events: Sequence[Event]) -> Text:
    """The roll and where it led. Rule: MOVE-2, MOVE-3."""
    rolls = [int(event.a) for event in events if event.name == "rolled"]
    shown = " and a ".join(f"{roll} ({words.rolled(roll)})" for roll in rolls)
    to = next((words.the_place(event.b) for event in events if event.name == "moved"), "")
    went = f" and went to {to}" if to else ""
    return say("{who} rolled a {rolls}{went}.", who=words.who(events[0].seat), rolls=shown, went=went)


TELLERS: Final[dict[str, Callable[[Words, Sequence[Event]], Text]]] = {
    "search": _search,
    "steal": _steal,
    "heal": _heal,
    "dig": _dig,
    "craft": _craft,
    "buy": _buy,
    "sell": _sell,
    "join": _joined,
    "change_style": _joined,
    "cautious": _to_a_place("{who} moved cautiously to {place}."),
    "planned": _to_a_place("{who} moved cautiously to {place}, as planned."),
    "shortcut": _to_a_place("{who} followed the gang to {place}."),
    "move": _move,
    "bandage_heal": _heal,
    **MODULE_TELLERS,
}
