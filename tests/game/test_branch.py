"""Branches: they begin at the moment, replay by themselves, and reveal nothing that was drawn again."""

import re
from functools import cache
from random import Random

import pytest
from tests.game.record_games import HUSH, play, recorded

from blackgate import Game, Seat, branch, rules
from blackgate.errors import BranchError, RecordError, SeatError
from blackgate.game.beginning import beginning_of, position_of
from blackgate.game.branch import check_branch, redraw_seed, start_of
from blackgate.game.record import canonical, name_of, record, replay, steps, verify
from blackgate.game.worlds import imagine

NEW = bytes(range(32))


@cache
def parent() -> str:
    """The record of a finished game with everything on."""
    return record(recorded())


@cache
def moments() -> tuple[Game, ...]:
    """The same game after each of its steps, with what its seats remember."""
    found = []
    for game in steps(parent(), listen=True):
        _ = game.memory
        found.append(game.clone())
    return tuple(found)


def hidden(game: Game, knower: int) -> list[dict[str, int]]:
    """The hands of the others."""
    return [seat["hand"] for n, seat in enumerate(game.to_dict()["seats"]) if n != knower]


@pytest.mark.parametrize("knower", [None, 1])
@pytest.mark.parametrize("secret", [None, NEW])
def test_a_branch_replays_by_itself_byte_for_byte(knower: int | None, secret: bytes | None) -> None:
    game = play(branch(parent(), 20, knower, secret=secret, seed=5), Random(4))
    text = record(game)
    assert text.startswith("blackgate record 5\n")
    assert "undo" in text
    again = replay(text, listen=True)
    assert (again.to_dict(), again.choices, record(again)) == (game.to_dict(), game.choices, text)
    assert [str(event) for event in again.events] == [str(event) for event in game.events]
    assert record(replay(text)) == text, "also if nobody listens"
    assert canonical(text)[1] == text
    assert verify(text).is_over
    assert bool(verify(text).commitment) is (secret is not None)


def test_as_it_really_was_everything_but_chance_is_the_same() -> None:
    for step in range(0, len(moments()) - 1, 9):
        moment, game = moments()[step], branch(parent(), step, secret=NEW)
        assert {**game.to_dict(), "chance": 1} == {**moment.to_dict(), "chance": 1}
        for viewer in (*range(3), None):
            assert game.view(viewer) == moment.view(viewer), "it remembers what it knew"


def test_chance_is_new() -> None:
    rolls = set()
    for secret in (NEW, HUSH, bytes(32)):
        game = play(branch(parent(), 3, secret=secret), Random(1))
        rolls.add(tuple(str(event) for event in game.events if event.name in ("rolled", "drew"))[:12])
    assert len(rolls) == 3


@pytest.mark.parametrize("knower", [0, 2])
def test_drawn_again_the_seat_cannot_tell_the_difference(knower: int) -> None:
    step = 30
    moment = moments()[step]
    drawn = [branch(parent(), step, knower, seed=seed) for seed in range(12)]
    assert all(game.view(knower) == moment.view(knower) for game in drawn)
    hands = [hidden(game, knower) for game in drawn]
    assert any(each != hidden(moment, knower) for each in hands), "not just the real cards"
    assert any(each != hands[0] for each in hands[1:])


def test_what_the_seat_cannot_know_does_not_matter() -> None:
    """Worlds that the seat cannot tell apart lead to the same branches, whatever the others really hold."""
    known = moments()[30].view(0)
    other = imagine(known, 99)
    assert hidden(other, 0) != hidden(moments()[30], 0)
    for draw in range(4):
        real = start_of(parent(), 30, 0, draw)[1]
        other.seats = tuple(Seat(f"P{n}", seat.player, seat.board, seat.side) for n, seat in enumerate(other.seats, 1))
        assert real.remembered[0] == other.view(0).to_json().decode()
        assert real.position == position_of(other.rules, imagine(other.view(0), draw).state)


def test_others_are_given_no_private_memories_where_cards_are_drawn_again() -> None:
    _, start = start_of(parent(), 30, 0)
    viewers = [re.search(r'"viewer":(\w+)', view) for view in start.remembered]
    assert [found and found[1] for found in viewers] == ["0", "null"]


def test_the_redraw_follows_from_the_secret() -> None:
    game = branch(parent(), 30, 0, secret=NEW)
    assert start_of(parent(), 30, 0, redraw_seed(NEW))[1].position == beginning_of(game)


