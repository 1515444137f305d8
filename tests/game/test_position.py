"""Positions with modules: what is written comes back, what is left out has its default, what cannot be is refused."""

import json
import os
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from tests.game.module_games import TABLES, Table, moments, rich, setting, shape

from blackgate import Game, compiled, from_position, position, rules
from blackgate.errors import PositionError
from blackgate.game.placing import from_dict
from blackgate.modules.warden.rules import is_settled

GAMES = (40 if os.environ.get("BLACKGATE_LONG") else 8) if compiled() else 2
OFTEN = 10**6 if os.environ.get("BLACKGATE_LONG") else 3
"""How often the same kinds of frames on the agenda are looked at."""


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.slow
def test_every_decision_comes_back(name: str) -> None:
    """As tables, as JSON and as one line, with the same options and the same future."""
    seen: Counter[tuple[str, ...]] = Counter()
    for game in moments(name, GAMES):
        seen[shape(game)] += 1
        if seen[shape(game)] > OFTEN:
            continue
        data = game.to_dict()
        again = Game.from_dict(game.rules, data)
        assert again.to_dict() == data
        assert json.loads(game.to_json()) == data
        assert (again.seat, again.question, again.legal()) == (game.seat, game.question, game.legal())
        line = position(game)
        assert from_position(line).to_dict() == data
        assert from_position(line, game.rules).to_dict() == data
        assert position(again) == line
        for twin in (again, game.clone()):
            twin.apply(game.legal()[-1])
        assert again.to_dict() == twin.to_dict()
    assert len(seen) > 10


def test_the_line_names_modules_teams_and_overlays() -> None:
    settled = rules(players=4, modules=["warden", "library"], teams="BABA", overlays=["house_cheap_shovels"])
    game = Game(settled, seed=3)
    head = position(game).split(" | ")[0].split()
    assert head[4:] == ["with=library,warden", "teams=BABA", "over=house_cheap_shovels"]
    again = from_position(position(game))
    assert (again.rules.modules, again.rules.teams) == (settled.modules, settled.teams)
    assert again.rules.overlays == settled.overlays
    assert again.to_dict() == game.to_dict()
    assert position(again) == position(game)


def test_a_line_of_the_base_game_has_no_word_of_a_module() -> None:
    words = " ".join(position(Game(rules(players=3), seed=1)).split(" | ")).split()
    keys = {word.split("=")[0].split(".")[0] for word in words[3:]}
    assert not keys & {"with", "teams", "over", "token", "michel", "warden", "traumas", "exchange", "tokens", "trauma"}


@pytest.mark.parametrize(
    "words",
    ["with=libary", "with=gambling teams=ABAB", "teams=AABB", "teams=AB", "with=michel,michelle", "over=/etc/passwd",
     "over=nothing", "with=office", "with=library,library", "teams=ABC"],
)  # fmt: skip
def test_a_head_that_cannot_be_is_refused(words: str) -> None:
    line = position(Game(rules(players=4), seed=1)).replace(" 4 |", f" 4 {words} |")
    with pytest.raises(PositionError):
        from_position(line)


def test_another_module_is_another_edition() -> None:
    line = position(Game(setting("all"), seed=1))
    with pytest.raises(PositionError, match="another edition"):
        from_position(line.replace("with=library,", "with="))


def test_cards_that_are_not_named_are_in_their_piles() -> None:
    settled = setting("all")
    seats: list[Table] = [{"tokens": {"spy": 2}, "trauma": "buy"}, {"tokens": ["skill", "skill"], "buried": 1}]
    data = Game.from_dict(settled, {"seats": seats, "michel_discard": ["wants_any"]}).to_dict()
    assert data["tokens"] == {"spy": 8, "skill": 7, "planning": 10, "workout": 10, "bandage": 10, "corruption": 10}
    assert data["traumas"] == ["search", "extortion", "hand", "gang", "action_card"]
    assert data["michel_deck"] == ["empty_handed"] * 4 + ["wants_spoon", "wants_small", "wants_big"]
    assert (data["michel"], data["warden"]) == ("showers", "cell")
    assert data["seats"][1]["points"] == 1
    assert [seat["place"] for seat in Game.from_dict(setting("teams"), {}).to_dict()["seats"]] == ["cell", "cell_b"] * 2
    assert Game.from_dict(setting("teams"), {}).to_dict()["warden"] == "showers"


def test_a_put_off_background_leaves_the_undealt_ones() -> None:
    settled = setting("all")
    names = Game.from_dict(settled, {}).to_dict()["backgrounds"]
    game = Game.from_dict(settled, {"background_discard": [f"~{names[0]}", names[1]]})
    assert game.to_dict()["background_discard"] == [f"~{names[0]}", names[1]]
    assert names[0] not in game.to_dict()["backgrounds"]
    assert len(game.to_dict()["backgrounds"]) == len(names) - 2


def test_stacks_are_written_from_the_top() -> None:
    settled = setting("all")
    game = Game.from_dict(
        settled,
        {
            "seats": [{"place": "yard"}],
            "traumas": ["gang", "buy"],
            "michel_deck": ["wants_big", "empty_handed"],
            "michel": "yard",
        },
    )
    game.apply("cautious solitary")
    assert game.to_dict()["seats"][0]["trauma"] == "gang"
    assert game.to_dict()["traumas"] == ["buy"]


