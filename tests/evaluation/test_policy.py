"""The policy of the Schemer: it plays everything to its end, prefers the obvious, and weighs worlds."""

import pytest

from blackgate import Game, rules
from blackgate.engine.chance import advance, seeded
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import legal
from blackgate.engine.setup import new_game
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.expectation import expected_scores
from blackgate.evaluation.policy import play_on, preferred, score
from blackgate.game.rules import Rules
from blackgate.game.view import view
from blackgate.game.worlds import determinizer

EVERYTHING = ["michel", "warden", "library", "workshop", "gambling", "gymnasium", "laundry", "ward"]
SETTINGS: list[tuple[str, int, list[str]]] = [
    *(("retail", players, []) for players in (2, 3, 4, 5, 6)),
    ("prototype_fr", 3, []),
    ("prototype_en", 5, []),
    ("retail", 4, ["teams"]),
    ("retail", 6, EVERYTHING),
    ("retail", 6, ["teams", *(module for module in EVERYTHING if module != "gambling")]),
]


@pytest.mark.parametrize(("edition", "players", "modules"), SETTINGS)
def test_games_come_to_an_end(edition: str, players: int, modules: list[str]) -> None:
    setting = rules(edition, players, modules=modules)
    evaluator, menu = Evaluator(setting.tables), Menu()
    for seed in range(3):
        state = new_game(setting.tables, seed)
        taken = play_on(evaluator, state, menu, 20_000)
        assert state.winner >= 0
        assert taken < 5_000


def test_a_playout_stops_where_it_should() -> None:
    setting = rules(players=4)
    state = new_game(setting.tables, 1)
    assert play_on(Evaluator(setting.tables), state, Menu(), 7) == 7
    assert state.winner == NOBODY


def test_jitter_makes_another_game_and_its_chance_the_same_one() -> None:
    setting = rules(players=4)

    def ending(jitter: float, chance: int) -> tuple[int, int]:
        evaluator = Evaluator(setting.tables)
        evaluator.jitter, evaluator.chance = jitter, chance
        state = new_game(setting.tables, 3)
        return play_on(evaluator, state, Menu(), 20_000), int(state.winner)

    assert ending(0.5, 5) == ending(0.5, 5)
    assert len({ending(0.0, 5), ending(0.5, 5), ending(0.5, 6)}) == 3


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ({"hand": ["spoon", "shovel"]}, "dig shovel"),
        ({"hand": ["container", "link"], "place": "cafeteria"}, "craft shovel"),
        ({"cigarettes": 8, "place": "yard"}, "buy shovel"),
        ({"hand": ["shovel"], "beatings": 2, "place": "infirmary"}, "heal"),
        ({"place": "showers"}, "search"),
    ],
)
def test_the_obvious_is_preferred(seat: dict[str, object], action: str) -> None:
    setting = rules(players=2)
    game = Game.from_dict(setting, {"seats": [seat, {}], "deck": ["link", "pike", "blade", "cap"]})
    menu = Menu()
    legal(game.state, menu)
    assert str(setting.lexicon.action(preferred(Evaluator(setting.tables), game.state, menu))) == action


def test_a_rich_neighbour_is_extorted_and_a_poor_one_is_not() -> None:
    setting = rules(players=3)
    armed: dict[str, object] = {"hand": ["knife", "knife", "knife"], "place": "cafeteria"}
    rich: dict[str, object] = {"hand": ["shovel", "shovel"], "place": "cafeteria"}
    poor: dict[str, object] = {"hand": ["link", "link"], "place": "cafeteria"}
    game = Game.from_dict(setting, {"seats": [armed, rich, poor], "deck": ["link"]})
    menu = Menu()
    legal(game.state, menu)
    assert str(setting.lexicon.action(preferred(Evaluator(setting.tables), game.state, menu))) == "extort P2"


def test_weighing_is_the_mean_over_worlds() -> None:
    """What is thought of an Extortion depends on Weapons nobody has seen: its score is the mean of what it may be."""
    setting = rules(players=2)
    seats = [{"hand": ["knife", "knife"], "place": "cafeteria"}, {"hand": ["blade", "link"], "place": "cafeteria"}]
    deck = ["blade", "link", "blade", "pike", "cap", "blade"]
    seen = view(Game.from_dict(setting, {"seats": seats, "deck": deck}), 0, memory=True)
    numbers = list(seen.numbers)
    evaluator = Evaluator(setting.tables)
    one = expected_scores(evaluator, determinizer(seen), numbers, 1, 5, 0.0)
    assert expected_scores(evaluator, determinizer(seen), numbers, 1, 5, 0.0) == one
    x, sums, kinds = seeded(5), [0.0] * len(numbers), set()
    for _ in range(40):
        x = advance(x)
        world = determinizer(seen).sample(x)
        assert world is not None
        evaluator.look(world, 0)
        scores = [score(evaluator, world, number) for number in numbers]
        kinds.add(tuple(scores))
        sums = [total + each for total, each in zip(sums, scores, strict=True)]
    assert len(kinds) > 2
    assert expected_scores(evaluator, determinizer(seen), numbers, 40, 5, 0.0) == pytest.approx(
        [total / 40 for total in sums]
    )
    off = expected_scores(evaluator, determinizer(seen), numbers, 1, 5, 0.5)
    assert all(0 <= wrong - right <= 0.5 for wrong, right in zip(off, one, strict=True))
    assert off != one


def preferred_in(setting: Rules, seats: list[dict[str, object]], **rest: object) -> str:
    """What the policy prefers in a position."""
    filled = [*seats, *({} for _ in range(setting.players - len(seats)))]
    game = Game.from_dict(setting, {"seats": filled, "deck": ["link", "pike", "blade", "cap"], **rest})
    menu = Menu()
    legal(game.state, menu)
    return str(setting.lexicon.action(preferred(Evaluator(setting.tables), game.state, menu)))


def test_teammates_are_not_extorted_even_if_allowed() -> None:
    setting = rules(players=4, teams=True, options={"extort_teammate": "allowed"})
    armed: dict[str, object] = {"hand": ["knife", "knife", "knife"], "place": "cafeteria"}
    rich: dict[str, object] = {"hand": ["shovel", "shovel"], "place": "cafeteria"}
    assert preferred_in(setting, [armed, {}, rich]) != "extort P3"
    assert preferred_in(setting, [armed, rich]) == "extort P2"


def test_the_last_allowed_beating_is_healed_first() -> None:
    setting = rules(players=2, overlays=[{"numbers": {"most_beatings": 1}}])
    seat: dict[str, object] = {"hand": ["shovel", "shovel"], "beatings": 1, "place": "infirmary"}
    assert preferred_in(setting, [seat]) == "heal"


def test_an_empty_pile_sells_nothing() -> None:
    setting = rules(players=2)
    rich: dict[str, object] = {"cigarettes": 16}
    evaluator = Evaluator(setting.tables)
    for pickaxes, shovels, points in ((11, 11, 6), (0, 0, 0), (1, 0, 2)):
        piles = {"knife": 20, "spoon": 11, "pickaxe": pickaxes, "shovel": shovels}
        state = Game.from_dict(setting, {"seats": [rich, {}], "piles": piles}).state
        evaluator.look(state, 0)
        assert evaluator.affordable(state.players[0], 16) == points
