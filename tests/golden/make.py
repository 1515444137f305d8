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
from typing import Final, NamedTuple

from blackgate import Game, Seat, rules
from blackgate.game.notation import position
from blackgate.game.record import record

FOLDER: Final = Path(__file__).resolve().parent

SEATS: Final = ["Ana", "Boris", "Chloé", "Dmitri", "Eva", "Fatou"]
EAGER: Final = ("dig", "craft", "extort", "join", "reveal", "improve", "develop", "bribe", "propose")
"""What the chooser likes, so that a game does not drag on."""


class Golden(NamedTuple):
    """How a golden game is set up."""

    players: int
    seed: int
    overlays: tuple[str, ...] = ()
    options: dict[str, object] = {}  # noqa: RUF012  (nobody writes into it)
    modules: tuple[str, ...] = ()
    teams: bool | str = False
    edition: str = "retail"


GOLDEN: Final[dict[str, Golden]] = {
    "two_plain": Golden(2, 11),
    "three_plain": Golden(3, 12),
    "four_plain": Golden(4, 13),
    "five_plain": Golden(5, 14),
    "six_plain": Golden(6, 15),
    "two_short_cap": Golden(2, 16, options={"round_cap": 7, "first_player": "seat1"}),
    "three_solitary": Golden(3, 17, options={"solitary_bans": "start_only", "sent_ends_turn": "always", "bank": 75}),
    "four_cautious": Golden(
        4, 18, options={"cautious_to_solitary": "forbidden", "short_piles": "refuse", "reshuffle": "at_once"}
    ),
    "five_hidden": Golden(5, 19, options={"gang_piles": "face_down", "discard_view": "top_only", "memory_aid": "off"}),
    "four_fixtures": Golden(4, 20, ("fixtures",)),
    "six_fixtures": Golden(6, 21, ("fixtures",), {"bank": 75, "round_cap": "none"}),
    "three_cheap_shovels": Golden(3, 22, ("house_cheap_shovels",)),
    "two_michel": Golden(2, 33, modules=("michel",)),
    "three_vigilant": Golden(3, 34, options={"report_mode": "vigilant"}, modules=("warden", "laundry", "gambling")),
    "three_prototype_en": Golden(3, 45, edition="prototype_en"),
    "four_teams": Golden(4, 300, modules=("library", "workshop"), teams=True),
    "four_places": Golden(
        4,
        77,
        options={"skill_roll": "optional_one"},
        modules=("library", "workshop", "gambling", "gymnasium", "laundry", "ward"),
    ),
    "five_prototype_fr": Golden(5, 48, edition="prototype_fr"),
    "six_teams": Golden(
        6,
        34,
        options={"team_seating": "free", "report_mode": "auto", "round_cap": 40},
        modules=("gymnasium", "ward", "michelle", "warden"),
        teams="ABBAAB",
    ),
    "six_everything": Golden(
        6, 30, options={"round_cap": 50, "freepass": "before_report"}, modules=("dig_in", "michel")
    ),
}


def played(name: str) -> Game:
    """A golden game from start to end; whoever may report unasked does so half of the time."""
    golden = GOLDEN[name]
    seats = [Seat(SEATS[n], "random", n + 1, n % 2) for n in range(golden.players)]
    setting = rules(
        golden.edition, golden.players, golden.options, golden.overlays, modules=golden.modules, teams=golden.teams
    )
    game = Game(setting, golden.seed, seats)
    chooser = Random(golden.seed)
    while not game.over:
        unasked = [(seat, action) for seat in range(golden.players) for action in game.legal_asides(seat)]
        if unasked and chooser.random() < 0.5:
            game.throw_in(*chooser.choice(unasked))
            continue
        eager = [n for n in game.legal() if game.rules.lexicon.action(n).word in EAGER]
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
