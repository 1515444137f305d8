"""Agendas of module games that somebody wrote: those a game comes to are taken, the others refused, none crashes."""

import os
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.game.module_games import TABLES, Table, moments, rich, setting, shape
from tests.game.test_bad_input import survives

from blackgate import Game, compiled, rules
from blackgate.engine.registry import ASKS, STEPS
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import VERBS
from blackgate.errors import PositionError
from blackgate.game.frames import MODULE_OF, STANDS_ON

ODD = (*range(-3, 9), 15, 63, 64, 65, 127, 4096, 1 << 31, (1 << 61) - 1, -1_000_000)
TRIES = (4000 if os.environ.get("BLACKGATE_LONG") else 500) if compiled() else 300


@cache
def midst() -> list[Game]:
    """One game for each shape of agenda that rich games come to."""
    found: dict[tuple[str, ...], Game] = {}
    for name in TABLES:
        for game in moments(name, 4):
            for each in (game, *reported(game)):
                if (kinds := (name, *shape(each))) not in found:
                    found[kinds] = each.clone()
    return list(found.values())


def reported(game: Game) -> list[Game]:
    """The same moment, in which somebody is reported late, if there is room for that. Rule: RULING-151."""
    if game.rules.options.get("report_mode") != "vigilant":
        return []
    late = []
    for actor in range(game.rules.players):
        twin = Game.from_dict(game.rules, {**game.to_dict(), "reportable": actor, "offence": "dig"})
        reporter = (actor + 1) % game.rules.players
        if twin.asides(reporter):
            twin.throw_in(reporter, "report")
            late.append(twin)
    return late


def test_every_kind_has_its_rows() -> None:
    assert set(STANDS_ON) == {*ASKS, *STEPS}
    assert set(MODULE_OF) == {*ASKS[ASKS.index("roll") :], *STEPS[STEPS.index("visit") :]}


@pytest.mark.slow
def test_every_agenda_a_game_comes_to_is_taken() -> None:
    for game in midst():
        assert Game.from_dict(game.rules, game.to_dict()).to_dict() == game.to_dict()
    interrupted = {shape(game)[-3] for game in midst() if shape(game)[-2:] == ("windows", "freepass")}
    assert interrupted >= {"turn", "free", "roll", "lead"}


def test_a_report_thrown_in_while_a_card_offers_an_action() -> None:
    """Yard Pass beside the Warden: the Sell is reported before the Buy. Rule: RULING-151, OFFICE-5."""
    settled = rules(players=2, modules=["warden"], options={"report_mode": "vigilant"})
    you = {"place": "cell", "hand": ["yard_pass", "phone", "watch"], "cigarettes": 9, "tokens": {"corruption": 1}}
    game = Game.from_dict(settled, {"seats": [you, {}], "warden": "yard"})
    for action in ("play yard_pass", "sell", "card phone", "done"):
        game.apply(action)
    assert game.question == "free"
    game.throw_in(1, "report")
    assert (game.question, shape(game)[-3:]) == ("freepass", ("free", "windows", "freepass"))
    assert Game.from_dict(settled, game.to_dict()).to_dict() == game.to_dict()


@pytest.mark.slow
def test_a_changed_number_never_crashes() -> None:
    chooser = Random(1)
    taken = 0
    for _ in range(TRIES):
        game = chooser.choice(midst())
        data: Table = deepcopy(dict(game.to_dict()))
        frame = chooser.choice(data["agenda"])
        frame += [0] * (8 - len(frame))
        frame[chooser.randrange(1, 8)] = chooser.choice(ODD)
        taken += survives(lambda data=data, game=game: Game.from_dict(game.rules, data), 12)  # type: ignore[misc]
    assert 0 < taken < TRIES / 2


@pytest.mark.slow
def test_agendas_put_together_never_crash() -> None:
    chooser = Random(2)
    for _ in range(TRIES):
        game, other = chooser.choice(midst()), chooser.choice(midst())
        data: Table = deepcopy(dict(game.to_dict()))
        ours, theirs = data["agenda"], other.to_dict()["agenda"]
        data["agenda"] = [*ours[: chooser.randrange(len(ours) + 1)], *theirs[chooser.randrange(len(theirs)) :]]
        survives(lambda data=data, game=game: Game.from_dict(game.rules, data), 12)  # type: ignore[misc]


def test_a_frame_of_no_module_in_play_is_refused() -> None:
    settled = setting("vigilant")
    for kind, module in MODULE_OF.items():
        if module in settled.tables.modules:
            continue
        with pytest.raises(PositionError):
            Game.from_dict(settled, {"agenda": [["ending", 0, 0], [kind, 0, 0, 1]]})


