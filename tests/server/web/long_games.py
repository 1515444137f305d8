"""Long games, written into the store as event logs, so that they need not be played over the network."""

from dataclasses import dataclass
from random import Random

from blackgate.game.game import Game
from blackgate.game.seats import Seat
from blackgate.server.event_log import AnyEntry, Began, Chose, Opened, Sat, encode_entry
from blackgate.server.keys import hashed, new_code, new_secret
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Listing, Row
from blackgate.server.web.app_state import AppState

EVERYTHING = ("dig_in", "michel", "warden")
PLAYERS = 6


@dataclass(frozen=True)
class LongRoom:
    """A room in the store, not in memory; `keys` by seat."""

    code: str
    keys: tuple[str, ...]
    decisions: int
    version: int
    next_seat: int
    next_action: str
    """The last decision of the game; it is still to come where the game is not over."""


async def long_room(state: AppState, rounds: int, is_over: bool = True, seed: int = 7) -> LongRoom:
    """A game of six with all modules that took so many rounds; one that is not over lacks its last decision."""
    settings = RoomSettings(
        players=PLAYERS, modules=EVERYTHING, windows="swift", hints=True, options={"round_cap": rounds}
    )
    keys = tuple(f"key-of-seat-{seat}" for seat in range(PLAYERS))
    began = Began(Random(seed).randbytes(32).hex(), 0)
    chosen = played(settings, began, Random(seed))
    entries: list[AnyEntry] = [Opened(settings, hashed(keys[0]), new_secret())]
    entries += [Sat(seat, f"Player {seat + 1}", hashed(key)) for seat, key in enumerate(keys)]
    entries += [began, *(chosen if is_over else chosen[:-1])]
    code = new_code()
    rows = [Row(n, 1_800_000_000_000, "", encode_entry(entry)) for n, entry in enumerate(entries, 1)]
    await state.store.create(code, rows, Listing(code, "over" if is_over else "playing", True, 0, b"{}"))
    return LongRoom(code, keys, len(chosen), len(entries), chosen[-1].seat, chosen[-1].action)


def played(settings: RoomSettings, began: Began, chance: Random) -> list[Chose]:
    """The choices of six random players."""
    seats = [Seat(f"Player {seat + 1}", "human") for seat in range(PLAYERS)]
    game = Game(settings.rules(), seats=seats, first=began.first, secret=bytes.fromhex(began.secret))
    chosen = list[Chose]()
    while not game.over:
        action = chance.choice(game.legal())
        chosen.append(Chose(game.seat, str(game.rules.lexicon.action(action))))
        game.apply(action)
    return chosen
