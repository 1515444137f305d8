"""Writes the golden games: records whose replay must never change without a decision.

    python -m tests.golden.make            writes those that are missing
    python -m tests.golden.make --renew    writes all of them anew

A golden game is renewed when the rules or the content of the retail edition change on purpose; the commit says why.
Each file is a record as Blackgate writes it, with two comments on top: how it was chosen, and the hash of its end.
"""

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from blackgate import Game, Seat, rules
from blackgate.game.notation import position
from blackgate.game.record import record

FOLDER: Final = Path(__file__).resolve().parent

SEATS: Final = ["Ana", "Boris", "Chloé", "Dmitri", "Eva", "Fatou"]

GOLDEN: Final[dict[str, tuple[int, int, tuple[str, ...], dict[str, object]]]] = {
    "two_plain": (2, 11, (), {}),
    "three_plain": (3, 12, (), {}),
    "four_plain": (4, 13, (), {}),
    "five_plain": (5, 14, (), {}),
    "six_plain": (6, 15, (), {}),
    "two_short_cap": (2, 16, (), {"round_cap": 7, "first_player": "seat1"}),
    "three_solitary": (3, 17, (), {"solitary_bans": "start_only", "sent_ends_turn": "always", "bank": 75}),
    "four_cautious": (
        4,
        18,
        (),
        {"cautious_to_solitary": "forbidden", "short_piles": "refuse", "reshuffle": "at_once"},
    ),
    "five_hidden": (5, 19, (), {"gang_piles": "face_down", "discard_view": "top_only", "memory_aid": "off"}),
    "four_fixtures": (4, 20, ("fixtures",), {}),
    "six_fixtures": (6, 21, ("fixtures",), {"bank": 75, "round_cap": "none"}),
    "three_cheap_shovels": (3, 22, ("house_cheap_shovels",), {}),
}
"""By name: players, seed, overlays, options."""


def played(name: str) -> Game:
    """A golden game from start to end; the chooser likes to dig, craft and fight, so that it does not drag on."""
    players, seed, overlays, options = GOLDEN[name]
    seats = [Seat(SEATS[n], "random", n + 1, n % 2) for n in range(players)]
    game = Game(rules("retail", players, options, overlays), seed, seats)
    chooser = Random(seed)
    while not game.over:
        eager = [
            n for n in game.legal() if game.rules.lexicon.action(n).word in ("dig", "craft", "extort", "join", "reveal")
        ]
        game.apply(chooser.choice(eager if eager and chooser.random() < 0.7 else game.legal()))
    return game


def end_hash(game: Game) -> str:
    """The hash of the final position."""
    return sha256(position(game).encode()).hexdigest()


def text_of(name: str) -> str:
    """The file of a golden game."""
    game = played(name)
    magic, _, rest = record(game).partition("\n")
    return f"{magic}\n# {name}: written by tests/golden/make.py\n# end {end_hash(game)}\n{rest}"


def main(arguments: list[str]) -> int:
    """Write what is missing, or everything; refuse to change what is there otherwise."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--renew", action="store_true", help="overwrite the golden games that are there")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args(arguments)
    kept = 0
    for name in GOLDEN:
        file = asked.folder / f"{name}.record"
        if file.exists() and not asked.renew:
            kept += 1
            continue
        file.write_text(text_of(name), encoding="utf-8")
        print(f"wrote {file.name}")
    if kept:
        print(f"kept {kept} golden games; --renew overwrites them", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
