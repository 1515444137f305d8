"""The lines of the engine's journal with names, and who may see their cards."""

from typing import Final

from blackgate.engine.declarations import EventKind
from blackgate.engine.masks import bit
from blackgate.engine.registry import ASKS, DECLARED_EVENTS, EVENTS
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import OPERAND_NAMES, TOKENS, VERBS
from blackgate.game.events import OPEN_ANSWERS, Event
from blackgate.game.rules import Rules

REMEMBERED: Final = 20_000
"""Number of cached lines: 99 % have been converted before, in this game or another one with the same rules."""

JournalLine = tuple[int, int, int, int]


def told(rules: Rules, line: JournalLine) -> Event:
    """Convert a line of the engine's journal to names. The cache belongs to the rules, and is freed with them."""
    known: dict[JournalLine, Event] = rules.caches.setdefault("journal", {})
    event = known.get(line)
    if event is None:
        if len(known) >= REMEMBERED:
            known.clear()
        event = known[line] = _converted(rules, line)
    return event


def _converted(rules: Rules, line: JournalLine) -> Event:
    number, seat, a, b = line
    kind = DECLARED_EVENTS[EVENTS[number]]
    first, second, *_ = (*(sort for _, sort in kind.operands), "", "")
    return Event(kind.name, seat, _named(rules, first, a), _named(rules, second, b), _seen_by(rules, kind, seat, a, b))


def _seen_by(rules: Rules, kind: EventKind, seat: int, a: int, b: int) -> tuple[int, ...] | None:
    """The seats that see the card of an event; None means everybody. Rule: INFO-1, RULING-36, RULING-40."""
    if kind.name == "chose":
        return (seat,) if b in OPEN_ANSWERS and a not in OPEN_ANSWERS[b] else None
    match kind.seen_by:
        case "alone":
            return (seat,)
        case "owner":
            return _looking_into(rules, (seat,))
        case "both":
            return _looking_into(rules, (seat, b))
        case _:
            return None


def _looking_into(rules: Rules, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, and the teammates who see their hands. Rule: RULING-41."""
    if rules.options.get("team_hands") != "shared":
        return seats
    allies = rules.tables.allies
    return tuple(one for one in range(rules.players) if any(one == seat or allies[one] & bit(seat) for seat in seats))


def _named(rules: Rules, sort: str, value: int) -> str | int:
    match sort:
        case "card":
            return rules.edition.cards[value].id
        case "slot":
            return SLOTS[value]
        case "seat":
            return f"P{value + 1}"
        case "power":
            return rules.edition.powers[value - 1].id
        case "verb":
            return VERBS[value]
        case "token":
            return TOKENS[value]
        case "trauma":
            return rules.edition.traumas[value - 1].id
        case "michel_card":
            return rules.edition.michel_cards[value].id
        case "question":
            return ASKS[value]
        case "action":
            return str(rules.lexicon.action(value))
        case "number":
            return value
        case _:
            return OPERAND_NAMES[sort][value] if sort else ""
