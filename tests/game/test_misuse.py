"""Wrong use from Python, and wrong texts: the right kind of error, said briefly, and nothing has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.properties.deeds import play
from tests.properties.tables import wander

from blackgate import Game, load, rules, view
from blackgate.errors import (
    ActionError,
    BlackgateError,
    EditionError,
    OptionError,
    PositionError,
    RecordError,
    SeatError,
)
from blackgate.game.notation import from_position, position
from blackgate.game.record import record, replay

RETAIL = rules(players=2)
HEAD = f"bg1 retail {RETAIL.edition.fingerprint} 2"
BRIEF = 600
"""Characters an error may have: a mistake cut short, and the list of what would be right."""


def wrong(value: object) -> Any:
    """A value no type checker would let through."""
    return value


@pytest.fixture
def game() -> Game:
    return Game(RETAIL, seed=1)


@pytest.fixture(scope="module")
def finished() -> Game:
    game, chooser = wander("retail", 2, 0)
    play(game, chooser, 10**6)
    assert game.over
    return game


@pytest.mark.parametrize("action", [True, False])
def test_a_boolean_is_not_an_action(game: Game, action: bool) -> None:
    before = game.to_json()
    assert int(action) in game.legal()
    with pytest.raises(ActionError):
        game.apply(action)
    with pytest.raises(ActionError):
        game.why_not(action)
    assert (game.to_json(), game.choices) == (before, [])


@pytest.mark.parametrize("action", [None, 2.0, b"pass", [], "x", -1, 342, 2**70])
def test_why_not_refuses_an_invalid_action(game: Game, action: object) -> None:
    with pytest.raises(ActionError):
        game.why_not(wrong(action))


@pytest.mark.parametrize("seat", [99, -1, 2, True, 2**70, "P1", 1.0])
def test_why_not_refuses_an_invalid_seat(game: Game, seat: object) -> None:
    with pytest.raises((SeatError, ActionError)):
        game.why_not("x", wrong(seat))
    with pytest.raises(SeatError):
        game.why_not("pass", wrong(seat))


@pytest.mark.parametrize("seat", [-1, 2, 9, True, False, 2**70, "0", 0.0])
def test_a_view_is_a_seats_or_a_spectators(game: Game, seat: object) -> None:
    with pytest.raises(SeatError):
        view(game, wrong(seat))
    assert [view(game, seat).viewer for seat in (0, 1, None)] == [0, 1, None]


@pytest.mark.parametrize("first", [-1, 2, True, "0"])
def test_the_first_player_is_a_seat(first: object) -> None:
    with pytest.raises(SeatError):
        Game(RETAIL, first=wrong(first))


def test_a_finished_game_asks_nothing(finished: Game) -> None:
    before = finished.to_json()
    with pytest.raises(ActionError):
        finished.default_action()
    with pytest.raises(ActionError):
        finished.apply("pass")
    assert finished.to_json() == before


def test_overlays_are_not_laid_over_a_loaded_edition() -> None:
    with pytest.raises(EditionError):
        rules(load("retail"), overlays=["house_cheap_shovels"])
    assert rules("retail", overlays=["house_cheap_shovels"]).edition.deals[3].price == 7


@pytest.mark.parametrize("players", [2**70, -(2**70), 0, 1, 7, "2", True, None, 2.0, 2**63])
def test_the_number_of_players_is_one_the_edition_knows(players: object) -> None:
    with pytest.raises(OptionError):
        rules(players=wrong(players))


@pytest.mark.parametrize("count", [0, 1, 3])
def test_there_are_as_many_seats_as_players(game: Game, count: int) -> None:
    with pytest.raises(SeatError):
        Game(RETAIL, seats=(game.seats * 2)[:count])


OVERLAYS: dict[str, dict[str, object]] = {
    "an option goes away": {"option": [{"key": "bank", "remove": True}]},
    "another moves anywhere": {"card": [{"id": "riot", "do": [{"do": "move", "who": "other", "to": "any"}]}]},
    "one here moves anywhere": {"card": [{"id": "riot", "do": [{"do": "move", "who": "here", "to": "any"}]}]},
    "all move anywhere": {"card": [{"id": "riot", "do": [{"do": "move", "who": "others", "to": "any"}]}]},
}


@pytest.mark.parametrize("name", OVERLAYS)
def test_an_overlay_the_engine_could_not_follow_is_refused(name: str) -> None:
    with pytest.raises(EditionError):
        load("retail", [OVERLAYS[name]])


ODD_VALUES: dict[str, object] = {
    "digits": "9" * 5000,
    "a number": 10**5000,
    "a negative number": "-" + "9" * 5000,
    "letters": "x" * 10**6,
    "bytes": b"75",
    "nothing": None,
    "a half": 7.5,
}


@pytest.mark.parametrize("name", ODD_VALUES)
def test_an_option_has_one_of_its_values(name: str) -> None:
    value = ODD_VALUES[name]
    with pytest.raises(OptionError) as caught:
        rules(options={"bank": value})
    assert len(str(caught.value)) < BRIEF
    with pytest.raises(OptionError) as caught:
        rules(options={"round_cap": value})
    assert len(str(caught.value)) < BRIEF


@pytest.mark.parametrize("depth", [500, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("{a=", "}")])
def test_deep_toml_is_refused(tmp_path: Path, depth: int, opening: str, closing: str) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(f"a = {opening * depth}1{closing * depth}\n", "utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    assert len(str(caught.value)) < BRIEF
    with pytest.raises(EditionError):
        load("retail", [path])


@pytest.mark.parametrize("name", ["x" * 300, "x" * 10_000, "x\0y", "", ".", "/", "x/" * 3000, "\ud800"])
def test_a_name_that_can_be_no_file_is_refused(name: str) -> None:
    for source in (name, Path(name)):
        with pytest.raises(EditionError) as caught:
            load(source)
        assert len(str(caught.value)) < BRIEF
        with pytest.raises(EditionError):
            load("retail", [source])


def test_a_hand_may_name_a_card_twice() -> None:
    game = from_position(f"{HEAD} | P1 hand=knife,link,knife tunnel=spoon,spoon*2 | P2")
    seat = game.to_dict()["seats"][0]
    assert (seat["hand"], seat["tunnel"]) == ({"knife": 2, "link": 1}, {"spoon": 3})
    assert view(game, 0).seats[0].hand_size == 3


@pytest.mark.parametrize(
    "rest",
    ["", " | round=3", " | P1 hand=knife | P2", " | round=3 | P1 hand=knife | P2", " | P1 hand=knife", " | P1 | P2 | "],
)
def test_omitted_parts_of_a_line_have_defaults(rest: str) -> None:
    game = from_position(HEAD + rest)
    hand: dict[str, int] = {"knife": 1} if "knife" in rest else {}
    assert game.to_dict()["seats"][0]["hand"] == hand
    assert view(game, 0).piles["knife"] == RETAIL.tables.card_copies[0] - len(hand)
    assert view(game, 0).round == (3 if "round" in rest else 1)
    assert position(from_position(position(game))) == position(game)


LINES: dict[str, str] = {
    "seats in another order": " | P2 | P1",
    "a seat twice": " | P1 | P1",
    "a seat left out": " | P2",
    "a seat too many": " | P1 | P2 | P3",
    "a far seat": " | P1 | P9",
    "no seat": " | Ana hand=knife | P2",
    "an unknown dotted word": " | P1 | P2 | pile.fork=3",
    "another dotted word": " | P1 | P2 | heap.knife=3",
    "a gang nobody knows": " | P1 | P2 | gang.elks=",
    "a dotted word of a seat": " | P1 pile.knife=1 | P2",
    "an unknown word": " | P1 | P2 | foo=bar",
    "an unknown word of the turn": " | rnd=3 | P1 | P2",
    "a word that is no pair": " | round | P1 | P2",
    "too many cards": " | P1 hand=knife*9999 | P2",
    "an empty word": " | P1 | P2 | =",
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_that_means_nothing_is_refused(name: str) -> None:
    assert from_position(HEAD).rules.players == 2
    with pytest.raises(PositionError) as caught:
        from_position(HEAD + LINES[name])
    assert len(str(caught.value)) < BRIEF


PLAYERS = [
    "999999999999999999999",
    "99999999999999999999",
    "9223372036854775808",
    "9" * 80,
    "-1",
    "0",
    "1",
    "7",
    "２",
    "x",
]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_line_for_a_table_that_is_not_there_is_refused(players: str) -> None:
    with pytest.raises(PositionError) as caught:
        from_position(f"bg1 retail {RETAIL.edition.fingerprint} {players} | P1")
    assert len(str(caught.value)) < BRIEF
    with pytest.raises(PositionError):
        from_position(f"bg1 retail {RETAIL.edition.fingerprint} {players} | P1", RETAIL)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_for_a_table_that_is_not_there_is_refused(game: Game, players: str) -> None:
    text = record(game).replace("players 2", f"players {players}")
    for base in (None, RETAIL):
        with pytest.raises(RecordError) as caught:
            replay(text, base)
        assert len(str(caught.value)) < BRIEF


def test_a_record_names_an_overlay_without_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('overlay = true\nid = "mine"\nname = "Mine"\n[tunnel]\nshovel = 4\n', "utf-8")
    for given in (path, str(path)):
        setting = rules(players=2, overlays=[given])
        game = Game(setting, seed=1)
        game.apply("pass")
        text = record(game)
        assert "\noverlay mine.toml\n" in text
        assert str(tmp_path) not in text
        assert replay(text, setting).to_json() == game.to_json()
        assert record(replay(text, setting)) == text
        with pytest.raises(RecordError):
            replay(text)


def test_a_record_with_a_packaged_overlay_replays_by_itself() -> None:
    game = Game(rules(players=3, overlays=["house_cheap_shovels"]), seed=1)
    game.apply("pass")
    assert replay(record(game)).rules.edition.fingerprint == game.rules.edition.fingerprint
    assert record(replay(record(game))) == record(game)


HUGE = "x" * 50_000
FLOODS: dict[str, Callable[[], object]] = {
    "action": lambda: Game(RETAIL).apply(HUGE),
    "action of many words": lambda: Game(RETAIL).apply("dig " * 5000),
    "operand": lambda: Game(RETAIL).apply(f"dig {HUGE}"),
    "operand of nothing": lambda: Game(RETAIL).apply(f"pass {HUGE}"),
    "action of bytes": lambda: Game(RETAIL).apply(HUGE.encode()),
    "number": lambda: Game(RETAIL).apply(10**4000),
    "seat": lambda: view(Game(RETAIL), 10**4000),
    "players": lambda: rules(players=10**4000),
    "number too long to write": lambda: Game(RETAIL).apply(10**5000),
    "seat too long to write": lambda: view(Game(RETAIL), 10**5000),
    "players too long to write": lambda: rules(players=10**5000),
    "option": lambda: rules(options={HUGE: 1}),
    "option value": lambda: rules(options={"bank": HUGE}),
    "edition": lambda: load(HUGE),
    "card": lambda: load("retail").card(HUGE),
    "overlay key": lambda: load("retail", [{HUGE: 1}]),
    "overlay table": lambda: load("retail", [{"tunnel": HUGE}]),
    "overlay value": lambda: load("retail", [{"tunnel": {"shovel": HUGE}}]),
    "overlay number": lambda: load("retail", [{"tunnel": {"shovel": 10**4000}}]),
    "overlay list": lambda: load("retail", [{"card": HUGE}]),
    "overlay entry": lambda: load("retail", [{"card": [{"id": "riot", "class": HUGE}]}]),
    "overlay name": lambda: load("retail", [{"over": HUGE}]),
    "position": lambda: from_position(HUGE),
    "position head": lambda: from_position(f"{HEAD} {HUGE}=1 | P1"),
    "position edition": lambda: from_position(f"bg1 {HUGE} 0 2 | P1"),
    "position word": lambda: from_position(f"{HEAD} | {HUGE} | P1"),
    "position key": lambda: from_position(f"{HEAD} | P1 {HUGE}=1"),
    "position card": lambda: from_position(f"{HEAD} | P1 hand={HUGE}"),
    "position number": lambda: from_position(f"{HEAD} | round={'9' * 50_000} | P1"),
    "position place": lambda: from_position(f"{HEAD} | P1 place={HUGE}"),
    "position frame": lambda: from_position(f"{HEAD} | P1 | agenda={HUGE}:0:0"),
    "json": lambda: Game.from_json(RETAIL, HUGE),
    "json key": lambda: Game.from_dict(RETAIL, {HUGE: 1}),
    "json name": lambda: Game.from_dict(RETAIL, {"deck": [HUGE]}),
    "json number": lambda: Game.from_dict(RETAIL, {"round": 10**4000}),
    "record": lambda: replay(HUGE),
    "record line": lambda: replay(f"blackgate record 1\n{HUGE}\nchoices\n"),
    "record choice": lambda: replay(f"{record(Game(RETAIL, first=0))}P1 {'x' * 390}\n"),
    "record decider": lambda: replay(f"{record(Game(RETAIL, first=0))}{'x' * 390}\n"),
    "record result": lambda: replay(f"{record(Game(RETAIL, first=0))}result {'x' * 390}\n"),
}


@pytest.mark.parametrize("name", FLOODS)
def test_an_error_is_brief_however_long_the_mistake(name: str) -> None:
    with pytest.raises(BlackgateError) as caught:
        FLOODS[name]()
    assert 0 < len(str(caught.value)) < BRIEF


def test_a_brief_error_still_says_what_is_wrong() -> None:
    with pytest.raises(BlackgateError, match="'xxx' is not a pile"):
        Game(RETAIL).apply("dig xxx")
    with pytest.raises(BlackgateError, match="xxx"):
        load("retail").card("xxx")
