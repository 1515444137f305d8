"""What a scenario may leave out, what its cases share, and what is wrong in one of them."""

from pathlib import Path

import pytest
from tests.scenarios_language.scenario_text import written


def test_a_case_inherits_and_overrides(tmp_path: Path) -> None:
    text = """
id = "I-1"
given.P1 = { place = "REC", hand = ["link"] }
when = ["P1: sell link"]
[[case]]
name = "as above"
then = ["P1.cigarettes == 1"]
[[case]]
name = "another hand, the same Place"
given.P1 = { hand = ["link", "pike"] }
then = ["P1.cigarettes == 1", "P1.hand == [pike]"]
"""
    assert [result.verdict for result in written(tmp_path, text)] == ["ok", "ok"]


GOOD = {
    "a Gang card beside its gang": 'given.P1 = { gang = "triad", gang_card = "White Paper Fan" }\n'
    'then = ["P1.gang_card == White Paper Fan"]',
    "one card too many to discard": 'given.P1 = { hand = ["link x 11"] }\n'
    'when = ["P1: pass", "P1 cannot discard link x 2: HAND-2"]',
    "a craft done twice": 'given.P1 = { place = "REC", hand = ["link x 2", "pike x 2"] }\n'
    'when = ["P1: craft pickaxe x 2"]\nthen = ["P1.hand == [pickaxe x 2]"]',
    "a Background revealed on somebody": 'given.P1 = { background = "Hired Gun" }\n'
    'when = ["P1: reveal Hired Gun on P2"]\nthen = ["P2.beatings == 1"]',
    "revealed on somebody, without its name": 'given.P1 = { background = "Hired Gun" }\n'
    'when = ["P1: reveal on P2"]\nthen = ["P2.beatings == 1"]',
    "an event with a name of two words": 'given.P1 = { background = "Hired Gun" }\n'
    'when = ["P1: reveal on P2"]\nthen = [\'events include "revealed P1 Hired Gun"\']',
    "who starts": 'given.options.first_player = "seat1"\ngiven.seed = 1\nthen = ["starts over 9 games: P1 in 0.9..1"]',
    "a pile that lies face down": 'given.options = { gang_piles = "face_down" }\n'
    'then = ["view P2: gang_pile.crew.top == hidden", "view P2: gang_pile.crew == []"]',
    "an empty pile that lies face down": 'given.options = { gang_piles = "face_down" }\n'
    'given.gang_piles = { crew = [] }\nthen = ["view P2: gang_pile.crew.top == none"]',
    "facts beside facts": 'given.P1 = { hand = ["knife"] }\ngiven.P2 = { hand = ["knife"] }\n'
    'then = ["P1.place == P2.place", "P1.hand == P2.hand", "asked == active", "everyone.points < target", '
    '"deck.top == deck.top"]',
    "Michel(le) in Solitary": 'given.modules = ["michel"]\ngiven.michel = "SOL"\ngiven.rolls = [1]\n'
    'when = ["P1: pass", "P1: roll for Michel to CAF"]\nthen = ["michel == CAF", "replays equal"]',
    "Michel(le) in the Office": 'given.modules = ["michel", "warden"]\ngiven.michel = "OFF"\nthen = ["michel == OFF"]',
    "a position with a seed": 'given.seed = 5\ngiven.P1 = { place = "CAF" }\n'
    'when = ["P1: move", "any: random"]\nthen = ["seed == 5", "replays equal"]',
    "a seed without a position is a new game": 'given.seed = 5\nthen = ["P1.hand.size == 3", "seed == 5"]',
    "a seed of a position without a key of it": 'given.seed = 5\ngiven.new = false\nthen = ["P1.hand.size == 0"]',
    "one of several numbers": 'then = ["actions in [1, 2]", "actions not in [0, 3]"]',
    "a rigged die": 'given.rolls = [4, 2]\nthen = ["rolls == [4, 2]", "rolls lacks 3"]',
    "an option that is none": 'given.options = { round_cap = "none" }\nthen = ["option.round_cap == none"]',
    "modules by name": 'given.modules = ["library"]\nthen = ["modules lacks warden", "catalogue contains warden"]',
    "what a Place offers": 'then = ["place.REC.actions contains buy", "place.REC.actions lacks dig"]',
    "warnings of options": 'given.P1 = { place = "SHO", hand = ["link x 10"] }\ngiven.turn = { actions = 1 }\n'
    'then = ["P1 options warn include: search, pass (1 action unused)", "P1 options warn exclude: move"]',
    "no warnings": 'given.turn = { actions = 0 }\nthen = ["P1 options warn: none"]',
    "a refusal held against the question that stands": 'given.P1 = { background = "Knifeman", gang = "cartel" }\n'
    'when = ["P1: reveal", "P1 cannot search: BG-6", "P1 can search", "P1: search"]',
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_right_scenarios_hold(tmp_path: Path, text: str) -> None:
    (result,) = written(tmp_path, f'id = "G-1"\n{text}')
    assert result.ok, str(result)


@pytest.mark.parametrize(
    ("above", "in_case", "card"),
    [
        ('gang = "triad"', 'gang_card = "White Paper Fan"', "White Paper Fan"),
        ('gang_card = "White Paper Fan"', 'gang = "crew"', "FXG-CREW"),
        ('gang_card = "White Paper Fan"', "beatings = 1", "White Paper Fan"),
    ],
)
def test_a_case_says_which_gang_card(tmp_path: Path, above: str, in_case: str, card: str) -> None:
    (result,) = written(
        tmp_path,
        f'id = "G-1"\ngiven.P1 = {{ {above} }}\n[[case]]\nname = "one"\ngiven.P1 = {{ {in_case} }}\n'
        f'then = ["P1.gang_card == {card}"]',
    )
    assert result.ok, str(result)


ABOVE = """
id = "U-1"
given.players = 2
given.options = { bank = 75 }
given.P1 = { place = "REC", gang = "crew", cigarettes = 3 }
"""


@pytest.mark.parametrize(
    ("unset", "then"),
    [
        ('["P1.gang"]', '["P1.gang == none", "P1.cigarettes == 3"]'),
        ('["given.P1.gang", "options"]', '["P1.gang == none", "option.bank == unlimited"]'),
        ('["options.bank"]', '["option.bank == unlimited", "P1.gang == crew"]'),
        ('["P1"]\ngiven.P1 = { cigarettes = 1 }', '["P1.place == CB", "P1.cigarettes == 1"]'),
    ],
)
def test_a_case_unsets_what_it_does_not_inherit(tmp_path: Path, unset: str, then: str) -> None:
    (result,) = written(tmp_path, f'{ABOVE}[[case]]\nname = "one"\nunset = {unset}\nthen = {then}')
    assert result.ok, str(result)


@pytest.mark.parametrize(
    ("unset", "told"),
    [
        ('["P1.gnag"]', "case[1].unset[1]: nothing is given for 'P1.gnag'; did you mean 'P1.gang'"),
        ('["deck"]', "nothing is given for 'deck'"),
        ('["P1.gang", "P1.gang"]', "case[1].unset[2]: nothing is given for 'P1.gang'"),
        ('"deck"', "case[1].unset: is str, not a list"),
    ],
)
def test_unset_names_what_is_given(tmp_path: Path, unset: str, told: str) -> None:
    (result,) = written(tmp_path, f'{ABOVE}[[case]]\nname = "one"\nunset = {unset}\nthen = ["not over"]')
    assert result.verdict == "ERROR"
    assert told in str(result)


def test_the_seed_of_a_position_decides_its_chance(tmp_path: Path) -> None:
    def rolled(seed: int) -> str:
        text = f'id = "S-1"\ngiven.seed = {seed}\ngiven.P1 = {{ place = "CAF" }}\nwhen = ["P1: move"]\n'
        return str(written(tmp_path, text + 'then = ["events == []"]')[0])

    assert rolled(1) == rolled(1)
    assert len({rolled(seed) for seed in range(1, 9)}) > 1


WRONG_CASES = {
    "an unknown key": ('given.deks = 3\nthen = ["not over"]', "given.deks: there is no such key"),
    "a decision at the end": ('then = ["P1: pass"]', "decisions belong under when"),
    "no line": ('then = ["P1 passes"]', "is no line of a scenario"),
}


@pytest.mark.parametrize(("text", "told"), WRONG_CASES.values(), ids=WRONG_CASES)
def test_a_wrong_case_is_wrong_alone(tmp_path: Path, text: str, told: str) -> None:
    first = 'id = "C-1"\n[[case]]\nname = "good"\nthen = ["not over"]\n'
    good, bad = written(tmp_path, f'{first}[[case]]\nname = "bad"\n{text}')
    assert good.ok
    assert bad.verdict == "ERROR"
    assert bad.title == "bad"
    assert told in str(bad)


def test_an_error_shared_by_cases_is_reported_once(tmp_path: Path) -> None:
    cases = '[[case]]\nname = "one"\n[[case]]\nname = "two"\n'
    for shared in ("given.deks = 3", 'then = ["P1: pass"]', 'proves = ["NOPE-1"]'):
        assert [result.verdict for result in written(tmp_path, f'id = "C-1"\n{shared}\n{cases}')] == ["ERROR"]
