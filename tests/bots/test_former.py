"""`mastermind-1` plays as the first Mastermind did when it was kept: the same choices with the same chances."""

import pytest

from blackgate import Game, rules
from blackgate.bots import BOTS, BUILT_IN, Chance, Clock, make
from blackgate.game.view import view

KEPT: list[tuple[int, list[str], int, list[str]]] = [
    (
        4,
        [],
        1,
        [
            "move 0.299511 15",
            "reveal 0.185999 48",
            "join queers 0.352748 37",
            "dig spoon 0.232662 48",
            "move 0.141510 19",
            "craft pickaxe 0.387213 42",
            "search 0.141037 22",
            "search 0.101704 33",
        ],
    ),
    (
        2,
        [],
        2,
        [
            "reveal 0.481146 48",
            "craft shovel 0.507469 40",
            "card cap 0.536544 19",
            "card bandana 0.409034 13",
            "search 0.698723 22",
            "move 0.740814 26",
            "play riot 0.773496 18",
            "card shakedown 0.658601 17",
        ],
    ),
    (
        6,
        ["teams"],
        3,
        [
            "play cafeteria_key 0.589026 24",
            "cautious infirmary 0.473425 12",
            "cautious yard 0.561111 14",
            "card cap 0.479152 13",
            "move 0.509336 12",
            "dig shovel 0.645644 48",
            "move 0.601598 23",
            "search 0.664931 19",
        ],
    ),
    (
        4,
        ["michel", "warden", "ward", "library"],
        4,
        [
            "play bribed_guard 0.247155 22",
            "play cafeteria_key 0.218331 19",
            "craft knives 0.252244 21",
            "search 0.282856 23",
            "card powder 0.260733 29",
            "steal 0.224153 17",
            "reveal 0.206084 48",
            "move 0.238328 14",
        ],
    ),
]
"""Players, modules, seed; then action, chance and playouts of some decisions, as the first Mastermind took them."""


def decisions(players: int, modules: list[str], seed: int) -> list[str]:
    setting = rules(players=players, modules=modules)
    game, bot, chance = Game(setting, seed), make("mastermind-1", setting), Chance(seed)
    rookie = make("rookie", setting)
    found: list[str] = []
    for n in range(400):
        if len(found) == 8:
            break
        seen = view(game, game.seat, memory=True)
        if len(seen.options) > 2 and n % 7 == 0:
            choice = bot.choose(seen, seen.options, Clock(playouts=48), Chance(n), explain=True)
            assert choice.reasons is not None
            best = choice.reasons.candidates[0]
            found.append(f"{choice.action} {best.chance:.6f} {best.playouts}")
        game.apply(rookie.choose(seen, seen.options, Clock(), chance).action)
    return found


@pytest.mark.parametrize(("players", "modules", "seed", "kept"), KEPT)
def test_the_first_mastermind_never_changes(players: int, modules: list[str], seed: int, kept: list[str]) -> None:
    assert decisions(players, modules, seed) == kept


def test_former_bots_can_be_made_and_are_not_offered() -> None:
    assert make("mastermind-1").name == "mastermind-1"
    assert "mastermind-1" in BUILT_IN
    assert "mastermind-1" not in BOTS
