"""Bots with modules: they play every combination to its end, and schemer knows what each module is good for."""

from collections import Counter
from itertools import combinations

import pytest
from tests.bots.contests import enough

from blackgate import Game, rules
from blackgate.bots import Bot, Chance, decide, make, play_on
from blackgate.game.rules import Rules
from blackgate.modules.gambling.evaluation import bet_gain

MODULES = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden", "teams")
PAIRS = [pair for pair in combinations(MODULES, 2) if pair != ("gambling", "teams")]


def setting_of(modules: tuple[str, ...], players: int, **options: object) -> Rules:
    """Rules with these modules, team mode being one of them."""
    chosen = [module for module in modules if module != "teams"]
    return rules(players=players, modules=chosen, teams="teams" in modules, options=options)


def play(setting: Rules, bots: dict[int, Bot], seed: int) -> Game:
    game = Game(setting, seed)
    game.listen()
    play_on(game, bots, Chance(seed))
    return game


def asked(setting: Rules, seats: list[dict[str, object]], **rest: object) -> Game:
    """A position with that many seats described, the others empty-handed."""
    filled = [*seats, *({} for _ in range(setting.players - len(seats)))]
    game = Game.from_dict(setting, {"seats": filled, **rest})
    game.listen()
    return game


def choice(game: Game, seed: int = 1) -> str:
    """What the schemer bot answers."""
    return str(decide(make("schemer", game.rules), game, Chance(seed)))


# Whole games.


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_of_modules_is_played_to_its_end(pair: tuple[str, str]) -> None:
    number = PAIRS.index(pair)
    setting = setting_of(pair, (4, 6)[number % 2] if "teams" in pair else 2 + number % 5)
    bots = {seat: make("schemer" if (seat + number) % 2 else "random", setting) for seat in range(setting.players)}
    game = play(setting, bots, number)
    assert game.outcome is not None
    assert game.outcome.winner is not None


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("left_out", ["gambling", "teams"])
def test_games_with_everything_end_soon(left_out: str, players: int) -> None:
    setting = setting_of(tuple(module for module in MODULES if module != left_out), players)
    game = play(setting, dict.fromkeys(range(players), make("schemer", setting)), players)
    assert game.outcome is not None
    assert game.outcome.winner is not None
    assert game.outcome.rounds < 80


