"""Looking back: a game that is over, at any moment, as any seat saw it."""

import msgspec

from blackgate.game.record import steps
from blackgate.game.rules import Rules
from blackgate.game.telling import Teller, Told
from blackgate.game.view import View
from blackgate.server.problems import Refused


class Moment(msgspec.Struct, frozen=True):
    """A game after so many decisions."""

    decision: int
    decisions: int
    """How many the whole game has; what was taken back counts as well."""
    view: View
    story: tuple[Told, ...]
    """What the last of them brought about."""


def seen_after(record: str, decision: int, seat: int | None, rules: Rules | None = None) -> Moment:
    """What a seat, or (None) a spectator, saw after so many decisions of a record."""
    found: tuple[View, list[Told]] | None = None
    teller: Teller | None = None
    lines: list[Told] = []
    told = last = 0
    for last, past in enumerate(steps(record, rules, listen=True)):
        teller = teller or _teller(past.rules, seat)
        if last <= decision:
            lines = teller.tell(past.events[told:])
            told = len(past.events)
        if last == decision:
            found = past.view(seat), lines
    if found is None:
        raise Refused("unknown", f"there is no decision {decision}", "decision", f"0 to {last}")
    return Moment(decision, last, found[0], tuple(found[1]))


def _teller(rules: Rules, seat: int | None) -> Teller:
    if seat is not None and not 0 <= seat < rules.players:
        raise Refused("unknown", f"there is no seat {seat + 1}", "seat", f"seats are 0 to {rules.players - 1}")
    return Teller(rules, seat)