def test_a_name_can_be_removed_and_the_game_keeps_its_name() -> None:
    text = parent()
    nameless = re.sub(r"(?m)^(seat P1 \w+ \d \d) .*$", r"\1 Nobody", text)
    assert nameless != text
    assert name_of(canonical(nameless)[1]) == name_of(text)
    assert name_of(text.replace("option round_cap 8", "option round_cap 9")) != name_of(text)
    assert "Ana" not in "".join(start_of(text, 30)[1].remembered)


@pytest.mark.parametrize("knower", [None, 1])
def test_a_branch_is_checked_against_its_game(knower: int | None) -> None:
    text = record(play(branch(parent(), 20, knower, secret=NEW), Random(4)))
    origin = check_branch(text, parent())
    assert (origin.game, origin.step, origin.knower) == (name_of(parent()), 20, knower)
    with pytest.raises(RecordError, match="is a branch of"):
        check_branch(text, record(recorded(keyed=False)))
    with pytest.raises(RecordError, match="is no branch"):
        check_branch(parent(), parent())
    plain = record(play(branch(parent(), 20, knower), Random(4), 3))
    elsewhere = re.sub(r"(?m)^(from \w+) 20", r"\1 9", plain)
    with pytest.raises(RecordError, match="does not begin at that moment"):
        check_branch(elsewhere, parent())
    forged = plain.replace('"beatings":0', '"beatings":1', 1)
    assert forged != plain
    with pytest.raises(RecordError, match="does not begin at that moment"):
        check_branch(forged, parent())


def test_the_commitment_covers_the_position_and_the_moment() -> None:
    text = record(play(branch(parent(), 20, secret=NEW), Random(4)))
    for wrong in (text.replace('"beatings":0', '"beatings":1', 1), re.sub(r"(?m)^(from \w+) 20", r"\1 21", text)):
        assert wrong != text
        with pytest.raises(RecordError, match="not what was promised"):
            verify(wrong)


def test_a_branch_has_branches() -> None:
    first = record(play(branch(parent(), 20, 1, secret=NEW), Random(4)))
    second = branch(first, 10, secret=HUSH)
    assert second.origin is not None
    assert second.origin.game == name_of(first)
    assert check_branch(record(play(second, Random(5))), first).step == 10


def test_only_a_finished_game_branches_and_only_before_its_end() -> None:
    running = record(recorded(most=40), private=True)
    with pytest.raises(BranchError, match="not over"):
        branch(running, 3)
    with pytest.raises(BranchError, match="no step"):
        branch(parent(), len(moments()))
    with pytest.raises(BranchError, match="over after this step"):
        branch(parent(), len(moments()) - 1)
    with pytest.raises(SeatError):
        branch(parent(), 3, 3)


def test_nothing_before_the_branch_can_be_taken_back() -> None:
    step = next(n for n, game in enumerate(moments()) if not game.over and game.undoable(game.seat))
    game = branch(parent(), step)
    assert game.undoable(game.seat) == 0


HEADS = (
    (r"^from .*\n", "", "lacks from"),
    (r"^position .*\n", "", "lacks position"),
    (r"^from \w+ 20", "from 123 20", "not a moment"),
    (r"^from (\w+) 20", r"from \1 20 P7", "not a moment"),
    (r"^from (\w+) 20", r"from \1 20 P6", "no seat"),
    (r"^position .*", "position {", "not JSON"),
    (r"^position .*", "position []", "not a table"),
    (r"^position .*", 'position {"seats":[{"hand":{"lock":1}}]}', "lock"),
    (r'"winner":-?\d+', '"winner":0', "over there"),
    (r"^first P(\d)", "first random", "not the first seat"),
    ("^blackgate record 5", "blackgate record 4", "does not belong"),
)


@pytest.mark.parametrize(("pattern", "instead", "said"), HEADS)
def test_a_wrong_head_is_refused(pattern: str, instead: str, said: str) -> None:
    text = record(play(branch(parent(), 20, seed=5), Random(4)))
    wrong = re.sub(pattern, instead, text, count=1, flags=re.MULTILINE)
    assert wrong != text
    with pytest.raises(RecordError, match=re.escape(said)):
        replay(wrong)


def test_branches_in_teams_and_with_the_warden() -> None:
    setting = rules(players=4, modules=["warden", "michel"], teams="ABAB", options={"round_cap": 4})
    seats = [Seat(name) for name in "abcd"]
    text = record(play(Game(setting, seats=seats, secret=HUSH), Random(2)))
    for step, knower in ((5, None), (25, 0), (60, 3)):
        branched = record(play(branch(text, step, knower, secret=NEW), Random(3)))
        assert record(replay(branched)) == branched
        assert check_branch(branched, text).knower == knower
