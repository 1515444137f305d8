"""Threats: who can break out soon, by what lies open and what one viewer knows.

*Can* means: there is a way to reach the target in that one turn with the cards the viewer knows (`advice.turns`), if
the die falls well and nobody interferes. *Could* means: there is such a way if one hidden card is a certain Tool.
A threat depends on the table and the viewer's own knowledge alone. Rule: GOAL-1, TEAM-3, RULING-39.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from blackgate.game.advice.parts import said
from blackgate.game.advice.shapes import Threat
from blackgate.game.advice.turns import Digger, Digging
from blackgate.game.rules import Rules
from blackgate.game.shapes import SeatView, Table
from blackgate.speech import Who, row
from blackgate.speech.things import card

Turn = Literal["this", "next"]
CAN: Final[dict[Turn, str]] = {"this": "threat-can-this", "next": "threat-can-next"}
COULD: Final[dict[Turn, str]] = {"this": "threat-could-this", "next": "threat-could-next"}


class Lookout:
    """The threats to one viewer, found again and again: a seat that has not changed is not tried out again."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[tuple[object, ...], Threat | None]] = {}

    def threat(self, rules: Rules, table: Table, seat: int, seen: SeatView) -> Threat | None:
        """The same as `threat`."""
        trace = seen, table.piles, _turns(table, seat), table.actions, table.team_points
        before = self._seen.get(seat)
        if before is None or before[0] != trace:
            before = self._seen[seat] = trace, threat(rules, table, seat, seen)
        return before[1]


Finder = Callable[[Rules, Table, int, SeatView], Threat | None]


def threat(rules: Rules, table: Table, seat: int, seen: SeatView) -> Threat | None:
    """Whether a player, as somebody sees the player's seat, can break out in this turn or the next one."""
    missing = table.target - (table.team_points[seen.side] if seen.side else seen.points)
    known = seen.certain if seen.hand is None else seen.hand
    for turn in _turns(table, seat):
        tools = digger(rules, table, seat, seen, known, turn).reach(missing)
        if tools is not None:
            with_ = row(map(card, tools))
            return Threat(seat, "can", turn, said(CAN[turn], "GOAL-1 DIG-3", who=Who(seat), tools=with_))
    if sum(known.values()) >= seen.hand_size:
        return None
    points = Digging.of(rules).points
    for tool in sorted(points, key=points.__getitem__):
        held = {**known, tool: known.get(tool, 0) + 1}
        for turn in _turns(table, seat):
            if digger(rules, table, seat, seen, held, turn).reach(missing) is not None:
                told = said(COULD[turn], "GOAL-1 DIG-3", who=Who(seat), tool=card(tool))
                return Threat(seat, "could", turn, told)
    return None


def threats(
    rules: Rules, table: Table, seats: Sequence[SeatView], viewer: int | None, find: Finder = threat
) -> tuple[Threat, ...]:
    """Everybody who can break out soon and is not on the viewer's side; those who surely can come first.

    `seats` are the seats as the viewer (None is a spectator) sees them.
    """
    if table.over:
        return ()
    side = table.seats[viewer].side if viewer is not None else ""
    others = [n for n, each in enumerate(seats) if n != viewer and not (side and each.side == side)]
    found = [each for each in (find(rules, table, n, seats[n]) for n in others) if each is not None]
    return tuple(sorted(found, key=lambda each: (each.level != "can", each.turn != "this")))


def _turns(table: Table, seat: int) -> tuple[Turn, ...]:
    """The turns in question: the running one, while it lasts, and the next one."""
    is_running = table.active == seat and table.actions > 0 and not table.turn.turn_over
    return ("this", "next") if is_running else ("next",)


def digger(rules: Rules, table: Table, seat: int, seen: SeatView, hand: Mapping[str, int], turn: Turn) -> Digger:
    """A player at the beginning of a turn, or in the middle of the running one. Rule: TURN-3, SOL-1."""
    is_running = turn == "this"
    confined = seen.place == "solitary" and rules.tables.solitary_start_bans != 0
    actions = table.actions if is_running else 1 if confined else int(rules.tables.allowance)
    has_ability = gives_dig(rules, seen.gang_card) and not (is_running and seen.ability_used)
    facts = Digging.of(rules)
    return Digger(facts, table.piles, seat, seen, seen.place, actions, hand, seen.cigarettes, has_ability)


def gives_dig(rules: Rules, gang_card: str) -> bool:
    """Whether a Gang card gives another Dig after a Dig. Rule: GANG-7."""
    if not gang_card:
        return False
    power = rules.edition.powers[rules.edition.power(gang_card) - 1]
    freely = any(effect.do == "free" and "dig" in effect.verbs for effect in power.effects)
    return freely and power.when == "after" and "dig" in power.verbs
