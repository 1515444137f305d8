"""The words of the modules in scenarios: what can be given, said and asked, and how a slip is told."""

from pathlib import Path

import pytest
from tests.scenarios_language.scenario_text import written

TEAMS = "given.players = 4\ngiven.teams = true\n"
GOOD = {
    "modules in any spelling": 'given.modules = ["LIB", "Psychiatric Ward"]\n'
    'then = ["modules == [library, ward]", "place.Library == SHO", "place.PSY == SOL"]',
    "tokens as a list, by an old name": 'given.modules = ["gymnasium"]\n'
    'given.P1 = { tokens = ["Bodybuilding", "workout x 2"] }\n'
    'then = ["P1.tokens.workout == 3", "P1.tokens.size == 3", "tokens.workout == 7"]',
    "Michel(le) cards by id and by what they show": 'given.modules = ["michel"]\n'
    'given.michel_deck = ["wants_small", "knife: spoon + pickaxe", "K(P,S)", "N x 2"]\n'
    'then = ["michel_deck == [K(S,P) x 3, empty_handed x 2]", "michel_deck.N == 2", "michel_deck.top == wants_small"]',
    "more of a card than the box has": 'given.modules = ["michelle"]\ngiven.michel_deck = ["K(SH) x 9", "N"]\n'
    'then = ["michel_deck.size == 10", "box.michel == 8"]',
    "who sits where": TEAMS + 'then = ["team.A == [P1, P3]", "P2.team == team B", "P2.place == Block B"]',
    "an unasked report": 'given.modules = ["warden"]\ngiven.warden = "CB"\n'
    'given.options = { report_mode = "vigilant" }\ngiven.P1 = { hand = ["spoon"] }\n'
    'when = ["P1: dig spoon", "asked == P1", "reportable == P1", "view P2: reportable == P1", '
    '"P2 can report", "P2 options: report", '
    '"P1 cannot report", "P2: report", "P1.place == SOL", "view P3: reportable == none", "replays equal"]',
    "a Background put off face down": 'given.modules = ["library"]\ngiven.background_discard = ["FXB-A", "~FXB-B"]\n'
    'then = ["background_discard == [FXB-A, ~FXB-B]", "view P1: background_discard == [FXB-A]", '
    '"view P1: background_discard.size == 2"]',
    "an Exchange step by step": TEAMS
    + 'given.P1 = { place = "CAF", hand = ["link"] }\ngiven.P3 = { place = "CAF", hand = ["cap"] }\n'
    'when = ["P1: exchange P3", "P1: card link", "P1: ask_any", "P1: propose", "P3: card cap", "P3: accept"]\n'
    'then = ["P1.hand == [cap]"]',
    "nobody is asked": 'given.modules = ["michel"]\nthen = ["P2 options: none"]',
    "the prototype": 'given.options = { ruleset = "prototype" }\nthen = ["box.gangs == 4"]',
    "the other prototype": 'given.edition = "prototype_en"\nthen = ["option.ruleset == prototype"]',
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_the_words_of_modules_hold(tmp_path: Path, text: str) -> None:
    (result,) = written(tmp_path, f'id = "G-1"\n{text}')
    assert result.ok, str(result)


BAD = {
    "an unknown module": ('given.modules = ["libary"]\nthen = ["over"]', "did you mean 'library'"),
    "a module that is no list": ('given.modules = "library"\nthen = ["over"]', "given.modules: is str, not a list"),
    "teams as a number": (
        'given.teams = 2\nthen = ["over"]',
        'given.teams: 2 is not possible; true, or the side of every seat: "ABAB"',
    ),
    "an unknown token": (
        'given.modules = ["library"]\ngiven.P1 = { tokens = { spyy = 1 } }\nthen = ["over"]',
        "P1.tokens: no token is called 'spyy'; did you mean 'spy'",
    ),
    "an unknown Trauma": (
        'given.modules = ["ward"]\ngiven.P1 = { trauma = "serch" }\nthen = ["over"]',
        "P1.trauma: no Trauma is called 'serch'; did you mean 'search'",
    ),
    "an unknown Michel(le) card": (
        'given.modules = ["michel"]\ngiven.michel_deck = ["K(X)", "N"]\nthen = ["over"]',
        "given.michel_deck: no Michel(le) card is called 'K(X)'",
    ),
    "a deck of Knives": (
        'given.modules = ["michel"]\ngiven.michel_deck = ["K(S)"]\nthen = ["over"]',
        "given.michel_deck: RULING-3: deck and discard pile hold no Michel(le) card without a Knife; put one into",
    ),
    "Michel(le) cards without Michel(le)": (
        'given.michel_deck = ["N"]\nthen = ["over"]',
        "no Michel(le) card shows N; play with the module michel or michelle",
    ),
    "a team that is none": (
        'then = ["team.A.points == 0"]',
        "there is no team 'A'; team.A or team.B, in a game with teams = true",
    ),
    "a part of a team that is none": (TEAMS + 'then = ["team.A.hand == 0"]', "a team has no 'hand'; points or size"),
    "a part of a figure": ('given.modules = ["michel"]\nthen = ["michel.hand == 0"]', "'michel' has no part 'hand'"),
    "a part of a Trauma": (
        'given.modules = ["ward"]\nthen = ["P1.trauma.kind == 0"]',
        "'P1.trauma' has no part 'kind'",
    ),
    "an Exchange that is not there": ('then = ["view P1: exchange.given == []"]', "an Exchange has no 'given'"),
    "two Bandages": (
        (
            'given.modules = ["laundry"]\ngiven.P1 = { place = "LAUN", hand = ["pike"], tokens = { bandage = 2 } }\n'
            'when = ["P1: craft pickaxe with bandage, bandage"]'
        ),
        "one bandage stands in for one card; name it once (RULING-144)",
    ),
}


@pytest.mark.parametrize(("text", "told"), BAD.values(), ids=BAD)
def test_slips_with_modules_get_one_clear_error(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, f'id = "B-1"\n{text}')
    assert result.verdict == "ERROR", str(result)
    assert told in str(result)
    assert len(result.details) == 1
