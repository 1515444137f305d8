"""The checks themselves: each one turns red when what it guards is broken on purpose."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs
from tests.properties import beside, invariants, seen
from tests.properties.deeds import play
from tests.properties.ledger import Account, Ledger
from tests.properties.seen import open_honest, views_honest
from tests.properties.tables import wander

from blackgate import Event, Game, rules
from blackgate.game.position import PositionTable as Position
from blackgate.game.position import counted
from blackgate.game.view import View, view
from blackgate.game.view.exchange import exchange

Break = Callable[[Any], Any]


def show(patch: pytest.MonkeyPatch, change: Callable[[Game, View], View]) -> None:
    """Views are changed after they were made: what makes them is compiled, and cannot be led astray."""
    patch.setattr(seen, "view", lambda game, viewer: change(game, view(game, viewer)))


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
    ("tunnels_scored", lambda data: data["seats"][0].update(buried=1)),
    ("backgrounds_conserved", lambda data: data["background_discard"].append(data["backgrounds"][0])),
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


BESIDE: list[tuple[str, Break]] = [
    ("tokens_conserved", lambda data: data["tokens"].update(spy=9)),
    ("tokens_conserved", lambda data: data["seats"][0]["tokens"].update(skill=3)),
    ("tokens_conserved", lambda data: data["seats"][0].update(buried=2)),
    ("tokens_conserved", lambda data: data["tokens"].pop("corruption")),
    (
        "tokens_conserved",
        lambda data: (data["tokens"].update(workout=-1), data["seats"][0]["tokens"].update(workout=11)),
    ),
    ("traumas_conserved", lambda data: data["traumas"].pop()),
    ("traumas_conserved", lambda data: data["seats"][0].update(trauma=data["traumas"][0])),
    ("michel_cards_conserved", lambda data: data["michel_deck"].pop()),
    ("michel_cards_conserved", lambda data: data["michel_discard"].append("empty_handed")),
    ("michel_cards_conserved", lambda data: data["michel_shown"].append(data["michel_deck"].pop())),
    ("michel_cards_conserved", lambda data: data["agenda"].append(["yield", 0, 0, 0, 0, 0, 0])),
    ("figures_stand", lambda data: data.update(michel="solitary")),
    ("figures_stand", lambda data: data.update(michel="")),
    ("figures_stand", lambda data: data.update(warden="roof")),
    ("exchange_open", lambda data: data["exchange"].update(proposals=4)),
    ("exchange_open", lambda data: data["exchange"].update(given={"spoon": 1})),
    ("exchange_open", lambda data: data["exchange"].update(wanted={"spoon": 1})),
    ("reports_open", lambda data: data.update(reportable=0, offence="search")),
    ("reports_open", lambda data: data.update(offence="dig")),
]
WITHOUT: list[tuple[str, Break]] = [
    ("tokens_conserved", lambda data: data["tokens"].update(spy=1)),
    ("traumas_conserved", lambda data: data["traumas"].append("trauma_gang")),
    ("michel_cards_conserved", lambda data: data["michel_deck"].append("empty_handed")),
    ("figures_stand", lambda data: data.update(michel="yard")),
    ("figures_stand", lambda data: data.update(warden="yard")),
    ("exchange_open", lambda data: data["agenda"].append(["offer", 0, 2, 0, 0, 0, 0])),
    ("reports_open", lambda data: data.update(reportable=0, offence="dig")),
    ("backgrounds_put_off", lambda data: data["background_discard"].append(data["backgrounds"].pop())),
]
"""The same without any module."""

EXCHANGE: list[tuple[str, Break]] = [
    ("exchange_open", lambda data: data["exchange"].update(given={"spoon": 9})),
    ("exchange_open", lambda data: data["exchange"].update(returned={"link": 9})),
    ("exchange_open", lambda data: data["agenda"][-1].__setitem__(3, 99)),
    ("exchange_open", lambda data: data["agenda"][-1].__setitem__(4, 99)),
    ("exchange_open", lambda data: data["agenda"][-1].__setitem__(2, (data["agenda"][-1][1] + 1) % 4)),
    ("exchange_open", lambda data: data["exchange"].update(proposals=3)),
    ("exchange_open", lambda data: data["agenda"].pop() and data["exchange"].update(given={"spoon": 1})),
]
TEAMS: list[tuple[str, Break]] = [
    ("turn_sane", lambda data: [data["seats"][n].update(points=9) for n in (0, 2)]),
    ("turn_sane", lambda data: (data["seats"][1].update(points=99), data.update(winner=0))),
]
"""Each has nine of the points, and the two are a team; the other team has them, and P1 has won."""


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


@pytest.fixture(scope="module")
def full() -> Game:
    """A table with every module, somewhere in a game."""
    setting = rules(players=4, modules=["dig_in", "michel"])
    game = Game(setting, 4)
    play(game, Random(4), 150)
    return game


@pytest.fixture(scope="module")
def teams() -> Game:
    """Two teams, and an Exchange between two of them."""
    game = Game(rules(players=4, teams=True), 1)
    game.apply(next(action for action in game.actions() if action.word == "exchange"))
    return game


def noticed(game: Game, name: str, spoil: Break) -> bool:
    """Whether a check is silent before and speaks after."""
    check, data = getattr(beside, name, None) or getattr(invariants, name), game.to_dict()
    assert check(game.rules, data) == []
    spoil(data)
    return bool(check(game.rules, data))


@pytest.mark.parametrize(("name", "spoil"), BESIDE)
def test_broken_invariants_beside_the_board_are_detected(full: Game, name: str, spoil: Break) -> None:
    assert noticed(full, name, spoil)


@pytest.mark.parametrize(("name", "spoil"), WITHOUT)
def test_parts_without_their_module_are_detected(game: Game, name: str, spoil: Break) -> None:
    assert noticed(game, name, spoil)


@pytest.mark.parametrize(("name", "spoil"), EXCHANGE + TEAMS)
def test_broken_invariants_between_teammates_are_detected(teams: Game, name: str, spoil: Break) -> None:
    assert noticed(teams, name, spoil)


def test_an_impossible_report_is_detected() -> None:
    game = Game(rules(players=3, modules=["warden"], options={"report_mode": "vigilant"}), 1)
    data: Position = {**game.to_dict(), "reportable": 1, "offence": "dig"}
    assert beside.reports_open(game.rules, data) == []
    assert beside.reports_open(game.rules, {**data, "offence": "heal"})
    assert beside.reports_open(game.rules, {**data, "reportable": 3})


def test_a_hand_that_is_not_shared_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(rules(players=4, teams=True, options={"team_hands": "shared"}), 1)
    assert views_honest(game, game.to_dict()) == []

    def closed(game: Game, shown: View) -> View:
        hands = (each if n == shown.viewer else structs.replace(each, hand=None) for n, each in enumerate(shown.seats))
        return structs.replace(shown, seats=tuple(hands))

    show(monkeypatch, closed)
    assert len(views_honest(game, game.to_dict())) == 4


@pytest.mark.parametrize(
    "spoil", [
        {"michel": "roof"}, {"warden": "roof"}, {"tokens": {"spy": 1}}, {"traumas": []}, {"michel_deck": []},
        {"background_discard": ["~orphan"]}, {"background_discard": ["orphan"]},
    ],
)  # fmt: skip
def test_an_open_thing_shown_wrong_is_noticed(full: Game, spoil: Any) -> None:
    data: Any = full.to_dict()
    assert open_honest(view(full, 0), data) == []
    assert open_honest(view(full, 0), data | spoil)
    data["seats"][1]["buried"] += 1
    assert len(open_honest(view(full, 0), data)) == 1


def test_revealed_terms_of_an_exchange_are_detected(teams: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game = teams.clone()
    game.apply(next(action for action in game.actions() if action.word == "card"))
    assert views_honest(game, game.to_dict()) == []
    terms = exchange(game.rules, game.state, game.seat)
    show(monkeypatch, lambda _, shown: structs.replace(shown, exchange=terms))
    assert len(views_honest(game, game.to_dict())) == 4
    show(monkeypatch, lambda _, shown: structs.replace(shown, exchange=None))
    assert len(views_honest(game, game.to_dict())) == 5


@pytest.mark.parametrize("key", [*vars(Account(Game(rules(), 1).to_dict()["seats"][0]))])
def test_a_change_without_an_event_is_noticed(full: Game, key: str) -> None:
    data: Any = full.to_dict()
    ledger = Ledger(data)
    assert ledger.unlike(data) == []
    seat = data["seats"][0]
    if key == "gang_cards":
        seat["gang_card"] = "another"
    elif isinstance(seat[key], dict):
        seat[key] = {**seat[key], "spoon": 7}
    else:
        seat[key] = not seat[key] if isinstance(seat[key], bool) else f"another {seat[key]}"
    assert len(ledger.unlike(data)) == 1


def test_a_figure_moved_without_an_event_is_noticed(full: Game) -> None:
    data: Position = full.to_dict()
    ledger = Ledger(data)
    assert ledger.unlike({**data, "michel": "roof"}) == ledger.unlike({**data, "warden": "roof"}) != []
    ledger.hear([Event("called", 0, data["warden"], "roof")])
    assert ledger.unlike({**data, "warden": "roof"}) == []


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
    limited = Game(replace(game.rules, options={**game.rules.options, "bank": 75}), first=0)
    assert invariants.prisoners_whole(limited.rules, data) == ["76 cigarettes are out"]


def test_a_false_memory_is_noticed(game: Game) -> None:
    data: Position = game.to_dict()
    assert invariants.memory_honest(game, data) == []
    for _ in range(11):
        game.memory.of(None).beliefs.gain(0, game.rules.edition.card("shovel"))
    assert invariants.memory_honest(game, data) == ["None is certain of 11 shovel with P1"]


def test_an_open_hand_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    data: Position = game.to_dict()
    assert views_honest(game, data) == []

    def opened(game: Game, shown: View) -> View:
        hands = (counted(game.rules, player.hand) for player in game.state.players)
        pairs = zip(shown.seats, hands, strict=True)
        return structs.replace(shown, seats=tuple(structs.replace(each, hand=hand) for each, hand in pairs))

    show(monkeypatch, opened)
    assert len(views_honest(game, data)) >= game.rules.players
