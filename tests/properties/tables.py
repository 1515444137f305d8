"""Tables to play at: every number of players, random options, and boxes that deal every word of the vocabulary."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Final

from tests.properties.deeds import play

from blackgate import Edition, Game, Rules, compiled, load, rules
from blackgate.engine.terms import SEATS

PLAYERS: Final = range(2, SEATS + 1)
FX_CARDS: Final = (
    "fx_draw2", "fx_search", "fx_goto_cell", "fx_goto_cafeteria", "fx_goto_yard", "fx_goto_infirmary",
    "fx_goto_showers",
    "fx_goto_solitary", "fx_push_cell", "fx_push_cafeteria", "fx_push_yard", "fx_push_infirmary", "fx_push_showers",
    "fx_push_solitary", "fx_heal2", "fx_knife", "fx_point", "fx_dig",
)  # fmt: skip
FX_GANG_CARDS: Final = ("fxg_act", "fxg_srch", "fxg_swap", "fxg_roll")
FX_BACKGROUNDS: Final = ("fxb_a", "fxb_b", "fxb_c", "fxb_d")

DEALT_FIXTURES: Final[Mapping[str, object]] = {
    "overlay": True,
    "id": "dealt_fixtures",
    "name": "Fixture cards in deck and piles",
    "card": [{"id": name, "copies": 1} for name in FX_CARDS] + [{"id": "fx_link", "copies": 6}],
    "gang_card": [{"id": name, "copies": 3} for name in FX_GANG_CARDS],
    "background": [{"id": name, "copies": 4} for name in FX_BACKGROUNDS],
}
"""The fixture overlay deals none of its cards; this one deals them all."""

WILD: Final[Mapping[str, object]] = {
    "overlay": True,
    "id": "wild",
    "name": "What neither the box nor the fixtures say",
    "card": [
        {"id": "riot", "copies": 3, "do": [{"do": "drop", "who": "others", "n": 2, "pick": "choice"}]},
        {"id": "fx_draw2", "copies": 3, "do": [{"do": "grab", "who": "other", "n": 2, "pick": "choice"}]},
        {"id": "fx_heal2", "copies": 2, "do": [{"do": "beat", "who": "others", "n": 2}, {"do": "peek", "who": "here"}]},
        {"id": "fx_knife", "copies": 3, "do": [{"do": "cigs", "who": "others", "n": 2}]},
        {"id": "fx_dig", "copies": 3, "do": [{"do": "perform", "verbs": ["dig", "extort", "sell"], "anywhere": True}]},
        {"id": "fx_point", "copies": 1, "do": [{"do": "points", "n": 2}]},
        {"id": "fx_search", "copies": 2,
         "do": [{"do": "drop", "n": 3, "pick": "random"}, {"do": "recover", "class": "rare", "n": 9}]},
    ],
    "gang_card": [
        {"id": "fxg_act", "copies": 9, "when": "after_other", "verb": ["search"], "do": [{"do": "draw", "n": 1}]},
        {"id": "fxg_srch", "copies": 9,
         "mods": [{"mod": "limit", "n": 1, "verbs": ["extort", "search"]}, {"mod": "hand", "n": 2}]},
        {"id": "fxg_roll", "copies": 9, "if": [{"at": ["cell", "yard"]}, {"company": True}], "when": "after_other",
         "do": [{"do": "free", "verbs": ["extort", "search"]}], "mods": []},
        {"id": "fxg_swap", "copies": 9, "do": [{"do": "pay", "n": 1}, {"do": "move", "who": "other", "to": "showers"}]},
    ],
    "background": [
        {"id": "fxb_a", "copies": 9, "when": "after", "verb": ["win", "lose"],
         "do": [{"do": "beat", "who": "foe", "n": 1}]},
        {"id": "fxb_b", "copies": 9, "if": [{"company": True}]},
    ],
}  # fmt: skip

BOXES: Final[Mapping[str, tuple[str | Mapping[str, object], ...]]] = {
    "retail": (),
    "links": (
        "fixtures",
        {"overlay": True, "id": "links", "name": "Dear Links", "card": [{"id": "fx_link", "copies": 6}]},
    ),
    "fixtures": ("fixtures", DEALT_FIXTURES),
    "wild": ("fixtures", WILD),
}
"""What is dealt. In the last two Tunnel points come from cards as well as from digging."""


LONG: Final = bool(os.environ.get("BLACKGATE_LONG"))


def scaled(games: int, long: int = 0) -> int:
    """How many games a test plays: a hundred times as many, or of `long`, in a long run; fewer where interpreted."""
    if not compiled():
        return max(games // 12, 1)
    return (long or games) * 100 if LONG else games


@cache
def box(name: str) -> Edition:
    """An edition by the name of its box."""
    return load("retail", list(BOXES[name]))


def random_options(edition: Edition, chooser: Random) -> dict[str, object]:
    """A value for every option the base game can be played with; those of later modules are accepted, too."""
    chosen: dict[str, object] = {}
    for option in edition.options:
        if option.key == "ruleset":
            continue
        values: list[str | int] = list(option.values)
        if option.number:
            values += [option.number[0], min(option.number[0] + 11, option.number[1])]
        chosen[option.key] = chooser.choice(values)
    return chosen


@cache
def setting(box_name: str, players: int, number: int) -> Rules:
    """The rules of one table; number 0 is the table with every default."""
    edition = box(box_name)
    chooser = Random(f"{box_name} {players} {number}")
    return rules(edition, players, random_options(edition, chooser) if number else None)


def new_game(rules: Rules, seed: int) -> Game:
    """A game at that table; where somebody has to name the first player, the seed does."""
    named = rules.options["first_player"] in ("host", "last_loser")
    return Game(rules, seed, first=seed % rules.players if named else None)


def games(box_name: str, players: int, count: int, tables: int = 12) -> Iterator[tuple[Game, Random]]:
    """So many games, spread over tables with different options, each with its own chooser."""
    for seed in range(count):
        yield new_game(setting(box_name, players, seed % tables), seed), Random(f"{box_name} {players} {seed}")


def wander(box_name: str, players: int, seed: int, most: int = 3000) -> tuple[Game, Random]:
    """A game somewhere in its middle, still running."""
    chooser = Random(f"wander {box_name} {players} {seed}")
    for attempt in range(20):
        game = new_game(setting(box_name, players, seed % 12), seed + 1000 * attempt)
        play(game, chooser, chooser.randrange(max(most >> attempt, 1)))
        if not game.over:
            return game, chooser
    raise AssertionError("no game ran that long")
