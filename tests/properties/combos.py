"""Combinations of a box, a number of players, modules, teams and options: all pairs of them, or one at random."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Final

from tests.properties.covering import Ban, Factors, Space, Value, cover
from tests.properties.tables import BOXES, PLAYERS, new_game

from blackgate import Game, Rules, compiled, rules
from blackgate.engine.terms import SEATS

PARTS: Final = 6
"""Into so many the combinations are parted, a test for each."""

PLACES: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward")
MODULES: Final = (*PLACES, "michel", "warden")
PROTOTYPES: Final = ("prototype_fr", "prototype_en")
SPLITS: Final = {4: "AABB", 6: "ABBAAB"}
"""Who sits where in teams that do not alternate."""

NUMBERS: Final[Mapping[str, tuple[Value, ...]]] = {"round_cap": ("auto", 9, 30)}
"""Options that take a number, with what is tried: nobody waits for a game that only a win can end."""
ELSEWHERE: Final = ("ruleset", "team_seating", "team_chat", "bot_attention", "timer")
"""Options that are no factor: an edition of its own, a part of `teams`, or nothing to the rules."""
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_check": ("michel",), "michel_roll": ("michel",), "help_vs_michel": ("teams", "michel"),
    "team_hands": ("teams",), "extort_teammate": ("teams",), "exchange_open": ("teams",),
    "trauma_needs_beating": ("ward",), "skill_roll": ("workshop",), "workout_retries": ("gymnasium",),
    "bandage_heal": ("laundry",), "cautious_to_office": ("warden",), "report_mode": ("warden",),
    "freepass": ("warden",), "punish_self": ("warden",), "office_reach": ("warden",),
    "corruption_before_michel": ("warden", "michel"),
}  # fmt: skip
"""Options that say something only with these modules: without one of them they have no value."""


@dataclass(frozen=True)
class Combo:
    """One combination: a value for every factor."""

    cells: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.cells if value is not None)


@cache
def choices() -> Factors:
    """By option: the values it can have; None where it says nothing."""
    values: dict[str, tuple[Value, ...]] = {}
    for option in rules().edition.options:
        if option.key not in ELSEWHERE:
            values[option.key] = NUMBERS.get(option.key, option.values) + ((None,) if option.key in NEEDS else ())
    return values


@cache
def factors() -> Factors:
    """By name: every value it can have; None is a module that is not in play."""
    return {
        "players": tuple(PLAYERS),
        "teams": ("alternate", "free", None),
        "michel": ("michel", "michelle", None),
        "warden": ("warden", None),
        **{place: (place, None) for place in PLACES},
        "box": ("retail", "fixtures", "wild", *PROTOTYPES),
        **choices(),
    }


@cache
def space() -> Space:
    """What goes together. Rule: TEAM-1, TEAM-4, RULING-22, PROTO-1, PROTO-3, PROTO-6."""
    bans: list[Ban] = [
        {"teams": _some("teams"), "players": frozenset(n for n in PLAYERS if n not in SPLITS)},
        {"teams": _some("teams"), "gambling": _some("gambling")},
        *({"box": frozenset(PROTOTYPES), module: _some(module)} for module in (*MODULES, "teams")),
        {"box": frozenset(PROTOTYPES), "gang_piles": frozenset(["face_down"])},
        {"box": frozenset(PROTOTYPES), "players": frozenset([SEATS])},
    ]
    none = frozenset[Value]([None])
    for option, needs in NEEDS.items():
        bans += [{option: _some(option), need: none} for need in needs]
        bans.append({option: none, **{need: _some(need) for need in needs}})
    return Space(factors(), bans)


def _some(name: str) -> frozenset[Value]:
    """Every value of a factor but none."""
    return frozenset(value for value in factors()[name] if value is not None)


@cache
def pairwise() -> tuple[Combo, ...]:
    """Every two values that can stand together stand together in one of these."""
    return tuple(Combo(tuple((name, row[name]) for name in factors())) for row in cover(space()))


def random_combo(chooser: Random) -> Combo:
    """Any combination."""
    left = space().all()
    names = list(factors())
    chooser.shuffle(names)
    for name in names:
        open_ = [value for value in factors()[name] if value in left[name]]
        chooser.shuffle(open_)
        left = next(found for value in open_ if (found := space().narrowed(left, [(name, value)])))
    return Combo(tuple((name, next(iter(left[name]))) for name in factors()))


@lru_cache(maxsize=64)
def setting_of(combo: Combo) -> Rules:
    """The rules of that table."""
    row = dict(combo.cells)
    players, box, seating = int(str(row["players"])), str(row["box"]), row["teams"]
    options: dict[str, object] = {name: row[name] for name in choices() if row[name] is not None}
    if seating:
        options["team_seating"] = seating
    return rules(
        box if box in PROTOTYPES else "retail",
        players,
        options,
        BOXES.get(box, ()),
        modules=[str(row[name]) for name in MODULES if row[name]],
        teams=SPLITS[players] if seating == "free" else bool(seating),
    )


def combos(part: int, more: int) -> Iterator[Combo]:
    """One part of the covering set, a third of it where the engine is interpreted; in a long run random ones, too."""
    yield from pairwise()[part :: PARTS if compiled() else 3 * PARTS]
    if os.environ.get("BLACKGATE_LONG"):
        chooser = Random(part)
        yield from (random_combo(chooser) for _ in range(more))


def combo_games(part: int, each: int = 1, more: int = 0) -> Iterator[tuple[Combo, Game, Random]]:
    """One game of every combination of a part, in a long run so many; each with its own chooser."""
    for number, combo in enumerate(combos(part, more)):
        for seed in range(number, number + (each if os.environ.get("BLACKGATE_LONG") else 1)):
            yield combo, new_game(setting_of(combo), seed), Random(f"{combo} {seed}")


def rich(game: Game, chooser: Random) -> Game:
    """The same table where everybody has tokens, cigarettes, a Knife and more, and stands in one of two Places."""
    data = game.to_dict()
    spots = chooser.sample([place.slot for place in game.rules.edition.places], 2)
    for seat in data["seats"]:
        seat["place"] = chooser.choice(spots)
        seat["cigarettes"] = chooser.randrange(5)
        for token, left in data["tokens"].items():
            if left and chooser.random() < 0.7:
                data["tokens"][token] -= 1
                seat["tokens"][token] = 1
        seat["hand"] = dict(Counter(seat["hand"]) + Counter(["knife", *(data["deck"].pop() for _ in range(4))]))
        data["piles"]["knife"] -= 1
    if data["warden"]:
        data["warden"] = chooser.choice(spots)
    wealthy = Game.from_dict(game.rules, data)
    wealthy.seed = game.seed
    return wealthy