WRONG: dict[str, tuple[str, Table]] = {
    "a token of no module": ("vigilant", {"seats": [{"tokens": {"spy": 1}}]}),
    "an unknown token": ("all", {"seats": [{"tokens": {"spoon": 1}}]}),
    "more tokens than there are": ("all", {"seats": [{"tokens": {"spy": 6}}, {"tokens": {"spy": 5}}]}),
    "tokens held and on the pile": ("all", {"seats": [{"tokens": {"spy": 6}}], "tokens": {"spy": 5}}),
    "tokens held and buried": ("all", {"seats": [{"tokens": {"skill": 6}, "buried": 5}]}),
    "buried without a Workshop": ("vigilant", {"seats": [{"buried": 1}]}),
    "a pile of no module": ("vigilant", {"tokens": {"spy": 1}}),
    "less than no token": ("all", {"tokens": {"spy": -1}}),
    "a Trauma held twice": ("all", {"seats": [{"trauma": "buy"}, {"trauma": "buy"}]}),
    "a Trauma held and stacked": ("all", {"seats": [{"trauma": "buy"}], "traumas": ["buy"]}),
    "an unknown Trauma": ("all", {"seats": [{"trauma": "spoon"}]}),
    "a Trauma without the Ward": ("vigilant", {"seats": [{"trauma": "buy"}]}),
    "a stack without the Ward": ("vigilant", {"traumas": ["buy"]}),
    "Michel without the module": ("vigilant", {"michel": "yard"}),
    "a Warden in a base game": ("base", {"warden": "cell"}),
    "Michel in the Office": ("all", {"michel": "office"}),
    "Michel nowhere": ("all", {"michel": "moon"}),
    "the Warden in Block B": ("all", {"warden": "cell_b"}),
    "a seat in Block B": ("all", {"seats": [{"place": "cell_b"}]}),
    "a seat in the Office": ("base", {"seats": [{"place": "office"}]}),
    "a card too many": ("all", {"michel_discard": ["wants_any", "wants_any"]}),
    "a card in deck and discard": ("all", {"michel_deck": ["wants_any"], "michel_discard": ["wants_any"]}),
    "an unknown Michel card": ("all", {"michel_deck": ["knife"]}),
    "a deck of Knives": ("all", {"michel_deck": ["wants_any"]}),
    "no deck at all": ("all", {"michel_deck": []}),
    "a deck without Michel": ("vigilant", {"michel_deck": ["wants_any"]}),
    "a Gang card put off": ("all", {"background_discard": ["crew_home_turf"]}),
    "a Background put off without Library": ("vigilant", {"background_discard": ["fence"]}),
    "a report without an action": ("vigilant", {"reportable": 1}),
    "an action without a report": ("vigilant", {"offence": "dig"}),
    "a report of what is legal": ("vigilant", {"reportable": 1, "offence": "search"}),
    "a report where all are asked": ("all", {"reportable": 1, "offence": "dig"}),
    "an Exchange nobody is asked about": ("teams", {"exchange": {"given": {"knife": 1}}}),
    "four proposals": ("teams", {"exchange": {"proposals": 4}}),
    "a proposal without teams": ("all", {"exchange": {"proposals": 1}}),
    "an unknown key": ("all", {"exchange": {"gives": {}}}),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_impossible_position_is_refused_with_a_correction(name: str) -> None:
    table, data = WRONG[name]
    settled = rules(players=4) if table == "base" else setting(table)
    Game.from_dict(settled, {})
    with pytest.raises(PositionError) as caught:
        Game.from_dict(settled, data)
    assert caught.value.where.startswith("position")
    assert 0 < len(str(caught.value)) < 600


ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    2.5,
    "",
    "x",
    "~",
    [],
    ["x"],
    [None],
    {},
    {"x": 1},
    {"spy": "1"},
    {"knife": -1},
]


@pytest.mark.parametrize("name", ["all", "six", "vigilant"])
def test_any_value_for_parts_of_modules(name: str) -> None:
    """A position, or a PositionError: never another exception."""
    game = rich(name, 3)
    keys = ("michel", "warden", "tokens", "traumas", "background_discard", "michel_deck", "michel_discard",
            "michel_shown", "exchange", "reportable", "offence")  # fmt: skip
    accepted = 0
    for value in ODD:
        for key in keys:
            accepted += _is_accepted(game, {**game.to_dict(), key: value})
        for key in ("tokens", "trauma", "buried"):
            data: Table = deepcopy(dict(game.to_dict()))
            data["seats"][0][key] = value
            accepted += _is_accepted(game, data)
    assert 0 < accepted < len(ODD) * 4


def _is_accepted(game: Game, data: Table) -> bool:
    """Any other exception gets out."""
    try:
        from_dict(game.rules, data)
    except PositionError:
        return False
    return True


def test_only_an_early_corruption_move_settles_something_on_arrival() -> None:
    """Rule: RULING-105, RULING-153."""
    off, on = (
        rules(players=3, modules=["michel", "warden"], options={"corruption_before_michel": value}).tables
        for value in ("off", "on")
    )
    assert [is_settled(off, number) for number in (-1, 0, 1, 2)] == [False, True, False, False]
    assert [is_settled(on, number) for number in (-1, 0, 1, 2, 3)] == [False, True, True, True, False]
