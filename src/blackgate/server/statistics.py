"""Statistics of a finished game, counted from its events."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from blackgate.game.events import Event
from blackgate.game.game import Game


class SeatStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of one seat."""

    name: str
    points: int
    turns: int
    dug: dict[str, int]
    """By Tool: how many were dug with."""
    searched: int
    """Cards drawn."""
    crafted: int
    fights_won: int
    fights_lost: int
    stolen: int
    """Cards taken from others, by force or by chance."""
    lost: int
    """Cards taken by others."""
    earned: int
    """Cigarettes."""
    spent: int
    beaten: int
    healed: int
    visited: dict[str, int]
    """By Place (its tile, or the slot of the board): how often the prisoner moved there."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of a game."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    seats: tuple[SeatStatistics, ...]


def statistics(game: Game) -> Statistics:
    """Statistics of a finished game."""
    outcome = game.outcome
    assert outcome is not None  # noqa: S101  (callers have checked)
    return Statistics(
        winners=outcome.winners,
        reason=outcome.reason,
        rounds=outcome.rounds,
        decisions=len(game.choices),
        seats=tuple(_seat(game, seat, standing(game.events)) for seat in range(game.rules.players)),
    )


def standing(events: Sequence[Event]) -> list[Event]:
    """The events without what was taken back."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if event.name == "undid":
            del parts[-int(event.a) :]
            continue
        if event.name == "chose":
            parts.append([])
        parts[-1].append(event)
    return [event for part in parts for event in part]


def _beatings(own: Sequence[Event]) -> Counter[str]:
    """How many were received and healed; each event holds the number afterwards."""
    found, before = Counter[str](), 0
    for event in own:
        if event.name in ("beaten", "healed"):
            found[event.name] += abs(int(event.a) - before)
            before = int(event.a)
    return found


def _seat(game: Game, seat: int, events: Sequence[Event]) -> SeatStatistics:
    own = [event for event in events if event.seat == seat]
    count = Counter(event.name for event in own)
    money = [int(event.a) for event in own if event.name == "cigarettes"]
    mark, beatings = f"P{seat + 1}", _beatings(own)
    tiles = {place.slot: place.tile or place.slot for place in game.rules.edition.places}
    return SeatStatistics(
        name=game.seats[seat].name,
        points=int(game.state.players[seat].points),
        turns=count["turn"],
        dug=dict(Counter(str(event.a) for event in own if event.name == "dug")),
        searched=count["drew"],
        crafted=sum(event.name == "chose" and str(event.a).startswith("craft ") for event in own),
        fights_won=count["combat"],
        fights_lost=sum(event.name == "combat" and event.a == mark for event in events),
        stolen=count["grabbed"] + sum(event.name == "handed" and event.b == mark for event in events),
        lost=count["handed"] + sum(event.name == "grabbed" and event.b == mark for event in events),
        earned=sum(change for change in money if change > 0),
        spent=-sum(change for change in money if change < 0),
        beaten=beatings["beaten"],
        healed=beatings["healed"],
        visited=dict(Counter(tiles[str(event.b)] for event in own if event.name == "moved")),
    )
