"""The six levels: their names in every language, what they forget, and how long they think."""

import math
from functools import partial

import pytest

from blackgate import Game, rules
from blackgate.bots import BOTS, LEVELS, Chance, Clock, decide, make
from blackgate.bots.players.fixer import LONGEST, Fixer
from blackgate.bots.players.kingpin import Kingpin
from blackgate.bots.players.memory import keep_in_mind, remembered
from blackgate.engine.knowledge.observer import Observer
from blackgate.evaluation.evaluator import Evaluator
from blackgate.game.rules import Rules
from blackgate.game.view import View, from_json, view
from blackgate.game.worlds import determinizer
from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import formatted

PLANNERS: list[type[Fixer]] = [Fixer, Kingpin]


def later(setting: Rules, decisions: int, seed: int) -> Game:
    """A game some decisions on, at a question with several answers."""
    game = Game(setting, seed)
    bot = make("rookie", setting)
    while decisions > 0 or len(game.actions()) < 3:
        game.apply(decide(bot, game, Chance(seed + decisions)))
        decisions -= 1
    return game


def asked(game: Game) -> View:
    return view(game, game.seat, memory=True)


def test_there_are_six_levels_from_rookie_to_mastermind() -> None:
    assert [name for name in BOTS if name in LEVELS] == list(LEVELS)
    assert [BOTS[name][1].partition(":")[0] for name in LEVELS] == [f"level {n}" for n in range(1, 7)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line_with_its_number(language: str) -> None:
    names = [formatted(language, f"level-{level}", {}) for level in LEVELS]
    lines = [formatted(language, f"web-bot-{level}{'-1s' * (level == 'mastermind')}", {}) for level in LEVELS]
    assert len(set(names)) == 6
    for number, (name, line) in enumerate(zip(names, lines, strict=True), 1):
        assert line.replace("\u00a0", "").partition(":")[0] == f"{number} {name}"
        assert len(line) <= 42, "it has to fit into a list on a phone"


# What they forget.


@pytest.mark.parametrize("modules", [[], ["all", "michel"]])
@pytest.mark.parametrize("most", [0, 2])
def test_a_short_memory_keeps_the_best_cards_and_the_table_as_it_is(modules: list[str], most: int) -> None:
    """Worlds made of it look the same on the table, and the cards it keeps are where they were seen."""
    setting = rules(players=4, modules=modules)
    values = list(Evaluator(setting.tables).values.card)
    forgot = 0
    for seed in range(3):
        game = later(setting, 60 + 20 * seed, seed)
        seen = asked(game)
        kept: list[list[tuple[int, int]]] = []

        def forget(observer: Observer, kept: list[list[tuple[int, int]]] = kept) -> None:
            kept.append(remembered(observer, values))
            keep_in_mind(observer, most, values)
            kept.append(remembered(observer, values))

        world = determinizer(seen, forget).sample(1)
        assert world is not None
        worth = sorted((values[card] for _, card in kept[0]), reverse=True)
        assert [values[card] for _, card in kept[1][:most]] == worth[:most]
        assert all(world.players[seat].hand[card] > 0 for seat, card in kept[1])
        forgot += len(kept[0]) > len(kept[1])
        there = Game(setting, 0, None, world.first, state=world, seen=seen)
        assert view(there, game.seat, memory=False) == view(game, game.seat, memory=False)
    assert forgot


def test_a_view_that_came_as_json_is_checked_before_anything_is_forgotten() -> None:
    game = later(rules(players=3), 60, 1)
    seen = asked(game)
    values = list(Evaluator(game.rules.tables).values.card)
    again = from_json(seen.to_json()).played_by(game.rules)
    forget = partial(keep_in_mind, most=2, values=values)
    worlds = [determinizer(each, forget).sample(5) for each in (seen, again)]
    hands = [[list(map(int, player.hand)) for player in world.players] for world in worlds if world is not None]
    assert len(hands) == 2
    assert hands[0] == hands[1]


# How long they think.


@pytest.mark.parametrize("planner", PLANNERS)
def test_a_planner_tries_each_option_a_few_times_whatever_its_clock(planner: type[Fixer]) -> None:
    game = later(rules(players=4), 40, 2)
    seen, bot = asked(game), planner(game.rules)
    found = set()
    for playouts in (10_000, 20_000):
        found.add(str(bot.choose(seen, seen.options, Clock(playouts=playouts), Chance(3)).action))
        assert 0 < int(bot.search.playouts) <= planner.tries * len(seen.options)
    assert len(found) == 1


@pytest.mark.parametrize(("planner", "part"), [(Fixer, 0.5), (Kingpin, 1.0)])
def test_a_fixer_tries_the_half_of_its_options_it_likes_and_a_kingpin_all(planner: type[Fixer], part: float) -> None:
    game = later(rules(players=4), 40, 2)
    seen, bot = asked(game), planner(game.rules)
    bot.choose(seen, seen.options, Clock(60.0), Chance(3))
    tried = [node.prior for node in bot.search.root.children if node.visits > 0]
    left = [node.prior for node in bot.search.root.children if node.visits == 0]
    assert len(tried) == int(part * len(seen.options)) > 1
    assert min(tried) >= max(left, default=0.0)


def test_a_fixer_compares_at_least_two_options() -> None:
    game = later(rules(players=4), 0, 2)
    bot = Fixer(game.rules)
    assert [bot.playouts(Clock(1.0), options) for options in (2, 3, 4, 5, 6, 20)] == [2, 2, 2, 2, 3, 10]
    assert bot.playouts(Clock(1.0, playouts=1), 20) == 1


@pytest.mark.parametrize("planner", PLANNERS)
def test_a_planner_is_done_soon_on_any_machine(planner: type[Fixer]) -> None:
    """Its time ends with the clock or after a tenth of a second; then each option has been tried once at most."""
    game = later(rules(players=4), 40, 2)
    seen, bot = asked(game), planner(game.rules)
    patient, hurried = Clock(60.0), Clock(0.004)
    assert bot.deadline(patient) == patient.begun + LONGEST
    assert bot.deadline(hurried) == hurried.deadline
    assert bot.deadline(Clock(60.0, playouts=9)) == math.inf
    late = Clock(0.004, begun=hurried.begun - 1.0)
    assert bot.choose(seen, seen.options, late, Chance(3)).action in seen.options
    assert bot.search.playouts <= len(seen.options)
