"""Bots: they choose only legal actions, know only what their seat may know, and schemer is better than chance."""

import pytest
from tests.bots.contests import enough

from blackgate import BlackgateError, Game, rules
from blackgate.bots import BOTS, Bot, Chance, Clock, decide, make
from blackgate.game.rules import Rules
from blackgate.game.view import View, view


def play(setting: Rules, bots: list[Bot], seed: int) -> Game:
    game = Game(setting, seed)
    game.listen()
    chance = Chance(seed)
    while not game.over:
        game.apply(decide(bots[game.seat], game, chance))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bots_choose_only_legal_actions(players: int) -> None:
    setting = rules(players=players)
    for seed in range(4):
        bots = [make("schemer" if (seed + seat) % 2 else "random", setting) for seat in range(players)]
        game = play(setting, bots, seed)
        assert game.over


def test_schemer_beats_three_randoms() -> None:
    setting = rules(players=4)

    def is_won(seed: int) -> bool:
        bots = [make("schemer" if seat == seed % 4 else "random", setting) for seat in range(4)]
        outcome = play(setting, bots, seed).outcome
        return outcome is not None and outcome.winner == seed % 4

    assert enough(20, map(is_won, range(24)))


def test_games_among_schemer_bots_end_soon() -> None:
    setting = rules(players=4)
    rounds = []
    for seed in range(4):
        outcome = play(setting, [make("schemer", setting)] * 4, seed).outcome
        assert outcome is not None
        assert outcome.winner is not None
        rounds.append(outcome.rounds)
    assert max(rounds) < 60


def test_the_same_seed_gives_the_same_game() -> None:
    setting = rules(players=3)
    games = [play(setting, [make("schemer", setting) for _ in range(3)], 5) for _ in range(2)]
    assert games[0].choices == games[1].choices


def test_a_bot_answers_from_its_view_alone() -> None:
    """The same View gives the same answer, whatever the rest of the game is."""
    setting = rules(players=4)
    game = Game(setting, 3)
    seen: View = view(game, game.seat)
    bot = make("schemer", setting)
    answers = {bot.choose(seen, seen.options, Clock(), Chance(1)).action for _ in range(2)}
    assert len(answers) == 1


def test_a_house_rule_does_not_trouble_the_schemer_bot() -> None:
    setting = rules(players=4, overlays=["house_cheap_shovels"])
    assert play(setting, [make("schemer", setting) for _ in range(4)], 1).over


def test_every_listed_bot_can_be_made() -> None:
    assert [make(name).name for name in BOTS] == list(BOTS)


def test_an_unknown_bot_is_refused_with_near_names() -> None:
    with pytest.raises(BlackgateError, match="schemer"):
        make("greedi")
