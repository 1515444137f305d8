"""Games with modules: absent players, whole sides that win, what is thrown in unasked, records of all that."""

from random import Random

import pytest
from tests.game.module_games import TABLES, Table, moments, setting

from blackgate import Game, compiled, record, replay, rules, view
from blackgate.errors import ActionError, RecordError, SeatError
from blackgate.game.absence import defaults

REFUSALS = {"pass", "decline", "refuse", "stop", "done"}


@pytest.mark.parametrize("name", TABLES)
def test_an_absent_player_declines_or_chooses_at_random(name: str) -> None:
    """Rule: RULING-16."""
    for game in moments(name, 4, 40):
        action = game.rules.lexicon.action(game.default_action())
        assert game.is_legal(game.default_action())
        if any(option.word in REFUSALS for option in game.actions()):
            assert action.word in REFUSALS
        assert action.word not in ("bandage_link", "bandage_heal", "spend_workout") or len(game.actions()) == 1


def test_every_question_that_can_be_declined_is_among_the_defaults() -> None:
    declinable = {"pass", "decline", "refuse", "stop", "done"}
    for name in TABLES:
        for game in moments(name, 2, 40):
            if any(option.word in declinable for option in game.actions()) and game.question != "mend":
                assert game.question in defaults()


def test_absent_players_end_their_turns() -> None:
    game = Game(rules(players=4, modules=["dig_in", "michel"], options={"round_cap": 3}), seed=1)
    while not game.over:
        game.apply(game.default_action())
    assert game.outcome is not None
    assert game.outcome.reason == "round_cap"
    assert (game.outcome.winners, game.outcome.team_points) == ((), {})


def test_a_whole_side_wins() -> None:
    settled = setting("teams")
    target = int(settled.tables.target)
    seats: list[Table] = [{"hand": ["spoon"]}, {}, {"points": target - 1}, {}]
    game = Game.from_dict(settled, {"seats": seats, "warden": "yard"})
    game.apply("dig spoon")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.winners) == (0, (0, 2))
    assert game.outcome.team_points["A"] >= target
    assert view(game, 1).winners == (0, 2)


def test_a_player_without_a_team_wins_alone() -> None:
    settled = rules(players=3)
    seats: list[Table] = [{"hand": ["spoon"], "points": int(settled.tables.target) - 1}]
    game = Game.from_dict(settled, {"seats": seats})
    game.apply("dig spoon")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.winners, game.outcome.team_points) == (0, (0,), {})


# Reports that nobody asks for. Rule: RULING-151.


def after_a_theft() -> Game:
    """P1 has stolen a Spoon beside the Warden, and nobody was asked."""
    game = Game.from_dict(setting("vigilant"), {"seats": [{"place": "cafeteria"}, {}, {}], "warden": "cafeteria"})
    game.listen()
    game.apply("steal")
    return game


def test_an_open_eye_reports_until_the_next_action() -> None:
    game = after_a_theft()
    assert (game.seat, game.question) == (0, "turn")
    assert [[str(action) for action in game.asides(seat)] for seat in range(3)] == [[], ["report"], ["report"]]
    assert [str(action) for action in view(game, 2).asides] == ["report"]
    assert view(game, None).asides == view(game, 0).asides == ()
    game.apply("search")
    assert not any(game.asides(seat) for seat in range(3))


def test_a_report_is_thrown_in() -> None:
    game = after_a_theft()
    twin = game.clone()
    game.throw_in(2, "report")
    assert game.to_dict()["seats"][0]["place"] == "solitary"
    assert game.deciders[-1] == 2
    assert (game.state.active, game.question) == (1, "turn")
    assert "reported P3 P1 steal" in [str(event) for event in game.events]
    twin.throw_in(2, twin.asides(2)[0])
    assert twin.to_dict() == game.to_dict()


