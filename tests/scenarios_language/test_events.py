"""Events in scenarios: every word of a pattern is known, or the scenario is wrong."""

from pathlib import Path

import pytest
from tests.scenarios_language.scenario_text import FIGHT, written

TEAMS = 'given.teams = true\ngiven.players = 4\ngiven.P1 = { place = "REC" }\n'
TO_BLOCK_B = 'when = ["P1: cautious move to Block B"]\n'
GRAB = (
    'given.players = 3\ngiven.picks = ["pike"]\ngiven.P1 = { place = "CAF", hand = ["blade"] }\n'
    'given.P2 = { place = "CAF", hand = ["pike"] }\n'
    'when = ["P1: extort P2 for shovel with blade", "P2: refuse", "P2: stop"]\n'
)
EXACT = (
    '"demanded P1 shovel P2", "laid P1 blade", "cleared P1 blade", "combat P1 P2", "beaten P2 1", "grabbed P1 {} P2", '
    '"finished P1 extort"'
)


def line(text: str) -> str:
    """One check at the end."""
    return f"then = ['''{text}''']"


GOOD = {
    "a Place of two words at the end": TEAMS + TO_BLOCK_B + line('events include "moved P1 REC Block B"'),
    "a Place of two words at the start": (
        'given.teams = true\ngiven.players = 4\ngiven.P2 = { place = "Block B" }\ngiven.active = "P2"\n'
        'when = ["P2: cautious move to REC"]\n' + line('events include "moved P2 Block B REC"')
    ),
    "a Place of three words": 'when = ["P1: cautious move to SOL"]\n'
    + line('events include "moved P1 Cell Block Solitary Confinement"'),
    "a card of two words": 'given.P1 = { hand = ["Cafeteria Key"] }\nwhen = ["P1: play Cafeteria Key"]\n'
    + line('events include "laid P1 Cafeteria Key", "chose P1 play Cafeteria Key turn"'),
    "a decision without its operand": FIGHT + 'when = ["P1: extort P2"]\n' + line('events include "chose P1 extort"'),
    "a star for several operands": TEAMS + TO_BLOCK_B + line('events include "moved * Block B"'),
    "a star for any event": TEAMS + TO_BLOCK_B + line('events exclude "* P2"'),
    "part of a name": TEAMS + TO_BLOCK_B + line('events include "moved P1 * cell_*"'),
    "a loss of cigarettes": 'given.P1 = { place = "REC", cigarettes = 3 }\nwhen = ["P1: buy knife"]\n'
    + line('events include "cigarettes P1 -*"'),
    "exactly what happened": GRAB + line(f"events == [{EXACT.format('pike')}]"),
    "exactly what a seat saw": GRAB + line(f"events for P3 == [{EXACT.format('a card')}]"),
    "exactly, without quotes": 'when = ["P1: pass"]\n' + line("events for spectator == [turn P2 1]"),
    "exactly, with decisions": 'when = ["P1: pass"]\n' + line('events == ["chose P1 pass", "turn P2"]'),
    "nothing": line("events == []"),
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_events_that_happened(tmp_path: Path, text: str) -> None:
    (result,) = written(tmp_path, f'id = "E-1"\n{text}')
    assert result.ok, str(result)


WRONG = {
    "a Place of two words that is excluded": (
        TEAMS + TO_BLOCK_B + line('events exclude "moved P1 REC Block B"'),
        "expected no event 'moved P1 yard cell_b'",
    ),
    "a star that is excluded": (TEAMS + TO_BLOCK_B + line('events exclude "moved * Block B"'), "moved P1 yard cell_b"),
    "one event too few": ('when = ["P1: pass"]\n' + line("events == []"), "1: turn P2 1"),
    "one event too many": (line('events == ["turn P2"]'), "nothing happened"),
    "another event": (
        'when = ["P1: pass"]\n' + line('events == ["turn P1"]'),
        "event 1 is 'turn P1'\n     but      it is 'turn P2 1'",
    ),
    "decisions, once one is named": (
        'when = ["P1: pass"]\n' + line('events == ["chose P1 pass"]'),
        "chose P1 pass turn; turn P2 1",
    ),
    "a card that a seat does not see": (
        GRAB + line(f"events for P3 == [{EXACT.format('pike')}]"),
        "grabbed P1 a card P2",
    ),
}


@pytest.mark.parametrize(("text", "told"), WRONG.values(), ids=WRONG)
def test_events_that_did_not_happen(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, f'id = "E-1"\n{text}')
    assert result.verdict == "FAIL", str(result)
    assert told in str(result)


BAD = {
    'exclude "moved P1 REC Blocc B"': ("no slot is called 'Blocc B'", "did you mean 'block B'"),
    'exclude "moved P1 RECC CAF"': ("no slot is called 'RECC'", "write 'moved SEAT START END'"),
    'exclude "moved P1 CB REC CAF"': ("'CAF' is too much", "write 'moved SEAT START END'"),
    'exclude "moved P7"': ("there is no seat 'P7'", "P1 to P2"),
    'exclude "moovd P1"': ("no event is called 'moovd'", "did you mean 'moved'"),
    'exclude "mo*vd P1"': ("no event is called 'mo*vd'", "did you mean 'moved'"),
    'exclude "* P1 knive"': ("is no event", "write"),
    'exclude "drew P1 lnk"': ("no card is called 'lnk'", "did you mean 'link'"),
    'exclude "drew P1 zz*"': ("no card fits 'zz*'", "leave the * out"),
    'exclude "finished P1 digg"': ("no verb is called 'digg'", "did you mean 'dig'"),
    'exclude "chose P1 digg spoon"': ("is not an action", "did you mean 'dig'"),
    'exclude "chose P1 dig spoon trun"': ("is no event", "write 'chose SEAT ACTION QUESTION'"),
    'exclude "rolled P1 four"': ("'four' is no number", "a whole number"),
    'exclude "cigarettes P1 x*"': ("no number fits 'x*'", "leave the * out"),
    'exclude "punished P1 beeting P2"': ("'beeting' is not known here", "one of beating, hand, cigarettes"),
    'exclude "won P1 12"': ("'12' is too much", "write 'won SEAT'"),
    'exclude "discarded P1 a card"': ("everybody sees what was discarded", "name it"),
    'exclude "drew P1 a card"': ("without a viewer every card is named", "events for P1"),
    'exclude "moved P1 CB", beaten P2': ("is not events in quotes", 'write "beaten P2"'),
    "exclude beaten P2": ("is not events in quotes", 'write "beaten P2"'),
    'exclud "beaten P2"': ("is no line about events", "events include"),
    '== "beaten P2"': ("is no line about events", "events for P3 =="),
    '== ["beeten P2"]': ("no event is called 'beeten'", "did you mean 'beaten'"),
}


@pytest.mark.parametrize(("text", "told"), BAD.items(), ids=BAD)
def test_unknown_words_of_events(tmp_path: Path, text: str, told: tuple[str, str]) -> None:
    modules = "" if "Blok" not in text else "given.teams = true\ngiven.players = 4\n"
    modules += 'given.modules = ["warden"]\n' if "punished" in text else ""
    (result,) = written(tmp_path, f'id = "E-1"\n{modules}{line(f"events {text}")}')
    assert result.verdict == "ERROR", str(result)
    assert "then[1]: " in result.details[0]
    for part in told:
        assert part in result.details[0]


def test_events_that_can_be_read_in_two_ways(tmp_path: Path) -> None:
    overlay = '[[given.overlay]]\nplace = [{ slot = "yard", name = { en = "Cell REC" } }]\n'
    text = line('events exclude "moved P1 Cell REC"')
    (result,) = written(tmp_path, f'id = "E-1"\n{text}\n{overlay}')
    assert result.verdict == "ERROR"
    assert "can be read in several ways; write 'moved P1 cell yard' or 'moved P1 yard'" in str(result)
