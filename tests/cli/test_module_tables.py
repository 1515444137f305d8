"""The table with modules: Places, figures, tokens, tunnels, at every size."""

import io
import re
from functools import cache

import pytest
from tests.cli.tables import ALL, at, printed, seats

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.cli.play.board import board
from blackgate.cli.play.game_loop import last_decision
from blackgate.cli.play.page import TablePage
from blackgate.cli.screen import screen
from blackgate.cli.words import Words
from blackgate.game.view import view


@cache
def later(players: int, modules: tuple[str, ...], teams: bool, rounds: int = 5) -> Game:
    """Your turn after some rounds of bots."""
    setting = rules(players=players, modules=modules, teams=teams)
    game = Game(setting, 5, seats(players), 0)
    game.listen()
    bot = make("random", setting)
    while game.state.round < rounds or game.question != "turn" or game.seat != 0:
        game.apply(decide(bot, game, Chance(game.decision_seed)))
    return game


SETTINGS = [
    (2, ("michelle",), False),
    (2, (*ALL,), False),
    (4, (*ALL,), False),
    (4, (*ALL,), True),
    (6, (*ALL,), True),
    (6, ("library", "ward"), False),
]


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 45), (120, 60)])
def test_a_page_shows_every_place_and_everybody(
    players: int, modules: tuple[str, ...], teams: bool, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    game = later(players, modules, teams).clone()
    out = screen(file=io.StringIO())
    out._force_terminal, out.no_color, out.width, out.height = True, True, width, height
    TablePage(game, 0, out, last_decision(game, 0), plain=False).show()
    text = re.sub(r"\x1b\[[0-9;]*m", "", printed(out))
    assert max(map(len, text.splitlines())) <= width
    for place in game.rules.edition.places:
        assert place.name.of() in text
    if height == 24:
        assert len(text.splitlines()) <= (28 if teams or players > 4 else 24)
    figures = {"♠ Michel": bool(game.rules.edition.michel), "♛ Warden": "warden" in game.rules.modules}
    assert all((figure in text) == there for figure, there in figures.items())
    assert ("Team Dug" in re.sub(" +", " ", text)) == teams


def test_the_table_tells_tokens_trauma_piles_and_figures() -> None:
    you = {"place": "solitary", "trauma": "hand", "tokens": {"spy": 2, "corruption": 1}}
    game = at([you, {"place": "showers", "tokens": {"bandage": 1}}], michel="showers", warden="office")
    out = screen(file=io.StringIO())
    out.width = 120
    out.print(board(Words(game.rules, game.seats, 0), view(game, 0), 120, compact=False))
    text = printed(out)
    assert "Tokens  ⚒ 2 Spy, 1 Corruption, Trauma Hand · ✿ 1 Bandage" in text
    assert "✿ Bob  ♠ Michel" in text
    assert "Spy 8 · Skill 10" in text
    assert "Trauma 5 · Michel deck 8, discard 0" in text
    assert "Gambling Cells 1 2 3" in text
    assert "Warden’s Office" in text


def test_the_two_tunnels_of_the_teams() -> None:
    setting = rules(players=4, modules=ALL, teams=True, humans=True)
    places: list[dict[str, object]] = [
        {"place": "cell", "points": 3, "tunnel": {"shovel": 1}},
        {"place": "cell_b"},
        {"place": "cell", "points": 2, "tunnel": {"pickaxe": 1}},
        {"place": "cell_b"},
    ]
    game = at(places, setting)
    out = screen(file=io.StringIO())
    out.print(board(Words(setting, game.seats, 0), view(game, 0), 80, compact=True))
    text = printed(out)
    assert "Tunnel to 16   A █████░░░░░░░░░░░ 5   B ░░░░░░░░░░░░░░░░ 0" in text
    assert "Block A" in text
    assert "Dig (B)" in text
