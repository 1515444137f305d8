"""The job that finds where a branch begins."""

import msgspec

from blackgate.editions import boxes
from blackgate.errors import ForeignRecordError
from blackgate.game.branch import start_of
from blackgate.game.rules import Rules
from blackgate.game.seats import check_seat
from blackgate.server.offload.protocol import BranchMade, MakeBranch


def branch(job: MakeBranch) -> BranchMade:
    """Where a branch begins, and what its rules are made from."""
    moment, start = start_of(job.record, job.decision, job.seat if job.is_redrawn else None, job.draw)
    rules = moment.rules
    check_seat(rules.players, job.seat)
    return BranchMade(
        start,
        _edition(rules),
        rules.edition.fingerprint,
        rules.players,
        rules.modules,
        "".join(rules.teams or ()),
        dict(rules.chosen),
        msgspec.json.decode(rules.box) if rules.box else None,
        tuple((seat.board, seat.side) for seat in moment.seats),
    )


def _edition(rules: Rules) -> str:
    """The edition as rooms name it; a prototype is one of its own."""
    name = rules.overlays[0] if rules.overlays else rules.edition.id
    if len(rules.overlays) > 1 or name not in [each.id for each in boxes()]:
        raise ForeignRecordError("was played with overlays that no table here has", "record", "play on in the terminal")
    return name
