"""Plays seeded random games and prints one hash over every option offered, every decision and every final position.

    python -m tests.trajectory --games 3 --players 2 3 --boxes retail wild [--records]

Compiled or interpreted, whatever PYTHONHASHSEED: the same line. The test runs it both ways and compares.
"""

import argparse
from hashlib import sha256
from random import Random

from tests.properties.tables import BOXES, PLAYERS, new_game, setting

from blackgate import compiled
from blackgate.game.record import record
from blackgate.game.view import view


def digest(box: str, players: int, number: int, with_records: bool) -> bytes:
    """The hash of one game: seed and options by its number."""
    game = new_game(setting(box, players, number), number)
    game.listen()
    chooser = Random(number)
    track = sha256()
    while not game.over:
        options = game.legal()
        choice = chooser.choice(options)
        track.update(f"{game.seat} {game.question} {options} {choice};".encode())
        if len(game.choices) % 100 == 0:
            track.update(game.to_json().encode())
            track.update(repr(view(game, game.seat).to_dict()).encode())
            track.update(repr([str(refusal) for refusal in game.why_not(number % 342, 0)]).encode())
        game.apply(choice)
    track.update(game.to_json().encode())
    track.update("\n".join(map(str, game.events)).encode())
    if with_records:
        track.update(record(game).encode())
    return track.digest()


def main() -> None:
    """Print whether the engine is compiled, and the hash."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--boxes", nargs="+", choices=list(BOXES), default=list(BOXES))
    parser.add_argument("--records", action="store_true")
    asked = parser.parse_args()
    whole = sha256()
    for box in asked.boxes:
        for players in asked.players:
            for number in range(asked.games):
                whole.update(digest(box, players, number, asked.records))
    print("compiled" if compiled() else "interpreted", whole.hexdigest())


if __name__ == "__main__":
    main()
