"""The arena: paired deals, the same results on any number of processes, and nothing lost when something ends."""

import os
import signal
from collections import Counter
from contextlib import closing
from multiprocessing import active_children
from typing import Any

import pytest
from tests.lab.contests import OTHER, contest, played, timeless

from blackgate.bots import Bot, Choice, Guarded
from blackgate.bots.spec import Entrant
from blackgate.errors import ArenaError, BlackgateError
from blackgate.game.game import Game
from blackgate.lab.arena import match, run, tables
from blackgate.lab.arena.match import chance_for, play


def test_every_deal_is_played_in_every_seating() -> None:
    made = tables(contest("random,random@5p", players=4, seed=30))
    games = made.games(made.sets(10))
    assert len(games) == 12
    assert Counter(seed for seed, _ in games) == {30: 4, 31: 4, 32: 4}
    assert {seating for _, seating in games} == {0, 1, 2, 3}


def test_the_seatings_of_a_deal_share_cards_and_first_player() -> None:
    made = tables(contest("random,random@5p", players=4))
    firsts: Counter[tuple[str, int]] = Counter()
    for seed, seating in made.games(3):
        begins = Game(made.rules, seed).seat
        firsts[str(made.seatings[seating][begins]), seed] += 1
    assert firsts == {(name, seed): n for seed in range(3) for name, n in (("random@5p", 3), ("random", 1))}


def test_two_processes_play_the_same_games_as_one() -> None:
    wanted = contest(f"{OTHER},random", players=3)
    one, two = played(wanted, 2), played(wanted, 2, jobs=2)
    two.sort(key=lambda game: (game.seed, game.seating))
    assert [timeless(game) for game in one] == [timeless(game) for game in two]
    assert active_children() == []


def test_another_seed_plays_other_games() -> None:
    one, other = played(contest(), 2), played(contest(seed=2), 2)
    assert [game.decisions for game in one] != [game.decisions for game in other]


def test_the_chance_of_bots_depends_on_seed_seating_and_decision() -> None:
    places = [(1, 2, 3), (1, 2, 4), (1, 3, 3), (2, 2, 3), (12, 3, 0), (1, 23, 0)]
    assert len({chance_for(*where).below(1 << 30) for where in places}) == 6
    assert chance_for(1, 2, 3).below(1 << 30) == chance_for(1, 2, 3).below(1 << 30)


def test_seatings_of_equal_bots_differ_by_their_chance() -> None:
    made = tables(contest())
    one, other = (play(made.rules, made.lineup, 5, seating) for seating in (0, 1))
    assert timeless(one) != timeless(other)
    assert timeless(one) == timeless(play(made.rules, made.lineup, 5, 0))


def test_nobody_wins_at_the_round_cap() -> None:
    game = played(contest(options=(("round_cap", "1"),)), 1)[0]
    assert (game.winners, game.rounds) == ((), 1)


def test_a_team_wins_together() -> None:
    for game in played(contest("random,random@5p", players=4, modules=("teams",)), 2):
        assert game.winners in ((0, 2), (1, 3))


def test_a_process_that_dies_ends_the_contest_but_not_what_is_done() -> None:
    done = []

    def kill_one() -> None:
        with closing(run(contest(), ((seed, 0) for seed in range(10_000)), 2)) as games:
            for game in games:
                done.append(game)
                if len(done) == 3:
                    pid = active_children()[0].pid
                    assert pid is not None
                    os.kill(pid, signal.SIGKILL)

    with pytest.raises(ArenaError, match="a process died; it had to play seed"):
        kill_one()
    assert len({game.seed for game in done}) == len(done) >= 3


class Failing:
    """A bot that never answers."""

    name = "failing"

    def choose(self, *arguments: Any) -> Choice:
        raise RuntimeError("not today")

    def throw_in(self, *arguments: Any) -> None:
        return None


def with_bot(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    monkeypatch.setattr(match, "make", lambda name, setting: bot)


def test_a_failing_bot_is_reported_with_game_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    made = tables(contest())
    with_bot(monkeypatch, Failing())
    with pytest.raises(ArenaError, match=r"seed 4, seating 0, decision 0, random: .*RuntimeError: not today"):
        play(made.rules, made.lineup, 4, 0)


def test_answers_given_for_a_bot_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    made = tables(contest(options=(("round_cap", "2"),)))
    with_bot(monkeypatch, Guarded(Failing()))
    game = play(made.rules, made.lineup, 4, 0)
    assert game.fallbacks == (sum(game.decisions),) * 2, "both seats have the same guard here"
    assert sum(game.decisions) > 0


def test_decisions_that_take_too_long_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    made = tables(contest(options=(("round_cap", "1"),)))
    monkeypatch.setattr(match, "GRACE", -1.0)
    slow = (Entrant("random", seconds=0.5), Entrant("random", playouts=5))
    game = play(made.rules, slow, 4, 0)
    assert game.overruns == (game.decisions[0], 0), "who counts playouts has time"
    assert all(longest <= thought for longest, thought in zip(game.longest, game.thought, strict=True))


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"bots": "nobody"}, "there is no bot"),
        ({"bots": "random,random,random"}, "3 bots for a game of 2"),
        ({"players": 9}, "9 players"),
        ({"options": (("first_player", "host"),)}, "nobody was named"),
        ({"modules": ("nothing",)}, "nothing"),
        ({"edition": "nowhere"}, "nowhere"),
    ],
)
def test_an_impossible_contest_is_refused_before_the_first_game(more: dict[str, Any], told: str) -> None:
    with pytest.raises(BlackgateError, match=told):
        tables(contest(**more))
