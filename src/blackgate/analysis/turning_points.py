"""The course of a finished game, turn by turn, and its turning points: the turns that moved the chances most.

Within an action the estimate goes back and forth, because half of it is still open. It is calm between actions, so only
such moments are compared.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from blackgate.analysis.curve import curve
from blackgate.game.events import Event
from blackgate.game.narration import tell
from blackgate.game.record.reading import steps
from blackgate.game.rules import Rules
from blackgate.speech import Message, seats_in

MOST: Final = 3
"""Turning points of a game."""
LEAST: Final = 0.05
"""A turn that changes no chance by more is no turning point."""
MOST_MESSAGES: Final = 3
"""Of a turning point: what came out of an action, not how it began."""
FREE: Final = "turn"
"""The question at which a player may choose anything."""
DIGITS: Final = 4
"""Of a chance."""
HEADER: Final = "turn-began"
"""Says whose turn it is."""
UNTOLD: Final = frozenset({"demanded", "laid", "refused", "stopped", "looked", "saw"})
"""How an action begins and goes on."""
NAMED: Final = 1.25
"""How much the change of a side weighs that the sentences speak of."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that moved the chances, and the action that did most of it."""

    step: int
    """The end of that action: the number of choices before it."""
    round: int
    side: int
    """Whose chance it tells of: an index of `Course.sides`."""
    before: float
    """That chance when the turn began, from 0 to 1."""
    after: float
    """When it was over."""
    told: tuple[Message, ...]
    """What came out of the action, with all cards open."""


class TurnStart(msgspec.Struct, frozen=True):
    """The chances when a turn began."""

    step: int
    """The number of choices before it, as `blackgate replay` counts them."""
    round: int
    chances: tuple[float, ...]
    """By side: the chance to win, from 0 to 1."""


class Course(msgspec.Struct, frozen=True):
    """A game turn by turn."""

    sides: tuple[tuple[int, ...], ...]
    """The seats that win together."""
    turns: tuple[TurnStart, ...]
    """Every turn, and at last the end."""
    turning_points: tuple[TurningPoint, ...]
    """In the order of the game."""


class Choice(msgspec.Struct, frozen=True):
    """A choice that was not taken back; or several as one, from choosing an action to its last consequence."""

    step: int
    """The number of choices up to it."""
    turn: tuple[int, int]
    """The round and the active seat after it."""
    is_done: bool
    """Whether a player may choose anything next."""
    told: tuple[Message, ...]
    """What came out of it."""


def course(record: str, base: Rules | None = None) -> Course:
    """The course of the game in a record; raises what `curve` raises."""
    moments = curve(record, base)
    rules, choices = standing(record, base)
    sides = sides_of(rules)
    chances = [tuple(round(each.chances[side[0]], DIGITS) for side in sides) for each in moments]
    starts = [0, *(n for n in range(1, len(choices) - 1) if choices[n].turn != choices[n - 1].turn), len(choices) - 1]
    found = [turning_point(choices[a : b + 1], chances, sides) for a, b in pairwise(starts)]
    largest = sorted((each for each in found if each), key=lambda each: -abs(each.after - each.before))[:MOST]
    turns = tuple(TurnStart(at := choices[n].step, moments[at].round, chances[at]) for n in starts)
    return Course(sides, turns, tuple(sorted(largest, key=lambda each: each.step)))


def sides_of(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: each alone, or the teams. Rule: TEAM-3."""
    seats, allies = range(rules.players), rules.tables.allies
    together = [tuple(mate for mate in seats if mate == seat or allies[seat] >> mate & 1) for seat in seats]
    return tuple(dict.fromkeys(together))


def standing(record: str, base: Rules | None) -> tuple[Rules, list[Choice]]:
    """The rules of a game and its choices, without those that were taken back. It starts with the deal."""
    choices: list[Choice] = []
    heard = 0
    for step, game in enumerate(steps(record, base, listen=True)):
        events = [replace(each, seen_by=None) for each in game.events[heard:]]
        heard = len(game.events)
        undone = sum(int(each.a) for each in events if each.name == "undid")
        if undone:
            del choices[-undone:]
        else:
            turn = int(game.state.round), int(game.state.active)
            choices.append(Choice(step, turn, game.over or game.question == FREE, outcome(game.rules, events)))
    return game.rules, choices


def outcome(rules: Rules, events: Sequence[Event]) -> tuple[Message, ...]:
    """What came out of a choice, up to the next turn."""
    messages = [each.message for each in tell(rules, events, None)]
    ids = [each.id for each in messages]
    ended = messages[: ids.index(HEADER)] if HEADER in ids else messages
    return tuple(each for each in ended if each.id not in UNTOLD)


def turning_point(
    turn: Sequence[Choice], chances: Sequence[Sequence[float]], sides: Sequence[Sequence[int]]
) -> TurningPoint | None:
    """What changed from the first to the last of these choices; None if that is little, or nothing to tell."""
    before, after = chances[turn[0].step], chances[turn[-1].step]
    change = [now - then for then, now in zip(before, after, strict=True)]
    found = decisive(turn, chances, change)
    if found is None or max(map(abs, change)) < LEAST:
        return None
    named = {seat for each in found.told for seat in seats_in(each)}
    side = max(range(len(sides)), key=lambda n: abs(change[n]) * (NAMED if named.intersection(sides[n]) else 1))
    return TurningPoint(found.step, turn[0].turn[0], side, before[side], after[side], found.told[-MOST_MESSAGES:])


def decisive(turn: Sequence[Choice], chances: Sequence[Sequence[float]], change: Sequence[float]) -> Choice | None:
    """The action that did most of a change; None if there is nothing to tell of any."""
    best, found, before = 0.0, None, chances[turn[0].step]
    for action in actions(turn):
        after = chances[action.step]
        moved = sum((now - then) * way for then, now, way in zip(before, after, change, strict=True))
        before = after
        if action.told and (found is None or moved > best):
            best, found = moved, action
    return found


def actions(turn: Sequence[Choice]) -> Iterator[Choice]:
    """The choices of a turn after its beginning, those that belong together as one."""
    told: tuple[Message, ...] = ()
    for choice in turn[1:]:
        told += choice.told
        if choice.is_done or choice is turn[-1]:
            yield replace(choice, told=told)
            told = ()
