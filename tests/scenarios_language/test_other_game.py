"""Two games compared as one seat sees them."""

from pathlib import Path

import pytest
from tests.scenarios_language.scenario_text import written

HANDS = """
given.players = 3
given.P1 = { hand = ["link"] }
other.given.P1 = { hand = ["pike"] }
"""

GOOD = {
    "hidden hands look the same": HANDS + 'then = ["view P2 == other", "view spectator == other", "view P1 != other"]',
    "the same decisions": HANDS
    + 'when = ["view P3 == other", "P1: search"]\nthen = ["view P3 == other", "events for P3 == other"]',
    "other decisions": HANDS + 'other.when = ["P1: pass"]\nwhen = ["P1: search"]\n'
    'then = ["view P3 != other", "events for P3 != other"]',
    "a card only its drawer sees": 'given.deck = ["link", "..."]\nother.given.deck = ["pike", "..."]\n'
    'when = ["P1: search"]\nthen = ["events for P2 == other", "events for P1 != other", "view P1 is not other game"]',
    "something less": 'given.players = 2\ngiven.P1 = { cigarettes = 3 }\nother.unset = ["P1.cigarettes"]\n'
    'then = ["view P2 != other"]',
    "another game in a case": 'given.P1 = { cigarettes = 3 }\n[[case]]\nname = "one"\n'
    'other.given.P1 = { cigarettes = 2 }\nthen = ["view P2 != other"]',
    "one other game for all cases": HANDS + '[[case]]\nname = "one"\nthen = ["view P2 == other"]',
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_games_compared(tmp_path: Path, text: str) -> None:
    (result,) = written(tmp_path, f'id = "O-1"\n{text}')
    assert result.ok, str(result)


WRONG = {
    "a difference": (
        'given.P1 = { cigarettes = 3 }\nother.given.P1 = { cigarettes = 2 }\nthen = ["view P2 == other"]',
        "view.seats[1].cigarettes is 3, in the other game 2",
    ),
    "no difference": (HANDS + 'then = ["view P3 != other"]', "both look the same"),
    "another story": (
        HANDS + 'other.when = ["P1: pass"]\nthen = ["events for spectator == other"]',
        "event 1 is 'nothing', in the other game 'chose P1 pass turn'",
    ),
    "the same story": (HANDS + 'then = ["events for P1 != other"]', "both look the same"),
    "a decision the other game refuses": (
        (
            'given.P1 = { hand = ["knife"], place = "REC" }\nother.unset = ["P1.hand"]\nwhen = ["P1: sell knife"]\n'
            'then = ["view P2 != other"]'
        ),
        "in the other game: P1: sell knife is possible",
    ),
}


@pytest.mark.parametrize(("text", "told"), WRONG.values(), ids=WRONG)
def test_comparisons_that_fail(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, f'id = "O-1"\n{text}')
    assert result.verdict == "FAIL", str(result)
    assert told in str(result)


BAD = {
    "no other game": ('then = ["view P1 == other"]', "then[1]: there is no other game to compare with; write"),
    "an unknown key": (HANDS + 'other.gvien = {}\nthen = ["over"]', "did you mean 'given'"),
    "an unknown key of the position": (
        HANDS + 'other.given.deks = 3\nthen = ["view P1 == other"]',
        "other.given.deks: there is no such key",
    ),
    "a check in the other game": (HANDS + 'other.when = ["over"]\nthen = ["over"]', "the other game is only played"),
    "a seat that is not there": (HANDS + 'then = ["view P5 == other"]', "there is no seat 'P5'; P1 to P3"),
    "an edition that cannot be": (
        HANDS + 'other.given.options = { bnk = 75 }\nthen = ["view P1 == other"]',
        "did you mean 'bank'",
    ),
}


@pytest.mark.parametrize(("text", "told"), BAD.values(), ids=BAD)
def test_comparisons_that_are_wrong(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, f'id = "O-1"\n{text}')
    assert result.verdict == "ERROR", str(result)
    assert told in str(result)
