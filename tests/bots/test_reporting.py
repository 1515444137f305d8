"""Bots beside the Warden (S-201, S-249): opponents are reported, teammates never. Rule: RULING-128, RULING-152."""

import pytest

from blackgate import Game, rules
from blackgate.bots import BOTS, Chance, decide, make, throw_in
from blackgate.game.rules import Rules

SEEDS = range(20)


def after_a_purchase(setting: Rules, token_of: int = -1) -> Game:
    """P1 has bought a Knife beside the Warden."""
    seats: list[dict[str, object]] = [{"place": "yard", "cigarettes": 5}, *({} for _ in range(setting.players - 1))]
    if token_of >= 0:
        seats[token_of]["tokens"] = {"corruption": 1}
    game = Game.from_dict(setting, {"seats": seats, "warden": "yard"})
    game.apply("buy knife")
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("percent", "reports"), [(100, True), (0, False)])
def test_a_bot_reports_an_opponent_or_never(name: str, percent: int, reports: bool) -> None:
    setting = rules(players=2, modules=["warden"], options={"bot_attention": percent})
    for seed in SEEDS:
        game = after_a_purchase(setting)
        assert (game.seat, game.question) == (1, "report")
        game.apply(decide(make(name, setting), game, Chance(seed)))
        assert (game.to_dict()["seats"][0]["place"] == "solitary") is reports


@pytest.mark.parametrize("name", BOTS)
def test_half_an_eye_sees_half(name: str) -> None:
    setting = rules(players=2, modules=["warden"], options={"bot_attention": 50})
    bot, chance, game = make(name, setting), Chance(1), after_a_purchase(setting)
    seen = sum(decide(bot, game, chance).word == "report" for _ in range(400))
    assert 140 < seen < 260


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_reports_opponents_and_no_teammate(name: str) -> None:
    setting = rules(players=4, modules=["warden"], teams=True)
    for seed in SEEDS:
        game = after_a_purchase(setting)
        assert (game.seat, decide(make(name, setting), game, Chance(seed)).word) == (1, "report")
        game.apply("decline")
        assert (game.seat, decide(make(name, setting), game, Chance(seed)).word) == (2, "decline")
        assert {action.word for action in game.actions()} == {"report", "decline"}
        game.apply("decline")
        assert (game.seat, decide(make(name, setting), game, Chance(seed)).word) == (3, "report")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_punishes_no_teammate(name: str) -> None:
    setting = rules(players=4, modules=["warden"], teams=True)
    for seed in SEEDS:
        game = after_a_purchase(setting, token_of=2)
        for _ in range(3):
            game.apply("decline")
        assert (game.seat, game.question) == (2, "punish")
        assert decide(make(name, setting), game, Chance(seed)).word == "decline"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("percent", "reporter"), [(100, 1), (0, None)])
def test_a_vigilant_bot_throws_it_in(name: str, percent: int, reporter: int | None) -> None:
    options = {"report_mode": "vigilant", "bot_attention": percent}
    setting = rules(players=4, modules=["warden"], teams=True, options=options)
    game = after_a_purchase(setting)
    assert throw_in({seat: make(name, setting) for seat in range(4)}, game, Chance(1)) == reporter
    mate = after_a_purchase(setting)
    assert throw_in({2: make(name, setting)}, mate, Chance(1)) is None
