"""Whatever somebody sends: an error that says what is wrong, never a crash, a hang or a flood."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.module_games import shape
from tests.game.record_games import HUSH, recorded
from tests.properties.deeds import play
from tests.properties.tables import wander

from blackgate import BlackgateError, Game, Rules, compiled, rules, view
from blackgate.engine.registry import ASKS, STEPS
from blackgate.errors import PositionError, RecordError
from blackgate.game.notation import from_position, position
from blackgate.game.record import record, replay

Table = dict[str, Any]

GAMES = [
    wander(box, players, seed, 300)[0] for box, players, seed in [("retail", 2, 0), ("fixtures", 4, 0), ("wild", 3, 0)]
]
HOSTILE = [
    "",
    " ",
    "\0",
    "|",
    "=",
    "*",
    ":",
    "/",
    ",",
    "#",
    "P1",
    "result",
    "choices",
    "knife*9999",
    "-1",
    "9" * 50,
    "é",
    "１",
]


def survives(make: Callable[[], Game], steps: int = 40) -> bool:
    """Whether input makes a game; if so it can be played, seen, saved and cloned. Any other exception gets out."""
    try:
        game = make()
    except BlackgateError as error:
        if not isinstance(error, PositionError | RecordError) or not str(error):
            raise AssertionError(f"not the right kind of error: {error!r}") from error
        return False
    chooser = Random(0)
    for _ in range(steps):
        view(game, game.seat).to_dict()
        game.clone().to_json()
        if game.over:
            break
        assert game.legal(), f"nobody can do anything: {game.to_dict()['agenda']}"
        game.why_not(chooser.randrange(342))
        play(game, chooser, 1)
    return True


def mutate(text: str, edits: list[tuple[int, int, str]]) -> str:
    """Cut a few characters out and put something else in."""
    for at, length, new in edits:
        start = at % (len(text) + 1)
        text = text[:start] + new + text[start + length :]
    return text


def examples(count: int) -> int:
    """Fewer where the engine is interpreted."""
    return count if compiled() else count // 10


edits = st.lists(
    st.tuples(st.integers(0, 10**6), st.integers(0, 12), st.sampled_from(HOSTILE) | st.text(max_size=4)),
    min_size=1,
    max_size=4,
)
game_numbers = st.integers(0, len(GAMES) - 1)


@given(number=game_numbers, edits=edits)
@settings(max_examples=examples(150))
@pytest.mark.slow
def test_mutated_records(number: int, edits: list[tuple[int, int, str]]) -> None:
    text = mutate(record(GAMES[number]), edits)
    survives(lambda: replay(text, GAMES[number].rules))
    survives(lambda: replay(text))


@given(number=game_numbers, order=st.randoms(use_true_random=False))
@settings(max_examples=examples(60))
def test_records_with_lines_lost_doubled_and_swapped(number: int, order: Random) -> None:
    lines = record(GAMES[number]).splitlines()
    for _ in range(order.randint(1, 3)):
        at = order.randrange(len(lines) - 1)
        lines[at : at + 2] = order.choice([[], [lines[at]], [lines[at + 1], lines[at]], [lines[at]] * 3])
    survives(lambda: replay("\n".join(lines), GAMES[number].rules))


@given(number=game_numbers, edits=edits)
@settings(max_examples=examples(150))
@pytest.mark.slow
def test_mutated_lines(number: int, edits: list[tuple[int, int, str]]) -> None:
    line = mutate(position(GAMES[number]), edits)
    survives(lambda: from_position(line, GAMES[number].rules))
    survives(lambda: from_position(line))


@given(number=game_numbers, edits=edits)
@settings(max_examples=examples(100))
def test_mutated_json(number: int, edits: list[tuple[int, int, str]]) -> None:
    survives(lambda: Game.from_json(GAMES[number].rules, mutate(GAMES[number].to_json(), edits)))


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(HOSTILE),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def paths(value: object, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value inside a document."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [at, *(path for key, item in inside for path in paths(item, (*at, key)))]


@given(number=game_numbers, pick=st.integers(0, 10**6), value=values)
@settings(max_examples=examples(120))
def test_any_value_anywhere(number: int, pick: int, value: object) -> None:
    data: Table = deepcopy(dict(GAMES[number].to_dict()))
    every = paths(data)[1:]
    *way, last = every[pick % len(every)]
    inner: Any = data
    for step in way:
        inner = inner[step]
    inner[last] = value
    survives(lambda: Game.from_dict(GAMES[number].rules, data))


numbers = st.integers(-3, 70) | st.sampled_from([1 << 31, (1 << 61) - 1, 1 << 61, -1_000_000, 4096, 1024, 342])
frames = st.tuples(
    st.sampled_from([*ASKS, *STEPS]),
    st.integers(0, 3), numbers, numbers, numbers, numbers, numbers,
)  # fmt: skip


@given(number=game_numbers, agenda=st.lists(frames, max_size=4), keep=st.integers(0, 3))
@settings(max_examples=examples(200))
@pytest.mark.slow
def test_absurd_agendas(number: int, agenda: list[tuple[Any, ...]], keep: int) -> None:
    data: Table = dict(GAMES[number].to_dict())
    data["agenda"] = [*data["agenda"][:keep], *map(list, agenda)]
    survives(lambda: Game.from_dict(GAMES[number].rules, data))


@given(pick=st.integers(0, 10**6), place=st.integers(0, 6), number=numbers)
@settings(max_examples=examples(200))
@pytest.mark.slow
def test_one_absurd_number_in_a_real_agenda(pick: int, place: int, number: int) -> None:
    game = midst()[pick % len(midst())]
    data: Table = deepcopy(dict(game.to_dict()))
    frame = data["agenda"][pick % len(data["agenda"])]
    frame[max(place, 1)] = number
    survives(lambda: Game.from_dict(game.rules, data))


@cache
def midst() -> list[Game]:
    """One game for each depth and kind of question that random play comes to."""
    found: dict[tuple[str, ...], Game] = {}
    for box in ("retail", "links", "fixtures", "wild"):
        game, chooser = wander(box, 4, 0, 10)
        for _ in range(1500):
            if game.over:
                break
            if (kinds := (box, *shape(game))) not in found:
                found[kinds] = game.clone()
            play(game, chooser, 1)
    return list(found.values())


@pytest.fixture
def game() -> Game:
    return Game(rules(players=3), seed=1)


def _line(game: Game, old: str, new: str) -> str:
    line = position(game)
    assert old in line
    return line.replace(old, new)


@pytest.mark.parametrize("depth", [500, 950, 985, 995, 5000, 200_000])
@pytest.mark.parametrize(
    "around", ["%s", '{"seats": %s}', '{"round": %s}', '{"seats": [{"place": %s}]}', '{"agenda": [%s]}']
)
def test_deep_nesting(game: Game, depth: int, around: str) -> None:
    with pytest.raises(PositionError):
        Game.from_json(game.rules, around % ("[" * depth + "]" * depth))


@pytest.mark.parametrize("digits", [25, 4000, 5000, 100_000])
def test_huge_numbers(game: Game, digits: int) -> None:
    huge = "9" * digits
    assert not survives(lambda: Game.from_json(game.rules, game.to_json().replace('"round":1', f'"round":{huge}')))
    assert not survives(lambda: from_position(_line(game, "round=1", f"round={huge}"), game.rules))
    assert not survives(lambda: from_position(_line(game, " 3 |", f" {huge} |")))
    assert not survives(lambda: from_position(_line(game, " 3 |", f" 3 bank={huge} |")))
    assert not survives(lambda: from_position(_line(game, " 3 |", f" 3 round_cap={huge} |")))
    for key in ("players", "seed", "option bank", "option round_cap", "first", "seat P1 x"):
        text = f"blackgate record 1\n{key} {huge} 0 0\n" + record(game).split("\n", 1)[1]
        assert not survives(lambda text=text: replay(text))  # type: ignore[misc]


def test_floods_are_stopped_early(game: Game) -> None:
    """A short text that stands for a huge one, and long texts of nothing."""
    start = time.process_time()
    assert not survives(lambda: from_position(_line(game, "discard=", "discard=" + "link*9999," * 5000)))
    assert not survives(lambda: from_position("bg1 " * 10**6))
    assert not survives(lambda: from_position(position(game) + "|" * 99_000))
    text = record(game)
    assert not survives(lambda: replay(text + "P1 " + "a " * 10**6))
    assert not survives(lambda: replay(text + "x\n" * 10**6))
    assert not survives(lambda: replay("a" * 5_000_000))
    assert not survives(lambda: Game.from_json(game.rules, "[" * 10**6))
    assert not survives(lambda: Game.from_dict(game.rules, {"agenda": [["turn", 0, 0, 0, 0, 0, 0]] * 10**6}))
    assert time.process_time() - start < 5


@pytest.mark.parametrize("name", ["/etc/passwd", "../retail.toml", "/dev/zero", "fixtures/../x", "rules"])
def test_a_text_opens_no_file(game: Game, name: str) -> None:
    text, line = record(game), position(game)
    with pytest.raises(RecordError, match="does not come with Blackgate"):
        replay(text.replace("edition retail", f"edition {name}"))
    with pytest.raises(RecordError, match="does not come with Blackgate"):
        replay(text.replace("players 3", f"overlay {name}\nplayers 3"))
    with pytest.raises(PositionError):
        from_position(line.replace("bg1 retail", f"bg1 {name}"))


@pytest.mark.parametrize("strange", ["\ud800", "\x1b[2J", "\u202e", "\0"])
def test_unprintable_input_is_escaped_in_errors(game: Game, strange: str) -> None:
    reads: list[Callable[[], Game]] = [
        lambda: Game.from_dict(game.rules, {f"de{strange}ck": []}),
        lambda: Game.from_dict(game.rules, {"seats": [{strange: 1}]}),
        lambda: from_position(_line(game, "deck=", f"de{strange}ck=")),
        lambda: from_position(_line(game, "bg1 retail ", f"bg1 retail {strange}")),
        lambda: replay(record(game).replace("seat P1 ", f"seat P1{strange} ")),
        lambda: replay(record(game).replace("edition retail ", f"edition retail {strange}")),
    ]
    for read in reads:
        with pytest.raises((PositionError, RecordError)) as caught:
            read()
        assert str(caught.value).isprintable()


def test_an_error_beside_a_secret_does_not_reveal_it() -> None:
    text = record(recorded())
    for spoilt in (text.replace(HUSH.hex(), HUSH.hex() + "\u200b"), text.replace("secret ", "secrets ")):
        with pytest.raises(RecordError) as caught:
            replay(spoilt)
        assert HUSH.hex()[:8] not in str(caught.value)


def test_the_watch_is_awake(game: Game) -> None:
    """The negative control: another error than ours gets out, and a stuck game is seen."""

    def crash() -> Game:
        raise IndexError("list index out of range")

    with pytest.raises(IndexError):
        survives(crash)
    stuck = game.clone()
    stuck.state.agenda[stuck.state.top] = 16
    with pytest.raises(AssertionError, match="nobody can do anything"):
        survives(lambda: stuck)


def test_good_input_is_not_refused(game: Game) -> None:
    settings_: Rules = game.rules
    assert survives(lambda: Game.from_json(settings_, game.to_json()))
    assert survives(lambda: from_position(position(game)))
    assert survives(lambda: replay(record(game)))
    assert json.loads(game.to_json()) == game.to_dict()