TURN, SEATS = ["turn", 0], [{"hand": ["knife", "spoon"], "tokens": {"corruption": 1}} for _ in range(4)]
BRAWL = VERBS.index("brawl")
YARD = 1 << SLOTS.index("yard")
AWAY = next(ways & ~YARD for ways in map(int, setting("all").tables.die) if ways & YARD)
GOOD: dict[str, tuple[str, list[list[Any]]]] = {
    "short frames": ("all", [["turn", 0]]),
    "a roll for Michel": ("all", [["ending", 0, 1], ["roll", 0]]),
    "a way for Michel": ("all", [["ending", 0, 1], ["lead", 0, AWAY]]),
    "a visit": ("all", [["ending", 0, 1], ["visit", 0, 2, 4], ["yield", 1, 4]]),
    "a fight with Michel": ("all", [["ending", 0, 1], ["visit", 0, 2, 4], ["fight", 1, -1, 1, 4, 0, 0, 64]]),
    "a report": ("all", [TURN, ["windows", 0, 1, 2, 7, 1, 0], ["report", 2, 0, 7]]),
    "a Punishment": ("all", [TURN, ["windows", 0, 4, 3, -1, 1, 0], ["punish", 2, 0]]),
    "a Brawl": ("all", [TURN, ["finish", 0, BRAWL], ["fray", 0, 2, 0], ["brawl", 1, 0]]),
    "an Exchange": ("teams", [TURN, ["offer", 0, 2]]),
    "a helper": ("teams", [TURN, ["finish", 0, 5], ["fight", 0, 0, 1, 1], ["help", 2, 0]]),
}
BAD: dict[str, tuple[str, list[list[Any]]]] = {
    "a roll that was asked for": ("all", [["ending", 0, 0], ["roll", 0]]),
    "a roll of somebody else": ("all", [["ending", 0, 1], ["roll", 1]]),
    "Michel stays": ("all", [["ending", 0, 1], ["lead", 0, AWAY | YARD]]),
    "a way no roll leads": ("all", [["ending", 0, 1], ["lead", 0, 1 << SLOTS.index("office")]]),
    "a visit of somebody else": ("all", [["ending", 0, 1], ["visit", 0, 2, 4], ["yield", 3, 4]]),
    "a card that is not there": ("all", [["ending", 0, 1], ["visit", 0, 2, 4], ["yield", 1, 5]]),
    "a fight of two with Michel": ("all", [["ending", 0, 1], ["visit", 0, 2, 4], ["fight", 1, 0, 1, 4]]),
    "a fight with nobody": ("all", [TURN, ["finish", 0, 5], ["fight", 1, -1, 1, 1]]),
    "a report of oneself": ("all", [TURN, ["windows", 0, 1, 0, 7, 1, 0], ["report", 0, 0, 7]]),
    "a report of what is legal": ("all", [TURN, ["windows", 0, 1, 2, 0, 1, 0], ["report", 2, 0, 0]]),
    "a report of nothing": ("all", [TURN, ["windows", 0, 1, 2, -1, 1, 0], ["report", 2, 0, -1]]),
    "a Freepass of another": ("all", [TURN, ["windows", 0, 3, 0, 7, 1, 0], ["freepass", 1, 7]]),
    "a Brawl with oneself": ("all", [TURN, ["finish", 0, BRAWL], ["fray", 0, 1, 0], ["brawl", 0, 0]]),
    "a Brawl in a Search": ("all", [TURN, ["finish", 0, 0], ["fray", 0, 2, 0], ["brawl", 1, 0]]),
    "an Exchange with a foe": ("teams", [TURN, ["offer", 0, 1]]),
    "too many cards asked": ("teams", [TURN, ["offer", 0, 2, 0, 0, 3]]),
    "cigarettes there are not": ("teams", [TURN, ["offer", 0, 2, 1]]),
    "a foe helps": ("teams", [TURN, ["finish", 0, 5], ["fight", 0, 0, 1, 1], ["help", 1, 0]]),
    "help for who is not due": ("teams", [TURN, ["finish", 0, 5], ["fight", 1, 0, 1, 1], ["help", 2, 0]]),
    "spoils of oneself": ("teams", [TURN, ["react", 1, 0, 4, 1], ["spoils", 0, 0]]),
    "spoils twice": ("teams", [TURN, ["react", 1, 0, 4, 1], ["spoils", 0, 1], ["spoils", 0, 1]]),
    "a Skill token that is not there": ("all", [TURN, ["finish", 0, 7], ["skill", 0]]),
    "a Trauma that is not there": ("all", [TURN, ["finish", 0, 9], ["mend", 0, 1]]),
    "nine numbers": ("all", [["turn", 0, 0, 0, 0, 0, 0, 0, 0]]),
    "no seat": ("all", [["turn"]]),
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_agendas_a_game_comes_to(name: str) -> None:
    table, agenda = GOOD[name]
    assert survives(lambda: Game.from_dict(setting(table), _everybody_together(table, agenda)))


@pytest.mark.parametrize("name", BAD)
def test_agendas_no_game_comes_to(name: str) -> None:
    table, agenda = BAD[name]
    with pytest.raises(PositionError) as caught:
        Game.from_dict(setting(table), _everybody_together(table, agenda))
    assert caught.value.where.startswith("position.agenda")


def _everybody_together(table: str, agenda: list[list[Any]]) -> Table:
    seats = [{**seat, "place": "yard"} for seat in SEATS]
    return {"seats": seats, "michel": "yard", "warden": "yard", "agenda": agenda}


def test_a_token_must_be_there_to_be_used() -> None:
    agenda = [TURN, ["windows", 0, 5, 1, -1, 0, 1], ["corrupt", 0]]
    data = _everybody_together("all", agenda)
    assert survives(lambda: Game.from_dict(setting("all"), data))
    data["seats"][0] = {"place": "yard"}
    with pytest.raises(PositionError):
        Game.from_dict(setting("all"), data)


def test_the_older_form_of_frames_is_read() -> None:
    game = rich("all", 1)
    old = [[*frame, *[0] * (7 - len(frame))] for frame in game.to_dict()["agenda"]]
    assert Game.from_dict(game.rules, {**game.to_dict(), "agenda": old}).to_dict() == game.to_dict()