@pytest.mark.parametrize("action", ["report", "pass", "search", 30, True, None, "xyz", 999])
def test_an_illegal_aside_is_refused_and_changes_nothing(action: object) -> None:
    game = after_a_theft()
    before = game.to_json()
    with pytest.raises(ActionError):
        game.throw_in(0, action)
    if action not in ("report", 30):
        with pytest.raises(ActionError):
            game.throw_in(1, action)
    for seat in (3, -1, True):
        with pytest.raises(SeatError):
            game.throw_in(seat, "report")
    assert (game.to_json(), game.choices) == (before, game.choices[:1])


def test_a_legal_aside_has_no_reasons_against_it() -> None:
    game = after_a_theft()
    assert game.why_not("report", 1) == []
    assert game.why_not("report", 0) != []
    game.apply("pass")
    assert game.why_not("report", 2) == []
    game.apply("search")
    assert game.why_not("report", 2) != []


def test_asides_and_answers_are_not_interchangeable() -> None:
    game = after_a_theft()
    game.apply("pass")
    with pytest.raises(ActionError) as caught:
        game.apply("report")
    assert caught.value.right == "throw it in: throw_in(1, 'report')"
    with pytest.raises(ActionError) as caught:
        game.throw_in(1, "search")
    assert caught.value.right == "it is one of the options: apply it"
    with pytest.raises(ActionError) as caught:
        game.throw_in(0, "report")
    assert "RULING-151" in caught.value.right
    game.throw_in(1, "report")
    assert game.to_dict()["seats"][0]["place"] == "solitary"


def test_an_action_has_one_number_however_it_is_given() -> None:
    game = after_a_theft()
    assert game.number("report") == game.number(game.rules.lexicon.action(30)) == game.number(30) == 30
    for odd in (True, None, 3.0):
        with pytest.raises(ActionError):
            game.number(odd)


# Records.


def played(name: str, seed: int, most: int = 400) -> Game:
    """A game from its start, in which what can be thrown in is thrown in now and then."""
    game, chooser = Game(setting(name), seed=seed), Random(seed)
    for _ in range(most):
        if game.over:
            break
        seats = [seat for seat in range(game.rules.players) if game.asides(seat)]
        if seats and chooser.random() < 0.5:
            game.throw_in(seats[-1], "report")
            continue
        options = [n for n in game.legal() if n] or game.legal()
        wanted = [n for n in options if str(game.rules.lexicon.action(n)) in ("steal", "cautious cafeteria", "attract")]
        game.apply(chooser.choice(wanted or options))
    return game


@pytest.mark.parametrize("name", TABLES)
def test_a_record_replays_with_its_modules_and_teams(name: str) -> None:
    for seed in range(10 if compiled() else 1):
        game = played(name, seed)
        text = record(game)
        again = replay(text)
        assert again.to_dict() == game.to_dict()
        assert (again.rules.modules, again.rules.teams) == (game.rules.modules, game.rules.teams)
        assert record(again) == text
        assert record(replay(text, game.rules)) == text


def test_a_record_names_modules_and_teams() -> None:
    lines = record(Game(rules(players=4, modules=["warden", "library"], teams="BABA"), seed=1)).splitlines()
    assert {"with library,warden", "teams BABA"} <= {*lines}
    plain = record(Game(rules(players=4), seed=1))
    assert not any(line.startswith(("with", "teams")) for line in plain.splitlines())


def test_asides_are_recorded() -> None:
    game = next(game for game in (played("vigilant", seed) for seed in range(20)) if 30 in game.choices)
    text = record(game)
    reports = [line for line in text.splitlines() if line.endswith(" report")]
    assert reports
    assert replay(text).to_dict() == game.to_dict()
    at = text.splitlines().index(reports[0])
    with pytest.raises(RecordError):
        replay("\n".join([*text.splitlines()[: at + 1], reports[0]]))


HEADS = [
    ("with library,", "with libary,"),
    ("with library,", "with "),
    ("teams ABAB", "teams AABB"),
    ("teams ABAB", "teams X"),
    ("with library", "with library,gambling"),
]


@pytest.mark.parametrize(("old", "new"), HEADS)
def test_a_head_that_cannot_be_is_refused(old: str, new: str) -> None:
    text = record(Game(setting("teams"), seed=1))
    assert old in text
    with pytest.raises(RecordError):
        replay(text.replace(old, new))
