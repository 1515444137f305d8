"""The checks themselves: each one turns red when what it guards is broken on purpose."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tests.properties import invariants
from tests.properties.tables import wander

from blackgate import Game
from blackgate.game import view as view_module
from blackgate.game.position import PositionTable as Position

Break = Callable[[Any], Any]

BREAKS: list[tuple[str, Break]] = [
    ("cards_conserved", lambda data: data["deck"].pop()),
    ("cards_conserved", lambda data: data["discard"].append("blade")),
    ("cards_conserved", lambda data: data["piles"].update(spoon=12)),
    ("cards_conserved", lambda data: data["seats"][0]["hand"].update(knife=7)),
    ("cards_conserved", lambda data: data["seats"][1]["tunnel"].update(spoon=9)),
    (
        "cards_conserved",
        lambda data: (data["deck"].append("knife"), data["piles"].update(knife=data["piles"]["knife"] - 1)),
    ),
    ("gang_cards_conserved", lambda data: data["gang_piles"]["crew"].append(data["gang_piles"]["triad"].pop())),
    ("gang_cards_conserved", lambda data: data["gang_piles"]["triad"].pop()),
    ("gang_cards_conserved", lambda data: data["seats"][0].update(gang_card=data["gang_piles"]["triad"][0])),
    ("backgrounds_conserved", lambda data: data["backgrounds"].pop()),
    ("backgrounds_conserved", lambda data: data["seats"][0].update(background=data["seats"][1]["background"])),
    ("prisoners_whole", lambda data: data["seats"][0].update(cigarettes=-1)),
    ("prisoners_whole", lambda data: data["seats"][0].update(beatings=3)),
    ("prisoners_whole", lambda data: data["seats"][0].update(place="office")),
    ("prisoners_whole", lambda data: data["seats"][0]["hand"].update(knife=-1)),
    ("tunnels_scored", lambda data: data["seats"][0].update(points=data["seats"][0]["points"] + 1)),
    ("turn_sane", lambda data: data.update(round=201)),
    ("turn_sane", lambda data: data["turn"].update(actions=-1)),
    ("turn_sane", lambda data: data["turn"].update(actions=2, started_solitary=True)),
    ("turn_sane", lambda data: data.update(winner=0)),
    ("turn_sane", lambda data: data["seats"][0].update(points=99)),
    ("agenda_sane", lambda data: data["agenda"].clear()),
    ("agenda_sane", lambda data: data["agenda"].insert(0, ["go", 0, 0, 0, 0, 0, 0])),
    ("agenda_sane", lambda data: data["agenda"].append(["finish", 0, 0, 0, 0, 0, 0])),
    ("agenda_sane", lambda data: data["agenda"].append(["turn", 9, 0, 0, 0, 0, 0])),
    ("agenda_sane", lambda data: data["agenda"].extend([["turn", 0, 0, 0, 0, 0, 0]] * 64)),
]


@pytest.fixture
def game() -> Game:
    found, _ = wander("retail", 4, 12, most=400)
    return found


@pytest.mark.parametrize(("name", "spoil"), BREAKS)
def test_a_broken_table_is_noticed(game: Game, name: str, spoil: Break) -> None:
    check = getattr(invariants, name)
    data: Position = game.to_dict()
    assert check(game.rules, data) == []
    broken = deepcopy(data)
    spoil(broken)
    assert check(game.rules, broken)


def test_a_wrong_summary_is_noticed(game: Game) -> None:
    assert invariants.hands_summed(game) == []
    game.state.players[0].size += 1
    assert len(invariants.hands_summed(game)) == 1
    game.state.players[1].holds ^= 1
    assert len(invariants.all_wrong(game)) == 2


def test_bank_of_75_is_counted(game: Game) -> None:
    data: Position = game.to_dict()
    data["seats"] = [{**seat, "cigarettes": 0} for seat in data["seats"]]
    data["seats"][0]["cigarettes"] = 76
    assert invariants.prisoners_whole(game.rules, data) == []
    limited = Game(type(game.rules)(**{**vars(game.rules), "options": {**game.rules.options, "bank": 75}}), first=0)
    assert invariants.prisoners_whole(limited.rules, data) == ["76 cigarettes are out"]


def test_a_false_memory_is_noticed(game: Game) -> None:
    data: Position = game.to_dict()
    assert invariants.memory_honest(game, data) == []
    game.memory.of(None, 0).certain["shovel"] += 11
    assert invariants.memory_honest(game, data) == ["None is certain of 11 shovel with P1"]


def test_an_open_hand_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    data: Position = game.to_dict()
    assert invariants.views_honest(game, data) == []
    seat_of = view_module._seat
    monkeypatch.setattr(view_module, "_seat", lambda game, seat, viewer: seat_of(game, seat, seat))
    assert len(invariants.views_honest(game, data)) >= game.rules.players
