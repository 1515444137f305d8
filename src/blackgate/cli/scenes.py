"""Actions told as a whole: from the decision to the end of the action, in one sentence."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.words import Words, an, row, say
from blackgate.editions.wording_effects import counted as many
from blackgate.game.events import Event

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "search": ("drew", "reshuffled"),
    "steal": ("took",),
    "heal": ("healed",),
    "dig": ("dug", "scored"),
    "craft": ("discarded", "took", "chose"),
    "buy": ("cigarettes", "took"),
    "sell": ("chose", "discarded", "cigarettes"),
    "join": ("chose", "discarded", "joined", "left"),
    "cautious": ("moved",),
    "move": ("rolled", "chose", "moved"),
}
"""By action: the events of its own seat that belong to it."""


def scene(words: Words, events: Sequence[Event]) -> list[Text]:
    """One action, and what it does not mention."""
    word = str(events[0].a).split()[0]
    return [TELLERS[word](words, events), *(reshuffled(event) for event in events if event.name == "reshuffled")]


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


def _join(words: Words, events: Sequence[Event]) -> Text:
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
    tool = an(row(_cards(words, events, "dug")))
    gain, now = _number(events, "scored"), _number(events, "scored", last=True)
    return say(
        "{who} dug with {tool}: {gain} more, {now} now.", who=words.who(events[0].seat), tool=tool,
        gain=str(gain), now=many(now, "Tunnel point"),
    )  # fmt: skip


def _heal(words: Words, events: Sequence[Event]) -> Text:
    left = many(_number(events, "healed"), "Beating")
    return say("{who} healed: {left} left.", who=words.who(events[0].seat), left=left)


def _steal(words: Words, events: Sequence[Event]) -> Text:
    return say("{who} stole {what}.", who=words.who(events[0].seat), what=one(row(_cards(words, events, "took"))))


def _cautious(words: Words, events: Sequence[Event]) -> Text:
    to = next((event.b for event in events if event.name == "moved"), str(events[0].a).split()[1])
    return say("{who} moved cautiously to {place}.", who=words.who(events[0].seat), place=words.the_place(to))


def _move(words: Words, events: Sequence[Event]) -> Text:
    """The roll and where it led. Rule: MOVE-2, MOVE-3."""
    rolls = [int(event.a) for event in events if event.name == "rolled"]
    shown = " and a ".join(f"{roll} ({words.rolled(roll)})" for roll in rolls)
    to = next((words.the_place(event.b) for event in events if event.name == "moved"), "")
    went = f" and went to {to}" if to else ""
    return say("{who} rolled a {rolls}{went}.", who=words.who(events[0].seat), rolls=shown, went=went)


def one(cards: str) -> str:
    """A single thing gets its article."""
    return cards if not cards or cards[0].isdigit() or " and " in cards else an(cards)


TELLERS: Final[dict[str, Callable[[Words, Sequence[Event]], Text]]] = {
    "search": _search,
    "steal": _steal,
    "heal": _heal,
    "dig": _dig,
    "craft": _craft,
    "buy": _buy,
    "sell": _sell,
    "join": _join,
    "cautious": _cautious,
    "move": _move,
}