@pytest.mark.parametrize("edition", ["prototype_fr", "prototype_en"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_prototypes_are_played(edition: str, players: int) -> None:
    setting = rules(edition, players)
    game = play(setting, dict.fromkeys(range(players), make("schemer", setting)), 1)
    assert game.outcome is not None
    assert game.outcome.winner is not None


@pytest.mark.parametrize("module", [module for module in MODULES if module != "teams"])
def test_schemer_beats_three_randoms(module: str) -> None:
    setting = setting_of((module,), 4)

    def is_won(seed: int) -> bool:
        bots = {seat: make("schemer" if seat == seed % 4 else "random", setting) for seat in range(4)}
        outcome = play(setting, bots, seed).outcome
        return outcome is not None and outcome.winner == seed % 4

    assert enough(6, map(is_won, range(8)))


def test_a_schemer_team_beats_a_random_one() -> None:
    setting = setting_of(("teams",), 4)

    def is_won(seed: int) -> bool:
        bots = {seat: make("schemer" if seat % 2 == seed % 2 else "random", setting) for seat in range(4)}
        outcome = play(setting, bots, seed).outcome
        return outcome is not None and seed % 2 in outcome.winners

    assert enough(7, map(is_won, range(8)))


@pytest.mark.parametrize("modules", [MODULES[2:], ("warden", "michel", "teams")], ids=["most", "teams"])
def test_the_same_seed_gives_the_same_game(modules: tuple[str, ...]) -> None:
    setting = setting_of(tuple(each for each in modules if each != "gambling"), 4, round_cap=9)
    bots = dict.fromkeys(range(4), make("schemer", setting))
    assert play(setting, bots, 5).choices == play(setting, bots, 5).choices


def test_vigilant_bots_report_in_a_whole_game() -> None:
    def is_reported(percent: int, seed: int) -> bool:
        setting = setting_of(("warden",), 4, report_mode="vigilant", bot_attention=percent)
        game = play(setting, dict.fromkeys(range(4), make("schemer", setting)), seed)
        return any(event.name == "reported" for event in game.events)

    assert not any(is_reported(0, seed) for seed in range(3))
    assert any(is_reported(100, seed) for seed in range(3))


def test_teammates_exchange_but_not_back_and_forth() -> None:
    setting = setting_of(("teams",), 6)
    for seed in range(3):
        game = play(setting, dict.fromkeys(range(6), make("schemer", setting)), seed)
        proposed = Counter(event.seat for event in game.events if event.name == "proposed")
        assert not any(event.name == "rejected" for event in game.events)
        assert all(count <= 6 for count in proposed.values())


# Single decisions.

SEARCHED = {"searches": 1}


def test_a_bet_pays_best_on_three_and_four_and_never_on_six() -> None:
    assert [round(bet_gain(3, figure), 2) for figure in (2, 3, 4, 5, 6)] == [2, 3, 3, 2, 0]


def test_schemer_bets_the_most_on_the_surer_of_the_best_figures() -> None:
    game = asked(setting_of(("gambling",), 2), [{"cigarettes": 3}])
    assert choice(game) == "bet 3x3"


def test_a_used_background_is_exchanged_and_a_fresh_one_kept() -> None:
    setting = setting_of(("library",), 2)
    hand: dict[str, object] = {"hand": ["gold_tooth"], "place": "showers", "background": "fence"}
    used = asked(setting, [{**hand, "revealed": True}], turn=SEARCHED)
    assert choice(used) == "rehabilitate"
    fresh = asked(setting, [hand], turn=SEARCHED)
    assert choice(fresh) != "rehabilitate"


def test_a_pickaxe_is_improved_where_points_are_missing() -> None:
    game = asked(setting_of(("workshop",), 2), [{"hand": ["pickaxe"], "place": "cafeteria"}], turn=SEARCHED)
    assert choice(game) == "improve pickaxe"


def test_the_trauma_goes_when_nothing_else_hurts() -> None:
    game = asked(setting_of(("ward",), 2), [{"place": "infirmary", "trauma": "hand"}])
    assert choice(game) == "heal"


def test_a_last_dig_is_taken_under_the_eyes_of_the_warden() -> None:
    setting = setting_of(("warden",), 2)
    seats: list[dict[str, object]] = [{"hand": ["spoon"], "points": 11}]
    assert choice(asked(setting, seats, warden="cell")) == "dig spoon"


def test_a_spoon_is_not_worth_repression() -> None:
    setting = setting_of(("warden",), 2)
    seats: list[dict[str, object]] = [{"place": "cafeteria"}]
    assert choice(asked(setting, seats, warden="yard")) in ("steal", "search")
    assert choice(asked(setting, seats, warden="cafeteria")) == "search"


def test_michel_is_led_to_a_rival_and_not_to_oneself() -> None:
    setting = setting_of(("michel",), 2)
    seats: list[dict[str, object]] = [{"place": "showers"}, {"place": "infirmary", "hand": ["shovel"]}]
    for seed in range(12):
        game = asked(setting, seats, michel="yard", michel_deck=["wants_any", "empty_handed"], chance=seed + 1)
        game.apply("pass")
        assert game.question == "roll"
        if choice(game) == "roll_michel":
            game.apply("roll_michel")
            options = [str(action) for action in game.actions()]
            wanted = "go infirmary" if "go infirmary" in options else choice(game)
            assert choice(game) == wanted
            assert choice(game) != "go showers" or options == ["go showers"]


@pytest.mark.parametrize(
    ("hand", "answer"), [(["spoon"], "card spoon"), (["shovel", "knife", "knife", "knife"], "refuse")]
)
def test_the_unarmed_give_michel_a_spoon_and_the_armed_fight_for_a_shovel(hand: list[str], answer: str) -> None:
    deck = ["wants_any", "empty_handed", "empty_handed", "empty_handed", "empty_handed"]
    game = asked(setting_of(("michel",), 2), [{"hand": hand}], michel="yard", michel_deck=deck)
    game.apply("cautious yard")
    assert (game.seat, game.question) == (0, "yield")
    assert choice(game) == answer


def test_a_beaten_player_hands_tools_to_a_teammate_in_the_block() -> None:
    setting = setting_of(("teams",), 4)
    seats: list[dict[str, object]] = [{"hand": ["shovel", "spoon", "link"], "beatings": 2}]
    game = asked(setting, seats)
    said = []
    while game.seat == 0 and game.state.actions == 2:
        said.append(choice(game))
        game.apply(said[-1])
        if said[-1] == "propose":
            said.append(choice(game))
            game.apply(said[-1])
    assert said == ["exchange P3", *said[1:3], "propose", "accept"]
    assert set(said[1:3]) == {"card shovel", "card spoon"}
    assert game.to_dict()["seats"][2]["hand"] == {"spoon": 1, "shovel": 1}


def test_cigarettes_are_pooled_for_a_shovel() -> None:
    setting = setting_of(("teams",), 4)
    seats: list[dict[str, object]] = [{"place": "yard", "cigarettes": 4}, {}, {"place": "yard", "cigarettes": 4}]
    game = asked(setting, seats)
    said = []
    while game.state.active == 0:
        said.append(choice(game))
        game.apply(said[-1])
    assert [said[0], *said[-4:]] == ["exchange P3", "propose", "accept", "buy shovel", "pass"]


def test_a_teammate_with_weapons_to_spare_helps() -> None:
    setting = setting_of(("teams",), 4)
    seats: list[dict[str, object]] = [
        {"place": "yard"},
        {"place": "yard", "hand": ["knife", "knife"]},
        {"place": "yard", "hand": ["knife", "knife", "knife"]},
    ]
    game = asked(setting, seats, active=1)
    for action in ("extort P1", "name spoon", "card knife", "refuse", "stop"):
        game.apply(action)
    assert (game.seat, game.question) == (2, "help")
    assert choice(game) == "card knife"
