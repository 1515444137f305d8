"""Plays seeded random games and prints a hash over every option offered, every decision and every final position.

    python -m tests.trajectory --games 3 --players 2 3 --boxes retail wild --combos 0 24 1 [--records]

Compiled or interpreted, whatever PYTHONHASHSEED: the same hash for each box and for all combinations. The test runs it
both ways and compares.
"""

import argparse
from hashlib import sha256
from random import Random

from tests.properties.combos import pairwise, setting_of
from tests.properties.deeds import decide, take
from tests.properties.tables import BOXES, PLAYERS, new_game, setting

from blackgate import Game, compiled
from blackgate.engine.vocabulary import ACTIONS
from blackgate.game.record import record
from blackgate.game.view import view


def digest(box: str, players: int, number: int, with_records: bool, most: int | None = None) -> bytes:
    """The hash of one game: seed and options by its number."""
    return digest_of(new_game(setting(box, players, number), number), number, with_records, most)


def digest_of(game: Game, number: int, with_records: bool, most: int | None = None) -> bytes:
    """The hash of one game, played at random to its end or for that many decisions."""
    game.listen()
    chooser = Random(number)
    track = sha256()
    while not game.over and (most is None or len(game.choices) < most):
        deed = decide(game, chooser)
        track.update(f"{game.seat} {game.question} {game.legal()} {deed};".encode())
        if len(game.choices) % 100 == 0:
            track.update(game.to_json().encode())
            track.update(repr(view(game, game.seat).to_dict()).encode())
            track.update(repr([str(refusal) for refusal in game.why_not(number % ACTIONS, 0)]).encode())
        take(game, deed)
    track.update(game.to_json().encode())
    track.update("\n".join(map(str, game.events)).encode())
    if with_records:
        track.update(record(game).encode())
    return track.digest()


def main() -> None:
    """Print whether the engine is compiled, and the hashes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--boxes", nargs="+", choices=list(BOXES), default=())
    parser.add_argument("--decisions", type=int, help="most decisions of one game; otherwise all")
    parser.add_argument("--records", action="store_true")
    parser.add_argument(
        "--combos",
        type=int,
        nargs=3,
        metavar=("FIRST", "STEP", "TIMES"),
        help="rows of the covering set, which is gone through so many times",
    )
    asked = parser.parse_args()
    print("compiled" if compiled() else "interpreted")
    for box in asked.boxes:
        whole = sha256()
        for players in asked.players:
            for number in range(asked.games):
                whole.update(digest(box, players, number, asked.records, asked.decisions))
        print(box, whole.hexdigest())
    whole = sha256()
    first, step, times = asked.combos or (0, 1, 0)
    for row in range(first, times * len(pairwise()), step):
        combo = pairwise()[row % len(pairwise())]
        whole.update(digest_of(new_game(setting_of(combo), row), row, asked.records, asked.decisions))
    print("combinations", whole.hexdigest())


if __name__ == "__main__":
    main()
