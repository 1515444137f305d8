"""The file of a contest: it is gone on with, and what does not belong to it is refused."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.lab.contests import contest, played, timeless

from blackgate.errors import ArenaError
from blackgate.lab.arena import Contest, Ledger, Played, report, run, tables

WANTED = contest("random,random@5p")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return played(WANTED, 3)


@pytest.fixture
def file(tmp_path: Path, games: list[Played]) -> Path:
    """Six games in a file."""
    path = tmp_path / "games.jsonl"
    with Ledger(tables(WANTED), path) as ledger:
        for game in games:
            ledger.add(game)
    return path


def held(path: Path, wanted: Contest = WANTED) -> dict[tuple[int, int], Played]:
    with Ledger(tables(wanted), path) as ledger:
        return ledger.games


def test_saved_games_are_read_back_unchanged(file: Path, games: list[Played]) -> None:
    before = file.read_bytes()
    assert list(held(file).values()) == games
    assert file.read_bytes() == before
    assert before.count(b"\n") == 7


def test_without_a_file_games_are_kept_in_memory(games: list[Played]) -> None:
    with Ledger(tables(WANTED)) as ledger:
        ledger.add(games[0])
    assert list(ledger.games.values()) == [games[0]]


@pytest.mark.parametrize("cut", [1, 2, 40, 150])
def test_a_torn_last_line_is_dropped_and_played_again(file: Path, games: list[Played], cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    made = tables(WANTED)
    with Ledger(made, file) as ledger:
        assert list(ledger.games.values()) == games[:-1]
        left = [game for game in made.games(3) if game not in ledger.games]
        assert left == [(2, 1)]
        for game in run(WANTED, left, 1):
            ledger.add(game)
    again = held(file)
    assert [timeless(game) for game in again.values()] == [timeless(game) for game in games]
    assert file.read_bytes().startswith(whole[: whole.rindex(b'{"game"')])


@pytest.mark.parametrize("length", [0, 1, 60, -1])
def test_a_torn_head_is_written_again(file: Path, length: int) -> None:
    head = file.read_bytes().split(b"\n")[0] + b"\n"
    file.write_bytes(head[:length])
    assert held(file) == {}
    assert file.read_bytes() == head


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (contest("random,random@5p", seed=7), "seed 0, not 7"),
        (contest("random@5p,random"), "entrants random,random@5p, not random@5p,random"),
        (contest("random,random@5p", players=3), "players 2, not 3"),
        (contest("random,random@5p", modules=("michel",)), "modules none, not michel"),
        (contest("random,random@5p", options=(("bank", "75"),)), "options none, not bank=75"),
    ],
)
def test_a_file_of_another_contest_is_refused(file: Path, other: Contest, told: str) -> None:
    before = file.read_bytes()
    with pytest.raises(ArenaError) as refused:
        held(file, other)
    assert told in str(refused.value)
    assert "line 1" in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"dear Ana", b"dear Ana,\nI am well.\n", b"\xff\xfe\x00\n", b"[1]\n", b"{}\n", b'{"arena":true}\n', b"\n",
     b'{"arena":2}\n', b'{"arena":1,"seed":0}\n', b"{" * 5000 + b"\n", b"x" * 300_000],
)  # fmt: skip
def test_a_foreign_file_is_refused_and_unchanged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="line 1"):
        held(path)
    assert path.read_bytes() == content


MUTATIONS: dict[str, Callable[[bytes], bytes]] = {
    "another winner": lambda line: line.replace(b'"winners":[', b'"winners":[9,'),
    "another seed": lambda line: line.replace(b'"seed":1', b'"seed":8'),
    "a number more": lambda line: line.replace(b'"rounds":', b'"rounds":1'),
    "a word": lambda line: line.replace(b'"rounds":', b'"rounds":"'),
    "another key": lambda line: line.replace(b'"rounds"', b'"round"'),
    "a key more": lambda line: line.replace(b'{"game"', b'{"x":1,"game"'),
    "half a line": lambda line: line[: len(line) // 2],
    "nothing": lambda line: b"",
    "no text": lambda line: b"\xff" + line,
    "nulls": lambda line: b"\0" * len(line),
    "another sum": lambda line: line[:-4] + b'0"}' if line[-3:-2] != b"0" else line[:-4] + b'1"}',
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_changed_line_is_refused_by_its_number(file: Path, name: str) -> None:
    lines = file.read_bytes().split(b"\n")
    changed = MUTATIONS[name](lines[3])
    assert changed != lines[3]
    lines[3] = changed
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(ArenaError, match="line 4"):
        held(file)
    assert file.read_bytes() == b"\n".join(lines)


def test_a_flipped_bit_is_refused_or_makes_no_difference(file: Path) -> None:
    lines = file.read_bytes().split(b"\n")
    right, good = held(file), lines[2]
    tried, refused = range(0, 8 * len(good), 7), 0
    for n in tried:
        bad = bytearray(good)
        bad[n // 8] ^= 1 << n % 8
        lines[2] = bytes(bad)
        file.write_bytes(b"\n".join(lines))
        try:
            assert held(file) == right
        except ArenaError:
            refused += 1
    assert refused > 0.97 * len(tried)


def test_a_line_of_another_contest_or_a_second_copy_is_refused(tmp_path: Path, file: Path) -> None:
    foreign = contest("random,random@5p", seed=7)
    with Ledger(tables(foreign), tmp_path / "foreign.jsonl") as ledger:
        ledger.add(played(foreign, 1)[0])
    whole = file.read_bytes()
    file.write_bytes(whole + (tmp_path / "foreign.jsonl").read_bytes().split(b"\n")[1] + b"\n")
    with pytest.raises(ArenaError, match="line 8: was changed"):
        held(file)
    file.write_bytes(whole + whole.split(b"\n")[2] + b"\n")
    with pytest.raises(ArenaError, match="line 8: seed 0, seating 1 stands here again"):
        held(file)


@pytest.mark.parametrize("name", [".", "/dev/null/x"])
def test_a_path_that_cannot_be_a_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises((ArenaError, OSError)):
        held(tmp_path / name)


def test_a_report_needs_no_order(games: list[Played]) -> None:
    made = tables(WANTED)
    assert report(made, games) == report(made, reversed(games))
