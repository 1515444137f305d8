"""Win rates without luck: unbiased, surer than plain ones, and kept with the games they belong to."""

from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance

import pytest
from benchmarks.luck import NOISE, Hall, Kind
from tests.lab.contests import contest, played, timeless

from blackgate.bots.network import table_chances
from blackgate.engine.play import apply
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.errors import ArenaError
from blackgate.lab.arena import Ledger, Played, report, tables
from blackgate.lab.arena.luck import corrected

WANTED = contest("random,random@5p", luck=True)
PLAIN = contest("random,random@5p")
DEALS = range(50)


class Forgetful:
    """A correction that forgets the mean: whatever becomes better is called luck."""

    def __init__(self, hall: Hall) -> None:
        self.chances = hall.luck.chances
        self.luck = [0.0] * 4

    def begin(self, seed: int) -> None:
        self.luck = [0.0] * 4

    def hopes(self, state: State) -> list[float]:
        self.chances.estimate(state)
        return list(self.chances.chances)[:4]

    def judge(self, before: State, action: int, after: State) -> None:
        mean = self.mean(before, action)
        self.luck = [luck + hope - less for luck, hope, less in zip(self.luck, self.hopes(after), mean, strict=True)]

    def mean(self, before: State, action: int) -> list[float]:
        return self.hopes(before)


class Unchanging(Forgetful):
    """A correction that repeats actions with the same chance."""

    def mean(self, before: State, action: int) -> list[float]:
        again = before.clone()
        apply(again, action)
        return self.hopes(again)


@pytest.fixture(scope="module")
def hall() -> Hall:
    """One that plays better against three that do not."""
    return Hall(Kind("steady"))


@pytest.fixture(scope="module")
def bulk(hall: Hall) -> list[Played]:
    """Whole games in sets, as `benchmarks/luck.py` plays thousands of them."""
    return hall.contest(DEALS)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return played(WANTED, 3)


def challengers(games: Iterable[Played]) -> tuple[list[float], list[float]]:
    """By game: whether the challenger won, and its luck. It has the seat of the number of the seating."""
    rows = [(float(game.seating in game.winners), game.luck[game.seating]) for game in games]
    return [won for won, _ in rows], [luck for _, luck in rows]


def is_nothing(numbers: list[float]) -> bool:
    """Whether the mean is 0 within four standard errors."""
    return abs(fmean(numbers)) < 4 * stdev(numbers) / sqrt(len(numbers))


def is_surer(games: Iterable[Played]) -> bool:
    """Whether results vary less without luck, over all seats."""
    rows = [(float(seat in game.winners), luck) for game in games for seat, luck in enumerate(game.luck)]
    return variance([won - luck for won, luck in rows]) < 0.97 * variance([won for won, _ in rows])


def test_the_challenger_sits_where_these_tests_look(hall: Hall) -> None:
    assert [[each.name for each in seated].index("steady") for seated in hall.seatings] == [0, 1, 2, 3]


def test_luck_is_nothing_on_the_whole_at_any_seat(bulk: list[Played]) -> None:
    for seat in range(4):
        assert is_nothing([game.luck[seat] for game in bulk])
    assert is_nothing(challengers(bulk)[1])


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """All play equally well: the network knows such games best."""
    monkeypatch.setitem(NOISE, "hasty", 0.0)


@pytest.mark.usefixtures("steady")
def test_results_vary_less_without_luck(hall: Hall) -> None:
    assert is_surer(hall.contest(DEALS[:25]))


def test_a_correction_that_forgets_the_mean_is_noticed(monkeypatch: pytest.MonkeyPatch, hall: Hall) -> None:
    monkeypatch.setattr(hall, "luck", Forgetful(hall))
    assert not is_nothing(challengers(hall.contest(DEALS))[1])


@pytest.mark.usefixtures("steady")
def test_a_correction_that_repeats_with_the_same_chance_is_noticed(monkeypatch: pytest.MonkeyPatch, hall: Hall) -> None:
    monkeypatch.setattr(hall, "luck", Unchanging(hall))
    assert not is_surer(hall.contest(DEALS[:25]))


def test_what_one_seat_gains_by_luck_the_others_lose(games: list[Played]) -> None:
    assert all(abs(sum(game.luck)) < 1e-5 for game in games)
    assert sum(any(game.luck) for game in games) > 0.9 * len(games)


def test_the_deal_needs_no_correction() -> None:
    made = tables(contest("random,random@5p", players=4))
    chances = table_chances(made.rules)
    chances.estimate(new_game(made.rules.tables, 3))
    hopes = [list(chances.chances)[seating.index(made.lineup[0])] for seating in made.seatings]
    assert max(hopes) > min(hopes) + 0.01
    assert fmean(hopes) == pytest.approx(0.25)


def test_mates_have_the_same_luck() -> None:
    for game in played(contest("random,random@5p", players=4, teams=True, luck=True), 2):
        assert game.luck[0] == game.luck[2] == pytest.approx(-game.luck[1])


def test_luck_changes_no_game_and_is_the_same_on_two_processes(games: list[Played]) -> None:
    assert [(game.winners, game.decisions) for game in played(PLAIN, 3)] == [
        (game.winners, game.decisions) for game in games
    ]
    two = sorted(played(WANTED, 3, jobs=2), key=lambda game: (game.seed, game.seating))
    assert [timeless(game) for game in two] == [timeless(game) for game in games]


def test_the_report_subtracts_the_luck_of_sets(games: list[Played]) -> None:
    found = report(tables(WANTED), games).standings[0]
    results, luck = challengers(games)
    assert found.corrected is not None
    assert found.corrected.rate == pytest.approx(fmean(results) - fmean(luck))
    assert found.corrected.luck == pytest.approx(fmean(luck))
    assert found.rate == fmean(results), "the plain estimate stays"
    assert report(tables(WANTED), games[:2]).standings[0].corrected is None, "a single set"
    assert report(tables(PLAIN), played(PLAIN, 2)).standings[0].corrected is None


def test_the_corrected_interval_is_that_of_the_sets() -> None:
    shares, lucks = [0.0, 0.5, 0.5, 1.0] * 6, [-0.25, 0.125, -0.125, 0.25] * 6
    found = corrected(shares, lucks)
    assert found is not None
    assert (found.rate, found.luck) == (0.5, 0.0)
    assert found.high - found.rate == pytest.approx(2.0687 * stdev([0.25, 0.375, 0.625, 0.75] * 6) / sqrt(24), abs=1e-4)
    assert found.worth == pytest.approx(0.125 / 0.0390625)
    assert corrected([0.5, 0.5], [0.0, 0.0]) is not None
    steady = corrected([0.0, 1.0], [-0.5, 0.5])
    assert steady is not None
    assert steady.worth is None


def test_a_file_keeps_luck(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "games.jsonl"
    with Ledger(tables(WANTED), path) as ledger:
        for game in games[:3]:
            ledger.add(game)
    with Ledger(tables(WANTED), path) as ledger:
        assert list(ledger.games.values()) == games[:3]
    with pytest.raises(ArenaError, match="luck yes, not no"), Ledger(tables(PLAIN), path):
        pass


def test_files_without_luck_are_those_of_before(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Ledger(tables(PLAIN), path) as ledger:
        ledger.add(played(PLAIN, 1)[0])
    assert b"luck" not in path.read_bytes()
    with pytest.raises(ArenaError, match="luck no, not yes"), Ledger(tables(WANTED), path):
        pass
