"""A game that is over is shown in parts; each moment is the one a replay of the whole record shows."""

import gzip
from pathlib import Path

import msgspec
import pytest

from blackgate.game.record import count, steps
from blackgate.game.telling import tell
from blackgate.server import replaying
from blackgate.server.problems import Refused
from blackgate.server.replaying import LENGTH, Film, Films, Part


def record_at(root: Path) -> str:
    """A game of some hundred decisions."""
    return (root / "tests/golden/two_plain.record").read_text("utf-8")


def shown(film: Film, number: int) -> Part:
    return msgspec.json.decode(gzip.decompress(film.part(number)), type=Part)


@pytest.mark.parametrize("seat", [None, 1])
def test_every_moment_is_as_the_whole_record_has_it(root: Path, seat: int | None) -> None:
    text = record_at(root)
    film, heard = Film(text, seat), 0
    for number, game in enumerate(steps(text, listen=True)):
        told, heard = tell(game.rules, game.events, seat, heard), len(game.events)
        if number % 7 == 0 or number == film.decisions:
            moment = film.moment(number)
            assert moment.view == game.view(seat)
            assert list(moment.story) == told
    assert film.decisions == number == count(text)


def test_parts_follow_each_other_and_the_last_is_shorter(root: Path) -> None:
    film = Film(record_at(root), 0)
    last = film.decisions // LENGTH
    decisions = [each.decision for number in range(last + 1) for each in shown(film, number).moments]
    assert decisions == list(range(film.decisions + 1))
    assert all(shown(film, number).decisions == film.decisions for number in (0, last))


def test_a_leap_there_and_back_shows_the_same(root: Path) -> None:
    text = record_at(root)
    straight, leaping = Film(text, 1), Film(text, 1)
    last = straight.decisions // LENGTH
    for number in (last, 0, last // 2, 1, last):
        assert shown(leaping, number) == shown(straight, number)


def test_what_was_shown_is_not_played_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def counted(*given: object, **named: object) -> object:
        begun.append(given)
        return steps(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(replaying, "steps", counted)
    film = Film(record_at(root), None)
    for number in (0, 1, 2, 1, 0, 2):
        film.part(number)
    assert len(begun) == 1
    film.part(6)
    film.part(4)
    assert len(begun) == 2


@pytest.mark.parametrize("decision", [-1, 10_000])
def test_a_moment_that_is_not_there_is_refused(root: Path, decision: int) -> None:
    film = Film(record_at(root), 0)
    with pytest.raises(Refused, match="no decision"):
        film.moment(decision)
    with pytest.raises(Refused, match="no part"):
        film.part(decision)


def test_a_seat_that_is_not_there_is_refused_again_and_again(root: Path) -> None:
    film = Film(record_at(root), 5)
    for _ in range(2):
        with pytest.raises(Refused, match="no seat 6"):
            film.moment(0)


def test_only_some_films_and_parts_are_kept(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_FILMS", 2)
    monkeypatch.setattr(replaying, "MOST_PARTS", 2)
    text, films = record_at(root), Films()
    first = films.film("A", 0, lambda: text)
    assert films.film("A", 0, lambda: "") is first
    films.film("B", 0, lambda: text)
    films.film("A", 1, lambda: text)
    assert films.film("A", 0, lambda: text) is not first
    for number in range(4):
        first.part(number)
    assert list(first._parts) == [2, 3]
