"""How a branch begins: with the position at a moment of another game, and with chance of its own.

The record of a branch holds the position it begins with, so it replays without the other game.
"""

import json
from collections.abc import Sequence
from typing import Final

from blackgate.engine.chance import KEYED, seeded
from blackgate.engine.state import State
from blackgate.errors import PositionError
from blackgate.game.dealing import stream
from blackgate.game.game import LONGEST, Game
from blackgate.game.origin import Origin
from blackgate.game.position import to_dict
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat, check_seat
from blackgate.game.view import View

NO_CHANCE: Final = 1
"""Written as the chance of the position: that of the branch comes from its own secret or seed."""


def begun(
    rules: Rules,
    position: str,
    origin: Origin,
    seats: Sequence[Seat] | None = None,
    *,
    seed: int = 0,
    secret: bytes | None = None,
    salt: str = "",
    remembered: Sequence[View] = (),
) -> Game:
    """A branch before its first decision. `remembered` are views of the moment; their viewers know what they show."""
    if origin.knower is not None:
        check_seat(rules.players, origin.knower)
    state = Game.from_dict(rules, _read(position)).state
    state.keyed = stream(secret, salt)
    state.chance = seeded(seed) if state.keyed is None else KEYED
    game = Game(rules, seed, seats, int(state.first), state=state, origin=origin, remembered=remembered)
    if game.over:
        raise PositionError("the game is over there", "position", "an earlier moment")
    return game


def beginning_of(game: Game) -> str:
    """The position a game begins with, without its chance."""
    return position_of(game.rules, game.beginning())


def position_of(rules: Rules, state: State) -> str:
    """A position without its chance, as one line of JSON."""
    return json.dumps({**to_dict(rules, state), "chance": NO_CHANCE}, separators=(",", ":"))


def _read(position: str) -> object:
    """A position written as JSON."""
    if len(position) > LONGEST:
        raise PositionError("is too long", "position", f"at most {LONGEST} characters")
    try:
        found = json.loads(position)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"is not JSON: {error}", "position", "an unchanged record") from None
    return {**found, "chance": NO_CHANCE} if isinstance(found, dict) else found
